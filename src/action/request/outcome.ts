import type { JobFacts, Outcome } from '../outcome.ts';
import type { Marker } from '../value/marker.ts';
import { outcomeWords } from '../wording/end-words.ts';
import { type JobSummary, renderJobSummary, type ShownPrompt, type Usage, usageLine } from '../wording/job-summary.ts';
import { problemText } from '../words/errors.ts';
import type { World } from '../world.ts';
import { type Ending, endOf, pullRequestOf } from './ending.ts';
import { finish } from './finish.ts';
import { follow } from './follow.ts';
import { linkRules } from './linked.ts';
import { failureOf } from './record.ts';
import type { Sent } from './request.ts';

/** Follows a request that was sent, finishes it, and turns it into the outcome of the run, which others have already. */
export async function concluded(given: Outcome | Sent, world: World): Promise<Outcome> {
  if ('kind' in given) return given;
  const request = await finish(await follow(given, world), world);
  const answer = answerOf(request);
  if (answer !== null) return { kind: 'helped', sentence: answer };
  const { stage, order, base, page, resumed, usage, writer } = request;
  const { comment } = page;
  const failure = failureOf(page);
  // Not a job that only a marker names.
  const jobId = writer.kind === 'run' ? writer.jobId : null;
  const outdated = comment && failure && { ...comment.marker, problem: failure, command: world.settings.command };
  const known = { jobId, resumed, usage, prompt: order.prompt, request: base.request, outdated };
  return jobOutcome(stage, { ...known, since: Date.parse(base.askedAt), commentUrl: comment?.url ?? null }, world);
}

/** Of a refusal that is an answer, so that nothing went wrong; null for anything else. */
function answerOf({ stage: { view, kept }, order, page }: Sent): string | null {
  if (view.state !== 'not-created') return null;
  if (kept === true) return page.comment?.marker.answered === undefined ? null : ANSWERED_BEFORE;
  if (view.answered === 'taken') return `Nothing was started. ${problemText(view.problem)}`;
  // Someone who means a certain job is answered; a request for any job is just not created.
  const isFollowUp = order.kind === 'message' && order.into === null;
  return view.answered === true && isFollowUp ? `Nothing was sent. ${problemText(view.problem)}` : null;
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

/** What a step knows of its job, besides how it ended. */
interface Known extends Pick<JobFacts, 'jobId' | 'resumed' | 'commentUrl'>, Pick<JobSummary, 'outdated'> {
  readonly request: Marker['request'];
  /** When the job began (UTC, ms); not a number if unknown. */
  readonly since: number;
  readonly prompt?: ShownPrompt | null;
  readonly usage?: Usage | null;
}

export function jobOutcome(ending: Ending, known: Known, world: World): Outcome {
  const { jobId, request, resumed, commentUrl, outdated = null, prompt, usage = null, since } = known;
  const { result, headline, sentence, hint, problem } = outcomeWords(ending, known);
  const { link, unlinked } = pullRequestOf(ending, linkRules(world));
  if (unlinked !== null) world.runner.warning(`The pull request is not linked, because ${unlinked.reason}.`);
  const end = endOf(ending, world.clock.now());
  const isTimed = typeof end === 'number' && !Number.isNaN(since);
  const facts: JobFacts = {
    ...{ jobId, job: ending.job, link, resumed, commentUrl, followUp: request === 'message' },
    durationSeconds: isTimed ? Math.max(0, Math.round((end - since) / 1000)) : null,
  };
  // A request that the service certainly didn't accept doesn't count.
  const used = usageLine(usage, resumed || ending.view.state === 'not-created' ? 0 : 1);
  const shown = { headline, problem, ...facts, unlinked, outdated, usage: used };
  const summary = renderJobSummary({ ...shown, prompt: prompt?.text ?? null, notes: prompt?.notes ?? [] });
  if (result === 'error') return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
  const fails = world.settings.failOn.some((failing) => failing === result);
  return { kind: 'job', result, fails, facts, sentence, hint, summary };
}
