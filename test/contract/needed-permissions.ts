import type { Settings } from '../../src/action/event/inputs.ts';
import type { Intent, JobIntent } from '../../src/action/event/intent.ts';

/** The content of a workflow's `permissions:`. `metadata: read` is not included: every token has it. */
export type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

/** The permissions that each thing a step does on GitHub needs, as in `SECURITY.md`. */
export const NEEDS = {
  "Reading someone's permission": { contents: 'read' },
  'Context of a pull request or of a pushed commit': { contents: 'read', 'pull-requests': 'read' },
  'Context of an issue': { contents: 'read' },
  'Status comment in an issue': { issues: 'write' },
  'Status comment in a pull request': { 'pull-requests': 'write' },
  "Hand-over comment on the agent's pull request": { 'pull-requests': 'write' },
  'Finding the open pull request for `pull-request: open`': { 'pull-requests': 'read' },
  'Requesting a review with `request-review`': { 'pull-requests': 'write' },
  'Counting jobs for `max-jobs-per-day`': { 'pull-requests': 'read' },
  '`comment`': { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  'Jobs with `agent`': { contents: 'write', issues: 'write', 'pull-requests': 'write' },
  '`settle`': { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  '`report` to the summary': {},
  '`report` to an issue': { issues: 'write' },
  '`report` with `pages-root`': { contents: 'read' },
  '`doctor`': { contents: 'read', issues: 'read', 'pull-requests': 'read' },
} as const satisfies Record<string, Permissions>;

/** What third-party actions in our workflows need; others are unknown. */
export const NEEDS_OF_OTHERS: Readonly<Record<string, Permissions>> = {
  'actions/checkout': { contents: 'read' },
  'actions/upload-artifact': {},
  'slackapi/slack-github-action': {},
  'actions/create-github-app-token': {},
};

/** Merges permissions: the highest level of each scope. */
export function union(all: readonly Permissions[]): Permissions {
  const levels = ['none', 'read', 'write'] as const;
  const sum: Record<string, 'read' | 'write' | 'none'> = {};
  for (const [scope, level] of all.flatMap((each) => Object.entries(each))) {
    if (levels.indexOf(level) > levels.indexOf(sum[scope] ?? 'none')) sum[scope] = level;
  }
  return sum;
}

interface Place {
  readonly settings: Settings;
  /** The event's thread is a pull request. */
  readonly inPullRequest: boolean;
}

export function neededPermissions(intent: Intent, { settings, inPullRequest }: Place): Permissions {
  switch (intent.kind) {
    case 'job':
      return neededByJob(intent, { settings, inPullRequest });
    case 'comment':
      return settings.agent === '' ? NEEDS['`comment`'] : NEEDS['Jobs with `agent`'];
    case 'settle':
      return NEEDS['`settle`'];
    case 'report':
      return union([
        NEEDS[settings.reportTo.includes('issue') ? '`report` to an issue' : '`report` to the summary'],
        settings.pagesRoot === '' ? {} : NEEDS['`report` with `pages-root`'],
      ]);
    case 'doctor':
      return NEEDS['`doctor`'];
    case 'skip':
      return {};
  }
}

function neededByJob({ context, thread, gate, source }: JobIntent, { settings, inPullRequest }: Place): Permissions {
  const ofPullRequest = context !== null && (context.kind === 'push' || context.thread.kind === 'pull-request');
  return union([
    gate.kind !== 'people' ? {} : NEEDS["Reading someone's permission"],
    context === null
      ? {}
      : NEEDS[ofPullRequest ? 'Context of a pull request or of a pushed commit' : 'Context of an issue'],
    settings.agent === '' || source.kind === 'existing' ? {} : NEEDS['Jobs with `agent`'],
    settings.handover ? NEEDS["Hand-over comment on the agent's pull request"] : {},
    settings.pullRequest === 'new' || source.kind === 'existing'
      ? {}
      : NEEDS['Finding the open pull request for `pull-request: open`'],
    settings.requestReview ? NEEDS['Requesting a review with `request-review`'] : {},
    settings.maxJobsPerDay === null || source.kind === 'existing' ? {} : NEEDS['Counting jobs for `max-jobs-per-day`'],
    thread === null
      ? {}
      : NEEDS[inPullRequest || thread === 'merged' ? 'Status comment in a pull request' : 'Status comment in an issue'],
  ]);
}

/** Compares the given permissions with the needed ones; `exactly` if nothing else could need them. */
export function permissionFindings(given: Permissions, needed: Permissions, { exactly = true } = {}): string[] {
  const both = union([given, needed]);
  const missing = Object.entries(needed).filter(([scope]) => both[scope] !== given[scope]);
  const more = Object.entries(union([given])).filter(([scope]) => both[scope] !== (needed[scope] ?? 'none'));
  return [
    ...missing.map(([scope, level]) => `permissions: "${scope}: ${level}" is missing`),
    ...(exactly ? more.map(([scope, level]) => `permissions: "${scope}: ${level}" is more than is needed`) : []),
  ];
}
