import * as v from 'valibot';
import type { AskedQuestion, EvidencePage, PageVotes, SearchedTerm } from '../ports/readers.ts';
import type { Redact } from '../redaction/redactor.ts';
import { count, type Decoded, decode } from './contract.ts';

/** What a page of any of the three lists may say about further pages. */
const onward = {
  hasMore: v.fallback(v.nullish(v.boolean(), null), null),
  // A longer one would not fit into an address.
  nextCursor: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null), null),
};

/** How one list is named, and how its rows are read. */
export interface EvidenceList<Row> {
  readonly name: string;
  readonly row: v.GenericSchema<unknown, Row>;
}

/** The three lists; readers' texts pass `redact` before anything else changes them, so that no secret is in pieces. */
export function evidenceLists(redact: Redact): {
  readonly searches: EvidenceList<SearchedTerm>;
  readonly questions: EvidenceList<AskedQuestion>;
  readonly feedback: EvidenceList<PageVotes>;
} {
  const text = v.pipe(v.string(), v.transform(redact));
  return {
    searches: {
      name: 'searches',
      row: v.pipe(
        v.object({ searchQuery: text, hits: count, ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
        v.transform(({ searchQuery, hits, ctr }) => ({ term: searchQuery, searches: hits, clickRate: ctr })),
      ),
    },
    questions: {
      name: 'conversations',
      row: v.pipe(
        v.object({
          id: v.fallback(v.nullish(v.string(), null), null),
          query: text,
          resolutionStatus: v.picklist(['answered', 'unanswered']),
          pageUrl: v.nullish(text, null),
        }),
        v.transform(({ id, query, resolutionStatus, pageUrl }) => ({
          id,
          question: query,
          answered: resolutionStatus === 'answered',
          page: pageUrl,
        })),
      ),
    },
    feedback: {
      name: 'feedback',
      row: v.pipe(
        v.object({ path: text, thumbsUp: count, thumbsDown: count }),
        v.transform(({ path, thumbsUp, thumbsDown }) => ({ path, up: thumbsUp, down: thumbsDown })),
      ),
    },
  };
}

/** Reads one page of a list, at most `limit` rows, as `decodeVisitors` does. */
export function decodeEvidence<Row>(
  { name, row }: EvidenceList<Row>,
  value: unknown,
  { limit, cut }: { readonly limit: number; readonly cut: boolean },
): Decoded<EvidencePage<Row>> {
  const page = decode(v.object({ [name]: v.array(v.unknown()) }), value, 'answer');
  if (page.kind === 'problem') return page;
  const { hasMore, nextCursor } = v.parse(v.object(onward), value);
  const given = page.value[name] ?? [];
  const wanted = given.slice(0, limit);
  const rows = wanted.flatMap((each) => {
    const read = v.safeParse(row, each, { abortEarly: true });
    return read.success ? [read.output] : [];
  });
  const cursor = hasMore === false ? null : nextCursor || null;
  const isLonger = cut || given.length > limit;
  return {
    kind: 'value',
    value: {
      rows,
      rejectedRows: wanted.length - rows.length,
      hasMore: isLonger || hasMore === true || cursor !== null,
      cursor,
    },
  };
}
