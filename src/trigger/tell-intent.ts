import type { RunContext } from '../ports.ts';
import type { Settings } from './inputs.ts';
import type { JobIntent } from './intent.ts';

/** Says what was understood, for the log: what this step does and with which settings, without any secret. */
export function tellIntent(
  { source, context, thread, mustBePermitted }: JobIntent,
  settings: Settings,
  run: Pick<RunContext, 'repository' | 'eventName' | 'runId' | 'attempt'>,
): readonly string[] {
  const waiting = settings.wait ? `up to ${settings.waitMinutes} minutes` : 'no';
  return [
    `Mode: job, because of the event "${run.eventName}" in ${run.repository} (run ${run.runId}, attempt ${run.attempt})`,
    `Service: project ${settings.projectId} at ${settings.baseUrl}`,
    `Instruction: ${tellSource(source)}`,
    `Context: ${context === null ? 'none' : context.kind === 'commit' ? `the pull request of commit ${context.sha.slice(0, 12)}` : `${context.thread.kind} ${context.thread.number}`}`,
    `Status comment: ${thread === null ? 'none' : `in thread ${thread}`}`,
    `Permission: ${mustBePermitted === null ? 'not asked for, this event cannot be caused by outsiders or `permission` is none' : `${mustBePermitted.login} needs "${settings.permission}"`}`,
    `Waiting: ${waiting}; the step fails on: ${settings.failOn.join(', ') || 'none of the results'}`,
    ...(settings.dryRun ? ['Dry run: nothing is started or written'] : []),
  ];
}

function tellSource(source: JobIntent['source']): string {
  switch (source.kind) {
    case 'prompt':
      return `the input "prompt" (${source.text.length} characters)`;
    case 'prompt-file':
      return `the file ${source.path}`;
    case 'existing':
      return `none, the job ${source.jobId} is followed`;
  }
}
