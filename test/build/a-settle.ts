import type { JobReading } from '../../src/action/ports/jobs.ts';
import type { Repository } from '../../src/action/ports.ts';
import { linkRules } from '../../src/action/request/pull-request.ts';
import type { Marker, StatusView } from '../../src/action/value/marker.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { readPullRequestLink } from '../../src/action/words/job.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';
import { aStatusComment } from './a-status-comment.ts';
import { aWorld, type TestWorld } from './a-world.ts';

/** An hour after the jobs of `aMarker` were requested, when no run watches them any longer. */
export const LATER = Date.UTC(2026, 10, 20, 10);

/** A repository with these status comments, from 100 on, an hour after their jobs were requested. */
export function aSettle(
  markers: readonly Marker[],
  readings: readonly (JobReading | ((message?: string) => JobReading))[] = [],
  { inputs = {}, now = LATER }: { readonly inputs?: Partial<Record<InputName, string>>; readonly now?: number } = {},
): TestWorld {
  const clock = aClock(now);
  const world = aWorld({ inputs: { mode: 'settle', prompt: '', ...inputs }, clock, service: { readings } });
  for (const marker of markers) world.github.add(OURSELVES, bodyOf(marker, world), marker.askedAt);
  return world;
}

/** Adds a review comment of thread 7, which can be read, but isn't in a list. */
export function addReviewComment({ github }: Pick<TestWorld, 'github'>, id: number): void {
  const author = { author: 'mara', authorId: 3, authorIsBot: false, viaApp: null };
  const found: Awaited<ReturnType<Repository['comment']>> = {
    ...{ kind: 'review-comment', id, nodeId: null, review: id, body: '/docs', thread: 7, place: null, ...author },
    url: `https://github.com/acme/app/issues/7#discussion_r${id}`,
    createdAt: '2026-11-20T09:00:00Z',
  };
  github.causing.set(`review-comment/${id}`, found);
}

/** A status comment as the run of this marker wrote it. */
export function bodyOf(marker: Marker, world: Pick<TestWorld, 'run' | 'settings'>): string {
  const { serverUrl } = world.run;
  return aStatusComment({ marker, view: viewOf(marker, world), instruction: { text: 'Describe `it`.' }, serverUrl });
}

function viewOf({ state, outcome, pullRequest }: Marker, world: Pick<TestWorld, 'run' | 'settings'>): StatusView {
  switch (state) {
    case 'waiting':
      return { state, pullRequest: 9 };
    case 'starting':
      return { state };
    case 'started':
      return { state, seen: { kind: 'working' } };
    case 'not-created':
      return { state, problem: { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' } };
    case 'unknown':
      return { state, evidence: 'the connection was reset.' };
    case 'finished': {
      const read = pullRequest === null ? null : readPullRequestLink(pullRequest, linkRules(world));
      return { state, outcome: outcome ?? 'failed', link: read?.kind === 'link' ? read.link : null, unlinked: null };
    }
  }
}

/** The same comment's text without its marker. */
export function textOf(body: string | undefined): string {
  return (body ?? '').split('\n').slice(1).join('\n').trim();
}
