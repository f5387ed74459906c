import type { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import { RepositoryError } from '../errors.ts';
import type { Issue, Repository } from '../ports.ts';
import { ask, list, unlessMissing } from './calls.ts';
import { createOnce } from './create-once.ts';
import type { GitHubOptions } from './octokit.ts';
import { issue } from './schemas.ts';

export interface IssuesOptions extends Pick<GitHubOptions, 'clock' | 'cancelled'> {
  readonly octokit: Octokit;
  readonly place: { readonly owner: string; readonly repo: string };
  /** The login of the token's own identity. */
  readonly viewer: () => Promise<string>;
}

const PAGE = 100;
/** Nobody gives a thousand issues the label of one. */
const MOST_PAGES = 10;
const READ = '`issues: read`';
const WRITE = '`issues: write`';

/** The issues and labels of a repository: those methods of the port that a report needs. */
export class Issues
  implements Pick<Repository, 'labelledIssues' | 'hasLabel' | 'createLabel' | 'createIssue' | 'editIssue'>
{
  private readonly options: IssuesOptions;

  constructor(options: IssuesOptions) {
    this.options = options;
  }

  async labelledIssues(label: string): Promise<readonly Issue[]> {
    const { octokit, place } = this.options;
    const wanted = {
      ...place,
      labels: label,
      state: 'all',
      sort: 'created',
      direction: 'asc',
      per_page: PAGE,
    } as const;
    const { rows } = await list(octokit, issue, {
      undertaking: { what: `show the issues with the label ${label}`, permission: READ },
      first: octokit.rest.issues.listForRepo.endpoint(wanted),
      mostPages: MOST_PAGES,
    });
    return rows.filter(({ pullRequest }) => !pullRequest).map(({ pullRequest: _pullRequest, ...rest }) => rest);
  }

  async hasLabel(name: string): Promise<boolean> {
    const { octokit, place } = this.options;
    const found = await unlessMissing(
      ask({ what: `show the label ${name}`, permission: READ }, v.object({}), () =>
        octokit.rest.issues.getLabel({ ...place, name }),
      ),
    );
    return found !== null;
  }

  async createLabel(label: Parameters<Repository['createLabel']>[0]): Promise<void> {
    const { octokit, place } = this.options;
    try {
      await ask({ what: `make the label ${label.name}`, permission: WRITE }, v.object({}), () =>
        octokit.rest.issues.createLabel({ ...place, ...label }),
      );
    } catch (error) {
      // Somebody has been quicker, or a lost answer was none: either way it is there now.
      if (!(error instanceof RepositoryError) || !(await this.hasLabel(label.name))) throw error;
    }
  }

  createIssue({ title, body, label }: Parameters<Repository['createIssue']>[0]): Promise<Issue> {
    const { octokit, place, viewer, clock, cancelled } = this.options;
    return createOnce(body, {
      post: () =>
        ask({ what: 'take a new issue', permission: WRITE, length: body.length }, issue, () =>
          octokit.rest.issues.create({ ...place, title, body, labels: [label] }),
        ),
      listOwn: async () => {
        const login = await viewer();
        return (await this.labelledIssues(label)).filter(({ author }) => author === login);
      },
      clock,
      cancelled,
    });
  }

  editIssue(number: number, { body, reopen }: Parameters<Repository['editIssue']>[1]): Promise<Issue> {
    const { octokit, place } = this.options;
    const change = { ...(body === undefined ? {} : { body }), ...(reopen ? { state: 'open' as const } : {}) };
    return ask({ what: `change the issue ${number}`, permission: WRITE, length: body?.length ?? 0 }, issue, () =>
      octokit.rest.issues.update({ ...place, issue_number: number, ...change }),
    );
  }
}
