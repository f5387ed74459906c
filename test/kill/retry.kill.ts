import { BRIEF, OVERTAKEN } from './fates.ts';
import { declareMatrix } from './matrix.ts';
import { RETRY } from './retry-story.ts';

// Once its job is requested, it goes on as any comment does.
await declareMatrix('a retry', RETRY, [...BRIEF, ...OVERTAKEN], { last: /\/job$/ });
