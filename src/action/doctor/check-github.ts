import type { RepositoryFacts } from '../ports/contents.ts';
import type { Clock, Repository, RunContext } from '../ports.ts';
import { type Problem, type RepositoryError, type RepositoryFailure, repositoryErrorOf } from '../words/errors.ts';
import { bad, type Check, good, named, notNeeded, type Result, toFix, unknown } from './check.ts';
import { readWorkflowFiles } from './workflows/read-workflow-files.ts';

export type Reading<T, P = Refusal> = { readonly kind: 'read'; readonly value: T } | Unread<P>;

type Unread<P> = Readonly<{ kind: 'failed'; problem: P } | { kind: 'not-asked'; because: string }>;
type Refusal = Pick<RepositoryError, 'failure' | keyof Problem>;

export type GitHubReadings = Readonly<Awaited<ReturnType<typeof readGitHub>>>;

/** Failures that every further request would also hit. */
const HOPELESS: Readonly<Partial<Record<RepositoryFailure, string>>> = {
  unauthorized: 'It was not checked, because GitHub does not accept the token.',
  unavailable: 'It was not checked, because GitHub gave no usable answer.',
  'rate-limited': 'It was not checked, because the token has used up its requests.',
};

type Asking = Readonly<{ repository: Repository; run: RunContext; clock: Clock }>;
/** `askRefusal` finds out why the person may not start a job, null if they may. */
export async function readGitHub(askRefusal: () => Promise<string | null>, { repository, run, clock }: Asking) {
  const viewer: Reading<string> = await reading(() => repository.viewer(), repositoryErrorOf);
  const because = viewer.kind === 'failed' ? HOPELESS[viewer.problem.failure] : undefined;
  const ask = async <T>(request: () => Promise<T>): Promise<Reading<T>> =>
    because === undefined ? reading(request, repositoryErrorOf) : { kind: 'not-asked', because };
  // Comments are only requested to see whether GitHub shows them, so the newest are enough.
  const since = new Date(clock.now()).toISOString();
  const [facts, comments, pullRequests, refusal, workflows] = await Promise.all([
    ask(() => repository.facts()),
    ask<unknown>(() => repository.recentComments('issue-comment', { since, mostPages: 1 })),
    ask<unknown>(() => repository.pullRequestsOf(run.sha)),
    ask(askRefusal),
    ask(() => readWorkflowFiles({ repository, names: run })),
  ]);
  return { viewer, facts, comments, pullRequests, refusal, workflows };
}

/** `problemOf` throws what is no answer. */
export async function reading<T, P>(ask: () => Promise<T>, problemOf: (thrown: unknown) => P): Promise<Reading<T, P>> {
  try {
    return { kind: 'read', value: await ask() };
  } catch (error) {
    return { kind: 'failed', problem: problemOf(error) };
  }
}

/** What this set-up needs from GitHub, as far as inputs and event show. */
export interface GitHubNeeds {
  /** For a conversation, a rolling issue, or the daily limit of jobs. */
  readonly comments: boolean;
  /** For a prompt's context, the thread of a push, or the daily limit of jobs. */
  readonly pullRequests: boolean;
  readonly reportToIssue: boolean;
  readonly reportPublic: boolean;
  /** Of the person who started this run; `id` is null if the event doesn't name it. */
  readonly login: string;
  readonly id: number | null;
  readonly permission: string;
  /** That person started it by hand, so their own commands should work. */
  readonly byHand: boolean;
}

export function checkGitHub(readings: GitHubReadings, needs: GitHubNeeds): readonly Check[] {
  const { facts, comments, pullRequests } = readings;
  const ofComments = 'Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`';
  const ofPulls = 'Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`';
  const unshown = unknown('GitHub did not show the repository.');
  return named({
    'GitHub token': checkIdentity(readings.viewer),
    Repository: checkRepository(facts),
    'Reading issues and comments': checkReading(comments, needs.comments, ofComments),
    'Reading pull requests': checkReading(pullRequests, needs.pullRequests, ofPulls),
    'Writing comments, reactions and issues': unknown(
      'GitHub does not say what a token may write, and the doctor writes nothing.',
      "Compare the workflow's `permissions:` with the table in SECURITY.md of the action.",
    ),
    'Permission of the person who started this run': checkPerson(readings.refusal, needs),
    Issues: facts.kind === 'read' ? checkIssues(facts.value, needs) : unshown,
    'Visitor figures': facts.kind === 'read' ? checkFigures(facts.value, needs) : unshown,
  });
}

function checkIdentity(viewer: Reading<string>): Result {
  if (viewer.kind === 'failed' && viewer.problem.failure !== 'rate-limited') return toFix(viewer.problem);
  if (viewer.kind !== 'read') return notRead(viewer);
  const person =
    'This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.';
  return good(`It belongs to ${viewer.value}.`, viewer.value.endsWith('[bot]') ? null : person);
}

function checkRepository(facts: Reading<RepositoryFacts>): Result {
  if (facts.kind === 'failed' && facts.problem.failure === 'missing') return toFix(facts.problem);
  if (facts.kind !== 'read') return failed(facts);
  if (!facts.value.archived) return good('The token can read it, and it is not archived.');
  return bad(
    'The repository is archived: it accepts no comments, reactions or issues.',
    'Unarchive it in the settings of the repository, or run the workflow in another one.',
  );
}

/** `users` are what needs the permission to read. */
function checkReading(reading: Reading<unknown>, needed: boolean, users: string): Result {
  if (reading.kind === 'read') return good('The token can.');
  if (reading.kind === 'failed' && FORBIDDEN.includes(reading.problem.failure) && !needed)
    return notNeeded(reading.problem.message, `${users} need it. ${reading.problem.hint}`);
  return failed(reading);
}

function checkPerson(refusal: Reading<string | null>, { login, id, permission, byHand }: GitHubNeeds): Result {
  if (refusal.kind !== 'read') return failed(refusal);
  if (refusal.value === null)
    return good(`A command of ${login} is accepted; the input \`permission\` is "${permission}".`);
  const listed = id === null ? '' : ` (with their id, ${id}, which no other account can get)`;
  const hint = `A command of ${login} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${listed} or \`allowed-bots\`.`;
  // If anyone could have caused the run, the gate is right to refuse them.
  return byHand ? bad(refusal.value, hint) : notNeeded(refusal.value, hint);
}

function checkIssues({ hasIssues }: RepositoryFacts, { reportToIssue }: GitHubNeeds): Result {
  if (hasIssues) return good('They are enabled.');
  const found = 'Issues are disabled in this repository, so a report cannot be written to one.';
  if (!reportToIssue) return notNeeded(found, 'Pull requests and reports in the summary still work.');
  return bad(found, 'Enable issues in the settings of the repository, or change the line to `report-to: summary`.');
}

function checkFigures(facts: RepositoryFacts, { reportPublic, reportToIssue }: GitHubNeeds): Result {
  if (!facts.public) return good('The repository is not public: only its members can read a report.');
  if (reportPublic) return good('The repository is public and `report-public` is `true`: anyone can read the reports.');
  const found =
    'The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.';
  const hint =
    'If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.';
  return reportToIssue ? bad(found, hint) : notNeeded(found, hint);
}

/** Makes the result of a check without an answer: only a refused token is certainly a problem of the set-up. */
function failed(reading: Unread<Refusal>): Result {
  const isCertain = reading.kind === 'failed' && CERTAIN.includes(reading.problem.failure);
  return isCertain ? toFix(reading.problem) : notRead(reading);
}

const FORBIDDEN: readonly RepositoryFailure[] = ['not-accessible', 'not-granted', 'forbidden'];
const CERTAIN: readonly RepositoryFailure[] = ['unauthorized', ...FORBIDDEN];

export function notRead(reading: Unread<Problem>): Result {
  if (reading.kind === 'not-asked') return unknown(reading.because);
  return unknown(reading.problem.message, reading.problem.hint);
}
