import type { Outcome } from '../outcome.ts';
import type { EndRef } from '../value/own-comments.ts';
import { codeSpan, quoted } from '../words/markdown.ts';

/** The result of checking one thread. `unchanged`: what it says is still right, so nothing is said about it. */
export interface Settled {
  readonly kind: 'settled' | 'running' | 'still-open' | 'failed' | 'unchanged';
  readonly thread: number;
  readonly id: number;
  readonly url: string;
  /** May quote the service. */
  readonly words: string;
  /** Why the request failed, if this run has found that out; may quote the service. */
  readonly problem?: string | null;
  /** The end whose notice this run has claimed: the answer to `status` reports it. */
  readonly reports?: EndRef;
}

/** The results of checking unfinished requests. Runs still follow `followed` jobs; a cancelled run left `left` unchecked. */
export interface Settling {
  readonly settled: readonly Settled[];
  readonly followed: number;
  readonly left: number;
}

/** Words what a run has settled. `unread`: which comments were not read. */
export function settlingOutcome(
  { settled, followed, left }: Settling,
  { unread, dryRun }: { readonly unread: readonly string[]; readonly dryRun: boolean },
): Outcome {
  const of = (kind: Settled['kind']): readonly Settled[] => settled.filter((each) => each.kind === kind);
  const [changed, failed, open] = [of('settled'), of('failed'), [...of('running'), ...of('still-open')]];
  const all = [...changed, ...failed, ...open];
  const counts = [
    `Unfinished jobs: ${changed.length} ${dryRun ? 'would be updated' : 'updated'}`,
    `${open.length} still open`,
    `${failed.length} ${failed.length === 1 ? 'error' : 'errors'}`,
    ...(followed === 0 ? [] : [`${followed} still followed by a run`]),
    ...(left === 0 ? [] : [`${left} not checked, because the run was cancelled`]),
  ];
  const seen = unread.length === 0 ? 'There is no unfinished job' : NONE_FOUND;
  const found = all.length + left + followed === 0 ? seen : counts.join(', ');
  const overview = `${dryRun ? 'A dry run: nothing was written. ' : ''}${found}.`;
  const fails = all.length > 0 && failed.length === all.length;
  const why = fails ? ` The first: ${failed[0]?.words}` : '';
  const lines = all.map(
    ({ url, thread, words }) => `- [Thread ${thread}](${url}): ${codeSpan(words, { longest: 300 })}`,
  );
  const more = unread.flatMap((each) => ['', quoted(each, { exact: true })]);
  const heading = `### docs-agent: ${dryRun ? 'dry run, nothing was written' : 'status comments updated'}`;
  const summary = [heading, '', overview, '', ...lines, ...more].join('\n');
  return { kind: 'settled', result: dryRun ? 'dry-run' : 'settled', sentence: overview + why, summary, fails };
}

const NONE_FOUND = 'No unfinished job was found among the comments that were read';
