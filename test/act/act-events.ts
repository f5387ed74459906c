import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from '../../src/playground/demo-site.ts';
import { commentEvent } from '../../src/playground/github/events.ts';
import type { LocalGitHub } from '../../src/playground/github/server.ts';
import type { RepositoryState, Thread } from '../../src/playground/github/state.ts';

/** Who may write in the repository. */
export const PEOPLE = { writer: 'ada' } as const;

export interface ActEvent {
  readonly name: string;
  readonly payload: object;
  readonly actor: string;
  /** The commit of the run; without it, the default branch's last. */
  readonly sha?: string;
}

type Files = Readonly<Record<string, string>>;

interface Place {
  readonly github: LocalGitHub;
  readonly repository: RepositoryState;
  readonly issue: Thread;
  /** The bare repository, and a clone to commit in. */
  readonly origin: string;
  readonly clone: string;
}

/**
 * Makes the events of one repository; what they say is also true on the local GitHub and in git. All but comments is done
 * by the writer.
 */
export function eventsOf(place: Place) {
  const { github, repository, issue } = place;
  const { state, answers } = github;
  const actor = PEOPLE.writer;
  const payloadOf = (more: object): object => ({
    repository: answers.repository(repository),
    sender: answers.user(state.account(actor)),
    ...more,
  });
  const push = async (files: Files, message = 'Change the kettle'): Promise<ActEvent & { readonly before: string }> => {
    const { before, after } = await commitAndPush(place, files, message);
    const head = { id: after, message, author: { username: actor } };
    const payload = payloadOf({ ref: 'refs/heads/main', before, after, commits: [head], head_commit: head });
    return { name: 'push', payload, actor, sha: after, before };
  };
  return {
    comment: (login: string, body: string) => {
      const comment = state.addComment(repository, issue.number, { author: login, body });
      return { comment, event: commentEvent(answers, repository, comment) };
    },
    lineComment: (login: string, pullRequest: number, body: string) => {
      const line = { path: 'index.md', line: 3, diffHunk: '@@ -1 +1,3 @@\n # Kettle\n+\n+It is fast.' };
      const comment = state.addReviewComment(repository, pullRequest, { author: login, body, ...line });
      return { event: commentEvent(answers, repository, comment) };
    },
    push,
    merge: async (files: Files) => {
      const title = 'Add a fast mode';
      const { before, ...event } = await push(files, title);
      const mergeSha = event.sha ?? '';
      const pull = { head: 'fast', base: 'main', headSha: mergeSha, baseSha: before };
      const thread = state.addThread(repository, {
        author: actor,
        title,
        body: 'It is called --fast.',
        pull: { ...pull, mergedAt: state.timestamp(), mergeSha },
      });
      thread.state = 'closed';
      return { number: thread.number, event };
    },
    labelled: (name: string): ActEvent => {
      const label = state.label(repository, name);
      issue.labels.push(label.name);
      const payload = payloadOf({ action: 'labeled', issue: answers.issue(repository, issue), label });
      return { name: 'issues', payload, actor };
    },
    released: ({ prerelease }: { readonly prerelease: boolean }): ActEvent => {
      const page = `${github.url}/${repository.owner}/${repository.name}/releases/tag/v3.0.0`;
      const release = { id: 55, tag_name: 'v3.0.0', name: '3.0.0', draft: false, prerelease, html_url: page };
      return { name: 'release', payload: payloadOf({ action: 'published', release }), actor };
    },
    event: (name: string, more: object = {}): ActEvent => ({ name, payload: payloadOf(more), actor }),
  };
}

async function commitAndPush({ origin, clone }: Place, files: Files, message: string) {
  const tip = async (): Promise<string> => (await git(['--git-dir', origin, 'rev-parse', 'main'])).trim();
  const before = await tip();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(clone, name)), { recursive: true });
    await writeFile(join(clone, name), text);
  }
  await git(['-C', clone, 'add', '--all']);
  await git(['-C', clone, 'commit', '--quiet', '--message', message]);
  await git(['-C', clone, 'push', '--quiet', 'origin', 'HEAD:main']);
  return { before, after: await tip() };
}
