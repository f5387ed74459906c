import type { PullRequestLink } from '../jobs/job.ts';
import { codeSpan } from '../markdown.ts';
import type { Marker } from './marker.ts';

/**
 * Comments of ours that answer somebody and remember nothing. Their first line is a marker of the kind `notice`, so that
 * they are never read as commands, nor as the memory of a job.
 */
export type NoticeAbout = { readonly comment: number } | { readonly job: string };

/** Writes a notice. `about` makes its first line like no other, so that it can be found again after a lost answer. */
export function renderNotice(about: NoticeAbout, text: string): string {
  const marker = Buffer.from(JSON.stringify({ kind: 'notice', ...about })).toString('base64url');
  return `<!-- docs-agent:1 ${marker} -->\n\n${text}`;
}

/** Says what can be said, and who may. */
export function helpText(
  command: string,
  rules: { readonly permission: string; readonly allowsOthers: boolean },
): string {
  const who =
    rules.permission === 'none'
      ? 'Anybody may do this here.'
      : `This is for people with the permission \`${rules.permission}\` in this repository${rules.allowsOthers ? ', and for those whom the workflow names' : ''}.`;
  return [
    'Write a command at the start of a line:',
    '',
    `- \`${command} …\` with an instruction: starts one job of the documentation agent; what stands below it belongs to it`,
    `- \`${command} status\`: brings the jobs of this thread up to date`,
    `- \`${command} retry\`: starts the latest instruction again, if it has failed`,
    `- \`${command} report\`: answers with the visitor report`,
    `- \`${command} help\`: this answer`,
    '',
    `${who} A comment counts once, when it is created; editing it changes nothing.`,
  ].join('\n');
}

/** One line about a job's state, for an answer to `status`. */
export function stateLine(marker: Marker, statusUrl: string): string {
  return `- [${STATES[marker.state === 'finished' && marker.outcome !== null ? marker.outcome : marker.state]}](${statusUrl})`;
}

const STATES: Readonly<Record<Marker['state'] | NonNullable<Marker['outcome']>, string>> = {
  starting: 'Starting',
  started: 'Still working on it',
  finished: 'Finished',
  'not-created': 'Not started',
  unknown: 'A job may have been started',
  'pull-request': 'Done, with a pull request',
  'no-pull-request': 'Finished, no pull request was reported',
  failed: 'Failed',
  archived: 'Archived',
  'no-news': 'No news for seven days',
};

/** Says that a long job has ended: edits notify nobody. */
export function endNotice(
  { outcome, link }: { readonly outcome: NonNullable<Marker['outcome']>; readonly link: PullRequestLink | null },
  statusUrl: string | null,
): string {
  const what =
    link === null
      ? STATES[outcome]
      : `Done: [pull request ${link.number} in ${codeSpan(link.repository)}](${link.url})`;
  return `${what}.${statusUrl === null ? '' : ` [What was asked](${statusUrl})`}`;
}
