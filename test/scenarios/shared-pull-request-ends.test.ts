import { describe, expect, test } from 'vitest';
import {
  done,
  doneWithCommit,
  type FollowUpWorld,
  requestsTo,
  startFollowUpWorld,
  working,
} from './follow-up-world.ts';
import { ENVIRONMENT, handoverIn, INPUTS, inTurn, OPEN, PASS, startOpenWorld, waitFor } from './open-world.ts';
import { JOB_ID } from './scripted-service.ts';
import { issueEvent, LATER } from './world.ts';

const HANDOVER = 'made this pull request';
const FOLLOW = {
  inputs: { prompt: '', 'job-id': JOB_ID },
  environment: { ...ENVIRONMENT, GITHUB_ACTION: 'follow' },
};

/** A step that settles, once no earlier run follows a job any more. */
const settling = ({ minutesLater }: { readonly minutesLater: number } = LATER, runId = '4790') =>
  ({ inputs: { mode: 'settle', prompt: '' }, environment: ENVIRONMENT, minutesLater, runId }) as const;

const handovers = (world: FollowUpWorld): readonly string[] =>
  world.comments().flatMap(({ thread, body }) => (thread === 2 && body.includes(HANDOVER) ? [body] : []));

describe('a hand-over', () => {
  test('is written once and asks for one review, if GitHub delays one run until another has taken its claim over', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    world.github.state.account('grace');
    world.app.collaborators.set('grace', 'write');
    const inputs = { ...INPUTS, 'request-review': 'true', wait: 'false' };
    await world.run({ inputs, environment: { ...ENVIRONMENT, GITHUB_ACTOR: 'grace' } });
    const refusal = waitFor(290);
    const other = async (): Promise<void> => void (await world.run(settling({ minutesLater: 48 }, '4791')));
    const permission = { method: 'GET', path: /\/collaborators\/grace\/permission$/ };
    inTurn(world.github, permission, [refusal, refusal, refusal, { kind: 'wait', until: other }]);
    await world.run(settling());
    expect(handovers(world)).toHaveLength(1);
    expect(requestsTo(world).filter((request) => request.endsWith('/requested_reviewers'))).toHaveLength(1);
  });

  test('keeps what another run has listed while GitHub delays the list of comments', async () => {
    await using world = await startOpenWorld({ look: [done] });
    const { github, app } = world;
    for (let remark = 0; remark < 110; remark += 1)
      github.state.addComment(app, 2, { author: 'mara', body: `Remark ${remark}` });
    const { number } = github.state.addThread(app, { author: 'mara', title: 'The other one', body: 'Yes.' });
    const event = issueEvent(github, number);
    const other = async (): Promise<void> => {
      await world.run({ ...OPEN, runId: '4712', environment: ENVIRONMENT, minutesLater: 13, event });
      expect(handoverIn(world).handover?.covers).toEqual([number]);
    };
    // The first three requests are for all pages before the list and for its first page.
    const delayed = [
      PASS,
      PASS,
      PASS,
      waitFor(290),
      waitFor(290),
      waitFor(290),
      { kind: 'wait', until: other },
    ] as const;
    const delay = async (): Promise<void> => inTurn(github, { method: 'GET', path: /\/issues\/2\/comments$/ }, delayed);
    inTurn(github, { method: 'POST', path: /\/issues\/2\/reactions$/ }, [{ kind: 'wait', until: delay }]);
    await world.run(OPEN);
    await world.run(settling());
    expect(handoverIn(world).handover?.covers?.toSorted()).toEqual([1, number]);
  });

  test.each<readonly [string, (body: string) => string]>([
    [
      'a paragraph before the list',
      (body) => {
        const [line, made, ...rest] = body.split('\n\n');
        return [line, 'Please review this before Friday.', made, 'Also covers #7.', ...rest].join('\n\n');
      },
    ],
    ['no empty line below the marker', (body) => body.replace('\n\n', '\n')],
  ])('keeps its words and has one list after a person has edited it: %s', async (_what, edit) => {
    await using world = await startOpenWorld({ handover: { covers: [7] } });
    const comment = world.comments().find(({ body }) => body.includes(HANDOVER));
    if (comment === undefined) throw new Error('The hand-over is missing.');
    comment.body = edit(comment.body);
    await world.run(OPEN);
    const { text } = handoverIn(world);
    expect(text).toContain(HANDOVER);
    expect(text.match(/Also covers .*/g)).toEqual(['Also covers #7, #1.']);
  });
});

describe('a step that follows a job', () => {
  test('does not believe the end of the work before a message that was just sent', async () => {
    await using world = await startOpenWorld({ look: [done, done, working, doneWithCommit], message: [done] });
    await world.run({ ...OPEN, inputs: { ...INPUTS, wait: 'false' } });
    const step = await world.run(FOLLOW);
    expect(step.log).toContain('Job j_1 is running');
    expect(world.service.looks).toBe(4);
  });
});
