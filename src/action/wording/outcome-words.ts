import type { JobResult } from '../outcome.ts';
import type { Marker } from '../value/marker.ts';
import type { EndView, StatusView } from '../value/stage.ts';
import type { Problem } from '../words/errors.ts';
import { counted, minute } from './amounts.ts';
import { wordsFor } from './end-words.ts';

type Started = Extract<StatusView, { readonly state: 'started' }>;

interface OutcomeWords {
  readonly result: JobResult | 'error';
  /** For the summary's heading. */
  readonly headline: string;
  /** For the log and the annotation. */
  readonly sentence: string;
  readonly hint: string | null;
  /** For the summary, if something is wrong. */
  readonly problem: Problem | null;
}

/** The parts of a request that change the wording. */
interface Requested {
  /** Null only if no job is known. */
  readonly jobId: string | null;
  readonly request: Marker['request'];
}

/** Words an ending for outputs, log and summary. */
export function outcomeWords({ view }: { readonly view: EndView }, { jobId, request }: Requested): OutcomeWords {
  switch (view.state) {
    case 'started':
      return startedWords(view, { jobId: jobId ?? '', request });
    case 'finished':
      return finishedWords(view, { jobId: jobId ?? '', request });
    case 'not-created': {
      const { summary: headline, log } = wordsFor({ end: 'not-created', request });
      const { problem } = view;
      return { result: 'not-created', headline, sentence: `${log} ${problem.message}`, hint: problem.hint, problem };
    }
    case 'unknown': {
      const { summary: headline, log } = wordsFor({ end: 'unknown', request });
      const hint = CHECK_FIRST[request];
      const problem = { message: view.evidence, hint };
      return { result: 'unknown-start', headline, sentence: `${log} ${view.evidence}`, hint, problem };
    }
  }
}

const CHECK_FIRST: Readonly<Record<Marker['request'], string>> = {
  job: "We don't send the request twice, because that could start a second job: check the service first.",
  message: "We don't send it twice, because the agent could then do the same work again: check the pull request first.",
};

function startedWords({ seen }: Started, { jobId, request }: Requested & { readonly jobId: string }): OutcomeWords {
  const running = { result: 'still-running', hint: null, problem: null } as const;
  switch (seen.kind) {
    case 'working':
    case 'not-waiting':
      return {
        ...running,
        headline: request === 'message' ? 'follow-up sent' : 'started',
        sentence: `The job ${jobId} has ${request === 'message' ? 'the follow-up' : 'started'}; this run does not wait for it.`,
      };
    case 'waiting-cancelled-ended':
      return {
        ...running,
        headline: 'the run was cancelled, the job has ended',
        sentence: `The run was cancelled; the job ${jobId} has ended, and whether it made a pull request is not known yet.`,
      };
    case 'waiting-cancelled':
      return {
        ...running,
        headline: 'the run was cancelled, the job continues',
        sentence: `The run was cancelled; the job ${jobId} continues.`,
      };
    case 'still-running':
      return {
        ...running,
        headline: 'still running',
        sentence: `The job ${jobId} is still running; this run stopped waiting after ${counted(seen.waitedMinutes, 'minute')}.`,
      };
    case 'refused':
      return {
        result: 'error',
        headline: "can't check the job",
        sentence: `The job ${jobId} may still be running, but the service doesn't show it: ${seen.problem.message}`,
        hint: seen.problem.hint,
        problem: seen.problem,
      };
    case 'unreachable':
      return unreachableWords(seen, jobId);
  }
}

/** A job that this run has seen was running then; one it never saw may be in any state. */
function unreachableWords(
  { since, tries, reason, lastSeen }: Extract<Started['seen'], { readonly kind: 'unreachable' }>,
  jobId: string,
): OutcomeWords {
  const seen = lastSeen === null ? 'It was not seen in this run' : `It was last seen at ${minute(lastSeen)}`;
  const message = `The service has given no usable answer since ${minute(since)} (${counted(tries, 'attempt')}). The last attempt: ${reason}`;
  const hint = `The job ${jobId} may still be running. ${seen}.`;
  return {
    result: lastSeen === null ? 'error' : 'still-running',
    headline: "can't check the job",
    sentence: message,
    hint,
    problem: { message, hint },
  };
}

function finishedWords(
  view: StatusView & { readonly state: 'finished' },
  { jobId, request }: Requested & { readonly jobId: string },
): OutcomeWords {
  const { outcome, link, unlinked, archivedSince, update } = view;
  if (outcome === 'failed') return failedWords(view.reason, jobId);
  const since = archivedSince === true ? ' The job has since been archived.' : '';
  const { summary: headline, log } = wordsFor({ end: outcome, request, update });
  const where =
    link !== null ? `: ${link.url}` : unlinked === null ? '.' : `, which is not linked, because ${unlinked.reason}.`;
  const sentence = `${log.replace('%', () => jobId)}${outcome === 'pull-request' ? where : ''}${since}`;
  return { result: outcome === 'no-news' ? 'still-running' : outcome, headline, sentence, hint: null, problem: null };
}

/** `reason` is undefined if this run hasn't read the job; then the status comment says why it failed. */
function failedWords(reason: string | null | undefined, jobId: string): OutcomeWords {
  const { summary: headline, log } = wordsFor({ end: 'failed', request: 'job' });
  const failed = { result: 'failed', headline, problem: null } as const;
  const sentence = log.replace('%', () => jobId);
  if (reason === undefined)
    return { ...failed, sentence, hint: 'The status comment says why, if the service gave a reason.' };
  if (reason === null) return { ...failed, sentence, hint: 'The service gave no reason; check the job there.' };
  const message = `The service says: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`;
  return { ...failed, sentence: `${sentence} ${message}`, hint: null, problem: { message, hint: '' } };
}
