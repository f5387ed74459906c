"use strict";

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");

exports.post = require_start.post;
exports.step = require_start.step;