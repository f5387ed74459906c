import { openConnections } from './connections.ts';
import { problemsOf, traceOf } from './errors.ts';
import type { DocsService } from './ports.ts';
import { createActionsRunner, inputOf, mask } from './runner/actions-runner.ts';
import { readRunContext } from './runner/run-context.ts';
import { type LeftOver, runPost } from './runs/run-post.ts';
import { createDocsService } from './service/docs-service.ts';
import { readInputs } from './trigger/inputs.ts';

/**
 * Updates the status comment that a dead main process has left open. Never fails the job: whatever is thrown becomes a
 * warning, because nobody waits for this process.
 */
export async function runPostProcess(leftOver: LeftOver): Promise<void> {
  mask(inputOf('api-key'));
  mask(inputOf('github-token'));
  const runner = createActionsRunner();
  try {
    const run = readRunContext();
    const { settings } = readInputs(inputOf);
    const { baseUrl, projectId, apiKey, githubToken: token } = settings;
    const { repository, clock, ...rest } = openConnections({ run, token, cancelled: runner.cancelled });
    const hasService = baseUrl !== '' && projectId !== '' && apiKey !== '';
    const service = hasService ? createDocsService({ baseUrl, projectId, apiKey, clock, ...rest }) : NO_SERVICE;
    await runPost(leftOver, { settings, run, runner, service, repository, clock });
  } catch (error) {
    for (const line of traceOf(error)) runner.debug(line);
    for (const { message, hint } of problemsOf(error)) {
      runner.warning(`The status comment could not be updated: ${message} ${hint}`);
    }
  }
}

/** Without the inputs that name the service the job can't be read: then the comment says that waiting was cancelled. */
const NO_SERVICE: Pick<DocsService, 'readJob'> = {
  readJob: async () => ({
    kind: 'failed',
    problem: { message: 'The inputs that name the service are missing.', hint: 'Pass them to the step.' },
    retryAfterMs: null,
  }),
};
