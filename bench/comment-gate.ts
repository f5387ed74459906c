import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readComment } from '../src/action/command/command.ts';
import { type HostileComment, hostileComments } from '../test/build/hostile-comments.ts';
import { type MeasuredServer, startRefusingServer } from './measured-server.ts';
import { prepareStep, readOutputs } from './step.ts';
import type { Row } from './table.ts';
import { mediansInTurn, runNode, type Timed } from './timed-process.ts';

/** All are tried a few times, the slowest more often: the worst of many medians is mostly bad luck. */
const ROUNDS = { warmUp: 1, rounds: 3 } as const;
const FINAL_ROUNDS = { warmUp: 0, rounds: 15 } as const;
const FINALISTS = 3;
const BUNDLE = join(import.meta.dirname, '../dist/index.js');
const INSTRUCTION = 'fix it';
/** How much longer than a short one any comment may take (ms). */
const MORE = 50;

type Subject = readonly [name: string, body: string];

/**
 * Measures the time for the worst comment of 64 KB that a stranger could write. For a command, that is the time until
 * the request for the author's permission; otherwise, until the end of the process.
 */
export async function measureCommentGate(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  try {
    await using server = await startRefusingServer();
    const all = hostileComments(INSTRUCTION);
    const bodies = all.flatMap(([name, { below, above }]): Subject[] => [
      [`${name} below`, below],
      [`${name} above`, above],
    ]);
    const isCommand = ([, body]: Subject): boolean => readComment(body, '/docs') !== null;
    return [
      await worstOf('worst 64 KB comment to the gate', {
        subjects: bodies.filter(isCommand),
        trivial: `/docs ${INSTRUCTION}`,
        time: (body) => untilGate(body, join(folder, 'gate'), server),
      }),
      await worstOf('worst 64 KB comment with its command on a later line, whole process', {
        subjects: bodies.filter((body) => !isCommand(body)),
        trivial: `Thanks!\n\n/docs ${INSTRUCTION}`,
        time: (body) => untilSkipped(body, join(folder, 'skipped')),
      }),
      doubled(all),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function worstOf(
  what: string,
  {
    subjects,
    trivial,
    time,
  }: { readonly subjects: readonly Subject[]; readonly trivial: string; readonly time: (body: string) => Timed },
): Promise<Row> {
  const first = await mediansInTurn(
    subjects.map(([, body]) => time(body)),
    ROUNDS,
  );
  const finalists = subjects
    .map((subject, at) => ({ subject, took: first[at] ?? Number.NaN }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, FINALISTS)
    .map(({ subject }) => subject);
  const bodies = [trivial, ...finalists.map(([, body]) => body)];
  const [simple = Number.NaN, ...others] = await mediansInTurn(bodies.map(time), FINAL_ROUNDS);
  const worst = Math.max(...others);
  const name = finalists[others.indexOf(worst)]?.[0] ?? '';
  return {
    what,
    measured: `${worst.toFixed(1)} ms (${name}, of ${subjects.length})`,
    comparedWith: `a trivial one: ${simple.toFixed(1)} ms, and ${MORE} ms`,
    ratio: worst / (simple + MORE),
    budget: 1,
  };
}

/** Times a run from its start to the request for the permission of the comment's author. */
function untilGate(body: string, folder: string, server: MeasuredServer): Timed {
  return async () => {
    const env = await prepareStep(folder, stepOf(body, server.url));
    const { startedAt, log } = await runNode([BUNDLE], { cwd: folder, env });
    const [first] = server.takeArrivals();
    if (first?.path !== '/repos/acme/app/collaborators/mara/permission')
      throw new Error(`No gate was reached:\n${log}`);
    return first.at - startedAt;
  };
}

function untilSkipped(body: string, folder: string): Timed {
  return async () => {
    const env = await prepareStep(folder, stepOf(body, 'http://127.0.0.1:9'));
    const { startedAt, endedAt, log } = await runNode([BUNDLE], { cwd: folder, env });
    if (!(await readOutputs(folder)).includes('not-a-command')) throw new Error(`The comment was not skipped:\n${log}`);
    return endedAt - startedAt;
  };
}

function stepOf(body: string, url: string): Parameters<typeof prepareStep>[1] {
  const mara = { id: 7, login: 'mara', type: 'User' };
  const html_url = 'https://github.com/acme/app/issues/7';
  const issue = { number: 7, title: 'The flag', body: 'It is new.', user: mara, html_url };
  const comment = {
    id: 1,
    body,
    user: mara,
    created_at: '2026-11-20T09:00:00Z',
    html_url: `${html_url}#issuecomment-1`,
  };
  const payload = { action: 'created', sender: mara, issue, comment };
  return { event: { name: 'issue_comment', payload }, inputs: { 'base-url': url }, apiUrl: url };
}

/** Reads the same comments at two lengths, long enough that neither the constant part nor CPU caches matter. */
function doubled(kinds: readonly (readonly [string, HostileComment])[]): Row {
  const lengths = [2 ** 20, 2 ** 21] as const;
  const [short, long] = lengths.map((length) => hostileComments(INSTRUCTION, { length }));
  // The best of several: another process on the machine can only make it slower.
  const best = (comment: HostileComment | undefined): number => {
    const times = Array.from({ length: 4 }, () => {
      const startedAt = performance.now();
      readComment(comment?.below ?? '', '/docs');
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  };
  const ratios = kinds.map(([name], at) => ({ name, once: best(short?.[at]?.[1]), twice: best(long?.[at]?.[1]) }));
  // A time near 0 says nothing about how the time grows.
  const [worst] = ratios
    .filter(({ twice }) => twice > 10)
    .toSorted((one, other) => other.twice / other.once - one.twice / one.once);
  const { name = '', once = Number.NaN, twice = Number.NaN } = worst ?? {};
  return {
    what: 'reading a hostile comment twice as long (2 MB)',
    measured: `${twice.toFixed(1)} ms (${name})`,
    comparedWith: `1 MB: ${once.toFixed(1)} ms`,
    ratio: twice / once,
    budget: 3,
  };
}
