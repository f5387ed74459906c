import { type Context, type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import * as v from 'valibot';
import { demandThread, demandUnlocked, type Sender } from '../access.ts';
import type { Identity } from '../identity.ts';
import { notFound, Refusal } from '../refusal.ts';
import { BODY_LIMIT } from '../request.ts';
import type { GitHubState, Playground, RepositoryState, Thread } from '../state.ts';
import { type FileDiff, hunkTo } from './diff.ts';
import type { Html } from './document.ts';
import { refusedPage } from './list-pages.ts';
import { runsPath } from './run-page.ts';
import { changesOf, repositoryOf, threadPath } from './thread-page.ts';

export function commentBox(playground: Playground, repository: RepositoryState, thread: Thread): Html {
  const { command, examples } = playground;
  const example = thread.pull === null ? examples.issue : examples.pull;
  return html`<section id="write" class="write" aria-label="Write">
<form method="post" action="${threadPath(repository, thread)}/comments">
${textBox('Add a comment', `${command} ${example}`)}
<p class="quiet">A comment that begins with <code>${command}</code> starts a <a href="${runsPath(repository)}">workflow run</a>. <code>${command} help</code> lists what you can say.</p>
${sendRow(playground, 'Comment')}
</form>
</section>`;
}

export function reviewBox(playground: Playground, files: readonly FileDiff[], path: string): Html {
  return html`<details id="review" class="file write">
<summary>Comment on a line</summary>
<form method="post" action="${path}/review-comments">
<label>File<select name="path">${files.map(({ name }) => html`<option>${name}</option>`)}</select></label>
<label>Line of the new version<input name="line" type="number" min="1" required></label>
${textBox('Comment on the line', `${playground.command} ${playground.examples.line}`)}
${sendRow(playground, 'Comment on the line')}
</form>
</details>`;
}

function textBox(label: string, placeholder: string): Html {
  return html`<label>${label}<textarea name="body" rows="4" maxlength="${BODY_LIMIT}" placeholder="${placeholder}" dir="auto" required></textarea></label>`;
}

function sendRow({ writers }: Playground, name: string): Html {
  const options = writers.map(({ login, role }) => html`<option value="${login}">${login} (${role})</option>`);
  return html`<div class="send"><label>As <select name="as">${options}</select></label><button type="submit">${name}</button></div>`;
}

/** In a form, a character of the longest text takes at most nine bytes. */
const MOST_BYTES = 10 * BODY_LIMIT;
const FORM = 'application/x-www-form-urlencoded';

const newComment = v.object({
  as: v.string(),
  body: v.pipe(
    v.string(),
    v.maxLength(BODY_LIMIT, `A text has at most ${BODY_LIMIT} characters.`),
    v.check((body) => body.trim() !== '', "A comment can't be blank."),
  ),
});
const newReviewComment = v.object({
  ...newComment.entries,
  path: v.string(),
  line: v.pipe(v.string(), v.digits('A line is a number.'), v.transform(Number)),
});
interface Sent<Form> extends Sender {
  readonly form: Form;
  readonly playground: Playground;
}

/** Takes comments from visitors of the pages. Without a playground there is no such route. */
export function writeRoutes(state: GitHubState): Hono {
  const routes = new Hono();
  routes.use(
    bodyLimit({ maxSize: MOST_BYTES, onError: (context) => refused(context, 413, 'This is too long for a comment.') }),
  );

  /** `store` returns the address of what it has stored. GitHub refuses for the same reasons by API and by page. */
  const taken =
    <TSchema extends v.GenericSchema<unknown, { readonly as: string }>>(
      schema: TSchema,
      store: (sent: Sent<v.InferOutput<TSchema>>, context: Context) => string | Promise<string>,
    ): Handler =>
    async (context) => {
      try {
        const [{ playground }, repository] = [state, repositoryOf(state, context)];
        if (playground === null || repository === undefined) throw notFound();
        const form = await read(context, schema);
        const sent = { form, identity: writer(state, playground, form.as), repository, playground };
        return context.redirect(await store(sent, context), 303);
      } catch (error) {
        if (error instanceof Refusal) return refused(context, error.status, error.message);
        throw error;
      }
    };

  routes.post(
    '/:owner/:name/:kind{issues|pull}/:number{\\d+}/comments',
    taken(newComment, ({ form, playground, ...sender }, context) => {
      const { identity, repository } = sender;
      const thread = writableThread(context, sender);
      const wanted = { author: identity.account.login, body: form.body };
      const comment = state.addComment(repository, thread.number, wanted);
      playground.commented(comment);
      return `${threadPath(repository, thread)}#issuecomment-${comment.id}`;
    }),
  );

  routes.post(
    '/:owner/:name/pull/:number{\\d+}/review-comments',
    taken(newReviewComment, async ({ form: { body, path, line }, playground, ...sender }, context) => {
      const { identity, repository } = sender;
      const thread = writableThread(context, sender);
      const file = (await changesOf(repository, thread))?.files.find(({ name }) => name === path);
      const diffHunk = file === undefined ? null : hunkTo(file, line);
      if (diffHunk === null) throw new Refusal(422, 'The changes of this pull request do not show that line.');
      const wanted = { author: identity.account.login, body, path, line, diffHunk };
      const comment = state.addReviewComment(repository, thread.number, wanted);
      playground.commented(comment);
      return `${threadPath(repository, thread)}#discussion_r${comment.id}`;
    }),
  );

  return routes;
}

/** Finds one of the playground's writers: no bot, and no made-up name. */
function writer(state: GitHubState, { writers }: Playground, login: string): Identity {
  if (writers.some((each) => each.login === login))
    return { account: state.account(login), installation: false, permissions: {} };
  throw new Refusal(403, "You can't write as this account: it is not in the list.");
}

function writableThread(context: Context, sender: Sender): Thread {
  const thread = sender.repository.threads.get(Number(context.req.param('number')));
  if (thread === undefined) throw notFound();
  demandThread(sender, thread, 'write');
  demandUnlocked(sender, thread, 'comment');
  return thread;
}

async function read<TSchema extends v.GenericSchema>(
  context: Context,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  if (context.req.header('content-type')?.split(';')[0]?.trim() !== FORM)
    throw new Refusal(415, 'Only a form may be sent here.');
  const form = v.safeParse(schema, Object.fromEntries(new URLSearchParams(await context.req.text())));
  if (form.success) return form.output;
  throw new Refusal(422, form.issues[0].message);
}

async function refused(context: Context, status: Refusal['status'], reason: string): Promise<Response> {
  return context.html(refusedPage(reason), status);
}
