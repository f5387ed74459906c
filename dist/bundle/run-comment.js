"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_post = require("./post.js");
const require_main = require("./main.js");
const require_start = require("./start.js");
const require_answer = require("./answer.js");

// src/trigger/line-forms.ts
function isQuoted(line) {
	return /^ {0,3}>/.test(line);
}
function isBlank(line) {
	return line.trim() === "";
}
function isMarkdownBlank(line) {
	return /^[ \t]*$/.test(line);
}
function endsWithColon(line) {
	return /[:：]$/.test(line.trimEnd());
}

// src/trigger/mail-forms.ts
const TITLED_DASHES = /^ {0,3}[-‐-—]{5,}[ \t\u00A0]*(\p{L}.{0,80}?)[-‐-—]{5}/u;
const FOUR_DASHES = /^ {0,3}[-‐-—]{4}[ \t\u00A0]*\p{L}/u;
const ENCODED = /^(?:BEGIN|END) [A-Z]/;
const UNDERSCORES = /^ {0,3}_{20,}\s*$/;
function isSeparator(line) {
	const title = TITLED_DASHES.exec(line)?.[1];
	return title !== void 0 && !ENCODED.test(title) || UNDERSCORES.test(line) || isTitledAttribution(line);
}
function isTitledAttribution(line) {
	return FOUR_DASHES.test(line) && /^[-‐-—]{4}$/.test(line.trimEnd().slice(-4)) && (holdsAddress(line) || holdsDate(line));
}
const LABEL = /^ {0,3}\*{0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,2}\*{0,2}[ \u00A0\u202F]?(?:：|:(?=[\s*]|$)|(?<=\p{Lo}):)\*{0,2}/u;
function isLabelled(line) {
	return LABEL.test(line);
}
const MAILBOX = /[<[(](?:mailto:)?[^\s@<>[\]()]+@[^\s@<>[\]()]+[>\])]/i;
const ADDRESS = /[^\s@]@[^\s@]*\.\p{L}{2}/u;
const YEAR = /(?<!\p{Nd})(?:(?:19|20)[0-9]{2}|(?![0-9])\p{Nd}{4})(?!\p{Nd})/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u;
const SHORT_DATE = /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}(?!\p{Nd})/u;
const TIME = /(?<![\p{Nd}.])\p{Nd}{1,2}(?:[:：h]\p{Nd}{2}|\.\p{Nd}{2}(?!\.\p{Nd}))(?!\p{Nd})/u;
const SUBJECT = /\[[\w.-]+\/[\w.-]+\]|^\s*\p{L}{1,5}[ \u00A0]?[:：]\s/u;
function holdsAddress(text) {
	return text.includes("@") && ADDRESS.test(text);
}
function holdsMailbox(text) {
	return text.includes("@") && MAILBOX.test(text);
}
function holdsDate(text) {
	return YEAR.test(text) && DAY.test(text) || SHORT_DATE.test(text);
}
function holdsDateAndTime(text) {
	return TIME.test(text) && holdsDate(text);
}
const WHOLE_HEADER = 4;
const PROVED = 3;
function isMailHeader(lines) {
	if (lines.length < 2) return false;
	const values = lines.map((line) => line.replace(LABEL, ""));
	const mailboxes = values.filter((value) => MAILBOX.test(value)).length;
	const addresses = mailboxes > 0 ? 2 * Math.min(mailboxes, 2) : Number(values.some(holdsAddress));
	const dates = values.some(holdsDateAndTime) ? 2 : Number(values.some(holdsDate));
	const subject = values.some((value) => SUBJECT.test(value)) ? 2 : 0;
	const whole = dates === 2 && lines.length >= WHOLE_HEADER ? 1 : 0;
	return addresses + dates + subject + whole >= PROVED;
}
function isNotificationFoot(line, next) {
	return /^\s*(?:—|--)\s*$/.test(line) && next.trimStart().startsWith("Reply to this email directly");
}

// src/trigger/mail-attribution.ts
function beginsWithAttribution(lines) {
	const end = placeOf(lines, 0, (line) => isBlank(line) || isQuoted(line));
	if (!endsWithColon(lines[end - 1] ?? "")) return false;
	const quote = placeOf(lines, end, (line) => !isBlank(line));
	if (!isQuoted(lines[quote] ?? "")) return false;
	const text = lines.slice(0, end).join(" ");
	return placeOf(lines, quote, (line) => !(isBlank(line) || isQuoted(line))) < lines.length || holdsAddress(text) || holdsDateAndTime(text);
}
function placeOf(lines, from, isIt) {
	let at = from;
	while (at < lines.length && !isIt(lines[at] ?? "")) at += 1;
	return at;
}

// src/trigger/fences.ts
const OPENING = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const OPENING_BEHIND_WORDS = /(?:^|\s)(`{3,}|~{3,})[^\s`]*\s*$/;
const CLOSING = /^\s*(`{3,}|~{3,})[ \t]*$/;
function inFences(lines) {
	const fenced = new Array(lines.length).fill(false);
	let open = null;
	for (let at = 0; at < lines.length; at += 1) {
		const line = lines[at] ?? "";
		if (!line.includes("```") && !line.includes("~~~")) continue;
		if (open === null) {
			const fence = (at === 0 ? OPENING_BEHIND_WORDS : OPENING).exec(line)?.[1];
			if (fence !== void 0) open = {
				at,
				fence
			};
		} else if (CLOSING.exec(line)?.[1]?.startsWith(open.fence)) {
			fenced.fill(true, open.at, at + 1);
			open = null;
		}
	}
	return fenced;
}
function isFence(line) {
	return OPENING.test(line) || CLOSING.test(line);
}

// src/trigger/mail-tail.ts
const SIGNATURE = "-- ";
const ATTRIBUTION_LINES = 3;
const DRAWN = /^\s*[-‐-—_]/;
const UNSEEN$1 = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const PART_OF_PROOF = /[@\p{Nd}]/u;
function withoutTail(lines) {
	const written = {
		lines: lines.map((line) => line.replace(UNSEEN$1, "")),
		fenced: inFences(lines)
	};
	const { end, kind } = firstEnd(written);
	const cut = endWithoutQuotations(written, end);
	const leftOut = [];
	if (cut < end) leftOut.push("quotation");
	if (kind !== null) leftOut.push(kind);
	return {
		lines: lines.slice(0, cut),
		leftOut
	};
}
function endWithoutQuotations(written, end) {
	let cut = end;
	for (;;) {
		const quote = firstOfQuotation(written, cut);
		if (quote === cut || !announcesOnly(written.lines, quote - 1)) return quote;
		cut = quote - 1;
	}
}
function announcesOnly(lines, at) {
	if (at < 1 || !endsWithColon(lines[at] ?? "")) return false;
	return isBlank(lines[at - 1] ?? "") && isBlank(lines[at + 1] ?? "") || lines.slice(0, at).every(isBlank);
}
function firstEnd(written) {
	const { lines, fenced } = written;
	for (let index = 1; index < lines.length; index += 1) {
		const line = lines[index] ?? "";
		if (line === SIGNATURE && !fenced[index]) return {
			end: index,
			kind: "signature"
		};
		if (line === "" || isQuoted(line)) continue;
		const block = labelledFrom(lines, index);
		if (isMailHeader(block)) return {
			end: beginOfHeader(lines, index),
			kind: "mail"
		};
		index += Math.max(block.length, 1) - 1;
		if (isDrawn(written, index)) return {
			end: index,
			kind: "mail"
		};
		if (endsAttribution(written, index)) return {
			end: beginOfParagraph(lines, index),
			kind: "mail"
		};
	}
	return {
		end: lines.length,
		kind: null
	};
}
function isDrawn({ lines, fenced }, at) {
	const line = lines[at] ?? "";
	return !fenced[at] && DRAWN.test(line) && (isSeparator(line) || isNotificationFoot(line, lines[at + 1] ?? ""));
}
function labelledFrom(lines, from) {
	let end = from;
	while (end < lines.length && isLabelled(lines[end] ?? "")) end += 1;
	return lines.slice(from, end);
}
function beginOfHeader(lines, at) {
	const begin = beginOfParagraph(lines, at);
	const wrapped = lines.slice(begin, at).findIndex(isLabelled);
	return wrapped < 0 ? at : begin + wrapped;
}
function beginOfParagraph(lines, of) {
	let begin = of;
	while (begin > 1 && !isBetween(lines[begin - 1] ?? "")) begin -= 1;
	return begin;
}
function isBetween(line) {
	return isBlank(line) || isQuoted(line) || isFence(line);
}
function endsAttribution({ lines, fenced }, last) {
	if (!endsWithColon(lines[last] ?? "")) return false;
	const [next = "", second = ""] = lines.slice(last + 1, last + 3);
	const quotesFollow = isQuoted(next) || isBlank(next) && isQuoted(second);
	if (fenced[last] && !quotesFollow) return false;
	const begin = quotesFollow ? beginOfParagraph(lines, last) : Math.max(1, last - ATTRIBUTION_LINES + 1);
	const above = lines.slice(begin, last + 1);
	const text = above.slice(above.findLastIndex(isBetween) + 1).join(" ");
	if (!PART_OF_PROOF.test(text)) return false;
	if (fenced[last]) return holdsAddress(text);
	if (quotesFollow) return holdsAddress(text) || holdsDateAndTime(text);
	return holdsAddress(text) && holdsDateAndTime(text) || holdsMailbox(text) && holdsDate(text);
}
function firstOfQuotation({ lines, fenced }, end) {
	const isOwn = (at) => fenced[at] === true || !(isBlank(lines[at] ?? "") || isQuoted(lines[at] ?? ""));
	let first = end;
	while (first > 1 && !isOwn(first - 1)) first -= 1;
	return lines.slice(first, end).some(isQuoted) ? first : end;
}

// src/trigger/near-miss.ts
var import_fastest_levenshtein = require_post.require_fastest_levenshtein();
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u;
const SHORTEST_NAME = 5;
const FURTHEST_SUGGESTION = 2;
const NAMES = require_main.subCommands.map(({ name }) => name);
const LONG_NAMES = NAMES.filter((name) => name.length >= SHORTEST_NAME);
function findSlip(line, { alone }) {
	const shown = line.replace(UNSEEN, "").trim();
	const words = shown.toLowerCase().split(/\s+/);
	const [first = "", second = ""] = words;
	const slip = (about, nearest) => ({
		kind: "slip",
		about,
		words: shown,
		nearest
	});
	if (isCancel(first) && words.length <= (alone ? 3 : 1)) return slip("cancel", "status");
	if (words.length === 1) {
		const meant = LONG_NAMES.find((name) => isNear(first, name));
		if (meant !== void 0) return slip("name", meant);
		const core = withoutSigns(first);
		const meansNothing = shown !== "" && (/^[a-z]*$/.test(core) || !/[\p{L}\p{N}]/u.test(core));
		return alone && meansNothing ? slip("word", suggestion(core, NAMES) ?? "help") : null;
	}
	if (words.length !== 2) return null;
	if (first === "report") {
		const period = suggestion(second, require_post.PERIODS);
		return alone || period !== null ? slip("period", period === null ? "report" : `report ${period}`) : null;
	}
	const meant = alone ? LONG_NAMES.find((name) => first !== name && isNear(first, name)) : void 0;
	return meant === void 0 ? null : slip("name", meant);
}
function withoutSigns(word) {
	let [begin, end] = [0, word.length];
	while (begin < end && SIGN.test(word.charAt(begin))) begin += 1;
	while (end > begin && SIGN.test(word.charAt(end - 1))) end -= 1;
	return word.slice(begin, end);
}
function isCancel(word) {
	return require_main.CANCEL_WORDS.some((cancel) => word.startsWith(cancel) && /^[.!?,]*$/.test(word.slice(cancel.length)));
}
function isNear(word, name) {
	return editsBetween(word, name) <= 1;
}
function editsBetween(word, name) {
	if (Math.abs(word.length - name.length) > FURTHEST_SUGGESTION) return Number.POSITIVE_INFINITY;
	return isSwapped(word, name) ? 1 : (0, import_fastest_levenshtein.distance)(word, name);
}
function isSwapped(word, name) {
	const at = [...name].findIndex((letter, index) => letter !== word[index]);
	return at >= 0 && word === `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`;
}
function suggestion(word, names) {
	const [best] = names.map((name) => ({
		name,
		edits: editsBetween(word, name)
	})).filter(({ edits }) => edits <= FURTHEST_SUGGESTION).sort((one, other) => one.edits - other.edits);
	return best?.name ?? null;
}

// src/trigger/command.ts
function readCommand(body, command) {
	const lines = body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").split("\n");
	const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=\\s|$)`, "i");
	const at = firstOwnLine(lines);
	const line = lines[at] ?? "";
	if (!start.test(line)) return null;
	const written = lines.slice(at);
	return beginsWithAttribution(written) ? null : interpret(line.replace(start, "").trimStart(), written);
}
function firstOwnLine(lines) {
	const at = lines.findIndex((line) => !isBlank(line) && !isQuoted(line));
	const above = lines.slice(0, Math.max(at, 0));
	const quoted = above.findLastIndex(isQuoted);
	return quoted >= 0 && !above.slice(quoted).some(isMarkdownBlank) ? lines.length : at;
}
function interpret(rest, written) {
	const subCommand = readSubCommand(rest.trim().toLowerCase());
	if (subCommand?.kind === "retry" && hasText(written.slice(1))) return {
		kind: "slip",
		about: "text",
		words: rest.trim(),
		nearest: "retry"
	};
	if (subCommand !== null) return subCommand;
	const { to, text } = readInstructing(rest);
	const { lines, leftOut } = withoutTail(written.with(0, text));
	const first = lines.findIndex((line) => !isBlank(line));
	if (first < 0) return { kind: "help" };
	const last = lines.findLastIndex((line) => !isBlank(line));
	return (to === null ? findSlip(lines[first] ?? "", { alone: first === last }) : null) ?? {
		kind: "instruction",
		to,
		text: lines.slice(first, last + 1).join("\n").trimEnd(),
		leftOut
	};
}
function hasText(below) {
	const { lines, leftOut } = withoutTail(["", ...below]);
	return lines.filter((line) => !isBlank(line)).length > (leftOut.includes("mail") ? 1 : 0);
}
function readInstructing(rest) {
	const [name = "", text = ""] = rest.trimStart().split(/\s+(.*)/s);
	for (const row of require_main.subCommands) if (row.takes === "instruction" && row.name === name.toLowerCase()) return {
		to: row.name,
		text
	};
	return {
		to: null,
		text: rest
	};
}
function readSubCommand(line) {
	const [name, text = ""] = line.split(/\s+(.*)/s);
	const row = require_main.subCommands.find((candidate) => candidate.name === name);
	if (row === void 0) return null;
	switch (row.takes) {
		case "instruction": return null;
		case "nothing": return text === "" ? { kind: row.name } : null;
		case "period": {
			if (text === "") return {
				kind: row.name,
				period: null
			};
			const period = require_post.readPeriod(text);
			return "value" in period ? {
				kind: row.name,
				period: period.value
			} : null;
		}
	}
}

// src/runs/comment/thread-scope.ts
function readsDiff({ comment, thread }, extent) {
	return thread.kind === "pull-request" && (extent === "everywhere" || comment.kind === "review-comment");
}
async function readComments({ comment, thread }, extent, repository) {
	const from = extent === "since" ? comment.createdAt : null;
	const since = from === null ? {} : { since: from };
	return writtenSince((await Promise.all([repository.comments(thread.number, {
		kind: "issue-comment",
		...since
	}), readsDiff({
		comment,
		thread
	}, extent) ? repository.comments(thread.number, {
		kind: "review-comment",
		...since
	}) : []])).flat(), from);
}
async function readOwn(intent, { extent, login }, world) {
	return require_post.ownComments(await readComments(intent, extent, world.repository), require_post.oursOf(login, world));
}
function writtenSince(comments, createdAt) {
	if (createdAt === null) return comments;
	return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}
function isTaken(own, { comment }) {
	return require_post.ofComment(own, comment) !== null || writtenSince(own.unreadable, comment.createdAt).length > 0;
}
function inScope(own, { comment }, comments) {
	const { review } = comment;
	if (review === null) return own;
	const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
	const answers = ({ review: at, marker: { trigger } }) => at === review || at === null && trigger.kind === "review-comment" && ids.has(trigger.id);
	const unreadable = own.unreadable.filter((row) => row.review === review);
	return {
		...own,
		marked: own.marked.filter(answers),
		unreadable
	};
}

// src/runs/comment/comment-gate.ts
const INSIDERS = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
async function passGate(intent, wanted, world) {
	const { comment, sender } = intent;
	if (sender.id !== comment.author.id) return skipped("not-permitted", "The event was not caused by the author of the comment.");
	const { repository } = world;
	const permission = require_main.authorize(comment.author, world.settings, repository);
	if (!INSIDERS.includes(comment.association)) {
		const answer = await permission;
		if (!answer.permitted) return refuse(answer, intent, world);
	}
	const [answer, fresh, thread, outline, listed] = await Promise.allSettled([
		permission,
		repository.causingComment(comment),
		readThread(intent, wanted.extent, world),
		wanted.outline ? outlineOf(intent, repository) : null,
		wanted.mayAddToOpen ? require_main.listOpen(world) : null
	]);
	const authorization = unwrap(answer);
	if (!authorization.permitted) return refuse(authorization, intent, world);
	const readings = {
		kind: "passed",
		intent,
		...unwrap(thread),
		outline: unwrap(outline),
		listed: unwrap(listed)
	};
	const now = unwrap(fresh);
	const bound = require_post.ofComment(readings.own, comment);
	return bound !== null && bound.marker.state !== "waiting" && require_post.isEarlierAttempt(bound.marker, world.run) || isUnchanged(intent, now) ? readings : refuseChanged(now, readings, world);
}
async function claim(comment, reaction, world, { unclear = "If the claim did arrive, a re-run finds the comment taken: comment again." } = {}) {
	try {
		return await world.repository.react(comment, reaction);
	} catch (error) {
		const failed = require_post.repositoryErrorOf(error);
		const advice = failed.failure === "unavailable" ? unclear : "";
		throw require_post.nothingStarted(failed, {
			sentence: "Nothing was started, because the comment couldn't be claimed:",
			advice
		});
	}
}
function isUnchanged({ comment }, now) {
	const textOf = ({ body }) => body.replace(/\r\n?/g, "\n");
	return now !== null && textOf(now) === textOf(comment) && now.authorId === comment.author.id;
}
async function refuseChanged(now, { intent, own }, world) {
	if (now === null) return skipped("changed", "Nothing was started: the comment was deleted.");
	if (!world.settings.dryRun && !isTaken(own, intent)) await require_post.tryReaction(intent.comment, "confused", world);
	return skipped("changed", "Nothing was started: the comment was edited after it was posted. Comment again.");
}
async function refuse(answer, { comment }, world) {
	if (!world.settings.dryRun) await require_post.tryReaction(comment, "-1", world);
	return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
}
async function readThread(intent, extent, world) {
	const { repository } = world;
	const reading = readComments(intent, extent, repository);
	const mayHoldOurs = extent !== "since" || (await reading).some(({ body }) => require_post.markedLine(body) !== void 0);
	const [login, comments] = await Promise.all([mayHoldOurs ? repository.viewer() : null, reading]);
	return {
		own: require_post.ownComments(comments, require_post.oursOf(login ?? "", world)),
		comments,
		withDiff: readsDiff(intent, extent),
		login
	};
}
async function outlineOf({ context }, repository) {
	return context === null || context.thread.kind === "issue" ? null : require_main.readOutline(context.thread, repository);
}
function unwrap(settled) {
	if (settled.status === "fulfilled") return settled.value;
	throw settled.reason;
}
function skipped(reason, sentence) {
	return {
		kind: "skipped",
		reason,
		sentence
	};
}

// src/runs/comment/comment-memory.ts
function newRequest({ request, usage, instructionComment, login }, { intent, waited }, world) {
	const record = recordFor({
		intent,
		base: {
			...require_main.baseNow(world),
			trigger: {
				kind: intent.comment.kind,
				id: intent.comment.id
			},
			instructionComment,
			instructionHash: require_post.instructionHash(request.instruction),
			request: "job",
			head: null,
			...request.kind === "message" && request.into === null ? {} : sharedBy(intent, world)
		},
		comment: waited,
		instruction: require_main.shownInstruction(request),
		login
	}, world);
	return {
		...require_main.withRequest(taskFor(intent, record), request),
		usage
	};
}
function sharedBy({ comment }, world) {
	const { bot, login } = comment.author;
	return {
		group: require_post.groupHash({ command: world.settings.command }),
		...require_main.reviewerOf(bot ? null : login, world)
	};
}
async function afterEarlierClaim(intent, { own, login }, world) {
	const bound = require_post.ofComment(own, intent.comment);
	if (bound === null) return skipped("already-claimed", isTaken(own, intent) ? require_main.UNREADABLE_ANSWER : require_main.NO_ANSWER_YET);
	const isRerun = require_post.isEarlierAttempt(bound.marker, world.run);
	const left = require_post.laterRun(bound.marker, {
		isRerun,
		own,
		now: world.clock.now()
	});
	const taken = skipped("already-claimed", `Another run has claimed this comment; its state is at ${bound.url}`);
	if (left.kind === "already-claimed" || left.kind === "wait") return taken;
	const record = continued(bound, {
		intent,
		login
	}, world);
	if (left.kind === "make-unknown") {
		const unknown = {
			...require_main.endingUnknown(require_post.NEVER_NOTED),
			endedAt: null
		};
		if (!world.settings.dryRun) await require_post.show(record, unknown, { kind: "other" }, world);
		return taken;
	}
	if (world.settings.dryRun) return require_main.dryRunOfResumed(left);
	return require_main.resumeRequest({
		...taskFor(intent, record),
		usage: await require_main.usageSoFar(world)
	}, left, world);
}
async function afterUnclearClaim(intent, error, world) {
	if (require_post.repositoryErrorOf(error).failure !== "unavailable") throw error;
	const own = await takenByAnother(intent, world);
	if (own !== null) return afterEarlierClaim(intent, own, world);
	if (!world.runner.cancelled.aborted) await require_post.tryReaction(intent.comment, "confused", world);
	throw error;
}
async function takenByAnother(intent, world) {
	try {
		const login = await world.repository.viewer();
		const own = await readOwn(intent, {
			extent: "since",
			login
		}, world);
		return require_post.ofComment(own, intent.comment) === null ? null : {
			own,
			login
		};
	} catch (thrown) {
		require_post.repositoryErrorOf(thrown);
		return null;
	}
}
function continued(comment, { intent, login }, world) {
	const { run } = world;
	const { reviewer: _reviewer, ...kept } = comment.marker;
	const shared = kept.group === void 0 ? {} : sharedBy(intent, world);
	const until = new Date(require_main.watchedUntil(world)).toISOString();
	const taken = require_post.isEarlierAttempt(kept, run) ? {
		attempt: run.attempt,
		watchedUntil: until
	} : {};
	return recordFor({
		intent,
		base: {
			...kept,
			...shared,
			...taken
		},
		comment,
		instruction: { keptFrom: comment.body },
		login
	}, world);
}
function recordFor({ intent: { comment, thread }, login, ...given }, world) {
	return require_post.recordOf({
		...given,
		ours: require_post.oursOf(login, world),
		conversation: {
			thread: thread.number,
			review: comment.review
		},
		origin: comment.kind === "review-comment" ? comment.url : null
	});
}
function taskFor({ comment }, record) {
	return require_main.newTask({
		request: {
			kind: "remembered",
			instruction: "",
			prompt: null
		},
		record,
		followed: null,
		causedBy: comment,
		requester: comment.author.login
	});
}
function leftWaiting(own, { comment: { kind, id } }, { run }) {
	const [bound, ...others] = own.marked.filter(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id);
	if (bound === void 0 || others.length > 0) return null;
	return require_post.isEarlierAttempt(bound.marker, run) && require_post.leftBy(bound.marker, own).kind === "wait" ? bound : null;
}

// src/thread/continuation.ts
function destinationOf(to, { own, handovers }) {
	const handover = handovers.at(-1);
	switch (to) {
		case "new-job": return { kind: "new-job" };
		case null: return handover === void 0 ? { kind: "new-job" } : {
			kind: "job",
			...jobOf(handover)
		};
		case "continue": return latestJobOf(own, handovers);
	}
}
function latestJobOf(own, handovers) {
	const handed = handovers.slice(-1).map((handover) => ({
		job: jobOf(handover),
		at: Date.parse(handover.createdAt)
	}));
	const requested = own.marked.flatMap((comment) => {
		const { jobId, outcome, pullRequest } = comment.marker;
		if (jobId === null || outcome !== "pull-request" && pullRequest === null) return [];
		return [{
			job: {
				jobId,
				pullRequest,
				origin: handovers.findLast(({ job }) => job === jobId)?.thread ?? null
			},
			at: require_post.requestedAt(comment)
		}];
	});
	const latest = [...handed, ...requested].toSorted((one, other) => one.at - other.at).at(-1);
	if (latest !== void 0) return {
		kind: "job",
		...latest.job
	};
	return {
		kind: "nothing",
		unfinished: own.marked.findLast(({ marker }) => marker.jobId !== null && marker.state === "started")?.url ?? null
	};
}
function jobOf({ job, pullRequest, thread }) {
	return {
		jobId: job,
		pullRequest,
		origin: thread ?? null
	};
}
const ALIVE_FOR_MS = 3e5;
function openRequestTo(jobId, { marked }, now) {
	const open = marked.filter(({ marker }) => marker.jobId === jobId && isOpen(marker)).map(({ marker, url }) => ({
		url,
		isAttended: isAttended(marker, now)
	}));
	return open.findLast(({ isAttended }) => isAttended) ?? open.at(-1) ?? null;
}
function isOpen({ state, request }) {
	return state === "started" || state === "starting" && request === "message";
}
function isAttended(marker, now) {
	return now - Date.parse(marker.sentAt ?? marker.askedAt) <= ALIVE_FOR_MS && (marker.state === "starting" || require_post.isWatched(marker, now));
}

// src/runs/comment/follow-up.ts
async function askedOf(to, passed, world) {
	const { intent, own, comments, login } = passed;
	const { thread } = intent;
	const ours = require_post.oursOf(login ?? "", world);
	const handovers = thread.kind === "issue" ? [] : comments.flatMap((comment) => {
		const handover = comment.review === null ? require_main.believedHandover(comment, ours) : null;
		return handover === null ? [] : [{
			...handover,
			createdAt: comment.createdAt,
			pullRequest: thread.url
		}];
	});
	const destination = destinationOf(to, {
		own: inScope(own, intent, comments),
		handovers
	});
	switch (destination.kind) {
		case "new-job": return require_main.findOpen(passed.listed, require_post.groupHash({ command: world.settings.command }), world);
		case "nothing": return refused(require_main.nothingToContinue(destination.unfinished, world.settings.command));
		case "job": return askedOfJob(destination, passed, world);
	}
}
async function askedOfJob(job, passed, world) {
	const { jobId, pullRequest } = job;
	const link = require_main.linkTo(pullRequest, world);
	const [busyAt, seen] = await Promise.all([busyWith(job, {
		...passed,
		link
	}, world), link === null ? null : require_main.lookAtLinked(link, world)]);
	if (busyAt !== null) return refused(require_main.busySentence(busyAt));
	if (seen?.kind === "failed" && require_post.isPassing(seen.error)) return refused(require_main.UNREAD);
	const read = seen?.kind === "shown" ? seen.pull : null;
	if (read !== null && read.state !== "open") {
		const which = link !== null && require_main.isOwnPullRequest(link, world) ? `#${link.number}` : "its pull request";
		return refused(require_main.cannotContinue(`${which} is ${read.state}`, world.settings.command));
	}
	return {
		kind: "message",
		job: {
			jobId,
			pullRequest,
			head: read?.headSha ?? null
		}
	};
}
async function busyWith({ jobId, origin }, { intent: { thread }, own, login, withDiff, link }, world) {
	const elsewhere = [link !== null && require_main.isOwnPullRequest(link, world) ? link.number : null, origin].find((number) => number !== null && number !== thread.number) ?? null;
	const others = await Promise.all([thread.kind === "issue" || withDiff ? [] : commentsAt(thread.number, "review-comment", world), elsewhere === null ? [] : commentsAt(elsewhere, "issue-comment", world)]);
	const { marked } = require_post.ownComments(others.flat(), require_post.oursOf(login ?? "", world));
	const open = openRequestTo(jobId, { marked: [...own.marked, ...marked] }, world.clock.now());
	if (open === null || open.isAttended) return open?.url ?? null;
	const reading = await world.service.readJob(jobId, world.runner.cancelled);
	return reading.kind === "job" && require_post.isSaidToRun(reading.job) ? open.url : null;
}
async function commentsAt(thread, kind, { repository, runner }) {
	try {
		return await repository.comments(thread, { kind });
	} catch (error) {
		runner.debug(`Could not look for open follow-ups in thread ${thread}: ${require_post.repositoryErrorOf(error).message}`);
		return [];
	}
}
function refused(sentence) {
	return {
		kind: "refused",
		sentence
	};
}

// src/wording/no-retry.ts
function notWorthIt(marker, command) {
	switch (require_post.retryOf(marker)) {
		case "too-early": return `Nothing to retry: the last job hasn't ended. \`${command} status\` shows its state.`;
		case "needless": return "Nothing to retry: the last job succeeded.";
		case "possible": return null;
	}
}
function requestedByStep(marker, command) {
	const { another, fixed, again } = require_post.adviceFor(marker, command);
	const advice = marker.state === "unknown" ? another : marker.state === "not-created" ? fixed : again;
	return require_post.isFollowersMarker(marker) ? `Nothing to retry here. ${advice}` : `A workflow requested the latest job. ${advice}`;
}
const NO_JOB = "Nothing to retry: this thread has no job.";
const LATEST_UNREADABLE = "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.";
const NO_INSTRUCTION = "The latest job's status comment names no comment with its instruction. Write it again.";
const INSTRUCTION_GONE = "The comment with the instruction is no longer in this thread. Write it again.";
const INSTRUCTION_EDITED = "The comment with the instruction was edited. Write it again.";
const AUTHOR_MAY_NOT = "The author of the instruction may not start jobs here. Post the instruction yourself.";
function alreadyRetried(url) {
	return {
		message: `This job was already retried: ${url}`,
		hint: "That comment shows the result."
	};
}
function beside(url) {
	return {
		message: `Another retry was made at the same time: ${url}`,
		hint: "See there first how it ended."
	};
}
const TAKEN = {
	message: "Another retry is already running, and its status comment is not in this thread.",
	hint: "If it does not appear within a few minutes, write the instruction again in a new comment."
};

// src/runs/comment/retry.ts
async function findRetry({ intent, own, comments, waited }, world) {
	const found = failedRequest({
		own: inScope(own, intent, comments),
		waited
	}, world);
	if (found.kind === "refused") return found;
	const { failed, instructionComment } = found;
	const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
	const [read, early] = await Promise.allSettled([world.repository.causingComment(instructionComment), listed === void 0 ? null : mayAsk(requesterOf(listed), intent, world)]);
	const held = unwrap(read);
	if (held === null || held.thread !== intent.thread.number) return refused(INSTRUCTION_GONE);
	const instruction = instructionIn(held, failed.marker, world);
	if (instruction === null) return refused(INSTRUCTION_EDITED);
	const author = {
		id: held.authorId,
		login: held.author,
		bot: held.authorIsBot,
		viaApp: held.viaApp
	};
	if (!((listed !== void 0 && isSame(author, requesterOf(listed)) ? unwrap(early) : null) ?? await mayAsk(author, intent, world))) return refused(AUTHOR_MAY_NOT);
	const { text, leftOut } = instruction;
	const to = addressOf(failed.marker, instruction);
	const unclaimed = waited === null ? failed : null;
	return {
		kind: "instruction",
		text,
		leftOut,
		place: held.place,
		instructionComment,
		to,
		failed: unclaimed
	};
}
function addressOf({ request, jobId, pullRequest, group }, { to }) {
	const isFollowUp = request === "message" && group === void 0;
	if (isFollowUp && jobId !== null) return {
		kind: "follow-up",
		job: {
			jobId,
			pullRequest,
			origin: null
		}
	};
	return !isFollowUp && to === null ? null : {
		kind: "job",
		why: null
	};
}
function failedRequest({ own, waited }, { settings: { command } }) {
	const failed = waited ?? require_post.latestRequest(inOrder(own.marked));
	if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt)) return refused(LATEST_UNREADABLE);
	if (failed === null) return refused(NO_JOB);
	const why = ofInstruction(failed, own.marked).filter((each) => each !== waited).map(({ marker }) => notWorthIt(marker, command)).find((reason) => reason !== null);
	if (why !== void 0) return refused(why);
	const { trigger, instructionComment } = failed.marker;
	if (trigger.kind === "run") return refused(requestedByStep(failed.marker, command));
	if (instructionComment === null) return refused(NO_INSTRUCTION);
	return {
		kind: "found",
		failed,
		instructionComment
	};
}
async function claimFailed(failed, retry, world) {
	const state = "not-created";
	const [claimed, read] = await Promise.allSettled([claim({
		kind: failed.kind,
		id: failed.id
	}, require_post.RETRY_CLAIM, world, { unclear: "" }), requestedSince(failed, retry, world)]);
	if (claimed.status === "fulfilled" && !claimed.value.created) {
		const others = await requestedSince(failed, retry, world).catch(() => []);
		const winner = require_post.latestRequest(others.filter(({ marker }) => marker.state !== state)) ?? require_post.latestRequest(others);
		if (winner === null) return {
			state,
			problem: TAKEN,
			answered: "taken"
		};
		return {
			state,
			problem: alreadyRetried(winner.url),
			answered: "taken",
			takenBy: winner.url
		};
	}
	const refusal = [claimed, read].find((each) => each.status === "rejected");
	if (refusal !== void 0) return {
		state,
		problem: world.runner.cancelled.aborted ? require_post.CANCELLED_BEFORE : require_post.repositoryErrorOf(refusal.reason)
	};
	const rival = require_post.rivalOf(unwrap(read));
	return rival === null ? null : {
		state,
		problem: beside(rival.url)
	};
}
async function requestedSince(failed, { own, intent, login }, world) {
	const { marked } = await readOwn(intent, {
		extent: "everywhere",
		login
	}, world);
	const requests = inOrder(ofInstruction(failed, marked));
	return requests.slice(requests.findIndex(({ kind, id }) => kind === failed.kind && id === failed.id) + 1).filter(({ id }) => id !== own?.id);
}
async function mayAsk(author, { comment }, world) {
	if (isSame(author, comment.author)) return true;
	return (await require_main.authorize(author, world.settings, world.repository)).permitted;
}
function requesterOf({ authorId, author }) {
	return {
		id: authorId,
		login: author,
		bot: author.endsWith("[bot]"),
		viaApp: null
	};
}
function isSame(one, other) {
	return one.id !== null && one.id === other.id && one.login === other.login && one.bot === other.bot && one.viaApp === other.viaApp;
}
function instructionIn({ body }, { instructionHash: wanted }, world) {
	const command = readCommand(body, world.settings.command);
	if (command?.kind !== "instruction") return null;
	return require_post.instructionHash(command.text) === wanted ? command : null;
}
function ofInstruction(request, marked) {
	const wanted = request.marker.instructionComment;
	return marked.filter((other) => {
		const { instructionComment } = other.marker;
		const isSameComment = wanted !== null && instructionComment?.kind === wanted.kind && instructionComment.id === wanted.id;
		return other.id === request.id || isSameComment;
	});
}
function inOrder(marked) {
	return marked.toSorted((one, other) => require_post.requestedAt(one) - require_post.requestedAt(other));
}

// src/runs/comment/do-command.ts
function wantedFor(command, intent) {
	switch (command.kind) {
		case "help":
		case "slip":
		case "status":
		case "report": return {
			extent: "since",
			outline: false,
			mayAddToOpen: false
		};
		case "retry": return {
			extent: "everywhere",
			outline: true,
			mayAddToOpen: true
		};
		case "instruction": {
			const { to } = command;
			return {
				extent: extentFor(to, intent),
				outline: to !== "continue",
				mayAddToOpen: to === null
			};
		}
	}
}
function extentFor(to, { thread }) {
	switch (to) {
		case "continue": return "everywhere";
		case "new-job": return "since";
		case null: return thread.kind === "pull-request" ? "conversation" : "since";
	}
}
async function prepare(command, passed, world) {
	const { intent } = passed;
	switch (command.kind) {
		case "help": return () => require_answer.answerInThread(intent, helpFor(world), world);
		case "slip": return () => require_answer.refuseInThread(intent, `${require_main.slipText(command, world.settings.command)}\n\n${helpFor(world)}`, world);
		case "report": return async () => {
			const { reportInThread } = await Promise.resolve().then(() => require("./run-report.js"));
			return reportInThread(intent, command.period, world);
		};
		case "status": return async (login) => {
			const { settleThread } = await Promise.resolve().then(() => require("./settle-thread.js"));
			return settleThread(intent, login, world);
		};
		case "instruction": {
			const found = await readInstruction(command, passed, world);
			return (login) => requestOf(found, {
				...passed,
				login
			}, world);
		}
		case "retry": {
			const found = await readRetry(passed, world);
			return (login) => requestOf(found, {
				...passed,
				login
			}, world);
		}
	}
}
async function readInstruction({ text, leftOut, to: name }, passed, world) {
	const { kind, id, place } = passed.intent.comment;
	const asking = askedOf(name, passed, world);
	const needsContext = passed.listed !== null || (await asking).kind === "job";
	const [to, context] = await Promise.all([asking, needsContext ? contextOf(passed, world) : NO_CONTEXT]);
	if (to.kind === "refused") return to;
	return {
		kind: "instruction",
		text,
		leftOut,
		place,
		instructionComment: {
			kind,
			id
		},
		to,
		context,
		failed: null
	};
}
async function readRetry(passed, world) {
	const [found, open, context] = await Promise.all([
		findRetry(passed, world),
		require_main.findOpen(passed.listed, require_post.groupHash({ command: world.settings.command }), world),
		contextOf(passed, world)
	]);
	return found.kind === "refused" ? found : {
		...found,
		to: found.to ?? open,
		context
	};
}
const NO_CONTEXT = {
	context: null,
	warnings: []
};
async function contextOf({ intent: { context }, outline }, { run, repository }) {
	if (context === null) return NO_CONTEXT;
	const from = {
		repository,
		name: run.repository
	};
	return outline === null ? require_main.contextOfIssue(context.thread, from) : require_main.contextOfPullRequest(context.thread, outline, from);
}
async function requestOf(found, passed, world) {
	const { intent, login, waited, standing } = passed;
	if (found.kind === "refused") return require_answer.refuseInThread(intent, found.sentence, world);
	const to = found.to.kind === "follow-up" ? await askedOfJob(found.to.job, passed, world) : found.to;
	if (to.kind === "refused") return require_answer.refuseInThread(intent, to.sentence, world);
	const usage = await require_main.readUsage({
		login,
		except: waited
	}, world);
	const over = require_main.whyOverBudget(usage);
	if (over !== null) {
		if (!world.settings.dryRun) await require_answer.refuseInThread(intent, over, world);
		return skipped("over-budget", over);
	}
	const { text: instruction, leftOut, instructionComment, failed } = found;
	const [before, read] = to.kind === "message" ? ["", NO_CONTEXT] : [standing, found.context];
	for (const warning of read.warnings) world.runner.warning(warning);
	const place = intent.context === null ? null : found.place;
	const composed = {
		standing: before,
		instruction,
		leftOut,
		context: read.context,
		place
	};
	const prompt = await require_main.composePrompt(composed, world);
	const about = `${intent.thread.kind.replace("-", " ")} #${intent.thread.number}`;
	return {
		kind: "ready",
		request: require_main.addressed({
			instruction,
			prompt
		}, to, about),
		instructionComment,
		usage,
		failed,
		login
	};
}
function helpFor({ settings }) {
	const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
	return require_main.helpText(settings.command, {
		permission: settings.permission,
		allowsOthers
	});
}

// src/runs/comment/run-comment.ts
async function runComment(intent, world) {
	const command = await commandOf(intent, world);
	if (command.kind === "skipped") return command;
	const readings = await passGate(intent, wantedFor(command, intent), world);
	if (readings.kind === "skipped") return readings;
	if (command.kind === "instruction") require_main.demandVisible(command.text);
	const starts = command.kind === "instruction" || command.kind === "retry";
	const standing = starts && intent.standing !== null ? await require_main.readSource(intent.standing, world) : "";
	const { own, login } = readings;
	const waited = starts ? leftWaiting(own, intent, world) : null;
	if (waited === null && isTaken(own, intent) && login !== null) return afterEarlierClaim(intent, {
		own,
		login
	}, world);
	const ready = await readyOf(command, {
		...readings,
		standing,
		waited
	}, world);
	if (ready.kind !== "ready") return ready;
	if (world.settings.dryRun) return require_main.dryRun(ready.request, ready.usage);
	return sendOpen(await require_answer.admitting(intent, () => require_main.openRequest(newRequest(ready, {
		intent,
		waited
	}, world), world), world), {
		...ready,
		intent
	}, world);
}
async function readyOf(command, passed, world) {
	const { login, waited } = passed;
	if (world.settings.dryRun) {
		const viewer = login ?? await world.repository.viewer();
		return (await prepare(command, passed, world))(viewer);
	}
	if (world.runner.cancelled.aborted) throw new require_post.InputError([require_main.CANCELLED_UNCLAIMED]);
	return waited !== null && login !== null ? goOn(command, {
		...passed,
		login,
		waited
	}, world) : claimAndAct(command, passed, world);
}
async function goOn(command, passed, world) {
	const { intent, login, waited } = passed;
	const fresh = await world.repository.comment(waited);
	const own = require_post.withFresh(passed.own, waited, fresh, require_post.oursOf(login, world));
	if (leftWaiting(own, intent, world) === null) return afterEarlierClaim(intent, {
		own,
		login
	}, world);
	return (await prepare(command, passed, world))(login);
}
async function claimAndAct(command, passed, world) {
	const { intent } = passed;
	const [claimed, prepared] = await Promise.allSettled([claim(intent.comment, world.settings.claimReaction, world), prepare(command, passed, world)]);
	if (claimed.status === "rejected") return afterUnclearClaim(intent, claimed.reason, world);
	const { created, login } = claimed.value;
	if (created) return require_answer.admitting(intent, () => unwrap(prepared)(login), world);
	const own = await readOwn(intent, {
		extent: "since",
		login
	}, world);
	return afterEarlierClaim(intent, {
		own,
		login
	}, world);
}
async function sendOpen({ task, send }, { failed, login, intent }, world) {
	const own = task.record.comment;
	const taken = failed === null ? null : await claimFailed(failed, {
		own,
		intent,
		login
	}, world);
	if (taken === null) return send();
	const outcome = await require_main.concludeJob(task, {
		view: taken,
		job: null
	}, world);
	if (taken.answered === void 0) return outcome;
	return {
		kind: "helped",
		sentence: `Nothing was started. ${require_post.problemText(taken.problem)}`
	};
}
async function commandOf({ comment }, world) {
	if (require_post.looksMarked(comment.body) && await world.repository.viewer() === comment.author.login) return skipped("own-comment", "The comment is one of our own.");
	const { command } = world.settings;
	const read = readCommand(comment.body, command);
	if (read !== null) return read;
	return skipped("not-a-command", require_start.mayHoldCommand(comment.body, command) ? require_main.NOT_ON_FIRST_LINE : "The comment is not a command.");
}

exports.inScope = inScope;
exports.readComments = readComments;
exports.runComment = runComment;