"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_undici = require("./undici.js");
const require_start = require("./start.js");
let node_fs = require("node:fs");
let node_util = require("node:util");
let node_diagnostics_channel = require("node:diagnostics_channel");
node_diagnostics_channel = require_rolldown_runtime.__toESM(node_diagnostics_channel, 1);
let node_crypto = require("node:crypto");
let os = require("os");
os = require_rolldown_runtime.__toESM(os, 1);
let node_timers_promises = require("node:timers/promises");
let node_os = require("node:os");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");

// node_modules/valibot/dist/index.mjs
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
let store$3;
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
let store$2;
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
let store$1;
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}
var ValiError = class extends Error {
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function isoTimestamp(message$1) {
	return {
		kind: "validation",
		type: "iso_timestamp",
		reference: isoTimestamp,
		async: false,
		expects: null,
		requirement: ISO_TIMESTAMP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _merge(value1, value2) {
	if (typeof value1 === typeof value2) {
		if (/* @__PURE__ */ _isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && /* @__PURE__ */ _isSameValueZero(+value1, +value2)) return { value: value1 };
		if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
			const nextValue = {
				...value1,
				...value2
			};
			for (const key in value2) if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
				const dataset = /* @__PURE__ */ _merge(value1[key], value2[key]);
				if (dataset.issue) return dataset;
				nextValue[key] = dataset.value;
			}
			return { value: nextValue };
		}
		if (Array.isArray(value1) && Array.isArray(value2)) {
			if (value1.length === value2.length) {
				const nextValue = [...value1];
				for (let index = 0; index < value1.length; index++) {
					const dataset = /* @__PURE__ */ _merge(value1[index], value2[index]);
					if (dataset.issue) return dataset;
					nextValue[index] = dataset.value;
				}
				return { value: nextValue };
			}
		}
	}
	return { issue: true };
}
/* @__NO_SIDE_EFFECTS__ */
function intersect(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersect,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				for (const schema of this.options) {
					const optionDataset = schema["~run"]({ value: input }, config$1);
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, /* @__PURE__ */ new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

// src/errors.ts
function problemText({ message, hint }) {
	return `${message} ${hint}`;
}
var DocsAgentError = class extends Error {
	hint;
	constructor({ message, hint, cause }) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.hint = hint;
	}
};
var InputError = class extends DocsAgentError {
	problems;
	constructor(problems, cause) {
		super({
			message: problems.map((problem) => problem.message).join("\n"),
			hint: [...new Set(problems.map((problem) => problem.hint))].join("\n"),
			cause
		});
		this.problems = problems;
	}
};
var ServiceError = class extends DocsAgentError {
	status;
	webPage;
	constructor({ status, webPage = false, ...problem }) {
		super(problem);
		this.status = status;
		this.webPage = webPage;
	}
};
var RepositoryError = class extends DocsAgentError {
	failure;
	status;
	constructor({ failure, status, ...problem }) {
		super(problem);
		this.failure = failure;
		this.status = status;
	}
};
function nothingStarted(error, { sentence = "Nothing was started.", advice = "" }) {
	const { failure, status } = error;
	const message = `${sentence} ${error.message}`;
	return new RepositoryError({
		failure,
		status,
		message,
		hint: `${error.hint} ${advice}`.trim(),
		cause: error
	});
}
function isPassing({ failure }) {
	return failure === "unavailable" || failure === "rate-limited";
}
function repositoryErrorOf(thrown) {
	if (thrown instanceof RepositoryError) return thrown;
	throw thrown;
}
function problemsOf$1(error) {
	if (error instanceof InputError) return error.problems;
	if (error instanceof DocsAgentError) return [error];
	return [{
		message: `This is a bug in docs-agent: ${error instanceof Error ? error.message : String(error)}`,
		hint: "Please report it with the log of a run with debug logging. The log shows what the run had done before."
	}];
}
function traceOf(error) {
	return (error instanceof Error ? error.stack ?? error.message : String(error)).split("\n");
}

// src/http/body.ts
var TooBigError = class extends Error {};
var UndecodableError = class extends Error {};
const DECODERS = /* @__PURE__ */ new Map([
	["gzip", async () => (0, node_util.promisify)((await import("node:zlib")).gunzip)],
	["x-gzip", async () => (0, node_util.promisify)((await import("node:zlib")).gunzip)],
	["deflate", async () => (0, node_util.promisify)((await import("node:zlib")).inflate)],
	["br", async () => (0, node_util.promisify)((await import("node:zlib")).brotliDecompress)]
]);
async function decodeBody(chunks, { encoding, maxBytes }) {
	const received = [];
	let size = 0;
	for await (const chunk of chunks) {
		size += chunk.length;
		if (size > maxBytes) throw new TooBigError(`more than ${maxBytes} bytes`);
		received.push(chunk);
	}
	const bytes = Buffer.concat(received);
	const name = encoding?.trim().toLowerCase() ?? "";
	if (name === "" || name === "identity" || bytes.length === 0) return bytes;
	const loadDecoder = DECODERS.get(name);
	if (loadDecoder === void 0) throw new UndecodableError(`the content encoding ${JSON.stringify(name.slice(0, 40))} is unknown`);
	const decode = await loadDecoder();
	try {
		return await decode(bytes, { maxOutputLength: maxBytes });
	} catch (cause) {
		if (codeOf(cause) === "ERR_BUFFER_TOO_LARGE") throw new TooBigError(`more than ${maxBytes} bytes`, { cause });
		throw new UndecodableError(`it claims to be ${name}, but is not`, { cause });
	}
}
function codeOf(error) {
	const code = error instanceof Error && "code" in error ? error.code : null;
	return typeof code === "string" ? code : null;
}

// src/http/undici.ts
var import_api = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_undici.require_api(), 1);
var import_errors = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_undici.require_errors(), 1);
var import_dispatcher = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_undici.require_dispatcher(), 1);
var import_env_http_proxy_agent = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_undici.require_env_http_proxy_agent(), 1);
Object.assign(import_dispatcher.default.prototype, import_api.default);

// src/http/failure.ts
const CERTIFICATE_CODE = /^(CERT_|CRL_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)|HOSTNAME_MISMATCH)/;
const WORDS = {
	ECONNREFUSED: "refused the connection",
	ENOTFOUND: "has no address (DNS)",
	EAI_AGAIN: "has no address at the moment (DNS)",
	EHOSTUNREACH: "cannot be reached",
	ENETUNREACH: "cannot be reached",
	ECONNRESET: "reset the connection",
	EPIPE: "closed the connection",
	ETIMEDOUT: "did not answer",
	UND_ERR_CONNECT_TIMEOUT: "did not accept a connection in time",
	UND_ERR_SOCKET: "closed the connection",
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "sent a body of a different length than announced",
	UND_ERR_HEADERS_OVERFLOW: "sent too many headers",
	EPROTO: "does not speak TLS as expected",
	ERR_SSL_WRONG_VERSION_NUMBER: "does not speak TLS",
	UND_ERR_ABORTED: "cannot be reached, because the proxy refuses to",
	UND_ERR_PRX_CONN: "cannot be reached, because the proxy closed the connection"
};
const REASONS = {
	ECONNREFUSED: "the connection was refused",
	ENOTFOUND: "no address (DNS)",
	EAI_AGAIN: "no address (DNS)",
	EHOSTUNREACH: "the host is unreachable",
	ENETUNREACH: "the host is unreachable",
	ECONNRESET: "the connection was reset",
	EPIPE: "the connection was closed",
	ETIMEDOUT: "no answer in time",
	UND_ERR_CONNECT_TIMEOUT: "no connection in time",
	UND_ERR_SOCKET: "the connection was closed",
	EPROTO: "no TLS",
	ERR_SSL_WRONG_VERSION_NUMBER: "no TLS",
	UND_ERR_ABORTED: "the proxy refused",
	UND_ERR_PRX_CONN: "the proxy closed the connection"
};
const REASONS_BY_KIND = {
	unreachable: "no connection",
	certificate: "untrusted certificate",
	"proxy-certificate": "untrusted certificate of the proxy",
	"proxy-password": "the proxy requires a password",
	lost: "the connection broke",
	timeout: "no answer in time",
	"too-big": "the answer is too big",
	undecodable: "undecodable answer",
	cancelled: "cancelled"
};
function failureOf(error, attempt) {
	const { host, atProxy, sent, status, stopped } = attempt;
	const make = (failure, message, reason = REASONS_BY_KIND[failure]) => {
		return {
			kind: "failure",
			sent,
			status,
			failure,
			message,
			reason
		};
	};
	if (stopped === "timeout") return make("timeout", `${host} did not answer in time`);
	if (stopped === "cancelled") return make("cancelled", "the run was cancelled");
	if (error instanceof TooBigError) return make("too-big", `the answer of ${host} is too big: ${error.message}`);
	if (error instanceof UndecodableError) return make("undecodable", `the answer of ${host} cannot be decoded: ${error.message}`);
	const codes = codesOf(error);
	const [code = error instanceof Error ? error.name : "unknown error"] = codes;
	const distrust = codes.find((each) => CERTIFICATE_CODE.test(each));
	if (distrust !== void 0 && atProxy) {
		const why = `the certificate of the proxy is not trusted (${distrust})`;
		return make("proxy-certificate", `${unreachable(host)} ${why}`);
	}
	if (distrust !== void 0) return make("certificate", `the certificate of ${host} is not trusted (${distrust})`);
	const kind = sent ? "lost" : "unreachable";
	if (error instanceof import_errors.default.HTTPParserError) return make(kind, `${host} did not answer with HTTP (${code})`, "the answer is not HTTP");
	return make(kind, `${atProxy ? `${unreachable(host)} the proxy` : host} ${WORDS[code] ?? "broke the connection"} (${code})`, REASONS[code]);
}
function refusedWithoutPassword({ host }, sent) {
	const failure = "proxy-password";
	return {
		kind: "failure",
		sent,
		status: null,
		failure,
		message: `${unreachable(host)} the proxy requires a valid user name and password (407)`,
		reason: REASONS_BY_KIND[failure]
	};
}
function unreachable(host) {
	return `${host} cannot be reached, because`;
}
function codesOf(error) {
	if (!(error instanceof Error)) return [];
	const code = codeOf(error);
	return [...code === null ? [] : [code], ...codesOf(error.cause)];
}
function troubleOfFailure({ failure, sent }) {
	switch (failure) {
		case "unreachable": return "unsent";
		case "timeout": return sent ? "network" : "unsent";
		case "lost":
		case "undecodable": return "network";
		case "certificate":
		case "proxy-certificate":
		case "proxy-password":
		case "too-big":
		case "cancelled": return null;
	}
}

// src/http/retry-after.ts
function retryAfterMs(headers, now) {
	const theirNow = dateOf(headers.get("date")) ?? now;
	const value = headers.get("retry-after")?.trim() ?? "";
	if (/^\d+(?:\s*,\s*\d+)*$/.test(value)) return Math.max(...value.split(",").map(Number)) * 1e3;
	const until = dateOf(value);
	if (until !== null) return Math.max(0, until - theirNow);
	const reset = headers.get("x-ratelimit-reset") ?? "";
	if (headers.get("x-ratelimit-remaining") !== "0" || !/^\d{1,12}$/.test(reset)) return null;
	return Math.max(0, Number(reset) * 1e3 - theirNow) + 1e3;
}
function dateOf(text) {
	if (text === void 0 || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
	const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
	return Number.isNaN(time) ? null : time;
}

// src/http/retry-table.ts
const MIB = 1048576;
const MINUTE = 6e4;
const calm = {
	freshConnection: false,
	graceMs: 0
};
const github = {
	...calm,
	deadlineMs: 2e4,
	maxBytes: 16 * MIB,
	longestRetryAfterMs: 5 * MINUTE
};
const githubBackoff = {
	tries: 4,
	waitsMs: [
		1e3,
		3e3,
		9e3
	]
};
const githubLimit = {
	tries: 4,
	waitsMs: [MINUTE]
};
const visitorsBackoff = {
	tries: 4,
	waitsMs: [
		1e3,
		2e3,
		4e3
	]
};
const analytics = {
	...calm,
	deadlineMs: 3e4,
	maxBytes: 4 * MIB,
	longestRetryAfterMs: 2 * MINUTE,
	rules: {
		unsent: visitorsBackoff,
		network: visitorsBackoff,
		passing: visitorsBackoff,
		"rate-limit": visitorsBackoff,
		server: visitorsBackoff,
		"bad-body": visitorsBackoff
	}
};
const paid = {
	deadlineMs: 6e4,
	maxBytes: MIB,
	freshConnection: true,
	graceMs: 3e3,
	longestRetryAfterMs: 2 * MINUTE,
	rules: {
		unsent: {
			tries: 3,
			waitsMs: [1e3, 4e3]
		},
		"rate-limit": {
			tries: 2,
			waitsMs: [MINUTE]
		}
	}
};
const RETRY_TABLE = {
	"create-job": paid,
	"send-message": paid,
	"read-job": {
		...calm,
		deadlineMs: 3e4,
		maxBytes: MIB,
		longestRetryAfterMs: 0,
		rules: {}
	},
	"read-visitors": analytics,
	"read-evidence": analytics,
	"github-read": {
		...github,
		rules: {
			unsent: githubBackoff,
			network: githubBackoff,
			server: githubBackoff,
			"rate-limit": githubLimit
		}
	},
	"github-edit": {
		...github,
		graceMs: 2e3,
		rules: {
			unsent: githubBackoff,
			network: githubBackoff,
			server: githubBackoff,
			"rate-limit": githubLimit
		}
	},
	"github-claim": {
		...github,
		freshConnection: true,
		rules: {
			unsent: {
				tries: 3,
				waitsMs: [1e3, 3e3]
			},
			"rate-limit": {
				tries: 3,
				waitsMs: [MINUTE]
			}
		}
	},
	"github-create": {
		...github,
		graceMs: 2e3,
		rules: {
			unsent: {
				tries: 3,
				waitsMs: [1e3, 3e3]
			},
			"rate-limit": {
				tries: 3,
				waitsMs: [MINUTE]
			}
		}
	}
};

// src/http/with-retries.ts
async function withRetries(policy, attempt, { clock, randomness, cancelled, budget, mayRepeat }) {
	for (let tries = 1;; tries += 1) {
		const { result, trouble, retryAfterMs = null } = await withGrace(attempt, {
			policy,
			clock,
			cancelled
		});
		const rule = trouble === null ? void 0 : policy.rules[trouble];
		if (rule === void 0 || tries >= rule.tries) return {
			result,
			tries
		};
		if ((retryAfterMs ?? 0) > policy.longestRetryAfterMs) return {
			result,
			tries
		};
		if (budget?.takeRepetition() === false) return {
			result,
			tries
		};
		const spread = trouble === "rate-limit" ? { fraction: () => 1 } : randomness;
		await clock.sleep(retryAfterMs ?? backoff(rule.waitsMs, tries, spread), cancelled);
		if (cancelled.aborted || await mayRepeat?.() === false) return {
			result,
			tries
		};
	}
}
function backoff(waitsMs, tries, { fraction }) {
	const wait = waitsMs[tries - 1] ?? waitsMs.at(-1) ?? 0;
	return wait / 2 + wait / 2 * fraction();
}
async function withGrace(attempt, { policy, clock, cancelled }) {
	const stop = new AbortController();
	using grace = new DisposableStack();
	const cancel = () => {
		if (policy.graceMs === 0) stop.abort();
		else grace.use(clock.after(policy.graceMs, () => stop.abort()));
	};
	grace.defer(() => cancelled.removeEventListener("abort", cancel));
	cancelled.addEventListener("abort", cancel);
	if (cancelled.aborted) stop.abort();
	return await attempt(stop.signal);
}

// src/http/proxy.ts
function isLoopback({ hostname }) {
	return /^(?:localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(hostname);
}
function readProxies({ httpProxy, httpsProxy, noProxy }) {
	const problems = [];
	const read = (name, address) => {
		const text = address?.trim() ?? "";
		if (text === "") return "";
		const whole = text.includes("://") ? text : `http://${text}`;
		const url = URL.canParse(whole) ? new URL(whole) : null;
		const isAddress = url !== null && /^https?:$/.test(url.protocol);
		if (isAddress && canDecode(url.username) && canDecode(url.password)) return whole;
		problems.push(isAddress ? undecodable(name) : noAddress(name));
		return "";
	};
	const proxies = {
		httpProxy: read("HTTP_PROXY", httpProxy),
		httpsProxy: read("HTTPS_PROXY", httpsProxy),
		noProxy: noProxy ?? ""
	};
	if (problems.length > 0) throw new InputError(problems);
	return proxies;
}
const PROXY_ADVICE = {
	"proxy-certificate": "Ask the proxy's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
	"proxy-password": "Check the user name and password in the runner's HTTP_PROXY and HTTPS_PROXY."
};
function noAddress(name) {
	return {
		message: `The environment variable ${name} is not the address of a proxy.`,
		hint: "Write it as http://proxy.example.com:3128."
	};
}
function undecodable(name) {
	return {
		message: `The user name or password in the environment variable ${name} cannot be decoded.`,
		hint: "Write % as %25 there, and percent-encode other special characters."
	};
}
function canDecode(text) {
	try {
		return true;
	} catch {
		return false;
	}
}

// src/marker-line.ts
const OPENING = /^<!-- docs-agent:(?!1 )/;
const LINE = /^<!-- docs-agent:2 ([A-Za-z0-9_-]+) -->$/;
function writeMarkerLine(value) {
	return lineOf(JSON.stringify(value));
}
function readMarkerLine(body) {
	const line = readLine(firstLine(body));
	return line === void 0 ? void 0 : { value: line.value };
}
function changeMarkerLine(line, change) {
	const read = readLine(line);
	if (read === void 0) return void 0;
	const json = change(read.json);
	if (json === read.json) return line;
	const changed = lineOf(json);
	return readLine(changed) === void 0 ? void 0 : changed;
}
function lineOf(json) {
	return `<!-- docs-agent:2 ${Buffer.from(json).toString("base64url")} -->`;
}
function readLine(line) {
	const [, encoded] = LINE.exec(line) ?? [];
	if (encoded === void 0) return void 0;
	const json = Buffer.from(encoded, "base64url").toString("utf8");
	try {
		return {
			json,
			value: JSON.parse(json)
		};
	} catch {
		return;
	}
}
function looksMarked(body) {
	return OPENING.test(firstLine(body));
}
function markedLine(body) {
	return body.split(/\r?\n/).find(looksMarked);
}
function firstLine(body) {
	return body.split(/\r?\n/, 1)[0] ?? "";
}

// src/github/lazy-repository.ts
function lazyRepository(load) {
	let loading = null;
	const loaded = () => {
		loading ??= load().catch(loadingFailed);
		return loading;
	};
	return new Proxy({}, { get: (_none, name) => {
		if (name === "then" || typeof name === "symbol") return void 0;
		return async (...given) => Reflect.apply((await loaded())[name], void 0, given);
	} });
}
function loadingFailed(error) {
	if (error instanceof DocsAgentError) throw error;
	throw new RepositoryError({
		failure: "unavailable",
		status: void 0,
		message: `A file of the action could not be loaded: ${error instanceof Error ? error.message : String(error)}.`,
		hint: "Run it again; on a runner of your own, check that nothing deletes the action's files.",
		cause: error
	});
}

// src/http/watch-exchange.ts
function watchExchange({ method, url }) {
	let sent = false;
	let wantsPassword = false;
	const origins = /* @__PURE__ */ new Map();
	const path = url.pathname + url.search;
	const tunnel = `${url.host}${url.port === "" ? ":443" : ""}`;
	const isOurs = (request) => request.method === method && [path, url.origin + path].includes(request.path);
	using stack = new DisposableStack();
	listen(stack, "undici:client:sendHeaders", ({ request }) => {
		if (isOurs(request)) sent = true;
	});
	listen(stack, "undici:client:connectError", ({ error, connectParams }) => {
		if (!origins.has(error)) origins.set(error, `${connectParams.protocol}//${connectParams.host}`);
	});
	listen(stack, "undici:request:headers", ({ request, response }) => {
		const isTunnel = request.method === "CONNECT" && request.path === tunnel;
		if (response.statusCode === 407 && (isTunnel || isOurs(request))) wantsPassword = true;
	});
	const listening = stack.move();
	return {
		sent: () => sent,
		failedAtProxy: (error) => chainOf(error).some((each) => (origins.get(each) ?? url.origin) !== url.origin),
		proxyWantsPassword: () => wantsPassword,
		[Symbol.dispose]: () => listening.dispose()
	};
}
function listen(stack, channel, listener) {
	const listening = (message) => listener(message);
	node_diagnostics_channel.default.subscribe(channel, listening);
	stack.defer(() => node_diagnostics_channel.default.unsubscribe(channel, listening));
}
function chainOf(error) {
	return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

// src/http/send.ts
function createSend({ clock, proxy }) {
	const ways = {
		far: {
			proxies: readProxies(proxy),
			idle: []
		},
		near: {
			proxies: NO_PROXIES,
			idle: []
		}
	};
	return async (exchange) => {
		const { proxies, idle } = isLoopback(exchange.url) ? ways.near : ways.far;
		const line = (exchange.freshConnection ? void 0 : idle.pop()) ?? openLine(proxies);
		const ending = await attempt(exchange, line, clock);
		if (exchange.freshConnection) await line.hangUp();
		else if (line.open) idle.push(line);
		return ending;
	};
}
const NO_PROXIES = {
	httpProxy: "",
	httpsProxy: "",
	noProxy: ""
};
const CONNECT_TIMEOUT_MS = 1e4;
const ONLY_HTTP_1 = { allowH2: false };
function openLine(proxies) {
	const hangingUp = new AbortController();
	const connect = {
		timeout: CONNECT_TIMEOUT_MS,
		signal: hangingUp.signal,
		...ONLY_HTTP_1
	};
	const dispatcher = new import_env_http_proxy_agent.default({
		...proxies,
		...ONLY_HTTP_1,
		connections: 1,
		connect,
		proxyTls: connect,
		headersTimeout: 0,
		bodyTimeout: 0
	});
	return {
		dispatcher,
		get open() {
			return !hangingUp.signal.aborted;
		},
		async hangUp() {
			hangingUp.abort();
			await dispatcher.destroy();
		}
	};
}
async function attempt(exchange, line, clock) {
	const { method, url, headers, body, maxBytes, signal } = exchange;
	let stopped = null;
	const stopBecause = (reason) => {
		stopped ??= reason;
		line.hangUp();
	};
	const cancel = () => stopBecause("cancelled");
	using _deadline = clock.after(exchange.deadlineMs, () => stopBecause("timeout"));
	using watch = watchExchange(exchange);
	let status = null;
	try {
		signal?.addEventListener("abort", cancel);
		if (signal?.aborted) cancel();
		const { dispatcher } = line;
		const path = url.pathname + url.search;
		const options = {
			origin: url.origin,
			path,
			method,
			headers,
			...body === void 0 ? {} : { body }
		};
		const response = await dispatcher.request(options);
		status = response.statusCode;
		const read = flatten(response.headers);
		const decoded = await decodeBody(response.body, {
			encoding: read.get("content-encoding"),
			maxBytes
		});
		return {
			kind: "answer",
			status,
			headers: read,
			body: decoded
		};
	} catch (error) {
		const sent = watch.sent();
		if (status === null && stopped === null && watch.proxyWantsPassword()) return refusedWithoutPassword(url, sent);
		return failureOf(error, {
			host: url.host,
			atProxy: watch.failedAtProxy(error),
			sent,
			status,
			stopped
		});
	} finally {
		signal?.removeEventListener("abort", cancel);
	}
}
function flatten(headers) {
	return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value ?? ""]));
}

// src/redaction/user-info.ts
const AT = /[@\uFF20\uFE6B]|%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)|&(?:#(?:64|x40)|commat);|\\u0040/gi;
const HOST = /^(?:[a-z][a-z\d+.-]*:(?=[\\/]))?[\\/]*(?![\\/])(?:\[[^\]]*\]|[^:\\/?#]*)(?::\d{0,5})?(?:[\\/?#].*)?$/is;
function hideUserInfo(address) {
	const scheme = /^https?:[\\/]*/i.exec(address)?.[0] ?? "";
	const parts = address.split(AT);
	if (parts.length > 1) return `${scheme}***@${parts.at(-1)}`;
	const rest = address.slice(scheme.length).normalize("NFKC").replace(/%(?:25)*3A/gi, ":");
	return HOST.test(rest) ? address : `${scheme}***`;
}

// src/runner/run-context.ts
const REPOSITORY$1 = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;
function readRunContext(environment = process.env) {
	const problems = trustsAnyCertificate(environment) ? [NO_CERTIFICATE_IS_CHECKED] : [];
	const variable = (name, form, otherwise) => {
		const value = environment[name] || otherwise || "";
		if (!form.test(value)) problems.push(unusable(name, value));
		return value;
	};
	const address = (name, otherwise) => {
		const value = environment[name] || otherwise;
		if (!URL.canParse(value) || !/^https?:/.test(value)) problems.push(unusable(name, hideUserInfo(value)));
		return value.replace(/\/+$/, "");
	};
	const context = {
		repository: variable("GITHUB_REPOSITORY", REPOSITORY$1),
		runId: variable("GITHUB_RUN_ID", /^\d{1,20}$/),
		attempt: Number(variable("GITHUB_RUN_ATTEMPT", /^[1-9]\d{0,5}$/, "1")),
		workflowPath: workflowPathOf(environment),
		job: variable("GITHUB_JOB", /^/),
		step: variable("GITHUB_ACTION", /^/),
		actionRepository: variable("GITHUB_ACTION_REPOSITORY", /^/),
		actor: variable("GITHUB_ACTOR", /^/),
		sha: variable("GITHUB_SHA", /^/),
		serverUrl: address("GITHUB_SERVER_URL", "https://github.com"),
		apiUrl: address("GITHUB_API_URL", "https://api.github.com"),
		eventName: variable("GITHUB_EVENT_NAME", /^[\w-]{1,100}$/)
	};
	const payload = readPayload(environment["GITHUB_EVENT_PATH"] ?? "", problems);
	if (problems.length > 0) throw new InputError(problems);
	return {
		...context,
		repositoryId: repositoryIdOf(environment, payload),
		payload
	};
}
function trustsAnyCertificate(environment = process.env) {
	return environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0";
}
const NO_CERTIFICATE_IS_CHECKED = {
	message: "The variable NODE_TLS_REJECT_UNAUTHORIZED is 0, so nothing was sent: anyone on the network path could read the API key.",
	hint: "Remove it. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its file."
};
function repositoryIdOf(environment, payload) {
	const variable = environment["GITHUB_REPOSITORY_ID"] ?? "";
	if (/^[1-9]\d{0,14}$/.test(variable)) return Number(variable);
	const read = safeParse(payloadWithRepository, payload);
	return read.success ? read.output.repository.id : null;
}
const payloadWithRepository = object({ repository: object({ id: pipe(number(), safeInteger(), minValue(1)) }) });
function workflowPathOf(environment) {
	const [, path] = /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*|@[^@]*)$/s.exec(environment["GITHUB_WORKFLOW_REF"] ?? "") ?? [];
	return path ?? environment["GITHUB_WORKFLOW"] ?? "";
}
function readPayload(path, problems) {
	try {
		return JSON.parse((0, node_fs.readFileSync)(path, "utf8"));
	} catch (error) {
		const state = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
		problems.push({
			message: `The event file ${JSON.stringify(path)} (GITHUB_EVENT_PATH) ${state}.`,
			hint: RUNNER_HINT
		});
		return null;
	}
}
const RUNNER_HINT = "This program expects the environment of a GitHub Actions step; to try it elsewhere, see \"npm run demo\".";
function unusable(name, value) {
	return {
		message: `The variable ${name} ${value === "" ? "is not set" : `is ${JSON.stringify(value.slice(0, 100))}, which no runner sets`}.`,
		hint: RUNNER_HINT
	};
}
function readProxySettings(environment = process.env) {
	const either = (name) => environment[name] || environment[name.toUpperCase()] || void 0;
	return {
		httpProxy: either("http_proxy"),
		httpsProxy: either("https_proxy"),
		noProxy: either("no_proxy")
	};
}

// src/runner/system-clock.ts
const systemClock = {
	now: () => Date.now(),
	monotonic: () => performance.now(),
	async sleep(ms, signal) {
		await (0, node_timers_promises.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal }).catch(() => void 0);
	},
	after(ms, action) {
		const timer = setTimeout(action, ms);
		return { [Symbol.dispose]: () => clearTimeout(timer) };
	}
};
const systemRandomness = {
	fraction: () => Math.random(),
	token: () => (0, node_crypto.randomBytes)(16).toString("hex")
};

// src/jobs/job.ts
const STATUSES = {
	active: {
		words: ["active"],
		end: null
	},
	completed: {
		words: ["completed"],
		end: "no-pull-request"
	},
	failed: {
		words: ["failed", "error"],
		end: "failed"
	},
	archived: {
		words: ["archived"],
		end: "archived"
	}
};
const JOB_STATUSES = Object.keys(STATUSES);
const ENDS_WITHOUT_PULL_REQUEST = [...new Set(Object.values(STATUSES).flatMap(({ end }) => end ?? []))];
function readStatus(word) {
	const known = word.trim().toLowerCase();
	return JOB_STATUSES.find((status) => STATUSES[status].words.some((each) => each === known)) ?? null;
}
const JOB_ID = /^(?!\.{1,2}$)(?! +$)[ -~]{1,128}$/;
function endWithoutPullRequest({ status }) {
	return STATUSES[status].end;
}
function isFinal(job) {
	return endWithoutPullRequest(job) !== null;
}
function isSaidToRun({ reportedStatus }) {
	const status = readStatus(reportedStatus ?? "");
	return status !== null && !isFinal({ status });
}
function readPullRequestLink(prLink, rules) {
	const url = URL.canParse(prLink) ? new URL(prLink) : null;
	if (url === null) return refused("it is not an address");
	const reason = whyNotTrusted(prLink, url, rules);
	if (reason !== null) return refused(reason);
	const path = PULL_REQUEST_PATHS.map((form) => form.exec(url.pathname)?.groups).find((groups) => groups !== void 0);
	if (path === void 0) return refused("its path is not that of a pull or merge request");
	if (prLink !== url.origin + url.pathname) return refused("it is not in its normal form");
	const repository = `${path["owner"]}/${path["name"]}`.replaceAll("%20", " ");
	return {
		kind: "link",
		link: {
			url: prLink,
			number: Number(path["number"]),
			repository
		}
	};
}
function refused(reason) {
	return {
		kind: "refused",
		reason
	};
}
function whyNotTrusted(prLink, url, { serverUrl, linkHosts }) {
	const trusted = [
		serverUrl,
		"https://github.com",
		...linkHosts.map((host) => `https://${host}`)
	].filter((address) => URL.canParse(address)).map((address) => new URL(address));
	const known = trusted.some(({ protocol, host }) => protocol === url.protocol && host === url.host);
	if (url.protocol !== "https:" && !known) return "it is not https";
	if (url.username !== "" || url.password !== "") return "it names a user or password";
	if (/[?#]/.test(prLink)) return "it has a query or fragment";
	if (known) return null;
	if (trusted.some(({ hostname }) => hostname === url.hostname)) return "its port is not listed in `link-hosts`";
	return "its host is not GitHub's own, github.com or one of `link-hosts`";
}
const PULL_REQUEST_PATHS = [
	/^\/(?<owner>[\w.-]{1,100})\/(?<name>[\w.-]{1,100})\/(?:pull|pulls|pull-requests)\/(?<number>[1-9]\d{0,9})$/,
	/^\/(?<owner>[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,19})\/(?<name>[\w.-]{1,100})\/-\/merge_requests\/(?<number>[1-9]\d{0,9})$/,
	/^\/(?:projects|users)\/(?<owner>[\w.-]{1,100})\/repos\/(?<name>[\w.-]{1,100})\/pull-requests\/(?<number>[1-9]\d{0,9})$/,
	/^\/(?<owner>(?:[\w.-]|%20){1,100}(?:\/(?:[\w.-]|%20){1,100}){0,2})\/_git\/(?<name>(?:[\w.-]|%20){1,100})\/pullrequest\/(?<number>[1-9]\d{0,9})$/
];

// src/modes.ts
const FAILING_RESULTS = [
	"no-pull-request",
	"failed",
	"archived",
	"still-running",
	"unknown-start",
	"not-created"
];
const modes = [
	{
		name: "job",
		auto: "if `prompt`, `prompt-file` or `job-id` is set",
		does: "starts a job (or follows `job-id`), waits and publishes the result; keeps a status comment if there is a thread",
		results: ["pull-request", ...FAILING_RESULTS]
	},
	{
		name: "comment",
		auto: "on comment events, whatever else is set",
		does: "runs the command in the comment that triggered the run, if its author has permission",
		as: "job",
		results: [
			"helped",
			"settled",
			"reported"
		]
	},
	{
		name: "settle",
		auto: null,
		does: "checks every unfinished job of the repository once and updates its comment",
		results: ["settled"]
	},
	{
		name: "report",
		auto: null,
		does: "writes the visitor report",
		results: ["reported"]
	},
	{
		name: "doctor",
		auto: null,
		does: "checks the set-up without starting a job or writing anything, and says what to fix",
		results: ["healthy", "unhealthy"]
	}
];
const COMMON_RESULTS = [
	"skipped",
	"dry-run",
	"error"
];
const MODE_NAMES = modes.map(({ name }) => name);
const MODES = ["auto", ...MODE_NAMES];
const RESULTS = [.../* @__PURE__ */ new Set([...modes.flatMap(({ results }) => results), ...COMMON_RESULTS])];
const COMMENT_EVENTS = ["issue_comment", "pull_request_review_comment"];
function isCommentEvent(event) {
	return COMMENT_EVENTS.includes(event);
}
function modeOfAuto(event, hasSource) {
	if (isCommentEvent(event)) return "comment";
	return hasSource ? "job" : null;
}

// src/action-spec.ts
const PERMISSIONS = [
	"triage",
	"write",
	"maintain",
	"admin",
	"none"
];
const CLAIM_REACTIONS = [
	"rocket",
	"eyes",
	"heart",
	"hooray",
	"laugh"
];
const PULL_REQUESTS = ["new", "open"];
const REPORT_PLACES = ["summary", "issue"];
const EVIDENCE_KINDS = [
	"searches",
	"questions",
	"feedback"
];
const PERIODS = [
	"last-week",
	"last-7-days",
	"last-30-days",
	"last-month"
];
const RANGES = {
	"wait-minutes": {
		least: 1,
		most: 350
	},
	trend: {
		least: 0,
		most: 26
	},
	top: {
		least: 1,
		most: 100
	},
	"max-requests": {
		least: 1,
		most: 1e3
	},
	"max-jobs-per-day": {
		least: 1,
		most: 1e5
	}
};
const about = {
	name: "docs-agent",
	version: "0.1.0",
	description: "Starts documentation-agent jobs from workflows and comments, follows each to its end and links the pull request",
	branding: {
		icon: "book-open",
		color: "blue"
	}
};
const inputs = {
	mode: {
		default: "auto",
		description: `What the step does: ${either(MODE_NAMES)}. \`auto\` means ${modesOfAuto()}.`
	},
	"base-url": {
		required: true,
		description: "Base address of the documentation service: `https`, or `http` for a loopback host only. A path prefix is kept; leave out the version (`/v1`, `/v2`)."
	},
	"project-id": {
		required: true,
		description: "The project at the service; one path segment."
	},
	"api-key": {
		required: true,
		description: "Admin API key of the service: at least 16 characters, no spaces. It is masked in the log."
	},
	"github-token": {
		default: "${{ github.token }}",
		description: "Token for comments, reactions, permissions and issues."
	},
	prompt: { description: "The instruction. In `comment` mode: the team's standing instructions, which are added before each request." },
	"prompt-file": { description: "File in the workspace that contains the instruction." },
	"job-id": { description: "Follows this job instead of starting one. `job` mode needs exactly one of `prompt`, `prompt-file` and `job-id`." },
	context: {
		default: "auto",
		description: "`auto` adds the issue or pull request that the event belongs to; `none` adds nothing."
	},
	thread: {
		default: "auto",
		description: "Number of the issue or pull request that gets the status comment. `auto`: the event's, if it has one; `merged`: for a `push`, the merged pull request that contains the commit; `none`: no status comment."
	},
	wait: {
		default: "true",
		description: "`false` returns as soon as the service has accepted the job."
	},
	"wait-minutes": {
		default: "30",
		description: `How long to follow a job, in minutes: ${span("wait-minutes")}. After that the result is \`still-running\`.`
	},
	notify: {
		default: "true",
		description: "Adds one short comment when a job ends more than five minutes after it was requested, or through `settle` (GitHub sends no notifications for edits)."
	},
	handover: {
		default: "true",
		description: "Adds one comment to a pull request that a job made in this repository: who requested it, where, and how to ask for changes."
	},
	"pull-request": {
		default: "new",
		description: "`new`: each request is a job of its own. `open`: adds the request to the open pull request that earlier requests of the same workflow job (or comment command) have made, if there is one. While the agent is busy with it, the request waits for up to `wait-minutes`. Needs `handover` and `pull-requests: read`."
	},
	"request-review": {
		default: "false",
		description: "`true` asks the requester to review the agent's pull request, if it is in this repository. Needs `pull-requests: write`."
	},
	"fail-on": {
		default: "failed, not-created, unknown-start",
		description: `Results that fail the step: a list of ${list(FAILING_RESULTS)}; or \`none\`.`
	},
	"max-jobs-per-day": { description: `Limit of jobs and follow-ups in 24 hours: ${span("max-jobs-per-day")}; empty: no limit. They are counted by the status comments of this repository, so two runs at the same moment may both pass, and jobs without a status comment don't count. Needs \`pull-requests: read\`.` },
	"dry-run": {
		default: "false",
		description: "Does everything except starting a job and writing to GitHub; the summary shows the prompt."
	},
	command: {
		default: "/docs",
		description: "The comment command: one word that starts with `/`."
	},
	permission: {
		default: "write",
		description: `Lowest repository permission that may cause a job: ${either(PERMISSIONS)}. \`none\` allows anyone; use with care.`
	},
	"allowed-users": { description: "Logins or numeric ids of people who may cause a job whatever their permission. A login can pass to another account; an id stays." },
	"allowed-bots": { description: "Logins of bots that may cause a job; `*` is refused." },
	"claim-reaction": {
		default: "rocket",
		description: `The reaction that claims a comment: ${either(CLAIM_REACTIONS)}. Change it if another tool with the same identity adds this one; all workflows for the same project need the same one.`
	},
	"link-hosts": { description: "More hosts (`host` or `host:port`) whose pull requests may be linked, besides GitHub's own and `github.com`." },
	leg: {
		default: "${{ toJSON(matrix) }}",
		description: "Distinguishes the legs of a matrix; only its hash is used. Set it only if one run uses the same step twice, for example inside a composite action: then each use needs a different text."
	},
	evidence: { description: `What the report reads besides visitors: a list of ${list(EVIDENCE_KINDS)}. It then shows terms that readers search for and seldom click, questions that the assistant did not answer, and pages that readers mark as unhelpful, each with a command to paste. These are readers' own words, so this works in private repositories only. The service must offer them; each takes at most two of \`max-requests\`.` },
	"report-to": {
		default: "summary",
		description: `Where the report goes: a list of ${list(REPORT_PLACES)}.`
	},
	"report-issue-title": {
		default: "Documentation visitors",
		description: "Title of the rolling issue."
	},
	"report-label": {
		default: "docs-visitors",
		description: "Label that identifies the rolling issue; created if missing."
	},
	"report-public": {
		default: "false",
		description: "Must be `true` to publish visitor figures from a public repository, where anyone can read issues and summaries."
	},
	"report-notify": {
		default: "true",
		description: "Adds one short comment to the rolling issue for each new period, so that subscribers are notified."
	},
	period: {
		default: "last-week",
		description: `What the report covers: ${list(PERIODS)}, or \`YYYY-MM-DD..YYYY-MM-DD\` (end not included). Days are UTC; \`last-week\` is the last complete one from Monday to Monday.`
	},
	trend: {
		default: "8",
		description: `How many periods the trend shows: ${span("trend")}.`
	},
	top: {
		default: "10",
		description: `Rows in the table of top pages: ${span("top")}.`
	},
	"site-url": { description: "The documentation site's address (`https` or `http`), including the folder in which the site is, if any. Paths in the report then link to their pages." },
	"pages-root": { description: "Folder of the documentation's sources in this repository, such as `docs`; `.` for the whole repository. A report with `period: last-week` then compares the visitors of pages before and after a change four weeks earlier. Needs `contents: read`." },
	"max-requests": {
		default: "60",
		description: `Limit of analytics requests for one report: ${span("max-requests")}. With the default, the report of a site with more than about 6,500 pages is partial and says so.`
	}
};
const SKIPS = [
	{
		reason: "no-secrets",
		because: "runs of forks and Dependabot get no secrets"
	},
	{
		reason: "edited",
		because: "the comment is not new"
	},
	{
		reason: "own-comment",
		because: "the comment is one of ours"
	},
	{
		reason: "not-a-command",
		because: "the comment doesn't begin with a command"
	},
	{
		reason: "bot",
		because: "the bot is not in `allowed-bots`"
	},
	{
		reason: "not-permitted",
		because: "the person may not start jobs"
	},
	{
		reason: "changed",
		because: "the comment was changed or deleted since the event"
	},
	{
		reason: "own-pull-request",
		because: "the pushed pull request was made by the agent"
	},
	{
		reason: "already-claimed",
		because: "another run has claimed the comment"
	},
	{
		reason: "over-budget",
		because: "`max-jobs-per-day` is used up"
	}
];
SKIPS.map(({ reason }) => reason);
const outputs = {
	result: { description: `Result of the run: ${list(RESULTS)}. Set on every path, also on failure.` },
	"skip-reason": { description: `Why nothing was done, if the result is \`skipped\`; the first match of ${SKIPS.map(({ reason, because }) => `${code(reason)} (${because})`).join(", ")}.` },
	"job-id": { description: "The job's id." },
	status: { description: `The job's last known status: ${either(JOB_STATUSES)}.` },
	"pr-url": { description: "Address of the pull request; empty if its host may not be linked." },
	"pr-number": { description: "Number of the pull request." },
	"pr-repository": { description: "Repository of the pull request: `owner/name`." },
	"duration-seconds": { description: "Whole seconds from the request for the job to its end. Empty if the job had ended before this run first read it." },
	resumed: { description: "`true` if the job was started before this attempt." },
	"follow-up": { description: "`true` if the request was a follow-up for an existing job." },
	"comment-url": { description: "Address of the status comment, or of the comment that answers `/docs report`." },
	"visitors-total": { description: "Unique visitors in the period: people and AI, without counting anyone twice." },
	"visitors-human": { description: "Unique human visitors in the period." },
	"visitors-ai": { description: "Unique AI visitors in the period." },
	"ai-share": { description: "AI visitors as a fraction of human and AI visitors, to four decimal places." },
	"report-headline": { description: "The report's headline as plain text of at most 300 characters, such as for a chat message." },
	"report-issue-url": { description: "Address of the rolling issue." },
	"report-markdown-file": { description: "Path of the report as Markdown, under `RUNNER_TEMP`." },
	"report-json-file": { description: "Path of the figures as JSON, under `RUNNER_TEMP`." },
	"report-csv-file": { description: "Path of the figures as CSV, under `RUNNER_TEMP`." }
};
function code(name) {
	return `\`${name}\``;
}
function list(names) {
	return names.map(code).join(", ");
}
function either(names) {
	return list(names).replace(/, (?=[^,]*$)/, " or ");
}
function span(name) {
	const { least, most } = RANGES[name];
	return `${least} to ${String(most).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}
function modesOfAuto() {
	return modes.flatMap(({ name, auto }) => auto === null ? [] : [`${code(name)} ${auto}`]).join("; ");
}

// src/runner/user-agent.ts
const REPOSITORY = /^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/;
function userAgent({ serverUrl, actionRepository }) {
	const product = `${about.name}/${about.version}`;
	const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
	return server !== null && /^https?:$/.test(server.protocol) && REPOSITORY.test(actionRepository ?? "") ? `${product} (+${server.origin}/${actionRepository})` : product;
}

// src/connections.ts
function openConnections({ run, token, redact, cancelled }) {
	const [clock, randomness] = [systemClock, systemRandomness];
	const agent = userAgent(run);
	const send = createSend({
		clock,
		proxy: readProxySettings()
	});
	const options = {
		run,
		token,
		redact,
		userAgent: agent,
		send,
		clock,
		randomness,
		cancelled
	};
	return {
		send,
		userAgent: agent,
		clock,
		randomness,
		repository: lazyRepository(() => loadRepository(options))
	};
}
async function loadRepository(options) {
	if (options.token === "") throw new RepositoryError({
		failure: "unauthorized",
		status: void 0,
		message: "Input \"github-token\" is empty.",
		hint: "Leave it out to use the run's token."
	});
	const { createRepository } = await Promise.resolve().then(() => require("./repository.js"));
	return createRepository(options);
}

// src/markdown.ts
const COMMENT_LIMIT = 65536;
const INVISIBLE$1 = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /\p{Cc}/gu;
function codeSpan(text, { longest = 200 } = {}) {
	const line = shorten(text.toWellFormed().replace(INVISIBLE$1, "").replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, " ").trim(), longest);
	if (line === "") return "`(empty)`";
	const content = brokenRuns(disarm(line));
	const fence = "`".repeat(longestRun(content) + 1);
	const padding = content.startsWith("`") || content.endsWith("`") ? " " : "";
	return `${fence}${padding}${content}${padding}${fence}`;
}
function codePath(path, { longest = 200 } = {}) {
	return `\`${plainPath(path, { longest }) || "(empty)"}\``;
}
const LONGEST_ADDRESS = 300;
function linkedPath(path, { site, longest = 200 }) {
	const address = addressOf(path, site);
	const shown = codePath(path, { longest });
	return address === null ? shown : `[${shown}](${address})`;
}
function addressOf(path, site) {
	if (!/^\/(?!\/)/.test(path) || /[?#\\\p{C}…]/u.test(path)) return null;
	const { origin, pathname } = new URL(site);
	const address = `${path === pathname || path.startsWith(`${pathname}/`) ? origin : site}${path.replace(/[^\w.~/%-]|%(?![\dA-Fa-f]{2})/gu, percentEncoded)}`;
	return address.length <= LONGEST_ADDRESS && new URL(address).href === address ? address : null;
}
function plainPath(path, { longest = 200 } = {}) {
	return shorten(path.toWellFormed().replace(/[^[\p{L}\p{N}\/._~%\-…]--\p{Default_Ignorable_Code_Point}]|%(?![\dA-Fa-f]{2})/gv, percentEncoded), longest);
}
function quoted(text, { exact = false } = {}) {
	const lines = brokenRuns(text.toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE$1, "").replace(CONTROL, keepLayout));
	const fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
	return `${fence}text\n${exact ? lines : disarm(lines)}\n${fence}`;
}
function details(summary, body) {
	return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function paragraphs(parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}
function shorten(text, longest) {
	if (text.length <= longest) return text;
	return `${wholeCharacters(text.slice(0, Math.max(0, longest - 1)))}…`;
}
function wholeCharacters(text) {
	return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
function disarm(text) {
	return text.replace(/[@#]/g, "$&​");
}
function percentEncoded(text) {
	return [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
function keepLayout(control) {
	return control === "\n" || control === "	" ? control : "";
}
function brokenRuns(text) {
	return text.replace(/`{60}(?=`)/g, "$&​");
}
function longestRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

// src/redaction/credential-formats.ts
const FORMATS = [
	/gh[oprsu]_[A-Za-z0-9][A-Za-z0-9_.-]{14,9999}[A-Za-z0-9_-]/g,
	/github_pat_[A-Za-z0-9_]{20,9999}/g,
	/(?<![A-Za-z0-9])gl(?:pat|oas|dt|rt|rtr|ptt|cbt|soat|ft|imt|agent)-[A-Za-z0-9_-]{20,9999}/g,
	/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,9999}/g,
	/(?:AKIA|ASIA)[A-Z2-7]{16}/g,
	/(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,9999}/g,
	/(?<![A-Za-z0-9])xapp-[0-9]-[A-Za-z0-9-]{10,9999}/g,
	/AIza[A-Za-z0-9_-]{35}/g,
	/(?<![A-Za-z0-9])sk-(?=[\w-]{0,80}[A-Z])(?=[\w-]{0,80}\d)(?=[\w-]{0,80}[A-Za-z0-9]{12})[\w-]{20,9999}/g,
	/(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,9999}/g,
	/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,9999}\.eyJ[A-Za-z0-9_-]{8,9999}(?:\.[A-Za-z0-9_-]{0,9999})?/g,
	/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[\w+/=\s,:.\\]|-(?!-)){0,20000}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g,
	/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\s|\\[nr]){0,9}[A-Za-z0-9+/=]{20,999}){0,999}/g,
	/(?<keep>authorization\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?(?:bearer|basic|token|digest)\s{1,4})[A-Za-z0-9._~+/=-]{8,9999}/gi,
	/(?<keep>\b(?:bearer|basic)\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,80}\d)[A-Za-z0-9._~+/=-]{16,9999}/gi
];
const AUTHORITY = /(https?:[\\/]*|:\/\/|(?<=^|[\s"'(=])\/\/)([^\s/\\?#<>"`]+)/gi;
function credentialsIn(text) {
	const credentials = FORMATS.flatMap((format) => Array.from(text.matchAll(format), ({ 0: found, index, groups }) => ({
		from: index + (groups?.["keep"]?.length ?? 0),
		to: index + found.length
	})));
	const authorities = Array.from(text.matchAll(AUTHORITY), ({ 1: start = "", 2: authority = "", index }) => {
		const from = index + start.length;
		return {
			from,
			to: from + lengthOfUserInfo(authority, start)
		};
	});
	return [...credentials, ...authorities.filter(({ from, to }) => to > from)];
}
function lengthOfUserInfo(authority, start) {
	const at = authority.lastIndexOf("@");
	const colon = authority.indexOf(":");
	if (at >= 0) return start === "//" && (colon < 0 || colon > at) ? 0 : at;
	return colon > 0 && !authority.startsWith("[") ? Math.max(0, authority.indexOf("…", colon)) : 0;
}

// src/redaction/needle.ts
const LARGEST_LEAST = 24;
const CUT = "…";
const LEAST_AT_CUT = 4;
function needleOf(text, { isHex = false } = {}) {
	const least = Math.min(LARGEST_LEAST, Math.ceil(text.length / 2));
	const size = Math.floor((least + 1) / 2);
	const blocks = Array.from({ length: Math.floor(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
	let automaton = null;
	return {
		text,
		isHex,
		least,
		blocks: [...new Set(blocks)],
		automaton: () => {
			automaton ??= automatonOf(text);
			return automaton;
		}
	};
}
function placesOf$1(needle, text) {
	const found = needle.blocks.some((block) => text.includes(block)) ? largeParts(needle, text) : [];
	return text.includes(CUT) ? [...found, ...beginningsAtCuts(needle, text)] : found;
}
function beginningsAtCuts({ text: needle, least }, text) {
	const found = [];
	for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) for (let length = Math.min(least, cut); length >= LEAST_AT_CUT; length -= 1) {
		if (!text.startsWith(needle.slice(0, length), cut - length)) continue;
		found.push({
			from: cut - length,
			to: cut
		});
		break;
	}
	return found;
}
function largeParts({ least, automaton }, text) {
	const states = automaton();
	const found = [];
	let [state, length] = [0, 0];
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		let next = states[state]?.next.get(unit);
		while (next === void 0 && state > 0) {
			state = states[state]?.shorter ?? 0;
			length = states[state]?.length ?? 0;
			next = states[state]?.next.get(unit);
		}
		if (next === void 0) continue;
		state = next;
		length += 1;
		if (length < least) continue;
		const from = at - length + 1;
		const last = found.at(-1);
		if (last !== void 0 && from <= last.to) found[found.length - 1] = {
			from: Math.min(from, last.from),
			to: at + 1
		};
		else found.push({
			from,
			to: at + 1
		});
	}
	return found;
}
function automatonOf(text) {
	const states = [{
		length: 0,
		next: /* @__PURE__ */ new Map(),
		shorter: -1
	}];
	let last = 0;
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		const added = states.push({
			length: at + 1,
			next: /* @__PURE__ */ new Map(),
			shorter: 0
		}) - 1;
		let state = last;
		for (; state >= 0 && !states[state]?.next.has(unit); state = states[state]?.shorter ?? -1) states[state]?.next.set(unit, added);
		const [before, after] = [states[state], states[states[state]?.next.get(unit) ?? -1]];
		if (before !== void 0 && after !== void 0) {
			const reached = before.next.get(unit) ?? 0;
			const shorter = after.length === before.length + 1 ? reached : states.length;
			if (shorter === states.length) {
				states.push({
					length: before.length + 1,
					next: new Map(after.next),
					shorter: after.shorter
				});
				for (; state >= 0 && states[state]?.next.get(unit) === reached; state = states[state]?.shorter ?? -1) states[state]?.next.set(unit, shorter);
				after.shorter = shorter;
			}
			const newest = states[added];
			if (newest !== void 0) newest.shorter = shorter;
		}
		last = added;
	}
	return states;
}

// src/redaction/text-view.ts
function asWritten(text) {
	return {
		text,
		written: (part) => part
	};
}
function rewritten(view, pattern, replacement) {
	const text = view.text.replace(pattern, replacement);
	if (text === view.text) return view;
	let places = null;
	return {
		text,
		written({ from, to }) {
			places ??= placesOf(view.text, {
				pattern,
				replacement,
				length: text.length
			});
			return view.written({
				from: places.from[from] ?? 0,
				to: places.to[to - 1] ?? view.text.length
			});
		}
	};
}
function placesOf(before, { pattern, replacement, length }) {
	const [from, to] = [new Uint32Array(length), new Uint32Array(length)];
	let [at, copied] = [0, 0];
	const note = (start, end) => {
		from[at] = start;
		to[at] = end;
		at += 1;
	};
	const copyUntil = (end) => {
		for (; copied < end; copied += 1) note(copied, copied + 1);
	};
	for (const match of before.matchAll(pattern)) {
		const [found] = match;
		copyUntil(match.index);
		copied = match.index + found.length;
		for (let unit = replacement(found).length; unit > 0; unit -= 1) note(match.index, copied);
	}
	copyUntil(before.length);
	return {
		from,
		to
	};
}

// src/redaction/readings.ts
const INVISIBLE = /(?:[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\r])\p{Cc}){1,999}/gu;
const BLANK = /[\s\u2800]+/gu;
const PERCENT = /%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}|%[\dA-F]{2}|%u[\dA-F]{4}/;
const NUMBERED = /\\u[\dA-F]{4}|\\u\{[\dA-F]{1,6}\}|\\x[\dA-F]{2}/;
const REFERENCE = /&#x0*[\dA-F]{1,6}(?:;|(?![\dA-F]))|&#0*\d{1,7}(?:;|(?!\d))|&(?:amp|lt|gt|quot|apos|lowbar|UnderBar|hyphen|period|plus|sol|equals|colon|commat);|&(?:amp|lt|gt|quot)/;
const OTHER = /=[\dA-F]{2}|\\[0-3]?[0-7]{2}|\\[!-/:-@[-`{-~bfnrt]/;
const CHARACTER = new RegExp([
	PERCENT,
	NUMBERED,
	REFERENCE
].map(({ source }) => source).join("|"), "gi");
const ESCAPE = new RegExp([
	PERCENT,
	NUMBERED,
	OTHER,
	REFERENCE
].map(({ source }) => source).join("|"), "gi");
function visible(view) {
	return rewritten(view, INVISIBLE, () => "");
}
function withoutBlanks(view) {
	return rewritten(view, BLANK, () => "");
}
function decoded(view) {
	return rewritten(view, ESCAPE, decodeEscape);
}
function decodedCharacters(view) {
	return rewritten(view, CHARACTER, decodeEscape);
}
const NAMED = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": "\"",
	"&apos;": "'",
	"&lowbar;": "_",
	"&underbar;": "_",
	"&hyphen;": "-",
	"&period;": ".",
	"&plus;": "+",
	"&sol;": "/",
	"&equals;": "=",
	"&colon;": ":",
	"&commat;": "@"
};
const CONTROLS = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
function decodeEscape(written) {
	if (/^%u/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
	if (written.startsWith("%")) return percentDecoded(written);
	if (written.startsWith("=")) return String.fromCharCode(Number.parseInt(written.slice(1), 16));
	if (/^\\u\{/i.test(written)) return characterOf(Number.parseInt(written.slice(3, -1), 16), written);
	if (/^\\[ux]/i.test(written)) return String.fromCharCode(Number.parseInt(written.slice(2), 16));
	if (/^\\[0-7]/.test(written)) return String.fromCharCode(Number.parseInt(written.slice(1), 8));
	if (written.startsWith("\\")) return CONTROLS[written.slice(1).toLowerCase()] ?? written.slice(1);
	if (/^&#x/i.test(written)) return characterOf(Number.parseInt(written.slice(3), 16), written);
	if (written.startsWith("&#")) return characterOf(Number.parseInt(written.slice(2), 10), written);
	const name = written.toLowerCase();
	return NAMED[name.endsWith(";") ? name : `${name};`] ?? written;
}
function characterOf(code, written) {
	return code <= 1114111 ? String.fromCodePoint(code) : written;
}
function percentDecoded(written) {
	try {
		return decodeURIComponent(written);
	} catch {
		return String.fromCharCode(Number.parseInt(written.slice(1, 3), 16));
	}
}

// src/redaction/secret-forms.ts
const SHORTEST_SECRET = 8;
function needlesOf(secret) {
	const plain = withoutBlanks(visible(asWritten(secret)));
	if (plain.text.length < SHORTEST_SECRET) return [];
	const once = compactDecoded(plain);
	const bytes = Buffer.from(secret);
	const forms = [
		plain.text,
		once.text,
		compactDecoded(once).text,
		plain.text.replaceAll("\"", "\"\""),
		[...plain.text].reverse().join(""),
		...[
			0,
			1,
			2
		].flatMap((offset) => base64Within(bytes, offset))
	];
	return [...[...new Set(forms)].filter((form) => form.length >= SHORTEST_SECRET).map((form) => needleOf(form)), needleOf(bytes.toString("hex"), { isHex: true })];
}
function compactDecoded(view) {
	return withoutBlanks(visible(decoded(view)));
}
function base64Within(bytes, offset) {
	const from = Math.ceil(offset * 8 / 6);
	const to = Math.floor((offset + bytes.length) * 8 / 6);
	const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
	return [padded.toString("base64").slice(from, to), padded.toString("base64url").slice(from, to)];
}

// src/redaction/redactor.ts
const ROUNDS = 3;
function createRedactor({ secrets }) {
	const needles = secrets.flatMap(needlesOf);
	const clean = (text) => covered(text, secretsIn(text, needles));
	return (text) => {
		if (!looksMarked(text)) return clean(text);
		const line = firstLine(text);
		return (changeMarkerLine(line, clean) ?? clean(line)) + clean(text.slice(line.length));
	};
}
function secretsIn(text, needles) {
	const found = [];
	let view = asWritten(text);
	for (let round = 0; round <= ROUNDS; round += 1) {
		const seen = visible(view);
		const compact = withoutBlanks(seen);
		for (const place of credentialsIn(seen.text)) found.push(seen.written(place));
		const smallHex = compact.text.replace(/[A-F]+/g, (letters) => letters.toLowerCase());
		for (const needle of needles) {
			const places = placesOf$1(needle, needle.isHex ? smallHex : compact.text);
			for (const place of places) found.push(compact.written(place));
		}
		const next = decoded(seen);
		if (next === seen) break;
		view = next;
	}
	return found;
}
function covered(text, secrets) {
	if (secrets.length === 0) return text;
	const parts = [];
	let end = 0;
	for (const place of secrets.map((each) => widened(each, text)).toSorted((one, other) => one.from - other.from)) {
		if (place.from > end || parts.length === 0) parts.push(text.slice(end, place.from), "***".slice(0, place.to - place.from));
		end = Math.max(end, place.to);
	}
	return parts.join("") + text.slice(end);
}
function widened({ from, to }, text) {
	return {
		from: backslashesBefore(text, from) % 2 === 1 ? from - 1 : from,
		to: backslashesBefore(text, to) % 2 === 1 ? Math.min(to + 1, text.length) : to
	};
}
function backslashesBefore(text, at) {
	let count = 0;
	while (text[at - count - 1] === "\\") count += 1;
	return count;
}

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function debug(message) {
	issueCommand("debug", {}, message);
}
function error$1(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}

// src/runner/temp-files.ts
function createTempFiles(parent, warn) {
	let folder = null;
	return async (name, parts) => {
		try {
			folder ??= makeFolder(parent);
			const path = (0, node_path.join)(await folder, name);
			await (0, node_fs_promises.writeFile)(path, parts);
			return path;
		} catch (error) {
			if (!isOfSystem(error)) throw error;
			warn(`Could not write the file ${name} to the folder ${JSON.stringify(parent)} (RUNNER_TEMP): ${require_start.reasonOf(error)}. Later steps don't get this file.`);
			return null;
		}
	};
}
async function makeFolder(parent) {
	await (0, node_fs_promises.mkdir)(parent, { recursive: true });
	return (0, node_fs_promises.mkdtemp)((0, node_path.join)(parent, "docs-agent-"));
}
function isOfSystem(error) {
	return error instanceof Error && "code" in error && /^E[A-Z\d]+$/.test(String(error.code));
}

// src/runner/workspace-file.ts
const LIMIT = 1048576;
async function readWorkspaceFile(workspace, path) {
	const refuse = (what, hint, cause) => new InputError([{
		message: `Input "prompt-file" is ${JSON.stringify(path)}, ${what}.`,
		hint
	}], cause);
	if (workspace === "") throw refuse("but there is no workspace", "GITHUB_WORKSPACE must be set, as a runner does.");
	const root = await (0, node_fs_promises.realpath)(workspace).catch(() => (0, node_path.resolve)(workspace));
	const file = await realPathWithin(root, (0, node_path.resolve)(root, path), refuse);
	await using handle = await (0, node_fs_promises.open)(file, node_fs.constants.O_RDONLY | node_fs.constants.O_NONBLOCK).catch((cause) => {
		throw refuse("which cannot be read", "Use a text file that this step may read.", cause);
	});
	const stat = await handle.stat();
	if (!stat.isFile()) throw refuse("which is not a regular file", "Use a text file.");
	const now = await (0, node_fs_promises.lstat)(await realPathWithin(root, file, refuse)).catch(() => null);
	if (now?.dev !== stat.dev || now.ino !== stat.ino) throw refuse("which changed while it was being opened", "Use a file that no other process changes.");
	if (stat.size > LIMIT) throw refuse(`which has ${stat.size} bytes`, `The limit is ${LIMIT} bytes.`);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(await handle.readFile());
	} catch (cause) {
		throw refuse("which is not UTF-8 text", "Store it as UTF-8.", cause);
	}
}
async function realPathWithin(root, path, refuse) {
	const file = await (0, node_fs_promises.realpath)(path).catch((cause) => {
		throw refuse("which does not exist in the workspace", "Check the path, and check out the repository before this step.", cause);
	});
	const start = root.endsWith(node_path.sep) ? root : root + node_path.sep;
	if (!file.startsWith(start)) throw refuse("which is outside the workspace", "Use a file of the checked-out repository.");
	if (file.slice(start.length).split(node_path.sep).some(isGit)) throw refuse("which leads to `.git`", "Use a file of the repository; `.git` may hold the token of the checkout.");
	return file;
}
function isGit(name) {
	const plain = name.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").replace(/(?:::?\$.*|[. ]+)$/s, "");
	return /^(?:\.git|git~\d+)$/i.test(plain);
}

// src/runner/actions-runner.ts
const SUMMARY_LIMIT = 1048576;
const SECRET_INPUTS = ["api-key", "github-token"];
function inputOf(name) {
	return getInput(name);
}
function maskSecrets() {
	const secrets = SECRET_INPUTS.map(inputOf).filter((secret) => secret !== "");
	for (const secret of secrets) setSecret(secret);
	return secrets;
}
function createActionsRunner(redact, environment = process.env) {
	const cancelling = new AbortController();
	const line = (text) => require_start.guardLine(redact(text));
	const append = createAppender(environment, line);
	const write = createTempFiles(environment["RUNNER_TEMP"] || (0, node_os.tmpdir)(), (message) => warning(line(message)));
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelling.abort());
	return {
		cancelled: cancelling.signal,
		info: (text) => info(line(text)),
		debug: (text) => debug(line(text)),
		warning: (message) => warning(line(message)),
		notice: (message) => notice(line(message)),
		group(title, texts) {
			startGroup(line(title));
			for (const each of texts.map(redact).flatMap(require_start.guardLines)) info(each);
			endGroup();
		},
		output: (name, value) => append("GITHUB_OUTPUT", entryOf(name, redact(value))),
		summary: async (markdown) => append("GITHUB_STEP_SUMMARY", `${withinLimit(redact(markdown))}\n`),
		save: (name, value) => append("GITHUB_STATE", entryOf(name, redact(value))),
		writeTempFile: (name, parts) => write(name, Iterator.from(parts).map(redact)),
		readWorkspaceFile: (path) => readWorkspaceFile(environment["GITHUB_WORKSPACE"] ?? "", path)
	};
}
function fail(reasons, redact) {
	for (const reason of reasons) error$1(require_start.guardLine(redact(reason)));
	process.exitCode = 1;
}
function createAppender(environment, line) {
	const reported = /* @__PURE__ */ new Set();
	return (file, text) => {
		const problem = require_start.appendToRunnerFile(file, text, environment);
		if (problem === null || reported.has(file)) return;
		reported.add(file);
		warning(line(problem));
	};
}
function withinLimit(markdown) {
	const bytes = Buffer.from(markdown);
	if (bytes.length < SUMMARY_LIMIT) return markdown;
	return `${bytes.subarray(0, 1048376).toString("utf8")}\n\n(cut: the summary is longer than GitHub shows)`;
}
function entryOf(name, value) {
	const delimiter = `docs-agent-${(0, node_crypto.randomUUID)()}`;
	return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

// src/thread/marker.ts
const STATES = [
	"waiting",
	"starting",
	"started",
	"finished",
	"not-created",
	"unknown"
];
const FINISHED_OUTCOMES = [
	"pull-request",
	...ENDS_WITHOUT_PULL_REQUEST,
	"no-news"
];
const ANNOUNCEMENTS = [
	"reaction",
	"notice",
	"handover"
];
function namesJob({ state, request }) {
	return state === "started" || state === "finished" || request === "message";
}
function writeMarker(marker) {
	return writeMarkerLine({
		kind: "job",
		...marker
	});
}
function instructionHash(instruction) {
	return sha256(instruction);
}
function followInstruction(jobId) {
	return `Follow the job ${jobId}.`;
}
function isFollowersMarker({ jobId, ...marker }) {
	return jobId !== null && marker.instructionHash === instructionHash(followInstruction(jobId));
}
function requestHash(marker) {
	return sha256(writeMarker(marker));
}
function serviceHash({ baseUrl, projectId }) {
	return sha256(JSON.stringify([baseUrl, projectId]));
}
function stepHash({ workflowPath, job, step }, leg) {
	return sha256(JSON.stringify([
		2,
		workflowPath,
		job,
		step,
		sha256(leg)
	]));
}
function groupHash(group) {
	const parts = "command" in group ? ["comments", group.command.toLowerCase()] : [
		"step",
		group.workflowPath,
		group.job
	];
	return sha256(JSON.stringify(parts)).slice(0, 24);
}
function sha256(text) {
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex");
}

// src/thread/read-marker.ts
const hash = pipe(string(), regex(/^[0-9a-f]{64}$/));
const group = pipe(string(), regex(/^[0-9a-f]{24}$/));
const login = pipe(string(), regex(/^[A-Za-z\d][\w-]{0,38}$/));
const jobId = pipe(string(), regex(JOB_ID));
const runId = pipe(string(), regex(/^\d{1,20}$/));
const repositoryName = pipe(string(), regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/));
const count$1 = pipe(number(), safeInteger(), minValue(1));
const instant = pipe(string(), regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), isoTimestamp());
const causingComment = strictObject({
	kind: picklist(["issue-comment", "review-comment"]),
	id: count$1
});
const schema = pipe(strictObject({
	kind: literal("job"),
	repository: strictObject({
		id: nullable(count$1),
		name: repositoryName
	}),
	trigger: variant("kind", [causingComment, strictObject({
		kind: literal("run"),
		step: hash
	})]),
	instructionComment: nullable(causingComment),
	service: hash,
	instructionHash: hash,
	request: picklist(["job", "message"]),
	state: picklist(STATES),
	outcome: nullable(picklist(FINISHED_OUTCOMES)),
	jobId: nullable(jobId),
	pullRequest: nullable(pipe(string(), maxLength(200), regex(/^https?:\/\/[!#-[\]-~]+$/))),
	head: nullable(pipe(string(), regex(/^[0-9a-f]{40,64}$/))),
	run: runId,
	attempt: count$1,
	askedAt: instant,
	sentAt: exactOptional(instant),
	watchedUntil: instant,
	told: pipe(array(picklist(ANNOUNCEMENTS)), maxLength(ANNOUNCEMENTS.length)),
	answered: exactOptional(union([literal(true), literal("taken")])),
	group: exactOptional(group),
	reviewer: exactOptional(login)
}), check((marker) => namesJob(marker) === (marker.jobId !== null)), check(({ state, outcome }) => state === "finished" === (outcome !== null)), check(({ request, sentAt }) => sentAt === void 0 || request === "message"), check(({ state, request }) => state !== "waiting" || request === "message"), check(({ state, answered }) => answered === void 0 || state === "not-created"));
const LONGEST = 2048;
const otherKind = object({ kind: picklist([
	"report",
	"notice",
	"handover"
]) });
function readMarker(body) {
	const line = markedLine(body);
	if (line === void 0) return { kind: "none" };
	const content = readMarkerLine(line);
	if (is(otherKind, content?.value)) return { kind: "none" };
	if (content === void 0 || line.length > LONGEST || !looksMarked(body)) return { kind: "unreadable" };
	const read = safeParse(schema, content.value);
	if (!read.success) return { kind: "unreadable" };
	const { kind: _kind, ...marker } = read.output;
	return {
		kind: "marker",
		marker
	};
}

// src/thread/own-comments.ts
function oursOf(login, { run, settings }) {
	return {
		login,
		repository: repositoryOf(run),
		service: serviceHash(settings)
	};
}
function repositoryOf({ repositoryId, repository }) {
	return {
		id: repositoryId,
		name: repository
	};
}
function ownComments(comments, ours) {
	const unique = [...new Map(comments.map((comment) => [`${comment.kind}/${comment.id}`, comment])).values()];
	const believed = unique.map((comment) => ({
		comment,
		marker: believedMarker(comment, ours)
	}));
	return {
		marked: believed.flatMap(({ comment, marker }) => marker === null || marker === "unreadable" ? [] : [{
			...comment,
			marker
		}]),
		unreadable: believed.flatMap(({ comment, marker }) => marker === "unreadable" ? [comment] : []),
		neverSent: new Set(unique.flatMap(({ author, body }) => author === ours.login ? neverSentIn(body) : []))
	};
}
function isNeverSent(marker, { neverSent }) {
	const { state } = marker;
	return (state === "starting" || state === "waiting") && neverSent.has(requestHash(marker));
}
function withFresh({ marked, unreadable, neverSent }, stale, fresh, ours) {
	const now = fresh === null ? [] : ownComments([{
		...stale,
		body: fresh.body
	}], ours).marked;
	return {
		marked: marked.flatMap((each) => each === stale ? now : [each]),
		unreadable,
		neverSent
	};
}
function believedMarker({ author, body }, { login, repository, service }) {
	if (author !== login) return null;
	const read = readMarker(body);
	if (read.kind !== "marker") return read.kind === "unreadable" ? "unreadable" : null;
	const { marker } = read;
	return (service === null || marker.service === service) && sameRepository(marker.repository, repository) ? renamed(marker, repository) : null;
}
function renamed(marker, { name }) {
	const { repository, pullRequest } = marker;
	if (repository.name === name) return marker;
	const address = pullRequest === null ? null : addressIn(pullRequest, repository.name, name);
	return {
		...marker,
		repository: {
			...repository,
			name
		},
		pullRequest: address
	};
}
function addressIn(address, before, after) {
	const { origin, pathname } = new URL(address);
	const isInside = pathname.toLowerCase().startsWith(`/${before.toLowerCase()}/`);
	const now = `${origin}/${after}${pathname.slice(before.length + 1)}`;
	return isInside && now.length <= 200 ? now : address;
}
function ofComment({ marked }, { kind, id }) {
	return marked.findLast(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id) ?? null;
}
function requestedAt({ marker, createdAt }) {
	const mayBeContinued = marker.trigger.kind === "run" && marker.attempt > 1;
	const at = Date.parse(mayBeContinued ? marker.askedAt : createdAt);
	return at - at % 1e3;
}
function sameRepository(one, other) {
	if (one === null) return false;
	if (one.id !== null && other.id !== null) return one.id === other.id;
	return one.name.toLowerCase() === other.name.toLowerCase();
}
function renderNotice(about, text) {
	return `${writeMarkerLine({
		kind: "notice",
		...about
	})}\n\n${text}`;
}
const reporting = object({
	kind: literal("notice"),
	ends: array(string())
});
const neverSent = object({
	kind: literal("notice"),
	request: hash
});
function endsReportedBy(body) {
	const read = safeParse(reporting, readMarkerLine(body)?.value);
	return read.success ? read.output.ends : [];
}
function neverSentIn(body) {
	const read = safeParse(neverSent, readMarkerLine(body)?.value);
	return read.success ? [read.output.request] : [];
}

// src/wording/amounts.ts
function counted$1(count, thing) {
	return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
function elapsed(ms) {
	const count = Math.floor(ms / 6e4);
	if (count < 1) return "less than a minute";
	if (count < 60) return counted$1(count, "minute");
	const hours = Math.floor(count / 60);
	const rest = count % 60 === 0 ? "" : ` ${counted$1(count % 60, "minute")}`;
	return `${counted$1(hours, "hour")}${rest}`;
}
function minute(instant) {
	return new Date(instant).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, "$1, $2 UTC");
}

// src/thread/claim.ts
const NOTICE_CLAIM = "hooray";
const RETRY_CLAIM = "rocket";
const HANDOVER_CLAIM = "hooray";
const LIST_CLAIM = "rocket";
const STARTING_IS_STALE_MS = 6e5;
const START_WITHIN_MS = 3e5;
const WATCHED_AFTER_WAIT_MS = 12e4;
const EDITED_WITHIN_MS = 6e4;
function hasLeftInTime({ state, watchedUntil }, now) {
	return state !== "waiting" || now <= Date.parse(watchedUntil) - EDITED_WITHIN_MS;
}
const END_BELIEVED_AFTER_MS = 6e4;
function endBelievedFrom({ request, askedAt, sentAt }) {
	return request === "message" ? Date.parse(sentAt ?? askedAt) + END_BELIEVED_AFTER_MS : 0;
}
function leftBy(marker, notices) {
	const { state, jobId, outcome } = marker;
	if (isNeverSent(marker, notices)) return { kind: "never-sent" };
	if (state === "waiting") return { kind: "wait" };
	if (state === "starting") return {
		kind: "unknown",
		settled: false
	};
	if (state === "not-created") return { kind: "report-not-created" };
	if (state === "unknown" || jobId === null) return {
		kind: "unknown",
		settled: true
	};
	return outcome === null ? {
		kind: "follow",
		jobId
	} : {
		kind: "report-end",
		jobId,
		outcome
	};
}
function laterRun(marker, { isRerun, own, now }) {
	if (!isRerun && !isStale(marker, now)) return { kind: "already-claimed" };
	const left = leftBy(marker, own);
	return isRerun || left.kind === "never-sent" ? left : { kind: "make-unknown" };
}
function resumptionOf(own, key) {
	const candidates = candidatesOf(own, key);
	const [comment] = candidates;
	if (candidates.length > 1) return {
		kind: "ambiguous",
		candidates: candidates.length
	};
	if (comment !== void 0) return resumed(comment, own);
	if (key.attempt > 1 && own.unreadable.length > 0) return {
		kind: "unknown",
		comment: null,
		settled: true
	};
	return {
		kind: "start",
		comment: null
	};
}
function resumed(comment, own) {
	const left = leftBy(comment.marker, own);
	switch (left.kind) {
		case "follow":
		case "unknown": return {
			...left,
			comment
		};
		case "report-end": return left.outcome === "pull-request" || left.outcome === "no-pull-request" ? {
			...left,
			comment
		} : {
			kind: "start",
			comment: null
		};
		case "wait":
		case "never-sent":
		case "report-not-created": return {
			kind: "start",
			comment
		};
	}
}
function candidatesOf({ marked }, key) {
	const isOfRequest = ({ trigger, instructionHash }) => trigger.kind === "run" && trigger.step === key.step && instructionHash === key.instructionHash;
	const earlier = marked.filter(({ marker }) => isEarlierAttempt(marker, key) && isOfRequest(marker));
	const latest = Math.max(...earlier.map(({ marker }) => marker.attempt));
	return earlier.filter(({ marker }) => marker.attempt === latest);
}
function isEarlierAttempt(marker, { runId, attempt }) {
	return marker.run === runId && marker.attempt < attempt;
}
function isWatched({ watchedUntil }, now) {
	return now < Date.parse(watchedUntil);
}
function isStale(marker, now) {
	const old = now - Date.parse(marker.askedAt) > STARTING_IS_STALE_MS;
	return marker.state === "starting" && old && !isWatched(marker, now);
}
function retryOf({ state, outcome }) {
	if (state === "waiting" || state === "starting" || state === "started") return "too-early";
	return outcome === "pull-request" || outcome === "no-pull-request" ? "needless" : "possible";
}
function latestRequest(requests) {
	return requests.findLast(({ marker }) => marker.answered !== "taken") ?? null;
}
function rivalOf(later) {
	return latestRequest(later.filter(({ marker: { state } }) => state !== "waiting" && state !== "starting"));
}

// src/thread/rights.ts
const RIGHTS = {
	holder: {
		leased: "now",
		free: "after-reading",
		ended: "after-reading"
	},
	owner: {
		leased: "after-reading",
		free: "after-reading",
		ended: "after-reading"
	},
	post: {
		leased: "after-reading",
		free: "after-reading",
		ended: "never"
	},
	other: {
		leased: "never",
		free: "after-reading",
		ended: "after-reading"
	},
	replaced: {
		leased: "never",
		free: "never",
		ended: "never"
	}
};
function rightOf(writer, marker, now) {
	return RIGHTS[roleOf(writer, marker)][phaseOf(marker, now)];
}
function phaseOf(marker, now) {
	switch (marker.state) {
		case "starting": return isStale(marker, now) ? "free" : "leased";
		case "waiting":
		case "started": return isWatched(marker, now) ? "leased" : "free";
		case "unknown": return "free";
		case "finished":
		case "not-created": return "ended";
	}
}
function roleOf(writer, marker) {
	if (writer.kind === "other") return "other";
	const isOwn = isOfAttempt(marker, writer);
	if (writer.kind === "post") return isOwn ? "post" : "replaced";
	if (marker.run !== writer.run) return "other";
	if (isOwn && writer.jobId !== null) return "holder";
	return marker.attempt <= writer.attempt ? "owner" : "replaced";
}
function isOfAttempt(marker, { run, attempt }) {
	return marker.run === run && marker.attempt === attempt;
}
function isSame(one, other) {
	const isState = one.jobId === other.jobId && one.state === other.state && one.outcome === other.outcome;
	return isOfAttempt(one, other) && isState && one.told.join() === other.told.join();
}
function mayReplace(says, basis, writer) {
	if (basis.some((expected) => expected !== null && isSame(says, expected))) return true;
	return roleOf(writer, says) === "holder" && says.state !== "finished";
}

// src/thread/record.ts
function recordOf(given) {
	const { comment } = given;
	const known = {
		jobId: comment?.marker.jobId ?? null,
		pullRequest: comment?.marker.pullRequest ?? null
	};
	return {
		origin: comment === null ? null : originOf(comment),
		...known,
		...given,
		attempted: null,
		overtaken: false,
		failure: null
	};
}
function originOf({ marker: { trigger }, kind, url }) {
	return trigger.kind === "review-comment" && kind === "issue-comment" ? `${url.replace(/#.*$/, "")}#discussion_r${trigger.id}` : null;
}
function placeOf({ comment, conversation }) {
	return comment === null || conversation === null ? conversation : {
		...conversation,
		review: comment.review
	};
}
async function advance(record, next, advancing, repository) {
	if (record.overtaken) return overtaken(record);
	const { comment, conversation } = record;
	if (conversation === null) return {
		end: "written",
		record
	};
	try {
		const opened = comment === null ? await findCreated(record, repository) : {
			...record,
			comment
		};
		if (opened === null) return await create({
			...record,
			conversation
		}, next, advancing, repository);
		return await replace(opened, next, advancing, repository);
	} catch (error) {
		return {
			end: "failed",
			record,
			error: repositoryErrorOf(error)
		};
	}
}
async function create(record, next, { writer: _writer, now: _now, ...trying }, repository) {
	try {
		const comment = await repository.createComment(record.conversation, next.body, trying);
		return written({
			...record,
			comment: {
				...comment,
				...next
			}
		}, next);
	} catch (error) {
		return {
			end: "failed",
			record: {
				...record,
				attempted: next.marker
			},
			error: repositoryErrorOf(error)
		};
	}
}
async function findCreated(record, repository) {
	const { attempted, conversation, ours } = record;
	if (attempted === null || conversation === null) return null;
	const kind = conversation.review === null ? "issue-comment" : "review-comment";
	const { marked } = ownComments(await repository.comments(conversation.thread, { kind }), ours);
	const comment = marked.find(({ marker }) => writeMarker(marker) === writeMarker(attempted));
	return comment === void 0 ? null : {
		...record,
		comment,
		attempted: null
	};
}
async function replace(record, next, { writer, now, ...trying }, repository) {
	const { comment } = record;
	const right = rightOf(writer, comment.marker, now);
	if (right === "never") return overtaken(record);
	const readsFirst = right === "after-reading";
	const each = readsFirst && trying.withinMs !== void 0 ? { withinMs: trying.withinMs / 2 } : trying;
	let { attempted } = record;
	let change = null;
	const failed = (error) => {
		return {
			end: "failed",
			record: {
				...record,
				attempted
			},
			error: repositoryErrorOf(error)
		};
	};
	const look = async () => compared(await readAgain(comment, repository, each), record, {
		next,
		attempted,
		writer
	});
	const mayRepeat = async () => {
		change = await look().catch(failed);
		return change === null;
	};
	const compareAndSet = async (reads) => {
		try {
			const known = reads ? await look() : null;
			if (known !== null) return known;
			attempted = next.marker;
			await repository.editComment(comment, next.body, {
				...each,
				mayRepeat
			});
			return written(record, next);
		} catch (error) {
			return change === null || change.end === "failed" ? failed(error) : change;
		}
	};
	const first = await compareAndSet(readsFirst);
	if (first.end !== "failed" || first.error.failure !== "missing") return first;
	return trying.withinMs === void 0 ? compareAndSet(true) : {
		end: "gone",
		record
	};
}
function compared(fresh, record, { next, attempted, writer }) {
	if (fresh === null) return {
		end: "gone",
		record
	};
	const marker = markerOf(fresh, record.ours);
	if (marker === null) return overtaken(record);
	if (attempted === next.marker && writeMarker(marker) === writeMarker(next.marker)) return written(record, next);
	return mayReplace(marker, [record.comment.marker, attempted], writer) ? null : overtaken(record);
}
async function reread(record, repository) {
	const { comment } = record;
	const fresh = comment === null ? null : await repository.comment(comment);
	const marker = fresh === null ? null : markerOf(fresh, record.ours);
	if (comment === null || fresh === null || marker === null) return null;
	return {
		...record,
		comment: {
			...comment,
			marker,
			body: fresh.body
		}
	};
}
async function readAgain({ kind, id }, repository, trying = {}) {
	const fresh = await repository.comment({
		kind,
		id
	}, trying);
	return fresh !== null || trying.withinMs !== void 0 ? fresh : repository.comment({
		kind,
		id
	});
}
function written(record, next) {
	return {
		end: "written",
		record: {
			...record,
			comment: {
				...record.comment,
				...next
			},
			attempted: null
		}
	};
}
function overtaken(record) {
	return {
		end: "overtaken",
		record: {
			...record,
			overtaken: true
		}
	};
}
function markerOf(comment, ours) {
	const marker = believedMarker(comment, ours);
	return marker === "unreadable" ? null : marker;
}
function withMarker(body, marker) {
	return body.replace(/^[^\r\n]*/, () => writeMarker(marker));
}

// src/wording/not-sent.ts
const CANCELLED_BEFORE = {
	message: "The run was cancelled before the request was sent.",
	hint: "Request it again if it is still wanted."
};
const WAITED_TOO_LONG = {
	message: "The request waited for the agent too long, and another run may have ended it, so it was not sent.",
	hint: "Request it again if it is still wanted."
};
const TOO_LATE = {
	message: "GitHub took more than five minutes to accept the status comment, so the request was not sent.",
	hint: "Request it again later."
};
const CHANGED = {
	message: "Another run has changed the status comment, so the request was not sent.",
	hint: "Request it again if it is still wanted."
};
const NOT_CREATED_BEFORE = {
	message: "An earlier attempt's request had no effect; the status comment says why.",
	hint: "Fix it, then comment again or use the command \"retry\"."
};
function neverRequested(by) {
	return {
		message: "GitHub did not confirm this comment to the run, so nothing was requested.",
		hint: by === "step" ? "Re-run the workflow." : "Write the instruction again in a new comment."
	};
}
const NEVER_SENT = {
	message: "The run ended while it waited for the agent to finish an earlier request, so nothing was sent.",
	hint: "Request it again if it is still wanted."
};
const NEVER_NOTED = "The run that sent the request ended before it could record the answer.";
const NOTED_BEFORE = "An earlier attempt could not tell; the status comment says why.";
const REASON_IN_LOG = {
	message: "The run could not write the reason into this comment.",
	hint: "The log of the run shows it."
};

// src/wording/instruction-fold.ts
const SHOWN_OF_INSTRUCTION = 1500;
const INSTRUCTION_FOLD = "Instruction";
const REMARKS = "[A-Z\\d][A-Za-z\\d ,'-]*\\.(?: [A-Z\\d][A-Za-z\\d ,'-]*\\.)*";
const REASON = "The reason: `[^\\n]*`\\.";
const OUR_REMARKS = new RegExp(`^${REMARKS}$`);
const KEPT_FOLD = new RegExp(`(?:(?<=(?:</details>|/actions/runs/\\d+\\))\n\n)${REMARKS}\n\n(?:${REASON}\n\n)?)?(?<fold><details><summary>${INSTRUCTION_FOLD}</summary>\n\n(?<fence>\`{3,})text\n(?<text>(?:(?!\\k<fence>)[^])*)\n\\k<fence>\n\n</details>)$`);
function instructionFold(instruction) {
	if (!("text" in instruction)) return foldIn(instruction.keptFrom)?.groups?.["fold"] ?? "";
	const { text } = instruction;
	return text === "" ? "" : details(INSTRUCTION_FOLD, quoted(shorten(text, SHOWN_OF_INSTRUCTION)));
}
function remarksAndInstruction(instruction) {
	if (!("text" in instruction)) return foldIn(instruction.keptFrom)?.[0] ?? "";
	const remarks = (instruction.remarks ?? []).filter((remark) => OUR_REMARKS.test(remark)).join(" ");
	const reason = instruction.reason === void 0 ? "" : reasonLine(instruction.reason);
	return paragraphs([
		remarks,
		remarks === "" ? "" : reason,
		instructionFold(instruction)
	]);
}
function instructionIn(body) {
	return foldIn(body)?.groups?.["text"] ?? null;
}
function foldIn(body) {
	return KEPT_FOLD.exec(body.replace(/\r\n/g, "\n").trimEnd());
}
function reasonLine(text) {
	return `The reason: ${codeSpan(text, { longest: 400 })}.`;
}

// src/wording/end-words.ts
const END_WORDS = {
	"pull-request": {
		comment: "**Done.**",
		list: "Done",
		summary: "pull request made",
		log: "The job % is finished and has made a pull request",
		notice: "The documentation agent is done. Review %."
	},
	"new-commits": {
		comment: "**Updated.** Review the new commits in",
		list: "Follow-up done",
		summary: "pull request updated",
		log: "The job % is finished and has added commits to its pull request",
		notice: "The documentation agent is done. Review the new commits in %."
	},
	"no-new-commits": {
		comment: "**Finished without new commits.** The agent found nothing to change in",
		list: "Follow-up done",
		summary: "no new commits",
		log: "The job % is finished and has added no commits to its pull request",
		notice: "The documentation agent finished without new commits in %."
	},
	"not-compared": {
		comment: "**Done.**",
		list: "Follow-up done",
		summary: "follow-up finished",
		log: "The job % has finished the follow-up in its pull request",
		notice: "The documentation agent has finished the follow-up in %."
	},
	"no-pull-request": {
		comment: "**Finished without a pull request.** The agent found nothing to change, or pushed its changes directly.",
		list: "Finished without a pull request",
		summary: "finished without a pull request",
		log: "The job % finished without a pull request.",
		notice: "The documentation agent finished without a pull request."
	},
	failed: {
		comment: "**The agent failed.**",
		list: "Failed",
		summary: "failed",
		log: "The job % failed.",
		notice: "The documentation agent failed."
	},
	archived: {
		comment: "**The job was archived** before it finished.",
		list: "Archived",
		summary: "archived",
		log: "The job % was archived before it finished.",
		notice: "The documentation job was archived before it finished."
	},
	"no-news": {
		comment: "**No update for 7 days,** so we stopped checking this job.",
		list: "No update for 7 days",
		summary: "no update for 7 days",
		log: "The job % had no update for 7 days.",
		notice: "The documentation job had no update for 7 days, so we stopped checking it."
	},
	"not-created": {
		comment: "**Not started.** No job was created",
		list: "Not started",
		summary: "not started",
		log: "No job was started.",
		notice: null
	},
	"not-sent": {
		comment: "**Not sent.** The agent did not get the follow-up",
		list: "Not sent",
		summary: "follow-up not sent",
		log: "The follow-up was not sent.",
		notice: null
	},
	unknown: {
		comment: "**We can't tell whether a job started,** and we don't send the request twice",
		list: "May have started",
		summary: "can't tell whether a job started",
		log: "A job may have been started.",
		notice: null
	},
	"may-have-arrived": {
		comment: "**We can't tell whether the follow-up arrived,** and we don't send it twice",
		list: "May have arrived",
		summary: "can't tell whether the follow-up arrived",
		log: "The follow-up may have arrived.",
		notice: null
	}
};
function wordsFor({ end, request, update }) {
	if (request === "job") return END_WORDS[end];
	switch (end) {
		case "pull-request": return END_WORDS[update ?? "not-compared"];
		case "not-created": return END_WORDS["not-sent"];
		case "unknown": return END_WORDS["may-have-arrived"];
		default: return END_WORDS[end];
	}
}

// src/thread/status-view.ts
function markerFor(view, base, known) {
	const link = view.state === "finished" ? view.link : null;
	const remembers = view.state === "finished" || base.request === "message";
	const address = link?.url ?? (remembers ? known.pullRequest ?? null : null);
	const { repository, trigger, instructionComment, service, instructionHash, request, head } = base;
	const { run, attempt, askedAt, sentAt, watchedUntil, told, group, reviewer } = base;
	return {
		repository,
		trigger,
		instructionComment,
		service,
		instructionHash,
		request,
		state: view.state,
		outcome: view.state === "finished" ? view.outcome : null,
		jobId: namesJob({
			state: view.state,
			request
		}) ? known.jobId : null,
		pullRequest: address !== null && address.length <= 200 ? address : null,
		head,
		run,
		attempt,
		askedAt,
		watchedUntil,
		told,
		...sentAt === void 0 ? {} : { sentAt },
		...group === void 0 ? {} : { group },
		...reviewer === void 0 ? {} : { reviewer },
		...view.state === "not-created" && view.answered !== void 0 ? { answered: view.answered } : {}
	};
}

// src/wording/status-comment.ts
function renderStatusComment(comment) {
	const { marker, origin, instruction } = comment;
	const asked = origin ? `Requested in [this review comment](${origin}).` : "";
	return paragraphs([
		writeMarker(marker),
		headline(comment),
		asked,
		facts(comment),
		remarksAndInstruction(instruction)
	]);
}
function headline(comment) {
	const { marker, view, command } = comment;
	const advice = adviceFor(marker, command);
	switch (view.state) {
		case "waiting": return `**Waiting** until the agent has finished with #${view.pullRequest}. Then it gets this request; nothing has been sent yet.`;
		case "starting": return marker.request === "message" ? "**Starting…** Sending the follow-up to the documentation agent." : "**Starting…** Sending the request to the documentation agent.";
		case "started": return sighting(view.seen, advice.news);
		case "finished": return finished(view, marker, {
			again: advice.again,
			change: adviceOnChanges(comment)
		});
		case "not-created": return notCreated(view, marker, advice.fixed);
		case "unknown": return `${wordsFor({
			end: "unknown",
			...marker
		}).comment}:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
	}
}
function adviceFor(marker, command) {
	const { trigger, request } = marker;
	if (trigger.kind === "run") return {
		news: `\`${command} status\` or a workflow re-run updates this comment.`,
		again: isFollowersMarker(marker) ? "The workflow only follows this job, and a re-run starts none: request another one where this one was requested." : "Re-run the workflow to try again.",
		fixed: "Once fixed, re-run the workflow.",
		another: "Check the service first. A re-run starts nothing; a new run of the workflow may start a second job."
	};
	if (request === "message") return {
		news: `\`${command} status\` updates this comment.`,
		again: `\`${command} retry\` sends the follow-up again.`,
		fixed: `Once fixed, \`${command} retry\` sends it again.`,
		another: `Check the pull request first; \`${command} retry\` may send the same follow-up a second time.`
	};
	return {
		news: `\`${command} status\` updates this comment.`,
		again: `\`${command} retry\` starts another job.`,
		fixed: `Once fixed, \`${command} retry\` tries again.`,
		another: `Check the service first; \`${command} retry\` may start a second job.`
	};
}
function notCreated({ problem, answered, takenBy }, { request }, fixed) {
	if (takenBy !== void 0) return `**Not started.** [Another retry](${takenBy}) is already running it.`;
	return [
		`${wordsFor({
			end: "not-created",
			request
		}).comment}:`,
		problemBlock(problem),
		...answered === void 0 ? [fixed] : []
	].join("\n\n");
}
function sighting(seen, news) {
	switch (seen.kind) {
		case "working": return "**Working on it.** This comment is updated when the job ends.";
		case "not-waiting": return `**Working on it.** The run doesn't wait for the job to end. ${news}`;
		case "waiting-cancelled": return `**The run was cancelled; the job continues.** ${news}`;
		case "waiting-cancelled-ended": return `**The run was cancelled.** The job has since ended. ${news}`;
		case "still-running": return `**Still running** after ${counted$1(seen.waitedMinutes, "minute")}; the run stopped waiting. ${news}`;
		case "refused": return `**Can't check the job.** It may still be running, but the service doesn't show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
		case "unreachable": return `**Can't check the job.** The service has given no usable answer since ${minute(seen.since)} (${counted$1(seen.tries, "attempt")}):\n\n${quotedReason(seen.reason)}\n\nThe job may still be running. ${news}`;
	}
}
function adviceOnChanges(comment) {
	const { marker, view, command } = comment;
	if (view.state !== "finished" || view.archivedSince === true) return "";
	if (marker.pullRequest === null || view.unlinked !== null) return "";
	return comment.handsOver && isOwn(view.link, comment) ? "" : `To ask for changes, comment \`${command} continue …\` here.`;
}
function isOwn(link, { marker, serverUrl }) {
	if (link === null) return false;
	return new URL(link.url).host === new URL(serverUrl).host && link.repository.toLowerCase() === marker.repository.name.toLowerCase();
}
function finished(view, { request }, { again, change }) {
	const words = wordsFor({
		end: view.outcome,
		request,
		update: view.update
	}).comment;
	switch (view.outcome) {
		case "pull-request": return `${done(view, words)} ${change}`.trimEnd();
		case "no-pull-request": return words;
		case "failed": return `${words} ${failed(view.reason, again)}`;
		case "archived":
		case "no-news": return `${words} ${again}`;
	}
}
function failed(reason, again) {
	if (reason === void 0) return again;
	if (reason === null) return `The service gave no reason. ${again}`;
	return `The service gave this reason:\n\n${quotedReason(reason)}\n\n${again}`;
}
function done({ link, unlinked, archivedSince, pull, update }, words) {
	const since = archivedSince === true ? "The job has since been archived." : "";
	if (link !== null) return `${words} ${review({
		link,
		pull,
		update
	})} ${since}`.trimEnd();
	if (unlinked === null) return `${words} The agent made a pull request. ${since}`.trimEnd();
	const shown = quoted(shorten(unlinked.text, SHOWN_OF_PROBLEM));
	return `${words} The agent made a pull request. It is not linked here because ${unlinked.reason}:\n\n${shown}\n\n${since}`.trimEnd();
}
function review({ link, pull, update }) {
	const linked = `[${pull === void 0 ? `pull request ${link.number}` : `${codeSpan(pull.title.replaceAll("`", ""))} (#${link.number})`}](${link.url}) in ${codeSpan(link.repository)}`;
	return update !== void 0 ? `${linked}.` : `Review ${linked}${sizeOf(pull?.size ?? null)}`;
}
function sizeOf(size) {
	if (size === null) return ".";
	const { additions, deletions, files } = size;
	return `: +${additions} −${deletions} in ${counted$1(files, "file")}.`;
}
const SHOWN_OF_PROBLEM = 1500;
function problemBlock({ message, hint }) {
	return quotedReason(`${message}\n${hint}`);
}
function quotedReason(reason) {
	return quoted(shorten(reason.replace(/^[a-z]/, (first) => first.toUpperCase()), SHOWN_OF_PROBLEM));
}
function facts({ marker, job, view, endedAt, serverUrl }) {
	const requested = minute(Date.parse(marker.askedAt));
	const log = `[Log of the run](${serverUrl}/${marker.repository.name}/actions/runs/${marker.run})`;
	const isOpen = view.state === "waiting" || view.state === "starting" || view.state === "started";
	const lines = [
		marker.jobId === null ? "" : `- Job: ${codeSpan(marker.jobId)}`,
		job?.repository ? `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ""}` : "",
		job?.model ? `- Model: ${codeSpan(job.model)}` : "",
		isOpen ? "" : `- Requested: ${requested}`,
		endedAt === null ? "" : `- Ended: ${typeof endedAt === "number" ? minute(endedAt) : `before ${minute(endedAt.before)}`}`,
		isOpen ? "" : `- ${log}`
	].filter((line) => line !== "");
	const folded = lines.length === 0 ? "" : details("Details", lines.join("\n"));
	return paragraphs([isOpen ? `Requested ${requested} · ${log}` : "", folded]);
}

// src/runs/finish/show.ts
const CANCELLED_EDIT_MS = 2e3;
async function show(record, shown, writer, world) {
	return warnIfFailed(await write(record, shown, writer, world), record, world);
}
function warnIfFailed(wrote, before, { runner }) {
	if (wrote.end !== "failed") return wrote;
	const failure = `Could not write the status comment: ${problemText(wrote.error)}`;
	if (before.failure !== failure) runner.warning(failure);
	return {
		...wrote,
		record: {
			...wrote.record,
			failure
		}
	};
}
async function write(record, shown, writer, world) {
	const wrote = await writeInTime(record, shown, writer, world);
	if (wrote.end !== "gone" || writer.kind !== "run" || world.runner.cancelled.aborted) return wrote;
	return writeInTime({
		...record,
		comment: null
	}, shown, writer, world);
}
async function writeInTime(record, { view, job, endedAt }, writer, { settings, run, runner, repository, clock }) {
	const marker = markerFor(view, record.base, record);
	const body = renderStatusComment({
		marker,
		view,
		job,
		instruction: record.instruction,
		endedAt,
		serverUrl: run.serverUrl,
		command: settings.command,
		handsOver: settings.handover,
		origin: placeOf(record)?.review === null ? record.origin : null
	});
	if (body === record.comment?.body && record.attempted === null) return {
		end: "written",
		record
	};
	const next = {
		marker,
		body
	};
	const { cancelled } = runner;
	const hurry = { withinMs: CANCELLED_EDIT_MS };
	const isLast = view.state !== "starting" && !(view.state === "started" && view.seen.kind === "working");
	if (cancelled.aborted && isLast) return advance(record, next, {
		writer,
		now: clock.now(),
		...hurry
	}, repository);
	const first = await advance(record, next, {
		writer,
		now: clock.now()
	}, repository);
	if (!(first.end === "failed" && first.error.failure === "unavailable" && cancelled.aborted) || !isLast) return first;
	return advance(first.record, next, {
		writer,
		now: clock.now(),
		...hurry
	}, repository);
}
const CANCELLED_REACTION_MS = 2e3;
async function tryReaction(comment, reaction, world) {
	const { runner, repository } = world;
	try {
		const hurry = runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
		await repository.react(comment, reaction, hurry);
		return true;
	} catch (error) {
		const failure = repositoryErrorOf(error);
		if (failure.failure === "missing" && await isGone(comment, world)) return true;
		runner.warning(`Could not add the reaction ${reaction}: ${problemText(failure)}`);
		return false;
	}
}
async function isGone(comment, { repository }) {
	try {
		return await repository.causingComment(comment) === null;
	} catch (error) {
		if (!(error instanceof RepositoryError)) throw error;
		return false;
	}
}

// src/http/shorten-lists.ts
const [QUOTE, BACKSLASH, COMMA] = [
	"\"",
	"\\",
	","
].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [..."[]{}"].map((character) => character.charCodeAt(0));
function shortenLists(text, most) {
	const kept = [];
	let [depth, commas, copied, cutAt] = [
		0,
		0,
		0,
		-1
	];
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) at = endOfString(text, at);
		else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
			depth += 1;
			if (depth === 2) [commas, cutAt] = [unit === OPEN_LIST ? 0 : Number.NEGATIVE_INFINITY, -1];
		} else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) {
			if (depth === 2 && cutAt >= 0) {
				kept.push(text.slice(copied, cutAt));
				copied = at;
			}
			depth -= 1;
		} else if (unit === COMMA && depth === 2) {
			commas += 1;
			if (commas === most) cutAt = at;
		}
	}
	return {
		text: kept.join("") + text.slice(copied),
		cut: kept.length > 0
	};
}
function endOfString(text, start) {
	for (let at = start + 1; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) return at;
		if (unit === BACKSLASH) at += 1;
	}
	return text.length;
}

// src/http/json.ts
function saysJson(headers) {
	return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}
function readJson({ headers, body }, mostRows) {
	if (body.length === 0) return {
		kind: "problem",
		problem: "an empty body",
		reason: "empty body"
	};
	if (!saysJson(headers)) return {
		kind: "problem",
		problem: "a body that is not JSON",
		reason: "not JSON"
	};
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		const wanted = mostRows === void 0 ? {
			text,
			cut: false
		} : shortenLists(text, mostRows);
		return {
			kind: "json",
			value: JSON.parse(wanted.text),
			cut: wanted.cut
		};
	} catch {
		return {
			kind: "problem",
			problem: "a body that is broken JSON",
			reason: "broken JSON"
		};
	}
}

// src/service/error-words.ts
const WORD_FIELDS = [
	"error",
	"message",
	"msg",
	"title",
	"detail",
	"details",
	"errors"
];
const DEEPEST = 5;
const MOST_PARTS = 20;
function wordsIn(answer) {
	const body = readJson(answer);
	if (body.kind === "json") return decodeErrorText(body.value);
	const type = answer.headers.get("content-type") ?? "";
	const text = new TextDecoder().decode(answer.body);
	return /^text\/plain\s*(?:;|$)/i.test(type) && !/^\s*</.test(text) ? joined(textsIn(text, 0)) : null;
}
function decodeErrorText(value) {
	return joined(isObject(value) ? wordFieldsOf(value, DEEPEST) : textsIn(value, DEEPEST));
}
function joined(texts) {
	return texts.length === 0 ? null : [...new Set(texts)].join("; ");
}
function wordFieldsOf(value, depth) {
	return WORD_FIELDS.flatMap((name) => textsIn(value[name], depth - 1));
}
function textsIn(value, depth) {
	if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
	if (depth <= 0) return [];
	if (Array.isArray(value)) return value.slice(0, MOST_PARTS).flatMap((part) => textsIn(part, depth - 1));
	if (!isObject(value)) return [];
	const words = wordFieldsOf(value, depth);
	return words.length > 0 ? words : Object.entries(value).slice(0, MOST_PARTS).flatMap(labelled(depth - 1));
}
function labelled(depth) {
	return ([name, value]) => {
		const texts = typeof value === "number" || typeof value === "boolean" ? [String(value)] : textsIn(value, depth);
		return texts.length === 0 ? [] : [`${name}: ${texts.join(", ")}`];
	};
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/service/tame.ts
const LONGEST_WORDS = 300;
function tame(text, longest = LONGEST_WORDS) {
	const characters = [...text.toWellFormed().replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]+/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim().slice(0, 2 * longest + 2)];
	return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : characters.join("");
}

// src/service/describe-answer.ts
const LONGEST_HEADER = 60;
const FRONT_HINT = "Ask its operator to let requests of this runner through (their user agent begins with \"docs-agent\"), or use a runner in another network.";
function describeAnswer(answer, problem) {
	const type = tame(answer.headers.get("content-type") ?? "", LONGEST_HEADER) || "no content type";
	const itself = `HTTP ${answer.status} (${type})${problem === null ? "" : `: ${problem}`}`;
	return `${refusedInFront(answer) ?? itself}.${theirWords(answer)}`;
}
function refusedInFront({ status, headers }) {
	if (!isInFront({
		status,
		headers
	})) return null;
	const marks = ["server", "cf-ray"].flatMap((name) => {
		const value = tame(headers.get(name) ?? "", LONGEST_HEADER);
		return value === "" ? [] : [`${name}: ${value}`];
	});
	return [
		"refused by something in front of the service (proxy or firewall)",
		`HTTP ${status}`,
		...marks
	].join(", ");
}
function isInFront({ status, headers }) {
	return (status === 403 || status === 503) && !saysJson(headers);
}
function isWebPage({ headers, body }) {
	const type = headers.get("content-type") ?? "";
	if (/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) return true;
	if (type !== "" && !/^text\/plain\s*(?:;|$)/i.test(type)) return false;
	return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}
function theirWords(answer) {
	const words = tame(wordsIn(answer) ?? "");
	if (words === "") return "";
	return ` It says: ${words}${/[.!?…]$/.test(words) ? "" : "."}`;
}

// src/service/refusals.ts
const FIX = "Fix what the service reports; if it reports nothing, check `base-url`.";
const NEW_KEY = "create a new admin API key on the API keys page of the project and store it as the secret.";
const UNKNOWN_PROJECT = {
	message: "does not know the project",
	hint: "Check `project-id` on the API keys page, and `base-url`."
};
const TOO_MANY = {
	message: "got too many requests",
	hint: ""
};
const ANALYTICS_LIMIT = {
	...TOO_MANY,
	hint: "The analytics of an organization usually share 100 requests an hour."
};
const REFUSALS = {
	400: {
		message: "refused the request as malformed",
		hint: FIX
	},
	401: {
		message: "does not accept the API key: it is wrong, expired or revoked",
		hint: `Keys often expire after 90 days: ${NEW_KEY}`
	},
	402: {
		message: "refused because of the plan or missing credits",
		hint: "Check the plan and the remaining credits at the service."
	},
	403: {
		message: "doesn't allow this API key to do that",
		hint: "Check the key's scope, the service's IP allow-list and the plan."
	},
	404: UNKNOWN_PROJECT,
	413: {
		message: "says the request is too long",
		hint: FIX
	},
	422: {
		message: "does not accept the request",
		hint: FIX
	},
	429: TOO_MANY
};
const SPECIAL_REFUSALS = {
	"create-job": {
		413: {
			message: "says the prompt is too long",
			hint: "Shorten the instruction, or set `context: none`."
		},
		429: {
			...TOO_MANY,
			hint: "A project can usually start 100 jobs an hour."
		}
	},
	"send-message": {
		404: {
			message: "does not know the job, or does not accept messages",
			hint: "Start another job instead."
		},
		405: {
			message: "does not accept messages to jobs",
			hint: "Start another job instead."
		},
		409: {
			message: "is still working on an earlier message to this job",
			hint: "Wait until it is done, then retry."
		},
		413: {
			message: "says the message is too long",
			hint: "Shorten the instruction."
		},
		429: {
			...TOO_MANY,
			hint: "A project can usually send 100 messages an hour."
		}
	},
	"read-job": { 404: {
		message: "does not know the job, or not in this project",
		hint: "Check `job-id`, `project-id` and `base-url`."
	} },
	"read-visitors": {
		401: {
			message: "does not accept the API key: it is wrong, expired or revoked",
			hint: `Keys often expire after 90 days, and then a weekly report fails with 401: ${NEW_KEY}`
		},
		429: ANALYTICS_LIMIT
	},
	"read-evidence": {
		403: {
			message: "doesn't offer this to the API key",
			hint: "Check the key's scope and the plan."
		},
		404: {
			message: "does not have this",
			hint: "Not every service does. Check `project-id`, too."
		},
		405: {
			message: "does not have this",
			hint: "Not every service does."
		},
		429: ANALYTICS_LIMIT
	}
};
const CERTAIN_REFUSALS = [
	400,
	401,
	402,
	403,
	404,
	413,
	422,
	429
];
function isCertainRefusal(status) {
	return CERTAIN_REFUSALS.includes(status);
}
const OUTSIDE_THE_INTERFACE = {
	message: "returned an undocumented answer",
	hint: "Try again later; if it happens again, check `base-url`."
};
function refusalOf(undertaking, answer, { tries, waitMs }) {
	const { status } = answer;
	const says = theirWords(answer);
	const inFront = refusedInFront(answer);
	if (inFront !== null) return {
		message: `The request was ${inFront}.${says}`,
		hint: FRONT_HINT
	};
	const { message, hint } = SPECIAL_REFUSALS[undertaking][status] ?? REFUSALS[status] ?? OUTSIDE_THE_INTERFACE;
	return {
		message: `The service ${message} (HTTP ${status}${tries > 1 ? `, tried ${tries} times` : ""}).${says}`,
		hint: status === 429 ? `${whenAgain(waitMs)} ${hint}`.trimEnd() : hint
	};
}
const SECOND_MS = 1e3;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
function whenAgain(waitMs) {
	if (waitMs === null) return "The service doesn't say when to try again.";
	if (waitMs > 24 * HOUR_MS) return "The service asks to wait more than a day.";
	return `The service asks to wait ${duration(waitMs)}.`;
}
function duration(ms) {
	if (ms < 2 * MINUTE_MS) return counted(Math.ceil(ms / SECOND_MS), "second");
	if (ms < 2 * HOUR_MS) return counted(Math.ceil(ms / MINUTE_MS), "minute");
	return counted(Math.ceil(ms / HOUR_MS), "hour");
}
function counted(count, unit) {
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

// src/service/caller.ts
var Caller = class {
	projectId;
	options;
	constructor(options) {
		this.options = options;
		this.projectId = options.projectId;
	}
	async call(undertaking, options) {
		const { baseUrl, apiKey, userAgent, send, clock, randomness } = this.options;
		const { method, path, body, decode, mostRows, ...limits } = options;
		const policy = RETRY_TABLE[undertaking];
		const headers = {
			authorization: `Bearer ${apiKey}`,
			accept: "application/json",
			"user-agent": userAgent,
			...body === void 0 ? {} : { "content-type": "application/json" }
		};
		const { deadlineMs, maxBytes, freshConnection } = policy;
		const exchange = {
			method,
			url: new URL(baseUrl + path),
			headers,
			deadlineMs,
			maxBytes,
			freshConnection
		};
		const { result, tries } = await withRetries(policy, async (signal) => {
			const ending = await send({
				...exchange,
				signal,
				...body === void 0 ? {} : { body }
			});
			const decoded = ending.kind === "answer" && isSuccess(ending) ? decodeAnswer(ending, {
				decode,
				mostRows
			}) : null;
			return {
				result: {
					ending,
					decoded
				},
				trouble: troubleOf(ending, decoded),
				retryAfterMs: this.waitOf(ending)
			};
		}, {
			clock,
			randomness,
			...limits
		});
		return {
			...result,
			tries
		};
	}
	waitOf(ending) {
		return ending.kind === "answer" ? retryAfterMs(ending.headers, this.options.clock.now()) : null;
	}
	refusal(undertaking, answer, tries) {
		return refusalOf(undertaking, answer, {
			tries,
			waitMs: this.waitOf(answer)
		});
	}
	evidence({ ending, decoded }, when = "") {
		if (ending.kind === "failure") return `${tame(ending.message)}${when}.`;
		return describeAnswer(ending, decoded?.kind === "problem" ? decoded.problem : null);
	}
};
function reasonOf({ ending, decoded }) {
	if (ending.kind === "failure") return ending.reason;
	if (decoded?.kind === "problem") return decoded.reason;
	return `HTTP ${ending.status}${isInFront(ending) ? " from a proxy or firewall" : ""}`;
}
function adviceOn(ending) {
	if (ending.kind === "answer") return isInFront(ending) ? FRONT_HINT : "Try again later.";
	if (ending.failure === "certificate") return "Ask the service's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.";
	if (ending.failure === "cancelled") return "Run it again if it is still needed.";
	return PROXY_ADVICE[ending.failure] ?? "Check `base-url` and the runner's network, including proxies.";
}
function whenItBroke(ending) {
	if (ending.kind === "answer") return "";
	if (ending.status === null) return ", after the request was sent";
	return `, after the answer began with HTTP ${ending.status}`;
}
function isSuccess({ status }) {
	return status >= 200 && status < 300;
}
function decodeAnswer(answer, { decode, mostRows }) {
	const body = readJson(answer, mostRows);
	return body.kind === "json" ? decode(body.value, body.cut) : body;
}
function troubleOf(ending, decoded) {
	if (ending.kind === "failure") return troubleOfFailure(ending);
	if (ending.status === 429) return "rate-limit";
	if (ending.status === 408 || ending.status === 425) return "passing";
	if (ending.status >= 500) return "server";
	return decoded?.kind === "problem" ? "bad-body" : null;
}

// src/service/contract.ts
const LIMITS = {
	leastLimit: 1,
	mostLimit: 250,
	defaultLimit: 50,
	leastOffset: 0
};
const EVIDENCE_LIMITS = {
	searches: {
		most: 100,
		usual: 50
	},
	questions: {
		most: 1e3,
		usual: 100
	},
	feedback: {
		most: 100,
		usual: 10
	}
};
const paths = {
	createJob: (project) => `/v2/agent/${encodeURIComponent(project)}/job`,
	readJob: (project, job) => `/v2/agent/${encodeURIComponent(project)}/job/${encodeURIComponent(job)}`,
	message: (project, job) => `${paths.readJob(project, job)}/message`,
	visitors: (project) => `/v1/analytics/${encodeURIComponent(project)}/visitors`,
	searches: (project) => `/v1/analytics/${encodeURIComponent(project)}/searches`,
	questions: (project) => `/v1/analytics/${encodeURIComponent(project)}/assistant`,
	feedback: (project) => `/v1/analytics/${encodeURIComponent(project)}/feedback/by-page`
};
const detail = fallback(nullish(string(), null), null);
const status = pipe(unknown(), transform((value) => {
	const reportedStatus = typeof value === "string" ? value : null;
	return {
		reportedStatus,
		status: readStatus(reportedStatus ?? "") ?? "active"
	};
}));
const prLink = nullish(pipe(string(), transform((link) => /^(?:null)?$/i.test(link.trim()) ? null : link.trim())), null);
const LONGEST_REASON = 1200;
const error = pipe(detail, transform((text) => tame(text ?? "", LONGEST_REASON) || null));
const branch = optional(unknown());
const jobFields = {
	status: optional(status),
	source: fallback(nullish(object({
		repository: detail,
		ref: detail
	}), null), null),
	model: detail,
	error,
	branch,
	createdAt: detail,
	archivedAt: detail
};
const readJobSchema = object({
	...jobFields,
	id: nullish(string(), null),
	prLink
});
const createdJobSchema = object({
	...jobFields,
	id: pipe(string(), regex(JOB_ID, "an id of 1 to 128 printable ASCII characters")),
	prLink: fallback(prLink, null)
});
const COUNT = "a whole number of at least 0";
const count = pipe(number(), safeInteger(COUNT), minValue(0, COUNT));
const counts = {
	human: count,
	ai: count,
	total: count
};
const rowSchema = object({
	path: string(),
	...counts
});
const visitorsSchema = object({
	totals: object(counts),
	visitors: array(unknown()),
	hasMore: boolean()
});
function decodeJob(value, asked) {
	const job = decode(readJobSchema, value, "job");
	if (job.kind === "problem") return job;
	if (job.value.id !== null && job.value.id !== asked) return OTHER_JOB;
	return {
		kind: "value",
		value: toJob(asked, job.value)
	};
}
const OTHER_JOB = {
	kind: "problem",
	problem: "job.id: expected the requested id, got another one",
	reason: "another job"
};
function decodeCreatedJob(value) {
	const job = decode(createdJobSchema, value, "job");
	return job.kind === "problem" ? job : {
		kind: "value",
		value: toJob(job.value.id, job.value)
	};
}
function decodeVisitors(value, { limit = LIMITS.mostLimit, cut = false } = {}) {
	const page = decode(visitorsSchema, value, "visitors");
	if (page.kind === "problem") return page;
	const { totals, visitors, hasMore } = page.value;
	const rows = visitors.slice(0, limit);
	const pages = rows.flatMap((row) => {
		const read = safeParse(rowSchema, row, { abortEarly: true });
		return read.success ? [read.output] : [];
	});
	const isLonger = cut || visitors.length > limit;
	const rejectedRows = rows.length - pages.length;
	return {
		kind: "value",
		value: {
			totals,
			pages,
			hasMore: hasMore || isLonger,
			rejectedRows
		}
	};
}
function toJob(id, job) {
	const { source, status: seen, branch: left, ...rest } = job;
	return {
		...rest,
		...left === void 0 ? {} : { linkSettled: true },
		id,
		status: seen?.status ?? "active",
		reportedStatus: seen?.reportedStatus ?? null,
		repository: source?.repository ?? null,
		ref: source?.ref ?? null
	};
}
function decode(schema, value, name) {
	if (Array.isArray(value)) return problemAt(name, "an object, got a list");
	const read = safeParse(schema, value, { abortEarly: true });
	if (read.success) return {
		kind: "value",
		value: read.output
	};
	const [issue] = read.issues;
	const path = getDotPath(issue);
	return problemAt(path === null ? name : `${name}.${path}`, expectationOf(issue));
}
function problemAt(path, expectation) {
	return {
		kind: "problem",
		problem: `${path}: expected ${expectation}`,
		reason: `invalid ${path}`
	};
}
const KINDS = {
	string: "a string",
	number: "a number",
	boolean: "a boolean",
	array: "a list",
	object: "an object"
};
function expectationOf({ kind, type, path, message, input }) {
	if (kind === "validation") return message;
	return `${type === "object" && input === void 0 && path !== void 0 ? "a value" : KINDS[type] ?? type}, got ${kindOf(input)}`;
}
function kindOf(value) {
	if (value === void 0) return "nothing";
	if (value === null) return "null";
	return Array.isArray(value) ? "a list" : KINDS[typeof value] ?? typeof value;
}

// src/service/read-job.ts
function createJobReader(options) {
	const caller = new Caller(options);
	return { readJob: (id, cancelled) => readJob(caller, id, cancelled) };
}
async function readJob(caller, id, cancelled) {
	const call = await caller.call("read-job", {
		method: "GET",
		path: paths.readJob(caller.projectId, id),
		decode: (value) => decodeJob(value, id),
		cancelled
	});
	const { ending, decoded } = call;
	if (decoded?.kind === "value") return {
		kind: "job",
		job: decoded.value
	};
	if (ending.kind === "answer") {
		const kind = ending.status === 404 ? "missing" : ending.status === 401 || ending.status === 403 ? "refused" : null;
		if (kind !== null) return {
			kind,
			problem: caller.refusal("read-job", ending, call.tries)
		};
	}
	const problem = {
		message: caller.evidence(call),
		hint: "This says nothing about the job; we check it again."
	};
	return {
		kind: "failed",
		reason: reasonOf(call),
		problem,
		retryAfterMs: caller.waitOf(ending)
	};
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/trigger/forms.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function anyText(text) {
	return { value: text };
}
function orEmpty(form) {
	return (text) => text === "" ? { value: "" } : form(text);
}
function orNothing(form) {
	return (text) => text === "" ? { value: null } : form(text);
}
function orNone(form) {
	return (text) => text === "" ? { value: [] } : form(text);
}
function matching(pattern, expected) {
	return (text) => pattern.test(text) ? { value: text } : { expected };
}
function oneOf(names) {
	return (text) => {
		const found = names.find((name) => name === text.toLowerCase());
		return found === void 0 ? {
			expected: `one of ${names.join(", ")}`,
			candidates: names
		} : { value: found };
	};
}
function someOf(names, none) {
	const orNone = none === void 0 ? "" : `, or "${none}" alone`;
	return (text) => {
		const words = wordsOf(text.toLowerCase());
		if (words.length === 1 && words[0] === none) return { value: [] };
		const value = names.filter((name) => words.includes(name));
		if (words.every((word) => names.some((name) => name === word)) && value.length > 0) return { value };
		return {
			expected: `a list of ${names.join(", ")}${orNone}`,
			candidates: none === void 0 ? names : [...names, none]
		};
	};
}
function listOf(form) {
	return (text) => {
		const value = [];
		for (const word of wordsOf(text)) {
			const reading = form(word);
			if (!("value" in reading)) return reading;
			value.push(reading.value);
		}
		return { value };
	};
}
function readFlag(text) {
	const value = text.toLowerCase();
	return value === "true" || value === "false" ? { value: value === "true" } : { expected: "true or false" };
}
function wholeNumber({ least, most }) {
	return (text) => {
		const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
		return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
	};
}
function wordsOf(text) {
	return text.split(/[,\r\n]/).map((word) => word.trim()).filter((word) => word !== "");
}

// src/trigger/input-forms.ts
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const EXAMPLE_HOST = "docs-service.example.com";
const EXAMPLE_HINT = "Replace `docs-service.example.com` with the address of your service: you find it where you got the API key.";
function readBaseUrl(text) {
	const hidden = hideUserInfo(text);
	const shown = inQuotes(hidden);
	const url = urlIn(text);
	if (url === null) return {
		expected: "an https address, or http for a loopback host",
		shown
	};
	const value = addressToWrite(url);
	const wrong = [...problemsOf(url, text)];
	if (value.length > 500) wrong.push("an address of at most 500 characters");
	if (wrong.length === 0) return { value };
	const expected = wrong.join(", and ");
	if (url.hostname === EXAMPLE_HOST) return {
		expected,
		shown,
		hint: EXAMPLE_HINT
	};
	return hidden === text && value.length <= 500 ? {
		expected,
		shown,
		hint: `Write \`base-url: ${value}\`.`
	} : {
		expected,
		shown
	};
}
function urlIn(text) {
	const [, bare] = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:\/\S*)?$/i.exec(text) ?? [];
	const scheme = bare === void 0 ? "" : LOOPBACK.test(bare) ? "http://" : "https://";
	const url = URL.canParse(scheme + text) ? new URL(scheme + text) : null;
	return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
function* problemsOf(url, text) {
	if (!/^https?:/i.test(text)) yield "an address that starts with https://";
	else if (url.protocol === "http:" && !LOOPBACK.test(url.hostname)) yield "https, because http would send the key unencrypted";
	if (url.username || url.password || text.includes("?") || text.includes("#")) yield "an address without user, password, query or fragment";
	if (VERSION.test(url.pathname)) yield "the address without the version, because each request adds it";
	if (url.hostname === EXAMPLE_HOST) yield "your service's address, not the one of the examples";
}
const VERSION = /\/v[12]\/*$/i;
function addressToWrite(url) {
	return `${LOOPBACK.test(url.hostname) ? url.protocol : "https:"}//${url.host}${url.pathname.replace(VERSION, "").replace(/\/+$/, "")}`;
}
function readSiteUrl(text) {
	const refuse = (expected) => ({
		expected,
		shown: inQuotes(hideUserInfo(text))
	});
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null || !/^https?:$/.test(url.protocol)) return refuse("an https or http address");
	if (url.username || url.password || text.includes("?") || text.includes("#")) return refuse("an address without user, password, query or fragment");
	if (!/^[\w.~/%:[\]-]+$/.test(url.href)) return refuse("an address of letters, digits and \"-._~/%\"");
	const value = url.href.replace(/\/+$/, "");
	return value.length > 200 ? refuse("an address of at most 200 characters") : { value };
}
function readApiKey(text) {
	if (text.length >= 16 && /^[\x21-\x7E]+$/.test(text)) return { value: text };
	return {
		expected: "at least 16 characters of ASCII, without spaces or control characters",
		shown: `not shown (its length is ${text.length})`,
		hint: "Copy the admin API key again, store it as a secret, and pass it with `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`."
	};
}
function readGitHubToken(text) {
	if (/^[\x21-\x7E]+$/.test(text)) return { value: text };
	return {
		expected: "a token of ASCII characters, without spaces or line breaks",
		shown: `not shown (its length is ${text.length})`,
		hint: "Leave it out to use the run's token, or store the token again as a secret."
	};
}
function readCommandName(text) {
	if (/^\/[A-Za-z0-9][\w-]{0,49}$/.test(text)) return { value: text };
	return { expected: "one word that starts with \"/\", such as /docs" };
}
function readThread(text) {
	const value = text.toLowerCase();
	if (value === "auto" || value === "none" || value === "merged") return { value };
	if (/^#?[1-9]\d{0,9}$/.test(value)) return { value: Number(value.replace("#", "")) };
	return { expected: "auto, merged, none, or the number of an issue or pull request" };
}
function readLogin(text) {
	if (/^[\w-]{1,100}(\[bot\])?$/.test(text)) return { value: text.toLowerCase() };
	const expected = "a list of logins, each in full (\"*\" is not allowed)";
	const [, login] = /^@([\w-]{1,100}(?:\[bot\])?)$/.exec(text) ?? [];
	if (login !== void 0) return {
		expected,
		hint: `Write \`${login}\`, without "@".`
	};
	if (/^@?[\w.-]+\/[\w.-]+$/.test(text)) return {
		expected,
		hint: "Teams are not supported: list their members, or set `permission` to a role that they have."
	};
	return { expected };
}
function readPerson(text) {
	if (/^\d+$/.test(text) && !/^[1-9]\d{0,14}$/.test(text)) return { expected: PEOPLE };
	const login = readLogin(text);
	return "value" in login ? login : {
		...login,
		expected: PEOPLE
	};
}
const PEOPLE = "a list of logins or numeric ids, each in full (\"*\" is not allowed)";
function readLinkHost(text) {
	const address = `https://${text}`;
	if (/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/i.test(text) && URL.canParse(address)) return { value: new URL(address).host };
	return { expected: "a list of hosts, each as host or host:port with a port from 1 to 65535" };
}
function readFolder(text) {
	const value = text.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "") || ".";
	const segments = value.split("/");
	if ((value === "." || segments.every((segment) => ![
		"",
		".",
		".."
	].includes(segment))) && value.length <= 500 && !/[\p{Cc}\\:]/u.test(value) && !text.startsWith("/")) return { value };
	return { expected: "a folder of the repository, such as docs (or \".\" for all of it), without \"..\", and no absolute path" };
}
function readPeriod(text) {
	const value = text.toLowerCase();
	if (PERIODS.some((name) => name === value)) return { value };
	const [from, to, ...rest] = value.split("..");
	if (from && to && rest.length === 0 && isDate(from) && isDate(to) && from < to) return { value };
	return {
		expected: `one of ${PERIODS.join(", ")}, or YYYY-MM-DD..YYYY-MM-DD with the end (not included) after the start`,
		candidates: PERIODS
	};
}
function isDate(text) {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
function inQuotes(text) {
	const mayHoldUserInfo = /[\\/:]/.test(text.slice(0, text.lastIndexOf("@") + 1));
	return JSON.stringify((mayHoldUserInfo ? hideUserInfo(text) : text).slice(0, 100));
}

// src/trigger/inputs.ts
const MOST_WORDS = 20;
const ID_CHARACTERS = "at most 128 printable ASCII characters, and not \".\" or \"..\"";
const TITLE = matching(/^\P{Cc}{1,256}$/u, "one line of at most 256 characters");
const LABEL = matching(/^(?!\.{1,2}$)[^\p{Cc},]{1,50}$/u, "one line of at most 50 characters without a comma, and not \".\" or \"..\"");
function readInputs(valueOfInput, specs = inputs) {
	const reader = new InputReader(valueOfInput, specs);
	return {
		settings: {
			mode: reader.read("mode", oneOf(MODES)),
			baseUrl: reader.read("base-url", orEmpty(readBaseUrl)),
			projectId: reader.read("project-id", orEmpty(matching(JOB_ID, ID_CHARACTERS))),
			apiKey: reader.read("api-key", orEmpty(readApiKey)),
			githubToken: reader.read("github-token", orEmpty(readGitHubToken)),
			prompt: reader.read("prompt", anyText),
			promptFile: reader.read("prompt-file", anyText),
			jobId: reader.read("job-id", orEmpty(matching(JOB_ID, `the id of a job: ${ID_CHARACTERS}`))),
			context: reader.read("context", oneOf(["auto", "none"])),
			thread: reader.read("thread", readThread),
			wait: reader.read("wait", readFlag),
			waitMinutes: reader.read("wait-minutes", wholeNumber(RANGES["wait-minutes"])),
			notify: reader.read("notify", readFlag),
			handover: reader.read("handover", readFlag),
			pullRequest: reader.read("pull-request", oneOf(PULL_REQUESTS)),
			requestReview: reader.read("request-review", readFlag),
			failOn: reader.read("fail-on", someOf(FAILING_RESULTS, "none")),
			maxJobsPerDay: reader.read("max-jobs-per-day", orNothing(wholeNumber(RANGES["max-jobs-per-day"]))),
			dryRun: reader.read("dry-run", readFlag),
			command: reader.read("command", readCommandName),
			permission: reader.read("permission", oneOf(PERMISSIONS)),
			allowedUsers: reader.read("allowed-users", listOf(readPerson)),
			allowedBots: reader.read("allowed-bots", listOf(readLogin)),
			claimReaction: reader.read("claim-reaction", oneOf(CLAIM_REACTIONS)),
			linkHosts: reader.read("link-hosts", listOf(readLinkHost)),
			leg: reader.read("leg", anyText),
			evidence: reader.read("evidence", orNone(someOf(EVIDENCE_KINDS))),
			reportTo: reader.read("report-to", someOf(REPORT_PLACES)),
			reportIssueTitle: reader.read("report-issue-title", TITLE),
			reportLabel: reader.read("report-label", LABEL),
			reportPublic: reader.read("report-public", readFlag),
			reportNotify: reader.read("report-notify", readFlag),
			period: reader.read("period", readPeriod),
			trend: reader.read("trend", wholeNumber(RANGES.trend)),
			top: reader.read("top", wholeNumber(RANGES.top)),
			siteUrl: reader.read("site-url", orEmpty(readSiteUrl)),
			pagesRoot: reader.read("pages-root", orEmpty(readFolder)),
			maxRequests: reader.read("max-requests", wholeNumber(RANGES["max-requests"]))
		},
		problems: reader.problems
	};
}
var InputReader = class {
	problems = [];
	#valueOfInput;
	#specs;
	constructor(valueOfInput, specs) {
		this.#valueOfInput = valueOfInput;
		this.#specs = specs;
	}
	read(input, form) {
		const text = this.#valueOfInput(input).trim();
		if (text !== "") {
			const reading = form(text);
			if ("value" in reading) return reading.value;
			this.problems.push(problemOf(input, text, reading));
		}
		const fallback = form(defaultOf(this.#specs[input]));
		if ("value" in fallback) return fallback.value;
		throw new Error(`The default of the input "${input}" can't be read; expected ${fallback.expected}.`);
	}
};
function defaultOf({ default: text = "" }) {
	return text.startsWith("${{") ? "" : text;
}
function problemOf(input, text, { expected, shown, hint, candidates = [] }) {
	return {
		input,
		message: `Input "${input}" is ${shown ?? inQuotes(text)}; expected ${expected}.`,
		hint: hint ?? `${nearest(text.toLowerCase(), candidates)}Change \`${input}\` in the \`with:\` part of the step.`
	};
}
function nearest(value, candidates) {
	const words = value.split(/[,\s]+/).slice(0, MOST_WORDS);
	if (candidates.length === 0) return "";
	const meant = words.map((word) => (0, import_fastest_levenshtein.closest)(word, candidates));
	return words.every((word, at) => (0, import_fastest_levenshtein.distance)(word, meant[at] ?? "") <= 2) ? `Did you mean "${[...new Set(meant)].join(", ")}"? ` : "";
}

// src/runs/run-post.ts
async function runPost(leftOver, world) {
	const { runner, run, clock, service, repository } = world;
	try {
		const [login, comment] = await Promise.all([repository.viewer(), repository.comment(leftOver.comment)]);
		if (comment === null) return;
		const ours = {
			...oursOf(login, world),
			...service === null ? { service: null } : {}
		};
		const marker = believedMarker(comment, ours);
		if (marker === null || marker === "unreadable") return;
		const writer = {
			kind: "post",
			run: run.runId,
			attempt: run.attempt
		};
		if (rightOf(writer, marker, clock.now()) === "never") return;
		const known = leftOver.jobId === null ? marker : withSending(marker, clock.now());
		const truth = await truthOf(known, leftOver, world);
		if (truth === null) return;
		const base = {
			...known,
			told: [],
			watchedUntil: new Date(clock.now()).toISOString()
		};
		const record = recordOf({
			ours,
			conversation: {
				thread: 0,
				review: comment.review
			},
			base,
			comment: {
				...comment,
				marker
			},
			instruction: { keptFrom: comment.body },
			jobId: truth.jobId ?? marker.jobId
		});
		const { end } = await show(record, {
			view: truth.view,
			job: truth.job,
			endedAt: null
		}, writer, world);
		if (end === "written") runner.info("The main process ended before it could finish the status comment, so it was updated now.");
	} catch (error) {
		runner.warning(`Could not update the status comment: ${problemText(repositoryErrorOf(error))}`);
	}
}
function withSending(marker, now) {
	if (marker.request !== "message" || marker.state !== "starting") return marker;
	return {
		...marker,
		sentAt: new Date(now).toISOString()
	};
}
async function truthOf(marker, { jobId: saved, neverSent }, { service, runner, clock }) {
	const { state, jobId: remembered } = marker;
	const withoutJob = (view) => ({
		view,
		jobId: null,
		job: null
	});
	if (state === "waiting") return withoutJob({
		state: "not-created",
		problem: NEVER_SENT
	});
	const jobId = saved ?? (state === "started" ? remembered : null);
	if (jobId === null) {
		if (state !== "starting") return null;
		if (neverSent === true) return withoutJob({
			state: "not-created",
			problem: REASON_IN_LOG
		});
		return withoutJob({
			state: "unknown",
			evidence: NEVER_NOTED
		});
	}
	const reading = await service?.readJob(jobId, runner.cancelled) ?? null;
	const job = reading?.kind === "job" ? reading.job : null;
	return {
		view: {
			state: "started",
			seen: { kind: job !== null && isFinal(job) && clock.now() >= endBelievedFrom(marker) ? "waiting-cancelled-ended" : "waiting-cancelled" }
		},
		jobId,
		job
	};
}

// src/post.ts
var post_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runPostProcess: () => runPostProcess });
async function runPostProcess(leftOver) {
	if (trustsAnyCertificate()) return;
	const redact = createRedactor({ secrets: maskSecrets() });
	const runner = createActionsRunner(redact);
	try {
		const run = readRunContext();
		const { settings } = readInputs(inputOf);
		const { baseUrl, projectId, apiKey, githubToken: token } = settings;
		const { repository, clock, ...rest } = openConnections({
			run,
			token,
			redact,
			cancelled: runner.cancelled
		});
		const service = baseUrl !== "" && projectId !== "" && apiKey !== "" ? createJobReader({
			baseUrl,
			projectId,
			apiKey,
			clock,
			...rest
		}) : null;
		await runPost(leftOver, {
			settings,
			run,
			runner,
			service,
			repository,
			clock
		});
	} catch (error) {
		for (const line of traceOf(error)) runner.debug(line);
		for (const problem of problemsOf$1(error)) runner.warning(`Could not update the status comment: ${problemText(problem)}`);
	}
}

Object.defineProperty(exports, "ANNOUNCEMENTS", {
  enumerable: true,
  get: function () {
    return ANNOUNCEMENTS;
  }
});
Object.defineProperty(exports, "CANCELLED_BEFORE", {
  enumerable: true,
  get: function () {
    return CANCELLED_BEFORE;
  }
});
Object.defineProperty(exports, "CHANGED", {
  enumerable: true,
  get: function () {
    return CHANGED;
  }
});
Object.defineProperty(exports, "COMMENT_LIMIT", {
  enumerable: true,
  get: function () {
    return COMMENT_LIMIT;
  }
});
Object.defineProperty(exports, "Caller", {
  enumerable: true,
  get: function () {
    return Caller;
  }
});
Object.defineProperty(exports, "DocsAgentError", {
  enumerable: true,
  get: function () {
    return DocsAgentError;
  }
});
Object.defineProperty(exports, "EVIDENCE_KINDS", {
  enumerable: true,
  get: function () {
    return EVIDENCE_KINDS;
  }
});
Object.defineProperty(exports, "EVIDENCE_LIMITS", {
  enumerable: true,
  get: function () {
    return EVIDENCE_LIMITS;
  }
});
Object.defineProperty(exports, "HANDOVER_CLAIM", {
  enumerable: true,
  get: function () {
    return HANDOVER_CLAIM;
  }
});
Object.defineProperty(exports, "InputError", {
  enumerable: true,
  get: function () {
    return InputError;
  }
});
Object.defineProperty(exports, "JOB_ID", {
  enumerable: true,
  get: function () {
    return JOB_ID;
  }
});
Object.defineProperty(exports, "LIST_CLAIM", {
  enumerable: true,
  get: function () {
    return LIST_CLAIM;
  }
});
Object.defineProperty(exports, "MODES", {
  enumerable: true,
  get: function () {
    return MODES;
  }
});
Object.defineProperty(exports, "MODE_NAMES", {
  enumerable: true,
  get: function () {
    return MODE_NAMES;
  }
});
Object.defineProperty(exports, "NEVER_NOTED", {
  enumerable: true,
  get: function () {
    return NEVER_NOTED;
  }
});
Object.defineProperty(exports, "NEVER_SENT", {
  enumerable: true,
  get: function () {
    return NEVER_SENT;
  }
});
Object.defineProperty(exports, "NOTED_BEFORE", {
  enumerable: true,
  get: function () {
    return NOTED_BEFORE;
  }
});
Object.defineProperty(exports, "NOTICE_CLAIM", {
  enumerable: true,
  get: function () {
    return NOTICE_CLAIM;
  }
});
Object.defineProperty(exports, "NOT_CREATED_BEFORE", {
  enumerable: true,
  get: function () {
    return NOT_CREATED_BEFORE;
  }
});
Object.defineProperty(exports, "PERIODS", {
  enumerable: true,
  get: function () {
    return PERIODS;
  }
});
Object.defineProperty(exports, "PROXY_ADVICE", {
  enumerable: true,
  get: function () {
    return PROXY_ADVICE;
  }
});
Object.defineProperty(exports, "RETRY_CLAIM", {
  enumerable: true,
  get: function () {
    return RETRY_CLAIM;
  }
});
Object.defineProperty(exports, "RETRY_TABLE", {
  enumerable: true,
  get: function () {
    return RETRY_TABLE;
  }
});
Object.defineProperty(exports, "RepositoryError", {
  enumerable: true,
  get: function () {
    return RepositoryError;
  }
});
Object.defineProperty(exports, "START_WITHIN_MS", {
  enumerable: true,
  get: function () {
    return START_WITHIN_MS;
  }
});
Object.defineProperty(exports, "ServiceError", {
  enumerable: true,
  get: function () {
    return ServiceError;
  }
});
Object.defineProperty(exports, "TOO_LATE", {
  enumerable: true,
  get: function () {
    return TOO_LATE;
  }
});
Object.defineProperty(exports, "WAITED_TOO_LONG", {
  enumerable: true,
  get: function () {
    return WAITED_TOO_LONG;
  }
});
Object.defineProperty(exports, "WATCHED_AFTER_WAIT_MS", {
  enumerable: true,
  get: function () {
    return WATCHED_AFTER_WAIT_MS;
  }
});
Object.defineProperty(exports, "advance", {
  enumerable: true,
  get: function () {
    return advance;
  }
});
Object.defineProperty(exports, "adviceFor", {
  enumerable: true,
  get: function () {
    return adviceFor;
  }
});
Object.defineProperty(exports, "adviceOn", {
  enumerable: true,
  get: function () {
    return adviceOn;
  }
});
Object.defineProperty(exports, "array", {
  enumerable: true,
  get: function () {
    return array;
  }
});
Object.defineProperty(exports, "asWritten", {
  enumerable: true,
  get: function () {
    return asWritten;
  }
});
Object.defineProperty(exports, "boolean", {
  enumerable: true,
  get: function () {
    return boolean;
  }
});
Object.defineProperty(exports, "candidatesOf", {
  enumerable: true,
  get: function () {
    return candidatesOf;
  }
});
Object.defineProperty(exports, "check", {
  enumerable: true,
  get: function () {
    return check;
  }
});
Object.defineProperty(exports, "codePath", {
  enumerable: true,
  get: function () {
    return codePath;
  }
});
Object.defineProperty(exports, "codeSpan", {
  enumerable: true,
  get: function () {
    return codeSpan;
  }
});
Object.defineProperty(exports, "count", {
  enumerable: true,
  get: function () {
    return count;
  }
});
Object.defineProperty(exports, "count$1", {
  enumerable: true,
  get: function () {
    return count$1;
  }
});
Object.defineProperty(exports, "counted", {
  enumerable: true,
  get: function () {
    return counted$1;
  }
});
Object.defineProperty(exports, "createActionsRunner", {
  enumerable: true,
  get: function () {
    return createActionsRunner;
  }
});
Object.defineProperty(exports, "createJobReader", {
  enumerable: true,
  get: function () {
    return createJobReader;
  }
});
Object.defineProperty(exports, "createRedactor", {
  enumerable: true,
  get: function () {
    return createRedactor;
  }
});
Object.defineProperty(exports, "decode", {
  enumerable: true,
  get: function () {
    return decode;
  }
});
Object.defineProperty(exports, "decodeCreatedJob", {
  enumerable: true,
  get: function () {
    return decodeCreatedJob;
  }
});
Object.defineProperty(exports, "decodeJob", {
  enumerable: true,
  get: function () {
    return decodeJob;
  }
});
Object.defineProperty(exports, "decodeVisitors", {
  enumerable: true,
  get: function () {
    return decodeVisitors;
  }
});
Object.defineProperty(exports, "decodedCharacters", {
  enumerable: true,
  get: function () {
    return decodedCharacters;
  }
});
Object.defineProperty(exports, "details", {
  enumerable: true,
  get: function () {
    return details;
  }
});
Object.defineProperty(exports, "elapsed", {
  enumerable: true,
  get: function () {
    return elapsed;
  }
});
Object.defineProperty(exports, "endBelievedFrom", {
  enumerable: true,
  get: function () {
    return endBelievedFrom;
  }
});
Object.defineProperty(exports, "endWithoutPullRequest", {
  enumerable: true,
  get: function () {
    return endWithoutPullRequest;
  }
});
Object.defineProperty(exports, "endsReportedBy", {
  enumerable: true,
  get: function () {
    return endsReportedBy;
  }
});
Object.defineProperty(exports, "exactOptional", {
  enumerable: true,
  get: function () {
    return exactOptional;
  }
});
Object.defineProperty(exports, "fail", {
  enumerable: true,
  get: function () {
    return fail;
  }
});
Object.defineProperty(exports, "fallback", {
  enumerable: true,
  get: function () {
    return fallback;
  }
});
Object.defineProperty(exports, "findCreated", {
  enumerable: true,
  get: function () {
    return findCreated;
  }
});
Object.defineProperty(exports, "firstLine", {
  enumerable: true,
  get: function () {
    return firstLine;
  }
});
Object.defineProperty(exports, "followInstruction", {
  enumerable: true,
  get: function () {
    return followInstruction;
  }
});
Object.defineProperty(exports, "getDotPath", {
  enumerable: true,
  get: function () {
    return getDotPath;
  }
});
Object.defineProperty(exports, "group", {
  enumerable: true,
  get: function () {
    return group;
  }
});
Object.defineProperty(exports, "groupHash", {
  enumerable: true,
  get: function () {
    return groupHash;
  }
});
Object.defineProperty(exports, "hasLeftInTime", {
  enumerable: true,
  get: function () {
    return hasLeftInTime;
  }
});
Object.defineProperty(exports, "hash", {
  enumerable: true,
  get: function () {
    return hash;
  }
});
Object.defineProperty(exports, "inputOf", {
  enumerable: true,
  get: function () {
    return inputOf;
  }
});
Object.defineProperty(exports, "inputs", {
  enumerable: true,
  get: function () {
    return inputs;
  }
});
Object.defineProperty(exports, "instructionFold", {
  enumerable: true,
  get: function () {
    return instructionFold;
  }
});
Object.defineProperty(exports, "instructionHash", {
  enumerable: true,
  get: function () {
    return instructionHash;
  }
});
Object.defineProperty(exports, "instructionIn", {
  enumerable: true,
  get: function () {
    return instructionIn;
  }
});
Object.defineProperty(exports, "integer", {
  enumerable: true,
  get: function () {
    return integer;
  }
});
Object.defineProperty(exports, "intersect", {
  enumerable: true,
  get: function () {
    return intersect;
  }
});
Object.defineProperty(exports, "is", {
  enumerable: true,
  get: function () {
    return is;
  }
});
Object.defineProperty(exports, "isCertainRefusal", {
  enumerable: true,
  get: function () {
    return isCertainRefusal;
  }
});
Object.defineProperty(exports, "isCommentEvent", {
  enumerable: true,
  get: function () {
    return isCommentEvent;
  }
});
Object.defineProperty(exports, "isEarlierAttempt", {
  enumerable: true,
  get: function () {
    return isEarlierAttempt;
  }
});
Object.defineProperty(exports, "isFinal", {
  enumerable: true,
  get: function () {
    return isFinal;
  }
});
Object.defineProperty(exports, "isFollowersMarker", {
  enumerable: true,
  get: function () {
    return isFollowersMarker;
  }
});
Object.defineProperty(exports, "isNeverSent", {
  enumerable: true,
  get: function () {
    return isNeverSent;
  }
});
Object.defineProperty(exports, "isPassing", {
  enumerable: true,
  get: function () {
    return isPassing;
  }
});
Object.defineProperty(exports, "isSaidToRun", {
  enumerable: true,
  get: function () {
    return isSaidToRun;
  }
});
Object.defineProperty(exports, "isWatched", {
  enumerable: true,
  get: function () {
    return isWatched;
  }
});
Object.defineProperty(exports, "isWebPage", {
  enumerable: true,
  get: function () {
    return isWebPage;
  }
});
Object.defineProperty(exports, "isoTimestamp", {
  enumerable: true,
  get: function () {
    return isoTimestamp;
  }
});
Object.defineProperty(exports, "jobId", {
  enumerable: true,
  get: function () {
    return jobId;
  }
});
Object.defineProperty(exports, "laterRun", {
  enumerable: true,
  get: function () {
    return laterRun;
  }
});
Object.defineProperty(exports, "latestRequest", {
  enumerable: true,
  get: function () {
    return latestRequest;
  }
});
Object.defineProperty(exports, "leftBy", {
  enumerable: true,
  get: function () {
    return leftBy;
  }
});
Object.defineProperty(exports, "linkedPath", {
  enumerable: true,
  get: function () {
    return linkedPath;
  }
});
Object.defineProperty(exports, "literal", {
  enumerable: true,
  get: function () {
    return literal;
  }
});
Object.defineProperty(exports, "looksMarked", {
  enumerable: true,
  get: function () {
    return looksMarked;
  }
});
Object.defineProperty(exports, "markedLine", {
  enumerable: true,
  get: function () {
    return markedLine;
  }
});
Object.defineProperty(exports, "maskSecrets", {
  enumerable: true,
  get: function () {
    return maskSecrets;
  }
});
Object.defineProperty(exports, "maxLength", {
  enumerable: true,
  get: function () {
    return maxLength;
  }
});
Object.defineProperty(exports, "maxValue", {
  enumerable: true,
  get: function () {
    return maxValue;
  }
});
Object.defineProperty(exports, "minValue", {
  enumerable: true,
  get: function () {
    return minValue;
  }
});
Object.defineProperty(exports, "minute", {
  enumerable: true,
  get: function () {
    return minute;
  }
});
Object.defineProperty(exports, "modeOfAuto", {
  enumerable: true,
  get: function () {
    return modeOfAuto;
  }
});
Object.defineProperty(exports, "neverRequested", {
  enumerable: true,
  get: function () {
    return neverRequested;
  }
});
Object.defineProperty(exports, "nothingStarted", {
  enumerable: true,
  get: function () {
    return nothingStarted;
  }
});
Object.defineProperty(exports, "nullable", {
  enumerable: true,
  get: function () {
    return nullable;
  }
});
Object.defineProperty(exports, "nullish", {
  enumerable: true,
  get: function () {
    return nullish;
  }
});
Object.defineProperty(exports, "number", {
  enumerable: true,
  get: function () {
    return number;
  }
});
Object.defineProperty(exports, "object", {
  enumerable: true,
  get: function () {
    return object;
  }
});
Object.defineProperty(exports, "ofComment", {
  enumerable: true,
  get: function () {
    return ofComment;
  }
});
Object.defineProperty(exports, "openConnections", {
  enumerable: true,
  get: function () {
    return openConnections;
  }
});
Object.defineProperty(exports, "optional", {
  enumerable: true,
  get: function () {
    return optional;
  }
});
Object.defineProperty(exports, "oursOf", {
  enumerable: true,
  get: function () {
    return oursOf;
  }
});
Object.defineProperty(exports, "ownComments", {
  enumerable: true,
  get: function () {
    return ownComments;
  }
});
Object.defineProperty(exports, "paragraphs", {
  enumerable: true,
  get: function () {
    return paragraphs;
  }
});
Object.defineProperty(exports, "parse", {
  enumerable: true,
  get: function () {
    return parse;
  }
});
Object.defineProperty(exports, "paths", {
  enumerable: true,
  get: function () {
    return paths;
  }
});
Object.defineProperty(exports, "picklist", {
  enumerable: true,
  get: function () {
    return picklist;
  }
});
Object.defineProperty(exports, "pipe", {
  enumerable: true,
  get: function () {
    return pipe;
  }
});
Object.defineProperty(exports, "placeOf", {
  enumerable: true,
  get: function () {
    return placeOf;
  }
});
Object.defineProperty(exports, "post_exports", {
  enumerable: true,
  get: function () {
    return post_exports;
  }
});
Object.defineProperty(exports, "problemText", {
  enumerable: true,
  get: function () {
    return problemText;
  }
});
Object.defineProperty(exports, "problemsOf", {
  enumerable: true,
  get: function () {
    return problemsOf$1;
  }
});
Object.defineProperty(exports, "quoted", {
  enumerable: true,
  get: function () {
    return quoted;
  }
});
Object.defineProperty(exports, "readAgain", {
  enumerable: true,
  get: function () {
    return readAgain;
  }
});
Object.defineProperty(exports, "readInputs", {
  enumerable: true,
  get: function () {
    return readInputs;
  }
});
Object.defineProperty(exports, "readMarkerLine", {
  enumerable: true,
  get: function () {
    return readMarkerLine;
  }
});
Object.defineProperty(exports, "readPeriod", {
  enumerable: true,
  get: function () {
    return readPeriod;
  }
});
Object.defineProperty(exports, "readPullRequestLink", {
  enumerable: true,
  get: function () {
    return readPullRequestLink;
  }
});
Object.defineProperty(exports, "readRunContext", {
  enumerable: true,
  get: function () {
    return readRunContext;
  }
});
Object.defineProperty(exports, "readStatus", {
  enumerable: true,
  get: function () {
    return readStatus;
  }
});
Object.defineProperty(exports, "reasonOf", {
  enumerable: true,
  get: function () {
    return reasonOf;
  }
});
Object.defineProperty(exports, "recordOf", {
  enumerable: true,
  get: function () {
    return recordOf;
  }
});
Object.defineProperty(exports, "regex", {
  enumerable: true,
  get: function () {
    return regex;
  }
});
Object.defineProperty(exports, "renderNotice", {
  enumerable: true,
  get: function () {
    return renderNotice;
  }
});
Object.defineProperty(exports, "repositoryErrorOf", {
  enumerable: true,
  get: function () {
    return repositoryErrorOf;
  }
});
Object.defineProperty(exports, "repositoryName", {
  enumerable: true,
  get: function () {
    return repositoryName;
  }
});
Object.defineProperty(exports, "repositoryOf", {
  enumerable: true,
  get: function () {
    return repositoryOf;
  }
});
Object.defineProperty(exports, "requestHash", {
  enumerable: true,
  get: function () {
    return requestHash;
  }
});
Object.defineProperty(exports, "requestedAt", {
  enumerable: true,
  get: function () {
    return requestedAt;
  }
});
Object.defineProperty(exports, "require_fastest_levenshtein", {
  enumerable: true,
  get: function () {
    return require_fastest_levenshtein;
  }
});
Object.defineProperty(exports, "reread", {
  enumerable: true,
  get: function () {
    return reread;
  }
});
Object.defineProperty(exports, "resumptionOf", {
  enumerable: true,
  get: function () {
    return resumptionOf;
  }
});
Object.defineProperty(exports, "retryAfterMs", {
  enumerable: true,
  get: function () {
    return retryAfterMs;
  }
});
Object.defineProperty(exports, "retryOf", {
  enumerable: true,
  get: function () {
    return retryOf;
  }
});
Object.defineProperty(exports, "rewritten", {
  enumerable: true,
  get: function () {
    return rewritten;
  }
});
Object.defineProperty(exports, "rightOf", {
  enumerable: true,
  get: function () {
    return rightOf;
  }
});
Object.defineProperty(exports, "rivalOf", {
  enumerable: true,
  get: function () {
    return rivalOf;
  }
});
Object.defineProperty(exports, "safeInteger", {
  enumerable: true,
  get: function () {
    return safeInteger;
  }
});
Object.defineProperty(exports, "safeParse", {
  enumerable: true,
  get: function () {
    return safeParse;
  }
});
Object.defineProperty(exports, "sameRepository", {
  enumerable: true,
  get: function () {
    return sameRepository;
  }
});
Object.defineProperty(exports, "serviceHash", {
  enumerable: true,
  get: function () {
    return serviceHash;
  }
});
Object.defineProperty(exports, "shorten", {
  enumerable: true,
  get: function () {
    return shorten;
  }
});
Object.defineProperty(exports, "show", {
  enumerable: true,
  get: function () {
    return show;
  }
});
Object.defineProperty(exports, "stepHash", {
  enumerable: true,
  get: function () {
    return stepHash;
  }
});
Object.defineProperty(exports, "strictObject", {
  enumerable: true,
  get: function () {
    return strictObject;
  }
});
Object.defineProperty(exports, "string", {
  enumerable: true,
  get: function () {
    return string;
  }
});
Object.defineProperty(exports, "traceOf", {
  enumerable: true,
  get: function () {
    return traceOf;
  }
});
Object.defineProperty(exports, "transform", {
  enumerable: true,
  get: function () {
    return transform;
  }
});
Object.defineProperty(exports, "troubleOfFailure", {
  enumerable: true,
  get: function () {
    return troubleOfFailure;
  }
});
Object.defineProperty(exports, "tryReaction", {
  enumerable: true,
  get: function () {
    return tryReaction;
  }
});
Object.defineProperty(exports, "union", {
  enumerable: true,
  get: function () {
    return union;
  }
});
Object.defineProperty(exports, "unknown", {
  enumerable: true,
  get: function () {
    return unknown;
  }
});
Object.defineProperty(exports, "visible", {
  enumerable: true,
  get: function () {
    return visible;
  }
});
Object.defineProperty(exports, "warnIfFailed", {
  enumerable: true,
  get: function () {
    return warnIfFailed;
  }
});
Object.defineProperty(exports, "whenItBroke", {
  enumerable: true,
  get: function () {
    return whenItBroke;
  }
});
Object.defineProperty(exports, "wholeCharacters", {
  enumerable: true,
  get: function () {
    return wholeCharacters;
  }
});
Object.defineProperty(exports, "withFresh", {
  enumerable: true,
  get: function () {
    return withFresh;
  }
});
Object.defineProperty(exports, "withMarker", {
  enumerable: true,
  get: function () {
    return withMarker;
  }
});
Object.defineProperty(exports, "withRetries", {
  enumerable: true,
  get: function () {
    return withRetries;
  }
});
Object.defineProperty(exports, "wordsFor", {
  enumerable: true,
  get: function () {
    return wordsFor;
  }
});
Object.defineProperty(exports, "write", {
  enumerable: true,
  get: function () {
    return write;
  }
});
Object.defineProperty(exports, "writeMarkerLine", {
  enumerable: true,
  get: function () {
    return writeMarkerLine;
  }
});