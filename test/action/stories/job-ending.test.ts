import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import {
  endingNotCreated,
  endingOfFollow,
  endingOfJob,
  endingRemembered,
  endingUnknown,
  endOf,
  type FollowEnd,
  pullRequestOf,
  type Silence,
} from '../../../src/action/request/ending.ts';
import { type Ending, FINISHED_OUTCOMES } from '../../../src/action/value/marker.ts';
import { minute, outcomeWords } from '../../../src/action/wording/end-words.ts';
import { NEVER_NOTED } from '../../../src/action/wording/why-not.ts';
import type { LinkRules } from '../../../src/action/words/job.ts';
import { aJob } from '../../build/a-job.ts';
import { anIntent, aWorld, play } from '../../build/a-world.ts';
import { created, failedLook, PULL_REQUEST, shown } from '../../build/answers.ts';

const LINKS: LinkRules = { serverUrl: 'https://github.com', linkHosts: [] };
const NINE = Date.UTC(2026, 10, 20, 9);
const PROBLEM = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };

const silence = (given: Partial<Silence> = {}): Silence => ({
  since: NINE + 4 * 60_000,
  tries: 12,
  reason: 'HTTP 503 (no content type).',
  retryAfterMs: null,
  lastSeen: NINE,
  ...given,
});

const followed = (end: FollowEnd, waitedMinutes: number | null = 30): Ending =>
  endingOfFollow(end, waitedMinutes, LINKS);
const deadline = (overrides: Partial<Silence> | null, waitedMinutes: number | null = 30): Ending =>
  followed({ kind: 'deadline', job: aJob(), silence: overrides === null ? null : silence(overrides) }, waitedMinutes);

describe('what is said about a follow-up', () => {
  const link = PULL_REQUEST;
  const updated = (update: 'new-commits' | 'no-new-commits' | null): Ending => {
    const ending = endingOfJob(aJob({ status: 'completed', prLink: link }), LINKS);
    return update === null ? ending : { ...ending, view: { ...ending.view, update } };
  };

  test.each<[string, Ending, { headline: string; sentence: string }]>([
    [
      'that has new commits',
      updated('new-commits'),
      {
        headline: 'pull request updated',
        sentence: `The job j_1 is finished and has added commits to its pull request: ${link}`,
      },
    ],
    [
      'that has none',
      updated('no-new-commits'),
      {
        headline: 'no new commits',
        sentence: `The job j_1 is finished and has added no commits to its pull request: ${link}`,
      },
    ],
    [
      'whose commits could not be compared',
      updated(null),
      {
        headline: 'follow-up finished',
        sentence: `The job j_1 has finished the follow-up in its pull request: ${link}`,
      },
    ],
    [
      'that was not sent',
      endingNotCreated(PROBLEM),
      { headline: 'follow-up not sent', sentence: `The follow-up was not sent. ${PROBLEM.message}` },
    ],
    [
      'that may have arrived',
      endingUnknown('Reset.'),
      { headline: "can't tell whether the follow-up arrived", sentence: 'The follow-up may have arrived. Reset.' },
    ],
    [
      'that no run waits for',
      deadline(null, null),
      { headline: 'follow-up sent', sentence: 'The job j_1 has the follow-up; this run does not wait for it.' },
    ],
  ])('%s speaks of no new job', (_name, ending, words) => {
    const said = outcomeWords(ending, { jobId: 'j_1', request: 'message' });
    expect(said).toMatchObject(words);
    expect(`${said.sentence} ${said.hint}`).not.toMatch(/second job|job was started|has made/);
  });
});

describe('what is said about an ending', () => {
  test.each<[string, Ending, { result: string; sentence: string; hint?: string | null }]>([
    [
      'the wait is over',
      deadline(null),
      { result: 'still-running', sentence: 'The job j_1 is still running; this run stopped waiting after 30 minutes.' },
    ],
    [
      'the wait was one minute',
      deadline(null, 1),
      { result: 'still-running', sentence: 'The job j_1 is still running; this run stopped waiting after 1 minute.' },
    ],
    [
      'the run does not wait',
      deadline(null, null),
      { result: 'still-running', sentence: 'The job j_1 has started; this run does not wait for it.' },
    ],
    [
      'waiting was cancelled',
      followed({ kind: 'cancelled', job: aJob() }),
      { result: 'still-running', sentence: 'The run was cancelled; the job j_1 continues.' },
    ],
    [
      'waiting for the link of an ended job was cancelled',
      followed({ kind: 'cancelled', job: aJob({ status: 'completed' }) }),
      {
        result: 'still-running',
        sentence: 'The run was cancelled; the job j_1 has ended, and whether it made a pull request is not known yet.',
      },
    ],
    [
      'the service went silent after the job had been seen',
      deadline({}),
      {
        result: 'still-running',
        sentence:
          'The service has given no usable answer since 20 Nov 2026, 09:04 UTC (12 attempts). The last attempt: HTTP 503 (no content type).',
        hint: 'The job j_1 may still be running. It was last seen at 20 Nov 2026, 09:00 UTC.',
      },
    ],
    [
      'the service was never reached',
      deadline({ lastSeen: null, tries: 1 }),
      {
        result: 'error',
        sentence:
          'The service has given no usable answer since 20 Nov 2026, 09:04 UTC (1 attempt). The last attempt: HTTP 503 (no content type).',
        hint: 'The job j_1 may still be running. It was not seen in this run.',
      },
    ],
    [
      'the service wants a longer pause',
      deadline({ retryAfterMs: 3_600_000 }),
      {
        result: 'still-running',
        sentence:
          'The service has given no usable answer since 20 Nov 2026, 09:04 UTC (12 attempts). The last attempt: HTTP 503 (no content type). The service asks us to wait 1 h 0 min.',
      },
    ],
    [
      'the service refuses to show the job',
      followed({ kind: 'lost', job: aJob(), problem: PROBLEM }),
      {
        result: 'error',
        sentence:
          "The job j_1 may still be running, but the service doesn't show it: The service refused the key (HTTP 401).",
        hint: 'Make a new key.',
      },
    ],
    [
      'the job made a pull request',
      endingOfJob(aJob({ status: 'completed', prLink: PULL_REQUEST }), LINKS),
      { result: 'pull-request', sentence: `The job j_1 is finished and has made a pull request: ${PULL_REQUEST}` },
    ],
    [
      'the job was archived after it had made a pull request',
      endingOfJob(aJob({ status: 'archived', prLink: PULL_REQUEST }), LINKS),
      {
        result: 'pull-request',
        sentence: `The job j_1 is finished and has made a pull request: ${PULL_REQUEST} The job has since been archived.`,
      },
    ],
    [
      'the pull request may not be linked',
      endingOfJob(aJob({ status: 'completed', prLink: 'http://github.com/acme/docs/pull/5' }), LINKS),
      {
        result: 'pull-request',
        sentence: 'The job j_1 is finished and has made a pull request, which is not linked, because it is not https.',
      },
    ],
    [
      'the job completed without a pull request',
      endingOfJob(aJob({ status: 'completed' }), LINKS),
      { result: 'no-pull-request', sentence: 'The job j_1 finished without a pull request.' },
    ],
    [
      'the job failed',
      endingOfJob(aJob({ status: 'failed' }), LINKS),
      { result: 'failed', sentence: 'The job j_1 failed.', hint: 'The service gave no reason; check the job there.' },
    ],
    [
      'the job failed for a reason',
      endingOfJob(aJob({ status: 'failed', error: 'out of memory' }), LINKS),
      { result: 'failed', sentence: 'The job j_1 failed. The service says: out of memory.', hint: null },
    ],
    [
      'a failure is remembered, and with it not its reason',
      endingRemembered({ outcome: 'failed', pullRequest: null }, LINKS),
      {
        result: 'failed',
        sentence: 'The job j_1 failed.',
        hint: 'The status comment says why, if the service gave a reason.',
      },
    ],
    [
      'the job was archived',
      endingOfJob(aJob({ status: 'archived' }), LINKS),
      { result: 'archived', sentence: 'The job j_1 was archived before it finished.' },
    ],
    [
      'a recorded pull request has no link',
      endingRemembered({ outcome: 'pull-request', pullRequest: null }, LINKS),
      { result: 'pull-request', sentence: 'The job j_1 is finished and has made a pull request.' },
    ],
    [
      'no news is recorded',
      endingRemembered({ outcome: 'no-news', pullRequest: null }, LINKS),
      { result: 'still-running', sentence: 'The job j_1 had no update for 7 days.' },
    ],
    [
      'the request was refused',
      endingNotCreated(PROBLEM),
      {
        result: 'not-created',
        sentence: 'No job was started. The service refused the key (HTTP 401).',
        hint: 'Make a new key.',
      },
    ],
    [
      'it is unknown whether there is a job',
      endingUnknown(NEVER_NOTED),
      {
        result: 'unknown-start',
        sentence: `A job may have been started. ${NEVER_NOTED}`,
        hint: "We don't send the request twice, because that could start a second job: check the service first.",
      },
    ],
  ])('%s', (_what, ending, words) => {
    expect(outcomeWords(ending, { jobId: 'j_1', request: 'job' })).toMatchObject(words);
  });

  test('is a problem in the summary only if something is wrong', () => {
    const wrong = [deadline({}), followed({ kind: 'lost', job: null, problem: PROBLEM }), endingUnknown('a reset.')];
    for (const ending of wrong) expect(outcomeWords(ending, { jobId: 'j_1', request: 'job' }).problem).not.toBeNull();
    for (const outcome of FINISHED_OUTCOMES) {
      expect(
        outcomeWords(endingRemembered({ outcome, pullRequest: null }, LINKS), { jobId: 'j_1', request: 'job' }).problem,
      ).toBeNull();
    }
    for (const ending of [deadline(null), deadline(null, null)])
      expect(outcomeWords(ending, { jobId: 'j_1', request: 'job' }).problem).toBeNull();
  });
});

describe('the pull request of an ending', () => {
  const named = (prLink: string | null, status: 'active' | 'completed' | 'failed' = 'completed') => {
    const job = aJob({ status, prLink });
    const end: FollowEnd =
      status === 'active' ? { kind: 'deadline', job, silence: null } : { kind: 'final', job, endedBefore: false };
    return pullRequestOf(followed(end), LINKS);
  };

  test.each(['active', 'completed'] as const)('is linked if that is allowed, for a job that is %s', (status) => {
    expect(named(PULL_REQUEST, status).link).toMatchObject({ url: PULL_REQUEST, number: 5 });
  });

  test.each(['active', 'completed'] as const)(
    'is named with the reason if it is not linked, for a job that is %s',
    (status) => {
      const text = 'https://evil.example/acme/docs/pull/5';
      expect(named(text, status)).toMatchObject({
        link: null,
        unlinked: { text, reason: expect.stringContaining('host') },
      });
    },
  );

  test('is missing if none was named or the job failed', () => {
    expect(named(null, 'active')).toMatchObject({ link: null, unlinked: null });
    expect(named(PULL_REQUEST, 'failed')).toMatchObject({ link: null, unlinked: null });
  });
});

test('the end of a job counts as seen only if the service has shown it', () => {
  const failed = endingOfJob(aJob({ status: 'failed' }), LINKS);
  expect(endOf(failed, NINE)).toBe(NINE);
  expect(endOf({ ...failed, endedBefore: true }, NINE)).toEqual({ before: NINE });
  expect(endOf(endingRemembered({ outcome: 'failed', pullRequest: null }, LINKS), NINE)).toBe(null);
  expect(endOf(deadline(null), NINE)).toBe(null);
  const noNews = { ...endingRemembered({ outcome: 'no-news', pullRequest: null }, LINKS), job: aJob() };
  expect(endOf({ ...noNews, endedBefore: true }, NINE)).toBe(null);
});

describe('the last words of a run are true', () => {
  test('for a job that it has never seen: an error, and the job keeps its id', async () => {
    const world = aWorld({ inputs: { 'wait-minutes': '1' }, service: { readings: [failedLook()] } });
    const { published } = await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect(world.runner.outputs.get('result')).toBe('error');
    expect(world.runner.outputs.get('job-id')).toBe('j_1');
    expect(published.failures[0]).toMatch(
      /^The service has given no usable answer since 20 Nov 2026, 09:00 UTC \(\d+ attempts\)\. The last attempt: HTTP 503/,
    );
    expect(published.failures[0]).toContain('It was not seen in this run.');
  });

  test('for a job seen before the service went silent: since when, how often, and when last seen', async () => {
    const at: number[] = [];
    const look = (reading: JobReading) => (): JobReading => {
      at.push(world.clock.now());
      return reading;
    };
    const readings = [...Array.from({ length: 30 }, () => shown()), failedLook()].map(look);
    const world = aWorld({ service: { creation: created(), readings } });
    const { published } = await play(world);
    const [lastSeen = 0, since = 0] = at.slice(29, 31);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(published.notice).toContain(`since ${minute(since)} (${at.length - 30} attempts)`);
    expect(published.notice).toContain(`It was last seen at ${minute(lastSeen)}.`);
  });

  test('for a pull request that is not linked: the log, the summary and the thread give the reason', async () => {
    const prLink = 'https://github.com/acme/docs/pull/5?from=mail';
    const world = aWorld({ service: { creation: created(), readings: [shown({ status: 'completed', prLink })] } });
    const { published } = await play(world);
    const reason = 'it has a query or fragment';
    expect(world.runner.warnings).toEqual([`The pull request is not linked, because ${reason}.`]);
    expect(published.summary).toContain(`- Pull request, not linked because ${reason}: \`${prLink}\``);
    expect(world.github.stored[0]?.body).toContain(`because ${reason}:`);
    expect(published.notice).toContain(`because ${reason}.`);
  });

  test('of a failed job: its reason is in the log, the summary, the thread and the notice', async () => {
    const failed = (): JobReading => {
      world.clock.pass(6 * 60_000);
      return shown({ status: 'failed', error: 'Hi @ada: `rm`\u2026' });
    };
    const world = aWorld({ service: { creation: created(), readings: [failed] } });
    const { published } = await play(world);
    const [status, notice] = world.github.stored.map(({ body }) => body);
    expect(published.failures).toEqual(['The job j_1 failed. The service says: Hi @ada: `rm`…']);
    expect(published.summary).toContain('```text\nThe service says: Hi @ada: `rm`…\n```');
    expect(status).toContain('The service gave this reason:\n\n```text\nHi @\u200bada: `rm`…\n```');
    expect(notice).toContain('The documentation agent failed. The service says: ``Hi @\u200bada: `rm`…``.');
  });

  test('for a running job with an address that is not linked: the same reason', async () => {
    const readings = [shown({ prLink: 'https://evil.example/acme/docs/pull/5' })];
    const world = aWorld({ service: { creation: created(), readings } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(world.runner.outputs.has('pr-url')).toBe(false);
    expect(published.summary).toContain("not linked because its host is not GitHub's own");
  });

  test('for a job that was archived after its pull request', async () => {
    const readings = [shown({ status: 'archived', prLink: PULL_REQUEST })];
    const world = aWorld({ service: { creation: created(), readings } });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.github.stored[0]?.body).toContain('The job has since been archived.');
  });
});
