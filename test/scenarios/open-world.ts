import { groupHash, serviceHash } from '../../src/action/value/marker.ts';
import { believedHandover, type Handover } from '../../src/action/value/own-comments.ts';
import { hang } from '../servers/fault-server.ts';
import * as followUpWorld from './follow-up-world.ts';
import { killWhen, type Step } from './run-action.ts';
import { BOT } from './world.ts';

const { done, doneWithCommit, startFollowUpWorld, working } = followUpWorld;

/** The job of these steps. */
export const STEP = { workflowPath: '.github/workflows/docs.yml', job: 'docs' };
const WORKFLOW = `acme/app/${STEP.workflowPath}@refs/heads/main`;
export const ENVIRONMENT = { GITHUB_WORKFLOW_REF: WORKFLOW, GITHUB_JOB: STEP.job };
export const OPEN = { inputs: { 'pull-request': 'open' }, environment: ENVIRONMENT };

/** A world in which thread 2 is the open pull request of the step's earlier request, and thread 1 asks for more. */
export function startOpenWorld(
  given: Omit<NonNullable<Parameters<typeof startFollowUpWorld>[0]>, 'handover'> = {},
): Promise<followUpWorld.FollowUpWorld> {
  return startFollowUpWorld({ ...given, handover: { thread: 41, group: groupHash(STEP) } });
}

/** Our hand-over, wherever it is. */
export function handoverIn(world: followUpWorld.FollowUpWorld): {
  readonly handover: Handover | null;
  readonly text: string;
} {
  const service = serviceHash({ baseUrl: world.service.url, projectId: 'handbook' });
  const ours = { login: BOT, repository: { id: 4200, name: 'acme/app' }, service };
  for (const comment of world.comments()) {
    const handover = believedHandover({ author: comment.author.login, body: comment.body }, ours);
    if (handover !== null) return { handover, text: comment.body };
  }
  return { handover: null, text: '' };
}

export const headlines = (world: followUpWorld.FollowUpWorld): readonly string[] =>
  world.statusComments().map(({ headline }) => headline);

/** Kills the process of a step when it looks at the busy job for the third time. */
export function killedWhileItWaits(): {
  readonly look: followUpWorld.Doing;
  readonly onStart: NonNullable<Step['onStart']>;
} {
  let looks = 0;
  const look: followUpWorld.Doing = (pull) => {
    looks += 1;
    if (looks === 3) return hang;
    return looks < 3 ? working(pull) : looks < 5 ? done(pull) : doneWithCommit(pull);
  };
  return { look, onStart: killWhen('SIGKILL', () => looks === 3) };
}
