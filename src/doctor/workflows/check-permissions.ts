import { conditionMentions, type Finding, open, placeOf, type Surroundings, wrong } from './finding.ts';
import { inputOf, isExpression, type OurStep } from './our-steps.ts';
import type { Level, Permissions } from './workflow-facts.ts';

const NAME = 'Workflow permissions';

/** The job's own token; a variable GITHUB_TOKEN holds it by custom. */
const OF_JOB = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;

/** Events of issues and pull requests: outsiders can cause them, so the person's permission is read. */
const GATED = /^(?:issues|issue_comment|pull_request.*)$/;

type Scope = 'contents' | 'issues' | 'pull-requests';

/** One permission that a step needs; if there are several scopes, any one of them is enough. */
interface Need {
  readonly scopes: readonly Scope[];
  readonly level: 'read' | 'write';
  /** As far as its file shows, the step may not need it. */
  readonly doubtful: boolean;
}

/** Checks that the `permissions:` on the way to a step are enough for what it does. */
export function checkPermissions(our: OurStep, { public: isPublic }: Surroundings): readonly Finding[] {
  if (hasOwnToken(our)) return [];
  // A public repository may be read with any token.
  const needs = needsOf(our).filter(({ level }) => level === 'write' || isPublic === false);
  if (needs.length === 0) return [];
  const granted = grantedTo(our);
  if (granted.every(({ kind }) => kind === 'absent')) return [notSaid(our, needs)];
  const missing = needs.filter((need) => granted.some((each) => lacks(each, need)));
  const certain = missing.filter(({ doubtful }) => !doubtful);
  const paste = pasteOf(granted.at(-1), needs);
  const place = placeOf(our);
  if (certain.length > 0) {
    const found = `${place}: the token of the job lacks ${certain.map(describe).join(' and ')}.`;
    return [wrong(NAME, { found, advice: adviceFor(our), paste })];
  }
  if (missing.length > 0) {
    const found = `${place}: the token of the job lacks ${missing.map(describe).join(' and ')}, which may be needed.`;
    return [open(NAME, { found, advice: adviceFor(our), paste })];
  }
  if (granted.every(({ kind }) => kind === 'all' || kind === 'named')) return [];
  const found = `${place}: its \`permissions:\` can't be read, or the workflow that calls it has none.`;
  return [open(NAME, { found, advice: adviceFor(our), paste })];
}

/** An App's token, or a person's: the `permissions:` of the job are not its own. */
function hasOwnToken(our: OurStep): boolean {
  const token = inputOf(our, 'github-token');
  return token !== '' && !OF_JOB.test(token.replace(/\s+/g, '').replace(/\['(\w+)'\]/g, '.$1'));
}

function adviceFor({ callers }: OurStep): string {
  return callers.length === 0
    ? 'Set them at the workflow or at the job; what is not listed is not granted:'
    : `Set them in the called workflow and in ${callers.map(placeOf).join(' and ')}; what is not listed is not granted:`;
}

function notSaid(our: OurStep, needs: readonly Need[]): Finding {
  const found = `${placeOf(our)}: there is no \`permissions:\` block, so the settings of the repository or organization decide.`;
  return open(NAME, { found, advice: adviceFor(our), paste: pasteOf(undefined, needs) });
}

const ABSENT: Permissions = { kind: 'absent' };

/** A called workflow can only reduce its caller's permissions; without a block it reduces nothing. */
function grantedTo(our: OurStep): readonly Permissions[] {
  const [root = ABSENT, ...called] = [our, ...our.callers]
    .map(({ workflow, job }) => blockOf(job.permissions, workflow.permissions))
    .toReversed();
  const reducing = called.filter(({ kind }) => kind !== 'absent');
  return [root, ...reducing];
}

function blockOf(ofJob: Permissions, ofWorkflow: Permissions): Permissions {
  return ofJob.kind === 'absent' ? ofWorkflow : ofJob;
}

function lacks(granted: Permissions, { scopes, level }: Need): boolean {
  if (granted.kind === 'absent' || granted.kind === 'unclear') return false;
  if (granted.kind === 'all') return level === 'write' && granted.level === 'read';
  return !scopes.some((scope) => suffices(granted.scopes.get(scope), level));
}

function suffices(given: Level | undefined, level: 'read' | 'write'): boolean {
  return given === 'write' || given === level;
}

function describe({ scopes, level }: Need): string {
  return scopes.map((scope) => `\`${scope}: ${level}\``).join(' or ');
}

/** The needed lines together with the existing ones. */
function pasteOf(granted: Permissions | undefined, needs: readonly Need[]): readonly string[] {
  const lines = new Map<string, Level>([['contents', 'read']]);
  for (const [scope, level] of granted?.kind === 'named' ? granted.scopes : []) {
    if (/^[a-z-]{1,40}$/.test(scope)) lines.set(scope, level);
  }
  for (const { scopes, level } of needs) {
    for (const scope of scopes) if (lines.get(scope) !== 'write') lines.set(scope, level);
  }
  return ['permissions:', ...[...lines].map(([scope, level]) => `  ${scope}: ${level}`)];
}

function needsOf(our: OurStep): readonly Need[] {
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

function ofComment(our: OurStep, event: string): readonly Need[] {
  if (event !== 'issue_comment') return [read('contents'), write('pull-requests')];
  // Such an `if:` only lets comments of issues through, or only those of pull requests.
  const doubtful = conditionMentions(our, /github\.event\.issue\.pull_request/i);
  return [read('contents'), write('issues', doubtful), write('pull-requests', doubtful)];
}

function ofReport(our: OurStep): readonly Need[] {
  const root = inputOf(our, 'pages-root');
  const toIssue = inputOf(our, 'report-to')
    .toLowerCase()
    .split(/[\s,]+/)
    .includes('issue');
  return [...(root === '' ? [] : [read('contents', isExpression(root))]), ...(toIssue ? [write('issues')] : [])];
}

function ofJob(our: OurStep, event: string): readonly Need[] {
  return [...ofContext(our, event), ...ofThread(our, event), ...ofBudget(our)];
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
  return asks && GATED.test(event) ? [read('contents')] : [];
}

function onlyFollows(our: OurStep): boolean {
  return inputOf(our, 'job-id') !== '' && inputOf(our, 'prompt') + inputOf(our, 'prompt-file') === '';
}

function ofThread(our: OurStep, event: string): readonly Need[] {
  const thread = inputOf(our, 'thread').toLowerCase() || 'auto';
  if (thread === 'none') return [];
  if (thread === 'merged') return [write('pull-requests')];
  if (thread !== 'auto')
    return [{ scopes: ['issues', 'pull-requests'], level: 'write', doubtful: isExpression(thread) }];
  if (event === 'issues') return [write('issues')];
  if (event.startsWith('pull_request')) return [write('pull-requests')];
  return event === 'issue_comment' ? [{ scopes: ['issues', 'pull-requests'], level: 'write', doubtful: false }] : [];
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
