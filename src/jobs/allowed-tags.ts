import type { Tag } from './page-html.ts';

/** The elements that GitHub's pages keep. GitHub drops all other tags and shows what is between them. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr b bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'font footer g-emoji h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav ol p picture pre q rt ruby s ' +
    'samp section small source span strike strong sub summary sup table tbody td tfoot th thead time title tr tt u ul var wbr ' +
    'textarea iframe xmp noembed noframes plaintext'
  ).split(' '),
);

const ADDRESS = /^https?:\/\/[^\s"'<>]+$/i;
/** Attributes that can't carry a message. */
const PLAIN_NAME = /^(?:align|valign|width|height|border|colspan|rowspan|start|reversed|open|checked|disabled)$/;
const PLAIN_VALUE = /^(?:\d{1,5}(?:px|%|em)?|left|right|center|justify|top|middle|bottom)?$/i;

/**
 * Writes a tag without its invisible attributes; keeps only the address of a link or image. `hides`: something was left
 * out that could carry a message. The text is empty for elements that pages don't have.
 */
export function allowedTag(
  { name, closing, attributes }: Tag,
  written: string,
): { readonly text: string; readonly hides: boolean } {
  if (!ELEMENTS.has(name)) return { text: '', hides: true };
  if (/^<\/?[a-z][a-z0-9]*[ \t]*\/?>$/i.test(written)) return { text: written, hides: false };
  const wanted = closing ? '' : ({ a: 'href', img: 'src' }[name] ?? '');
  const address = attributes.find((attribute) => attribute.name === wanted && ADDRESS.test(attribute.value));
  const others = attributes.filter((attribute) => attribute !== address);
  return {
    text: `<${closing ? '/' : ''}${name}${address === undefined ? '' : ` ${wanted}="${address.value}"`}>`,
    hides: others.some((one) => !PLAIN_NAME.test(one.name) || !PLAIN_VALUE.test(one.value)),
  };
}
