import type { People } from '../ports/conversations.ts';
import type { Issue, Issues } from '../ports/issues.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask, list, type Rows, unlessMissing } from './calls.ts';
import { createOnce, createUnlessFound } from './create-once.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import { type Access, repeatedIf } from './octokit.ts';
import { issue, label, listedIssue } from './schemas.ts';

interface Selection {
  readonly wanted: { readonly labels?: string; readonly sort: 'created'; readonly direction: 'asc' | 'desc' };
  readonly mostPages: number;
}

const PAGE = 100;
/** No real repository has a thousand issues with our issue's label. */
const MOST_PAGES = 10;
const READ = '`issues: read`';
const WRITE = '`issues: write`';

/** The issues of a repository, and its labels. */
export class IssueList implements Issues {
  readonly #github: Access;
  readonly #viewer: People['viewer'];

  constructor(github: Access, { viewer }: Pick<People, 'viewer'>) {
    this.#github = github;
    this.#viewer = viewer;
  }

  readonly labelledIssues: Issues['labelledIssues'] = async (name) => {
    const undertaking = { what: `show the issues with the label ${name}`, permission: READ };
    const { rows, cut } = await this.#list(undertaking, {
      wanted: { labels: name, sort: 'created', direction: 'asc' },
      mostPages: MOST_PAGES,
    });
    // In an incomplete list our issue could seem to be missing.
    if (cut) throw repositoryError(new UnreadableAnswer(`there are more than ${MOST_PAGES * PAGE}`), undertaking);
    return rows;
  };

  readonly hasLabel: Issues['hasLabel'] = async (name) => (await this.#findLabel(name)) !== null;

  readonly createLabel: Issues['createLabel'] = async (wanted) => {
    const { octokit, place, clock, cancelled } = this.#github;
    const { name } = wanted;
    try {
      await createUnlessFound({
        post: () =>
          ask({ what: `create the label ${name}`, permission: WRITE }, label, () =>
            octokit.request('POST /repos/{owner}/{repo}/labels', { ...place, ...wanted }),
          ),
        find: async () => (await this.#findLabel(name)) ?? undefined,
        clock,
        cancelled,
      });
    } catch (error) {
      // Someone else created it first, or a request that seemed lost wasn't: it exists now.
      const mayBeThere = repositoryErrorOf(error).status === 422;
      if (!mayBeThere || !(await this.hasLabel(name))) throw error;
    }
  };

  readonly createIssue: Issues['createIssue'] = ({ title, body: text, label: name }) => {
    const { octokit, place, clock, cancelled, redact } = this.#github;
    // Redacted here already, because we search for its first line.
    const body = redact(text);
    return createOnce(body, {
      post: () =>
        ask({ what: 'create an issue', permission: WRITE, length: body.length }, issue, () =>
          octokit.request('POST /repos/{owner}/{repo}/issues', { ...place, title, body, labels: [name] }),
        ),
      listOwn: () => this.#latestOwn(),
      clock,
      cancelled,
    });
  };

  readonly editIssue: Issues['editIssue'] = (number, { body, reopen }, { mayRepeat } = {}) => {
    const { octokit, place } = this.#github;
    const own = mayRepeat === undefined ? {} : { request: repeatedIf(mayRepeat, this.#github) };
    const change = { ...(body === undefined ? {} : { body }), ...(reopen ? { state: 'open' as const } : {}) };
    return ask({ what: `change the issue ${number}`, permission: WRITE, length: body?.length ?? 0 }, issue, () =>
      octokit.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
        ...place,
        issue_number: number,
        ...change,
        ...own,
      }),
    );
  };

  /**
   * Lists our own issues among the latest hundred, newest first. It doesn't filter by label: GitHub silently drops
   * labels that the token may not set.
   */
  async #latestOwn(): Promise<readonly Issue[]> {
    const login = await this.#viewer();
    const { rows } = await this.#list(
      { what: 'show the latest issues', permission: READ },
      { wanted: { sort: 'created', direction: 'desc' }, mostPages: 1 },
    );
    return rows.filter(({ author }) => author === login);
  }

  /** Lists issues, open and closed, without the pull requests among them. */
  async #list(undertaking: Undertaking, { wanted, mostPages }: Selection): Promise<Rows<Issue>> {
    const { octokit, place } = this.#github;
    const first = octokit.request.endpoint('GET /repos/{owner}/{repo}/issues', {
      ...place,
      ...wanted,
      state: 'all',
      per_page: PAGE,
    });
    const { rows, cut } = await list(octokit, listedIssue, {
      undertaking,
      first,
      mostPages,
      keyOf: ({ number }) => number,
    });
    return { rows: rows.flatMap(({ isPullRequest, ...row }) => (isPullRequest ? [] : [row])), cut };
  }

  #findLabel(name: string): Promise<{ readonly name: string } | null> {
    const { octokit, place } = this.#github;
    return unlessMissing(
      ask({ what: `show the label ${name}`, permission: READ }, label, () =>
        octokit.request('GET /repos/{owner}/{repo}/labels/{name}', { ...place, name }),
      ),
    );
  }
}
