import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aService } from './a-service.ts';
import { aFolder, agentThat, git } from './world.ts';

/** The content of a file outside the agent's folder, which must never be pushed. */
export const SECRET = 'canary-of-a-file-outside';

/**
 * What each hostile agent can use. `program` records that it was run, with its process and its variables;
 * `poison` makes a git folder run it wherever git can run a program, and sends pushes elsewhere.
 */
const TOOLS = `
  const fs = require('node:fs');
  const { join } = require('node:path');
  const { execFileSync, spawn } = require('node:child_process');
  const { mkdirSync, symlinkSync, rmSync, renameSync, existsSync, readdirSync } = fs;
  const { PLACE, HOME } = process.env;
  const run = (...args) => execFileSync('git', args, { stdio: 'ignore' });
  const program = join(PLACE, 'program');
  writeFileSync(program, '#!/bin/sh\\n{ echo "$0 $*"; env; } >> ' + join(PLACE, 'canary') + '\\nexec cat\\n', { mode: 0o755 });
  const HOOKS = ['applypatch-msg', 'commit-msg', 'fsmonitor-watchman', 'post-checkout', 'post-commit', 'post-index-change',
    'post-update', 'pre-auto-gc', 'pre-commit', 'pre-push', 'prepare-commit-msg', 'reference-transaction', 'update'];
  const plantHooks = (folder) => {
    mkdirSync(folder, { recursive: true });
    for (const name of HOOKS) writeFileSync(join(folder, name), fs.readFileSync(program), { mode: 0o755 });
  };
  plantHooks(join(PLACE, 'hooks'));
  const settings = [
    '[core]', 'hooksPath = ' + join(PLACE, 'hooks'), 'fsmonitor = ' + program, 'sshCommand = ' + program,
    'gitProxy = ' + program, 'askPass = ' + program, 'editor = ' + program, 'pager = ' + program,
    'alternateRefsCommand = ' + program, 'attributesFile = ' + join(PLACE, 'attributes'),
    '[filter "x"]', 'clean = ' + program, 'smudge = ' + program, 'required = true',
    '[diff]', 'external = ' + program, '[diff "x"]', 'textconv = ' + program, '[merge "x"]', 'driver = ' + program,
    '[credential]', 'helper = ' + program, '[gpg]', 'program = ' + program, '[commit]', 'gpgSign = true',
    '[uploadpack]', 'packObjectsHook = ' + program, '[remote "origin"]', 'receivepack = ' + program, 'uploadpack = ' + program,
    '[url "' + join(PLACE, 'elsewhere') + '/"]', 'insteadOf = /', 'pushInsteadOf = /',
  ].join('\\n') + '\\n';
  writeFileSync(join(PLACE, 'attributes'), '* filter=x diff=x merge=x\\n');
  writeFileSync(join(PLACE, 'settings'), settings);
  const poison = (folder, lines = settings) => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, 'config'), lines);
    plantHooks(join(folder, 'hooks'));
  };
  writeFileSync('README.md', '# Mine\\n');
`;

export interface Aftermath {
  readonly status: string;
  readonly log: string;
  /** What the hostile program wrote about its runs; empty if it never ran. */
  readonly canary: string;
  /** `mode path` of each file that was pushed; empty if nothing was. */
  readonly pushed: readonly string[];
  readonly readme: string;
  /** Every object of the project's repository, one after the other. */
  readonly objects: string;
}

/** Runs `script` as the agent of a separate service, and returns the result. `prepare` gets the repository first. */
export async function letLoose(
  script: string,
  {
    prepare = () => undefined,
    environment = {},
    after = async () => undefined,
  }: {
    readonly prepare?: (repository: string) => void;
    readonly environment?: Readonly<Record<string, string>>;
    /** Called when the job has ended, with the folder `PLACE` of the agent. */
    readonly after?: (place: string) => Promise<void>;
  } = {},
): Promise<Aftermath> {
  await using place = await aFolder();
  await writeFile(join(place.path, 'secret.txt'), SECRET);
  const command = agentThat(`${TOOLS}\n${script}`);
  const variables = { ...process.env, HOME: join(place.path, 'home'), PLACE: place.path, ...environment };
  await using world = await aService({ agent: { command, environment: ['PLACE'] } }, { environment: variables });
  prepare(world.repository);
  const { id } = await world.create('Do it.');
  const { status } = await world.finished(id);
  await after(place.path);
  const branch = `docs-agent/${id}`;
  const isPushed = git(world.repository, 'branch', '--list', branch) !== '';
  return {
    status,
    log: world.log.join('\n'),
    canary: await readFile(join(place.path, 'canary'), 'utf8').catch(() => ''),
    pushed: isPushed ? listed(git(world.repository, 'ls-tree', '-r', '-z', branch)) : [],
    readme: isPushed ? git(world.repository, 'show', `${branch}:README.md`) : '',
    objects: git(world.repository, 'cat-file', '--batch-all-objects', '--batch'),
  };
}

function listed(listing: string): readonly string[] {
  return listing
    .split('\0')
    .filter(Boolean)
    .map((line) => line.replace(/^(\d+) \w+ [0-9a-f]+\t/, '$1 '));
}
