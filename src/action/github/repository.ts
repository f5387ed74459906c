import type { People } from '../ports/conversations.ts';
import type { Repository, RunContext } from '../ports.ts';
import { ask } from './calls.ts';
import { Comments } from './comments.ts';
import { DefaultBranch } from './contents.ts';
import { IssueList } from './issues.ts';
import { type Access, createOctokit, type GitHubOptions, placeOf } from './octokit.ts';
import { PullRequestList } from './pull-requests.ts';
import { PushList } from './pushes.ts';
import { permission, viewer } from './schemas.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

/** Makes the GitHub adapter for the repository of the run: one object of its subjects' methods. */
export function createRepository({ run, ...given }: RepositoryOptions): Repository {
  const options = { ...given, apiUrl: run.apiUrl };
  const github = { ...options, octokit: createOctokit(options), place: placeOf(run.repository) };
  const people = new Accounts(github);
  const comments = new Comments(github, people);
  return {
    ...people,
    ...comments,
    ...new PullRequestList(github, comments),
    ...new PushList(github),
    ...new DefaultBranch(github),
    ...new IssueList(github, people),
  };
}

const READ_CONTENTS = '`contents: read`';

class Accounts implements People {
  readonly #github: Access;
  #login: Promise<string> | null = null;

  constructor(github: Access) {
    this.#github = github;
  }

  readonly viewer: People['viewer'] = () => {
    // Installation tokens may not call `GET /user`, but they may do this.
    this.#login ??= ask({ what: 'say who we are', permission: READ_CONTENTS }, viewer, async () => ({
      data: await this.#github.octokit.graphql('query { viewer { login } }'),
    })).then(
      (answer) => answer.viewer.login,
      (error: unknown) => {
        this.#login = null;
        throw error;
      },
    );
    return this.#login;
  };

  readonly permissionOf: People['permissionOf'] = (login) => {
    const { octokit, place } = this.#github;
    return ask({ what: `show the permission of ${login}`, permission: READ_CONTENTS }, permission, () =>
      octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...place, username: login }),
    );
  };
}
