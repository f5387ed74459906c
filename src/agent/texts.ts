import type { Redact } from '../action/redaction/redactor.ts';
import { lastWords } from './job-error.ts';

/** The issue or pull request that a prompt was written in, as the prompt's context names it. */
interface AskingThread {
  readonly kind: 'issue' | 'pull request';
  readonly number: number;
  /** Untrusted. */
  readonly title: string;
  /** Null if the context names no address at the given GitHub. */
  readonly url: string | null;
}

/** Longest commit and pull request title, and longest quoted instruction, in characters. */
const TITLE_LENGTH = 72;
const QUOTE_LENGTH = 4_000;
const WORDS_LENGTH = 2_000;

const BOUNDARY = /^-{5} context \S+ -{5}$/;
const THREAD = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/;
const ADDRESS = /^Address: (\S+)$/;
/** What follows is untrusted text. */
const DESCRIPTION = /^Description:/;
const PATH = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d{1,10}$/;
const ANCHOR = /^(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/;

/** A boundary line of the context (`----- context … -----`), or the sentence that introduces it. */
const CONTEXT_START = /^-{5} \S|"-{5} \S/;

/**
 * Returns the instruction of a prompt without its context: everything before the first line that is, or quotes, a
 * boundary (five hyphens, a space, a word), or the whole prompt if it has no such line.
 */
export function instructionOf(prompt: string): string {
  const lines = prompt.split(/\r\n|\r|\n/);
  const context = lines.findIndex((line) => CONTEXT_START.test(line));
  return (context < 0 ? lines : lines.slice(0, context)).join('\n').trim();
}

/** Makes a one-line title of a prompt's first line, cut after a word: no control characters, mentions or references in it. */
export function requestTitle(prompt: string): string {
  const [first = ''] = instructionOf(prompt).split('\n');
  const line = first
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[#>*\s-]+/, '')
    .trim();
  return inert(shortened(line, TITLE_LENGTH)) || 'Update the documentation';
}

/**
 * Makes a commit's title: that of the request, and the pull request that it is about, because the commits of one
 * pull request may all have the same instruction.
 */
export function commitTitle(prompt: string, serverUrl: string): string {
  const thread = askingThread(prompt, serverUrl);
  const about = thread?.kind === 'pull request' ? ` (pull request ${thread.number})` : '';
  return about === '' ? requestTitle(prompt) : `${requestTitle(prompt).replace(/\.$/, '')}${about}`;
}

interface RequestOptions {
  readonly jobId: string;
  readonly agent: string;
  /** The message that led to the pull request; null if it was the job's first prompt. */
  readonly message: string | null;
  /** GitHub's web address. */
  readonly serverUrl: string;
  readonly own?: OwnAgent;
}

/** What is known of an agent that a workflow runs itself. */
export interface OwnAgent {
  readonly requestHash: string;
  /** The address of the workflow's run. */
  readonly run: string;
  /** What it said at the end; may be empty. */
  readonly words: string;
  /** Set if its changes go to another repository, whose readers may not see the thread, so nothing of it is quoted. */
  readonly changedFiles: readonly string[] | null;
}

/** What people read of a job at GitHub. */
export interface Texts {
  /** The message of its commit. */
  readonly commit: string;
  readonly title: string;
  readonly body: string;
}

/** Writes the texts of a job. Secrets in its prompt are masked first, because titles and quotations are cut. */
export function textsOf(prompt: string, options: RequestOptions & { readonly redact: Redact }): Texts {
  const { jobId, agent, redact } = options;
  const shown = redact(prompt);
  const message = options.message === null ? null : redact(options.message);
  const { own } = options;
  const files = own?.changedFiles ?? null;
  const trailers =
    own === undefined ? `Job: ${jobId}` : `Docs-Agent-Job: ${jobId}\nDocs-Agent-Request: ${own.requestHash}`;
  const subject = files === null ? commitTitle(message ?? shown, options.serverUrl) : filesTitle(files);
  return {
    commit: `${subject}\n\nAgent: ${inert(agent)}\n${trailers}`,
    title: files === null ? requestTitle(shown) : filesTitle(files),
    body: requestBody(shown, { ...options, message }),
  };
}

/** Returns the end of what an agent has written, for people: masked, without colours and control characters. */
export function agentWords(output: string, redact: Redact): string {
  const words = lastWords(output, redact, WORDS_LENGTH).replace(/(?!\s)\p{Cc}\[[0-?]*[ -/]*[@-~]/gu, '');
  return words.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '').trim();
}

function filesTitle([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
  const name = shortened(
    first.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(),
    TITLE_LENGTH - 'Update '.length - more.length,
  );
  return inert(`Update ${name}${more}`);
}

/**
 * Makes a pull request's body: the job, the requesting thread, and the instructions, each in a fence that its content
 * can't close.
 */
export function requestBody(prompt: string, { jobId, agent, message, serverUrl, own }: RequestOptions): string {
  const isPrivate = own !== undefined && own.changedFiles !== null;
  const run = own === undefined || isPrivate ? '' : ` ([run](${own.run}))`;
  const asked = [
    requestedIn(askingThread(prompt, serverUrl)),
    `Instruction:\n\n${fenced(instructionOf(prompt))}`,
    message === null ? null : `Message:\n\n${fenced(instructionOf(message))}`,
  ];
  const parts = [
    `The agent ${code(agent)} made these changes in the job ${code(jobId)}${run}.`,
    ...(isPrivate ? [] : asked),
    own === undefined || own.words === '' ? null : `The agent said:\n\n${fenced(own.words)}`,
  ];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

function requestedIn(thread: AskingThread | null): string | null {
  if (thread === null) return null;
  const { kind, number, url } = thread;
  const name = url === null ? inert(`${kind} #${number}`) : `[${kind} #${number}](${url})`;
  const title = shortened(thread.title, TITLE_LENGTH);
  return `Requested in ${name}${title === '' ? '.' : `: ${code(title)}`}`;
}

/** One line of untrusted text. */
function code(text: string): string {
  return `\`${inert(text.replace(/[`\s\p{Cc}\p{Cf}]+/gu, ' ').trim())}\``;
}

function fenced(text: string): string {
  const quoted = inert(shortened(text, QUOTE_LENGTH));
  const longestRun = Math.max(2, ...[...quoted.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}text\n${quoted}\n${fence}`;
}

/**
 * Puts a zero-width space into everything that GitHub would turn into a mention or a reference, even in e-mails and
 * commit messages, where "fixes" before a reference closes an issue: `@name`, `#12`, `GH-12` and addresses.
 */
function inert(text: string): string {
  return text.replace(/[@#]|\bGH(?=-\d)|:(?=\/\/)/gi, '$&\u200b');
}

/** Cuts a text that is longer than `longest` characters after a word, or inside the last word if that is very long. */
function shortened(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  const isWhole = /\s/.test(characters[longest - 1] ?? '');
  const words = isWhole ? kept : kept.replace(/\s+\S*$/, '');
  return `${(words.length < kept.length / 2 ? kept : words).replace(/[\s,;:]+$/, '')}…`;
}

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
