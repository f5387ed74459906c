import { hideUserInfo, isLoopback } from '../redaction/addresses.ts';
import { PERIODS } from '../words/action-spec.ts';
import { shorten } from '../words/markdown.ts';

/** Why a text can't be used, in words for its author. */
export interface Refusal {
  /** Completes "expected …". */
  readonly expected: string;
  /** Shown instead of the text if that must stay secret. */
  readonly shown?: string;
  /** What to do, if that is more than changing the input. */
  readonly hint?: string;
  /** The valid texts, if they are few. */
  readonly candidates?: readonly string[];
  /** Which entry of a list it is about; 1 is the first. */
  readonly entry?: number;
}

type Reading<T = string> = { readonly value: T } | Refusal;
/** Reads a trimmed text: returns its value in the normal form, or says what is expected. */
export type Form<T> = (text: string) => Reading<T>;

export const anyText: Form<string> = (text) => ({ value: text });

export function orElse<T>(empty: T, form: Form<T>): Form<T> {
  return (text) => (text === '' ? { value: empty } : form(text));
}

export function matching(pattern: RegExp, expected: string): Form<string> {
  return (text) => (pattern.test(text) ? { value: text } : { expected });
}

/** No refusal shows a secret. */
export function secret(pattern: RegExp, refusal: Refusal): Form<string> {
  return (text) =>
    pattern.test(text) ? { value: text } : { ...refusal, shown: `not shown (its length is ${text.length})` };
}

export function oneOf<const Name extends string>(names: readonly Name[]): Form<Name> {
  return (text) => {
    const found = names.find((name) => name === text.toLowerCase());
    return found === undefined ? { expected: `one of ${names.join(', ')}`, candidates: names } : { value: found };
  };
}

/** A list of at least one of `names`; `none`, if there is one, is the empty list, and `default` stands for `usual`. */
export function someOf<const Name extends string>(
  names: readonly Name[],
  { none, usual }: { readonly none?: string; readonly usual?: string } = {},
): Form<readonly Name[]> {
  return (text) => {
    const given = wordsOf(text.toLowerCase());
    const words = given.flatMap((word) => (word === 'default' && usual !== undefined ? wordsOf(usual) : word));
    if (words.length === 1 && words[0] === none) return { value: [] };
    const value = names.filter((name) => words.includes(name));
    if (value.length > 0 && value.length === new Set(words).size) return { value };
    const all = usual === undefined ? names : [...names, 'default'];
    const expected = `a list of ${all.join(', ')}`;
    if (none === undefined) return { expected, candidates: all };
    return { expected: `${expected}, or "${none}" alone`, candidates: [...all, none] };
  };
}

export function listOf(form: Form<string>): Form<readonly string[]> {
  return (text) => {
    const words = wordsOf(text);
    const value: string[] = [];
    for (const [index, word] of words.entries()) {
      const reading = form(word);
      if ('value' in reading) value.push(reading.value);
      else return words.length === 1 ? reading : { shown: inQuotes(word), ...reading, entry: index + 1 };
    }
    return { value };
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[,\r\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export function readFlag(text: string): Reading<boolean> {
  const value = text.toLowerCase();
  return value === 'true' || value === 'false' ? { value: value === 'true' } : { expected: 'true or false' };
}

export function wholeNumber({ least, most }: { readonly least: number; readonly most: number }): Form<number> {
  return (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
  };
}

const EXAMPLE_HOST = 'docs-service.example.com';
const EXAMPLE_HINT =
  'Replace `docs-service.example.com` with the address of your service: you find it where you got the API key.';

/** Says at once all that is wrong with an address, with the one to write. Problems never show user info. */
export function readBaseUrl(text: string): Reading {
  const hidden = hideUserInfo(text);
  const shown = inQuotes(hidden);
  const url = urlIn(text);
  if (url === null) return { expected: 'an https address, or http for a loopback host', shown };
  const value = addressToWrite(url);
  const wrong = [...problemsOf(url, text)];
  if (value.length > 500) wrong.push('an address of at most 500 characters');
  if (wrong.length === 0) return { value };
  const expected = wrong.join(', and ');
  if (url.hostname === EXAMPLE_HOST) return { expected, shown, hint: EXAMPLE_HINT };
  const isClean = hidden === text && value.length <= 500;
  return isClean ? { expected, shown, hint: `Write \`base-url: ${value}\`.` } : { expected, shown };
}

/** An address without a scheme is read as people mean it. */
function urlIn(text: string): URL | null {
  const [, bare] = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:\/\S*)?$/i.exec(text) ?? [];
  const scheme = bare === undefined ? '' : isLoopback(bare) ? 'http://' : 'https://';
  const url = URL.canParse(scheme + text) ? new URL(scheme + text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

function* problemsOf(url: URL, text: string): Generator<string> {
  if (!/^https?:/i.test(text)) yield 'an address that starts with https://';
  else if (url.protocol === 'http:' && !isLoopback(url.hostname))
    yield 'https, because http would send the key unencrypted (your own service needs a TLS proxy)';
  if (hasMore(url, text)) yield BARE;
  if (VERSION.test(url.pathname)) yield 'the address without the version, because each request adds it';
  if (url.hostname === EXAMPLE_HOST) yield "your service's address, not the one of the examples";
}

const VERSION = /\/v[12]\/*$/i;
const BARE = 'an address without user, password, query or fragment';

function hasMore({ username, password }: URL, text: string): boolean {
  return username !== '' || password !== '' || /[?#]/.test(text);
}

function addressToWrite(url: URL): string {
  const protocol = isLoopback(url.hostname) ? url.protocol : 'https:';
  return `${protocol}//${url.host}${url.pathname.replace(VERSION, '').replace(/\/+$/, '')}`;
}

/** It becomes part of links, so it may only have characters that mean nothing in Markdown. */
export function readSiteUrl(text: string): Reading {
  const refuse = (expected: string): Refusal => ({ expected, shown: inQuotes(hideUserInfo(text)) });
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return refuse('an https or http address');
  if (hasMore(url, text)) return refuse(BARE);
  if (!/^[\w.~/%:[\]-]+$/.test(url.href)) return refuse('an address of letters, digits and "-._~/%"');
  const value = url.href.replace(/\/+$/, '');
  return value.length > 200 ? refuse('an address of at most 200 characters') : { value };
}

export function readThread(text: string): Reading<'auto' | 'none' | 'merged' | number> {
  const value = text.toLowerCase();
  if (value === 'auto' || value === 'none' || value === 'merged') return { value };
  if (/^#?[1-9]\d{0,9}$/.test(value)) return { value: Number(value.replace('#', '')) };
  return { expected: 'auto, merged, none, or the number of an issue or pull request' };
}

export function readLogin(text: string): Reading {
  if (/^[\w-]{1,100}(\[bot\])?$/.test(text)) return { value: text.toLowerCase() };
  const expected = 'a list of logins, each in full ("*" is not allowed)';
  const [, login] = /^@([\w-]{1,100}(?:\[bot\])?)$/.exec(text) ?? [];
  if (login !== undefined) return { expected, hint: `Write \`${login}\`, without "@".` };
  const hint = 'Teams are not supported: list their members, or set `permission` to a role that they have.';
  return /^@?[\w.-]+\/[\w.-]+$/.test(text) ? { expected, hint } : { expected };
}

/** Reads a person: a login, or the numeric id of an account. A login of digits only is an id. */
export function readPerson(text: string): Reading {
  if (/^\d+$/.test(text) && !/^[1-9]\d{0,14}$/.test(text)) return { expected: PEOPLE };
  const login = readLogin(text);
  return 'value' in login ? login : { ...login, expected: PEOPLE };
}

const PEOPLE = 'a list of logins or numeric ids, each in full ("*" is not allowed)';

/** Reads `host` or `host:port` in the form of an `https` address: lower case, without the default port. */
export function readLinkHost(text: string): Reading {
  const address = `https://${text}`;
  const hasForm = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i.test(text);
  if (hasForm && URL.canParse(address)) return { value: new URL(address).host };
  return { expected: 'a list of hosts, each as host or host:port with a port from 1 to 65535' };
}

/**
 * Reads a folder of the repository, without slashes around it; `.` is the whole repository. Refuses colons and
 * backslashes: addresses have them, folders on Windows can't.
 */
export function readFolder(text: string): Reading {
  const value = text.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '') || '.';
  const segments = value.split('/');
  const isFolder = value === '.' || segments.every((segment) => !['', '.', '..'].includes(segment));
  if (isFolder && value.length <= 500 && !/[\p{Cc}\\:]/u.test(value) && !text.startsWith('/')) return { value };
  return {
    expected: 'a folder of the repository, such as docs (or "." for all of it), without "..", and no absolute path',
  };
}

/** Reads a command line of any length that a person writes; a YAML block may give it line breaks. */
export const commandLine = matching(
  /^(?:[^\p{Cc}]|[\t\r\n]){1,4000}$/u,
  'a command line of at most 4,000 characters, without control characters',
);

/** Reads the name of a host that the agent may reach, or `*.` and a name. Every form of an IP address ends with a number. */
export function readHost(text: string): Reading {
  const value = text.toLowerCase();
  const isName = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(value);
  const isHere = /\.(?:localhost|localdomain|local|internal)$/.test(value);
  const expected =
    'a list of host names such as api.example.com or *.example.com, without ports and paths; addresses, and names of this machine or a private network, are not allowed';
  return isName && !isHere && value.length <= 253 ? { value } : { expected };
}

/**
 * Reads a folder or file of the repository, or a pattern for such. A list splits braces at their commas, so they are
 * refused, as is everything else that would allow more than it seems to.
 */
export function readGlob(text: string): Reading {
  const folder = readFolder(text);
  if ('value' in folder && folder.value === '.')
    return { expected: 'no value, which means every file', hint: 'Leave `agent-paths` empty for every file.' };
  const expected =
    'a list of folders, files or patterns such as docs, README.md or guides/**/*.md, without "..", braces or a leading "!" or "/"';
  return 'value' in folder && !/^!|[{}]/.test(folder.value) ? folder : { expected };
}

export function readBranch(text: string): Reading {
  const value = text.replace(/^refs\/heads\//, '');
  const isBranch = !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|^[-/]|\/$|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|^@$|^refs\//u.test(value);
  return isBranch && value.length <= 200 ? { value } : { expected: 'the name of a branch' };
}

export function readPeriod(text: string): Reading {
  const value = text.toLowerCase();
  if (PERIODS.some((name) => name === value)) return { value };
  const [from, to, ...rest] = value.split('..');
  if (from && to && rest.length === 0 && isDate(from) && isDate(to) && from < to) return { value };
  return {
    expected: `one of ${PERIODS.join(', ')}, or YYYY-MM-DD..YYYY-MM-DD with the end (not included) after the start`,
    candidates: PERIODS,
  };
}

/** For 30 February, `toISOString` returns a different text. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Shows the start of a text in quotation marks, without what could be the user info of an address. */
export function inQuotes(text: string): string {
  const mayHoldUserInfo = /[\\/:]/.test(text.slice(0, text.lastIndexOf('@') + 1));
  return JSON.stringify(shorten(mayHoldUserInfo ? hideUserInfo(text) : text, 100));
}
