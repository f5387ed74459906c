import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../../src/action/words/commands.ts';
import { startOwnAgentWorld } from '../scenarios/own-agent-world.ts';
import type { Step } from '../scenarios/run-action.ts';
import { BOT, commentEvent, type ScenarioWorld, startWorld } from '../scenarios/world.ts';
import { json } from '../servers/fault-server.ts';
import { NEEDS, type Permissions, union } from './needed-permissions.ts';

const SCHEDULE = { name: 'schedule', payload: {} };
const visitors = json(200, { totals: { human: 3, ai: 2, total: 4 }, visitors: [], hasMore: false });

interface Story {
  readonly needed: Permissions;
  readonly inputs: Step['inputs'];
  /** The comment that causes it; without one, a schedule, unless there is a prompt. */
  readonly comment?: string;
  /** A run with all permissions leaves a job that nobody waits for. */
  readonly before?: true;
  readonly agent?: true;
  readonly result: string;
}

const IN_ISSUE = [NEEDS["Reading someone's permission"], NEEDS['Status comment in an issue']];
const COMMENT = { inputs: { prompt: '' }, comment: '/docs describe it', result: 'pull-request' } as const;
const COUNTING = union([...IN_ISSUE, NEEDS['Counting jobs for `max-jobs-per-day`']]);
const SETTLE = { prompt: '', mode: 'settle' } as const;
const REPORT = { prompt: '', mode: 'report' } as const;
const reporting = (inputs: Step['inputs']) => ({ inputs: { ...REPORT, ...inputs }, result: 'reported' });
const stories: Readonly<Record<string, Story>> = {
  'a job with a status comment in an issue': { needed: union(IN_ISSUE), inputs: {}, result: 'pull-request' },
  'a job that is counted': { needed: COUNTING, inputs: { 'max-jobs-per-day': '3' }, result: 'pull-request' },
  'a comment': { ...COMMENT, needed: NEEDS['`comment`'] },
  "a comment for the workflow's own agent": { ...COMMENT, needed: NEEDS['Jobs with `agent`'], agent: true },
  'threads to be settled': { needed: NEEDS['`settle`'], inputs: SETTLE, before: true, result: 'settled' },
  'a report in an issue': { needed: NEEDS['`report` to an issue'], ...reporting({ 'report-to': 'issue' }) },
  'a report that looks back': { needed: NEEDS['`report` with `pages-root`'], ...reporting({ 'pages-root': 'docs' }) },
  'a report in the summary': { needed: NEEDS['`report` to the summary'], ...reporting({}) },
};

/**
 * Plays a story in a private repository, where reading also needs a permission, with a token that has the permissions
 * `given`.
 */
async function play({ inputs, comment, before, agent }: Story, given: Permissions): ReturnType<ScenarioWorld['run']> {
  await using world = agent
    ? await startOwnAgentWorld().then((own) => ({ ...own, run: own.act }))
    : await startWorld(inputs.mode === 'report' ? { look: [visitors] } : {});
  world.github.state.repositories.set('acme/app', { ...world.app, private: true });
  if (before) await world.run({ inputs: { wait: 'false' } });
  const scopes = Object.entries(given).map(([scope, access]) => [scope.replace('-', '_'), access]);
  world.github.state.addToken('least-token', BOT, Object.fromEntries(scopes));
  const event = comment === undefined ? SCHEDULE : commentEvent(world, comment);
  const cause = inputs.prompt === undefined ? {} : { event };
  return await world.run({ ...cause, inputs: { ...inputs, 'github-token': 'least-token' } });
}

const ASKS_FOR_MORE = "to the workflow's `permissions:`";

describe('a token with the permissions listed in SECURITY.md', () => {
  test.each(Object.entries(stories))('is enough for %s', async (_title, story) => {
    const { outputs, log } = await play(story, story.needed);
    expect(outputs.get('result')).toBe(story.result);
    expect(log).not.toContain(ASKS_FOR_MORE);
  });

  const writing = Object.entries(stories).filter(([, { needed }]) => needed['issues'] === 'write');
  test.each(writing)('is not enough for %s if it may only read issues, and says what to add', async (_title, story) => {
    const { log, summary } = await play(story, { ...story.needed, issues: 'read' });
    expect(log + summary).toContain(ASKS_FOR_MORE);
    expect(log + summary).toContain('issues: write');
  });

  test('is what the hints of the modes name', () => {
    const hints = [permissionsOf('comment', false), permissionsOf('comment', true), permissionsOf('settle', false)];
    expect(hints).toEqual([NEEDS['`comment`'], NEEDS['Jobs with `agent`'], NEEDS['`settle`']]);
  });

  test('is asked for at once what a comment needs, where the first read is refused', async () => {
    const { log } = await play({ ...COMMENT, needed: {} }, { contents: 'read' });
    expect(log).toContain('Add `issues: write`, for pull requests `pull-requests: write` to the workflow');
    expect(log).toContain('`permissions: { contents: read, issues: write, pull-requests: write }`');
  });
});
