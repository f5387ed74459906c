import type { PullRequestLink } from '../../src/jobs/job.ts';
import { findRetry } from '../../src/runs/retry.ts';
import { FINISHED_OUTCOMES, type Marker, STATES, writeMarker } from '../../src/thread/marker.ts';
import { endNotice, helpText, renderNotice, stateLine } from '../../src/thread/notice.ts';
import { renderStatusComment, type StatusComment, type StatusView } from '../../src/thread/status-comment.ts';
import { aJob } from '../build/a-job.ts';
import { aMarker, INSTRUCTION } from '../build/a-marker.ts';
import { aWorld } from '../build/a-world.ts';
import { aRepository, OURSELVES } from '../fakes/fake-repository.ts';

/** A comment of ours with a heading for whoever reviews it. */
export interface Shown {
  readonly name: string;
  readonly markdown: string;
}

const LINK: PullRequestLink = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' };
const BASE_URL = 'https://docs.example.com';
const STATUS_URL = 'https://github.com/acme/app/issues/7#issuecomment-100';
const REVIEW_COMMENT_URL = 'https://github.com/acme/app/pull/7#discussion_r31';
const REFUSED = {
  message: 'the service refused the key (HTTP 401): it may be revoked or expired.',
  hint: 'Make a new key on the API keys page and store it as the secret.',
};
const HOSTILE =
  'Hi @octocat, see #12, acme/app#12 and https://evil.example/acme/app/issues/1\n' +
  '```\n<!-- docs-agent:1 e30 --></details><img src=x> ![i](https://evil.example/i.png) [l](https://evil.example)\n' +
  '| a | b |\n|---|---|\n# Heading\n\u202etxet\u2066::error::no';

const finished = (told: Partial<StatusView & { readonly state: 'finished' }>): StatusView => ({
  state: 'finished',
  outcome: 'pull-request',
  link: null,
  unlinked: null,
  ...told,
});

/** Every view of a job, by the words of somebody who describes it. */
const VIEWS: Readonly<Record<string, StatusView>> = {
  starting: { state: 'starting' },
  working: { state: 'started', seen: { kind: 'working' } },
  'started, the run does not wait': { state: 'started', seen: { kind: 'not-waiting' } },
  'started, waiting was cancelled': { state: 'started', seen: { kind: 'waiting-cancelled' } },
  'started, the time to wait is over': { state: 'started', seen: { kind: 'still-running', waitedMinutes: 30 } },
  'started, the service refuses to show it': { state: 'started', seen: { kind: 'out-of-sight', problem: REFUSED } },
  'a pull request': finished({ link: LINK }),
  'a pull request that is not linked': finished({ unlinked: 'https://git.example.com/acme/docs/pull/5' }),
  'a pull request whose address is not known any more': finished({}),
  'no pull request': finished({ outcome: 'no-pull-request' }),
  failed: finished({ outcome: 'failed' }),
  archived: finished({ outcome: 'archived' }),
  'no news': finished({ outcome: 'no-news' }),
  'not created': { state: 'not-created', problem: REFUSED },
  unknown: { state: 'unknown', evidence: 'the connection was reset, after the request had been sent.' },
};

const HOSTILE_VIEWS: Readonly<Record<string, StatusView>> = {
  'a pull request at a hostile address': finished({ unlinked: HOSTILE }),
  'not created, for a hostile reason': { state: 'not-created', problem: { message: HOSTILE, hint: HOSTILE } },
};

const TRIGGERS: Readonly<Record<string, Marker['trigger']>> = {
  'a comment': { kind: 'issue-comment', id: 5 },
  'a review comment': { kind: 'review-comment', id: 31 },
  'a workflow': aMarker().trigger,
};

/** Every status comment and every notice there is. */
export async function everyComment(): Promise<readonly Shown[]> {
  const ordinary = Object.entries(TRIGGERS).flatMap(([asked, trigger]) =>
    Object.entries(VIEWS).map(([name, view]) => ({
      name: `${asked} has asked: ${name}`,
      markdown: statusComment(view, trigger),
    })),
  );
  const job = { repository: HOSTILE, ref: HOSTILE, model: HOSTILE };
  const hostile = Object.entries(HOSTILE_VIEWS).map(([name, view]) => ({
    name: `hostile texts: ${name}`,
    markdown: statusComment(view, aMarker().trigger, { job: aJob(job), instruction: { text: HOSTILE } }),
  }));
  return [...ordinary, ...hostile, ...notices(), ...(await retryRefusals())];
}

function statusComment(view: StatusView, trigger: Marker['trigger'], told: Partial<StatusComment> = {}): string {
  const over = view.state === 'finished';
  return renderStatusComment({
    marker: aMarker({ state: view.state, outcome: over ? view.outcome : null, trigger }),
    view,
    job: view.state === 'finished' || view.state === 'started' ? aJob() : null,
    instruction: { text: INSTRUCTION },
    endedAt: over ? Date.UTC(2026, 10, 20, 9, 12) : null,
    serverUrl: 'https://github.com',
    command: '/docs',
    origin: trigger.kind === 'review-comment' ? REVIEW_COMMENT_URL : null,
    ...told,
  });
}

function notices(): readonly Shown[] {
  const states = STATES.filter((state) => state !== 'finished').map((state) => aMarker({ state }));
  const ends = FINISHED_OUTCOMES.map((outcome) => aMarker({ state: 'finished', outcome }));
  const answers: Readonly<Record<string, string>> = {
    'an answer to help': helpText('/docs', { permission: 'write', allowsOthers: false }),
    'an answer to help, where the workflow names others too': helpText('/docs', {
      permission: 'maintain',
      allowsOthers: true,
    }),
    'an answer to help, where anybody may': helpText('/bot', { permission: 'none', allowsOthers: false }),
    'an answer to status': [...states, ...ends].map((marker) => stateLine(marker, STATUS_URL)).join('\n'),
    'the end of a long job: a pull request that is linked': endNotice(
      { outcome: 'pull-request', link: LINK },
      STATUS_URL,
    ),
    ...Object.fromEntries(
      FINISHED_OUTCOMES.map((outcome) => [
        `the end of a long job: ${outcome}`,
        endNotice({ outcome, link: null }, STATUS_URL),
      ]),
    ),
    'the end of a long job whose status comment is gone': endNotice({ outcome: 'failed', link: null }, null),
  };
  return Object.entries(answers).map(([name, text]) => ({ name, markdown: renderNotice({ comment: 5 }, text) }));
}

/** Threads in which there is nothing to retry; the instruction, if there is one, stands in comment 100. */
const THREADS_WITHOUT_RETRY: Readonly<Record<string, Partial<Marker> | null>> = {
  'there is no job': null,
  'the job goes on': {},
  'the job ended well': { state: 'finished' },
  'a workflow has asked': { state: 'finished', outcome: 'failed' },
  'the instruction is gone': {
    state: 'finished',
    outcome: 'failed',
    trigger: { kind: 'issue-comment', id: 5 },
    instructionComment: { kind: 'issue-comment', id: 5 },
  },
  'the instruction was changed': {
    state: 'not-created',
    trigger: { kind: 'issue-comment', id: 100 },
    instructionComment: { kind: 'issue-comment', id: 100 },
  },
};

async function retryRefusals(): Promise<readonly Shown[]> {
  return Promise.all(
    Object.entries(THREADS_WITHOUT_RETRY).map(async ([name, marker]) => {
      const github = aRepository();
      github.add('mona', '/docs Something else.');
      if (marker !== null) github.add(OURSELVES, writeMarker(aMarker({ ...marker, baseUrl: BASE_URL })));
      const retry = await findRetry(7, OURSELVES, aWorld({ github, inputs: { 'base-url': BASE_URL } }));
      const text = retry.kind === 'refused' ? retry.sentence : '(a job would be started)';
      return { name: `no retry, because ${name}`, markdown: renderNotice({ comment: 5 }, text) };
    }),
  );
}
