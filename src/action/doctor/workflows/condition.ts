import * as ast from '@actions/expressions/ast';
import { isCommentEvent } from '../../words/commands.ts';
import { parseExpression } from './expression.ts';

/** What the form of an `if:` shows; nothing is evaluated. */
export type Verdict = 'passes' | 'stops' | 'open';

export interface Case {
  readonly event: string;
  /** The comment's command; null if it is an expression. It matters only if the event is a comment. */
  readonly command: string | null;
  readonly onlyEvent?: boolean;
  /** Bots may give commands too, so nothing is known about the author. */
  readonly bots?: boolean;
}

const LONGEST = 4_000;
const DEEPEST = 20;

/** Judges whether an `if:` lets a run pass. A comment is assumed to be a person's new command, not below a quote. */
export function judge(condition: string, known: Case): Verdict {
  const tree = treeOf(condition);
  const value = tree === null ? 0 : verdictOf(tree, known, 0);
  if (value === 0) return 'open';
  return value > 0 ? 'passes' : 'stops';
}

function treeOf(condition: string): ast.Expr | null {
  const tree = condition.length > LONGEST ? null : parseExpression(condition, null);
  return tree === null || 'problem' in tree ? null : tree;
}

/** Logic with three values: 1 passes, -1 stops, and 0 is open. */
function verdictOf(part: ast.Expr, known: Case, depth: number): number {
  if (depth > DEEPEST) return 0;
  if (part instanceof ast.Logical) {
    const each = part.args.map((arg) => verdictOf(arg, known, depth));
    return part.operator.lexeme === '||' ? Math.max(...each) : Math.min(...each);
  }
  if (part instanceof ast.Unary) return 0 - verdictOf(part.expr, known, depth + 1);
  if (part instanceof ast.Grouping) return verdictOf(part.group, known, depth + 1);
  // `always()`, `failure()` and the like depend on earlier steps and jobs, so they stay open like any other function.
  if (part instanceof ast.Literal) return { true: 1, false: -1 }[part.token.lexeme] ?? 0;
  if (part instanceof ast.Binary && comparesFlag(part)) return part.operator.lexeme === '==' ? -1 : 1;
  const test = testIn(part);
  if (test === null) return 0;
  return soughtInComment(part) === null ? verdictOfComparison(test, known) : verdictOfSearch(test, known);
}

export function termsOf(condition: string): readonly ast.Expr[] {
  const within = (part: ast.Expr): readonly ast.Expr[] => {
    if (part instanceof ast.Logical) return part.args.flatMap(within);
    if (part instanceof ast.Unary) return within(part.expr);
    return part instanceof ast.Grouping ? within(part.group) : [part];
  };
  const tree = treeOf(condition);
  return tree === null ? [] : within(tree);
}

/** What a term compares with a text, by the sign of the expression; the path is in lower case. */
type Test = Readonly<{ path: string; sign: string; text: string }>;

/** Reads what a term looks for in the comment's text; null if it checks something else. */
export function soughtInComment(term: ast.Expr): Test | null {
  const test = testIn(term);
  return test?.path === 'github.event.comment.body' && test.sign !== '!=' ? test : null;
}

function testIn(term: ast.Expr): Test | null {
  const { sign, parts } = partsOf(term);
  const isComparison = EQUALITIES.includes(sign);
  if (!isComparison && !SEARCHES.includes(sign)) return null;
  const [left = '', right = '', ...more] = parts.map(textOf);
  const [path, literal] = isComparison && left.startsWith("'") ? [right, left] : [left, right];
  if (more.length > 0 || !/^[\w.-]+$/.test(path) || !/^'[^']*'$/.test(literal)) return null;
  return { path: path.toLowerCase(), sign, text: literal.slice(1, -1) };
}

function partsOf(term: ast.Expr): { readonly sign: string; readonly parts: readonly ast.Expr[] } {
  if (term instanceof ast.Binary) return { sign: term.operator.lexeme, parts: [term.left, term.right] };
  return term instanceof ast.FunctionCall
    ? { sign: term.functionName.lexeme.toLowerCase(), parts: term.args }
    : { sign: '', parts: [] };
}

const EQUALITIES = ['==', '!='];
const SEARCHES = ['contains', 'startswith'];

/** A literal as it is written, or a value by its path; of no use for anything else. */
function textOf(part: ast.Expr): string {
  if (part instanceof ast.Literal) return part.token.lexeme;
  if (part instanceof ast.ContextAccess) return part.name.lexeme;
  return part instanceof ast.IndexAccess ? `${textOf(part.expr)}.${textOf(part.index)}` : '';
}

/** In `!a == 'b'`, the `!` belongs to `a`: it makes a flag, which equals no text but a number. */
function comparesFlag({ left, operator, right }: ast.Binary): boolean {
  const isWord = (text: string): boolean => text.startsWith("'") && Number.isNaN(Number(text.slice(1, -1)));
  const isOfFlag = [left, right].some((part) => part instanceof ast.Unary);
  return EQUALITIES.includes(operator.lexeme) && isOfFlag && [left, right].map(textOf).some(isWord);
}

/** Compares text without regard to case, as GitHub does. */
function verdictOfSearch({ sign, text }: Test, { event, command }: Case): number {
  if (!isCommentEvent(event)) return text === '' ? 0 : -1;
  if (command === null) return 0;
  const [wanted, written] = [text.toLowerCase(), command.toLowerCase()];
  // It requires more than the command: some requests pass.
  if (wanted.startsWith(`${written} `) || wanted.startsWith(`${written}\n`)) return 0;
  if (sign === '==') return -1;
  const matches = sign === 'contains' ? `${written} `.includes(wanted) : `${written} `.startsWith(wanted);
  return matches ? 1 : -1;
}

function verdictOfComparison({ path, sign, text }: Test, { event, onlyEvent = false, bots = false }: Case): number {
  if (SEARCHES.includes(sign)) return 0;
  const isOpen = onlyEvent || (bots && path.endsWith('.type'));
  const ofCommand = isCommentEvent(event) && !isOpen ? OF_A_COMMAND.get(path) : undefined;
  const known = path === 'github.event_name' ? event : ofCommand;
  if (known === undefined) return 0;
  return (known.toLowerCase() === text.toLowerCase()) === (sign === '==') ? 1 : -1;
}

const OF_A_COMMAND: ReadonlyMap<string, string> = new Map([
  ['github.event.action', 'created'],
  ['github.event.comment.user.type', 'User'],
  ['github.event.sender.type', 'User'],
]);
