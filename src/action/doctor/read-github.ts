import type { RepositoryFacts } from '../ports/contents.ts';
import type { Clock, Repository, RunContext } from '../ports.ts';
import { type Problem, type RepositoryFailure, repositoryErrorOf } from '../words/errors.ts';
import { type Result, unknown } from './check.ts';
import { type ReadWorkflows, readWorkflowFiles } from './workflows/read-workflow-files.ts';

/** The result of one request to GitHub. */
export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: RepositoryFailure; readonly problem: Problem }
  | { readonly kind: 'not-asked'; readonly because: string };

export type Unread = Exclude<Reading<unknown>, { readonly kind: 'read' }>;

export interface GitHubReadings {
  /** The login of the token's identity. */
  readonly viewer: Reading<string>;
  readonly facts: Reading<RepositoryFacts>;
  readonly comments: Reading<unknown>;
  readonly pullRequests: Reading<unknown>;
  /** Why this person may not start a job; null if they may. */
  readonly refusal: Reading<string | null>;
  /** Whether the report's label exists; not requested if no label is needed. */
  readonly label: Reading<boolean>;
  /** The files of the default branch that may use the action. */
  readonly workflows: Reading<ReadWorkflows>;
}

export interface GitHubQuestions {
  /** Finds out why the person may not start a job; null if they may. */
  readonly refusal: () => Promise<string | null>;
  /** Null if no label is needed. */
  readonly label: string | null;
}

/** Failures that every further request would also hit. */
const HOPELESS: Readonly<Partial<Record<RepositoryFailure, string>>> = {
  unauthorized: 'It was not checked, because GitHub does not accept the token.',
  unavailable: 'It was not checked, because GitHub gave no usable answer.',
  'rate-limited': 'It was not checked, because the token has used up its requests.',
};

/** Reads from GitHub without changing anything: first our own identity, then everything else in parallel. */
export async function readGitHub(
  questions: GitHubQuestions,
  { repository, run, clock }: { readonly repository: Repository; readonly run: RunContext; readonly clock: Clock },
): Promise<GitHubReadings> {
  const viewer = await reading(() => repository.viewer());
  const because = viewer.kind === 'failed' ? HOPELESS[viewer.failure] : undefined;
  const ask = async <T>(request: () => Promise<T>): Promise<Reading<T>> =>
    because === undefined ? reading(request) : { kind: 'not-asked', because };
  // Comments are only requested to see whether GitHub shows them, so the newest are enough.
  const since = new Date(clock.now()).toISOString();
  const [facts, comments, pullRequests, refusal, label, workflows] = await Promise.all([
    ask(() => repository.facts()),
    ask(() => repository.recentComments('issue-comment', { since, mostPages: 1 })),
    ask(() => repository.pullRequestsOf(run.sha)),
    ask(questions.refusal),
    ask(async () => questions.label !== null && repository.hasLabel(questions.label)),
    ask(() => readWorkflowFiles({ repository, names: run })),
  ]);
  return { viewer, facts, comments, pullRequests, refusal, label, workflows };
}

async function reading<T>(ask: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { kind: 'read', value: await ask() };
  } catch (error) {
    const problem = repositoryErrorOf(error);
    return { kind: 'failed', failure: problem.failure, problem };
  }
}

/** Makes the result of something that could not be read, whatever the reason. */
export function notRead(reading: Unread): Result {
  if (reading.kind === 'not-asked') return unknown(reading.because);
  return unknown(reading.problem.message, reading.problem.hint);
}
