import { tidy } from '../check.ts';
import { problemOfExpression } from './expression.ts';
import type { Mapping, Part, Refusal, Scalar } from './workflow-tree.ts';

/** Checks what the schema can't say of a kind of value. */
type Rule = (part: Part, contexts: string) => Refusal | null;

/** Returns the rule for a kind of the grammar, if there is one. */
export function ruleFor(kind: string): Rule | undefined {
  return RULES.get(kind);
}

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['jobs', checkJobs],
  ['steps', checkSteps],
  ['job-if', checkCondition],
  ['step-if', checkCondition],
  ['cron-mapping', checkCron],
  ['workflow-dispatch-input', checkOptions],
  ['runs-on', checkGroup],
  ['job-env', checkWritten],
  ['step-env', checkWritten],
  ['services', checkWritten],
  ['container', checkImage],
  ['services-container', checkImage],
]);

const MOST_OF_AN_ID = 99;

function checkJobs(jobs: Part): Refusal | null {
  const pairs = pairsOf(jobs);
  const wrong = pairs.map(({ key, offset }) => checkId(key, offset)).find((refusal) => refusal !== null);
  return (
    wrong ??
    checkNeeds(
      pairs.map(({ key, value }) => ({ id: key, needs: textsOf(valueIn(value, 'needs')) })),
      jobs,
    )
  );
}

function checkNeeds(
  jobs: readonly { readonly id: string; readonly needs: readonly Scalar[] }[],
  { offset }: Part,
): Refusal | null {
  const ready = new Set(jobs.filter(({ needs }) => needs.length === 0).map(({ id }) => id));
  if (ready.size === 0) return { offset, because: 'no job can start, because each needs another' };
  const isReady = ({ value }: Scalar): boolean => ready.has(String(value));
  for (let before = 0; before < ready.size; ) {
    before = ready.size;
    for (const { id, needs } of jobs) if (needs.every(isReady)) ready.add(id);
  }
  const open = jobs.flatMap(({ needs }) => needs).find((need) => !isReady(need));
  if (open === undefined) return null;
  const exists = jobs.some(({ id }) => id === open.value);
  return {
    offset: open.offset,
    because: exists ? 'jobs need each other' : `there is no job "${tidy(String(open.value))}"`,
  };
}

function checkSteps(steps: Part): Refusal | null {
  const ids = (steps.form === 'list' ? steps.items : []).flatMap((step) => textsOf(valueIn(step, 'id')));
  for (const [at, { value, offset }] of ids.entries()) {
    const refusal = checkId(String(value), offset);
    if (refusal !== null) return refusal;
    if (ids.slice(0, at).some((other) => other.value === value)) {
      return { offset, because: `the id "${tidy(String(value))}" is used twice` };
    }
  }
  return null;
}

function checkId(id: string, offset: number): Refusal | null {
  if (/^[a-z_][\w-]*$/i.test(id) && !id.startsWith('__') && id.length <= MOST_OF_AN_ID) return null;
  const because = `"${tidy(id)}" is not an id: it begins with a letter or one "_", and holds letters, digits, "_" and "-"`;
  return { offset, because };
}

/** A condition is an expression also without braces. */
function checkCondition(part: Part, contexts: string): Refusal | null {
  const condition = part.form === 'scalar' ? String(part.value ?? '').trim() : '';
  if (condition === '' || condition.includes('${{')) return null;
  const problem = problemOfExpression(condition, contexts);
  return problem === null ? null : { offset: part.offset, because: problem };
}

function checkOptions(input: Part): Refusal | null {
  const { offset } = input;
  const options = valueIn(input, 'options');
  const isChoice = textsOf(valueIn(input, 'type'))[0]?.value === 'choice';
  if (!isChoice)
    return options === undefined ? null : { offset, because: 'an input with options needs `type: choice`' };
  return textsOf(options).length > 0 ? null : { offset, because: 'a choice needs `options`' };
}

/** A group of runners may say whose it is. */
function checkGroup(runner: Part): Refusal | null {
  const group = valueIn(runner, 'group');
  if (
    group?.form !== 'scalar' ||
    /\$\{\{|^[^/]*$|^(?:org|organization|ent|enterprise)\/[^/]+$/.test(String(group.value))
  ) {
    return null;
  }
  return {
    offset: group.offset,
    because: 'a group of runners begins with "organization/" or "enterprise/", or has no "/"',
  };
}

/** One expression can't stand for all of it. */
function checkWritten({ form, offset }: Part): Refusal | null {
  return form === 'mapping' ? null : { offset, because: 'these values must be written one by one' };
}

function checkImage(container: Part): Refusal | null {
  if (container.form !== 'mapping' || valueIn(container, 'image') !== undefined) return null;
  return { offset: container.offset, because: '"image" is missing' };
}

function checkCron(schedule: Part): Refusal | null {
  const cron = valueIn(schedule, 'cron');
  if (cron?.form !== 'scalar') return null;
  const parts = String(cron.value).split(/ +/);
  if (parts.length === FIELDS.length && parts.every((part, at) => isOfField(part, FIELDS[at]))) return null;
  const because = `"${tidy(String(cron.value))}" is not a schedule: it has five parts, such as '17 6 * * 1'`;
  return { offset: cron.offset, because };
}

interface Field {
  readonly least: number;
  readonly most: number;
  readonly names?: readonly string[];
}

/** Minutes, hours, days of the month, months and days of the week. */
const FIELDS: readonly Field[] = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31 },
  {
    least: 1,
    most: 12,
    names: ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  { least: 0, most: 6, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

function isOfField(part: string, field: Field | undefined): boolean {
  if (field === undefined) return false;
  return part.split(',').every((each) => {
    const [range = '', step, ...more] = each.split('/');
    const [start = '', end, ...others] = range.split('-');
    if (more.length + others.length > 0 || (step !== undefined && !(numberOf(step, field) > 0))) return false;
    if (start === '*' && end === undefined) return true;
    return numberOf(end ?? start, field) >= numberOf(start, field);
  });
}

/** NaN if it is no number of the field. */
function numberOf(text: string, { least, most, names = [] }: Field): number {
  const named = text === '' ? -1 : names.indexOf(text.toLowerCase());
  const number = named >= 0 ? named : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : Number.NaN;
}

function pairsOf(part: Part): Mapping['pairs'] {
  return part.form === 'mapping' ? part.pairs : [];
}

function valueIn(part: Part, name: string): Part | undefined {
  return pairsOf(part).find(({ key }) => key === name)?.value;
}

/** A single text is a list of one. */
function textsOf(part: Part | undefined): readonly Scalar[] {
  if (part === undefined) return [];
  return (part.form === 'list' ? part.items : [part]).filter((each) => each.form === 'scalar');
}
