import { groupHash } from '../../src/action/value/marker.ts';
import { OPEN, STEP } from '../scenarios/open-world.ts';
import { tipOf } from '../scenarios/pull-request-world.ts';
import { commentEvent, issueEvent } from '../scenarios/world.ts';
import { openAgentPull } from './follow-up-story.ts';
import { stillActive } from './ledger-service.ts';
import { statusCommentsIn } from './our-comments.ts';
import { retryIn } from './retry-story.ts';
import { sceneOfComment } from './stories.ts';
import { countOf, hasReaction, refOf, type Scene, type Stage, type Story, sceneOf } from './story.ts';

/**
 * A step whose request goes to the open pull request of an earlier one, on which the agent still works: it waits, and
 * then sends one message. A re-run sends it if it can claim the turn.
 */
export const openStep = (gitDir: string): Story =>
  toBusyPull(gitDir, STEP, (stage) => {
    return {
      ...sceneOf({
        ...OPEN,
        inputs: { ...OPEN.inputs, prompt: 'Describe the new flag.' },
        event: issueEvent(stage.github, 1),
      }),
      starts: (later) => (later === 'a re-run' ? Number(sentNothing(stage)) : countOf(later)),
    };
  });

/** The same for a comment: a re-run says that nothing was sent, and only `/docs retry` sends it. */
export const openComment = (gitDir: string): Story =>
  toBusyPull(gitDir, { command: '/docs' }, (stage) => {
    const event = commentEvent(stage, '/docs describe the flag `--fast`');
    const inputs = { context: 'none', 'pull-request': 'open' };
    return sceneOfComment(stage, event, { kind: 'issue-comment', id: event.id, inputs });
  });

/** The same for a retry: whoever retries the failed request, it is sent once. */
export const openRetry = (gitDir: string): Story =>
  toBusyPull(gitDir, { command: '/docs' }, (stage) => retryIn(stage, { context: 'none', 'pull-request': 'open' }));

/** A story beside an open pull request of this group, on which the agent still works. */
function toBusyPull(gitDir: string, group: Parameters<typeof groupHash>[0], prepare: (stage: Stage) => Scene): Story {
  return {
    looks: [stillActive],
    gitDir,
    result: 'pull-request',
    prepare(stage) {
      openAgentPull(stage, { group: groupHash(group) }, { isAtWork: true, heads: headsIn(gitDir) });
      return prepare(stage);
    },
  };
}

/** The head of the pull request before its job gets the message, and after. */
function headsIn(gitDir: string): readonly [string, string] {
  return [tipOf(gitDir, 'main'), tipOf(gitDir, 'fast')];
}

function sentNothing(stage: Stage): boolean {
  return statusCommentsIn(stage).every(
    ({ comment, marker: { state } }) =>
      (state === 'not-created' || state === 'waiting') && !hasReaction(stage, refOf(comment), 'rocket'),
  );
}
