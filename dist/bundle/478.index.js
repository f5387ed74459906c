export const id = 478;
export const ids = [478];
export const modules = {

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   e: () => (/* binding */ answerInThread)
/* harmony export */ });
/* harmony import */ var _thread_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2522);
/* harmony import */ var _tell_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7059);


/** Answers a claimed command with one comment in the conversation; `reaction` says how it went. */
async function answerInThread(intent, text, world, { reaction = '+1' } = {}) {
    const { url } = await writeAnswer(intent, text, world);
    await (0,_tell_end_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, reaction, world);
    return { kind: 'helped', sentence: `Answered at ${url}` };
}
/** Writes the comment that answers a command. Throws `RepositoryError`. */
async function writeAnswer({ comment, thread }, text, world) {
    const repository = await world.repository();
    const origin = comment.kind === 'review-comment' ? `An answer to [this review comment](${comment.url}):\n\n` : '';
    return repository.createComment(thread.number, (0,_thread_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotice */ .BG)({ comment: comment.id }, origin + text));
}


/***/ })

};
