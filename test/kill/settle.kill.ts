import { declareInterruptions, declareMatrix, WITHOUT_POST } from './matrix.ts';
import { SETTLE } from './settle-story.ts';

await declareMatrix('a run of settle', SETTLE, WITHOUT_POST);
declareInterruptions('a run of settle', SETTLE, { post: true });
