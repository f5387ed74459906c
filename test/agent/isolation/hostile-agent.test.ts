import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlace, isolated, plantTargets } from './a-box.ts';
import { type Targets, WAYS_OUT } from './hostile-agent.ts';

const PROGRAM = join(import.meta.dirname, 'hostile-agent.ts');
const NODE = realpathSync(process.execPath);
/** Of the ways, so many work for a user who may do as much as a runner's; the rest depends on the machine. */
const WITHOUT_ISOLATION = 55;

describe.skipIf(!isolated)('a hostile agent in its box', () => {
  const report = { boxed: new Map<string, boolean>(), plain: new Map<string, boolean>() };

  beforeAll(async () => {
    await using place = await aPlace();
    await using planted = await plantTargets(place.temp);
    const { targets } = planted;
    const setuid = join(targets.outside, 'setuid');
    const end = await place.run([NODE, PROGRAM], {
      input: JSON.stringify({ ...targets, relay: '/run/network' }),
      environment: { NODE_NO_WARNINGS: '1' },
      binds: [NODE, PROGRAM, setuid],
      connect: (socket) => socket.destroy(),
    });
    expect(end).toMatchObject({ kind: 'exited', code: 0, stderr: '' });
    for (const [way, succeeded] of linesOf('stdout' in end ? end.stdout : '')) report.boxed.set(way, succeeded);
    for (const [way, succeeded] of linesOf(runPlainly(targets, targets.outside))) report.plain.set(way, succeeded);
  });

  test.each(Object.keys(WAYS_OUT))('never %s', (way) => expect(report.boxed.get(way)).toBe(false));

  test('does most of it without isolation, as root', ({ skip }) => {
    if (process.getuid?.() !== 0) skip('it is run by another user here');
    const failed = Object.keys(WAYS_OUT).filter((way) => !report.plain.get(way));
    expect(Object.keys(WAYS_OUT).length - failed.length, failed.join('\n')).toBeGreaterThanOrEqual(WITHOUT_ISOLATION);
  });
});

/** As the action's user. Its mounts are its own, in case that it ends before it has removed one. */
function runPlainly(targets: Targets, cwd: string): string {
  const before = process.getuid?.() === 0 ? ['unshare', '--mount'] : [];
  const [program = NODE, ...parameters] = [...before, NODE, PROGRAM];
  const input = JSON.stringify(targets);
  return execFileSync(program, parameters, { cwd, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
}

function linesOf(output: string): readonly (readonly [string, boolean])[] {
  const lines = output.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line)).map(({ way, succeeded }) => [way, succeeded]);
}
