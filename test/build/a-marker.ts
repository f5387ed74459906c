import { instructionHash, type Marker, stepHash } from '../../src/thread/marker.ts';

export const STEP = stepHash({ workflow: 'Docs', job: 'docs', step: 'agent' });
export const INSTRUCTION = 'Describe the new flag.';

/** The marker of a workflow's job, with the parts that its state demands; say only what matters. */
export function aMarker(told: Partial<Marker> = {}): Marker {
  const state = told.state ?? 'started';
  return {
    kind: 'job',
    repository: 'acme/app',
    trigger: { kind: 'run', run: '77', step: STEP },
    instructionComment: null,
    baseUrl: 'https://docs.example.com',
    project: 'handbook',
    instructionHash: instructionHash(INSTRUCTION),
    state,
    outcome: state === 'finished' ? 'pull-request' : null,
    jobId: state === 'started' || state === 'finished' ? 'j_1' : null,
    run: '77',
    attempt: 1,
    askedAt: '2026-11-20T09:00:00.000Z',
    ...told,
  };
}
