import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const DEMO = join(import.meta.dirname, '../../src/local/demo.ts');
const THREAD = /http:\/\/127\.0\.0\.1:\d+\/kettle\/docs\/issues\/1/;

/** Each plays the whole demo, which takes several seconds on a machine that has nothing else to do. */
const PATIENTLY = { timeout: 180_000 };

/** The demo's own place for temporary files, so that what it leaves behind is seen. */
let folder: string;
let started: ChildProcess | undefined;
beforeEach(async () => {
  started = undefined;
  folder = await mkdtemp(join(tmpdir(), 'docs-agent-demo-test-'));
});
afterEach(async () => {
  started?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const environment = () => ({ ...process.env, TMPDIR: folder });

/** Starts the demo, and waits until it has printed what `wanted` describes; gives all that it printed until then. */
async function startDemo(
  flags: readonly string[],
  wanted: RegExp,
): Promise<{ readonly child: ChildProcess; readonly text: string }> {
  const child = spawn(process.execPath, [DEMO, ...flags], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  started = child;
  let text = '';
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part;
    if (wanted.test(text)) return { child, text };
  }
  throw new Error(`The demo ended without ${wanted}:\n${text}`);
}

/** Sends a signal, and gives the exit code. What is still printed is thrown away. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.stdout?.resume();
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

test(
  'the demo ends by itself, and shows the change that the agent has made and the report of a week',
  PATIENTLY,
  async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [DEMO], { env: environment() });
    expect(stderr).toBe('');
    expect(stdout).toMatch(new RegExp(`Look at the thread while this runs: ${THREAD.source}$`, 'm'));
    expect(stdout).toContain('result=pull-request');
    expect(stdout).toMatch(/^diff --git a\/reference\/flags\.md/m);
    expect(stdout).toMatch(/^\+## The flag `--quiet`/m);
    expect(stdout).toContain('skip-reason=already-claimed');
    expect(stdout).toContain('skip-reason=not-permitted');
    expect(stdout).toContain('1 branch of an agent');
    expect(stdout).toMatch(/^\*\*[\d,]+ visitors read the documentation \(.* the week before: /m);
    expect(stdout).toMatch(
      /^- `\/troubleshooting`: \*\*more people than the rest of the site\*\* .* Changed by \[`Explain what E2 means`\]/m,
    );
    expect(stdout).toContain('"format": "docs-agent/visitors"');
    expect(stdout).toMatch(/^path,human,ai,total,human_before,ai_before,total_before$/m);
    expect(stdout).toMatch(/^The pull request was http:\/\/127\.0\.0\.1:\d+\/kettle\/docs\/pull\/2$/m);
    expect(stdout.trim().split('\n').at(-1)).toContain('npm run demo -- --keep');
    expect(await readdir(folder)).toEqual([]);
  },
);

test(
  'the demo that is kept shows thread, pull request and report until Ctrl-C, and then leaves nothing behind',
  PATIENTLY,
  async () => {
    const { child, text } = await startDemo(['--keep'], /Ctrl-C ends them/);
    const [, finished = ''] = text.split(/━━ Done .*\n/);
    const addresses = finished.match(/http:\S+/g) ?? [];
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      '/kettle/docs/issues/1',
      '/kettle/docs/pull/2',
      '/kettle/docs/issues/3',
    ]);
    const [thread, pull, report] = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
    expect(thread).toContain('/kettle/docs/pull/2"');
    expect(pull).toContain('reference/flags.md');
    expect(report).toContain('Documentation visitors');
    const [, change = ''] = /href="([^"]*\/commit\/[0-9a-f]{40})"/.exec(String(report)) ?? [];
    expect(await (await fetch(new URL(change, `${addresses[0]}`))).text()).toContain('The kettle says E2');
    expect(await end(child, 'SIGINT')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  },
);

test(
  'Ctrl-C in the middle of the story ends the demo without a word, and leaves nothing behind',
  PATIENTLY,
  async () => {
    const { child } = await startDemo([], /The log of the workflow step/);
    expect(await end(child, 'SIGINT')).toBe(130);
    expect(await readdir(folder)).toEqual([]);
  },
);
