import * as v from 'valibot';
import { readMarkerLine, writeMarkerLine } from '../marker-line.ts';
import type { CommentRef } from '../ports/conversations.ts';

/**
 * Our comments that only answer someone and record nothing. Their first line is a marker of kind `notice`, so they are
 * never read as commands, nor as the memory of a job.
 */
export type NoticeAbout =
  /** An answer, the ends it is the notice of, and the request that it says was never sent. */
  | { readonly comment: number; readonly ends?: readonly EndRef[]; readonly request?: string }
  /** A request that was never sent, although its status comment may say `starting` (`requestHash`). */
  | { readonly request: string }
  /** An end: a job and its follow-ups each have a status comment, and may each have a notice. */
  | { readonly job: string; readonly status: EndRef }
  /** The exact instants of a reported period, `from/to`. */
  | { readonly period: string };

/** An end: a job and its follow-ups each have a status comment, and may each have a notice (`kind/id`). */
export type EndRef = `${CommentRef['kind']}/${number}`;

const reporting = v.object({ kind: v.literal('notice'), ends: v.array(v.string()) });

/** Returns the ends that a comment of ours is the notice of, as an answer to `status`. */
export function endsReportedBy(body: string): readonly string[] {
  const read = v.safeParse(reporting, readMarkerLine(body)?.value);
  return read.success ? read.output.ends : [];
}

/** Writes a notice. `about` makes its first line unique, so that it can be found again after a lost answer. */
export function renderNotice(about: NoticeAbout, text: string): string {
  return `${writeMarkerLine({ kind: 'notice', ...about })}\n\n${text}`;
}
