import { conditionMentions } from './finding.ts';
import { inputOf, isExpression, type OurStep } from './our-steps.ts';

/** Events of issues and pull requests: outsiders can cause them, so the person's permission is read. */
const GATED = /^(?:issues|issue_comment|pull_request.*)$/;

type Scope = 'contents' | 'issues' | 'pull-requests';

/** One permission that a step needs; if there are several scopes, any one of them is enough. */
export interface Need {
  readonly scopes: readonly Scope[];
  readonly level: 'read' | 'write';
  /** As far as its file shows, the step may not need it. */
  readonly doubtful: boolean;
}

/** Returns the permissions that a step needs, as far as its file shows. */
export function needsOf(our: OurStep): readonly Need[] {
  const writes = inputOf(our, 'dry-run').toLowerCase() !== 'true';
  const needs = our.does.flatMap(({ event, mode }) => {
    if (mode === 'comment') return ofComment(our, event);
    if (mode === 'job') return ofJob(our, event);
    if (mode === 'settle') return [write('issues'), write('pull-requests')];
    if (mode === 'report') return ofReport(our);
    return [];
  });
  const wanted = needs.filter(({ level }) => writes || level === 'read').filter((need, _at, all) => !isIn(all, need));
  return [...new Map(wanted.map((need) => [describe(need), need])).values()];
}

/** Checks whether a step's report goes to an issue. */
export function writesReportIssue(our: Pick<OurStep, 'step'>): boolean {
  const places = inputOf(our, 'report-to').toLowerCase();
  return places.split(/[\s,]+/).includes('issue');
}

function ofComment(our: OurStep, event: string): readonly Need[] {
  if (event !== 'issue_comment') return [read('contents'), write('pull-requests')];
  // Such an `if:` only lets comments of issues through, or only those of pull requests.
  const doubtful = conditionMentions(our, /github\.event\.issue\.pull_request/i);
  return [read('contents'), write('issues', doubtful), write('pull-requests', doubtful)];
}

function ofReport(our: OurStep): readonly Need[] {
  const root = inputOf(our, 'pages-root');
  return [
    ...(root === '' ? [] : [read('contents', isExpression(root))]),
    ...(writesReportIssue(our) ? [write('issues')] : []),
  ];
}

function ofJob(our: OurStep, event: string): readonly Need[] {
  return [...ofContext(our, event), ...ofThread(our, event), ...ofPullRequest(our), ...ofBudget(our)];
}

/** Only hand-over comments show where an earlier request has its pull request. */
function ofPullRequest(our: OurStep): readonly Need[] {
  const [collects, reviewed] = [
    inputOf(our, 'pull-request').toLowerCase(),
    inputOf(our, 'request-review').toLowerCase(),
  ];
  return [
    ...(collects === 'open' ? [write('pull-requests')] : []),
    ...(reviewed === 'true' ? [write('pull-requests')] : []),
  ];
}

/** Jobs are counted by all comments, also those on lines of a diff; an existing job is not counted. */
function ofBudget(our: OurStep): readonly Need[] {
  const limit = inputOf(our, 'max-jobs-per-day');
  return limit === '' || onlyFollows(our) ? [] : [read('pull-requests', isExpression(limit))];
}

/** The prompt's context, and the permission of the person who caused the event. */
function ofContext(our: OurStep, event: string): readonly Need[] {
  const byPush = event === 'push';
  const asks = !byPush && inputOf(our, 'permission').toLowerCase() !== 'none';
  if (byPush || event.startsWith('pull_request')) {
    // An existing job is only followed, so it gets no context.
    const context = onlyFollows(our) ? 'none' : inputOf(our, 'context').toLowerCase();
    const doubtful = isExpression(context);
    if (context !== 'none') return [read('contents', doubtful && !asks), read('pull-requests', doubtful)];
  }
  // GitHub renders the text of the issue.
  const rendered = event === 'issues' && !onlyFollows(our) ? inputOf(our, 'context').toLowerCase() : 'none';
  if (asks && GATED.test(event)) return [read('contents')];
  return rendered === 'none' ? [] : [read('contents', isExpression(rendered))];
}

function onlyFollows(our: OurStep): boolean {
  return inputOf(our, 'job-id') !== '' && inputOf(our, 'prompt') + inputOf(our, 'prompt-file') === '';
}

function ofThread(our: OurStep, event: string): readonly Need[] {
  const thread = inputOf(our, 'thread').toLowerCase() || 'auto';
  // A step that follows a job writes only if the thread shows its request.
  const doubtful = isExpression(thread) || onlyFollows(our);
  const either: Need = { scopes: ['issues', 'pull-requests'], level: 'write', doubtful };
  if (thread === 'none') return [];
  if (thread === 'merged') return [write('pull-requests', doubtful)];
  if (thread !== 'auto') return [either];
  if (event === 'issues') return [write('issues', doubtful)];
  if (event.startsWith('pull_request')) return [write('pull-requests', doubtful)];
  return event === 'issue_comment' ? [either] : [];
}

/** Checks whether a certain need includes another one: writing includes reading. */
function isIn(all: readonly Need[], { scopes: [scope], level, doubtful }: Need): boolean {
  return all
    .filter((each) => !each.doubtful && each.scopes.length === 1 && each.scopes[0] === scope)
    .some((each) => (each.level === level ? doubtful : each.level === 'write'));
}

function read(scope: Scope, doubtful = false): Need {
  return { scopes: [scope], level: 'read', doubtful };
}

function write(scope: Scope, doubtful = false): Need {
  return { scopes: [scope], level: 'write', doubtful };
}

/** Writes a need as it is in `permissions:`. */
export function describe({ scopes, level }: Need): string {
  return scopes.map((scope) => `\`${scope}: ${level}\``).join(' or ');
}
