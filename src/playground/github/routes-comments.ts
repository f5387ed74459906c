import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, demandThread, demandUnlocked, readableThreads } from './access.ts';
import type { Identity } from './identity.ts';
import { invalid, notFound } from './refusal.ts';
import {
  BODY_LIMIT,
  bodyOf,
  checkLength,
  numberOf,
  page,
  type Request,
  type RouteTools,
  since,
  threadOf,
  type Variables,
} from './request.ts';
import type { Comment, ReviewComment, Thread } from './state.ts';

const commentBody = v.object({ body: v.string() });

/** Comments in conversations, and those on lines of a pull request's diff. */
export function commentRoutes({ state, answers, apiUrl }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/issues/comments', (context) => {
    const repository = context.get('repository');
    const readable = readableThreads(context.get('identity'), repository);
    const found = ordered(context, repository.comments).filter(({ thread }) => {
      const commented = repository.threads.get(thread);
      return commented !== undefined && readable(commented);
    });
    return page(
      context,
      found.map((comment) => answers.comment(repository, comment)),
      apiUrl,
    );
  });

  routes.get('/issues/comments/:id', (context) =>
    context.json(answers.comment(context.get('repository'), commentOf(context, 'read'))),
  );

  routes.patch('/issues/comments/:id', async (context) => {
    const comment = commentOf(context, 'write');
    const { body } = await bodyOf(context, commentBody);
    if (body.trim() === '') throw invalid({ resource: 'IssueComment', code: 'missing_field', field: 'body' });
    checkLength('IssueComment', body);
    Object.assign(comment, { body, updatedAt: state.timestamp() });
    return context.json(answers.comment(context.get('repository'), comment));
  });

  routes.delete('/issues/comments/:id', (context) => {
    context.get('repository').comments.delete(commentOf(context, 'write').id);
    return context.body(null, 204);
  });

  routes.get('/issues/:number/comments', (context) => {
    const repository = context.get('repository');
    const thread = threadOf(context);
    demandThread(context.get('identity'), repository, { thread, access: 'read' });
    const found = [...repository.comments.values()]
      .filter((comment) => comment.thread === thread.number)
      .filter(since(context));
    return page(
      context,
      found.map((comment) => answers.comment(repository, comment)),
      apiUrl,
    );
  });

  routes.post('/issues/:number/comments', async (context) => {
    const repository = context.get('repository');
    const thread = threadOf(context);
    const { account } = mayComment(context, thread);
    const { body } = await bodyOf(context, commentBody);
    if (body.trim() === '') throw unprocessable('Body cannot be blank');
    // GitHub words this refusal differently from that of an edit.
    if (body.length > BODY_LIMIT) throw unprocessable(`Body is too long (maximum is ${BODY_LIMIT} characters)`);
    const comment = state.addComment(repository, thread.number, { author: account.login, body });
    return context.json(answers.comment(repository, comment), 201);
  });

  return routes;
}

/** Comments on lines of a pull request's diff. */
export function reviewCommentRoutes({ state, answers, apiUrl }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/pulls/comments', (context) => {
    const repository = context.get('repository');
    demand(context.get('identity'), repository, { scope: 'pull_requests', access: 'read' });
    const found = ordered(context, repository.reviewComments);
    return page(
      context,
      found.map((comment) => answers.reviewComment(repository, comment)),
      apiUrl,
    );
  });

  routes.get('/pulls/comments/:id', (context) =>
    context.json(answers.reviewComment(context.get('repository'), reviewCommentOf(context, 'read'))),
  );

  routes.patch('/pulls/comments/:id', async (context) => {
    const comment = reviewCommentOf(context, 'write');
    const { body } = await bodyOf(context, commentBody);
    if (body.trim() === '') throw invalid({ resource: 'IssueComment', code: 'missing_field', field: 'body' });
    checkLength('IssueComment', body);
    Object.assign(comment, { body, updatedAt: state.timestamp() });
    return context.json(answers.reviewComment(context.get('repository'), comment));
  });

  routes.get('/pulls/:number/comments', (context) => {
    const repository = context.get('repository');
    const thread = pullOf(context);
    demandThread(context.get('identity'), repository, { thread, access: 'read' });
    const found = ordered(context, repository.reviewComments).filter((comment) => comment.thread === thread.number);
    return page(
      context,
      found.map((comment) => answers.reviewComment(repository, comment)),
      apiUrl,
    );
  });

  routes.post('/pulls/:number/comments/:id/replies', async (context) => {
    const repository = context.get('repository');
    const thread = pullOf(context);
    const { account } = mayComment(context, thread);
    const first = repository.reviewComments.get(numberOf(context, 'id'));
    // Replies to replies are not supported.
    if (first === undefined || first.thread !== thread.number || first.inReplyTo !== null) throw notFound();
    const { body } = await bodyOf(context, commentBody);
    if (body.trim() === '') throw unprocessable('Body cannot be blank');
    if (body.length > BODY_LIMIT) throw unprocessable(`Body is too long (maximum is ${BODY_LIMIT} characters)`);
    const { path, line, diffHunk } = first;
    const wanted = { author: account.login, body, path, line, diffHunk, inReplyTo: first.id };
    return context.json(
      answers.reviewComment(repository, state.addReviewComment(repository, thread.number, wanted)),
      201,
    );
  });

  return routes;
}

/** Sorts a list as its query requests. */
function ordered<T extends Comment>(context: Request, comments: ReadonlyMap<number, T>): readonly T[] {
  const byUpdate = context.req.query('sort') === 'updated';
  const found = [...comments.values()]
    .filter(since(context))
    .toSorted((one, other) => (byUpdate ? one.updatedAt.localeCompare(other.updatedAt) : 0) || one.id - other.id);
  return context.req.query('direction') === 'desc' ? found.reverse() : found;
}

function pullOf(context: Request): Thread {
  const thread = threadOf(context);
  if (thread.pull === null) throw notFound();
  return thread;
}

/** Finds the comment in the path, if the sender may read or write it. Throws 404, 403 or 410. */
export function commentOf(context: Request, access: 'read' | 'write'): Comment {
  return visibleComment(context, { access, comments: context.get('repository').comments });
}

/** Finds the review comment in the path, if the sender may read or write it. Throws 404 or 403. */
export function reviewCommentOf(context: Request, access: 'read' | 'write'): ReviewComment {
  return visibleComment(context, { access, comments: context.get('repository').reviewComments });
}

function visibleComment<T extends Comment>(
  context: Request,
  { access, comments }: { readonly access: 'read' | 'write'; readonly comments: ReadonlyMap<number, T> },
): T {
  const repository = context.get('repository');
  const comment = comments.get(numberOf(context, 'id'));
  const thread = comment === undefined ? undefined : repository.threads.get(comment.thread);
  if (comment === undefined || thread === undefined) throw notFound();
  demandThread(context.get('identity'), repository, { thread, access });
  return comment;
}

function mayComment(context: Request, thread: Thread): Identity {
  const [identity, repository] = [context.get('identity'), context.get('repository')];
  demandThread(identity, repository, { thread, access: 'write' });
  demandUnlocked(identity, repository, { thread, what: 'comment' });
  return identity;
}

function unprocessable(message: string): Error {
  return invalid({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message });
}
