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

/** All are masked in one place: one call for each form of body, and for each way of sending. */
const CALLS: Readonly<Record<string, (repository: Repository, text: string) => Promise<unknown>>> = {
  'a query': (repository, text) => repository.cameByMail(text),
  'a comment': (repository, text) => repository.createComment({ thread: 7, review: null }, text),
  'a reply on a diff': (repository, text) => repository.createComment({ thread: 7, review: 8 }, text),
  'an edit': (repository, text) => repository.editComment(COMMENT, text),
  'a last edit': (repository, text) => repository.editComment(COMMENT, text, { withinMs: 10_000 }),
  'a body to be rendered': (repository, text) => repository.renderMarkdown(text),
  'a list': (repository, text) => repository.addLabels(7, [text]),
  'an issue': (repository, text) => repository.createIssue({ title: text, body: text, label: text }),
};

test.each(Object.entries(CALLS))('no request to GitHub contains a secret: %s', async (_what, call) => {
  for (const secret of [CANARY_KEY, CANARY_TOKEN]) {
    for (const encode of Object.values(ENCODINGS)) {
      await using server = await startFaultServer(() => json(404, {}));
      const repository = aRepository({ apiUrl: server.url, token: CANARY_TOKEN, redact });
      await call(repository, `see ${encode(secret)}`).catch(() => undefined);
      const bodies = server.requests.map(({ body }) => body);
      for (const body of bodies) expect(canariesIn(body, secret)).toEqual([]);
      expect(bodies.join('')).toContain('***');
    }
  }
});

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
