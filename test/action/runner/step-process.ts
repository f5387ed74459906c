/**
 * A step's process where only the runner's side is real: `actions-runner.test.ts` starts it with the name of a scene.
 */
import type { Runner } from '../../../src/action/ports.ts';
import { createRedactor } from '../../../src/action/redaction/redactor.ts';
import { createActionsRunner, fail, maskSecrets } from '../../../src/action/runner/actions-runner.ts';
import { CANARY_TOKEN } from '../../build/canary.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { NEXT_TEXT } from './runner-commands.ts';

const redact = createRedactor({ secrets: [CANARY_KEY, CANARY_TOKEN] });

const scenes: Readonly<Record<string, (runner: Runner) => unknown>> = {
  outputs(runner) {
    runner.output('result', 'failed');
    runner.output('pr-url', 'https://github.com/acme/docs/pull/3\nresult=pull-request');
    runner.save('open-comment', '9001');
    runner.save('job-id', 'j_1');
  },
  async everything(runner) {
    for (const round of ['1', '2']) {
      runner.output('job-id', `j_${round}`);
      runner.save('open-comment', round);
      await runner.summary(`### ${round}`);
    }
    runner.info('done');
  },
  speech(runner) {
    for (const text of JSON.parse(process.env['HOSTILE_TEXTS'] ?? '[]')) {
      runner.info(text);
      runner.debug(text);
      runner.warning(text);
      runner.notice(text);
      runner.group(text, [text, text]);
      fail([text, text], redact);
      process.stdout.write(`${NEXT_TEXT}\n`);
    }
  },
  async leaks(runner) {
    for (const text of JSON.parse(process.env['HOSTILE_TEXTS'] ?? '[]')) {
      await sayEverywhere(runner, text);
      fail([text, text], redact);
      process.stdout.write(`${NEXT_TEXT}\n`);
    }
  },
  masks() {
    maskSecrets();
  },
  longSummary: (runner) => runner.summary('é'.repeat(600_000)),
  fullSummary: (runner) => runner.summary('a'.repeat(1024 * 1024 - 1)),
  async tempFile(runner) {
    process.stdout.write((await runner.writeTempFile('report.md', ['### ', 'One\n'])) ?? '');
  },
  async waiting(runner) {
    const alive = setInterval(() => undefined, 60_000);
    process.stdout.write(`cancelled: ${runner.cancelled.aborted}\n`);
    await new Promise((resolve) => runner.cancelled.addEventListener('abort', resolve));
    process.stdout.write(`cancelled: ${runner.cancelled.aborted}\n`);
    clearInterval(alive);
  },
};

async function sayEverywhere(runner: Runner, text: string): Promise<void> {
  // Covers every method of the port: a new one must be added here, and is searched for canaries with the others.
  const written: Readonly<Record<keyof Runner, () => unknown>> = {
    ...{ cancelled: () => undefined, info: () => runner.info(text), debug: () => runner.debug(text) },
    ...{ warning: () => runner.warning(text), notice: () => runner.notice(text) },
    ...{ group: () => runner.group(text, [text, text]), output: () => runner.output('job-id', text) },
    ...{ save: () => runner.save('job-id', text), summary: () => runner.summary(text) },
    writeTempFile: async () => runner.info(`written to ${await runner.writeTempFile('report.md', [text, text])}`),
    readWorkspaceFile: () => runner.readWorkspaceFile(text).catch((error) => runner.warning(String(error))),
  };
  for (const write of Object.values(written)) await write();
}

await scenes[process.argv[2] ?? '']?.(createActionsRunner(redact));
