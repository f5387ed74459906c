import type { Mode } from '../../words/commands.ts';
import { bad, better, unknown } from '../check.ts';
import { type Around, type Finding, type Findings, inputOf, isExpression, type OurStep, wordOf } from './our-steps.ts';
import type { Permissions } from './read-workflow-files.ts';

/** The job's own token; a variable GITHUB_TOKEN holds it by custom. */
const OF_JOB = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;

export function checkPermissions(our: OurStep, around: Around): Findings {
  const token = inputOf(our, 'github-token');
  // The `permissions:` of the job are not those of an App's token, or a person's.
  if (token !== '' && !OF_JOB.test(token.replace(/\s+/g, '').replace(/\['(\w+)'\]/g, '.$1'))) return [checkPaths(our)];
  // A called workflow can only reduce its caller's permissions; without a block it reduces nothing.
  const blocks = [our, ...our.callers].map(({ workflow, job }) => job.permissions ?? workflow.permissions);
  const granted = blocks.toReversed().filter((each, at) => at === 0 || each !== null);
  return [checkNeeds(our, granted, around) ?? adviseOnHandover(our, granted)];
}

/** The pull requests of another token start workflows at once, those of the job's own only after an approval. */
function checkPaths(our: OurStep): Finding | null {
  if (inputOf(our, 'agent') === '' || inputOf(our, 'agent-paths') !== '' || !our.runsJobs) return null;
  const found =
    '`agent-paths` is not set, and with this `github-token` the workflows of a pull request run what the agent wrote before anyone has reviewed it.';
  return bad(found, 'Name the folder of the documentation:', ['agent-paths: docs']);
}

function checkNeeds(our: OurStep, granted: readonly Permissions[], around: Around): Finding | null {
  // A public repository may be read with any token.
  const needs = needsOf(our).filter(({ level }) => level === 'write' || around.public === false);
  if (needs.length === 0) return null;
  const callers = our.callers.map(({ job }) => job.at).join(' and ');
  const where = callers === '' ? 'at the workflow or at the job' : `in the called workflow and in ${callers}`;
  const advice = `Set them ${where}; what is not listed is not granted:`;
  const paste = pasteOf(granted.at(-1), needs);
  if (granted.every((each) => each === null)) {
    const found = 'there is no `permissions:` block, so the settings of the repository or organization decide.';
    return unknown(found, advice, paste);
  }
  const missing = needs.filter((need) => granted.some((each) => lacks(each, need)));
  const certain = missing.filter(({ doubtful }) => !doubtful);
  const lacking = `the token of the job lacks ${(certain.length > 0 ? certain : missing).map(describe).join(' and ')}`;
  if (certain.length > 0) return bad(`${lacking}.`, advice, paste);
  if (missing.length > 0) return unknown(`${lacking}, which may be needed.`, advice, paste);
  if (granted.every((each) => each !== null)) return null;
  return unknown("its `permissions:` can't be read, or the workflow that calls it has none.", advice, paste);
}

/** Without the permission a job does its work, and each run ends with a warning. */
function adviseOnHandover(our: OurStep, granted: readonly Permissions[]): Finding | null {
  const [handover, need] = [wordOf(our, 'handover'), write('pull-requests')];
  const isOff = handover === 'false' || isExpression(handover) || wordOf(our, 'dry-run') === 'true';
  if (!our.runsJobs || isOff || !granted.some((each) => lacks(each, need))) return null;
  const found = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${describe(need)}.`;
  const advice = `Add ${describe(need)} to \`permissions:\`, or turn the comment off:`;
  return better(found, advice, ['handover: false']);
}

function lacks(granted: Permissions, { scopes, level }: Need): boolean {
  if (granted === null || granted === 'write-all') return false;
  if (granted === 'read-all') return level === 'write';
  return !scopes.some((scope) => ['write', level].includes(String(granted.get(scope))));
}

function pasteOf(granted: Permissions | undefined, needs: readonly Need[]): readonly string[] {
  const held = [...(granted instanceof Map ? granted : [])].filter(([scope]) => /^[a-z-]{1,40}$/.test(scope));
  const lines = new Map<string, unknown>([['contents', 'read'], ...held]);
  for (const { scopes, level } of needs)
    for (const scope of scopes) if (lines.get(scope) !== 'write') lines.set(scope, level);
  return ['permissions:', ...[...lines].map(([scope, level]) => `  ${scope}: ${level}`)];
}

type Scope = 'contents' | 'issues' | 'pull-requests';

/** One permission that a step needs; if there are several scopes, any one of them is enough. */
interface Need {
  readonly scopes: readonly Scope[];
  readonly level: 'read' | 'write';
  /** As far as its file shows, the step may not need it. */
  readonly doubtful: boolean;
}

const needs =
  (level: Need['level']) =>
  (scope: Scope, doubtful = false): Need => ({ scopes: [scope], level, doubtful });
const [read, write] = [needs('read'), needs('write')];

const describe = ({ scopes, level }: Need): string => scopes.map((scope) => `\`${scope}: ${level}\``).join(' or ');

function needsOf(our: OurStep): readonly Need[] {
  const writes = wordOf(our, 'dry-run') !== 'true';
  const needs = our.does.flatMap(({ event, mode }) => (mode === null ? [] : (NEEDS[mode]?.(our, event) ?? [])));
  const wanted = needs.filter(({ level }) => writes || level === 'read').filter((need, _at, all) => !isIn(all, need));
  return [...new Map(wanted.map((need) => [describe(need), need])).values()];
}

/** Checks whether a certain need includes another one: writing includes reading. */
function isIn(all: readonly Need[], { scopes: [scope], level, doubtful }: Need): boolean {
  return all
    .filter((each) => !each.doubtful && each.scopes.length === 1 && each.scopes[0] === scope)
    .some((each) => (each.level === level ? doubtful : each.level === 'write'));
}

export const writesReportIssue = (our: OurStep): boolean =>
  /(?:^|[\s,])issue(?:[\s,]|$)/.test(wordOf(our, 'report-to'));

const OF_AGENT = [write('contents'), write('issues'), write('pull-requests')];

const NEEDS: Readonly<Partial<Record<Mode, (our: OurStep, event: string) => readonly Need[]>>> = {
  comment(our, event) {
    const contents = inputOf(our, 'agent') === '' ? read('contents') : write('contents');
    if (event !== 'issue_comment') return [contents, write('pull-requests')];
    // Such an `if:` only lets comments of issues through, or only those of pull requests.
    const doubtful = our.conditions.some((condition) => /github\.event\.issue\.pull_request/i.test(condition));
    return [contents, write('issues', doubtful), write('pull-requests', doubtful)];
  },
  job(our, event) {
    // Only hand-over comments show where an earlier request has its pull request.
    const finds = wordOf(our, 'pull-request') === 'open' || wordOf(our, 'request-review') === 'true';
    const limit = inputOf(our, 'max-jobs-per-day');
    return [
      ...ofContext(our, event),
      ...ofThread(our, event),
      ...(finds ? [write('pull-requests')] : []),
      // The agent's changes become a commit, a branch and a pull request, which gets labels.
      ...(inputOf(our, 'agent') === '' || onlyFollows(our) ? [] : OF_AGENT),
      // Jobs are counted by all comments, also those on lines of a diff; an existing job is not counted.
      ...(limit === '' || onlyFollows(our) ? [] : [read('pull-requests', isExpression(limit))]),
    ];
  },
  settle(our) {
    // Only the comment on a pull request in this repository says who requested the job.
    return [read('contents', inputOf(our, 'agent') === ''), write('issues'), write('pull-requests')];
  },
  report(our) {
    const root = inputOf(our, 'pages-root');
    const pages = root === '' ? [] : [read('contents', isExpression(root))];
    return writesReportIssue(our) ? [...pages, write('issues')] : pages;
  },
};

/** Events of issues and pull requests: outsiders can cause them, so the person's permission is read. */
const GATED = /^(?:issues|issue_comment|pull_request.*)$/;

/** The prompt's context, and the permission of the person who caused the event. */
function ofContext(our: OurStep, event: string): readonly Need[] {
  const asks = event !== 'push' && wordOf(our, 'permission') !== 'none';
  // An existing job is only followed, so it gets no context.
  const context = onlyFollows(our) ? 'none' : wordOf(our, 'context');
  const doubtful = isExpression(context);
  if (context !== 'none' && (event === 'push' || event.startsWith('pull_request')))
    return [read('contents', doubtful && !asks), read('pull-requests', doubtful)];
  if (asks && GATED.test(event)) return [read('contents')];
  // GitHub renders the text of the issue.
  return event === 'issues' && context !== 'none' ? [read('contents', doubtful)] : [];
}

export const onlyFollows = (our: OurStep): boolean =>
  inputOf(our, 'job-id') !== '' && inputOf(our, 'prompt') + inputOf(our, 'prompt-file') === '';

function ofThread(our: OurStep, event: string): readonly Need[] {
  const thread = wordOf(our, 'thread') || 'auto';
  // A step that follows a job writes only if the thread shows its request.
  const doubtful = isExpression(thread) || onlyFollows(our);
  const ofPull = event.startsWith('pull_request');
  if (thread === 'none' || (thread === 'auto' && !ofPull && !event.startsWith('issue'))) return [];
  if (thread === 'merged' || (thread === 'auto' && ofPull)) return [write('pull-requests', doubtful)];
  if (thread === 'auto' && event === 'issues') return [write('issues', doubtful)];
  return [{ scopes: ['issues', 'pull-requests'], level: 'write', doubtful }];
}
