export const id = 29;
export const ids = [29,410];
export const modules = {

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ answerInThread)
/* harmony export */ });
/* harmony import */ var _thread_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2522);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7059);


/** Answers a claimed command with one comment in the conversation; below a review comment's pull request it is linked. */
async function answerInThread({ comment, thread }, text, world) {
    const repository = await world.repository();
    const origin = comment.kind === 'review-comment' ? `An answer to [this review comment](${comment.url}):\n\n` : '';
    const answer = await repository.createComment(thread.number, (0,_thread_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotice */ .BG)({ comment: comment.id }, origin + text));
    await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .l)(comment, '+1', world);
    return { kind: 'helped', sentence: `Answered at ${answer.url}` };
}


/***/ }),

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
