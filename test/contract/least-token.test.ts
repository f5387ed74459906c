import { describe, expect, test } from 'vitest';
import type { Step } from '../scenarios/run-action.ts';
import { BOT, commentEvent, type ScenarioWorld, startWorld } from '../scenarios/world.ts';
import { json } from '../servers/fault-server.ts';
import { NEEDS, type Permissions, union } from './needed-permissions.ts';

const visitors = json(200, { totals: { human: 3, ai: 2, total: 4 }, visitors: [], hasMore: false });
const schedule = { name: 'schedule', payload: {} };

interface Story {
  readonly needed: Permissions;
  readonly service?: Parameters<typeof startWorld>[0];
  /** Done by a run with all permissions. */
  readonly before?: (world: ScenarioWorld) => Promise<unknown>;
  readonly step: (world: ScenarioWorld) => Partial<Step>;
  readonly result: string;
}

const stories: Readonly<Record<string, Story>> = {
  'a job with a status comment in an issue': {
    needed: union([NEEDS["Reading someone's permission"], NEEDS['Status comment in an issue']]),
    step: () => ({}),
    result: 'pull-request',
  },
  'a job that is counted': {
    needed: union([
      NEEDS["Reading someone's permission"],
      NEEDS['Status comment in an issue'],
      NEEDS['Counting jobs for `max-jobs-per-day`'],
    ]),
    step: () => ({ inputs: { 'max-jobs-per-day': '3' } }),
    result: 'pull-request',
  },
  'a comment': {
    needed: NEEDS['`comment`'],
    step: (world) => ({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') }),
    result: 'pull-request',
  },
  'threads to be settled': {
    needed: NEEDS['`settle`'],
    before: (world) => world.run({ inputs: { wait: 'false' } }),
    step: () => ({ inputs: { prompt: '', mode: 'settle' }, event: schedule }),
    result: 'settled',
  },
  'a report in an issue': {
    needed: NEEDS['`report` to an issue'],
    service: { look: [visitors] },
    step: () => ({ inputs: { prompt: '', mode: 'report', 'report-to': 'issue' }, event: schedule }),
    result: 'reported',
  },
  'a report that looks four weeks back': {
    needed: NEEDS['`report` with `pages-root`'],
    service: { look: [visitors] },
    step: () => ({ inputs: { prompt: '', mode: 'report', 'pages-root': 'docs' }, event: schedule }),
    result: 'reported',
  },
  'a report in the summary': {
    needed: NEEDS['`report` to the summary'],
    service: { look: [visitors] },
    step: () => ({ inputs: { prompt: '', mode: 'report' }, event: schedule }),
    result: 'reported',
  },
};

/**
 * Plays a story in a private repository, where reading also needs a permission, with a token that has the permissions
 * `given`.
 */
async function play({ service = {}, before, step }: Story, given: Permissions): ReturnType<ScenarioWorld['run']> {
  await using world = await startWorld(service);
  world.github.state.repositories.set('acme/app', { ...world.app, private: true });
  await before?.(world);
  const scopes = Object.entries(given).map(([scope, access]) => [scope.replace('-', '_'), access]);
  world.github.state.addToken('least-token', BOT, Object.fromEntries(scopes));
  const { inputs, ...rest } = step(world);
  return await world.run({ ...rest, inputs: { ...inputs, 'github-token': 'least-token' } });
}

const ASKS_FOR_MORE = "to the workflow's `permissions:`";

describe('a token with the permissions listed in SECURITY.md', () => {
  test.each(Object.entries(stories))('is enough for %s', async (_title, story) => {
    const { outputs, log } = await play(story, story.needed);
    expect(outputs.get('result')).toBe(story.result);
    expect(log).not.toContain(ASKS_FOR_MORE);
  });

  test.each(Object.entries(stories).filter(([, { needed }]) => needed['issues'] === 'write'))(
    'is not enough for %s if it may only read issues, and the run says what to add',
    async (_title, story) => {
      const { log, summary } = await play(story, { ...story.needed, issues: 'read' });
      expect(log + summary).toContain(ASKS_FOR_MORE);
      expect(log + summary).toContain('issues: write');
    },
  );
});
