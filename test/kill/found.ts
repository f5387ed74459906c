import { readMarkerLine } from '../../src/action/words/hidden.ts';
import { commentsOfOurs, type Stage } from './story.ts';

/** What those who come later have found so far, by story: what finds the same does the same. */
const FOUND = new WeakMap<object, Set<string>>();
/** Times of day, and the addresses of one world: markers have a hash of the service's. */
const OF_ONE_WORLD = /\d{4}-\d\d-\d\dT[\d:.]+Z|\d+ \w{3} \d{4}, \d\d:\d\d UTC|127\.0\.0\.1:\d+|"service":"\w+"/g;

interface Finding extends Pick<Stage, 'app' | 'comments'> {
  readonly later: string;
  /** What can be found besides the thread and its reactions. */
  readonly rest: readonly unknown[];
  /** The id of a job that is another one in each world. */
  readonly jobId?: string | null | undefined;
}

/** Checks whether nobody has yet found in this story what `later` finds now. */
export function findsNew(story: object, { app, comments, later, rest, jobId }: Finding): boolean {
  const shown = commentsOfOurs({ app, comments }).map(({ id, body }) => [
    id,
    readMarkerLine(body),
    body.replace(/^.*/, ''),
  ]);
  const reactions = app.reactions.map(({ subject, account, content }) => [subject, account.login, content]);
  const all = JSON.stringify([later, shown, reactions, rest]).replace(OF_ONE_WORLD, '');
  const key = jobId ? all.replaceAll(jobId, '') : all;
  const before = FOUND.get(story) ?? new Set();
  FOUND.set(story, before);
  const isNew = !before.has(key);
  before.add(key);
  return isNew;
}
