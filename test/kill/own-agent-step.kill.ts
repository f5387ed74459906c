import { declareOwnAgent, STEP } from './own-agent-story.ts';

await declareOwnAgent('a step with an agent of its own', STEP);
