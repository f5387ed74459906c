import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import type { Commit } from '../git-history.ts';
import type { RepositoryState } from '../state.ts';
import type { DiffLine, FileDiff } from './diff.ts';
import { documentOf, type Html, pathTo, timeOf, titleOf } from './document.ts';

/** A page with more lines is slow, and no reader needs it. */
const MOST_LINES = 3_000;

const SIGNS: Readonly<Partial<Record<DiffLine['kind'], string>>> = { addition: '+', deletion: '−' };

export function filesView(files: readonly FileDiff[]): Html {
  let left = MOST_LINES;
  const shown = files.map((file) => {
    const lines = file.lines.slice(0, left);
    left -= lines.length;
    return fileView(file, lines);
  });
  const [added, deleted] = [count(files, 'addition'), count(files, 'deletion')];
  return html`<section id="files" class="files" aria-labelledby="files-title">
<h2 id="files-title">${plural(files.length, 'changed file')} ${counts(added, deleted)}</h2>
${shown}
</section>`;
}

function fileView(file: FileDiff, lines: readonly DiffLine[]): Html {
  const cut = file.lines.length - lines.length;
  return html`<details class="file" open>
<summary><bdi><code>${file.name}</code></bdi> ${counts(count([file], 'addition'), count([file], 'deletion'))}</summary>
${linesView(lines)}
${cut === 0 ? '' : html`<p class="cut">${plural(cut, 'more line')} not shown here.</p>`}
</details>`;
}

export function linesView(lines: readonly DiffLine[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Changed lines"><table class="diff"><tbody>${lines.map(
    ({ kind, text, before, after }) =>
      html`<tr class="${kind}"><td class="number">${before ?? ''}</td><td class="number">${after ?? ''}</td><td class="sign">${SIGNS[kind] ?? ''}</td><td class="line"><bdi>${text}</bdi></td></tr>`,
  )}</tbody></table></div>`;
}

function counts(added: number, deleted: number): Html {
  return html`<span class="counts"><span class="added">+${added}</span> <span class="deleted">−${deleted}</span></span>`;
}

function count(files: readonly FileDiff[], kind: DiffLine['kind']): number {
  return files.reduce((sum, { lines }) => sum + lines.filter((line) => line.kind === kind).length, 0);
}

function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export function commitList({ owner, name }: RepositoryState, commits: readonly Commit[]): Html {
  const rows = commits.map(
    ({ sha, message }) =>
      html`<li><a href="${pathTo(owner, name, 'commit', sha)}">${titleOf({ title: subjectOf(message) })}</a> <code>${sha.slice(0, 7)}</code></li>`,
  );
  return html`<section id="commits" class="part" aria-labelledby="commits-title">
<h2 id="commits-title">${plural(commits.length, 'commit')}</h2>
<ul class="rows">${rows}</ul>
</section>`;
}

/** As git shows it in a list: the first paragraph on one line. */
function subjectOf(message: string): string {
  return (message.trimStart().split(/\n[^\S\n]*\n/)[0] ?? '').replaceAll('\n', ' ');
}

export function commitPage(repository: RepositoryState, commit: Commit, files: readonly FileDiff[]): Html {
  const { sha, message, committer } = commit;
  const [subject = '', ...more] = message.split('\n');
  const body = more.join('\n').trim();
  return documentOf({
    title: `${subject} · ${fullName(repository)}`,
    repository,
    trail: [{ name: sha.slice(0, 7), path: pathTo(repository.owner, repository.name, 'commit', sha) }],
    content: html`<section id="commit"><h1><span dir="auto">${subject}</span></h1>
<p><bdi>${committer.name}</bdi> committed ${timeOf(committer.date)}</p>
${body === '' ? '' : html`<pre dir="auto">${body}</pre>`}</section>
${filesView(files)}`,
  });
}
