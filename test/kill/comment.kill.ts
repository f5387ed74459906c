import { CLAIM_REMOVED, declareInterruptions, declareMatrix, THOROUGH } from './matrix.ts';
import { COMMENT } from './stories.ts';

await declareMatrix('a comment', COMMENT, [...THOROUGH, ...CLAIM_REMOVED]);
declareInterruptions('a comment', COMMENT, { post: true });
