import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANARY_TOKEN, canariesIn, ENCODINGS } from '../../build/canary.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { commandOf, NEXT_TEXT } from './runner-commands.ts';

const PROCESS = fileURLToPath(new URL('step-process.ts', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'actions-runner-'));
  for (const name of ['output', 'state', 'summary']) writeFileSync(join(folder, name), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

function variables(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [output = '', state = '', summary = ''] = ['output', 'state', 'summary'].map((name) => join(folder, name));
  return { GITHUB_OUTPUT: output, GITHUB_STATE: state, GITHUB_STEP_SUMMARY: summary, ...changes };
}

/** Plays a scene of `step-process.ts` to its end. */
function play(scene: string, changes?: Readonly<Record<string, string>>) {
  const options = { env: variables(changes), encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROCESS, scene], options);
  expect(stderr).toBe('');
  return { lines: stdout.split('\n').slice(0, -1), status };
}

/** What a runner reads from a file of `name<<end`, value, `end`: only complete entries count. */
function entriesOf(file: string): readonly (readonly [name: string, value: string])[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const entries = [...text.matchAll(/^(?<name>[\w-]+)(?:=(?<line>.*)|<<(?<end>.+)\n(?<lines>[\s\S]*?)\n\k<end>)\n/gm)];
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

test('whatever is written to the log, the runner gets only the intended annotation or group, and the step fails', () => {
  const oneLine = [null, 'debug', 'warning', 'notice', 'group', null, null, 'endgroup', 'error', 'error'];
  // Only a group has several lines.
  const twoLines = oneLine.toSpliced(5, 2, null, null, null, null);
  const cases: readonly (readonly [string, readonly unknown[]])[] = [
    ['Still running.', oneLine],
    ['::add-mask::x', oneLine],
    ['x ##[add-mask]x', oneLine],
    ['x\u2028::stop-commands::t', oneLine],
    ['x%0A::stop-commands::t', oneLine],
    ['x\n::stop-commands::t', twoLines],
    ['x\r::stop-commands::t', twoLines],
    ['x\r\n::stop-commands::t', twoLines],
  ];
  const { lines, status } = play('speech', { HOSTILE_TEXTS: JSON.stringify(cases.map(([text]) => text)) });
  const logs = lines.join('\n').split(`\n${NEXT_TEXT}`).slice(0, -1);
  expect([cases.map(([text], at) => [text, logs[at]?.trim().split('\n').map(commandOf)]), status]).toEqual([cases, 1]);
});

test('the key and the token are masked, trimmed as the program reads them, and an empty one is not', () => {
  const { lines } = play('masks', { 'INPUT_API-KEY': ' canary_0123456789 \n', 'INPUT_GITHUB-TOKEN': '' });
  expect(lines).toEqual(['::add-mask::canary_0123456789']);
});

test("with an agent, its variables are masked, too, but not another step's, nor settings of less than eight characters", () => {
  const variables = { OPENAI_API_KEY: 'sk-01234', MY_KEY: ' my-canary ', STYLE: '7 chars', OTHER: 'not named' };
  const { lines } = play('masks', { INPUT_AGENT: 'codex', 'INPUT_AGENT-ENV': 'MY_KEY, STYLE', ...variables });
  expect(lines.map((line) => line.replace(/.*::/, ''))).toEqual(expect.arrayContaining(['sk-01234', 'my-canary']));
  expect(lines.join()).not.toMatch(/7 chars|not named/);
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

  test('is appended to, and cut to what GitHub shows, which it says', () => {
    writeFileSync(join(folder, 'summary'), 'Earlier\n');
    play('longSummary');
    expect(summary().length).toBeLessThanOrEqual(1024 * 1024 + 'Earlier\n'.length);
    expect(summary().toString()).toMatch(/^Earlier\né{1000}[\s\S]*é�?\n\n\(cut: the summary is .* GitHub shows\)\n$/);
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
  expect([said, child.exitCode]).toEqual(['cancelled: false\ncancelled: true\n', 0]);
});
