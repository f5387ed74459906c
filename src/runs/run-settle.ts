import { RepositoryError } from '../errors.ts';
import { codeSpan, quoted } from '../markdown.ts';
import type { Outcome } from '../outcome.ts';
import type { ThreadComment } from '../ports.ts';
import { type Marker, readMarker } from '../thread/marker.ts';
import { stateLine } from '../thread/notice.ts';
import type { CommentIntent } from '../trigger/intent.ts';
import { answerInThread } from './answer.ts';
import { needsSettling, type Settled, settleComment } from './settle-comment.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Older jobs have ended as *no news* long ago. */
const LOOK_BACK_MS = 14 * DAY_MS;
/** With our identity's one request, and an edit for each of a hundred threads, a run stays at 110 requests to GitHub. */
const MOST_PAGES = 9;

type Marked = ThreadComment & { readonly thread: number; readonly marker: Marker };

/** Brings every open thread of the repository to its true state; one that fails does not stop the others. */
export async function runSettle(world: World): Promise<Outcome> {
  const repository = await world.repository();
  const login = await repository.viewer();
  const since = new Date(world.clock.now() - LOOK_BACK_MS).toISOString();
  const { comments, cut } = await repository.recentComments(since, MOST_PAGES);
  const settled = await settleAll(ownMarked(comments, login, world), world);
  return outcomeOf(settled, { cut, dryRun: world.settings.dryRun });
}

/** Brings the jobs of one thread up to date and answers with their states. */
export async function settleThread(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const { number } = intent.thread;
  const read = async (): Promise<readonly Marked[]> => {
    const comments = await (await world.repository()).comments(number);
    return ownMarked(
      comments.map((comment) => ({ ...comment, thread: number })),
      login,
      world,
    );
  };
  const settled = await settleAll(await read(), world);
  const now = await read();
  const text =
    now.length === 0
      ? 'There is no job in this thread.'
      : now.map(({ marker, url }) => stateLine(marker, url)).join('\n');
  await answerInThread(intent, text, world);
  return outcomeOf(settled, { cut: false, dryRun: world.settings.dryRun });
}

function ownMarked(
  comments: readonly (ThreadComment & { readonly thread: number })[],
  login: string,
  { run, settings }: World,
): readonly Marked[] {
  return comments
    .filter(({ author }) => author === login)
    .flatMap((comment) => {
      const read = readMarker(comment.body);
      return read.kind === 'marker' ? [{ ...comment, marker: read.marker }] : [];
    })
    .filter(({ marker }) => marker.repository === run.repository)
    .filter(({ marker }) => marker.baseUrl === settings.baseUrl && marker.project === settings.projectId);
}

async function settleAll(comments: readonly Marked[], world: World): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (const comment of comments.filter(({ marker }) => needsSettling(marker, world.clock.now()))) {
    if (world.runner.cancelled.aborted) break;
    settled.push(await settleOne(comment, world));
  }
  return settled;
}

async function settleOne(comment: Marked, world: World): Promise<Settled> {
  try {
    return await settleComment(comment, world);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return { kind: 'failed', url: comment.url, thread: comment.thread, words: `${error.message} ${error.hint}` };
  }
}

function outcomeOf(
  settled: readonly Settled[],
  { cut, dryRun }: { readonly cut: boolean; readonly dryRun: boolean },
): Outcome {
  const of = (kind: Settled['kind']): readonly Settled[] => settled.filter((each) => each.kind === kind);
  const [changed, open, failed] = [of('settled'), of('still-open'), of('failed')];
  const ended = dryRun ? 'that would be brought to their end' : 'brought to their end';
  const counts = `${changed.length} ${ended}, ${open.length} still open, ${failed.length} that could not be looked after`;
  const found = settled.length === 0 ? 'There is no open thread.' : `Open threads: ${counts}.`;
  const sentence = dryRun ? `A dry run: nothing was written. ${found}` : found;
  const lines = [...changed, ...failed, ...open].map(
    ({ url, thread, words }) => `- [Thread ${thread}](${url}): ${codeSpan(words, { longest: 300 })}`,
  );
  const left = cut
    ? ['', quoted('There are more comments than were looked through: run this more often.', { exact: true })]
    : [];
  const heading = dryRun ? 'dry run, nothing was written' : 'threads brought up to date';
  const summary = [`### docs-agent: ${heading}`, '', sentence, '', ...lines, ...left].join('\n');
  const fails = settled.length > 0 && failed.length === settled.length;
  return { kind: 'settled', result: dryRun ? 'dry-run' : 'settled', sentence, summary, fails };
}
