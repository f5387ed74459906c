import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/action/http/send.ts';
import {
  decodeErrorText,
  isWebPage,
  refusalOf,
  type Undertaking,
  wordsIn,
} from '../../../src/action/service-client/refusals.ts';
import type { Problem } from '../../../src/action/words/errors.ts';
import { answer } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

type Attempts = { readonly tries: number; readonly waitMs: number | null };
/** How a request is refused, after one attempt. */
function refusal(what: Undertaking, ending: Answer, attempts: Attempts = { tries: 1, waitMs: null }): Problem {
  const problem = refusalOf(what, { ending, ...attempts }, (text) => text);
  if (problem === null) throw new Error(`HTTP ${ending.status} is no refusal`);
  return problem;
}

const JSON_TYPE = { 'content-type': 'application/json' };

type Headers = Readonly<Record<string, string>>;

function anAnswer(status: number, body: string | Uint8Array, headers: Headers = JSON_TYPE): Answer {
  return { kind: 'answer', status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) };
}

describe('the words of a refusal', () => {
  test("repeat the service's own, as one short line", () => {
    const body = JSON.stringify({ error: `Bad\r\n::error::prompt\u001b[31m ${'x'.repeat(900)}` });
    const { message } = refusal('create-job', anAnswer(400, body));
    expect(message).toMatch(/It says: Bad ::error::prompt x+…$/);
    expect([...message].length).toBeLessThan(400);
  });

  test.each([
    ['{"error":"Slow down"}', 'It says: Slow down.'],
    ['{"error":"Slow down."}', 'It says: Slow down.'],
    ['{"error":"Slow down!"}', 'It says: Slow down!'],
  ])('end as a sentence: %s', (body, says) => {
    const { message } = refusal('create-job', anAnswer(429, body));
    expect(message).toMatch(new RegExp(`\\(HTTP 429\\)\\. ${says}$`));
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
  ])('says how often the request was sent, and how long the service asks to wait: %i, %j', (tries, waitMs, hint) => {
    const often = tries === 1 ? '' : `, tried ${tries} times`;
    expect(refusal('create-job', anAnswer(429, ''), { tries, waitMs })).toEqual({
      message: `The service got too many requests (HTTP 429${often}).`,
      hint,
    });
  });

  test('for reading a job says no more than that', () => {
    const { hint } = refusal('read-job', anAnswer(429, ''));
    expect(hint).toBe("The service doesn't say when to try again.");
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
    const problem = refusal('create-job', anAnswer(403, body, headers));
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
    expect(refusal('read-job', anAnswer(status, body, headers)).message).toMatch(/^The service /);
  });
});

describe('an error body', () => {
  test.each<readonly [unknown, string | null]>([
    [{ error: 'No.' }, 'No.'],
    [{ message: 'No.' }, 'No.'],
    [{ error: { message: 'No.' } }, 'No.'],
    [{ error: { message: 'No.', code: 7, type: 'bad' } }, 'No.'],
    [{ error: { code: 'quota', limit: 100, soft: false } }, 'code: quota; limit: 100; soft: false'],
    [{ error: { error: { message: 'No.' } } }, 'No.'],
    [{ detail: 'No.' }, 'No.'],
    [{ title: 'No credits', detail: 'You have 0.', status: 402, type: 'about:blank' }, 'No credits; You have 0.'],
    [{ detail: [{ loc: ['body', 'prompt'], msg: 'field required', type: 'missing' }] }, 'field required'],
    [{ errors: [{ message: 'a' }, 'b'] }, 'a; b'],
    [{ error: 'No.', details: [{ message: 'prompt' }, { message: 'is empty' }] }, 'No.; prompt; is empty'],
    [{ error: 'No.', details: null }, 'No.'],
    [{ error: 'No.', details: ['prompt', ' is empty '] }, 'No.; prompt; is empty'],
    [{ error: 'No.', details: 'prompt' }, 'No.; prompt'],
    [{ error: 'No.', details: { message: 'prompt' } }, 'No.; prompt'],
    [{ error: 'No.', details: { prompt: 'is empty', max: 10 } }, 'No.; prompt: is empty; max: 10'],
    [{ error: 'No.', details: { prompt: ['is empty', 'is short'] } }, 'No.; prompt: is empty, is short'],
    [{ error: 'No.', details: { fields: { prompt: 'is empty' } } }, 'No.; fields: prompt: is empty'],
    [{ error: 'No.', details: [{ field: 'prompt', rule: 'min' }] }, 'No.; field: prompt; rule: min'],
    [{ error: 'No.', message: 'No.' }, 'No.'],
    [{ error: 'No.', code: 7 }, 'No.'],
    [{ error: '', message: ' ', detail: 'No.' }, 'No.'],
    [{ error: true, message: 'No.' }, 'No.'],
    [{ error: 'cli.mdx: expected a closing tag </Card>' }, 'cli.mdx: expected a closing tag </Card>'],
    [{ error: '<Card> has no title', message: 'No.' }, '<Card> has no title; No.'],
    [{ error: 7 }, null],
    [{ code: 7 }, null],
    [{}, null],
    [[{ message: 'a' }, { message: 'b' }], 'a; b'],
    ['No.', 'No.'],
    ['', null],
    [7, null],
    [null, null],
  ])('%j says %j', (value, words) => expect(decodeErrorText(value)).toBe(words));

  test('from a hostile service is read only to a limited depth and length', () => {
    const deep = `${'{"details":'.repeat(10_000)}"deep"${'}'.repeat(10_000)}`;
    expect(decodeErrorText(JSON.parse(deep))).toBeNull();
    const words = decodeErrorText({ details: Array.from({ length: 100_000 }, (_, index) => `word ${index}`) });
    expect(words?.split('; ')).toHaveLength(20);
    const wide = JSON.parse(`{"details":${'['.repeat(4)}${'{"a":"b"},'.repeat(50_000)}"z"${']'.repeat(4)}}`);
    expect(decodeErrorText(wide)).toBeNull();
  });
});

describe('an answer', () => {
  const say = (type: string | null, body: string | Uint8Array): string | null =>
    wordsIn(anAnswer(500, body, type === null ? {} : { 'content-type': type }));

  test.each<readonly [string, string | null, string | Uint8Array, string | null]>([
    ['JSON', 'application/problem+json', '{"detail":"No."}', 'No.'],
    ['text', 'text/plain', ' Too many requests\n', 'Too many requests'],
    ['text in capitals and with a charset', 'TEXT/PLAIN; charset=utf-8', 'No.', 'No.'],
    ['text that is not UTF-8', 'text/plain', new Uint8Array([0x4e, 0x6f, 0xff]), 'No\ufffd'],
    ['text with a byte order mark', 'text/plain', '\ufeffNo.', 'No.'],
    ['an empty text', 'text/plain', ' \n', null],
    ['a page that says it is text', 'text/plain', '\n<!doctype html><p>No.', null],
    ['a text about a tag', 'text/plain', 'Expected a closing tag </Card>.', 'Expected a closing tag </Card>.'],
    ['a page', 'text/html', 'No.', null],
    ['a page that says it is JSON', 'application/json', '<h1>No.</h1>', null],
    ['JSON with a page in it', 'application/json', '{"error":"<h1>No.</h1>"}', '<h1>No.</h1>'],
    ['XML', 'application/xml', '<error>No.</error>', null],
    ['another text', 'text/plaintext', 'No.', null],
    ['no type', null, 'No.', null],
  ])('of %s', (_name, type, body, words) => expect(say(type, body)).toBe(words));
});

test.each<readonly [string, string, boolean]>([
  ['text/html', '', true],
  ['Text/HTML; charset=utf-8', '<h1>Docs</h1>', true],
  ['application/xhtml+xml', '', true],
  ['', '\n<!DOCTYPE html><title>Docs</title>', true],
  ['text/plain', '<html lang="en">', true],
  ['text/plain', 'error code: 1010', false],
  ['text/htmlx', '', false],
  ['application/json', '<!doctype html>', false],
  ['', '{"error":"<html>"}', false],
  ['', '', false],
])('an answer of the type "%s" that begins with %j is a web page: %s', (type, body, expected) => {
  expect(isWebPage(anAnswer(200, body, type === '' ? {} : { 'content-type': type }))).toBe(expected);
});

test.each([
  [200, true],
  [401, true],
  [404, false],
])('reading visitors reports for HTTP %i whether it was a web page: %s', async (status, webPage) => {
  const type = webPage ? 'text/html' : 'application/json';
  await using world = await aDocsService([answer(status, '{}', { 'content-type': type })]);
  const query = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 1, offset: 0 };
  const options = { allowance: { left: 1 }, cancelled: new AbortController().signal };
  await expect(world.service.readVisitors(query, options)).rejects.toMatchObject({ status, webPage });
});
