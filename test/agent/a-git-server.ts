import { execFileSync, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { aServer } from '../service/world.ts';

interface Options {
  readonly isOld?: boolean;
  readonly faults?: readonly ((response: ServerResponse) => void)[];
}

/**
 * Serves the repositories of a folder over HTTP with git's own server, to anyone who knows the password. `isOld`: by the
 * first version of the protocol only. `faults`: the answers to the first requests.
 */
export async function aGitServer(folder: string, password: string, { isOld = false, faults = [] }: Options = {}) {
  const program = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  const wanted = `Basic ${Buffer.from(`x-access-token:${password}`).toString('base64')}`;
  const left = [...faults];
  return await aServer((request, response) => {
    const fault = left.shift();
    if (fault !== undefined) return fault(response);
    if (request.headers.authorization === wanted) return void answer(request, response, { folder, program, isOld });
    return void response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, program, isOld }: Readonly<{ folder: string; program: string; isOld: boolean }>,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const header = (name: string): string => String(request.headers[name] ?? '');
  const child = spawn(program, {
    env: {
      ...{ PATH: process.env['PATH'], GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: '1' },
      ...{ GIT_CONFIG_GLOBAL: '/dev/null', REMOTE_USER: 'service', REQUEST_METHOD: request.method },
      ...{ PATH_INFO: pathname, QUERY_STRING: search.slice(1), CONTENT_TYPE: header('content-type') },
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: isOld ? '' : header('git-protocol'),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(child.stdin);
  const output = await buffer(child.stdout);
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, end).toString().split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/) as [string, string]);
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
  for (const [name, value] of headers) if (name !== 'Status') response.setHeader(name, value);
  response.writeHead(Number.parseInt(status, 10)).end(output.subarray(end + 4));
}
