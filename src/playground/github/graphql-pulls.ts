import { demand } from './access.ts';
import { type Answers, fullName } from './answers.ts';
import { follow, pullsOfCommits } from './branches.ts';
import type { Account } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { Request } from './request.ts';
import type { Pull, RepositoryState } from './state.ts';

const MOST_NODES = 100;

/** Lists open pull requests, newest first, with their first comments, as GraphQL does. */
export async function openPulls(
  context: Request,
  repository: RepositoryState,
  wanted: { readonly most: number; readonly comments: number },
): Promise<object> {
  demand(context.get('identity'), repository, { scope: 'pull_requests', access: 'read' });
  if (wanted.most > MOST_NODES || wanted.comments > MOST_NODES) throw new Refusal(422, 'Too many nodes');
  const open = [...repository.threads.values()]
    .flatMap((thread) => (thread.pull === null || thread.state !== 'open' ? [] : [{ thread, pull: thread.pull }]))
    .toReversed()
    .slice(0, wanted.most);
  await Promise.all(open.map((each) => follow(repository, each)));
  const nodes = open.map(({ thread, pull }) => ({
    number: thread.number,
    headRefOid: pull.headSha,
    headRepository: headRepository(repository, pull),
    comments: {
      nodes: [...repository.comments.values()]
        .filter((comment) => comment.thread === thread.number)
        .slice(0, wanted.comments)
        .map((comment) => ({ author: actor(comment.author), body: comment.body, createdAt: comment.createdAt })),
    },
  }));
  return { data: { repository: { pullRequests: { nodes } } } };
}

/** Lists the pull requests of commits, each by its alias, as GraphQL does. */
export async function pullsOfAliases(
  context: Request,
  repository: RepositoryState,
  { aliases, answers }: { readonly aliases: readonly (readonly [string, string])[]; readonly answers: Answers },
): Promise<object> {
  demand(context.get('identity'), repository, { scope: 'pull_requests', access: 'read' });
  const found = await pullsOfCommits(
    repository,
    aliases.map(([, sha]) => sha),
  );
  const commits = aliases.map(([alias], index) => {
    const nodes = (found[index] ?? []).map(({ thread, pull }) => ({
      ...{ number: thread.number, title: thread.title, body: thread.body ?? '' },
      url: `${answers.repository(repository).html_url}/pull/${thread.number}`,
      state: pull.mergedAt !== null ? 'MERGED' : thread.state.toUpperCase(),
      author: actor(thread.author),
      baseRefName: pull.base,
      baseRepository: { nameWithOwner: fullName(repository) },
      headRefName: pull.head,
      headRefOid: pull.headSha,
      headRepository: headRepository(repository, pull),
      mergeCommit: pull.mergeSha === undefined || pull.mergedAt === null ? null : { oid: pull.mergeSha },
    }));
    return [alias, { associatedPullRequests: { nodes } }];
  });
  return { data: { repository: Object.fromEntries(commits) } };
}

function headRepository(repository: RepositoryState, { fork }: Pull): object {
  return {
    databaseId: fork?.id ?? repository.id,
    nameWithOwner: `${fork?.owner ?? repository.owner}/${repository.name}`,
  };
}

/** In GraphQL a bot's login lacks its `[bot]`. */
function actor({ login, type }: Account): object {
  return { __typename: type, login: type === 'Bot' ? login.replace(/\[bot\]$/, '') : login };
}
