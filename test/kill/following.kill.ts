import { BRIEF, OVERTAKEN } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { FOLLOWING } from './settle-story.ts';

await declareMatrix('a step that follows a job', FOLLOWING, [...BRIEF, ...OVERTAKEN]);
declareInterruptions('a step that follows a job', FOLLOWING, { post: true });
