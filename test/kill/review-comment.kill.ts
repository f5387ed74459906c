import { afterAll } from 'vitest';
import { publishBranches } from '../scenarios/pull-request-world.ts';
import { BRIEF, OWN_READS } from './fates.ts';
import { declareMatrix } from './matrix.ts';
import { reviewComment } from './stories.ts';

const branches = await publishBranches({ before: { 'src/cli.ts': 'one\n' }, after: { 'src/cli.ts': 'one\nfast\n' } });
afterAll(() => branches[Symbol.asyncDispose]());
const story = reviewComment(branches.gitDir);

// The matrix of a comment covers what follows the request of the job: it is the same here.
await declareMatrix('a review comment', story, [...BRIEF, ...OWN_READS], { last: /\/job$/ });
