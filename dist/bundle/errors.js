"use strict";

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
function problemsOf(error) {
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

Object.defineProperty(exports, "DocsAgentError", {
  enumerable: true,
  get: function () {
    return DocsAgentError;
  }
});
Object.defineProperty(exports, "InputError", {
  enumerable: true,
  get: function () {
    return InputError;
  }
});
Object.defineProperty(exports, "RepositoryError", {
  enumerable: true,
  get: function () {
    return RepositoryError;
  }
});
Object.defineProperty(exports, "ServiceError", {
  enumerable: true,
  get: function () {
    return ServiceError;
  }
});
Object.defineProperty(exports, "isPassing", {
  enumerable: true,
  get: function () {
    return isPassing;
  }
});
Object.defineProperty(exports, "nothingStarted", {
  enumerable: true,
  get: function () {
    return nothingStarted;
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
    return problemsOf;
  }
});
Object.defineProperty(exports, "repositoryErrorOf", {
  enumerable: true,
  get: function () {
    return repositoryErrorOf;
  }
});
Object.defineProperty(exports, "traceOf", {
  enumerable: true,
  get: function () {
    return traceOf;
  }
});