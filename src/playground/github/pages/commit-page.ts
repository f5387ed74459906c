import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import type { Commit } from '../git-history.ts';
import type { RepositoryState } from '../state.ts';
import type { FileDiff } from './diff.ts';
import { filesView } from './diff-view.ts';
import { documentOf, type Html, pathTo } from './document.ts';
import { timeOf } from './marks.ts';

/** Shows a commit: its message, who made it, and what it changed. */
export function commitPage(repository: RepositoryState, commit: Commit, files: readonly FileDiff[]): Html {
  const { sha, message, committer } = commit;
  const [subject = '', ...more] = message.split('\n');
  const body = more.join('\n').trim();
  return documentOf({
    title: `${subject} · ${fullName(repository)}`,
    trail: [
      { name: fullName(repository), path: pathTo(repository.owner, repository.name) },
      { name: sha.slice(0, 7), path: pathTo(repository.owner, repository.name, 'commit', sha) },
    ],
    content: html`<section id="commit"><h1><span dir="auto">${subject}</span></h1>
<p><bdi>${committer.name}</bdi> committed ${timeOf(committer.date)}</p>
${body === '' ? '' : html`<pre dir="auto">${body}</pre>`}</section>
${filesView(files)}`,
  });
}
