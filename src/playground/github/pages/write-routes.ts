import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { demand, demandThread, demandUnlocked } from '../access.ts';
import type { Identity } from '../identity.ts';
import { issuesDisabled, Refusal } from '../refusal.ts';
import { BODY_LIMIT } from '../request.ts';
import type { GitHubState } from '../state.ts';
import { hunkTo } from './diff.ts';
import { refusedPage } from './list-pages.ts';
import type { Openness, Playground } from './playground.ts';
import { changesOf } from './pull-changes.ts';
import { repositoryOf } from './repository-of.ts';
import { threadPath } from './thread-page.ts';
import { TITLE_LIMIT } from './write-box.ts';

/** In a form, a character of the longest text takes at most nine bytes. */
const MOST_BYTES = 10 * BODY_LIMIT;
const UNKNOWN_WRITER = "You can't write as this account: it is not in the list.";
const FORM = 'application/x-www-form-urlencoded';

const text = v.pipe(v.string(), v.maxLength(BODY_LIMIT, `A text has at most ${BODY_LIMIT} characters.`));
const newComment = v.object({
  as: v.string(),
  body: v.pipe(
    text,
    v.check((body) => body.trim() !== '', "A comment can't be blank."),
  ),
});
const newReviewComment = v.object({
  ...newComment.entries,
  path: v.string(),
  line: v.pipe(v.string(), v.digits('A line is a number.'), v.transform(Number)),
});
const newIssue = v.object({
  as: v.string(),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('An issue needs a title.'),
    v.maxLength(TITLE_LIMIT, `A title has at most ${TITLE_LIMIT} characters.`),
  ),
  body: text,
});

/** Takes comments and issues from visitors of the pages. Without a playground there is no such route. */
export function writeRoutes(state: GitHubState, openness: Openness): Hono {
  const routes = new Hono();
  routes.use(
    bodyLimit({ maxSize: MOST_BYTES, onError: (context) => refused(context, 413, 'This is too long for a comment.') }),
  );

  routes.post('/:owner/:name/:kind{issues|pull}/:number{\\d+}/comments', async (context, next) => {
    const [{ playground }, repository] = [openness, repositoryOf(state, context)];
    const thread = repository?.threads.get(Number(context.req.param('number')));
    if (playground === null || repository === undefined || thread === undefined) return next();
    const sent = await read(context, newComment);
    if (sent instanceof Response) return sent;
    const { as, body } = sent;
    const identity = writer(state, playground, as);
    if (identity === null) return refused(context, 403, UNKNOWN_WRITER);
    return unlessRefused(context, () => {
      demandThread(identity, repository, { thread, access: 'write' });
      demandUnlocked(identity, repository, { thread, what: 'comment' });
      const comment = state.addComment(repository, thread.number, { author: identity.account.login, body });
      playground.commented(repository, comment);
      return context.redirect(`${threadPath(repository, thread)}#issuecomment-${comment.id}`, 303);
    });
  });

  routes.post('/:owner/:name/pull/:number{\\d+}/review-comments', async (context, next) => {
    const [{ playground }, repository] = [openness, repositoryOf(state, context)];
    const thread = repository?.threads.get(Number(context.req.param('number')));
    if (playground === null || repository === undefined || thread === undefined) return next();
    const sent = await read(context, newReviewComment);
    if (sent instanceof Response) return sent;
    const { as, body, path, line } = sent;
    const identity = writer(state, playground, as);
    if (identity === null) return refused(context, 403, UNKNOWN_WRITER);
    const file = (await changesOf(repository, thread))?.files.find(({ name }) => name === path);
    const diffHunk = file === undefined ? null : hunkTo(file, line);
    if (diffHunk === null) return refused(context, 422, 'The changes of this pull request do not show that line.');
    return unlessRefused(context, () => {
      demandThread(identity, repository, { thread, access: 'write' });
      demandUnlocked(identity, repository, { thread, what: 'comment' });
      const wanted = { author: identity.account.login, body, path, line, diffHunk };
      const comment = state.addReviewComment(repository, thread.number, wanted);
      playground.commented(repository, comment);
      return context.redirect(`${threadPath(repository, thread)}#discussion_r${comment.id}`, 303);
    });
  });

  routes.post('/:owner/:name/issues', async (context, next) => {
    const [{ playground }, repository] = [openness, repositoryOf(state, context)];
    if (playground === null || repository === undefined) return next();
    const sent = await read(context, newIssue);
    if (sent instanceof Response) return sent;
    const { as, title, body } = sent;
    const identity = writer(state, playground, as);
    if (identity === null) return refused(context, 403, UNKNOWN_WRITER);
    return unlessRefused(context, () => {
      demand(identity, repository, { scope: 'issues', access: 'write' });
      if (!repository.hasIssues) throw issuesDisabled();
      const thread = state.addThread(repository, { author: identity.account.login, title, body: body || null });
      return context.redirect(threadPath(repository, thread), 303);
    });
  });

  return routes;
}

/** Finds one of the playground's writers: no bot, and no made-up name. */
function writer(state: GitHubState, { writers }: Playground, login: string): Identity | null {
  if (!writers.some((each) => each.login === login)) return null;
  return { account: state.account(login), installation: false, permissions: {} };
}

/** Reads a form; returns the page to answer with if it is invalid. */
async function read<TSchema extends v.GenericSchema>(
  context: Context,
  schema: TSchema,
): Promise<v.InferOutput<TSchema> | Response> {
  if (context.req.header('content-type')?.split(';')[0]?.trim() !== FORM)
    return refused(context, 415, 'Only a form may be sent here.');
  const form = v.safeParse(schema, Object.fromEntries(new URLSearchParams(await context.req.text())));
  return form.success ? form.output : refused(context, 422, form.issues[0].message);
}

/** GitHub refuses for the same reasons by API and by page. */
async function unlessRefused(context: Context, act: () => Response): Promise<Response> {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return refused(context, error.status, error.message);
    throw error;
  }
}

async function refused(context: Context, status: Refusal['status'], reason: string): Promise<Response> {
  return context.html(refusedPage(reason), status);
}
