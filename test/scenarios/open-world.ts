import { believedHandover, type Handover } from '../../src/thread/handover.ts';
import { groupHash, serviceHash } from '../../src/thread/marker.ts';
import { json } from '../servers/fault-server.ts';
import { type Doing, done, doneWithCommit, type FollowUpWorld, startFollowUpWorld } from './follow-up-world.ts';
import { JOB_ID } from './scripted-service.ts';
import { BOT } from './world.ts';

export const STEP = { workflowPath: '.github/workflows/docs.yml', job: 'docs' };
export const ENVIRONMENT = {
  GITHUB_WORKFLOW_REF: `acme/app/${STEP.workflowPath}@refs/heads/main`,
  GITHUB_JOB: STEP.job,
};
export const LATER = { NODE_OPTIONS: `--import ${new URL('../kill/later.mjs', import.meta.url).href}` };
export const INPUTS = { 'pull-request': 'open' };
export const MESSAGE = `/v2/agent/handbook/job/${JOB_ID}/message`;
export const OPEN = { inputs: INPUTS, environment: ENVIRONMENT };

/** Refuses a message with this status. */
export const refused =
  (status: number): Doing =>
  () =>
    json(status, { error: 'Not this one.' });

/** A world in which thread 2 is the open pull request of the step's earlier request, and thread 1 asks for more. */
export function startOpenWorld(
  given: Omit<NonNullable<Parameters<typeof startFollowUpWorld>[0]>, 'handover'> & {
    readonly handover?: Partial<Handover>;
  } = {},
): Promise<FollowUpWorld> {
  return startFollowUpWorld({
    look: [done, doneWithCommit],
    ...given,
    handover: { thread: 41, group: groupHash(STEP), ...given.handover },
  });
}

/** Our hand-over, wherever it is. */
export function handoverIn(world: FollowUpWorld): { readonly handover: Handover | null; readonly text: string } {
  const ours = {
    login: BOT,
    repository: { id: 4200, name: 'acme/app' },
    service: serviceHash({ baseUrl: world.service.url, projectId: 'handbook' }),
  };
  for (const comment of world.comments()) {
    const handover = believedHandover({ author: comment.author.login, body: comment.body }, ours);
    if (handover !== null) return { handover, text: comment.body };
  }
  return { handover: null, text: '' };
}

/** The requests to the service. */
export const requestsOf = ({ service }: FollowUpWorld): readonly string[] =>
  service.requests.map(({ method, path }) => `${method} ${path.replace('/v2/agent/handbook', '')}`);

/** The text of our status comment, without its marker. */
export function textOf(world: FollowUpWorld): string {
  const status = world.comments().findLast(({ thread }) => thread === 1);
  return (status?.body ?? '').replace(/^.*\n+/, '');
}

export const headlines = (world: FollowUpWorld): readonly string[] =>
  world.statusComments().map(({ headline }) => headline);
