import type { Check } from '../doctor/check.ts';
import { checkEvidence, type EvidenceReading, readEvidenceAccess } from '../doctor/check-evidence.ts';
import { checkGitHub, type GitHubNeeds } from '../doctor/check-github.ts';
import { checkService, type ServiceInputs } from '../doctor/check-service.ts';
import { checkEvent, checkInputs, checkPromptFile, type Plan } from '../doctor/check-set-up.ts';
import { reportChecks } from '../doctor/doctor-report.ts';
import { type GitHubReadings, readGitHub } from '../doctor/read-github.ts';
import { readService, type ServiceReading } from '../doctor/read-service.ts';
import { checkPolicies, checkWorkflows, workflowsUnread } from '../doctor/workflows/check-workflows.ts';
import { InputError, type Problem } from '../errors.ts';
import { NO_FACTS, type Outcome } from '../outcome.ts';
import { authorize, type Requester } from '../thread/authorize.ts';
import { type DoctorIntent, decideIntent } from '../trigger/intent.ts';
import type { DoctorWorld } from './world.ts';

/** Checks the set-up without starting a job or writing anything. A failed check doesn't stop the others. */
export async function runDoctor(intent: DoctorIntent, world: DoctorWorld): Promise<Outcome> {
  const person = personOf(intent, world);
  const [service, github, promptFile, evidence] = await Promise.all([
    askService(world),
    askGitHub(person, world),
    readPromptFile(world),
    askEvidence(world),
  ]);
  if (world.runner.cancelled.aborted) return CANCELLED;
  const checks: readonly Check[] = [
    ...checkInputs(intent.problems),
    ...checkPromptFile(promptFile),
    ...checkEvent(intent.event, planOf(intent, world)),
    ...checkService(service, serviceInputs(world)),
    ...checkEvidence(evidence, { facts: github.facts, repository: world.run.repository }),
    ...checkGitHub(github, needsOf(intent, person, world)),
    ...checkFiles(github, service, world),
    checkPolicies(github.workflows),
  ];
  const { lines, failures, sentence, summary } = reportChecks(checks);
  for (const line of lines) world.runner.info(line);
  return { kind: 'checked', failures, sentence, summary };
}

/** Requests that fail because the run was cancelled say nothing about the set-up. */
const CANCELLED: Outcome = {
  kind: 'error',
  problems: [
    {
      message: 'The run was cancelled before the set-up was checked.',
      hint: 'Run it again. Nothing was written.',
    },
  ],
  facts: NO_FACTS,
  summary: null,
};

/** Some events have no sender; then the check is about the run's actor. */
function personOf({ event }: DoctorIntent, { run }: DoctorWorld): Requester {
  return event.sender ?? { id: null, login: run.actor, bot: run.actor.endsWith('[bot]'), viaApp: null };
}

function serviceInputs({ settings }: DoctorWorld): ServiceInputs {
  const { baseUrl, projectId, apiKey } = settings;
  return { baseUrl, projectId, hasKey: apiKey !== '' };
}

/** Even without a key, the answer shows whether there is a service. */
async function askService({ settings, service, clock, runner }: DoctorWorld): Promise<ServiceReading> {
  const missing = [
    ...(settings.baseUrl === '' ? ['`base-url`'] : []),
    ...(settings.projectId === '' ? ['`project-id`'] : []),
  ];
  if (missing.length > 0) {
    return {
      kind: 'not-asked',
      because: `The service was not checked, because ${missing.join(' and ')} cannot be used.`,
    };
  }
  return readService(service, { clock, cancelled: runner.cancelled });
}

/** Null if the input `evidence` is not set; empty if the service can't be asked. */
async function askEvidence({
  settings,
  service,
  clock,
  runner,
}: DoctorWorld): Promise<readonly EvidenceReading[] | null> {
  const { evidence, baseUrl, projectId, apiKey } = settings;
  if (evidence.length === 0) return null;
  if (baseUrl === '' || projectId === '' || apiKey === '') return [];
  return readEvidenceAccess(evidence, { service, clock, cancelled: runner.cancelled });
}

function askGitHub(person: Requester, { settings, run, clock, repository }: DoctorWorld): Promise<GitHubReadings> {
  return readGitHub(repository, {
    since: new Date(clock.now()).toISOString(),
    sha: run.sha,
    refusal: async () => {
      const answer = await authorize(person, settings, repository);
      return answer.permitted ? null : answer.sentence;
    },
    label: settings.reportTo.includes('issue') ? settings.reportLabel : null,
    names: run,
  });
}

function checkFiles(
  { workflows, facts }: GitHubReadings,
  service: ServiceReading,
  { run, settings }: DoctorWorld,
): readonly Check[] {
  if (workflows.kind !== 'read') return workflowsUnread(workflows);
  return checkWorkflows(workflows.value, {
    ...run,
    public: facts.kind === 'read' ? facts.value.public : null,
    hasKey: settings.apiKey !== '',
    keyAccepted: service.kind === 'answered',
  });
}

async function readPromptFile({ settings, runner }: DoctorWorld): Promise<readonly Problem[] | null> {
  if (settings.promptFile === '') return null;
  try {
    await runner.readWorkspaceFile(settings.promptFile);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}

function needsOf({ event }: DoctorIntent, { login, id }: Requester, { settings }: DoctorWorld): GitHubNeeds {
  const { reportTo, reportLabel, reportPublic, permission, thread, context, maxJobsPerDay } = settings;
  const reportToIssue = reportTo.includes('issue');
  return {
    comments:
      reportToIssue ||
      maxJobsPerDay !== null ||
      event.comment !== null ||
      (thread === 'auto' ? event.thread !== null : thread !== 'none'),
    pullRequests:
      maxJobsPerDay !== null ||
      thread === 'merged' ||
      (context !== 'none' && (event.pushedSha !== null || event.thread?.kind === 'pull-request')),
    reportToIssue,
    reportLabel,
    reportPublic,
    login,
    id,
    permission,
    byHand: event.name === 'workflow_dispatch',
  };
}

/** Finds out what `decideIntent` would do with `mode: auto`. */
function planOf({ event, problems }: DoctorIntent, { settings }: DoctorWorld): Plan {
  if (problems.length > 0) return { kind: 'undecided' };
  const { prompt, promptFile, jobId } = settings;
  if (event.comment === null && prompt === '' && promptFile === '' && jobId === '') return { kind: 'nothing' };
  try {
    const intent = decideIntent({ ...settings, mode: 'auto' }, event, []);
    if (intent.kind === 'skip') return { kind: 'skip', sentence: intent.sentence };
    if (intent.kind !== 'job') return { kind: 'comment' };
    const { gate, thread, source } = intent;
    if (gate.kind === 'closed') return { kind: 'closed', problem: { message: gate.why, hint: gate.hint } };
    return { kind: 'job', thread, follows: source.kind === 'existing' };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', problems: error.problems };
    throw error;
  }
}
