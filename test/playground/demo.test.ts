import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isolated } from '../agent/isolation/a-box.ts';

const DEMO = join(import.meta.dirname, '../../src/playground/demo.ts');
const AT = 'http://127\\.0\\.0\\.1:\\d+/kettle/docs';
/** As much as a terminal shows at once, plus a few lines. */
const ONE_SCREEN = 57;

/** Each plays the whole demo, which takes several seconds even on an idle machine. */
const PATIENTLY = { timeout: 180_000 };

/** The demo's own place for temporary files, so that leftovers are seen. */
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

/** Starts the demo, and waits until it has printed what `wanted` describes; returns everything printed until then. */
async function startDemo(flags: readonly string[], wanted: RegExp) {
  const child = spawn(process.execPath, [DEMO, ...flags], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  started = child;
  let text = '';
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part;
    if (wanted.test(text)) return { child, text };
  }
  throw new Error(`The demo ended without ${wanted}:\n${text}`);
}

/** Sends a signal, and returns the exit code. Later output is discarded. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.stdout?.resume();
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** Plays the demo to its end, and returns its output. */
async function playDemo(...flags: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [DEMO, ...flags], { env: environment() });
  expect([stderr, await readdir(folder)]).toEqual(['', []]);
  return stdout;
}

test('the demo ends on its own, and shows the whole story on one screen', PATIENTLY, async () => {
  const printed = await playDemo();
  const wanted = [
    'A comment starts a job: AT/issues/1',
    'ada comments: /docs Document the flag `--quiet`',
    ' s  🚀 on the comment',
    ' s  Starting…',
    ' s  Working on it.',
    ' s  Done.',
    '│ Done. Review `Document the flag --quiet: it boils without whistling.` \\(#2\\) in `kettle/docs`: \\+13 −0 in 1 file.',
    'The pull request is AT/pull/2, with this commit:\n +[0-9a-f]{7} Document the flag',
    'A comment on the pull request changes it: AT/pull/2',
    '│ Updated. Review the new commits',
    'these commits:\n +[0-9a-f]{7} Document the flag.*\n +[0-9a-f]{7} Make it shorter',
    'Both events once more: skipped',
    '👎 Nothing was started: stranger has the permission "read"',
    'ada merges: Add --keep-warm \\(#3\\), which opens AT/pull/4\n',
    'ada merges: Add --beep \\(#5\\), which is added to AT/pull/4\n',
    'Each change has its own commit there: [0-9a-f]{7}, [0-9a-f]{7}\\. The comment on it says: Also covers #5\\.\n',
    'Without a service, .* an agent of your own: AT/issues/6\n +ada comments: /docs Document the flag `--eco`',
    `The agent ran on the runner, ${isolated ? 'in isolation' : 'without isolation, [^\n]*'}, and made AT/pull/7\n`,
    'The report is in the issue AT/issues/8',
    '│ [^:]+ \\d{4}: [\\d,]+ people .*usual.*unique visitors in all\\.',
    '│ .*Lost most of its people.*',
    '│ `/troubleshooting`: more people than the rest of the site .*Explain what E2 means',
    'so the links above no longer work. To look around and try it yourself:\n\n +npm run demo -- --keep\n$',
  ];
  expect(printed).toMatch(new RegExp(wanted.map((part) => part.replaceAll('AT', AT)).join('[^]*')));
  expect(printed.split('\n').length).toBeLessThanOrEqual(ONE_SCREEN);
  // Commands of the runner, markers and Markdown are for machines.
  expect(printed).not.toMatch(/::|<!--|<details|\*\*|undefined/);
});

test('the demo with `--keep` prints all details if asked, and is a playground until Ctrl-C', PATIENTLY, async () => {
  const { child, text } = await startDemo(['--keep', '--verbose'], /Press Ctrl-C to stop both servers/);
  const [story = '', printed = ''] = text.split('Your turn.');
  for (const part of [
    /^▼ What this step does$/m,
    /^result=pull-request$/m,
    /^### Documentation job: pull request made$/m,
    /^<!-- docs-agent:\d/m,
    /^diff --git a\/reference\/flags\.md/m,
    /^\+## `--quiet`/m,
    /^ +Bring .* with this change \(pull request 3\)$[\s\S]*^\+## `--keep-warm`/m,
    /^ +Bring .* with this change \(pull request 5\)$[\s\S]*^\+## `--beep`/m,
    /^skip-reason=already-claimed$/m,
    /^skip-reason=not-permitted$/m,
    /^\*\*[^:]+ \d{4}: [\d,]+ people .*usual.*unique visitors in all\.\*\*$/m,
    /"format": "docs-agent\/visitors"/,
    /^path,human,ai,total,human_before,ai_before,total_before$/m,
  ])
    expect(story).toMatch(part);

  const addresses = printed.match(/http:\S+/g) ?? [];
  const places = ['issues/1', 'pull/2', 'pull/7', 'issues/8', 'actions'].map((place) => `/kettle/docs/${place}`);
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(places);
  const [thread, pull, own, report, runs] = await Promise.all(
    addresses.map(async (address) => (await fetch(address)).text()),
  );
  expect(thread).toContain('/kettle/docs/pull/2"');
  expect(pull).toContain('reference/flags.md');
  expect(own).toMatch(/The agent <code>kettle-writer<\/code> made these changes/);
  expect(report).toContain('Visitors of');
  expect(runs).toContain('skipped, not-permitted');
  const changes = { 'The kettle says E2': report, '## `--quiet`': pull, '## `--eco`': own };
  for (const [text, page = ''] of Object.entries(changes)) {
    const [, change = ''] = /href="([^"]*\/commit\/[0-9a-f]{40})"/.exec(page) ?? [];
    expect(await (await fetch(new URL(change, addresses[0]))).text()).toContain(text);
  }
  const { origin } = new URL(addresses[0] ?? '');
  const body = new URLSearchParams({ as: 'ada', body: '/docs Explain the spout.' });
  const sent = await fetch(`${addresses[0]}/comments`, { method: 'POST', body, headers: { origin } });
  // Its run may continue when the demo is ended.
  expect(await sent.text()).toContain('/docs Explain the spout.');
  expect([await end(child, 'SIGINT'), await readdir(folder)]).toEqual([0, []]);
});

test('Ctrl-C in the middle of the story ends the demo silently, and leaves nothing behind', PATIENTLY, async () => {
  const { child } = await startDemo([], /Working on it/);
  expect([await end(child, 'SIGINT'), await readdir(folder)]).toEqual([130, []]);
});

test('a flag that does not exist is answered with the usage', async () => {
  const child = spawn(process.execPath, [DEMO, '--bogus'], { env: environment() });
  let said = '';
  for await (const part of child.stderr.setEncoding('utf8')) said += part;
  expect(said).toMatch(/^Unknown option '--bogus'\.\n\nnpm run demo +plays/);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(2);
});
