import { retryClaim } from '../../src/action/value/rights.ts';
import { BOT, commentEvent } from '../scenarios/world.ts';
import { leaveRequest } from './earlier-comment.ts';
import { stillActive } from './ledger-service.ts';
import { statusCommentsIn } from './our-comments.ts';
import { hasReaction, type RunStep, refOf, type Scene, type Stage, type Story, sceneOf } from './story.ts';

const INSTRUCTION = 'describe the flag `--fast`';
/** More people with write access. */
const PEOPLE = ['olga', 'ravi'];

/**
 * `/docs retry` below a job that failed. Later, other people write the same comment: each failed request gets at most one
 * more job, however many people retry it.
 */
export const RETRY: Story = { looks: [stillActive], result: 'pull-request', prepare: (stage) => retryIn(stage) };

/** The same, with the `inputs` of its step. */
export function retryIn(stage: Stage, inputs: RunStep['inputs'] = {}): Scene {
  leaveFailedJob(stage);
  const event = commentEvent(stage, '/docs retry');
  const comment = { kind: 'issue-comment', id: event.id } as const;
  const scene = sceneOf({ inputs: { prompt: '', ...inputs }, event });
  return {
    ...scene,
    others: (count) =>
      PEOPLE.slice(0, count).map((author, index) => {
        stage.app.collaborators.set(author, 'write');
        return { ...scene.struck, runId: `48${index + 10}`, event: commentEvent(stage, '/docs retry', { author }) };
      }),
    // However many there are, the latest request is retried once, unless another retry has taken it.
    starts: (later) => Number(isFree(stage) && !(later === 'a re-run' && hasReaction(stage, comment, 'rocket'))),
  };
}

function leaveFailedJob(stage: Stage): void {
  const { github, app, service } = stage;
  const { id: jobId } = service.add('failed');
  const { command } = leaveRequest(stage, {
    instruction: INSTRUCTION,
    view: { state: 'finished', outcome: 'failed', link: null, unlinked: null },
    jobId,
    minutesAgo: 50,
    told: ['reaction', 'notice', 'handover'],
  });
  github.state.react(app, `comment/${command}`, { account: github.state.account(BOT), content: 'confused' });
}

/** Checks whether the latest request failed and no retry has taken it. */
function isFree(stage: Stage): boolean {
  const latest = statusCommentsIn(stage).at(-1);
  if (latest === undefined) return false;
  const { state, outcome } = latest.marker;
  const cameToNothing = state === 'unknown' || state === 'not-created' || outcome === 'failed';
  return cameToNothing && !hasReaction(stage, refOf(latest.comment), retryClaim(latest.marker));
}
