import { bundle } from './bundle.ts';

// Run by `npm run build`, at the root of the repository.
await bundle('dist');
console.log('dist/: written');
