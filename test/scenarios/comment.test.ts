import { describe, expect, test } from 'vitest';
import { writeMarker } from '../../src/action/value/marker.ts';
import { meetingPoint } from '../../src/playground/github/faults.ts';
import { readMarker } from '../build/marker-line.ts';
import { hang, json, reset } from '../servers/fault-server.ts';
import { active, completed, created, jobBody, PULL_REQUEST } from './scripted-service.ts';
import { BOT, commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const failed = json(200, jobBody({ status: 'failed' }));
const NO_PROMPT = { inputs: { prompt: '' } } as const;

function reactions({ app }: ScenarioWorld): readonly string[] {
  return app.reactions.map(({ content, account }) => `${account.login} ${content}`);
}

/** State and outcome of our status comments, oldest first. */
function statesIn(world: ScenarioWorld): readonly string[] {
  return world.comments().flatMap(({ body }) => {
    const read = readMarker(body);
    return read.kind === 'marker' ? [[read.marker.state, read.marker.outcome].filter(Boolean).join(' ')] : [];
  });
}

describe('a command in a comment', () => {
  test('is claimed, starts one job, keeps one status comment and reports the end', async () => {
    await using world = await startWorld({ look: [active, completed] });
    const event = commentEvent(world, '/docs describe the flag `--fast`');
    const step = await world.run({ ...NO_PROMPT, event });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(reactions(world)).toEqual([`${BOT} rocket`, `${BOT} +1`]);
    expect(statesIn(world)).toEqual(['finished pull-request']);
    expect(world.comments()[0]?.body).toContain(`](${PULL_REQUEST})`);
    expect(world.service.asked).toBe(1);
    const { prompt } = JSON.parse(world.service.requests[0]?.body ?? '');
    expect(prompt).toMatch(/^describe the flag `--fast`\n/);
    expect(prompt).toContain('It is called --fast.');
  });

  test('costs seven requests to GitHub, plus one for each change of state', async () => {
    await using world = await startWorld({});
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs describe it') });
    const requests = world.github.ledger.map(({ method, path }) => `${method} ${path.replace(/\d+/g, 'N')}`);
    // The first three go out together, in any order.
    expect(requests.slice(0, 3).toSorted()).toEqual([
      'GET /repos/acme/app/collaborators/mara/permission',
      'GET /repos/acme/app/issues/N/comments',
      'GET /repos/acme/app/issues/comments/N',
    ]);
    // The claim, and beside it the rendering of the body.
    expect(requests.slice(3, 5).toSorted()).toEqual([
      'POST /markdown',
      'POST /repos/acme/app/issues/comments/N/reactions',
    ]);
    expect(requests.slice(5)).toEqual([
      'POST /repos/acme/app/issues/N/comments',
      'PATCH /repos/acme/app/issues/comments/N',
      'POST /repos/acme/app/issues/comments/N/reactions',
      'PATCH /repos/acme/app/issues/comments/N',
    ]);
  });

  test("is sent with the team's standing instructions before it", async () => {
    await using world = await startWorld({});
    await world.run({
      inputs: { prompt: 'Write in British English.' },
      event: commentEvent(world, '/docs describe it'),
    });
    const { prompt } = JSON.parse(world.service.requests[0]?.body ?? '');
    expect(prompt).toMatch(/^Write in British English\.\n\ndescribe it\n/);
  });

  test('that is not a command is skipped without any request', async () => {
    await using world = await startWorld({});
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, 'I like /docs/guide a lot') });
    expect(step.outputs.get('skip-reason')).toBe('not-a-command');
    expect(world.github.ledger).toEqual([]);
  });

  test.each([
    ['quoted', '```\n/docs do it\n```'],
    ['behind other words', 'please /docs do it'],
  ])('that has the command %s is also skipped without any request, and the summary says why', async (_where, body) => {
    await using world = await startWorld({});
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, body) });
    expect(step.outputs.get('skip-reason')).toBe('not-a-command');
    expect(step.summary).toContain('the command must be the first line');
    expect(world.github.ledger).toEqual([]);
  });

  test('from a stranger starts nothing: a reaction, a sentence in the summary, and the run succeeds', async () => {
    await using world = await startWorld({});
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it', { author: 'stranger' }) });
    expect(step.outputs.get('skip-reason')).toBe('not-permitted');
    expect(step.summary).toContain('stranger has the permission "read"');
    expect(step.exitCode).toBe(0);
    expect(reactions(world)).toEqual([`${BOT} -1`]);
    expect(world.comments()).toEqual([]);
    expect(world.service.asked).toBe(0);
  });

  test('from a bot that is not allowed, or from ourselves, starts nothing', async () => {
    await using world = await startWorld({});
    const bot = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it', { author: 'other[bot]' }) });
    expect(bot.outputs.get('skip-reason')).toBe('bot');
    const own = commentEvent(world, '<!-- docs-agent:2 abc -->\n\n/docs do it', { author: BOT });
    const ours = await world.run({ ...NO_PROMPT, event: own });
    expect(ours.outputs.get('skip-reason')).toBe('own-comment');
    expect(world.service.asked).toBe(0);
  });

  test('that was changed or withdrawn since the event starts nothing', async () => {
    await using world = await startWorld({});
    const event = commentEvent(world, '/docs do it');
    const comment = world.app.comments.get(event.id);
    if (comment !== undefined) comment.body = '/docs do something else';
    expect((await world.run({ ...NO_PROMPT, event })).outputs.get('skip-reason')).toBe('changed');
    world.app.comments.delete(event.id);
    expect((await world.run({ ...NO_PROMPT, event })).outputs.get('skip-reason')).toBe('changed');
    expect(world.service.asked).toBe(0);
  });

  test('whose reaction is refused starts nothing, and the sentence names the permission', async () => {
    await using world = await startWorld({});
    const body = { message: 'Resource not accessible by integration' };
    world.github.faults.add({ method: 'POST', path: /reactions$/, does: { kind: 'answer', status: 403, body } });
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.log).toContain('Nothing was started');
    expect(step.log).toContain('`issues: write`');
    expect(world.service.asked).toBe(0);
  });

  test('whose claim was lost starts nothing, although the reaction is there', async () => {
    await using world = await startWorld({});
    world.github.faults.add({ method: 'POST', path: /reactions$/, times: 1, does: { kind: 'break-after' } });
    const event = commentEvent(world, '/docs do it');
    expect((await world.run({ ...NO_PROMPT, event })).outputs.get('result')).toBe('error');
    const again = await world.run({ ...NO_PROMPT, event, attempt: 2 });
    expect(again.outputs.get('skip-reason')).toBe('already-claimed');
    expect(world.service.asked).toBe(0);
  });

  test('whose claim is unclear, in a second run that comes too late, is answered by the first', async () => {
    await using world = await startWorld({ look: [active] });
    const event = commentEvent(world, '/docs do it');
    const until = async (): Promise<void> => {
      await world.run({ event, runId: '1', inputs: { ...NO_PROMPT.inputs, wait: 'false' } });
      throw new Error('The claim of the second run gets a 500.');
    };
    // The second run has read the thread before the first one writes.
    world.github.faults.add({ method: 'POST', path: /reactions$/, times: 1, does: { kind: 'wait', until } });
    const second = await world.run({ ...NO_PROMPT, event, runId: '2' });
    expect(second.outputs.get('skip-reason')).toBe('already-claimed');
    expect(second.log).toContain('Another run has claimed this comment; its state is at');
    expect(world.app.reactions.map(({ content }) => content)).not.toContain('confused');
    expect([world.service.asked, statesIn(world)]).toEqual([1, ['started']]);
  });

  test('whose status comment cannot be written starts nothing', async () => {
    await using world = await startWorld({});
    const does = { kind: 'answer', status: 403, body: { message: 'issue is locked' } } as const;
    world.github.faults.add({ method: 'POST', path: /issues\/\d+\/comments$/, does });
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
    expect(step.outputs.get('result')).toBe('error');
    expect(world.service.asked).toBe(0);
  });
});

describe('a comment that was claimed before', () => {
  test('starts nothing in a second run of the same event', async () => {
    await using world = await startWorld({});
    const event = commentEvent(world, '/docs do it');
    await world.run({ ...NO_PROMPT, event });
    const second = await world.run({ ...NO_PROMPT, event, runId: '4712' });
    expect(second.outputs.get('skip-reason')).toBe('already-claimed');
    expect(second.log).toContain('#issuecomment-');
    expect(world.service.asked).toBe(1);
  });

  test('starts one job in three runs that claim it at the same time', async () => {
    await using world = await startWorld({});
    const until = meetingPoint(3);
    world.github.faults.add({ method: 'POST', path: /reactions$/, times: 3, does: { kind: 'wait', until } });
    const event = commentEvent(world, '/docs do it');
    const steps = await Promise.all(['1', '2', '3'].map((runId) => world.run({ ...NO_PROMPT, event, runId })));
    expect(steps.map((step) => step.outputs.get('result')).toSorted()).toEqual(['pull-request', 'skipped', 'skipped']);
    expect(world.service.asked).toBe(1);
    expect(statesIn(world)).toEqual(['finished pull-request']);
  });

  test.each([
    ['is followed by a re-run', { look: [active] }, 'started', 'still-running'],
    ['that ended well is reported again', { look: [completed] }, 'finished pull-request', 'pull-request'],
    ['that failed is reported again, and no new job starts', { look: [failed] }, 'finished failed', 'failed'],
    ['that was refused is reported again', { create: [json(401, {}), created] }, 'not-created', 'not-created'],
    ['with an unknown result is reported again', { create: [reset, created] }, 'unknown', 'unknown-start'],
  ])('a job %s', async (_name, script, state, result) => {
    await using world = await startWorld(script);
    const event = commentEvent(world, '/docs do it');
    const inputs = { prompt: '', 'wait-minutes': '1' };
    await world.run({ inputs, event });
    expect(statesIn(world)).toEqual([state]);
    const again = await world.run({ inputs, event, attempt: 2 });
    expect(again.outputs.get('result')).toBe(result);
    expect(statesIn(world)).toEqual([state]);
    expect(world.service.asked).toBe(1);
  });
});

describe('the other commands', () => {
  test('help answers once, with the commands and who may use them', async () => {
    await using world = await startWorld({});
    const event = commentEvent(world, '/docs help');
    const step = await world.run({ ...NO_PROMPT, event });
    expect(step.outputs.get('result')).toBe('helped');
    await world.run({ ...NO_PROMPT, event, attempt: 2 });
    expect(world.comments()).toHaveLength(1);
    expect(world.comments()[0]?.body).toContain('`/docs retry`');
    expect(world.comments()[0]?.body).toContain('`write`');
  });

  test('retry sends the latest instruction again for the new comment, even after another retry', async () => {
    await using world = await startWorld({ look: [failed, failed, completed] });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs describe the flag') });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry') });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry\n\n> The flag') });
    expect(statesIn(world)).toEqual(['finished failed', 'finished failed', 'finished pull-request']);
    expect(world.service.asked).toBe(3);
    const posts = world.service.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body).prompt);
    for (const prompt of posts) expect(prompt).toMatch(/^describe the flag\n/);
  });

  test('retry stops with one sentence if the job ended well, or its comment is gone or changed', async () => {
    await using world = await startWorld({ look: [completed, failed] });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do one') });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry') });
    const event = commentEvent(world, '/docs do two');
    await world.run({ ...NO_PROMPT, event });
    const held = world.app.comments.get(event.id);
    if (held !== undefined) held.body = '/docs do three';
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry') });
    world.app.comments.delete(event.id);
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry') });
    expect(world.service.asked).toBe(2);
    const answers = world
      .comments()
      .map(({ body }) => body)
      .filter((body) => !body.includes('Instruction</summary>'));
    expect(answers.map((body) => body.split('\n').at(-1))).toEqual([
      expect.stringContaining('succeeded'),
      expect.stringContaining('was edited'),
      expect.stringContaining('no longer in this thread'),
    ]);
  });

  test('status updates the jobs of the thread and answers', async () => {
    await using world = await startWorld({ look: [completed] });
    await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs do it') });
    expect(statesIn(world)).toEqual(['started']);
    const step = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs status') });
    expect(step.outputs.get('result')).toBe('settled');
    expect(statesIn(world)).toEqual(['finished pull-request']);
    expect(world.comments().at(-1)?.body).toMatch(/\[Done\]\(.*\[pull request \d+ in .*, requested .*: `do it`$/m);
    // The answer is the notice of the end.
    const { length } = world.comments();
    await world.run({ inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } });
    expect(world.comments()).toHaveLength(length);
  });
});

describe('settle', () => {
  const SETTLE = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;

  test('writes the end of every open thread, announces it, and lists what it did', async () => {
    await using world = await startWorld({ look: [completed] });
    const start = { inputs: { prompt: '', wait: 'false' } } as const;
    await world.run({ ...start, event: commentEvent(world, '/docs do one') });
    await world.run({ ...start, event: commentEvent(world, '/docs do two') });
    const step = await world.run(SETTLE);
    expect(step.outputs.get('result')).toBe('settled');
    expect(statesIn(world)).toEqual(['finished pull-request', 'finished pull-request']);
    expect(step.summary).toContain('2 updated');
    expect(world.comments().filter(({ body }) => body.includes('[Details]('))).toHaveLength(2);
    expect(world.comments()[0]?.body).toContain('one');
  });

  test('writes nothing in a dry run, and says what it would write', async () => {
    await using world = await startWorld({ look: [completed] });
    await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs do one') });
    const step = await world.run({ ...SETTLE, inputs: { ...SETTLE.inputs, 'dry-run': 'true' } });
    expect(step.outputs.get('result')).toBe('dry-run');
    expect(step.summary).toContain('nothing was written. Unfinished jobs: 1 would be updated');
    expect(statesIn(world)).toEqual(['started']);
    expect(world.comments()).toHaveLength(1);
  });

  test('leaves a running job alone, and does not stop at a job that cannot be read', async () => {
    await using world = await startWorld({ look: [json(500, {}), active, completed] });
    const start = { inputs: { prompt: '', wait: 'false' } } as const;
    for (const text of ['one', 'two', 'three'])
      await world.run({ ...start, event: commentEvent(world, `/docs do ${text}`) });
    const step = await world.run(SETTLE);
    expect(step.exitCode).toBe(0);
    expect(step.summary).toContain('1 updated, 1 still open, 1 error');
  });

  test('marks an unfinished start as unknown once no run watches it', async () => {
    await using world = await startWorld({ create: [hang] });
    await world.run({
      ...NO_PROMPT,
      virtualTime: false,
      event: commentEvent(world, '/docs do it'),
      onStart: (child) => {
        const timer = setInterval(() => {
          if (world.service.asked === 0) return;
          clearInterval(timer);
          child.kill('SIGKILL');
        }, 5);
      },
    });
    expect(statesIn(world)).toEqual(['starting']);
    await world.run(SETTLE);
    expect(statesIn(world)).toEqual(['starting']);
    const [comment] = world.comments();
    if (comment !== undefined) comment.body = agedBy(comment.body, 33 * 60_000);
    await world.run(SETTLE);
    expect(statesIn(world)).toEqual(['unknown']);
  });

  test('ends a job without news for seven days', async () => {
    await using world = await startWorld({ look: [active] });
    await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs do it') });
    const [comment] = world.comments();
    if (comment !== undefined) comment.body = agedBy(comment.body, 8 * 24 * 60 * 60_000);
    await world.run(SETTLE);
    expect(statesIn(world)).toEqual(['finished no-news']);
  });
});

/** The same comment, as if it had been written `ms` earlier. */
function agedBy(body: string, ms: number): string {
  const [line = '', ...rest] = body.split('\n');
  const read = readMarker(line);
  if (read.kind !== 'marker') throw new Error(`no marker: ${line}`);
  const { marker } = read;
  const earlier = (instant: string): string => new Date(Date.parse(instant) - ms).toISOString();
  const aged = { ...marker, askedAt: earlier(marker.askedAt), watchedUntil: earlier(marker.watchedUntil) };
  return [writeMarker(aged), ...rest].join('\n');
}
