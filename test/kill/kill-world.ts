import { assertNoCanary, CANARY_TOKEN } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import type { Step } from '../scenarios/run-action.ts';
import { LATER, startWorld } from '../scenarios/world.ts';
import { type Gateway, type Moment, startGateway } from './gateway.ts';
import { startLedgerService } from './ledger-service.ts';
import type { Passing, RequestRef } from './passing.ts';
import type { RunStep, Scene, Stage, StepResult, Story } from './story.ts';

const SCHEDULE = { name: 'schedule', payload: {} };
/** The runner gives a cancelled process 7.5 s; the product promises to need at most this (ms). */
export const SIGINT_LIMIT_MS = 6_000;

/** Where Node keeps what it compiled, if this run has a folder for it. */
const { NODE_COMPILE_CACHE } = process.env;
const COMPILED: Readonly<Record<string, string>> = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** What happens to a process: at one of its requests, or some time after its start. */
export type Blow =
  | {
      readonly at: RequestRef;
      readonly moment: Moment;
      /** Null if the process survives and something else happens at its request. */
      readonly signal: 'SIGKILL' | 'SIGINT' | null;
      /** Happens while the request waits. */
      readonly meanwhile?: () => Promise<void>;
    }
  | { readonly afterMs: number; readonly signal: 'SIGINT' };

/** GitHub and the service behind one gateway, and the story that is played there. */
export interface KillWorld extends AsyncDisposable, Stage {
  readonly scene: Scene;
  readonly gateway: Gateway;
  run(step: RunStep): Promise<StepResult>;
  /** Runs a step and interrupts or kills it. A step that ignores SIGINT for too long is killed. */
  runStruck(step: RunStep, blow: Blow): Promise<StepResult>;
  /** Remembers what GitHub and the service know. The function that it returns brings it back. */
  remember(): () => void;
  /** Settles every open thread, when no earlier run is following one. */
  settleLater(): Promise<StepResult>;
}

/** Starts everything that one cell of the matrix needs. At the end, all requests are searched for the key and the token. */
export async function startKillWorld(story: Story): Promise<KillWorld> {
  await using started = new AsyncDisposableStack();
  const scenario = started.use(await startWorld(story.gitDir === undefined ? {} : { gitDir: story.gitDir }));
  const service = started.use(await startLedgerService(story.looks));
  const gateway = started.use(await startGateway({ github: scenario.github.url, service: service.url }));
  const run: KillWorld['run'] = (step) =>
    scenario.run({
      ...step,
      inputs: { ...step.inputs, 'base-url': gateway.url },
      environment: { GITHUB_API_URL: `${gateway.url}/api/v3`, ...COMPILED, ...step.environment },
    });
  const { app, comments, github } = scenario;
  const stage = { app, comments, github, service, baseUrl: gateway.url };
  const scene = story.prepare(stage);
  started.defer(() => assertNoCanary(gateway.requests.map(withoutProperKey)));
  const running = started.move();
  return {
    ...stage,
    ...{ scene, gateway, run, runStruck: struckRun(run, gateway) },
    remember() {
      const [bringBack, bringJobsBack] = [scenario.remember(), service.remember()];
      return () => {
        bringBack();
        bringJobsBack();
      };
    },
    settleLater: () => run({ runId: '4799', inputs: { mode: 'settle', prompt: '' }, event: SCHEDULE, ...LATER }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function struckRun(run: KillWorld['run'], gateway: Gateway): KillWorld['runStruck'] {
  return async (step, blow) => {
    using timers = new DisposableStack();
    const after = (ms: number, action: () => void): void => {
      const timer = setTimeout(action, ms);
      timers.defer(() => clearTimeout(timer));
    };
    const onStart: Step['onStart'] = (child) => {
      const strike = (): void | Promise<void> => {
        if (blow.signal === null) return blow.meanwhile?.();
        child.kill(blow.signal);
        after(SIGINT_LIMIT_MS, () => child.kill('SIGKILL'));
      };
      if ('afterMs' in blow) after(blow.afterMs, strike);
      else gateway.arm({ ...blow, blow: strike });
    };
    const result = await run({ ...step, onStart });
    await gateway.calm();
    if ('at' in blow && !gateway.struck()) throw new Error(`Nothing was sent at which to strike: ${blow.at.name}`);
    return result;
  };
}

/** Leaves out the headers where key and token belong. */
function withoutProperKey({ to, headers, ...rest }: Passing): unknown {
  const { authorization, ...others } = headers;
  const proper = to === 'service' ? `Bearer ${CANARY_KEY}` : `token ${CANARY_TOKEN}`;
  return { to, ...rest, headers: authorization === proper ? others : headers };
}
