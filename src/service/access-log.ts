import { isbot } from 'isbot';
import { isAiReader } from './ai-readers.ts';
import { readInstant } from './instant.ts';
import type { Visit } from './visits.ts';

/** Some servers put the site's name and port first, many add fields at the end; a byte order mark is skipped. */
const LINE = new RegExp(
  [
    /^[^!-~]*(?:[\w.-]+:\d+ (?=\S+ \S+ \S+ \[))?(?<address>[!-~]+) \S+ [^[]*/,
    /\[(?<day>\d\d)\/(?<month>[A-Z][a-z]{2})\/(?<year>\d{4}):(?<time>\d\d:\d\d:\d\d) (?<zone>[+-]\d{4})\] /,
    /"(?<request>(?:[^"\\]|\\.)*)" (?<status>\d{3}) (?:\d+|-) "(?:[^"\\]|\\.)*" "(?<agent>(?:[^"\\]|\\.)*)"/,
  ]
    .map(({ source }) => source)
    .join(''),
);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Why a line is no visit. */
type NoVisit = 'unread' | 'other' | 'asset' | 'bot';

/** Reads a line in the combined format, a byte a character. The `visitor` is an address and a user agent. */
export function readAccess(line: string): Visit | NoVisit {
  const { groups } = LINE.exec(line) ?? {};
  if (groups === undefined) return 'unread';
  const { address, day, month = '', year, time, zone, request = '', status = '', agent = '' } = groups;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const at = readInstant(`${year}-${number}-${day}T${time}${zone}`)?.at;
  if (at === undefined) return 'unread';
  const [method, target = ''] = request.split(' ');
  if (method !== 'GET' || !/^(?:200|206|304)$/.test(status)) return 'other';
  const path = pageOf(target);
  if (path === null) return 'asset';
  const kind = readerOf(agent);
  return kind === 'bot' ? kind : { path, visitor: `${address} ${agent}`, kind, at };
}

/** Other programs, such as search engines, monitoring, scanners and scripts, are neither people nor AI readers. */
export function readerOf(userAgent: string): Visit['kind'] | 'bot' {
  if (isAiReader(userAgent)) return 'ai';
  return userAgent === '' || isbot(userAgent) ? 'bot' : 'human';
}

/** What pages are made of, what programs read, and downloads. Other endings may be part of a page's name (`/v1.2`). */
const ASSET =
  /\.(?:avif|bmp|bz2|css|csv|dmg|eot|exe|gif|gz|ico|jpe?g|m?js|json|map|mp[34]|ogg|otf|pdf|png|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;
/** Folders of site generators and proxies. */
const ASSET_FOLDER = /^\/(?:_[^/]*|cdn-cgi|\.well-known)\//;
const LONGEST = 2_048;

/** Returns the page that a request wants, the same for all its variants; null if it is none. */
export function pageOf(target: string): string | null {
  const path = target
    .replace(/^https?:\/\/[^/?#]+\/?/i, '/')
    .replace(/[?#].*$/, '')
    // nginx and Apache write bytes in this way.
    .replace(/\\x(?=[\dA-F]{2})/gi, '%')
    .replace(/[^!-~]|["\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())
    .replace(/\/{2,}/g, '/');
  if (!path.startsWith('/') || path.length > LONGEST || ASSET.test(path) || ASSET_FOLDER.test(path)) return null;
  return path.replace(/\/(?:index(?:\.(?:html?|php))?)?$|\.html?$/, '') || '/';
}
