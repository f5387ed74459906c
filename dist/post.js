import { post } from './bundle/index.js';

await post();
