import type { Settings } from '../../src/trigger/inputs.ts';
import type { Intent, JobIntent } from '../../src/trigger/intent.ts';

/** What a workflow's `permissions:` hold. `metadata: read` is not among them: every token has it. */
export type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

/** What each thing that a step does at GitHub needs, as `SECURITY.md` says it. */
export const NEEDS = {
  "Reading someone's permission": { contents: 'read' },
  'Context of a pull request or of a pushed commit': { contents: 'read', 'pull-requests': 'read' },
  'Status comment in an issue': { issues: 'write' },
  'Status comment in a pull request': { 'pull-requests': 'write' },
  "Hand-over comment on the agent's pull request": { 'pull-requests': 'write' },
  'Counting jobs for `max-jobs-per-day`': { 'pull-requests': 'read' },
  '`comment`': { contents: 'read', issues: 'write', 'pull-requests': 'write' },
  '`settle`': { issues: 'write', 'pull-requests': 'write' },
  '`report` to the summary': {},
  '`report` to an issue': { issues: 'write' },
  '`report` with `pages-root`': { contents: 'read' },
  '`doctor`': { contents: 'read', issues: 'read', 'pull-requests': 'read' },
} as const satisfies Record<string, Permissions>;

/** What third-party actions in our workflows need; others are unknown. */
export const NEEDS_OF_OTHERS: Readonly<Record<string, Permissions>> = {
  'actions/checkout': { contents: 'read' },
  'actions/upload-artifact': {},
  'actions/create-github-app-token': {},
};

/** Adds permissions up: of each scope the highest level. */
export function union(all: readonly Permissions[]): Permissions {
  const levels = ['none', 'read', 'write'] as const;
  const sum: Record<string, 'read' | 'write' | 'none'> = {};
  for (const [scope, level] of all.flatMap((each) => Object.entries(each))) {
    if (levels.indexOf(level) > levels.indexOf(sum[scope] ?? 'none')) sum[scope] = level;
  }
  return sum;
}

/** The least permissions with which a step can do what it intends; `inPullRequest` says what the event's thread is. */
export function neededPermissions(
  intent: Intent,
  { settings, inPullRequest }: { readonly settings: Settings; readonly inPullRequest: boolean },
): Permissions {
  switch (intent.kind) {
    case 'job':
      return neededByJob(intent, { settings, inPullRequest });
    case 'comment':
      return NEEDS['`comment`'];
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

function neededByJob(
  { context, thread, gate, source }: JobIntent,
  { settings, inPullRequest }: { readonly settings: Settings; readonly inPullRequest: boolean },
): Permissions {
  const ofPullRequest = context !== null && (context.kind === 'commit' || context.thread.kind === 'pull-request');
  return union([
    gate.kind !== 'people' ? {} : NEEDS["Reading someone's permission"],
    ofPullRequest ? NEEDS['Context of a pull request or of a pushed commit'] : {},
    settings.handover ? NEEDS["Hand-over comment on the agent's pull request"] : {},
    settings.maxJobsPerDay === null || source.kind === 'existing' ? {} : NEEDS['Counting jobs for `max-jobs-per-day`'],
    thread === null
      ? {}
      : NEEDS[inPullRequest || thread === 'merged' ? 'Status comment in a pull request' : 'Status comment in an issue'],
  ]);
}

/** Compares what is given with what is needed; `exactly` where nothing else could need it. */
export function permissionFindings(
  given: Permissions,
  needed: Permissions,
  { exactly }: { readonly exactly: boolean },
): readonly string[] {
  const both = union([given, needed]);
  const missing = Object.entries(needed).filter(([scope]) => both[scope] !== given[scope]);
  const more = Object.entries(union([given])).filter(([scope]) => both[scope] !== (needed[scope] ?? 'none'));
  return [
    ...missing.map(([scope, level]) => `permissions: "${scope}: ${level}" is missing`),
    ...(exactly ? more.map(([scope, level]) => `permissions: "${scope}: ${level}" is more than is needed`) : []),
  ];
}
