"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_inputs = require("./inputs.js");
const require_notice_claim = require("./notice-claim.js");
const require_precheck = require("./precheck.js");
const require_main = require("./main.js");
const require_claimed_failure = require("./claimed-failure.js");
const require_authorize = require("./authorize.js");
const require_thread_scope = require("./thread-scope.js");
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
var import_fastest_levenshtein = require_inputs.require_fastest_levenshtein();
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u;
const SHORTEST_NAME = 5;
const FURTHEST_SUGGESTION = 2;
const NAMES = require_notice_claim.subCommands.map(({ name }) => name);
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
		const period = suggestion(second, require_inputs.PERIODS);
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
	return require_notice_claim.CANCEL_WORDS.some((cancel) => word.startsWith(cancel) && /^[.!?,]*$/.test(word.slice(cancel.length)));
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
	for (const row of require_notice_claim.subCommands) if (row.takes === "instruction" && row.name === name.toLowerCase()) return {
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
	const row = require_notice_claim.subCommands.find((candidate) => candidate.name === name);
	if (row === void 0) return null;
	switch (row.takes) {
		case "instruction": return null;
		case "nothing": return text === "" ? { kind: row.name } : null;
		case "period": {
			if (text === "") return {
				kind: row.name,
				period: null
			};
			const period = require_inputs.readPeriod(text);
			return "value" in period ? {
				kind: row.name,
				period: period.value
			} : null;
		}
	}
}

// src/runs/comment/comment-gate.ts
const INSIDERS = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
async function passGate(intent, wanted, world) {
	const { comment, sender } = intent;
	if (sender.id !== comment.author.id) return skipped$1("not-permitted", "The event was not caused by the author of the comment.");
	const { repository } = world;
	const permission = require_authorize.authorize(comment.author, world.settings, repository);
	if (!INSIDERS.includes(comment.association)) {
		const answer = await permission;
		if (!answer.permitted) return refuse(answer, intent, world);
	}
	const [answer, fresh, thread, outline, listed] = await Promise.allSettled([
		permission,
		repository.causingComment(comment),
		readThread(intent, wanted, world),
		wanted.context ? outlineOf(intent, repository) : null,
		wanted.mayAddToOpen ? require_main.listOpen(world) : null
	]);
	const authorization = unwrap(answer);
	if (!authorization.permitted) return refuse(authorization, intent, world);
	const readings = {
		kind: "passed",
		...unwrap(thread),
		outline: unwrap(outline),
		listed: unwrap(listed)
	};
	const changed = changeOf(intent, unwrap(fresh));
	const bound = require_inputs.ofComment(readings.own, comment);
	const wasSent = bound !== null && bound.marker.state !== "waiting" && require_inputs.isEarlierAttempt(bound.marker, world.run);
	if (changed === null || wasSent) return readings;
	return refuseChanged(changed, {
		intent,
		own: readings.own
	}, world);
}
async function readOwnThread({ comment, thread }, login, world) {
	const diff = comment.kind === "review-comment" ? "since" : null;
	const comments = await require_thread_scope.readComments({
		comment,
		thread
	}, {
		conversation: "since",
		diff
	}, world.repository);
	return require_inputs.ownComments(comments, require_inputs.oursOf(login, world));
}
function isTaken(own, { comment }) {
	return require_inputs.ofComment(own, comment) !== null || require_thread_scope.writtenSince(own.unreadable, comment.createdAt).length > 0;
}
async function claim(comment, reaction, world, { unclear = "If the claim did arrive, a re-run finds the comment taken: comment again." } = {}) {
	try {
		return await world.repository.react(comment, reaction);
	} catch (error) {
		const failed = require_errors.repositoryErrorOf(error);
		const advice = failed.failure === "unavailable" ? unclear : "";
		throw require_errors.nothingStarted(failed, {
			sentence: "Nothing was started, because the comment couldn't be claimed:",
			advice
		});
	}
}
async function takenByAnother(intent, error, world) {
	if (require_errors.repositoryErrorOf(error).failure !== "unavailable") return null;
	try {
		const login = await world.repository.viewer();
		const own = await readOwnThread(intent, login, world);
		return require_inputs.ofComment(own, intent.comment) === null ? null : {
			own,
			login
		};
	} catch (thrown) {
		require_errors.repositoryErrorOf(thrown);
		return null;
	}
}
function changeOf({ comment }, now) {
	if (now === null) return "gone";
	return sameText(now.body, comment.body) && now.authorId === comment.author.id ? null : "changed";
}
async function refuseChanged(change, { intent, own }, world) {
	if (!(change === "gone" || world.settings.dryRun || isTaken(own, intent))) await require_notice_claim.tryReaction(intent.comment, "confused", world);
	return skipped$1("changed", change === "gone" ? "Nothing was started: the comment was deleted." : "Nothing was started: the comment was edited after it was posted. Comment again.");
}
async function refuse(answer, { comment }, world) {
	if (!world.settings.dryRun) await require_notice_claim.tryReaction(comment, "-1", world);
	return skipped$1(answer.reason, `Nothing was started: ${answer.sentence}`);
}
async function readThread(intent, { extent, everywhere }, world) {
	const { repository } = world;
	const diff = everywhere || intent.comment.kind === "review-comment" ? extent : null;
	const reading = require_thread_scope.readComments(intent, {
		conversation: extent,
		diff
	}, repository);
	if (extent === "since") {
		const comments = await reading;
		if (!comments.some(({ body }) => require_inputs.markedLine(body) !== void 0)) return {
			own: {
				marked: [],
				unreadable: [],
				neverSent: /* @__PURE__ */ new Set()
			},
			comments,
			withDiff: diff !== null,
			login: null
		};
	}
	const [login, comments] = await Promise.all([repository.viewer(), reading]);
	return {
		own: require_inputs.ownComments(comments, require_inputs.oursOf(login, world)),
		comments,
		withDiff: diff !== null,
		login
	};
}
async function outlineOf({ context }, repository) {
	if (context?.kind !== "thread" || context.thread.kind === "issue") return null;
	return require_main.readOutline(context.thread, repository);
}
function unwrap(settled) {
	if (settled.status === "fulfilled") return settled.value;
	throw settled.reason;
}
function skipped$1(reason, sentence) {
	return {
		kind: "skipped",
		reason,
		sentence
	};
}
function sameText(one, other) {
	return require_inputs.instructionHash(one.replace(/\r\n?/g, "\n")) === require_inputs.instructionHash(other.replace(/\r\n?/g, "\n"));
}

// src/runs/comment/comment-memory.ts
function recordFor({ intent, request, instructionComment, login, comment }, world) {
	const job = request.kind === "message" ? request.job : null;
	return {
		...makeRecord({
			intent,
			base: {
				...require_inputs.baseNow(world),
				trigger: {
					kind: intent.comment.kind,
					id: intent.comment.id
				},
				instructionComment,
				instructionHash: require_inputs.instructionHash(require_notice_claim.instructionOf(request)),
				request: job === null ? "job" : "message",
				head: job?.head ?? null,
				...request.kind === "message" && request.into === void 0 ? {} : sharedBy(intent, world)
			},
			comment,
			instruction: require_notice_claim.shownInstruction(request),
			login
		}, world),
		jobId: job?.jobId ?? null,
		pullRequest: job?.pullRequest ?? null
	};
}
function sharedBy({ comment }, world) {
	const { bot, login } = comment.author;
	return {
		group: require_inputs.groupHash({ command: world.settings.command }),
		...require_inputs.reviewerOf(bot ? null : login, world)
	};
}
async function afterEarlierClaim(intent, { own, login }, world) {
	const { run, clock } = world;
	const bound = require_inputs.ofComment(own, intent.comment);
	if (bound === null) return alreadyClaimed(isTaken(own, intent) ? UNREADABLE : NO_ANSWER_YET);
	const isRerun = require_inputs.isEarlierAttempt(bound.marker, run);
	const left = require_inputs.laterRun(bound.marker, {
		isRerun,
		own,
		now: clock.now()
	});
	const taken = alreadyClaimed(`Another run has claimed this comment; its state is at ${bound.url}`);
	if (left.kind === "already-claimed" || left.kind === "wait") return taken;
	const record = continued({
		intent,
		comment: bound,
		login,
		isRerun
	}, world);
	if (left.kind === "make-unknown") {
		const unknown = {
			...require_inputs.endingUnknown(require_inputs.NEVER_NOTED),
			endedAt: null
		};
		if (!world.settings.dryRun) await require_inputs.show(record, unknown, { kind: "other" }, world);
		return taken;
	}
	if (world.settings.dryRun) return require_notice_claim.dryRunOfResumed(left);
	const task = require_main.newTask({
		request: { kind: "remembered" },
		record,
		followed: null,
		askedAt: Date.parse(record.base.askedAt),
		causedBy: intent.comment,
		requester: intent.comment.author.login
	});
	return require_main.resumeRequest({
		...task,
		usage: await require_notice_claim.usageSoFar(world)
	}, left, world);
}
const NO_ANSWER_YET = "Another run has claimed this comment. If no answer appears within a few minutes, comment again.";
const UNREADABLE = "Nothing was started: a status comment in this thread can't be read, because it was edited or another version wrote it. It may be the answer to this comment.";
function alreadyClaimed(sentence) {
	return {
		kind: "skipped",
		reason: "already-claimed",
		sentence
	};
}
function continued({ intent, comment, login, isRerun }, world) {
	const { run } = world;
	const until = new Date(require_inputs.watchedUntil(world)).toISOString();
	const { reviewer: _reviewer, ...kept } = comment.marker;
	const shared = kept.group === void 0 ? {} : sharedBy(intent, world);
	const taken = {
		attempt: run.attempt,
		watchedUntil: until
	};
	return makeRecord({
		intent,
		base: {
			...kept,
			...shared,
			...isRerun ? taken : {}
		},
		comment,
		instruction: { keptFrom: comment.body },
		login
	}, world);
}
function makeRecord({ intent, login, ...given }, world) {
	const { comment, thread } = intent;
	return require_inputs.recordOf({
		...given,
		ours: require_inputs.oursOf(login, world),
		conversation: {
			thread: thread.number,
			review: comment.review
		},
		origin: comment.kind === "review-comment" ? comment.url : null
	});
}
function leftWaiting(own, { comment: { kind, id } }, { run }) {
	const [bound, ...others] = own.marked.filter(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id);
	if (bound === void 0 || others.length > 0) return null;
	return require_inputs.isEarlierAttempt(bound.marker, run) && require_inputs.leftBy(bound.marker, own).kind === "wait" ? bound : null;
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
			at: require_inputs.requestedAt(comment)
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
	return now - Date.parse(marker.sentAt ?? marker.askedAt) <= ALIVE_FOR_MS && (marker.state === "starting" || require_inputs.isWatched(marker, now));
}

// src/runs/comment/busy-job.ts
async function busyWith(job, known, world) {
	const { login, own } = known.readings;
	const others = await Promise.all(otherPlaces(job, known, world).map((place) => commentsAt(place, world)));
	const { marked } = require_inputs.ownComments(others.flat(), require_inputs.oursOf(login ?? "", world));
	const open = openRequestTo(job.jobId, { marked: [...own.marked, ...marked] }, world.clock.now());
	if (open === null || open.isAttended) return open?.url ?? null;
	const reading = await world.service.readJob(job.jobId, world.runner.cancelled);
	return reading.kind === "job" && require_inputs.isSaidToRun(reading.job) ? open.url : null;
}
function otherPlaces({ origin }, { intent: { thread }, readings: { withDiff }, link }, world) {
	const diff = thread.kind === "issue" || withDiff ? [] : [{
		thread: thread.number,
		kind: "review-comment"
	}];
	const other = [link !== null && require_notice_claim.isOwnPullRequest(link, world) ? link.number : null, origin ?? null].find((number) => number !== null && number !== thread.number) ?? null;
	return other === null ? diff : [...diff, {
		thread: other,
		kind: "issue-comment"
	}];
}
async function commentsAt({ thread, kind }, world) {
	try {
		return await world.repository.comments(thread, { kind });
	} catch (error) {
		world.runner.debug(`Could not look for open follow-ups in thread ${thread}: ${require_errors.repositoryErrorOf(error).message}`);
		return [];
	}
}

// src/runs/comment/follow-up.ts
async function askedOf(to, { intent, readings }, world) {
	const { own, comments, login } = readings;
	const { thread } = intent;
	const ours = require_inputs.oursOf(login ?? "", world);
	const handovers = login === null || thread.kind === "issue" ? [] : comments.flatMap((comment) => {
		const handover = comment.review === null ? require_notice_claim.believedHandover(comment, ours) : null;
		return handover === null ? [] : [{
			...handover,
			createdAt: comment.createdAt,
			pullRequest: thread.url
		}];
	});
	const destination = destinationOf(to, {
		own: require_thread_scope.inScope(own, intent, comments),
		handovers
	});
	if (destination.kind === "new-job") return require_main.findOpen(readings.listed, require_inputs.groupHash({ command: world.settings.command }), world);
	if (destination.kind === "nothing") return {
		kind: "refused",
		sentence: nothingToContinue(destination.unfinished, world)
	};
	return askedOfJob(destination, {
		intent,
		readings
	}, world);
}
async function askedOfJob(job, known, world) {
	const { jobId, pullRequest } = job;
	const link = require_notice_claim.linkTo(pullRequest, world);
	const [busyAt, seen] = await Promise.all([busyWith(job, {
		...known,
		link
	}, world), link === null ? null : require_notice_claim.lookAtLinked(link, world)]);
	if (busyAt !== null) return {
		kind: "refused",
		sentence: busySentence(busyAt)
	};
	if (seen?.kind === "failed") return {
		kind: "refused",
		sentence: UNREAD
	};
	const read = seen?.kind === "shown" ? seen.pull : null;
	if (read !== null && read.state !== "open") return {
		kind: "refused",
		sentence: cannotContinue(`${link !== null && require_notice_claim.isOwnPullRequest(link, world) ? `#${link.number}` : "its pull request"} is ${read.state}`, world)
	};
	return {
		kind: "message",
		job: {
			jobId,
			pullRequest,
			head: read?.headSha ?? null
		}
	};
}
const UNREAD = "Nothing was sent, because GitHub didn't show the pull request. Comment again in a minute.";
function nothingToContinue(unfinished, { settings: { command } }) {
	if (unfinished !== null) return `The job of this thread has no pull request yet: ${unfinished}. Comment \`${command} status\` to check again, then \`${command} continue …\`.`;
	return `There is no job with a pull request in this thread. Write \`${command} …\` to start one.`;
}
function busySentence(url) {
	return `The agent is still working on an earlier request for this job: ${url}. Comment again when it is done.`;
}
function cannotContinue(why, { settings: { command } }) {
	return `This job can't be continued, because ${why}. \`${command} new-job …\` starts another one.`;
}

// src/runs/comment/ready-request.ts
async function requestOf({ text, leftOut, context, place, asked, instructionComment, usage }, { intent, standing }, world) {
	for (const warning of context.warnings) world.runner.warning(warning);
	const about = {
		standing: asked.kind === "message" ? "" : standing,
		instruction: text,
		leftOut,
		context: context.context
	};
	const prompt = await require_notice_claim.composePrompt({
		...about,
		place: intent.context === null ? null : place
	}, world);
	return {
		kind: "ready",
		request: require_main.addressed({
			instruction: text,
			prompt
		}, asked, `${intent.thread.kind.replace("-", " ")} #${intent.thread.number}`),
		instructionComment,
		usage,
		failed: null
	};
}
async function openReady({ request, instructionComment, usage }, { intent, login, waited }, world) {
	const record = recordFor({
		intent,
		request,
		instructionComment,
		login,
		comment: waited
	}, world);
	const task = require_main.newTask({
		request,
		record,
		followed: null,
		askedAt: Date.parse(record.base.askedAt),
		causedBy: intent.comment,
		requester: intent.comment.author.login
	});
	return require_main.openRequest({
		...task,
		request,
		usage
	}, world);
}
async function budgetFor({ intent, login, waited }, world) {
	const usage = await require_notice_claim.readUsage({
		login,
		except: waited
	}, world);
	const over = require_notice_claim.whyOverBudget(usage);
	if (over === null) return {
		kind: "within-budget",
		usage
	};
	if (!world.settings.dryRun) await require_answer.refuseInThread(intent, over, world);
	return {
		kind: "skipped",
		reason: "over-budget",
		sentence: over
	};
}
async function contextOf({ context }, { outline }, { run, repository }) {
	if (context?.kind !== "thread") return {
		context: null,
		warnings: []
	};
	const from = {
		repository,
		name: run.repository
	};
	return outline === null ? require_main.contextOfIssue(context.thread, from) : require_main.contextOfPullRequest(context.thread, outline, from);
}

// src/runs/comment/retry.ts
async function findRetry(intent, { own: all, comments, waited }, world) {
	const found = failedRequest({
		own: require_thread_scope.inScope(all, intent, comments),
		waited
	}, world);
	if (found.kind === "refused") return found;
	const { failed, instructionComment } = found;
	const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
	const [read, early] = await Promise.allSettled([world.repository.causingComment(instructionComment), listed === void 0 ? null : mayAsk(requesterOf(listed), intent, world)]);
	const held = unwrap(read);
	if (held === null || held.thread !== intent.thread.number) return refused("The comment with the instruction is no longer in this thread. Write it again.");
	const instruction = instructionIn(held, failed.marker, world);
	if (instruction === null) return refused("The comment with the instruction was edited. Write it again.");
	const author = {
		id: held.authorId,
		login: held.author,
		bot: held.authorIsBot,
		viaApp: held.viaApp
	};
	if (!((listed !== void 0 && isSame(author, requesterOf(listed)) ? unwrap(early) : null) ?? await mayAsk(author, intent, world))) return refused("The author of the instruction may not start jobs here. Post the instruction yourself.");
	const { text, leftOut, to } = instruction;
	const { request, jobId, pullRequest, group } = failed.marker;
	const isFollowUp = request === "message" && group === void 0;
	const goesTo = {
		job: isFollowUp && jobId !== null ? {
			jobId,
			pullRequest,
			origin: null
		} : null,
		mayAddToOpen: !isFollowUp && to === null
	};
	return {
		kind: "retry",
		text,
		leftOut,
		place: held.place,
		instructionComment,
		...goesTo,
		failed
	};
}
function failedRequest({ own, waited }, { settings: { command } }) {
	const failed = waited ?? require_inputs.latestRequest(inOrder(own.marked));
	if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt)) return refused("The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.");
	if (failed === null) return refused("Nothing to retry: this thread has no job.");
	const why = ofInstruction(failed, own.marked).filter((each) => each !== waited).map(({ marker }) => notWorthIt(marker, command)).find((reason) => reason !== null);
	if (why !== void 0) return refused(why);
	const { trigger, instructionComment } = failed.marker;
	if (trigger.kind === "run") return refused(`A workflow requested the latest job. ${stepAdvice(failed.marker, command)}`);
	if (instructionComment === null) return refused("The latest job's status comment names no comment with its instruction. Write it again.");
	return {
		kind: "found",
		failed,
		instructionComment
	};
}
function refused(sentence) {
	return {
		kind: "refused",
		sentence
	};
}
function stepAdvice(marker, command) {
	const advice = require_inputs.adviceFor(marker, command);
	if (marker.state === "unknown") return advice.another;
	return marker.state === "not-created" ? advice.fixed : advice.again;
}
async function claimFailed({ own, failed }, { intent, login }, world) {
	const state = "not-created";
	const [claimed, read] = await Promise.allSettled([claim({
		kind: failed.kind,
		id: failed.id
	}, require_inputs.RETRY_CLAIM, world, { unclear: "" }), requestedSince(failed, {
		intent,
		login
	}, world)]);
	const refusal = [claimed, read].find((each) => each.status === "rejected");
	const isLost = claimed.status === "fulfilled" && !claimed.value.created;
	if (refusal !== void 0 && !isLost) return {
		state,
		problem: world.runner.cancelled.aborted ? require_main.CANCELLED_BEFORE : require_errors.repositoryErrorOf(refusal.reason)
	};
	const isOther = ({ id }) => id !== own?.id;
	if (!isLost) {
		const rival = require_inputs.rivalOf(unwrap(read).filter(isOther));
		return rival === null ? null : {
			state,
			problem: overtakenBy(rival)
		};
	}
	const others = (await requestedSince(failed, {
		intent,
		login
	}, world).catch(() => [])).filter(isOther);
	const takenBy = (require_inputs.latestRequest(others.filter(({ marker }) => marker.state !== "not-created")) ?? require_inputs.latestRequest(others))?.url;
	if (takenBy === void 0) return {
		state,
		problem: TAKEN,
		answered: "taken"
	};
	return {
		state,
		problem: {
			message: `This job was already retried: ${takenBy}`,
			hint: "That comment shows the result."
		},
		answered: "taken",
		takenBy
	};
}
function overtakenBy({ url }) {
	return {
		message: `Another retry was made at the same time: ${url}`,
		hint: "See there first how it ended."
	};
}
async function requestedSince(failed, { intent, login }, world) {
	const comments = await require_thread_scope.readComments(intent, {
		conversation: "whole",
		diff: "whole"
	}, world.repository);
	const { marked } = require_inputs.ownComments(comments, require_inputs.oursOf(login, world));
	const requests = inOrder(ofInstruction(failed, marked));
	return requests.slice(requests.findIndex(({ kind, id }) => kind === failed.kind && id === failed.id) + 1);
}
const TAKEN = {
	message: "Another retry is already running, and its status comment is not in this thread.",
	hint: "If it does not appear within a few minutes, write the instruction again in a new comment."
};
async function mayAsk(author, { comment }, world) {
	if (isSame(author, comment.author)) return true;
	return (await require_authorize.authorize(author, world.settings, world.repository)).permitted;
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
	return require_inputs.instructionHash(command.text) === wanted ? command : null;
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
	return marked.toSorted((one, other) => require_inputs.requestedAt(one) - require_inputs.requestedAt(other));
}
function notWorthIt(marker, command) {
	switch (require_inputs.retryOf(marker)) {
		case "too-early": return `Nothing to retry: the last job hasn't ended. \`${command} status\` shows its state.`;
		case "needless": return "Nothing to retry: the last job succeeded.";
		case "possible": return null;
	}
}

// src/runs/comment/do-command.ts
function wantedFor(command, { thread, context }) {
	switch (command.kind) {
		case "help":
		case "slip":
		case "status":
		case "report": return {
			extent: "since",
			everywhere: false,
			context: false,
			mayAddToOpen: false
		};
		case "retry": return {
			extent: "whole",
			everywhere: true,
			context: context !== null,
			mayAddToOpen: true
		};
		case "instruction": return wantedForInstruction(command.to, {
			thread,
			context
		});
	}
}
function wantedForInstruction(to, { thread, context }) {
	const started = {
		everywhere: false,
		context: context !== null,
		mayAddToOpen: to === null
	};
	switch (to) {
		case "continue": return {
			...started,
			extent: "whole",
			everywhere: true,
			context: false
		};
		case "new-job": return {
			...started,
			extent: "since"
		};
		case null: return {
			...started,
			extent: thread.kind === "pull-request" ? "whole" : "since"
		};
	}
}
async function readBeside(command, { intent, readings, waited }, world) {
	switch (command.kind) {
		case "instruction": return {
			...command,
			...await askedWithContext(command, {
				intent,
				readings
			}, world)
		};
		case "retry": {
			const [found, open, context] = await Promise.all([
				findRetry(intent, {
					...readings,
					waited
				}, world),
				require_main.findOpen(readings.listed, require_inputs.groupHash({ command: world.settings.command }), world),
				contextOf(intent, readings, world)
			]);
			return {
				kind: "retry",
				found,
				open,
				context
			};
		}
		default: return command;
	}
}
async function askedWithContext({ to }, read, world) {
	if (read.readings.listed === null) {
		const asked = await askedOf(to, read, world);
		return {
			asked,
			context: asked.kind === "job" ? await contextOf(read.intent, read.readings, world) : NO_CONTEXT
		};
	}
	const [asked, context] = await Promise.all([askedOf(to, read, world), contextOf(read.intent, read.readings, world)]);
	return {
		asked,
		context: asked.kind === "message" ? NO_CONTEXT : context
	};
}
const NO_CONTEXT = {
	context: null,
	warnings: []
};
async function act(prepared, passed, world) {
	const { intent, login } = passed;
	switch (prepared.kind) {
		case "help": return require_answer.answerInThread(intent, helpFor(world), world);
		case "slip": return require_answer.refuseInThread(intent, `${require_notice_claim.slipText(prepared, world.settings.command)}\n\n${helpFor(world)}`, world);
		case "report": {
			const { reportInThread } = await Promise.resolve().then(() => require("./run-report.js"));
			return reportInThread(intent, prepared.period, world);
		}
		case "status": {
			const { settleThread } = await Promise.resolve().then(() => require("./run-settle.js"));
			return settleThread(intent, login, world);
		}
		case "instruction": return requestInstruction(prepared, passed, world);
		case "retry": return requestAgain(prepared, passed, world);
	}
}
async function requestInstruction({ text, leftOut, asked, context }, passed, world) {
	const { intent } = passed;
	if (asked.kind === "refused") return require_answer.refuseInThread(intent, asked.sentence, world);
	const budget = await budgetFor(passed, world);
	if (budget.kind !== "within-budget") return budget;
	const { kind, id, place } = intent.comment;
	const { usage } = budget;
	return requestOf({
		text,
		leftOut,
		context,
		place,
		asked,
		instructionComment: {
			kind,
			id
		},
		usage
	}, passed, world);
}
async function requestAgain({ found, open, context }, passed, world) {
	const { intent, readings } = passed;
	if (found.kind === "refused") return require_answer.refuseInThread(intent, found.sentence, world);
	const { failed, job } = found;
	const address = found.mayAddToOpen ? open : NEW_JOB;
	const asked = job === null ? address : await askedOfJob(job, {
		intent,
		readings
	}, world);
	if (asked.kind === "refused") return require_answer.refuseInThread(intent, asked.sentence, world);
	const budget = await budgetFor(passed, world);
	if (budget.kind !== "within-budget") return budget;
	const request = {
		...found,
		asked,
		context: job === null ? context : NO_CONTEXT,
		usage: budget.usage
	};
	return {
		...await requestOf(request, passed, world),
		failed
	};
}
const NEW_JOB = {
	kind: "job",
	why: null
};
function helpFor({ settings }) {
	const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
	return require_notice_claim.helpText(settings.command, {
		permission: settings.permission,
		allowsOthers
	});
}

// src/runs/comment/run-comment.ts
async function runComment(intent, world) {
	const command = await commandOf(intent, world);
	if (command.kind === "skipped") return command;
	const starts = command.kind === "instruction" || command.kind === "retry";
	const readings = await passGate(intent, wantedFor(command, intent), world);
	if (readings.kind !== "passed") return readings;
	if (command.kind === "instruction") require_notice_claim.demandVisible(command.text);
	const standing = starts && intent.standing !== null ? await require_notice_claim.readSource(intent.standing, world) : "";
	const { own, login } = readings;
	const waited = starts ? leftWaiting(own, intent, world) : null;
	if (waited === null && isTaken(own, intent) && login !== null) return afterEarlierClaim(intent, {
		own,
		login
	}, world);
	const passing = {
		intent,
		readings,
		standing,
		waited
	};
	if (world.settings.dryRun) return dryRunOf(command, passing, world);
	if (world.runner.cancelled.aborted) throw new require_errors.InputError([CANCELLED]);
	if (waited !== null && login !== null) return goOn(command, {
		...passing,
		login,
		waited
	}, world);
	return claimAndAct(command, passing, world);
}
async function goOn(command, passed, world) {
	const { intent, login, readings, waited } = passed;
	const fresh = await world.repository.comment(waited);
	const own = require_inputs.withFresh(readings.own, waited, fresh, require_inputs.oursOf(login, world));
	if (leftWaiting(own, intent, world) === null) return afterEarlierClaim(intent, {
		own,
		login
	}, world);
	const ready = await act(await readBeside(command, passed, world), passed, world);
	if (ready.kind !== "ready") return ready;
	const task = await admitting(intent, () => openReady(ready, passed, world), world);
	return require_main.sendRequest(task, world);
}
async function sendAgain(task, failed, passed, world) {
	const taken = await claimFailed({
		own: task.record?.comment ?? null,
		failed
	}, passed, world);
	if (taken === null) return require_main.sendRequest(task, world);
	const outcome = await require_main.concludeJob(task, {
		view: taken,
		job: null
	}, world);
	if (taken.answered === void 0) return outcome;
	return {
		kind: "helped",
		sentence: `Nothing was started. ${require_errors.problemText(taken.problem)}`
	};
}
async function commandOf({ comment }, world) {
	if (require_inputs.looksMarked(comment.body) && await world.repository.viewer() === comment.author.login) return skipped("own-comment", "The comment is one of our own.");
	const { command } = world.settings;
	const read = readCommand(comment.body, command);
	if (read !== null) return read;
	return skipped("not-a-command", require_precheck.mayHoldCommand(comment.body, command) ? NOT_ON_FIRST_LINE : "The comment is not a command.");
}
const NOT_ON_FIRST_LINE = "The comment is not a command: the command must be the first line, indented by at most three spaces. Only blank lines, and quoted lines with a blank line after them, may come before it.";
async function claimAndAct(command, passing, world) {
	const { intent } = passing;
	const [claimed, prepared] = await Promise.allSettled([claim(intent.comment, world.settings.claimReaction, world), readBeside(command, passing, world)]);
	if (claimed.status === "rejected") {
		const taken = await takenByAnother(intent, claimed.reason, world);
		if (taken !== null) return afterEarlierClaim(intent, taken, world);
		await require_claimed_failure.admitUnclearClaim(intent, claimed.reason, world);
		throw claimed.reason;
	}
	const { created, login } = claimed.value;
	if (!created) return afterEarlierClaim(intent, {
		own: await readOwnThread(intent, login, world),
		login
	}, world);
	const passed = {
		...passing,
		login
	};
	const next = await admitting(intent, async () => {
		if (prepared.status === "rejected") throw prepared.reason;
		const ready = await act(prepared.value, passed, world);
		if (ready.kind !== "ready") return ready;
		return {
			kind: "open",
			task: await openReady(ready, passed, world),
			failed: ready.failed
		};
	}, world);
	if (next.kind !== "open") return next;
	return next.failed === null ? require_main.sendRequest(next.task, world) : sendAgain(next.task, next.failed, passed, world);
}
async function admitting(intent, work, world) {
	try {
		return await work();
	} catch (thrown) {
		if (!(thrown instanceof require_errors.ServiceError)) await require_claimed_failure.admitFailure(intent, {
			error: thrown,
			advice: require_claimed_failure.COMMENT_AGAIN
		}, world);
		throw require_claimed_failure.withAdvice(thrown, require_claimed_failure.COMMENT_AGAIN);
	}
}
async function dryRunOf(command, passing, world) {
	const login = passing.readings.login ?? await world.repository.viewer();
	const ready = await act(await readBeside(command, passing, world), {
		...passing,
		login
	}, world);
	return ready.kind === "ready" ? require_notice_claim.dryRun(ready.request, ready.usage) : ready;
}
const CANCELLED = {
	message: "The run was cancelled before it claimed the comment; nothing was started.",
	hint: "Comment again."
};
function skipped(reason, sentence) {
	return {
		kind: "skipped",
		reason,
		sentence
	};
}

exports.runComment = runComment;