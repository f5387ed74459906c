import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { falsy } from '@actions/expressions/result';
import { expect, test } from 'vitest';
import { judge } from '../../../../src/action/doctor/workflows/condition.ts';

const known = { event: 'issue_comment', command: '/docs' };

function passesAtGitHub(condition: string): boolean {
  const github = new data.Dictionary({ key: 'event_name', value: new data.StringData(known.event) });
  const tree = new Parser(new Lexer(condition).lex().tokens, ['github'], []).parse();
  return !falsy(new Evaluator(tree, new data.Dictionary({ key: 'github', value: github })).evaluate());
}

test.each([
  ["!github.event_name == 'push'", 'stops'],
  ["!github.event_name != 'push'", 'passes'],
  ["!!github.event_name == 'issue_comment'", 'stops'],
  ["'push' == !github.event_name", 'stops'],
  ["!(github.event_name == 'push')", 'passes'],
  ["!(github.event_name == 'issue_comment')", 'stops'],
  ["!github.event_name == 'push' || github.event_name == 'issue_comment'", 'passes'],
  ["github.event_name == 'issue_comment' || true && false", 'passes'],
  ["(github.event_name == 'issue_comment' || true) && false", 'stops'],
  ['!!!false && !false', 'passes'],
])('%s %s as at GitHub', (condition, verdict) => {
  expect(judge(condition, known)).toBe(verdict);
  expect(passesAtGitHub(condition)).toBe(verdict === 'passes');
});

test.each([
  "!github.event_name == '0'",
  "github.event_name == 'issue_comment' == 'true'",
  '('.repeat(100_000),
  '!'.repeat(100_000),
  'a&&'.repeat(100_000),
  '!('.repeat(1_900),
  `${'('.repeat(40)}true${')'.repeat(40)}`,
])('a condition with unknown parts is open: %.40s', (condition) => expect(judge(condition, known)).toBe('open'));
