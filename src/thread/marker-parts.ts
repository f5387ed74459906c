import * as v from 'valibot';
import { JOB_ID } from '../jobs/job.ts';

/** The parts that markers of several kinds share. A part that isn't exactly as we write it makes a marker unreadable. */

export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const group = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
export const login = v.pipe(v.string(), v.regex(/^[A-Za-z\d][\w-]{0,38}$/));
export const jobId = v.pipe(v.string(), v.regex(JOB_ID));
export const runId = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
export const repositoryName = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/));
/** A GitHub id, or an attempt. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** In the form of `toISOString`: ISO 8601 has others that `Date.parse` doesn't read. */
export const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), v.isoTimestamp());
export const causingComment = v.strictObject({ kind: v.picklist(['issue-comment', 'review-comment']), id: count });
