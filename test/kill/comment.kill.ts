import { declareMatrix } from './matrix.ts';
import { COMMENT } from './stories.ts';

await declareMatrix('a comment', COMMENT);
