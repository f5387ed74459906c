import { describe, expect, test } from 'vitest';
import * as endings from '../../../src/action/request/ending.ts';
import { type Ending, FINISHED_OUTCOMES, type FinishedOutcome, type Marker } from '../../../src/action/value/marker.ts';
import { outcomeWords } from '../../../src/action/wording/end-words.ts';
import { NEVER_NOTED } from '../../../src/action/wording/why-not.ts';
import type { Job, LinkRules } from '../../../src/action/words/job.ts';
import { aJob } from '../../build/a-job.ts';
import { aWorld, play } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';

const { endingNotCreated, endingOfFollow, endingOfJob, endingRemembered, endingUnknown, pullRequestOf } = endings;

const LINKS: LinkRules = { serverUrl: 'https://github.com', linkHosts: [] };
const NINE = Date.UTC(2026, 10, 20, 9);
const DONE = { status: 'completed', prLink: PULL_REQUEST } as const;
const PROBLEM = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };
const COMPLETED = aJob({ status: 'completed' });
const SILENCE: endings.Silence = {
  ...{ since: NINE + 4 * 60_000, tries: 12, reason: 'HTTP 503 (no content type).' },
  ...{ retryAfterMs: null, lastSeen: NINE },
};

const followed = (end: endings.FollowEnd, minutes: number | null = 30): Ending => endingOfFollow(end, minutes, LINKS);
const deadline = (silence: Partial<endings.Silence> | null, waitedMinutes: number | null = 30): Ending =>
  followed({ kind: 'deadline', job: aJob(), silence: silence && { ...SILENCE, ...silence } }, waitedMinutes);
const ended = (job: Partial<Job>): Ending => endingOfJob(aJob(job), LINKS);
const remembered = (outcome: FinishedOutcome): Ending => endingRemembered({ outcome, pullRequest: null }, LINKS);

/** What is said about each: the sentence, and the hint in the next line. */
function sayings(request: Marker['request'], field: 'result' | 'headline', ends: Record<string, Ending>): string {
  return Object.entries(ends)
    .map(([what, ending]) => {
      const words = outcomeWords(ending, { jobId: 'j_1', request });
      return `${what} (${words[field]}): ${[words.sentence, words.hint].filter(Boolean).join('\n  ')}`;
    })
    .join('\n');
}

test('what is said about a follow-up speaks of no new job', () => {
  const updated = (update: 'new-commits' | 'no-new-commits'): Ending => {
    const ending = ended(DONE);
    const view = { ...ending.view, update };
    return { ...ending, view };
  };
  const said = sayings('message', 'headline', {
    ...{ 'It has new commits': updated('new-commits'), 'It has none': updated('no-new-commits') },
    ...{ 'Its commits could not be compared': ended(DONE), 'It was not sent': endingNotCreated(PROBLEM) },
    ...{ 'It may have arrived': endingUnknown('Reset.'), 'No run waits for it': deadline(null, null) },
  });
  expect(said).toMatchInlineSnapshot(`
    "It has new commits (pull request updated): The job j_1 is finished and has added commits to its pull request: https://github.com/acme/docs/pull/5
    It has none (no new commits): The job j_1 is finished and has added no commits to its pull request: https://github.com/acme/docs/pull/5
    Its commits could not be compared (follow-up finished): The job j_1 has finished the follow-up in its pull request: https://github.com/acme/docs/pull/5
    It was not sent (follow-up not sent): The follow-up was not sent. The service refused the key (HTTP 401).
      Make a new key.
    It may have arrived (can't tell whether the follow-up arrived): The follow-up may have arrived. Reset.
      We don't send it twice, because the agent could then do the same work again: check the pull request first.
    No run waits for it (follow-up sent): The job j_1 has the follow-up; this run does not wait for it."
  `);
  expect(said).not.toMatch(/second job|job was started|has made/);
});

describe('what is said about an ending', () => {
  test('names the job and what is known', () => {
    const said = sayings('job', 'result', {
      'The wait is over': deadline(null),
      'The wait was one minute': deadline(null, 1),
      'The run does not wait': deadline(null, null),
      'Waiting was cancelled': followed({ kind: 'cancelled', job: aJob() }),
      'Waiting for the link of an ended job was cancelled': followed({ kind: 'cancelled', job: COMPLETED }),
      'The service went silent after the job had been seen': deadline({}),
      'The service was never reached': deadline({ lastSeen: null, tries: 1 }),
      'The service wants a longer pause': deadline({ retryAfterMs: 3_600_000 }),
      'The service refuses to show the job': followed({ kind: 'lost', job: aJob(), problem: PROBLEM }),
      'The job made a pull request': ended(DONE),
      'It was archived since': ended({ ...DONE, status: 'archived' }),
      'The pull request may not be linked': ended({ ...DONE, prLink: 'http://github.com/acme/docs/pull/5' }),
      'The job completed without a pull request': ended({ status: 'completed' }),
      'The job failed': ended({ status: 'failed' }),
      'The job failed for a reason': ended({ status: 'failed', error: 'out of memory' }),
      'Its pull request may not be opened': ended({ status: 'failed', error: 'no.', openAt: 'https://x/compare' }),
      'A failure is remembered, and with it not its reason': remembered('failed'),
      'The job was archived': ended({ status: 'archived' }),
      'A recorded pull request has no link': remembered('pull-request'),
      'No news is recorded': remembered('no-news'),
      'The request was refused': endingNotCreated(PROBLEM),
      'It is unknown whether there is a job': endingUnknown(NEVER_NOTED),
    });
    expect(said).toMatchInlineSnapshot(`
      "The wait is over (still-running): The job j_1 is still running; this run stopped waiting after 30 minutes.
      The wait was one minute (still-running): The job j_1 is still running; this run stopped waiting after 1 minute.
      The run does not wait (still-running): The job j_1 has started; this run does not wait for it.
      Waiting was cancelled (still-running): The run was cancelled; the job j_1 continues.
      Waiting for the link of an ended job was cancelled (still-running): The run was cancelled; the job j_1 has ended, and whether it made a pull request is not known yet.
      The service went silent after the job had been seen (still-running): The service has given no usable answer since 20 Nov 2026, 09:04 UTC (12 attempts). The last attempt: HTTP 503 (no content type).
        The job j_1 may still be running. It was last seen at 20 Nov 2026, 09:00 UTC.
      The service was never reached (error): The service has given no usable answer since 20 Nov 2026, 09:04 UTC (1 attempt). The last attempt: HTTP 503 (no content type).
        The job j_1 may still be running. It was not seen in this run.
      The service wants a longer pause (still-running): The service has given no usable answer since 20 Nov 2026, 09:04 UTC (12 attempts). The last attempt: HTTP 503 (no content type). The service asks us to wait 1 h 0 min.
        The job j_1 may still be running. It was last seen at 20 Nov 2026, 09:00 UTC.
      The service refuses to show the job (error): The job j_1 may still be running, but the service doesn't show it: The service refused the key (HTTP 401).
        Make a new key.
      The job made a pull request (pull-request): The job j_1 is finished and has made a pull request: https://github.com/acme/docs/pull/5
      It was archived since (pull-request): The job j_1 is finished and has made a pull request: https://github.com/acme/docs/pull/5 The job has since been archived.
      The pull request may not be linked (pull-request): The job j_1 is finished and has made a pull request, which is not linked, because it is not https.
      The job completed without a pull request (no-pull-request): The job j_1 finished without a pull request.
      The job failed (failed): The job j_1 failed.
        The service gave no reason; check the job there.
      The job failed for a reason (failed): The job j_1 failed. The service says: out of memory.
      Its pull request may not be opened (failed): The job j_1 is done, but its pull request could not be opened. The service says: no.
        Open the pull request at https://x/compare
      A failure is remembered, and with it not its reason (failed): The job j_1 failed.
        The status comment says why, if the service gave a reason.
      The job was archived (archived): The job j_1 was archived before it finished.
      A recorded pull request has no link (pull-request): The job j_1 is finished and has made a pull request.
      No news is recorded (still-running): The job j_1 had no update for 7 days.
      The request was refused (not-created): No job was started. The service refused the key (HTTP 401).
        Make a new key.
      It is unknown whether there is a job (unknown-start): A job may have been started. The run that sent the request ended before it could record the answer.
        We don't send the request twice, because that could start a second job: check the service first."
    `);
  });

  test('is a problem in the summary only if something is wrong', () => {
    const problemIn = (ending: Ending) => outcomeWords(ending, { jobId: 'j_1', request: 'job' }).problem;
    const wrong = [deadline({}), followed({ kind: 'lost', job: null, problem: PROBLEM }), endingUnknown('a reset.')];
    for (const ending of wrong) expect(problemIn(ending)).not.toBeNull();
    for (const ending of [...FINISHED_OUTCOMES.map(remembered), deadline(null), deadline(null, null)])
      expect(problemIn(ending)).toBeNull();
  });
});

describe('the pull request of an ending', () => {
  const named = (prLink: string | null, status: 'active' | 'completed' | 'failed' = 'completed') => {
    const job = aJob({ status, prLink });
    const end: endings.FollowEnd =
      status === 'active' ? { kind: 'deadline', job, silence: null } : { kind: 'final', job, endedBefore: false };
    return pullRequestOf(followed(end), LINKS);
  };

  test.each(['active', 'completed'] as const)('is linked or named with the reason, for a job that is %s', (status) => {
    expect(named(PULL_REQUEST, status).link).toMatchObject({ url: PULL_REQUEST, number: 5 });
    const text = 'https://evil.example/acme/docs/pull/5';
    const unlinked = { text, reason: expect.stringContaining('host') };
    expect(named(text, status)).toMatchObject({ link: null, unlinked });
  });

  test('is missing if none was named or the job failed', () => {
    expect(named(null, 'active')).toMatchObject({ link: null, unlinked: null });
    expect(named(PULL_REQUEST, 'failed')).toMatchObject({ link: null, unlinked: null });
  });
});

test('the end of a job counts as seen only if the service has shown it', () => {
  const failed = ended({ status: 'failed' });
  expect(endings.endOf(failed, NINE)).toBe(NINE);
  expect(endings.endOf({ ...failed, endedBefore: true }, NINE)).toEqual({ before: NINE });
  const noNews = { ...remembered('no-news'), job: aJob(), endedBefore: true };
  for (const ending of [remembered('failed'), deadline(null), noNews]) expect(endings.endOf(ending, NINE)).toBe(null);
});

describe('the reason of an end is in the log, the summary, the thread and the notice', () => {
  test('of a pull request that is not linked', async () => {
    const prLink = 'https://github.com/acme/docs/pull/5?from=mail';
    const world = aWorld({ service: { creation: created(), readings: [shown({ status: 'completed', prLink })] } });
    const { result, published } = await play(world);
    const reason = 'it has a query or fragment';
    expect(world.runner.warnings).toEqual([`The pull request is not linked, because ${reason}.`]);
    expect(published.summary).toContain(`- Pull request, not linked because ${reason}: \`${prLink}\``);
    expect(world.github.stored[0]?.body).toContain(`because ${reason}:`);
    expect(published.notice).toContain(`because ${reason}.`);
    for (const text of [published.summary, published.notice, world.github.stored[0]?.body])
      expect(text).not.toContain(`](${prLink}`);
    expect([result, world.runner.outputs.has('pr-url')]).toEqual(['pull-request', false]);
  });

  test('of a failed job', async () => {
    const failed = shown({ status: 'failed', error: 'Hi @ada: `rm`\u2026' });
    const world = aWorld({ service: { creation: created(), readings: [failed] } });
    beforeCall(world.service, 'readJob', () => world.clock.pass(6 * 60_000));
    const { published } = await play(world);
    const [status, notice] = world.github.stored.map(({ body }) => body);
    expect(published.failures).toEqual(['The job j_1 failed. The service says: Hi @ada: `rm`…']);
    expect(published.summary).toContain('```text\nThe service says: Hi @ada: `rm`…\n```');
    expect(status).toContain('The service gave this reason:\n\n```text\nHi @\u200bada: `rm`…\n```');
    expect(notice).toContain('The documentation agent failed. The service says: ``Hi @\u200bada: `rm`…``.');
  });
});
