import { MODE_NAMES, type Mode, modeOfAuto } from '../words/commands.ts';
import { InputError, type Problem } from '../words/errors.ts';
import type { Actor, EventComment, EventThread, TriggerEvent } from './event.ts';
import { type Gate, gateOf } from './gate.ts';
import type { InputProblem, Settings } from './inputs.ts';

/** Where a job comes from. */
export type JobSource =
  | { readonly kind: 'prompt'; readonly text: string }
  | { readonly kind: 'prompt-file'; readonly path: string }
  /** An existing job is only followed. */
  | { readonly kind: 'existing'; readonly jobId: string };

/** Where the prompt of a new job comes from. */
export type PromptSource = Exclude<JobSource, { readonly kind: 'existing' }>;

/** Where the prompt's context comes from. */
export type ContextSource =
  | { readonly kind: 'thread'; readonly thread: EventThread }
  /** See `JobIntent.push`. */
  | { readonly kind: 'push'; readonly sha: string };

/** What a step in `job` mode does. */
export interface JobIntent {
  readonly kind: 'job';
  readonly source: JobSource;
  readonly context: ContextSource | null;
  /** The issue or pull request that gets the status comment; `merged`: the one that contains the pushed commit. */
  readonly thread: number | 'merged' | null;
  /** The push that caused the run; null for other events. */
  readonly push: { readonly sha: string; readonly before: string | null; readonly branch: string | null } | null;
  /** Nothing starts unless everyone it names has permission. */
  readonly gate: Gate;
}

/** What a step in `comment` mode does: whatever the comment requests, if its author has permission. */
export interface CommentIntent {
  readonly kind: 'comment';
  readonly comment: EventComment;
  readonly thread: EventThread;
  /** The sender of the event; must be the comment's author. */
  readonly sender: Actor;
  /** The team's instructions, put before each request. */
  readonly standing: PromptSource | null;
  readonly context: Extract<ContextSource, { kind: 'thread' }> | null;
}

/** The set-up is checked, even with invalid inputs. */
export interface DoctorIntent {
  readonly kind: 'doctor';
  readonly event: TriggerEvent;
  /** The problems of the inputs. */
  readonly problems: readonly Problem[];
}

export type Intent =
  | JobIntent
  | CommentIntent
  | { readonly kind: 'settle' }
  | { readonly kind: 'report' }
  | DoctorIntent
  | { readonly kind: 'skip'; readonly reason: 'no-secrets' | 'edited'; readonly sentence: string };

/**
 * Decides what this run does. Throws `InputError` with all problems of the inputs at once; `problems` are those found
 * while reading them.
 */
export function decideIntent(settings: Settings, event: TriggerEvent, problems: readonly InputProblem[]): Intent {
  if (settings.apiKey === '' && (event.withoutSecrets || event.inFork) && !isRefused('api-key', problems)) {
    return { kind: 'skip', reason: 'no-secrets', sentence: whyNoSecrets(settings, event) };
  }
  const named = namedSources(settings, problems);
  const mode = effectiveMode(settings, event, named);
  const found: Problem[] = [...problems, ...missing(settings, problems)];
  if (mode === 'auto' && !isRefused('mode', problems)) found.push(NO_MODE);
  found.push(...threadProblems(settings, event), ...pullRequestProblems(settings));
  if (mode === 'job') found.push(...sourceProblems(settings, event, named));
  if (mode === 'comment') found.push(...commentProblems(event, named));
  if (mode === 'doctor') return { kind: 'doctor', event, problems: found };
  if (found.length > 0 || mode === 'auto') throw new InputError(found);
  switch (mode) {
    case 'job':
      return jobIntent(settings, event);
    case 'comment':
      return commentIntent(settings, event);
    case 'settle':
      return { kind: 'settle' };
    case 'report':
      return { kind: 'report' };
  }
}

function whyNoSecrets({ mode }: Settings, { withoutSecrets }: TriggerEvent): string {
  const so = `so there is no API key and nothing was ${mode === 'doctor' ? 'checked' : 'started'}.`;
  return withoutSecrets
    ? `GitHub passes no secrets to runs caused by a fork or Dependabot, ${so}`
    : `This repository is a fork, and GitHub copies neither secrets nor variables to forks, ${so} To use docs-agent here, add them to this repository; otherwise, disable the workflow.`;
}

function jobIntent(settings: Settings, event: TriggerEvent): JobIntent {
  return {
    kind: 'job',
    source: sourceOf(settings),
    context: settings.context === 'none' ? null : contextOf(event),
    thread: threadOf(settings, event),
    gate: gateOf(event, settings.permission),
    push: pushOf(event),
  };
}

function commentIntent(settings: Settings, event: TriggerEvent): Intent {
  const { comment, thread, sender } = event;
  if (event.action !== 'created') {
    const sentence = `The comment was ${event.action ?? 'not created'}: only new comments count.`;
    return { kind: 'skip', reason: 'edited', sentence };
  }
  // `commentProblems` refuses an event without them.
  if (comment === null || thread === null || sender === null) throw new InputError([NO_COMMENT]);
  const source = sourceOf(settings);
  return {
    kind: 'comment',
    comment,
    thread,
    sender,
    standing: source.kind === 'existing' || (source.kind === 'prompt' && source.text === '') ? null : source,
    context: settings.context === 'none' ? null : { kind: 'thread', thread },
  };
}

function commentProblems(event: TriggerEvent, named: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  if (event.comment === null || event.thread === null || event.sender === null) problems.push(NO_COMMENT);
  if (named.includes('job-id')) {
    problems.push({
      message: 'Mode "comment" takes its jobs from comments, but the input "job-id" is set.',
      hint: 'Remove `job-id`, or follow that job in a separate step with `mode: job`.',
    });
  }
  if (named.includes('prompt') && named.includes('prompt-file')) {
    problems.push({
      message: 'Both "prompt" and "prompt-file" are set; only one of them can hold the standing instructions.',
      hint: 'Remove one of them.',
    });
  }
  return problems;
}

const NO_COMMENT: Problem = {
  message: 'Mode "comment" needs a comment event of an issue or pull request.',
  hint: 'Start the workflow on `issue_comment` or `pull_request_review_comment`.',
};

const NO_MODE: Problem = {
  message:
    'There is nothing to do: none of the inputs "prompt", "prompt-file" and "job-id" is set, and the event is not a comment.',
  hint: `Set one of them for a job, or \`mode\` to one of ${MODE_NAMES.join(', ')}.`,
};

function effectiveMode(settings: Settings, event: TriggerEvent, named: readonly string[]): Mode {
  if (settings.mode !== 'auto') return settings.mode;
  return modeOfAuto(event.name, named.length > 0) ?? 'auto';
}

function missing(settings: Settings, problems: readonly InputProblem[]): Problem[] {
  const required = [
    ['base-url', settings.baseUrl, 'Add `base-url: https://…`, the address of your documentation service.'],
    ['project-id', settings.projectId, 'Add `project-id: …`; it is listed on the API keys page of the project.'],
    [
      'api-key',
      settings.apiKey,
      'Store the admin API key as a secret of the repository and add `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`; a missing secret arrives as an empty text.',
    ],
  ] as const;
  return required
    .filter(([name, value]) => value === '' && !isRefused(name, problems))
    .map(([name, , hint]) => ({ message: `Input "${name}" is empty, but it is required.`, hint }));
}

/** Names the sources that are set, including one whose value was refused and is therefore empty. */
function namedSources({ prompt, promptFile, jobId }: Settings, problems: readonly InputProblem[]): string[] {
  return Object.entries({ prompt, 'prompt-file': promptFile, 'job-id': jobId })
    .filter(([name, value]) => value !== '' || isRefused(name, problems))
    .map(([name]) => name);
}

function isRefused(name: string, problems: readonly InputProblem[]): boolean {
  return problems.some(({ input }) => input === name);
}

/** Checked in every mode: a value that another mode would ignore is still a mistake. */
function threadProblems({ thread }: Settings, event: TriggerEvent): Problem[] {
  if (thread !== 'merged' || event.name === 'push') return [];
  const message = `Input "thread" is "merged", but the event is "${event.name}" and not "push".`;
  return [{ message, hint: 'Start the workflow on `push`, or set `thread` to auto.' }];
}

/** Only our hand-over comment shows which pull request is the agent's. */
function pullRequestProblems({ pullRequest, handover }: Settings): Problem[] {
  if (pullRequest !== 'open' || handover) return [];
  const message =
    'Input "pull-request" is "open", but "handover" is "false": only hand-over comments show which pull request an earlier request has made.';
  return [{ message, hint: 'Remove `handover: false`, or set `pull-request` to new.' }];
}

function sourceProblems(settings: Settings, event: TriggerEvent, named: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  if (named.length !== 1) {
    const state = named.length === 0 ? 'none of them is set' : `${named.join(' and ')} are set`;
    problems.push({
      message: `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", but ${state}.`,
      hint: 'Keep the one you need.',
    });
  }
  if (gateOf(event, settings.permission).kind === 'no-one-named') {
    problems.push({
      message: `The "${event.name}" event doesn't say who caused it, so no permission can be checked.`,
      hint: 'GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it.',
    });
  }
  return problems;
}

function sourceOf({ prompt, promptFile, jobId }: Settings): JobSource {
  if (jobId !== '') return { kind: 'existing', jobId };
  return promptFile === '' ? { kind: 'prompt', text: prompt } : { kind: 'prompt-file', path: promptFile };
}

function pushOf({ pushedSha: sha, pushedBefore: before, pushedBranch: branch }: TriggerEvent): JobIntent['push'] {
  return sha === null ? null : { sha, before, branch };
}

function contextOf({ thread, pushedSha }: TriggerEvent): ContextSource | null {
  if (thread !== null) return { kind: 'thread', thread };
  return pushedSha === null ? null : { kind: 'push', sha: pushedSha };
}

function threadOf({ thread }: Settings, event: TriggerEvent): number | 'merged' | null {
  if (thread === 'none') return null;
  return thread === 'auto' ? (event.thread?.number ?? null) : thread;
}
