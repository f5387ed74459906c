import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedFile } from '../action/ports/commits.ts';
import { createSecretSearch } from '../action/redaction/redactor.ts';
import type { Checkout, Commit } from './clone.ts';
import { bytesOf, nameOf, shownPath } from './file-names.ts';
import type { Git, GitCall } from './git.ts';
import { JobError } from './job-error.ts';
import { type Change, type LeftOut, NO_FILE, type PublishRules, sortOut, whyLeftOut } from './publish-rules.ts';
import { hasAttributes, LIMITS, WorkTree, type WorkTreeRules } from './work-tree.ts';

/** An agent's changes on top of its starting point, as far as they may be published. */
export type TakenFiles = Readonly<{ files: readonly PublishedFile[]; leftOut: readonly LeftOut[] }>;

/** How much may be published: files, and bytes of one and of all. */
export const PUBLISHED = { files: 300, file: 10 * 1024 ** 2, all: 40 * 1024 ** 2 } as const;
const MIB = 1024 ** 2;

const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const POINTER_BYTES = 100;

/**
 * Commits an agent's files on top of its starting point; returns null if nothing changed. The agent must have ended.
 * Like the next function, it can be called once for a checkout.
 */
export async function takeFiles(git: Git, checkout: Checkout, message: string): Promise<Commit | null> {
  const { base } = checkout;
  const { call, workTree } = await openWorkTree(git, checkout, (path, why) => {
    if (why !== 'special') return;
    throw new JobError(`${shownPath(path)} is neither a file nor a link, so it can't be committed`);
  });
  const changes = await stage(git, base, call, workTree);
  await workTree.check();
  if (changes.length === 0) return null;
  const tree = await git.run(['write-tree'], call);
  return { id: await git.run(['commit-tree', tree, '-p', base, '-m', message], call), gitDir: call.gitDir };
}

/**
 * Takes over what of an agent's files may be published, as the blobs that git makes of them under the attributes that
 * they had before. The agent must have ended. Throws `JobError` if nothing may be published: because of the limits, or a
 * secret in a file.
 */
export async function takePublishable(git: Git, checkout: Checkout, rules: PublishRules): Promise<TakenFiles> {
  const { base } = checkout;
  const skipped: LeftOut[] = [];
  const { call, workTree } = await openWorkTree(git, checkout, (path, why) => skipped.push({ path, why }));
  const attributes = await stage(git, base, call, workTree, hasAttributes);
  // Git now finds attributes in the index only, which has those of the starting point.
  for (const path of workTree.files.filter(hasAttributes)) await workTree.remove(path);
  const changed = [...attributes, ...(await stage(git, base, call, workTree, (path) => !hasAttributes(path)))];
  await workTree.check();
  const filtered = await filteredPaths(git, changed, call);
  const why = (change: Change) =>
    whyLeftOut(change, rules.paths) ?? (filtered.has(nameOf(change.path)) ? ('lfs' as const) : null);
  const files = await readFiles(git, sortOut(changed, skipped, why).kept, call);
  for (const file of files) {
    const isPointer = file.mode !== null && POINTER.test(file.content.toString('latin1', 0, POINTER_BYTES));
    if (isPointer) filtered.add(file.path);
  }
  const { kept, leftOut } = sortOut(changed, skipped, why);
  const names = new Set(kept.map(({ path }) => nameOf(path)));
  const published = files.filter(({ path }) => names.has(path));
  refuseSecrets(published, rules);
  return { files: published, leftOut };
}

/** Makes a repository of our own from what was fetched, and looks through the agent's folder. */
async function openWorkTree(git: Git, checkout: Checkout, onLeftOut: WorkTreeRules['onLeftOut']) {
  const { folder, base } = checkout;
  const place = await git.newFolder('commit-');
  const gitDir = join(place, 'repository.git');
  const own = { folder: place, gitDir };
  await git.run(['init', '-q', '--bare', gitDir], own);
  await moveFetched(checkout.gitDir, gitDir);
  await git.run(['read-tree', base], own);
  const call = { folder, gitDir, workTree: folder };
  const rules = { tracked: await trackedFiles(git, base, own), onLeftOut, limits: LIMITS };
  const workTree = new WorkTree(folder, { ...rules, ignored: (paths) => ignored(git, paths, call) });
  await workTree.look();
  return { call, workTree };
}

/** Makes the index from a commit and what was found of the wanted paths; returns how they differ. */
async function stage(
  git: Git,
  base: string,
  call: GitCall,
  { files, gone }: WorkTree,
  isWanted: (path: string) => boolean = () => true,
): Promise<readonly Change[]> {
  const update = (paths: readonly string[], ...how: readonly string[]): Promise<string> =>
    git.run(['update-index', ...how, '-z', '--stdin'], { ...call, input: linesOf(paths.filter(isWanted)) });
  await git.run(['read-tree', base], call);
  await update(gone, '--force-remove');
  await update(files, '--add', '--replace');
  const listing = await git.list(['diff-index', '--cached', '--raw', '--no-renames', '-z', base], call);
  const found = listing.matchAll(/:(\d+) (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g);
  const changes = found.map(([, before = '', after = '', blob = '', path = '']) => ({ path, before, after, blob }));
  return [...changes.filter(({ path }) => isWanted(path))];
}

const linesOf = (paths: readonly string[]): Buffer => bytesOf(paths.map((path) => `${path}\0`).join(''));

/** Only the objects: an agent that is not isolated may have changed settings and hooks of the other repository. */
async function moveFetched(from: string, to: string): Promise<void> {
  try {
    await rename(join(from, 'objects/pack'), join(to, 'objects/pack'));
    // Without it, all commits were fetched.
    if (existsSync(join(from, 'shallow'))) await rename(join(from, 'shallow'), join(to, 'shallow'));
  } catch (error) {
    throw new JobError('what was fetched for the agent is gone', { cause: error });
  }
}

async function trackedFiles(git: Git, base: string, call: GitCall): Promise<WorkTreeRules['tracked']> {
  const listing = await git.list(['ls-tree', '-r', '-l', '-z', base], call);
  const found = listing.matchAll(/\d+ (\w+) [0-9a-f]+ +(\d+|-)\t([^\0]+)\0/g);
  return new Map(found.map(([, type, size, path = '']) => [path, type === 'commit' ? null : Number(size)]));
}

async function ignored(git: Git, paths: readonly string[], call: GitCall): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  // Without a folder in front, a file named `:(top)` would be a directive to git.
  const input = linesOf(paths.map((path) => `./${path}`));
  // Exit code 1: none of them.
  const listing = await git.list(['check-ignore', '-z', '--stdin'], { ...call, input, successes: [0, 1] });
  return new Set(listing.split('\0').map((path) => path.slice(2)));
}

/** Finds which files git stores through a filter, which we don't run. */
async function filteredPaths(git: Git, changes: readonly Change[], call: GitCall): Promise<Set<string>> {
  const input = linesOf(changes.map(({ path }) => path));
  const listing = await git.list(['check-attr', '--cached', '-z', '--stdin', 'filter'], { ...call, input });
  const found = listing.matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g);
  return new Set(
    found.filter(([, , filter = '']) => !/^un(?:specified|set)$/.test(filter)).map(([, path = '']) => path),
  );
}

/** Reads what the changed files have become; throws if that is too much to be published. */
async function readFiles(git: Git, changes: readonly Change[], call: GitCall): Promise<readonly PublishedFile[]> {
  if (changes.length > PUBLISHED.files)
    throw new JobError(`the agent changed ${changes.length} files, but at most ${PUBLISHED.files} can be published`);
  const there = changes.filter(({ after }) => after !== NO_FILE);
  const input = Buffer.from(there.map(({ blob }) => `${blob}\n`).join(''));
  const listing = await git.run(['cat-file', '--batch-check=%(objectsize)'], { ...call, input });
  const sizes = listing.split('\n').map(Number);
  refuseLarge(there, sizes);
  const output = bytesOf(await git.list(['cat-file', '--batch'], { ...call, input }));
  let end = 0;
  const next = (): Buffer => {
    const start = output.indexOf('\n', end) + 1;
    end = start + (sizes.shift() ?? 0) + 1;
    return output.subarray(start, end - 1);
  };
  return changes.map(({ path, after }) => {
    const name = nameOf(path);
    if (after === NO_FILE) return { path: name, mode: null };
    return { path: name, mode: after === '100755' ? after : '100644', content: next() };
  });
}

function refuseLarge(files: readonly Change[], sizes: readonly number[]): void {
  const tooMuch = (what: string, size: number, limit: number): JobError =>
    new JobError(`${what} ${(size / MIB).toFixed(1)} MiB, but at most ${limit / MIB} MiB can be published`);
  for (const [index, { path }] of files.entries()) {
    const size = sizes[index] ?? 0;
    if (size > PUBLISHED.file) throw tooMuch(`the agent's file ${shownPath(path)} has`, size, PUBLISHED.file);
  }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (all > PUBLISHED.all) throw tooMuch("the agent's files have", all, PUBLISHED.all);
}

function refuseSecrets(files: readonly PublishedFile[], { secrets, redact }: PublishRules): void {
  const holdsSecret = createSecretSearch(secrets);
  for (const file of files) {
    if (file.mode === null) continue;
    const { path, content } = file;
    if (holdsSecret(path) || holdsSecret(content.toString(isUtf8(content) ? 'utf8' : 'latin1')))
      throw new JobError(`the agent's file ${redact(JSON.stringify(path))} holds a secret, so nothing was published`);
  }
}
