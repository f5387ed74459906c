import { CLAIM_REMOVED, OVERTAKEN, THOROUGH } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { COMMENT } from './stories.ts';

await declareMatrix('a comment', COMMENT, [...THOROUGH, ...CLAIM_REMOVED, ...OVERTAKEN]);
declareInterruptions('a comment', COMMENT);
