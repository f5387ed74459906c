import { appendFileSync, readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/**
 * Ends what needs no work before any package is loaded: a `post` process whose main process has finished everything,
 * and a freshly created comment that holds no command. Returns false for everything else, and for everything that is
 * odd: then the full program decides, and says what is wrong.
 */
export function quickExit(
  mayHoldCommand: (body: string, command: string) => boolean,
  environment: Environment = process.env,
): boolean {
  if (environment['STATE_main'] === 'true') return !environment['STATE_open-comment'];
  const body = createdComment(environment);
  const command = environment['INPUT_COMMAND']?.trim() || '/docs';
  // Of a command in a wrong form no comment could ever hold one: the full program says so instead of skipping for ever.
  if (body === null || !/^\/\S+$/.test(command) || mayHoldCommand(body, command)) return false;
  const { GITHUB_OUTPUT: output, GITHUB_STATE: state } = environment;
  if (!output || !state) return false;
  appendFileSync(output, 'result=skipped\nskip-reason=not-a-command\n');
  appendFileSync(state, 'main=true\n');
  console.log('docs-agent: skipped, the comment is not a command');
  return true;
}

/** The text of the comment that has just been created, or null if this run is about something else. */
function createdComment(environment: Environment): string | null {
  const event = environment['GITHUB_EVENT_NAME'];
  const mode = environment['INPUT_MODE']?.trim() || 'auto';
  if (event !== 'issue_comment' && event !== 'pull_request_review_comment') return null;
  if ((mode !== 'auto' && mode !== 'comment') || !environment['INPUT_API-KEY']?.trim()) return null;
  try {
    const payload = JSON.parse(readFileSync(environment['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
    return payload?.action === 'created' && typeof payload.comment?.body === 'string' ? payload.comment.body : null;
  } catch {
    return null;
  }
}
