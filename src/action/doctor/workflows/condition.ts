import { isCommentEvent } from '../../words/modes.ts';

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
export function judge(condition: string, known: Case, depth = 0): Verdict {
  if (condition.length > LONGEST || depth > DEEPEST) return 'open';
  const alternatives = split(condition, '||').map((each) => {
    const verdicts = split(each, '&&').map((term) => judgeTerm(term, known, depth));
    return (
      verdicts.find((verdict) => verdict === 'stops') ?? verdicts.find((verdict) => verdict === 'open') ?? 'passes'
    );
  });
  return alternatives.find((each) => each === 'passes') ?? alternatives.find((each) => each === 'open') ?? 'stops';
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

/** What a term looks for in the comment's text. */
interface Sought {
  readonly how: 'contains' | 'startsWith' | 'equals';
  readonly text: string;
}

/** Reads what a term looks for in the comment's text; null if it checks something else. */
export function soughtInComment(term: string): Sought | null {
  const [, name, text] =
    /^(contains|startsWith)\(\s*github\.event\.comment\.body\s*,\s*'([^']*)'\s*\)$/i.exec(term) ?? [];
  if (name !== undefined && text !== undefined) {
    return { how: name.toLowerCase() === 'contains' ? 'contains' : 'startsWith', text };
  }
  const compared = comparison(term);
  return compared?.path === 'github.event.comment.body' && compared.equal
    ? { how: 'equals', text: compared.text }
    : null;
}

function judgeTerm(term: string, known: Case, depth: number): Verdict {
  if (depth > DEEPEST) return 'open';
  if (term.startsWith('!')) return OPPOSITE[judgeTerm(term.slice(1).trim(), known, depth + 1)];
  const inner = insideBrackets(term);
  if (inner !== null) return judge(inner, known, depth + 1);
  // `always()`, `failure()` and the like depend on earlier steps and jobs, so they stay open like any other function.
  if (/^(?:true)?$/.test(term)) return 'passes';
  if (term === 'false') return 'stops';
  const sought = soughtInComment(term);
  if (sought !== null) return judgeSought(sought, known);
  const compared = comparison(term);
  return compared === null ? 'open' : judgeComparison(compared, known);
}

const OPPOSITE: Readonly<Record<Verdict, Verdict>> = { passes: 'stops', stops: 'passes', open: 'open' };

/** Compares text without regard to case, as GitHub does. */
function judgeSought({ how, text }: Sought, { event, command }: Case): Verdict {
  if (!isCommentEvent(event)) return text === '' ? 'open' : 'stops';
  if (command === null) return 'open';
  const [wanted, written] = [text.toLowerCase(), command.toLowerCase()];
  // It requires more than the command: some requests pass.
  if (wanted.startsWith(`${written} `) || wanted.startsWith(`${written}\n`)) return 'open';
  if (how === 'equals') return 'stops';
  const matches = how === 'contains' ? `${written} `.includes(wanted) : `${written} `.startsWith(wanted);
  return matches ? 'passes' : 'stops';
}

interface Comparison {
  readonly path: string;
  readonly equal: boolean;
  readonly text: string;
}

function comparison(term: string): Comparison | null {
  const [, left, sign, right] = /^('[^']*'|[\w.-]+)\s*(==|!=)\s*('[^']*'|[\w.-]+)$/.exec(term) ?? [];
  if (left === undefined || right === undefined) return null;
  const [path, literal] = left.startsWith("'") ? [right, left] : [left, right];
  if (!/^'[^']*'$/.test(literal)) return null;
  return { path: path.toLowerCase(), equal: sign === '==', text: literal.slice(1, -1) };
}

function judgeComparison({ path, equal, text }: Comparison, { event, onlyEvent = false, bots = false }: Case): Verdict {
  const isOpen = onlyEvent || (bots && path.endsWith('.type'));
  const ofCommand = isCommentEvent(event) && !isOpen ? OF_A_COMMAND.get(path) : undefined;
  const known = path === 'github.event_name' ? event : ofCommand;
  if (known === undefined) return 'open';
  return (known.toLowerCase() === text.toLowerCase()) === equal ? 'passes' : 'stops';
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
