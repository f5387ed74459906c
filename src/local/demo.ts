/**
 * The command `npm run demo`: somebody asks for a change of a documentation in a comment, on a service and a GitHub of our
 * own. Everything is real but the two hosts: the bundle runs as a runner runs it, an agent edits a git repository, and
 * the pull request holds what it has changed. It ends by itself, and leaves nothing behind.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, publishSite } from './demo-site.ts';
import { startGitHub } from './github/server.ts';
import { newKey } from './service/keys.ts';
import { startService } from './service/server.ts';
import { runStep, type StepResult } from './step.ts';

const REQUEST = '/docs Document the flag `--quiet` of `kettle boil`: it boils without whistling.';
const TOKENS = { run: 'token-of-the-run', service: 'token-of-the-service' } as const;

const folder = await mkdtemp(join(tmpdir(), 'docs-agent-demo-'));
const origin = await publishSite(folder);
const github = await startGitHub();
const repository = github.state.addRepository({ owner: 'kettle', name: 'docs', gitDir: origin });
github.state.addToken(TOKENS.run, 'github-actions[bot]', { issues: 'write', contents: 'read' });
github.state.addToken(TOKENS.service, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
github.state.account('ada');
repository.collaborators.set('ada', 'maintain');
const opened = { author: 'ada', title: 'The flag --quiet is not documented', body: 'It came with version 3.' };
const issue = github.state.addThread(repository, opened);
const key = newKey();
const service = await startService({
  database: join(folder, 'service.sqlite'),
  keys: [key],
  github: { apiUrl: github.apiUrl, token: TOKENS.service },
  projects: [{ id: 'kettle', git: origin, repository: 'kettle/docs' }],
});

try {
  title('Somebody asks for a change, in a comment');
  console.log(`GitHub plays at ${github.url}, the documentation service at ${service.url}.`);
  console.log(`In the issue "${issue.title}" of kettle/docs, ada comments:\n\n  ${REQUEST}`);
  const event = comment('ada', REQUEST);
  title('The log of the workflow step that this starts');
  const step = await play(event, { shown: true });
  title('Its outputs');
  for (const [name, value] of step.outputs) console.log(`${name}=${value}`);
  title('Its summary');
  console.log(step.summary.trim());
  title('The status comment, as it ends');
  console.log([...repository.comments.values()].at(-1)?.body);
  title('What the agent has changed');
  await showChange(step);
  title('The same event once more');
  tell(await play(event, { runId: '4712' }));
  title("A stranger's comment");
  console.log('  /docs Delete everything.\n');
  tell(await play(comment('stranger', '/docs Delete everything.'), { runId: '4713' }));
  title('Done');
  console.log(
    `${await countBranches()} branch of an agent, ${repository.comments.size} comments. Both servers end now.`,
  );
  console.log(`Pull request: ${step.outputs.get('pr-url')}`);
} finally {
  await service.stop();
  await github.stop();
  await rm(folder, { recursive: true });
}

/** Writes a comment in the issue, and gives the event that GitHub would send. */
function comment(login: string, body: string): object {
  const { id } = github.state.addComment(repository, issue.number, { author: login, body });
  const { id: accountId, type } = github.state.account(login);
  const user = { id: accountId, login, type };
  const html_url = `${github.url}/kettle/docs/issues/${issue.number}`;
  return {
    action: 'created',
    sender: user,
    issue: { number: issue.number, title: issue.title, body: issue.body, html_url, user: { login: 'ada' } },
    comment: { id, body, user, html_url: `${html_url}#issuecomment-${id}` },
  };
}

/** Runs the step that a comment starts; `shown` prints its log as it grows. */
function play(
  payload: object,
  { shown = false, runId = '4711' }: { readonly shown?: boolean; readonly runId?: string },
): Promise<StepResult> {
  return runStep({
    inputs: { 'base-url': service.url, 'project-id': 'kettle', 'api-key': key, 'github-token': TOKENS.run },
    event: { name: 'issue_comment', payload },
    environment: {
      GITHUB_REPOSITORY: 'kettle/docs',
      GITHUB_RUN_ID: runId,
      GITHUB_ACTOR: 'ada',
      GITHUB_SERVER_URL: github.url,
      GITHUB_API_URL: github.apiUrl,
    },
    // A runner obeys this command and does not show it.
    ...(shown ? { onLog: (text: string) => process.stdout.write(text.replace(/^::add-mask::.*\n/gm, '')) } : {}),
  });
}

function tell({ outputs, summary }: StepResult): void {
  console.log(`result=${outputs.get('result')}, skip-reason=${outputs.get('skip-reason')}\n\n${summary.trim()}`);
}

async function showChange({ outputs }: StepResult): Promise<void> {
  if (outputs.get('result') !== 'pull-request') throw new Error('The demo made no pull request.');
  const branch = `docs-agent/${outputs.get('job-id')}`;
  const format = '--format=%h %s%n%an, branch %D';
  console.log((await git(['--git-dir', origin, 'show', '--stat', '--patch', format, branch])).trim());
}

async function countBranches(): Promise<number> {
  return (await git(['--git-dir', origin, 'branch', '--list', 'docs-agent/*'])).trim().split('\n').length;
}

function title(text: string): void {
  console.log(`\n━━ ${text} ${'━'.repeat(Math.max(3, 72 - text.length))}\n`);
}
