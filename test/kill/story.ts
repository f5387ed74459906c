import type { CommentRef } from '../../src/action/ports/conversations.ts';
import type { Comment } from '../../src/playground/github/state.ts';
import { BOT, type ScenarioWorld } from '../scenarios/world.ts';
import type { Behaviour } from '../servers/fault-server.ts';
import type { LedgerService } from './ledger-service.ts';

/** What happens after a process was killed. */
export const LATER = ['a re-run', 'a new run', 'two new runs at once'] as const;
export type Later = (typeof LATER)[number];

export type RunStep = NonNullable<Parameters<ScenarioWorld['run']>[0]> & { readonly runId: string };
export type StepResult = Awaited<ReturnType<ScenarioWorld['run']>>;

/** The run that is killed. */
export const FIRST_RUN = '4711';

export interface Stage extends Pick<ScenarioWorld, 'app' | 'comments' | 'github'> {
  readonly service: LedgerService;
  /** The service's address in the steps' inputs. */
  readonly baseUrl: string;
}

/** The runs of a story, after everything they need exists. */
export interface Scene {
  /** The step that is killed. */
  readonly struck: RunStep;
  readonly rerun: RunStep;
  /** Steps of other runs for the same purpose. */
  others(count: number): readonly RunStep[];
  /** How many jobs exactly the later runs must start, given the state when they begin. */
  starts(later: Later): number;
  /** Comments whose runs are alive: no other run may edit them. */
  readonly watched: readonly number[];
  /** Edits a comment as its own run does, which the others consider dead. */
  ownerWrites?(): void;
}

/** Something that runs, is killed, and is followed by other runs. */
export interface Story {
  /** What the service shows about a job before its end. */
  readonly looks: readonly ((id: string) => Behaviour)[];
  /** A bare git repository, for a story in a pull request. */
  readonly gitDir?: string;
  /** The step's result if nothing disturbs it. */
  readonly result: 'pull-request' | 'settled';
  prepare(stage: Stage): Scene;
}

/** Lists our comments, in the conversation and on the diff, oldest first. */
export function commentsOfOurs({ comments, app }: Pick<Stage, 'comments' | 'app'>): readonly Comment[] {
  const replies = [...app.reviewComments.values()].filter(({ author }) => author.login === BOT);
  return [...comments(), ...replies].toSorted((one, other) => one.id - other.id);
}

/** Names a comment of ours: only those on a diff have a place. */
export function refOf(comment: Comment): CommentRef {
  return { kind: 'diffHunk' in comment ? 'review-comment' : 'issue-comment', id: comment.id };
}

/** Checks whether our identity has put a reaction on a comment. */
export function hasReaction({ app }: Pick<Stage, 'app'>, comment: CommentRef, wanted: string): boolean {
  const subject = `${comment.kind.replace('issue-', '')}/${comment.id}`;
  return app.reactions.some(
    ({ subject: on, account, content }) => on === subject && account.login === BOT && content === wanted,
  );
}

/** A step that is killed, its re-run, and the same step in other runs. */
export function sceneOf(step: Omit<RunStep, 'runId'>): Scene {
  const struck = { ...step, runId: FIRST_RUN };
  return {
    struck,
    rerun: { ...struck, attempt: 2 },
    others: (count) => ['4712', '4713'].slice(0, count).map((runId) => ({ ...struck, runId })),
    starts: () => 0,
    watched: [],
  };
}

export function countOf(later: Later): number {
  return later === 'two new runs at once' ? 2 : 1;
}
