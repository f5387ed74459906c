import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { aTree } from '../contract/tree.ts';

/** GitHub's sanitizing rules, as the library knows them. */
const sanitizer = unified().use(rehypeRaw).use(rehypeSanitize).use(rehypeStringify).freeze();

/** Renders texts with GitHub's reference renderer (cmark-gfm) and sanitizes the result, as GitHub's API does. */
export function githubAnswers(texts: readonly string[]): readonly string[] {
  return renderPages(texts).map((html) => {
    return sanitizer.stringify(sanitizer.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }));
  });
}

const OPTIONS = '--unsafe -e footnotes -e table -e strikethrough -e autolink -e tasklist -e tagfilter';

/** What a reader sees of a rendered text, according to a browser's parser. */
export interface GithubPage {
  /** All text that is shown. */
  readonly text: string;
  /** The addresses of the links that have a visible word. */
  readonly addresses: string;
}

/** Renders many texts with GitHub's reference renderer (cmark-gfm), in one process. */
export function renderPages(texts: readonly string[]): readonly string[] {
  using tree = aTree(Object.fromEntries(texts.map((text, index) => [`${index}.md`, text.toWellFormed()])));
  execFileSync('sh', ['-c', `for file in *.md; do cmark-gfm ${OPTIONS} "$file" > "$file.html"; done`], {
    cwd: tree.root,
  });
  return texts.map((_, index) => readFileSync(join(tree.root, `${index}.md.html`), 'utf8'));
}

/** Reads HTML as a browser does. */
export function readPage(html: string): GithubPage {
  const fragment = parseFragment(html, { scriptingEnabled: false });
  return { text: shownText(fragment), addresses: seenAddresses(fragment).map(decoded).join(' ') };
}

/** Browsers show none of these. The parser itself separates the content of a template. */
const UNSHOWN = ['script', 'style', 'rp', 'video', 'audio'];

function shownText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || UNSHOWN.includes(node.nodeName)) return '';
  return node.childNodes.map(shownText).join('');
}

/** Blank characters, and those that are only part of another one. */
const BLANK = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

function seenAddresses(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  if (!('childNodes' in node)) return [];
  const within = node.childNodes.flatMap(seenAddresses);
  const address = 'attrs' in node && node.nodeName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : '';
  return address && shownText(node).replace(BLANK, '') !== '' ? [address, ...within] : within;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
