import { openConnections } from './connections.ts';
import { readEvent } from './event/event.ts';
import { type InputProblem, readInputs, type Settings } from './event/inputs.ts';
import { decideIntent, describeIntent, skipWithoutSecrets } from './event/intent.ts';
import { NO_FACTS, type Outcome, publication } from './outcome.ts';
import type { Runner } from './ports.ts';
import { createRedactor, type Redact } from './redaction/redactor.ts';
import { createActionsRunner, fail, inputOf, maskSecrets } from './runner/actions-runner.ts';
import { readRunContext } from './runner/run-context.ts';
import { keepHeapSmall } from './runner/small-heap.ts';
import { createDocsService } from './service-client/docs-service.ts';
import { runJob } from './stories/step.ts';
import { type ModeName, permissionsOf } from './words/commands.ts';
import { problemsOf, traceOf } from './words/errors.ts';
import type { World } from './world.ts';

/** Runs one step. Only this function catches everything that is thrown. */
export async function main(): Promise<void> {
  const redact = createRedactor({ secrets: maskSecrets() });
  const runner = createActionsRunner(redact);
  try {
    // If this process is killed, the step must not look successful.
    runner.output('result', 'error');
    await publish(await run(runner, redact), runner, redact);
  } catch (error) {
    await publish(failureOf(error, runner), runner, redact);
  }
}

async function run(runner: Runner, redact: Redact): Promise<Outcome> {
  const context = readRunContext();
  const { settings, problems } = readInputs(inputOf);
  const event = readEvent(context);
  const intent = decideIntent(settings, event, [...problems, ...(await problemsOfAgent(settings))]);
  if (intent.kind === 'skip') return { kind: 'skipped', reason: intent.reason, sentence: intent.sentence };
  // What a comment would do isn't sure with wrong inputs.
  const isSure = intent.kind !== 'comment' || intent.problems.length === 0;
  if (isSure) runner.group('What this step does', describeIntent(intent, settings, context));
  const without = skipWithoutSecrets(settings, event)?.sentence ?? null;
  const world = await buildWorld({ runner, run: context, settings }, intent.kind, redact, without);
  switch (intent.kind) {
    case 'job':
      return runJob(intent, world);
    // The others are loaded on demand: a job needs none of them.
    case 'comment':
      return (await import('./stories/comment.ts')).runComment(intent, world);
    case 'settle':
      return (await import('./stories/settle.ts')).runSettle(world);
    case 'report':
      keepHeapSmall();
      return (await import('./stories/report.ts')).runReport(world);
    case 'doctor':
      return (await import('./stories/doctor.ts')).runDoctor(intent, world);
  }
}

/** Loaded on demand: only the code of the agent finds words in its command line. */
async function problemsOfAgent({ agent }: Settings): Promise<readonly InputProblem[]> {
  if (agent === '') return [];
  const read = (await import('../agent/check-agent.ts')).readCommand(agent);
  return 'message' in read ? [{ ...read, input: 'agent' }] : [];
}

type Known = Pick<World, 'runner' | 'run' | 'settings'>;

async function buildWorld(known: Known, mode: ModeName, redact: Redact, without: string | null): Promise<World> {
  const { runner, run, settings } = known;
  const { baseUrl, projectId, apiKey, githubToken: token } = settings;
  const permissions = permissionsOf(mode, settings.agent !== '');
  const connections = openConnections(run, runner, { token, redact, permissions });
  const { clock, randomness, repository } = connections;
  const service = createDocsService({ baseUrl, projectId, apiKey, redact, ...connections });
  const world = { ...known, clock, randomness, service, repository };
  if (settings.agent === '') return world;
  const { openOwnAgent, ownJobs } = await import('./own-agent/jobs.ts');
  const own = ownJobs(() => openOwnAgent(world, { ...connections, redact, without }), randomness);
  return { ...world, service: { ...service, ...own } };
}

async function publish(outcome: Outcome, runner: Runner, redact: Redact): Promise<void> {
  const { outputs, summary, sentence, notice, failures } = publication(outcome);
  for (const [name, value] of outputs) runner.output(name, value);
  if (sentence !== null) runner.info(sentence);
  if (notice !== null) runner.notice(notice);
  await runner.summary(summary);
  if (failures.length > 0) fail(failures, redact);
}

/** Unexpected errors are reported as bugs, with their trace only in the debug log. */
function failureOf(error: unknown, runner: Runner): Outcome {
  for (const line of traceOf(error)) runner.debug(line);
  return { kind: 'error', problems: problemsOf(error), facts: NO_FACTS, summary: null };
}
