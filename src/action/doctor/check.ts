import type { Problem } from '../words/errors.ts';
import { counted, details, paragraphs, quoted } from '../words/markdown.ts';

/** States as the report shows them, the worst first. */
const SIGNS = {
  bad: '❌ bad',
  unknown: '❔ not checked',
  advice: '💡 advice',
  good: '✅ good',
  /** As far as inputs and event show, this set-up does not need it. */
  'not-needed': '➖ not needed',
} as const;
const WORST_FIRST = Object.keys(SIGNS) as readonly CheckState[];

export type CheckState = keyof typeof SIGNS;

/** What a check found. The texts may be untrusted, so the report neutralises them. */
export interface Result {
  readonly state: CheckState;
  readonly found: string;
  readonly advice: string | null;
  /** Lines of YAML that follow the advice. */
  readonly paste?: readonly string[] | undefined;
}

/** A result with its subject, which is in our own words. */
export type Check = Result & Readonly<{ name: string }>;

const maker =
  (state: CheckState) =>
  (found: string, advice: string | null = null, paste?: readonly string[]): Result => ({ state, found, advice, paste });

export const good = maker('good');
export const bad = maker('bad');
export const unknown = maker('unknown');
export const better = maker('advice');
/** Its advice is for people who want it anyway. */
export const notNeeded = maker('not-needed');

export const toFix = ({ message, hint }: Problem): Result => bad(message, hint);

export const named = (results: Readonly<Record<string, Result | readonly Result[]>>): readonly Check[] =>
  Object.entries(results).flatMap(([name, each]) => [each].flat().map((result) => ({ name, ...result })));

const LONGEST_NAME = 100;

export function tidy(text: string): string {
  const line = text.replace(/\p{C}/gu, ' ').trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}

/** `failures` has one text for each bad check. `summary` is Markdown, the other texts are plain. */
export function reportChecks(checks: readonly Check[]) {
  const among = (...states: readonly CheckState[]): readonly Check[] =>
    checks.filter(({ state }) => states.includes(state));
  const [toFix, open, advice, unneeded] = [among('bad'), among('unknown'), among('advice'), among('not-needed')];
  const headline = headlineOf(toFix.length, open);
  const counts = [
    `${counted(among('good').length, 'check')} passed`,
    ...(advice.length === 0 ? [] : [counted(advice.length, 'suggestion')]),
    ...(unneeded.length === 0 ? [] : [`${unneeded.length} not needed`]),
  ];
  const sentence = `${headline}. ${counts.join(', ')}. Nothing was started or published.`;
  const rest = among('good', 'not-needed');
  const chapters = { 'What to fix': toFix, 'What could not be checked': open, Advice: advice };
  return {
    lines: checks.flatMap((check) => [`${check.state}: ${textOf(check)}`, ...pasted(check.paste ?? [])]),
    failures: toFix.map((check) => textOf(check) + (check.paste === undefined ? '' : ' The summary has the lines.')),
    sentence,
    summary: paragraphs([
      `### docs-agent: ${headline}`,
      sentence,
      table(checks),
      ...Object.entries(chapters).map(([title, some]) =>
        some.length === 0 ? '' : `#### ${title}\n\n${explain(some)}`,
      ),
      rest.length === 0 ? '' : details('Results of the other checks', explain(rest)),
    ]),
  };
}

/** What could not be checked is counted by subject, so that reading less never makes the number smaller. */
function headlineOf(toFix: number, open: readonly Check[]): string {
  const subjects = new Set(open.map(({ name }) => name)).size;
  if (toFix + subjects === 0) return 'The set-up is healthy';
  const found = toFix === 0 ? 'No problem found' : `${counted(toFix, 'thing')} to fix`;
  return subjects === 0 ? found : `${found}; ${counted(subjects, 'thing')} could not be checked`;
}

const textOf = ({ name, found, advice }: Check): string =>
  advice === null ? `${name}: ${found}` : `${name}: ${found} ${advice}`;

const pasted = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

/** One row for each subject. It only has our own words: untrusted ones could break the table, and follow below. */
function table(checks: readonly Check[]): string {
  const rows = [...Map.groupBy(checks, ({ name }) => name)].map(([name, group]) => {
    const states = WORST_FIRST.filter((state) => group.some((check) => check.state === state));
    // What must be fixed doesn't hide what is unknown.
    const shown = states.filter((state, index) => index === 0 || state === 'unknown');
    return `| ${name} | ${shown.map((state) => SIGNS[state]).join(', ')} |`;
  });
  return ['| Check | State |', '| --- | --- |', ...rows].join('\n');
}

function explain(checks: readonly Check[]): string {
  const alike = Map.groupBy(checks, ({ name: _name, ...result }) => JSON.stringify(result));
  const explained = [...alike].map(([result, group]) => {
    const { found, advice, paste = [] }: Result = JSON.parse(result);
    const names = new Set(group.map(({ name }) => name));
    const lines = [found, advice ?? [], paste.length === 0 ? [] : ['', ...pasted(paste)]].flat();
    return `**${[...names].join(', ')}**\n\n${quoted(lines.join('\n'), { exact: true })}`;
  });
  return explained.join('\n\n');
}
