import type { JobCreation, JobReading, MessageSending } from '../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../src/action/ports/pull-requests.ts';
import type { DocsService, Repository } from '../../src/action/ports.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import { aJob } from '../build/a-job.ts';
import { readMarker } from '../build/a-marker.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { aService } from '../fakes/fake-service.ts';

export const START = Date.UTC(2026, 10, 20, 9);
/** How long the agent works (ms): a run that follows a job reads it once before its end, and once after. */
const WORK_MS = 8_000;

/** Our pull request, which every job makes or works on. */
export const PULL: PullRequest = {
  ...{ number: 9, title: 'Docs', body: '', author: 'docs[bot]', url: 'https://github.com/acme/app/pull/9' },
  ...{ base: 'main', head: 'docs', headSha: 'c0ffee'.padEnd(40, '0'), headRepository: { id: 4200, name: 'acme/app' } },
  ...{ mergeSha: null, state: 'open', size: null },
};

/** A process, as GitHub and the service can't see it: they know no names. */
export interface Who {
  readonly name: string;
  readonly kind: 'comment' | 'step' | 'post' | 'settle';
  readonly run: string;
  readonly attempt: number;
  /** What it is asked for: all processes with one request may together send one. `retry`: see `requestOf`. */
  readonly request: string;
  /** What it must have claimed before it sends, as `kind/id reaction`. */
  readonly claims: readonly string[];
}

/** A request that has reached the service, or still may. */
export interface Sent {
  readonly by: Who;
  readonly request: string;
  /** The status comment that recorded it; null if none did. */
  readonly status: number | null;
  readonly to: 'new job' | 'message';
  jobId: string | null;
  /** When the agent has done it (UTC, ms). */
  endsAt: number;
}

/** What a process has done so far, as GitHub and the service answered it. */
export interface Deeds {
  /** The reactions that it knows to have made (201). */
  readonly claims: Set<string>;
  /** All reactions that it has asked for. */
  readonly asked: Set<string>;
  /** The status comment that it has written last. */
  own: number | null;
  /** It has said that it waits. */
  waitedIn: number | null;
}

/** The change of a status comment. */
export interface Edit {
  readonly id: number;
  readonly before: Marker | null;
  readonly after: Marker;
}

/** What GitHub, the service and the clock share between all processes. Ears hear of everything that happens. */
export interface Hub {
  /** UTC, ms. */
  now: number;
  /** The pull request that the service names for every job. */
  pull: PullRequest;
  readonly github: FakeRepository;
  /** The threads of the comments that are not in thread 7. */
  readonly threads: Map<number, number>;
  /** What a list may still show: everything but the latest write. */
  shownLate: FakeRepository['stored'];
  /** Whose write that is. */
  latest: Who | null;
  /** When the agent's work on a job ends (UTC, ms). */
  readonly jobs: Map<string, number>;
  readonly sent: Sent[];
  readonly deeds: Map<string, Deeds>;
  readonly ears: Ears;
}

export interface Ears {
  readonly onSend: (sent: Sent, hub: Hub) => void;
  readonly onEdit: (edit: Edit, by: Who, hub: Hub) => void;
  readonly onWrite: (body: string, thread: number, hub: Hub) => void;
}

export function aHub(ears: Ears): Hub {
  const github = aRepository();
  github.pulls.set('acme/app#9', PULL);
  const more = { threads: new Map(), shownLate: [], latest: null, jobs: new Map(), sent: [], deeds: new Map() };
  const hub: Hub = { now: START, pull: PULL, github, ...more, ears };
  github.clock = { now: () => hub.now };
  return hub;
}

export function deedsOf(hub: Hub, { name }: Pick<Who, 'name'>): Deeds {
  const known = hub.deeds.get(name) ?? { claims: new Set(), asked: new Set(), own: null, waitedIn: null };
  hub.deeds.set(name, known);
  return known;
}

/** Names what a process is asked for. A retry repeats the request whose status comment it claims. */
export function requestOf(hub: Hub, who: Who): string {
  if (who.request !== 'retry') return who.request;
  const { asked, own } = deedsOf(hub, who);
  const isOther = (claim: string): boolean =>
    /^issue-comment\/\d+ (rocket|eyes)$/.test(claim) && !who.claims.includes(claim) && !claim.includes(`/${own} `);
  return `retry of ${[...asked].filter(isOther).join(' and ') || 'nothing'}`;
}

export function threadOf({ threads }: Hub, id: number): number {
  return threads.get(id) ?? 7;
}

export function markerIn(body: string): Marker | null {
  const read = readMarker(body);
  return read.kind === 'marker' ? read.marker : null;
}

/** Lists comments as GitHub does. `late`: without the latest write. */
export function listed(hub: Hub, { late = false } = {}): Pick<Repository, 'comments' | 'recentComments'> {
  const { stored } = hub.github;
  const all = [...(late ? hub.shownLate : stored)];
  return {
    comments: async (thread, { kind = 'issue-comment', since = '' } = {}) =>
      all.filter((row) => row.kind === kind && threadOf(hub, row.id) === thread && row.createdAt >= since),
    recentComments: async (kind) => {
      const comments = all.filter((row) => row.kind === kind).map((row) => ({ ...row, thread: threadOf(hub, row.id) }));
      return { comments, cut: false };
    },
  };
}

/** The shared repository, as one process uses it. */
export function repositoryFor(hub: Hub, who: Who): Repository {
  const { github, ears } = hub;
  const deeds = deedsOf(hub, who);
  const writes = (id: number, before: Marker | null, body: string): void => {
    const after = markerIn(body);
    if (after === null) return;
    if (who.kind !== 'settle' && after.run === who.run) deeds.own = id;
    if (after.state === 'waiting') deeds.waitedIn = id;
    ears.onEdit({ id, before, after }, who, hub);
  };
  return {
    ...github,
    comments: (...given) => listed(hub).comments(...given),
    recentComments: (...given) => listed(hub).recentComments(...given),
    createComment: async ({ thread }, body) => {
      hub.shownLate = [...github.stored];
      hub.latest = who;
      const made = github.add(OURSELVES, body, new Date(hub.now).toISOString());
      if (thread !== 7) hub.threads.set(made.id, thread);
      ears.onWrite(body, thread, hub);
      writes(made.id, null, body);
      return made;
    },
    editComment: async (ref, body) => {
      const before = github.stored.find(({ id }) => id === ref.id);
      hub.shownLate = [...github.stored];
      hub.latest = who;
      const after = await github.editComment(ref, body);
      writes(ref.id, markerIn(before?.body ?? ''), body);
      return after;
    },
    react: async (on, reaction) => {
      const name = `${on.kind}/${on.id} ${reaction}`;
      deeds.asked.add(name);
      if (!github.reactions.has(name)) github.reactedAt.set(name, hub.now);
      return github.react(on, reaction);
    },
  };
}

/** The shared service, as one process uses it. */
export function serviceFor(hub: Hub, who: Who): DocsService {
  const send = (to: Sent['to'], jobId: string): void => {
    const endsAt = hub.now + WORK_MS;
    hub.jobs.set(jobId, endsAt);
    const planned = hub.sent.find((each) => each.by === who && each.jobId === null);
    Object.assign(planned ?? delay(hub, who, to), { jobId, endsAt });
  };
  return {
    ...aService(),
    createJob: async (): Promise<JobCreation> => {
      const id = `j_${hub.jobs.size + 1}`;
      send('new job', id);
      return { kind: 'created', job: jobIn(hub, id) };
    },
    sendMessage: async (id): Promise<MessageSending> => {
      if ((hub.jobs.get(id) ?? 0) > hub.now) return { kind: 'busy', problem: PROBLEM };
      send('message', id);
      return { kind: 'sent', job: jobIn(hub, id) };
    },
    readJob: async (id): Promise<JobReading> =>
      hub.jobs.has(id) ? { kind: 'job', job: jobIn(hub, id) } : { kind: 'missing', problem: PROBLEM },
  };
}

/** Notes a request that its sender has given up, and that may still arrive. */
export function delay(hub: Hub, who: Who, to: Sent['to']): Sent {
  const about = { request: requestOf(hub, who), status: deedsOf(hub, who).own };
  const sent: Sent = { by: who, ...about, to, jobId: null, endsAt: Number.POSITIVE_INFINITY };
  hub.ears.onSend(sent, hub);
  hub.sent.push(sent);
  return sent;
}

export const PROBLEM = { message: 'The service says no.', hint: 'Ask it.' };

function jobIn({ jobs, now, pull }: Hub, id: string): ReturnType<typeof aJob> {
  const isOver = (jobs.get(id) ?? 0) <= now;
  return aJob({ id, ...(isOver ? { status: 'completed', prLink: pull.url } : {}) });
}
