import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import type { Account } from '../identity.ts';
import type { RepositoryState, Thread } from '../state.ts';
import { accountLink, avatar, documentOf, type Html, labels, pathTo, stateBadge, timeOf, titleOf } from './document.ts';
import { runsPath } from './run-page.ts';
import { threadPath } from './thread-page.ts';

/** Lists the repositories of an account, or all of them, with the number of open threads in each. */
export function repositoriesPage(repositories: readonly RepositoryState[], account: Account | null): Html {
  const rows = repositories.map((repository) => {
    const open = [...repository.threads.values()].filter(({ state }) => state === 'open').length;
    const path = pathTo(repository.owner, repository.name);
    return html`<a href="${path}"><bdi>${fullName(repository)}</bdi></a>${visibility(repository)} <span>${open} open</span>`;
  });
  return documentOf({
    title: account?.login ?? 'Local GitHub',
    trail: account === null ? [] : [{ name: account.login, path: pathTo(account.login) }],
    content: html`<section id="repositories"><h1>${account === null ? 'Repositories' : html`${avatar(account)} ${accountLink(account)}`}</h1>${list(rows, 'No repositories.')}</section>`,
  });
}

export function repositoryPage(repository: RepositoryState): Html {
  const name = fullName(repository);
  const threads = [...repository.threads.values()].toReversed();
  return documentOf({
    title: name,
    repository,
    content: [
      html`<section id="head"><h1><bdi>${name}</bdi>${visibility(repository)}</h1>
${repository.runs.size === 0 ? '' : html`<p><a href="${runsPath(repository)}">Workflow runs</a></p>`}</section>`,
      html`<section id="threads">${list(
        threads.map((thread) => threadRow(repository, thread)),
        'No issues and no pull requests yet.',
      )}</section>`,
    ],
  });
}

export function missingPage(): Html {
  return documentOf({
    title: 'Not found',
    content: html`<section id="missing"><h1>There is no such page here</h1>
<p>The local GitHub shows <a href="/">repositories</a> with their issues, pull requests and recorded workflow runs.</p></section>`,
  });
}

export function refusedPage(reason: string): Html {
  return documentOf({
    title: 'Not sent',
    live: false,
    content: html`<section id="refused"><h1>This was not sent</h1>
<p>${reason}</p>
<p>Go back in your browser: your text is still there.</p></section>`,
  });
}

function threadRow(repository: RepositoryState, thread: Thread): Html {
  const { number, author, createdAt } = thread;
  return html`${stateBadge(thread)} <a href="${threadPath(repository, thread)}">${titleOf(thread)}</a> ${labels(repository, thread)}
<span>#${number} opened on ${timeOf(createdAt)} by ${accountLink(author)}</span>`;
}

function visibility(repository: RepositoryState): Html {
  const words = [...(repository.private ? ['private'] : []), ...(repository.archived ? ['archived'] : [])];
  return html`${words.map((word) => html` <span class="badge">${word}</span>`)}`;
}

function list(rows: readonly Html[], otherwise: string): Html {
  if (rows.length === 0) return html`<p class="empty">${otherwise}</p>`;
  return html`<ul class="rows">${rows.map((row) => html`<li>${row}</li>`)}</ul>`;
}
