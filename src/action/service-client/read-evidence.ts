import * as v from 'valibot';
import type { EvidencePage, EvidenceReader, ReadEvidence, RequestAllowance } from '../ports/readers.ts';
import { ServiceError } from '../words/errors.ts';
import { Caller, type CallerOptions, reasonOf } from './caller.ts';
import { count, type Decoded, decode, EVIDENCE_LIMITS, paths, readRows } from './contract.ts';
import { isWebPage } from './describe-answer.ts';

/** Conversations come with their answers, and more of them might exceed the size limit of an answer. */
const MOST_QUESTIONS = 500;

/** How a list is requested, and how its rows are read. */
interface EvidenceList<Row> {
  readonly path: string;
  /** Rows of a page. */
  readonly most: number;
  /** The field with the rows. */
  readonly name: string;
  readonly row: v.GenericSchema<unknown, Row>;
}

/** Makes the functions that read what readers searched for, asked and voted. */
export function createEvidenceReader(options: CallerOptions): EvidenceReader {
  const caller = new Caller(options);
  const { projectId, redact } = caller;
  // Readers' texts pass `redact` before anything else changes them, so that no secret is in pieces.
  const text = v.pipe(v.string(), v.transform(redact));
  return {
    readSearches: readerOf(caller, {
      path: paths.searches(projectId),
      most: EVIDENCE_LIMITS.searches.most,
      name: 'searches',
      row: v.pipe(
        v.object({ searchQuery: text, hits: count, ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
        v.transform(({ searchQuery, hits, ctr }) => ({ term: searchQuery, searches: hits, clickRate: ctr })),
      ),
    }),
    readQuestions: readerOf(caller, {
      path: paths.questions(projectId),
      most: MOST_QUESTIONS,
      name: 'conversations',
      row: v.pipe(
        v.object({
          id: v.fallback(v.nullish(v.string(), null), null),
          query: text,
          resolutionStatus: v.picklist(['answered', 'unanswered']),
          pageUrl: v.nullish(text, null),
        }),
        v.transform(({ id, query: question, resolutionStatus, pageUrl: page }) => {
          return { id, question, answered: resolutionStatus === 'answered', page };
        }),
      ),
    }),
    readFeedback: readerOf(caller, {
      path: paths.feedback(projectId),
      most: EVIDENCE_LIMITS.feedback.most,
      name: 'feedback',
      row: v.pipe(
        v.object({ path: text, thumbsUp: count, thumbsDown: count }),
        v.transform(({ path, thumbsUp, thumbsDown }) => ({ path, up: thumbsUp, down: thumbsDown })),
      ),
    }),
  };
}

function readerOf<Row>(caller: Caller, list: EvidenceList<Row>): ReadEvidence<Row> {
  return async ({ from, to, cursor, limit = list.most }, { allowance, cancelled }) => {
    const page = cursor === null ? {} : { cursor };
    const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit), ...page });
    allowance.left -= 1;
    const call = await caller.call('read-evidence', {
      method: 'GET',
      path: `${list.path}?${query}`,
      decode: (value, cut) => decodePage(list, value, { limit, cut }),
      mostRows: limit,
      budget: { takeRepetition: () => take(allowance) },
      cancelled,
    });
    const { ending, decoded, tries } = call;
    if (decoded?.kind === 'value') return decoded.value;
    if (ending.kind === 'answer' && ending.status >= 400 && ending.status < 500) {
      // Without the service's own words: it might quote a reader.
      const silent = { ...ending, body: new Uint8Array() };
      const refusal = caller.refusal('read-evidence', silent, tries);
      throw new ServiceError({ status: ending.status, webPage: isWebPage(ending), ...refusal });
    }
    throw new ServiceError({
      status: ending.kind === 'answer' ? ending.status : undefined,
      message: `The service gave no usable answer after ${tries} ${tries === 1 ? 'attempt' : 'attempts'}: ${reasonOf(call)}.`,
      hint: 'Try again later.',
    });
  };
}

/** What a page of any list may say about further pages. */
const onwardSchema = v.object({
  hasMore: v.fallback(v.nullish(v.boolean(), null), null),
  // A longer one would not fit into an address.
  nextCursor: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null), null),
});

/** Reads one page of a list, at most `limit` rows, as `decodeVisitors` does. */
function decodePage<Row>(
  { name, row }: EvidenceList<Row>,
  value: unknown,
  { limit, cut }: { readonly limit: number; readonly cut: boolean },
): Decoded<EvidencePage<Row>> {
  const page = decode(v.object({ [name]: v.array(v.unknown()) }), value, 'answer');
  if (page.kind === 'problem') return page;
  const { hasMore, nextCursor } = v.parse(onwardSchema, value);
  const { rows, rejectedRows, isLonger } = readRows(row, page.value[name] ?? [], limit);
  const cursor = hasMore === false ? null : nextCursor || null;
  const goesOn = cut || isLonger || hasMore === true || cursor !== null;
  return { kind: 'value', value: { rows, rejectedRows, hasMore: goesOn, cursor } };
}

function take(allowance: RequestAllowance): boolean {
  if (allowance.left <= 0) return false;
  allowance.left -= 1;
  return true;
}
