import type { Problem } from '../errors.ts';
import type { Job, PullRequestLink } from '../jobs/job.ts';
import { codeSpan, details, quoted, shorten } from '../markdown.ts';
import { type FinishedOutcome, type Marker, writeMarker } from './marker.ts';

/** What the status comment says besides what its marker remembers. */
export type StatusView =
  | { readonly state: 'starting' }
  | { readonly state: 'started'; readonly seen: Sighting }
  | {
      readonly state: 'finished';
      readonly outcome: FinishedOutcome;
      readonly link: PullRequestLink | null;
      /** What the service named as the pull request, if that must not be linked. */
      readonly unlinked: string | null;
    }
  | { readonly state: 'not-created'; readonly problem: Problem }
  | { readonly state: 'unknown'; readonly evidence: string };

/** How the run looks at a job that has not ended. */
export type Sighting =
  | { readonly kind: 'working' | 'not-waiting' | 'waiting-cancelled' }
  | { readonly kind: 'still-running'; readonly waitedMinutes: number }
  | { readonly kind: 'out-of-sight'; readonly problem: Problem };

export interface StatusComment {
  readonly marker: Marker;
  readonly view: StatusView;
  /** The job as last seen, if it was seen. */
  readonly job: Job | null;
  /** The instruction's text, or an earlier body of the same comment, whose fold with the instruction is kept. */
  readonly instruction: { readonly text: string } | { readonly keptFrom: string };
  /** UTC, ms: when the end was seen; null before. */
  readonly endedAt: number | null;
  readonly serverUrl: string;
  /** The comment command, for the advice. */
  readonly command: string;
  /** Address of the review comment that is answered, if it stands elsewhere. */
  readonly origin?: string | null;
}

/** Writes the whole text of a status comment: marker, state in words, the one fact, what to do next, details folded. */
export function renderStatusComment(comment: StatusComment): string {
  const { marker, origin, instruction } = comment;
  const asked = origin ? `Asked in [this review comment](${origin}).` : '';
  return [writeMarker(marker), headline(comment), asked, facts(comment), instructionFold(instruction)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Gives the address of the review comment that has asked for a job; null where something else has. It stands in the same
 * pull request as the status comment, whose address is `statusUrl`.
 */
export function originOf({ trigger }: Marker, statusUrl: string): string | null {
  return trigger.kind === 'review-comment' ? `${statusUrl.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null;
}

function headline({ marker, view, command }: StatusComment): string {
  const advice = adviceFor(marker, command);
  switch (view.state) {
    case 'starting':
      return '**Starting…** The request is on its way to the documentation agent.';
    case 'started':
      return sighting(view.seen, advice.news);
    case 'finished':
      return finished(view, advice.again);
    case 'not-created':
      return `**Not started.** No job exists:\n\n${problemBlock(view.problem)}\n\n${advice.mended}`;
    case 'unknown':
      return `**A job may have been started.** The service did not confirm the request, and it is not sent twice:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
  }
}

/** Says what somebody can do next: a comment's job is steered by comments, a workflow's job by the workflow. */
function adviceFor({ trigger }: Marker, command: string): Record<'news' | 'again' | 'mended' | 'another', string> {
  if (trigger.kind === 'run') {
    return {
      news: 'Re-run the workflow run to bring this comment up to date.',
      again: 'Re-run the workflow run to start another job.',
      mended: 'When that is mended, re-run the workflow run.',
      another:
        'Look for the job at the service first. A re-run starts nothing; a new run of the workflow starts another job.',
    };
  }
  return {
    news: `\`${command} status\` brings this comment up to date.`,
    again: `\`${command} retry\` starts another job.`,
    mended: `When that is mended, \`${command} retry\` tries again.`,
    another: `Look for the job at the service first. \`${command} retry\` starts another one.`,
  };
}

function sighting(seen: Sighting, news: string): string {
  switch (seen.kind) {
    case 'working':
      return '**Working on it.** This comment will say how it ends.';
    case 'not-waiting':
      return `**Working on it.** The run does not wait for the end. ${news}`;
    case 'waiting-cancelled':
      return `**Waiting was cancelled.** The job goes on. ${news}`;
    case 'still-running':
      return `**Still running** after ${seen.waitedMinutes} ${seen.waitedMinutes === 1 ? 'minute' : 'minutes'} of waiting; the job goes on. ${news}`;
    case 'out-of-sight':
      return `**Out of sight.** The job may go on, but the service does not show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
  }
}

function finished({ outcome, link, unlinked }: StatusView & { readonly state: 'finished' }, again: string): string {
  switch (outcome) {
    case 'pull-request':
      if (link !== null) return `**Done:** [pull request ${link.number} in ${codeSpan(link.repository)}](${link.url})`;
      if (unlinked === null) return '**Done:** a pull request was made.';
      return `**Done:** a pull request was made, at an address that is not linked from here:\n\n${quoted(shorten(unlinked, SHOWN_OF_PROBLEM))}\n\nIf you trust its host, name it in \`link-hosts\`.`;
    case 'no-pull-request':
      return '**Finished; no pull request was reported.** The agent found nothing to change, or it has pushed directly.';
    case 'failed':
      return `**The agent failed.** The service gives no reason. ${again}`;
    case 'archived':
      return `**The job was archived** before it was completed. ${again}`;
    case 'no-news':
      return `**No news for seven days.** This job is not looked at any more. ${again}`;
  }
}

const SHOWN_OF_PROBLEM = 1500;
const SHOWN_OF_INSTRUCTION = 1500;

function problemBlock({ message, hint }: Problem): string {
  return quotedReason(`${message}\n${hint}`);
}

/** Quotes a reason, which elsewhere goes on after a colon, as a sentence of its own. */
function quotedReason(reason: string): string {
  return quoted(
    shorten(
      reason.replace(/^[a-z]/, (first) => first.toUpperCase()),
      SHOWN_OF_PROBLEM,
    ),
  );
}

function facts({ marker, job, endedAt, serverUrl }: StatusComment): string {
  const lines = [
    marker.jobId === null ? '' : `- Job: ${codeSpan(marker.jobId)}`,
    job?.repository ? `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}` : '',
    job?.model ? `- Model: ${codeSpan(job.model)}` : '',
    `- Asked: ${minute(Date.parse(marker.askedAt))}`,
    endedAt === null ? '' : `- Ended: ${minute(endedAt)}`,
    `- [Log of the run](${serverUrl}/${marker.repository}/actions/runs/${marker.run})`,
  ];
  return details('Details', lines.filter((line) => line !== '').join('\n'));
}

/** Shows an instant (UTC, ms) to the minute. */
export function minute(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const INSTRUCTION_FOLD = 'Instruction';
/**
 * The fold at a comment's end. Text of the service that imitates its beginning stands in a code span, which has no line
 * breaks, or in a block whose fence is longer than any run of backticks in it; so nothing matches across that.
 */
const KEPT_FOLD = new RegExp(
  `<details><summary>${INSTRUCTION_FOLD}</summary>\n\n(\`{3,})text\n(?:(?!\\1)[^])*\n\\1\n\n</details>$`,
);

function instructionFold(instruction: StatusComment['instruction']): string {
  if ('text' in instruction) {
    return instruction.text === ''
      ? ''
      : details(INSTRUCTION_FOLD, quoted(shorten(instruction.text, SHOWN_OF_INSTRUCTION)));
  }
  // GitHub keeps the line ends of whoever edited the comment last.
  const body = instruction.keptFrom.replace(/\r\n/g, '\n').trimEnd();
  return KEPT_FOLD.exec(body)?.[0] ?? '';
}
