import type { CommentPlace } from '../ports/conversations.ts';
import type { ChangedFiles, PushedCommits } from '../ports/pull-requests.ts';
import { CAPS, type DescribedThread, type PromptContext, type PushContext, shares } from './prompt-context.ts';
import { bodyPart, type PromptPart, plainPart, type RenderedBody } from './prompt-part.ts';
import { counted, type Removals } from './removals.ts';

/** Writes the context of a request as text, and records what was cut or removed. */
export async function describe(context: PromptContext | PushContext, removals: Removals): Promise<string> {
  if (context.headSha !== null) removals.notes.push(`The agent sees the head commit ${context.headSha}.`);
  const lines = context.kind === 'push' ? await ofPush(context, removals) : await ofThread(context, removals);
  const what = context.kind === 'push' ? 'the push' : `#${context.number}`;
  const all = [`Repository: ${context.repository}`, ...lines, ...changes(context, what, removals)];
  return all.filter((line) => line !== '').join('\n');
}

async function ofThread(context: PromptContext, removals: Removals): Promise<readonly string[]> {
  const [thread] = await threads([context], removals);
  if (thread === undefined) return [];
  return [
    ...thread.about,
    context.headSha === null ? '' : `Head commit: ${context.headSha}`,
    thread.description,
    context.place ? `\n${describePlace(context.place, removals)}` : '',
    thread.files,
  ];
}

async function ofPush(context: PushContext, removals: Removals): Promise<readonly string[]> {
  const { branch, headSha, pulls, commits } = context;
  const described = await threads(pulls, removals);
  const numbers = pulls.map(({ number }) => `#${number}`).join(', ');
  return [
    branch === null ? '' : `Pushed to: ${removals.name(branch)}`,
    `Head commit: ${headSha}`,
    pulls.length === 0 ? '' : `Pull requests of this push, the newest first: ${numbers}`,
    ...described.flatMap(({ about, description, files }) => [`\n${about.join('\n')}`, description, files]),
    ...(commits === null ? [] : ofCommits(commits, removals)),
  ];
}

/** The newest are listed first, so that a cut list keeps them. */
function ofCommits({ commits, total, changed }: PushedCommits, removals: Removals): readonly string[] {
  const missing = total - commits.length;
  if (missing > 0) removals.notes.push(`The list of commits was cut by ${counted(missing, 'commit')}.`);
  const lines = commits.toReversed().map(({ sha, subject }) => `${sha.slice(0, 12)} ${subject}`);
  const list = [...lines, ...(missing > 0 ? [`[${counted(missing, 'more commit')}]`] : [])].join('\n');
  const [files] = fileParts([{ files: changed, of: '' }], removals);
  return [
    `\nPushed commits, the newest first:\n${removals.part('list of commits', plainPart(list, CAPS.body), 'unsaid')}`,
    files ?? '',
  ];
}

interface ThreadText {
  readonly about: readonly string[];
  readonly description: string;
  readonly files: string;
}

async function threads(all: readonly DescribedThread[], removals: Removals): Promise<readonly ThreadText[]> {
  const bodies = await bodyParts(all.map(({ body }) => body));
  const named = all.map((thread) => ({ ...thread, of: all.length === 1 ? '' : ` of pull request ${thread.number}` }));
  const files = fileParts(named, removals);
  return named.map((thread, index) => {
    const about = aboutThread(thread, removals);
    const body = bodies[index];
    const text = body === undefined ? '' : removals.part(`description${thread.of}`, body);
    return {
      about,
      description: `\nDescription:\n${text || '(none)'}`,
      files: files[index] ?? '',
    };
  });
}

function aboutThread(thread: DescribedThread & { readonly of: string }, removals: Removals): readonly string[] {
  const { kind, number, author, url, base, head, of } = thread;
  // GitHub shows a title verbatim: it is neither Markdown nor HTML.
  const title = removals.part(`title${of}`, plainPart(thread.title, CAPS.title));
  return [
    `${kind === 'issue' ? 'Issue' : 'Pull request'}: #${number} ${title}`,
    `Author: ${author}`,
    `Address: ${url}`,
    ...(base === null ? [] : [`Branches: from ${removals.name(head ?? '')} into ${removals.name(base)}`]),
  ];
}

async function bodyParts(bodies: readonly RenderedBody[]): Promise<readonly PromptPart[]> {
  const whole = await Promise.all(bodies.map((body) => bodyPart(body, CAPS.body)));
  const room = shares(
    whole.map(({ text }) => text.length),
    CAPS.body,
  );
  return Promise.all(
    whole.map(async (part, index) => {
      const [body, most = CAPS.body] = [bodies[index], room[index]];
      return body === undefined || part.text.length <= most ? part : bodyPart(body, most);
    }),
  );
}

/** Long lists and paths must leave the diff its place. */
function fileParts(
  all: readonly { readonly files: ChangedFiles; readonly of: string }[],
  removals: Removals,
): readonly string[] {
  const most = shares(
    all.map(({ files }) => files.files.length),
    CAPS.files,
  );
  const lists = all.map(({ files, of }, index) => fileList(files, { most: most[index] ?? 0, of }, removals));
  const room = shares(
    lists.map((list) => list.length),
    CAPS.fileList,
  );
  return lists.map((list, index) => {
    const label = `list of changed files${all[index]?.of ?? ''}`;
    return list === '' ? '' : `\nChanged files:\n${removals.part(label, plainPart(list, room[index] ?? 0), 'unsaid')}`;
  });
}

function fileList(
  { files, cut }: ChangedFiles,
  { most, of }: { readonly most: number; readonly of: string },
  removals: Removals,
): string {
  const shown = files.slice(0, most);
  const missing = files.length - shown.length + (cut ? 1 : 0);
  const least = cut ? 'at least ' : '';
  if (missing > 0)
    removals.notes.push(`The list of changed files${of} was cut by ${least}${counted(missing, 'file')}.`);
  const lines = shown.map(
    ({ path, status, additions, deletions }) => `${removals.name(path)} (${status}, +${additions} -${deletions})`,
  );
  return [...lines, ...(missing > 0 ? [`[${least}${counted(missing, 'more file')}]`] : [])].join('\n');
}

/** Why there is no diff. */
const WITHOUT_DIFF = {
  'too-large': 'GitHub provides no diff for a change this large.',
  unread: 'It could not be read.',
} as const;

function changes(
  { diff, withoutDiff }: Pick<PromptContext, 'diff' | 'withoutDiff'>,
  what: string,
  removals: Removals,
): readonly string[] {
  if (diff !== null) return [`\nDiff:\n${removals.part('diff', plainPart(diff, CAPS.diff), 'unsaid')}`];
  if (withoutDiff === null) return [];
  const why = WITHOUT_DIFF[withoutDiff];
  // What could not be read is a warning, which says more.
  if (withoutDiff !== 'unread') removals.notes.push(`The diff of ${what} was left out. ${why}`);
  return [`\nDiff: left out. ${why}`];
}

/** Writes where a review comment is. */
export function describePlace({ path, line, hunk }: CommentPlace, removals: Removals): string {
  const shown = removals.part('hunk', plainPart(hunk, CAPS.hunk), 'unsaid');
  return `The request was written at ${removals.name(path)}${line === null ? '' : `, line ${line}`}:\n${shown}`;
}
