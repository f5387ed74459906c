import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANARY_TOKEN, canariesIn, ENCODINGS } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { commandOf, NEXT_TEXT } from './runner-commands.ts';

const PROCESS = fileURLToPath(new URL('step-process.ts', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'actions-runner-'));
  for (const name of ['output', 'state', 'summary']) writeFileSync(join(folder, name), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

function variables(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    ...changes,
  };
}

/** Plays a scene of `step-process.ts` to its end. */
function play(
  scene: string,
  changes?: Readonly<Record<string, string>>,
): { readonly lines: readonly string[]; readonly status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROCESS, scene], {
    env: variables(changes),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { lines: stdout.split('\n').slice(0, -1), status };
}

/** What a runner reads from a file of `name<<end`, value, `end`: only complete entries count. */
function entriesOf(file: string): readonly (readonly [name: string, value: string])[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const entry = /^(?<name>[\w-]+)(?:=(?<line>.*)|<<(?<end>.+)\n(?<lines>[\s\S]*?)\n\k<end>)\n/gm;
  const entries = [...text.matchAll(entry)];
  expect(entries.map(([whole]) => whole).join('')).toBe(text);
  return entries.map(({ groups }) => [groups?.['name'] ?? '', groups?.['line'] ?? groups?.['lines'] ?? ''] as const);
}

test("outputs and state reach the runner's files, and no value can add another", () => {
  expect(play('outputs')).toEqual({ lines: [], status: 0 });
  expect(entriesOf('output')).toEqual([
    ['result', 'failed'],
    ['pr-url', 'https://github.com/acme/docs/pull/3\nresult=pull-request'],
  ]);
  expect(entriesOf('state')).toEqual([
    ['open-comment', '9001'],
    ['job-id', 'j_1'],
  ]);
});

describe('whatever is written to the log', () => {
  const said = (text: string): readonly (string | null)[] =>
    play('speech', { HOSTILE_TEXT: text }).lines.map(commandOf);
  const EXPECTED = [null, 'debug', 'warning', 'notice', 'group', null, null, 'endgroup', 'error', 'error'];

  test.each([
    ['an ordinary sentence', 'Still running.'],
    ['a command', '::add-mask::x'],
    ['a command of the older form', 'x ##[add-mask]x'],
    ['a command after another line ending', 'x\u2028::stop-commands::t'],
    ['an escaped command', 'x%0A::stop-commands::t'],
  ])('the runner gets no command except the intended annotation or group: %s', (_what, text) => {
    expect(said(text)).toEqual(EXPECTED);
  });

  test.each(['\n', '\r', '\r\n'])('only groups have several lines: a command after %j', (lineEnd) => {
    const lines = [null, 'debug', 'warning', 'notice', 'group', null, null, null, null, 'endgroup', 'error', 'error'];
    expect(said(`x${lineEnd}::stop-commands::t`)).toEqual(lines);
  });

  test('a failed step ends with code 1', () => {
    expect(play('speech', { HOSTILE_TEXT: 'no' }).status).toBe(1);
  });
});

test('the key and the token are masked, trimmed as the program reads them, and an empty one is not', () => {
  const { lines } = play('masks', { 'INPUT_API-KEY': ' canary_0123456789 \n', 'INPUT_GITHUB-TOKEN': '' });
  expect(lines).toEqual(['::add-mask::canary_0123456789']);
});

describe('a secret is never written', () => {
  test.each([CANARY_KEY, CANARY_TOKEN])('in any form, neither to the log nor to any file: %s', (secret) => {
    const texts = Object.values(ENCODINGS).map((encode) => `It says: ${encode(secret)}, and more.`);
    const { lines } = play('leaks', { HOSTILE_TEXTS: JSON.stringify(texts), RUNNER_TEMP: folder });
    const logs = lines.join('\n').split(`\n${NEXT_TEXT}`).slice(0, -1);
    const found = Object.keys(ENCODINGS).map((form, at) => {
      const log = logs[at]?.trim().split('\n') ?? [];
      const path = log.find((line) => line.startsWith('written to '))?.slice('written to '.length) ?? '';
      const everything = [...log, readFileSync(path, 'utf8')];
      // The lines of a group can be read together.
      const canaries = [...everything, log.join('\n')].flatMap((each) => canariesIn(each, secret));
      return { form, canaries, clean: everything.filter((each) => each.includes('***')).length >= 11 };
    });
    expect(found).toEqual(Object.keys(ENCODINGS).map((form) => ({ form, canaries: [], clean: true })));
    for (const name of ['output', 'state', 'summary']) {
      const left = readFileSync(join(folder, name), 'utf8');
      expect(canariesIn(left, secret)).toEqual([]);
      expect(left.split('***').length).toBeGreaterThan(texts.length);
    }
  });

  test('even if a file of the runner is named after it', () => {
    const { lines } = play('everything', { GITHUB_OUTPUT: `/nowhere/${CANARY_KEY}` });
    expect(lines[0]).toContain('/nowhere/***');
  });
});

describe('the summary of a step', () => {
  const summary = (): Buffer => readFileSync(join(folder, 'summary'));

  test('is appended to', () => {
    play('summary');
    expect(summary().toString()).toBe('### One\n### Two\n');
  });

  test('is cut to what GitHub shows, and says so', () => {
    play('longSummary');
    expect(summary().length).toBeLessThanOrEqual(1024 * 1024);
    expect(summary().toString()).toMatch(/^é{1000}[\s\S]*é�?\n\n\(cut: the summary is longer than GitHub shows\)\n$/);
  });

  test('is complete up to the limit, including the line ending', () => {
    play('fullSummary');
    expect(summary().length).toBe(1024 * 1024);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s cancels the run instead of killing it', async (signal) => {
  const child = spawn(process.execPath, [PROCESS, 'waiting'], {
    env: variables(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    if (said === '') child.kill(signal);
    said += String(chunk);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(said).toBe('cancelled: false\ncancelled: true\n');
  expect(child.exitCode).toBe(0);
});
