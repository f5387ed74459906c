import { describe, expect, test } from 'vitest';
import { type JobSummary, renderJobSummary } from '../../../src/action/wording/job-summary.ts';
import { aJob } from '../../build/a-job.ts';
import { PULL_REQUEST } from '../../build/answers.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { canRender, HOSTILE, treeWithoutCode } from '../../build/rendered.ts';

const LINK = { url: PULL_REQUEST, number: 5, repository: 'acme/docs' };

function render(given: Partial<JobSummary> = {}): string {
  return renderJobSummary({
    ...{ headline: 'started', problem: null, jobId: null, job: null, link: null, unlinked: null },
    ...{ durationSeconds: null, commentUrl: null, outdated: null, usage: null, prompt: null, notes: [] },
    ...given,
  });
}

describe("a step's summary", () => {
  test('of a job with a pull request', () => {
    const summary = render({
      ...{ headline: 'pull request made', jobId: 'j_1', job: aJob({ status: 'completed', prLink: PULL_REQUEST }) },
      ...{ link: LINK, durationSeconds: 200, commentUrl: 'https://github.com/acme/app/issues/7#issuecomment-100' },
      ...{ prompt: 'Describe the new flag.', notes: ['The diff was cut by 41 characters.'] },
    });
    expect(summary).toMatchInlineSnapshot(`
      "### Documentation job: pull request made

      **[Pull request 5 in \`acme/docs\`](https://github.com/acme/docs/pull/5)**

      - Job: \`j_1\`
      - Status: \`completed\`
      - Source: \`acme/docs\` at \`main\`
      - Model: \`writer-2\`
      - Duration: 3 min 20 s
      - [Status comment](https://github.com/acme/app/issues/7#issuecomment-100)

      Notes:

      \`\`\`text
      The diff was cut by 41 characters.
      \`\`\`

      <details><summary>Exact prompt</summary>

      \`\`\`text
      Describe the new flag.
      \`\`\`

      </details>"
    `);
  });

  test('of a job that was not created', () => {
    const problem = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };
    const said = '```text\nThe service refused the key (HTTP 401).\nMake a new key.\n```';
    expect(render({ headline: 'not started', problem })).toBe(`### Documentation job: not started\n\n${said}`);
  });

  test('of a job about which little is known', () => {
    const job = aJob({ reportedStatus: null, repository: null, model: null });
    expect(render({ jobId: 'j_1', job })).toMatch(/: started\n\n- Job: `j_1`\n- Status: `unknown`$/);
  });
});

test.skipIf(!canRender)('hostile texts in a summary stay in their code nodes (needs cmark-gfm)', () => {
  const all = (text: string): string =>
    render({
      ...{ problem: { message: text, hint: text }, jobId: text },
      job: aJob({ reportedStatus: text, repository: text, ref: text, model: text, prLink: text, summary: text }),
      ...{ unlinked: { text, reason: 'it is not https' }, prompt: text, notes: [text, text] },
    });
  const expected = treeWithoutCode(all('x'));
  forMany(100, [HOSTILE], (text) => void expect(treeWithoutCode(all(text))).toBe(expected));
});
