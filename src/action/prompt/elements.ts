/** How the agent reads an element of a rendered text. */
export type Element =
  /** Its text is part of the line; `before` and `after` are written around it. */
  | { readonly kind: 'inline'; readonly before?: string; readonly after?: string }
  /** Begins a line; `apart`: with a blank line around it. `prefix` is before each of its lines. */
  | { readonly kind: 'block'; readonly apart: boolean; readonly prefix?: string; readonly heading?: string }
  | { readonly kind: 'list' | 'item' | 'cell' | 'code-block' | 'link' }
  /** Has no content; `text` stands for it. */
  | { readonly kind: 'single'; readonly text: string }
  | { readonly kind: 'line-break' | 'rule' | 'box' }
  /** Nothing that GitHub's users wrote: an icon, a button that copies. */
  | { readonly kind: 'ornament' }
  /** Browsers hide its content. */
  | { readonly kind: 'hidden' }
  /** Belongs to a whole page: what answered isn't GitHub's renderer. */
  | { readonly kind: 'document' };

function each(names: string, element: Element): readonly (readonly [string, Element])[] {
  return names.split(' ').map((name) => [name, element] as const);
}

/**
 * The elements that GitHub's renderer gives and that the agent can read. Everything else (formulas, diagrams, videos, what
 * GitHub will invent) is left out. The name `markdown-accessiblity-table` is GitHub's own spelling.
 */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map([
  ...each('p details dl section', { kind: 'block', apart: true }),
  ...each('table markdown-accessiblity-table markdown-accessibility-table', { kind: 'block', apart: true }),
  ...each('blockquote', { kind: 'block', apart: true, prefix: '> ' }),
  ...each('div summary dt dd figure figcaption caption thead tbody tfoot tr center', { kind: 'block', apart: false }),
  ...['#', '##', '###', '####', '#####', '######'].flatMap((heading) =>
    each(`h${heading.length}`, { kind: 'block', apart: true, heading: `${heading} ` }),
  ),
  ...each('ul ol', { kind: 'list' }),
  ...each('li', { kind: 'item' }),
  ...each('td th', { kind: 'cell' }),
  ...each('pre', { kind: 'code-block' }),
  ...each('a', { kind: 'link' }),
  ...each('abbr b bdi bdo cite dfn em font g-emoji i ins mark picture rb rtc ruby small span strong', {
    kind: 'inline',
  }),
  ...each('themed-picture animated-image time u var', { kind: 'inline' }),
  ...each('code kbd samp tt', { kind: 'inline', before: '`', after: '`' }),
  ...each('del s strike', { kind: 'inline', before: '~~', after: '~~' }),
  ...each('q', { kind: 'inline', before: '"', after: '"' }),
  ...each('rt', { kind: 'inline', before: '(', after: ')' }),
  ...each('sup', { kind: 'inline', before: '^' }),
  ...each('sub', { kind: 'inline', before: '_' }),
  ...each('img', { kind: 'single', text: '[image]' }),
  ...each('source wbr col colgroup', { kind: 'ornament' }),
  ...each('svg clipboard-copy', { kind: 'ornament' }),
  ...each('br', { kind: 'line-break' }),
  ...each('hr', { kind: 'rule' }),
  ...each('input', { kind: 'box' }),
  ...each('rp', { kind: 'hidden' }),
  ...each('html head body title meta base link script style noscript frameset frame', { kind: 'document' }),
]);

/** The elements whose letters are smaller than those around them: how much, by GitHub's style sheet (`rt`: by browsers). */
export const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    sup: 0.75,
    sub: 0.75,
    small: 0.9,
    code: 0.85,
    tt: 0.85,
    samp: 0.85,
    pre: 0.85,
    h5: 0.875,
    h6: 0.85,
    rt: 0.5,
  }),
);
