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
const JOB = { jobId: 'j_1' } as const;

function finished(given: Partial<StatusView & { readonly state: 'finished' }> = {}): StatusView {
  return { state: 'finished', outcome: 'pull-request', link: null, unlinked: null, ...given };
}

const STARTING: StatusView = { state: 'starting' };
const STARTED: StatusView = { state: 'started', seen: { kind: 'working' } };
const NOT_CREATED: StatusView & { readonly state: 'not-created' } = {
  state: 'not-created',
  problem: { message: '', hint: '' },
};
const UNKNOWN: StatusView = { state: 'unknown', evidence: '' };
const VIEWS = [STARTING, STARTED, finished(), NOT_CREATED, UNKNOWN] as const;

/** A link whose address has this many characters. */
function linkOf(length: number): PullRequestLink {
  const url = `https://github.com/acme/${'d'.repeat(length - 31)}/pull/5`;
  return { ...LINK, url };
}

describe('the marker for what a status comment shows', () => {
  test('keeps everything that the view does not decide', () => {
    const base: MarkerBase = {
      repository: { id: 5, name: 'acme/other' },
      trigger: { kind: 'review-comment', id: 31 },
      instructionComment: { kind: 'issue-comment', id: 30 },
      service: 'a'.repeat(64),
      instructionHash: 'b'.repeat(64),
      request: 'message',
      head: 'c'.repeat(40),
      run: '78',
      attempt: 3,
      askedAt: '2026-11-20T10:00:00.000Z',
      watchedUntil: '2026-11-20T11:00:00.000Z',
      told: ['reaction'],
    };
    expect(markerFor(STARTED, base, JOB)).toEqual({
      ...base,
      state: 'started',
      outcome: null,
      jobId: 'j_1',
      pullRequest: null,
    });
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

  test.each(VIEWS)('has the state of the view: $state', (view) => {
    expect(markerFor(view, aMarker(), JOB).state).toBe(view.state);
  });

  test.each(FINISHED_OUTCOMES)('has the outcome of an ended job: %s', (outcome) => {
    expect(markerFor(finished({ outcome }), aMarker(), JOB).outcome).toBe(outcome);
  });

  test.each(VIEWS.filter(({ state }) => state !== 'finished'))('has no outcome before the end: $state', (view) => {
    expect(markerFor(view, aMarker(), JOB).outcome).toBeNull();
  });

  test.each(
    VIEWS.map((view) => ({ view, jobId: view.state === 'started' || view.state === 'finished' ? 'j_1' : null })),
  )('names the job only if there is one: $view.state, $jobId', ({ view, jobId }) => {
    expect(markerFor(view, aMarker(), JOB).jobId).toBe(jobId);
  });

  test.each<[string, StatusView, string | null, string | null]>([
    ['that is linked', finished({ link: LINK }), null, LINK.url],
    ['that is linked rather than a recorded one', finished({ link: LINK }), REMEMBERED, LINK.url],
    ['that was recorded, if none is seen now', finished(), REMEMBERED, REMEMBERED],
    ['of 200 characters', finished({ link: linkOf(LONGEST_PULL_REQUEST) }), null, linkOf(LONGEST_PULL_REQUEST).url],
    ['but no longer address', finished({ link: linkOf(LONGEST_PULL_REQUEST + 1) }), null, null],
    [
      'but no address that is not linked',
      finished({ unlinked: { text: LINK.url, reason: 'its host is not known' } }),
      null,
      null,
    ],
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
