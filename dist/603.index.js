export const id = 603;
export const ids = [603];
export const modules = {

/***/ 3603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDoctor: () => (/* binding */ runDoctor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/** Checks the set-up without starting a job or writing anything. */
async function runDoctor(_intent, _world) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([
        { message: 'Mode "doctor" is not part of this version of docs-agent.', hint: 'Use another mode.' },
    ]);
}


/***/ })

};
