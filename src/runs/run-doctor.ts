import { InputError } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import type { DoctorIntent } from '../trigger/intent.ts';
import type { World } from './world.ts';

/** Checks the set-up without starting a job or writing anything. */
export async function runDoctor(_intent: DoctorIntent, _world: World): Promise<Outcome> {
  throw new InputError([
    { message: 'Mode "doctor" is not part of this version of docs-agent.', hint: 'Use another mode.' },
  ]);
}
