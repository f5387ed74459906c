import { details, paragraphs, quoted } from '../words/markdown.ts';
import type { Check, CheckState } from './check.ts';

/** The doctor's final report. `summary` is Markdown, the other texts are plain. */
export interface DoctorReport {
  /** One line for each check, and below it the lines to paste. */
  readonly lines: readonly string[];
  /** What must be fixed, one text for each bad check. */
  readonly failures: readonly string[];
  readonly sentence: string;
  readonly summary: string;
}

const SIGNS: Readonly<Record<CheckState, string>> = {
  good: '✅ good',
  bad: '❌ bad',
  unknown: '❔ not checked',
  advice: '💡 advice',
  'not-needed': '➖ not needed',
};

/** Reports the results of all checks. */
export function reportChecks(checks: readonly Check[]): DoctorReport {
  const among = (...states: readonly CheckState[]): readonly Check[] =>
    checks.filter(({ state }) => states.includes(state));
  const [toFix, open, advice, unneeded] = [among('bad'), among('unknown'), among('advice'), among('not-needed')];
  const headline = headlineOf(toFix.length, open);
  const counts = [
    `${counted(among('good').length, 'check')} passed`,
    ...(advice.length === 0 ? [] : [counted(advice.length, 'suggestion')]),
    ...(unneeded.length === 0 ? [] : [`${unneeded.length} not needed`]),
  ];
  const sentence = `${headline}. ${counts.join(', ')}. Nothing was started or written.`;
  const rest = among('good', 'not-needed');
  const summary = [
    `### docs-agent: ${headline}`,
    sentence,
    table(checks),
    toFix.length === 0 ? '' : `#### What to fix\n\n${explain(toFix)}`,
    open.length === 0 ? '' : `#### What could not be checked\n\n${explain(open)}`,
    advice.length === 0 ? '' : `#### Advice\n\n${explain(advice)}`,
    rest.length === 0 ? '' : details('Results of the other checks', explain(rest)),
    renderModePermissions(),
  ];
  return {
    lines: checks.flatMap((check) => [`${check.state}: ${textOf(check)}`, ...pasteOf(check)]),
    failures: toFix.map((check) => textOf(check) + (check.paste === undefined ? '' : ' The summary has the lines.')),
    sentence,
    summary: paragraphs(summary),
  };
}

/**
 * A set-up is only called healthy if everything could be checked. What could not be checked is counted by subject, so
 * that reading less never makes the number smaller.
 */
function headlineOf(toFix: number, open: readonly Check[]): string {
  const subjects = new Set(open.map(({ name }) => name)).size;
  if (toFix + subjects === 0) return 'The set-up is healthy';
  const found = toFix === 0 ? 'No problem found' : `${counted(toFix, 'thing')} to fix`;
  return subjects === 0 ? found : `${found}; ${counted(subjects, 'thing')} could not be checked`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function textOf({ name, found, advice }: Check): string {
  return advice === null ? `${name}: ${found}` : `${name}: ${found} ${advice}`;
}

function pasteOf({ paste = [] }: Check): readonly string[] {
  return paste.map((line) => `    ${line}`);
}

const WORST_FIRST: readonly CheckState[] = ['bad', 'unknown', 'advice', 'good', 'not-needed'];
/** A row shows the worst state, and these: what must be fixed doesn't hide what is unknown. */
const ALWAYS_SHOWN: ReadonlySet<CheckState> = new Set(['bad', 'unknown']);

/** One row for each subject. It only has our own words: untrusted ones could break the table, and follow below. */
function table(checks: readonly Check[]): string {
  const rows = [...Map.groupBy(checks, ({ name }) => name)].map(([name, group]) => {
    const states = WORST_FIRST.filter((state) => group.some((check) => check.state === state));
    const shown = states.filter((state, index) => index === 0 || ALWAYS_SHOWN.has(state));
    return `| ${name} | ${shown.map((state) => SIGNS[state]).join(', ')} |`;
  });
  return ['| Check | State |', '| --- | --- |', ...rows].join('\n');
}

/** Checks with the same result are explained together, with all their subjects. */
function explain(checks: readonly Check[]): string {
  const alike = Map.groupBy(checks, ({ name: _name, ...result }) => JSON.stringify(result));
  return [...alike.values()]
    .flatMap((group) =>
      group.slice(0, 1).map((check) => {
        const names = new Set(group.map(({ name }) => name));
        const paste = pasteOf(check);
        const lines = [check.found, check.advice ?? [], paste.length === 0 ? [] : ['', ...paste]].flat();
        return `**${[...names].join(', ')}**\n\n${quoted(lines.join('\n'), { exact: true })}`;
      }),
    )
    .join('\n\n');
}

const READ = 'contents: read';
const ISSUES = 'issues: write';
const PULLS = 'pull-requests: write';

/**
 * The minimum `permissions:` of a workflow for one use, as lines of YAML. GitHub has no request for what a token may
 * write, so the reader has to compare.
 */
const MODE_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  'Mode `job` without a status comment': [READ, 'pull-requests: read'],
  'Mode `job` with a status comment in an issue': [READ, ISSUES],
  'Mode `job` with a status comment in a pull request': [READ, PULLS],
  'Mode `job` with `max-jobs-per-day`': [READ, 'pull-requests: read'],
  'Mode `job` with `pull-request: open`': [READ, PULLS],
  'Mode `job` with `request-review`': [READ, PULLS],
  'Mode `comment`': [READ, ISSUES, PULLS],
  'Mode `settle`': [ISSUES, PULLS],
  'Mode `report` to the summary': [],
  'Mode `report` to an issue': [ISSUES],
  'Mode `report` with `pages-root`': [READ],
  'Mode `doctor`': [READ, 'issues: read', 'pull-requests: read'],
};

/** Shows the permissions of all modes as YAML to copy, folded. */
function renderModePermissions(): string {
  const blocks = Object.entries(MODE_PERMISSIONS).map(([use, lines]) => {
    const yaml = lines.length === 0 ? ' {}' : lines.map((line) => `\n  ${line}`).join('');
    return `${use}:\n\n\`\`\`yaml\npermissions:${yaml}\n\`\`\``;
  });
  return details('The permissions that each mode needs', blocks.join('\n\n'));
}
