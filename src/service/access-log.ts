import { isbot } from 'isbot';
import { isAiReader } from './ai-readers.ts';
import { readInstant } from './instant.ts';

/** A request in an access log. `at` is UTC, ms since 1970. */
export interface Access {
  readonly address: string;
  readonly at: number;
  readonly method: string;
  /** As the client sent it, with its query. */
  readonly target: string;
  readonly status: string;
  /** Empty if the client sent none. */
  readonly userAgent: string;
}

/** Some servers put the site's name and port first, and many add fields at the end. */
const LINE = new RegExp(
  [
    /^(?:[\w.-]+:\d+ (?=\S+ \S+ \S+ \[))?(?<address>\S+) \S+ [^[]*/,
    /\[(?<day>\d\d)\/(?<month>[A-Z][a-z]{2})\/(?<year>\d{4}):(?<time>\d\d:\d\d:\d\d) (?<zone>[+-]\d\d)(?<minutes>\d\d)\] /,
    /"(?<request>(?:[^"\\]|\\.)*)" (?<status>\d{3}) (?:\d+|-) "(?:[^"\\]|\\.)*" "(?<userAgent>(?:[^"\\]|\\.)*)"/,
  ]
    .map(({ source }) => source)
    .join(''),
);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads a line in the combined format of Apache, nginx and Caddy, a byte a character; null if it isn't one. */
export function readAccess(line: string): Access | null {
  const { groups } = LINE.exec(line) ?? {};
  if (groups === undefined) return null;
  const {
    address = '',
    day,
    month = '',
    year,
    time,
    zone,
    minutes,
    request = '',
    status = '',
    userAgent = '',
  } = groups;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const read = readInstant(`${year}-${number}-${day}T${time}${zone}:${minutes}`);
  const [method = '', target = ''] = request.split(' ');
  return read === null
    ? null
    : { address, at: read.at, method, target, status, userAgent: userAgent === '-' ? '' : userAgent };
}

/** Other programs, such as search engines, monitoring, scanners and scripts, are neither people nor AI readers. */
export function readerOf(userAgent: string): 'human' | 'ai' | 'bot' {
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
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    // nginx and Apache write bytes in this way.
    .replace(/\\x(?=[\dA-F]{2})/gi, '%')
    .replace(/[^!-~]|["\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())
    .replace(/\/{2,}/g, '/');
  if (target === '' || (path !== '' && !path.startsWith('/')) || path.length > LONGEST) return null;
  if (ASSET.test(path) || ASSET_FOLDER.test(path)) return null;
  return path.replace(/\/(?:index(?:\.(?:html?|php))?)?$|\.html?$/, '') || '/';
}
