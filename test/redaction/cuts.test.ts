import { RequestError } from '@octokit/request-error';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inQuotes } from '../../src/action/event/input-forms.ts';
import { repositoryError } from '../../src/action/github/github-error.ts';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { ProgressLog } from '../../src/action/request/progress.ts';
import { decodeJob } from '../../src/action/service-client/contract.ts';
import { describeAnswer } from '../../src/action/service-client/describe-answer.ts';
import { tame } from '../../src/action/service-client/tame.ts';
import { codePath, codeSpan, quoted, shorten } from '../../src/action/words/markdown.ts';
import { canariesIn, ENCODINGS } from '../build/canary.ts';
import { fuzzRuns } from '../build/fuzz-runs.ts';
import { CANARY_KEY } from '../build/settings.ts';

const LONG_TOKEN = `ghs_${'eyJhbGciOiJSUzI1NiJ9'.repeat(3)}.canaryPayload0123.sig-nature_0`;
const redact = createRedactor({ secrets: [CANARY_KEY, LONG_TOKEN] });

const LETTERS = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7';
/** Nobody has told us these: only their form says what they are. */
const UNKNOWN = {
  'a key of Google': `AIza${LETTERS}aB3dE6gH`,
  'a token of GitHub': `ghp_${LETTERS}aB3dE6gH9`,
  'a fine-grained token': `github_pat_${LETTERS}_${LETTERS}`,
  'a token of GitLab': `glpat-${LETTERS}`,
  'a token of npm': `npm_${LETTERS}aB3dE6gH9`,
  'a key of AWS': 'AKIAABCDEFGHIJKLMNOP',
  'a token of Slack': `xoxb-123456789012-${LETTERS}`,
  'an app token of Slack': `xapp-1-A0123456789-${LETTERS}`,
  'a key of a model': `sk-ant-api03-${LETTERS}-${LETTERS}`,
  'a key of Stripe': `sk_live_${LETTERS}`,
  'a JSON Web Token': `eyJhbGciOiJSUzI1NiJ9.eyJ${LETTERS}.${LETTERS}`,
  'a header': `Authorization: Basic ${LETTERS}`,
  'a bearer': `bearer ${LETTERS}`,
  'user info': `https://mara:${LETTERS}@docs.example.com`,
};

const answered = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  kind: 'answer' as const,
  status: 503,
  headers: new Map(Object.entries({ 'content-type': 'application/json', ...headers })),
  body: new TextEncoder().encode(JSON.stringify(body)),
});

/** Everything that cuts a text from elsewhere, and where: in characters from its beginning. */
const CUTTERS: Readonly<Record<string, readonly [at: number, cut: (text: string) => string]>> = {
  'a line of a service': [300, tame],
  "a job's error": [
    1_200,
    (text) => {
      const job = decodeJob({ id: 'job_1', status: 'failed', error: text }, 'job_1');
      return job.kind === 'value' ? (job.value.error ?? '') : '';
    },
  ],
  "a service's words": [300, (text) => describeAnswer(answered({ error: text }), null)],
  'a header of a firewall': [
    60,
    (text) => describeAnswer(answered('', { 'content-type': 'text/plain', server: text }), null),
  ],
  'a content type': [60, (text) => describeAnswer(answered('', { 'content-type': text }), null)],
  "GitHub's words": [
    200,
    (message) => {
      const request = { method: 'GET', url: 'https://api.github.com', headers: {} } as const;
      const response = { status: 422, url: '', headers: {}, data: { message }, retryCount: 0 };
      const error = new RequestError(message, 422, { request, response });
      return repositoryError(error, { what: 'show it', permission: '' }).message;
    },
  ],
  'a quoted input': [100, inQuotes],
  'an unknown status': [
    50,
    (reportedStatus) => {
      const job = decodeJob({ id: 'job_1', status: reportedStatus }, 'job_1');
      return (job.kind === 'value' && new ProgressLog().unknownStatus({ kind: 'job', job: job.value })) || '';
    },
  ],
  'a code span': [200, codeSpan],
  'a path': [200, codePath],
  'a quotation': [80, (text) => quoted(shorten(text, 80))],
};

/** The longest piece of a secret that a text shows. */
function longestPiece(text: string, secret: string): string {
  let longest = '';
  for (let from = 0; from < secret.length; from += 1) {
    while (text.includes(secret.slice(from, from + longest.length + 1)) && from + longest.length < secret.length) {
      longest = secret.slice(from, from + longest.length + 1);
    }
  }
  return longest;
}

/** A text that is long enough to be cut, with a secret that the cut may hit anywhere. */
function around(secret: string, at: number, shift: number): string {
  return `${'.'.repeat(Math.max(0, at - 1 - shift))} ${secret} ${'.'.repeat(at + secret.length)}`;
}

describe.each(Object.entries(CUTTERS))('%s that is cut', (_name, [at, cut]) => {
  test('shows no eight characters of the key or the token, wherever the cut is and however it is written', () => {
    const form = fc.constantFrom(...Object.values(ENCODINGS));
    fc.assert(
      fc.property(form, fc.constantFrom(CANARY_KEY, LONG_TOKEN), fc.nat(400), (encode, secret, shift) => {
        const written = encode(secret);
        const shown = redact(cut(around(written, at, shift % (written.length + 4))));
        for (let from = 0; from + 8 <= secret.length; from += 1)
          expect(canariesIn(shown, secret.slice(from, from + 8))).toEqual([]);
      }),
      { numRuns: fuzzRuns(40) },
    );
  });

  test.each(Object.entries(UNKNOWN))('shows no eight characters of %s, wherever the cut is', (_what, secret) => {
    const hidden = secret.replace(/^(?:Authorization: Basic |bearer |https:\/\/mara:|github_pat_)|@docs.*$/g, '');
    for (let shift = 0; shift <= secret.length + 3; shift += 1) {
      const shown = redact(cut(around(secret, at, shift)));
      expect([shift, longestPiece(shown, hidden).length < 8 ? '' : shown]).toEqual([shift, '']);
    }
  });
});
