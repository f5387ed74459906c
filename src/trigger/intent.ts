import { InputError, type Problem } from '../errors.ts';
import { type Actor, type EventThread, isOpenToOutsiders, type TriggerEvent } from './event.ts';
import type { InputProblem, Mode, Settings } from './inputs.ts';

/** Where a job comes from. */
export type JobSource =
  | { readonly kind: 'prompt'; readonly text: string }
  | { readonly kind: 'prompt-file'; readonly path: string }
  /** A job that exists already is only followed. */
  | { readonly kind: 'existing'; readonly jobId: string };

/** What the prompt's context is taken from. */
export type ContextSource =
  | { readonly kind: 'thread'; readonly thread: EventThread }
  | { readonly kind: 'commit'; readonly sha: string };

/** What a step in `job` mode is to do. */
export interface JobIntent {
  readonly kind: 'job';
  readonly source: JobSource;
  readonly context: ContextSource | null;
  /** The issue or pull request that gets the status comment. */
  readonly thread: number | null;
  /** Whoever caused the event, if outsiders can: nothing starts before their permission has been read. */
  readonly mustBePermitted: Actor | null;
}

export type Intent =
  | JobIntent
  | { readonly kind: 'skip'; readonly reason: 'no-secrets'; readonly sentence: string }
  | { readonly kind: 'not-built'; readonly mode: Exclude<Mode, 'auto' | 'job'> };

/**
 * Decides what this run is for. Throws `InputError` with every problem of the inputs at once; `problems` are those that
 * reading the inputs has found.
 */
export function decideIntent(settings: Settings, event: TriggerEvent, problems: readonly InputProblem[]): Intent {
  if (settings.apiKey === '' && event.withoutSecrets && !isRefused('api-key', problems)) {
    return {
      kind: 'skip',
      reason: 'no-secrets',
      sentence:
        'GitHub gives no secrets to runs that a fork or Dependabot has caused, so there is no API key and nothing was started.',
    };
  }
  const named = namedSources(settings, problems);
  const mode = effectiveMode(settings, event, named);
  const found: Problem[] = [...problems, ...missing(settings, problems)];
  if (mode === 'auto' && !isRefused('mode', problems)) found.push(NO_MODE);
  if (mode === 'job') found.push(...sourceProblems(settings, event, named));
  if (found.length > 0 || mode === 'auto') throw new InputError(found);
  if (mode !== 'job') return { kind: 'not-built', mode };
  return {
    kind: 'job',
    source: sourceOf(settings),
    context: settings.context === 'none' ? null : contextOf(event),
    thread: threadOf(settings, event),
    mustBePermitted: isOpenToOutsiders(event.name) && settings.permission !== 'none' ? event.sender : null,
  };
}

const NO_MODE: Problem = {
  message:
    'There is nothing to do: none of the inputs "prompt", "prompt-file" and "job-id" is set, and the event is no comment.',
  hint: 'Set one of them for a job, or `mode` to one of job, comment, settle, report, doctor.',
};

function effectiveMode(settings: Settings, event: TriggerEvent, named: readonly string[]): Mode {
  if (settings.mode !== 'auto') return settings.mode;
  if (event.name === 'issue_comment' || event.name === 'pull_request_review_comment') return 'comment';
  return named.length > 0 ? 'job' : 'auto';
}

function missing(settings: Settings, problems: readonly InputProblem[]): Problem[] {
  const required = [
    ['base-url', settings.baseUrl, 'Add `base-url: https://…`, the address of your documentation service.'],
    ['project-id', settings.projectId, 'Add `project-id: …`; it stands on the API keys page of the project.'],
    [
      'api-key',
      settings.apiKey,
      'Store the admin API key as a secret of the repository and add `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`; a secret that does not exist arrives empty.',
    ],
  ] as const;
  return required
    .filter(([name, value]) => value === '' && !isRefused(name, problems))
    .map(([name, , hint]) => ({ message: `Input "${name}" is empty, but it is required.`, hint }));
}

/** Names the sources that somebody has set, also one whose value has been refused and is therefore empty. */
function namedSources({ prompt, promptFile, jobId }: Settings, problems: readonly InputProblem[]): string[] {
  return Object.entries({ prompt, 'prompt-file': promptFile, 'job-id': jobId })
    .filter(([name, value]) => value !== '' || isRefused(name, problems))
    .map(([name]) => name);
}

function isRefused(name: string, problems: readonly InputProblem[]): boolean {
  return problems.some(({ input }) => input === name);
}

function sourceProblems(settings: Settings, event: TriggerEvent, named: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  if (named.length !== 1) {
    const state = named.length === 0 ? 'none of them is set' : `${named.join(' and ')} are set`;
    problems.push({
      message: `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", but ${state}.`,
      hint: 'Keep the one that says what this step is for.',
    });
  }
  if (isOpenToOutsiders(event.name) && settings.permission !== 'none' && event.sender === null) {
    problems.push({
      message: `The "${event.name}" event has no sender, so nobody's permission can be checked.`,
      hint: 'GITHUB_EVENT_PATH must name the file that the runner wrote; no step may change it.',
    });
  }
  return problems;
}

function sourceOf({ prompt, promptFile, jobId }: Settings): JobSource {
  if (jobId !== '') return { kind: 'existing', jobId };
  return promptFile === '' ? { kind: 'prompt', text: prompt } : { kind: 'prompt-file', path: promptFile };
}

function contextOf({ thread, pushedSha }: TriggerEvent): ContextSource | null {
  if (thread !== null) return { kind: 'thread', thread };
  return pushedSha === null ? null : { kind: 'commit', sha: pushedSha };
}

function threadOf({ thread }: Settings, event: TriggerEvent): number | null {
  if (thread === 'none') return null;
  return thread === 'auto' ? (event.thread?.number ?? null) : thread;
}
