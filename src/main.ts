import { about } from './action-spec.ts';
import { DocsAgentError, InputError, type Problem, RepositoryError } from './errors.ts';
import { createSend } from './http/send.ts';
import { NO_FACTS, type Outcome, publication } from './outcome.ts';
import type { Repository, RunContext, Runner } from './ports.ts';
import { createActionsRunner, fail, inputOf, mask } from './runner/actions-runner.ts';
import { readLeftOver, readProxySettings, readRunContext } from './runner/run-context.ts';
import { systemClock, systemRandomness } from './runner/system-clock.ts';
import { runJob } from './runs/run-job.ts';
import { runPost } from './runs/run-post.ts';
import type { World } from './runs/world.ts';
import { createDocsService } from './service/docs-service.ts';
import { readEvent } from './trigger/event.ts';
import { readInputs, type Settings } from './trigger/inputs.ts';
import { type CommentIntent, type DoctorIntent, decideIntent } from './trigger/intent.ts';
import { tellIntent } from './trigger/tell-intent.ts';

/** Runs one step, or what is left of it in the post process. This is the only place that catches whatever is thrown. */
export async function main(): Promise<void> {
  mask(inputOf('api-key'));
  mask(inputOf('github-token'));
  const runner = createActionsRunner();
  try {
    const leftOver = readLeftOver();
    if (leftOver !== null)
      return await runPost(leftOver, buildWorld(runner, readRunContext(), readInputs(inputOf).settings));
    // Should this process be killed, the step must not look as if it had done its work.
    runner.save('main', 'true');
    runner.output('result', 'error');
    await publish(await run(runner), runner);
  } catch (error) {
    await publish(failureOf(error, runner), runner);
  }
}

async function run(runner: Runner): Promise<Outcome> {
  const context = readRunContext();
  const { settings, problems } = readInputs(inputOf);
  const intent = decideIntent(settings, readEvent(context), problems);
  if (intent.kind === 'skip') return { kind: 'skipped', reason: intent.reason, sentence: intent.sentence };
  runner.group('What this step does', tellIntent(intent, settings, context));
  const world = buildWorld(runner, context, settings);
  switch (intent.kind) {
    case 'job':
      return runJob(intent, world);
    case 'comment':
      return loadComment(intent, world);
    case 'settle':
      return loadSettle(world);
    case 'report':
      return loadReport(world);
    case 'doctor':
      return loadDoctor(intent, world);
  }
}

/** The grammar of commands brings a Markdown parser with it, which a job does not need. */
async function loadComment(intent: CommentIntent, world: World): Promise<Outcome> {
  const { runComment } = await import('./runs/run-comment.ts');
  return runComment(intent, world);
}

async function loadSettle(world: World): Promise<Outcome> {
  const { runSettle } = await import('./runs/run-settle.ts');
  return runSettle(world);
}

async function loadReport(world: World): Promise<Outcome> {
  const { runReport } = await import('./runs/run-report.ts');
  return runReport(world);
}

async function loadDoctor(intent: DoctorIntent, world: World): Promise<Outcome> {
  const { runDoctor } = await import('./runs/run-doctor.ts');
  return runDoctor(intent, world);
}

function buildWorld(runner: Runner, run: RunContext, settings: Settings): World {
  const [clock, randomness] = [systemClock, systemRandomness];
  const send = createSend({ clock, proxy: readProxySettings() });
  const userAgent = about.name;
  const { baseUrl, projectId, apiKey, githubToken: token } = settings;
  let repository: Promise<Repository> | null = null;
  return {
    settings,
    run,
    runner,
    clock,
    randomness,
    service: createDocsService({ baseUrl, projectId, apiKey, userAgent, send, clock, randomness }),
    repository: () => {
      repository ??= loadRepository({ run, token, userAgent, send, clock, randomness, cancelled: runner.cancelled });
      return repository;
    },
  };
}

/** Loads the GitHub client, which most of a job's time is not needed for, when the first call is made. */
async function loadRepository(
  options: Parameters<typeof import('./github/repository.ts').createRepository>[0],
): Promise<Repository> {
  if (options.token === '') {
    throw new RepositoryError({
      failure: 'unauthorized',
      status: undefined,
      message: 'Input "github-token" is empty.',
      hint: 'Leave it out, so that the token of the run is taken.',
    });
  }
  const { createRepository } = await import('./github/repository.ts');
  return createRepository(options);
}

async function publish(outcome: Outcome, runner: Runner): Promise<void> {
  const { outputs, summary, sentence, notice, failures } = publication(outcome);
  for (const [name, value] of outputs) runner.output(name, value);
  if (sentence !== null) runner.info(sentence);
  if (notice !== null) runner.notice(notice);
  await runner.summary(summary);
  if (failures.length > 0) fail(failures);
}

/** Turns whatever was thrown into an outcome; what we did not expect is named as our defect, its trace only in debug. */
function failureOf(error: unknown, runner: Runner): Outcome {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const line of trace.split('\n')) runner.debug(line);
  return { kind: 'error', problems: problemsOf(error), facts: NO_FACTS, summary: null };
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof InputError) return error.problems;
  if (error instanceof DocsAgentError) return [error];
  return [
    {
      message: `docs-agent has a defect: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Please report it with the log of a run with debug logging; what the run had done until then is in the log.',
    },
  ];
}
