/** Ways to put something into an issue that its readers do not see; each contains the given word, and "shown". */
export interface Trick {
  readonly name: string;
  readonly text: (canary: string) => string;
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
  trick('a video that outlives its paragraph', (c) => `shown <object><video>\n\n${c}`),
  trick('the fallback text of a video', (c) => `shown <video src="a.mp4">${c}</video>`),
  trick('an attribute', (c) => `<b title="${c}">shown</b>`),
  trick('an attribute without quotation marks', (c) => `<b title=${c}>shown</b>`),
  trick('an attribute in single quotation marks', (c) => `<b title='">${c}'>shown</b>`),
  trick('an attribute without a value', (c) => `<b ${c}>shown</b>`),
  trick('an attribute of a link', (c) => `<a href="https://example.com" aria-label="${c}">shown</a>`),
  trick('an attribute over many paragraphs', (c) => `shown\n\n<div title="\n\n${c}\n\n<p title="">shown</p>`),
  trick('an attribute of a tag the filter shows', (c) => `shown\n\n<p><b data-a="<!--" title="${c}">shown</b></p>`),
  trick('an attribute of an end tag', (c) => `shown\n\n<div>\n</div ${c}>`),
  trick('a data URL in an attribute', (c) => `shown <a href="data:text/plain,${c}">shown</a>`),
  trick('the name of an element', (c) => `shown <${c}>shown</${c}>`),
  trick('the alternative text of an image in HTML', (c) => `shown <img src="https://example.com/a.png" alt="${c}">`),
  trick('a source of a picture', (c) => `<picture><source srcset="${c}"><img src="https://a.b/c"></picture> shown`),
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
  trick('a comment in a quote', (c) => `> <!-- ${c} -->\n> shown`),
  trick('a comment in a quote that never ends', (c) => `> shown\n>\n> <!-- ${c}`),
  trick('a comment in a quote in a quote', (c) => `> > shown\n> >\n> > <!--\n> > ${c}\n> > -->`),
  trick('a comment that a quote begins and lazy lines go on', (c) => `> shown <!--\n${c}\n-->`),
  trick('a comment in a quote’s list', (c) => `> - shown\n>   <!-- ${c} -->`),
  trick('an attribute in a quote', (c) => `> <div title="${c}">shown</div>`),
  trick('an attribute over two lines of a quote', (c) => `> <div\n> title="${c}">shown</div>`),
  trick('a template in a quote', (c) => `> <template>${c}</template>\n>\n> shown`),
  trick('a template around a quote', (c) => `shown\n\n<template>\n\n> ${c}\n\n</template>`),
  trick('a style sheet in a quote', (c) => `> <style>${c}</style>\n>\n> shown`),
  trick('a declaration in a quote', (c) => `> shown\n>\n> <!X ${c}>`),
  trick('an instruction in a quote', (c) => `> shown\n>\n> <?${c}?>`),
  trick('a definition in a quote’s lazy line', (c) => `> shown\n\n> [a]: b\n"${c}"`),
  trick('a definition of a task’s box', (c) => `- [x] shown\n\n[x]: <${c}>`),
  trick('a definition of a task’s box with a title', (c) => `- [x] shown\n\n[x]: a "${c}"`),
  trick('a definition of an empty box', (c) => `- [ ] shown\n- [a]\n\n[a]: b '${c}'`),
  trick('a definition between tasks', (c) => `- [x] shown\n- [y]: ${c}\n- [ ] shown`),
  trick('a definition in a tight list', (c) => `- shown\n- [a]: b "${c}"\n- shown`),
  trick('a comment in a tight list', (c) => `- shown\n- <!-- ${c} -->\n- shown`),
  trick('a comment in a tight numbered list', (c) => `1. shown\n2. <!--\n   ${c}\n   -->\n3. shown`),
  trick('an attribute in a tight list', (c) => `- <b title="${c}">shown</b>\n- shown`),
  trick('a comment in a nested tight list', (c) => `- shown\n  - <!-- ${c} -->\n    - shown`),
  trick('a comment in a list that begins with a blank line', (c) => `-\n  shown <!-- ${c} -->`),
  trick('a comment that outlives its list item', (c) => `- shown\n- <!-- ${c}\n  ${c}`),
  trick('an instruction with two question marks', (c) => `shown <?${c}??> shown`),
  trick('an instruction as a block', (c) => `shown\n\n<?php\n\n${c}\n\n?>`),
  trick('an instruction that never ends, as a block', (c) => `shown\n\n<?php ${c}\n\n${c}`),
  trick('a dropped cell with a comment', (c) => `| shown |\n| - |\n| a | <!-- ${c} --> |`),
  trick('a dropped cell with a link', (c) => `| shown |\n| - |\n| a | [${c}](b "${c}") |`),
  trick('a dropped cell with a code span', (c) => `| shown |\n| - |\n| a | \`${c}\` |`),
  trick('a dropped cell in a quote', (c) => `> | shown |\n> | - |\n> | a | ${c} |`),
  trick('a dropped cell in a list', (c) => `- | shown |\n  | - |\n  | a | ${c} |`),
  trick('a footnote in a dropped cell', (c) => `| shown |\n| - |\n| a | [^a] |\n\n[^b]: ${c}`),
  trick('a comment in a cell', (c) => `| shown | <!-- ${c} --> |\n| - | - |\n| a | b |`),
  trick('an attribute in a cell', (c) => `| shown |\n| - |\n| <b title="${c}">a</b> |`),
  trick('an unused footnote in a quote', (c) => `> shown\n>\n> [^a]: ${c}`),
  trick('an unused footnote with code', (c) => `shown\n\n[^a]:\n    \`\`\`\n    ${c}\n    \`\`\``),
  trick('a footnote that only an unused one names', (c) => `shown\n\n[^a]: [^b]\n\n[^b]: <!-- ${c} -->`),
  trick('a comment in a footnote', (c) => `shown[^a]\n\n[^a]: shown <!-- ${c} -->\n\n    shown`),
  trick('a title in a footnote', (c) => `shown[^a]\n\n[^a]: [shown](b "${c}")`),
  trick('a title behind an address', (c) => `ftp://example.com/shown [shown](ftp://example.com "${c}")`),
  trick('a title behind www', (c) => `www.example.com [shown](https://a.example "${c}")`),
  trick('a comment behind an address', (c) => `https://example.com/shown<!-- ${c} -->`),
  trick('an attribute behind an address', (c) => `https://example.com/shown <i title="${c}">shown</i>`),
  trick('a comment behind an open bracket', (c) => `[shown <!-- ${c} --> ](a(b`),
  trick('a comment behind an open code span', (c) => `\` shown\n\n<!-- ${c} -->`),
  trick('a comment behind an escaped code span', (c) => `\\\`shown <!-- ${c} -->\\\``),
  trick('a comment behind two readings of brackets', (c) => `[a]: b\n[shown][a][c] <!-- ${c} -->`),
  trick('a comment in a link’s text', (c) => `[shown <!-- ${c} -->](https://example.com)`),
  trick('a comment in a heading', (c) => `# shown <!-- ${c} -->`),
  trick('a comment in an underlined heading', (c) => `shown <!-- ${c} -->\n===`),
  trick('a comment between paragraphs of details', (c) => `<details>\n\nshown\n\n<!-- ${c} -->\n\n</details>`),
  trick('an attribute of details', (c) => `<details title="${c}"><summary id="${c}">shown</summary>shown</details>`),
  trick('a title of an abbreviation', (c) => `<abbr title="${c}">shown</abbr>`),
  trick('the machine form of a time', (c) => `<time datetime="${c}">shown</time>`),
  trick('a source of a quotation', (c) => `<q cite="${c}">shown</q> <blockquote cite="${c}">shown</blockquote>`),
  trick('the summary of a table', (c) => `<table summary="${c}"><tr><td headers="${c}">shown</td></tr></table>`),
  trick('a long comment that begins early', (c) => `shown <!-- ${`${c} `.repeat(2_000)} -->`),
  trick('a definition far below its image', (c) => `![${c}][a] shown\n\n${'x\n\n'.repeat(4_000)}[a]: b`),
];

/** Hidden parts whose end isn't the same for every reader: the whole text is left out. */
export const UNCLEAR_TRICKS: readonly Trick[] = [
  trick('a parenthesis that outlives its paragraph', (c) => `shown <div><rp>\n\n${c}`),
  trick('a parenthesis within a parenthesis', (c) => `shown <ruby>x<rp><ruby>${c}</ruby></rp></ruby>`),
  trick('a parenthesis with a reading', (c) => `shown <ruby>x<rp><b><rt>${c}</rt></b></rp></ruby>`),
  trick('a parenthesis that a line of its paragraph ends', (c) => `shown <object><rp>${c}\n<dd>shown`),
  trick('a parenthesis that holds list items', (c) => `- shown <object><rp>\n- ${c}\n- shown`),
  trick('a parenthesis with bold words', (c) => `<ruby>shown<rp>**${c}**</rp></ruby>`),
];

/** What GitHub's renderer answers for formulas and diagrams, whose pages show less than their source. */
export const DRAWN_TRICKS: readonly Trick[] = [
  ...['%% ¤', 'accTitle: ¤', 'accDescr {\n¤\n}', '%%{init: {"x": "¤"}}%%', 'graph TD\n  a:::¤', 'graph TD\n  ¤[a]'].map(
    (source) =>
      trick(`a diagram with ${source}`, (c) => {
        const code = source.replace('¤', c);
        return `<p>shown</p>
<section class="js-render-needs-enrichment render-needs-enrichment position-relative" data-identity="1" data-type="mermaid" aria-label="mermaid rendered output container">
  <div class="js-render-enrichment-target" data-json="{&quot;data&quot;:&quot;${c}&quot;}" data-plain="${c}">
    <div class="render-plaintext-hidden" dir="auto"><pre lang="mermaid" aria-label="Raw mermaid code">${code}</pre></div>
  </div>
  <span class="js-render-enrichment-loader" role="presentation"><svg><path d="${c}"></path></svg><span class="sr-only">${c}</span></span>
</section>
<p>shown</p>`;
      }),
  ),
  ...['geojson', 'topojson', 'stl'].map((type) =>
    trick(`a drawing of the kind ${type}`, (c) => {
      return `<p>shown</p><section class="js-render-needs-enrichment" data-type="${type}"><div><pre lang="${type}">${c}</pre></div></section>`;
    }),
  ),
  ...['$\\phantom{¤}$', '$x % ¤$', '$\\color{white}{¤}$', '$\\href{¤}{x}$', '$$\\tiny ¤$$'].map((source) =>
    trick(`a formula with ${source}`, (c) => {
      const formula = source.replace('¤', c);
      return `<p>shown <math-renderer class="js-inline-math" style="display: inline" data-run-id="1">${formula}</math-renderer> shown</p>`;
    }),
  ),
  ...(['sup', 'sub', 'small', 'code', 'samp', 'h5', 'h6'] as const).map((name) =>
    trick(`letters that nested ${name} elements shrink`, (c) => {
      const [opening, closing] = [`<div><${name}>`.repeat(15), `</${name}></div>`.repeat(15)];
      return `<p>shown</p>${opening}${c}${closing}`;
    }),
  ),
  trick('a text raised out of the page', (c) => `<h1><sup><sup><sup>${c}</sup></sup></sup></h1><p>shown</p>`),
  trick('a video', (c) => `<p>shown</p><video src="https://example.com/${c}" title="${c}">${c}</video>`),
  trick('an element of the future', (c) => `<p>shown <new-element text="${c}"><p>${c}</p></new-element></p>`),
  trick('an element in an element of the future', (c) => `<new-element><p>${c}</p></new-element><p>shown</p>`),
  trick('an icon', (c) => `<p>shown <svg aria-label="${c}"><title>${c}</title><path d="M0 0"></path></svg></p>`),
  trick('a button that copies', (c) => `<pre>shown</pre><div><clipboard-copy value="${c}">${c}</clipboard-copy></div>`),
  trick('the place of a footnote', (c) => `<p>shown<sup><a href="#user-content-fn-${c}">1</a></sup></p>`),
  trick(
    'the place of a heading',
    (c) => `<h1>shown</h1><a id="${c}" aria-label="Permalink: ${c}" href="#${c}"><span></span></a>`,
  ),
  trick('a link with an invisible text', (c) => `<p>shown <a href="https://example.com/${c}">\u200b&nbsp;</a></p>`),
  trick(
    'a mention’s card',
    (c) => `<p><a class="user-mention" data-hovercard-url="${c}" href="https://github.com/ada">@shown</a></p>`,
  ),
  trick(
    'a reference’s title',
    (c) => `<p><a title="${c}" data-url="${c}" href="https://github.com/a/b/issues/1">#1 shown</a></p>`,
  ),
  trick('a value of a box', (c) => `<ul><li><input type="checkbox" value="${c}" checked="${c}"> shown</li></ul>`),
  trick('a word for the number of a list', (c) => `<ol start="${c}"><li value="${c}">shown</li></ol>`),
  trick('a data address', (c) => `<p><a href="data:text/plain,${c}">shown</a> <a href="javascript:${c}">shown</a></p>`),
  trick('a destination with blanks', (c) => `<p><a href="https://example.com/ ${c}">shown</a></p>`),
  trick('an alternative text', (c) => `<p>shown <img src="https://example.com/${c}.png" alt="${c}" title="${c}"></p>`),
  trick(
    'characters that spell it',
    (c) => `<p>shown ${[...c].map((letter) => `&#${0xe0000 + (letter.codePointAt(0) ?? 0)};`).join('')}</p>`,
  ),
];
