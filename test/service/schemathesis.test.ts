import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../../src/service/server.ts';
import { aFolder, aRepository, KEY } from './world.ts';

/** Whether Schemathesis is installed (`.ci/run` does that where Python is). */
const canDrive = spawnSync('schemathesis', ['--version']).status === 0;

test.skipIf(!canDrive)(
  'requests generated from the description get the answers that it describes (needs schemathesis)',
  async () => {
    await using folder = await aFolder();
    const service = await startService({
      database: join(folder.path, 'service.sqlite'),
      keys: [KEY],
      pullRequests: false,
      projects: [{ id: 'handbook', git: await aRepository(folder.path, { 'index.md': 'Welcome\n' }) }],
      agent: { command: ['true'] },
      creationsPerHour: 1_000_000,
    });
    // Without a project that exists, every answer would be a 404. OpenAPI can't say that a period ends after it begins.
    const settings = join(folder.path, 'schemathesis.toml');
    await writeFile(settings, '[parameters]\n"path.projectId" = "handbook"\n"query.dateTo" = "9999-12-31"\n');
    const options = ['--seed', '7', '--max-examples', '60', '--continue-on-failure', '--checks', 'all'];
    const key = ['--header', `Authorization: Bearer ${KEY}`];
    const run = ['--config-file', settings, 'run', `${service.url}/openapi.json`];
    const driven = await drive([...run, ...key, ...options], folder.path);
    await service.stop();
    expect(driven.exitCode, driven.log).toBe(0);
    const [, generated] = /(\d+) generated/.exec(driven.log) ?? [];
    expect(Number(generated), driven.log).toBeGreaterThan(200);
  },
  // Thousands of requests: on a busy machine they take minutes.
  300_000,
);

function drive(
  parameters: readonly string[],
  cwd: string,
): Promise<{ readonly exitCode: number; readonly log: string }> {
  return new Promise((resolve) => {
    execFile('schemathesis', parameters, { cwd }, (error, stdout, stderr) => {
      const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ exitCode, log: stdout + stderr });
    });
  });
}
