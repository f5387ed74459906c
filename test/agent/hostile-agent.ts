import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkOut } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { runProcess } from '../../src/agent/process.ts';
import type { PublishRules } from '../../src/agent/publish-rules.ts';
import { type TakenFiles, takePublishable } from '../../src/agent/take-files.ts';
import { aFolder, agentThat, aRepository, git, PAGES } from '../service/world.ts';
import { aJob, BRANCH, GIT } from './a-job.ts';

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
  const write = (path, text = '', mode = 0o644) => {
    mkdirSync(require('node:path').dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
  };
  const rm = (path) => rmSync(path, { recursive: true });
  const pipe = (...paths) => execFileSync('mkfifo', paths);
  const moveGit = () => {
    renameSync('.git', join(PLACE, 'moved'));
    return join(PLACE, 'moved');
  };
  const { PLACE, HOME } = process.env;
  const cwd = process.cwd();
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

/** Adds something to the branch that the agent starts from. */
export const withEntry = (mode: string, path: string, blob: string) => (repository: string) => {
  git(repository, 'read-tree', 'main');
  git(repository, 'update-index', '--add', '--cacheinfo', mode, blob, path);
  const tree = git(repository, 'write-tree');
  git(repository, 'update-ref', 'refs/heads/main', git(repository, 'commit-tree', tree, '-p', 'main', '-m', 'Add'));
};

/** Runs `script` as the agent of a job, and returns the result. `prepare` gets the repository first. */
export async function letLoose(
  script: string,
  {
    prepare = () => undefined,
    environment = {},
  }: { readonly prepare?: (repository: string) => void; readonly environment?: Readonly<Record<string, string>> } = {},
) {
  await using place = await aFolder();
  await writeFile(join(place.path, 'secret.txt'), SECRET);
  const variables = { ...process.env, HOME: join(place.path, 'home'), PLACE: place.path, ...environment };
  await using job = await aJob(`${TOOLS}\n${script}`, { environment: variables, variables: ['PLACE'] });
  prepare(job.repository);
  const { status, note } = await job.create('Do it.');
  const isPushed = job.git('branch', '--list', BRANCH) !== '';
  return {
    ...{ status, note },
    /** What the hostile program wrote about its runs; empty if it never ran. */
    canary: await readFile(join(place.path, 'canary'), 'utf8').catch(() => ''),
    /** `mode path` of each file that was pushed; empty if nothing was. */
    pushed: isPushed ? listed(job.git('ls-tree', '-r', '-z', BRANCH)) : [],
    readme: isPushed ? job.git('show', `${BRANCH}:README.md`) : '',
    /** Every object of the project's repository, one after the other. */
    objects: job.git('cat-file', '--batch-all-objects', '--batch'),
  };
}

/** Runs `script` as a workflow's own agent, and takes over what may be published. `prepare` gets the repository first. */
export async function publishable(script: string, given: Options = {}) {
  const { files = PAGES, prepare = () => undefined, ...rules } = given;
  await using place = await aFolder();
  await writeFile(join(place.path, 'secret.txt'), SECRET);
  const repository = await aRepository(place.path, files);
  prepare(repository);
  const folder = join(place.path, 'jobs/clones');
  await mkdir(folder, { recursive: true });
  await using ours = new Git({ ...GIT, address: repository, folder });
  const checkout = await checkOut(ours, null);
  const environment = { ...GIT.environment, HOME: join(place.path, 'home'), PLACE: place.path };
  const options = { folder: checkout.folder, environment, limitMs: 60_000, signal: GIT.signal };
  const { kind } = await runProcess(agentThat(`${TOOLS}\n${script}`), options);
  const taken = await takePublishable(ours, checkout, { paths: [], secrets: [], redact: GIT.redact, ...rules });
  return {
    ...{ kind, files: taken.files },
    canary: await readFile(join(place.path, 'canary'), 'utf8').catch(() => ''),
    /** `mode path` of each file, with `deleted` for those that are. */
    published: taken.files.map(({ path, mode }) => `${mode ?? 'deleted'} ${path}`),
    leftOut: taken.leftOut.map(({ path, why }) => `${why} ${path}`),
    /** Whether nothing else changes if someone commits the files on the starting point. */
    isWhole: isWhole(repository, taken.files),
  };
}

interface Options extends Partial<PublishRules> {
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (repository: string) => void;
}

function isWhole(repository: string, files: TakenFiles['files']): boolean {
  const tell = (input: string | Buffer, ...parameters: readonly string[]): string =>
    execFileSync('git', parameters, { cwd: repository, input, encoding: 'utf8' }).trim();
  const lines = files.map((file) => {
    const isGone = file.mode === null;
    return `${file.mode ?? 0} ${isGone ? '0'.repeat(40) : tell(file.content, 'hash-object', '-w', '--stdin')}\t${file.path}\0`;
  });
  git(repository, 'read-tree', 'main');
  tell(lines.join(''), 'update-index', '-z', '--index-info');
  const changed = git(repository, 'diff-index', '--cached', '--name-only', '--no-renames', '-z', 'main');
  const paths = changed.split('\0').filter(Boolean);
  return isDeepStrictEqual(paths.toSorted(), files.map(({ path }) => path).toSorted());
}

function listed(listing: string): readonly string[] {
  return listing.split('\0').flatMap((line) => line.replace(/^(\d+) \w+ [0-9a-f]+\t/, '$1 ') || []);
}
