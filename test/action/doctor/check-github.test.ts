import { describe, expect, test } from 'vitest';
import type { Check } from '../../../src/action/doctor/check.ts';
import { checkGitHub, type GitHubNeeds, type Reading } from '../../../src/action/doctor/check-github.ts';
import type { RepositoryFacts } from '../../../src/action/ports/contents.ts';
import type { RepositoryFailure } from '../../../src/action/words/errors.ts';

const read = <T>(value: T): Reading<T> => ({ kind: 'read', value });

function failed(failure: RepositoryFailure): Reading<never> {
  return { kind: 'failed', problem: { failure, message: `GitHub: ${failure}.`, hint: 'Add `issues: read`.' } };
}

const NOT_ASKED: Reading<never> = { kind: 'not-asked', because: 'It was not requested.' };
const FACTS: RepositoryFacts = { public: false, hasIssues: true, archived: false };

type GitHubReadings = Parameters<typeof checkGitHub>[0];
const READINGS: GitHubReadings = {
  ...{ viewer: read('github-actions[bot]'), facts: read(FACTS), comments: read(true), pullRequests: read(true) },
  ...{ refusal: read(null), workflows: NOT_ASKED },
};

const NEEDS: GitHubNeeds = {
  ...{ comments: true, pullRequests: true, reportToIssue: true, reportPublic: false },
  ...{ login: 'mara', id: 1815, permission: 'write', byHand: true },
};

const PERSON = 'Permission of the person who started this run';
const COMMENTS = 'Reading issues and comments';
const READ = '`issues: read`';
const PULLS = 'Reading pull requests';
const LISTED = '`allowed-users` (with their id, 1815, which no other account can get)';

function check(name: string, readings: Partial<GitHubReadings> = {}, needs: Partial<GitHubNeeds> = {}): Check {
  const found = checkGitHub({ ...READINGS, ...readings }, { ...NEEDS, ...needs }).find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no check "${name}"`);
  return found;
}

function facts(overrides: Partial<RepositoryFacts>): Partial<GitHubReadings> {
  return { facts: read({ ...FACTS, ...overrides }) };
}

describe("GitHub's part of a set-up", () => {
  test("is good except for the token's write permissions, which can't be read", () => {
    const others = checkGitHub(READINGS, NEEDS).filter(({ state }) => state !== 'good');
    const unknown = { name: 'Writing comments, reactions and issues', state: 'unknown' };
    expect(others).toEqual([expect.objectContaining(unknown)]);
  });

  test.each<[string, Check['state'], string, Partial<GitHubReadings>, Partial<GitHubNeeds>, words?: string]>([
    ['GitHub token', 'good', 'it is an identity of its own', {}, {}, 'It belongs to github-actions[bot]. null'],
    ['GitHub token', 'good', 'it is a person', { viewer: read('mara') }, {}, 'It belongs to mara. This is a person'],
    ['GitHub token', 'bad', 'it is not accepted', { viewer: failed('unauthorized') }, {}],
    ['GitHub token', 'bad', 'GitHub is not reached', { viewer: failed('unavailable') }, {}],
    ['GitHub token', 'bad', 'it may not show its owner', { viewer: failed('forbidden') }, {}],
    ['GitHub token', 'unknown', 'its requests are used up', { viewer: failed('rate-limited') }, {}],
    ['Repository', 'bad', 'the token may not see it', { facts: failed('missing') }, {}],
    ['Repository', 'bad', 'the token may not read it', { facts: failed('forbidden') }, {}],
    ['Repository', 'unknown', 'no answer comes', { facts: failed('unavailable') }, {}],
    ['Repository', 'unknown', 'it was not requested', { facts: NOT_ASKED }, {}],
    ['Repository', 'bad', 'it is archived', facts({ archived: true }), {}],
    [COMMENTS, 'bad', 'it is refused', { comments: failed('forbidden') }, {}],
    [COMMENTS, 'not-needed', 'it is refused unneeded', { comments: failed('forbidden') }, { comments: false }, READ],
    [COMMENTS, 'unknown', 'no answer comes', { comments: failed('unavailable') }, {}],
    [COMMENTS, 'unknown', 'it was not requested', { comments: NOT_ASKED }, {}],
    [PULLS, 'bad', 'it is refused', { pullRequests: failed('forbidden') }, {}],
    [PULLS, 'not-needed', 'it is refused unneeded', { pullRequests: failed('forbidden') }, { pullRequests: false }],
    [PULLS, 'unknown', 'the commit of the run is gone', { pullRequests: failed('refused') }, {}],
    [PERSON, 'bad', 'who asks by hand may not', { refusal: read('mara may not.') }, {}, LISTED],
    [PERSON, 'not-needed', 'anyone may have started the run', { refusal: read('mara may not.') }, { byHand: false }],
    [PERSON, 'bad', 'permissions are not shown', { refusal: failed('forbidden') }, {}],
    [PERSON, 'unknown', 'the person is not known', { refusal: failed('missing') }, {}],
    ['Issues', 'bad', 'they are disabled', facts({ hasIssues: false }), {}, '`report-to: summary`'],
    ['Issues', 'not-needed', 'no report goes there', facts({ hasIssues: false }), { reportToIssue: false }],
    ['Issues', 'unknown', 'it was not requested', { facts: NOT_ASKED }, {}],
    ['Visitor figures', 'bad', 'they would be public', facts({ public: true }), {}, '`report-public: true`'],
    ['Visitor figures', 'not-needed', 'no report is asked for', facts({ public: true }), { reportToIssue: false }],
    ['Visitor figures', 'good', 'they may be public', facts({ public: true }), { reportPublic: true }],
    ['Visitor figures', 'unknown', 'no answer comes', { facts: failed('unavailable') }, {}],
  ])('makes "%s" %s if %s', (name, state, _why, readings, needs, words = '') => {
    const { found, advice, ...result } = check(name, readings, needs);
    expect(result.state).toBe(state);
    expect(`${found} ${advice}`).toContain(words);
  });
});
