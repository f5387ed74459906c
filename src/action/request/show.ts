import type { CommentRef, Reaction } from '../ports/conversations.ts';
import type { Writer } from '../value/rights.ts';
import { markerFor, type StatusView } from '../value/status-view.ts';
import { renderStatusComment, type SeenEnd } from '../wording/status-comment.ts';
import { problemText, RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import { type Advanced, advance, placeOf, type StatusRecord } from './record.ts';

/** Time limit of a cancelled process's last edit (ms). */
const CANCELLED_EDIT_MS = 2_000;

export type ShowingWorld = Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'>;

/** What a status comment shows. */
export interface Shown {
  readonly view: StatusView;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  /** Null before the end. */
  readonly endedAt: SeenEnd | null;
}

/** Shows a state in a status comment. A failure is a warning: once a job is running, the comment is decoration. */
export async function show(record: StatusRecord, shown: Shown, writer: Writer, world: ShowingWorld): Promise<Advanced> {
  return warnIfFailed(await write(record, shown, writer, world), record, world);
}

/** Something that could not be written on GitHub. */
export interface Unwritten {
  /** Continues "Could not": "add the reaction +1". */
  readonly what: string;
  readonly error: RepositoryError;
}

/** Completes `Unwritten` for a status comment. */
export const WRITE_STATUS = 'write the status comment';

/** Warns of a failed write, but only once for the same reason. */
function warnIfFailed(wrote: Advanced, { failure }: StatusRecord, { runner }: Pick<World, 'runner'>): Advanced {
  if (wrote.end === 'failed') warnOf([{ what: WRITE_STATUS, error: wrote.error }], failure, runner);
  return wrote;
}

/** Warns once for each reason of what could not be written; `known` is one that the run has warned of before. */
export function warnOf(
  unwritten: readonly Unwritten[],
  known: RepositoryError | null,
  runner: Pick<World['runner'], 'warning'>,
): void {
  const reasonOf = ({ failure, hint }: RepositoryError): string => `${failure}: ${hint}`;
  const byReason = Map.groupBy(unwritten, ({ error }) => reasonOf(error));
  for (const [reason, [first, ...others]] of byReason) {
    if (first === undefined || (known !== null && reason === reasonOf(known))) continue;
    const what = enumeration([first, ...others].map((each) => each.what));
    runner.warning(`Could not ${what}: ${problemText(first.error)}`);
  }
}

function enumeration(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** Writes a state, and adds the comment again if someone has deleted it. */
export async function write(
  record: StatusRecord,
  shown: Shown,
  writer: Writer,
  world: ShowingWorld,
): Promise<Advanced> {
  const wrote = await writeInTime(record, shown, writer, world);
  if (wrote.end !== 'gone' || writer.kind !== 'run' || world.runner.cancelled.aborted) return wrote;
  return writeInTime({ ...record, comment: null }, shown, writer, world);
}

/** A cancelled process has time for one edit with a time limit, and sends nothing else. */
async function writeInTime(
  record: StatusRecord,
  { view, job, endedAt }: Shown,
  writer: Writer,
  { settings, run, runner, repository, clock }: ShowingWorld,
): Promise<Advanced> {
  const marker = markerFor(view, record.base, record);
  const body = renderStatusComment({
    marker,
    view,
    job,
    instruction: record.instruction,
    endedAt,
    serverUrl: run.serverUrl,
    command: settings.command,
    handsOver: settings.handover,
    origin: placeOf(record)?.review === null ? record.origin : null,
  });
  if (body === record.comment?.body && record.attempted === null) return { end: 'written', record };
  const next = { marker, body };
  const { cancelled } = runner;
  const hurry = { withinMs: CANCELLED_EDIT_MS };
  const isLast = view.state !== 'starting' && !(view.state === 'started' && view.seen.kind === 'working');
  if (cancelled.aborted && isLast) return advance(record, next, { writer, now: clock.now(), ...hurry }, repository);
  const first = await advance(record, next, { writer, now: clock.now() }, repository);
  const isCut = first.end === 'failed' && first.error.failure === 'unavailable' && cancelled.aborted;
  if (!isCut || !isLast) return first;
  return advance(first.record, next, { writer, now: clock.now(), ...hurry }, repository);
}

/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

/** Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. */
export async function tryReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<void> {
  try {
    await addReaction(comment, reaction, world);
  } catch (error) {
    warnOf([{ what: reacting(reaction), error: repositoryErrorOf(error) }], null, world.runner);
  }
}

/** Completes `Unwritten` for a reaction. */
export function reacting(reaction: Reaction): string {
  return `add the reaction ${reaction}`;
}

/** Adds a reaction; a comment that is gone needs none. Throws `RepositoryError`. */
export async function addReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<void> {
  try {
    const hurry = world.runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
    await world.repository.react(comment, reaction, hurry);
  } catch (error) {
    const isMissing = repositoryErrorOf(error).failure === 'missing';
    if (!isMissing || !(await isGone(comment, world))) throw error;
  }
}

/** A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to. */
async function isGone(comment: CommentRef, { repository }: Pick<World, 'repository'>): Promise<boolean> {
  try {
    return (await repository.causingComment(comment)) === null;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return false;
  }
}
