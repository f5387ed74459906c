import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRepository } from '../../../src/action/github/repository.ts';
import type { Answer, Ending } from '../../../src/action/http/send.ts';
import type { JobCreation, JobReading } from '../../../src/action/ports/jobs.ts';
import type { DocsService, Repository } from '../../../src/action/ports.ts';
import { createRedactor } from '../../../src/action/redaction/redactor.ts';
import { pullRequestOf } from '../../../src/action/request/ending.ts';
import { ProgressLog } from '../../../src/action/request/follow.ts';
import { createDocsService } from '../../../src/action/service-client/docs-service.ts';
import { repositoryErrorOf } from '../../../src/action/words/errors.ts';
import { codeSpan } from '../../../src/action/words/markdown.ts';
import { canariesIn, ENCODINGS } from '../../build/canary.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { aClock } from '../../fakes/fake-clock.ts';

const LONG_TOKEN = `ghs_${'eyJhbGciOiJSUzI1NiJ9'.repeat(3)}.canaryPayload0123.sig-nature_0`;
const redact = createRedactor({ secrets: [CANARY_KEY, LONG_TOKEN] });
const NEVER = new AbortController().signal;

/** Nobody has told us this token: only its form says what it is. */
const UNKNOWN = 'ghp_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7aB3dE6gH9';

function answered(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const given = new Map(Object.entries({ 'content-type': 'application/json', ...headers }));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answer', status, headers: given, body: new TextEncoder().encode(text) };
}

function sending(ending: Ending) {
  const clock = aClock();
  return { send: async () => ending, redact, userAgent: 'docs-agent', clock, randomness: { fraction: () => 1 } };
}

/** The real client of a service that gives this answer. */
function serviceThat(ending: Ending): DocsService {
  const place = { baseUrl: 'https://docs.example.com', projectId: 'handbook', apiKey: CANARY_KEY };
  return createDocsService({ ...place, ...sending(ending) });
}

async function wordsOfCreation(ending: Ending): Promise<string> {
  const creation: JobCreation = await serviceThat(ending).createJob('go', NEVER);
  if (creation.kind === 'created') throw new Error('this answer creates no job');
  return creation.kind === 'unknown' ? creation.evidence : creation.problem.message;
}

async function readingOf(fields: object): Promise<Extract<JobReading, { kind: 'job' }>> {
  const answer = answered(200, { id: 'job_1', status: 'failed', ...fields });
  const reading = await serviceThat(answer).readJob('job_1', NEVER);
  if (reading.kind !== 'job') throw new Error('this answer has a job');
  return reading;
}

async function spanOf(fields: object, of: 'model' | 'ref' | 'repository' | 'reportedStatus'): Promise<string> {
  return codeSpan((await readingOf(fields)).job[of] ?? '');
}

async function unlinked(prLink: string): Promise<string> {
  const { job } = await readingOf({ status: 'completed', prLink });
  const rules = { serverUrl: 'https://github.com', linkHosts: [] };
  const shown = pullRequestOf({ job, view: { state: 'started', seen: { kind: 'not-waiting' } } }, rules).unlinked;
  return codeSpan(shown?.text ?? '');
}

/** The words of the real adapter about GitHub's answer. */
async function githubThat(ending: Ending, call: (repository: Repository) => Promise<unknown>): Promise<string> {
  const options = { apiUrl: 'https://api.github.com', token: LONG_TOKEN, cancelled: NEVER, ...sending(ending) };
  const repository = createRepository(options, 'acme/app');
  return call(repository).then(
    () => '',
    (error: unknown) => repositoryErrorOf(error).message,
  );
}

const LOST = { kind: 'failure', failure: 'lost', sent: true, status: null, reason: 'it broke' } as const;

/** All words from elsewhere that are cut, and where: in characters from their beginning. */
const CUTTERS: Readonly<Record<string, readonly [at: number, shown: (text: string) => Promise<string>]>> = {
  "a job's error": [1_200, async (error) => (await readingOf({ error })).job.error ?? ''],
  "a job's model": [200, (model) => spanOf({ model }, 'model')],
  "a job's branch": [200, (ref) => spanOf({ source: { ref } }, 'ref')],
  "a job's repository": [200, (repository) => spanOf({ source: { repository } }, 'repository')],
  'a status': [200, (status) => spanOf({ status }, 'reportedStatus')],
  'an unknown status': [50, async (status) => new ProgressLog().unknownStatus(await readingOf({ status })) ?? 'known'],
  'a link that is no link': [200, unlinked],
  "a refusal's words": [300, (error) => wordsOfCreation(answered(400, { error }))],
  "a refusal's details": [300, (why) => wordsOfCreation(answered(422, { details: { [why]: [why, { why }] } }))],
  "a service's words without a refusal": [300, (error) => wordsOfCreation(answered(500, { error }))],
  'words that are no JSON': [300, (text) => wordsOfCreation(answered(403, text, { 'content-type': 'text/plain' }))],
  'a server header': [60, (server) => wordsOfCreation(answered(403, '', { 'content-type': 'text/plain', server }))],
  'a cf-ray header': [60, (ray) => wordsOfCreation(answered(403, '', { 'content-type': 'text/plain', 'cf-ray': ray }))],
  'a content type': [60, (type) => wordsOfCreation(answered(500, '', { 'content-type': type }))],
  "the network's words": [300, (message) => wordsOfCreation({ ...LOST, message })],
  "GitHub's words": [200, (message) => githubThat(answered(422, { message }), (it) => it.facts())],
  "GitHub's words about a query": [
    200,
    (message) => githubThat(answered(200, { data: null, errors: [{ message }] }), (it) => it.viewer()),
  ],
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

describe.each(Object.entries(CUTTERS))('%s, which are cut', (name, [at, shown]) => {
  test('show no eight characters of the key or the token, wherever the cut is and however it is written', async () => {
    const form = fc.constantFrom(...Object.values(ENCODINGS));
    await fc.assert(
      fc.asyncProperty(form, fc.constantFrom(CANARY_KEY, LONG_TOKEN), fc.nat(400), async (encode, secret, shift) => {
        const written = encode(secret);
        const text = await shown(around(written, at, shift % (written.length + 4)));
        expect(text).toContain('…');
        for (let from = 0; from + 8 <= secret.length; from += 1)
          expect(canariesIn(redact(text), secret.slice(from, from + 8))).toEqual([]);
      }),
      { numRuns: fuzzRuns(20) },
    );
  });

  test('show no eight characters of a credential that only its form gives away, wherever the cut is', async () => {
    // All are cut by the same code, so only one tries every place.
    const step = name === "a job's error" ? 1 : 3;
    for (let shift = 0; shift <= UNKNOWN.length + 3; shift += step) {
      const text = redact(await shown(around(UNKNOWN, at, shift)));
      expect([shift, longestPiece(text, UNKNOWN).length < 8 ? '' : text]).toEqual([shift, '']);
    }
  });
});

test('the id and the link of a job, which lead to it, stay as the service wrote them', async () => {
  const prLink = `https://github.com/acme/${CANARY_KEY}/pull/7`;
  const { job } = await readingOf({ status: 'completed', prLink });
  expect(job).toMatchObject({ id: 'job_1', prLink });
  const created = answered(201, { id: CANARY_KEY, status: 'active', prLink });
  expect(await serviceThat(created).createJob('go', NEVER)).toMatchObject({ job: { id: CANARY_KEY, prLink } });
});
