import { dirname } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import * as theImportTable from './import-table.ts';

const {
  BEFORE_ANY_PACKAGE,
  importTable,
  OUT_OF_BOUNDS,
  OUT_OF_REACH,
  OUTSIDE_WORLD,
  packageOwners,
  quietBuiltinOwners,
} = theImportTable;
type Row = theImportTable.Row;

/** The result of checking all imports of a tree: the modules of `src`, and a line for each violation. */
export interface ImportCheck {
  readonly modules: readonly string[];
  readonly findings: readonly string[];
}

/** Reads every module under `src` and `tools` of the folder `root` and compares its imports with the import table. */
export async function checkImports(root: string): Promise<ImportCheck> {
  const result = await cruise(Object.keys(OUT_OF_BOUNDS), {
    ...{ baseDir: root, ruleSet: { forbidden: [...ownRules(), ...packageRules(), ...builtinRules()] } },
    ...{ validate: true, doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      mainFields: ['main', 'types'],
    },
    outputType: 'json',
  });
  const { modules, summary }: ICruiseResult = JSON.parse(String(result.output));
  const sources = modules.map(({ source }) => source).filter((source) => source.startsWith('src/'));
  const homeless = sources.filter((source) => !PLACES.some((place) => new RegExp(pattern(place)).test(source)));
  return {
    modules: sources,
    findings: [
      ...summary.violations.map(({ from, to, cycle, rule }) => {
        const path = cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)];
        return `${path.join(' → ')}: ${rule.name}`;
      }),
      ...homeless.map((source) => `${source}: has no row in the import table`),
      ...circlesOfFolders(modules),
    ],
  };
}

const PLACES = importTable.flatMap(({ places }) => places);

function ownRules(): readonly IForbiddenRuleType[] {
  return [
    forbid('an import that leads nowhere', {}, { couldNotResolve: true }),
    forbid('a cycle', {}, { circular: true }),
    ...importTable.flatMap((row) => row.places.flatMap((place) => rowRules(place, row))),
    ...Object.entries(OUT_OF_BOUNDS).flatMap(([one, others]) =>
      others.map((other) => forbid(`${one}/ may not import ${other}/`, { path: `^${one}/` }, { path: `^${other}/` })),
    ),
    ...OUT_OF_REACH.map(({ from, to }) =>
      forbid(`${from} must not reach ${to}`, { path: pattern(from) }, { path: pattern(to), reachable: true }),
    ),
  ];
}

const LOADED = { dynamic: false, dependencyTypesNot: ['type-import'] };

function rowRules(place: string, { may, mayTypes = [], mayLoad = [] }: Row): readonly IForbiddenRuleType[] {
  const from = { path: pattern(place), pathNot: filesWithOwnRow(place).map(pattern) };
  const known = [...(place.endsWith('/') ? [place] : []), ...may, ...mayTypes, ...mayLoad].map(pattern);
  return [
    forbid(`the row of ${place} does not name it`, from, { path: '^src/', pathNot: known }),
    ...mayTypes.map((other) =>
      forbid(`${place} may import only its types`, from, { path: pattern(other), dependencyTypesNot: ['type-only'] }),
    ),
    // `typeof import('…')` loads nothing.
    ...mayLoad.map((other) =>
      forbid(`${place} may only load it dynamically`, from, { path: pattern(other), ...LOADED }),
    ),
  ];
}

function filesWithOwnRow(folder: string): readonly string[] {
  return folder.endsWith('/') ? PLACES.filter((place) => place !== folder && place.startsWith(folder)) : [];
}

function packageRules(): readonly IForbiddenRuleType[] {
  const owned = Object.keys(packageOwners).map(packagePattern);
  return [
    forbid('a package without an owner', { path: '^src/' }, { path: packagePattern('[^/]+'), pathNot: owned }),
    forbid('a package that package.json does not name', { path: '^src/' }, { dependencyTypes: ['npm-no-pkg'] }),
    ...Object.entries(packageOwners).map(([name, owners]) =>
      forbid(`only ${owners.join(', ')} may import ${name}`, outside(owners), { path: packagePattern(name) }),
    ),
    ...BEFORE_ANY_PACKAGE.map((place) =>
      forbid(`${place} must reach no package`, { path: pattern(place) }, { path: 'node_modules/', reachable: true }),
    ),
  ];
}

function builtinRules(): readonly IForbiddenRuleType[] {
  const loud = { dependencyTypes: ['core'], pathNot: Object.keys(quietBuiltinOwners).map(builtinPattern) };
  return [
    forbid(`only ${OUTSIDE_WORLD.join(', ')} may reach the outside world`, outside(OUTSIDE_WORLD), loud),
    ...Object.entries(quietBuiltinOwners).map(([name, owners]) => {
      const others = outside([...owners, ...OUTSIDE_WORLD]);
      return forbid(`only ${owners.join(', ')} may import node:${name}`, others, { path: builtinPattern(name) });
    }),
  ];
}

/**
 * Lists the pairs of folders of `src` that reach each other, types included. A folder and the folders in it are one room:
 * what passes between them is no circle.
 */
function circlesOfFolders(modules: ICruiseResult['modules']): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      const apart = !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`);
      if (apart && from.startsWith('src') && to.startsWith('src/'))
        next.set(from, (next.get(from) ?? new Set()).add(to));
    }
  }
  const reach = new Map([...next.keys()].map((folder) => [folder, reachable(folder, next)]));
  return [...reach].flatMap(([one, reached]) =>
    [...reached]
      .filter((other) => one < other && reach.get(other)?.has(one))
      .map((other) => `${one}/ and ${other}/: a circle of folders`),
  );
}

function reachable(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const found = [...(next.get(one) ?? [])].filter((other) => !reached.has(other));
    for (const other of found) reached.add(other);
    open.push(...found);
  }
  return reached;
}

function forbid(name: string, from: IForbiddenRuleType['from'], to: object): IForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

function outside(places: readonly string[]): IForbiddenRuleType['from'] {
  return { path: '^src/', pathNot: places.map(pattern) };
}

/** Matches the files of a place: a folder ends with a slash, a file has no extension. */
export function pattern(place: string): string {
  return place.endsWith('/') ? `^src/${place}` : `^src/${place}\\.ts$`;
}

function packagePattern(name: string): string {
  return `node_modules/${name}/`;
}

function builtinPattern(name: string): string {
  return `^(node:)?${name}$`;
}
