import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCEMENTS,
  FINISHED_OUTCOMES,
  instructionHash,
  LONGEST_PULL_REQUEST,
  type Marker,
  type MarkerBase,
  markerFor,
  type StatusView,
  serviceHash,
  stepHash,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import { firstLine } from '../../../src/action/words/hidden.ts';
import type { PullRequestLink } from '../../../src/action/words/job.ts';
import { aMarker, readMarker, STEP_NAME } from '../../build/a-marker.ts';
import { anyMarker } from '../../build/any-marker.ts';

describe('a marker', () => {
  test('is read as it was written, whatever follows it and whichever line endings GitHub kept', () => {
    const following = fc.constantFrom('', '\n\ntext', '\r\n\r\ntext', '\n<!-- docs-agent:1 e30 -->');
    fc.assert(
      fc.property(anyMarker, following, (marker, rest) => {
        expect(readMarker(writeMarker(marker) + rest)).toEqual({ kind: 'marker', marker });
      }),
    );
  });

  test('is the same line in whatever order its parts were put together, because lines are compared', () => {
    fc.assert(
      fc.property(anyMarker, (marker) => {
        const turned = Object.fromEntries(Object.entries(marker).toReversed()) as unknown as Marker;
        expect(writeMarker(turned)).toBe(writeMarker(marker));
      }),
    );
  });

  test.each(['e', '"', '\\'])('fits into two kibibytes and one line at its longest, with an id of %s', (character) => {
    const [most, hash] = [Number.MAX_SAFE_INTEGER, 'f'.repeat(64)];
    const longest: Marker = {
      repository: { id: most, name: `${'a'.repeat(100)}/${'b'.repeat(100)}` },
      trigger: { kind: 'run', step: hash },
      instructionComment: { kind: 'review-comment', id: most },
      ...{ service: hash, instructionHash: hash, head: hash, group: 'f'.repeat(24), reviewer: 'm'.repeat(39) },
      ...{ request: 'message', state: 'finished', outcome: 'no-pull-request', jobId: character.repeat(128) },
      pullRequest: `https://${'c'.repeat(LONGEST_PULL_REQUEST - 8)}`,
      ...{ run: '9'.repeat(20), attempt: most, told: ANNOUNCEMENTS },
      ...{ askedAt: '2026-11-20T09:00:00.000Z', sentAt: '2026-11-20T09:01:40.000Z' },
      watchedUntil: '2026-11-20T09:32:00.000Z',
    };
    expect(writeMarker(longest).length).toBeLessThanOrEqual(2048);
    const trigger = { kind: 'review-comment', id: most } as const;
    const answered: Marker = { ...longest, trigger, state: 'not-created', outcome: null, answered: 'taken' };
    expect(writeMarker(answered).length).toBeLessThanOrEqual(writeMarker(longest).length);
    expect(writeMarker(longest)).toMatch(/^<!-- docs-agent:2 [\w-]+ -->$/);
    expect(readMarker(writeMarker(longest))).toEqual({ kind: 'marker', marker: longest });
  });

  test('is no longer a marker if its line is cut anywhere', () => {
    fc.assert(
      fc.property(anyMarker, fc.nat(), (marker, where) => {
        const line = writeMarker(marker);
        const cut = line.slice(0, where % line.length);
        expect(readMarker(cut).kind).toBe(cut.startsWith('<!-- docs-agent:') ? 'unreadable' : 'none');
      }),
    );
  });

  test('is no longer a marker if something is inserted anywhere in its line', () => {
    const foreign = fc.constantFrom(' ', '.', '<', '-->', '\t', '=', 'é');
    fc.assert(
      fc.property(anyMarker, fc.nat(), foreign, (marker, where, inserted) => {
        const line = writeMarker(marker);
        const at = where % (line.length + 1);
        expect(readMarker(line.slice(0, at) + inserted + line.slice(at)).kind).not.toBe('marker');
      }),
    );
  });

  test('can be written again as it was read, even if one of its characters was replaced', () => {
    fc.assert(
      fc.property(anyMarker, fc.nat(), fc.constantFrom(...'AZaz09_-'), (marker, where, other) => {
        const line = writeMarker(marker);
        const at = where % line.length;
        const read = readMarker(line.slice(0, at) + other + line.slice(at + 1));
        if (read.kind === 'marker') expect(readMarker(writeMarker(read.marker))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

test.each(['', '<', '<!-- docs-agent:', '<!-- docs-agent:2 '])(
  'reading 64 KB of hostile text ends after %j',
  (start) => {
    const body = start + '-'.repeat(65_536);
    expect(readMarker(body).kind).toBe(start.includes(':') ? 'unreadable' : 'none');
    expect(firstLine(body)).toBe(body);
  },
);

describe('the hashes of a marker', () => {
  const service = { baseUrl: 'https://docs.example.com', projectId: 'handbook' };

  test('are the same in every release, because markers outlive releases', () => {
    const hashes = [
      instructionHash('Describe the new flag.'),
      serviceHash(service),
      stepHash(STEP_NAME, '{"os":"linux"}'),
    ];
    expect(hashes).toEqual([
      '21f698eca8b6f6500f64461c4511dc550d9e131b7e817a1c27895da27fa937e9',
      'a03b48dc0d2227b4bfabe683a4889d32df6dbdfc24214ed8d1a36fe4253c7d6f',
      '3be5ebcdacb9ce475b59880e529ff1c7fcd2baa72aa77540b06edecf3ea4b039',
    ]);
  });

  test('distinguish instructions that only look alike', () => {
    const hashes = ['one', 'two', 'one\n', ' one', 'One', ''].map(instructionHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('distinguish projects and base addresses, even if they join to the same text', () => {
    const services = [
      service,
      { ...service, projectId: 'manual' },
      { ...service, baseUrl: 'https://docs.example.com/eu' },
      { baseUrl: 'https://docs.example.com/a', projectId: 'b' },
      { baseUrl: 'https://docs.example.com/', projectId: 'ab' },
      { ...service, projectId: '"\\'.repeat(64) },
    ].map(serviceHash);
    expect(new Set(services).size).toBe(services.length);
  });

  test('distinguish steps by file, job, step and leg, even if they join to the same text', () => {
    const name = { workflowPath: 'a', job: 'bc', step: 'd' };
    const steps = [
      stepHash(name, ''),
      stepHash({ ...name, workflowPath: 'ab', job: 'c' }, ''),
      stepHash({ ...name, job: 'b', step: 'cd' }, ''),
      stepHash({ ...name, step: '' }, 'd'),
      stepHash(name, '{"os":"linux"}'),
      stepHash(name, '{"os":"macos"}'),
    ];
    expect(new Set(steps).size).toBe(steps.length);
  });
});

const LINK: PullRequestLink = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' };
const REMEMBERED = 'https://github.com/acme/docs/pull/4';
const UNLINKED = { text: LINK.url, reason: 'its host is not known' };
const JOB = { jobId: 'j_1' } as const;

type Finished = StatusView & { readonly state: 'finished' };

function finished(given: Partial<Finished> = {}): Finished {
  return { state: 'finished', outcome: 'pull-request', link: null, unlinked: null, ...given };
}

const STARTING: StatusView = { state: 'starting' };
const STARTED: StatusView = { state: 'started', seen: { kind: 'working' } };
const NOT_CREATED = { state: 'not-created', problem: { message: '', hint: '' } } as const;
const UNKNOWN: StatusView = { state: 'unknown', evidence: '' };
const VIEWS: readonly StatusView[] = [STARTING, STARTED, finished(), NOT_CREATED, UNKNOWN];

/** A link whose address has this many characters. */
function linkOf(length: number): PullRequestLink {
  const url = `https://github.com/acme/${'d'.repeat(length - 31)}/pull/5`;
  return { ...LINK, url };
}

describe('the marker for what a status comment shows', () => {
  test('keeps everything that the view does not decide', () => {
    const request: Pick<MarkerBase, 'trigger' | 'instructionComment' | 'request'> = {
      ...{ trigger: { kind: 'review-comment', id: 31 }, request: 'message' },
      instructionComment: { kind: 'issue-comment', id: 30 },
    };
    const times = { askedAt: '2026-11-20T10:00:00.000Z', watchedUntil: '2026-11-20T11:00:00.000Z' };
    const hashes = { service: 'a'.repeat(64), instructionHash: 'b'.repeat(64), head: 'c'.repeat(40) };
    const owner = { repository: { id: 5, name: 'acme/other' }, run: '78', attempt: 3 };
    const base: MarkerBase = { ...request, ...times, ...hashes, ...owner, told: ['reaction'] };
    const decided = { state: 'started', outcome: null, jobId: 'j_1', pullRequest: null };
    expect(markerFor(STARTED, base, JOB)).toEqual({ ...base, ...decided });
  });

  test('takes nothing else from an older marker', () => {
    const older = aMarker({ state: 'finished', outcome: 'failed', pullRequest: REMEMBERED });
    expect(markerFor(STARTING, older, older)).toEqual(aMarker({ state: 'starting' }));
  });

  test('records that a refusal was an answer, and forgets it with the next state', () => {
    const { head, ...base } = aMarker({ state: 'not-created', answered: true });
    for (const kind of [true, 'taken'] as const)
      expect(markerFor({ ...NOT_CREATED, answered: kind }, { ...base, head }, JOB)).toHaveProperty('answered', kind);
    for (const view of VIEWS) expect(markerFor(view, { ...base, head }, JOB)).not.toHaveProperty('answered');
  });

  test.each(VIEWS)('keeps when its message was sent: $state', (view) => {
    const sent = aMarker({ request: 'message', sentAt: '2026-11-20T09:01:40.000Z' });
    expect(markerFor(view, sent, JOB).sentAt).toBe(sent.sentAt);
    expect(markerFor(view, aMarker(), JOB)).not.toHaveProperty('sentAt');
  });

  test.each<readonly [string, StatusView, string | null, string | null]>([
    ...FINISHED_OUTCOMES.map((outcome) => ['finished', finished({ outcome }), outcome, 'j_1'] as const),
    ['starting', STARTING, null, null],
    ['started', STARTED, null, 'j_1'],
    ['not-created', NOT_CREATED, null, null],
    ['unknown', UNKNOWN, null, null],
  ])(
    'has the state %s of the view, its outcome if it is over, and its job if there is one',
    (state, view, outcome, jobId) => {
      expect(markerFor(view, aMarker(), JOB)).toMatchObject({ state, outcome, jobId });
    },
  );

  test.each<[string, StatusView, string | null, string | null]>([
    ['that is linked', finished({ link: LINK }), null, LINK.url],
    ['that is linked rather than a recorded one', finished({ link: LINK }), REMEMBERED, LINK.url],
    ['that was recorded, if none is seen now', finished(), REMEMBERED, REMEMBERED],
    ['of 200 characters', finished({ link: linkOf(LONGEST_PULL_REQUEST) }), null, linkOf(LONGEST_PULL_REQUEST).url],
    ['but no longer address', finished({ link: linkOf(LONGEST_PULL_REQUEST + 1) }), null, null],
    ['but no address that is not linked', finished({ unlinked: UNLINKED }), null, null],
    ['but no address before the end', STARTED, REMEMBERED, null],
    ['but no address of a job that was not created', NOT_CREATED, REMEMBERED, null],
    ['but no address of a job that may not exist', UNKNOWN, REMEMBERED, null],
    ['but no address of a job that is starting', STARTING, REMEMBERED, null],
  ])('records the address of a pull request %s', (_name, view, pullRequest, expected) => {
    expect(markerFor(view, aMarker(), { ...JOB, pullRequest }).pullRequest).toBe(expected);
  });

  test('can be read again, whatever its content', () => {
    fc.assert(
      fc.property(anyMarker, fc.constantFrom(...VIEWS, finished({ link: LINK })), (base, view) => {
        const marker = markerFor(view, base, { jobId: base.jobId ?? 'j_1', pullRequest: base.pullRequest });
        expect(readMarker(writeMarker(marker))).toEqual({ kind: 'marker', marker });
      }),
    );
  });
});
