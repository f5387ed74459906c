import { html } from 'hono/html';
import type { ListedCommit } from '../pull-commits.ts';
import type { RepositoryState } from '../state.ts';
import { type Html, pathTo } from './document.ts';
import { titleOf } from './marks.ts';

/** Lists the commits of a pull request. */
export function commitList({ owner, name }: RepositoryState, commits: readonly ListedCommit[]): Html {
  const rows = commits.map(
    ({ sha, subject }) =>
      html`<li><a href="${pathTo(owner, name, 'commit', sha)}">${titleOf({ title: subject })}</a> <code>${sha.slice(0, 7)}</code></li>`,
  );
  return html`<section id="commits" class="part" aria-labelledby="commits-title">
<h2 id="commits-title">${commits.length} ${commits.length === 1 ? 'commit' : 'commits'}</h2>
<ul class="rows">${rows}</ul>
</section>`;
}
