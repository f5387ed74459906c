import { step } from './bundle/index.js';

await step();
