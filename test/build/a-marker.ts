import {
  instructionHash,
  type Marker,
  readMarker as read,
  serviceHash,
  stepHash,
} from '../../src/action/value/marker.ts';

export const STEP_NAME = { workflowPath: '.github/workflows/docs.yml', job: 'docs', step: 'agent' };
export const STEP = stepHash(STEP_NAME, '');
export const INSTRUCTION = 'Describe the new flag.';
export const INSTRUCTION_HASH = instructionHash(INSTRUCTION);
export const SERVICE = serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'handbook' });

/** The marker of a workflow's job, with the parts that its state requires; tests set only the fields that matter. */
export function aMarker(given: Partial<Marker> = {}): Marker {
  const state = given.state ?? 'started';
  return {
    ...{ repository: { id: 4200, name: 'acme/app' }, trigger: { kind: 'run', step: STEP }, instructionComment: null },
    ...{ service: SERVICE, instructionHash: INSTRUCTION_HASH, request: 'job', state },
    outcome: state === 'finished' ? 'pull-request' : null,
    ...{ jobId: state === 'started' || state === 'finished' ? 'j_1' : null, pullRequest: null, head: null, run: '77' },
    ...{ attempt: 1, askedAt: '2026-11-20T09:00:00.000Z', watchedUntil: '2026-11-20T09:32:00.000Z', told: [] },
    ...given,
  };
}

/** A first line with any JSON in it. */
export function lineOf(content: unknown, version: number | string = 2): string {
  return `<!-- docs-agent:${version} ${Buffer.from(JSON.stringify(content)).toString('base64url')} -->`;
}

/** The marker of a comment of ours, as tests tell what they find apart. */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  const marker = read(body);
  if (marker === null) return { kind: 'none' };
  return marker === 'unreadable' ? { kind: 'unreadable' } : { kind: 'marker', marker };
}
