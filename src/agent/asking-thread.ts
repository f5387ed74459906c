/** The issue or pull request that a prompt was written in, as the prompt's context names it. */
export interface AskingThread {
  readonly kind: 'issue' | 'pull request';
  readonly number: number;
  /** Untrusted. */
  readonly title: string;
  /** Null if the context names no address at the given GitHub. */
  readonly url: string | null;
}

const BOUNDARY = /^-{5} context \S+ -{5}$/;
const THREAD = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/;
const ADDRESS = /^Address: (\S+)$/;
/** What follows is untrusted text. */
const DESCRIPTION = /^Description:/;
const PATH = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d{1,10}$/;
const ANCHOR = /^(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/;

/**
 * Finds the thread in the first lines of a prompt's context, which is between two equal boundary lines, the second
 * below all untrusted text. Null if there is none. An address counts only at `serverUrl`, GitHub's web address.
 */
export function askingThread(prompt: string, serverUrl: string): AskingThread | null {
  const lines = prompt.trimEnd().split(/\r\n|\r|\n/);
  const boundary = lines.findLast((line) => BOUNDARY.test(line)) ?? '';
  const start = lines.indexOf(boundary);
  const end = lines.lastIndexOf(boundary);
  if (start === end) return null;
  const context = lines.slice(start + 1, end);
  const description = context.findIndex((line) => DESCRIPTION.test(line));
  const head = description < 0 ? context : context.slice(0, description);
  const [, kind, number, title = ''] = firstMatch(head, THREAD) ?? [];
  if (number === undefined) return null;
  const url = addressAt(serverUrl, firstMatch(head, ADDRESS)?.[1] ?? '', number);
  return { kind: kind === 'Issue' ? 'issue' : 'pull request', number: Number(number), title: title.trim(), url };
}

/** Derives GitHub's web address from that of its API, without a trailing slash. */
export function serverUrlOf(apiUrl: string): string {
  const { protocol, host, origin, pathname } = new URL(apiUrl);
  // github.com, and enterprises with their own host under ghe.com. A self-hosted server has its API under /api/v3.
  if (/^api\.(?:github\.com|[\w-]+\.ghe\.com)$/.test(host)) return `${protocol}//${host.slice('api.'.length)}`;
  return origin + pathname.replace(/\/+$/, '').replace(/\/api\/v3$/, '');
}

function firstMatch(lines: readonly string[], pattern: RegExp): RegExpExecArray | null {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match !== null) return match;
  }
  return null;
}

/** Returns the address only if nothing in it has a meaning in Markdown. */
function addressAt(serverUrl: string, address: string, number: string): string | null {
  if (!/^https?:/i.test(serverUrl) || !address.startsWith(`${serverUrl}/`)) return null;
  const [path = '', ...anchor] = address.slice(serverUrl.length).split(/(?=#)/);
  const isThread = PATH.test(path) && path.endsWith(`/${number}`) && ANCHOR.test(anchor.join(''));
  return isThread ? address : null;
}
