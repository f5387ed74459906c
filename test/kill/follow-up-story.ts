import type { Handover } from '../../src/action/value/own-comments.ts';
import { conversationEvent, leaveHandover } from '../scenarios/pull-request-world.ts';
import { BOT } from '../scenarios/world.ts';
import { stillActive } from './ledger-service.ts';
import { sceneOfComment } from './stories.ts';
import type { Stage, Story } from './story.ts';

/** A fake commit id. */
const [BEFORE, AFTER, BASE] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];

/**
 * A `/docs …` comment on the pull request of a job: whatever runs for it later, the job gets one message. The head of the
 * pull request moves with the message. Reads for the context of a new job are left out, because they decide nothing.
 */
export const FOLLOW_UP: Story = {
  looks: [stillActive],
  result: 'pull-request',
  prepare(stage) {
    const event = conversationEvent({ ...stage, pullRequest: openAgentPull(stage) }, '/docs Also describe --json.');
    return sceneOfComment(stage, event, { kind: 'issue-comment', id: event.id, inputs: { context: 'none' } });
  },
};

/** Opens a pull request that an earlier job created and handed over; its head moves when that job gets a message. */
export function openAgentPull(
  { github, app, service, baseUrl }: Stage,
  given: Partial<Handover> = {},
  {
    heads = [BEFORE, AFTER],
    ...earlier
  }: { readonly isAtWork?: true; readonly heads?: readonly [string, string] } = {},
): number {
  const number = app.threads.size + 1;
  const job = service.add('completed', { prLink: `${github.url}/acme/app/pull/${number}`, ...earlier });
  const pull = {
    head: 'fast',
    base: 'main',
    get headSha() {
      return heads[service.jobs.filter(({ id }) => id === job.id).length > 1 ? 1 : 0];
    },
    // The local GitHub moves it with its branch.
    set headSha(_moved) {},
    baseSha: heads[0] === BEFORE ? BASE : heads[0],
    mergedAt: null,
  };
  github.state.addThread(app, { author: BOT, title: 'Describe it', pull });
  leaveHandover({ github, app, pullRequest: number }, { job: job.id, baseUrl, ...given });
  return number;
}
