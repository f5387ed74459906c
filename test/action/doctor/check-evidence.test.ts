import { describe, expect, test } from 'vitest';
import { checkEvidence, type EvidenceReading, readEvidenceAccess } from '../../../src/action/doctor/check-service.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { aService } from '../../fakes/fake-service.ts';

const repository = 'acme/app';
const facts = (isPublic: boolean) =>
  ({ kind: 'read', value: { public: isPublic, hasIssues: true, archived: false } }) as const;
const UNREAD = { kind: 'not-asked', because: 'No.' } as const;
const READ: EvidenceReading = { kind: 'searches', result: 'read', status: 200 };
const REFUSED: EvidenceReading = { kind: 'questions', result: 'not-offered', status: 403 };
const FAILED: EvidenceReading = { kind: 'feedback', result: 'failed', status: null };

describe('the check of searches, questions and votes', () => {
  test.each([
    ['all can be read', [READ], facts(false), 'good', '`searches`: the key may read them.'],
    [
      'one is refused',
      [READ, REFUSED],
      facts(false),
      'advice',
      "`questions`: the service doesn't offer them to this key (HTTP 403).",
    ],
    [
      'one gives no answer',
      [REFUSED, FAILED],
      facts(false),
      'unknown',
      '`feedback`: the service gave no usable answer.',
    ],
    ['nothing could be asked', [], facts(false), 'unknown', 'They were not checked'],
    ['the repository is public', [READ], facts(true), 'bad', 'acme/app is public'],
    ['GitHub shows no repository', [READ], UNREAD, 'good', '`searches`: the key may read them.'],
  ] as const)('if %s', (_name, readings, repositoryFacts, state, found) => {
    const [check, ...more] = checkEvidence(readings, { facts: repositoryFacts, repository });
    expect(more).toEqual([]);
    expect(check).toMatchObject({ state, found: expect.stringContaining(found) });
  });

  test('is missing if the input is not set', () => {
    expect(checkEvidence(null, { facts: facts(true), repository })).toEqual([]);
  });
});

test('the doctor requests one row of yesterday for each list, once', async () => {
  const queries: unknown[] = [];
  const page = { rows: [], rejectedRows: 0, hasMore: false, cursor: null };
  const service = aService({
    evidence: {
      readSearches: async (query, { allowance }) => {
        queries.push(query);
        expect(allowance.left).toBe(0);
        return page;
      },
      readQuestions: async () => {
        throw new ServiceError({ status: 403, message: 'No.', hint: 'Wait.' });
      },
      readFeedback: async () => {
        throw new ServiceError({ status: undefined, message: 'No.', hint: 'Wait.' });
      },
    },
  });
  const evidence = ['searches', 'questions', 'feedback'] as const;
  const inputs = { evidence, baseUrl: 'https://docs.example.com', projectId: 'handbook', apiKey: 'a key' };
  const tools = {
    service,
    clock: { now: () => Date.UTC(2026, 10, 20, 9) },
    runner: { cancelled: new AbortController().signal },
  };
  expect(await readEvidenceAccess(inputs, tools)).toEqual([READ, REFUSED, FAILED]);
  expect(queries).toEqual([
    { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z', cursor: null, limit: 1 },
  ]);
});
