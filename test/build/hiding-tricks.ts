/**
 * Ways to put something into an issue that its readers do not see; each contains the given word, and the word "shown".
 */
export interface Trick {
  readonly name: string;
  readonly text: (canary: string) => string;
  /** GitHub hides it beyond what its reference renderer hides. */
  readonly githubOnly?: true;
}

const trick = (name: string, text: (canary: string) => string): Trick => ({ name, text });

export const TRICKS: readonly Trick[] = [
  trick('a comment', (c) => `shown <!-- ${c} --> shown`),
  trick('a comment over many lines', (c) => `shown\n<!--\n\n${c}\n\n-->\nshown`),
  trick('a comment that never ends', (c) => `shown\n\n<!-- ${c}\n\n${c}`),
  trick('a comment that begins in a block and ends in another', (c) => `shown\n\n<div><!--\n\n${c}\n\n</div>--> shown`),
  trick('a comment that never ends within a block', (c) => `shown\n\n<div><!--\n\n${c}`),
  trick('a comment behind the shortest one', (c) => `shown\n\n<!--> <!-- ${c} -->`),
  trick('a comment that seems to end earlier', (c) => `shown\n\n<div>\n<!-- -- > ${c} -->\n</div>`),
  trick('a comment at the end of a comment’s line', (c) => `shown\n\n<!-- a --> <!-- b\n\n${c}\n\n<p> --> shown`),
  trick('an end of a comment with invisible characters', (c) => `shown\n\n<!-- a --\u200b> ${c} -->`),
  trick('a declaration', (c) => `shown <!DOCTYPE ${c}> shown`),
  trick('a declaration as a block', (c) => `shown\n\n<!ELEMENT ${c}>\n`),
  trick('a CDATA section', (c) => `shown <![CDATA[ ${c} ]]> shown`),
  trick('a CDATA section in small letters', (c) => `shown\n\n<![cdata[ ${c} ]]>\n`),
  trick('a processing instruction', (c) => `shown <?php ${c} ?> shown`),
  trick('an invalid end tag', (c) => `shown\n\n<div></ ${c}></div>`),
  trick('a template', (c) => `shown <template>${c}</template> shown`),
  trick('a template with blank lines', (c) => `shown\n\n<template>\n\n${c}\n\n</template>\n\nshown`),
  trick('a template in a template', (c) => `shown <template><template></template>${c}</template> shown`),
  trick('a template that never ends', (c) => `shown\n\n<template>\n\n${c}`),
  trick('a style sheet', (c) => `shown\n\n<style>\n.${c} { color: red }\n</style>`),
  trick('a style sheet that contains the end of a comment', (c) => `shown\n\n<style><!-- </style> ${c} -->`),
  trick('a script', (c) => `shown\n\n<script>\n// ${c}\n</script>`),
  trick('a script within a line', (c) => `shown <script>${c}</script> shown`),
  trick('a parenthesis for old browsers', (c) => `<ruby>shown<rp>${c}</rp><rt>shown</rt></ruby>`),
  trick('a parenthesis that outlives its paragraph', (c) => `shown <div><rp>\n\n${c}`),
  trick('a parenthesis within a parenthesis', (c) => `shown <ruby>x<rp><ruby>${c}</ruby></rp></ruby>`),
  trick('a parenthesis with a reading', (c) => `shown <ruby>x<rp><b><rt>${c}</rt></b></rp></ruby>`),
  trick('a video that outlives its paragraph', (c) => `shown <object><video>\n\n${c}`),
  trick('the fallback text of a video', (c) => `shown <video src="a.mp4">${c}</video>`),
  trick('an attribute', (c) => `<b title="${c}">shown</b>`),
  trick('an attribute without quotation marks', (c) => `<b title=${c}>shown</b>`),
  trick('an attribute in single quotation marks', (c) => `<b title='">${c}'>shown</b>`),
  trick('an attribute without a value', (c) => `<b ${c}>shown</b>`),
  trick('an attribute of a link', (c) => `<a href="https://example.com" aria-label="${c}">shown</a>`),
  trick('an attribute over many paragraphs', (c) => `shown\n\n<div title="\n\n${c}\n\n<p title="">shown</p>`),
  trick(
    'an attribute of a tag that the filter shows',
    (c) => `shown\n\n<p><b data-a="<!--" title="${c}">shown</b></p>`,
  ),
  trick('an attribute of an end tag', (c) => `shown\n\n<div>\n</div ${c}>`),
  trick('a data URL in an attribute', (c) => `shown <a href="data:text/plain,${c}">shown</a>`),
  trick('the name of an element', (c) => `shown <${c}>shown</${c}>`),
  trick('the alternative text of an image in HTML', (c) => `shown <img src="https://example.com/a.png" alt="${c}">`),
  trick(
    'a source of a picture',
    (c) => `<picture><source srcset="${c}"><img src="https://example.com/a.png"></picture> shown`,
  ),
  trick('the title of a link', (c) => `[shown](https://example.com "${c}")`),
  trick('the title of a link over two lines', (c) => `[shown](https://example.com\n'${c}\n${c}')`),
  trick('the title of an open destination', (c) => `[shown](https://example.com/(a "${c}")`),
  trick('the alternative text of an image', (c) => `shown ![${c}](https://example.com/a.png)`),
  trick('the title of an image', (c) => `shown ![](https://example.com/a.png "${c}")`),
  trick('the alternative text of an image in a link', (c) => `[shown ![*${c}*](a.png)](https://example.com)`),
  trick('an image that is defined elsewhere', (c) => `shown ![${c}][a]\n\n[a]: https://example.com/a.png "${c}"`),
  trick('a link without visible text', (c) => `shown [](https://example.com/${c}) shown`),
  trick('a link in HTML without visible text', (c) => `shown <a href="https://example.com/${c}"></a> shown`),
  trick('a definition as a comment', (c) => `shown\n\n[//]: # (${c})`),
  trick('an unused definition', (c) => `shown\n\n[${c}]: https://example.com/${c} "${c}"`),
  trick('a definition in a quote', (c) => `shown\n\n> [a]: <b> '${c}\n> ${c}'\n\nshown`),
  trick('a definition over three lines', (c) => `shown\n\n[a]:\nb\n"${c}"`),
  trick('the label of a link', (c) => `[shown][${c}]\n\n[${c}]: https://example.com`),
  trick('an unused footnote', (c) => `shown\n\n[^a]: ${c}\n\n    ${c}`),
  trick('a second footnote with the same name', (c) => `shown[^a]\n\n[^a]: shown\n\n[^a]: ${c}`),
  trick('the label of a footnote', (c) => `shown[^${c}]\n\n[^${c}]: shown`),
  trick('the words after a fence’s language', (c) => `\`\`\`js ${c}\nshown\n\`\`\``),
  trick('the words after a language, with tildes', (c) => `~~~ text "${c}" \`a\`\nshown\n~~~`),
  trick('a cell without a column', (c) => `| shown | shown |\n| - | - |\n| a | b | ${c} |`),
  trick('a definition after a task’s box', (c) => `shown\n\n- [ ] [${c}]: a`),
  {
    name: 'a comment in a diagram',
    text: (c) => `shown\n\n\`\`\`mermaid\n%% ${c}\ngraph TD\n\`\`\``,
    githubOnly: true,
  },
  {
    name: 'a description of a diagram',
    text: (c) => `shown\n\n\`\`\`mermaid\ngraph TD\naccDescr {\n${c}\n}\n\`\`\``,
    githubOnly: true,
  },
  { name: 'a formula’s blank', text: (c) => `shown $\\phantom{${c}}$ shown`, githubOnly: true },
  { name: 'a formula’s comment', text: (c) => `shown\n\n$$\nx % ${c}\n$$\n\nshown`, githubOnly: true },
  {
    name: 'a formula’s colour, in a fence',
    text: (c) => `shown\n\n\`\`\`math\n\\color{white}{${c}}\n\`\`\``,
    githubOnly: true,
  },
  { name: 'a formula’s blank, in a code span', text: (c) => `shown $\`\\hphantom{${c}}\`$ shown`, githubOnly: true },
  {
    name: 'zero-width characters that spell it, as references',
    text: (c) =>
      `shown ${[...c].map((letter) => `&#x${(0xe0000 + (letter.codePointAt(0) ?? 0)).toString(16)};`).join('')}`,
    githubOnly: true,
  },
];
