import { better, type Finding, open, placeOf, type Surroundings, wrong } from './finding.ts';
import { describe, type Need, needsOf } from './needed-permissions.ts';
import { inputOf, isExpression, type OurStep } from './our-steps.ts';
import type { Level, Permissions } from './workflow-facts.ts';

const NAME = 'Workflow permissions';

/** The job's own token; a variable GITHUB_TOKEN holds it by custom. */
const OF_JOB = /^\$\{\{(?:github\.token|secrets\.github_token|env\.github_token)\}\}$/i;

/** Checks that the `permissions:` on the way to a step are enough for what it does. */
export function checkPermissions(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  if (hasOwnToken(our)) return [];
  const findings = checkNeeds(our, surroundings);
  return findings.length > 0 ? findings : adviseOnHandover(our);
}

function checkNeeds(our: OurStep, { public: isPublic }: Surroundings): readonly Finding[] {
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
    const found = `the token of the job lacks ${certain.map(describe).join(' and ')}.`;
    return [wrong(NAME, { at: place, found, advice: adviceFor(our), paste })];
  }
  if (missing.length > 0) {
    const found = `the token of the job lacks ${missing.map(describe).join(' and ')}, which may be needed.`;
    return [open(NAME, { at: place, found, advice: adviceFor(our), paste })];
  }
  if (granted.every(({ kind }) => kind === 'all' || kind === 'named')) return [];
  const found = `its \`permissions:\` can't be read, or the workflow that calls it has none.`;
  return [open(NAME, { at: place, found, advice: adviceFor(our), paste })];
}

/** Without the permission a job does its work, and each run ends with a warning. */
function adviseOnHandover(our: OurStep): readonly Finding[] {
  const handover = inputOf(our, 'handover').toLowerCase();
  const starts = our.does.some(({ mode }) => mode === 'job' || mode === 'comment');
  if (!starts || isExpression(handover) || handover === 'false' || inputOf(our, 'dry-run').toLowerCase() === 'true')
    return [];
  const need: Need = { scopes: ['pull-requests'], level: 'write', doubtful: false };
  if (!grantedTo(our).some((granted) => lacks(granted, need))) return [];
  const found = `the action comments on pull requests that its jobs make in this repository, but the token of the job lacks ${describe(need)}.`;
  const advice = `Add ${describe(need)} to \`permissions:\`, or turn the comment off:`;
  return [better(NAME, { at: placeOf(our), found, advice, paste: ['handover: false'] })];
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
  const found = `there is no \`permissions:\` block, so the settings of the repository or organization decide.`;
  return open(NAME, { at: placeOf(our), found, advice: adviceFor(our), paste: pasteOf(undefined, needs) });
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
