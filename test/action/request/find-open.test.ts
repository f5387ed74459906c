import { describe, expect, test } from 'vitest';
import type { OpenPullRequest } from '../../../src/action/ports/pull-requests.ts';
import { findOpen } from '../../../src/action/request/pull-request.ts';
import { writeMarkerLine } from '../../../src/action/words/hidden.ts';
import { aHandover, aRunHandover, GROUP, listed, OURS, said } from '../../build/a-handover.ts';
import { aWorld } from '../../build/a-world.ts';
import { shown } from '../../build/answers.ts';

const MARA = { author: 'mara' };

const pull = (number: number, given: Partial<OpenPullRequest> = {}): OpenPullRequest =>
  listed(number, '', { comments: [said('Thanks!', MARA), said(aHandover())], ...given });

/** Finds the place of a request among open pull requests, if the service names one of them for the job of each. */
async function chosen(pulls: readonly OpenPullRequest[], named: number) {
  const readings = [shown({ prLink: `https://github.com/acme/app/pull/${named}` })];
  const to = await findOpen({ pulls, group: GROUP, ours: OURS }, aWorld({ service: { readings } }));
  return to.kind === 'message' ? { job: to.job.jobId, number: to.into?.link.number } : to.why;
}

describe('the pull request for a request', () => {
  test('is the newest one that the same group has made', async () =>
    expect(await chosen([pull(9), pull(5)], 9)).toEqual({ job: 'j_1', number: 9 }));

  const ofProject = [said(aHandover({ service: 'f'.repeat(64) }))];
  const ofGroup = [said(aHandover({ group: 'f'.repeat(24) }))];
  const ours = said(aHandover());
  const unreadable = said(`${writeMarkerLine({ kind: 'handover', version: 9 })}\n\nMade.`);
  const inFork = { sha: 'c'.repeat(40), repository: { id: 77, name: 'mara/app' } };

  test.each<[string, OpenPullRequest['comments'], OpenPullRequest['head']?]>([
    ['without a hand-over', [said('Thanks!', MARA)]],
    ["with someone else's copy of a hand-over", [said(aHandover(), MARA)]],
    ['of a person who is called as we are, without the suffix', [said(aHandover(), { author: 'github-actions' })]],
    ['of another workflow job or command', ofGroup],
    ['whose hand-over names no group, as an earlier version wrote it', [said(aRunHandover())]],
    ['of another project', ofProject],
    ['handed over in another repository', [said(aHandover({ repository: { id: 7, name: 'acme/app' } }))]],
    ['from a fork', [ours], inFork],
    ['whose repository is gone', [ours], { ...inFork, repository: null }],
    ['of another group, where a later hand-over claims ours', [...ofGroup, ours]],
    ['of another project, where a later hand-over claims ours', [...ofProject, ours]],
    ["with a hand-over that this version can't read before ours", [unreadable, ours]],
  ])('is never one %s', async (_what, comments, head = pull(9).head) => {
    expect(await chosen([pull(9, { comments, head })], 9)).toBeNull();
    expect(await chosen([pull(9, { comments, head }), pull(5)], 5)).toEqual({ job: 'j_1', number: 5 });
  });
});
