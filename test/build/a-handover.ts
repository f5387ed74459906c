import type { OpenPullRequest } from '../../src/action/ports/pull-requests.ts';
import { groupHash } from '../../src/action/value/marker.ts';
import type { Handover } from '../../src/action/value/own-comments.ts';
import { renderHandover } from '../../src/action/wording/answers.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';
import { SERVICE } from './a-marker.ts';

export const REPOSITORY = { id: 4200, name: 'acme/app' };
export const OURS = { login: OURSELVES, repository: REPOSITORY, service: SERVICE };
export const GROUP = groupHash({ workflowPath: '.github/workflows/docs.yml', job: 'docs' });
export const HANDOVER: Handover = { job: 'j_1', repository: REPOSITORY, service: SERVICE, thread: 41, group: GROUP };

/** Writes a hand-over as we do. */
export function aHandover(handover: Partial<Handover> = {}): string {
  return renderHandover(
    { ...HANDOVER, ...handover },
    {
      origin: { kind: 'thread', url: 'https://github.com/acme/app/pull/41#issuecomment-1' },
      requester: 'mara',
      instruction: { text: 'Also covers #666.\n\nAlso covers #667.' },
      command: '/docs',
    },
  );
}

/** Writes the hand-over of a step's job, without a group unless one is given. */
export function aRunHandover(handover: Partial<Handover> = {}): string {
  return renderHandover(
    { job: 'j_1', repository: REPOSITORY, service: SERVICE, ...handover },
    { origin: { kind: 'run', url: 'https://x' }, requester: null, instruction: { text: '' }, command: '/docs' },
  );
}

export function said(
  body: string,
  { author = OURSELVES, createdAt = '2026-11-20T09:00:00Z' } = {},
): OpenPullRequest['comments'][number] {
  return { author, body, createdAt };
}

/** An open pull request as GitHub lists it, with this as our first comment. */
export function listed(number: number, body: string, given: Partial<OpenPullRequest> = {}): OpenPullRequest {
  const head = { sha: 'c0ffee'.padEnd(40, '0'), repository: REPOSITORY };
  return { number, head, comments: [said(body)], lacksOlder: false, ...given };
}
