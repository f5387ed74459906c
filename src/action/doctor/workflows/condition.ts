import { isCommentEvent } from '../../words/commands.ts';

/** What the form of an `if:` shows; nothing is evaluated. */
export type Verdict = 'passes' | 'stops' | 'open';

/** What is known about a run when its `if:` is judged. */
export interface Case {
  readonly event: string;
  /** The comment's command; null if it is an expression. It matters only if the event is a comment. */
  readonly command: string | null;
  /** Only the event is known. */
  readonly onlyEvent?: boolean;
  /** Bots may give commands too, so nothing is known about the author. */
  readonly bots?: boolean;
}

const LONGEST = 4_000;
const DEEPEST = 20;

/** Judges whether an `if:` lets a run pass. A comment is assumed to be a person's new command, not below a quote. */
export function judge(condition: string, known: Case): Verdict {
  const value = verdictOf(condition, known, 0);
  if (value === 0) return 'open';
  return value > 0 ? 'passes' : 'stops';
}

/** Logic with three values: 1 passes, -1 stops, and 0 is open. */
function verdictOf(condition: string, known: Case, depth: number): number {
  if (condition.length > LONGEST || depth > DEEPEST) return 0;
  const alternatives = split(condition, '||').map((each) =>
    Math.min(...split(each, '&&').map((term) => verdictOfTerm(term, known, depth))),
  );
  return Math.max(...alternatives);
}

function verdictOfTerm(term: string, known: Case, depth: number): number {
  if (depth > DEEPEST) return 0;
  if (term.startsWith('!')) return 0 - verdictOfTerm(term.slice(1).trim(), known, depth + 1);
  const inner = insideBrackets(term);
  if (inner !== null) return verdictOf(inner, known, depth + 1);
  // `always()`, `failure()` and the like depend on earlier steps and jobs, so they stay open like any other function.
  if (/^(?:true)?$/.test(term)) return 1;
  if (term === 'false') return -1;
  const test = testIn(term);
  if (test === null) return 0;
  return soughtInComment(term) === null ? verdictOfComparison(test, known) : verdictOfSearch(test, known);
}

/** Lists the single terms of an `if:`, without their negations and brackets. */
export function termsOf(condition: string, depth = 0): readonly string[] {
  if (condition.length > LONGEST || depth > DEEPEST) return [];
  return split(condition, '||')
    .flatMap((each) => split(each, '&&'))
    .flatMap((term) => {
      const bare = term.replace(/^[!\s]+/, '');
      const inner = insideBrackets(bare);
      return inner === null ? [bare] : termsOf(inner, depth + 1);
    });
}

/** What a term compares with a text; the path is in lower case. */
interface Test {
  readonly path: string;
  readonly how: 'contains' | 'startsWith' | '==' | '!=';
  readonly text: string;
}

/** Reads what a term looks for in the comment's text; null if it checks something else. */
export function soughtInComment(term: string): Test | null {
  const test = testIn(term);
  return test?.path === 'github.event.comment.body' && test.how !== '!=' ? test : null;
}

function testIn(term: string): Test | null {
  const [, name, searched = '', sought] =
    /^(contains|startsWith)\(\s*([\w.-]+)\s*,\s*'([^']*)'\s*\)$/i.exec(term) ?? [];
  if (name !== undefined && sought !== undefined) {
    const how = name.toLowerCase() === 'contains' ? 'contains' : 'startsWith';
    return { path: searched.toLowerCase(), how, text: sought };
  }
  const [, left = '', sign, right = ''] = /^('[^']*'|[\w.-]+)\s*(==|!=)\s*('[^']*'|[\w.-]+)$/.exec(term) ?? [];
  const [path, literal] = left.startsWith("'") ? [right, left] : [left, right];
  if (!literal.startsWith("'")) return null;
  return { path: path.toLowerCase(), how: sign === '==' ? '==' : '!=', text: literal.slice(1, -1) };
}

/** Compares text without regard to case, as GitHub does. */
function verdictOfSearch({ how, text }: Test, { event, command }: Case): number {
  if (!isCommentEvent(event)) return text === '' ? 0 : -1;
  if (command === null) return 0;
  const [wanted, written] = [text.toLowerCase(), command.toLowerCase()];
  // It requires more than the command: some requests pass.
  if (wanted.startsWith(`${written} `) || wanted.startsWith(`${written}\n`)) return 0;
  if (how === '==') return -1;
  const matches = how === 'contains' ? `${written} `.includes(wanted) : `${written} `.startsWith(wanted);
  return matches ? 1 : -1;
}

function verdictOfComparison({ path, how, text }: Test, { event, onlyEvent = false, bots = false }: Case): number {
  if (how === 'contains' || how === 'startsWith') return 0;
  const isOpen = onlyEvent || (bots && path.endsWith('.type'));
  const ofCommand = isCommentEvent(event) && !isOpen ? OF_A_COMMAND.get(path) : undefined;
  const known = path === 'github.event_name' ? event : ofCommand;
  if (known === undefined) return 0;
  return (known.toLowerCase() === text.toLowerCase()) === (how === '==') ? 1 : -1;
}

const OF_A_COMMAND: ReadonlyMap<string, string> = new Map([
  ['github.event.action', 'created'],
  ['github.event.comment.user.type', 'User'],
  ['github.event.sender.type', 'User'],
]);

/** Splits at an operator outside brackets and quotes. */
function split(text: string, operator: '||' | '&&'): readonly string[] {
  const outside = outsideOf(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = outside.indexOf(operator); at >= 0; at = outside.indexOf(operator, from)) {
    parts.push(text.slice(from, at).trim());
    from = at + operator.length;
  }
  return [...parts, text.slice(from).trim()];
}

/** Returns the content of a pair of brackets around a whole term; null if there is none. */
function insideBrackets(term: string): string | null {
  return /^\(\0*\)$/.test(outsideOf(term)) ? term.slice(1, -1).trim() : null;
}

/** Blanks out what is in quotes or in brackets, which stay. */
function outsideOf(text: string): string {
  let [open, quoted] = [0, false];
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    if (sign === "'") quoted = !quoted;
    else if (!quoted && /[)\]]/.test(sign)) open -= 1;
    const shown = open > 0 || quoted ? '\0' : sign;
    if (!quoted && /[([]/.test(sign)) open += 1;
    return shown;
  }).join('');
}
