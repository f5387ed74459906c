import type { CommentIntent } from '../../src/action/event/intent.ts';
import { runComment } from '../../src/action/stories/comment.ts';
import { runSettle } from '../../src/action/stories/settle.ts';
import { runJob } from '../../src/action/stories/step.ts';
import { groupHash, type Marker } from '../../src/action/value/marker.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { aCommand } from '../build/a-command.ts';
import { aHandover } from '../build/a-handover.ts';
import { INSTRUCTION } from '../build/a-marker.ts';
import { anIntent, aWorld } from '../build/a-world.ts';
import { aCommentMarker, leave } from '../build/said.ts';
import { PULL as PULL_THREAD, SHOWN_PULL } from '../build/threads.ts';
import { aRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { type Hub, PULL, START } from './hub.ts';
import type { Story } from './play.ts';
import type { Actor } from './process.ts';

const BASE: Partial<Record<InputName, string>> = { handover: 'true', 'wait-minutes': '5' };
const AT_START = new Date(START).toISOString();
const GROUP = groupHash({ command: '/docs' });

/** The world of one attempt, without its ports. */
function placed(run: string, attempt: number, inputs: Given['inputs']): Pick<Actor, 'settings' | 'run'> {
  const made = aWorld({ inputs: { ...BASE, prompt: '', ...inputs }, run: { runId: run, attempt } });
  return { settings: made.settings, run: made.run };
}

interface Given {
  readonly attempt?: number;
  readonly after?: readonly string[];
  readonly inputs?: Partial<Record<InputName, string>>;
}

/** What a comment asks for: comments with the same `request` together get one job. */
interface Asked {
  readonly intent: CommentIntent;
  readonly request?: string;
}

function onComment(run: string, { intent, request }: Asked, given: Given = {}): Actor {
  const { attempt = 1, after, inputs = {} } = given;
  const trigger = `issue-comment/${intent.comment.id}`;
  const place = placed(run, attempt, inputs);
  return {
    ...place,
    who: {
      ...{ name: `run ${run}/${attempt}`, kind: 'comment', run, attempt, request: request ?? trigger },
      claims: [`${trigger} ${place.settings.claimReaction}`],
    },
    ...(after === undefined ? {} : { after }),
    ...(attempt > 1 ? { mayStayAway: true } : {}),
    plays: (world) => runComment(intent, world),
  };
}

function postOf({ who, settings, run }: Actor): Actor {
  const name = `post of ${who.name}`;
  return { settings, run, who: { ...who, name, kind: 'post', request: 'none' }, after: [who.name], mayStayAway: true };
}

function again(run: string, asked: Asked, given: Given = {}): Actor {
  return onComment(run, asked, { ...given, attempt: 2, after: [`run ${run}/1`] });
}

function onStep(run: string, { leg = '', attempt = 1, after }: Given & { readonly leg?: string } = {}): Actor {
  return {
    ...placed(run, attempt, { prompt: INSTRUCTION, leg }),
    who: { name: `step ${run}${leg}/${attempt}`, kind: 'step', run, attempt, request: `step ${run}${leg}`, claims: [] },
    ...(after === undefined ? {} : { after, mayStayAway: true }),
    plays: (world) => runJob(anIntent(), world),
  };
}

function settling(run: string): Actor {
  return {
    ...placed(run, 1, { mode: 'settle' }),
    who: { name: `settle ${run}`, kind: 'settle', run, attempt: 1, request: 'none', claims: [] },
    mayStayAway: true,
    plays: (world) => runSettle(world),
  };
}

/** The intent of ada's comment with this id: everything before it is written by the seed. */
function commented(id: number, text: string, thread?: typeof PULL_THREAD): CommentIntent {
  const github = aRepository();
  for (let before = 100; before < id; before += 1) github.add('ada', 'before');
  return aCommand(text, { world: { github }, ...(thread === undefined ? {} : { thread }) }).intent;
}

function write({ github }: Hub, ...texts: readonly string[]): void {
  for (const text of texts) github.add('ada', text, AT_START);
}

const TEXT = `/docs ${INSTRUCTION}`;
const FIRST: Asked = { intent: commented(100, TEXT) };
const one = onComment('1', FIRST);
const other = onComment('2', FIRST);
const seedFirst = (hub: Hub): void => write(hub, TEXT);

/** Our status comment from an hour ago, for the comment before it. */
function left(hub: Hub, marker: Partial<Marker>): void {
  const trigger = { kind: 'issue-comment', id: 100 } as const;
  const dates = { askedAt: '2026-11-20T08:00:00.000Z', watchedUntil: '2026-11-20T08:12:00.000Z' };
  leave(hub.github, aCommentMarker({ trigger, instructionComment: trigger, run: '50', ...dates, ...marker }), {
    createdAt: '2026-11-20T08:00:05Z',
  });
}

const retrying = (id: number): Asked => ({ intent: commented(id, '/docs retry'), request: 'retry' });

/** Hands pull request 9 over, which job j_0 has made. `busy`: it still works on an earlier request. */
function handOver(hub: Hub, { busy }: { readonly busy: boolean }): void {
  const comment = hub.github.add(OURSELVES, aHandover({ job: 'j_0', group: GROUP }), '2026-11-20T08:00:00Z');
  hub.threads.set(comment.id, 9);
  hub.jobs.set('j_0', busy ? START + 7_000 : START - 60_000);
  const head = { sha: PULL.headSha, repository: PULL.headRepository };
  hub.github.openPulls = [{ number: 9, head, comments: [comment], lacksOlder: false }];
}

const INTO_OPEN = { 'pull-request': 'open' } as const;
const WAITER: Asked = { intent: commented(101, TEXT) };
const waiter = onComment('1', WAITER, { inputs: INTO_OPEN });
const lateRetry = onComment('2', retrying(102), { inputs: INTO_OPEN });
const step = onStep('1');
const LEGS = ['a', 'b'].map((leg) => onStep('1', { leg }));
const AFTER_LEGS = { attempt: 2, after: LEGS.map(({ who }) => who.name) };

function seedWaiting(hub: Hub): void {
  handOver(hub, { busy: true });
  write(hub, TEXT, '/docs retry');
}

function followUp(run: string, id: number): Actor {
  return onComment(run, { intent: commented(id, TEXT, PULL_THREAD) });
}

/** Every order of all requests. */
const ALL = Number.POSITIVE_INFINITY;
const EVERY_ORDER = { switches: ALL, seed: seedFirst };

export const STORIES = {
  redelivery: { name: 'one comment, two runs', ...EVERY_ORDER, actors: [one, other, postOf(one), again('1', FIRST)] },
  settle: { name: 'a comment beside settle', ...EVERY_ORDER, actors: [one, settling('8'), postOf(one)] },
  unwatched: {
    ...{ name: 'a comment whose run does not wait, beside two settle runs', ...EVERY_ORDER },
    actors: [onComment('1', FIRST, { inputs: { wait: 'false' } }), settling('8'), settling('9')],
  },
  retry: {
    name: 'two retries of one failed request',
    switches: 1,
    seed: (hub) => {
      write(hub, TEXT);
      left(hub, { state: 'not-created', told: ['reaction', 'notice', 'handover'] });
      write(hub, '/docs retry', '/docs retry');
    },
    actors: [onComment('1', retrying(102)), onComment('2', retrying(103)), again('1', retrying(102))],
  },
  waiting: {
    ...{ name: 'a message that waits for a busy job, its re-run, and a retry', switches: 1, seed: seedWaiting },
    actors: [waiter, postOf(waiter), again('1', WAITER, { inputs: INTO_OPEN }), lateRetry],
  },
  overdue: {
    ...{ name: 'a message that waits too long, beside settle and a retry', switches: 1, seed: seedWaiting },
    actors: [waiter, settling('8'), lateRetry],
  },
  step: {
    ...{ name: 'a step and its re-run', switches: ALL, seed: () => undefined },
    actors: [step, postOf(step), onStep('1', { attempt: 2, after: [step.who.name] }), settling('8')],
  },
  legs: {
    ...{ name: 'two legs of a matrix, and their re-runs', switches: 1, seed: () => undefined },
    actors: [...LEGS, ...['a', 'b'].map((leg) => onStep('1', { leg, ...AFTER_LEGS }))],
  },
  followUp: {
    name: 'two follow-ups to one job',
    switches: 2,
    seed: (hub) => {
      hub.github.add(OURSELVES, aHandover({ job: 'j_0' }), '2026-11-20T08:00:00Z');
      hub.jobs.set('j_0', START - 60_000);
      write(hub, TEXT, TEXT);
      hub.pull = SHOWN_PULL;
      hub.github.pulls.set('acme/app#7', SHOWN_PULL);
    },
    actors: [followUp('1', 101), followUp('2', 102)],
  },
  announcing: {
    name: 'status beside settle, when a job has ended and nobody has said so',
    switches: 1,
    seed: (hub) => {
      write(hub, TEXT);
      left(hub, { state: 'started', jobId: 'j_1', reviewer: 'ada', group: GROUP });
      hub.jobs.set('j_1', START - 60_000);
      const endsAt = START - 60_000;
      hub.sent.push({ by: one.who, request: 'an hour ago', status: 101, to: 'new job', jobId: 'j_1', endsAt });
      write(hub, '/docs status');
    },
    actors: [onComment('1', { intent: commented(102, '/docs status') }), settling('8')],
    mayMerge: true,
    mayPause: true,
  },
} satisfies Record<string, Story>;
