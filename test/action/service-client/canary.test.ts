import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../../../src/action/http/send.ts';
import { createRedactor } from '../../../src/action/redaction/redactor.ts';
import { createDocsService } from '../../../src/action/service-client/docs-service.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { canariesIn, ENCODINGS } from '../../build/canary.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';
import { hostileText } from '../../build/hostile-text.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { aClock } from '../../fakes/fake-clock.ts';

const NEVER = new AbortController().signal;
const PERIOD = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 250, offset: 0 };
const HEADER = `Bearer ${CANARY_KEY}`;

const redact = createRedactor({ secrets: [CANARY_KEY] });

/** The ways a service might echo the header with the key. */
const echo = fc.constantFrom(...Object.values(ENCODINGS)).map((encode) => encode(HEADER));
const text = fc.array(fc.oneof(echo, hostileText), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const shape = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.dictionary(
      fc.oneof(fc.constantFrom('error', 'message', 'detail', 'details', 'errors', 'id', 'prLink', 'status'), text),
      tie('value'),
      { maxKeys: 4 },
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.constantFrom<unknown>(null, 7, true),
  ),
})).value;

const anyAnswer: fc.Arbitrary<Answer> = fc
  .record({
    status: fc.constantFrom(200, 201, 301, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 502, 503),
    type: fc.oneof(fc.constantFrom('application/json', 'text/plain', 'text/html'), text),
    body: fc.oneof(
      shape.map((value) => JSON.stringify(value)),
      text,
    ),
    server: fc.option(text),
    ray: fc.option(text),
  })
  .map(({ status, type, body, server, ray }) => ({
    kind: 'answer',
    status,
    headers: new Map([
      ['content-type', type],
      ...(server === null ? [] : [['server', server] as const]),
      ...(ray === null ? [] : [['cf-ray', ray] as const]),
    ]),
    body: Buffer.from(body),
  }));

test('nothing that we write contains the key, whatever the service answers', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (given) => {
      const clock = aClock();
      const { createJob, readJob, readVisitors } = createDocsService({
        redact,
        baseUrl: 'https://docs.example.com',
        projectId: 'handbook',
        apiKey: CANARY_KEY,
        userAgent: 'docs-agent',
        send: async () => given,
        clock,
        randomness: { fraction: () => 1 },
      });
      const [creation, reading] = [await createJob('go', NEVER), await readJob('j_1', NEVER)];
      const error: unknown = await readVisitors(PERIOD, { allowance: { left: 60 }, cancelled: NEVER }).catch(
        (it) => it,
      );
      const words = [
        creation.kind === 'not-created' ? [creation.problem.message, creation.problem.hint] : [],
        creation.kind === 'unknown' ? creation.evidence : [],
        reading.kind === 'job' ? [] : [reading.problem.message, reading.problem.hint],
        reading.kind === 'failed' ? reading.reason : [],
        error instanceof ServiceError ? [error.message, error.hint] : [],
      ].flat();
      seen.add(creation.kind).add(reading.kind);
      for (const sentence of words) expect(canariesIn(redact(sentence), CANARY_KEY)).toEqual([]);
    }),
    { numRuns: fuzzRuns(1_000) },
  );
  expect([...seen].sort()).toEqual(expect.arrayContaining(['failed', 'missing', 'not-created', 'refused', 'unknown']));
});
