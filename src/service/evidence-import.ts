import { readEvidenceLine } from './evidence-lines.ts';
import { addEvidence, type EvidenceKind, type EvidenceRow } from './evidence-rows.ts';
import { forEachLine, type ImportOptions, withLines } from './visits-import.ts';

const NAMES: Readonly<Record<EvidenceKind, readonly [one: string, many: string]>> = {
  searches: ['search', 'searches'],
  questions: ['question', 'questions'],
  feedback: ['vote', 'votes'],
};

/**
 * Adds what readers searched for, asked or voted to an existing project, from an NDJSON file or, for `-`, from standard
 * input: all or nothing. Returns a sentence about it. Throws an `ImportError`.
 */
export async function importEvidence(kind: EvidenceKind, file: string, options: ImportOptions): Promise<string> {
  return withLines(file, options, async (database, input) => {
    const rows: EvidenceRow[] = [];
    await forEachLine(input, (line) => {
      const row = readEvidenceLine(kind, line);
      if (row !== null) rows.push(row);
    });
    const { given, added } = addEvidence(database, options.project, rows);
    const counted = (count: number): string => `${count.toLocaleString('en')} ${NAMES[kind][count === 1 ? 0 : 1]}`;
    const known = given - added;
    const were = known === 1 ? 'was' : 'were';
    const again = known === 0 ? '' : ` ${counted(known)} ${were} already there, or ${were} listed twice.`;
    return `Added ${counted(added)} to the project ${options.project} in ${options.database}.${again}`;
  });
}
