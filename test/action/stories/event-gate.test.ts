import { emitterEventNames } from '@octokit/webhooks';
import { describe, expect, test } from 'vitest';
import schema from '../../../node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json' with { type: 'json' };
import { readEvent } from '../../../src/action/event/event.ts';
import { decideIntent } from '../../../src/action/event/intent.ts';
import { runJob } from '../../../src/action/stories/step.ts';
import { InputError } from '../../../src/action/words/errors.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';
import { aRunContext } from '../../build/an-event.ts';
import { WELL } from '../../build/answers.ts';
import { settings } from '../../build/settings.ts';

/** Every event in GitHub's own libraries: as a webhook, and as a trigger of workflows. */
const NAMES = [
  ...new Set([
    ...emitterEventNames.map((name) => name.split('.')[0] ?? ''),
    ...Object.keys(schema.definitions['on-mapping-strict'].mapping.properties),
    'some_event_of_the_future',
  ]),
].toSorted();

const OPEN = [
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release', 'create', 'delete'],
  ...['merge_group', 'page_build', 'public', 'registry_package'],
];
const WITHOUT_CAUSER = ['check_run', 'check_suite', 'status'];
const REPOSITORY = { id: 4200, full_name: 'acme/app' };
const WRITER = { id: 1815, login: 'ada', type: 'User' };

interface Acting {
  readonly sender: unknown;
  readonly permission?: 'read' | 'write';
  readonly role?: string;
  readonly userId?: number;
  readonly allowedBots?: string;
  readonly app?: { readonly slug: string };
}

const BOT = { id: 2, login: 'helper[bot]', type: 'Bot' };
const LISTED = { allowedBots: 'helper[bot]' } as const;
const APP = { sender: WRITER, app: { slug: 'helper' } } as const;

/** Who causes an event, and what happens if that needs the permission of its sender. */
const ACTORS = {
  'an outsider': [{ sender: WRITER, permission: 'read' }, 'not-permitted'],
  'someone with triage': [{ sender: WRITER, permission: 'read', role: 'triage' }, 'not-permitted'],
  'someone with write': [{ sender: WRITER }, 'starts'],
  'a bot': [{ sender: BOT }, 'bot'],
  'a listed bot': [{ sender: BOT, ...LISTED }, 'starts'],
  'an app that writes for someone with write': [APP, 'bot'],
  'a listed app that writes for someone with write': [{ ...APP, ...LISTED }, 'starts'],
  'a listed app that writes for an outsider': [{ ...APP, ...LISTED, permission: 'read' }, 'not-permitted'],
  'no sender': [{ sender: null }, 'error'],
  'an account that has the login of someone with write': [{ sender: WRITER, userId: 1816 }, 'not-permitted'],
} as const satisfies Record<string, readonly [Acting, string]>;

/** A step with `mode: job` and a prompt that may start a job. */
function aStep({ acting, permission = 'write' }: { acting: Acting; permission?: string }): TestWorld {
  const inputs = { mode: 'job', thread: 'none', context: 'none', permission, 'allowed-bots': acting.allowedBots ?? '' };
  return aWorld({ inputs, service: WELL });
}

/** What happens to it: whether its job starts, and whose permission is read. */
async function endOf(
  event: string,
  { acting, payload = {}, ...given }: { acting: Acting; permission?: string; payload?: object },
  world = aStep({ acting, ...given }),
): Promise<string> {
  const { permission: present = 'write', role = present, userId } = acting;
  world.github.permission = { permission: present, role, ...(userId === undefined ? {} : { userId }) };
  const comment = {
    ...{ id: 5, body: 'Look.', user: WRITER, html_url: 'https://github.com/acme/app/commit/1#r5' },
    ...{ path: null, position: null, line: null, performed_via_github_app: acting.app ?? null },
  };
  try {
    const sent = { action: 'created', sender: acting.sender, repository: REPOSITORY, comment, ...payload };
    const run = aRunContext({ eventName: event, payload: sent });
    const intent = decideIntent(world.settings, readEvent(run), []);
    if (intent.kind !== 'job') return intent.kind;
    const outcome = await runJob(intent, world);
    expect(world.service.prompts).toHaveLength(outcome.kind === 'job' ? 1 : 0);
    return outcome.kind === 'skipped' ? outcome.reason : 'starts';
  } catch (error) {
    expect(world.service.prompts).toEqual([]);
    if (error instanceof InputError) return 'error';
    throw error;
  }
}

describe('every event that GitHub documents', () => {
  test('is in the lists of two libraries, which are not empty', () => {
    expect(NAMES.length).toBeGreaterThan(70);
    const some = [...OPEN, ...WITHOUT_CAUSER, 'commit_comment', 'gollum', 'deployment'];
    expect(NAMES).toEqual(expect.arrayContaining(some));
  });

  test.each(NAMES)('%s starts a job only for people who may start one', async (name) => {
    const ends: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [actor, [acting, end]] of Object.entries(ACTORS)) {
      ends[actor] = await endOf(name, { acting });
      if (OPEN.includes(name)) expected[actor] = 'starts';
      else expected[actor] = [...WITHOUT_CAUSER, 'workflow_run'].includes(name) ? 'not-permitted' : end;
    }
    expect(ends).toEqual(expected);
  });

  const DIRECT = NAMES.filter((name) => name !== 'workflow_run');
  test.each(DIRECT)('%s starts a job for anyone with `permission: none`, but for no unlisted bot', async (name) => {
    const free = OPEN.includes(name) || WITHOUT_CAUSER.includes(name);
    expect(await endOf(name, { acting: ACTORS['an outsider'][0], permission: 'none' })).toBe('starts');
    expect(await endOf(name, { acting: ACTORS['no sender'][0], permission: 'none' })).toBe('starts');
    expect(await endOf(name, { acting: ACTORS['a bot'][0], permission: 'none' })).toBe(free ? 'starts' : 'bot');
  });
});

describe('a run of another workflow', () => {
  const [WITH_WRITE] = ACTORS['someone with write'];
  const PERSON = { id: 9, login: 'stranger', type: 'User' };
  const PEOPLE = { actor: WRITER, triggering_actor: WRITER };
  const OWN = { event: 'push', repository: REPOSITORY, head_repository: REPOSITORY, ...PEOPLE };

  function endOfRun(run: object, given: { acting?: Acting; permission?: string } = {}): Promise<string> {
    const payload = { workflow_run: { ...OWN, ...run } };
    return endOf('workflow_run', { acting: ACTORS['an outsider'][0], ...given, payload });
  }

  test.each(OPEN)('starts a job without a check if %s caused it', async (event) => {
    expect(await endOfRun({ event })).toBe('starts');
  });

  test.each(NAMES.filter((name) => !OPEN.includes(name)))('needs the permission of people after %s', async (event) => {
    expect(await endOfRun({ event })).toBe('not-permitted');
    expect(await endOfRun({ event }, { acting: WITH_WRITE })).toBe('starts');
  });

  test.each(['sender', 'actor', 'triggering_actor'])('also needs the permission of its %s', async (role) => {
    const run = { ...OWN, event: 'issue_comment', ...(role === 'sender' ? {} : { [role]: PERSON }) };
    const acting = { sender: role === 'sender' ? PERSON : WRITER };
    const world = aStep({ acting });
    await endOf('workflow_run', { acting, payload: { workflow_run: run } }, world);
    expect(world.github.asked.toSorted()).toEqual(['ada', 'stranger']);
  });

  test.each(['actor', 'triggering_actor'])('is an error if it does not name its %s', async (role) => {
    expect(await endOfRun({ event: 'issues', [role]: null }, { acting: WITH_WRITE })).toBe('error');
  });

  test.each([
    ['whose head is a fork', { head_repository: { id: 4201 } }],
    ['whose head repository is gone', { head_repository: null }],
    ['of another repository', { repository: { id: 4201 } }],
    ['that does not name its repository', { repository: null }],
  ])('%s starts nothing, whatever the permission', async (_what, run) => {
    for (const permission of ['write', 'none']) {
      for (const event of ['push', 'pull_request', 'issues'])
        expect(await endOfRun({ event, ...run }, { acting: WITH_WRITE, permission })).toBe('not-permitted');
    }
  });

  test('starts nothing if the run of this step does not know its repository', async () => {
    const payload = { sender: WRITER, workflow_run: OWN };
    const run = aRunContext({ eventName: 'workflow_run', repositoryId: null, payload });
    const intent = decideIntent(settings({ mode: 'job', prompt: 'Look.' }), readEvent(run), []);
    expect(intent).toMatchObject({ kind: 'job', gate: { kind: 'closed' } });
  });
});
