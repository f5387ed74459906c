import { Hono } from 'hono';
import * as v from 'valibot';
import { commitOf, git, knownCommit, knownObject, mergeBase } from './git.ts';
import { setRef, type TreeChange, writeBlobs, writeCommit, writeTree } from './git-objects.ts';
import { type Access, GITHUB } from './identity.ts';
import { notFound, Refusal } from './refusal.ts';
import { bodyOf, gitOf, permitted, type Request, type RouteTools, type Variables } from './request.ts';

const newBlob = v.object({ content: v.string(), encoding: v.optional(v.picklist(['utf-8', 'base64']), 'utf-8') });
const treeEntry = v.object({
  path: v.string(),
  mode: v.picklist(['100644', '100755', '120000']),
  sha: v.nullish(v.string()),
  content: v.optional(v.string()),
});
const newTree = v.object({ base_tree: v.optional(v.string()), tree: v.pipe(v.array(treeEntry), v.minLength(1)) });
const newCommit = v.object({ message: v.string(), tree: v.string(), parents: v.optional(v.array(v.string()), []) });
const newRef = v.object({ ref: v.string(), sha: v.string() });
const refChange = v.object({ sha: v.string(), force: v.optional(v.boolean(), false) });

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const NO_PATH_PART = /^(?:|\.|\.\.|\.git)$|\0/i;

/** The objects of a git repository, and its branches. */
export function gitRoutes({ state }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.post('/blobs', async (context) => {
    const gitDir = await filled(context, 'write');
    const { content, encoding } = await bodyOf(context, newBlob);
    if (encoding === 'base64' && !BASE64.test(content)) throw new Refusal(422, 'content is not valid Base64');
    const [sha = ''] = await writeBlobs(gitDir, [Buffer.from(content, encoding)]);
    return context.json({ sha }, 201);
  });

  routes.post('/trees', async (context) => {
    const gitDir = await filled(context, 'write');
    const { base_tree, tree } = await bodyOf(context, newTree);
    const base = base_tree === undefined ? null : await knownObject(gitDir, base_tree, 'tree');
    if (base === null && base_tree !== undefined) throw new Refusal(422, 'base_tree is not a valid tree oid');
    return context.json({ sha: await writeTree(gitDir, base, await changesOn(gitDir, base, tree)) }, 201);
  });

  routes.post('/commits', async (context) => {
    const gitDir = await filled(context, 'write');
    const wanted = await bodyOf(context, newCommit);
    if ((await knownObject(gitDir, wanted.tree, 'tree')) === null) throw new Refusal(422, 'Tree SHA does not exist');
    const parents = await Promise.all(wanted.parents.map((parent) => knownCommit(gitDir, parent)));
    if (parents.includes(null)) throw new Refusal(422, 'Parent SHA does not exist or is not a commit object');
    const { account, installation } = context.get('identity');
    const author = `${account.login} <${account.id}+${account.login}@users.noreply.github.com>`;
    // GitHub signs what an app commits without naming other people.
    const committer = installation ? `GitHub <${GITHUB.email}>` : author;
    const sha = await writeCommit(gitDir, { ...wanted, author, committer, at: state.now() });
    if (installation) context.get('repository').signed.add(sha);
    return context.json({ sha }, 201);
  });

  routes.post('/refs', async (context) => {
    const gitDir = await filled(context, 'write');
    const { ref, sha } = await bodyOf(context, newRef);
    const branch = branchIn(ref.replace(/^refs\//, ''));
    if ((await knownCommit(gitDir, sha)) === null) throw new Refusal(422, 'Object does not exist');
    if (await setRef(gitDir, `refs/heads/${branch}`, sha, null)) return context.json(shown(branch, sha), 201);
    const isTaken = (await commitOf(gitDir, branch)) !== null;
    throw new Refusal(422, isTaken ? 'Reference already exists' : 'Reference update failed');
  });

  routes.get('/ref/:ref{.+}', async (context) => {
    const gitDir = await filled(context, 'read');
    const branch = branchIn(context.req.param('ref'));
    const sha = await commitOf(gitDir, branch);
    if (sha === null) throw notFound();
    return context.json(shown(branch, sha));
  });

  routes.patch('/refs/:ref{.+}', async (context) => {
    const gitDir = await filled(context, 'write');
    const branch = branchIn(context.req.param('ref'));
    const { sha, force } = await bodyOf(context, refChange);
    const before = await commitOf(gitDir, branch);
    if (before === null) throw new Refusal(422, 'Reference does not exist');
    if ((await knownCommit(gitDir, sha)) === null) throw new Refusal(422, 'Object does not exist');
    const isForward = force || (await mergeBase(gitDir, before, sha)) === before;
    if (isForward && (await setRef(gitDir, `refs/heads/${branch}`, sha, before)))
      return context.json(shown(branch, sha));
    throw new Refusal(422, 'Update is not a fast forward');
  });

  return routes;
}

/** The git directory of the repository in the path. Throws 403, 404, or 409 if it has no branch yet. */
async function filled(context: Request, access: Access): Promise<string> {
  const gitDir = gitOf(permitted(context, 'contents', access));
  if ((await git(gitDir, 'for-each-ref', '--count=1')) === '') throw new Refusal(409, 'Git Repository is empty.');
  return gitDir;
}

function branchIn(ref: string): string {
  if (!ref.startsWith('heads/')) throw notFound();
  return ref.slice('heads/'.length);
}

/** Checks the entries of a tree, and stores the contents that they bring. Throws 422. */
async function changesOn(gitDir: string, base: string | null, entries: readonly v.InferOutput<typeof treeEntry>[]) {
  const listed = base === null ? '' : await git(gitDir, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', base);
  const known = new Set(listed.split('\0'));
  const contents = entries.flatMap(({ content }) => (content === undefined ? [] : [Buffer.from(content)]));
  const written = (await writeBlobs(gitDir, contents)).values();
  const changes: TreeChange[] = [];
  for (const { path, mode, sha, content } of entries) {
    if ((sha === undefined) === (content === undefined))
      throw new Refusal(422, 'Must supply either tree.sha or tree.content.');
    if (path.split('/').some((part) => NO_PATH_PART.test(part)))
      throw new Refusal(422, 'tree.path contains a malformed path component');
    const isThere = sha === null ? known.has(path) : !sha || (await knownObject(gitDir, sha, 'blob')) !== null;
    if (!isThere)
      throw new Refusal(422, sha === null ? 'GitRPC::BadObjectState' : `tree.sha ${sha} is not a valid blob`);
    changes.push({ path, mode, sha: sha === undefined ? (written.next().value ?? '') : sha });
  }
  return changes;
}

function shown(branch: string, sha: string): object {
  return { ref: `refs/heads/${branch}`, object: { type: 'commit', sha } };
}
