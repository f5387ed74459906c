"use strict";

// src/trigger/precheck.ts
function mayHoldCommand(body, command) {
	return new RegExp(`(?:^|\\s)${RegExp.escape(command)}(?:\\s|$)`, "i").test(body);
}

Object.defineProperty(exports, "mayHoldCommand", {
  enumerable: true,
  get: function () {
    return mayHoldCommand;
  }
});