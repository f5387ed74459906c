import { BRIEF, OVERTAKEN } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { RETRY } from './retry-story.ts';

await declareMatrix('a retry', RETRY, [...BRIEF, ...OVERTAKEN]);
declareInterruptions('a retry', RETRY);
