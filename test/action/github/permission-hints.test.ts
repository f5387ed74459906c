import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Commits } from '../../../src/action/ports/commits.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { permissionsOf } from '../../../src/action/words/commands.ts';
import { json, startFaultServer } from '../../servers/fault-server.ts';
import { MARKED } from './a-github.ts';
import { aCommits, aRepository, failureOf } from './a-repository.ts';

const SHA = 'c0ffee'.padEnd(40, '0');
const COMMIT = { sha: SHA, commit: { message: 'x', tree: { sha: SHA } }, parents: [] };
const REFUSED = json(403, { message: 'Resource not accessible by integration' });

/** Paths of the requests that are not refused, because others come before the one in question. */
let granted = /^$/;
const server = await startFaultServer(({ path }) => (granted.test(path) ? json(200, COMMIT) : REFUSED));
afterAll(() => server[Symbol.asyncDispose]());

const HINTS = {
  contents: '`contents: write`',
  issues: '`issues: write`',
  pulls: '`pull-requests: write`',
  thread: '`issues: write`, for pull requests `pull-requests: write`',
} as const;

type GitHub = Omit<Commits, 'addLabels'> & Repository;
type Row = readonly [route: string, needs: keyof typeof HINTS, asks: (at: GitHub) => Promise<unknown>, before?: RegExp];

const COMMENT = { kind: 'issue-comment', id: 1 } as const;
const REVIEW = { kind: 'review-comment', id: 1 } as const;
const LISTED = { since: '2026-11-20T09:00:00Z', until: '2026-11-21T09:00:00Z', mostPages: 1, most: 9 };
const ISSUE = { title: 'Visitors', body: MARKED, label: 'docs' };
const PULL = { branch: 'docs', base: 'main', title: 'x', body: 'x' };
const REPO = '/repos/{owner}/{repo}';

function commits(at: GitHub, content = 'x'): Promise<string> {
  const files = [{ path: 'a.md', mode: '100644', content: Buffer.from(content, 'latin1') } as const];
  return at.createCommit({ parent: SHA, message: 'x', files });
}

/** Each route and query as the sources write it, and what it needs in a run of the workflow's own agent. */
const ROWS: readonly Row[] = [
  ['query {', 'contents', (at) => at.viewer()],
  ['query ($id: ID!) {', 'thread', (at) => at.cameByMail('IC_1')],
  ['query($owner: String!, $name: String!, $expression: String!) {', 'contents', (at) => at.folder('docs')],
  ['query ($owner: String!, $repo: String!) {', 'pulls', (at) => at.openPullRequests({ insists: false })],
  ['GET ${ISSUE}/comments', 'thread', (at) => at.comments(7)],
  ['GET ${PULL}/comments', 'pulls', (at) => at.comments(7, { kind: 'review-comment' })],
  ['GET ${all}/{comment_id}', 'thread', (at) => at.comment(COMMENT)],
  ['GET ${all}/{comment_id}', 'pulls', (at) => at.comment(REVIEW)],
  ['GET ${all}', 'thread', (at) => at.recentComments('issue-comment', LISTED)],
  ['GET ${all}', 'pulls', (at) => at.recentComments('review-comment', LISTED)],
  ['POST ${ISSUE}/comments', 'thread', (at) => at.createComment({ thread: 7, review: null }, MARKED)],
  ['POST ${PULL}/comments/{comment_id}/replies', 'thread', (at) => at.createComment({ thread: 7, review: 1 }, MARKED)],
  ['PATCH ${all}/{comment_id}', 'thread', (at) => at.editComment(REVIEW, MARKED)],
  ['POST ${at}', 'thread', (at) => at.react(COMMENT, 'rocket')],
  ['DELETE ${at}/{reaction_id}', 'thread', (at) => at.withdrawReaction(COMMENT, 3)],
  ['GET ${ISSUES}', 'issues', (at) => at.labelledIssues('docs')],
  ['POST ${ISSUES}', 'issues', (at) => at.createIssue(ISSUE)],
  ['PATCH ${ISSUE}', 'issues', (at) => at.editIssue(7, { body: MARKED })],
  [`GET ${REPO}/labels/{name}`, 'issues', (at) => at.hasLabel('docs')],
  [`POST ${REPO}/labels`, 'issues', (at) => at.createLabel({ name: 'docs', color: 'ffffff', description: '' })],
  [`POST ${REPO}/issues/{issue_number}/labels`, 'pulls', (at) => at.addLabels(8, ['docs'])],
  [`GET ${REPO}/issues`, 'issues', (at) => at.hasPullRequestBy('ada')],
  [`GET ${REPO}/collaborators/{username}/permission`, 'contents', (at) => at.permissionOf('ada')],
  [`GET ${REPO}/pulls/{pull_number}`, 'pulls', (at) => at.pullRequest(8)],
  [`GET ${REPO}/pulls/{pull_number}`, 'pulls', (at) => at.diff({ merged: 8 })],
  [`GET ${REPO}/pulls/{pull_number}/files`, 'pulls', (at) => at.changedFiles(8)],
  [`GET ${REPO}/commits/{commit_sha}/pulls`, 'pulls', (at) => at.pullRequestsOf(SHA)],
  [`GET ${REPO}/pulls`, 'pulls', (at) => at.openPullRequests({ insists: true })],
  [`GET ${REPO}/pulls`, 'pulls', (at) => at.pullRequestFrom('docs')],
  [`POST ${REPO}/pulls`, 'pulls', (at) => at.openPullRequest(PULL)],
  [`POST ${REPO}/pulls/{pull_number}/requested_reviewers`, 'pulls', (at) => at.requestReview(8, 'ada')],
  [`GET ${REPO}/compare/{basehead}`, 'contents', (at) => at.diff({ base: SHA, head: SHA })],
  [`GET ${REPO}/compare/{basehead}`, 'contents', (at) => at.pushedCommits(SHA, SHA)],
  [`GET ${REPO}/compare/{basehead}`, 'contents', (at) => at.changedBetween(SHA, SHA)],
  [`GET ${REPO}`, 'contents', (at) => at.facts()],
  [`GET ${REPO}`, 'contents', (at) => at.defaultBranch()],
  [`GET ${REPO}/contents/{path}`, 'contents', (at) => at.textFile({ repository: 'acme/app', path: 'a', ref: SHA })],
  [`GET ${REPO}/commits`, 'contents', (at) => at.commitsUnder('docs', LISTED)],
  [`GET ${REPO}/commits`, 'contents', (at) => at.commitsUpTo(SHA)],
  [`GET ${REPO}/commits/{ref}`, 'contents', (at) => at.filesOf(SHA)],
  [`GET ${REPO}/commits/{ref}`, 'contents', (at) => at.commit(SHA)],
  ['POST /markdown', 'contents', (at) => at.renderMarkdown('x')],
  [`GET ${REPO}/git/ref/{ref}`, 'contents', (at) => at.branch('main')],
  [`POST ${REPO}/git/blobs`, 'contents', (at) => at.checkWrite()],
  [`POST ${REPO}/git/blobs`, 'contents', (at) => commits(at, '\xFF'), /commits/],
  [`POST ${REPO}/git/trees`, 'contents', commits, /commits/],
  [`POST ${REPO}/git/commits`, 'contents', commits, /commits\/|trees/],
  [`POST ${REPO}/git/refs`, 'contents', (at) => at.createBranch('docs', SHA)],
  [`PATCH ${REPO}/git/refs/{ref}`, 'contents', (at) => at.moveBranch('docs', SHA)],
];
/** If it is refused, commits are read one by one: its hint is never shown. */
const HINTLESS = 'query($owner: String!, $repo: String!) {';

const NEEDS = permissionsOf('comment', true);
const BLOCK = 'This mode needs `permissions: { contents: write, issues: write, pull-requests: write }`.';

const PLAYED = ROWS.map(([route, needs, asks, before = /^$/]) => [route, needs, asks, before] as const);

test.each(PLAYED)('a refusal of %s asks for all that the mode needs', async (route, needs, asks, before) => {
  granted = before;
  const github = aRepository({ apiUrl: server.url, permissions: NEEDS });
  const { failure, hint } = await failureOf(
    asks({ ...aCommits({ apiUrl: server.url, permissions: NEEDS }), ...github }),
  );
  const said = `Add ${HINTS[needs]} to the workflow's \`permissions:\`. ${BLOCK}`;
  expect([failure, hint]).toEqual(['not-accessible', said]);
  const [method = '', path = ''] = route.startsWith('query') ? ['POST', '/graphql'] : route.split(' ');
  const [refused] = server.requests.slice(-1);
  if (!path.includes('$')) expect(refused).toMatchObject({ method, path: expect.stringMatching(patternOf(path)) });
});

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^?]+')}(?:\\?|$)`);

test('the table has every route and query that the sources send', () => {
  const folder = `${import.meta.dirname}/../../../src/action/github`;
  const sent = /['`]((?:GET|POST|PATCH|PUT|DELETE) \S+?|query(?: |\()[^{]*\{)(?=['`]|\s)/g;
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const code = texts.map((text) => text.replace(/^ *\/\*\*.*$/gm, ''));
  const found = code.flatMap((text) => [...text.matchAll(sent)].map(([, route = '']) => route));
  expect(new Set(found)).toEqual(new Set([...ROWS.map(([route]) => route), HINTLESS]));
});

test('what a mode only reads needs no more, and without a mode only the request itself is known', async () => {
  granted = /^$/;
  const hintFor = async (permissions?: ReturnType<typeof permissionsOf>): Promise<string> =>
    (await failureOf(aRepository({ apiUrl: server.url, ...(permissions && { permissions }) }).permissionOf('ada')))
      .hint;
  expect(await hintFor()).toBe("Add `contents: read` to the workflow's `permissions:`.");
  expect(await hintFor(permissionsOf('comment', false))).toMatch(
    /^Add `contents: read` to .* contents: read, issues: w/,
  );
});
