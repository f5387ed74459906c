import { Hono } from 'hono';
import * as v from 'valibot';
import { issuesDisabled } from './refusal.ts';
import {
  bodyOf,
  checkLength,
  page,
  permitted,
  permittedThread,
  type Request,
  type RouteTools,
  since,
  type Variables,
} from './request.ts';
import type { RepositoryState, Thread } from './state.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const newIssue = v.object({ title: text, body: v.nullish(v.string()), labels: v.optional(v.array(text)) });
const issueChange = v.object({
  title: v.optional(text),
  body: v.nullish(v.string()),
  state: v.optional(v.picklist(['open', 'closed'])),
  labels: v.optional(v.array(text)),
});

/** Issues. As at GitHub, pull requests are issues. */
export function issueRoutes({ state, answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/issues', (context) => {
    const repository = withIssues(context, 'read');
    const { state: wanted = 'open', labels: wantedLabels = '', creator, direction } = context.req.query();
    const labels = wantedLabels.split(',').filter((label) => label !== '');
    const has = (thread: Thread, label: string): boolean =>
      thread.labels.some((own) => own.toLowerCase() === label.toLowerCase());
    const found = [...repository.threads.values()]
      .filter((thread) => wanted === 'all' || thread.state === wanted)
      .filter((thread) => labels.every((label) => has(thread, label)))
      .filter((thread) => creator === undefined || thread.author.login === creator)
      .filter(since(context));
    const ordered = direction === 'asc' ? found : found.toReversed();
    return page(context, ordered, (thread) => answers.issue(repository, thread));
  });

  routes.post('/issues', async (context) => {
    const repository = withIssues(context, 'write');
    const { title, body = null, labels = [] } = await bodyOf(context, newIssue);
    checkLength('Issue', body ?? '');
    const thread = state.addThread(repository, { author: context.get('identity').account.login, title, body });
    label(repository, thread, labels);
    return context.json(answers.issue(repository, thread), 201);
  });

  routes.get('/issues/:number', (context) =>
    context.json(answers.issue(context.get('repository'), permittedThread(context, 'read'))),
  );

  routes.patch('/issues/:number', async (context) => {
    const repository = context.get('repository');
    const thread = permittedThread(context, 'write');
    const { labels, ...change } = await bodyOf(context, issueChange);
    checkLength('Issue', change.body ?? '');
    Object.assign(thread, change, { updatedAt: state.timestamp() });
    if (labels !== undefined) label(repository, thread, labels);
    return context.json(answers.issue(repository, thread));
  });

  routes.post('/issues/:number/labels', async (context) => {
    const repository = context.get('repository');
    const thread = permittedThread(context, 'write');
    const { labels } = await bodyOf(context, v.object({ labels: v.array(text) }));
    label(repository, thread, [...thread.labels, ...labels]);
    return context.json(thread.labels.map((name) => state.label(repository, name)));
  });

  /** Sets the labels of a thread. As at GitHub, missing ones are created. */
  function label(repository: RepositoryState, thread: Thread, names: readonly string[]): void {
    thread.labels = [...new Set(names.map((name) => state.label(repository, name).name))];
  }

  return routes;
}

function withIssues(context: Request, access: 'read' | 'write'): RepositoryState {
  const repository = permitted(context, 'issues', access);
  if (!repository.hasIssues) throw issuesDisabled();
  return repository;
}
