import { BRIEF } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { OPEN_COMMENT, OPEN_STEP } from './open-pull-request-story.ts';

await declareMatrix('a step that adds to an open pull request', OPEN_STEP, BRIEF);
await declareMatrix('a comment that adds to an open pull request', OPEN_COMMENT, BRIEF);
declareInterruptions('a step that adds to an open pull request', OPEN_STEP, { post: true });
