import { describe, expect, test } from 'vitest';
import { authorize, type Requester } from '../../../src/action/event/authorize.ts';
import { type AccessSettings, readInputs } from '../../../src/action/event/inputs.ts';
import type { ActorPermission } from '../../../src/action/ports/conversations.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { inputs } from '../../build/settings.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const WANTED = ['triage', 'write', 'maintain', 'admin'] as const;
const RULES: AccessSettings = { permission: 'write', allowedUsers: [], allowedBots: [] };
const MONA = { id: 7, login: 'mona', bot: false, viaApp: null };

/** GitHub with an answer, in which the role is the permission. */
function answering(permission: ActorPermission['permission'], userId: number | null = null): FakeRepository {
  const repository = aRepository();
  repository.permission = { permission, role: permission, userId };
  return repository;
}

/** GitHub's answer, what it means, and which required permissions it satisfies. */
const ANSWERS: readonly [ActorPermission['permission'], string, string, readonly string[]][] = [
  ['admin', 'admin', 'admin', ['triage', 'write', 'maintain', 'admin']],
  ['admin', 'owners', 'admin', ['triage', 'write', 'maintain', 'admin']],
  ['write', 'maintain', 'maintain', ['triage', 'write', 'maintain']],
  ['write', 'write', 'write', ['triage', 'write']],
  ['write', 'admin', 'write', ['triage', 'write']],
  ['write', 'release-team', 'write', ['triage', 'write']],
  ['read', 'triage', 'triage', ['triage']],
  ['read', 'read', 'read', []],
  ['read', 'maintain', 'read', []],
  ['read', 'custom-reader', 'read', []],
  ['none', 'none', 'none', []],
];
const CASES = ANSWERS.flatMap(([permission, role, present, enough]) =>
  WANTED.map((wanted) => ({ permission, role, present, wanted, permitted: enough.includes(wanted) })),
);

describe('a requester', () => {
  test.each(CASES)('with $permission as $role, for $wanted: $permitted', async ({ permitted, ...row }) => {
    const { permission, role, present, wanted } = row;
    const repository = aRepository();
    repository.permission = { permission, role };
    const answer = await authorize(MONA, { ...RULES, permission: wanted }, repository);
    expect(answer.permitted).toBe(permitted);
    if (answer.permitted) return;
    expect(answer).toEqual({
      permitted: false,
      reason: 'not-permitted',
      sentence: `mona has the permission "${present}" in this repository; starting a job needs "${wanted}".`,
    });
  });

  test.each<readonly [string, Partial<AccessSettings>]>([
    ['no permission is required', { permission: 'none' }],
    ['`allowed-users` names them, in any letter case', { allowedUsers: ['mona'] }],
  ])('is permitted without a request to GitHub if %s', async (_why, rules) => {
    const repository = aRepository();
    repository.fail('permissionOf', 'unavailable');
    const who = { ...MONA, login: 'Mona' };
    expect(await authorize(who, { ...RULES, ...rules }, repository)).toMatchObject({ permitted: true });
    expect(repository.calls).toEqual([]);
  });

  test.each<readonly [string, Partial<Requester>, boolean]>([
    ['the account with that id, whatever its login', { login: 'renamed' }, true],
    ['not someone whose login is that number', { id: 9, login: '1815' }, false],
    ['not someone whose id is unknown', { id: null, login: '1815' }, false],
  ])('is permitted if `allowed-users` has their id: %s', async (_name, who, permitted) => {
    const repository = answering('none');
    const rules = { ...RULES, allowedUsers: ['1815'] };
    expect(await authorize({ ...MONA, id: 1815, ...who }, rules, repository)).toMatchObject({ permitted });
  });

  const FAILURES = ['unavailable', 'forbidden', 'missing', 'rate-limited'] as const;
  test.each(FAILURES)('fails if GitHub gives no answer: %s', async (failure) => {
    const repository = aRepository();
    repository.fail('permissionOf', failure);
    await expect(authorize(MONA, RULES, repository)).rejects.toBeInstanceOf(RepositoryError);
  });
});

describe('a bot', () => {
  const bot = { id: 8, login: 'Helper[bot]', bot: true, viaApp: null };

  test.each(['none', 'write'] as const)('is refused, whatever it may do here: %s', async (permission) => {
    const rules = { permission, allowedUsers: ['helper[bot]'], allowedBots: ['other[bot]'] };
    expect(await authorize(bot, rules, answering('admin'))).toEqual({
      permitted: false,
      reason: 'bot',
      sentence: 'Helper[bot] is a bot. To let it start jobs, add `Helper[bot]` to `allowed-bots`.',
    });
  });

  test.each<readonly [string, Partial<Requester>, readonly string[], readonly string[]]>([
    ['whose login is no app', { login: 'Copilot' }, [], ['Copilot']],
    ['that was listed by the name of an app', { login: 'Copilot' }, ['copilot[bot]'], ['Copilot']],
    ['that writes through its own app', { viaApp: 'helper' }, [], ['Helper[bot]']],
    ['that writes through an app of another name', { viaApp: 'swe-agent' }, [], ['swe-agent[bot]', 'Helper[bot]']],
    ['whose app is listed', { viaApp: 'swe-agent' }, ['swe-agent[bot]'], ['Helper[bot]']],
    ['whose login is listed', { viaApp: 'swe-agent' }, ['helper[bot]'], ['swe-agent[bot]']],
    ['that is a person behind an app', { login: 'mona', bot: false, viaApp: 'Helper' }, [], ['Helper[bot]']],
  ])('%s is told which entries are missing, and with them it may', async (_who, who, allowedBots, missing) => {
    const requester = { ...bot, ...who };
    const refused = await authorize(requester, { ...RULES, allowedBots }, aRepository());
    const named = missing.map((entry) => `\`${entry}\``).join(' and ');
    expect(refused).toHaveProperty('sentence', expect.stringContaining(`add ${named} to \`allowed-bots\`.`));
    const read = readInputs(inputs({ 'allowed-bots': [...allowedBots, ...missing].join(', ') }));
    expect(read.problems).toEqual([]);
    const { allowedBots: listed } = read.settings;
    const rules = { ...RULES, allowedBots: listed };
    expect(await authorize(requester, rules, answering('admin'))).toMatchObject({ permitted: true });
  });

  test('does not let in a human of the same name', async () => {
    const rules = { ...RULES, allowedBots: ['mona'] };
    expect(await authorize(MONA, rules, answering('read'))).toMatchObject({ permitted: false });
  });
});

test('an account does not get the permission of another account that now has its login', async () => {
  expect(await authorize(MONA, RULES, answering('admin', 8))).toEqual({
    permitted: false,
    reason: 'not-permitted',
    sentence: 'The account mona is no longer the one that wrote the request.',
  });
  for (const id of [7, null]) {
    expect(await authorize(MONA, RULES, answering('write', id))).toMatchObject({ permitted: true });
  }
});

// What else counts for people who write through an app is in `stories/event-gate.test.ts`.
test('nobody is permitted through an app without a name, even if anyone may', async () => {
  const rules = { ...RULES, permission: 'none', allowedUsers: ['mona'] } as const;
  expect(await authorize({ ...MONA, viaApp: '' }, rules, aRepository())).toEqual({
    permitted: false,
    reason: 'bot',
    sentence: "mona wrote through an app that GitHub doesn't name, so `allowed-bots` can't list it.",
  });
});
