import type { RepositoryFacts } from '../ports/contents.ts';
import type { Clock, Repository, RunContext } from '../ports.ts';
import { type Problem, type RepositoryFailure, repositoryErrorOf } from '../words/errors.ts';
import { type ReadWorkflows, readWorkflowFiles } from './workflows/read-workflow-files.ts';

/** The result of one request to GitHub. */
export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: RepositoryFailure; readonly problem: Problem }
  | { readonly kind: 'not-asked'; readonly because: string };

export interface GitHubReadings {
  /** The login of the token's identity. */
  readonly viewer: Reading<string>;
  readonly facts: Reading<RepositoryFacts>;
  /** Whether the token may read them; their text is not kept. */
  readonly comments: Reading<true>;
  readonly pullRequests: Reading<true>;
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
  if (because !== undefined) {
    const rest = { kind: 'not-asked', because } as const;
    return { viewer, facts: rest, comments: rest, pullRequests: rest, refusal: rest, label: rest, workflows: rest };
  }
  const { label } = questions;
  // Comments are only requested to see whether GitHub shows them, so the newest are enough.
  const since = new Date(clock.now()).toISOString();
  const [facts, comments, pullRequests, refusal, found, workflows] = await Promise.all([
    reading(() => repository.facts()),
    reading(async () => {
      await repository.recentComments('issue-comment', { since, mostPages: 1 });
      return true as const;
    }),
    reading(async () => {
      await repository.pullRequestsOf(run.sha);
      return true as const;
    }),
    reading(() => questions.refusal()),
    label === null ? NO_LABEL : reading(() => repository.hasLabel(label)),
    reading(() => readWorkflowFiles({ repository, names: run })),
  ]);
  return { viewer, facts, comments, pullRequests, refusal, label: found, workflows };
}

const NO_LABEL: Reading<boolean> = { kind: 'not-asked', because: 'No label is needed.' };

async function reading<T>(ask: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { kind: 'read', value: await ask() };
  } catch (error) {
    const problem = repositoryErrorOf(error);
    return { kind: 'failed', failure: problem.failure, problem };
  }
}
