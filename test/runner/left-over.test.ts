import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/runner/environment.ts';
import { readLeftOver } from '../../src/runner/left-over.ts';

/** The variables of a post process whose main process has left a comment open; tests set only the fields that matter. */
function variables(changes: Environment = {}): Environment {
  return { 'STATE_open-comment': '9001', 'INPUT_GITHUB-TOKEN': 'token-of-the-run', ...changes };
}

describe('what the main process has left for the post process', () => {
  test('is the open status comment, with the job if it is known', () => {
    const comment = { kind: 'review-comment', id: 9001 };
    expect(readLeftOver(variables({ 'STATE_open-comment': 'review-comment/9001' }))).toEqual({ comment, jobId: null });
    expect(readLeftOver(variables({ 'STATE_job-id': 'j_1' }))).toEqual({
      comment: { ...comment, kind: 'issue-comment' },
      jobId: 'j_1',
    });
  });

  test.each<[string, Environment]>([
    ['the comment has been finished', { 'STATE_open-comment': '' }],
    ['there was none', { 'STATE_open-comment': undefined, 'STATE_job-id': 'j_1' }],
    ['it is no number', { 'STATE_open-comment': 'x' }],
    ['it is no number of a comment', { 'STATE_open-comment': '-1' }],
    ['it is a number that GitHub does not give', { 'STATE_open-comment': '1e300' }],
    ['there is no token', { 'INPUT_GITHUB-TOKEN': undefined }],
    ['the token is blank', { 'INPUT_GITHUB-TOKEN': ' \n' }],
  ])('is nothing when %s', (_why, changes) => {
    expect(readLeftOver(variables(changes))).toBeNull();
  });
});
