import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inputs } from '../../src/action/words/action-spec.ts';
import { startOwnAgentWorld } from '../scenarios/own-agent-world.ts';
import type { Step } from '../scenarios/run-action.ts';
import { commentEvent, type ScenarioWorld, startWorld } from '../scenarios/world.ts';
import { json } from '../servers/fault-server.ts';
import { NEEDS } from './needed-permissions.ts';
import { expectProof } from './proofs.ts';
import { PROOFS } from './security-proofs.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { aTree } from './tree.ts';

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const SCHEDULE = { name: 'schedule', payload: {} };
const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-connections.mjs')).href;

/** Runs a step of the bundle, and returns each host that it has connected to, once. */
async function hostsOf(world: ScenarioWorld, step: Partial<Step>): Promise<ReadonlySet<string>> {
  using tree = aTree({ connections: '' });
  const file = join(tree.root, 'connections');
  await world.run({ ...step, environment: { NODE_OPTIONS: `--import ${RECORDER}`, CONNECTIONS: file } });
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

const hostOf = (address: string): string => new URL(address).host;

describe('a run contacts its service and its GitHub, and no one else', () => {
  const both = ({ service, github }: ScenarioWorld) => new Set([hostOf(service.url), hostOf(github.apiUrl)]);
  const REPORT = { prompt: '', mode: 'report', 'report-to': 'issue', 'report-public': 'true' } as const;
  const visitors = json(200, { totals: { human: 3, ai: 2, total: 4 }, visitors: [], hasMore: false });

  test.each<readonly [string, (world: ScenarioWorld) => Partial<Step>, Parameters<typeof startWorld>[0]]>([
    ['a job', () => ({}), {}],
    ['a comment', (world) => ({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') }), {}],
    ['settling threads', () => ({ inputs: { prompt: '', mode: 'settle' }, event: SCHEDULE }), {}],
    ['a report', () => ({ inputs: REPORT }), { look: [visitors] }],
  ])('for %s', async (_what, step, service) => {
    await using world = await startWorld(service);
    const given = step(world);
    if (given.event === SCHEDULE) await world.run({ inputs: { wait: 'false' } });
    expect(await hostsOf(world, given)).toEqual(both(world));
  });

  test("for a job of the workflow's own agent, its GitHub alone", async () => {
    await using own = await startOwnAgentWorld();
    const step = { inputs: { prompt: '' }, event: commentEvent(own, '/docs describe it') };
    expect(await hostsOf({ ...own, run: own.act }, step)).toEqual(new Set([hostOf(own.github.apiUrl)]));
  });

  test('for a comment that is not a command, not even those', async () => {
    await using world = await startWorld({});
    const step = { inputs: { prompt: '' }, event: commentEvent(world, 'Thank you!') };
    expect(await hostsOf(world, step)).toEqual(new Set());
  });

  test('and the sources contain no other address', () => {
    const sources = trackedFiles('src').filter((path) => /^src\/(?!service\/|playground\/).*\.ts$/.test(path));
    expect(sources.length).toBeGreaterThan(50);
    const found = sources.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host]) => host),
    );
    // Those of models are for the input `agent`; 127.0.0.1 is an isolated agent's own loopback device, and one is an example of a proxy.
    const models = ['api.anthropic.com', 'api.openai.com', 'generativelanguage.googleapis.com'];
    const known = ['127.0.0.1', 'api.github.com', 'github.com', 'proxy.example.com', ...models];
    expect([...new Set(found)].sort()).toEqual(known.sort());
  });
});

describe('SECURITY.md', () => {
  test('lists the permissions that the examples must have', () => {
    const rows = Object.entries(NEEDS).map(([what, needed]) => {
      const lines = Object.entries(needed).map(([scope, level]) => `\`${scope}: ${level}\``);
      return `| ${what} | ${lines.join(', ') || 'none'} |`;
    });
    const [, table = ''] = page.split('| what is used | `permissions:` |\n| --- | --- |\n');
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(rows);
  });

  test('names existing inputs', () => {
    const named = [...page.matchAll(/`([a-z]+(?:-[a-z]+)+)(?:: \w+)?`/g)].map(([, name]) => name ?? '');
    const scopes = ['pull-requests'];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !Object.hasOwn(inputs, name) && !scopes.includes(name))).toEqual([]);
  });

  test('names environment variables that are read', () => {
    const files = trackedFiles('src/action/runner').map((path) => readFileSync(join(ROOT, path), 'utf8').toUpperCase());
    const named = [...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name]) => name ?? '');
    expect([...new Set(named)].sort()).toEqual(['GITHUB_API_URL', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']);
    expect(named.filter((name) => !files.some((text) => text.includes(name)))).toEqual([]);
  });

  test('gives no address to write to', () => expect(page).not.toMatch(/\w@\w|mailto:/));
});

describe('what SECURITY.md says about threats', () => {
  const [, lists = ''] = page.split('## What we defend against\n');
  const sentences = [...lists.matchAll(/^(?:\d+\. \*\*.*?\*\*|-) (.*)$/gm)].flatMap(([, item = '']) =>
    item.split(/(?<=\.) (?=[A-Z`])/),
  );
  const proofs = PROOFS.map((proof) => proof.split(' → ') as [sentence: string, file: string, name: string]);

  test('is proved sentence by sentence, and nothing else is said', () =>
    expect(sentences.toSorted()).toEqual(proofs.map(([sentence]) => sentence).toSorted()));

  test.each(proofs)('%s', (_sentence, file, name) => expectProof(file, name));
});
