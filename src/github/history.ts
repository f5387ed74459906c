import { repositoryErrorOf } from '../errors.ts';
import type { Repository } from '../ports.ts';
import { ask, list } from './calls.ts';
import { isTooLarge } from './github-error.ts';
import type { Octokit } from './octokit.ts';
import { filesOfCommit, listedCommit } from './schemas.ts';

const READ_CONTENTS = '`contents: read`';

/** The commits of the default branch. */
export class History {
  private readonly octokit: Octokit;
  private readonly place: { readonly owner: string; readonly repo: string };

  constructor(octokit: Octokit, place: { readonly owner: string; readonly repo: string }) {
    this.octokit = octokit;
    this.place = place;
  }

  async commitsUnder(...query: Parameters<Repository['commitsUnder']>): ReturnType<Repository['commitsUnder']> {
    const [folder, { since, until, most }] = query;
    const path = folder === '' ? {} : { path: folder };
    const wanted = { ...this.place, ...path, since, until, per_page: most };
    const { rows, cut } = await list(this.octokit, listedCommit, {
      undertaking: { what: 'list the commits of the default branch', permission: READ_CONTENTS },
      first: this.octokit.rest.repos.listCommits.endpoint(wanted),
      mostPages: 1,
      keyOf: ({ sha }) => sha,
    });
    return { commits: rows, cut };
  }

  async filesOf(sha: string): ReturnType<Repository['filesOf']> {
    let cut = false;
    try {
      const undertaking = { what: `show commit ${sha.slice(0, 12)}`, permission: READ_CONTENTS };
      const files = await ask(undertaking, filesOfCommit, async () => {
        const answer: { readonly data: unknown; readonly headers: { readonly link?: string | undefined } } =
          await this.octokit.rest.repos.getCommit({ ...this.place, ref: sha });
        cut = /rel="next"/.test(answer.headers.link ?? '');
        return answer;
      });
      return { files, cut };
    } catch (error) {
      if (isTooLarge(repositoryErrorOf(error))) return { files: [], cut: true };
      throw error;
    }
  }
}
