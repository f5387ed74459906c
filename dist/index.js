import bundle from './bundle/index.js';

await bundle.step();
