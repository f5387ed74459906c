import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { aTree } from '../contract/tree.ts';

const OPTIONS = '--unsafe -e footnotes -e table -e strikethrough -e autolink -e tasklist -e tagfilter';

/** What a reader sees of a text on GitHub, according to its reference renderer (cmark-gfm) and an HTML parser. */
export interface GithubPage {
  /** All text that is shown. */
  readonly text: string;
  /** The same without optional parts: scripts, style sheets, attributes that the tag filter shows. */
  readonly certain: string;
  /** The addresses of links and images. */
  readonly addresses: string;
}

/** Renders many texts in one process. */
export function githubPages(texts: readonly string[]): readonly GithubPage[] {
  using tree = aTree(Object.fromEntries(texts.map((text, index) => [`${index}.md`, text.toWellFormed()])));
  execFileSync('sh', ['-c', `for file in *.md; do cmark-gfm ${OPTIONS} "$file" > "$file.html"; done`], {
    cwd: tree.root,
  });
  return texts.map((_, index) => readPage(readFileSync(join(tree.root, `${index}.md.html`), 'utf8')));
}

const FILTERED_CODE = /<(script|style)(?=[\s>/])[\s\S]*?(?:<\/\1\s*>|$)/gi;
const FILTERED_ATTRIBUTES = /<\/?(?:title|textarea|iframe|xmp|noembed|noframes|plaintext)[\s/][^>]*>/gi;

function readPage(html: string): GithubPage {
  const fragment = parseFragment(html, { scriptingEnabled: false });
  const text = shownText(fragment);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => decoded(address));
  const certain = text.replace(FILTERED_CODE, '').replace(FILTERED_ATTRIBUTES, '');
  return { text, certain, addresses: addresses.join(' ') };
}

/** Browsers show none of these. The parser itself separates the content of a template. */
const UNSHOWN = ['script', 'style', 'rp', 'video', 'audio'];

function shownText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || UNSHOWN.includes(node.nodeName)) return '';
  return node.childNodes.map(shownText).join('');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
