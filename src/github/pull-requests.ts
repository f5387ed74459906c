import * as v from 'valibot';
import { repositoryErrorOf } from '../errors.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { PullRequest, PullRequests } from '../ports/pull-requests.ts';
import { ask, list } from './calls.ts';
import { isTooLarge } from './github-error.ts';
import { type Access, placeOf } from './octokit.ts';
import { openPullRequests, requestReview } from './open-pull-requests.ts';
import { changedFile, pullRequest, pullRequestOfCommit } from './schemas.ts';

const PAGE = 100;
/** The prompt shows 200 files; the rest are only counted. */
const MOST_PAGES_OF_FILES = 3;
const READ_PULL_REQUEST = '`pull-requests: read`';
const READ_CONTENTS = '`contents: read`';

/** The pull requests of a repository, and what they change. */
export class PullRequestList implements PullRequests {
  readonly #github: Access;
  readonly #recentComments: Conversations['recentComments'];

  constructor(github: Access, { recentComments }: Pick<Conversations, 'recentComments'>) {
    this.#github = github;
    this.#recentComments = recentComments;
  }

  readonly pullRequest: PullRequests['pullRequest'] = (number, { repository } = {}) => {
    const place = repository === undefined ? this.#github.place : placeOf(repository);
    return ask({ what: `show pull request ${number}`, permission: READ_PULL_REQUEST }, pullRequest, () =>
      this.#github.octokit.rest.pulls.get({ ...place, pull_number: number }),
    );
  };

  readonly changedFiles: PullRequests['changedFiles'] = async (number) => {
    const { rows } = await list(this.#github.octokit, changedFile, {
      undertaking: { what: `show the files of pull request ${number}`, permission: READ_PULL_REQUEST },
      first: this.#github.octokit.rest.pulls.listFiles.endpoint({
        ...this.#github.place,
        pull_number: number,
        per_page: PAGE,
      }),
      mostPages: MOST_PAGES_OF_FILES,
      keyOf: ({ path }) => path,
    });
    return rows;
  };

  readonly diff: PullRequests['diff'] = async (of) => {
    const { octokit, place } = this.#github;
    const wanted = { ...place, mediaType: { format: 'diff' } };
    try {
      if ('merged' in of) {
        const undertaking = { what: `show the diff of pull request ${of.merged}`, permission: READ_PULL_REQUEST };
        return await ask(undertaking, v.string(), () => octokit.rest.pulls.get({ ...wanted, pull_number: of.merged }));
      }
      const { base, head } = of;
      const undertaking = { what: `show the diff of commit ${head.slice(0, 12)}`, permission: READ_CONTENTS };
      return await ask(undertaking, v.string(), () =>
        octokit.rest.repos.compareCommitsWithBasehead({ ...wanted, basehead: `${base}...${head}` }),
      );
    } catch (error) {
      if (isTooLarge(repositoryErrorOf(error))) return null;
      throw error;
    }
  };

  readonly pullRequestsOf: PullRequests['pullRequestsOf'] = async (sha) => {
    const found = await ask(
      { what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: READ_PULL_REQUEST },
      v.array(pullRequestOfCommit),
      () =>
        this.#github.octokit.rest.repos.listPullRequestsAssociatedWithCommit({
          ...this.#github.place,
          commit_sha: sha,
          per_page: PAGE,
        }),
    );
    const isMerged = ({ state }: PullRequest): number => Number(state === 'merged');
    const { owner, repo } = this.#github.place;
    const ours = `${owner}/${repo}`.toLowerCase();
    return found
      .filter(({ target }) => target === null || target.toLowerCase() === ours)
      .map(({ target: _target, ...pull }) => pull)
      .toSorted((one, other) => isMerged(other) - isMerged(one));
  };

  readonly openPullRequests: PullRequests['openPullRequests'] = ({ insists }) => {
    const { octokit, place } = this.#github;
    return openPullRequests(octokit, { place, recentComments: insists ? this.#recentComments : null });
  };

  readonly requestReview: PullRequests['requestReview'] = (number, login) => {
    const { octokit, place } = this.#github;
    return requestReview(octokit, { ...place, pull_number: number, reviewers: [login] });
  };
}
