import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The rules of `src/action/request/` and `src/action/stories/`: how a request goes through them. */

const STEPS = ['src/action/request/', 'src/action/stories/'];
const STORY_LINES = 150;
/** What only some files may do, by the name of the method that does it. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  createJob: ['src/action/request/start.ts'],
  sendMessage: ['src/action/request/start.ts'],
  editComment: ['src/action/request/record.ts', 'src/action/request/handover.ts'],
};
const STAGES = { owner: 'src/action/request/ending.ts', maker: 'the stage of a request is made' };
const STATES = ['waiting', 'starting', 'started', 'finished', 'not-created', 'unknown'];

/** Returns a line for each violation. `files` are relative to `root`; others than those of steps and stories are left out. */
export function checkHouse(root: string, files: readonly string[]): readonly string[] {
  const sources = files
    .filter((file) => STEPS.some((folder) => file.startsWith(folder)))
    .map((file) => ({ file, source: sourceOf(join(root, file)) }));
  const carriers = new Set(sources.flatMap(({ source }) => carriersIn(source)));
  return sources.flatMap(({ file, source }) => [
    ...functionsReturned(source, carriers).map((name) => `${file}: ${name} returns a function`),
    ...usesIn(source)
      .filter(({ owners }) => !owners.includes(file))
      .map(({ what }) => `${file}: ${what}`),
    ...longStory(file, source),
  ]);
}

function sourceOf(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
}

function longStory(file: string, source: ts.SourceFile): readonly string[] {
  const lines = source.text.trimEnd().split('\n').length;
  const isLong = file.startsWith('src/action/stories/') && lines > STORY_LINES;
  return isLong ? [`${file}: a story has at most ${STORY_LINES} lines, this one has ${lines}`] : [];
}

function carriersIn(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return isType && contains(statement, isFunctionType) ? [statement.name.text] : [];
  });
}

function functionsReturned(source: ts.SourceFile, carriers: ReadonlySet<string>): readonly string[] {
  const isCarrier = (node: ts.Node): boolean =>
    isFunctionType(node) || (ts.isTypeReferenceNode(node) && carriers.has(node.typeName.getText(source)));
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !isExported(statement)) return [];
    const { name, type } = statement;
    return type !== undefined && contains(type, isCarrier) ? [name?.text ?? 'a function'] : [];
  });
}

function isExported({ modifiers }: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function isFunctionType(node: ts.Node): boolean {
  return ts.isFunctionTypeNode(node) || ts.isMethodSignature(node);
}

function contains(node: ts.Node, wanted: (node: ts.Node) => boolean): boolean {
  return wanted(node) || (ts.forEachChild(node, (child) => contains(child, wanted) || undefined) ?? false);
}

/** Finds what has owners: calls of some methods, and objects with the state of a request. */
function usesIn(source: ts.SourceFile): readonly { readonly what: string; readonly owners: readonly string[] }[] {
  const found: { readonly what: string; readonly owners: readonly string[] }[] = [];
  const visit = (node: ts.Node): void => {
    const owned =
      ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name : null;
    const owners = owned === null ? undefined : OWNERS[owned.text];
    if (owned !== null && owners !== undefined) found.push({ what: `${owned.text} is called`, owners });
    if (isState(node)) found.push({ what: STAGES.maker, owners: [STAGES.owner] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isState(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'state') return false;
  return ts.isStringLiteral(node.initializer) && STATES.includes(node.initializer.text);
}
