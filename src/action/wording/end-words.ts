import type { FinishedOutcome, Marker } from '../value/marker.ts';

/** How a request ended, as far as the words for it differ: a follow-up goes to a job that has a pull request. */
type EndName =
  | FinishedOutcome
  | 'new-commits'
  | 'no-new-commits'
  | 'not-compared'
  | 'not-created'
  | 'not-sent'
  | 'unknown'
  | 'may-have-arrived';

/** The words for an end in each place that shows it. */
interface EndWords {
  /** The beginning of the status comment. */
  readonly comment: string;
  /** A line of the answer to `status`. */
  readonly list: string;
  /** The heading of the step's summary. */
  readonly summary: string;
  /** The log and the annotation; `%` is the job. */
  readonly log: string;
  /** The comment that announces the end; `%` is the pull request. Null if this end is not announced. */
  readonly notice: string | null;
}

const END_WORDS: Readonly<Record<EndName, EndWords>> = {
  'pull-request': {
    comment: '**Done.**',
    list: 'Done',
    summary: 'pull request made',
    log: 'The job % is finished and has made a pull request',
    notice: 'The documentation agent is done. Review %.',
  },
  'new-commits': {
    comment: '**Updated.** Review the new commits in',
    list: 'Follow-up done',
    summary: 'pull request updated',
    log: 'The job % is finished and has added commits to its pull request',
    notice: 'The documentation agent is done. Review the new commits in %.',
  },
  'no-new-commits': {
    comment: '**Finished without new commits.** The agent found nothing to change in',
    list: 'Follow-up done',
    summary: 'no new commits',
    log: 'The job % is finished and has added no commits to its pull request',
    notice: 'The documentation agent finished without new commits in %.',
  },
  'not-compared': {
    comment: '**Done.**',
    list: 'Follow-up done',
    summary: 'follow-up finished',
    log: 'The job % has finished the follow-up in its pull request',
    notice: 'The documentation agent has finished the follow-up in %.',
  },
  'no-pull-request': {
    comment: '**Finished without a pull request.** The agent found nothing to change, or pushed its changes directly.',
    list: 'Finished without a pull request',
    summary: 'finished without a pull request',
    log: 'The job % finished without a pull request.',
    notice: 'The documentation agent finished without a pull request.',
  },
  failed: {
    comment: '**The agent failed.**',
    list: 'Failed',
    summary: 'failed',
    log: 'The job % failed.',
    notice: 'The documentation agent failed.',
  },
  archived: {
    comment: '**The job was archived** before it finished.',
    list: 'Archived',
    summary: 'archived',
    log: 'The job % was archived before it finished.',
    notice: 'The documentation job was archived before it finished.',
  },
  'no-news': {
    comment: '**No update for 7 days,** so we stopped checking this job.',
    list: 'No update for 7 days',
    summary: 'no update for 7 days',
    log: 'The job % had no update for 7 days.',
    notice: 'The documentation job had no update for 7 days, so we stopped checking it.',
  },
  'not-created': {
    comment: '**Not started.** No job was created',
    list: 'Not started',
    summary: 'not started',
    log: 'No job was started.',
    notice: null,
  },
  'not-sent': {
    comment: '**Not sent.** The agent did not get the follow-up',
    list: 'Not sent',
    summary: 'follow-up not sent',
    log: 'The follow-up was not sent.',
    notice: null,
  },
  unknown: {
    comment: "**We can't tell whether a job started,** and we don't send the request twice",
    list: 'May have started',
    summary: "can't tell whether a job started",
    log: 'A job may have been started.',
    notice: null,
  },
  'may-have-arrived': {
    comment: "**We can't tell whether the follow-up arrived,** and we don't send it twice",
    list: 'May have arrived',
    summary: "can't tell whether the follow-up arrived",
    log: 'The follow-up may have arrived.',
    notice: null,
  },
};

/** A state in which a request stays. `update` is absent if the head of the pull request was not compared. */
export interface Ended {
  readonly end: FinishedOutcome | 'not-created' | 'unknown';
  readonly request: Marker['request'];
  readonly update?: 'new-commits' | 'no-new-commits' | undefined;
}

export function wordsFor({ end, request, update }: Ended): EndWords {
  if (request === 'job') return END_WORDS[end];
  switch (end) {
    case 'pull-request':
      return END_WORDS[update ?? 'not-compared'];
    case 'not-created':
      return END_WORDS['not-sent'];
    case 'unknown':
      return END_WORDS['may-have-arrived'];
    default:
      return END_WORDS[end];
  }
}
