import { BRIEF, declareInterruptions, declareMatrix } from './matrix.ts';
import { RETRY } from './retry-story.ts';

await declareMatrix('a retry', RETRY, BRIEF);
declareInterruptions('a retry', RETRY, { post: true });
