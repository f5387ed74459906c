import type { Problem } from '../../errors.ts';
import { nextLookIn } from '../../jobs/follow.ts';
import type { Outcome } from '../../outcome.ts';
import { endingNotCreated } from '../finish/job-ending.ts';
import { concludeJob } from '../job-task.ts';
import type { World } from '../world.ts';
import { ownJob } from './addressed-request.ts';
import { shownInstruction } from './job-request.ts';
import type { WhyAlone } from './open-pull-request.ts';
import { sendMessage } from './send-message.ts';
import { CANCELLED_BEFORE, requestJob } from './start-job.ts';
import { type Adding, judged, restart, type Turn, waitForTurn } from './wait-for-turn.ts';

/**
 * Adds a request to an open pull request by one message to its job. A busy job is waited for, within `wait-minutes`; if
 * it stays busy, or takes no message, the request gets a job of its own. `task` must be open.
 */
export async function addToOpen(task: Adding, world: World): Promise<Outcome> {
  const { settings, clock } = world;
  const began = clock.monotonic();
  const until = began + (settings.wait ? settings.waitMinutes * 60_000 : 0);
  const { seen, isBusy, link } = task.request.into;
  let turn: Turn = seen === null ? { kind: 'turn', task } : judged(task, seen, world);
  if (isBusy && turn.kind === 'turn') turn = await waitForTurn(turn.task, { until, pauseMs: 0 }, world);
  for (;;) {
    if (turn.kind === 'alone') return startAlone(turn.task, turn.why, world);
    if (turn.kind === 'end') return concludeJob(turn.task, endingNotCreated(turn.problem), world);
    const sending = await sendMessage(turn.task, world);
    if (sending.kind === 'concluded') return sending.outcome;
    if (sending.kind === 'busy') {
      const pauseMs = nextLookIn(clock.monotonic() - began);
      turn = await waitForTurn(turn.task, { until, pauseMs }, world);
    } else if (sending.kind === 'not-sent' && sending.malformed !== true) {
      return concludeJob(turn.task, endingNotCreated(sending.problem), world);
    } else {
      return startAlone(turn.task, takesNone(link.number, sending.problem), world);
    }
  }
}

function takesNone(number: number, problem: Problem): WhyAlone {
  return {
    sentence: `A new job was started, because the job of pull request ${number} accepted no message.`,
    problem,
  };
}

/** Requests a job of its own for a message that its pull request could not take, and says why. */
async function startAlone(task: Adding, why: WhyAlone, world: World): Promise<Outcome> {
  const { runner } = world;
  if (runner.cancelled.aborted) return concludeJob(task, endingNotCreated(CANCELLED_BEFORE), world);
  const said = why.problem === null ? '' : ` ${why.problem.message}`;
  runner.info(`${why.sentence}${said}`);
  const { instruction, into } = task.request;
  const request = ownJob({ instruction, prompt: into.alone }, why);
  const record =
    task.record === null
      ? null
      : { ...task.record, jobId: null, pullRequest: null, instruction: shownInstruction(request) };
  const turn = await restart({ ...task, request, record }, { request: 'job', head: null }, world);
  if (turn.kind === 'end') return concludeJob(turn.task, endingNotCreated(turn.problem), world);
  return requestJob(turn.task, world);
}
