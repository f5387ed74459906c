import { EVIDENCE_LIMITS } from '../action/service-client/contract.ts';
import { evidenceParameters } from './api-schemas.ts';
import type { EvidenceKind } from './evidence-rows.ts';
import { instant, type ReadQuery, readQuery, wholeNumber } from './visitors-request.ts';

/** `from` inclusive, `to` exclusive (UTC, ms); null means open. `cursor`: rows to skip. */
export interface EvidenceRequest {
  readonly from: number | null;
  readonly to: number | null;
  readonly limit: number;
  readonly cursor: number;
}

/** A cursor is the number of rows before it: to clients, any text that an answer gave them. */
const MOST_CURSOR = 999_999_999_999_999;

/** Reads the query of a request for what readers searched for, asked or voted, as `readVisitorsRequest` does. */
export function readEvidenceRequest(
  kind: EvidenceKind,
  query: Readonly<Record<string, readonly string[]>>,
): ReadQuery<EvidenceRequest> {
  const { most, usual } = EVIDENCE_LIMITS[kind];
  const known = Object.keys(evidenceParameters[kind]);
  return readQuery(query, known, (read) => ({
    from: read('dateFrom', null, instant),
    to: read('dateTo', null, instant),
    limit: read('limit', usual, wholeNumber(1, most)),
    cursor: read('cursor', 0, { ...wholeNumber(0, MOST_CURSOR), expected: 'the cursor of an earlier answer' }),
  }));
}
