import { instructionHash, type Marker, serviceHash, stepHash } from '../../src/action/value/marker.ts';

export const STEP_NAME = { workflowPath: '.github/workflows/docs.yml', job: 'docs', step: 'agent' };
export const STEP = stepHash(STEP_NAME, '');
export const INSTRUCTION = 'Describe the new flag.';
export const INSTRUCTION_HASH = instructionHash(INSTRUCTION);
export const SERVICE = serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'handbook' });

/** The marker of a workflow's job, with the parts that its state requires; tests set only the fields that matter. */
export function aMarker(given: Partial<Marker> = {}): Marker {
  const state = given.state ?? 'started';
  return {
    repository: { id: 4200, name: 'acme/app' },
    trigger: { kind: 'run', step: STEP },
    instructionComment: null,
    service: SERVICE,
    instructionHash: INSTRUCTION_HASH,
    request: 'job',
    state,
    outcome: state === 'finished' ? 'pull-request' : null,
    jobId: state === 'started' || state === 'finished' ? 'j_1' : null,
    pullRequest: null,
    head: null,
    run: '77',
    attempt: 1,
    askedAt: '2026-11-20T09:00:00.000Z',
    watchedUntil: '2026-11-20T09:32:00.000Z',
    told: [],
    ...given,
  };
}
