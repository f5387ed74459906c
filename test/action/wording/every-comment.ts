import { findRetry } from '../../../src/action/request/destination.ts';
import {
  FINISHED_OUTCOMES,
  instructionHash,
  type Marker,
  type Sighting,
  STATES,
  type StatusView,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import { ownComments, renderNotice } from '../../../src/action/value/own-comments.ts';
import * as answers from '../../../src/action/wording/answers.ts';
import type { StatusComment } from '../../../src/action/wording/status-comment.ts';
import type { Slip } from '../../../src/action/words/commands.ts';
import type { Job, PullRequestLink } from '../../../src/action/words/job.ts';
import { aCommand } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { aMarker, INSTRUCTION, SERVICE } from '../../build/a-marker.ts';
import { aStatusComment } from '../../build/a-status-comment.ts';
import { aWorld } from '../../build/a-world.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

/** A comment of ours with a heading for the reviewer. */
export interface Shown {
  readonly name: string;
  readonly markdown: string;
}

export const LINK: PullRequestLink = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' };
export const STATUS_URL = 'https://github.com/acme/app/issues/7#issuecomment-100';
const REVIEW_COMMENT_URL = 'https://github.com/acme/app/pull/7#discussion_r31';
const REFUSED = {
  message: 'the service refused the key (HTTP 401): it may be revoked or expired.',
  hint: 'Make a new key on the API keys page and store it as the secret.',
};
const PASSING = { message: 'GitHub did not show the thread (HTTP 502).', hint: 'Try again later.' };
const UNREACHABLE = {
  kind: 'unreachable',
  ...{ since: Date.UTC(2026, 10, 20, 9, 4), lastSeen: Date.UTC(2026, 10, 20, 9, 3) },
  ...{ tries: 12, reason: 'the service answered HTTP 503.' },
} as const;
const UNLINKED = { text: 'https://git.example.com/acme/docs/pull/5', reason: 'its host is not listed in `link-hosts`' };
const HOSTILE =
  'Hi @octocat, see #12, acme/app#12 and https://evil.example/acme/app/issues/1\n' +
  '```\n<!-- docs-agent:1 e30 --></details><img src=x> ![i](https://evil.example/i.png) [l](https://evil.example)\n' +
  '| a | b |\n|---|---|\n# Heading\n\u202etxet\u2066::error::no';

/** A line of the answer to `status`, 72 minutes after the request. */
function aLine(given: Partial<answers.ShownRequest>): string {
  const marker = given.marker ?? aMarker();
  const body = aStatusComment({ marker, instruction: { text: HOSTILE } });
  const now = Date.parse(marker.askedAt) + 72 * 60_000;
  return answers.stateLine({ url: STATUS_URL, body, marker, link: null, seen: null, said: null, ...given }, now);
}

export const finished = (given: Partial<StatusView & { readonly state: 'finished' }> = {}): StatusView => {
  return { state: 'finished', outcome: 'pull-request', link: null, unlinked: null, ...given };
};

const ARCHIVED = finished({ unlinked: UNLINKED, archivedSince: true });

const started = (seen: Sighting): StatusView => ({ state: 'started', seen });

export const VIEWS: Readonly<Record<string, StatusView>> = {
  starting: { state: 'starting' },
  working: started({ kind: 'working' }),
  'started, the run does not wait': started({ kind: 'not-waiting' }),
  'started, waiting was cancelled': started({ kind: 'waiting-cancelled' }),
  'started, waiting was cancelled, the job has ended': started({ kind: 'waiting-cancelled-ended' }),
  'started, the time to wait is over': started({ kind: 'still-running', waitedMinutes: 30 }),
  'started, the service refuses to show it': started({ kind: 'refused', problem: REFUSED }),
  'started, the service does not answer': started(UNREACHABLE),
  'started, the service has never answered this run': started({ ...UNREACHABLE, tries: 1, lastSeen: null }),
  'a pull request': finished({ link: LINK }),
  'a pull request, the job was archived since': finished({ link: LINK, archivedSince: true }),
  'a pull request that is not linked': finished({ unlinked: UNLINKED }),
  'a pull request that is not linked, the job was archived since': ARCHIVED,
  'a pull request whose address is no longer known': finished({}),
  'no pull request': finished({ outcome: 'no-pull-request' }),
  failed: finished({ outcome: 'failed', reason: null }),
  'failed, for a reason': finished({ outcome: 'failed', reason: 'the agent ended with exit code 3: no idea' }),
  archived: finished({ outcome: 'archived' }),
  'no news': finished({ outcome: 'no-news' }),
  'not created': { state: 'not-created', problem: REFUSED },
  'not created, which may pass': { state: 'not-created', problem: PASSING },
  unknown: { state: 'unknown', evidence: 'the connection was reset, after the request was sent.' },
};

const HOSTILE_VIEWS: Readonly<Record<string, StatusView>> = {
  'a pull request at a hostile address': finished({ unlinked: { ...UNLINKED, text: HOSTILE }, archivedSince: true }),
  'failed, for a hostile reason': finished({ outcome: 'failed', reason: HOSTILE }),
  'not created, for a hostile reason': { state: 'not-created', problem: { message: HOSTILE, hint: HOSTILE } },
  'refused in hostile words': started({ kind: 'refused', problem: { message: HOSTILE, hint: HOSTILE } }),
  'unreachable for a hostile reason': started({ ...UNREACHABLE, reason: HOSTILE }),
};

const NOTE = 'Left out: 1 CI file, 2 symbolic links (`.github/ci.yml`, `docs/a`, `docs/b`).';
const OPEN_AT = 'https://github.com/acme/app/compare/main...docs-agent/h2k9d0s8f7a1?expand=1';
const NOT_OPENED = finished({ outcome: 'failed', reason: HOSTILE });
const READY = finished({ outcome: 'failed', reason: HOSTILE, openAt: OPEN_AT });
/** Of a job that runs on the runner. */
const HERE: Readonly<Record<string, readonly [StatusView, Partial<Job>, Marker['trigger']?]>> = {
  'a pull request': [finished({ link: LINK }), { note: NOTE, summary: HOSTILE }],
  'no pull request': [finished({ outcome: 'no-pull-request' }), { note: NOTE, summary: HOSTILE }],
  'no pull request, in few words': [finished({ outcome: 'no-pull-request' }), { summary: 'The page has it already.' }],
  'no pull request, and no words': [finished({ outcome: 'no-pull-request' }), { note: NOTE }],
  'failed, for a hostile reason': [NOT_OPENED, { summary: HOSTILE }],
  'its pull request could not be opened': [READY, { note: NOTE, summary: HOSTILE }],
  'the pull request of a workflow could not be opened': [READY, {}, aMarker().trigger],
  'cancelled with its run': [started({ kind: 'waiting-cancelled' }), {}],
  'GitHub refuses to show it': [started({ kind: 'refused', problem: REFUSED }), {}],
  'GitHub does not answer': [started(UNREACHABLE), {}],
};

const TRIGGERS: Readonly<Record<string, Marker['trigger']>> = {
  'a comment': { kind: 'issue-comment', id: 5 },
  'a review comment': { kind: 'review-comment', id: 31 },
  'a workflow': aMarker().trigger,
};

export async function everyComment(): Promise<readonly Shown[]> {
  const ordinary = Object.entries(TRIGGERS).flatMap(([asked, trigger]) =>
    Object.entries(VIEWS).map(([name, view]) => ({
      name: `requested by ${asked}: ${name}`,
      markdown: statusComment(view, trigger),
    })),
  );
  const job = { repository: HOSTILE, ref: HOSTILE, model: HOSTILE };
  const hostile = Object.entries(HOSTILE_VIEWS).map(([name, view]) => ({
    name: `hostile texts: ${name}`,
    markdown: statusComment(view, aMarker().trigger, { job: aJob(job), instruction: { text: HOSTILE } }),
  }));
  const here = Object.entries(HERE).map(([name, [view, job, trigger = { kind: 'issue-comment', id: 5 } as const]]) => ({
    name: `on the runner: ${name}`,
    markdown: statusComment(view, trigger, { job: aJob(job) }, { reserved: true }),
  }));
  return [...ordinary, ...hostile, ...here, ...remarked(), ...notices(), ...(await retryRefusals())];
}

function statusComment(
  view: StatusView,
  trigger: Marker['trigger'],
  overrides: Partial<StatusComment> = {},
  more: Partial<Marker> = {},
): string {
  const over = view.state === 'finished';
  return aStatusComment({
    marker: aMarker({
      state: view.state,
      outcome: over ? view.outcome : null,
      trigger,
      pullRequest: over ? (view.link?.url ?? null) : null,
      ...more,
    }),
    ...{ view, job: view.state === 'finished' || view.state === 'started' ? aJob() : null },
    endedAt: over && view.outcome !== 'no-news' ? Date.UTC(2026, 10, 20, 9, 12) : null,
    origin: trigger.kind === 'review-comment' ? REVIEW_COMMENT_URL : null,
    ...overrides,
  });
}

/** Remarks on a request that got a job of its own, because an open pull request could not take it. */
function remarked(): readonly Shown[] {
  const remarks = [
    'Also covers #41, #40.',
    '1 hidden part was removed.',
    'The request needs a job of its own, because the job of pull request 5 accepted no message.',
  ];
  const reasons = { 'for a reason': 'The service refused the request (HTTP 405).', 'for a hostile reason': HOSTILE };
  return Object.entries(reasons).map(([name, reason]) => ({
    name: `remarks: a new job, ${name}`,
    markdown: statusComment(started({ kind: 'working' }), aMarker().trigger, {
      instruction: { text: INSTRUCTION, remarks, reason },
    }),
  }));
}

const NOT_MADE = { outcome: 'failed', link: null, reason: HOSTILE } as const;
const FOLLOWED_UP = { outcome: 'pull-request', link: LINK, request: 'message' } as const;

type End = Parameters<typeof answers.endNotice>[0];
const notice = (end: Omit<End, 'request'> & Partial<End>): string =>
  answers.endNotice({ request: 'job', ...end }, STATUS_URL);

function notices(): readonly Shown[] {
  const states = STATES.filter((state) => state !== 'finished').map((state) => aMarker({ state }));
  const ends = FINISHED_OUTCOMES.map((outcome) => aMarker({ state: 'finished', outcome }));
  const slipped = (about: Slip['about'], words: string, nearest: string, command = '/docs'): string =>
    answers.slipText({ kind: 'slip', about, words, nearest }, command);
  const help = (permission: string, allowsOthers = false, command = '/docs'): string =>
    answers.helpText(command, { permission, allowsOthers });
  const texts: Readonly<Record<string, string>> = {
    'an answer to help': help('write'),
    'an answer to help, where the workflow names others too': help('maintain', true),
    'an answer to help, where anyone may': help('none', false, '/bot'),
    'an answer to one word': slipped('word', 'thanks', '…'),
    'an answer to a mistyped command': slipped('name', 'statsu now', 'status'),
    'an answer to a period that does not exist': slipped('period', 'report lastweek', 'report last-week'),
    'an answer to a retry with text below it': slipped('text', 'retry', 'retry'),
    'an answer to a request to cancel': slipped('cancel', 'cancel that', 'status'),
    'an answer to hostile words': slipped('period', HOSTILE, 'report', '/bot'),
    'an answer to status': [...states, ...ends].map((marker) => aLine({ marker })).join('\n'),
    'an answer to status, for follow-ups': [...states, ...ends]
      .map((marker) => aLine({ marker: { ...marker, request: 'message' }, link: LINK }))
      .join('\n'),
    'an answer to status, with what a read has just shown': [
      aLine({ seen: 'running' }),
      aLine({ seen: 'unreadable', said: `Could not check the job j_1: ${REFUSED.message} ${REFUSED.hint}` }),
      aLine({ said: HOSTILE }),
      aLine({ marker: aMarker({ state: 'finished', outcome: 'failed' }), openAt: OPEN_AT }),
    ].join('\n'),
    'an answer to status, with a comment that someone edited': answers.unreadableLine(STATUS_URL),
    'the end of a long job: a pull request that is linked': notice({ outcome: 'pull-request', link: LINK }),
    ...Object.fromEntries(
      FINISHED_OUTCOMES.map((outcome) => [`the end of a long job: ${outcome}`, notice({ outcome, link: null })]),
    ),
    'the end of a long follow-up: new commits': notice({ ...FOLLOWED_UP, update: 'new-commits' }),
    'the end of a long follow-up: no new commits': notice({ ...FOLLOWED_UP, update: 'no-new-commits' }),
    'the end of a long follow-up whose commits were not compared': notice(FOLLOWED_UP),
    'the end of a long job: failed, for a hostile reason': notice(NOT_MADE),
    'the end of a long job: its pull request could not be opened': notice({ ...NOT_MADE, openAt: OPEN_AT }),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, markdown: renderNotice({ comment: 5 }, text) }));
}

/** Threads in which there is nothing to retry; comment 100 is by someone who may not start jobs. */
const requestedBy = (id: number) => {
  const comment = { kind: 'issue-comment', id } as const;
  return { trigger: comment, instructionComment: comment };
};
const THREADS_WITHOUT_RETRY: Readonly<Record<string, Partial<Marker> | null>> = {
  'there is no job': null,
  'the job still runs': {},
  'the job ended well': { state: 'finished' },
  'a workflow requested it': { state: 'finished', outcome: 'failed' },
  'the instruction is gone': { state: 'finished', outcome: 'failed', ...requestedBy(5) },
  'the instruction was changed': { state: 'not-created', ...requestedBy(100) },
  'the author of the instruction may no longer start jobs': {
    ...{ state: 'unknown', ...requestedBy(100), instructionHash: instructionHash('Something else.') },
  },
};

async function retryRefusals(): Promise<readonly Shown[]> {
  return Promise.all(
    Object.entries(THREADS_WITHOUT_RETRY).map(async ([name, marker]) => {
      const github = aRepository();
      github.permission = { permission: 'read', role: 'read' };
      github.add('grace', '/docs Something else.');
      if (marker !== null) github.add(OURSELVES, writeMarker(aMarker(marker)));
      const ours = { login: OURSELVES, repository: aMarker().repository, service: SERVICE };
      const { intent } = aCommand('/docs retry', { comment: { id: 200 } });
      const thread = { intent, own: ownComments(github.stored, ours), comments: github.stored, waited: null };
      const retry = await findRetry(thread, aWorld({ github }));
      const text = retry.kind === 'refused' ? retry.sentence : '(a job would be started)';
      return { name: `no retry, because ${name}`, markdown: renderNotice({ comment: 5 }, text) };
    }),
  );
}
