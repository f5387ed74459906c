import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWorkflows } from '../../../../src/action/doctor/workflows/check-workflows.ts';
import { type Parsed, parseWorkflow } from '../../../../src/action/doctor/workflows/parse-workflow.ts';
import { factsOf } from '../../../../src/action/doctor/workflows/read-workflow-files.ts';
import { forMany, hostileText } from '../../../build/fuzz-runs.ts';
import { RUN } from './set-up.ts';

const BYTES = 128 * 1024;

function judged(parsed: Parsed): unknown {
  const facts = parsed.kind === 'parsed' ? factsOf('.github/workflows/a.yml', parsed.value) : null;
  if (facts === null) return null;
  const value = { workflows: [facts], invalid: [], unread: [], locked: false };
  return checkWorkflows({ kind: 'read', value }, { ...RUN, public: null, hasIssues: null });
}

const filled = (part: string): string => part.repeat(BYTES / part.length);
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`),
];

describe('a hostile file is not read, and does no harm', () => {
  test.each<readonly [string, string]>([
    ['open flow sequences', filled('[')],
    ['closed flow sequences', `${'['.repeat(BYTES / 2)}${']'.repeat(BYTES / 2)}`],
    ['block sequences in one line', filled('- ')],
    ['explicit keys', filled('? ')],
    ['flow mappings', filled('{a: ')],
    ['colons', filled(': ')],
    ['deep indentation', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['many keys', Array.from({ length: 15_000 }, (_, at) => `k${at}: 1`).join('\n')],
    ['many keys in a flow mapping', `{${Array.from({ length: 15_000 }, (_, at) => `k${at}`).join(', ')}}`],
    ['aliases of aliases', bomb.join('\n')],
    ['many aliases', `- &a 1\n${'- *a\n'.repeat(5_000)}`],
    ['many documents', filled('---\n')],
    ['two documents', 'on: push\n---\njobs: {}'],
    ['repeated keys', 'on: push\non: pull_request\njobs: {}'],
    ['keys that are mappings', '{[a, b]: c}'],
    ['closing brackets', filled('}')],
    ['a broken quote', 'on: "push'],
    ['an alias for nothing', 'on: *nothing'],
  ])('%s', (_name, text) => expect(parseWorkflow(text).kind).not.toBe('parsed'));

  test('a long list in one line is read', () => {
    const list = `on: { push: { paths: [${Array(300).fill('/docs, .github, "!x"').join(', ')}] } }\njobs: { a: { runs-on: x } }`;
    expect(parseWorkflow(list).kind).toBe('parsed');
  });

  test.each<readonly [string, string]>([
    ['commas', `[${filled(',')}`],
    ['anchors', filled('&a ')],
    ['tags', filled('!t ')],
    ['texts in one line', filled('"a" ')],
    ['comments in a flow sequence', `[${filled('#\n')}`],
  ])('%s that are all errors are given up', (_name, text) => expect(parseWorkflow(text).kind).toBe('unreadable'));

  test.each<readonly [string, string]>([
    ['nothing', ''],
    ['only comments', '# nothing\n'.repeat(1_000)],
    ['a text', 'push'],
    ['a list', '- on\n- jobs'],
    ['a number', '12'],
    ['jobs that are a list', 'on: push\njobs: [a]'],
    ['no jobs', 'on: push'],
    ['events that are a number', 'on: 12\njobs: {}'],
  ])('%s is not a workflow', (_name, text) => expect(judged(parseWorkflow(text))).toBeNull());

  test.each<readonly [string, string]>([
    ['an alias of itself', 'on: push\njobs: &a { a: *a, b: { steps: [*a, { uses: OWNER/docs-agent@v0, with: *a }] } }'],
    ['an alias of itself', 'on: push\nx: &x { a: { steps: [] } }\njobs: { <<: *x }'],
    ['a prototype', 'on: push\njobs: { __proto__: { steps: [{ uses: OWNER/docs-agent@v0 }] }, constructor: 1 }'],
    [
      'parts of the wrong form',
      'on: { push: 1, issue_comment: [1] }\npermissions: [a]\nconcurrency: 12\njobs: { a: 1, b: { if: [], permissions: { issues: all }, steps: [1, null, { uses: OWNER/docs-agent@v0, with: [1], if: {} }], secrets: 3 } }',
    ],
    ['tags of others', 'on: !!set {push}\njobs: !<x> { a: !!binary abc }'],
  ])('%s is judged without a crash', (_name, text) => expect(() => judged(parseWorkflow(text))).not.toThrow());

  test('whatever is in it', () => {
    const ours = fc.constantFrom('OWNER/docs-agent@v0', 'on:', 'jobs:', '*a', '&a', '{', '[', '\n  - ');
    const parts = fc.array(fc.oneof(hostileText, fc.string(), ours), { maxLength: 12 });
    forMany(300, [parts], (each) => void judged(parseWorkflow(each.join(''))));
  });

  test('whatever its values are', () => {
    const value = fc.oneof(hostileText, fc.string());
    forMany(300, [value, value, value], (condition, group, other) => {
      const given = { mode: other, thread: group, 'api-key': other };
      const steps = [{ uses: 'OWNER/docs-agent@v0', if: condition, with: given }];
      const job = { if: condition, concurrency: { group, [other]: other }, permissions: { [other]: 'read' }, steps };
      const workflow = { on: { issue_comment: { types: other }, [other]: null }, jobs: { [other]: job } };
      judged({ kind: 'parsed', value: workflow });
    });
  });
});
