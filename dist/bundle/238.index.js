export const id = 238;
export const ids = [238];
export const modules = {

/***/ 8238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
uncommentedMarkdown: () => (/* binding */ uncommentedMarkdown),
visibleMarkdown: () => (/* binding */ visibleMarkdown)
});

// EXTERNAL MODULE: ./src/jobs/clean-text.ts
var clean_text = __webpack_require__(3061);
;// CONCATENATED MODULE: ./src/jobs/allowed-tags.ts
const ELEMENTS = new Set(('a abbr b bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
'font footer g-emoji h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav ol p picture pre q rt ruby s ' +
'samp section small source span strike strong sub summary sup table tbody td tfoot th thead time title tr tt u ul var wbr ' +
'textarea iframe xmp noembed noframes plaintext').split(' '));
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/i;
const PLAIN_NAME = /^(?:align|valign|width|height|border|colspan|rowspan|start|reversed|open|checked|disabled)$/;
const PLAIN_VALUE = /^(?:\d{1,5}(?:px|%|em)?|left|right|center|justify|top|middle|bottom)?$/i;
function allowedTag({ name, closing, attributes }, written) {
if (!ELEMENTS.has(name))
return { text: '', hides: true };
if (/^<\/?[a-z][a-z0-9]*[ \t]*\/?>$/i.test(written))
return { text: written, hides: false };
const wanted = closing ? '' : ({ a: 'href', img: 'src' }[name] ?? '');
const address = attributes.find((attribute) => attribute.name === wanted && ADDRESS.test(attribute.value));
const others = attributes.filter((attribute) => attribute !== address);
return {
text: `<${closing ? '/' : ''}${name}${address === undefined ? '' : ` ${wanted}="${address.value}"`}>`,
hides: others.some((one) => !PLAIN_NAME.test(one.name) || !PLAIN_VALUE.test(one.value)),
};
}

;// CONCATENATED MODULE: ./src/jobs/page-html.ts
const FILTERED = /<\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?=[\s>]|\/>)/iy;
function* htmlParts(html, isChecked) {
let position = 0;
let textFrom = 0;
while (position < html.length) {
const start = html.indexOf('<', position);
if (start < 0)
break;
const part = partAt(html, start);
if (part === null) {
position = start + 1;
continue;
}
if (textFrom < start)
yield { kind: 'text', start: textFrom, end: start };
const filtered = part.kind === 'tag' && isChecked(start) && isFiltered(html, start);
yield filtered ? { ...part, kind: 'filtered-tag' } : part;
position = filtered ? start + 1 : part.end;
textFrom = position;
}
if (textFrom < html.length)
yield { kind: 'text', start: textFrom, end: html.length };
}
function isFiltered(html, start) {
FILTERED.lastIndex = start;
return FILTERED.test(html);
}
function partAt(html, start) {
if (html.startsWith('<!--', start))
return { kind: 'comment', start, end: endOfComment(html, start) };
const closing = html.charAt(start + 1) === '/';
const first = html.charAt(start + (closing ? 2 : 1));
if (/[a-z]/i.test(first))
return tagAt(html, start);
if (!/[!?/]/.test(html.charAt(start + 1)))
return null;
if (closing && first === '')
return null;
const end = html.indexOf('>', start);
return { kind: 'comment', start, end: end < 0 ? html.length : end + 1 };
}
function endOfComment(html, start) {
const short = ['<!-->', '<!--->'].find((comment) => html.startsWith(comment, start));
if (short !== undefined)
return start + short.length;
COMMENT_END.lastIndex = start + 4;
return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}
const COMMENT_END = /--!?>/g;
const NAME = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const BETWEEN = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const UNQUOTED = /[^\t\n\f\r >]*/y;
function tagAt(html, start) {
const name = read(NAME, html, start);
const tag = { name: name.replace(/^<\/?/, '').toLowerCase(), closing: name.startsWith('</') };
const attributes = [];
let position = start + name.length;
for (;;) {
position += read(BETWEEN, html, position).length;
if (position >= html.length)
return { kind: 'tag', start, end: html.length, tag: { ...tag, attributes } };
if (html.charAt(position) === '>')
break;
const attribute = read(ATTRIBUTE_NAME, html, position);
position += attribute.length;
const equals = read(EQUALS, html, position);
position += equals.length;
const { value, length } = equals === '' ? { value: '', length: 0 } : valueAt(html, position);
position += length;
attributes.push({ name: attribute.toLowerCase(), value });
}
return { kind: 'tag', start, end: position + 1, tag: { ...tag, attributes } };
}
function valueAt(html, start) {
const quote = html.charAt(start);
if (quote !== '"' && quote !== "'") {
const value = read(UNQUOTED, html, start);
return { value, length: value.length };
}
const end = html.indexOf(quote, start + 1);
const value = html.slice(start + 1, end < 0 ? html.length : end);
return { value, length: value.length + (end < 0 ? 1 : 2) };
}
function read(pattern, html, position) {
pattern.lastIndex = position;
return pattern.exec(html)?.[0] ?? '';
}

;// CONCATENATED MODULE: ./src/jobs/seen.ts



const GONE = 0;
const KEPT = 1;
const SEEN = 2;
const UNSHOWN = new Set(['template', 'script', 'style', 'rp', 'video', 'audio']);
const seen_FILTERED = new Set([
...['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'],
]);
function sightOf(source, page, { cut }) {
const reader = new PageReader(source, page, cut);
for (const part of htmlParts(page.html, (position) => isChecked(page, position)))
reader.read(part);
reader.endLink();
return reader.sight;
}
function isChecked({ places, htmlStarts, htmlBlocks }, position) {
const place = places[position] ?? -1;
return htmlStarts.has(place) || htmlBlocks.some(({ start, end }) => start <= place && place < end);
}
class PageReader {
sight;
source;
page;
cut;
lowerHtml;
open = new Map();
filteredUntil = 0;
link = null;
seen = 0;
constructor(source, page, cut) {
this.source = source;
this.page = page;
this.cut = cut;
this.lowerHtml = page.html.toLowerCase();
this.sight = {
marks: new Uint8Array(source.length),
instead: new Map(page.instead),
hidden: page.hidden.length,
};
}
read(part) {
switch (part.kind) {
case 'text':
this.readText(part);
return;
case 'comment':
if (this.isSource(part) && !this.isHiding())
this.sight.hidden += 1;
return;
case 'tag':
if (this.isSource(part))
this.readTag(part);
return;
case 'filtered-tag':
this.readTag(part);
this.filteredUntil = Math.max(this.filteredUntil, part.end);
}
}
readText({ start, end }) {
if (this.isHiding())
return;
for (let position = Math.max(start, this.filteredUntil); position < end; position += 1) {
const place = this.page.places[position] ?? -1;
if (place < 0)
continue;
const isSeen = this.sight.instead.get(place)?.startsWith('![') || !BLANK.test(this.page.html.charAt(position));
this.sight.marks[place] = isSeen ? SEEN : KEPT;
if (isSeen)
this.seen += 1;
}
}
readTag(part) {
const { name, closing } = part.tag;
if (UNSHOWN.has(name) || (part.kind === 'tag' && seen_FILTERED.has(name))) {
if (closing)
this.close(name);
else
this.openUnshown(part);
return;
}
if (this.isHiding() || part.start < this.filteredUntil)
return;
const place = this.page.places[part.start] ?? -1;
const written = allowedTag(part.tag, this.writtenAs(part));
if (written.hides || this.page.places.slice(part.start, part.end).includes(-1))
this.sight.hidden += 1;
if (name === 'a')
this.endLink();
if (written.text === '')
return;
this.sight.marks[place] = written.text.startsWith('<img ') ? SEEN : KEPT;
if (this.sight.marks[place] === SEEN)
this.seen += 1;
this.sight.instead.set(place, written.text);
if (written.text.startsWith('<a '))
this.link = { place, seenBefore: this.seen };
}
endLink() {
if (this.link !== null && this.link.seenBefore === this.seen) {
this.sight.instead.set(this.link.place, '<a>');
this.sight.hidden += 1;
}
this.link = null;
}
openUnshown(part) {
const { name } = part.tag;
const isCode = name === 'script' || name === 'style';
if (part.kind === 'filtered-tag' &&
!this.cut &&
!this.isBlock(part) &&
this.lowerHtml.lastIndexOf(`</${name}`) < part.start)
return;
if (!this.isHiding())
this.sight.hidden += 1;
this.open.set(name, isCode ? 1 : (this.open.get(name) ?? 0) + 1);
}
close(name) {
const depth = this.open.get(name) ?? 0;
if (depth > 1)
this.open.set(name, depth - 1);
else
this.open.delete(name);
}
isBlock({ start }) {
const place = this.page.places[start] ?? -1;
return this.page.htmlBlocks.some((block) => block.start <= place && this.source.slice(block.start, place).trim() === '');
}
writtenAs({ start, end }) {
return this.page.html.slice(start, end);
}
isSource({ start }) {
return (this.page.places[start] ?? -1) >= 0;
}
isHiding() {
return this.open.size > 0;
}
}
const BLANK = new RegExp(`^(?:\\s|${clean_text/* UNSEEN */.PR.source})$`, 'u');

;// CONCATENATED MODULE: ./src/jobs/drawings.ts

const DRAWN = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
const BEFORE = '[GitHub shows a drawing here. Its source, as plain text:]';
const AFTER = '[End of the drawing.]';
const HIDING_TEX = /(?<!\\)%|\\(?:[hv]?phantom|(?:text|math)?color|[fc]?colorbox|definecolor|style|class|cssId|href|html\w+|data|tip|texttip|tooltip|mathtip|require|def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|math?[lrc]lap|[lrc]lap|m?kern|m?skip|hspace|vspace|raise|lower|moveleft|moveright|smash|rule|tiny|scriptscriptstyle|scriptsize|label|tag|bbox|enclose|toggle|mathchoice|unicode)(?![a-z])/i;
const UNDRAWN_LINE = /^[ \t]*(?:%%|accTitle\b|accDescr\b)/;
function markDrawings(source, page, sight) {
for (const fence of page.fences) {
if (!DRAWN.has(fence.language) || sight.marks[fence.start] === GONE)
continue;
const text = source.slice(fence.start, fence.end);
if (fence.language === 'math' && HIDING_TEX.test(text))
remove(fence, sight);
else
markFence(source, fence, sight);
}
for (const leaf of page.leaves)
markFormulas(source, { leaf, page, sight });
}
function markFence(source, fence, sight) {
const lineStart = source.lastIndexOf('\n', fence.start - 1) + 1;
const before = source.slice(lineStart, fence.start);
const indent = /^[\s>]*$/.test(before) ? before : ' '.repeat(before.length);
let line = fence.start;
let undrawnBlock = false;
for (const text of source.slice(fence.start, fence.end).split('\n')) {
const content = text.replace(/^[\s>]*/, '');
if (UNDRAWN_LINE.test(content) || undrawnBlock) {
remove({ start: line + text.length - content.length, end: line + text.length }, sight);
undrawnBlock = (undrawnBlock || /^accDescr\s*\{/.test(content)) && !content.includes('}');
}
line += text.length + 1;
}
const last = sight.marks.subarray(0, fence.end).findLastIndex((mark) => mark !== GONE);
put(sight, last, `${written(source, sight, last)}\n${indent}${AFTER}`);
put(sight, fence.start, `${BEFORE}\n${indent}${written(source, sight, fence.start)}`);
}
const FORMULA = /(?<!\\)\$\$[^\0]+?\$\$|(?<![\w\\$])\$(?=[^\s$\0])[^$\0]*?(?<=[^\s\\])\$(?![\w${])/g;
function markFormulas(source, { leaf, page, sight }) {
const text = source.slice(leaf.start, leaf.end);
if (!text.includes('$'))
return;
const inCode = page.code.filter(({ start, end }) => start >= leaf.start && end <= leaf.end);
const isPlain = (place) => sight.marks[place] !== GONE &&
!sight.instead.has(place) &&
!inCode.some(({ start, end }) => start <= place && place < end);
const plain = text.replace(/[\s\S]/g, (character, index) => (isPlain(leaf.start + index) ? character : '\0'));
const formulas = [...plain.matchAll(FORMULA)].map(({ index, 0: { length } }) => ({
start: index,
end: index + length,
}));
const coded = inCode
.map(({ start, end }) => ({ start: start - 1 - leaf.start, end: end + 1 - leaf.start }))
.filter(({ start, end }) => plain.charAt(start) === '$' && plain.charAt(end - 1) === '$');
for (const { start, end } of [...formulas, ...coded]) {
const range = { start: leaf.start + start, end: leaf.start + end };
if (HIDING_TEX.test(text.slice(start, end)))
remove(range, sight);
else {
put(sight, range.start, '[formula: $');
put(sight, range.end - 1, '$]');
}
}
}
function written(source, { instead }, place) {
return instead.get(place) ?? source.charAt(place);
}
function put({ marks, instead }, place, text) {
instead.set(place, text);
if (marks[place] === GONE)
marks[place] = KEPT;
}
function remove({ start, end }, sight) {
sight.marks.fill(GONE, start, end);
sight.hidden += 1;
}

// EXTERNAL MODULE: ./node_modules/micromark-util-normalize-identifier/index.js
var micromark_util_normalize_identifier = __webpack_require__(31);
;// CONCATENATED MODULE: ./src/jobs/page-references.ts

class PageReferences {
events;
destinations = new Map();
numbers = new Map();
constructor({ events, skipped }) {
this.events = events;
let label = '';
for (const [index, [kind, { type, start }]] of events.entries()) {
if (kind === 'exit')
continue;
if (type === 'definitionLabelString')
label = this.labelAt(index);
if (type === 'definitionDestination' && start.offset >= skipped && !this.destinations.has(label))
this.destinations.set(label, this.textAt(index));
if (type === 'gfmFootnoteCallString' && !this.numbers.has(this.labelAt(index)))
this.numbers.set(this.labelAt(index), this.numbers.size + 1);
}
}
footnoteAt(index) {
return this.numbers.get(this.labelAt(index)) ?? null;
}
destinationAt(index) {
const parts = this.partsAt(index);
const resource = parts.get('resource');
if (resource !== undefined) {
const destination = this.partsAt(resource).get('resourceDestination');
return destination === undefined ? null : { text: this.textAt(destination), elsewhere: false };
}
const reference = parts.get('reference');
const label = parts.get('label');
const named = reference === undefined ? undefined : this.partsAt(reference).get('referenceString');
const name = named ?? (label === undefined ? undefined : this.partsAt(label).get('labelText'));
const text = name === undefined ? undefined : this.destinations.get(this.labelAt(name));
return text === undefined ? null : { text, elsewhere: true };
}
partsAt(index) {
const parts = new Map();
let depth = 0;
for (let next = index + 1; depth >= 0; next += 1) {
const event = this.events[next];
if (event === undefined)
break;
const enters = event[0] === 'enter';
if (enters && depth === 0 && !parts.has(event[1].type))
parts.set(event[1].type, next);
depth += enters ? 1 : -1;
}
return parts;
}
labelAt(index) {
return (0,micromark_util_normalize_identifier/* normalizeIdentifier */.B)(this.textAt(index));
}
textAt(index) {
const event = this.events[index];
return event === undefined ? '' : event[2].sliceSerialize(event[1]);
}
}

;// CONCATENATED MODULE: ./src/jobs/page-sheet.ts
class PageSheet {
source;
main = { html: '', places: [] };
footnotes = new Map();
open = [this.main];
constructor(source) {
this.source = source;
}
add(start, end, kind) {
const run = this.current();
const text = this.source.slice(start, end);
run.html += kind === 'raw' ? text : kind === 'text' ? text.replace(/[<>&"]/g, 'x') : ' '.repeat(text.length);
for (let place = start; place < end; place += 1)
run.places.push(place);
}
addTag(tag) {
const run = this.current();
run.html += tag;
for (let index = 0; index < tag.length; index += 1)
run.places.push(-1);
}
openFootnote(number) {
const run = { html: '', places: [] };
this.footnotes.set(number, run);
this.open.push(run);
}
closeFootnote() {
this.open.pop();
}
page() {
const footnotes = [...this.footnotes].sort(([one], [other]) => one - other).map(([, run]) => run);
const runs = [this.main, ...footnotes];
return { html: runs.map(({ html }) => html).join(''), places: runs.flatMap(({ places }) => places) };
}
current() {
return this.open.at(-1) ?? this.main;
}
}

;// CONCATENATED MODULE: ./src/jobs/page-tokens.ts
const PLAIN = '<p>';
const WITH_ATTRIBUTE = '<p class="c">';
const TOKENS = {
data: { way: 'text' },
characterEscape: { way: 'text' },
characterReference: { way: 'text' },
codeTextData: { way: 'text' },
codeFlowValue: { way: 'text' },
autolinkProtocol: { way: 'text' },
autolinkEmail: { way: 'text' },
htmlText: { way: 'raw' },
htmlFlow: { way: 'raw' },
blockQuotePrefix: { way: 'markup' },
listItemIndent: { way: 'markup' },
gfmFootnoteDefinitionIndent: { way: 'markup' },
definition: { way: 'left-out', hidden: true },
link: { tag: WITH_ATTRIBUTE },
resourceDestination: { way: 'kept' },
resourceTitle: { way: 'left-out', hidden: true },
reference: { way: 'left-out' },
image: { way: 'left-out', tag: WITH_ATTRIBUTE },
autolink: { tag: WITH_ATTRIBUTE },
literalAutolink: { way: 'text', tag: WITH_ATTRIBUTE },
codeFenced: { tag: WITH_ATTRIBUTE },
codeFencedFenceInfo: { way: 'left-out' },
codeFencedFenceMeta: { way: 'left-out', hidden: true },
codeIndented: { tag: PLAIN },
codeText: { tag: PLAIN },
gfmFootnoteCall: { tag: WITH_ATTRIBUTE },
gfmFootnoteCallString: { way: 'left-out' },
gfmFootnoteDefinitionLabelString: { way: 'left-out' },
paragraph: { tag: PLAIN },
atxHeading: { tag: PLAIN },
setextHeading: { tag: PLAIN },
blockQuote: { tag: PLAIN },
listOrdered: { tag: PLAIN },
listUnordered: { tag: PLAIN },
thematicBreak: { tag: PLAIN },
table: { tag: PLAIN },
tableRow: { tag: PLAIN },
tableHeader: { tag: PLAIN },
tableData: { tag: PLAIN },
tableDelimiterRow: { way: 'kept' },
};
const NOTHING = {};
function tokenRow(type) {
return TOKENS[type] ?? NOTHING;
}
const LEAVES = new Set([
'paragraph',
'atxHeadingText',
'setextHeadingText',
'tableContent',
]);
const CODE = new Set(['codeText', 'codeFenced', 'codeIndented']);

;// CONCATENATED MODULE: ./src/jobs/page.ts



function pageOf(source, reading) {
const walk = new PageWalk(source, reading);
for (const [index, [kind]] of reading.events.entries()) {
if (kind === 'enter')
walk.enter(index);
else
walk.exit(index);
}
return walk.end();
}
const LANGUAGE = /^[\w+#.-]{0,30}/;
const LONGEST_LABEL = 20;
const BLANK_LINE_WITH_SPACE = /\n[ \t>]+\n/;
const IMAGE_ADDRESS = /^https?:\/\/[^\s<>()]+$/i;
class PageWalk {
source;
reading;
references;
sheet;
ways = [];
way = 'markup';
position = 0;
table = { columns: 0, cells: 0 };
unclear = { start: 0, end: -1 };
footnotes = new Map();
room;
instead = new Map();
hidden = [];
links = [];
htmlBlocks = [];
htmlStarts = new Set();
fences = [];
code = [];
leaves = [];
constructor(source, reading) {
this.source = source;
this.reading = reading;
this.room = source.length;
this.references = new PageReferences(reading);
this.sheet = new PageSheet(source);
}
enter(index) {
const { type, range } = this.tokenAt(index);
this.flush(range.start);
this.ways.push(this.way);
if (this.isSettled() || range.end <= range.start)
return;
if (range.start >= this.unclear.start && range.end <= this.unclear.end) {
this.way = 'left-out';
return;
}
const row = tokenRow(type);
this.way = row.way ?? this.way;
if (row.tag !== undefined)
this.sheet.addTag(row.tag);
if (row.hidden === true)
this.hidden.push(range);
if (LEAVES.has(type))
this.leaves.push(range);
if (CODE.has(type))
this.code.push(range);
this.enterSpecial(type, range, index);
}
exit(index) {
const { type, range } = this.tokenAt(index);
this.flush(range.end);
this.way = this.ways.pop() ?? 'markup';
if (this.isSettled() || range.end <= range.start)
return;
if (tokenRow(type).tag !== undefined)
this.sheet.addTag('</p>');
if (type === 'gfmFootnoteDefinition' && [...this.footnotes.values()].includes(range.start))
this.sheet.closeFootnote();
}
end() {
this.flush(this.source.length);
const { instead, hidden, links, htmlBlocks, htmlStarts, fences, code, leaves } = this;
return { ...this.sheet.page(), instead, hidden, links, htmlBlocks, htmlStarts, fences, code, leaves };
}
enterSpecial(type, range, index) {
switch (type) {
case 'tableHead':
this.table.columns = 0;
return;
case 'tableRow':
this.table.cells = 0;
return;
case 'tableHeader':
this.table.columns += 1;
return;
case 'tableData':
this.table.cells += 1;
if (this.table.cells > this.table.columns)
this.hide(range);
return;
case 'link':
this.enterLink(range, index);
return;
case 'htmlFlow':
this.htmlBlocks.push(range);
return;
case 'htmlText':
this.htmlStarts.add(range.start);
return;
case 'image':
this.enterImage(range, index);
return;
case 'codeFenced':
this.fences.push({ ...range, language: '' });
return;
case 'codeFencedFenceInfo':
this.enterLanguage(range);
return;
case 'gfmFootnoteDefinitionLabelString':
if (range.end - range.start > LONGEST_LABEL)
this.hidden.push(range);
this.replace(range, String(this.references.footnoteAt(index) ?? ''));
return;
case 'gfmFootnoteCallString':
this.replace(range, String(this.references.footnoteAt(index) ?? ''));
return;
case 'gfmFootnoteDefinition':
this.enterFootnote(range, index);
return;
}
}
enterLink(range, index) {
this.links.push(range);
const destination = this.references.destinationAt(index);
const label = this.references.partsAt(index).get('label');
if (!destination?.elsewhere || label === undefined || destination.text.length > this.room)
return;
this.room -= destination.text.length;
this.instead.set(this.tokenAt(label).range.end - 1, `](${destination.text})`);
}
enterImage(range, index) {
const address = this.references.destinationAt(index)?.text.replace(/^<|>$/g, '') ?? '';
const shown = IMAGE_ADDRESS.test(address) && address.length <= this.room ? `![](${address})` : '';
this.room -= shown.length;
if (shown !== this.source.slice(range.start, range.end))
this.hidden.push(range);
this.replace(range, shown);
}
enterLanguage({ start, end }) {
const [language = ''] = LANGUAGE.exec(this.source.slice(start, end)) ?? [];
this.sheet.add(start, start + language.length, 'markup');
this.position = start + language.length;
if (this.position < end)
this.hidden.push({ start: this.position, end });
const fence = this.fences.pop();
if (fence !== undefined)
this.fences.push({ ...fence, language: language.toLowerCase() });
}
enterFootnote(range, index) {
const label = this.references.partsAt(index).get('gfmFootnoteDefinitionLabel');
const name = label === undefined ? undefined : this.references.partsAt(label).get('gfmFootnoteDefinitionLabelString');
const number = name === undefined ? null : this.references.footnoteAt(name);
if (number === null || this.footnotes.has(number)) {
this.hide(range);
return;
}
const blank = BLANK_LINE_WITH_SPACE.exec(this.source.slice(range.start, range.end));
if (blank !== null) {
this.unclear = { start: range.start + blank.index, end: range.end };
this.hidden.push(this.unclear);
}
this.footnotes.set(number, range.start);
this.sheet.openFootnote(number);
}
hide(range) {
this.way = 'left-out';
this.hidden.push(range);
}
replace({ start }, text) {
this.sheet.add(start, start + 1, 'markup');
this.position = start + 1;
this.instead.set(start, text);
}
isSettled() {
return this.way === 'kept' || this.way === 'left-out';
}
flush(end) {
if (end <= this.position)
return;
if (this.way !== 'left-out')
this.sheet.add(this.position, end, this.way === 'kept' ? 'markup' : this.way);
this.position = end;
}
tokenAt(index) {
const { events, placeOf } = this.reading;
const event = events[index];
if (event === undefined)
return { type: '', range: { start: 0, end: 0 } };
const [, { type, start, end }] = event;
return { type, range: { start: placeOf(start.offset), end: placeOf(end.offset) } };
}
}

// EXTERNAL MODULE: ./node_modules/micromark/lib/parse.js + 38 modules
var parse = __webpack_require__(78);
// EXTERNAL MODULE: ./node_modules/micromark/lib/postprocess.js
var postprocess = __webpack_require__(5387);
// EXTERNAL MODULE: ./node_modules/micromark/lib/preprocess.js
var preprocess = __webpack_require__(2192);
// EXTERNAL MODULE: ./node_modules/micromark-core-commonmark/lib/html-text.js
var html_text = __webpack_require__(8756);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var syntax = __webpack_require__(7042);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var lib_syntax = __webpack_require__(2429);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(7749);
;// CONCATENATED MODULE: ./src/jobs/markdown-events.ts






function markdownEvents(text) {
const context = (0,parse/* parse */.q)({
extensions: [
(0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(),
changed((0,lib_syntax/* gfmFootnote */.r)(), 'gfmFootnoteCall', notBeforeResource(text)),
changed((0,syntax/* gfmAutolinkLiteral */.$)(), 'wwwAutolink', notBehindBrackets),
{ disable: { null: ['attention', 'htmlText'] } },
{ text: { '60': { name: 'htmlTextOfGithub', tokenize: htmlOfGithub } } },
],
});
return (0,postprocess/* postprocess */._)(context.document().write((0,preprocess/* preprocess */.v)()(text, undefined, true)));
}
const COMMENT = /^<!--(?:-->|(?!-?>)(?:(?!--)[\s\S])*(?<!-)-->)$/;
const CDATA = /^<!\[CDATA\[(?:[^\]]|\][^\]]|\]\][^>])*\]\]>$/;
const DECLARATION = /^<![A-Z]+\s[^>]*>$/;
function isHtml(markup) {
return !markup.startsWith('<!') || [COMMENT, CDATA, DECLARATION].some((pattern) => pattern.test(markup));
}
function htmlOfGithub(...[effects, ok, nok]) {
const start = this.now();
const end = (code) => (isHtml(this.sliceSerialize({ start, end: this.now() })) ? ok(code) : nok(code));
return html_text/* htmlText */.j.tokenize.call(this, effects, end, nok);
}
function changed({ text = {}, ...extension }, name, change) {
const constructs = Object.entries(text).map(([code, of]) => [
code,
[of].flat().map((one) => (one?.name === name ? { ...one, tokenize: change(one.tokenize) } : one)),
]);
return { ...extension, text: Object.fromEntries(constructs) };
}
const BRACKETS = [91, 93];
function notBehindBrackets(tokenize) {
return function (effects, ok, nok) {
const start = tokenize.call(this, effects, ok, nok);
return (code) => (BRACKETS.includes(this.previous) ? nok(code) : start(code));
};
}
const RESOURCE = /\([\s>]{0,99}(?:<[^<>\n]*>|[^\s<]\S{0,1999}?)?(?:[\s>]{1,99}(?:"[^"]*"|'[^']*'|\([^()]*\)))?[\s>]{0,99}\)/y;
const LABEL = /\[((?:[^[\]\\]|\\[\s\S])+)\]/y;
function notBeforeResource(text) {
return (tokenize) => function (effects, ok, nok) {
const end = (code) => {
const { offset } = this.now();
const label = matchAt(LABEL, text, offset)?.[1];
const isLink = matchAt(RESOURCE, text, offset) !== null ||
(label !== undefined && this.parser.defined.includes((0,micromark_util_normalize_identifier/* normalizeIdentifier */.B)(label)));
return isLink ? nok(code) : ok(code);
};
return tokenize.call(this, effects, end, nok);
};
}
function matchAt(pattern, text, position) {
pattern.lastIndex = position;
return pattern.exec(text);
}

;// CONCATENATED MODULE: ./src/jobs/readings.ts

class DoubtfulText extends Error {
}
function readingsOf(text, before) {
const parsed = inTheParsersWords(text);
const links = parsed.replace(LINK_DESTINATION, balanced);
const all = links.replace(DEFINED_DESTINATION, balanced);
const addresses = parsed.replace(BRACKETED_ADDRESS, (address) => address.replace(/[[\]()!$&]/g, 'x'));
const first = [{ at: 0, text: before }];
return [...new Set([parsed, links, all, addresses])].map((one) => readingOf(one, first));
}
function likelyReadingOf(text) {
return readingOf(inTheParsersWords(text), [], 1);
}
const EMPTY_ITEM = /^(?!.*([-*])[ \t]*\1[ \t]*\1[ \t]*$)(?:[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+)*[ \t>]*(?:[-+*][ \t]*(?=(?:\n[ \t>]*[ \t]{2})+\n[ \t>]*[^\s>])|\d{1,9}[.)][ \t]*(?=(?:\n[ \t>]*[ \t]{3})+\n[ \t>]*[^\s>]))/m;
const MOST = [
[/[[\]]/g, 1_500],
[/</g, 800],
[/<[?!]/g, 80],
[/`+/g, 4_000],
[/\|/g, 2_000],
[/^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|/gm, 150],
[/^[ \t]*\[[^\]\n]{1,999}\]:/gm, 150],
];
const MARK = /(?<=^|[ \t>])(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|>(?=[ \t>]|$)/gm;
const MOST_STEPS = 150_000;
const DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){25}/;
const THEMATIC_BREAK = /^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
function isDeep(line) {
return DEEP.test(line) && !THEMATIC_BREAK.test(line);
}
function isIntricate(text) {
const lines = text.split('\n');
return (lines.some(isDeep) ||
MOST.some(([pattern, most]) => countOf(pattern, text) > most) ||
lines.length * countOf(MARK, text) > MOST_STEPS);
}
function countOf(pattern, text) {
return text.match(pattern)?.length ?? 0;
}
const DEFINITION_AFTER_BOX = /^[ \t>*+\-.)\d]*\[[ xX]\][\s>]{1,200}\[[^\]\n]*(?:\]:[ \t]*\S*(?:[ \t]+["'(].*)?[ \t]*)?$/m;
function inTheParsersWords(text) {
if (isIntricate(text))
throw new DoubtfulText('It would take too long to parse.');
if (/[\f\v]/.test(text) && /[<[]/.test(text))
throw new DoubtfulText('It holds control characters.');
if (EMPTY_ITEM.test(text))
throw new DoubtfulText('It holds a list item that begins with blank lines.');
if (DEFINITION_AFTER_BOX.test(text))
throw new DoubtfulText('It holds a definition after a box.');
return text
.replace(/<!\[cdata\[/gi, '<![CDATA[')
.replace(/<!(?=[a-z])/g, '<.')
.replace(/!(?=\[\^)/g, '.')
.replace(/(<\/?)(?:search|textarea)(?![\w-])/gi, (tag, opening) => opening.padEnd(tag.length, 'x'));
}
const LINK_DESTINATION = /(\]\([\s>]*)((?:\\\S|[^\s\\])+)/g;
const DEFINED_DESTINATION = /(\]:[\s>]*)((?:\\\S|[^\s\\])+)/g;
function balanced(_match, before, destination) {
let open = 0;
for (const parenthesis of destination.replace(/\\\S|[^()]/g, '')) {
if (parenthesis === ')' && open === 0)
return before + destination;
open += parenthesis === '(' ? 1 : -1;
}
return before + (open === 0 || destination.startsWith('<') ? destination : destination.replace(/[()]/g, '.'));
}
const BRACKETED_ADDRESS = /(?:www\.|https?:\/\/|ftp:\/\/)[^\s<]{0,2000}\][^\s<]+/gi;
const MOST_PARSES = 3;
function readingOf(text, insertions, most = MOST_PARSES) {
const put = insertions.length === 0 ? [{ at: 0, text: '' }] : [...insertions];
for (let parses = 0; parses < most; parses += 1) {
const placeOf = placesAfter(put);
const events = markdownEvents(insert(text, put));
const lazy = lazyHtml(events);
if (lazy === null)
return { events, placeOf, skipped: insertions[0]?.text.length ?? 0 };
const place = placeOf(lazy);
const lineStart = text.lastIndexOf('\n', place - 1) + 1;
const prefix = /^[ \t>]*/.exec(text.slice(lineStart, place))?.[0] ?? '';
put.push({ at: lineStart, text: `${prefix.trimEnd()}\n` });
put.sort((one, other) => one.at - other.at);
}
throw new DoubtfulText('Its blocks of HTML are unclear.');
}
function insert(text, put) {
return put.map((one, index) => one.text + text.slice(one.at, put[index + 1]?.at)).join('');
}
function placesAfter(put) {
return (offset) => {
let moved = 0;
for (const { at, text } of put) {
if (offset - moved <= at)
break;
moved += Math.min(text.length, offset - moved - at);
}
return offset - moved;
};
}
const CONTAINERS = new Set([
'blockQuote',
'listOrdered',
'listUnordered',
'gfmFootnoteDefinition',
]);
const PREFIXES = new Set([
...['blockQuotePrefix', 'listItemPrefix', 'listItemIndent'],
...['gfmFootnoteDefinitionLabel', 'gfmFootnoteDefinitionIndent'],
]);
function lazyHtml(events) {
let depth = 0;
let line = 0;
let prefixes = 0;
for (const [kind, { type, start }] of events) {
if (CONTAINERS.has(type))
depth += kind === 'enter' ? 1 : -1;
if (kind === 'exit')
continue;
if (start.line !== line) {
line = start.line;
prefixes = 0;
}
if (PREFIXES.has(type))
prefixes += 1;
if (type === 'htmlFlow' && prefixes < depth)
return start.offset;
}
return null;
}

;// CONCATENATED MODULE: ./src/jobs/visible-markdown.ts






function visibleMarkdown(source, { cut }) {
const readings = readingsOf(source, cut ? definitionsFor(source) : '');
const seen = readings.map((reading) => seenIn(source, reading, cut));
const { text, references } = write(source, seen);
return { text, hidden: Math.max(...seen.map(({ sight }) => sight.hidden)) + (references < SPELLING ? 0 : 1) };
}
function seenIn(source, reading, cut) {
const page = pageOf(source, reading);
const sight = sightOf(source, page, { cut });
if (cut)
removeOpenEnd(source, page, sight);
removeEmptyLinks(page, sight);
markDrawings(source, page, sight);
return { page, sight };
}
function uncommentedMarkdown(source) {
const reading = likelyReadingOf(source);
const { html, places } = pageOf(source, reading);
const shown = codeIn(source, reading);
for (const [position, place] of places.entries())
if (place >= 0 && '<>'.includes(source.charAt(place)) && html.charAt(position) === 'x')
shown[place] = 1;
const gone = new Uint8Array(source.length);
let hidden = 0;
for (const part of htmlParts(html, () => false)) {
if (part.kind !== 'comment' || !html.startsWith('<!--', part.start))
continue;
const ofComment = places.slice(part.start, part.end).filter((place) => place >= 0);
hidden += 1;
for (const place of ofComment)
gone[place] = 1;
}
for (const { index: start, 0: comment } of source.matchAll(visible_markdown_COMMENT)) {
const end = start + comment.length;
if (gone[start] === 1 || shown.subarray(start, end).includes(1))
continue;
hidden += 1;
gone.fill(1, start, end);
}
return {
text: source.replace(/[\s\S]/g, (character, place) => (gone[place] === 1 ? '' : character)),
hidden,
};
}
const visible_markdown_COMMENT = /<!--(?:-?>|(?:(?!<!--)[\s\S])*?-->)/g;
const CODE_TEXT = new Set(['codeTextData', 'codeFlowValue']);
function codeIn(source, { events, placeOf }) {
const code = new Uint8Array(source.length);
for (const [kind, { type, start, end }] of events)
if (kind === 'enter' && CODE_TEXT.has(type))
code.fill(1, placeOf(start.offset), placeOf(end.offset));
return code;
}
const visible_markdown_LABEL = /\[(?!\^)((?:[^[\]\\]|\\[\s\S]){1,999})\]/g;
const FOOTNOTE = /\[\^([^\s[\]]+)\]/g;
const MOST_LABELS = 1_000;
function definitionsFor(source) {
const labels = [...source.matchAll(visible_markdown_LABEL)].map(([, label = '']) => label.replace(/\s*\n[\s>]*/g, ' ').trim());
const footnotes = [...source.matchAll(FOOTNOTE)]
.map(([, label = '']) => label)
.filter((label) => !source.toLowerCase().includes(`[^${label.toLowerCase()}]:`));
const definitions = new Set([
...labels.filter((label) => label !== '').map((label) => `[${label}]: #\n\n`),
...footnotes.map((label) => `[^${label}]: x\n\n`),
]);
if (definitions.size > MOST_LABELS)
throw new DoubtfulText('It was cut, and has too many brackets.');
return [...definitions].join('');
}
function removeOpenEnd(source, { leaves, hidden }, sight) {
const last = leaves.toSorted((one, other) => one.end - other.end).at(-1);
if (last === undefined || !/^[\s>]*$/.test(source.slice(last.end)))
return;
const afterDefinition = hidden.some(({ end }) => /^[^\S\n]*\n[\s>]*$/.test(source.slice(end, last.start)));
let from = afterDefinition || source.charAt(last.start) === '[' ? last.start : last.end;
for (let place = last.start; place < from; place += 1) {
const character = source.charAt(place);
const opens = '[<$'.includes(character) || (character === '(' && source.charAt(place - 1) === ']');
if (opens && sight.marks[place] === SEEN)
from = place;
}
if (from === last.end)
return;
sight.marks.fill(GONE, from);
sight.hidden += 1;
for (const [place, text] of sight.instead)
if (text.startsWith('<a ') && !sight.marks.subarray(place + 1).includes(SEEN))
sight.instead.set(place, '<a>');
}
function removeEmptyLinks({ links }, sight) {
for (const { start, end } of links) {
if (sight.marks[start] === GONE || sight.marks.subarray(start, end).includes(SEEN))
continue;
sight.marks.fill(GONE, start, end);
sight.hidden += 1;
}
}
function write(source, seen) {
const inCode = new Uint8Array(source.length).fill(1);
for (const { page } of seen)
keepCode(inCode, page);
const instead = new Map(seen.flatMap(({ sight }) => [...sight.instead]));
const runs = [];
for (let place = 0; place < source.length; place += 1) {
if (seen.some(({ sight }) => sight.marks[place] === GONE))
continue;
const isCode = inCode[place] === 1;
const run = runs.at(-1);
const text = instead.get(place) ?? source.charAt(place);
if (run?.code === isCode)
run.text += text;
else
runs.push({ text, code: isCode });
}
let references = 0;
const shown = (reference, ...[decimal, hexadecimal, name]) => {
if (!isUnseen({ decimal, hexadecimal, name }))
return reference;
references += 1;
return '';
};
const text = runs.map((run) => (run.code ? run.text : run.text.replace(REFERENCE, shown))).join('');
return { text, references };
}
const SPELLING = 4;
function keepCode(inCode, { code }) {
let from = 0;
for (const { start, end } of code) {
inCode.fill(0, from, start);
from = Math.max(from, end);
}
inCode.fill(0, from);
}
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));?/gi;
const UNSEEN_NAMES = /^(?:shy|zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|Negative(?:Medium|Thick|Thin|VeryThin)Space|InvisibleComma|ic|InvisibleTimes|it|ApplyFunction|af)$/;
function isUnseen(reference) {
const { decimal, hexadecimal, name } = reference;
if (name !== undefined)
return UNSEEN_NAMES.test(name);
const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
return code >= 32 && code <= 0x10ffff && clean_text/* UNSEEN */.PR.test(String.fromCodePoint(code));
}


/***/ })

};
