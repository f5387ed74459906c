"use strict";

// src/thread/authorize.ts
const LEVELS = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
const PERMITTED = { permitted: true };
async function authorize({ id, login, bot, viaApp }, rules, repository) {
	const name = login.toLowerCase();
	if (viaApp !== null && !rules.allowedBots.includes(`${viaApp.toLowerCase()}[bot]`)) return {
		permitted: false,
		reason: "bot",
		sentence: `${login} wrote through the app "${viaApp}", and \`allowed-bots\` does not list "${viaApp}[bot]".`
	};
	if (bot) {
		if (rules.allowedBots.includes(name)) return PERMITTED;
		return {
			permitted: false,
			reason: "bot",
			sentence: `${login} is a bot that \`allowed-bots\` does not list.`
		};
	}
	const listed = id !== null && rules.allowedUsers.includes(String(id));
	const named = !/^\d+$/.test(name) && rules.allowedUsers.includes(name);
	if (rules.permission === "none" || listed || named) return PERMITTED;
	const answer = await repository.permissionOf(login);
	if (id !== null && answer.userId !== null && answer.userId !== id) return {
		permitted: false,
		reason: "not-permitted",
		sentence: `The account ${login} is no longer the one that wrote the request.`
	};
	const present = levelOf(answer);
	if (LEVELS.indexOf(present) >= LEVELS.indexOf(rules.permission)) return PERMITTED;
	return {
		permitted: false,
		reason: "not-permitted",
		sentence: `${login} has the permission "${present}" in this repository; starting a job needs "${rules.permission}".`
	};
}
function levelOf({ permission, role }) {
	if (permission === "write" && role === "maintain") return "maintain";
	if (permission === "read" && role === "triage") return "triage";
	return permission;
}

Object.defineProperty(exports, "authorize", {
  enumerable: true,
  get: function () {
    return authorize;
  }
});