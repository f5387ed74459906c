import type { EvidenceKind } from '../action-spec.ts';
import { ServiceError } from '../errors.ts';
import type { RepositoryFacts } from '../ports/contents.ts';
import type { Clock, DocsService } from '../ports.ts';
import { bad, type Check, good, unknown } from './check.ts';
import type { Reading } from './read-github.ts';

const NAME = 'Searches, questions and votes';
const DAY_MS = 24 * 60 * 60_000;
/** The service doesn't offer a list, or not to this key. */
const NOT_OFFERED = [403, 404, 405];

/** Whether the key may read a list; `status` is null if there was no answer. */
export interface EvidenceReading {
  readonly kind: EvidenceKind;
  readonly result: 'read' | 'not-offered' | 'failed';
  readonly status: number | null;
}

/** Requests one row of yesterday (UTC) for each kind; the rows are not kept. */
export async function readEvidenceAccess(
  kinds: readonly EvidenceKind[],
  {
    service,
    clock,
    cancelled,
  }: {
    readonly service: Pick<DocsService, 'readSearches' | 'readQuestions' | 'readFeedback'>;
    readonly clock: Pick<Clock, 'now'>;
    readonly cancelled: AbortSignal;
  },
): Promise<readonly EvidenceReading[]> {
  const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const query = { from: new Date(to - DAY_MS).toISOString(), to: new Date(to).toISOString(), cursor: null, limit: 1 };
  const reads = { searches: service.readSearches, questions: service.readQuestions, feedback: service.readFeedback };
  return Promise.all(
    kinds.map(async (kind): Promise<EvidenceReading> => {
      try {
        await reads[kind](query, { allowance: { left: 1 }, cancelled });
        return { kind, result: 'read', status: 200 };
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const status = error.status ?? null;
        const isRefused = status !== null && NOT_OFFERED.includes(status);
        return { kind, result: isRefused ? 'not-offered' : 'failed', status };
      }
    }),
  );
}

/** Checks the input `evidence`: whether the repository is private, and which lists the key may read. */
export function checkEvidence(
  readings: readonly EvidenceReading[] | null,
  { facts, repository }: { readonly facts: Reading<RepositoryFacts>; readonly repository: string },
): readonly Check[] {
  if (readings === null) return [];
  if (facts.kind === 'read' && facts.value.public) {
    return [
      bad(NAME, {
        message: `\`evidence\` is set, but ${repository} is public: mode \`report\` refuses, because these are readers' own words.`,
        hint: 'Remove `evidence`, or run the report in a private repository. `report-public` does not change this.',
      }),
    ];
  }
  if (readings.length === 0) return [unknown(NAME, 'They were not checked, because the service could not be asked.')];
  const found = readings.map(describe).join(' ');
  if (readings.some(({ result }) => result === 'failed')) return [unknown(NAME, found, 'Run the doctor again later.')];
  if (readings.every(({ result }) => result === 'read')) return [good(NAME, found)];
  return [
    {
      name: NAME,
      state: 'advice',
      found,
      advice:
        "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`.",
    },
  ];
}

function describe({ kind, result, status }: EvidenceReading): string {
  const http = status === null ? '' : ` (HTTP ${status})`;
  switch (result) {
    case 'read':
      return `\`${kind}\`: the key may read them.`;
    case 'not-offered':
      return `\`${kind}\`: the service doesn't offer them to this key${http}.`;
    case 'failed':
      return `\`${kind}\`: the service gave no usable answer${http}.`;
  }
}
