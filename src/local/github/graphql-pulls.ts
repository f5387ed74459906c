import { demand } from './access.ts';
import { follow } from './branches.ts';
import type { Account } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { Request } from './request.ts';
import type { RepositoryState } from './state.ts';

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
    headRepository: {
      databaseId: pull.fork?.id ?? repository.id,
      nameWithOwner: `${pull.fork?.owner ?? repository.owner}/${repository.name}`,
    },
    comments: {
      nodes: [...repository.comments.values()]
        .filter((comment) => comment.thread === thread.number)
        .slice(0, wanted.comments)
        .map((comment) => ({ author: actor(comment.author), body: comment.body, createdAt: comment.createdAt })),
    },
  }));
  return { data: { repository: { pullRequests: { nodes } } } };
}

/** In GraphQL a bot's login lacks its `[bot]`. */
function actor({ login, type }: Account): object {
  return { __typename: type, login: type === 'Bot' ? login.replace(/\[bot\]$/, '') : login };
}
