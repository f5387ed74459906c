import { ANNOUNCEMENTS, markerFor, type StatusView, writeMarker } from '../../src/action/value/marker.ts';
import { readMarker } from '../build/a-marker.ts';
import { issueEvent } from '../scenarios/world.ts';
import { type EarlierRequest, leaveRequest } from './earlier-comment.ts';
import { type Stage, type Story, sceneOf } from './story.ts';

/**
 * A scheduled run. It finds a job that ended while no run followed it, one whose pull request the service has named only
 * since its end was written, and a start that never finished; also a job that has just ended and a slow start, each still
 * followed by its own run.
 */
export const SETTLE: Story = {
  looks: [],
  result: 'settled',
  prepare(stage) {
    const ended = (): string => stage.service.add('completed').id;
    leave(stage, { instruction: 'describe the flag', jobId: ended(), minutesAgo: 50 });
    leave(stage, { instruction: 'describe the colours', jobId: ended(), minutesAgo: 60, view: NO_PULL_REQUEST });
    const unfinished = leave(stage, { instruction: 'describe the limits', jobId: null, minutesAgo: 50 });
    const lateJob = ended();
    const watched = [
      leave(stage, { instruction: 'describe the errors', jobId: ended(), minutesAgo: 2 }),
      leave(stage, { instruction: 'describe the cache', jobId: null, minutesAgo: 15 }),
    ];
    return {
      ...sceneOf({ inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } }),
      watched,
      ownerWrites: () => showStarted(stage, { id: unfinished, jobId: lateJob }),
    };
  },
};

/**
 * A step that follows a job whose request is in its thread. It has no comment of its own, and settles that of the request;
 * two such steps may do so at once.
 */
export const FOLLOWING: Story = {
  looks: [],
  result: 'pull-request',
  prepare(stage) {
    const { id: jobId } = stage.service.add('completed');
    leave(stage, { instruction: 'describe the flag', jobId, minutesAgo: 50 });
    return sceneOf({ inputs: { prompt: '', 'job-id': jobId }, event: issueEvent(stage.github, 1) });
  },
};

/** Edits a comment like the process that owns the job, which need not read it first. */
function showStarted({ app }: Stage, { id, jobId }: { readonly id: number; readonly jobId: string }): void {
  const comment = app.comments.get(id);
  const read = readMarker(comment?.body ?? '');
  if (comment === undefined || read.kind !== 'marker') throw new Error('the comment of the owner is gone');
  const marker = markerFor(WORKING, { ...read.marker, told: [] }, { jobId });
  comment.body = comment.body.replace(
    /^.*\n\n.*/,
    `${writeMarker(marker)}\n\n**Working on it.** This comment is updated.`,
  );
}

const STARTING: StatusView = { state: 'starting' };
const WORKING: StatusView = { state: 'started', seen: { kind: 'working' } };
const NO_PULL_REQUEST: StatusView = { state: 'finished', outcome: 'no-pull-request', link: null, unlinked: null };

/** Leaves a job under way; without an id, it is still starting. An end is left with all its announcements. */
function leave(stage: Stage, given: Omit<EarlierRequest, 'view'> & Partial<Pick<EarlierRequest, 'view'>>): number {
  const underWay = given.jobId === null ? STARTING : WORKING;
  const told = given.view?.state === 'finished' ? ANNOUNCEMENTS : [];
  return leaveRequest(stage, { view: underWay, told, ...given }).status;
}
