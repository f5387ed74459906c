import { closest, distance } from 'fastest-levenshtein';
import { inputs } from '../../words/action-spec.ts';
import { bad, better, tidy, toFix, unknown } from '../check.ts';
import { writesReportIssue } from './check-permissions.ts';
import { type Around, type Findings, inputOf, isExpression, type OurStep } from './our-steps.ts';
import { mappingIn } from './read-workflow-files.ts';

/** Far longer names mean no input, and are slow to compare. */
const LONGEST_INPUT = 40;
const REQUIRED = Object.entries(inputs).flatMap(([name, input]) => ('required' in input ? [name] : []));
/** A mode and keys have checks of their own. */
const CHECKED = ['mode', 'api-key', 'github-token'];

export function checkNames(our: OurStep): Findings {
  const required = needsService(our) ? REQUIRED.filter((name) => name !== 'api-key') : [];
  const missing = required.filter((name) => inputOf(our, name) === '');
  const unheard = [...our.step.with.keys()].filter((name) => !Object.hasOwn(inputs, name)).slice(0, 5);
  return [
    ...missing.map((name) => bad(`\`${name}\` is not set.`, 'Add it to the `with:` of the step:', [`${name}: …`])),
    ...unheard.map((name) => {
      const near = closest(name.slice(0, LONGEST_INPUT), Object.keys(inputs));
      const isMeant = distance(name, near) <= Math.max(1, Math.floor(near.length / 3));
      const advice = isMeant ? `Did you mean \`${near}\`?` : 'The inputs are listed in docs/inputs.md of the action.';
      return better(`there is no input "${tidy(name)}", so the line has no effect.`, advice);
    }),
  ];
}

/** With `agent`, only a report does. */
export const needsService = (our: OurStep): boolean =>
  inputOf(our, 'agent') === '' || our.does.some(({ mode }) => mode === 'report');

/** A run refuses such values, too. Only a run knows the value of an expression, which may be empty. */
export function checkValues(our: OurStep, { problemsIn }: Around): Findings {
  const given = new Map([...our.step.with].filter(([name, value]) => !isExpression(value) && !CHECKED.includes(name)));
  const sources = ['job-id', 'prompt', 'prompt-file'].filter((name) => inputOf(our, name) !== '');
  // A job has one of them: the expression, if there is nothing else.
  const [source = ''] = sources.some((name) => given.has(name)) ? [] : sources;
  const ofJob = new Map([...given, [source, 'set']]);
  const modes = [...new Set([null, ...our.does.map(({ mode }) => mode)])];
  const found = 'the input "github-token" is empty, so the run has no token.';
  return [
    ...modes.flatMap((mode) => problemsIn(mode === 'job' ? ofJob : given, mode)).map(toFix),
    our.step.with.get('github-token') === '' ? bad(found, "Leave it out to use the run's token.") : null,
  ];
}

/** Each leg of a matrix starts on each comment, unless an `if:` or the command tells them apart. */
export function checkMatrix(our: OurStep): Findings {
  const comments = our.does.some(({ mode }) => mode === 'comment');
  if (!comments || our.conditions.some((each) => MATRIX.test(each)) || MATRIX.test(inputOf(our, 'command'))) return [];
  const passed = our.callers.map(({ job }) => ({ job, texts: [...job.with.values()] }));
  return [{ job: our.job, texts: [inputOf(our, 'project-id')] }, ...passed].map(({ job, texts }) => {
    const names = texts.flatMap((text) => MATRIX.exec(text)?.[1] ?? []);
    const legs = names.map((name) => legsIn(job.matrix, name));
    if (legs.some(({ size }) => size > 1)) return { ...bad(SEVERAL, ONE_EACH), at: job.at };
    const isOpen = legs.some((values) => values.size === 0 || [...values].map(String).some(isExpression));
    return isOpen ? { ...unknown(ANY_NUMBER, ONE_EACH), at: job.at } : null;
  });
}

const SEVERAL = 'each comment starts one run for each project of the matrix, so it is answered several times.';
const ANY_NUMBER = 'only the run decides how many projects of the matrix answer each comment.';
const ONE_EACH = 'Give each project a workflow of its own, with a `command` of its own such as `/docs-api`.';
const MATRIX = /\bmatrix\s*(?:\.\s*|\[\s*')([\w-]+)/i;

function legsIn({ include, ...lists }: OurStep['job']['matrix'], name: string): ReadonlySet<unknown> {
  const more = [include].flat().map((each) => mappingIn(each)?.[name]);
  return new Set([lists[name], more].flat(2).filter((value) => value !== undefined));
}

/** A step before ours may write the file or check it out; without one, only a self-hosted runner may still have it. */
export function checkPromptFile(our: OurStep): Findings {
  const file = inputOf(our, 'prompt-file');
  if (file === '' || isExpression(file) || our.job.steps[0] !== our.step) return [];
  const found = '`prompt-file` is set, but no step before this one checks out the repository.';
  return [unknown(found, 'Add a step before it: `- uses: actions/checkout@<full commit id>`.')];
}

export function checkReport(our: OurStep, { hasIssues }: Around): Findings {
  const reports = our.does.some(({ mode }) => mode === 'report') && writesReportIssue(our);
  if (hasIssues !== false || !reports) return [];
  const found = '`report-to` names an issue, but issues are disabled in this repository.';
  return [bad(found, 'Enable issues in the settings of the repository, or write:', ['report-to: summary'])];
}
