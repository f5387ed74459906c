import { expect, test } from 'vitest';
import { boldBeginning, readable } from '../../../src/playground/demo/narrator.ts';

const STATUS = `<!-- docs-agent:2 e30 -->

**Done.** Review [\`Add a flag\` (#2)](http://127.0.0.1/pull/2) in \`kettle/docs\`.

<details><summary>Details</summary>

- Job: \`job_1\`

</details>

<details><summary>Instruction</summary>

\`\`\`text
Add it
\`\`\`

</details>`;

test('a comment reads as on GitHub: no hidden line, no markup, and only the title of a fold', () => {
  expect(readable(STATUS)).toEqual(['Done. Review `Add a flag` (#2) in `kettle/docs`.', '▸ Details', '▸ Instruction']);
});

test('a list and a code block keep a line for each of their lines', () => {
  expect(readable('- one\n- **two**\n\n```text\na\nb\n```')).toEqual(['one', 'two', 'a', 'b']);
});

test.each([
  ['**Working on it.** More', 'Working on it.'],
  ['<!-- hidden -->\n\n**We can’t tell `x`,** but', 'We can’t tell `x`,'],
  ['Plain **bold**', null],
  ['', null],
])('the state of a job is the bold text at the beginning of a comment: %j', (text, state) => {
  expect(boldBeginning(text)).toBe(state);
});
