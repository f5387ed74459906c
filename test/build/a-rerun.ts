import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { aWorld, type TestWorld } from './a-world.ts';

/** Makes the second attempt of a run, an hour later, in the thread that the first one left. */
export function aRerun(github: FakeRepository, given: Parameters<typeof aWorld>[0] = {}): TestWorld {
  return aWorld({ github, run: { attempt: 2 }, clock: aClock(Date.UTC(2026, 10, 20, 10)), ...given });
}

/** Makes a thread where a first attempt left a comment with this marker. */
export function aThread(marker: Marker): FakeRepository {
  const github = aRepository();
  github.add(OURSELVES, `${writeMarker(marker)}\n\nwritten by the first attempt`);
  return github;
}
