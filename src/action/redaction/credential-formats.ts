import { matchesIn, type Range } from './readings.ts';

/**
 * The formats of well-known credentials. The group `keep` stays. Each is strict enough that none of our ids, paths or
 * words match, and linear: no later start rereads what failed before. Every repetition is bounded, because backtracking
 * over millions of characters ends in an error.
 */
const FORMATS: readonly RegExp[] = [
  // The installation tokens of 2026 are `ghs_` and a JSON Web Token, with dots.
  /gh[oprsu]_[A-Za-z0-9][A-Za-z0-9_.-]{14,9999}[A-Za-z0-9_-]/g,
  /github_pat_[A-Za-z0-9_]{20,9999}/g,
  /(?<![A-Za-z0-9])gl(?:pat|oas|dt|rt|rtr|ptt|cbt|soat|ft|imt|agent)-[A-Za-z0-9_-]{20,9999}/g,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,9999}/g,
  /(?:AKIA|ASIA)[A-Z2-7]{16}/g, // AWS
  /(?<![A-Za-z0-9])(?:xox[a-z]|xapp-[0-9])-[A-Za-z0-9-]{10,9999}/g, // Slack
  /AIza[A-Za-z0-9_-]{35}/g, // Google
  // OpenAI, Anthropic and others: hyphenated words have no twelve characters in a row with a capital and a digit
  /(?<![A-Za-z0-9])sk-(?=[\w-]{0,80}[A-Z])(?=[\w-]{0,80}\d)(?=[\w-]{0,80}[A-Za-z0-9]{12})[\w-]{20,9999}/g,
  /(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,9999}/g, // Stripe
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,9999}\.eyJ[A-Za-z0-9_-]{8,9999}(?:\.[A-Za-z0-9_-]{0,9999})?/g,
  // Private keys, even if cut; a key has no backtick, so nothing beyond the end of its code block matches
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[\w+/=\s,:.\\]|-(?!-)){0,20000}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g,
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\s|\\[nr]){0,9}[A-Za-z0-9+/=]{20,999}){0,999}/g,
  /(?<keep>authorization\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?(?:bearer|basic|token|digest)\s{1,4})[A-Za-z0-9._~+/=-]{8,9999}/gi,
  /(?<keep>\b(?:bearer|basic)\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,80}\d)[A-Za-z0-9._~+/=-]{16,9999}/gi,
];

/** The beginning of an address, with slashes in any form, and all of user info, host and port: no part is read twice. */
const AUTHORITY = /(https?:[\\/]*|:\/\/|(?<=^|[\s"'(=])\/\/)([^\s/\\?#<>"`]+)/gi;

/** Finds possible credentials, and user info of addresses, in a text without invisible characters. */
export function credentialsIn(text: string): readonly Range[] {
  const authorities = Array.from(text.matchAll(AUTHORITY), ({ 1: start = '', 2: authority = '', index }) => {
    const at = authority.lastIndexOf('@');
    // Two slashes alone begin a comment in many languages.
    const isUserInfo = start !== '//' || authority.slice(0, Math.max(0, at)).includes(':');
    const from = index + start.length;
    return { from, to: isUserInfo ? from + at : from };
  });
  return [...matchesIn(text, FORMATS), ...authorities.filter(({ from, to }) => to > from)];
}
