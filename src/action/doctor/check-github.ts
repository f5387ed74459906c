import type { RepositoryFacts } from '../ports/contents.ts';
import type { RepositoryFailure } from '../words/errors.ts';
import { bad, type Check, good, notNeeded, unknown } from './check.ts';
import type { GitHubReadings, Reading } from './read-github.ts';

/** What this set-up needs from GitHub, as far as inputs and event show. */
export interface GitHubNeeds {
  /** A conversation, a rolling issue, or the daily limit of jobs. */
  readonly comments: boolean;
  /** For a prompt's context, the thread of a push, or the daily limit of jobs. */
  readonly pullRequests: boolean;
  readonly reportToIssue: boolean;
  readonly reportLabel: string;
  readonly reportPublic: boolean;
  /** The login of the person who started this run. */
  readonly login: string;
  /** Their numeric id; null if the event doesn't name it. */
  readonly id: number | null;
  /** The permission required to start a job. */
  readonly permission: string;
  /** The person started this run by hand, so their own commands should work. */
  readonly byHand: boolean;
}

/** Checks GitHub's answers about token, repository and person. */
export function checkGitHub(readings: GitHubReadings, needs: GitHubNeeds): readonly Check[] {
  const { facts } = readings;
  return [
    checkIdentity(readings.viewer),
    checkRepository(facts),
    checkReading('Reading issues and comments', readings.comments, {
      needed: needs.comments,
      users: 'Modes `comment` and `settle`, status comments, `report-to: issue` and `max-jobs-per-day`',
    }),
    checkReading('Reading pull requests', readings.pullRequests, {
      needed: needs.pullRequests,
      users: 'Prompts with the context of a pull request, `thread: merged` and `max-jobs-per-day`',
    }),
    WRITING,
    checkPerson(readings.refusal, needs),
    ...checkReporting(readings, needs),
  ];
}

const WRITING: Check = unknown(
  'Writing comments, reactions and issues',
  'GitHub does not say what a token may write, and the doctor writes nothing.',
  "Compare the workflow's `permissions:` with the lines for its mode in the summary.",
);

function checkIdentity(viewer: Reading<string>): Check {
  const name = 'GitHub token';
  if (viewer.kind === 'not-asked') return unknown(name, viewer.because);
  if (viewer.kind === 'failed') {
    if (viewer.failure === 'rate-limited') return unknown(name, viewer.problem.message, viewer.problem.hint);
    return bad(name, viewer.problem);
  }
  const person = !viewer.value.endsWith('[bot]');
  return good(
    name,
    `It belongs to ${viewer.value}.`,
    person
      ? 'This is a person: comments appear under their name, and their own reaction counts as our claim. `github.token` or the token of a GitHub App has an identity of its own.'
      : null,
  );
}

function checkRepository(facts: Reading<RepositoryFacts>): Check {
  const name = 'Repository';
  if (facts.kind === 'failed' && facts.failure === 'missing') return bad(name, facts.problem);
  if (facts.kind !== 'read') return failed(name, facts);
  if (!facts.value.archived) return good(name, 'The token can read it, and it is not archived.');
  return bad(name, {
    message: 'The repository is archived: it accepts no comments, reactions or issues.',
    hint: 'Unarchive it in the settings of the repository, or run the workflow in another one.',
  });
}

function checkReading(
  name: string,
  reading: Reading<true>,
  { needed, users }: { readonly needed: boolean; readonly users: string },
): Check {
  if (reading.kind === 'read') return good(name, 'The token can.');
  if (reading.kind === 'failed' && isForbidden(reading.failure) && !needed) {
    return notNeeded(name, reading.problem.message, `${users} need it. ${reading.problem.hint}`);
  }
  return failed(name, reading);
}

function checkPerson(refusal: Reading<string | null>, { login, id, permission, byHand }: GitHubNeeds): Check {
  const name = 'Permission of the person who started this run';
  if (refusal.kind !== 'read') return failed(name, refusal);
  if (refusal.value === null) {
    return good(name, `A command of ${login} is accepted; the input \`permission\` is "${permission}".`);
  }
  const listed = id === null ? '' : ` (with their id, ${id}, which no other account can get)`;
  const hint = `A command of ${login} is refused. To allow it, change the inputs \`permission\`, \`allowed-users\`${listed} or \`allowed-bots\`.`;
  // If anyone could have caused the run, the gate is right to refuse them.
  return byHand ? bad(name, { message: refusal.value, hint }) : notNeeded(name, refusal.value, hint);
}

function checkReporting({ facts, label }: GitHubReadings, needs: GitHubNeeds): readonly Check[] {
  const [issues, figures, labelName] = ['Issues', 'Visitor figures', 'Report label'] as const;
  const ofLabel = checkLabel(labelName, label, needs);
  if (facts.kind !== 'read') {
    const because = 'GitHub did not show the repository.';
    return [unknown(issues, because), unknown(figures, because), ofLabel];
  }
  return [
    checkIssues(issues, facts.value, needs),
    checkFigures(figures, facts.value, needs),
    facts.value.hasIssues ? ofLabel : notNeeded(labelName, 'Issues are disabled, so no report is written to one.'),
  ];
}

function checkIssues(name: string, { hasIssues }: RepositoryFacts, { reportToIssue }: GitHubNeeds): Check {
  if (hasIssues) return good(name, 'They are enabled.');
  const message = 'Issues are disabled in this repository, so a report cannot be written to one.';
  if (!reportToIssue) return notNeeded(name, message, 'Pull requests and reports in the summary still work.');
  return bad(name, {
    message,
    hint: 'Enable issues in the settings of the repository, or change the line to `report-to: summary`.',
  });
}

function checkFigures(name: string, facts: RepositoryFacts, { reportPublic, reportToIssue }: GitHubNeeds): Check {
  if (!facts.public) return good(name, 'The repository is not public: only its members can read a report.');
  if (reportPublic) {
    return good(name, 'The repository is public and `report-public` is `true`: anyone can read the reports.');
  }
  const message =
    'The repository is public, and so are its issues and summaries: mode `report` refuses to publish figures in them.';
  const hint =
    'If anyone may read the figures, add the line `report-public: true`; otherwise report from a private repository.';
  return reportToIssue ? bad(name, { message, hint }) : notNeeded(name, message, hint);
}

function checkLabel(name: string, label: Reading<boolean>, { reportToIssue, reportLabel }: GitHubNeeds): Check {
  if (!reportToIssue) return notNeeded(name, 'Reports only go to the summary, which has no label.');
  if (label.kind !== 'read') return failed(name, label);
  if (label.value) return good(name, `The label "${reportLabel}" exists.`);
  return good(name, `The label "${reportLabel}" does not exist yet: the first report creates it.`);
}

const CERTAIN: readonly RepositoryFailure[] = ['unauthorized', 'not-accessible', 'forbidden'];

function isForbidden(failure: RepositoryFailure): boolean {
  return failure === 'forbidden' || failure === 'not-accessible';
}

/** A check without an answer: only a refused token is certainly a problem of the set-up. */
function failed(name: string, reading: Exclude<Reading<unknown>, { readonly kind: 'read' }>): Check {
  if (reading.kind === 'not-asked') return unknown(name, reading.because);
  const { failure, problem } = reading;
  return CERTAIN.includes(failure) ? bad(name, problem) : unknown(name, problem.message, problem.hint);
}
