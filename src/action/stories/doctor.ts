import { type Check, reportChecks } from '../doctor/check.ts';
import { checkAgent, readOwnAgent } from '../doctor/check-agent.ts';
import { checkGitHub, type GitHubNeeds, readGitHub } from '../doctor/check-github.ts';
import { checkService, readService } from '../doctor/check-service.ts';
import { checkEvent, checkInputs, checkPromptFile, type Plan, readPromptFile } from '../doctor/check-set-up.ts';
import { checkPolicies, checkWorkflows } from '../doctor/workflows/check-workflows.ts';
import { authorize, type Requester } from '../event/authorize.ts';
import { hasService } from '../event/inputs.ts';
import { type DoctorIntent, decideIntent, problemsIn } from '../event/intent.ts';
import { NO_FACTS, type Outcome } from '../outcome.ts';
import { InputError, type Problem } from '../words/errors.ts';
import type { World } from '../world.ts';

/** Checks the set-up without starting a job or writing anything. A failed check doesn't stop the others. */
export async function runDoctor(intent: DoctorIntent, world: World): Promise<Outcome> {
  const { settings, run, runner } = world;
  // Some events have no sender.
  const person = intent.event.sender ?? { id: null, login: run.actor, bot: run.actor.endsWith('[bot]'), viaApp: null };
  const needs = needsOf(intent, person, world);
  const refusal = async (): Promise<string | null> => {
    const answer = await authorize(person, settings, world.repository);
    return answer.permitted ? null : answer.sentence;
  };
  const [service, github, promptFile, agent] = await Promise.all([
    readService(settings, world),
    readGitHub(refusal, world),
    readPromptFile(settings.promptFile, runner),
    readOwnAgent(settings, (await world.service.inspect?.()) ?? null, world.repository),
  ]);
  // Requests that fail because the run was cancelled say nothing about the set-up.
  if (runner.cancelled.aborted) return { kind: 'error', problems: [CANCELLED], facts: NO_FACTS, summary: null };
  const { facts } = github;
  const { public: isPublic, hasIssues } = facts.kind === 'read' ? facts.value : { public: null, hasIssues: null };
  const keys = { hasKey: settings.apiKey !== '', keyAccepted: service.kind === 'read', agent };
  const { docsRepository: docs } = settings;
  const documentation = docs.toLowerCase() === run.repository.toLowerCase() ? null : docs || null;
  const checks: readonly Check[] = [
    ...checkInputs(intent.problems),
    ...checkPromptFile(promptFile),
    ...checkEvent(intent.event, planOf(intent, world)),
    // No service runs the agent.
    ...(settings.agent === '' || hasService(settings) ? checkService(service, settings) : []),
    ...checkAgent(agent, settings, { ...intent.event, shown: intent.problems, documentation }),
    ...checkGitHub(github, needs),
    ...checkWorkflows(github.workflows, { ...run, ...keys, problemsIn, public: isPublic, hasIssues }),
    checkPolicies(github.workflows),
  ];
  const { lines, ...checked } = reportChecks(checks);
  for (const line of lines) runner.info(line);
  return { kind: 'checked', ...checked };
}

const CANCELLED: Problem = {
  message: 'The run was cancelled before the set-up was checked.',
  hint: 'Run it again. Nothing was written.',
};

function needsOf({ event }: DoctorIntent, { login, id }: Requester, { settings }: World): GitHubNeeds {
  const { reportTo, reportPublic, permission, thread, context, maxJobsPerDay } = settings;
  const reportToIssue = reportTo.includes('issue');
  const isCounted = maxJobsPerDay !== null;
  const hasThread = thread === 'auto' ? event.thread !== null : thread !== 'none';
  const isAboutPull = event.push !== null || event.thread?.kind === 'pull-request';
  return {
    comments: reportToIssue || isCounted || event.comment !== null || hasThread,
    pullRequests: isCounted || thread === 'merged' || (context !== 'none' && isAboutPull),
    ...{ reportToIssue, reportPublic, login, id, permission },
    byHand: event.name === 'workflow_dispatch',
  };
}

function planOf({ event, problems }: DoctorIntent, { settings }: World): Plan {
  if (problems.length > 0) return { kind: 'undecided' };
  const { prompt, promptFile, jobId } = settings;
  if (event.comment === null && prompt === '' && promptFile === '' && jobId === '') return { kind: 'nothing' };
  try {
    const intent = decideIntent({ ...settings, mode: 'auto' }, event, []);
    if (intent.kind === 'skip') return intent;
    if (intent.kind !== 'job') return { kind: 'comment' };
    const { gate, thread, source } = intent;
    if (gate.kind === 'closed') return { kind: 'refused', problems: [gate.problem] };
    return { kind: 'job', thread, follows: source.kind === 'existing' };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', problems: error.problems };
    throw error;
  }
}
