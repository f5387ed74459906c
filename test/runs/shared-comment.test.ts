import { describe, expect, test } from 'vitest';
import { SHOWN_PULL, saidBy } from '../build/a-command.ts';
import { aMarker } from '../build/a-marker.ts';
import { aRerun, aThread } from '../build/a-rerun.ts';
import { aWorld, markerIn, play, stateIn } from '../build/a-world.ts';
import { created, shown, withPullRequest } from '../build/answers.ts';
import { aRepository } from '../fakes/fake-repository.ts';

const MINUTE = 60_000;
/** A job that takes six minutes: its end gets a notice. */
const longJob = (id: string) => ({
  creation: created({ id }),
  readings: [
    ...Array.from({ length: 40 }, () => shown({ id })),
    { ...withPullRequest, job: { ...withPullRequest.job, id } },
  ],
});

describe('a status comment that several runs of a step use', () => {
  test('is left to the newer run that took it while the older run was still announcing its end', async () => {
    const github = aRepository();
    const { createComment } = { ...github };
    let newer = false;
    github.createComment = async (thread, body) => {
      // The older run writes its notice: now the newer one takes the finished comment.
      if (github.stored.length > 0 && !newer) {
        newer = true;
        const next = aWorld({
          github,
          run: { runId: '78' },
          inputs: { wait: 'false' },
          service: { creation: created({ id: 'j_2' }) },
        });
        await play(next);
      }
      return createComment(thread, body);
    };
    await play(aWorld({ github, service: longJob('j_1') }));
    const jobs = github.stored.flatMap((_comment, index) =>
      saidBy(github)[index] === 'notice' ? [] : [markerIn(github, index).jobId],
    );
    expect(jobs).toContain('j_2');
  });

  test('announces each long job: a comment that has announced one is not used for another', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: longJob('j_1') }));
    await play(aWorld({ github, run: { runId: '78' }, service: longJob('j_2') }));
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice', 'finished pull-request', 'notice']);
  });

  test('hands over each pull request: a comment that has handed one over is not used for another', async () => {
    const github = aRepository();
    for (const [runId, number] of [
      ['77', 8],
      ['78', 9],
    ] as const) {
      const prLink = `https://github.com/acme/app/pull/${number}`;
      github.pulls.set(`acme/app#${number}`, { ...SHOWN_PULL, number, url: prLink, comments: 0 });
      const service = { creation: created(), readings: [shown({ status: 'completed', prLink })] };
      await play(aWorld({ github, run: { runId }, inputs: { handover: 'true' }, service }));
    }
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice', 'finished pull-request', 'notice']);
  });

  test('is followed by the comment of a second attempt, which a third attempt finds', async () => {
    const github = aThread(aMarker({ state: 'finished', outcome: 'failed', told: ['reaction', 'notice', 'handover'] }));
    const [first] = github.stored;
    if (first !== undefined) github.stored[0] = { ...first, announced: true };
    await play(aRerun(github, { service: { creation: created({ id: 'j_2' }), readings: [shown({ id: 'j_2' })] } }));
    const third = aRerun(github, { run: { attempt: 3 }, service: { readings: [withPullRequest] } });
    await play(third);
    expect(third.service.prompts).toEqual([]);
    expect([stateIn(github, 0), stateIn(github, 1)]).toEqual(['finished failed', 'finished pull-request']);
  });

  test('is taken over by one of two runs at the same moment, so a re-run of either starts nothing', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: { creation: created(), readings: [withPullRequest] } }));
    const { editComment } = { ...github };
    const newer = aWorld({
      github,
      run: { runId: '79' },
      inputs: { wait: 'false' },
      service: { creation: created({ id: 'j_3' }) },
    });
    // Both have read the older end before either writes.
    github.editComment = async (...given) => {
      github.editComment = editComment;
      await play(newer);
      return editComment(...given);
    };
    await play(
      aWorld({
        github,
        run: { runId: '78' },
        inputs: { wait: 'false' },
        service: { creation: created({ id: 'j_2' }) },
      }),
    );
    expect(newer.service.prompts).toHaveLength(1);
    for (const runId of ['78', '79']) {
      const again = aRerun(github, {
        run: { runId, attempt: 2 },
        inputs: { wait: 'false' },
        service: { readings: [shown({ id: runId === '78' ? 'j_2' : 'j_3' })] },
      });
      await play(again);
      expect(again.service.prompts).toEqual([]);
    }
  });
});

describe('a GitHub with a brief failure', () => {
  test('on a first attempt lets nothing start, because a re-run would not find the job', async () => {
    for (const method of ['comments', 'viewer', 'createComment'] as const) {
      const world = aWorld();
      world.github.fail(method, 'unavailable');
      await expect(play(world)).rejects.toThrow(
        "Nothing was started, because the job couldn't be recorded in the thread.",
      );
      expect(world.service.prompts).toEqual([]);
    }
  });

  test('that loses the answer to the edit that takes a comment over: the comment says that nothing was started', async () => {
    const github = aThread(aMarker({ state: 'finished', outcome: 'no-pull-request', run: '70' }));
    const { editComment } = { ...github };
    github.editComment = async (...given) => {
      github.editComment = editComment;
      await editComment(...given);
      github.fail('editComment', 'unavailable', 1);
      return editComment(...given);
    };
    const world = aWorld({ github });
    await expect(play(world)).rejects.toThrow(
      "Nothing was started, because the job couldn't be recorded in the thread.",
    );
    expect(world.service.prompts).toEqual([]);
    expect([stateIn(github), github.stored.length]).toEqual(['not-created', 1]);
    expect(world.runner.state.get('open-comment')).toBe('');
  });

  test('that answers 404 for an existing status comment does not get a second one', async () => {
    const github = aRepository();
    const { editComment } = { ...github };
    let struck = false;
    github.editComment = async (id, body, options) => {
      if (struck) return editComment(id, body, options);
      struck = true;
      return editComment({ kind: 'issue-comment', id: -1 }, body, options);
    };
    await play(aWorld({ github, service: { creation: created(), readings: [withPullRequest] } }));
    expect(saidBy(github)).toEqual(['finished pull-request']);
  });

  test('that showed an old list keeps what the comment says when it is read again', async () => {
    const github = aThread(aMarker({ state: 'not-created' }));
    const [now] = github.stored;
    const stale = aThread(aMarker({ state: 'starting' })).stored;
    github.comments = async () => stale;
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('not-created');
    expect(github.stored).toEqual([now]);
    expect(world.clock.now()).toBeLessThan(Date.UTC(2026, 10, 20, 10) + MINUTE);
  });
});
