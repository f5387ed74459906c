import type { Behaviour } from '../servers/fault-server.ts';
import type { Step } from './run-action.ts';

/** A step that learns when the deadlines of its requests to the service expire, and a behaviour that makes them. */
export interface MissedDeadline {
  readonly step: Pick<Step, 'onStart'>;
  readonly behaviour: Behaviour;
}

/**
 * Makes a server miss a deadline: as soon as `behaviour` has been played, the deadlines of the step strike, and not a
 * moment before. A short deadline would also strike at other requests on a busy machine. Needs virtual time.
 */
export function missDeadlineBy(behaviour: Behaviour): MissedDeadline {
  let strike = (): void => undefined;
  return {
    step: {
      onStart: (child) => {
        strike = () => void child.kill('SIGUSR2');
      },
    },
    behaviour: (socket, request) => {
      behaviour(socket, request);
      strike();
    },
  };
}
