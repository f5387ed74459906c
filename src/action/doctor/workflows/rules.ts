import { tidy } from '../check.ts';
import { problemOfExpression } from './expression.ts';
import { firstRefusal, type Part, type Refusal, refuse, type Scalar } from './workflow-tree.ts';

/** Checks what the schema can't say of a kind of value. */
type Rule = (part: Part, contexts: string) => Refusal | null;

/** The rules for kinds of the grammar. */
export const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
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
  const pairs = jobs.form === 'mapping' ? jobs.pairs : [];
  const wrong = firstRefusal(pairs, ({ key, offset }) => checkId({ value: key, offset }));
  if (wrong !== null) return wrong;
  const needs = new Map(pairs.map(({ key, value }) => [key, textsOf(valueIn(value, 'needs'))]));
  const ready = new Set<string>();
  const isReady = ({ value }: Scalar): boolean => ready.has(String(value));
  for (let before = -1; before < ready.size; ) {
    before = ready.size;
    for (const [id, wanted] of needs) if (wanted.every(isReady)) ready.add(id);
  }
  if (ready.size === 0) return refuse(jobs, 'no job can start, because each needs another');
  const open = [...needs.values()].flat().find((need) => !isReady(need));
  if (open === undefined) return null;
  const id = String(open.value);
  return refuse(open, needs.has(id) ? 'jobs need each other' : `there is no job "${tidy(id)}"`);
}

function checkSteps(steps: Part): Refusal | null {
  const ids = (steps.form === 'list' ? steps.items : []).flatMap((step) => textsOf(valueIn(step, 'id')));
  const seen = new Set<Scalar['value']>();
  return firstRefusal(ids, (id) => {
    const isTwice = seen.has(id.value);
    seen.add(id.value);
    return checkId(id) ?? (isTwice ? refuse(id, `the id "${tidy(String(id.value))}" is used twice`) : null);
  });
}

function checkId(id: Pick<Scalar, 'value' | 'offset'>): Refusal | null {
  const text = String(id.value);
  if (/^[a-z_][\w-]*$/i.test(text) && !text.startsWith('__') && text.length <= MOST_OF_AN_ID) return null;
  return refuse(
    id,
    `"${tidy(text)}" is not an id: it begins with a letter or one "_", and holds letters, digits, "_" and "-"`,
  );
}

/** A condition is an expression also without braces. */
function checkCondition(part: Part, contexts: string): Refusal | null {
  const condition = part.form === 'scalar' ? String(part.value ?? '').trim() : '';
  if (condition === '' || condition.includes('${{')) return null;
  const problem = problemOfExpression(condition, contexts);
  return problem === null ? null : refuse(part, problem);
}

function checkOptions(input: Part): Refusal | null {
  const options = valueIn(input, 'options');
  if (textsOf(valueIn(input, 'type'))[0]?.value !== 'choice') {
    return options === undefined ? null : refuse(input, 'an input with options needs `type: choice`');
  }
  return textsOf(options).length > 0 ? null : refuse(input, 'a choice needs `options`');
}

/** A group of runners may say whose it is. */
function checkGroup(runner: Part): Refusal | null {
  const group = valueIn(runner, 'group');
  if (group?.form !== 'scalar') return null;
  if (/\$\{\{|^[^/]*$|^(?:org|organization|ent|enterprise)\/[^/]+$/.test(String(group.value))) return null;
  return refuse(group, 'a group of runners begins with "organization/" or "enterprise/", or has no "/"');
}

/** One expression can't stand for all of it. */
function checkWritten(values: Part): Refusal | null {
  return values.form === 'mapping' ? null : refuse(values, 'these values must be written one by one');
}

function checkImage(container: Part): Refusal | null {
  if (container.form !== 'mapping' || valueIn(container, 'image') !== undefined) return null;
  return refuse(container, '"image" is missing');
}

function checkCron(schedule: Part): Refusal | null {
  const cron = valueIn(schedule, 'cron');
  if (cron?.form !== 'scalar') return null;
  const text = String(cron.value);
  const parts = text.split(/ +/);
  if (parts.length === FIELDS.length && FIELDS.every((field, at) => isOfField(parts[at] ?? '', field))) return null;
  return refuse(cron, `"${tidy(text)}" is not a schedule: it has five parts, such as '17 6 * * 1'`);
}

type Field = readonly [least: number, most: number, names?: readonly string[]];

/** Minutes, hours, days of the month, months and days of the week. */
const FIELDS: readonly Field[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12, ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']],
  [0, 6, ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']],
];

function isOfField(part: string, field: Field): boolean {
  return part.split(',').every((each) => {
    const [range = '', step, ...more] = each.split('/');
    const [start = '', end, ...others] = range.split('-');
    if (more.length + others.length > 0 || (step !== undefined && !(numberOf(step, field) > 0))) return false;
    if (start === '*' && end === undefined) return true;
    return numberOf(end ?? start, field) >= numberOf(start, field);
  });
}

/** NaN if it is no number of the field. */
function numberOf(text: string, [least, most, names = []]: Field): number {
  const named = text === '' ? -1 : names.indexOf(text.toLowerCase());
  const number = named >= 0 ? named : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : Number.NaN;
}

function valueIn(part: Part, name: string): Part | undefined {
  return part.form === 'mapping' ? part.pairs.find(({ key }) => key === name)?.value : undefined;
}

/** A single text is a list of one. */
function textsOf(part: Part | undefined): readonly Scalar[] {
  if (part === undefined) return [];
  return (part.form === 'list' ? part.items : [part]).filter((each) => each.form === 'scalar');
}
