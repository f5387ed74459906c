import { declareMatrix } from './matrix.ts';
import { JOB_STEP } from './stories.ts';

await declareMatrix('a job step', JOB_STEP);
