import { describe, expect, test } from 'vitest';
import { checkImports, pattern } from './check-imports.ts';
import { BEFORE_ANY_PACKAGE, OUT_OF_REACH, packageOwners } from './import-table.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { aTree } from './tree.ts';

describe('the sources', () => {
  test('follow the import table', async () => {
    const { findings } = await checkImports(ROOT);
    expect(findings).toEqual([]);
  });

  test('are all read by the check, so that it skips nothing', async () => {
    const { modules } = await checkImports(ROOT);
    // The scripts of the local GitHub's pages run in a browser and are not compiled.
    const tracked = ['src/*.ts', 'src/*.js', 'src/*.json'].flatMap(trackedFiles);
    expect(tracked).toContain('src/action/index.ts');
    expect([...modules].sort()).toEqual([...tracked].sort());
  });

  test('contain every place in a rule, so that no rule is empty', async () => {
    const { modules } = await checkImports(ROOT);
    const places = [...BEFORE_ANY_PACKAGE, ...OUT_OF_REACH.flatMap(({ from, to }) => [from, to])];
    const gone = places.filter((place) => !modules.some((module) => new RegExp(pattern(place)).test(module)));
    expect(gone).toEqual([]);
  });
});

/** One small module for each place, and the packages that have owners. */
const PLACES =
  'action/words/errors action/words/markdown action/words/modes action/words/commands action/words/action-spec action/words/job report/period action/ports action/outcome action/command/precheck action/event/intent action/value/marker action/request/poll report/report action/doctor/checks action/stories/step action/stories/post action/http/send action/service-client/contract action/service-client/create-job action/service-client/read-job action/service-client/docs-service action/github/octokit action/github/repository action/github/lazy-repository action/runner/left-over action/runner/quick-exit action/runner/clock playground/demo action/connections action/main action/post action/index agent/run-agent service/server';
const PACKAGES = ['@actions/core', '@octokit/rest', 'hono', 'undici', 'valibot', 'left-pad'];

function aHouse(changes: Readonly<Record<string, string>>): ReturnType<typeof aTree> {
  const files = [...PLACES.split(' ').map((place) => `src/${place}.ts`), 'tools/build.ts', 'test/a-job.ts'];
  const modules = files.map((file) => [file, 'export const a = 1;\n']);
  const packages = [...PACKAGES, 'stray'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'exports.a = 1;\n'],
  ]);
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
  const manifest = [['package.json', JSON.stringify({ name: 'house', version: '1.0.0', dependencies })]];
  return aTree({ ...Object.fromEntries([...modules, ...packages, ...manifest]), ...changes });
}

async function findingsOf(changes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  using house = aHouse(changes);
  return (await checkImports(house.root)).findings;
}

const imported = (...modules: readonly string[]): string =>
  modules.map((module, index) => `import { a as a${index} } from '${module}';\nconsole.log(a${index});\n`).join('');
const typesOf = (module: string): string => `import type { a } from '${module}';\nexport type B = typeof a;\n`;

describe('the check finds nothing wrong with', () => {
  test.each([
    ['a project without imports between its files', {}],
    ['inputs made of modes', { 'src/action/words/action-spec.ts': imported('./modes.ts') }],
    ['types for the ports', { 'src/action/ports.ts': typesOf('./words/job.ts') }],
    [
      'types of the ports for the outcome and for http',
      { 'src/action/outcome.ts': typesOf('./ports.ts'), 'src/action/http/send.ts': typesOf('../ports.ts') },
    ],
    [
      'a part that knows the words and itself',
      { 'src/action/request/follow.ts': imported('../words/errors.ts', '../words/job.ts') },
    ],
    [
      'a run that composes parts',
      { 'src/action/stories/step.ts': imported('../request/poll.ts', '../value/marker.ts', '../event/intent.ts') },
    ],
    [
      'an adapter over http',
      { 'src/action/service-client/docs-service.ts': imported('../http/send.ts', './contract.ts', 'valibot') },
    ],
    [
      'the entry and the main story',
      {
        'src/action/index.ts': `${imported('./runner/quick-exit.ts', './command/precheck.ts')} await import('./main.ts'); await import('./post.ts');`,
        'src/action/main.ts': imported('./stories/step.ts', './connections.ts', './github/octokit.ts'),
        'src/action/post.ts': imported('./stories/post.ts', './connections.ts'),
      },
    ],
    [
      'a GitHub client that is loaded when it is needed',
      {
        'src/action/connections.ts': `${imported('./github/lazy-repository.ts')} await import('./github/repository.ts');`,
      },
    ],
    [
      'files and processes where they belong',
      {
        'src/action/runner/clock.ts': imported('node:fs', 'node:timers/promises'),
        'src/playground/demo.ts': imported('node:child_process', '../service/server.ts'),
        'src/service/server.ts': imported('node:sqlite', '../action/service-client/contract.ts'),
      },
    ],
    ['a tool that knows a local server', { 'tools/build.ts': imported('../src/playground/demo.ts') }],
    ['a hash in a part', { 'src/action/value/marker.ts': imported('node:crypto') }],
  ])('%s', async (_title, changes) => {
    expect(await findingsOf(changes as Record<string, string>)).toEqual([]);
  });
});

describe('the check names the file and the import when', () => {
  test.each([
    [
      'a word knows its folder',
      'action/words/job',
      '../request/poll.ts',
      'src/action/request/poll.ts: the row of action/words/ does not name it',
    ],
    [
      'the ports use more than types',
      'action/ports',
      './words/errors.ts',
      'src/action/words/errors.ts: action/ports may import only its types',
    ],
    [
      'the outcome uses more than types of the ports',
      'action/outcome',
      './ports.ts',
      'src/action/ports.ts: action/outcome may import only its types',
    ],
    [
      'the trigger knows a part',
      'action/event/intent',
      '../value/marker.ts',
      'src/action/value/marker.ts: the row of action/event/ does not name it',
    ],
    [
      'the pre-check imports a word',
      'action/command/precheck',
      '../words/errors.ts',
      'src/action/words/errors.ts: the row of action/command/precheck does not name it',
    ],
    [
      'a part knows another part',
      'action/value/marker',
      '../request/poll.ts',
      'src/action/request/poll.ts: the row of action/value/ does not name it',
    ],
    [
      'a part knows the event',
      'action/prompt/prompt',
      '../event/intent.ts',
      'src/action/event/intent.ts: the row of action/prompt/ does not name it',
    ],
    [
      'a part knows an adapter',
      'report/report',
      '../action/service-client/contract.ts',
      'src/action/service-client/contract.ts: the row of report/ does not name it',
    ],
    [
      'the doctor knows a run',
      'action/doctor/checks',
      '../stories/step.ts',
      'src/action/stories/step.ts: the row of action/doctor/ does not name it',
    ],
    [
      'a run knows an adapter',
      'action/stories/step',
      '../github/octokit.ts',
      'src/action/github/octokit.ts: the row of action/stories/ does not name it',
    ],
    [
      'http knows a word beyond errors',
      'action/http/send',
      '../words/markdown.ts',
      'src/action/words/markdown.ts: the row of action/http/ does not name it',
    ],
    [
      'http uses more than types of the ports',
      'action/http/send',
      '../ports.ts',
      'src/action/ports.ts: action/http/ may import only its types',
    ],
    [
      'an adapter knows a part',
      'action/github/octokit',
      '../value/marker.ts',
      'src/action/value/marker.ts: the row of action/github/ does not name it',
    ],
    [
      'an adapter knows another',
      'action/service-client/docs-service',
      '../runner/clock.ts',
      'src/action/runner/clock.ts: the row of action/service-client/ does not name it',
    ],
    [
      'an adapter knows the outcome',
      'action/runner/clock',
      '../outcome.ts',
      'src/action/outcome.ts: the row of action/runner/ does not name it',
    ],
    [
      'the product knows the local servers',
      'action/main',
      '../playground/demo.ts',
      'src/playground/demo.ts: the row of action/main does not name it',
    ],
    [
      'a local server knows the product',
      'playground/demo',
      '../action/service-client/docs-service.ts',
      'src/action/service-client/docs-service.ts: the row of playground/ does not name it',
    ],
    [
      'someone imports the entry',
      'action/main',
      './index.ts',
      'src/action/index.ts: the row of action/main does not name it',
    ],
    [
      'the post process knows a run that starts something',
      'action/post',
      './stories/step.ts',
      'src/action/stories/step.ts: the row of action/post does not name it',
    ],
    [
      'what both processes share knows the service',
      'action/connections',
      './service-client/docs-service.ts',
      'src/action/service-client/docs-service.ts: the row of action/connections does not name it',
    ],
    [
      'what both processes share imports the GitHub client at once',
      'action/connections',
      './github/repository.ts',
      'src/action/github/repository.ts: action/connections may only load it dynamically',
    ],
    [
      'the entry imports main at once',
      'action/index',
      './main.ts',
      'src/action/main.ts: action/index may only load it dynamically',
    ],
    [
      'the entry imports anything else',
      'action/index',
      './outcome.ts',
      'src/action/outcome.ts: the row of action/index does not name it',
    ],
    [
      "the runner's package is imported elsewhere",
      'action/main',
      '@actions/core',
      'node_modules/@actions/core/index.js: only action/runner/ may import @actions/core',
    ],
    [
      'Octokit is imported elsewhere',
      'action/value/marker',
      '@octokit/rest',
      'node_modules/@octokit/rest/index.js: only action/github/, playground/, agent/ may import @octokit',
    ],
    [
      'undici is imported elsewhere',
      'action/service-client/docs-service',
      'undici',
      'node_modules/undici/index.js: only action/http/ may import undici',
    ],
    [
      'hono leaves the local servers',
      'action/http/send',
      'hono',
      'node_modules/hono/index.js: only playground/, service/ may import hono',
    ],
    [
      'a package has no owner',
      'playground/demo',
      'left-pad',
      'node_modules/left-pad/index.js: a package without an owner',
    ],
    [
      'files are read in a part',
      'action/request/follow',
      'node:fs',
      'fs: only action/runner/, agent/, service/, playground/ may reach the outside world',
    ],
    [
      'files are read by promises in an adapter',
      'action/service-client/docs-service',
      'node:fs/promises',
      'fs/promises: only action/runner/, agent/, service/, playground/ may reach the outside world',
    ],
    [
      'http uses its own socket',
      'action/http/send',
      'node:net',
      'net: only action/runner/, agent/, service/, playground/ may reach the outside world',
    ],
    [
      'a timer is imported',
      'action/request/follow',
      'node:timers/promises',
      'timers/promises: only action/runner/, agent/, service/, playground/ may reach the outside world',
    ],
    [
      'a database is opened by the product',
      'action/main',
      'node:sqlite',
      'node:sqlite: only action/runner/, agent/, service/, playground/ may reach the outside world',
    ],
    [
      'a safe part of Node is imported elsewhere',
      'action/event/intent',
      'node:diagnostics_channel',
      'diagnostics_channel: only action/http/ may import node:diagnostics_channel',
    ],
    ['an import points nowhere', 'action/runner/clock', './gone.ts', './gone.ts: an import that leads nowhere'],
  ])('%s', async (_title, place, module, ...findings) => {
    const file = `src/${place}.ts`;
    const found = await findingsOf({ [file]: imported(module) });
    expect([...found].sort()).toEqual(findings.map((finding) => `${file} → ${finding}`).sort());
  });

  test('modules import each other in a circle', async () => {
    const changes = {
      'src/action/request/a.ts': imported('./b.ts'),
      'src/action/request/b.ts': imported('./c.ts'),
      'src/action/request/c.ts': typesOf('./a.ts'),
    };
    expect(await findingsOf(changes)).toEqual([
      'src/action/request/a.ts → src/action/request/b.ts → src/action/request/c.ts → src/action/request/a.ts: a cycle',
    ]);
  });

  test('folders import each other in a circle, without a circle of files', async () => {
    const changes = {
      'src/action/request/b.ts': typesOf('../value/marker.ts'),
      'src/action/value/c.ts': typesOf('../request/poll.ts'),
    };
    const circle = 'src/action/request/ and src/action/value/: a circle of folders';
    expect(await findingsOf(changes)).toContain(circle);
    const { ['src/action/value/c.ts']: _gone, ...oneWay } = changes;
    expect(await findingsOf(oneWay)).not.toContain(circle);
  });

  test('a package is reached, over any number of imports, before any decision', async () => {
    const found = await findingsOf({
      'src/action/runner/quick-exit.ts': imported('./near.ts'),
      'src/action/runner/near.ts': imported('@actions/core'),
    });
    expect(found).toEqual([
      'src/action/runner/quick-exit.ts → node_modules/@actions/core/index.js: action/runner/quick-exit must reach no package',
    ]);
  });

  test.each([
    ['a value', imported],
    ['a type', typesOf],
  ])('the code that starts jobs is reached from the code that reads them, by %s', async (_title, take) => {
    const found = await findingsOf({
      'src/action/service-client/read-job.ts': imported('./caller.ts'),
      'src/action/service-client/caller.ts': take('./create-job.ts'),
    });
    expect(found).toEqual([
      'src/action/service-client/read-job.ts → src/action/service-client/create-job.ts: action/service-client/read-job must not reach action/service-client/create-job',
    ]);
  });

  test.each([
    ['at once', { 'src/action/post.ts': imported('./service-client/docs-service.ts') }],
    [
      'only when it is needed',
      {
        'src/action/post.ts': "await import('./connections.ts');",
        'src/action/connections.ts': imported('./service-client/docs-service.ts'),
      },
    ],
  ])('the post process reaches what creates jobs, loaded %s', async (_when, changes) => {
    const found = await findingsOf({
      ...changes,
      'src/action/service-client/docs-service.ts': imported('./create-job.ts'),
    });
    expect(found).toContain(
      'src/action/post.ts → src/action/service-client/create-job.ts: action/post must not reach action/service-client/create-job',
    );
  });

  test('a package is imported that package.json does not list', async () => {
    const found = await findingsOf({ 'src/action/http/send.ts': imported('stray') });
    expect(found).toContain(
      'src/action/http/send.ts → node_modules/stray/index.js: a package that package.json does not name',
    );
  });

  test.each([
    ['src/action/main.ts', '../../test/a-job.ts', 'test/a-job.ts: src/ may not import test/'],
    ['src/playground/demo.ts', '../../tools/build.ts', 'tools/build.ts: src/ may not import tools/'],
    ['tools/build.ts', '../test/a-job.ts', 'test/a-job.ts: tools/ may not import test/'],
  ])('%s imports %s', async (file, module, finding) => {
    expect(await findingsOf({ [file]: imported(module) })).toEqual([`${file} → ${finding}`]);
    expect(await findingsOf({ [file]: typesOf(module) })).toEqual([`${file} → ${finding}`]);
  });

  test('a file is in no place of the table', async () => {
    expect(await findingsOf({ 'src/odds/ends.ts': imported('../action/words/errors.ts') })).toEqual([
      'src/odds/ends.ts: has no row in the import table',
    ]);
  });
});

test('every package that is needed at run time has an owner', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  const owned = Object.keys(packageOwners);
  const homeless = Object.keys(manifest.dependencies).filter(
    (name) => !owned.some((owner) => name === owner || name.startsWith(`${owner}/`)),
  );
  expect(homeless).toEqual([]);
});
