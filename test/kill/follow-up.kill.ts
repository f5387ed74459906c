import { BRIEF, OVERTAKEN } from './fates.ts';
import { FOLLOW_UP } from './follow-up-story.ts';
import { declareMatrix } from './matrix.ts';

await declareMatrix('a follow-up', FOLLOW_UP, [...BRIEF, ...OVERTAKEN]);
