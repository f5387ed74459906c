import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState } from '../../../src/playground/github/state.ts';
import { aRepository, failureOf, TOKEN } from './a-repository.ts';

const BOT = 'github-actions[bot]';
const LABEL = 'docs-visitors';
const LOOK = { name: LABEL, color: '0e8a16', description: 'Visitors of the documentation' };

let github: LocalGitHub;
let app: RepositoryState;
let repository: Repository;

beforeEach(async () => {
  github = await startGitHub();
  app = github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken(TOKEN, BOT, { issues: 'write' });
  repository = aRepository({ apiUrl: github.apiUrl });
});
afterEach(() => github.stop());

function strike(method: string, does: FaultAction, times = Number.POSITIVE_INFINITY): void {
  github.faults.add({ method, path: /\/labels/, times, does });
}

function asked(method: string): number {
  return github.ledger.filter((entry) => entry.method === method && entry.path.includes('/labels')).length;
}

describe('a label', () => {
  test.each([LABEL, 'two words', 'area/docs', 'Доки 📊', 'a?b#c%2Fd', 'C++', "it's"])(
    '%j is found once it has been created',
    async (name) => {
      expect(await repository.hasLabel(name)).toBe(false);
      await repository.createLabel({ ...LOOK, name });
      expect(await repository.hasLabel(name)).toBe(true);
      expect([...app.labels.values()]).toMatchObject([{ ...LOOK, name }]);
    },
  );

  test('that cannot be read does not count as absent', async () => {
    const body = { message: 'Resource not accessible by integration' };
    strike('GET', { kind: 'answer', status: 403, body });
    const error = await failureOf(repository.hasLabel(LABEL));
    expect([error.failure, error.hint]).toEqual(['not-accessible', expect.stringContaining('`issues: read`')]);
    github.faults.clear();
    strike('GET', { kind: 'answer', status: 200, body: [] });
    expect((await failureOf(repository.hasLabel(LABEL))).failure).toBe('unavailable');
  });

  test.each([LABEL, 'Docs-Visitors'])('that exists already stays unchanged when %j is created', async (name) => {
    github.state.label(app, LABEL, { color: 'ff0000' });
    await repository.createLabel({ ...LOOK, name });
    expect([...app.labels.values()]).toMatchObject([{ name: LABEL, color: 'ff0000', description: null }]);
  });

  test.each<readonly [string, FaultAction, number]>([
    ['an answer that was lost', { kind: 'break-after' }, 1],
    ['502 after it was created', { kind: 'answer', status: 502, handled: true }, 1],
    ['an unreadable success', { kind: 'answer', status: 201, body: 'made', handled: true }, 1],
    ['a request that was lost', { kind: 'break-before' }, 2],
  ])('exists after %s', async (_name, does, requests) => {
    strike('POST', does, 1);
    await repository.createLabel(LOOK);
    expect([...app.labels.values()]).toMatchObject([LOOK]);
    expect(asked('POST')).toBe(requests);
  });

  test('that three requests did not create is an error', async () => {
    strike('POST', { kind: 'break-before' });
    expect((await failureOf(repository.createLabel(LOOK))).failure).toBe('unavailable');
    expect(asked('POST')).toBe(3);
  });

  test('that the token may not create names the permission, and is not read', async () => {
    github.state.addToken(TOKEN, BOT, { issues: 'read' });
    const error = await failureOf(repository.createLabel(LOOK));
    expect([error.failure, error.hint]).toEqual([
      'not-accessible',
      "Add `issues: write` to the workflow's `permissions:`.",
    ]);
    expect(asked('GET')).toBe(0);
  });

  test('is not sent once the run is cancelled', async () => {
    const late = aRepository({ apiUrl: github.apiUrl, cancelled: AbortSignal.abort() });
    await failureOf(late.createLabel(LOOK));
    expect(github.ledger).toEqual([]);
  });

  test('that GitHub finds invalid is refused', async () => {
    const error = await failureOf(repository.createLabel({ ...LOOK, name: 'x'.repeat(51) }));
    expect([error.failure, error.status]).toEqual(['refused', 422]);
  });
});
