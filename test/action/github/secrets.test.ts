import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import { createRedactor } from '../../../src/action/redaction/redactor.ts';
import { readMarkerLine, writeMarkerLine } from '../../../src/action/words/hidden.ts';
import { startGitHub } from '../../../src/playground/github/server.ts';
import { CANARY_TOKEN, canariesIn, ENCODINGS } from '../../build/canary.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { json, startFaultServer } from '../../servers/fault-server.ts';
import { aRepository } from './a-repository.ts';

const redact = createRedactor({ secrets: [CANARY_KEY, CANARY_TOKEN] });

const COMMENT = { kind: 'issue-comment', id: 7 } as const;

/** Calls of every method of the port with a text in every place: a new method must be added here. */
const CALLS: Readonly<Record<keyof Repository, (repository: Repository, text: string) => Promise<unknown>>> = {
  viewer: (repository) => repository.viewer(),
  permissionOf: (repository, text) => repository.permissionOf(text),
  comments: (repository) => repository.comments(7),
  comment: (repository) =>
    Promise.allSettled(
      [COMMENT, { ...COMMENT, kind: 'review-comment' as const }].map((ref) => repository.comment(ref)),
    ),
  createComment: (repository, text) =>
    Promise.allSettled([7, null].map((review) => repository.createComment({ thread: 7, review }, text))),
  editComment: (repository, text) =>
    Promise.allSettled([
      repository.editComment(COMMENT, text),
      repository.editComment({ ...COMMENT, kind: 'review-comment' }, text),
      repository.editComment(COMMENT, text, { withinMs: 10_000 }),
    ]),
  cameByMail: (repository, text) => repository.cameByMail(text),
  react: (repository) => repository.react({ kind: 'issue-comment', id: 7 }, 'rocket'),
  withdrawReaction: (repository) => repository.withdrawReaction({ kind: 'issue-comment', id: 7 }, 8),
  recentComments: (repository) =>
    repository.recentComments('issue-comment', { since: '2026-11-20T09:00:00Z', mostPages: 1 }),
  pullRequest: (repository) => repository.pullRequest(7),
  openPullRequests: (repository) => repository.openPullRequests({ insists: true }),
  requestReview: (repository, text) => repository.requestReview(7, text),
  addLabels: (repository, text) => repository.addLabels(7, [text]),
  changedFiles: (repository) => repository.changedFiles(7),
  diff: (repository, text) => repository.diff({ base: text, head: text }),
  renderMarkdown: (repository, text) => repository.renderMarkdown(text),
  pullRequestsOf: (repository, text) => repository.pullRequestsOf(text),
  pushedCommits: (repository, text) => repository.pushedCommits(text, text),
  pullRequestsOfEach: (repository, text) => repository.pullRequestsOfEach([text]),
  commitsUnder: (repository, text) =>
    repository.commitsUnder(text, { since: '2026-10-12T00:00:00Z', until: '2026-10-18T23:59:59Z', most: 30 }),
  filesOf: (repository, text) => repository.filesOf(text),
  facts: (repository) => repository.facts(),
  folder: (repository, text) => repository.folder(text),
  textFile: (repository, text) => repository.textFile({ repository: 'acme/app', path: text, ref: text }),
  labelledIssues: (repository, text) => repository.labelledIssues(text),
  issuesBy: (repository, text) => repository.issuesBy(text),
  hasLabel: (repository, text) => repository.hasLabel(text),
  createLabel: (repository, text) => repository.createLabel({ name: text, color: '1f6feb', description: text }),
  createIssue: (repository, text) => repository.createIssue({ title: text, body: text, label: text }),
  editIssue: (repository, text) => repository.editIssue(7, { body: text, reopen: true }),
};
const WITH_BODY = [
  ...['cameByMail', 'pullRequestsOfEach', 'folder', 'createComment', 'editComment', 'requestReview', 'renderMarkdown'],
  ...['addLabels', 'createLabel', 'createIssue', 'editIssue'],
];

test.each(Object.entries(CALLS))(
  'no request to GitHub contains a secret in what it writes of %s',
  async (name, call) => {
    for (const secret of [CANARY_KEY, CANARY_TOKEN]) {
      for (const encode of Object.values(ENCODINGS)) {
        await using server = await startFaultServer(() => json(404, {}));
        const repository = aRepository({ apiUrl: server.url, token: CANARY_TOKEN, redact });
        await call(repository, `see ${encode(secret)}`).catch(() => undefined);
        const bodies = server.requests.map(({ body }) => body);
        for (const body of bodies) expect(canariesIn(body, secret)).toEqual([]);
        expect(bodies.some((body) => body.includes('***'))).toBe(WITH_BODY.includes(name));
      }
    }
  },
);

describe('what is created with a marker that contained a secret', () => {
  const body = `${writeMarkerLine({ kind: 'job', jobId: CANARY_KEY })}\n\nStarting…`;

  test.each<[string, RegExp, (repository: Repository) => Promise<{ readonly body: string }>]>([
    ['a comment', /\/comments$/, (repository) => repository.createComment({ thread: 1, review: null }, body)],
    ['an issue', /\/issues$/, (repository) => repository.createIssue({ title: 'x', body, label: 'docs' })],
  ])('is found after an unclear answer, so that it never exists twice: %s', async (_what, path, create) => {
    const github = await startGitHub();
    try {
      const app = github.state.addRepository({ owner: 'acme', name: 'app' });
      github.state.addToken(CANARY_TOKEN, 'github-actions[bot]', { issues: 'write' });
      github.state.addThread(app, { author: 'mara', title: 'A question' });
      github.faults.add({ method: 'POST', path, times: 1, does: { kind: 'break-after' } });
      const created = await create(aRepository({ apiUrl: github.apiUrl, token: CANARY_TOKEN, redact }));
      expect(readMarkerLine(created.body)?.value).toEqual({ kind: 'job', jobId: '***' });
      expect(github.ledger.filter((entry) => entry.method === 'POST' && path.test(entry.path))).toHaveLength(1);
    } finally {
      await github.stop();
    }
  });
});
