import { EVIDENCE_KINDS, type EvidenceKind } from '../../action/words/action-spec.ts';
import { codeSpan, paragraphs } from '../../action/words/markdown.ts';
import { counted, countedWere, sentences } from '../number-words.ts';
import { foldedCommand } from '../page-lines.ts';
import type { Layout } from '../page-table.ts';
import type { Findings } from './evidence-list.ts';
import { QUESTIONS } from './questions.ts';
import { FEEDBACK, SEARCHES } from './rated-lists.ts';

/** Why a list is left out: the service doesn't offer it, gave no usable answer, or no request or no time was left. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly reason: 'not-offered' | 'failed' | 'requests' | 'time';
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
}

/** What a list says, as far as it was read. */
export interface Judged {
  readonly kind: 'judged';
  readonly found: Findings;
  /** Invalid rows, which were skipped. */
  readonly rejected: number;
  /** Rows that attack the form, which are left out, too. */
  readonly attacks: number;
  readonly rows: number;
  /** There are more rows than two requests can read. */
  readonly more: boolean;
}

/** What readers asked for; null for what the input `evidence` doesn't name. */
export type Evidence = Readonly<Record<EvidenceKind, Judged | LeftOut | null>>;

export const LISTS = { searches: SEARCHES, questions: QUESTIONS, feedback: FEEDBACK } as const;

/** All lists together take no longer, whatever the service does (ms). */
export const LONGEST_MS = 60_000;
/** Maximum length of a command, in UTF-16 units: longer than any that we write. */
const LONGEST_COMMAND = 1_000;
const TITLE = "### What readers ask for and don't find";

/** Writes the lists, each row with a command to paste, at most `lines` rows of each; empty if nothing was asked for. */
export function renderEvidence(evidence: Evidence | null, layout: Layout, lines: number): string {
  if (evidence === null) return '';
  return paragraphs([TITLE, ...EVIDENCE_KINDS.map((kind) => partOf(kind, evidence[kind], layout, lines))]);
}

function partOf(kind: EvidenceKind, reading: Judged | LeftOut | null, layout: Layout, most: number): string {
  const { title, noun } = LISTS[kind];
  if (reading === null) return '';
  if (reading.kind === 'left-out') return paragraphs([`**${title}**`, describeLeftOut(kind, reading)]);
  const { found, rows, rejected, attacks, more } = reading;
  const about = sentences([
    found.summary,
    more ? `Only ${counted(rows, noun)} could be read, and there are more.` : '',
    rejected === 0 ? '' : `${countedWere(rejected, 'row')} invalid and skipped.`,
    attacks === 0 ? '' : `Left out: ${counted(attacks, 'attempted attack')} on the form.`,
  ]);
  const lines = found.lines.slice(0, most).map(({ text, instruction }) => {
    const command = codeSpan(`${layout.command} ${instruction}`, { longest: LONGEST_COMMAND });
    return `- ${text(layout)}.${foldedCommand(command)}`;
  });
  return paragraphs([`**${title}**`, about, lines.join('\n')]);
}

const REASONS: Readonly<Record<LeftOut['reason'], (http: string) => string>> = {
  'not-offered': (http) => `the service doesn't offer them to this API key${http}.`,
  failed: (http) => `the service gave no usable answer${http}.`,
  requests: () => '`max-requests` is used up. Raise it.',
  time: () => `the service took too long. All lists together may take ${LONGEST_MS / 1_000} seconds.`,
};

function describeLeftOut(kind: EvidenceKind, { reason, status }: LeftOut): string {
  return `${LISTS[kind].what} are left out: ${REASONS[reason](status === null ? '' : ` (HTTP ${status})`)}`;
}

/** Says for each list that is left out why, without readers' words. */
export function describeAllLeftOut(evidence: Evidence): readonly string[] {
  return EVIDENCE_KINDS.flatMap((kind) => {
    const reading = evidence[kind];
    return reading?.kind === 'left-out' ? [describeLeftOut(kind, reading)] : [];
  });
}

export function evidenceFigures(evidence: Evidence | null): object | null {
  if (evidence === null) return null;
  return Object.fromEntries(EVIDENCE_KINDS.map((kind) => [kind, figuresOf(evidence[kind])]));
}

function figuresOf(reading: Judged | LeftOut | null): object | null {
  if (reading === null) return null;
  if (reading.kind === 'left-out') return { leftOut: { reason: reading.reason, status: reading.status } };
  const { found, rows, rejected, attacks, more } = reading;
  return { rows, rejected, attacks, more, ...found.data };
}
