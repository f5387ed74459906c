import type { JobFacts, Outcome } from '../outcome.ts';
import type { Marker } from '../value/marker.ts';
import { type JobSummary, renderJobSummary } from '../wording/job-summary.ts';
import { outcomeWords } from '../wording/outcome-words.ts';
import { type Usage, usageLine } from '../wording/usage.ts';
import type { World } from '../world.ts';
import { endOf, type JobEnding, pullRequestOf } from './job-ending.ts';
import { linkRules } from './linked.ts';

/** What a step knows of its job, besides how it ended. */
export interface Known extends Pick<JobFacts, 'jobId' | 'resumed' | 'commentUrl'>, Pick<JobSummary, 'outdated'> {
  readonly request: Marker['request'];
  /** When the job began (UTC, ms); not a number if unknown. */
  readonly since: number;
  readonly prompt: { readonly text: string; readonly notes: readonly string[] } | null;
  readonly usage: Usage | null;
}

/** Turns an ending into the outcome of a step: outputs and summary. */
export function jobOutcome(ending: JobEnding, known: Known, world: World): Outcome {
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
function durationOf(ending: JobEnding, { since }: Known, now: number): number | null {
  const end = endOf(ending, now);
  if (typeof end !== 'number' || Number.isNaN(since)) return null;
  return Math.max(0, Math.round((end - since) / 1000));
}
