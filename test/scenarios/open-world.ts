import { groupHash, instructionHash, type Marker, serviceHash } from '../../src/action/value/marker.ts';
import { believedHandover, type Handover } from '../../src/action/value/own-comments.ts';
import { renderStatusComment } from '../../src/action/wording/status-comment.ts';
import type { FaultAction } from '../../src/playground/github/faults.ts';
import type { LocalGitHub } from '../../src/playground/github/server.ts';
import { aMarker } from '../build/a-marker.ts';
import { readMarker } from '../build/marker-line.ts';
import { hang, json } from '../servers/fault-server.ts';
import {
  type Doing,
  done,
  doneWithCommit,
  type FollowUpWorld,
  startFollowUpWorld,
  working,
} from './follow-up-world.ts';
import type { Step } from './run-action.ts';
import { JOB_ID } from './scripted-service.ts';
import { BOT } from './world.ts';

export const STEP = { workflowPath: '.github/workflows/docs.yml', job: 'docs' };
export const ENVIRONMENT = {
  GITHUB_WORKFLOW_REF: `acme/app/${STEP.workflowPath}@refs/heads/main`,
  GITHUB_JOB: STEP.job,
};
export const INPUTS = { 'pull-request': 'open' };
export const MESSAGE = `/v2/agent/handbook/job/${JOB_ID}/message`;
export const OPEN = { inputs: INPUTS, environment: ENVIRONMENT };

/** Refuses a message with this status. */
export const refused =
  (status: number): Doing =>
  () =>
    json(status, { error: 'Not this one.' });

/** Does these to the next requests of a kind to GitHub, one each. */
export function inTurn(
  { faults }: Pick<LocalGitHub, 'faults'>,
  request: { readonly method: string; readonly path: RegExp },
  actions: readonly FaultAction[],
): void {
  for (const does of actions) faults.add({ ...request, times: 1, does });
}

/** Decides what happens to each request to GitHub; null leaves it alone. Returns what ends that. */
export function intercept(
  { faults }: Pick<LocalGitHub, 'faults'>,
  decide: (method: string, path: string) => FaultAction | null,
): () => void {
  const take = faults.take.bind(faults);
  faults.take = (method, path) => decide(method, path) ?? take(method, path);
  return () => {
    faults.take = take;
  };
}

/** Does nothing to a request. */
export const PASS: FaultAction = { kind: 'wait', until: async () => undefined };

/** Refuses a request to GitHub, and asks to wait. */
export const waitFor = (seconds: number): FaultAction => ({
  ...{ kind: 'answer', status: 403, headers: { 'retry-after': String(seconds) } },
  body: { message: 'You have exceeded a secondary rate limit.' },
});

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
  const status = world.comments().findLast(({ thread, body }) => thread === 1 && readMarker(body).kind === 'marker');
  return (status?.body ?? '').replace(/^.*\n+/, '');
}

export const headlines = (world: FollowUpWorld): readonly string[] =>
  world.statusComments().map(({ headline }) => headline);

/** Strikes the process of a step when it looks at the busy job for the third time. */
export function striking(signal: NodeJS.Signals): {
  readonly look: Doing;
  readonly onStart: NonNullable<Step['onStart']>;
} {
  let looks = 0;
  let strike = (): void => undefined;
  const look: Doing = (pull) => {
    looks += 1;
    if (looks !== 3) return looks < 3 ? working(pull) : looks < 5 ? done(pull) : doneWithCommit(pull);
    strike();
    return signal === 'SIGKILL' ? hang : working(pull);
  };
  const onStart: NonNullable<Step['onStart']> = (child) => {
    strike = () => void child.kill(signal);
  };
  return { look, onStart };
}

/** Leaves a status comment as another workflow with our identity could, and returns its id. */
export function leave(
  world: FollowUpWorld,
  thread: number,
  given: Partial<Marker>,
  shared: Pick<Marker, 'group'> = { group: groupHash({ command: '/docs' }) },
): number {
  const { github, app, service } = world;
  const { id } = github.state.addComment(app, thread, { author: 'mara', body: '/docs Describe --json.' });
  const marker = aMarker({
    trigger: { kind: 'issue-comment', id },
    instructionComment: { kind: 'issue-comment', id },
    instructionHash: instructionHash('Describe --json.'),
    service: serviceHash({ baseUrl: service.url, projectId: 'handbook' }),
    askedAt: new Date().toISOString(),
    watchedUntil: new Date().toISOString(),
    ...shared,
    ...given,
  });
  const url = marker.pullRequest;
  const link = url === null ? null : { url, repository: 'acme/app', number: world.pullRequest };
  const view =
    marker.state === 'finished'
      ? ({ state: 'finished', outcome: marker.outcome ?? 'failed', link, unlinked: null } as const)
      : ({ state: 'not-created', problem: { message: 'No.', hint: 'None.' } } as const);
  const body = renderStatusComment({
    ...{ marker, view, job: null, instruction: { text: 'Describe --json.' }, endedAt: null },
    ...{ serverUrl: github.url, command: '/docs', handsOver: true },
  });
  return github.state.addComment(app, thread, { author: BOT, body }).id;
}
