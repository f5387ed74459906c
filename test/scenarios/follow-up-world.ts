import { execFileSync } from 'node:child_process';
import type { Marker } from '../../src/action/value/marker.ts';
import type { Handover } from '../../src/action/value/own-comments.ts';
import { readMarker } from '../build/a-marker.ts';
import { type Behaviour, json } from '../servers/fault-server.ts';
import {
  conversationEvent,
  leaveHandover,
  type PullRequestWorld,
  startPullRequestWorld,
} from './pull-request-world.ts';
import { JOB_ID, jobBody } from './scripted-service.ts';
import type { ScenarioWorld } from './world.ts';

const FILES = { before: { 'docs/cli.md': 'Slow.\n' }, after: { 'docs/cli.md': 'Fast.\n' } } as const;

/** The agent's pull request, as the service can name and change it. */
export interface AgentPull {
  readonly url: string;
  /** Adds a commit to its branch. */
  push(): void;
}

/** What the service does once the pull request is known. */
export type Doing = (pull: AgentPull) => Behaviour;

/** Shows the job at work. */
export const working: Doing = ({ url }) => json(200, jobBody({ prLink: url }));
/** Shows the job as completed, without a new commit. */
export const done: Doing = ({ url }) => json(200, jobBody({ status: 'completed', prLink: url }));
/** The same, with a new commit on the pull request's branch. */
export const doneWithCommit: Doing = (pull) => {
  pull.push();
  return done(pull);
};

/** A world whose thread 2 is a pull request of the job `j_1`, with our hand-over unless the job is still to come. */
export interface FollowUpWorld extends PullRequestWorld {
  /** Our status comments in all conversations, oldest first. */
  statusComments(): readonly { readonly thread: number; readonly marker: Marker; readonly headline: string }[];
}

/** Starts a world with a pull request of the agent. */
export async function startFollowUpWorld({
  message = [working],
  look = [done, doneWithCommit],
  handedOver = true,
  handover = {},
}: {
  readonly message?: readonly Doing[];
  readonly look?: readonly Doing[];
  readonly handedOver?: boolean;
  readonly handover?: Partial<Handover>;
} = {}): Promise<FollowUpWorld> {
  // The servers are started before the pull request has an address.
  const known: { pull: AgentPull | null } = { pull: null };
  const played = (doing: Doing): Behaviour => {
    return (socket, request) => {
      if (known.pull === null) throw new Error('The pull request is not open yet.');
      doing(known.pull)(socket, request);
    };
  };
  const world = await startPullRequestWorld({ ...FILES, message: message.map(played), look: look.map(played) });
  const { github, app, pullRequest } = world;
  known.pull = { url: `${github.url}/acme/app/pull/${pullRequest}`, push: () => pushTo(app.gitDir ?? '') };
  if (handedOver) leaveHandover(world, { job: JOB_ID, baseUrl: world.service.url, ...handover });
  return {
    ...world,
    statusComments: () =>
      world.comments().flatMap(({ thread, body }) => {
        const read = readMarker(body);
        return read.kind === 'marker' ? [{ thread, marker: read.marker, headline: headlineOf(body) }] : [];
      }),
  };
}

/** Writes a command on the agent's pull request, and returns the step that it causes. */
export function onPull(
  world: PullRequestWorld,
  body: string,
): { readonly inputs: { readonly prompt: string }; readonly event: ReturnType<typeof conversationEvent> } {
  return { inputs: { prompt: '' }, event: conversationEvent(world, body) };
}

/** Returns the first words of a comment of ours. */
export function headlineOf(body: string): string {
  return body.split('\n\n')[1] ?? '';
}

function pushTo(gitDir: string): void {
  const who = ['-c', 'user.name=Agent', '-c', 'user.email=agent@example.com'];
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['--git-dir', gitDir, ...who, ...words], { encoding: 'utf8' }).trim();
  git('update-ref', 'refs/heads/fast', git('commit-tree', 'fast^{tree}', '-p', 'fast', '-m', 'More'));
}

/** Names the requests to GitHub in order of arrival, with `N` for each number. */
export function requestsTo({ github }: Pick<ScenarioWorld, 'github'>): readonly string[] {
  return github.ledger.map(
    ({ method, path }) => `${method} ${path.replace('/repos/acme/app', '').replace(/\d+/g, 'N')}`,
  );
}
