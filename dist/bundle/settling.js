"use strict";

const require_post = require("./post.js");

// src/wording/settling.ts
function settlingOutcome({ settled, followed, left }, { unread, dryRun }) {
	const of = (kind) => settled.filter((each) => each.kind === kind);
	const [changed, failed] = [of("settled"), of("failed")];
	const open = [...of("running"), ...of("still-open")];
	const counts = `${changed.length} ${dryRun ? "would be updated" : "updated"}, ${open.length} still open, ${failed.length} ${failed.length === 1 ? "error" : "errors"}`;
	const watched = followed === 0 ? "" : `, ${followed} still followed by a run`;
	const unchecked = left === 0 ? "" : `, ${left} not checked, because the run was cancelled`;
	const nothing = settled.length === 0 && left === 0 && followed === 0;
	const none = unread.length === 0 ? "There is no unfinished job." : "No unfinished job was found among the comments that were read.";
	const found = nothing ? none : `Unfinished jobs: ${counts}${watched}${unchecked}.`;
	const fails = settled.length > 0 && failed.length === settled.length;
	const why = fails ? ` The first: ${failed[0]?.words}` : "";
	const overview = `${dryRun ? "A dry run: nothing was written. " : ""}${found}`;
	const lines = [
		...changed,
		...failed,
		...open
	].map(({ url, thread, words }) => `- [Thread ${thread}](${url}): ${require_post.codeSpan(words, { longest: 300 })}`);
	const more = unread.flatMap((each) => ["", require_post.quoted(each, { exact: true })]);
	const summary = [
		`### docs-agent: ${dryRun ? "dry run, nothing was written" : "status comments updated"}`,
		"",
		overview,
		"",
		...lines,
		...more
	].join("\n");
	return {
		kind: "settled",
		result: dryRun ? "dry-run" : "settled",
		sentence: overview + why,
		summary,
		fails
	};
}

Object.defineProperty(exports, "settlingOutcome", {
  enumerable: true,
  get: function () {
    return settlingOutcome;
  }
});