import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports, pattern } from './check-imports.ts';
import { BEFORE_ANY_PACKAGE, OUT_OF_REACH, packageOwners } from './import-table.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { aTree } from './tree.ts';

describe('the sources', async () => {
  const { modules, findings } = await checkImports(ROOT);

  test('follow the import table', () => expect(findings).toEqual([]));

  test('are all read by the check, so that it skips nothing', () => {
    // The scripts of the local GitHub's pages run in a browser and are not compiled.
    const tracked = ['src/*.ts', 'src/*.js', 'src/*.json'].flatMap(trackedFiles);
    expect(tracked).toContain('src/action/index.ts');
    expect([...modules].sort()).toEqual([...tracked].sort());
  });

  test('contain every place in a rule, so that no rule is empty', () => {
    const places = [...BEFORE_ANY_PACKAGE, ...OUT_OF_REACH.flatMap(({ from, to }) => [from, to])];
    expect(places.filter((place) => !modules.some((module) => new RegExp(pattern(place)).test(module)))).toEqual([]);
  });
});

/** One small module for each place, and the packages that have owners. */
const PLACES =
  'action/words/errors action/words/markdown action/words/commands action/words/action-spec action/words/job report/period action/ports action/outcome action/words/hidden action/event/intent action/value/marker action/request/follow report/report action/doctor/checks action/stories/step action/stories/post action/http/send action/service-client/contract action/service-client/caller action/service-client/docs-service action/github/octokit action/github/repository action/github/lazy-repository action/runner/left-over action/runner/quick-exit action/runner/clock playground/demo action/connections action/main action/post action/index agent/run-agent service/server';
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

const UNNAMED = (place: string): string => `the row of ${place} does not name it`;
const TYPES_ONLY = (place: string): string => `${place} may import only its types`;
const LOAD_ONLY = (place: string): string => `${place} may only load it dynamically`;
const OUTSIDE = 'only action/runner/, agent/, service/, playground/ may reach the outside world';

/** A forbidden import each: the importing file, the specifier, and what the check says about the file that it leads to. */
const FORBIDDEN: readonly (readonly [from: string, specifier: string, rule: string])[] = [
  ['action/ports', 'action/words/errors', TYPES_ONLY('action/ports')],
  ['action/words/hidden', 'action/words/errors', UNNAMED('action/words/hidden')],
  ['action/value/marker', 'action/request/follow', UNNAMED('action/value/')],
  ['action/stories/step', 'action/github/octokit', UNNAMED('action/stories/')],
  ['action/github/octokit', 'action/value/marker', UNNAMED('action/github/')],
  ['action/service-client/docs-service', 'action/runner/clock', UNNAMED('action/service-client/')],
  ['action/post', 'action/stories/step', UNNAMED('action/post')],
  ['action/index', 'action/main', LOAD_ONLY('action/index')],
  ['action/main', '@actions/core', 'only action/runner/ may import @actions/core'],
  ['action/value/marker', '@octokit/rest', 'only action/github/, playground/ may import @octokit'],
  ['playground/demo', 'left-pad', 'a package without an owner'],
  ['action/http/odd', 'stray', 'a package without an owner'],
  ['action/http/odd', 'stray', 'a package that package.json does not name'],
  ['action/request/follow', 'node:fs', OUTSIDE],
  ['action/request/follow', 'node:timers/promises', OUTSIDE],
  ['action/main', 'node:sqlite', OUTSIDE],
  ['action/event/intent', 'node:diagnostics_channel', 'only action/http/ may import node:diagnostics_channel'],
  ['action/runner/clock', './gone.ts', 'an import that leads nowhere'],
  ['action/main', 'test/a-job', 'src/ may not import test/'],
  ['playground/demo', 'tools/build', 'src/ may not import tools/'],
  ['tools/build', 'test/a-job', 'tools/ may not import test/'],
];

const fileOf = (place: string): string => (/^(?:tools|test)\//.test(place) ? `${place}.ts` : `src/${place}.ts`);
const isOurs = (specifier: string): boolean => /^(?:action|report|playground|tools|test)\//.test(specifier);

/** What a file writes to import another. */
function written(from: string, specifier: string): string {
  return isOurs(specifier) ? `./${relative(dirname(fileOf(from)), fileOf(specifier))}` : specifier;
}

/** The module that an import leads to, as the check names it. */
function resolved(specifier: string): string {
  if (isOurs(specifier)) return fileOf(specifier);
  if (/^node:(?!sqlite)/.test(specifier)) return specifier.slice('node:'.length);
  return /^[.]|:/.test(specifier) ? specifier : `node_modules/${specifier}/index.js`;
}

describe('the check names the file and the import', () => {
  test('of everything that a file must not import', async () => {
    const files = Map.groupBy(FORBIDDEN, ([from]) => from);
    const changes = [...files].map(([from, rows]) => {
      const specifiers = new Set(rows.map(([, specifier]) => written(from, specifier)));
      return [fileOf(from), imported(...specifiers)] as const;
    });
    const found = await findingsOf(Object.fromEntries(changes));
    // So many wrong imports also make circles, and reach what they must not: the next tests are about those.
    const direct = found.filter((each) => !/: a c(?:ycle|ircle of folders)$| must (?:not reach|reach no) /.test(each));
    const wanted = FORBIDDEN.map(([from, to, rule]) => `${fileOf(from)} → ${resolved(to)}: ${rule}`);
    expect(direct.toSorted()).toEqual(wanted.toSorted());
  });
});

const [CALLER, CONNECTIONS] = ['src/action/service-client/caller.ts', 'src/action/connections.ts'];
const SENDER = 'service-client/docs-service';
const FAR = `${CALLER} → src/action/${SENDER}.ts: action/service-client/caller must not reach action/${SENDER}`;

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'files in a circle, of folders in a circle, and of what is in no place of the table',
    {
      'src/action/request/a.ts': imported('./b.ts'),
      'src/action/request/b.ts': imported('./c.ts'),
      'src/action/request/c.ts': typesOf('./a.ts'),
      'src/action/request/d.ts': typesOf('../value/marker.ts'),
      'src/action/value/e.ts': typesOf('../request/follow.ts'),
      'src/odds/ends.ts': imported('../action/words/errors.ts'),
    },
    [
      'src/action/request/ and src/action/value/: a circle of folders',
      'src/action/request/a.ts → src/action/request/b.ts → src/action/request/c.ts → src/action/request/a.ts: a cycle',
      `src/action/value/e.ts → src/action/request/follow.ts: ${UNNAMED('action/value/')}`,
      'src/odds/ends.ts: has no row in the import table',
    ],
  ],
  [
    'a package before any decision, and of the code that starts jobs, however many imports away',
    {
      'src/action/runner/quick-exit.ts': imported('./near.ts'),
      'src/action/runner/near.ts': imported('@actions/core'),
      [CALLER]: imported('./refusals.ts'),
      'src/action/service-client/refusals.ts': imported('./docs-service.ts'),
    },
    [
      'src/action/runner/quick-exit.ts → node_modules/@actions/core/index.js: action/runner/quick-exit must reach no package',
      FAR,
    ],
  ],
  [
    'the code that starts jobs, even if only types lead there',
    { [CALLER]: imported('./refusals.ts'), 'src/action/service-client/refusals.ts': typesOf('./docs-service.ts') },
    [FAR],
  ],
  [
    'the code that starts jobs, even if the post process only loads what leads there',
    { 'src/action/post.ts': "await import('./connections.ts');", [CONNECTIONS]: imported(`./${SENDER}.ts`) },
    [
      `src/action/connections.ts → src/action/service-client/docs-service.ts: ${UNNAMED('action/connections')}`,
      'src/action/post.ts → src/action/service-client/docs-service.ts: action/post must not reach action/service-client/docs-service',
    ],
  ],
])('the check names the way of %s', async (_what, changes, findings) => {
  expect((await findingsOf(changes)).toSorted()).toEqual(findings);
});

test('every package that is needed at run time has an owner', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  const owned = Object.keys(packageOwners);
  const hasOwner = (name: string): boolean => owned.some((owner) => `${name}/`.startsWith(`${owner}/`));
  expect(Object.keys(manifest.dependencies).filter((name) => !hasOwner(name))).toEqual([]);
});
