import type { Issue, Issues } from '../ports/conversations.ts';
import { type GitHub, nullIf, PAGE } from './calls.ts';
import { createOnce, createUnlessFound } from './create-once.ts';
import { isMissing, repositoryError, UnreadableAnswer } from './github-error.ts';
import { issue, label, listedIssue } from './schemas.ts';

/** No real repository has a thousand issues with our issue's label. */
const MOST_PAGES = 10;
const READ = '`issues: read`';
const WRITE = '`issues: write`';
const ISSUES = 'GET /repos/{owner}/{repo}/issues';
const listed = { permission: READ, as: listedIssue, keyOf: ({ number }: { readonly number: number }) => number };

/** The issues of a repository without the pull requests among them, and its labels. */
export class IssueList implements Issues {
  readonly #github: GitHub;

  constructor(github: GitHub) {
    this.#github = github;
  }

  readonly labelledIssues: Issues['labelledIssues'] = async (name) => {
    const listing = { ...listed, what: `show the issues with the label ${name}`, mostPages: MOST_PAGES };
    const wanted = { labels: name, sort: 'created', direction: 'asc', state: 'all', per_page: PAGE } as const;
    const { rows, cut } = await this.#github.list(listing, ISSUES, wanted);
    // In an incomplete list our issue could seem to be missing.
    if (cut) throw repositoryError(new UnreadableAnswer(`there are more than ${MOST_PAGES * PAGE}`), listing);
    return rows.flatMap((row) => row.issue ?? []);
  };

  readonly hasLabel: Issues['hasLabel'] = async (name) => (await this.#findLabel(name)) !== null;

  readonly createLabel: Issues['createLabel'] = async (wanted) => {
    const { clock, cancelled } = this.#github.options;
    const { name } = wanted;
    const question = { what: `create the label ${name}`, permission: WRITE, as: label };
    const post = () => this.#github.ask(question, 'POST /repos/{owner}/{repo}/labels', wanted);
    const find = async () => (await this.#findLabel(name)) ?? undefined;
    await createUnlessFound(find, { post, clock, cancelled, unique: true });
  };

  readonly createIssue: Issues['createIssue'] = ({ title, body: text, label: name }) => {
    const { redact, clock, cancelled } = this.#github.options;
    // Redacted here already, because we search for its first line.
    const body = redact(text);
    const question = { what: 'create an issue', permission: WRITE, as: issue, length: body.length };
    const wanted = { title, body, labels: [name] };
    const post = () => this.#github.ask(question, 'POST /repos/{owner}/{repo}/issues', wanted);
    return createOnce(body, { post, listOwn: () => this.#latestOwn(), clock, cancelled });
  };

  readonly editIssue: Issues['editIssue'] = (number, { body, reopen }, options) => {
    const what = `change the issue ${number}`;
    const question = { what, permission: WRITE, as: issue, length: body?.length ?? 0 };
    const change = { ...(body === undefined ? {} : { body }), ...(reopen ? { state: 'open' as const } : {}) };
    const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
    return this.#github.ask(question, route, { issue_number: number, ...change }, options);
  };

  /** Our own among the latest hundred. Not by label: GitHub silently drops labels that the token may not set. */
  async #latestOwn(): Promise<readonly Issue[]> {
    const login = await this.#github.viewer();
    const wanted = { sort: 'created', direction: 'desc', state: 'all', per_page: PAGE } as const;
    const { rows } = await this.#github.list(
      { ...listed, what: 'show the latest issues', mostPages: 1 },
      ISSUES,
      wanted,
    );
    return rows.flatMap((row) => (row.issue?.author === login ? row.issue : []));
  }

  #findLabel(name: string): Promise<{ readonly name: string } | null> {
    const question = { what: `show the label ${name}`, permission: READ, as: label };
    return nullIf(this.#github.ask(question, 'GET /repos/{owner}/{repo}/labels/{name}', { name }), isMissing);
  }
}
