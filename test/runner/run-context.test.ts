import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Environment } from '../../src/runner/environment.ts';
import { readProxySettings, readRunContext } from '../../src/runner/run-context.ts';
import { inputErrorOf } from '../build/an-input-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-context-'));
afterAll(() => rmSync(folder, { recursive: true }));

function eventFile(content: string): string {
  const path = join(folder, 'event.json');
  writeFileSync(path, content);
  return path;
}

/** The variables of a run on GitHub Enterprise Server; say only what matters. */
function variables(changes: Environment = {}): Environment {
  return {
    GITHUB_REPOSITORY: 'acme/app.js',
    GITHUB_RUN_ID: '7000001',
    GITHUB_RUN_ATTEMPT: '3',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: '__run_2',
    GITHUB_ACTOR: 'ada',
    GITHUB_SHA: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c',
    GITHUB_SERVER_URL: 'https://github.acme.example/',
    GITHUB_API_URL: 'https://github.acme.example/api/v3',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: eventFile('{"ref":"refs/heads/main"}'),
    ...changes,
  };
}

describe('the context of a run', () => {
  test('is what the runner says', () => {
    expect(readRunContext(variables())).toEqual({
      repository: 'acme/app.js',
      runId: '7000001',
      attempt: 3,
      workflow: 'Docs',
      job: 'docs',
      step: '__run_2',
      actor: 'ada',
      sha: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c',
      serverUrl: 'https://github.acme.example',
      apiUrl: 'https://github.acme.example/api/v3',
      eventName: 'push',
      payload: { ref: 'refs/heads/main' },
    });
  });

  test('is a first attempt at github.com where the runner says nothing else', () => {
    const silent = { GITHUB_RUN_ATTEMPT: '', GITHUB_SERVER_URL: undefined, GITHUB_API_URL: '' };
    expect(readRunContext(variables(silent))).toMatchObject({
      attempt: 1,
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
    });
  });

  test('lacks everything outside of a step, which is told at once and with a way out', async () => {
    const { problems } = await inputErrorOf(() => readRunContext({}));
    expect(problems.map(({ message }) => message)).toEqual([
      'The variable GITHUB_REPOSITORY is not set.',
      'The variable GITHUB_RUN_ID is not set.',
      'The variable GITHUB_EVENT_NAME is not set.',
      'The event file "" (GITHUB_EVENT_PATH) cannot be read.',
    ]);
    for (const { hint } of problems) expect(hint).toContain('npm run demo');
  });

  test.each([
    ['GITHUB_REPOSITORY', 'acme'],
    ['GITHUB_REPOSITORY', 'acme/app/../other'],
    ['GITHUB_RUN_ID', '12x'],
    ['GITHUB_RUN_ATTEMPT', '0'],
    ['GITHUB_SERVER_URL', 'github.com'],
    ['GITHUB_SERVER_URL', 'file:///etc'],
    ['GITHUB_API_URL', 'https://'],
    ['GITHUB_EVENT_NAME', 'Push!'],
  ])('is refused with %s = %j', async (name, value) => {
    const { problems } = await inputErrorOf(() => readRunContext(variables({ [name]: value })));
    expect(problems.map(({ message }) => message)).toEqual([
      `The variable ${name} is ${JSON.stringify(value)}, which is not what a runner sets.`,
    ]);
  });

  test.each([
    ['an empty event file', ''],
    ['half an event file', '{"ref":'],
    ['an event file of another format', '<event/>'],
  ])('is refused with %s', async (_what, content) => {
    const path = eventFile(content);
    const { message } = await inputErrorOf(() =>
      readRunContext({ ...variables(), GITHUB_EVENT_PATH: eventFile(content) }),
    );
    expect(message).toBe(`The event file ${JSON.stringify(path)} (GITHUB_EVENT_PATH) does not hold JSON.`);
  });

  test('is refused with a folder in the place of the event file', async () => {
    const { message } = await inputErrorOf(() => readRunContext(variables({ GITHUB_EVENT_PATH: folder })));
    expect(message).toContain('cannot be read');
  });
});

describe('the proxies of a run', () => {
  test('are read in both spellings, the lower case first', () => {
    const environment = {
      https_proxy: 'http://a:1',
      HTTPS_PROXY: 'http://b:2',
      HTTP_PROXY: 'http://c:3',
      NO_PROXY: 'localhost',
    };
    expect(readProxySettings(environment)).toEqual({
      httpProxy: 'http://c:3',
      httpsProxy: 'http://a:1',
      noProxy: 'localhost',
    });
  });

  test('are none where nothing is set', () => {
    expect(readProxySettings({ https_proxy: '' })).toEqual({
      httpProxy: undefined,
      httpsProxy: undefined,
      noProxy: undefined,
    });
  });
});
