import * as v from 'valibot';
import type { EvidenceReader, ReadEvidence, VisitorsPage, VisitorsReader } from '../ports/readers.ts';
import type { Redact } from '../redaction/redactor.ts';
import { ServiceError } from '../words/errors.ts';
import { counted } from '../words/markdown.ts';
import { adviceOn, type Call, call, evidenceOf, type Service } from './caller.ts';
import { count, decode, decodeVisitors, EVIDENCE_LIMITS, paths, readRows } from './contract.ts';
import { isWebPage, refusalOf, type Undertaking } from './refusals.ts';

const NO_REQUEST_LEFT = {
  status: undefined,
  message: 'Visitors were not requested, because the limit of requests is used up.',
  hint: 'Raise `max-requests`.',
};
/** Shared by all pages of visitors of one run. */
const VISITORS_REPETITIONS = 10;
/** Conversations come with their answers, and more of them might exceed the size limit of an answer. */
const MOST_QUESTIONS = 500;

/** Makes the functions that read how many visited, and what readers searched for, asked and voted. */
export function createAnalyticsReaders(service: Service): VisitorsReader & EvidenceReader {
  const { projectId, redact } = service;
  const readers = listsOf(redact);
  return {
    readVisitors: visitorsReader(service),
    readSearches: evidenceReader(service, paths.searches(projectId), readers.searches),
    readQuestions: evidenceReader(service, paths.questions(projectId), readers.questions),
    readFeedback: evidenceReader(service, paths.feedback(projectId), readers.feedback),
  };
}

function visitorsReader(service: Service): VisitorsReader['readVisitors'] {
  const shared = { left: VISITORS_REPETITIONS };
  // Every list has the same pages: each path is kept in memory once.
  const known = new Map<string, string>();
  const withoutSecrets = ({ path: sent, ...row }: VisitorsPage['pages'][number]): VisitorsPage['pages'][number] => {
    const path = known.get(sent) ?? sent;
    known.set(path, path);
    const shown = service.redact(path);
    return shown === path ? { path, ...row } : { path, ...row, shown };
  };
  return async ({ from, to, limit, offset }, { allowance, cancelled }) => {
    if (allowance.left <= 0) throw new ServiceError(NO_REQUEST_LEFT);
    allowance.left -= 1;
    const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit), offset: String(offset) });
    const read = await call(service, 'read-visitors', {
      path: `${paths.visitors(service.projectId)}?${query}`,
      decode: (value, cut) => decodeVisitors(value, limit, cut),
      mostRows: limit,
      budgets: [shared, allowance],
      cancelled,
    });
    if (read.decoded?.kind === 'value')
      return { ...read.decoded.value, pages: read.decoded.value.pages.map(withoutSecrets) };
    throw errorOf('read-visitors', read, service.redact);
  };
}

/** How many rows a page of a list has, in which field, and how they are read. */
type EvidenceList<Row> = Readonly<{ most: number; name: string; row: v.GenericSchema<unknown, Row> }>;

function listsOf(redact: Redact) {
  // Readers' texts pass `redact` before anything else changes them, so that no secret is in pieces.
  const text = v.pipe(v.string(), v.transform(redact));
  const searches = v.pipe(
    v.object({ searchQuery: text, hits: count, ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
    v.transform(({ searchQuery, hits, ctr }) => ({ term: searchQuery, searches: hits, clickRate: ctr })),
  );
  const questions = v.pipe(
    v.object({
      id: v.fallback(v.nullish(v.string(), null), null),
      query: text,
      resolutionStatus: v.picklist(['answered', 'unanswered']),
      pageUrl: v.nullish(text, null),
    }),
    v.transform(({ id, query: question, resolutionStatus, pageUrl: page }) => {
      return { id, question, answered: resolutionStatus === 'answered', page };
    }),
  );
  const feedback = v.pipe(
    v.object({ path: text, thumbsUp: count, thumbsDown: count }),
    v.transform(({ path, thumbsUp, thumbsDown }) => ({ path, up: thumbsUp, down: thumbsDown })),
  );
  return {
    searches: { most: EVIDENCE_LIMITS.searches.most, name: 'searches', row: searches },
    questions: { most: MOST_QUESTIONS, name: 'conversations', row: questions },
    feedback: { most: EVIDENCE_LIMITS.feedback.most, name: 'feedback', row: feedback },
  };
}

function evidenceReader<Row>(service: Service, path: string, list: EvidenceList<Row>): ReadEvidence<Row> {
  return async ({ from, to, cursor }, { allowance, cancelled }) => {
    const page = cursor === null ? {} : { cursor };
    const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(list.most), ...page });
    allowance.left -= 1;
    const read = await call(service, 'read-evidence', {
      path: `${path}?${query}`,
      decode: (value, cut) => decodePage(list, value, cut),
      mostRows: list.most,
      budgets: [allowance],
      cancelled,
    });
    const { ending, decoded } = read;
    if (decoded?.kind === 'value') return decoded.value;
    // Without the service's own words: it might quote a reader.
    const silent = ending.kind === 'answer' ? { ...ending, body: new Uint8Array() } : ending;
    throw errorOf('read-evidence', { ...read, ending: silent }, service.redact);
  };
}

/** What a page of any list may say about further pages. */
const onwardSchema = v.object({
  hasMore: v.fallback(v.nullish(v.boolean(), null), null),
  // A longer one would not fit into an address.
  nextCursor: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null), null),
});

function decodePage<Row>({ name, row, most }: EvidenceList<Row>, value: unknown, cut: boolean) {
  const page = decode(v.object({ [name]: v.array(v.unknown()) }), value, 'answer');
  if (page.kind === 'problem') return page;
  const { hasMore, nextCursor } = v.parse(onwardSchema, value);
  const { rows, rejectedRows, isLonger } = readRows(row, page.value[name] ?? [], most);
  const cursor = hasMore === false ? null : nextCursor || null;
  const goesOn = cut || isLonger || hasMore === true || cursor !== null;
  return { kind: 'value', value: { rows, rejectedRows, hasMore: goesOn, cursor } } as const;
}

function errorOf(what: Undertaking, read: Call<unknown>, redact: Redact): ServiceError {
  const { ending, tries } = read;
  const wanted = what === 'read-visitors' ? 'visitors' : 'answer';
  const evidence = evidenceOf(read, redact);
  const message = `The service gave no usable ${wanted} after ${counted(tries, 'attempt')}: ${evidence}`;
  const problem = refusalOf(what, read, redact) ?? { message, hint: adviceOn(ending) };
  const [status, webPage] = ending.kind === 'answer' ? [ending.status, isWebPage(ending)] : [undefined, false];
  return new ServiceError({ ...problem, status, webPage });
}
