import { BRIEF, OVERTAKEN } from './fates.ts';
import { declareMatrix } from './matrix.ts';
import { RETRY } from './retry-story.ts';

// The matrix of a comment covers what follows the request of the job: it is the same here.
await declareMatrix('a retry', RETRY, [...BRIEF, ...OVERTAKEN], { last: /\/job$/ });
