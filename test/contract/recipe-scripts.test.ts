import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder } from '../service/world.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { readWorkflow } from './workflow-shape.ts';

interface Script {
  readonly name: string;
  readonly script: string;
  readonly variables: readonly string[];
}

/** The steps of the examples that run a script with variables; those that they get. */
const SCRIPTS: readonly Script[] = trackedFiles('examples/*.yml').flatMap((path) =>
  Object.values(readWorkflow(readFileSync(join(ROOT, path), 'utf8')).jobs).flatMap(({ steps }) =>
    steps
      .map(({ run, env }) => ({ name: basename(path), script: run, variables: Object.keys(env) }))
      .filter(({ script, variables }) => script !== '' && variables.length > 0),
  ),
);

/** Each would write the file `ran`, as a command or as an option of the program that gets it. */
const HOSTILE = [
  ...['$(touch ran)', '`touch ran`', 'x[$(touch ran)]', 'x[`touch ran`]', '0+x[$(touch ran)]', '; touch ran;'],
  ...['"; touch ran; "', "'; touch ran; '", '1\ntouch ran\n', '--output=ran'],
];

/**
 * Runs a script as a runner does, once with each value of a variable, in a folder with what the recipes need. Returns the
 * values after which the file `ran` was there.
 */
async function runBy(script: string, variable: string, values: readonly string[]): Promise<readonly string[]> {
  await using folder = await aFolder();
  await mkdir(join(folder.path, '.github/prompts'), { recursive: true });
  await writeFile(join(folder.path, '.github/docs-projects.txt'), 'handbook\n');
  await writeFile(join(folder.path, '.github/prompts/sweep.md'), 'Sweep.');
  // What GitHub answers is another subject: the program only has to take its arguments.
  await writeFile(join(folder.path, 'gh'), '#!/bin/sh\nif [ "$1" = pr ]; then echo "- #7"; fi\n', { mode: 0o755 });
  execFileSync('git', ['init', '--quiet'], { cwd: folder.path });
  const env = {
    PATH: `${folder.path}:${process.env['PATH']}`,
    GITHUB_OUTPUT: join(folder.path, 'output'),
    GITHUB_SHA: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  };
  return values.filter((value) => {
    rmSync(join(folder.path, 'ran'), { force: true });
    const options = { cwd: folder.path, env: { ...env, [variable]: value } };
    spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], options);
    return existsSync(join(folder.path, 'ran'));
  });
}

describe('the scripts of the examples', () => {
  test('are found', () => {
    expect(SCRIPTS.map(({ name }) => name)).toEqual(['fleet.yml', 'monorepo.yml', 'sweep.yml']);
  });

  test('are run in a way that notices a command', async () => {
    const [command, option] = ['x[$(touch ran)]', '--output=ran'];
    expect(await runBy('echo "$(( NUMBER * 10 ))"', 'NUMBER', ['1', command])).toEqual([command]);
    expect(await runBy('git diff "$COMMIT"', 'COMMIT', [option])).toEqual([option]);
  });

  test('put the list of merged pull requests below an instruction that has no line end', async () => {
    const { script = '' } = SCRIPTS.find(({ name }) => name === 'sweep.yml') ?? {};
    const check = `${script}\n[ "$(sed -n '1p;$p' sweep.md)" = "$(printf 'Sweep.\\n- #7')" ] && touch ran`;
    expect(await runBy(check, 'WORKFLOW', ['Sweep'])).toEqual(['Sweep']);
  });

  test('leave out the pull requests that the agent made, by the label that they get', () => {
    const text = readFileSync(join(ROOT, 'examples/sweep.yml'), 'utf8');
    expect(/^ {10}labels: (.+)$/m.exec(text)?.[1]).toBe(/ -label:([^"]+)"/.exec(text)?.[1]);
  });

  const rows = SCRIPTS.flatMap(({ name, script, variables }) => variables.map((each) => [name, each, script] as const));
  test.each(rows)('%s runs nothing that the variable %s says', async (_name, variable, script) => {
    expect(await runBy(script, variable, HOSTILE)).toEqual([]);
  });
});
