export const id = 748;
export const ids = [748];
export const modules = {

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writeAnswer),
/* harmony export */   e: () => (/* binding */ answerInThread)
/* harmony export */ });
/* harmony import */ var _thread_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2522);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8984);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5735);



async function answerInThread(intent, text, world, { reaction = '+1' } = {}) {
if (world.settings.dryRun)
return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRunOfAnswer */ .ML)(text);
const { url } = await writeAnswer(intent, text, world);
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, reaction, world);
return { kind: 'helped', sentence: `Answered at ${url}` };
}
async function writeAnswer({ comment, thread }, text, world) {
const conversation = { thread: thread.number, review: comment.review };
return world.repository.createComment(conversation, (0,_thread_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .renderNotice */ .BG)({ comment: comment.id }, text));
}


/***/ }),

/***/ 8748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ COMMENT_AGAIN),
/* harmony export */   Wn: () => (/* binding */ admitUnclearClaim),
/* harmony export */   fS: () => (/* binding */ adviseToCommentAgain),
/* harmony export */   iK: () => (/* binding */ admitFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3758);
/* harmony import */ var _announce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8984);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6478);




const COMMENT_AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';
async function admitFailure(intent, error, world) {
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, 'confused', world);
if (world.runner.cancelled.aborted)
return;
const text = problemsOf(error).map(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
try {
await (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAnswer */ .Q)(intent, `**Nothing was started.** ${COMMENT_AGAIN}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text)}`, world);
}
catch (thrown) {
world.runner.warning(`Could not report the failure in the thread: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryErrorOf */ .wz)(thrown))}`);
}
}
async function admitUnclearClaim(intent, error, world) {
const unclear = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU && error.failure === 'unavailable';
if (unclear && !world.runner.cancelled.aborted)
await (0,_announce_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReaction */ .lC)(intent.comment, 'confused', world);
}
function adviseToCommentAgain(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(error.problems.map(withAdvice), error);
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ status: error.status, ...withAdvice(error), cause: error });
if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU))
return error;
const { failure, status } = error;
const { message, hint } = withAdvice(error);
const full = message.startsWith('Nothing was started') ? message : `Nothing was started. ${message}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RepositoryError */ .pU({ failure, status, message: full, hint, cause: error });
}
function withAdvice({ message, hint }) {
return { message, hint: `${hint} ${COMMENT_AGAIN}` };
}
function problemsOf(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz)
return error.problems;
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocsAgentError */ .ro)
return [error];
return [{ message: 'This is a bug in docs-agent.', hint: 'See the log of the run.' }];
}


/***/ })

};
