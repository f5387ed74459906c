import { afterAll } from 'vitest';
import { publishBranches } from '../scenarios/pull-request-world.ts';
import { BRIEF, OWN_READS, RUNNER_LOST } from './fates.ts';
import { declareMatrix } from './matrix.ts';
import { openComment, openRetry, openStep } from './open-pull-request-story.ts';

const branches = await publishBranches({ before: { 'a.md': 'Slow.\n' }, after: { 'a.md': 'Fast.\n' } });
afterAll(() => branches[Symbol.asyncDispose]());
const { gitDir } = branches;

await declareMatrix('a step that adds to an open pull request', openStep(gitDir), [...BRIEF, ...OWN_READS]);
// Once their message is sent, a comment and a retry go on as the step does, and are continued as a follow-up is.
const last = /\/message$/;
await declareMatrix('a comment that adds to an open pull request', openComment(gitDir), BRIEF, { last });
await declareMatrix('a retry that adds to an open pull request', openRetry(gitDir), [...BRIEF, ...RUNNER_LOST], {
  last,
});
