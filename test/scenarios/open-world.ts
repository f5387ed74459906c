import { groupHash, serviceHash } from '../../src/action/value/marker.ts';
import { believedHandover, type Handover } from '../../src/action/value/own-comments.ts';
import { type FollowUpWorld, startFollowUpWorld } from './follow-up-world.ts';
import { BOT } from './world.ts';

/** The job of these steps. */
export const STEP = { workflowPath: '.github/workflows/docs.yml', job: 'docs' };
const WORKFLOW = `acme/app/${STEP.workflowPath}@refs/heads/main`;
export const OPEN = {
  inputs: { 'pull-request': 'open' },
  environment: { GITHUB_WORKFLOW_REF: WORKFLOW, GITHUB_JOB: STEP.job },
};

/** A world in which thread 2 is the open pull request of the step's earlier request, and thread 1 asks for more. */
export function startOpenWorld(
  given: Omit<NonNullable<Parameters<typeof startFollowUpWorld>[0]>, 'handover'> = {},
): Promise<FollowUpWorld> {
  return startFollowUpWorld({ ...given, handover: { thread: 41, group: groupHash(STEP) } });
}

/** Our hand-over, wherever it is. */
export function handoverIn(world: FollowUpWorld): Handover | null {
  const service = serviceHash({ baseUrl: world.service.url, projectId: 'handbook' });
  const ours = { login: BOT, repository: { id: 4200, name: 'acme/app' }, service };
  for (const comment of world.comments()) {
    const handover = believedHandover({ author: comment.author.login, body: comment.body }, ours);
    if (handover !== null) return handover;
  }
  return null;
}
