import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aClock } from '../fakes/fake-clock.ts';
import { aFolder, aGate, TOKEN } from '../service/world.ts';
import { aGitServer } from './a-git-server.ts';
import { anOwnAgent, reserve } from './an-own-agent.ts';

const CHANGES = ['sh', '-c', 'cat >/dev/null; echo Better. >> README.md'];
const GIT = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
const NEVER = new AbortController().signal;
const WAITED_MS = 28 * 60_000;
const UNTIL_MS = 30 * 60_000;

type World = Awaited<ReturnType<typeof anOwnAgent>>;

/** Starts a job that may run for half an hour, two minutes of which are for its upload. */
async function create({ port }: World, clock = aClock(Date.now())) {
  const jobs = port();
  const reserved = reserve(jobs, clock.now());
  return { jobs, creation: await jobs.createJob('Do it.', NEVER, reserved) };
}

/** The same, for one that begins; returns its port and its id. */
async function start(world: World, clock = aClock(Date.now())) {
  const { jobs, creation } = await create(world, clock);
  if (creation.kind !== 'created') throw new Error(JSON.stringify(creation));
  return { jobs, id: creation.job.id };
}

const SENT = Object.entries({ 'says nothing': '', 'sends a byte and says no more': '0' });
test.each(SENT)('a fetch from a server that %s ends with `wait-minutes`', async (_what, byte) => {
  const clock = aClock(Date.now());
  const arrived = Promise.withResolvers<ServerResponse>();
  const hang = (response: ServerResponse): void => {
    if (byte !== '') response.writeHead(200).write(byte);
    arrived.resolve(response);
  };
  const serve = (folder: string) => aGitServer(folder, TOKEN, { faults: [hang] });
  await using world = await anOwnAgent(CHANGES, { clock, serve });
  const creating = create(world, clock);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  (await arrived.promise).on('close', resolve);
  clock.pass(WAITED_MS - 1);
  expect(await Promise.race([creating, 'at work'])).toBe('at work');
  clock.pass(1);
  const message = 'The documentation could not be fetched, because `wait-minutes` was over.';
  expect((await creating).creation).toMatchObject({ kind: 'not-created', problem: { message } });
  await closed;
  expect(await readdir(world.folder)).toEqual([]);
});

const LATE: readonly (readonly [what: string, path: RegExp, says: string])[] = [
  ['commit', /git\/trees$/, 'because `wait-minutes` was over. Nothing was pushed.'],
  ['branch', /git\/refs$/, 'because `wait-minutes` was over. The branch docs-agent/ID may be there.'],
  ['pull request', /pulls$/, 'because `wait-minutes` was over. The changes are on the branch docs-agent/ID.'],
];

test.each(LATE)('a job whose %s GitHub never makes fails at its deadline', async (_what, path, says) => {
  const clock = aClock(Date.now());
  await using world = await anOwnAgent(CHANGES, { clock });
  world.github.fail('POST', () => clock.pass(UNTIL_MS), path);
  const { jobs, id } = await start(world, clock);
  const error = expect.stringContaining(says.replace('ID', id));
  expect(await jobs.stopped?.(id)).toMatchObject({ status: 'failed', error });
  expect(world.github.pulls).toEqual([]);
});

const LATE_COMMITS: readonly (readonly [what: string, method: string, path: RegExp, says: string])[] = [
  ['makes', 'POST', /git\/trees$/, 'because `wait-minutes` was over. Nothing was pushed.'],
  ['adds', 'PATCH', /git\/refs/, 'because `wait-minutes` was over. The commit may be on the branch docs-agent/ID.'],
];

const NEVER_MADE = 'a message whose commit GitHub never %s fails at its deadline';
test.each(LATE_COMMITS)(NEVER_MADE, async (_what, method, path, says) => {
  const clock = aClock(Date.now());
  await using world = await anOwnAgent(CHANGES, { clock });
  const { jobs, id } = await start(world, clock);
  await jobs.stopped?.(id);
  world.github.fail(method, () => clock.pass(UNTIL_MS), path);
  await jobs.sendMessage(id, 'Do more.', NEVER, reserve(jobs, clock.now(), id));
  const error = expect.stringContaining(says.replace('ID', id));
  expect(await jobs.stopped?.(id, 'def')).toMatchObject({ status: 'failed', error });
});

test('nothing is published after the deadline by the clock of GitHub', async () => {
  const clock = aClock(Date.now() - 2 * UNTIL_MS);
  await using world = await anOwnAgent(CHANGES, { clock });
  const error = 'The changes came too late to be published; nothing was pushed';
  const late = await start(world, clock);
  expect(await late.jobs.stopped?.(late.id)).toMatchObject({ status: 'failed', error });
  const jobs = world.port();
  const reserved = reserve(jobs);
  await jobs.createJob('Do it.', NEVER, reserved);
  const { id = '' } = reserved ?? {};
  expect(await jobs.stopped?.(id)).toMatchObject({ status: 'completed' });
  await jobs.sendMessage(id, 'Do more.', NEVER, reserve(jobs, clock.now(), id));
  expect(await jobs.stopped?.(id, 'def')).toMatchObject({ status: 'failed', error });
});

test('a job whose files are not taken over in time fails at its deadline', async () => {
  const clock = aClock(Date.now());
  await using folder = await aFolder();
  await using gate = await aGate();
  const hangs = `case "$*" in *check-ignore*) exec '${process.execPath}' -e "fetch('${gate.url}')";; esac`;
  await writeFile(join(folder.path, 'git'), `#!/bin/sh\n${hangs}\nexec '${GIT}' "$@"\n`, { mode: 0o755 });
  await using world = await anOwnAgent(CHANGES, { clock, path: `${folder.path}:${process.env['PATH']}` });
  const { jobs, id } = await start(world, clock);
  const { closed } = await gate.arrival();
  clock.pass(UNTIL_MS);
  const error = 'The changes could not be published, because `wait-minutes` was over. Nothing was pushed.';
  expect(await jobs.stopped?.(id)).toMatchObject({ status: 'failed', error });
  await closed;
});

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
const junk = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' }).end(text);
const page = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Soon</h1>');
const cut = (response: ServerResponse) => void response.destroy();

const PASSING: readonly (readonly [what: string, fault: (response: ServerResponse) => void, says?: string])[] = [
  ['fails (500)', status(500)],
  ['is busy (429)', status(429)],
  ['cuts the connection', cut],
  ['sends junk', junk('junk')],
  ['sends nothing', junk('')],
  ['sends a page', page, 'no commit came, because the repository is empty or a web page was sent'],
];

test.for(PASSING)('a fetch from a server that %s is tried four times', async ([_what, fault, says = '']) => {
  for (const times of [1, 4]) {
    const clock = aClock(Date.now());
    const serve = (folder: string) => aGitServer(folder, TOKEN, { faults: Array(times === 1 ? 1 : 99).fill(fault) });
    await using world = await anOwnAgent(CHANGES, { clock, serve });
    const { jobs, creation } = await create(world, clock);
    expect(clock.slept).toEqual([1_000, 3_000, 9_000].slice(0, times));
    const problem = { message: expect.stringContaining(says), hint: 'Try again later.' };
    if (times === 4) expect(creation).toMatchObject({ kind: 'not-created', problem });
    else if (creation.kind === 'created') expect(await jobs.stopped?.(creation.job.id)).toMatchObject({ error: null });
    else throw new Error(JSON.stringify(creation));
  }
});

test.each([401, 403, 404])('a fetch that a server refuses (%i) is not repeated', async (code) => {
  const clock = aClock(Date.now());
  const serve = (folder: string) => aGitServer(folder, TOKEN, { faults: Array(9).fill(status(code)) });
  await using world = await anOwnAgent(CHANGES, { clock, serve });
  const hint = expect.stringContaining('`github-token` needs `contents: write` there.');
  expect((await create(world, clock)).creation).toMatchObject({ kind: 'not-created', problem: { hint } });
  expect(clock.slept).toEqual([]);
});

test('a fetch without git says so', async () => {
  const clock = aClock(Date.now());
  await using folder = await aFolder();
  const bin = join(folder.path, 'bin');
  await mkdir(bin);
  await symlink(GIT, join(bin, 'git'));
  await using world = await anOwnAgent(CHANGES, { clock, path: bin });
  const jobs = world.port();
  await jobs.check();
  await rm(join(bin, 'git'));
  const problem = { message: expect.stringContaining('git was not found'), hint: expect.stringMatching(/^Install/) };
  const creation = await jobs.createJob('Do it.', NEVER, reserve(jobs, clock.now()));
  expect(creation).toMatchObject({ kind: 'not-created', problem });
  expect(clock.slept).toEqual([]);
});
