import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { about, inputs, outputs } from '../../src/action/words/action-spec.ts';
import { modes, usages } from '../../src/action/words/commands.ts';
import { ENTRIES } from '../../tools/bundle.ts';
import { GENERATE_COMMAND, generatedFiles, renderTables } from '../../tools/generated-files.ts';
import { ROOT } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('everything generated from the specification', () => {
  test.each(generatedFiles)('is up to date in $path', ({ path, render }) => {
    const current = read(path);
    expect(current === render(current), `${path} is stale. To fix it: ${GENERATE_COMMAND}`).toBe(true);
  });

  test('is the complete interface of the action, as a runner reads it', () => {
    const action = parse(read('action.yml'));
    const files = { main: 'dist/index.js', post: 'dist/post.js' };
    expect(action.runs).toEqual({ using: 'node24', ...files, 'post-if': 'always()' });
    expect([ENTRIES, action.inputs]).toEqual([{ 'index.js': 'step', 'post.js': 'post' }, inputs]);
    expect(action.outputs).toEqual(outputs);
  });

  test('has the version of the package, which is sent to the service', () =>
    expect(about.version).toBe(JSON.parse(read('package.json')).version));

  test('fits the marketplace, which shows 125 characters of a description', () =>
    expect(about.description.length).toBeLessThanOrEqual(125));
});

describe('the tables of a page', () => {
  const render = renderTables('modes', 'commands', 'inputs', 'outputs');

  const page = (inputPart: string): string => {
    const others = ['modes', 'commands', 'outputs'].map((name) => `<!-- ${name} --><!-- /${name} -->`);
    return `before\n${inputPart}\nbetween\n${others.join('\n')}\nafter\n`;
  };

  test('replace what was between the markers and leave the rest alone', () => {
    const once = render(page('<!-- inputs -->\nstale\n<!-- /inputs -->'));
    expect(once).toMatch(/^before\n<!-- inputs -->\n\| Input \| Default \| Meaning \|\n/);
    expect(once).toMatch(/\n<!-- \/outputs -->\nafter\n$/);
    expect(once).toContain('\n| `api-key` | (required without `agent`) | ');
    expect(once).toContain('\n| `mode` | `auto` | ');
    expect(once).toContain('\n| `leg` | `${{ toJSON(matrix) }}` | ');
    for (const { usage, does } of usages('/docs')) expect(once).toContain(`\n| \`${usage}\` | ${does} |\n`);
    for (const { does } of modes) expect(once).toContain(` | ${does} | `);
    expect(once).not.toContain('stale');
    expect(render(once)).toBe(once);
  });

  test.each([
    ['missing', 'nothing'],
    ['not closed', '<!-- inputs -->'],
    ['in the wrong order', '<!-- /inputs --><!-- inputs -->'],
    ['repeated', '<!-- inputs --><!-- /inputs --><!-- inputs --><!-- /inputs -->'],
    ['closed twice', '<!-- inputs --><!-- /inputs --><!-- /inputs -->'],
  ])('are refused if the markers are %s', (_title, part) => {
    expect(() => render(page(part))).toThrow('<!-- inputs -->');
  });
});
