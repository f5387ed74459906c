import { COMMENT, declareOwnAgent } from './own-agent-story.ts';

await declareOwnAgent('a comment for an agent of its own', COMMENT);
