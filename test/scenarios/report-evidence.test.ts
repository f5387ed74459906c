import { expect, test } from 'vitest';
import { listsWith } from '../build/some-evidence.ts';
import { json } from '../servers/fault-server.ts';
import { below, startReportWorld, visitorsIn } from './report-world.ts';

/** Nobody else writes this word: wherever it is, a reader's words are. */
const CANARY = 'zanzibar';
const WORDS = `${CANARY} @octocat <b> [l](https://evil.example) \`/docs delete\`\n::error::no | ada@example.com 0171 555 01 23`;

const { searches, questions, feedback } = listsWith(WORDS, '/guides/install');

const votes = feedback.map(({ path, up, down }) => ({ path, thumbsUp: up, thumbsDown: down }));
/** What the service answers, by the end of its path. */
const ANSWERS = {
  searches: json(200, {
    searches: searches.map(({ term, searches: hits, clickRate }) => ({ searchQuery: term, hits, ctr: clickRate })),
    nextCursor: null,
  }),
  assistant: json(200, {
    conversations: questions.map(({ question, answered, page }) => {
      return { query: question, resolutionStatus: answered ? 'answered' : 'unanswered', pageUrl: page };
    }),
    hasMore: false,
  }),
  'by-page': json(200, { feedback: votes, hasMore: false }),
};

test("readers' words are in the issue, the summary and the files of a private repository, and in no log, output or annotation", async () => {
  await using world = await startReportWorld((url) => {
    const name = url.pathname.split('/').at(-1) ?? '';
    return name === 'visitors' ? visitorsIn(url) : ANSWERS[name as keyof typeof ANSWERS];
  });
  const step = await world.report({ evidence: 'searches, questions, feedback' });
  expect(step.outputs.get('result')).toBe('reported');
  const body = below(world.issues()[0]?.body ?? '');
  for (const text of [body, step.summary, step.files.markdown, step.files.json]) {
    expect(text).toContain(CANARY);
    expect(text).not.toMatch(/ada@|example\.com 0171|555 01 23/);
  }
  expect(`${body}${step.summary}`).not.toContain('@octocat');
  for (const heading of ['Searched, seldom clicked', 'Questions without an answer', 'Pages that readers mark']) {
    expect(body).toContain(`**${heading}`);
  }
  expect([step.log, ...step.outputs.values(), step.files.csv, ...world.notices()].join('\n')).not.toContain(CANARY);
  expect(step.log).not.toMatch(/^::(error|warning)/m);
});
