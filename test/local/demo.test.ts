import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DEMO = join(import.meta.dirname, '../../src/local/demo.ts');

test('the demo ends by itself, shows the change of the agent and the weekly report, and ends with the pull request', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [DEMO]);
  expect(stderr).toBe('');
  expect(stdout).toContain('result=pull-request');
  expect(stdout).toMatch(/^diff --git a\/reference\/flags\.md/m);
  expect(stdout).toMatch(/^\+## The flag `--quiet`/m);
  expect(stdout).toContain('skip-reason=already-claimed');
  expect(stdout).toContain('skip-reason=not-permitted');
  expect(stdout).toMatch(/^\*\*[\d,]+ visitors read the documentation \(.* the week before: /m);
  expect(stdout).toMatch(/^## Documentation visitors of `kettle`$/m);
  expect(stdout).toContain('"format": "docs-agent/visitors"');
  expect(stdout).toMatch(/^path,human,ai,total,human_before,ai_before,total_before$/m);
  expect(stdout).toContain('1 branch of an agent');
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^Pull request: http:\/\/127\.0\.0\.1:\d+\/kettle\/docs\/pull\/2$/);
});
