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
    expect(tracked).toContain('src/index.ts');
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
  'errors markdown modes commands action-spec jobs/job visitors/period ports outcome trigger/precheck trigger/intent thread/marker jobs/follow visitors/report doctor/checks runs/run-job runs/run-post http/send service/contract service/create-job service/read-job service/docs-service github/octokit github/repository github/lazy-repository runner/left-over runner/quick-exit runner/clock local/demo connections main post index';
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
    ['inputs made of modes', { 'src/action-spec.ts': imported('./modes.ts') }],
    ['types for the ports', { 'src/ports.ts': typesOf('./jobs/job.ts') }],
    [
      'types of the ports for the outcome and for http',
      { 'src/outcome.ts': typesOf('./ports.ts'), 'src/http/send.ts': typesOf('../ports.ts') },
    ],
    ['a part that knows the words and itself', { 'src/jobs/follow.ts': imported('../errors.ts', './job.ts') }],
    [
      'a run that composes parts',
      { 'src/runs/run-job.ts': imported('../jobs/follow.ts', '../thread/marker.ts', '../trigger/intent.ts') },
    ],
    [
      'an adapter over http',
      { 'src/service/docs-service.ts': imported('../http/send.ts', './contract.ts', 'valibot') },
    ],
    [
      'the entry and the main story',
      {
        'src/index.ts': `${imported('./runner/quick-exit.ts', './trigger/precheck.ts')} await import('./main.ts'); await import('./post.ts');`,
        'src/main.ts': imported('./runs/run-job.ts', './connections.ts', './github/octokit.ts'),
        'src/post.ts': imported('./runs/run-post.ts', './connections.ts'),
      },
    ],
    [
      'a GitHub client that is loaded when it is needed',
      { 'src/connections.ts': `${imported('./github/lazy-repository.ts')} await import('./github/repository.ts');` },
    ],
    [
      'files and processes where they belong',
      {
        'src/runner/clock.ts': imported('node:fs', 'node:timers/promises'),
        'src/local/demo.ts': imported('node:child_process', 'node:sqlite', '../service/contract.ts'),
      },
    ],
    ['a tool that knows a local server', { 'tools/build.ts': imported('../src/local/demo.ts') }],
    ['a hash in a part', { 'src/thread/marker.ts': imported('node:crypto') }],
  ])('%s', async (_title, changes) => {
    expect(await findingsOf(changes as Record<string, string>)).toEqual([]);
  });
});

describe('the check names the file and the import when', () => {
  test.each([
    ['a word knows another', 'markdown', './errors.ts', 'src/errors.ts: the row of markdown does not name it'],
    [
      'the inputs know another word',
      'action-spec',
      './errors.ts',
      'src/errors.ts: the row of action-spec does not name it',
    ],
    ['the modes know the inputs', 'modes', './action-spec.ts', 'src/action-spec.ts: the row of modes does not name it'],
    ['a word knows its folder', 'jobs/job', './follow.ts', 'src/jobs/follow.ts: the row of jobs/job does not name it'],
    ['the ports use more than types', 'ports', './errors.ts', 'src/errors.ts: ports may import only its types'],
    [
      'the outcome uses more than types of the ports',
      'outcome',
      './ports.ts',
      'src/ports.ts: outcome may import only its types',
    ],
    [
      'the trigger knows a part',
      'trigger/intent',
      '../thread/marker.ts',
      'src/thread/marker.ts: the row of trigger/ does not name it',
    ],
    [
      'the pre-check imports a word',
      'trigger/precheck',
      '../errors.ts',
      'src/errors.ts: the row of trigger/precheck does not name it',
      'src/errors.ts: it imports nothing at all',
    ],
    [
      'a part knows another part',
      'thread/marker',
      '../jobs/follow.ts',
      'src/jobs/follow.ts: the row of thread/ does not name it',
    ],
    [
      'a part knows the trigger',
      'jobs/follow',
      '../trigger/intent.ts',
      'src/trigger/intent.ts: the row of jobs/ does not name it',
    ],
    [
      'a part knows an adapter',
      'visitors/report',
      '../service/contract.ts',
      'src/service/contract.ts: the row of visitors/ does not name it',
    ],
    [
      'the doctor knows a run',
      'doctor/checks',
      '../runs/run-job.ts',
      'src/runs/run-job.ts: the row of doctor/ does not name it',
    ],
    [
      'a run knows an adapter',
      'runs/run-job',
      '../github/octokit.ts',
      'src/github/octokit.ts: the row of runs/ does not name it',
    ],
    [
      'http knows a word beyond errors',
      'http/send',
      '../markdown.ts',
      'src/markdown.ts: the row of http/ does not name it',
    ],
    [
      'http uses more than types of the ports',
      'http/send',
      '../ports.ts',
      'src/ports.ts: http/ may import only its types',
    ],
    [
      'an adapter knows a part',
      'github/octokit',
      '../thread/marker.ts',
      'src/thread/marker.ts: the row of github/ does not name it',
    ],
    [
      'an adapter knows another',
      'service/docs-service',
      '../runner/clock.ts',
      'src/runner/clock.ts: the row of service/ does not name it',
    ],
    [
      'an adapter knows the outcome',
      'runner/clock',
      '../outcome.ts',
      'src/outcome.ts: the row of runner/ does not name it',
    ],
    [
      'the product knows the local servers',
      'main',
      './local/demo.ts',
      'src/local/demo.ts: the row of main does not name it',
    ],
    [
      'a local server knows the product',
      'local/demo',
      '../service/docs-service.ts',
      'src/service/docs-service.ts: the row of local/ does not name it',
    ],
    ['someone imports the entry', 'main', './index.ts', 'src/index.ts: the row of main does not name it'],
    [
      'the post process knows a run that starts something',
      'post',
      './runs/run-job.ts',
      'src/runs/run-job.ts: the row of post does not name it',
    ],
    [
      'what both processes share knows the service',
      'connections',
      './service/docs-service.ts',
      'src/service/docs-service.ts: the row of connections does not name it',
    ],
    [
      'what both processes share imports the GitHub client at once',
      'connections',
      './github/repository.ts',
      'src/github/repository.ts: connections may only load it dynamically',
    ],
    ['the entry imports main at once', 'index', './main.ts', 'src/main.ts: index may only load it dynamically'],
    ['the entry imports anything else', 'index', './outcome.ts', 'src/outcome.ts: the row of index does not name it'],
    [
      "the runner's package is imported elsewhere",
      'main',
      '@actions/core',
      'node_modules/@actions/core/index.js: only runner/ may import @actions/core',
    ],
    [
      'Octokit is imported elsewhere',
      'thread/marker',
      '@octokit/rest',
      'node_modules/@octokit/rest/index.js: only github/, local/ may import @octokit',
    ],
    [
      'undici is imported elsewhere',
      'service/docs-service',
      'undici',
      'node_modules/undici/index.js: only http/ may import undici',
    ],
    ['hono leaves the local servers', 'http/send', 'hono', 'node_modules/hono/index.js: only local/ may import hono'],
    ['a package has no owner', 'local/demo', 'left-pad', 'node_modules/left-pad/index.js: a package without an owner'],
    ['files are read in a part', 'jobs/follow', 'node:fs', 'fs: only runner/, local/ may reach the outside world'],
    [
      'files are read by promises in an adapter',
      'service/docs-service',
      'node:fs/promises',
      'fs/promises: only runner/, local/ may reach the outside world',
    ],
    ['http uses its own socket', 'http/send', 'node:net', 'net: only runner/, local/ may reach the outside world'],
    [
      'a timer is imported',
      'jobs/follow',
      'node:timers/promises',
      'timers/promises: only runner/, local/ may reach the outside world',
    ],
    [
      'a database is opened by the product',
      'main',
      'node:sqlite',
      'node:sqlite: only runner/, local/ may reach the outside world',
    ],
    [
      'a safe part of Node is imported elsewhere',
      'trigger/intent',
      'node:diagnostics_channel',
      'diagnostics_channel: only http/ may import node:diagnostics_channel',
    ],
    ['an import points nowhere', 'runner/clock', './gone.ts', './gone.ts: an import that leads nowhere'],
  ])('%s', async (_title, place, module, ...findings) => {
    const file = `src/${place}.ts`;
    const found = await findingsOf({ [file]: imported(module) });
    expect([...found].sort()).toEqual(findings.map((finding) => `${file} → ${finding}`).sort());
  });

  test('modules import each other in a circle', async () => {
    const changes = {
      'src/jobs/a.ts': imported('./b.ts'),
      'src/jobs/b.ts': imported('./c.ts'),
      'src/jobs/c.ts': typesOf('./a.ts'),
    };
    expect(await findingsOf(changes)).toEqual([
      'src/jobs/a.ts → src/jobs/b.ts → src/jobs/c.ts → src/jobs/a.ts: a cycle',
    ]);
  });

  test('a package is reached, over any number of imports, before any decision', async () => {
    const found = await findingsOf({
      'src/runner/quick-exit.ts': imported('./near.ts'),
      'src/runner/near.ts': imported('@actions/core'),
    });
    expect(found).toEqual([
      'src/runner/quick-exit.ts → node_modules/@actions/core/index.js: runner/quick-exit must reach no package',
    ]);
  });

  test.each([
    ['a value', imported],
    ['a type', typesOf],
  ])('the code that starts jobs is reached from the code that reads them, by %s', async (_title, take) => {
    const found = await findingsOf({
      'src/service/read-job.ts': imported('./caller.ts'),
      'src/service/caller.ts': take('./create-job.ts'),
    });
    expect(found).toEqual([
      'src/service/read-job.ts → src/service/create-job.ts: service/read-job must not reach service/create-job',
    ]);
  });

  test.each([
    ['at once', { 'src/post.ts': imported('./service/docs-service.ts') }],
    [
      'only when it is needed',
      {
        'src/post.ts': "await import('./connections.ts');",
        'src/connections.ts': imported('./service/docs-service.ts'),
      },
    ],
  ])('the post process reaches what creates jobs, loaded %s', async (_when, changes) => {
    const found = await findingsOf({ ...changes, 'src/service/docs-service.ts': imported('./create-job.ts') });
    expect(found).toContain('src/post.ts → src/service/create-job.ts: post must not reach service/create-job');
  });

  test('a package is imported that package.json does not list', async () => {
    const found = await findingsOf({ 'src/http/send.ts': imported('stray') });
    expect(found).toContain(
      'src/http/send.ts → node_modules/stray/index.js: a package that package.json does not name',
    );
  });

  test.each([
    ['src/main.ts', '../test/a-job.ts', 'test/a-job.ts: src/ may not import test/'],
    ['src/local/demo.ts', '../../tools/build.ts', 'tools/build.ts: src/ may not import tools/'],
    ['tools/build.ts', '../test/a-job.ts', 'test/a-job.ts: tools/ may not import test/'],
  ])('%s imports %s', async (file, module, finding) => {
    expect(await findingsOf({ [file]: imported(module) })).toEqual([`${file} → ${finding}`]);
    expect(await findingsOf({ [file]: typesOf(module) })).toEqual([`${file} → ${finding}`]);
  });

  test('a file is in no place of the table', async () => {
    expect(await findingsOf({ 'src/odds/ends.ts': imported('../errors.ts') })).toEqual([
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
