import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { describeEnd, errorIn, errorWords, lastWords } from '../../src/agent/job-error.ts';
import { OUTPUT_BYTES, runProcess } from '../../src/agent/process.ts';
import { canariesIn, ENCODINGS } from '../build/canary.ts';
import { aJob, BRANCH } from './a-job.ts';

const SECRET = 'canary-3kZ9wQ7xT1vB5nM8rY2cH6jL4';
/** Only its form says that it is a key. */
const UNKNOWN = `AIza${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7uI0oP3rS'}`;
const redact = createRedactor({ secrets: [SECRET] });

/** Fails if a text shows eight characters of a secret in a row. */
function expectNoPiece(text: string, secret: string): void {
  for (let from = 0; from + 8 <= secret.length; from += 1) {
    expect([text, canariesIn(text, secret.slice(from, from + 8))]).toEqual([text, []]);
  }
}

describe.each([SECRET, UNKNOWN])('of the secret %s, no eight characters are left', (secret) => {
  test('wherever the end of an output is cut from it', () => {
    for (let after = 940; after <= 1_010 + secret.length; after += 1) {
      expectNoPiece(lastWords(`before ${secret} ${'x'.repeat(after)}`, redact), secret);
    }
  });

  test('wherever the output itself ends, because its program was killed', () => {
    for (let length = 0; length <= secret.length; length += 1) {
      const end = { kind: 'timed-out', stdout: '', stderr: `the key is ${secret.slice(0, length)}` } as const;
      expectNoPiece(describeEnd(end, redact), secret);
    }
  });

  test('wherever what was kept of an endless output begins', async () => {
    for (const shift of [0, 1, 7, 20, secret.length - 9]) {
      const many = `(${JSON.stringify(secret)} + ' ').repeat(4000)`;
      const script = `process.stdout.write('x'.repeat(${shift})); process.stdout.write(${many}); process.exitCode = 1`;
      const options = { folder: '/tmp', environment: {}, limitMs: 20_000, signal: new AbortController().signal };
      const end = await runProcess([process.execPath, '-e', script], options);
      expect('stdout' in end && Buffer.byteLength(end.stdout)).toBe(OUTPUT_BYTES);
      expectNoPiece(describeEnd(end, redact), secret);
    }
  });
});

test.each(Object.entries(ENCODINGS))('a secret %s is masked before an output is cut', (_name, encode) => {
  const written = encode(SECRET);
  for (let after = 1_000 - written.length; after <= 1_000; after += 5) {
    expectNoPiece(lastWords(`${written} ${'x'.repeat(Math.max(0, after))}`, redact), SECRET);
  }
});

test('the end of a long output stays, and a short one stays whole', () => {
  expect(lastWords(' short\n', redact)).toBe('short');
  const hidden = `${SECRET.slice(0, 9)}\x1b[0m\u200b${SECRET.slice(9)}\x07`;
  expect(lastWords(` \x1b[1mDone\x1b[0m:\ta ${hidden}.\nBye \n`, redact)).toBe('Done:\ta ***.\nBye');
  expect(lastWords(`${'x'.repeat(3_000)}end`, redact, 2_000)).toBe(`…${'x'.repeat(1_997)}end`);
  expect(lastWords(`${'x'.repeat(70_000)} the end`, redact)).toBe(`…${'x'.repeat(992)} the end`);
});

const LONG = 'a line of its progress\n'.repeat(99);
test.each([
  ['behind its progress', `${LONG}ERROR: 1/2\nERROR: wrong key\ntokens: 0`, 'ERROR: wrong key', 'tokens: 0'],
  ['in colours', '\x1b[0m\n> build\n\x1b[91m\x1b[1mError: \x1b[0mwrong key\n', 'Error: wrong key', '> build'],
  ['before a stack', 'Error: no key\n    at throwError (a.js:1)\nError:[object Object]\n', 'Error: no key', '(a.js:1)'],
  ['at its beginning', 'API Error: refused\nLearn more', 'API Error: refused', 'Learn more'],
])('the error that an agent shows %s comes first, with the rest behind it', (_where, stderr, error, rest) => {
  expect(errorIn(stderr, redact)).toBe(error);
  const shown = describeEnd({ kind: 'exited', code: 1, stdout: '', stderr }, redact, errorWords);
  const [first, ...others] = shown.split('\n');
  expect(first).toBe(`ended with exit code 1: ${error}`);
  expect(others.join('\n')).toContain(rest);
});

test('without an error, the first line comes first if it is whole, and else the last one', () => {
  expect(errorWords('one\ntwo', redact)).toBe('one\ntwo');
  expect(errorWords(`${LONG}the end`, redact)).toMatch(/^the end\n….*\n/);
  expect([errorIn('one\ntwo', redact), errorWords('', redact)]).toEqual(['', '']);
});

const IN_PIECES = 'a job that is %s shows no key that its agent prints in pieces around every cut';
test.each(['failed', 'completed'])(IN_PIECES, async (status) => {
  const script = `for (const part of [process.env.MODEL_KEY.slice(0, 20), process.env.MODEL_KEY.slice(20)]) {
      process.stdout.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.stdout.write(' ' + 'x'.repeat(975));
    ${status === 'failed' ? 'process.exitCode = 1' : "appendFileSync('README.md', 'more')"};`;
  const environment = { ...process.env, MODEL_KEY: SECRET };
  await using job = await aJob(script, { environment, variables: ['MODEL_KEY'], redact });
  const end = await job.create('Do it.');
  const said = `${end.note} ${job.github.pulls[0]?.body ?? ''}`;
  expect([end.status, said]).toEqual([status, expect.stringContaining('*** xxx')]);
  expectNoPiece(said, SECRET);
});

test('a pull request and a commit have no key of the prompt, wherever they cut it', async () => {
  await using job = await aJob("appendFileSync('README.md', 'more')", { redact });
  const { status } = await job.create(`${'word '.repeat(9)}${UNKNOWN} and so on ${'word '.repeat(900)}`);
  const [pull] = job.github.pulls;
  expect(status).toBe('completed');
  expectNoPiece(`${pull?.title}\n${pull?.body}`, UNKNOWN);
  expectNoPiece(job.git('log', '-1', '--format=%B', BRANCH), UNKNOWN);
});
