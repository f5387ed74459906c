"use strict";

// src/prompt/clean-text.ts
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\n\t]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, "gu");
const SPELLING = new RegExp(`(?:${UNSEEN.source}){4,}`, "gu");
function plainLines(text) {
	return text.toWellFormed().replace(/\r\n?/g, "\n");
}
const ENDLESS_MARKS = /(\p{M}{31,})/u;
function normalized(text) {
	return text.split(ENDLESS_MARKS).map((part) => ENDLESS_MARKS.test(part) ? part : part.normalize("NFC")).join("");
}
function withoutInvisible(text) {
	const visible = text.replace(EVERY_UNSEEN, "");
	const invisible = visible === text ? 0 : text.match(EVERY_UNSEEN)?.length ?? 0;
	return {
		text: visible,
		invisible,
		spelling: invisible === 0 ? 0 : text.match(SPELLING)?.length ?? 0
	};
}
function cleanText(text) {
	const { text: visible, invisible } = withoutInvisible(plainLines(text));
	const { text: uncommented, comments } = withoutComments(visible);
	return {
		text: normalized(uncommented).trim(),
		removed: {
			comments,
			invisible
		}
	};
}
const OPENING = "<!--";
const CLOSING = "-->";
function withoutComments(text) {
	const kept = [];
	let comments = 0;
	let position = 0;
	while (position < text.length) {
		const character = text.charAt(position);
		position += 1;
		kept.push(character);
		if (character !== "-" || kept.slice(-4).join("") !== OPENING) continue;
		kept.length -= 4;
		comments += 1;
		const dashes = text.startsWith(OPENING, position - 4) ? 2 : 0;
		const end = text.indexOf(CLOSING, position - dashes);
		position = end < 0 ? text.length : end + 3;
	}
	return {
		text: kept.join(""),
		comments
	};
}

Object.defineProperty(exports, "cleanText", {
  enumerable: true,
  get: function () {
    return cleanText;
  }
});
Object.defineProperty(exports, "plainLines", {
  enumerable: true,
  get: function () {
    return plainLines;
  }
});
Object.defineProperty(exports, "withoutInvisible", {
  enumerable: true,
  get: function () {
    return withoutInvisible;
  }
});