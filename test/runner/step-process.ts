/** A step's process in which only the runner's side is real: `actions-runner.test.ts` starts it with the name of a scene. */
import type { Runner } from '../../src/ports.ts';
import { createActionsRunner, fail, inputOf, mask } from '../../src/runner/actions-runner.ts';

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
    const text = process.env['HOSTILE_TEXT'] ?? '';
    runner.info(text);
    runner.debug(text);
    runner.warning(text);
    runner.notice(text);
    runner.group(text, [text, text]);
    fail([text, text]);
  },
  masks() {
    mask(inputOf('api-key'));
    mask(inputOf('github-token'));
  },
  async summary(runner) {
    await runner.summary('### One');
    await runner.summary('### Two');
  },
  longSummary: (runner) => runner.summary('é'.repeat(600_000)),
  fullSummary: (runner) => runner.summary('a'.repeat(1024 * 1024 - 1)),
  async tempFile(runner) {
    process.stdout.write(await runner.writeTempFile('report.md', ['### ', 'One\n']));
  },
  async waiting(runner) {
    const alive = setInterval(() => undefined, 60_000);
    process.stdout.write(`cancelled: ${runner.cancelled.aborted}\n`);
    await new Promise((resolve) => runner.cancelled.addEventListener('abort', resolve));
    process.stdout.write(`cancelled: ${runner.cancelled.aborted}\n`);
    clearInterval(alive);
  },
};

await scenes[process.argv[2] ?? '']?.(createActionsRunner());
