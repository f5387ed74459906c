import type { JobReading } from '../ports/jobs.ts';
import { duration } from '../wording/amounts.ts';
import { readStatus } from '../words/job.ts';
import { shorten } from '../words/markdown.ts';
import type { Progress } from './poll.ts';

const LONGEST_BETWEEN_LINES_MS = 60_000;
/** A check of a service that doesn't answer takes this long, without a log line. */
const LONGEST_LOOK_MS = 30_000;

/** Decides which progress is logged: every change, and at least one line a minute. */
export class ProgressLog {
  private shown = '';
  private shownAtMs = 0;
  private saidUnknown = false;

  /** The line to print now, or null. */
  line({ reading, waitedMs, nextLookInMs, nextWordInMs }: Progress): string | null {
    if (reading === null) return null;
    const state = describe(reading);
    const nextChanceMs = waitedMs + nextWordInMs + LONGEST_LOOK_MS;
    const silentTooLong = nextChanceMs - this.shownAtMs > LONGEST_BETWEEN_LINES_MS;
    if (state === this.shown && !silentTooLong) return null;
    const { shown } = this;
    this.shown = state;
    this.shownAtMs = waitedMs;
    const [waited, next] = [duration(waitedMs), `next check in ${duration(nextLookInMs)}`];
    const goesOn = state === shown && isRunning(reading);
    return goesOn ? `Still running, ${waited} (${next})` : `${state} (${waited} waited, ${next})`;
  }

  /** Returns a log line for an undocumented status the first time one is seen. */
  unknownStatus(reading: JobReading | null): string | null {
    if (reading?.kind !== 'job' || this.saidUnknown || reading.job.status !== 'active') return null;
    const { reportedStatus } = reading.job;
    if (reportedStatus !== null && readStatus(reportedStatus) !== null) return null;
    this.saidUnknown = true;
    const status =
      reportedStatus === null ? 'no status' : `the unknown status ${JSON.stringify(shorten(reportedStatus, 50))}`;
    return `The service reports ${status}; we treat the job as running.`;
  }
}

function isRunning(reading: JobReading): boolean {
  return reading.kind === 'job' && reading.job.status === 'active';
}

function describe(reading: JobReading): string {
  switch (reading.kind) {
    case 'job':
      return `Job ${reading.job.id} is ${isRunning(reading) ? 'running' : reading.job.status}`;
    case 'refused':
    case 'missing':
    case 'failed':
      return `Could not check the job: ${reading.problem.message}`;
  }
}
