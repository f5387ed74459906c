import { describe, expect, test } from 'vitest';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { json } from '../servers/fault-server.ts';
import { type ReportStep, type ReportWorld, startReportWorld, warningsIn, week, writesTo } from './report-world.ts';
import { runAction } from './run-action.ts';
import { commentEvent } from './world.ts';

type ThreadWorld = ReportWorld & {
  /** Runs the step caused by a comment of `author` in the first thread. */
  say(body: string, inputs?: Partial<Record<InputName, string>>, author?: string): Promise<ReportStep>;
  /** Reactions by content, in the order they were set. */
  reactions(): readonly string[];
};

async function startThreadWorld(given: Parameters<typeof startReportWorld>[0] = {}): Promise<ThreadWorld> {
  const world = await startReportWorld(given);
  world.app.collaborators.set('mara', 'write');
  world.github.state.addThread(world.app, { author: 'mara', title: 'Who reads this?' });
  return Object.assign(world, {
    say: (body: string, inputs: Partial<Record<InputName, string>> = {}, author = 'mara') =>
      world.report({ mode: 'auto', ...inputs }, { event: commentEvent(world, body, { author }) }),
    reactions: () => world.app.reactions.map(({ content }) => content),
  });
}

/** The first day of the month `months` before this one, as requests to the service name it. */
function firstOfMonth(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString();
}

describe('`/docs report`', () => {
  test('is answered once with the report of the configured period, and the step has the figures', async () => {
    await using world = await startThreadWorld();
    const step = await world.say('/docs report', { trend: '2' });
    const [answer, ...others] = world.notices();
    expect(others).toEqual([]);
    expect(answer).toMatch(/^## Visitors of `handbook`\n\n\*\*15–21 Jan 2024: 1,020 people /);
    expect(step.exitCode).toBe(0);
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.outputs.get('visitors-total')).toBe('1110');
    expect(step.outputs.get('comment-url')).toMatch(/\/acme\/app\/issues\/1#issuecomment-\d+$/);
    expect(step.outputs.has('report-issue-url')).toBe(false);
    expect(step.summary.trim()).toBe(answer);
    expect(step.files?.markdown).toBe(answer);
    expect(world.reactions()).toEqual(['rocket', '+1']);
    expect(world.issues()).toHaveLength(1);
    expect(writesTo(world).filter((write) => !write.includes('/comments'))).toEqual([]);
  });

  test('is the only answer if its files cannot be written, and the log names them', async () => {
    await using world = await startThreadWorld();
    const step = await runAction({
      inputs: { mode: 'auto', 'base-url': world.service.url, period: week(2), trend: '0' },
      event: commentEvent(world, '/docs report'),
      environment: {
        GITHUB_SERVER_URL: world.github.url,
        GITHUB_API_URL: world.github.apiUrl,
        RUNNER_TEMP: '/dev/null/no-folder',
      },
    });
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.exitCode).toBe(0);
    expect(world.notices()).toEqual([expect.stringMatching(/^## Visitors of/)]);
    expect(world.reactions()).toEqual(['rocket', '+1']);
    for (const kind of ['markdown', 'json', 'csv'] as const)
      expect(step.outputs.has(`report-${kind}-file`)).toBe(false);
    const warnings = ['md', 'json', 'csv'].map((end) =>
      expect.stringContaining(`::Could not write the file visitors.${end} to the folder "/dev/null/no-folder"`),
    );
    expect(warningsIn(step)).toEqual(warnings);
  });

  test('may name a period', async () => {
    await using world = await startThreadWorld();
    await world.say('/docs report last-month');
    expect(
      world.asked
        .slice(0, 2)
        .map(({ from, to }) => `${from} ${to}`)
        .toSorted(),
    ).toEqual([`${firstOfMonth(2)} ${firstOfMonth(1)}`, `${firstOfMonth(1)} ${firstOfMonth(0)}`]);
    expect(world.notices()[0]).toContain('the month before');
    await world.say(`/docs report ${week(7)}`);
    expect(world.notices()[1]).toContain('**19–25 Feb 2024: ');
  });

  test('for a period that is not over is answered with one sentence', async () => {
    await using world = await startThreadWorld();
    const step = await world.say('/docs report 2024-01-01..2999-01-01');
    expect(step.outputs.get('result')).toBe('helped');
    expect(step.exitCode).toBe(0);
    expect(world.notices()).toEqual([expect.stringMatching(/^`.*"2024-01-01\.\.2999-01-01"; expected days .*`$/)]);
    expect(world.asked).toEqual([]);
  });

  test('in a public repository is answered with the reason, unless figures may be public', async () => {
    await using world = await startThreadWorld({ repository: { private: false } });
    const step = await world.say('/docs report');
    expect(step.outputs.get('result')).toBe('helped');
    expect(world.asked).toEqual([]);
    expect(world.notices()).toEqual([expect.stringMatching(/acme\/app is public.*`report-public: true`/)]);
    await world.say('/docs report', { 'report-public': 'true' });
    expect(world.notices()[1]).toContain('## Visitors of');
  });

  test('says in the thread that the service has failed, and the run fails', async () => {
    await using world = await startThreadWorld({ playing: () => json(401, { error: '@octocat: expired, see #12' }) });
    const step = await world.say('/docs report');
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).toBe(1);
    const [answer, ...others] = world.notices();
    expect(others).toEqual([]);
    expect(answer).toMatch(/^Could not make the report\. `+The service does not accept the API key.*90 days/);
    expect(answer).not.toMatch(/@octocat|#12/);
    expect(world.reactions()).toEqual(['rocket', 'confused']);
  });

  test('is not repeated when the run is repeated, and not made for someone who may not request it', async () => {
    await using world = await startThreadWorld();
    const event = commentEvent(world, '/docs report');
    await world.report({ mode: 'auto' }, { event });
    const asked = world.asked.length;
    const step = await world.report({ mode: 'auto' }, { event, environment: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(step.outputs.get('skip-reason')).toBe('already-claimed');
    world.app.collaborators.set('nina', 'read');
    const refused = await world.say('/docs report', {}, 'nina');
    expect(refused.outputs.get('skip-reason')).toBe('not-permitted');
    expect(world.asked).toHaveLength(asked);
    expect(world.notices()).toHaveLength(1);
  });

  test('in a dry run shows the report in the summary, and writes nothing', async () => {
    await using world = await startThreadWorld();
    const step = await world.say('/docs report', { 'dry-run': 'true' });
    expect(step.summary).toContain('## Visitors of');
    expect(step.outputs.get('result')).toBe('dry-run');
    expect(writesTo(world)).toEqual([]);
  });
});
