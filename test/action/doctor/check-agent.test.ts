import { expect, test } from 'vitest';
import { checkAgent } from '../../../src/action/doctor/check-agent.ts';
import type { Reading } from '../../../src/action/doctor/check-github.ts';
import type { RepositoryFailure } from '../../../src/action/words/errors.ts';

type Agent = NonNullable<Parameters<typeof checkAgent>[0]>;
type Inputs = Parameters<typeof checkAgent>[1];
type Around = Parameters<typeof checkAgent>[2];

const read = <T>(value: T): Reading<T> => ({ kind: 'read', value });
const failed = (failure: RepositoryFailure): Reading<never> => {
  return { kind: 'failed', problem: { failure, message: `GitHub: ${failure}.`, hint: 'Look.' } };
};
const problem = (message: string) => ({ message, hint: 'Fix it.' });

const AGENT: Agent = {
  facts: {
    ...{ command: 'claude -p', variables: ['STYLE'], hosts: ['a.example'], isolation: 'required', paths: [] },
    gateway: { key: 'ANTHROPIC_API_KEY', host: 'api.anthropic.com' },
    documentation: { repository: 'acme/app', branch: '' },
  },
  ...{ problems: [], unset: [], keys: {}, noIsolation: null, writing: null },
  ...{ viewer: read('github-actions[bot]'), branch: read({ name: 'main', head: 'c'.repeat(40) }), opened: read(true) },
};
const OF_APP: Partial<Agent> = { viewer: read('acme-docs[bot]'), writing: read(null), opened: null };
const UNSET: Partial<Agent> = { facts: null, problems: [problem('KEY is empty.')], unset: ['KEY'] };
const NOT_FOUND: Partial<Agent> = { facts: null, problems: [problem('It was not found.')] };
const BRANCH = 'Documentation branch';
const PATHS = 'Agent paths';
const WRITING = 'Writing the documentation';
const OPENING = 'Opening pull requests';

test.each<[subject: string, string, Partial<Agent>, (Partial<Inputs> & Partial<Around>)?]>([
  ['Agent', 'good: It would run: claude -p. Its variables: STYLE, ANTHROPIC_API_KEY \\(a placeholder', {}],
  ['Agent', 'bad: KEY is empty. Fix it.', UNSET],
  ['Agent', 'unknown: This run gets no secrets, so KEY could not be checked.', UNSET, { withoutSecrets: true }],
  ['Agent', 'bad: It was not found. Fix it.', NOT_FOUND, { withoutSecrets: true }],
  ['Agent', 'unknown: It was not checked', NOT_FOUND, { shown: [problem('It was not found.')] }],
  ['Agent isolation', 'good: A program that does nothing ran here in isolation', {}],
  ['Agent isolation', 'bad: No sudo. Fix it.', { noIsolation: problem('No sudo.') }],
  ['Agent isolation', 'advice: Open. Fix it.', { noIsolation: problem('Open.') }, { isolation: 'none' }],
  [PATHS, 'good: The agent may only change docs.', OF_APP, { agentPaths: ['docs'] }],
  [PATHS, 'advice: `agent-paths` is empty', {}],
  [PATHS, 'advice: `agent-paths` is empty', { viewer: failed('unavailable') }],
  [PATHS, 'bad: `agent-paths` is empty: .* The token belongs to acme-docs\\[bot\\], so the workflows', OF_APP],
  [BRANCH, 'good: Jobs start from the branch main, which is at cccccccccccc.', {}],
  [BRANCH, 'bad: There is no branch "main"', { branch: read({ name: 'main', head: null }) }],
  [BRANCH, 'bad: GitHub: missing. Look.', { branch: failed('missing') }],
  [BRANCH, 'bad: There is no repository acme/d', { branch: failed('missing') }, { documentation: 'acme/d' }],
  [BRANCH, 'unknown: GitHub: unavailable. Look.', { branch: failed('unavailable') }],
  [WRITING, "not-needed: Each job's token", {}],
  [WRITING, "bad: The token of the run can't write to .* acme/docs", {}, { documentation: 'acme/docs' }],
  [WRITING, 'good: The token may. To check, the doctor stored an empty file', OF_APP],
  [WRITING, 'bad: GitHub: forbidden. Look.', { ...OF_APP, writing: failed('forbidden') }],
  [WRITING, 'unknown: GitHub: rate-limited. Look.', { ...OF_APP, writing: failed('rate-limited') }],
  [WRITING, 'unknown: It was not tried', { ...OF_APP, writing: null }],
  [OPENING, 'good: github-actions\\[bot\\] has opened a pull request', {}],
  [OPENING, 'advice: No pull request .* Settings, Actions, General', { opened: read(false) }],
  [OPENING, 'unknown: GitHub: forbidden. Look.', { opened: failed('forbidden') }],
  [OPENING, 'not-needed: A setting may forbid it to github-actions\\[bot\\], but not to acme', OF_APP],
  [OPENING, 'not-needed: The token of the run may not', {}, { documentation: 'acme/docs' }],
  [OPENING, 'unknown: It could not be checked', { viewer: failed('unavailable'), opened: null }],
])('%s: %s', (subject, expected, agent, given = {}) => {
  const inputs = { agentPaths: [], isolation: 'required', docsRef: '', ...given };
  const checks = checkAgent({ ...AGENT, ...agent }, inputs, { ...inputs, ...NOWHERE, ...given });
  const said = checks.filter(({ name }) => name === subject);
  const texts = said.map(({ state, found, advice }) => [`${state}: ${found}`, advice ?? []].flat().join(' '));
  expect(texts).toEqual([expect.stringMatching(new RegExp(`^${expected}`))]);
});

const NOWHERE: Around = { shown: [], withoutSecrets: false, documentation: null };
