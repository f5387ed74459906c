/** What happened, in one sentence, and what to do next: without secrets, maybe with untrusted text. */
export type Problem = Readonly<{ message: string; hint: string }>;

export const problemText = ({ message, hint }: Problem): string => `${message} ${hint}`;

type ProblemOptions = Problem & { readonly cause?: unknown };

/** Base of every error that this action throws on purpose. Anything else that is thrown is a bug. */
export class DocsAgentError extends Error implements Problem {
  readonly hint: string;

  constructor({ message, hint, cause }: ProblemOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.hint = hint;
  }
}

/** One or more invalid inputs (or their event or environment), all reported at once. */
export class InputError extends DocsAgentError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], cause?: unknown) {
    super({
      message: problems.map(({ message }) => message).join('\n'),
      hint: [...new Set(problems.map(({ hint }) => hint))].join('\n'),
      cause,
    });
    this.problems = problems;
  }
}

/** Another run goes on with the request: to repeat it would do the work twice. */
export class TakenOverError extends InputError {}

/** `status` is absent if there was no answer; `webPage`: it was HTML, which the service never sends. */
export class ServiceError extends DocsAgentError {
  readonly status: number | undefined;
  readonly webPage: boolean;

  constructor(given: ProblemOptions & Pick<ServiceError, 'status'> & Partial<Pick<ServiceError, 'webPage'>>) {
    super(given);
    this.status = given.status;
    this.webPage = given.webPage ?? false;
  }
}

/** Why a GitHub request failed. */
export type RepositoryFailure =
  | 'unauthorized' // the token is expired or wrong (401)
  | 'not-accessible' // the run's token lacks a permission (403 "Resource not accessible by integration"), on every attempt
  | 'not-granted' // a person's token lacks one (403 "Resource not accessible by personal access token")
  | 'forbidden' // another lack of permission (403)
  | 'locked' // the conversation is locked (403)
  | 'missing' // not found, gone or moved (404, 410, 301)
  | 'too-long' // the text exceeds GitHub's limit (422)
  | 'refused' // any other 4xx, and a diff that is too large (406)
  | 'rate-limited' // primary or secondary limit, after waiting as requested
  | 'unavailable'; // no usable answer after all tries (network, 5xx, unreadable body)

/** A GitHub request failed, after all safe retries. */
export class RepositoryError extends DocsAgentError {
  readonly failure: RepositoryFailure;
  readonly status: number | undefined;

  constructor(given: ProblemOptions & Pick<RepositoryError, 'failure' | 'status'>) {
    super(given);
    this.failure = given.failure;
    this.status = given.status;
  }
}

/** `advice` follows the hint. */
type Added = { readonly sentence?: string; readonly advice?: string };

export function nothingStarted(error: RepositoryError, added: Added): RepositoryError {
  const { sentence = 'Nothing was started.', advice = '' } = added;
  const { failure, status } = error;
  const message = `${sentence} ${error.message}`;
  return new RepositoryError({ failure, status, message, hint: `${error.hint} ${advice}`.trim(), cause: error });
}

/** Checks whether GitHub named the token's lack of a permission. Any other refusal may be one answer among many. */
export const lacksPermission = ({ failure }: RepositoryError): boolean =>
  failure === 'not-accessible' || failure === 'not-granted';

/** It may go away by itself. */
export const isPassing = ({ failure }: Pick<RepositoryError, 'failure'>): boolean =>
  failure === 'unavailable' || failure === 'rate-limited';

/** Returns a `RepositoryError` for a catch block that can go on after it. Throws anything else again. */
export function repositoryErrorOf(thrown: unknown): RepositoryError {
  if (thrown instanceof RepositoryError) return thrown;
  throw thrown;
}

type Warning = { warning(message: string): void };
/** Returns the result of what the work can do without. Null if GitHub refused it: a warning, which begins with `failed`. */
export function orWarn<T>(result: Promise<T>, failed: string, runner: Warning): Promise<T | null> {
  return result.catch((error: unknown) => {
    runner.warning(`${failed}: ${problemText(repositoryErrorOf(error))}`);
    return null;
  });
}

/** Anything that we didn't throw on purpose is reported as a bug, without its trace. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof InputError) return error.problems;
  if (error instanceof DocsAgentError) return [error];
  const message = `This is a bug in docs-agent: ${error instanceof Error ? error.message : String(error)}`;
  const hint = 'Please report it with the log of a run with debug logging. The log shows what the run had done before.';
  return [{ message, hint }];
}

export function traceOf(error: unknown): readonly string[] {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n');
}
