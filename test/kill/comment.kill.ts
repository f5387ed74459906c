import { CLAIM_REMOVED, declareInterruptions, declareMatrix, OVERTAKEN, THOROUGH } from './matrix.ts';
import { COMMENT } from './stories.ts';

await declareMatrix('a comment', COMMENT, [...THOROUGH, ...CLAIM_REMOVED, ...OVERTAKEN]);
declareInterruptions('a comment', COMMENT, { post: true });
