/** Requests that may still be sent for a piece of work: every attempt takes one, also retries; at 0 nothing is sent. */
export type RequestAllowance = { left: number };

/** How each list is read. Throws `ServiceError`, also when `cancelled` aborts. */
type Read<Query, Page> = (
  query: Query,
  /** Safe retries stay within `allowance`; the caller makes sure that one request is left. */
  options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
) => Promise<Page>;

/** ISO 8601 instants in UTC; `to` is exclusive. */
type Period = { readonly from: string; readonly to: string };

export interface VisitorCounts {
  readonly human: number;
  readonly ai: number;
  /** Deduplicated across human and AI: never their sum. */
  readonly total: number;
}

export interface VisitorsPage {
  readonly totals: VisitorCounts;
  /** `shown`: the path, if a secret in it must be hidden; two paths may be shown alike. */
  readonly pages: readonly (VisitorCounts & { readonly path: string; readonly shown?: string })[];
  /** Invalid rows, which were skipped. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
}

/** `limit`: 1 to 250. */
export type VisitorsQuery = Period & { readonly limit: number; readonly offset: number };

export type VisitorsReader = { readVisitors: Read<VisitorsQuery, VisitorsPage> };

export interface SearchedTerm {
  /** A reader's own words. */
  readonly term: string;
  readonly searches: number;
  /** As sent, from 0 to 100: of 1, or percent. Services may do either. */
  readonly clickRate: number;
}

/** By readers, to the documentation's assistant. */
export interface AskedQuestion {
  /** Null if the service names none. */
  readonly id: string | null;
  /** A reader's own words. */
  readonly question: string;
  readonly answered: boolean;
  /** Path or address of the page where it was asked, as sent; null if unknown. */
  readonly page: string | null;
}

export type PageVotes = { readonly path: string; readonly up: number; readonly down: number };

export interface EvidencePage<Row> {
  readonly rows: readonly Row[];
  /** Invalid rows, which were skipped. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
  /** Where the next page begins; null if there is none, or if the service doesn't say. */
  readonly cursor: string | null;
}

/** The first page has no cursor. */
export type EvidenceQuery = Period & { readonly cursor: string | null };

export type ReadEvidence<Row> = Read<EvidenceQuery, EvidencePage<Row>>;

/** Services may lack each of these. The message of a `ServiceError` never has readers' words. */
export interface EvidenceReader {
  readonly readSearches: ReadEvidence<SearchedTerm>;
  readonly readQuestions: ReadEvidence<AskedQuestion>;
  /** The interface has no cursor for votes: only one page can be read. */
  readonly readFeedback: ReadEvidence<PageVotes>;
}
