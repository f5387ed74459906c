import { isCommentEvent } from '../../words/commands.ts';
import { type Expression, parseExpression } from './expression.ts';

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
const UNREADABLE: Expression = { sign: '', parts: [], text: '' };

/** Judges whether an `if:` lets a run pass. A comment is assumed to be a person's new command, not below a quote. */
export function judge(condition: string, known: Case): Verdict {
  const value = verdictOf(treeOf(condition), known, 0);
  if (value === 0) return 'open';
  return value > 0 ? 'passes' : 'stops';
}

function treeOf(condition: string): Expression {
  const tree = condition.length > LONGEST ? UNREADABLE : parseExpression(condition, null);
  return 'problem' in tree ? UNREADABLE : tree;
}

/** Logic with three values: 1 passes, -1 stops, and 0 is open. */
function verdictOf(part: Expression, known: Case, depth: number): number {
  const { sign, parts, text } = part;
  if (depth > DEEPEST) return 0;
  if (sign === '||') return Math.max(...parts.map((each) => verdictOf(each, known, depth)));
  if (sign === '&&') return Math.min(...parts.map((each) => verdictOf(each, known, depth)));
  const [first = UNREADABLE] = parts;
  if (sign === '!') return 0 - verdictOf(first, known, depth + 1);
  if (sign === '(') return verdictOf(first, known, depth + 1);
  // `always()`, `failure()` and the like depend on earlier steps and jobs, so they stay open like any other function.
  if (text === 'true' || text === 'false') return text === 'true' ? 1 : -1;
  if (comparesFlag(part)) return sign === '==' ? -1 : 1;
  const test = testIn(part);
  if (test === null) return 0;
  return soughtInComment(part) === null ? verdictOfComparison(test, known) : verdictOfSearch(test, known);
}

export function termsOf(condition: string): readonly Expression[] {
  const within = (part: Expression): readonly Expression[] =>
    ['||', '&&', '!', '('].includes(part.sign) ? part.parts.flatMap(within) : [part];
  return within(treeOf(condition));
}

/** What a term compares with a text, by the sign of the expression; the path is in lower case. */
type Test = Readonly<{ path: string; sign: string; text: string }>;

/** Reads what a term looks for in the comment's text; null if it checks something else. */
export function soughtInComment(term: Expression): Test | null {
  const test = testIn(term);
  return test?.path === 'github.event.comment.body' && test.sign !== '!=' ? test : null;
}

function testIn({ sign, parts }: Expression): Test | null {
  const [left, right, ...more] = parts.map(({ text }) => text);
  const isComparison = sign === '==' || sign === '!=';
  if (!(isComparison || SEARCHES.includes(sign)) || left === undefined || right === undefined) return null;
  const [path, literal] = isComparison && left.startsWith("'") ? [right, left] : [left, right];
  if (more.length > 0 || !/^[\w.-]+$/.test(path) || !/^'[^']*'$/.test(literal)) return null;
  return { path: path.toLowerCase(), sign, text: literal.slice(1, -1) };
}

const SEARCHES = ['contains(', 'startswith('];

/** In `!a == 'b'`, the `!` belongs to `a`: it makes a flag, which equals no text but a number. */
function comparesFlag({ sign, parts }: Expression): boolean {
  if (parts.length !== 2 || !(sign === '==' || sign === '!=')) return false;
  const isWord = ({ text }: Expression): boolean => text.startsWith("'") && Number.isNaN(Number(text.slice(1, -1)));
  return parts.some((part) => part.sign === '!') && parts.some(isWord);
}

/** Compares text without regard to case, as GitHub does. */
function verdictOfSearch({ sign, text }: Test, { event, command }: Case): number {
  if (!isCommentEvent(event)) return text === '' ? 0 : -1;
  if (command === null) return 0;
  const [wanted, written] = [text.toLowerCase(), command.toLowerCase()];
  // It requires more than the command: some requests pass.
  if (wanted.startsWith(`${written} `) || wanted.startsWith(`${written}\n`)) return 0;
  if (sign === '==') return -1;
  const matches = sign === 'contains(' ? `${written} `.includes(wanted) : `${written} `.startsWith(wanted);
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
