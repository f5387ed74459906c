export const id = 410;
export const ids = [410];
export const modules = {

/***/ 6410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportInThread: () => (/* binding */ reportInThread),
/* harmony export */   runReport: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6478);


/** Writes the visitor report. */
async function runReport(_world) {
    const message = 'Mode "report" is not part of this version of docs-agent.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ message, hint: 'Use another mode.' }]);
}
/** Answers a comment with the report. */
function reportInThread(intent, _period, world) {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerInThread */ .e)(intent, 'The visitor report is not part of this version yet.', world);
}


/***/ })

};
