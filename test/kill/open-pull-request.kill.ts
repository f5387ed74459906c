import { afterAll } from 'vitest';
import { publishBranches } from '../scenarios/pull-request-world.ts';
import { BRIEF, OWN_READS, RUNNER_LOST } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { openComment, openRetry, openStep } from './open-pull-request-story.ts';

const branches = await publishBranches({ before: { 'a.md': 'Slow.\n' }, after: { 'a.md': 'Fast.\n' } });
afterAll(() => branches[Symbol.asyncDispose]());
const { gitDir } = branches;

await declareMatrix('a step that adds to an open pull request', openStep(gitDir), [...BRIEF, ...OWN_READS]);
await declareMatrix('a comment that adds to an open pull request', openComment(gitDir), BRIEF);
await declareMatrix('a retry that adds to an open pull request', openRetry(gitDir), [...BRIEF, ...RUNNER_LOST]);
declareInterruptions('a step that adds to an open pull request', openStep(gitDir));
