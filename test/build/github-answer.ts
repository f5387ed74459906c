import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { renderPages } from './github-page.ts';

/** GitHub's sanitizing rules, as the library knows them. */
const sanitizer = unified().use(rehypeRaw).use(rehypeSanitize).use(rehypeStringify).freeze();

/** Renders texts with GitHub's reference renderer (cmark-gfm) and sanitizes the result, as GitHub's API does. */
export function githubAnswers(texts: readonly string[]): readonly string[] {
  return renderPages(texts).map((html) => {
    const tree = sanitizer.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
    return sanitizer.stringify(tree);
  });
}
