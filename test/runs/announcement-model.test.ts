import { describe, expect, test } from 'vitest';
import type { End } from '../../src/action/request/job-ending.ts';
import { explore } from './announcement-model/explore.ts';
import type { Actor } from './announcement-model/processes.ts';

const LINK = { url: 'https://github.com/acme/app/pull/9', number: 9, repository: 'acme/app' };

/** The end of a job that has made pull request 9, as told in a thread by its status comment. */
function endIn(thread: number, status: number): End {
  const ref = (id: number) =>
    ({ kind: 'issue-comment', id, url: `https://github.com/acme/app/issues/${thread}` }) as const;
  return {
    view: { state: 'finished', outcome: 'pull-request', link: LINK, unlinked: null },
    jobId: 'j_1',
    request: 'job',
    askedAt: 0,
    writer: { kind: 'other' },
    causedBy: null,
    conversation: { thread, review: null },
    status: ref(status),
    seen: {
      kind: 'shown',
      pull: {
        ...{ number: 9, title: '', body: '', author: 'docs[bot]', url: LINK.url, base: 'main', head: 'docs' },
        ...{ headSha: 'c0ffee', headRepository: null, mergeSha: null, state: 'open', size: null },
      },
    },
    group: undefined,
    sentTo: null,
    job: null,
    handover: async () => ({ requester: null, instruction: { text: '' } }),
  };
}

const notice = (status: number): Actor => ({ kind: 'notice', end: endIn(7, status) });
const handover = (thread: number): Actor => ({ kind: 'handover', end: endIn(thread, 100 + thread) });

describe('whatever dies, is lost, comes late, has to wait or is listed late, an announcement by', () => {
  test.each<readonly [string, readonly Actor[], faults: number, states: number]>([
    ['two runs of settle: a notice', [notice(101), notice(101)], 9, 5_000],
    ['settle, and a step in another thread: a hand-over', [handover(7), handover(8)], 9, 6_000],
    ['three runs of settle: a notice', [notice(101), notice(101), notice(101)], 1, 20_000],
  ])(
    '%s is written once, is not called written before, and is written by a later run',
    async (_by, actors, ...rest) => {
      const [faults, atLeast] = rest;
      const { states, stories, settled } = await explore(actors, { faults });
      expect(Object.fromEntries(stories)).toEqual({});
      expect(states).toBeGreaterThan(atLeast);
      expect(settled).toBeGreaterThan(100);
    },
  );
});
