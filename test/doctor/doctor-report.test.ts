import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bad, type Check, good, notNeeded, unknown } from '../../src/doctor/check.ts';
import { reportChecks } from '../../src/doctor/doctor-report.ts';
import { hostileText } from '../build/hostile-text.ts';
import { canRender, HOSTILE_PARTS, treeWithoutCode } from '../build/rendered.ts';

const CHECKS: readonly Check[] = [
  good('Inputs', 'All of them can be used.'),
  bad('API key', { message: 'The service does not accept it (HTTP 401).', hint: 'Make a new one.' }),
  unknown('Project', 'It was not asked.'),
  notNeeded('Report label', 'No report stands in an issue.'),
];

describe('what the doctor says', () => {
  test('is unhealthy because of one bad check, which is told with what to do', () => {
    const { failures, sentence, lines } = reportChecks(CHECKS);
    expect(failures).toEqual(['API key: The service does not accept it (HTTP 401). Make a new one.']);
    expect(sentence).toBe(
      'The set-up is unhealthy: 1 good, 1 to mend, 1 unknown, 1 not needed. Nothing was started or written.',
    );
    expect(lines).toEqual([
      'good: Inputs: All of them can be used.',
      'bad: API key: The service does not accept it (HTTP 401). Make a new one.',
      'unknown: Project: It was not asked.',
      'not-needed: Report label: No report stands in an issue.',
    ]);
  });

  test('is healthy where things are only unknown', () => {
    const { failures, sentence, summary } = reportChecks(CHECKS.filter(({ state }) => state !== 'bad'));
    expect(failures).toEqual([]);
    expect(sentence).toContain('The set-up is healthy');
    expect(summary).toContain('### docs-agent: healthy');
    expect(summary).not.toContain('What to mend');
  });

  test('is a table, then what to mend, then what is not known, then the rest and the permissions', () => {
    const { summary } = reportChecks(CHECKS);
    expect(summary.slice(0, summary.indexOf('<details><summary>The permissions'))).toMatchInlineSnapshot(`
      "### docs-agent: unhealthy

      The set-up is unhealthy: 1 good, 1 to mend, 1 unknown, 1 not needed. Nothing was started or written.

      | Check | State |
      | --- | --- |
      | Inputs | ✅ good |
      | API key | ❌ bad |
      | Project | ❔ unknown |
      | Report label | ➖ not needed |

      #### What to mend

      **API key**

      \`\`\`text
      The service does not accept it (HTTP 401).
      Make a new one.
      \`\`\`

      #### What is not known

      **Project**

      \`\`\`text
      It was not asked.
      \`\`\`

      <details><summary>What was found in the other checks</summary>

      **Inputs**

      \`\`\`text
      All of them can be used.
      \`\`\`

      **Report label**

      \`\`\`text
      No report stands in an issue.
      \`\`\`

      </details>

      "
    `);
  });
});

describe.skipIf(!canRender)('the summary as GitHub reads it (needs cmark-gfm)', () => {
  const withText = (text: string): string =>
    treeWithoutCode(
      reportChecks([
        good('Project', text, text),
        bad('API key', { message: text, hint: text }),
        unknown('Service', text, text),
        notNeeded('Issues', text, text),
      ]).summary,
    );

  test('has a table of four rows, with a word and a sign for each state', () => {
    const tree = withText('text');
    expect(tree.match(/<table_row>/g)).toHaveLength(4);
    for (const state of ['✅ good', '❌ bad', '❔ unknown', '➖ not needed']) expect(tree).toContain(`>${state}<`);
  });

  test('differs in nothing but code, whatever texts of others stand in it', () => {
    const plain = withText('text');
    for (const part of HOSTILE_PARTS) expect(withText(part), part).toBe(plain);
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(withText(text)).toBe(plain);
      }),
      { numRuns: 60 },
    );
  });
});
