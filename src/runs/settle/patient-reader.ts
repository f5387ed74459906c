import type { JobReader, JobReading } from '../../ports/jobs.ts';

/**
 * Makes a reader that sends nothing more once the service has asked to wait: every later read gets the same answer.
 * It is for runs that read many jobs once and don't wait.
 */
export function patientReader({ readJob }: JobReader): JobReader {
  let refusal: JobReading | null = null;
  return {
    async readJob(id, cancelled) {
      if (refusal !== null) return refusal;
      const reading = await readJob(id, cancelled);
      if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
      return reading;
    },
  };
}
