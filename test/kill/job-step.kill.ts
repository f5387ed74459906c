import { THOROUGH } from './fates.ts';
import { declareInterruptions, declareMatrix } from './matrix.ts';
import { JOB_STEP } from './stories.ts';

await declareMatrix('a step in job mode', JOB_STEP, THOROUGH);
declareInterruptions('a step in job mode', JOB_STEP);
