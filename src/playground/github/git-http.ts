import { gunzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { demand, identify, visible } from './access.ts';
import { gitWith } from './git.ts';
import { Refusal } from './refusal.ts';
import { gitOf, type RouteTools, type Variables } from './request.ts';

const NOT_CACHED = { 'cache-control': 'no-cache' };

/** What git asks before it fetches, and the fetch itself. Pushing is what the API is for. */
export function fetchRoutes(tools: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.get('/info/refs', async (context) => {
    if (context.req.query('service') !== 'git-upload-pack') throw new Refusal(403, 'Only fetches are served.');
    const refs = await uploadPack(context, tools, '--http-backend-info-refs');
    const service = Buffer.from('001e# service=git-upload-pack\n0000');
    return answer(Buffer.concat([service, refs]), 'advertisement');
  });
  routes.post('/git-upload-pack', async (context) =>
    answer(await uploadPack(context, tools, '--stateless-rpc'), 'result'),
  );
  return routes;
}

function answer(body: Buffer, kind: string): Response {
  const headers = { ...NOT_CACHED, 'content-type': `application/x-git-upload-pack-${kind}` };
  return new Response(new Uint8Array(body), { headers });
}

async function uploadPack(context: Context<Variables>, { state }: RouteTools, how: string): Promise<Buffer> {
  const [, password = ''] = atob(context.req.header('authorization')?.replace(/^basic /i, '') ?? '').split(':');
  const identity = identify(state, `token ${password}`);
  const fullName = `${context.req.param('owner')}/${context.req.param('repository')?.replace(/\.git$/, '')}`;
  const repository = visible(state, fullName, identity);
  demand({ identity, repository }, 'contents', 'read');
  const sent = Buffer.from(await context.req.arrayBuffer());
  const input = context.req.header('content-encoding') === 'gzip' ? gunzipSync(sent) : sent;
  const variables = { GIT_PROTOCOL: context.req.header('git-protocol') ?? '' };
  const gitDir = gitOf(repository);
  return gitWith(gitDir, { input, variables }, 'upload-pack', how, gitDir);
}
