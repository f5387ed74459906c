import { WITHOUT_POST } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { POST_OF_KNOWN_JOB, POST_OF_UNKNOWN_JOB } from './post-story.ts';

await declareMatrix('the post process of a job whose id was saved', POST_OF_KNOWN_JOB, WITHOUT_POST);
await declareMatrix('the post process of a job whose id was lost', POST_OF_UNKNOWN_JOB, WITHOUT_POST);
declareInterruptions('the post process', POST_OF_KNOWN_JOB, { post: false });
