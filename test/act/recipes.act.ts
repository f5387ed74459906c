import { describe, test } from 'vitest';
import { startActWorld } from './act-world.ts';
import { COMMENT_STORIES } from './comment-stories.ts';
import { JOB_STORIES } from './job-stories.ts';
import { OWN_AGENT_STORIES } from './own-agent-stories.ts';
import { REPORT_STORIES } from './report-stories.ts';
import { canAct } from './run-act.ts';

const STORIES = [...COMMENT_STORIES, ...JOB_STORIES, ...REPORT_STORIES, ...OWN_AGENT_STORIES];

describe.skipIf(!canAct)('under act,', () => {
  const rows = STORIES.map((story) => [story.recipes.join(' and '), story.promise, story] as const);
  test.concurrent.each(rows)('%s: %s', async (_recipes, _promise, story) => {
    await using world = await startActWorld();
    await story.play(world);
  });
});
