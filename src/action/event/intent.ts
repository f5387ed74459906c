import type { RunContext } from '../ports.ts';
import { MODE_NAMES, type Mode, modeOfAuto } from '../words/commands.ts';
import { InputError, type Problem } from '../words/errors.ts';
import { type Gate, gateOf } from './authorize.ts';
import { type Actor, type EventComment, type EventThread, type TriggerEvent, WRONG_EVENT_FILE } from './event.ts';
import { hasService, type InputProblem, readInputs, type Settings } from './inputs.ts';

export type PromptSource =
  | { readonly kind: 'prompt'; readonly text: string }
  | { readonly kind: 'prompt-file'; readonly path: string };

/** An existing job is only followed. */
type JobSource = PromptSource | { readonly kind: 'existing'; readonly jobId: string };

type ThreadContext = { readonly kind: 'thread'; readonly thread: EventThread };
type ContextSource = ThreadContext | { readonly kind: 'push'; readonly sha: string };

export interface JobIntent {
  readonly kind: 'job';
  readonly source: JobSource;
  readonly context: ContextSource | null;
  /** The issue or pull request that gets the status comment; `merged`: the one that contains the pushed commit. */
  readonly thread: number | 'merged' | null;
  readonly push: TriggerEvent['push'];
  /** Nothing starts unless everyone it names has permission. */
  readonly gate: Gate;
}

export interface CommentIntent {
  readonly kind: 'comment';
  readonly comment: EventComment;
  readonly thread: EventThread;
  /** The sender of the event; must be the comment's author. */
  readonly sender: Actor;
  /** The team's instructions, put before each request. */
  readonly standing: PromptSource | null;
  readonly context: ThreadContext | null;
  /** Of inputs that don't decide who may start jobs: the thread shows those who may that there are some. */
  readonly problems: readonly Problem[];
}

/** The set-up is checked, even with invalid inputs. */
export interface DoctorIntent {
  readonly kind: 'doctor';
  readonly event: TriggerEvent;
  readonly problems: readonly Problem[];
}

export type Intent =
  | JobIntent
  | CommentIntent
  | { readonly kind: 'settle' | 'report' }
  | DoctorIntent
  | { readonly kind: 'skip'; readonly reason: 'no-secrets' | 'edited'; readonly sentence: string };

/** What decides whose comment is a command, and what may be written. */
const OF_GATE = ['command', 'permission', 'allowed-users', 'allowed-bots', 'github-token', 'dry-run'] as const;

/** Throws `InputError` with all problems of the inputs at once; `problems` are those found while reading them. */
export function decideIntent(settings: Settings, event: TriggerEvent, problems: readonly InputProblem[]): Intent {
  const refused = new Set<string>(problems.map(({ input }) => input));
  // The agent's own variables are only read before something starts; `skipWithoutSecrets` is for that, too.
  const skip = settings.apiKey !== '' || refused.has('api-key') ? null : skipWithoutSecrets(settings, event);
  if (skip !== null && (settings.agent === '' || settings.mode === 'report')) return skip;
  const { mode: wanted, prompt, promptFile, jobId } = settings;
  // A refused value is empty, but was set.
  const named = Object.entries({ prompt, 'prompt-file': promptFile, 'job-id': jobId })
    .filter(([name, value]) => value !== '' || refused.has(name))
    .map(([name]) => name);
  const mode = wanted === 'auto' ? (modeOfAuto(event.name, named.length > 0) ?? 'auto') : wanted;
  const found: readonly Problem[] = [
    ...problems,
    ...missing(mode, settings, refused),
    ...(mode === 'auto' && !refused.has('mode') ? [NO_MODE] : []),
    ...problemsOf(mode, settings, event, named),
  ];
  if (mode === 'doctor') return { kind: 'doctor', event, problems: found };
  if (mode === 'comment' && !OF_GATE.some((name) => refused.has(name))) return commentIntent(settings, event, found);
  if (found.length > 0 || mode === 'auto' || mode === 'comment') throw new InputError(found);
  return mode === 'job' ? jobIntent(settings, event) : { kind: mode };
}

/** What to do if a secret is empty: null if it should have a value on such events, in such a repository. */
export function skipWithoutSecrets(
  { mode }: Pick<Settings, 'mode'>,
  { withoutSecrets, inFork }: TriggerEvent,
): Extract<Intent, { readonly kind: 'skip' }> | null {
  if (!withoutSecrets && !inFork) return null;
  const so = `so there is no API key and nothing was ${mode === 'doctor' ? 'checked' : 'started'}.`;
  const sentence = withoutSecrets
    ? `GitHub passes no secrets to runs caused by a fork or Dependabot, ${so}`
    : `This repository is a fork, and GitHub copies neither secrets nor variables to forks, ${so} To use docs-agent here, add them to this repository; otherwise, disable the workflow.`;
  return { kind: 'skip', reason: 'no-secrets', sentence };
}

function jobIntent(settings: Settings, event: TriggerEvent): JobIntent {
  const { thread: wanted } = settings;
  const { thread, push } = event;
  const pushed = push && ({ kind: 'push', sha: push.sha } as const);
  const context = thread === null ? pushed : ({ kind: 'thread', thread } as const);
  return {
    kind: 'job',
    source: sourceOf(settings),
    context: settings.context === 'none' ? null : context,
    thread: wanted === 'auto' ? (thread?.number ?? null) : wanted === 'none' ? null : wanted,
    gate: gateOf(event, settings.permission),
    push,
  };
}

function commentIntent(settings: Settings, event: TriggerEvent, problems: readonly Problem[]): Intent {
  const { action, comment, thread, sender } = event;
  // Nobody can be told about problems, among them that the event lacks one of these.
  if (comment === null || thread === null || sender === null) throw new InputError(problems);
  if (action !== 'created') {
    const sentence = `The comment was ${action ?? 'not created'}: only new comments count.`;
    return { kind: 'skip', reason: 'edited', sentence };
  }
  const source = sourceOf(settings);
  const standing = source.kind === 'existing' || (source.kind === 'prompt' && source.text === '') ? null : source;
  const context = settings.context === 'none' ? null : ({ kind: 'thread', thread } as const);
  return { kind: 'comment', comment, thread, sender, standing, context, problems };
}

function sourceOf({ prompt, promptFile, jobId }: Settings): JobSource {
  if (jobId !== '') return { kind: 'existing', jobId };
  return promptFile === '' ? { kind: 'prompt', text: prompt } : { kind: 'prompt-file', path: promptFile };
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

/** The inputs of a service, with what to do if they are empty. */
const REQUIRED = [
  ['base-url', 'baseUrl', 'Add `base-url: https://…`, the address of your documentation service.'],
  ['project-id', 'projectId', 'Add `project-id: …`; it is listed on the API keys page of the project.'],
  [
    'api-key',
    'apiKey',
    'Store the admin API key as a secret of the repository and add `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`; a missing secret is empty.',
  ],
] as const;

/** With `agent`, only a report needs them: no agent on the runner counts visitors. */
function missing(mode: Mode, settings: Settings, refused: ReadonlySet<string>): readonly Problem[] {
  const isService = settings.agent === '' && !refused.has('agent');
  if (!isService && mode !== 'report') return [];
  const empty = REQUIRED.filter(([name, key]) => settings[key] === '' && !refused.has(name));
  const { agentEnv, agentHosts, agentPaths, isolation, docsRepository: docs, docsRef } = settings;
  const inputs = { 'agent-env': agentEnv, 'agent-hosts': agentHosts, 'agent-paths': agentPaths, isolation };
  const names = Object.entries({ ...inputs, 'docs-repository': docs, 'docs-ref': docsRef })
    .filter(([name, value]) => (value.length > 0 && value !== 'required') || refused.has(name))
    .map(([name]) => name);
  if (mode !== 'report' && empty.length * names.length > 0) {
    const message = `Input "agent" is empty, but only an agent uses "${names.join('", "')}".`;
    const hint = 'Set `agent`, such as `agent: claude`; or for a service `base-url`, `project-id` and `api-key`.';
    return [{ message, hint }];
  }
  return empty.map(([name, , hint]) => {
    const message = `Input "${name}" is empty, but it is required.`;
    const counted = `Input "${name}" is empty, but mode "report" needs a service that counts visitors, also with "agent".`;
    return { message: isService ? message : counted, hint };
  });
}

/** Those of `prompt`, `prompt-file` and `job-id` that are set. */
type Sources = readonly string[];

function* problemsOf(mode: Mode, settings: Settings, event: TriggerEvent, named: Sources): Generator<Problem> {
  // A mistake in every mode, even in one that would ignore the value.
  if (settings.thread === 'merged' && event.name !== 'push') {
    const message = `Input "thread" is "merged", but the event is "${event.name}" and not "push".`;
    yield { message, hint: 'Start the workflow on `push`, or set `thread` to auto.' };
  }
  yield* misfits(mode, settings, named);
  if (mode === 'job' && gateOf(event, settings.permission).kind === 'no-one-named') {
    const message = `The "${event.name}" event doesn't say who caused it, so no permission can be checked.`;
    yield { message, hint: WRONG_EVENT_FILE };
  }
  const { comment, thread, sender } = event;
  if (mode === 'comment' && (comment === null || thread === null || sender === null)) yield NO_COMMENT;
}

/** What a run refuses of a step's inputs, whatever the event: each by itself, or those that don't fit together in a mode. */
export function problemsIn(given: ReadonlyMap<string, string>, mode: Mode | null): readonly Problem[] {
  const { settings, problems } = readInputs((name) => given.get(name) ?? '');
  const named = ['prompt', 'prompt-file', 'job-id'].filter((name) => given.get(name));
  return mode === null ? problems : [...misfits(mode, settings, named)];
}

function* misfits(mode: Mode, settings: Settings, named: Sources): Generator<Problem> {
  if (settings.pullRequest === 'open' && !settings.handover) {
    const message =
      'Input "pull-request" is "open", but "handover" is "false": only hand-over comments show which pull request an earlier request has made.';
    yield { message, hint: 'Remove `handover: false`, or set `pull-request` to new.' };
  }
  const mayStart = mode === 'comment' || (mode === 'job' && !named.includes('job-id'));
  if (settings.agent !== '' && !settings.wait && mayStart) {
    const message =
      'Input "wait" is "false", but "agent" is set: the agent runs in this step, so the step waits for it.';
    yield { message, hint: 'Remove `wait: false`; `wait-minutes` limits the time.' };
  }
  if (mode === 'job' && named.length !== 1) {
    const state = named.length === 0 ? 'none of them is set' : `${named.join(' and ')} are set`;
    const message = `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", but ${state}.`;
    yield { message, hint: 'Keep the one you need.' };
  }
  if (mode === 'comment' && named.includes('job-id')) {
    const message = 'Mode "comment" takes its jobs from comments, but the input "job-id" is set.';
    yield { message, hint: 'Remove `job-id`, or follow that job in a separate step with `mode: job`.' };
  }
  if (mode === 'comment' && named.includes('prompt') && named.includes('prompt-file')) {
    const message = 'Both "prompt" and "prompt-file" are set; only one of them can hold the standing instructions.';
    yield { message, hint: 'Remove one of them.' };
  }
}

type Doing = Exclude<Intent, { readonly kind: 'skip' }>;

/** Describes for the log what this step does and with which settings, without secrets. */
export function describeIntent(intent: Doing, settings: Settings, run: RunContext): readonly string[] {
  const { repository, eventName, runId, attempt } = run;
  return [
    `Mode: ${intent.kind}, because of the event "${eventName}" in ${repository} (run ${runId}, attempt ${attempt})`,
    ...describeAgent(settings),
    ...partsOf(intent, settings),
    ...(settings.dryRun ? ['Dry run: nothing is started or written'] : []),
  ];
}

function partsOf(intent: Doing, settings: Settings): readonly string[] {
  const { permission, period, reportTo, trend, maxRequests, pagesRoot, evidence } = settings;
  const isAdded = settings.pullRequest === 'open';
  const pull = isAdded ? ['Pull request: the open one of earlier requests, if there is one'] : [];
  const waiting = settings.wait ? `up to ${settings.waitMinutes} minutes` : 'no';
  const { failOn } = settings;
  const isSurprising = failOn.length > 0 && !failOn.includes('failed');
  const spared = isSurprising ? ', but no longer on: failed (`default` in `fail-on` keeps the usual results)' : '';
  const ending = `Waiting: ${waiting}; the step fails on: ${failOn.join(', ') || 'no result'}${spared}`;
  switch (intent.kind) {
    case 'job': {
      const { source, context, gate } = intent;
      const isNew = source.kind !== 'existing';
      return [
        `Instruction: ${describeSource(source)}`,
        ...(isNew ? [`Context: ${describeContext(context)}`] : []),
        ...describeThread(intent),
        ...(isNew ? pull : []),
        `Permission: ${describeGate(gate, permission)}`,
        ending,
      ];
    }
    case 'comment': {
      const { comment, standing, context } = intent;
      return [
        `Comment: ${comment.url} by ${comment.author.login}; the command is "${settings.command}"`,
        `Standing instructions: ${standing === null ? 'none' : describeSource(standing)}`,
        `Context: ${describeContext(context)}`,
        ...pull,
        `Permission: "${permission}"; claimed by the reaction ${settings.claimReaction}`,
        ending,
      ];
    }
    case 'settle':
      return ['Threads: those with an unfinished status comment from the last 14 days'];
    case 'report':
      return [
        `Period: ${period}, with the one before it and a trend of ${trend} periods`,
        `Goes to: ${reportTo.join(' and ')}; at most ${maxRequests} requests for figures`,
        `Earlier changes: ${pagesRoot === '' ? 'not judged ("pages-root" is not set)' : `pages under ${pagesRoot}`}`,
        ...(evidence.length === 0 ? [] : [`Readers' words: ${evidence.join(', ')}`]),
      ];
    case 'doctor':
      return ['Nothing is started or published'];
  }
}

/** A service may serve the reports of a step with `agent`. */
function describeAgent(settings: Settings): readonly string[] {
  const { agent, agentEnv, agentHosts, agentPaths, isolation, docsRepository, docsRef, baseUrl, projectId } = settings;
  const service = `Service: project ${projectId} at ${baseUrl}`;
  if (agent === '') return [service];
  const listed = (names: readonly string[], otherwise: string): string => names.join(', ') || otherwise;
  return [
    `Agent: ${agent.replace(/\s+/g, ' ')} (isolation: ${isolation})`,
    `Its variables: ${listed(agentEnv, 'the usual ones')}; more hosts: ${listed(agentHosts, 'none')}; paths: ${listed(agentPaths, 'all')}`,
    `Documentation: ${docsRepository || 'this repository'}, ${docsRef === '' ? 'default branch' : `branch ${docsRef}`}`,
    ...(hasService(settings) ? [`${service}, for reports`] : []),
  ];
}

function describeSource(source: JobSource): string {
  if (source.kind === 'existing') return `none; it follows the job ${source.jobId}`;
  return source.kind === 'prompt' ? `the input "prompt" (${source.text.length} characters)` : `the file ${source.path}`;
}

function describeContext(context: ContextSource | null): string {
  if (context === null) return 'none';
  if (context.kind === 'push') return `the push that ended at commit ${context.sha.slice(0, 12)}`;
  return `${context.thread.kind} ${context.thread.number}`;
}

/** A followed job has at most a status comment of the request that started it. */
function describeThread({ thread, source }: JobIntent): readonly string[] {
  const isFollowed = source.kind === 'existing';
  if (thread === null) return isFollowed ? [] : ['Status comment: none'];
  const place =
    thread === 'merged' ? 'in the merged pull request that contains the last commit' : `in thread ${thread}`;
  const ifAny = isFollowed || thread === 'merged' ? ', if there is one' : '';
  return [`Status comment: ${isFollowed ? `the job's ${place} gets the end` : place}${ifAny}`];
}

function describeGate(gate: Gate, permission: string): string {
  if (gate.kind === 'open')
    return permission === 'none' ? 'not checked: the input is "none"' : 'not checked: only writers cause this event';
  if (gate.kind !== 'people') return 'refused';
  const logins = gate.people.map(({ login }) => login).join(', ');
  return `${logins} ${gate.people.length === 1 ? 'needs' : 'need'} "${permission}"`;
}
