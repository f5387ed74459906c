import { details, quoted } from '../markdown.ts';
import type { Check, CheckState } from './check.ts';
import { renderModePermissions } from './mode-permissions.ts';

/** What the doctor says in the end. `summary` is Markdown, the other texts are plain. */
export interface DoctorReport {
  /** One line for each check. */
  readonly lines: readonly string[];
  /** What has to be mended, one text for each bad check. */
  readonly failures: readonly string[];
  readonly sentence: string;
  readonly summary: string;
}

const SIGNS: Readonly<Record<CheckState, string>> = {
  good: '✅ good',
  bad: '❌ bad',
  unknown: '❔ unknown',
  'not-needed': '➖ not needed',
};

/** Tells what all checks came to. */
export function reportChecks(checks: readonly Check[]): DoctorReport {
  const sentence = tellCounts(checks);
  return {
    lines: checks.map((check) => `${check.state}: ${tell(check)}`),
    failures: checks.filter(({ state }) => state === 'bad').map(tell),
    sentence,
    summary: renderSummary(checks, sentence),
  };
}

function tell({ name, found, advice }: Check): string {
  return advice === null ? `${name}: ${found}` : `${name}: ${found} ${advice}`;
}

function tellCounts(checks: readonly Check[]): string {
  const count = (state: CheckState): number => checks.filter((check) => check.state === state).length;
  const verdict = count('bad') === 0 ? 'healthy' : 'unhealthy';
  return `The set-up is ${verdict}: ${count('good')} good, ${count('bad')} to mend, ${count('unknown')} unknown, ${count('not-needed')} not needed. Nothing was started or written.`;
}

function renderSummary(checks: readonly Check[], sentence: string): string {
  const among = (...states: readonly CheckState[]): readonly Check[] =>
    checks.filter(({ state }) => states.includes(state));
  const [toMend, open, rest] = [among('bad'), among('unknown'), among('good', 'not-needed')];
  const parts = [
    `### docs-agent: ${toMend.length === 0 ? 'healthy' : 'unhealthy'}`,
    sentence,
    table(checks),
    toMend.length === 0 ? '' : `#### What to mend\n\n${explain(toMend)}`,
    open.length === 0 ? '' : `#### What is not known\n\n${explain(open)}`,
    rest.length === 0 ? '' : details('What was found in the other checks', explain(rest)),
    renderModePermissions(),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Only words of ours stand in the table: foreign ones could break it, and stand below. */
function table(checks: readonly Check[]): string {
  const rows = checks.map(({ name, state }) => `| ${name} | ${SIGNS[state]} |`);
  return ['| Check | State |', '| --- | --- |', ...rows].join('\n');
}

function explain(checks: readonly Check[]): string {
  return checks
    .map(({ name, found, advice }) => {
      const text = advice === null ? found : `${found}\n${advice}`;
      return `**${name}**\n\n${quoted(text, { exact: true })}`;
    })
    .join('\n\n');
}
