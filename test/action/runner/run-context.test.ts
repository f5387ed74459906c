import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readProxySettings, readRunContext, userAgent } from '../../../src/action/runner/run-context.ts';
import type { Environment } from '../../../src/action/runner/runner-files.ts';
import { about } from '../../../src/action/words/action-spec.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { MISTYPED_ADDRESSES } from '../../build/mistyped-addresses.ts';
import { inputErrorOf } from '../../build/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-context-'));
afterAll(() => rmSync(folder, { recursive: true }));

function eventFile(content: string): string {
  const path = join(folder, 'event.json');
  writeFileSync(path, content);
  return path;
}

/** The variables of a run on GitHub Enterprise Server; tests set only the fields that matter. */
function variables(changes: Environment = {}): Environment {
  return {
    ...{ GITHUB_REPOSITORY: 'acme/app.js', GITHUB_REPOSITORY_ID: '998877', GITHUB_RUN_ID: '7000001' },
    ...{ GITHUB_RUN_ATTEMPT: '3', GITHUB_WORKFLOW: 'Docs' },
    ...{ GITHUB_WORKFLOW_REF: 'acme/app.js/.github/workflows/docs.yml@refs/heads/main', GITHUB_JOB: 'docs' },
    ...{ GITHUB_ACTION: '__run_2', GITHUB_ACTION_REPOSITORY: 'acme/docs-agent', GITHUB_ACTOR: 'ada' },
    ...{ GITHUB_SHA: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c', GITHUB_SERVER_URL: 'https://github.acme.example/' },
    ...{ GITHUB_API_URL: 'https://github.acme.example/api/v3', GITHUB_EVENT_NAME: 'push' },
    GITHUB_EVENT_PATH: eventFile('{"ref":"refs/heads/main"}'),
    ...changes,
  };
}

describe('the context of a run', () => {
  test('is what the runner says', () => {
    expect(readRunContext(variables())).toEqual({
      ...{ repository: 'acme/app.js', repositoryId: 998877, runId: '7000001', attempt: 3 },
      ...{ workflowPath: '.github/workflows/docs.yml', job: 'docs', step: '__run_2' },
      ...{ actionRepository: 'acme/docs-agent', actor: 'ada', sha: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c' },
      ...{ serverUrl: 'https://github.acme.example', apiUrl: 'https://github.acme.example/api/v3', eventName: 'push' },
      payload: { ref: 'refs/heads/main' },
    });
  });

  test.each(['push', 'issue_comment', 'merge-group-2', 'Custom_Event9'])('is of an event by any name: %s', (name) => {
    expect(readRunContext(variables({ GITHUB_EVENT_NAME: name })).eventName).toBe(name);
  });

  test('is a first attempt at github.com if the runner says nothing else', () => {
    const silent = { GITHUB_RUN_ATTEMPT: '', GITHUB_SERVER_URL: undefined, GITHUB_API_URL: '' };
    const usual = { attempt: 1, serverUrl: 'https://github.com', apiUrl: 'https://api.github.com' };
    expect(readRunContext(variables(silent))).toMatchObject(usual);
  });

  test.each<[string, string | undefined, unknown, number | null]>([
    ['what the runner says', '998877', { repository: { id: 5 } }, 998877],
    ['what the event says if the runner says nothing', undefined, { repository: { id: 5 } }, 5],
    ['what the event says if the runner says something odd', '12x', { repository: { id: 5 } }, 5],
    ['null if neither says it', '', { repository: { name: 'app' } }, null],
    ['null if the event says something odd', '', { repository: { id: '5' } }, null],
    ['null for an invalid repository number', '0', { repository: { id: -1 } }, null],
    ['null if the event is a list', '', [], null],
  ])("has the repository's id: %s", (_what, variable, payload, id) => {
    const environment = { ...variables(), GITHUB_REPOSITORY_ID: variable };
    eventFile(JSON.stringify(payload));
    expect(readRunContext(environment).repositoryId).toBe(id);
  });

  test.each<[string | undefined, string]>([
    ['acme/app/.github/workflows/x.yml@refs/heads/main', '.github/workflows/x.yml'],
    ['acme/app/.github/workflows/x.yml@refs/pull/7/merge', '.github/workflows/x.yml'],
    ['acme/app/.github/workflows/x.yml@refs/heads/a@refs/b', '.github/workflows/x.yml'],
    ['acme/app/.github/workflows/x@2.yml@refs/tags/v1@2', '.github/workflows/x@2.yml'],
    ['acme/app/.github/workflows/x.yml@c0ffee', '.github/workflows/x.yml'],
    ['acme/app/dynamic/agent/run@refs/heads/main', 'dynamic/agent/run'],
    ['something else', 'Docs'],
    ['', 'Docs'],
    [undefined, 'Docs'],
  ])('reads from the workflow %j the path %j', (ref, path) => {
    expect(readRunContext(variables({ GITHUB_WORKFLOW_REF: ref })).workflowPath).toBe(path);
  });

  test('is incomplete outside a step, which is reported at once and with a solution', async () => {
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
    ['GITHUB_API_URL', 'http:foo'],
    ['GITHUB_EVENT_NAME', 'Push!'],
  ])('is refused with %s = %j', async (name, value) => {
    const { problems } = await inputErrorOf(() => readRunContext(variables({ [name]: value })));
    expect(problems.map(({ message }) => message)).toEqual([
      `The variable ${name} is ${JSON.stringify(value)}, which no runner sets.`,
    ]);
  });

  test.each(['GITHUB_API_URL', 'GITHUB_SERVER_URL'])('shows no user info from a %s that it refuses', async (name) => {
    for (const address of MISTYPED_ADDRESSES) {
      const error = await inputErrorOf(() => readRunContext(variables({ [name]: address }))).catch(() => null);
      // Some of them are usable after all, and then there is no message.
      if (error !== null) expect(JSON.stringify(error.problems)).not.toMatch(/ada|hunter2/);
    }
  });

  test('is refused if Node would accept any certificate', async () => {
    const { problems } = await inputErrorOf(() => readRunContext(variables({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })));
    expect(problems.map(({ message }) => message)).toEqual([
      'The variable NODE_TLS_REJECT_UNAUTHORIZED is 0, so nothing was sent: anyone on the network path could read the API key.',
    ]);
    expect(readRunContext(variables({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).attempt).toBe(3);
  });

  test.each(['', '{"ref":', '<event/>'])('is refused with an event file that is not JSON: %j', async (content) => {
    const run = { ...variables(), GITHUB_EVENT_PATH: eventFile(content) };
    const { message } = await inputErrorOf(() => readRunContext(run));
    expect(message).toBe(`The event file ${JSON.stringify(run.GITHUB_EVENT_PATH)} (GITHUB_EVENT_PATH) is not JSON.`);
  });

  test('is refused with a folder in place of the event file', async () => {
    const { message } = await inputErrorOf(() => readRunContext(variables({ GITHUB_EVENT_PATH: folder })));
    expect(message).toContain('cannot be read');
  });
});

test('the proxies of a run are read in both spellings, the lower case first, and empty ones are none', () => {
  const upper = { HTTPS_PROXY: 'http://b:2', HTTP_PROXY: 'http://c:3', NO_PROXY: 'localhost' };
  const read = { httpProxy: 'http://c:3', httpsProxy: 'http://a:1', noProxy: 'localhost' };
  expect(readProxySettings({ https_proxy: 'http://a:1', ...upper })).toEqual(read);
  const none = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
  expect(readProxySettings({ https_proxy: '' })).toEqual(none);
});

const ALONE = `docs-agent/${about.version}`;

describe('the user agent', () => {
  test.each([
    ['https://github.com', 'acme/docs-agent', `${ALONE} (+https://github.com/acme/docs-agent)`],
    ['https://ghe.example.com:8443/', 'a.b_c/d-e.f', `${ALONE} (+https://ghe.example.com:8443/a.b_c/d-e.f)`],
    ['https://octocat:secret@ghe.example.com', 'acme/docs', `${ALONE} (+https://ghe.example.com/acme/docs)`],
  ])('names version and repository: %s, %s', (serverUrl, actionRepository, header) => {
    expect(userAgent({ serverUrl, actionRepository })).toBe(header);
  });

  test.each([
    ...['', 'acme', 'acme/docs/agent', '/docs', 'acme/', '../docs', 'acme/..', 'acme/docs)', 'acme/docs\r\nx-key: 1'],
    ...['acme /docs', `acme/${'x'.repeat(101)}`],
  ])('has no brackets for the repository %j', (actionRepository) => {
    expect(userAgent({ serverUrl: 'https://github.com', actionRepository })).toBe(ALONE);
  });

  test.each(['', 'github.com', 'ftp://github.com', 'javascript:alert()'])(
    'has no brackets for server %j',
    (serverUrl) => expect(userAgent({ serverUrl, actionRepository: 'acme/docs' })).toBe(ALONE),
  );

  test('is a valid header whatever the runner says', () => {
    const anything = fc.string({ unit: 'binary' });
    forMany(100, [fc.oneof(anything, fc.webUrl()), anything], (serverUrl, actionRepository) => {
      const valid = /^docs-agent\/\d+\.\d+\.\d+( \(\+https?:\/\/[!-~]+\))?$/;
      expect(userAgent({ serverUrl, actionRepository })).toMatch(valid);
    });
  });
});
