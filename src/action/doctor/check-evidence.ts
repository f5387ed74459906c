import type { RepositoryFacts } from '../ports/contents.ts';
import type { EvidenceKind } from '../words/action-spec.ts';
import { ServiceError } from '../words/errors.ts';
import { bad, type Check, good, unknown } from './check.ts';
import { type ServiceInputs, type ServiceTools, yesterday } from './check-service.ts';
import type { Reading } from './read-github.ts';

const NAME = 'Searches, questions and votes';
/** The service doesn't offer a list, or not to this key. */
const NOT_OFFERED = [403, 404, 405];

/** Whether the key may read a list; `status` is null if there was no answer. */
export interface EvidenceReading {
  readonly kind: EvidenceKind;
  readonly result: 'read' | 'not-offered' | 'failed';
  readonly status: number | null;
}

/**
 * Requests one row of yesterday (UTC) for each kind of the input `evidence`; the rows are not kept. Null if the input is
 * not set; empty if the service can't be asked.
 */
export async function readEvidenceAccess(
  { evidence, baseUrl, projectId, apiKey }: ServiceInputs & { readonly evidence: readonly EvidenceKind[] },
  { service, clock, runner }: ServiceTools<'readSearches' | 'readQuestions' | 'readFeedback'>,
): Promise<readonly EvidenceReading[] | null> {
  if (evidence.length === 0) return null;
  if (baseUrl === '' || projectId === '' || apiKey === '') return [];
  const query = { ...yesterday(clock), cursor: null, limit: 1 };
  const reads = { searches: service.readSearches, questions: service.readQuestions, feedback: service.readFeedback };
  return Promise.all(
    evidence.map(async (kind): Promise<EvidenceReading> => {
      try {
        await reads[kind](query, { allowance: { left: 1 }, cancelled: runner.cancelled });
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
