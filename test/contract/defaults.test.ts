import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { quickExit } from '../../src/action/runner/quick-exit.ts';
import { inputs } from '../../src/action/words/action-spec.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';

/** The defaults that are texts, not one of the choices that code must name to distinguish them. */
const { command, 'fail-on': failOn, 'report-issue-title': title, 'report-label': label } = inputs;
const TEXTS: readonly string[] = [command, failOn, title, label].map((input) => input.default);

/** Decides before the inputs are read; the second test compares it with the specification. */
const BEFORE_INPUTS = 'src/action/runner/quick-exit.ts';

function stringsIn(code: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', code, ts.ScriptTarget.ESNext));
  return texts;
}

test('no other source than the specification contains the text of a default', () => {
  const others = /^src\/(?!service\/|playground\/|action\/words\/action-spec\.ts)/;
  const sources = trackedFiles('src/*.ts').filter((path) => others.test(path) && path !== BEFORE_INPUTS);
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.flatMap((path) => {
    const texts = stringsIn(readFileSync(join(ROOT, path), 'utf8'));
    return TEXTS.filter((text) => texts.has(text)).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

test.each([{}, { INPUT_COMMAND: '', INPUT_MODE: '' }])('the quick exit has these defaults: %j', (given) => {
  const asked: string[] = [];
  quickExit(
    (_body, command) => {
      asked.push(command);
      return true;
    },
    {
      GITHUB_EVENT_NAME: 'issue_comment',
      GITHUB_EVENT_PATH: join(ROOT, 'test/fixtures/events/issue_comment.json'),
      INPUT_MODE: inputs.mode.default,
      'INPUT_API-KEY': CANARY_KEY,
      ...given,
    },
  );
  expect(asked).toEqual([inputs.command.default]);
});
