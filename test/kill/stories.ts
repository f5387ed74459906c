import type { Step } from '../scenarios/run-action.ts';
import { commentEvent, issueEvent, type ScenarioWorld } from '../scenarios/world.ts';
import type { Behaviour } from '../servers/fault-server.ts';
import { stillActive, tooManyRequests } from './ledger-service.ts';

/** What happens after a process was struck. */
export const LATER = ['a re-run', 'a new run', 'two new runs at once'] as const;
export type Later = (typeof LATER)[number];

/** What GitHub holds of the first run. */
export interface Traces {
  readonly claim: boolean;
  readonly comment: boolean;
}

/** A story in which one job is started and followed to its end. */
export interface Story {
  /** What the service shows of a job before its end. */
  readonly looks: readonly ((id: string) => Behaviour)[];
  /** How many jobs there may be in the end. */
  readonly mostJobs: Readonly<Record<Later, number>>;
  /** Whether somebody who comes later must ask for a job, by what the first run has left at GitHub. */
  mustStart(later: Later, traces: Traces): boolean;
  /** Puts what is needed into the world, and gives the step's inputs and event, the same for every run. */
  prepare(world: Pick<ScenarioWorld, 'github' | 'app'>): Pick<Step, 'inputs'> & Required<Pick<Step, 'event'>>;
}

/** A `/docs …` comment: whatever runs for it later, there is one job. It takes long enough to be told by a notice. */
export const COMMENT: Story = {
  looks: [tooManyRequests],
  mostJobs: { 'a re-run': 1, 'a new run': 1, 'two new runs at once': 1 },
  mustStart: (_later, { claim }) => !claim,
  prepare: (world) => ({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe the flag `--fast`') }),
};

/** A step in `job` mode with a thread: a re-run is the same request, and every new run is a request of its own. */
export const JOB_STEP: Story = {
  looks: [stillActive],
  mostJobs: { 'a re-run': 1, 'a new run': 2, 'two new runs at once': 3 },
  mustStart: (later, { comment }) => later !== 'a re-run' || !comment,
  prepare: ({ github }) => ({ inputs: { prompt: 'Describe the new flag.' }, event: issueEvent(github, 1) }),
};
