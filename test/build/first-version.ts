import { readFileSync } from 'node:fs';
import { ANNOUNCEMENTS, firstStepHash, type Marker } from '../../src/thread/marker.ts';
import { aMarker, INSTRUCTION_HASH, STEP_NAME } from './a-marker.ts';

export const FIRST_STEP = firstStepHash(STEP_NAME);

/** What is read of a version-1 marker of a workflow's job; tests set only the fields that matter. */
export function aFirstMarker(given: Partial<Marker> = {}): Marker {
  return aMarker({
    repository: { id: null, name: 'acme/app' },
    trigger: { kind: 'run', step: FIRST_STEP },
    told: ANNOUNCEMENTS,
    ...given,
  });
}

/** The content of a version-1 marker of a workflow's finished job. */
export const FIRST_CONTENT: Readonly<Record<string, unknown>> = {
  kind: 'job',
  repository: 'acme/app',
  baseUrl: 'https://docs.example.com',
  project: 'handbook',
  instructionHash: INSTRUCTION_HASH,
  run: '77',
  attempt: 1,
  askedAt: '2026-11-20T09:00:00.000Z',
  trigger: { kind: 'run', run: '77', step: FIRST_STEP },
  instructionComment: null,
  state: 'finished',
  outcome: 'pull-request',
  jobId: 'j_1',
};

/** First lines that the previous version wrote, by their state: "comment: finished failed". */
export function recordedLines(): readonly (readonly [name: string, line: string])[] {
  const file = new URL('../fixtures/markers-version-1.json', import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
}

/** A first line with any JSON in it. */
export function lineOf(content: unknown, version: number | string = 2): string {
  return `<!-- docs-agent:${version} ${Buffer.from(JSON.stringify(content)).toString('base64url')} -->`;
}
