import type { EvidencePage, EvidenceQuery, EvidenceReader, RequestAllowance } from '../ports/readers.ts';

import { ServiceError } from '../words/errors.ts';

import { Caller, type CallerOptions, reasonOf } from './caller.ts';
import { EVIDENCE_LIMITS, paths } from './contract.ts';
import { decodeEvidence, type EvidenceList, evidenceLists } from './decode-evidence.ts';
import { isWebPage } from './describe-answer.ts';

/** Conversations come with their answers, and more of them might exceed the size limit of an answer. */
const MOST_QUESTIONS = 500;

/** One of the three endpoints. */
interface Endpoint<Row> {
  readonly path: string;
  readonly list: EvidenceList<Row>;
  /** Rows of a page. */
  readonly most: number;
}

/** Makes the functions that read what readers searched for, asked and voted. */
export function createEvidenceReader(options: CallerOptions): EvidenceReader {
  const caller = new Caller(options);
  const { projectId, redact } = caller;
  const { searches, questions, feedback } = evidenceLists(redact);
  return {
    readSearches: readerOf(caller, {
      path: paths.searches(projectId),
      list: searches,
      most: EVIDENCE_LIMITS.searches.most,
    }),
    readQuestions: readerOf(caller, { path: paths.questions(projectId), list: questions, most: MOST_QUESTIONS }),
    readFeedback: readerOf(caller, {
      path: paths.feedback(projectId),
      list: feedback,
      most: EVIDENCE_LIMITS.feedback.most,
    }),
  };
}

function readerOf<Row>(caller: Caller, { path, list, most }: Endpoint<Row>) {
  return async (
    { from, to, cursor, limit = most }: EvidenceQuery,
    { allowance, cancelled }: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
  ): Promise<EvidencePage<Row>> => {
    const page = cursor === null ? {} : { cursor };
    const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit), ...page });
    allowance.left -= 1;
    const call = await caller.call('read-evidence', {
      method: 'GET',
      path: `${path}?${query}`,
      decode: (value, cut) => decodeEvidence(list, value, { limit, cut }),
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

function take(allowance: RequestAllowance): boolean {
  if (allowance.left <= 0) return false;
  allowance.left -= 1;
  return true;
}
