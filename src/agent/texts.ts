import type { Redact } from '../action/redaction/redactor.ts';
import { codeSpan, counted, paragraphs, quoted, shorten, shortenAtWord } from '../action/words/markdown.ts';

/** The issue or pull request that a prompt was written in, as the prompt's context names it. */
interface AskingThread {
  readonly kind: string;
  readonly number: number;
  /** Untrusted. */
  readonly title: string;
  /** Null if the context names no address at the given GitHub. */
  readonly url: string | null;
}

/** Longest commit and pull request title, and longest quoted instruction, in characters. */
const TITLE_LENGTH = 72;
const QUOTE_LENGTH = 4_000;

const BOUNDARY = /^-{5} context \S+ -{5}$/;
const THREAD = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/;
const ADDRESS = /^Address: (\S+)$/;
/** Nothing in it has a meaning in Markdown. */
const PATH = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/(\d{1,10})(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/;

/** A boundary line of the context (`----- context … -----`), or the sentence that introduces it. */
const CONTEXT_START = /^-{5} \S|"-{5} \S/;

/** Returns the instruction of a prompt: everything above the first line that is, or quotes, a boundary of its context. */
export function instructionOf(prompt: string): string {
  const lines = prompt.split(/\r\n|\r|\n/);
  const context = lines.findIndex((line) => CONTEXT_START.test(line));
  return (context < 0 ? lines : lines.slice(0, context)).join('\n').trim();
}

/** Makes a one-line title of a prompt's first line. */
export function requestTitle(prompt: string): string {
  const [first = ''] = instructionOf(prompt).split('\n');
  return titleOf(first) || 'Update the documentation';
}

/**
 * Makes a commit's title: that of the request, and the pull request that it is about, because the commits of one
 * pull request may all have the same instruction.
 */
export function commitTitle(prompt: string, serverUrl: string): string {
  const [title, thread] = [requestTitle(prompt), askingThread(prompt, serverUrl)];
  return thread?.kind === 'pull request' ? `${title.replace(/\.$/, '')} (pull request ${thread.number})` : title;
}

interface RequestOptions {
  readonly jobId: string;
  readonly agent: string;
  /** The message that led to the pull request; null if it was the job's first prompt. */
  readonly message: string | null;
  /** GitHub's web address. */
  readonly serverUrl: string;
  /** What the agent said at its end; may be empty. */
  readonly words: string;
  /** What is known of an agent that a workflow runs itself. */
  readonly own?: {
    readonly requestHash: string;
    /** The address of the workflow's run. */
    readonly run: string;
    /** Set if its changes go to another repository, whose readers may not see the thread, so nothing of it is quoted. */
    readonly changedFiles: readonly string[] | null;
  };
}

/** What people read of a job at GitHub: the message of its commit, and its pull request. */
export type Texts = Readonly<Record<'commit' | 'title' | 'body', string>>;

/** Writes the texts of a job. Secrets in its prompt are masked first, because titles and quotations are cut. */
export function textsOf(prompt: string, { redact, ...options }: RequestOptions & { readonly redact: Redact }): Texts {
  const { jobId, own, serverUrl } = options;
  const shown = redact(prompt);
  const message = options.message === null ? null : redact(options.message);
  const about = own?.changedFiles ? filesTitle(own.changedFiles) : null;
  // By these lines, other processes know a commit.
  const known = own && `Docs-Agent-Job: ${jobId}\nDocs-Agent-Request: ${own.requestHash}`;
  return {
    commit: `${about ?? commitTitle(message ?? shown, serverUrl)}\n\nAgent: ${inert(options.agent)}\n${known ?? `Job: ${jobId}`}`,
    title: about ?? requestTitle(shown),
    body: requestBody(shown, { ...options, message }),
  };
}

function filesTitle([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'more file')}`;
  return `${titleOf(`Update ${first}`, TITLE_LENGTH - more.length)}${more}`;
}

/** Makes a pull request's body: the job, the requesting thread, and the instructions. */
export function requestBody(prompt: string, { jobId, agent, message, serverUrl, words, own }: RequestOptions): string {
  const isPrivate = own !== undefined && own.changedFiles !== null;
  const run = own === undefined || isPrivate ? '' : ` ([run](${own.run}))`;
  const made = `The agent ${code(agent)} made these changes in the job ${code(jobId)}${run}.`;
  const asked = [
    requestedIn(askingThread(prompt, serverUrl)),
    `Instruction:\n\n${fenced(instructionOf(prompt))}`,
    message === null ? '' : `Message:\n\n${fenced(instructionOf(message))}`,
  ];
  const said = words === '' ? '' : `The agent said:\n\n${fenced(words)}`;
  return `${paragraphs([made, ...(isPrivate ? [] : asked), said])}\n`;
}

function requestedIn(thread: AskingThread | null): string {
  if (thread === null) return '';
  const { kind, number, title, url } = thread;
  const name = url === null ? inert(`${kind} #${number}`) : `[${kind} #${number}](${url})`;
  return `Requested in ${name}${title === '' ? '.' : `: ${code(title)}`}`;
}

const code = (text: string): string => inert(codeSpan(text, { longest: TITLE_LENGTH }));
const fenced = (text: string): string => inert(quoted(shorten(text, QUOTE_LENGTH)));

/**
 * Puts a zero-width space into everything that GitHub would turn into a mention or a reference, even in e-mails and
 * commit messages, where "fixes" before a reference closes an issue: `@name`, `#12`, `GH-12` and addresses. A squash
 * makes a pull request's body such a message.
 */
const inert = (text: string): string => text.replace(/[@#](?!\u200b)|\bGH(?=-\d)|:(?=\/\/)/gi, '$&\u200b');

/** One line without control characters, mentions and references, cut after a word, or inside it if it is very long. */
function titleOf(text: string, longest = TITLE_LENGTH): string {
  const line = text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/^[#>*\s-]+/, '')
    .trim();
  return inert(shortenAtWord(line, longest));
}

/**
 * Finds the thread in the first lines of a prompt's context, which is between two equal boundary lines, the second
 * below all untrusted text. Null if there is none. An address counts only at `serverUrl`, GitHub's web address.
 */
export function askingThread(prompt: string, serverUrl: string): AskingThread | null {
  const lines = prompt.trimEnd().split(/\r\n|\r|\n/);
  const boundary = lines.findLast((line) => BOUNDARY.test(line));
  if (boundary === undefined) return null;
  const context = lines.slice(lines.indexOf(boundary) + 1, lines.lastIndexOf(boundary));
  const untrusted = context.findIndex((line) => line.startsWith('Description:'));
  const head = untrusted < 0 ? context : context.slice(0, untrusted);
  const find = (form: RegExp) => head.map((line) => form.exec(line)).find((match) => match !== null) ?? [];
  const [, kind = '', number, title = ''] = find(THREAD);
  if (number === undefined) return null;
  const [, address = ''] = find(ADDRESS);
  const [, named] = address.startsWith(serverUrl) ? (PATH.exec(address.slice(serverUrl.length)) ?? []) : [];
  const url = named === number ? address : null;
  return { kind: kind.toLowerCase(), number: Number(number), title: title.trim(), url };
}
