/**
 * Requests that may still be sent for a piece of work. Every attempt takes one, including retries; at 0 nothing is
 * sent.
 */
export interface RequestAllowance {
  left: number;
}

export interface VisitorCounts {
  readonly human: number;
  readonly ai: number;
  /** Deduplicated across human and AI: never their sum. */
  readonly total: number;
}

export interface VisitorsPage {
  readonly totals: VisitorCounts;
  readonly pages: readonly (VisitorCounts & { readonly path: string })[];
  /** Invalid rows, which were skipped. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
}

export interface VisitorsQuery {
  /** ISO 8601 instants in UTC; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  /** 1 to 250. */
  readonly limit: number;
  readonly offset: number;
}

export interface VisitorsReader {
  /**
   * Reads one page, with safe retries within `allowance`; the caller makes sure that one request is left. Throws
   * `ServiceError`, also when `cancelled` aborts.
   */
  readVisitors(
    query: VisitorsQuery,
    options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
  ): Promise<VisitorsPage>;
}

/** A term that readers searched for. */
export interface SearchedTerm {
  /** A reader's own words. */
  readonly term: string;
  readonly searches: number;
  /** As sent, from 0 to 100: of 1, or percent. Services may do either. */
  readonly clickRate: number;
}

/** A question to the documentation's assistant. */
export interface AskedQuestion {
  /** Null if the service names none. */
  readonly id: string | null;
  /** A reader's own words. */
  readonly question: string;
  readonly answered: boolean;
  /** Path or address of the page where it was asked, as sent; null if unknown. */
  readonly page: string | null;
}

/** Readers' votes on a page. */
export interface PageVotes {
  readonly path: string;
  readonly up: number;
  readonly down: number;
}

export interface EvidencePage<Row> {
  readonly rows: readonly Row[];
  /** Invalid rows, which were skipped. */
  readonly rejectedRows: number;
  readonly hasMore: boolean;
  /** Where the next page begins; null if there is none, or if the service doesn't say. */
  readonly cursor: string | null;
}

export interface EvidenceQuery {
  /** ISO 8601 instants in UTC; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  /** Null for the first page. */
  readonly cursor: string | null;
  /** 1 up to the interface's longest page, which is the default. */
  readonly limit?: number;
}

export type ReadEvidence<Row> = (
  query: EvidenceQuery,
  options: { readonly allowance: RequestAllowance; readonly cancelled: AbortSignal },
) => Promise<EvidencePage<Row>>;

/**
 * Reads one page of what readers searched for, asked or voted, like `readVisitors`. Services may lack each of these.
 * The message of a `ServiceError` never has readers' words.
 */
export interface EvidenceReader {
  readonly readSearches: ReadEvidence<SearchedTerm>;
  readonly readQuestions: ReadEvidence<AskedQuestion>;
  /** The interface has no cursor for votes: only one page can be read. */
  readonly readFeedback: ReadEvidence<PageVotes>;
}
