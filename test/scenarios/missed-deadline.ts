import type { Behaviour } from '../servers/fault-server.ts';
import type { Step } from './run-action.ts';

/**
 * A step that learns when the deadlines of its requests to the service expire, and a behaviour that makes them expire.
 */
export interface MissedDeadline {
  readonly step: Pick<Step, 'onStart'>;
  readonly behaviour: Behaviour;
}

/**
 * Makes a server miss a deadline: the step's deadlines expire as soon as `behaviour` has been played, and not before. A
 * short deadline would also hit other requests on a busy machine. Needs virtual time.
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
