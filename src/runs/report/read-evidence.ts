import { EVIDENCE_KINDS } from '../../action-spec.ts';
import type { Problem } from '../../errors.ts';
import { collectEvidence, type Evidence } from '../../visitors/evidence/collect.ts';
import { describeLeftOut } from '../../visitors/evidence/section.ts';
import type { Period } from '../../visitors/period.ts';
import type { ReportWorld } from '../world.ts';

/** Says why readers' words can't be reported from a public repository. */
export function publicEvidence({ evidence }: ReportWorld['settings'], { repository }: ReportWorld['run']): Problem {
  return {
    message: `Input "evidence" is "${evidence.join(', ')}"; expected nothing in a public repository. Search terms, questions and votes are readers' own, and anyone could read them in ${repository}.`,
    hint: 'Remove `evidence`, or run the report in a private repository. `report-public` does not change this.',
  };
}

/**
 * Reads what readers searched for, asked and voted, as far as the input `evidence` names it; null if it names nothing.
 * `left`: requests that may still be sent. The log never has readers' words.
 */
export async function readEvidence(
  { period, left }: { readonly period: Period; readonly left: number },
  { settings, service, clock, runner }: ReportWorld,
): Promise<{ readonly evidence: Evidence; readonly requests: number } | null> {
  const { evidence: kinds } = settings;
  if (kinds.length === 0) return null;
  const read = await collectEvidence({ kinds, period, left }, { service, clock, cancelled: runner.cancelled });
  for (const kind of EVIDENCE_KINDS) {
    const list = read.evidence[kind];
    if (list?.kind === 'left-out') runner.info(describeLeftOut(kind, list));
  }
  return read;
}
