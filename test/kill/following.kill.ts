import { OVERTAKEN, WITHOUT_POST } from './fates.ts';
import { declareMatrix } from './matrix.ts';
import { FOLLOWING } from './settle-story.ts';

// The step has no status comment of its own, so nothing is left for its post process.
await declareMatrix('a step that follows a job', FOLLOWING, [...WITHOUT_POST, ...OVERTAKEN]);
