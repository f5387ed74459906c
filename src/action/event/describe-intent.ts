import type { RunContext } from '../ports.ts';
import type { Settings } from './inputs.ts';
import type { ContextSource, Intent, JobIntent, JobSource } from './intent.ts';

type Described = Exclude<Intent, { readonly kind: 'skip' }>;

/** Describes for the log what this step does and with which settings, without secrets. */
export function describeIntent(
  intent: Described,
  settings: Settings,
  run: Pick<RunContext, 'repository' | 'eventName' | 'runId' | 'attempt'>,
): readonly string[] {
  return [
    `Mode: ${intent.kind}, because of the event "${run.eventName}" in ${run.repository} (run ${run.runId}, attempt ${run.attempt})`,
    `Service: project ${settings.projectId} at ${settings.baseUrl}`,
    ...describeParts(intent, settings),
    ...(settings.dryRun ? ['Dry run: nothing is started or written'] : []),
  ];
}

function describeParts(intent: Described, settings: Settings): readonly string[] {
  const waiting = settings.wait ? `up to ${settings.waitMinutes} minutes` : 'no';
  const pull =
    settings.pullRequest === 'open' ? ['Pull request: the open one of earlier requests, if there is one'] : [];
  const ending = `Waiting: ${waiting}; the step fails on: ${settings.failOn.join(', ') || 'no result'}`;
  switch (intent.kind) {
    case 'job': {
      const { source, context, thread, gate } = intent;
      const used =
        source.kind === 'existing'
          ? describeFollowed(thread)
          : [`Context: ${describeContext(context)}`, `Status comment: ${describeThread(thread)}`, ...pull];
      return [`Instruction: ${describeSource(source)}`, ...used, `Permission: ${describeGate(gate, settings)}`, ending];
    }
    case 'comment': {
      const { comment, standing, context } = intent;
      return [
        `Comment: ${comment.url} by ${comment.author.login}; the command is "${settings.command}"`,
        `Standing instructions: ${standing === null ? 'none' : describeSource(standing)}`,
        `Context: ${describeContext(context)}`,
        ...pull,
        `Permission: "${settings.permission}"; claimed by the reaction ${settings.claimReaction}`,
        ending,
      ];
    }
    case 'settle':
      return ['Threads: those with an unfinished status comment from the last 14 days'];
    case 'report': {
      const { period, reportTo, trend, maxRequests, pagesRoot, evidence } = settings;
      return [
        `Period: ${period}, with the one before it and a trend of ${trend} periods`,
        `Goes to: ${reportTo.join(' and ')}; at most ${maxRequests} requests for figures`,
        `Four weeks later: ${pagesRoot === '' ? 'no ("pages-root" is not set)' : `pages under ${pagesRoot}`}`,
        ...(evidence.length === 0 ? [] : [`Readers' words: ${evidence.join(', ')}`]),
      ];
    }
    case 'doctor':
      return ['Nothing is started or written'];
  }
}

/** A followed job has its prompt already, and at most a status comment of the request that started it. */
function describeFollowed(thread: JobIntent['thread']): readonly string[] {
  return thread === null ? [] : [`Status comment: the job's ${describeThread(thread)} gets the end, if there is one`];
}

function describeThread(thread: JobIntent['thread']): string {
  if (thread === 'merged') return 'in the merged pull request that brought the last commit';
  return thread === null ? 'none' : `in thread ${thread}`;
}

function describeGate(gate: JobIntent['gate'], { permission }: Settings): string {
  switch (gate.kind) {
    case 'open':
      return permission === 'none' ? 'not checked: the input is "none"' : 'not checked: only writers cause this event';
    case 'people': {
      const logins = gate.people.map(({ login }) => login).join(', ');
      return `${logins} ${gate.people.length === 1 ? 'needs' : 'need'} "${permission}"`;
    }
    case 'closed':
    case 'no-one-named':
      return 'refused';
  }
}

function describeContext(context: ContextSource | null): string {
  if (context === null) return 'none';
  if (context.kind === 'push') return `the push that ended at commit ${context.sha.slice(0, 12)}`;
  return `${context.thread.kind} ${context.thread.number}`;
}

function describeSource(source: JobSource): string {
  switch (source.kind) {
    case 'prompt':
      return `the input "prompt" (${source.text.length} characters)`;
    case 'prompt-file':
      return `the file ${source.path}`;
    case 'existing':
      return `none; it follows the job ${source.jobId}`;
  }
}
