import { cleanText } from '../jobs/clean-text.ts';
import type { CommentRef } from '../ports.ts';
import { instructionHash, type Marker, readMarker } from '../thread/marker.ts';
import { readCommand } from '../trigger/command.ts';
import type { World } from './world.ts';

export type Retry =
  | { readonly kind: 'found'; readonly text: string; readonly instructionComment: CommentRef }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Finds the thread's latest instruction, as it was first written, if its job has ended in a way worth another one. */
export async function findRetry(thread: number, login: string, world: World): Promise<Retry> {
  const marker = await latestMarker(thread, login, world);
  if (marker === null) return refused('There is no job in this thread that could be started again.');
  const why = notWorthIt(marker, world.settings.command);
  if (why !== null) return refused(why);
  const { instructionComment } = marker;
  if (instructionComment === null)
    return refused('A workflow has asked for the latest job: re-run the workflow to start it again.');
  const held = await (await world.repository()).causingComment(instructionComment);
  if (held === null) return refused('The comment that held the instruction is gone: write it again.');
  const command = readCommand(held.body, world.settings.command);
  const unchanged =
    command?.kind === 'instruction' && instructionHash(cleanText(command.text).text) === marker.instructionHash;
  if (!unchanged) return refused('The comment that held the instruction was changed since: write it again.');
  return { kind: 'found', text: command.text, instructionComment };
}

async function latestMarker(thread: number, login: string, world: World): Promise<Marker | null> {
  const { run, settings } = world;
  const ours = (await (await world.repository()).comments(thread)).filter(({ author }) => author === login);
  const markers = ours
    .map(({ body }) => readMarker(body))
    .flatMap((read) => (read.kind === 'marker' ? [read.marker] : []))
    .filter(({ repository, baseUrl, project }) => {
      return repository === run.repository && baseUrl === settings.baseUrl && project === settings.projectId;
    });
  return markers.toSorted((one, other) => Date.parse(one.askedAt) - Date.parse(other.askedAt)).at(-1) ?? null;
}

function notWorthIt({ state, outcome, trigger }: Marker, command: string): string | null {
  if (state === 'starting' || state === 'started') {
    return `The latest job of this thread has not ended: \`${command} status\` tells how it is.`;
  }
  if (outcome === 'pull-request' || outcome === 'no-pull-request') {
    return 'The latest job of this thread has ended well: write a new instruction.';
  }
  return trigger.kind === 'run'
    ? 'A workflow has asked for the latest job: re-run the workflow to start it again.'
    : null;
}

function refused(sentence: string): Retry {
  return { kind: 'refused', sentence };
}
