import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeCreatedJob, decodeJob, decodeVisitors, paths } from '../../src/action/service-client/contract.ts';
import { decodeErrorText } from '../../src/action/service-client/refusals.ts';
import { startService } from '../../src/service/server.ts';
import type { SettingsInput } from '../../src/service/settings.ts';
import { aBareService } from './a-service.ts';
import { ask, expectDescribed } from './described.ts';
import { aFolder, clientOf, KEY, someSettings } from './world.ts';

const READER = 'local_fedcba9876543210fedc';

const NOW = Date.UTC(2026, 10, 20, 9);
const aService = (more: Partial<SettingsInput> = {}, now = () => NOW) => aBareService(more, { now });

/** The status of an answer and the words of its body. */
async function seen(asked: Promise<Response>) {
  const answer = await asked;
  return { status: answer.status, headers: answer.headers, words: decodeErrorText(await answer.json()) };
}

/** The handbook and another project, each with a key of its own. */
function twoProjects(other: string) {
  const projects = [other, 'handbook'].map((id) => ({ id, git: '/nowhere', repository: 'octo/handbook' }));
  return { projects, keys: [KEY, READER].map((key, at) => ({ key, project: at === 0 ? 'handbook' : other })) };
}

let world: Awaited<ReturnType<typeof aService>>;
beforeAll(async () => {
  world = await aService({ keys: [KEY, { key: READER, access: 'read' }] });
});
afterAll(() => world[Symbol.asyncDispose]());

describe('the answers', () => {
  test('are what the interface describes, at the paths that clients use', async () => {
    const created = await world.post({ prompt: 'Do it.', more: 'is ignored' });
    expect(created.status).toBe(201);
    expect(created.headers.get('Content-Type')).toMatch(/^application\/json/);
    const job = decodeCreatedJob(await created.json(), (text) => text);
    const value = { status: 'active', createdAt: '2026-11-20T09:00:00.000Z', prLink: null };
    expect(job).toMatchObject({ kind: 'value', value });
    const { id } = job.kind === 'value' ? job.value : { id: '' };
    const read = await world.get(paths.readJob('handbook', id));
    expect(decodeJob(await read.json(), id, (text) => text)).toMatchObject({ value: { id, ref: 'HEAD' } });
    const visitors = decodeVisitors(await (await world.get(paths.visitors('handbook'))).json());
    const none = { totals: { human: 0, ai: 0, total: 0 }, pages: [], hasMore: false, rejectedRows: 0 };
    expect(visitors).toEqual({ kind: 'value', value: none });
  });

  test('are below the configured prefix and nowhere else', async () => {
    await using prefixed = await aService({ prefix: '/some/prefix' });
    expect(prefixed.service.url).toBe(`http://127.0.0.1:${new URL(prefixed.service.url).port}/some/prefix`);
    expect((await prefixed.get(paths.visitors('handbook'))).status).toBe(200);
    expect((await prefixed.post({ prompt: 'Do it.' })).status).toBe(201);
    const outside = clientOf({ url: `http://127.0.0.1:${new URL(prefixed.service.url).port}` });
    const nowhere = { status: 404, words: expect.any(String) };
    expect(await seen(outside.get(paths.visitors('handbook')))).toMatchObject(nowhere);
  });
});

describe('a request is refused', () => {
  test.each([
    ['no key', {}],
    ['an unknown key', { Authorization: 'Bearer local_0123456789abcdef0124' }],
    ['the beginning of a key', { Authorization: `Bearer ${KEY.slice(0, -1)}` }],
    ['another scheme', { Authorization: `Basic ${KEY}` }],
    ['a key without scheme', { Authorization: KEY }],
    ['an empty key', { Authorization: 'Bearer ' }],
  ])('with 401 for %s, before anything else is checked', async (_name, headers) => {
    for (const path of [paths.visitors('unknown'), paths.readJob('handbook', 'x')]) {
      const answer = await seen(ask(world.service.url + path, { headers: headers as Record<string, string> }));
      expect(answer).toMatchObject({ status: 401, words: expect.stringMatching(/^The header Auth.* only reads is /) });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    }
  });

  test('with 403 for creating with a read-only key', async () => {
    const reader = clientOf(world.service, READER);
    const words = expect.stringContaining('read');
    expect(await seen(reader.post({ prompt: 'Do it.' }))).toMatchObject({ status: 403, words });
    expect((await reader.get(paths.visitors('handbook'))).status).toBe(200);
  });

  test('with 404 for every project but those that a key is listed with', async () => {
    const projects = ['one', 'two', 'three'].map((id) => ({ id, git: '/nowhere', repository: 'octo/handbook' }));
    const keys = [{ key: KEY, project: 'one' } as const, { key: KEY, project: 'two', access: 'read' } as const];
    await using service = await aService({ projects, keys });
    const client = clientOf(service.service, KEY);
    const seenBy = async (project: string): Promise<number> => (await client.get(paths.visitors(project))).status;
    expect([await seenBy('one'), await seenBy('two'), await seenBy('three')]).toEqual([200, 200, 404]);
  });

  test('with 404 for an unknown project, job or path, and for a job of another project', async () => {
    await using two = await aService(twoProjects('one'));
    const { id } = await two.create('Do it.');
    const other = clientOf(two.service, READER);
    // Its own project exists for it; the other key's project answers like one that does not exist.
    expect((await other.get(paths.visitors('one'))).status).toBe(200);
    const bodies = [];
    for (const path of [paths.readJob('handbook', id), paths.visitors('handbook'), paths.visitors('none')]) {
      const answer = await other.get(path);
      bodies.push([answer.status, await answer.text()]);
    }
    expect(bodies).toEqual(Array(3).fill([404, '{"error":"This key belongs to no project with this id."}']));
    expect((await other.get(paths.readJob('one', id))).status).toBe(404);
    expect((await other.post({ prompt: 'Do it.' })).status).toBe(404);
    const jobs = [paths.readJob('handbook', 'job_0'), paths.readJob('one', id)];
    for (const path of [paths.visitors('other'), ...jobs, '/v3', '/', '/%ff'])
      expect(await seen(two.get(path))).toMatchObject({ status: 404, words: expect.any(String) });
    expect((await two.get(paths.readJob('handbook', id))).status).toBe(200);
  });

  test('with 405 and the possible methods for another method', async () => {
    const put = await seen(ask(world.service.url + paths.createJob('handbook'), { method: 'PUT' }));
    expect(put).toMatchObject({ status: 405, words: expect.stringContaining('POST') });
    expect(put.headers.get('Allow')).toBe('POST');
    const remove = await seen(ask(world.service.url + paths.visitors('handbook'), { method: 'DELETE' }));
    expect(remove.headers.get('Allow')).toBe('GET, HEAD');
  });

  test.each([
    ['no prompt', '{}', 'prompt: is missing.'],
    ['an empty prompt', '{"prompt":""}', 'prompt: expected some text, got none.'],
    ['a prompt of white space', '{"prompt":" \\n\\t\\u00a0"}', 'prompt: expected some text, got none.'],
    ['a prompt that is not text', '{"prompt":7}', 'prompt: expected string, got 7.'],
    ['a list', '[]', 'prompt: is missing.'],
    ['null', 'null', 'body: expected Object, got null.'],
    ['a body that is not JSON', '{"prompt":', 'The body is not JSON in UTF-8.'],
    ['no body', '', 'The body is not JSON in UTF-8.'],
  ])('with 400 and a sentence for %s', async (_name, body, sentence) => {
    expect(await seen(world.post(body))).toMatchObject({ status: 400, words: sentence });
  });

  test.each([
    ['of another type', '{"prompt":"x"}', 'text/plain', 'expected application/json, got text/plain.'],
    ['in another encoding', '{"prompt":"\xe9"}', 'application/json; charset=utf-8', 'UTF-8'],
  ])('with 400 for a body %s', async (_name, body, type, words) => {
    const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': type };
    const request = { method: 'POST', headers, body: Buffer.from(body, 'latin1') };
    const answer = await seen(ask(world.service.url + paths.createJob('handbook'), request));
    expect(answer).toMatchObject({ status: 400, words: expect.stringContaining(words) });
  });

  test('with 413 for a body of more than 1 MiB, even in chunks without a length', async () => {
    const large = JSON.stringify({ prompt: 'x'.repeat(1024 * 1024) });
    expect(await seen(world.post(large))).toMatchObject({ status: 413, words: expect.any(String) });
    const chunked = await overRawSocket(Number(new URL(world.service.url).port), large);
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    const json = { status: 413, headers: { 'Content-Type': 'application/json' } };
    const answer = new Response(/\{.*\}/.exec(chunked)?.[0] ?? '', json);
    await expectDescribed(answer, { method: 'POST', path: paths.createJob('handbook') });
  });

  test('with one sentence for each invalid parameter', async () => {
    const bad = 'limit=0&offset=-1&dateFrom=2026-02-30&dateTo=yesterday';
    const time = 'expected a date such as 2026-11-09 or an ISO 8601 time such as 2026-11-09T00:00:00Z';
    const times = `dateFrom: ${time}, got "2026-02-30".; dateTo: ${time}, got "yesterday".`;
    const numbers =
      'limit: expected a whole number from 1 to 250, got "0".; offset: expected a whole number from 0, got "-1".';
    const answer = { status: 400, words: `${times}; ${numbers}` };
    expect(await seen(world.get(`${paths.visitors('handbook')}?${bad}`))).toMatchObject(answer);
  });
});

/** Sends a body in chunks, without its length, and returns the raw answer. */
async function overRawSocket(port: number, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // The service may end the connection while the body is still being sent.
  socket.on('error', () => undefined);
  const head = ['POST /v2/agent/handbook/job HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${KEY}`];
  const more = ['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Connection: close'];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  return text(socket);
}

describe('a project has', () => {
  const HOUR = 3_600_000;

  test('100 jobs within any hour and then 429 until the oldest is an hour old', async () => {
    let now = Date.UTC(2026, 10, 20, 9);
    await using limited = await aService({}, () => now);
    for (let minute = 0; minute < 50; minute += 1) {
      now += 60_000;
      await limited.create('one');
      await limited.create('two');
    }
    const refused = await limited.post({ prompt: 'one too many' });
    expect(refused.headers.get('Retry-After')).toBe(String(11 * 60));
    const words = expect.stringContaining('100 jobs within the last hour');
    expect(await seen(Promise.resolve(refused))).toMatchObject({ status: 429, words });
    now += 11 * 60_000 - 1;
    const still = await limited.post({ prompt: 'too early' });
    expect([still.status, still.headers.get('Retry-After')]).toEqual([429, '1']);
    now += 1;
    for (const status of [201, 201, 429]) expect((await limited.post({ prompt: 'x' })).status).toBe(status);
  });

  test('its own limit, and a restart does not reset it', async () => {
    await using folder = await aFolder();
    const now = Date.UTC(2026, 10, 20, 9);
    const settings = someSettings(folder.path, { ...twoProjects('other'), creationsPerHour: 1 });
    const first = await startService(settings, { now: () => now });
    await clientOf(first).create('Do it.');
    await first.stop();
    const second = await startService(settings, { now: () => now + HOUR - 1 });
    const refused = await clientOf(second).post({ prompt: 'again' });
    const other = await clientOf(second, READER).postTo(paths.createJob('other'), { prompt: 'x' });
    await second.stop();
    expect([refused.status, other.status]).toEqual([429, 201]);
  });
});
