import { bundle } from './bundle.ts';

// Run by `npm run build`, at the root of the repository. Node would print the bundler's own code, megabytes in one line,
// above an error that nobody catches.
try {
  await bundle('dist');
  console.log('dist/: written');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
