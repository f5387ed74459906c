import { describe, expect, test } from 'vitest';
import type { JobCreation, JobReading } from '../../../src/action/ports/jobs.ts';
import { owed } from '../../../src/action/request/ending.ts';
import { runComment } from '../../../src/action/stories/comment.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { endsReportedBy } from '../../../src/action/value/own-comments.ts';
import type { RepositoryFailure } from '../../../src/action/words/errors.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aMarker, readMarker } from '../../build/a-marker.ts';
import { aWorld, markerIn, play, stateIn } from '../../build/a-world.ts';
import {
  created,
  failedLook,
  notCreated,
  PULL_REQUEST,
  shown,
  unknownStart,
  withPullRequest,
} from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy, written } from '../../build/said.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';
import type { aService } from '../../fakes/fake-service.ts';

const MINUTES = 60_000;
const UNREACTED = ['notice', 'handover'];
const LATER = Date.UTC(2026, 10, 20, 10);

/** A command whose job ends like this after this many minutes. */
function ending(reading: JobReading | (() => JobReading), minutes: number, inputs = {}): Commanded {
  const command = aCommand(undefined, { world: { inputs, service: { creation: created(), readings: [reading] } } });
  const { service, clock } = command.world;
  beforeCall(service, 'readJob', () => service.looks.length === 0 && clock.pass(minutes * MINUTES - 5_000));
  return command;
}

describe('when a job ends', () => {
  test('the reaction comes before the last edit, the notice after it, and the comment then records the notice', async () => {
    const command = ending(withPullRequest, 6);
    const { github } = command.world;
    const seen: unknown[] = [];
    beforeCall(github, 'react', ({ id }) => id === 101 && seen.push(stateIn(github, 1), markerIn(github, 1).told));
    await playCommand(command);
    expect(seen).toEqual(['finished pull-request', ['reaction', 'handover']]);
    const writes = 'react createComment editComment react editComment react createComment editComment';
    expect(written(github).join(' ')).toBe(writes);
    const reactions = ['issue-comment/100 rocket', 'issue-comment/100 +1', 'issue-comment/101 hooray'];
    expect([[...github.reactions], saidBy(github)]).toEqual([reactions, ['finished pull-request', 'notice']]);
    expect(markerIn(github, 1).told).toEqual(ANNOUNCEMENTS);
    expect(lastText(github)).toContain(`](${PULL_REQUEST})`);
    expect(lastText(github)).toContain(`[Details](${github.stored[1]?.url})`);
  });

  test.each([
    [5, {}, false],
    [5.01, {}, true],
    [60, { 'wait-minutes': '90' }, true],
    [60, { 'wait-minutes': '90', notify: 'false' }, false],
  ])('a notice is written if the job took more than five minutes: %d minutes, %j', async (minutes, inputs, notice) => {
    const command = ending(shown({ status: 'failed' }), minutes, inputs);
    await playCommand(command);
    expect(saidBy(command.world.github)).toEqual(['finished failed', ...(notice ? ['notice'] : [])]);
    expect(markerIn(command.world.github, 1).told).toEqual(ANNOUNCEMENTS);
  });

  test('a notice that another run has claimed is left to it, and stays owed until it is written', async () => {
    const command = ending(withPullRequest, 6);
    const { github } = command.world;
    github.reactions.add('issue-comment/101 hooray');
    await playCommand(command);
    expect([saidBy(github), markerIn(github, 1).told]).toEqual([['finished pull-request'], ['reaction', 'handover']]);
    for (const _run of [1, 2]) {
      await runSettle(aWorld({ github, clock: aClock(LATER) }));
      expect([saidBy(github), markerIn(github, 1).told]).toEqual([['finished pull-request', 'notice'], ANNOUNCEMENTS]);
    }
  });

  test.each<[string, RepositoryFailure, (github: FakeRepository) => unknown, readonly string[]]>([
    ['a 404: it was deleted', 'missing', (github) => github.causing.set('issue-comment/100', null), ANNOUNCEMENTS],
    ['a 404 for a comment that is still there', 'missing', () => undefined, UNREACTED],
    ['a 404, and no read', 'missing', (github) => github.fail('comment', 'unavailable', 1), UNREACTED],
    ['a refusal', 'forbidden', () => undefined, UNREACTED],
  ])('a reaction that gets %s is owed or needless afterwards', async (_what, failure, meanwhile, told) => {
    const command = ending(withPullRequest, 1);
    const { github, runner } = command.world;
    beforeCall(github, 'react', (_comment, reaction) => {
      if (reaction !== '+1') return;
      github.fail('react', failure, 1);
      meanwhile(github);
    });
    expect([(await playCommand(command)).result, markerIn(github, 1).told]).toEqual(['pull-request', told]);
    const warning = expect.stringContaining('Could not add the reaction +1');
    expect(runner.warnings).toEqual(told === ANNOUNCEMENTS ? [] : [warning]);
  });

  describe.each(['unauthorized', 'unavailable'] as const)('and GitHub refuses everything by then (%s)', (failure) => {
    const EVERYTHING = ['react', 'editComment', 'createComment', 'comments', 'comment', 'pullRequest'] as const;
    const refuse = (github: FakeRepository): void => {
      for (const method of EVERYTHING) github.fail(method, failure);
    };
    const refusedAtTheEnd = (minutes: number): Commanded => {
      const command = ending(() => {
        refuse(command.world.github);
        return withPullRequest;
      }, minutes);
      return command;
    };

    test('one warning names all that could not be done, with one reason', async () => {
      const command = refusedAtTheEnd(6);
      const { result, published } = await playCommand(command);
      expect(result).toBe('pull-request');
      expect(command.world.runner.warnings).toEqual([
        'Could not write the status comment, add the reaction +1 and post the notice of the end: GitHub refused editComment. Add `issues: write`.',
      ]);
      expect(published.summary).toMatch(/status comment.* could not be updated.*may still say "Working on it"/);
      for (const said of ['GitHub refused editComment.', '`/docs status`']) expect(published.summary).toContain(said);
    });

    test('the same failure is not reported again if it had kept the start from being shown', async () => {
      const creation = (): JobCreation => {
        refuse(command.world.github);
        return created();
      };
      const command: Commanded = aCommand(undefined, { world: { service: { creation, readings: [withPullRequest] } } });
      const { published } = await playCommand(command);
      expect(command.world.runner.warnings).toEqual([expect.stringContaining('Could not write the status comment: ')]);
      expect(published.summary).toContain('may still say "Starting"');
      expect(published.summary).not.toContain('/docs status');
    });

    test('the post process tries again only if that may help', async () => {
      const command = refusedAtTheEnd(1);
      await playCommand(command);
      const left = command.world.runner.state.get('open-comment');
      expect(left).toBe(failure === 'unauthorized' ? '' : 'issue-comment/101');
    });
  });

  test.each([
    ['was updated after a failure', 1, 1],
    ['shows the end, but not what was told', 3, 6],
  ])('a status comment that %s gets no note in the summary (edit %d fails)', async (_what, failing, minutes) => {
    const command = ending(withPullRequest, minutes);
    const { github, runner } = command.world;
    beforeCall(github, 'editComment', () => {
      if (written(github).filter((call) => call === 'editComment').length + 1 === failing)
        github.fail('editComment', 'unavailable', 1);
    });
    const { published } = await playCommand(command);
    expect([runner.warnings.length, published.summary]).toEqual([1, expect.stringContaining('[Status comment]')]);
    expect(published.summary).not.toContain('could not be updated');
  });

  test('a status comment that another attempt has taken over after a failure gets no note in the summary', async () => {
    const command = ending(withPullRequest, 1);
    const { github } = command.world;
    const { editComment } = { ...github };
    let edits = 0;
    beforeCall(github, 'editComment', async (comment, _body, options) => {
      edits += 1;
      if (edits === 2) {
        await editComment(comment, writeMarker({ ...markerIn(github, 1), attempt: 2 }));
        await options?.mayRepeat?.();
      }
      github.fail('editComment', 'unavailable', 1);
    });
    const { published } = await playCommand(command);
    expect(edits).toBe(2);
    expect(published.summary).not.toContain('could not be updated');
  });
});

test.each<[string, Parameters<typeof aService>[0], readonly string[]]>([
  ['a refused request', { creation: notCreated }, ['rocket', 'confused']],
  ['an unclear start', { creation: unknownStart }, ['rocket', 'confused']],
  ['a job that still runs', { creation: created(), readings: [shown()] }, ['rocket']],
  ['a silent service', { creation: created(), readings: [failedLook()] }, ['rocket']],
])('what is no end gets no notice, and a reaction only if nothing follows: %s', async (_what, service, reactions) => {
  const command = aCommand(undefined, { world: { service } });
  await playCommand(command);
  const { github } = command.world;
  expect([...github.reactions]).toEqual(reactions.map((reaction) => `issue-comment/100 ${reaction}`));
  expect(saidBy(github)).toHaveLength(1);
});

test.each<[Partial<Marker>, readonly string[]]>([
  [{ state: 'starting' }, []],
  [{ state: 'started' }, []],
  [{ state: 'finished' }, ['reaction', 'notice', 'handover']],
  [{ state: 'finished', outcome: 'failed' }, ['reaction', 'notice']],
  [{ state: 'finished', told: ['reaction'] }, ['notice', 'handover']],
  [{ state: 'finished', told: ANNOUNCEMENTS }, []],
  [{ state: 'finished', outcome: 'no-news' }, []],
  [{ state: 'not-created' }, ['reaction']],
  [{ state: 'unknown' }, ['reaction']],
  [{ state: 'unknown', told: ['reaction'] }, []],
])('%j leaves %j to announce', (overrides, expected) => {
  expect(owed(aCommentMarker(overrides))).toEqual(expected);
  expect(owed(aMarker(overrides))).toEqual(expected.filter((announcement) => announcement !== 'reaction'));
});

/** What a long job's run writes from the end of the job on. */
const ENDING = ['the reaction', 'the last edit', 'the claim of the notice', 'the notice', 'the edit that remembers it'];
const BEFORE_THE_END = 3;

/** Kills the run of a long job right before one of these; nothing it would have written later arrives. */
async function killedBefore(step: string): Promise<Commanded> {
  const command = ending(withPullRequest, 6);
  const { github } = command.world;
  let left = BEFORE_THE_END + ENDING.indexOf(step);
  for (const method of ['react', 'createComment', 'editComment'] as const)
    beforeCall(github, method, () => {
      if (left === 0) throw new Error('killed');
      left -= 1;
    });
  await expect(runComment(command.intent, command.world)).rejects.toThrow('killed');
  left = Number.POSITIVE_INFINITY;
  return command;
}

const SERVICE = { readings: [withPullRequest] };
const COMPLETERS: Readonly<Record<string, (killed: Commanded) => Promise<unknown>>> = {
  settle: ({ world: { github } }) => runSettle(aWorld({ github, clock: aClock(LATER), service: SERVICE })),
  '`status`': ({ world: { github } }) =>
    playCommand(aCommand('/docs status', { world: { github, clock: aClock(LATER), service: SERVICE } })),
  'a re-run': (killed) => playCommand(rerunOf(killed, { service: SERVICE })),
};

/** Counts the comments that report the end; an answer to `status` may be one. */
function notices(github: FakeRepository): number {
  const reports = (body: string): boolean =>
    body.includes('The documentation agent is done.') || endsReportedBy(body).length > 0;
  return github.stored.filter(({ body }) => reports(body)).length;
}

describe.each(Object.entries(COMPLETERS))('what a killed run left undone is completed by %s', (_who, complete) => {
  test.each(ENDING)('if the run was killed before %s', async (step) => {
    const killed = await killedBefore(step);
    const { github } = killed.world;
    await complete(killed);
    expect(stateIn(github, 1)).toBe('finished pull-request');
    expect([...github.reactions]).toContain('issue-comment/100 +1');
    // A re-run follows too soon to know that a claim is abandoned.
    for (const again of Object.values(COMPLETERS)) await again(killed);
    expect([markerIn(github, 1).told, notices(github)]).toEqual([ANNOUNCEMENTS, 1]);
  });

  test('if the run was cancelled while it waited', async () => {
    const command = ending(withPullRequest, 6);
    const { github, runner, service } = command.world;
    beforeCall(service, 'readJob', runner.cancel);
    await playCommand(command);
    expect(written(github)).toEqual(['react', 'createComment', 'editComment', 'editComment']);
    await complete(command);
    expect([stateIn(github, 1), notices(github)]).toEqual(['finished pull-request', 1]);
    expect([...github.reactions]).toContain('issue-comment/100 +1');
  });
});

test('a notice that is owed, because no run watched the end, is not dropped by a re-run that comes soon', async () => {
  const github = aRepository();
  const at = (minutes: number) => ({ github, clock: aClock(Date.UTC(2026, 10, 20, 9, minutes)) });
  await play(aWorld({ ...at(0), inputs: { wait: 'false' }, service: { creation: created() } }));
  github.fail('createComment', 'forbidden', 1);
  await runSettle(aWorld({ ...at(2), service: { readings: [withPullRequest] } }));
  expect([stateIn(github), notices(github)]).toEqual(['finished pull-request', 0]);
  await play(aWorld({ ...at(4), run: { attempt: 2 }, service: { readings: [withPullRequest] } }));
  await runSettle(aWorld(at(60)));
  expect([notices(github), markerIn(github).told]).toEqual([1, ANNOUNCEMENTS]);
});

describe('a notice whose claim was abandoned', () => {
  const CLAIM = 'issue-comment/100 hooray';
  function claimedAt(minutes: number, told: Marker['told'] = ['reaction', 'handover']): FakeRepository {
    const github = aRepository();
    leave(github, aMarker({ state: 'finished', pullRequest: PULL_REQUEST, told }));
    github.reactions.add(CLAIM);
    github.reactedAt.set(CLAIM, LATER + minutes * MINUTES);
    return github;
  }
  const settleAt = (minutes: number, github: FakeRepository) =>
    runSettle(aWorld({ github, clock: aClock(LATER + minutes * MINUTES) }));

  test.each([
    ['9.9 minutes after the claim is not written, however old the end is', 60, 9.9, 0, 0],
    ['10 minutes after the claim is written, however old the end is', 60, 10, 0, 1],
    ['is as old as GitHub says, if the clock of the run is 30 minutes fast', 0, 9, 30, 0],
    ['is as old as GitHub says, if the clock of the run is 30 minutes slow', 0, 10, -30, 1],
  ])('%s', async (_what, claimed, age, ahead, expected) => {
    const github = claimedAt(claimed);
    const world = aWorld({ github, clock: aClock(LATER + (claimed + age + ahead) * MINUTES) });
    github.clock = aClock(LATER + (claimed + age) * MINUTES);
    await runSettle(world);
    expect([notices(github), markerIn(github).told.includes('notice')]).toEqual([expected, expected === 1]);
  });

  test('is not written again by a run that lists it, although someone removed the claim', async () => {
    const github = claimedAt(0);
    github.fail('editComment', 'unavailable');
    await settleAt(20, github);
    github.repair();
    expect([notices(github), github.reactions.delete(CLAIM)]).toEqual([1, true]);
    await settleAt(40, github);
    expect([notices(github), markerIn(github).told]).toEqual([1, ANNOUNCEMENTS]);
  });

  test('is written once and recorded by the run that wrote it, and not forgotten by another that edits at the same moment', async () => {
    const github = claimedAt(0, []);
    const edits: (readonly string[])[] = [];
    // GitHub has no conditional edits, so another run's edit may come between the read of this one and its edit.
    beforeCall(github, 'editComment', async (_comment, body) => {
      const read = readMarker(body);
      edits.push(read.kind === 'marker' ? read.marker.told : []);
      await new Promise((resolve) => setImmediate(resolve));
    });
    await Promise.all([settleAt(20, github), settleAt(20, github)]);
    expect(edits.length).toBeGreaterThan(0);
    expect([edits.filter((told) => told.length < ANNOUNCEMENTS.length), notices(github)]).toEqual([[], 1]);
    expect(markerIn(github).told).toEqual(ANNOUNCEMENTS);
  });

  test('stays owed however often GitHub refuses it', async () => {
    const github = claimedAt(0);
    for (const minutes of [20, 40, 60]) {
      github.fail('createComment', 'unavailable', 1);
      await settleAt(minutes, github);
      github.reactedAt.set(CLAIM, LATER + minutes * MINUTES);
      expect(markerIn(github).told).not.toContain('notice');
    }
    await settleAt(80, github);
    expect([notices(github), markerIn(github).told]).toEqual([1, ANNOUNCEMENTS]);
  });
});
