import { declareOwnAgent, FOLLOW_UP } from './own-agent-story.ts';

await declareOwnAgent("a follow-up for the runner's agent", FOLLOW_UP);
