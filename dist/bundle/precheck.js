"use strict";

// src/trigger/precheck.ts
function mayHoldCommand(body, command) {
	return new RegExp(`(?:^|[\\r\\n])[^\\S\\r\\n]*${RegExp.escape(command)}(?:\\s|$)`, "i").test(body);
}

Object.defineProperty(exports, "mayHoldCommand", {
  enumerable: true,
  get: function () {
    return mayHoldCommand;
  }
});