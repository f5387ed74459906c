import type { JobFacts, Outcome } from '../outcome.ts';
import type { Marker } from '../value/marker.ts';
import { outcomeWords } from '../wording/end-words.ts';
import { type JobSummary, renderJobSummary, type Usage, usageLine } from '../wording/job-summary.ts';
import { problemText } from '../words/errors.ts';
import type { World } from '../world.ts';
import { type Ending, endOf, pullRequestOf } from './ending.ts';
import { linkRules } from './linked.ts';
import type { Sent } from './request.ts';

/** Turns a finished request into the outcome of a run. */
export function outcomeOf(request: Sent, world: World): Outcome {
  const { stage, order, base, page, resumed, usage, writer } = request;
  const answer = answerOf(request);
  if (answer !== null) return { kind: 'helped', sentence: answer };
  return jobOutcome(
    stage,
    {
      // Not one that only a marker names.
      jobId: writer.kind === 'run' ? writer.jobId : null,
      ...{ resumed, usage, prompt: order.prompt },
      request: base.request,
      since: Date.parse(base.askedAt),
      commentUrl: page.comment?.url ?? null,
      outdated: outdatedOf(request, world),
    },
    world,
  );
}

/** Says what a refusal says that is an answer, so that nothing went wrong; null for anything else. */
function answerOf({ stage: { view, kept }, order, page }: Sent): string | null {
  if (view.state !== 'not-created') return null;
  if (kept === true) return page.comment?.marker.answered === undefined ? null : ANSWERED_BEFORE;
  if (view.answered === 'taken') return `Nothing was started. ${problemText(view.problem)}`;
  // Someone who means a certain job is answered; a request for any job is just not created.
  const isFollowUp = order.kind === 'message' && order.into === null;
  return view.answered === true && isFollowUp ? `Nothing was sent. ${problemText(view.problem)}` : null;
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

/** Says what the status comment may still show if its latest edit failed; null if it didn't. */
function outdatedOf({ page: { comment, failure } }: Sent, { settings }: World): JobSummary['outdated'] {
  if (comment === null || failure === null) return null;
  return { ...comment.marker, problem: failure, command: settings.command };
}

/** What a step knows of its job, besides how it ended. */
interface Known extends Pick<JobFacts, 'jobId' | 'resumed' | 'commentUrl'>, Pick<JobSummary, 'outdated'> {
  readonly request: Marker['request'];
  /** When the job began (UTC, ms); not a number if unknown. */
  readonly since: number;
  readonly prompt: { readonly text: string; readonly notes: readonly string[] } | null;
  readonly usage: Usage | null;
}

/** Turns an ending into the outcome of a step: outputs and summary. */
export function jobOutcome(ending: Ending, known: Known, world: World): Outcome {
  const { settings, runner, clock } = world;
  const { jobId, request, resumed, commentUrl, outdated, prompt, usage } = known;
  const { result, headline, sentence, hint, problem } = outcomeWords(ending, { jobId, request });
  const { link, unlinked } = pullRequestOf(ending, linkRules(world));
  if (unlinked !== null) runner.warning(`The pull request is not linked, because ${unlinked.reason}.`);
  const facts: JobFacts = {
    ...{ jobId, job: ending.job, link, resumed, commentUrl },
    durationSeconds: durationOf(ending, known, clock.now()),
    followUp: request === 'message',
  };
  const summary = renderJobSummary({
    ...{ headline, problem, ...facts, unlinked, outdated },
    prompt: prompt?.text ?? null,
    notes: prompt?.notes ?? [],
    // A request that the service certainly didn't accept doesn't count.
    usage: usageLine(usage, resumed || ending.view.state === 'not-created' ? 0 : 1),
  });
  if (result === 'error') return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
  const fails = settings.failOn.some((failing) => failing === result);
  return { kind: 'job', result, fails, facts, sentence, hint, summary };
}

/** Returns the whole seconds from the job's beginning to its end; null if either is unknown. */
function durationOf(ending: Ending, { since }: Known, now: number): number | null {
  const end = endOf(ending, now);
  if (typeof end !== 'number' || Number.isNaN(since)) return null;
  return Math.max(0, Math.round((end - since) / 1000));
}
