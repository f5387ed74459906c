import { declareInterruptions, declareMatrix, OVERTAKEN, WITHOUT_POST } from './matrix.ts';
import { SETTLE } from './settle-story.ts';

await declareMatrix('a run of settle', SETTLE, [...WITHOUT_POST, ...OVERTAKEN]);
declareInterruptions('a run of settle', SETTLE, { post: true });
