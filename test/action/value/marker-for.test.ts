import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FINISHED_OUTCOMES,
  LONGEST_PULL_REQUEST,
  type MarkerBase,
  markerFor,
  type StatusView,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import type { PullRequestLink } from '../../../src/action/words/job.ts';
import { aMarker } from '../../build/a-marker.ts';
import { anyMarker } from '../../build/any-marker.ts';
import { readMarker } from '../../build/marker-line.ts';

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
