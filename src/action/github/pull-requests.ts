import * as v from 'valibot';
import type { Conversations } from '../ports/conversations.ts';
import type { ChangedFiles, PullRequests } from '../ports/pull-requests.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask, list } from './calls.ts';
import { isNotAvailable, isTooLarge } from './github-error.ts';
import { type Access, placeOf } from './octokit.ts';
import { openPullRequests, requestReview } from './open-pull-requests.ts';
import { mergedFirst } from './pushes.ts';
import { changedFile, pullRequest, pullRequestOfCommit } from './schemas.ts';

const PAGE = 100;
/** If GitHub can't generate a page of files in time, it may generate a shorter one. */
const PAGES_OF_FILES = [PAGE, 30, 10];
/** The prompt shows 200 files; the rest are only counted. Short pages come from a GitHub that is slow already. */
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
      this.#github.octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...place, pull_number: number }),
    );
  };

  readonly changedFiles: PullRequests['changedFiles'] = (number) => this.#changedFiles(number, PAGES_OF_FILES);

  async #changedFiles(number: number, [size = PAGE, ...shorter]: readonly number[]): Promise<ChangedFiles> {
    try {
      return await this.#pagesOfFiles(number, size);
    } catch (error) {
      if (shorter.length === 0 || !isNotAvailable(repositoryErrorOf(error))) throw error;
      return this.#changedFiles(number, shorter);
    }
  }

  async #pagesOfFiles(number: number, size: number): Promise<ChangedFiles> {
    const { rows: files, cut } = await list(this.#github.octokit, changedFile, {
      undertaking: { what: `show the files of pull request ${number}`, permission: READ_PULL_REQUEST },
      first: this.#github.octokit.request.endpoint('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
        ...this.#github.place,
        pull_number: number,
        per_page: size,
      }),
      mostPages: MOST_PAGES_OF_FILES,
      keyOf: ({ path }) => path,
    });
    return { files, cut };
  }

  readonly diff: PullRequests['diff'] = async (of) => {
    const { octokit, place } = this.#github;
    const wanted = { ...place, mediaType: { format: 'diff' } };
    try {
      if ('merged' in of) {
        const undertaking = { what: `show the diff of pull request ${of.merged}`, permission: READ_PULL_REQUEST };
        return await ask(undertaking, v.string(), () =>
          octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...wanted, pull_number: of.merged }),
        );
      }
      const { base, head } = of;
      const undertaking = { what: `show the diff of commit ${head.slice(0, 12)}`, permission: READ_CONTENTS };
      return await ask(undertaking, v.string(), () =>
        octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...wanted, basehead: `${base}...${head}` }),
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
        this.#github.octokit.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
          ...this.#github.place,
          commit_sha: sha,
          per_page: PAGE,
        }),
    );
    const { owner, repo } = this.#github.place;
    const ours = `${owner}/${repo}`.toLowerCase();
    return found
      .filter(({ target }) => target === null || target.toLowerCase() === ours)
      .map(({ target: _target, ...pull }) => pull)
      .toSorted(mergedFirst);
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
