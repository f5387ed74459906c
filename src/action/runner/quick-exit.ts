import { readFileSync } from 'node:fs';
import { guardLine } from './log-guard.ts';
import { appendToRunnerFile, type Environment } from './runner-files.ts';

/** Before any package is loaded. False also for anything unusual: then the full program says what is wrong. */
export function quickExit(
  mayHoldCommand: (body: string, command: string) => boolean,
  environment: Environment = process.env,
): boolean {
  const body = createdComment(environment);
  const command = environment['INPUT_COMMAND']?.trim() || '/docs';
  // No comment could match an invalid command: the full program reports that instead of skipping forever.
  if (body === null || !/^\/\S+$/.test(command) || mayHoldCommand(body, command)) return false;
  const problem = appendToRunnerFile('GITHUB_OUTPUT', 'result=skipped\nskip-reason=not-a-command\n', environment);
  if (problem !== null) console.log(`::warning::${guardLine(problem).replaceAll('%', '%25')}`);
  console.log('docs-agent: skipped, the comment is not a command');
  return true;
}

/** Returns the text of the new comment, or null if this run is about something else. */
function createdComment(environment: Environment): string | null {
  const event = environment['GITHUB_EVENT_NAME'];
  const mode = environment['INPUT_MODE']?.trim() || 'auto';
  if (event !== 'issue_comment' && event !== 'pull_request_review_comment') return null;
  const isSetUp = environment['INPUT_API-KEY']?.trim() || environment['INPUT_AGENT']?.trim();
  if ((mode !== 'auto' && mode !== 'comment') || !isSetUp) return null;
  try {
    const payload = JSON.parse(readFileSync(environment['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
    return payload?.action === 'created' && typeof payload.comment?.body === 'string' ? payload.comment.body : null;
  } catch {
    return null;
  }
}
