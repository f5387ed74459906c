import { RequestError } from '@octokit/request-error';
import { Octokit } from '@octokit/rest';
import { describe, expect, test } from 'vitest';
import { createFetch, type FetchOptions, NoAnswerError, TRIES_HEADER } from '../../../src/action/http/octokit-fetch.ts';
import type { Operation } from '../../../src/action/http/retries.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { answer, type Behaviour, hang, json, reset, startFaultServer } from '../../servers/fault-server.ts';
import { sendDirectly } from './exchanges.ts';

const COMMENT = { owner: 'acme', repo: 'docs', comment_id: 7, body: 'Hello' } as const;
const REACTION = { owner: 'acme', repo: 'docs', comment_id: 7, content: 'rocket' } as const;

function operationOf(method: string, path: string): Operation {
  if (method === 'GET') return 'github-read';
  if (method === 'PATCH') return 'github-edit';
  return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
}

const silent = (): void => undefined;

/** An Octokit for a server that plays `behaviours` in order, the last forever. */
async function setUp(behaviours: readonly Behaviour[], given: Partial<FetchOptions> = {}) {
  const clock = aClock();
  const server = await startFaultServer((_request, at) => behaviours[Math.min(at, behaviours.length - 1)] ?? hang);
  const options: FetchOptions = {
    ...{ clock, send: sendDirectly(clock), randomness: { fraction: () => 1 } },
    ...{ cancelled: new AbortController().signal, operationOf },
    ...given,
  };
  const octokit = new Octokit({
    baseUrl: server.url,
    auth: 'canary-token',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: createFetch(options) },
  });
  return { clock, server, octokit, options, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function errorOf(work: Promise<unknown>): Promise<RequestError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`);
  return error;
}

describe('Octokit', () => {
  test('gets answers with status, headers and decoded data', async () => {
    await using world = await setUp([json(201, { id: 3 }, { 'x-odd': 'yes' })]);
    const response = await world.octokit.rest.reactions.createForIssueComment(REACTION);
    expect(response).toMatchObject({ status: 201, data: { id: 3 }, headers: { 'x-odd': 'yes', [TRIES_HEADER]: '1' } });
    expect(world.server.requests).toMatchObject([
      { method: 'POST', path: '/repos/acme/docs/issues/comments/7/reactions', body: '{"content":"rocket"}' },
    ]);
    expect(world.server.requests[0]?.headers.get('authorization')).toBe('token canary-token');
  });

  test('gets an answer without a body', async () => {
    await using world = await setUp([answer(204, '')]);
    expect(await world.octokit.rest.issues.deleteComment(COMMENT)).toMatchObject({ status: 204 });
  });

  test('gets refusals as its own errors', async () => {
    await using world = await setUp([json(404, { message: 'Not Found' })]);
    expect(await errorOf(world.octokit.rest.issues.getComment(COMMENT))).toMatchObject({ status: 404 });
    expect(world.server.requests).toHaveLength(1);
  });

  test('reports why there is no answer, and whether the request was sent', async () => {
    await using world = await setUp([reset]);
    const { cause } = await errorOf(world.octokit.rest.issues.createComment({ ...COMMENT, issue_number: 7 }));
    if (!(cause instanceof NoAnswerError)) throw new Error('expected a NoAnswerError');
    expect(cause).toMatchObject({ tries: 1, ending: { failure: 'lost', sent: true } });
    expect(cause.message).not.toContain('canary');
  });
});

const NO_LIMIT = json(403, { message: 'Resource not accessible by integration' }, { 'x-ratelimit-remaining': '4000' });

test.each<readonly [string, Behaviour]>([
  ['a reset', reset],
  ['502', answer(502, '')],
  ['401', json(401, {})],
  ['an ordinary 403', NO_LIMIT],
])('a request that must not happen twice is sent once after %s', async (_name, behaviour) => {
  await using world = await setUp([behaviour]);
  await errorOf(world.octokit.rest.issues.createComment({ ...COMMENT, issue_number: 7 }));
  await errorOf(world.octokit.rest.reactions.createForIssueComment(REACTION));
  expect([world.server.requests.length, world.clock.slept]).toEqual([2, []]);
});

test('a request that may happen twice is sent again after a reset and after 502', async () => {
  await using world = await setUp([reset, answer(502, ''), json(200, { id: 7 })]);
  const updated = await world.octokit.rest.issues.updateComment(COMMENT);
  expect(updated).toMatchObject({ data: { id: 7 }, headers: { [TRIES_HEADER]: '3' } });
  expect(world.clock.slept).toEqual([1_000, 3_000]);
});

const AT_LIMIT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.UTC(2026, 10, 20, 9, 1) / 1000) };
const WORDS = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

test.each<readonly [string, Behaviour, number]>([
  ['429 with a requested pause', answer(429, '', { 'retry-after': '30' }), 30_000],
  ['403 with a requested pause', json(403, { message: 'slow' }, { 'retry-after': '30' }), 30_000],
  ['403 and a used-up limit', json(403, {}, { ...AT_LIMIT, date: 'Fri, 20 Nov 2026 09:00:00 GMT' }), 61_000],
  ['429 without details', answer(429, ''), 60_000],
  ['403 that is recognized only by its words', json(403, { message: WORDS }), 60_000],
])('%s leads to a wait, even for requests that must not happen twice', async (_name, behaviour, waited) => {
  await using world = await setUp([behaviour, json(201, { id: 3 })]);
  await world.octokit.rest.reactions.createForIssueComment(REACTION);
  expect([world.clock.slept, world.server.requests.length]).toEqual([[waited], 2]);
});

describe('a single call', () => {
  test('may be made once, within its own time limit', async () => {
    await using world = await setUp([() => world.clock.pass(2_000), json(200, {})]);
    const fetch = createFetch({ ...world.options, withinMs: 2_000 });
    const { cause } = await errorOf(world.octokit.rest.issues.updateComment({ ...COMMENT, request: { fetch } }));
    expect(cause).toMatchObject({ tries: 1, ending: { failure: 'timeout', sent: true } });
    expect(world.server.requests).toHaveLength(1);
  });

  test('is not started if the run is cancelled', async () => {
    await using world = await setUp([json(200, {})], { cancelled: AbortSignal.abort() });
    const { cause } = await errorOf(world.octokit.rest.issues.updateComment(COMMENT));
    expect(cause).toMatchObject({ ending: { failure: 'cancelled', sent: false } });
    expect(world.server.requests).toEqual([]);
  });
});
