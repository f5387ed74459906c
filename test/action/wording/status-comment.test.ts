import { describe, expect, test } from 'vitest';
import type { CommentRef } from '../../../src/action/ports/conversations.ts';
import { requestOf } from '../../../src/action/request/request.ts';
import { FINISHED_OUTCOMES, type Marker, type Sighting, type StatusView } from '../../../src/action/value/marker.ts';
import { minute } from '../../../src/action/wording/end-words.ts';
import { renderStatusComment, type StatusComment } from '../../../src/action/wording/status-comment.ts';
import { CANCELLED_BEFORE, CHANGED, NEVER_SENT, TOO_LATE } from '../../../src/action/wording/why-not.ts';
import type { PullRequestLink } from '../../../src/action/words/job.ts';
import { aJob } from '../../build/a-job.ts';
import { aMarker, INSTRUCTION } from '../../build/a-marker.ts';
import { readMarker } from '../../build/marker-line.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';
import { VIEWS } from './every-comment.ts';

const LINK: PullRequestLink = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' };
const UNLINKED = {
  text: 'https://git.example.com/acme/docs/pull/5',
  reason: '`link-hosts` does not list its host',
};
const UNREACHABLE = {
  kind: 'unreachable',
  since: Date.UTC(2026, 10, 20, 9, 4),
  tries: 12,
  reason: 'the service answered HTTP 503.',
  lastSeen: null,
} as const;
const ADVICE = 'To ask for changes, comment `/docs continue …` here.';
test('every way to end is among the comments that people review', () => {
  const ends = Object.values(VIEWS).flatMap((view) => (view.state === 'finished' ? [view.outcome] : []));
  expect(new Set(ends)).toEqual(new Set(FINISHED_OUTCOMES));
});

const PROBLEM = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };

test.each([
  ['https://github.com/acme/docs/pull/5', 'acme/docs', { handsOver: true, says: true }],
  ['https://github.example.com/acme/app/pull/5', 'acme/app', { handsOver: true, says: true }],
  ['https://github.com/Acme/App/pull/5', 'Acme/App', { handsOver: true, says: false }],
  ['https://github.com/Acme/App/pull/5', 'Acme/App', { handsOver: false, says: true }],
])(
  'the status comment says how to ask for changes unless the hand-over does: %s in %s, %j',
  (url, repository, { handsOver, says }) => {
    const link = { url, number: 5, repository };
    for (const update of ['new-commits', 'no-new-commits', undefined] as const) {
      const view = { state: 'finished', outcome: 'pull-request', link, unlinked: null } as const;
      const marker = aMarker({ state: 'finished', pullRequest: url });
      const text = render(update === undefined ? view : { ...view, update }, { marker, handsOver });
      expect(text.includes(ADVICE)).toBe(says);
      expect(render({ ...view, archivedSince: true }, { marker, handsOver })).not.toContain(ADVICE);
    }
  },
);

test.each([
  ['is not recorded, because its address is too long', null, finished({ link: LINK })],
  ['is not linked', null, finished({ unlinked: UNLINKED })],
  ['is no longer linked, for a follow-up', LINK.url, finished({ unlinked: UNLINKED })],
  ['is not known', null, finished({})],
])('nothing that is always refused is advised for a pull request that %s', (_what, pullRequest, view) => {
  expect(render(view, { marker: aMarker({ state: 'finished', pullRequest }) })).not.toContain(ADVICE);
});

function render(view: StatusView, given: Partial<StatusComment> = {}): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return renderStatusComment({
    marker: aMarker({ state: view.state, outcome, ...recorded(view) }),
    view,
    job: null,
    instruction: { text: INSTRUCTION },
    endedAt: null,
    serverUrl: 'https://github.com',
    command: '/docs',
    handsOver: true,
    ...given,
  });
}

/** The pull request that the marker of a view records. */
function recorded(view: StatusView): Pick<Marker, 'pullRequest'> {
  return { pullRequest: view.state === 'finished' ? (view.link?.url ?? null) : null };
}

/** The comment below its marker, without time, run and details. */
function headline(view: StatusView, trigger: Marker['trigger'] = aMarker().trigger): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  const body = render(view, { marker: aMarker({ state: view.state, outcome, trigger, ...recorded(view) }) });
  return body.slice(body.indexOf('\n\n') + 2, body.search(/\n\n(?:Requested |<details>)/));
}

const COMMENT: Marker['trigger'] = { kind: 'issue-comment', id: 5 };

function finished(overrides: Partial<StatusView & { readonly state: 'finished' }>): StatusView {
  return { state: 'finished', outcome: 'pull-request', link: null, unlinked: null, ...overrides };
}

describe('the whole comment', () => {
  test('of a finished job', () => {
    const ended = Date.UTC(2026, 10, 20, 9, 12, 59);
    const body = render(finished({ link: LINK }), { job: aJob({ status: 'completed' }), endedAt: ended });
    expect(readMarker(body)).toEqual({ kind: 'marker', marker: aMarker({ state: 'finished', pullRequest: LINK.url }) });
    expect(body.slice(body.indexOf('\n') + 1)).toMatchInlineSnapshot(`
      "
      **Done.** Review [pull request 5](https://github.com/acme/docs/pull/5) in \`acme/docs\`. To ask for changes, comment \`/docs continue …\` here.

      <details><summary>Details</summary>

      - Job: \`j_1\`
      - Source: \`acme/docs\` at \`main\`
      - Model: \`writer-2\`
      - Requested: 20 Nov 2026, 09:00 UTC
      - Ended: 20 Nov 2026, 09:12 UTC
      - [Log of the run](https://github.com/acme/app/actions/runs/77)

      </details>

      <details><summary>Instruction</summary>

      \`\`\`text
      Describe the new flag.
      \`\`\`

      </details>"
    `);
  });

  test('of a job that is still unknown', () => {
    const body = render({ state: 'starting' });
    expect(body.slice(body.indexOf('\n') + 1)).toMatchInlineSnapshot(`
      "
      **Starting…** Sending the request to the documentation agent.

      Requested 20 Nov 2026, 09:00 UTC · [Log of the run](https://github.com/acme/app/actions/runs/77)

      <details><summary>Instruction</summary>

      \`\`\`text
      Describe the new flag.
      \`\`\`

      </details>"
    `);
  });

  test('shows time and run outside the fold as long as the job has not ended', () => {
    const line = 'Requested 20 Nov 2026, 09:00 UTC · [Log of the run](https://github.com/acme/app/actions/runs/77)';
    const visible = (view: StatusView): string => render(view, { job: aJob() }).split('<details>')[0] ?? '';
    const seen: readonly Sighting[] = [{ kind: 'working' }, { kind: 'not-waiting' }, { kind: 'waiting-cancelled' }];
    const open: readonly StatusView[] = [
      { state: 'waiting', pullRequest: 9 },
      { state: 'starting' },
      ...seen.map((each) => ({ state: 'started', seen: each }) as const),
    ];
    for (const view of open) expect(visible(view)).toContain(`\n\n${line}\n`);
    expect(visible(finished({ link: LINK }))).not.toContain('Log of the run');
  });

  test('has no fold for a missing instruction', () => {
    expect(render({ state: 'starting' }, { instruction: { text: '' } })).not.toContain('Instruction');
  });

  test('names the source without a ref, and leaves out what the service does not say', () => {
    const body = render({ state: 'starting' }, { job: aJob({ ref: null, model: null }) });
    expect(body).toContain('\n\n- Source: `acme/docs`\n\n</details>');
    expect(body).not.toContain('Model');
    expect(render({ state: 'starting' }, { job: aJob({ repository: null }) })).not.toContain('Source');
  });

  test("links the run that wrote it last, on the run's server", () => {
    const marker = aMarker({ run: '78', state: 'starting' });
    const body = render({ state: 'starting' }, { marker, serverUrl: 'https://ghe.example.com' });
    expect(body).toContain('[Log of the run](https://ghe.example.com/acme/app/actions/runs/78)');
  });
});

describe('what the comment of a workflow says', () => {
  function seen(sighting: Sighting): string {
    return headline({ state: 'started', seen: sighting });
  }

  test('starting', () => {
    expect(headline({ state: 'starting' })).toMatchInlineSnapshot(
      `"**Starting…** Sending the request to the documentation agent."`,
    );
  });

  test('working', () => {
    expect(seen({ kind: 'working' })).toMatchInlineSnapshot(
      `"**Working on it.** This comment is updated when the job ends."`,
    );
  });

  test('not waiting', () => {
    expect(seen({ kind: 'not-waiting' })).toMatchInlineSnapshot(
      `"**Working on it.** The run doesn't wait for the job to end. \`/docs status\` or a workflow re-run updates this comment."`,
    );
  });

  test('waiting cancelled', () => {
    expect(seen({ kind: 'waiting-cancelled' })).toMatchInlineSnapshot(
      `"**The run was cancelled; the job continues.** \`/docs status\` or a workflow re-run updates this comment."`,
    );
  });

  test('waiting cancelled, and the job has ended', () => {
    expect(seen({ kind: 'waiting-cancelled-ended' })).toMatchInlineSnapshot(
      `"**The run was cancelled.** The job has since ended. \`/docs status\` or a workflow re-run updates this comment."`,
    );
  });

  test('still running', () => {
    expect(seen({ kind: 'still-running', waitedMinutes: 30 })).toMatchInlineSnapshot(
      `"**Still running** after 30 minutes; the run stopped waiting. \`/docs status\` or a workflow re-run updates this comment."`,
    );
  });

  test('still running after one minute', () => {
    expect(seen({ kind: 'still-running', waitedMinutes: 1 })).toContain('after 1 minute;');
  });

  test('refused', () => {
    expect(seen({ kind: 'refused', problem: PROBLEM })).toMatchInlineSnapshot(`
      "**Can't check the job.** It may still be running, but the service doesn't show it:

      \`\`\`text
      The service refused the key (HTTP 401).
      Make a new key.
      \`\`\`

      \`/docs status\` or a workflow re-run updates this comment."
    `);
  });

  test('unreachable', () => {
    expect(seen(UNREACHABLE)).toMatchInlineSnapshot(`
      "**Can't check the job.** The service has given no usable answer since 20 Nov 2026, 09:04 UTC (12 attempts):

      \`\`\`text
      The service answered HTTP 503.
      \`\`\`

      The job may still be running. \`/docs status\` or a workflow re-run updates this comment."
    `);
  });

  test('unreachable after one try', () => {
    expect(seen({ ...UNREACHABLE, tries: 1 })).toContain('(1 attempt)');
  });

  test('a pull request that is linked', () => {
    expect(headline(finished({ link: LINK }))).toMatchInlineSnapshot(
      `"**Done.** Review [pull request 5](https://github.com/acme/docs/pull/5) in \`acme/docs\`. To ask for changes, comment \`/docs continue …\` here."`,
    );
  });

  test('a pull request of a job that has been archived since', () => {
    expect(headline(finished({ link: LINK, archivedSince: true }))).toMatchInlineSnapshot(
      `"**Done.** Review [pull request 5](https://github.com/acme/docs/pull/5) in \`acme/docs\`. The job has since been archived."`,
    );
  });

  test('a pull request at an address that is not linked', () => {
    expect(headline(finished({ unlinked: UNLINKED }))).toMatchInlineSnapshot(`
      "**Done.** The agent made a pull request. It is not linked here because \`link-hosts\` does not list its host:

      \`\`\`text
      https://git.example.com/acme/docs/pull/5
      \`\`\`"
    `);
  });

  test('a pull request at an address that is not linked, of a job that has been archived since', () => {
    expect(headline(finished({ unlinked: UNLINKED, archivedSince: true }))).toMatchInlineSnapshot(`
      "**Done.** The agent made a pull request. It is not linked here because \`link-hosts\` does not list its host:

      \`\`\`text
      https://git.example.com/acme/docs/pull/5
      \`\`\`

      The job has since been archived."
    `);
  });

  test('a pull request whose address is no longer known', () => {
    expect(headline(finished({}))).toMatchInlineSnapshot(`"**Done.** The agent made a pull request."`);
  });

  test('no pull request', () => {
    expect(headline(finished({ outcome: 'no-pull-request' }))).toMatchInlineSnapshot(
      `"**Finished without a pull request.** The agent found nothing to change, or pushed its changes directly."`,
    );
  });

  test('failed, for a reason that the service gave', () => {
    expect(headline(finished({ outcome: 'failed', reason: 'ended with exit code 3: no idea' }))).toMatchInlineSnapshot(`
      "**The agent failed.** The service gave this reason:

      \`\`\`text
      Ended with exit code 3: no idea
      \`\`\`

      Re-run the workflow to try again."
    `);
  });

  test('failed, in a run that has not read the job', () => {
    expect(headline(finished({ outcome: 'failed' }))).not.toContain('reason');
  });

  test('failed, without a reason', () => {
    expect(headline(finished({ outcome: 'failed', reason: null }))).toMatchInlineSnapshot(
      `"**The agent failed.** The service gave no reason. Re-run the workflow to try again."`,
    );
  });

  test('archived', () => {
    expect(headline(finished({ outcome: 'archived' }))).toMatchInlineSnapshot(
      `"**The job was archived** before it finished. Re-run the workflow to try again."`,
    );
  });

  test('no news', () => {
    expect(headline(finished({ outcome: 'no-news' }))).toMatchInlineSnapshot(
      `"**No update for 7 days,** so we stopped checking this job. Re-run the workflow to try again."`,
    );
  });

  test('not created', () => {
    expect(headline({ state: 'not-created', problem: PROBLEM })).toMatchInlineSnapshot(`
      "**Not started.** No job was created:

      \`\`\`text
      The service refused the key (HTTP 401).
      Make a new key.
      \`\`\`

      Once fixed, re-run the workflow."
    `);
  });

  test('not created, without anything to fix', () => {
    expect(headline({ state: 'not-created', problem: NEVER_SENT })).toMatchInlineSnapshot(`
      "**Not started.** No job was created:

      \`\`\`text
      The run ended while it waited for the agent to finish an earlier request, so nothing was sent.
      Request it again if it is still wanted.
      \`\`\`"
    `);
  });

  test('unknown', () => {
    expect(headline({ state: 'unknown', evidence: 'the connection was reset.' })).toMatchInlineSnapshot(`
      "**We can't tell whether a job started,** and we don't send the request twice:

      \`\`\`text
      The connection was reset.
      \`\`\`

      Check the service first. A re-run starts nothing; a new run of the workflow may start a second job."
    `);
  });

  test("unknown, of a step's message: a new run sends no second job, but the message once more", () => {
    const view = { state: 'unknown', evidence: 'reset' } as const;
    const shown = render(view, { marker: aMarker({ state: 'unknown', request: 'message' }) });
    expect(shown).toContain('a new run of the workflow may send the request a second time');
    expect(shown).not.toContain('second job');
  });
});

describe('the advice in an answer to a comment, instead of a re-run', () => {
  const updates = '`/docs status` updates this comment.';

  test.each<[StatusView, string]>([
    [{ state: 'started', seen: { kind: 'not-waiting' } }, updates],
    [{ state: 'started', seen: { kind: 'waiting-cancelled' } }, updates],
    [{ state: 'started', seen: { kind: 'waiting-cancelled-ended' } }, updates],
    [{ state: 'started', seen: { kind: 'still-running', waitedMinutes: 5 } }, updates],
    [{ state: 'started', seen: { kind: 'refused', problem: PROBLEM } }, updates],
    [{ state: 'started', seen: UNREACHABLE }, updates],
    [finished({ outcome: 'failed' }), '`/docs retry` starts another job.'],
    [finished({ outcome: 'archived' }), '`/docs retry` starts another job.'],
    [finished({ outcome: 'no-news' }), '`/docs retry` starts another job.'],
    [{ state: 'not-created', problem: PROBLEM }, 'Once fixed, `/docs retry` tries again.'],
    [{ state: 'unknown', evidence: 'reset' }, 'Check the service first; `/docs retry` may start a second job.'],
  ])('%j', (view, advice) => {
    expect(headline(view, COMMENT)).toContain(advice);
    expect(headline(view, COMMENT)).not.toMatch(/workflow|re-run/i);
    expect(headline(view)).not.toContain(advice);
    expect(headline(view)).toMatch(/workflow/);
  });

  test.each([CANCELLED_BEFORE, CHANGED, NEVER_SENT, TOO_LATE])('asks to fix nothing after "$message"', (problem) => {
    const shown = headline({ state: 'not-created', problem }, COMMENT);
    expect(shown).toMatch(/\n\n`\/docs retry` tries again\.$/);
    expect(headline({ state: 'not-created', problem })).not.toMatch(/fixed|re-run/);
  });
});

/** Makes a request of our status comment. */
function originIn(given: Partial<Marker>, kind: CommentRef['kind'], url: string): string | null {
  const marker = aMarker(given);
  const comment = { ...aRepository().add(OURSELVES, ''), marker, kind, url };
  const ours = { login: OURSELVES, repository: marker.repository, service: marker.service };
  const page = { ours, conversation: { thread: 7, review: null }, comment };
  return requestOf({ base: marker, writer: { kind: 'other' } }, page).origin;
}

describe('the review comment with the request', () => {
  const url = 'https://github.com/acme/app/pull/7#issuecomment-100';

  test.each<[string, Marker['trigger'], string | null]>([
    [
      'is in the pull request of the status comment',
      { kind: 'review-comment', id: 31 },
      'https://github.com/acme/app/pull/7#discussion_r31',
    ],
    ['is missing if a comment in the conversation made the request', COMMENT, null],
    ['is missing if a workflow made the request', aMarker().trigger, null],
  ])('%s', (_name, trigger, origin) => {
    expect(originIn({ trigger }, 'issue-comment', url)).toBe(origin);
  });

  test('is missing if our comment is in its review thread', () => {
    const at = 'https://github.com/acme/app/pull/7#discussion_r32';
    expect(originIn({ trigger: { kind: 'review-comment', id: 31 } }, 'review-comment', at)).toBeNull();
  });

  test('is linked below the state', () => {
    const origin = 'https://github.com/acme/app/pull/7#discussion_r31';
    expect(render({ state: 'starting' }, { origin })).toContain(
      `\n\nRequested in [this review comment](${origin}).\n\nRequested 20 Nov 2026`,
    );
    expect(render({ state: 'starting' }, { origin: null })).not.toContain('Requested in');
  });
});

test.each([
  [Date.UTC(2026, 10, 20, 9, 0, 59, 999), '20 Nov 2026, 09:00 UTC'],
  [Date.UTC(2026, 8, 5, 23, 59), '5 Sep 2026, 23:59 UTC'],
  [Date.UTC(2027, 0, 1), '1 Jan 2027, 00:00 UTC'],
])('the instant %d is shown to the minute: %s', (instant, shown) => {
  expect(minute(instant)).toBe(shown);
});
