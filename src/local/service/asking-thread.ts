/** The issue or pull request in which a prompt was written, as the prompt's context names it. */
export interface AskingThread {
  readonly kind: 'issue' | 'pull request';
  readonly number: number;
  /** Untrusted. */
  readonly title: string;
  /** Null if the context names no address at the GitHub that is asked for. */
  readonly url: string | null;
}

const BOUNDARY = /^-{5} context \S+ -{5}$/;
const THREAD = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/;
const ADDRESS = /^Address: (\S+)$/;
/** What follows is text that anyone may have written. */
const DESCRIPTION = /^Description:/;
const PATH = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d{1,10}$/;
const ANCHOR = /^(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/;

/**
 * Finds the thread in the first lines of a prompt's context, which stands between two equal boundary lines, the second of
 * them at the prompt's end. Null if there is none. An address counts only at `serverUrl`, GitHub's address for people.
 */
export function askingThread(prompt: string, serverUrl: string): AskingThread | null {
  const lines = prompt.trimEnd().split(/\r\n|\r|\n/);
  const boundary = lines.at(-1) ?? '';
  const start = lines.indexOf(boundary);
  if (!BOUNDARY.test(boundary) || start === lines.length - 1) return null;
  const context = lines.slice(start + 1, -1);
  const description = context.findIndex((line) => DESCRIPTION.test(line));
  const head = description < 0 ? context : context.slice(0, description);
  const [, kind, number, title = ''] = firstMatch(head, THREAD) ?? [];
  if (number === undefined) return null;
  const url = addressAt(serverUrl, firstMatch(head, ADDRESS)?.[1] ?? '', number);
  return { kind: kind === 'Issue' ? 'issue' : 'pull request', number: Number(number), title: title.trim(), url };
}

/** Gives GitHub's address for people, which its API's address tells, without a slash at the end. */
export function serverUrlOf(apiUrl: string): string {
  const { protocol, host, origin, pathname } = new URL(apiUrl);
  // github.com, and enterprises with a host of their own below ghe.com. A server in a company has its API below /api/v3.
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

/** Gives the address as it is only if nothing in it can mean anything in Markdown. */
function addressAt(serverUrl: string, address: string, number: string): string | null {
  if (!/^https?:/i.test(serverUrl) || !address.startsWith(`${serverUrl}/`)) return null;
  const [path = '', ...anchor] = address.slice(serverUrl.length).split(/(?=#)/);
  const isThread = PATH.test(path) && path.endsWith(`/${number}`) && ANCHOR.test(anchor.join(''));
  return isThread ? address : null;
}
