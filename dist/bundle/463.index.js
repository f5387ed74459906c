export const id = 463;
export const ids = [463];
export const modules = {

/***/ 4463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseWorkflow: () => (/* binding */ parseWorkflow)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

const DEEPEST = 60;
const MOST_NODES = 10_000;
const MOST_ALIASES = 50;
const MOST_LEXEMES = 40_000;
const MOST_STRAY = 100;
const SCALAR = '\u001f';
function parseWorkflow(text) {
try {
const tokens = tokensOf(text);
if (tokens === null || !isModest(tokens))
return unreadable('It is nested too deeply or has too many parts.');
const options = { prettyErrors: false, stringKeys: true, logLevel: 'silent' };
const [document, second] = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk(options).compose(tokens, true, text.length);
if (document === undefined || second !== undefined)
return unreadable('It is not exactly one YAML document.');
const [error] = document.errors;
if (error !== undefined)
return unreadable(`It is not valid YAML (${error.code}).`);
return { kind: 'parsed', value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
}
catch {
return unreadable('It is not valid YAML, or it repeats its parts too often.');
}
}
function unreadable(because) {
return { kind: 'unreadable', because };
}
function tokensOf(text) {
const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
const tokens = [];
let [lexemes, stray] = [0, 0];
for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
lexemes += 1;
if (/^[,&!]/.test(lexeme))
stray += 1;
else if (lexeme === SCALAR || /^["'*]/.test(lexeme))
stray = Math.max(0, stray - 1);
if (lexemes > MOST_LEXEMES || stray > MOST_STRAY)
return null;
for (const token of parser.next(lexeme)) {
if (token.type === 'error')
return null;
tokens.push(token);
}
}
tokens.push(...parser.end());
return tokens;
}
function isModest(tokens) {
let level = tokens;
let nodes = 0;
for (let depth = 0; level.length > 0; depth += 1) {
nodes += level.length;
if (depth > DEEPEST || nodes > MOST_NODES)
return false;
level = level.flatMap(partsOf);
}
return true;
}
function partsOf(token) {
if (token.type === 'document')
return token.value === undefined ? [] : [token.value];
if (!('items' in token))
return [];
return token.items.flatMap(({ key, value }) => [key, value].filter((part) => part !== undefined && part !== null));
}


/***/ })

};
