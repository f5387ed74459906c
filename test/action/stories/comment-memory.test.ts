import { describe, expect, test } from 'vitest';
import { ANNOUNCEMENTS, type Marker, serviceHash, writeMarker } from '../../../src/action/value/marker.ts';
import { renderNotice } from '../../../src/action/value/own-comments.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { textOf } from '../../build/a-settle.ts';
import { markerIn, stateIn } from '../../build/a-world.ts';
import { PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall } from '../../build/around.ts';
import { aCommentMarker, leave, saidBy, written } from '../../build/said.ts';
import { inThread, nameOf, OURSELVES } from '../../fakes/fake-repository.ts';

const OTHER_PROJECT = serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'manual' });
const NOTICE = 'issue-comment/101 hooray';
/** The states in the specification's table, each as its process left it. */
const STATES: Readonly<Record<string, Partial<Marker>>> = {
  starting: { state: 'starting' },
  started: { state: 'started' },
  'pull request': { state: 'finished', outcome: 'pull-request', pullRequest: PULL_REQUEST, told: ANNOUNCEMENTS },
  'no pull request': { state: 'finished', outcome: 'no-pull-request', told: ANNOUNCEMENTS },
  failed: { state: 'finished', outcome: 'failed', told: ANNOUNCEMENTS },
  archived: { state: 'finished', outcome: 'archived', told: ANNOUNCEMENTS },
  'no news': { state: 'finished', outcome: 'no-news' },
  'not created': { state: 'not-created', told: ANNOUNCEMENTS },
  unknown: { state: 'unknown', told: ANNOUNCEMENTS },
};

/** A command whose thread has a status comment (101) for it, by default from the first attempt of run 77. */
function taken(overrides: Partial<Marker>, options: Parameters<typeof aCommand>[1] & object = {}): Commanded {
  const command = aCommand(undefined, options);
  leave(command.world.github, aCommentMarker(overrides));
  return command;
}

/** What a run that must start nothing does: its result, what the thread then says, and its reads of the job. */
async function outcomeOf(command: Commanded): Promise<readonly [result: string, state: string, reads: number]> {
  const { result, github, service } = await playCommand(command);
  expect(service.prompts).toEqual([]);
  return [result, stateIn(github, 1), service.looks.length];
}

/** Plays a command that must neither start, read nor write anything; returns what its run says. */
async function leftAlone(command: Commanded): Promise<string> {
  const { result, words, github, service } = await playCommand(command);
  expect([result, service.prompts, service.looks, written(github)]).toEqual(['skipped already-claimed', [], [], []]);
  return words;
}

/** Lets GitHub show the status comment like this when it is read on its own. */
function showStatus({ world: { github } }: Commanded, marker: Marker | null): void {
  const [, comment] = github.stored;
  if (comment === undefined) throw new Error('there is no status comment');
  github.causing.set(nameOf(comment), marker && { ...inThread(comment), body: writeMarker(marker) });
}

describe('a command with a status comment of ours counts as taken, even without a claim reaction', () => {
  test.each(Object.entries(STATES))('if another run wrote it, whatever attempt and age: %s', async (state, given) => {
    const long = { askedAt: '2025-11-20T09:00:00.000Z', watchedUntil: '2025-11-20T09:32:00.000Z' };
    for (const [attempt, age] of [[1, {}], [2, {}], ...(state === 'starting' ? [] : [[1, long] as const])] as const) {
      const command = taken({ run: '78', ...given, ...age }, { world: { run: { attempt } } });
      expect(await leftAlone(command)).toContain(command.world.github.stored[1]?.url);
    }
  });

  test.each(Object.entries(STATES))('if this attempt wrote it, or a later one: %s', async (_state, fields) => {
    for (const attempt of [1, 2]) await leftAlone(taken({ attempt, ...fields }));
  });

  test('by a comment that we cannot read, written since', async () => {
    const command = aCommand();
    command.world.github.add(OURSELVES, '<!-- docs-agent:2 broken -->', '2026-11-20T09:00:05Z');
    expect(await leftAlone(command)).toContain("a status comment in this thread can't be read");
  });
});

test('a command is still free beside an answer of ours, and an older comment that we cannot read', async () => {
  const command = aCommand();
  const { github } = command.world;
  github.add(OURSELVES, renderNotice({ comment: 100 }, 'Help.'));
  github.add(OURSELVES, '<!-- docs-agent:2 x -->', '2026-11-20T08:59:59Z');
  github.comments = async () => [...github.stored];
  expect((await playCommand(command)).result).toBe('pull-request');
});

describe('a re-run of the run that wrote the status comment', () => {
  test.each<[string, string, string, number]>([
    ['starting', 'unknown-start', 'unknown', 0],
    ['started', 'pull-request', 'finished pull-request', 1],
    ['pull request', 'pull-request', 'finished pull-request', 0],
    ['no pull request', 'pull-request', 'finished pull-request', 1],
    ['failed', 'failed', 'finished failed', 0],
    ['archived', 'archived', 'finished archived', 0],
    ['no news', 'still-running', 'finished no-news', 0],
    ['not created', 'not-created', 'not-created', 0],
    ['unknown', 'unknown-start', 'unknown', 0],
  ])('finishes what is left to do and never starts a job: %s', async (state, result, expected, reads) => {
    const first = taken(STATES[state] ?? {});
    const before = first.world.github.stored[1]?.body;
    const rerun = rerunOf(first, { service: { readings: [withPullRequest] } });
    expect(await outcomeOf(rerun)).toEqual([result, expected, reads]);
    expect(rerun.world.runner.outputs.get('resumed')).toBe(String(state !== 'not created'));
    const changes = ['starting', 'started', 'no pull request'].includes(state);
    expect(written(rerun.world.github).length > 0).toBe(changes);
    expect(rerun.world.github.stored[1]?.body === before).toBe(!changes);
  });

  test('follows the job, owns its comment from then on, and announces the end', async () => {
    const first = taken({});
    const markers: Marker[] = [];
    const rerun = rerunOf(first, { service: { readings: [shown(), withPullRequest] } });
    beforeCall(rerun.world.service, 'readJob', () => markers.push(markerIn(first.world.github, 1)));
    await playCommand(rerun);
    expect(markers[1]).toMatchObject({ attempt: 2, watchedUntil: '2026-11-20T10:32:00.000Z' });
    expect(rerun.world.runner.outputs.get('duration-seconds')).toBe('3605');
    expect(saidBy(first.world.github)).toEqual(['finished pull-request', 'notice']);
    expect([...first.world.github.reactions]).toEqual(['issue-comment/100 +1', 'issue-comment/101 hooray']);
    expect(rerun.world.runner.state.get('open-comment')).toBe('');
  });

  test.each([0, 1])('needs no claim: there are %i claiming reactions', async (claims) => {
    const first = taken(STATES['failed'] ?? {});
    if (claims > 0) first.world.github.reactions.add('issue-comment/100 rocket');
    const { result, github } = await playCommand(rerunOf(first));
    expect([result, ...github.calls]).toEqual(['failed', 'permissionOf', 'comment', 'comments', 'viewer']);
  });

  test.each<[string, Partial<Marker>, readonly string[]]>([
    ['not created', { state: 'not-created' }, ['issue-comment/100 confused']],
    ['unknown', { state: 'unknown' }, ['issue-comment/100 confused']],
    ['failed', { state: 'finished', outcome: 'failed' }, ['issue-comment/100 confused', NOTICE]],
    ['no pull request', { state: 'finished', outcome: 'no-pull-request' }, ['issue-comment/100 +1', NOTICE]],
  ])('announces what the first attempt left out and keeps its text: %s', async (_state, fields, reactions) => {
    const first = taken(fields);
    const before = textOf(first.world.github.stored[1]?.body);
    const service = { readings: [shown({ status: 'completed' })] };
    const { github } = await playCommand(rerunOf(first, { service }));
    expect([...github.reactions].toSorted()).toEqual(reactions);
    expect(textOf(github.stored[1]?.body)).toBe(before);
    expect(markerIn(github, 1)).toEqual(aCommentMarker({ ...fields, told: ANNOUNCEMENTS }));
    await playCommand(rerunOf(first, { run: { attempt: 3 }, service }));
    expect([...github.reactions].toSorted()).toEqual(reactions);
  });

  test.each(['comment', 'editComment'] as const)('that fails to do so (%s) warns', async (method) => {
    const first = taken({ state: 'not-created' });
    const { github } = first.world;
    if (method === 'editComment') github.fail(method, 'unavailable');
    else beforeCall(github, method, ({ id }) => id === 101 && github.fail(method, 'unavailable', 1));
    const { result, runner } = await playCommand(rerunOf(first));
    expect(result).toBe('not-created');
    expect(runner.warnings).toEqual([expect.stringContaining('Could not write the status comment')]);
  });

  test('that is cancelled leaves the announcement to the next run', async () => {
    const first = taken({ state: 'not-created' });
    const rerun = rerunOf(first);
    afterCall(first.world.github, 'viewer', rerun.world.runner.cancel);
    const { result, github, runner } = await playCommand(rerun);
    expect([result, written(github), runner.warnings]).toEqual(['not-created', [], []]);
  });

  test('does not hide our own bug behind that warning', async () => {
    const first = taken({ state: 'not-created' });
    beforeCall(first.world.github, 'comment', async ({ id }) => {
      if (id === 101) throw new TypeError('a defect');
    });
    await expect(playCommand(rerunOf(first))).rejects.toThrow('a defect');
  });

  test.each<[string, Marker | null]>([
    ['was deleted', null],
    ['was changed by another run', aCommentMarker({ state: 'started', run: '78' })],
  ])('writes no comment if its own meanwhile %s', async (_what, marker) => {
    const first = taken({ state: 'not-created' });
    showStatus(first, marker);
    await playCommand(rerunOf(first));
    expect(written(first.world.github)).toEqual(['react']);
  });
});

describe('a re-run of a comment whose earlier attempt died while it waited', () => {
  const waiting: Partial<Marker> = { state: 'waiting', request: 'message', jobId: 'j_1' };
  const inputs = { 'pull-request': 'open' } as const;

  test('sends nothing, and says so with the way to go on, however many jobs of the run are re-run', async () => {
    const first = taken(waiting, { world: { inputs } });
    first.world.github.reactions.add('issue-comment/101 rocket');
    const reruns = [rerunOf(first, { inputs }), rerunOf(first, { inputs })];
    const played = await Promise.all(reruns.map(playCommand));
    expect(played.map(({ result }) => result)).toEqual(['not-created', 'not-created']);
    expect(reruns.flatMap(({ world: { service } }) => [...service.prompts, ...service.messages])).toEqual([]);
    expect(saidBy(first.world.github)).toEqual(['not-created']);
    expect(first.world.github.stored[1]?.body).toContain('\n\nTo send it again, comment `/docs retry`.');
    // The claim of its turn is gone, so a retry can go on.
    expect([...first.world.github.reactions]).not.toContain('issue-comment/101 rocket');
  });

  test('does so although the comment was edited since', async () => {
    const { world, intent } = rerunOf(taken(waiting));
    const edited = { ...intent, comment: { ...intent.comment, body: '/docs Something else.' } };
    expect(await outcomeOf({ world, intent: edited })).toEqual(['not-created', 'not-created', 0]);
  });

  test('is not called unclear afterwards if GitHub makes its edit without confirming it', async () => {
    const first = taken(waiting);
    const { github } = first.world;
    const { editComment } = { ...github };
    const repair = beforeCall(github, 'editComment', async (...given) => {
      await editComment(...given);
      for (const method of ['editComment', 'comment'] as const) github.fail(method, 'unavailable');
    });
    expect((await playCommand(rerunOf(first))).result).toBe('not-created');
    repair();
    github.repair();
    expect((await playCommand(rerunOf(rerunOf(first)))).result).toBe('not-created');
    expect(saidBy(github)).toEqual(['not-created']);
  });

  test('leaves it alone if another run has written it', async () => {
    const command = taken({ ...waiting, run: '78' }, { world: { run: { attempt: 2 } } });
    expect(await outcomeOf(command)).toEqual(['skipped already-claimed', 'waiting', 0]);
  });
});

describe('an unfinished start of another run', () => {
  const asked = (minutes: number, watchedUntil = '2026-11-20T08:59:00.000Z'): Partial<Marker> => {
    const askedAt = new Date(Date.UTC(2026, 10, 20, 9) - minutes * 60_000).toISOString();
    return { state: 'starting', run: '78', askedAt, watchedUntil };
  };

  test.each<[string, Partial<Marker>, Marker['state']]>([
    ['requested less than ten minutes ago is left alone', asked(10), 'starting'],
    ['requested more than ten minutes ago is marked as unclear', asked(10.1), 'unknown'],
    ['requested long ago but still watched is left alone', asked(60, '2026-11-20T09:00:01.000Z'), 'starting'],
  ])('%s, and this run starts nothing', async (_what, fields, state) => {
    const command = taken(fields, { world: { run: { attempt: 2 } } });
    expect(await outcomeOf(command)).toEqual(['skipped already-claimed', state, 0]);
    expect(markerIn(command.world.github, 1)).toEqual(aCommentMarker({ ...fields, state }));
  });

  test('is left alone if another process has written there meanwhile', async () => {
    const command = taken(asked(60));
    showStatus(command, aCommentMarker({ run: '78' }));
    const { result, github } = await playCommand(command);
    expect(result).toBe('skipped already-claimed');
    expect(github.calls).not.toContain('editComment');
  });
});

describe('after the claim is answered with 200', () => {
  /** A claimed command whose status comment only appears when the thread is read a second time. */
  function claimed(fields: Partial<Marker> | null, run: Parameters<typeof rerunOf>[1] = {}): Commanded {
    const command = rerunOf(aCommand(), { run: { attempt: 1 }, ...run });
    const { github } = command.world;
    github.reactions.add('issue-comment/100 rocket');
    afterCall(github, 'react', (_comment, content) => {
      if (fields !== null && content === 'rocket') leave(github, aCommentMarker(fields));
    });
    return command;
  }

  test('nothing starts if there is no status comment; the answer is to wait and comment again', async () => {
    const { result, words, github, service } = await playCommand(claimed(null));
    expect([result, service.prompts]).toEqual(['skipped already-claimed', []]);
    expect(words).toContain('If no answer appears within a few minutes, comment again.');
    expect(github.calls).toEqual(['permissionOf', 'comment', 'comments', 'react', 'comments']);
  });

  test('the thread is read again, and what it then says is linked', async () => {
    const { result, words, github } = await playCommand(claimed({ run: '78' }));
    expect(result).toBe('skipped already-claimed');
    expect(words).toContain(github.stored[1]?.url);
  });

  test('the thread is read again, and a re-run follows the job that it then names', async () => {
    const command = claimed({}, { run: { attempt: 2 }, service: { readings: [withPullRequest] } });
    const { result, service } = await playCommand(command);
    expect([result, service.prompts, service.looks]).toEqual(['pull-request', [], ['j_1']]);
  });

  test('nothing starts if the thread cannot be read again, and that is an error', async () => {
    const command = claimed(null);
    afterCall(command.world.github, 'comments', () => command.world.github.fail('comments', 'unavailable'));
    const { result, github, service } = await playCommand(command);
    expect([result, service.prompts, saidBy(github)]).toEqual(['error', [], []]);
  });
});

test('a re-run takes no word of another project, that nothing was started, for what its own earlier attempt has sent', async () => {
  const command = taken({ state: 'starting' });
  command.world.github.add(OURSELVES, renderNotice({ comment: 100 }, 'Nothing was started.'));
  expect(await outcomeOf(rerunOf(command))).toEqual(['unknown-start', 'unknown', 0]);
});

test.each(Object.entries(STATES))("a re-run leaves another project's comment alone: %s", async (_state, fields) => {
  const first = taken({ service: OTHER_PROJECT, ...fields });
  first.world.github.reactions.add('issue-comment/100 rocket');
  const { result, github, service } = await playCommand(rerunOf(first));
  expect([result, service.prompts, service.looks]).toEqual(['skipped already-claimed', [], []]);
  expect(markerIn(github, 1)).toEqual(aCommentMarker({ service: OTHER_PROJECT, ...fields }));
  expect(written(github)).toEqual(['react']);
});
