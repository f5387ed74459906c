import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/action/http/send.ts';
import { refusalOf } from '../../../src/action/service-client/refusals.ts';

const redact = (text: string): string => text;
const ONCE = { tries: 1, waitMs: null };
const JSON_TYPE = { 'content-type': 'application/json' };

function anAnswer(status: number, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): Answer {
  return { kind: 'answer', status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) };
}

describe('the words of a refusal', () => {
  test.each([
    ['read-visitors', 401, /then a weekly report fails with 401/],
    ['read-visitors', 402, /credits/],
    ['read-visitors', 403, /scope/],
    ['read-visitors', 429, /100 requests an hour/],
    ['read-job', 404, /`job-id`/],
    ['create-job', 402, /plan and the remaining credits/],
    ['create-job', 404, /`project-id`/],
    ['create-job', 429, /100 jobs an hour/],
    ['read-job', 401, /90 days/],
    ['read-visitors', 413, /Fix/],
    ['create-job', 418, /Try again later/],
  ] as const)('after %s with %i say what to do', (undertaking, status, hint) => {
    const problem = refusalOf(undertaking, anAnswer(status, '{}'), ONCE, redact);
    expect(problem.hint).toMatch(hint);
    expect(problem.message).toMatch(new RegExp(`^The service .* \\(HTTP ${status}\\)\\.$`));
  });

  test("repeat the service's own, as one short line", () => {
    const body = JSON.stringify({ error: `Bad\r\n::error::prompt\u001b[31m ${'x'.repeat(900)}` });
    const { message } = refusalOf('create-job', anAnswer(400, body), ONCE, redact);
    expect(message).toMatch(/It says: Bad ::error::prompt x+…$/);
    expect([...message].length).toBeLessThan(400);
  });

  test.each([
    ['{"error":"Slow down"}', 'It says: Slow down.'],
    ['{"error":"Slow down."}', 'It says: Slow down.'],
    ['{"error":"Slow down!"}', 'It says: Slow down!'],
  ])('end as a sentence: %s', (body, says) => {
    expect(refusalOf('create-job', anAnswer(429, body), ONCE, redact).message).toMatch(
      new RegExp(`\\(HTTP 429\\)\\. ${says}$`),
    );
  });
});

describe('a refusal for too many requests', () => {
  test.each([
    [1, null, "The service doesn't say when to try again. A project can usually start 100 jobs an hour."],
    [2, 0, 'The service asks to wait 0 seconds. A project can usually start 100 jobs an hour.'],
    [2, 1, 'The service asks to wait 1 second. A project can usually start 100 jobs an hour.'],
    [2, 90_000, 'The service asks to wait 90 seconds. A project can usually start 100 jobs an hour.'],
    [1, 121_000, 'The service asks to wait 3 minutes. A project can usually start 100 jobs an hour.'],
    [1, 3_600_000, 'The service asks to wait 60 minutes. A project can usually start 100 jobs an hour.'],
    [1, 7_200_001, 'The service asks to wait 3 hours. A project can usually start 100 jobs an hour.'],
    [1, 1e300, 'The service asks to wait more than a day. A project can usually start 100 jobs an hour.'],
  ])(
    'says how often the request was sent, and how long the service wants us to wait: %i, %j',
    (tries, waitMs, hint) => {
      const often = tries === 1 ? '' : `, tried ${tries} times`;
      expect(refusalOf('create-job', anAnswer(429, ''), { tries, waitMs }, redact)).toEqual({
        message: `The service got too many requests (HTTP 429${often}).`,
        hint,
      });
    },
  );

  test('for reading a job says no more than that', () => {
    expect(refusalOf('read-job', anAnswer(429, ''), ONCE, redact).hint).toBe(
      "The service doesn't say when to try again.",
    );
  });
});

describe('a refusal from something other than the service', () => {
  const refused = 'The request was refused by something in front of the service (proxy or firewall)';

  test.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    ['a page', { 'content-type': 'text/html' }, '<h1>Forbidden</h1>', `${refused}, HTTP 403.`],
    ['nothing', {}, '', `${refused}, HTTP 403.`],
    [
      'a code in a text',
      { 'content-type': 'text/plain; charset=UTF-8', server: 'cloudflare', 'cf-ray': '8c1f00d-FRA' },
      'error code: 1010',
      `${refused}, HTTP 403, server: cloudflare, cf-ray: 8c1f00d-FRA. It says: error code: 1010.`,
    ],
    [
      'headers that are too long, or hostile',
      { server: `\u001b[31m${'x'.repeat(500)}`, 'cf-ray': 'y'.repeat(500) },
      '',
      `${refused}, HTTP 403, server: ${'x'.repeat(60)}…, cf-ray: ${'y'.repeat(60)}….`,
    ],
  ])('says so, with what its operator needs: %s', (_name, headers, body, message) => {
    const problem = refusalOf('create-job', anAnswer(403, body, headers), ONCE, redact);
    expect(problem.message).toBe(message);
    expect(problem.hint).toMatch(/operator.*"docs-agent"/);
  });

  test.each([
    [403, JSON_TYPE, '{"error":"No."}'],
    [403, JSON_TYPE, ''],
    [403, { 'content-type': 'application/problem+json' }, '{'],
    [401, { 'content-type': 'text/html' }, '<h1>'],
    [404, {}, ''],
  ])('is never assumed for HTTP %i with %j and %j', (status, headers, body) => {
    expect(refusalOf('read-job', anAnswer(status, body, headers), ONCE, redact).message).toMatch(/^The service /);
  });
});
