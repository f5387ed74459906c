import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../contract/tracked-files.ts';
import { aTree, type Tree } from '../contract/tree.ts';

/** Makes the folder of an action whose programs run the sources instead of the bundle: for a step's `action`. */
export function aSourceAction(): Tree {
  const library = pathToFileURL(join(ROOT, 'src/action/index.ts')).href;
  const entry = (call: string): string => `import { ${call} } from '${library}';\nawait ${call}();\n`;
  return aTree({
    'action.yml': readFileSync(join(ROOT, 'action.yml'), 'utf8'),
    'dist/index.js': entry('step'),
    'dist/post.js': entry('post'),
    'dist/package.json': '{ "type": "module" }',
  });
}
