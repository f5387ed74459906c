import { Hono } from 'hono';
import * as v from 'valibot';
import { demandThread, demandUnlocked, readableThreads } from './access.ts';
import type { Access } from './identity.ts';
import { invalid, notFound } from './refusal.ts';
import {
  BODY_LIMIT,
  bodyOf,
  checkLength,
  numberOf,
  page,
  permitted,
  permittedThread,
  type Request,
  type RouteTools,
  senderOf,
  since,
  threadOf,
  type Variables,
} from './request.ts';
import type { Comment, Thread } from './state.ts';

const commentBody = v.object({ body: v.string() });

/** Comments in conversations, and those on lines of a pull request's diff: their paths, and where they are kept. */
const KINDS = { '/issues': 'comments', '/pulls': 'reviewComments' } as const;
type Kept = (typeof KINDS)[keyof typeof KINDS];

export function commentRoutes({ state, answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  const shown = (context: Request, comment: Comment): object => answers.comment(context.get('repository'), comment);
  const listed = (context: Request, found: readonly Comment[]): Response =>
    page(context, found, (comment) => shown(context, comment));

  for (const [path, kept] of Object.entries(KINDS)) {
    routes.get(`${path}/comments`, (context) => {
      const repository = context.get('repository');
      if (kept === 'reviewComments') permitted(context, 'pull_requests', 'read');
      const readable = readableThreads(senderOf(context));
      const isReadable = ({ thread }: Comment): boolean => {
        const commented = repository.threads.get(thread);
        return commented !== undefined && readable(commented);
      };
      return listed(context, ordered(context, repository[kept]).filter(isReadable));
    });

    routes.get(`${path}/comments/:id`, (context) => context.json(shown(context, commentOf(context, kept, 'read'))));

    routes.patch(`${path}/comments/:id`, async (context) => {
      const comment = commentOf(context, kept, 'write');
      const { body } = await bodyOf(context, commentBody);
      if (body.trim() === '') throw invalid({ resource: 'IssueComment', code: 'missing_field', field: 'body' });
      checkLength('IssueComment', body);
      Object.assign(comment, { body, updatedAt: state.timestamp() });
      return context.json(shown(context, comment));
    });

    routes.get(`${path}/:number/comments`, (context) => {
      const { number } = conversationOf(context, kept, 'read');
      const found = ordered(context, context.get('repository')[kept]).filter(({ thread }) => thread === number);
      return listed(context, found);
    });
  }

  routes.post('/issues/:number/comments', async (context) => {
    const { number } = writableOf(context, 'comments');
    const wanted = { author: context.get('identity').account.login, body: await newTextOf(context) };
    return context.json(shown(context, state.addComment(context.get('repository'), number, wanted)), 201);
  });

  routes.post('/pulls/:number/comments/:id/replies', async (context) => {
    const repository = context.get('repository');
    const { number } = writableOf(context, 'reviewComments');
    const first = repository.reviewComments.get(numberOf(context, 'id'));
    // Replies to replies are not supported.
    if (first === undefined || first.thread !== number || first.inReplyTo !== null) throw notFound();
    const { path, line, diffHunk, id: inReplyTo } = first;
    const written = { author: context.get('identity').account.login, body: await newTextOf(context) };
    const reply = state.addReviewComment(repository, number, { ...written, path, line, diffHunk, inReplyTo });
    return context.json(shown(context, reply), 201);
  });

  return routes;
}

function ordered(context: Request, comments: ReadonlyMap<number, Comment>): readonly Comment[] {
  const byUpdate = context.req.query('sort') === 'updated';
  const found = [...comments.values()]
    .filter(since(context))
    .toSorted((one, other) => (byUpdate ? one.updatedAt.localeCompare(other.updatedAt) : 0) || one.id - other.id);
  return context.req.query('direction') === 'desc' ? found.reverse() : found;
}

/** Finds the thread in the path. Throws 404, 403 or 410. */
function conversationOf(context: Request, kept: Kept, access: Access): Thread {
  if (kept === 'reviewComments' && threadOf(context).pull === null) throw notFound();
  return permittedThread(context, access);
}

function writableOf(context: Request, kept: Kept): Thread {
  const thread = conversationOf(context, kept, 'write');
  demandUnlocked(senderOf(context), thread, 'comment');
  return thread;
}

/** Finds the comment in the path, if the sender may read or write it. Throws 404, 403 or 410. */
export function commentOf(context: Request, kept: Kept, access: Access): Comment {
  const repository = context.get('repository');
  const comment: Comment | undefined = repository[kept].get(numberOf(context, 'id'));
  const thread = comment === undefined ? undefined : repository.threads.get(comment.thread);
  if (comment === undefined || thread === undefined) throw notFound();
  demandThread(senderOf(context), thread, access);
  return comment;
}

/** GitHub words these refusals differently from those of an edit. */
async function newTextOf(context: Request): Promise<string> {
  const { body } = await bodyOf(context, commentBody);
  const refusal = { resource: 'IssueComment', code: 'unprocessable', field: 'data' };
  if (body.trim() === '') throw invalid({ ...refusal, message: 'Body cannot be blank' });
  if (body.length <= BODY_LIMIT) return body;
  throw invalid({ ...refusal, message: `Body is too long (maximum is ${BODY_LIMIT} characters)` });
}
