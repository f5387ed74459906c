import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickExit } from '../../../src/action/runner/quick-exit.ts';
import type { Environment } from '../../../src/action/runner/runner-files.ts';
import { mayHoldCommand } from '../../../src/action/words/hidden.ts';
import { aPayload } from '../../build/an-event.ts';
import { CANARY_KEY } from '../../build/settings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quick-exit-'));
  for (const name of ['output', 'state']) writeFileSync(join(folder, name), 'earlier=1\n');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The environment of a step triggered by a new comment; tests set only the fields that matter. */
function stepOfComment(body: unknown, changes: Environment = {}, event: object = {}): Environment {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(aPayload('issue_comment', { 'comment.body': body, ...event })));
  return {
    ...{ GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: path, GITHUB_OUTPUT: join(folder, 'output') },
    ...{ GITHUB_STATE: join(folder, 'state'), INPUT_MODE: 'auto', INPUT_COMMAND: '/docs' },
    'INPUT_API-KEY': CANARY_KEY,
    ...changes,
  };
}

function written(): readonly string[] {
  return ['output', 'state'].map((name) => readFileSync(join(folder, name), 'utf8'));
}

const NOTHING_WRITTEN = ['earlier=1\n', 'earlier=1\n'];

test.each<[string, Environment]>([
  ['in mode auto', {}],
  ['in mode comment', { INPUT_MODE: ' comment ' }],
  ['without any mode', { INPUT_MODE: undefined }],
  ['under a line of a pull request', { GITHUB_EVENT_NAME: 'pull_request_review_comment' }],
  ['with the usual command', { INPUT_COMMAND: '' }],
  ['with another command', { INPUT_COMMAND: '/ask' }],
  ['with a command that has blanks around it in the inputs', { INPUT_COMMAND: ' /ask\n' }],
])('a comment without a command ends the step at once: %s', (_how, changes) => {
  expect(quickExit(mayHoldCommand, stepOfComment('Thank you!\nsee /docs/guide', changes))).toBe(true);
  expect(written()).toEqual(['earlier=1\nresult=skipped\nskip-reason=not-a-command\n', 'earlier=1\n']);
  expect(vi.mocked(console.log).mock.calls).toEqual([['docs-agent: skipped, the comment is not a command']]);
});

test.each<[string, string | undefined, string]>([
  ['not named', undefined, 'The variable GITHUB_OUTPUT is not set.'],
  ['in a folder that is gone', '/nowhere/100%/output', 'write to "/nowhere/100%25/output" (GITHUB_OUTPUT): ENOENT'],
])('an output file that is %s is a warning, and the step ends anyway', (_what, output, words) => {
  expect(quickExit(mayHoldCommand, stepOfComment('Thank you!', { GITHUB_OUTPUT: output }))).toBe(true);
  const lines = vi.mocked(console.log).mock.calls.flat();
  expect(lines).toEqual([
    expect.stringMatching(/^::warning::.* Later steps don't see all outputs of this step\.$/),
    'docs-agent: skipped, the comment is not a command',
  ]);
  expect(lines[0]).toContain(words);
  expect(written()).toEqual(NOTHING_WRITTEN);
});

test('an agent on the runner needs no key of a service, so a step without one ends as quickly', () => {
  const step = stepOfComment('Thank you!', { 'INPUT_API-KEY': '', INPUT_AGENT: 'claude' });
  expect(quickExit(mayHoldCommand, step)).toBe(true);
});

describe('the full program decides', () => {
  test.each<[string, unknown, Environment]>([
    ['about a command', '/docs describe it', {}],
    ['about a command that has blanks around it in the inputs', '/ask why', { INPUT_COMMAND: ' /ask\n' }],
    ['about an invalid command, because no comment could ever contain it', 'Thank you!', { INPUT_COMMAND: 'docs' }],
    ['about a command of two words', 'Thank you!', { INPUT_COMMAND: '/docs now' }],
    ['about another event', 'Thank you!', { GITHUB_EVENT_NAME: 'issues' }],
    ['in another mode', 'Thank you!', { INPUT_MODE: 'job' }],
    ['without a key', 'Thank you!', { 'INPUT_API-KEY': '' }],
    ['with a blank key', 'Thank you!', { 'INPUT_API-KEY': ' \n' }],
    ['about a comment without text', null, {}],
    ['without an event file', 'Thank you!', { GITHUB_EVENT_PATH: '/nowhere/event.json' }],
    ['without the name of an event file', 'Thank you!', { GITHUB_EVENT_PATH: undefined }],
  ])('%s', (_what, body, changes) => {
    expect([quickExit(mayHoldCommand, stepOfComment(body, changes)), written()]).toEqual([false, NOTHING_WRITTEN]);
  });

  test.each(['edited', 'deleted'])('about a comment that has been %s', (action) => {
    expect(quickExit(mayHoldCommand, stepOfComment('Thank you!', {}, { action }))).toBe(false);
  });

  test.each(['', '{', 'null', '[]', '"text"'])('about an event file that contains %j', (content) => {
    const environment = stepOfComment('Thank you!');
    writeFileSync(join(folder, 'event.json'), content);
    expect([quickExit(mayHoldCommand, environment), written()]).toEqual([false, NOTHING_WRITTEN]);
  });
});
