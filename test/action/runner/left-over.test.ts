import { describe, expect, test } from 'vitest';
import { readLeftOver } from '../../../src/action/runner/left-over.ts';
import type { Environment } from '../../../src/action/runner/runner-files.ts';

/** The variables of a post process whose main process left a comment open; tests set only the fields that matter. */
function variables(changes: Environment = {}): Environment {
  return { 'STATE_open-comment': 'issue-comment/9001', 'INPUT_GITHUB-TOKEN': 'token-of-the-run', ...changes };
}

describe('what the main process left for the post process', () => {
  test('is the open status comment, with the job if it is known', () => {
    const comment = { kind: 'review-comment', id: 9001 };
    expect(readLeftOver(variables({ 'STATE_open-comment': 'review-comment/9001' }))).toEqual({ comment, jobId: null });
    const left = { comment: { ...comment, kind: 'issue-comment' }, jobId: 'j_1' };
    expect(readLeftOver(variables({ 'STATE_job-id': 'j_1' }))).toEqual(left);
  });

  test('is also that nothing was sent, if it has noted so', () =>
    expect(readLeftOver(variables({ 'STATE_never-sent': 'true' }))).toMatchObject({ jobId: null, neverSent: true }));

  test.each<[string, Environment]>([
    ['the comment has been finished', { 'STATE_open-comment': '' }],
    ['there was none', { 'STATE_open-comment': undefined, 'STATE_job-id': 'j_1' }],
    ['the comment has no kind', { 'STATE_open-comment': '9001' }],
    ['the comment is not a number', { 'STATE_open-comment': 'issue-comment/x' }],
    ["the comment is not a comment's number", { 'STATE_open-comment': 'issue-comment/-1' }],
    ['the number is one that GitHub never uses', { 'STATE_open-comment': 'issue-comment/1e300' }],
    ['there is no token', { 'INPUT_GITHUB-TOKEN': undefined }],
    ['the token is blank', { 'INPUT_GITHUB-TOKEN': ' \n' }],
  ])('is nothing if %s', (_why, changes) => expect(readLeftOver(variables(changes))).toBeNull());
});
