import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertNoCanary, type Step, type StepResult } from '../scenarios/run-action.ts';
import { type ScenarioWorld, startWorld } from '../scenarios/world.ts';
import { type Gateway, type Moment, type Passing, startGateway } from './gateway.ts';
import { type LedgerService, startLedgerService } from './ledger-service.ts';
import type { Story } from './stories.ts';

/** The runner gives a cancelled process 7.5 s; this is what the product promises to need (ms). */
export const SIGINT_LIMIT_MS = 6_000;

export const FIRST_RUN = '4711';

export interface Blow {
  /** Null where the process lives, and only its connection breaks. */
  readonly signal: 'SIGKILL' | 'SIGINT' | null;
  readonly moment: Moment;
}

/** GitHub and the service behind one door, and the one story that is played there. */
export interface KillWorld extends AsyncDisposable, Pick<ScenarioWorld, 'app' | 'comments'> {
  readonly service: LedgerService;
  readonly gateway: Gateway;
  /** Runs the story's step undisturbed, in the run `runId`; with `state` as its post process. */
  run(step: Pick<Step, 'state'> & { readonly runId: string; readonly attempt?: number }): Promise<StepResult>;
  /** Runs it for the first time, and strikes it at a request. One that does not heed SIGINT in time is killed. */
  runStruck(at: number, blow: Blow): Promise<StepResult>;
  /** Looks after every open thread, eleven minutes later. */
  settle(): Promise<StepResult>;
}

const ELEVEN_MINUTES_LATER = `--import=${pathToFileURL(join(import.meta.dirname, 'later.mjs')).href}`;

/** Starts everything that one cell of the matrix needs. Whatever was sent is searched for the key when the world ends. */
export async function startKillWorld(story: Story): Promise<KillWorld> {
  await using started = new AsyncDisposableStack();
  const scenario = started.use(await startWorld({}));
  const service = started.use(await startLedgerService(story.looks));
  const gateway = started.use(await startGateway({ github: scenario.github.url, service: service.url }));
  const { inputs, event } = story.prepare(scenario);
  const runStep: ScenarioWorld['run'] = (step = {}) =>
    scenario.run({
      event,
      ...step,
      inputs: { ...inputs, 'base-url': gateway.url, ...step.inputs },
      environment: { GITHUB_API_URL: `${gateway.url}/api/v3`, ...step.environment },
    });
  started.defer(() => assertNoCanary(gateway.requests.map(withoutProperKey)));
  const running = started.move();
  return {
    app: scenario.app,
    comments: scenario.comments,
    service,
    gateway,
    run: runStep,
    async runStruck(at, { signal, moment }) {
      using timers = new DisposableStack();
      const step = await runStep({
        runId: FIRST_RUN,
        onStart(child) {
          const blow = (): void => {
            if (signal === null) return;
            child.kill(signal);
            const timer = setTimeout(() => child.kill('SIGKILL'), SIGINT_LIMIT_MS);
            timers.defer(() => clearTimeout(timer));
          };
          gateway.arm({ at, moment, blow });
        },
      });
      gateway.calm();
      return step;
    },
    settle: () =>
      runStep({
        runId: '4799',
        inputs: { mode: 'settle', prompt: '' },
        event: { name: 'schedule', payload: {} },
        environment: { NODE_OPTIONS: ELEVEN_MINUTES_LATER },
      }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Leaves out the one place where the key belongs. */
function withoutProperKey({ to, headers, ...rest }: Passing): unknown {
  const { authorization, ...others } = headers;
  return { to, ...rest, headers: to === 'service' ? others : headers };
}
