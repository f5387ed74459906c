import { expect, test } from 'vitest';
import { COMMENT_STORIES } from '../act/comment-stories.ts';
import { JOB_STORIES } from '../act/job-stories.ts';
import { REPORT_STORIES } from '../act/report-stories.ts';
import { trackedFiles } from './tracked-files.ts';

test('every recipe is played under act', () => {
  const stories = [...COMMENT_STORIES, ...JOB_STORIES, ...REPORT_STORIES];
  const played = new Set(stories.flatMap(({ recipes }) => recipes.map((name) => `examples/${name}`)));
  const recipes = new Set(trackedFiles('examples'));
  expect([...recipes.difference(played)], 'recipes without a story in test/act/').toEqual([]);
  expect([...played.difference(recipes)], 'stories of recipes that do not exist').toEqual([]);
});
