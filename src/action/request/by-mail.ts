import type { Cut } from '../words/commands.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

/**
 * Asks GitHub whether a comment came by e-mail. Returns why only its first paragraph counts: then a mail program may have
 * added a stranger's text below it. Null if all of it counts.
 */
export async function whyCut(
  nodeId: string | null,
  { repository, runner }: Pick<World, 'repository' | 'runner'>,
): Promise<Cut | null> {
  if (nodeId === null) return 'unknown';
  try {
    return (await repository.cameByMail(nodeId)) ? 'mail' : null;
  } catch (error) {
    runner.warning(`Could not read whether the comment came by e-mail: ${problemText(repositoryErrorOf(error))}`);
    return 'unknown';
  }
}
