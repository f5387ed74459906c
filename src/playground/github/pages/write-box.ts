import { html } from 'hono/html';
import { BODY_LIMIT } from '../request.ts';
import type { Comment, RepositoryState, ReviewComment, Thread } from '../state.ts';
import type { FileDiff } from './diff.ts';
import { type Html, pathTo } from './document.ts';
import { runsPath } from './run-page.ts';

export interface Writer {
  readonly login: string;
  readonly role: string;
}

/** Makes the pages writable. Without one they are read-only. */
export interface Playground {
  /** The first is the default. */
  readonly writers: readonly Writer[];
  readonly command: string;
  /** What to try in each box: it should work as written. */
  readonly examples: { readonly issue: string; readonly pull: string; readonly line: string };
  /** Called after a comment is stored, to start its run. */
  commented(repository: RepositoryState, comment: Comment | ReviewComment): void;
}

export interface Openness {
  playground: Playground | null;
}

export function commentBox(playground: Playground, repository: RepositoryState, thread: Thread): Html {
  const { owner, name } = repository;
  const action = pathTo(owner, name, thread.pull === null ? 'issues' : 'pull', thread.number);
  const { command, examples } = playground;
  const example = thread.pull === null ? examples.issue : examples.pull;
  return html`<section id="write" class="write" aria-label="Write">
<form method="post" action="${action}/comments">
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
