import { describe, expect, test } from 'vitest';
import { bad, type Check, good, notNeeded, reportChecks, unknown } from '../../../src/action/doctor/check.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { canRender, HOSTILE_PARTS, treeWithoutCode } from '../../build/rendered.ts';

const CHECKS: readonly Check[] = [
  { name: 'Inputs', ...good('All of them are usable.') },
  { name: 'API key', ...bad('The service does not accept it (HTTP 401).', 'Make a new one.') },
  { name: 'Project', ...unknown('It was not asked.') },
  { name: 'Workflow version', state: 'advice', found: 'It can move.', advice: 'Pin it:', paste: ['uses: a@<b>'] },
  { name: 'Report label', ...notNeeded('No report goes to an issue.') },
];

describe("the doctor's report", () => {
  test('has something to fix if one check is bad, and says what to do', () => {
    const { failures, sentence, lines } = reportChecks(CHECKS);
    expect(failures).toEqual(['API key: The service does not accept it (HTTP 401). Make a new one.']);
    expect(sentence).toBe(
      '1 thing to fix; 1 thing could not be checked. 1 check passed, 1 suggestion, 1 not needed. Nothing was started or published.',
    );
    expect(lines).toEqual([
      ...['good: Inputs: All of them are usable.', `bad: ${failures[0]}`, 'unknown: Project: It was not asked.'],
      ...['advice: Workflow version: It can move. Pin it:', '    uses: a@<b>'],
      'not-needed: Report label: No report goes to an issue.',
    ]);
  });

  test('is healthy only if everything was checked, and advice does not change that', () => {
    const healthy = reportChecks(CHECKS.filter(({ state }) => state !== 'bad' && state !== 'unknown'));
    expect(healthy.sentence).toMatch(/^The set-up is healthy\. 1 check passed, 1 suggestion/);
    const open = reportChecks(CHECKS.filter(({ state }) => state !== 'bad'));
    expect(open.sentence).toMatch(/^No problem found; 1 thing could not be checked\. /);
    expect(open.summary).toContain('### docs-agent: No problem found; 1 thing could not be checked\n');
    expect(open.summary).not.toContain('What to fix');
    expect([...healthy.failures, ...open.failures]).toEqual([]);
  });

  test.each<readonly [string, readonly Check['state'][], string]>([
    ['good and unknown', ['good', 'unknown'], '❔ not checked'],
    ['good and unknown, at several places', ['good', 'unknown', 'unknown', 'good'], '❔ not checked'],
    ['bad and unknown', ['unknown', 'bad'], '❌ bad, ❔ not checked'],
    ['good and better', ['advice', 'good'], '💡 advice'],
  ])('has one row for a subject that is %s', (_name, states, shown) => {
    const checks = states.map((state): Check => ({ name: 'Workflow secrets', state, found: state, advice: null }));
    const { summary } = reportChecks(checks);
    expect(summary.match(/^\| Workflow secrets .*$/gm)).toEqual([`| Workflow secrets | ${shown} |`]);
  });

  test('explains the subjects with the same result together, and counts each', () => {
    const because = 'A file could not be read: a.yml.';
    const { sentence, summary } = reportChecks([
      { name: 'One', ...unknown(because) },
      { name: 'Two', ...unknown('Not asked.') },
      { name: 'Three', ...unknown(because) },
    ]);
    expect(sentence).toMatch(/^No problem found; 3 things could not be checked\./);
    expect(summary).toContain('| One | ❔ not checked |\n| Two | ❔ not checked |\n| Three | ❔ not checked |');
    expect(summary.match(/^\*\*.*\*\*$/gm)).toEqual(['**One, Three**', '**Two**']);
  });

  test('is a table, then what to fix, then what could not be checked, then advice, and the rest', () => {
    const { summary, sentence } = reportChecks(CHECKS);
    const inBlock = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;
    expect(summary.split('\n\n').slice(0, 18)).toEqual([
      '### docs-agent: 1 thing to fix; 1 thing could not be checked',
      sentence,
      expect.stringMatching(
        /^\| Check \| State \|\n\| --- \| --- \|\n\| Inputs \| ✅ good \|\n\| API key \| ❌ bad \|(?:\n.*){3}$/,
      ),
      ...['#### What to fix', '**API key**'],
      inBlock('The service does not accept it (HTTP 401).\nMake a new one.'),
      ...['#### What could not be checked', '**Project**', inBlock('It was not asked.')],
      ...['#### Advice', '**Workflow version**', '```text\nIt can move.\nPin it:', '    uses: a@<b>\n```'],
      '<details><summary>Results of the other checks</summary>',
      ...['**Inputs**', inBlock('All of them are usable.'), '**Report label**', inBlock('No report goes to an issue.')],
    ]);
    expect(summary).toMatch(/goes to an issue\.\n```\n\n<\/details>$/);
  });
});

describe.skipIf(!canRender)('the summary as GitHub renders it (needs cmark-gfm)', () => {
  const withText = (text: string): string =>
    treeWithoutCode(
      reportChecks([
        { name: 'Project', ...good(text, text) },
        { name: 'API key', ...bad(text, text) },
        { name: 'Service', ...unknown(text, text) },
        { name: 'Issues', ...notNeeded(text, text) },
        { name: 'Workflow trigger', state: 'advice', found: text, advice: text, paste: [text] },
      ]).summary,
    );

  test('has a table of five rows, with a word and a sign for each state', () => {
    const tree = withText('text');
    expect(tree.match(/<table_row>/g)).toHaveLength(5);
    for (const state of ['✅ good', '❌ bad', '❔ not checked', '💡 advice', '➖ not needed'])
      expect(tree).toContain(`>${state}<`);
  });

  test('differs only in code, whatever untrusted text it has', () => {
    const plain = withText('text');
    for (const part of HOSTILE_PARTS) expect(withText(part), part).toBe(plain);
    forMany(20, [hostileText], (text) => {
      expect(withText(text)).toBe(plain);
    });
  });
});
