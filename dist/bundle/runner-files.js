"use strict";

let node_fs = require("node:fs");

// src/runner/log-guard.ts
function guardLine(text) {
	return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\p{Bidi_Control}/gu, "").replace(/:(?=:)/g, ":​").replace(/##(?=\[)/g, "##​");
}
function guardLines(text) {
	return text.split(/\r\n|[\r\n]/).map(guardLine);
}

// src/runner/runner-files.ts
const LOSSES = {
	GITHUB_OUTPUT: "Later steps don't see all outputs of this step.",
	GITHUB_STATE: "If this step is cancelled, its status comment may not be updated.",
	GITHUB_STEP_SUMMARY: "The run's page lacks the summary of this step."
};
function appendToRunnerFile(file, text, environment) {
	const path = environment[file];
	if (!path) return `The variable ${file} is not set. ${LOSSES[file]}`;
	try {
		appendWhole(path, text);
		return null;
	} catch (error) {
		return `Can't write to ${JSON.stringify(path)} (${file}): ${reasonOf(error)}. ${LOSSES[file]}`;
	}
}
function reasonOf(error) {
	const message = error instanceof Error ? error.message : String(error);
	return message.split(", ", 1)[0] ?? message;
}
function appendWhole(path, text) {
	const file = (0, node_fs.openSync)(path, "a");
	try {
		const { size } = (0, node_fs.fstatSync)(file);
		try {
			(0, node_fs.appendFileSync)(file, text);
		} catch (error) {
			shorten(file, size);
			throw error;
		}
	} finally {
		(0, node_fs.closeSync)(file);
	}
}
function shorten(file, size) {
	try {
		(0, node_fs.ftruncateSync)(file, size);
	} catch {}
}

Object.defineProperty(exports, "appendToRunnerFile", {
  enumerable: true,
  get: function () {
    return appendToRunnerFile;
  }
});
Object.defineProperty(exports, "guardLine", {
  enumerable: true,
  get: function () {
    return guardLine;
  }
});
Object.defineProperty(exports, "guardLines", {
  enumerable: true,
  get: function () {
    return guardLines;
  }
});
Object.defineProperty(exports, "reasonOf", {
  enumerable: true,
  get: function () {
    return reasonOf;
  }
});