import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

// Run by `npm run generate`, at the root of the repository.
for (const { path, render } of generatedFiles) {
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const wanted = render(current);
  if (wanted !== current) writeFileSync(path, wanted);
  console.log(`${path}: ${wanted === current ? 'up to date' : 'written'}`);
}
