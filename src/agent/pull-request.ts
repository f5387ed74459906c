import { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import type { Redact } from '../action/redaction/redactor.ts';
import { withoutUserInfo } from './git-address.ts';
import { JobError } from './job-error.ts';

export interface PullRequestsOptions {
  /** GitHub's API, without a slash at the end. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly signal: AbortSignal;
  /** Applied to GitHub's words before they are cut. */
  readonly redact: Redact;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface WantedPullRequest {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** The commit that a closed one must hold; null if any pull request of the branch is acceptable. */
  readonly commit: string | null;
}

/** Waits (ms) before retries after an unusable answer; then the job fails. */
const WAITS_MS: readonly number[] = [1_000, 5_000];
const REQUEST_LIMIT_MS = 30_000;
/** How many characters of GitHub's words are shown. */
const SHOWN = 500;

/** The pull requests of one repository at GitHub. Every method throws `JobError`. */
export class PullRequests {
  readonly #octokit: Octokit;
  readonly #options: PullRequestsOptions;
  readonly #place: { readonly owner: string; readonly repo: string };

  constructor(options: PullRequestsOptions) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const quiet = (): void => undefined;
    this.#options = options;
    this.#place = { owner, repo };
    this.#octokit = new Octokit({
      auth: options.token,
      baseUrl: options.apiUrl,
      userAgent: 'docs-agent-local-service',
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    });
    // Another host would read the prompt and name any link.
    this.#octokit.hook.after('request', ({ status, headers }) => {
      if (status < 300) return;
      const target = URL.parse(headers.location ?? '', options.apiUrl);
      const named = target === null ? 'another address' : target.origin + target.pathname;
      throw new JobError(
        `the pull requests of ${options.repository} were redirected to ${named}, but redirects are not followed. Set the name that the repository has now.`,
      );
    });
  }

  /**
   * Finds the address of the pull request from `branch`, in any state; null if there is none. With `head`, only one
   * with that latest commit counts.
   */
  find(branch: string, head?: string): Promise<string | null> {
    return this.#tryOften(() => this.#look(branch, (pull) => head === undefined || pull.head.sha === head));
  }

  /**
   * Opens a pull request and returns its address. An answer may get lost and two attempts may overlap, so every try
   * checks first, and a refusal counts only if there is still none.
   */
  open(wanted: WantedPullRequest): Promise<string> {
    return this.#tryOften(async () => (await this.#existing(wanted)) ?? (await this.#create(wanted)));
  }

  /** Later pushes don't enter a merged or closed pull request. */
  #existing({ branch, commit }: WantedPullRequest): Promise<string | null> {
    return this.#look(branch, (pull) => commit === null || pull.state === 'open' || pull.head.sha === commit);
  }

  async #look(branch: string, counts: (pull: PullRequest) => boolean): Promise<string | null> {
    const head = `${this.#place.owner}:${branch}`;
    const { data } = await this.#octokit.rest.pulls.list({
      ...this.#place,
      head,
      state: 'all',
      request: this.#limits(),
    });
    // GitHub ignores a filter that it does not understand, so the answer is checked.
    const pulls = v.parse(v.array(pullRequest), data).filter((pull) => pull.head.ref === branch);
    return pulls.find(counts)?.html_url ?? null;
  }

  async #create(wanted: WantedPullRequest): Promise<string> {
    const { branch, base, title, body } = wanted;
    try {
      const fields = { ...this.#place, head: branch, base, title, body };
      const { data } = await this.#octokit.rest.pulls.create({ ...fields, request: this.#limits() });
      return v.parse(pullRequest, data).html_url;
    } catch (error) {
      const found = statusOf(error) === 422 ? await this.#existing(wanted) : null;
      if (found === null) throw error;
      return found;
    }
  }

  async #tryOften<T>(action: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await action();
      } catch (error) {
        if (error instanceof JobError) throw error;
        const pause = WAITS_MS[tries];
        // Everything but a refusal may succeed next time: no answer (Octokit reports it as 500), a server error, a
        // broken body.
        const refused = statusOf(error) >= 400 && statusOf(error) < 500;
        if (refused || pause === undefined || this.#options.signal.aborted) {
          const { repository, redact } = this.#options;
          // Masked before it is cut, like an output.
          const words = withoutUserInfo(redact(error instanceof Error ? error.message : String(error)));
          throw new JobError(`could not use the pull requests of ${repository}: ${words.slice(0, SHOWN)}`, {
            cause: error,
          });
        }
        await this.#options.wait(pause, this.#options.signal);
      }
    }
  }

  #limits(): { readonly signal: AbortSignal; readonly redirect: 'manual' } {
    return {
      redirect: 'manual',
      signal: AbortSignal.any([this.#options.signal, AbortSignal.timeout(REQUEST_LIMIT_MS)]),
    };
  }
}

/** Octokit returns whatever arrived: a truncated answer is a text. */
const pullRequest = v.object({
  html_url: v.pipe(v.string(), v.url()),
  state: v.string(),
  head: v.object({ ref: v.string(), sha: v.string() }),
});
type PullRequest = v.InferOutput<typeof pullRequest>;
const withStatus = v.object({ status: v.number() });

/** The HTTP status of an error of Octokit; 0 for any other error. */
function statusOf(error: unknown): number {
  return v.is(withStatus, error) ? error.status : 0;
}
