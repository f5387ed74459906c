import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, demandThread } from './access.ts';
import { react } from './reactions.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import { bodyOf, numberOf, page, type Request, type RouteTools, threadOf, type Variables } from './request.ts';
import type { Comment } from './state.ts';

/** GitHub's limit of a comment's or issue's text, in characters. */
const BODY_LIMIT = 65_536;

const text = v.pipe(v.string(), v.nonEmpty());
const newIssue = v.object({ title: text, body: v.nullish(v.string()), labels: v.optional(v.array(v.string())) });
const issueChange = v.object({
  title: v.optional(text),
  body: v.nullish(v.string()),
  state: v.optional(v.picklist(['open', 'closed'])),
  labels: v.optional(v.array(v.string())),
});
const commentBody = v.object({ body: text });

/** Issues, their comments, and reactions to both; pull requests are issues here, as at GitHub. */
export function issueRoutes({ state, answers, apiUrl }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/issues', (context) => {
    const repository = context.get('repository');
    if (!repository.hasIssues) throw new Refusal(410, 'Issues are disabled for this repo');
    const wantedState = context.req.query('state') ?? 'open';
    const labels = (context.req.query('labels') ?? '').split(',').filter((label) => label !== '');
    const found = [...repository.threads.values()]
      .filter((thread) => wantedState === 'all' || thread.state === wantedState)
      .filter((thread) => labels.every((label) => thread.labels.includes(label)))
      .toReversed();
    return page(
      context,
      found.map((thread) => answers.issue(repository, thread)),
      apiUrl,
    );
  });

  routes.post('/issues', async (context) => {
    const repository = context.get('repository');
    const { account } = context.get('identity');
    if (!repository.hasIssues) throw new Refusal(410, 'Issues are disabled for this repo');
    demand(context.get('identity'), repository, { scope: 'issues', access: 'write' });
    const { title, body, labels = [] } = await bodyOf(context, newIssue);
    limit('Issue', body ?? '');
    const thread = state.addThread(repository, { author: account.login, title, body: body ?? null });
    thread.labels = labels;
    return context.json(answers.issue(repository, thread), 201);
  });

  // Before `/issues/:number`, which would take "comments" for a number.
  routes.get('/issues/comments', (context) => {
    const repository = context.get('repository');
    const since = context.req.query('since') ?? '';
    const byUpdate = context.req.query('sort') === 'updated';
    const found = [...repository.comments.values()]
      .filter((comment) => Date.parse(comment.updatedAt) >= (since === '' ? 0 : Date.parse(since)))
      .toSorted((one, other) => (byUpdate ? one.updatedAt.localeCompare(other.updatedAt) : 0) || one.id - other.id);
    if (context.req.query('direction') === 'desc') found.reverse();
    return page(
      context,
      found.map((comment) => answers.comment(repository, comment)),
      apiUrl,
    );
  });

  routes.get('/issues/comments/:id', (context) =>
    context.json(answers.comment(context.get('repository'), commentOf(context))),
  );

  routes.patch('/issues/comments/:id', async (context) => {
    const repository = context.get('repository');
    const comment = commentOf(context);
    mayWriteTo(context, comment);
    const { body } = await bodyOf(context, commentBody);
    limit('IssueComment', body);
    comment.body = body;
    comment.updatedAt = state.timestamp();
    return context.json(answers.comment(repository, comment));
  });

  routes.delete('/issues/comments/:id', (context) => {
    const comment = commentOf(context);
    mayWriteTo(context, comment);
    context.get('repository').comments.delete(comment.id);
    return context.body(null, 204);
  });

  routes.get('/issues/:number', (context) => context.json(answers.issue(context.get('repository'), threadOf(context))));

  routes.patch('/issues/:number', async (context) => {
    const repository = context.get('repository');
    const thread = threadOf(context);
    demandThread(context.get('identity'), repository, { thread, access: 'write' });
    const { body, ...change } = await bodyOf(context, issueChange);
    limit('Issue', body ?? '');
    Object.assign(thread, change, body === undefined ? {} : { body }, { updatedAt: state.timestamp() });
    return context.json(answers.issue(repository, thread));
  });

  routes.get('/issues/:number/comments', (context) => {
    const repository = context.get('repository');
    const { number } = threadOf(context);
    const since = Date.parse(context.req.query('since') ?? '1970-01-01');
    const found = [...repository.comments.values()].filter(
      (comment) => comment.thread === number && Date.parse(comment.updatedAt) >= since,
    );
    return page(
      context,
      found.map((comment) => answers.comment(repository, comment)),
      apiUrl,
    );
  });

  routes.post('/issues/:number/comments', async (context) => {
    const repository = context.get('repository');
    const thread = threadOf(context);
    demandThread(context.get('identity'), repository, { thread, access: 'write' });
    const { body } = await bodyOf(context, commentBody);
    limit('IssueComment', body);
    const author = context.get('identity').account.login;
    return context.json(
      answers.comment(repository, state.addComment(repository, thread.number, { author, body })),
      201,
    );
  });

  routes.get('/issues/comments/:id/reactions', (context) => reactions(context, `comment/${commentOf(context).id}`));
  routes.get('/issues/:number/reactions', (context) => reactions(context, `issue/${threadOf(context).number}`));

  routes.post('/issues/comments/:id/reactions', async (context) => {
    const comment = commentOf(context);
    mayWriteTo(context, comment);
    return react(context, { state, answers, subject: `comment/${comment.id}` });
  });

  routes.post('/issues/:number/reactions', async (context) => {
    const thread = threadOf(context);
    demandThread(context.get('identity'), context.get('repository'), { thread, access: 'write' });
    return react(context, { state, answers, subject: `issue/${thread.number}` });
  });

  function reactions(context: Request, subject: string): Response {
    const found = context.get('repository').reactions.filter((reaction) => reaction.subject === subject);
    return page(
      context,
      found.map((reaction) => answers.reaction(reaction)),
      apiUrl,
    );
  }

  return routes;
}

function commentOf(context: Request): Comment {
  const comment = context.get('repository').comments.get(numberOf(context, 'id'));
  if (comment === undefined) throw notFound();
  return comment;
}

function mayWriteTo(context: Request, comment: Comment): void {
  const repository = context.get('repository');
  const thread = repository.threads.get(comment.thread);
  if (thread === undefined) throw notFound();
  demandThread(context.get('identity'), repository, { thread, access: 'write' });
}

function limit(resource: string, body: string): void {
  if (body.length > BODY_LIMIT)
    throw invalid(resource, 'body', `body is too long (maximum is ${BODY_LIMIT} characters)`);
}
