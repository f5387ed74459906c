import { openConnections } from './connections.ts';
import { hasService, readInputs } from './event/inputs.ts';
import { openOwnReader } from './own-agent/reader.ts';
import { createRedactor } from './redaction/redactor.ts';
import { createActionsRunner, inputOf, maskSecrets } from './runner/actions-runner.ts';
import { readRunContext, trustsAnyCertificate } from './runner/run-context.ts';
import { createJobReader } from './service-client/caller.ts';
import { type LeftOver, runPost } from './stories/post.ts';
import { problemsOf, problemText, traceOf } from './words/errors.ts';

/** Never fails the job: everything that is thrown becomes a warning, because no one waits for this process. */
export async function runPostProcess(leftOver: LeftOver): Promise<void> {
  // The main process already said why nothing is sent.
  if (trustsAnyCertificate()) return;
  const redact = createRedactor({ secrets: maskSecrets() });
  const runner = createActionsRunner(redact);
  try {
    const run = readRunContext();
    const { settings } = readInputs(inputOf);
    const { baseUrl, projectId, apiKey, githubToken: token } = settings;
    const connections = openConnections(run, runner, { token, redact });
    const { repository, clock } = connections;
    const ofService = hasService(settings)
      ? createJobReader({ baseUrl, projectId, apiKey, redact, ...connections })
      : null;
    const isOwn = settings.agent !== '';
    const service = isOwn ? await openOwnReader({ settings, run, repository }, connections) : ofService;
    await runPost(leftOver, { settings, run, runner, service, repository, clock });
  } catch (error) {
    for (const line of traceOf(error)) runner.debug(line);
    for (const problem of problemsOf(error)) {
      runner.warning(`Could not update the status comment: ${problemText(problem)}`);
    }
  }
}
