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
function parseWorkflow(text) {
try {
const tokens = [...new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(text)];
if (!isModest(tokens))
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
