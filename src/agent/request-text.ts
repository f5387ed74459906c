import { type AskingThread, askingThread } from './asking-thread.ts';

/** Longest commit and pull request title, and longest quoted instruction, in characters. */
const TITLE_LENGTH = 72;
const QUOTE_LENGTH = 4_000;

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

export interface RequestOptions {
  readonly jobId: string;
  readonly agent: string;
  /** The message that led to the pull request; null if it was the job's first prompt. */
  readonly message: string | null;
  /** GitHub's web address. */
  readonly serverUrl: string;
}

/**
 * Makes a pull request's body: the job, the requesting thread, and the instructions, each in a fence that its content
 * can't close.
 */
export function requestBody(prompt: string, { jobId, agent, message, serverUrl }: RequestOptions): string {
  const parts = [
    `The agent ${code(agent)} made these changes in the job ${code(jobId)}.`,
    requestedIn(askingThread(prompt, serverUrl)),
    `Instruction:\n\n${fenced(instructionOf(prompt))}`,
    message === null ? null : `Message:\n\n${fenced(instructionOf(message))}`,
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
export function inert(text: string): string {
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
