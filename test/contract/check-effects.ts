import { join, relative } from 'node:path';
import ts from 'typescript';
import { allowedNames, forbiddenGlobals } from './effect-table.ts';
import { OUTSIDE_WORLD } from './import-table.ts';

/** The result of checking a tree: the checked files, and a line for each violation. */
export interface EffectCheck {
  readonly files: readonly string[];
  readonly findings: readonly string[];
}

/**
 * Looks for effects that need no import in every given file (relative to `root`) outside the places that own them. The
 * compiler resolves each name, so that a parameter called `fetch` or a word in a string is not reported.
 */
export function checkEffects(root: string, sources: readonly string[]): EffectCheck {
  const files = sources.filter((source) => !OUTSIDE_WORLD.some((place) => source.startsWith(`src/${place}`)));
  const rootNames = files.map((file) => join(root, file));
  const program = ts.createProgram({ rootNames, options: OPTIONS, host: hostWithoutImportsOf(rootNames) });
  const checker = program.getTypeChecker();
  const findings = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return source === undefined ? [`${file}: was not read`] : findingsIn(source, { checker, root });
  });
  return { files, findings };
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(import.meta.dirname, '../../node_modules/@types')],
};

/**
 * Makes a compiler's host that leaves the imports of our own files unresolved: an import is never a global, and reading
 * the types of all packages takes many seconds. Node's own types, which declare the globals, are read.
 */
function hostWithoutImportsOf(ours: readonly string[]): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const unresolved = new Set(ours);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      unresolved.has(file) ? { resolvedModule: undefined } : ts.resolveModuleName(text, file, OPTIONS, host),
    );
  return host;
}

interface Look {
  readonly checker: ts.TypeChecker;
  readonly root: string;
}

function findingsIn(source: ts.SourceFile, look: Look): readonly string[] {
  const found: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${relative(look.root, source.fileName)}:${line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    const what = ts.isImportDeclaration(node)
      ? importFinding(node)
      : ts.isIdentifier(node)
        ? useFinding(node, look)
        : null;
    if (what !== null) report(node, what);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importFinding({ moduleSpecifier, importClause }: ts.ImportDeclaration): string | null {
  const allowed = ts.isStringLiteral(moduleSpecifier) ? allowedNames[moduleSpecifier.text] : undefined;
  if (allowed === undefined || importClause === undefined) return null;
  const bindings = importClause.namedBindings;
  if (importClause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) {
    return `only ${allowed.join(', ')} may be imported from ${moduleSpecifier.getText()}, by name`;
  }
  const wrong = bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  const refused = wrong.filter((name) => !allowed.includes(name));
  return refused.length > 0 ? `${refused.join(', ')} of ${moduleSpecifier.getText()}` : null;
}

function useFinding(name: ts.Identifier, look: Look): string | null {
  const rule = Object.hasOwn(forbiddenGlobals, name.text) ? forbiddenGlobals[name.text] : undefined;
  if (rule === undefined || isType(name) || !isGlobal(name, look.checker)) return null;
  if (rule === 'all') return name.text;
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === name) {
    return rule.only.includes(parent.name.text) ? `${name.text}.${parent.name.text}` : null;
  }
  if (ts.isNewExpression(parent) && parent.expression === name) {
    return parent.arguments?.length ? null : `new ${name.text}() without an argument`;
  }
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return null;
  return `a use of ${name.text} that hides which member is meant`;
}

/** `typeof fetch` in a type has no effect either. */
function isType(name: ts.Identifier): boolean {
  return ts.isPartOfTypeNode(name) || ts.isTypeQueryNode(name.parent);
}

/** A global is declared by the language or by Node, or, like `globalThis`, nowhere at all. */
function isGlobal(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === name) return false;
  if (ts.isBindingElement(parent) && parent.propertyName === name) return false;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(name);
  return symbol?.declarations?.every((declaration) => declaration.getSourceFile().isDeclarationFile) ?? true;
}
