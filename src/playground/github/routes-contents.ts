import { Hono } from 'hono';
import type { Answers } from './answers.ts';
import { blobText, entriesOf, type TreeEntry } from './git.ts';
import { notFound, Refusal } from './refusal.ts';
import { permitted, type Request, type RouteTools, type Variables } from './request.ts';

/** GitHub shows a larger file without its content, and a much larger one not at all. */
const MOST_BYTES = 1024 * 1024;
const MOST_BYTES_AT_ALL = 100 * MOST_BYTES;
const MOST_ENTRIES = 1000;
const TYPES: Readonly<Record<string, string>> = { '040000': 'dir', '120000': 'symlink', '160000': 'submodule' };

export function contentsRoutes({ answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.get('/contents/:path{.+}', async (context) => {
    const repository = permitted(context, 'contents', 'read');
    const { gitDir, defaultBranch } = repository;
    const path = context.req.param('path').replace(/\/+$/, '');
    if (gitDir === null || path.split('/').includes('..')) throw notFound();
    const ref = context.req.query('ref') ?? defaultBranch;
    const place = { repository: answers.repository(repository), ref };
    const [itself] = await entriesOf(gitDir, ref, path);
    if (itself === undefined) throw notFound();
    if (itself.mode !== '040000') return showFile(context, { ...place, gitDir, entry: itself });
    const entries = await entriesOf(gitDir, ref, `${path}/`);
    return context.json(entries.slice(0, MOST_ENTRIES).map((entry) => describe(entry, place)));
  });
  return routes;
}

interface Place {
  readonly repository: ReturnType<Answers['repository']>;
  readonly ref: string;
}

async function showFile(
  context: Request,
  { gitDir, entry, ...place }: Place & { readonly gitDir: string; readonly entry: TreeEntry },
): Promise<Response> {
  if (entry.bytes > MOST_BYTES_AT_ALL) throw new Refusal(403, 'This API returns blobs up to 100 MB in size.');
  if (TYPES[entry.mode] !== undefined || entry.bytes > MOST_BYTES) {
    return context.json({ ...describe(entry, place), encoding: 'none', content: '' });
  }
  const content = (await blobText(gitDir, entry.sha)).toString('base64').replace(/.{60}/g, '$&\n');
  return context.json({ ...describe(entry, place), encoding: 'base64', content: `${content}\n` });
}

function describe({ path, sha, mode, bytes }: TreeEntry, { repository, ref }: Place): object {
  const type = TYPES[mode] ?? 'file';
  const url = `${repository.url}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const html_url = `${repository.html_url}/${type === 'dir' ? 'tree' : 'blob'}/${ref}/${path}`;
  const links = { url, html_url, _links: { self: url, html: html_url } };
  return { type, size: bytes, name: path.replace(/^.*\//, ''), path, sha, ...links };
}
