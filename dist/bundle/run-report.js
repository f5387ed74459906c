"use strict";

const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_errors = require("./errors.js");
const require_markdown = require("./markdown.js");
const require_answer = require("./answer.js");
const require_claimed_failure = require("./claimed-failure.js");
const require_marker_line = require("./marker-line.js");
const require_inputs = require("./inputs.js");
const require_dry_run = require("./dry-run.js");

// src/visitors/machine-files.ts
const EXTENSION$1 = /\.(?:txt|xml|json|rss|atom)$/;
const FEEDS = /* @__PURE__ */ new Set([
	"feed",
	"feeds",
	"rss",
	"atom"
]);
function isForMachines(path, isListed) {
	const [page = ""] = path.split(/[?#]/);
	const lower = page.toLowerCase().replace(/\/+$/, "");
	const last = lower.slice(lower.lastIndexOf("/") + 1);
	return EXTENSION$1.test(last) || FEEDS.has(last) || hasTwin(page, isListed);
}
function hasTwin(path, isListed) {
	if (!/\.md$/i.test(path)) return false;
	const page = path.slice(0, -3);
	const folder = /^(.*\/)(?:index|readme)$/i.exec(page)?.[1];
	if (folder === "/") return true;
	return (folder === void 0 ? [page] : [page, folder.slice(0, -1)]).some((each) => [
		each,
		`${each}/`,
		`${each}.html`
	].some(isListed));
}

// src/visitors/news-rules.ts
const CHANCE = {
	rounds: 3,
	agreeingRoot: 3,
	largePage: 200,
	agreeingLogRatio: .5,
	leastSizeForSpread: 20,
	leastPagesForSpread: 10,
	mostSquare: 9,
	standardErrors: .5
};
const NEWS = {
	leastExpected: 30,
	falseShare: .12,
	leastChange: .25,
	leastStopped: 20,
	leftOver: .2,
	certainFall: -4,
	manyMoved: .1
};

// src/visitors/chance.ts
function siteRatio(changes) {
	let ratio = usable(medianRatio(changes)) ?? usable(sumRatio(changes));
	for (let round = 0; round < CHANCE.rounds && ratio !== null; round += 1) {
		const known = ratio;
		ratio = usable(sumRatio(changes.filter((change) => agrees(change, known)))) ?? known;
	}
	return ratio;
}
function signedRoot({ before, now }, ratio) {
	const sum = before + now;
	const [expectedNow, expectedBefore] = [sum * ratio / (1 + ratio), sum / (1 + ratio)];
	const deviance = Math.max(0, 2 * (information(now, expectedNow) + information(before, expectedBefore)));
	return Math.sign(now - expectedNow) * Math.sqrt(deviance);
}
function sizeOf({ before, now }, ratio) {
	return (now + ratio * before) / (1 + ratio);
}
function expectedNow({ before, now }, ratio) {
	return ratio * (before + now) / (1 + ratio);
}
function siteSpreads(kinds, { fewest = 1 } = {}) {
	const sized = kinds.map((kind) => ({
		kind,
		pages: sizedPages(kind)
	}));
	const all = sized.flatMap(({ pages }) => pages);
	const common = all.length < fewest ? null : siteSpread(all);
	return sized.map(({ kind, pages }) => ({
		...kind,
		spread: common === null || pages.length < CHANCE.leastPagesForSpread ? common : siteSpread(pages)
	}));
}
function sizedPages({ changes, ratio }) {
	return changes.map((change) => ({
		size: sizeOf(change, ratio),
		square: signedRoot(change, ratio) ** 2
	})).filter(({ size }) => size >= CHANCE.leastSizeForSpread);
}
function siteSpread(pages) {
	if (pages.length === 0) return null;
	const likeliest = rootOf((spread) => score(pages, spread));
	const precision = pages.reduce((sum, { size }) => sum + (size / (1 + likeliest * size)) ** 2 / 2, 0);
	return likeliest + CHANCE.standardErrors / Math.sqrt(precision);
}
function deviation(change, { ratio, spread }) {
	return signedRoot(change, ratio) / Math.sqrt(1 + spread * sizeOf(change, ratio));
}
function pValue(z) {
	return Math.min(1, 2 * upperTail(Math.abs(z)));
}
function discoveries(pValues, rate) {
	const sorted = pValues.toSorted((one, other) => one - other);
	const limit = sorted[sorted.findLastIndex((p, at) => p <= rate * (at + 1) / sorted.length)] ?? -1;
	return pValues.map((p) => p <= limit);
}
function agrees(change, ratio) {
	if (Math.abs(signedRoot(change, ratio)) <= CHANCE.agreeingRoot) return true;
	const { before, now } = change;
	const farOff = Math.abs(Math.log(now / (ratio * before))) >= CHANCE.agreeingLogRatio;
	return before + now > CHANCE.largePage && !farOff;
}
function sumRatio(changes) {
	const sums = changes.reduce((sum, each) => ({
		now: sum.now + each.now,
		before: sum.before + each.before
	}), {
		now: 0,
		before: 0
	});
	return sums.now / sums.before;
}
function medianRatio(changes) {
	const pages = changes.filter(({ before, now }) => before > 0 && now > 0).map(({ before, now }) => ({
		ratio: now / before,
		weight: now * before / (now + before)
	})).toSorted((one, other) => one.ratio - other.ratio);
	let left = pages.reduce((sum, { weight }) => sum + weight, 0) / 2;
	for (const { ratio, weight } of pages) {
		left -= weight;
		if (left <= 0) return ratio;
	}
	return NaN;
}
function usable(ratio) {
	return ratio > 0 && Number.isFinite(ratio) ? ratio : null;
}
function information(count, expected) {
	return count === 0 ? 0 : count * Math.log(count / expected);
}
function score(pages, spread) {
	return pages.reduce((sum, { size, square }) => {
		const variance = 1 + spread * size;
		return sum + size / variance * (Math.min(square / variance, CHANCE.mostSquare) - 1);
	}, 0);
}
function rootOf(slope) {
	if (slope(0) <= 0) return 0;
	let [low, high] = [0, .001];
	while (slope(high) > 0 && high < 1e9) [low, high] = [high, high * 4];
	for (let round = 0; round < 40; round += 1) {
		const middle = (low + high) / 2;
		if (slope(middle) > 0) low = middle;
		else high = middle;
	}
	return high;
}
const TAIL_FROM = 3;
function upperTail(z) {
	const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
	if (z >= TAIL_FROM) {
		let fraction = z;
		for (let term = 100; term > 0; term -= 1) fraction = z + term / fraction;
		return density / fraction;
	}
	let [sum, term] = [z, z];
	for (let odd = 3; term > 1e-17; odd += 2) {
		term *= z * z / odd;
		sum += term;
	}
	return .5 - density * sum;
}

// src/visitors/news.ts
const NO_NEWS = {
	kinds: {
		peopleLeftAiCame: [],
		stoppedReading: [],
		morePeople: [],
		fewerPeople: [],
		moreAi: [],
		lessAi: []
	},
	ratio: {
		human: null,
		ai: null
	},
	tested: 0,
	tooLively: false
};
function findNews(pages) {
	const baselines = baselinesOf$1(pages);
	const human = testsOf(pages, "human", baselines.human);
	const ai = testsOf(pages, "ai", baselines.ai);
	const large = [...human, ...ai].filter(({ expected }) => expected >= NEWS.leastExpected);
	const found = discoveries(large.map(({ z }) => pValue(z)), NEWS.falseShare);
	const news = large.filter((test, at) => found[at] === true && hasChanged(test));
	const newsOf = (kind, rise) => news.filter((test) => test.kind === kind && test.surplus > 0 === rise);
	const [fewerPeople, moreAi] = [newsOf("human", false), newsOf("ai", true)];
	const aiCame = pathsOf(moreAi);
	const swapped = fewerPeople.filter(({ page }) => aiCame.has(page.path));
	const stopped = human.filter((test) => hasStopped(test) && !pathsOf(swapped).has(test.page.path));
	const listed = pathsOf([...swapped, ...stopped]);
	const single = (tests) => tests.filter(({ page }) => !listed.has(page.path));
	return {
		kinds: {
			peopleLeftAiCame: ranked(swapped, () => true),
			stoppedReading: ranked(stopped, () => true),
			morePeople: ranked(single(newsOf("human", true)), () => false),
			fewerPeople: ranked(single(fewerPeople), ({ z }) => z <= NEWS.certainFall),
			moreAi: ranked(single(moreAi), () => false),
			lessAi: ranked(single(newsOf("ai", false)), () => false)
		},
		ratio: {
			human: baselines.human?.ratio ?? null,
			ai: baselines.ai?.ratio ?? null
		},
		tested: large.length,
		tooLively: ["human", "ai"].some((kind) => hidesEveryFall(large.filter((test) => test.kind === kind), baselines[kind]))
	};
}
function hidesEveryFall(tests, baseline) {
	if (tests.length === 0 || baseline === null) return false;
	const isCertain = (before) => deviation({
		before,
		now: 0
	}, baseline) <= NEWS.certainFall;
	return !tests.some(({ followed }) => isCertain(followed / baseline.ratio));
}
function baselinesOf$1(pages) {
	const measured = ["human", "ai"].flatMap((kind) => {
		const changes = pages.map((page) => changeOf$1(page, kind));
		const ratio = siteRatio(changes);
		return ratio === null ? [] : [{
			kind,
			changes,
			ratio
		}];
	});
	const spreads = siteSpreads(measured);
	const baselineOf = (wanted) => {
		const found = spreads.find(({ kind }) => kind === wanted);
		return found === void 0 || found.spread === null ? null : {
			ratio: found.ratio,
			spread: found.spread
		};
	};
	return {
		human: baselineOf("human"),
		ai: baselineOf("ai")
	};
}
function testsOf(pages, kind, baseline) {
	if (baseline === null) return [];
	return pages.map((page) => {
		const change = changeOf$1(page, kind);
		const followed = baseline.ratio * change.before;
		const [surplus, expected] = [change.now - followed, expectedNow(change, baseline.ratio)];
		return {
			page,
			kind,
			z: deviation(change, baseline),
			surplus,
			followed,
			expected
		};
	});
}
function changeOf$1({ now, before }, kind) {
	return {
		now: now?.[kind] ?? 0,
		before: before?.[kind] ?? 0
	};
}
function hasChanged({ surplus, followed }) {
	return Math.abs(surplus) >= NEWS.leastChange * followed;
}
function hasStopped({ surplus, followed, z }) {
	const now = followed + surplus;
	return followed >= NEWS.leastStopped && now <= NEWS.leftOver * followed && z <= NEWS.certainFall;
}
function pathsOf(tests) {
	return new Set(tests.map(({ page }) => page.path));
}
function ranked(tests, worthACommand) {
	return tests.toSorted((one, other) => Math.abs(other.surplus) - Math.abs(one.surplus) || (one.page.path < other.page.path ? -1 : 1)).map((test) => ({
		...test.page,
		worthACommand: worthACommand(test)
	}));
}

// src/visitors/page-list.ts
const MOST_BARREN_PAGES = 2;
const MOST_CHARACTERS = 33554432;
const MOST_ROWS = 25e4;
var PageGatherer = class {
	rows = /* @__PURE__ */ new Map();
	gap = "requests";
	rejected = 0;
	repeated = 0;
	odd = 0;
	barren = 0;
	characters = 0;
	take({ pages, rejectedRows, hasMore }) {
		const known = this.rows.size;
		this.rejected += rejectedRows;
		for (const { path, human, ai, total } of pages) {
			if (this.rows.has(path)) {
				this.repeated += 1;
				continue;
			}
			this.characters += path.length;
			if (isOdd({
				human,
				ai,
				total
			})) this.odd += 1;
			this.rows.set(path, {
				human,
				ai,
				total
			});
		}
		this.barren = this.rows.size > known ? 0 : this.barren + 1;
		this.gap = this.gapAfter(hasMore);
		return this.gap === "requests";
	}
	fail() {
		this.gap = "failed";
	}
	list() {
		const { rows, gap, rejected, repeated, odd } = this;
		return {
			rows,
			gap,
			rejected,
			repeated,
			odd
		};
	}
	gapAfter(hasMore) {
		if (!hasMore) return null;
		if (this.characters > MOST_CHARACTERS || this.rows.size > MOST_ROWS) return "too-large";
		return this.barren >= MOST_BARREN_PAGES ? "nothing-new" : "requests";
	}
};
function isWhole({ gap, rejected, repeated }) {
	return gap === null && rejected === 0 && repeated === 0;
}
function hasShifted({ gap, repeated }) {
	return gap === null && repeated > 0;
}
function isBetter(one, other) {
	const ended = Number(one.gap === null) - Number(other.gap === null);
	const doubts = other.repeated + other.rejected - (one.repeated + one.rejected);
	return (ended || doubts || one.rows.size - other.rows.size) > 0;
}
function isOdd({ human, ai, total }) {
	return total < Math.max(human, ai) || total > human + ai;
}

// src/visitors/compare.ts
const LEAST_AI = 10;
function compare(collection) {
	const { totals, totalsBefore, pages, pagesBefore } = collection;
	const uncompared = totalsBefore === null ? "unknown" : isSilent(totalsBefore) ? "first-period" : null;
	const before = uncompared === null ? totalsBefore : null;
	const complete = isWhole(pages) && isWhole(pagesBefore);
	const rows = [...pages.rows].map(([path, now]) => ({
		path,
		now,
		before: pagesBefore.rows.get(path) ?? null
	}));
	const gone = vanishedPages(collection);
	const comparable = complete ? [...rows, ...gone] : rows.filter((row) => row.before !== null);
	const isListed = (path) => pages.rows.has(path) || pagesBefore.rows.has(path);
	return {
		human: {
			now: totals.human,
			before: before?.human ?? null
		},
		ai: {
			now: totals.ai,
			before: before?.ai ?? null
		},
		total: {
			now: totals.total,
			before: before?.total ?? null
		},
		share: {
			now: aiShare(totals),
			before: before === null ? null : aiShare(before)
		},
		uncompared,
		pages: rows.toSorted(by(({ now }) => now.total)),
		complete,
		news: uncompared === null ? findNews(comparable) : NO_NEWS,
		onlyAi: rows.filter(({ path, now }) => now.human === 0 && now.ai >= LEAST_AI && !isForMachines(path, isListed)).toSorted(by(({ now }) => now.ai)),
		appeared: complete && uncompared === null ? rows.filter((row) => row.before === null).length : null,
		vanished: complete && uncompared === null ? gone.length : null,
		compared: uncompared === null ? comparable.length : 0,
		moved: complete && uncompared === null ? movedPages(comparable) : null
	};
}
function movedPages(pages) {
	const [now, before] = [pages.map((page) => page.now?.total ?? 0), pages.map((page) => page.before?.total ?? 0)];
	const isLarge = (at) => Math.max(now[at] ?? 0, before[at] ?? 0) >= NEWS.leastStopped;
	const large = [...pages.keys()].filter(isLarge);
	const appeared = large.filter((at) => before[at] === 0).length;
	const vanished = large.filter((at) => now[at] === 0).length;
	return appeared + vanished > 0 && appeared + vanished >= NEWS.manyMoved * large.length ? {
		appeared,
		vanished
	} : null;
}
function isSilent({ human, ai, total }) {
	return human === 0 && ai === 0 && total === 0;
}
function vanishedPages({ pages, pagesBefore }) {
	return [...pagesBefore.rows].filter(([path]) => !pages.rows.has(path)).map(([path, before]) => ({
		path,
		now: null,
		before
	})).toSorted(by(({ before }) => before.total));
}
function aiShare({ human, ai }) {
	return human + ai === 0 ? null : ai / (human + ai);
}
function percentOf({ now, before }) {
	if (before === null || before === 0 && now === 0) return null;
	return before === 0 ? "new" : (now - before) / before * 100;
}
function by(size) {
	return (one, other) => size(other) - size(one) || (one.path < other.path ? -1 : 1);
}

// src/visitors/number-words.ts
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const TENTH = new Intl.NumberFormat("en-US", {
	minimumFractionDigits: 1,
	maximumFractionDigits: 1
});
function count$1(number) {
	return WHOLE.format(number);
}
function counted(number, one, many = `${one}s`) {
	return `${count$1(number)} ${number === 1 ? one : many}`;
}
function signed(number, format = count$1) {
	const size = format(Math.abs(number));
	if (size === format(0)) return `±${size}`;
	return `${number > 0 ? "+" : "−"}${size}`;
}
function percent(figure) {
	const change = percentOf(figure);
	if (change === null) return "";
	return change === "new" ? "new" : `${signed(change)}%`;
}
function share(fraction) {
	return `${TENTH.format(fraction * 100)}%`;
}
function points(now, before) {
	return `${signed((now - before) * 100, (size) => TENTH.format(size))} points`;
}

// src/visitors/period.ts
const DAY_MS = 864e5;
const EARLIEST = Date.UTC(2e3, 0, 1);
function resolvePeriod(form, now) {
	const today = midnight(now);
	const days = (from, to) => ({
		kind: "period",
		period: {
			kind: "days",
			from,
			to
		}
	});
	switch (form) {
		case "last-week": {
			const monday = today - daysSinceMonday(today) * DAY_MS;
			return days(monday - 7 * DAY_MS, monday);
		}
		case "last-7-days": return days(today - 7 * DAY_MS, today);
		case "last-30-days": return days(today - 30 * DAY_MS, today);
		case "last-month": return {
			kind: "period",
			period: {
				kind: "month",
				from: firstOfMonth(today, -1),
				to: firstOfMonth(today, 0)
			}
		};
		default: {
			const [from = "", to = ""] = form.split("..");
			const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
			if (start >= EARLIEST && end > start && end <= today) return days(start, end);
			return {
				kind: "refused",
				allowed: `days that are over, from ${dayOf(EARLIEST)} on; the end, which is not included, is at most today (${dayOf(today)}, UTC)`
			};
		}
	}
}
function periodBefore({ kind, from, to }) {
	return {
		kind,
		from: kind === "month" ? firstOfMonth(from, -1) : from - (to - from),
		to: from
	};
}
function periodsUpTo(period, count) {
	const periods = [];
	for (let next = period; periods.length < count; next = periodBefore(next)) periods.unshift(next);
	return periods;
}
function periodKey({ from, to }) {
	return `${new Date(from).toISOString()}/${new Date(to).toISOString()}`;
}
function daysIn({ from, to }) {
	return Math.round((to - from) / DAY_MS);
}
function nameOf({ kind, from, to }) {
	if (kind === "month") return `${SHORT_MONTH.format(from)} ${yearOf(from)}`;
	const last = to - DAY_MS;
	const end = `${dayOfMonth(last)} ${yearOf(last)}`;
	if (from === last) return end;
	if (yearOf(from) !== yearOf(last)) return `${dayOfMonth(from)} ${yearOf(from)} – ${end}`;
	return new Date(from).getUTCMonth() === new Date(last).getUTCMonth() ? `${new Date(from).getUTCDate()}–${end}` : `${dayOfMonth(from)} – ${end}`;
}
function nameOfBefore(period) {
	const days = daysIn(period);
	if (period.kind === "month") return "the month before";
	if (days === 7) return "the week before";
	return days === 1 ? "the day before" : `the ${days} days before`;
}
function labelsOf(periods) {
	const label = ({ kind, from }) => kind === "month" ? SHORT_MONTH.format(from) : dayOfMonth(from);
	const short = periods.map(label);
	if (new Set(short).size === short.length) return short;
	return periods.map((period) => `${label(period)} ${yearOf(period.from)}`);
}
const SHORT_MONTH = new Intl.DateTimeFormat("en-US", {
	timeZone: "UTC",
	month: "short"
});
function dayOfMonth(at) {
	return `${new Date(at).getUTCDate()} ${SHORT_MONTH.format(at)}`;
}
function yearOf(at) {
	return new Date(at).getUTCFullYear();
}
function midnight(at) {
	return Math.floor(at / DAY_MS) * DAY_MS;
}
function daysSinceMonday(at) {
	return (new Date(at).getUTCDay() + 6) % 7;
}
function firstOfMonth(at, months) {
	const date = new Date(at);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}
function dayOf(at) {
	return new Date(at).toISOString().slice(0, 10);
}

// src/visitors/headline.ts
const FEW = 20;
function headline(period, comparison) {
	const { human, ai, total } = comparison;
	if (isSilent({
		human: human.now,
		ai: ai.now,
		total: total.now
	})) return silence(period, total);
	const isSmall = Math.min(total.now, total.before ?? total.now) < FEW;
	const change = isSmall ? difference : percent;
	const people = `${counted(human.now, "person", "people")}${inBrackets(change(human))}`;
	const machines = `${counted(ai.now, "AI visitor")}${inBrackets(change(ai))}`;
	const visitors = counted(total.now, "visitor");
	const compared = total.before === null ? "" : `, ${comparedWith(total, isSmall)} ${nameOfBefore(period)}`;
	if (isSmall) return `${visitors}${compared} (${nameOf(period)}): ${people} and ${machines}.`;
	return `${visitors} read the documentation (${nameOf(period)})${compared}: ${people} and ${machines}${shareOf(comparison.share)}.`;
}
function silence(period, { before }) {
	const then = before === null ? "" : ` There were ${count$1(before)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
	return `No visitor read the documentation (${nameOf(period)}).${then}`;
}
function comparedWith(total, isSmall) {
	const change = isSmall ? total.now - (total.before ?? 0) : percentOf(total);
	const rounded = typeof change === "number" ? Math.round(change) : 0;
	if (rounded === 0) return isSmall ? "as many as" : "about as many as";
	return `${count$1(Math.abs(rounded))}${isSmall ? "" : "%"} ${rounded > 0 ? "more" : "fewer"} than`;
}
function difference({ now, before }) {
	return before === null ? "" : signed(now - before);
}
function shareOf({ now, before }) {
	if (now === null) return "";
	return `, an AI share of ${share(now)}${before === null ? "" : inBrackets(points(now, before))}`;
}
function inBrackets(text) {
	return text === "" ? "" : ` (${text})`;
}

// src/visitors/news-lines.ts
function lineFor(kind, page, period) {
	switch (kind) {
		case "stoppedReading":
		case "morePeople":
		case "fewerPeople": return change(page, "human", period);
		case "moreAi":
		case "lessAi": return change(page, "ai", period);
		case "peopleLeftAiCame": return `${change(page, "human", period)}; ${change(page, "ai", period)}`;
		case "onlyAi": return `${counted(page.now?.ai ?? 0, "AI visitor")}, no people`;
	}
}
function instructionFor(kind, page, period) {
	const name = require_markdown.codePath(page.path);
	const people = `${counted(page.now?.human ?? 0, "person", "people")} (${nameOf(period)}), ${count$1(page.before?.human ?? 0)} in ${nameOfBefore(period)}`;
	const machines = counted(page.now?.ai ?? 0, "AI visitor");
	switch (kind) {
		case "stoppedReading": return `Find out why people stopped reading the page ${name}: ${people}.\nIf it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it.`;
		case "fewerPeople": return `Find out why fewer people read the page ${name}: ${people}.\nCheck that the links to it work, and update what is out of date.`;
		case "peopleLeftAiCame": return `Improve the page ${name}, which people leave to AI: ${people}, and ${machines} instead of ${count$1(page.before?.ai ?? 0)}.\nMake sure that people can find it, and that it offers more than an AI answer does: complete steps, examples, current facts.`;
		case "onlyAi": return `Improve the page ${name}, which only AI reads: ${machines} and no people (${nameOf(period)}).\nMake sure that people can find it from the navigation and from related pages, and put its answer at the top.`;
		case "morePeople":
		case "moreAi":
		case "lessAi": return null;
	}
}
function change({ now, before }, kind, period) {
	const figure = {
		now: now?.[kind] ?? 0,
		before: before?.[kind] ?? 0
	};
	const visitors = kind === "ai" ? counted(figure.now, "AI visitor") : counted(figure.now, "person", "people");
	const changed = percent(figure);
	return `${visitors}, ${count$1(figure.before)} in ${nameOfBefore(period)}${changed === "" ? "" : ` (${changed})`}`;
}

// src/visitors/page-table.ts
const HEAD = ["| Page | Visitors | Before | Change | People | AI |", "| --- | ---: | ---: | ---: | ---: | ---: |"];
const LONGEST_PATH = 100;
function namePage(path, { site }) {
	return site === null ? require_markdown.codePath(path, { longest: LONGEST_PATH }) : require_markdown.linkedPath(path, {
		site,
		longest: LONGEST_PATH
	});
}
function renderPages(pages, about) {
	return [...HEAD, ...pages.map((page) => row(page, about))].join("\n");
}
function foldPages(pages, { shown, bytes, ...about }) {
	if (pages.length <= shown) return "";
	const rows = [];
	let left = bytes - 500 - (about.runUrl?.length ?? 0);
	for (const page of pages) {
		const line = row(page, about);
		left -= Buffer.byteLength(line) + 1;
		if (left < 0) break;
		rows.push(line);
	}
	if (rows.length <= shown) return describeLeftOut(pages.length - shown, about);
	const rest = describeLeftOut(pages.length - rows.length, about);
	const table = [...HEAD, ...rows].join("\n");
	return require_markdown.details(`All pages: ${count$1(pages.length)}`, rest === "" ? table : `${table}\n\n${rest}`);
}
function describeLeftOut(missing, { runUrl }) {
	if (missing <= 0) return "";
	const are = missing === 1 ? "is" : "are";
	const files = runUrl === null ? "the CSV and JSON files" : `the CSV and JSON files of [this run](${runUrl})`;
	return `${counted(missing, "more page")} ${are} in ${files}.`;
}
function row({ path, now, before }, { absent, ...places }) {
	const [is, was] = [now?.total ?? 0, before?.total ?? absent];
	const figures = [
		count$1(is),
		was === null ? "" : count$1(was),
		percent({
			now: is,
			before: was
		}),
		count$1(now?.human ?? 0),
		count$1(now?.ai ?? 0)
	];
	return `| ${namePage(path, places)} | ${figures.join(" | ")} |`;
}

// src/visitors/flagged-pages.ts
function renderFlagged(comparison, naming) {
	const { news, onlyAi, uncompared } = comparison;
	const { stoppedReading, peopleLeftAiCame } = news.kinds;
	const listed = new Set([...stoppedReading, ...peopleLeftAiCame].map(({ path }) => path));
	const unread = onlyAi.filter(({ path }) => !listed.has(path)).map((page) => ({
		...page,
		worthACommand: true
	}));
	return [
		section("Pages people stopped reading", [listOf("stoppedReading", stoppedReading, naming)]),
		section("Fewer people, more AI", [listOf("peopleLeftAiCame", peopleLeftAiCame, naming)]),
		uncompared === null ? renderChanges(comparison, naming) : "",
		section("Pages that only AI reads", [listOf("onlyAi", unread, naming)])
	].filter((text) => text !== "");
}
function renderChanges(comparison, naming) {
	const { news, complete } = comparison;
	const lists = CHANGES.map(({ kind, title }) => titled(title, listOf(kind, news.kinds[kind], naming)));
	if (lists.some(({ text }) => text !== "")) return section("Biggest changes", [{
		text: site(news, complete),
		commands: []
	}, ...lists]);
	if (Object.values(news.kinds).some((pages) => pages.length > 0)) return "";
	return section("Biggest changes", [{
		text: whyNone(comparison),
		commands: []
	}]);
}
function whyNone(comparison) {
	const { news, compared, moved, complete } = comparison;
	if (moved !== null) return describeMoved(moved);
	if (!complete) return whyNoneOfThoseRead(comparison);
	if (compared === 0) return "";
	if (news.tested === 0) return `No page has enough visitors ${FOR_A_CHANGE}.`;
	if (compared < 2) return "";
	if (news.tooLively) return "The pages changed so differently from each other that none of them stands out.";
	return "No page changed by more than chance explains, compared with the rest of the site.";
}
function whyNoneOfThoseRead({ news, compared }) {
	if (compared < 2) return "";
	const pages = `the ${counted(compared, "page")} read for both periods`;
	if (news.tested === 0) return `Of ${pages}, none has enough visitors ${FOR_A_CHANGE}.`;
	if (news.tooLively) return `Of ${pages}, none stands out: they changed so differently from each other.`;
	return `Of ${pages}, none changed by more than chance explains, compared with the others.`;
}
const FOR_A_CHANGE = `to distinguish a change from chance (about ${NEWS.leastExpected} people or AI visitors are needed)`;
function describeMoved({ appeared, vanished }) {
	const parts = [appeared === 0 ? "" : `${counted(appeared, "page")} had no visitors before`, vanished === 0 ? "" : `${counted(vanished, "page")} no longer ${vanished === 1 ? "has" : "have"} any`].filter((text) => text !== "");
	return `Of the pages with ${NEWS.leastStopped} visitors or more in one of the periods, ${parts.join(", and ")}.`;
}
const CHANGES = [
	{
		kind: "morePeople",
		title: "More people"
	},
	{
		kind: "fewerPeople",
		title: "Fewer people"
	},
	{
		kind: "moreAi",
		title: "More AI visitors"
	},
	{
		kind: "lessAi",
		title: "Fewer AI visitors"
	}
];
function site({ ratio }, complete) {
	const changes = [ratio.human === null ? "" : `people ${signed((ratio.human - 1) * 100)}%`, ratio.ai === null ? "" : `AI visitors ${signed((ratio.ai - 1) * 100)}%`].filter((text) => text !== "");
	return `Pages that changed by more than chance explains, compared with the other pages${complete ? "" : " read"} (${changes.join(", ")}).`;
}
function listOf(kind, pages, naming) {
	const { period, command, lines: most } = naming;
	const shown = pages.slice(0, most);
	const rest = describeLeftOut(pages.length - shown.length, naming);
	const lines = shown.map((page) => `- ${namePage(page.path, naming)}: ${lineFor(kind, page, period)}`);
	const instructions = shown.map((page) => page.worthACommand ? instructionFor(kind, page, period) : null);
	return {
		text: [...lines, ...rest === "" ? [] : [`- ${rest}`]].join("\n"),
		commands: instructions.filter((text) => text !== null).map((text) => `${command} ${text}`)
	};
}
function titled(title, { text, commands }) {
	return {
		text: text === "" ? "" : `**${title}**\n\n${text}`,
		commands
	};
}
function section(title, parts) {
	const texts = parts.map(({ text }) => text).filter((text) => text !== "");
	if (texts.length === 0) return "";
	const commands = parts.flatMap((part) => part.commands).map((command) => require_markdown.quoted(command));
	const folded = commands.length === 0 ? [] : [require_markdown.details("Commands to paste as a comment", commands.join("\n\n"))];
	return [
		`### ${title}`,
		...texts,
		...folded
	].join("\n\n");
}

// src/visitors/gaps.ts
function isPartial({ pages, pagesBefore, totalsBefore, trend }) {
	return pages.gap !== null || pagesBefore.gap !== null || totalsBefore === null || trend.some(({ totals }) => totals === null);
}
function renderPartial(collection, maxRequests) {
	if (!isPartial(collection)) return "";
	const { period, pages, pagesBefore, totalsBefore, trend, problem } = collection;
	const gaps = [...new Set([pages.gap, pagesBefore.gap].filter((gap) => gap !== null))];
	const missing = trend.filter(({ totals }) => totals === null).length;
	return `> **Partial.** The totals shown are correct. ${[
		gaps.length === 0 ? "" : `${counted(pages.rows.size, "page")} of the period and ${counted(pagesBefore.rows.size, "page")} of ${nameOfBefore(period)} were read; others may be missing, so nothing is ranked for the whole site.`,
		totalsBefore === null ? `The totals of ${nameOfBefore(period)} are missing, so nothing is compared.` : "",
		missing === 0 ? "" : `The trend is missing ${counted(missing, "period")}.`,
		...reasons(gaps, {
			maxRequests,
			usedUp: collection.requests >= maxRequests
		}),
		problem === null ? "" : `The service refused: ${require_markdown.codeSpan(require_errors.problemText(problem), { longest: 400 })}`
	].filter((text) => text !== "").join(" ")}`;
}
function reasons(gaps, { maxRequests, usedUp }) {
	return [
		usedUp ? `The limit of ${counted(maxRequests, "request")} was reached: raise \`max-requests\` (each request reads 250 pages, and two periods are read).` : "",
		gaps.includes("nothing-new") ? "The service said that there are more pages, but sent nothing new." : "",
		gaps.includes("too-large") ? "There are more rows, or longer paths, than the report can hold." : ""
	];
}
function renderOddities({ pages, pagesBefore, totals, totalsBefore }) {
	const oddTotals = isOdd(totals) || totalsBefore !== null && isOdd(totalsBefore);
	const sum = (of) => pages[of] + pagesBefore[of];
	const [rejected, repeated, odd] = [
		sum("rejected"),
		sum("repeated"),
		sum("odd")
	];
	return [
		rejected === 0 ? "" : `${counted(rejected, "row")} ${rejected === 1 ? "was" : "were"} invalid and skipped.`,
		repeated === 0 ? "" : `The list of pages changed while it was read: ${counted(repeated, "row")} came twice, so others may be missing.`,
		odd === 0 ? "" : `The unique visitors of ${counted(odd, "page")} do not fit the people and AI visitors; they are shown as reported.`,
		oddTotals ? "The site's unique visitors do not fit its people and AI visitors; they are shown as reported." : ""
	].filter((text) => text !== "");
}

// src/visitors/later-section.ts
const MOST_LINES = 10;
const LONGEST_TITLE = 80;
const TITLE = "### Four weeks later";
function renderLater(later, layout) {
	if (later === null) return "";
	return `${TITLE}\n\n${bodyOf$1(later, layout)}`;
}
function bodyOf$1(later, layout) {
	switch (later.kind) {
		case "not-weekly": return "Only a report with `period: last-week` compares the pages that changed four weeks earlier.";
		case "unread": return `Can't read the changes of the week of ${nameOf(later.windows.week)}: ${require_markdown.codeSpan(require_errors.problemText(later.problem), { longest: 400 })}`;
		case "nothing-changed": return `No page${under(later.root)} changed on the default branch in the week of ${nameOf(later.windows.week)} (by commit date).`;
		case "unjudged": return `Can't compare the pages that changed in the week of ${nameOf(later.windows.week)}: ${REASONS[later.reason]}`;
		case "judged": return judgement(later, layout);
	}
}
const REASONS = {
	"partial-report": "this report is partial, so no more page lists were requested.",
	"rows-missing": "the page lists before and after lack rows.",
	requests: "the two page lists before and after do not fit into `max-requests`. Raise it.",
	"nothing-new": "the service announced more pages of a list, but sent nothing new.",
	"too-large": "the page lists have more rows, or longer paths, than fit in memory.",
	failed: "the service did not send the page lists before and after."
};
function judgement({ windows, root, judgement: { pages, ...rest } }, layout) {
	const listed = pages.filter(isWorthALine);
	const shown = linedPages(pages).slice(0, layout.lines);
	const more = leftOut(listed.length - shown.length, layout);
	const list = [...shown.map((page) => `- ${lineOf(page, layout)}`), ...more === "" ? [] : [`- ${more}`]].join("\n");
	const end = endOf(rest, pages.length - listed.length);
	return [
		introduction(windows, root),
		list,
		end
	].filter((text) => text !== "").join("\n\n");
}
function leftOut(missing, { runUrl }) {
	if (missing === 0) return "";
	const file = runUrl === null ? "the JSON file" : `the JSON file of [this run](${runUrl})`;
	return `${counted(missing, "more changed page")} ${missing === 1 ? "is" : "are"} in ${file}.`;
}
function introduction({ week, before, after }, root) {
	return [
		`Pages${under(root)} that changed on the default branch in the week of ${nameOf(week)}:`,
		`the 28 days before that week (${nameOf(before)}) compared with the 28 days after it (${nameOf(after)}).`,
		"\"Expected\" is what the page would have had if it had followed all other pages.",
		"A difference can have other causes than the change.",
		"GitHub filters by commit date, so a commit that was merged later counts in the week when it was made."
	].join(" ");
}
function under(root) {
	return root === "." ? "" : ` under ${require_markdown.codeSpan(root)}`;
}
function endOf({ unmatched, removed, cut }, tooLittle) {
	return [
		tooLittle === 0 ? "" : `${counted(tooLittle, "changed page")} had too few visitors to judge.`,
		unmatched === 0 ? "" : `${counted(unmatched, "changed page")} had no visitors under a matching path.`,
		removed === 0 ? "" : `${counted(removed, "page")} ${removed === 1 ? "was" : "were"} removed.`,
		cut ? "Not all changes of that week were read: at most 30 commits, and 300 files of each." : ""
	].filter((text) => text !== "").join(" ");
}
function linedPages(pages) {
	return pages.filter(isWorthALine).slice(0, MOST_LINES);
}
function isWorthALine({ isNew, human, ai }) {
	return isNew || human.verdict !== "too-little-data" || ai.verdict !== "too-little-data";
}
function lineOf(page, layout) {
	const { path, renamedFrom, human, ai } = page;
	const from = renamedFrom === null ? "" : ` (before: ${namePage(renamedFrom, {
		...layout,
		site: null
	})})`;
	if (page.isNew) {
		const visitors = `${counted(human.after, "person", "people")} and ${counted(ai.after, "AI visitor")} in the 28 days after`;
		return `${namePage(path, layout)}: new page, ${visitors}.${changedIn(page, layout)}`;
	}
	return `${namePage(path, layout)}${from}: ${kindWords("people", human)}; ${kindWords("AI", ai)}.${changedIn(page, layout)}`;
}
const WORDS = {
	more: {
		people: "**more people than the rest of the site**",
		AI: "**more AI than the rest of the site**"
	},
	fewer: {
		people: "**fewer people than the rest of the site**",
		AI: "**less AI than the rest of the site**"
	},
	"no-clear-change": {
		people: "no clear change in people",
		AI: "no clear change in AI"
	},
	"too-little-data": {
		people: "too little data on people",
		AI: "too little data on AI"
	}
};
function kindWords(kind, { before, after, expected, verdict }) {
	const then = expected === null ? "" : `, expected ${count$1(Math.round(expected))}`;
	return `${WORDS[verdict][kind]} (${count$1(before)} → ${count$1(after)}${then})`;
}
function changedIn({ commits, pull }, { repositoryUrl }) {
	const [latest] = commits;
	if (latest === void 0) return "";
	const often = commits.length === 1 ? "Changed by" : `Changed in ${count$1(commits.length)} commits, last by`;
	const title = require_markdown.codeSpan(pull?.title ?? latest.subject, { longest: LONGEST_TITLE });
	return pull === null ? ` ${often} [${title}](${repositoryUrl}/commit/${latest.sha}).` : ` ${often} [${title} (#${pull.number})](${repositoryUrl}/pull/${pull.number}).`;
}

// src/visitors/trend-chart.ts
const COLOURS = {
	people: {
		name: "blue",
		hex: "#2257d6"
	},
	ai: {
		name: "orange",
		hex: "#dd7a08"
	}
};
const INIT = {
	themeVariables: { xyChart: {
		backgroundColor: "transparent",
		plotColorPalette: `${COLOURS.people.hex}, ${COLOURS.ai.hex}`
	} },
	xyChart: { height: 300 }
};
function renderTrend(trend) {
	const known = trend.flatMap(({ period, totals }) => totals === null ? [] : [{
		period,
		totals
	}]);
	if (known.length < 2) return "";
	const people = known.map(({ totals }) => totals.human);
	const machines = known.map(({ totals }) => totals.ai);
	const labels = thinOut(labelsOf(known.map(({ period }) => period))).map((label) => `"${label}"`);
	return [
		"### Trend",
		"",
		`Unique visitors of each period. Bars (${COLOURS.people.name}): people. Line (${COLOURS.ai.name}): AI.`,
		"",
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  x-axis [${labels.join(", ")}]`,
		`  y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...machines)}`,
		`  bar [${people.join(", ")}]`,
		`  line [${machines.join(", ")}]`,
		"```",
		"",
		renderTotalsTable(trend)
	].join("\n");
}
const MOST_LABELS = 9;
function thinOut(labels) {
	const step = Math.ceil(labels.length / MOST_LABELS);
	return labels.map((label, at) => (labels.length - 1 - at) % step === 0 ? label : "​".repeat(at + 1));
}
function renderTotalsTable(points) {
	return [
		"| Period | People | AI | Unique visitors | AI share |",
		"| --- | ---: | ---: | ---: | ---: |",
		...points.toReversed().map(({ period, totals }) => `| ${nameOf(period)} | ${cells$1(totals)} |`)
	].join("\n");
}
function cells$1(totals) {
	if (totals === null) return "not read | | |";
	const fraction = aiShare(totals);
	return [...[
		count$1(totals.human),
		count$1(totals.ai),
		count$1(totals.total)
	], fraction === null ? "–" : share(fraction)].join(" | ");
}

// src/visitors/report.ts
const DETAILS = [
	{
		lines: 5,
		later: 10,
		linked: true
	},
	{
		lines: 5,
		later: 10,
		linked: false
	},
	{
		lines: 2,
		later: 2,
		linked: false
	}
];
const FEWER_ROWS = [20, 5];
function renderReport(data, layout) {
	const { collection, comparison } = data;
	const top = [
		`## Documentation visitors of ${require_markdown.codeSpan(data.project)}`,
		renderPartial(collection, layout.maxRequests),
		`**${headline(collection.period, comparison)}**`
	];
	if (isBlank(data, layout)) return join([...top, renderProvenance(data)]);
	const end = [renderEarlier(layout.earlier), renderProvenance(data)];
	const figures = [renderFigures(data), renderTrend(collection.trend)];
	let text = "";
	for (const { lines, later, linked } of DETAILS) {
		const places = {
			site: linked ? layout.site : null,
			runUrl: layout.runUrl
		};
		const flagged = renderFlagged(comparison, {
			...places,
			lines,
			command: layout.command,
			period: collection.period
		});
		const back = renderLater(data.later, {
			...places,
			lines: later,
			repositoryUrl: layout.repositoryUrl
		});
		const above = [
			...top,
			...figures,
			...flagged,
			back
		];
		const bytes = layout.limit - Buffer.byteLength(join([...above, ...end]));
		const { parts, shown } = renderTables(comparison, {
			...places,
			top: layout.top,
			bytes
		});
		text = join([
			...above,
			...parts,
			...end
		]);
		if (shown > 0) break;
	}
	return text;
}
function isBlank({ collection, later }, { earlier }) {
	const { totals, totalsBefore, pages, pagesBefore, trend } = collection;
	const known = [
		totals,
		totalsBefore,
		...[...trend, ...earlier].map((point) => point.totals)
	];
	return pages.rows.size + pagesBefore.rows.size === 0 && later === null && known.every((each) => each === null || isSilent(each));
}
function renderTables(comparison, { top, bytes, ...places }) {
	const { pages } = comparison;
	const roomBeside = (...parts) => parts.reduce((room, part) => room - Buffer.byteLength(part) - 2, bytes);
	const fits = (rows) => roomBeside(renderTop(comparison, rows, places), describeLeftOut(pages.length - rows, places)) >= 0;
	const shown = [top, ...FEWER_ROWS].find((rows) => rows <= top && fits(rows)) ?? 0;
	const topPages = renderTop(comparison, shown, places);
	const rows = {
		...places,
		shown,
		bytes: roomBeside(topPages),
		absent: absentBefore(comparison)
	};
	return {
		parts: [topPages, foldPages(pages, rows)],
		shown
	};
}
function renderFigures({ collection: { period }, comparison }) {
	const { human, ai, total, share: fraction } = comparison;
	if (comparison.uncompared !== null) {
		const cells = [
			line("People", human),
			line("AI", ai),
			line("Unique visitors", total)
		].map(([name, now]) => `| ${name} | ${now} |`);
		const aiShare = fraction.now === null ? [] : [`| AI share | ${share(fraction.now)} |`];
		return [
			...comparison.uncompared === "first-period" ? [NOTHING_BEFORE, ""] : [],
			`| | ${nameOf(period)} |`,
			"| --- | ---: |",
			...cells,
			...aiShare
		].join("\n");
	}
	const head = `| | ${nameOf(period)} | ${capitalized(nameOfBefore(period))} | Change | % |`;
	const rows = [
		line("People", human),
		line("AI", ai),
		line("Unique visitors", total)
	];
	const { now, before } = fraction;
	const change = now === null || before === null ? "" : points(now, before);
	const shares = [
		"AI share",
		now === null ? "–" : share(now),
		before === null ? "–" : share(before),
		change,
		""
	];
	return [
		head,
		"| --- | ---: | ---: | ---: | ---: |",
		...[...rows, shares].map((cells) => `| ${cells.join(" | ")} |`)
	].join("\n");
}
const NOTHING_BEFORE = "No visitors were counted in the period before, so nothing is compared.";
function capitalized(text) {
	return text.replace(/^\w/, (letter) => letter.toUpperCase());
}
function line(name, figure) {
	const { now, before } = figure;
	return [
		name,
		count$1(now),
		before === null ? "" : count$1(before),
		before === null ? "" : signed(now - before),
		percent(figure)
	];
}
function renderTop(comparison, top, { site, runUrl }) {
	const { pages, complete, appeared, vanished } = comparison;
	if (pages.length === 0 || top === 0) return "";
	const title = complete ? "### Top pages" : `### Most visited of the ${counted(pages.length, "page")} read`;
	const changes = [appeared === null || appeared === 0 ? "" : `${counted(appeared, "page")} had no visitors before.`, vanished === null || vanished === 0 ? "" : `${counted(vanished, "page")} of the period before no longer had visitors.`].filter((text) => text !== "");
	return [
		title,
		"",
		renderPages(pages.slice(0, top), {
			absent: absentBefore(comparison),
			site,
			runUrl
		}),
		...changes.length === 0 ? [] : ["", changes.join(" ")]
	].join("\n");
}
function absentBefore({ appeared }) {
	return appeared === null ? null : 0;
}
function renderEarlier(earlier) {
	return earlier.length === 0 ? "" : require_markdown.details("Earlier periods", renderTotalsTable(earlier));
}
function renderProvenance({ collection, comparison, project, baseUrl, generatedAt }) {
	const { period, before, requests } = collection;
	const whole = comparison.complete ? "complete" : "complete except for the rows named here";
	const state = isPartial(collection) ? "partial" : whole;
	const compared = comparison.uncompared === null ? `, compared with ${nameOf(before)}` : "";
	return [
		"---",
		"",
		[
			`${nameOf(period)} (UTC)${compared}.`,
			`Generated on ${minuteOf(generatedAt)} with ${counted(requests, "request")} to ${require_markdown.codeSpan(baseUrl)}, project ${require_markdown.codeSpan(project)}; ${state}.`,
			"\"AI\" is what the service counts as AI traffic: assistants, agents and crawlers.",
			"\"Unique\" means that a visitor counts once on each page and once on the site, even one that comes both as a person and as AI. So pages do not add up to the site, nor weeks to months.",
			...renderOddities(collection)
		].join(" ")
	].join("\n");
}
function minuteOf(at) {
	const day = {
		kind: "days",
		from: at,
		to: at + 864e5
	};
	return `${nameOf(day)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
}
function join(parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}

// src/visitors/collect.ts
const ROWS$1 = 250;
const AT_ONCE = 3;
async function collectVisitors(plan, tools) {
	const collector = new Collector(plan, tools);
	await collector.run();
	return collector.collection();
}
var Collector = class {
	plan;
	tools;
	allowance;
	periods;
	readings = {
		now: beginning("now"),
		before: beginning("before")
	};
	totals = /* @__PURE__ */ new Map();
	error = null;
	refused = false;
	constructor(plan, tools) {
		this.plan = plan;
		this.tools = tools;
		this.allowance = { left: plan.maxRequests };
		const { period, trend } = plan;
		this.periods = {
			now: period,
			before: periodBefore(period),
			trend: periodsUpTo(period, trend)
		};
	}
	async run() {
		const { now, before } = this.periods;
		const queue = [this.page(this.readings.now, 0), this.page(this.readings.before, 0)];
		for (const period of this.periods.trend.toReversed()) {
			const key = periodKey(period);
			const known = this.plan.known.get(key);
			if (key === periodKey(now) || key === periodKey(before)) continue;
			if (known === void 0) queue.push(this.trendTotals(period));
			else this.totals.set(key, known);
		}
		const knownBefore = this.plan.known.get(periodKey(before));
		if (knownBefore !== void 0) this.totals.set(periodKey(before), knownBefore);
		await Promise.all(Array.from({ length: AT_ONCE }, () => this.work(queue)));
		for (const reading of [this.readings.now, this.readings.before]) await this.readAgain(reading);
	}
	collection() {
		const { now, before, trend } = this.periods;
		const totalsOf = (period) => this.totals.get(periodKey(period)) ?? null;
		const totals = totalsOf(now);
		const { error } = this;
		if (error !== null && (totals === null || this.tools.cancelled.aborted)) throw error;
		if (totals === null) throw new RangeError("The report needs at least one request.");
		return {
			period: now,
			before,
			totals,
			totalsBefore: totalsOf(before),
			pages: this.readings.now.gatherer.list(),
			pagesBefore: this.readings.before.gatherer.list(),
			trend: trend.map((period) => ({
				period,
				totals: totalsOf(period)
			})),
			requests: this.plan.maxRequests - this.allowance.left,
			problem: error === null ? null : {
				message: error.message,
				hint: error.hint
			}
		};
	}
	async work(queue) {
		for (let task = queue.shift(); task !== void 0; task = queue.shift()) {
			const next = await task();
			if (next !== null) queue.push(next);
		}
	}
	async readAgain(first) {
		const shifted = first.gatherer.list();
		if (!hasShifted(shifted) || first.pages > this.allowance.left) return;
		const second = beginning(first.which);
		await this.work([this.page(second, 0)]);
		if (isBetter(second.gatherer.list(), shifted)) this.keep(second);
	}
	keep(reading) {
		this.readings[reading.which] = reading;
		if (reading.totals !== null) this.totals.set(periodKey(this.periods[reading.which]), reading.totals);
	}
	page(reading, offset) {
		return async () => {
			const { which, gatherer } = reading;
			const answer = await this.read(this.periods[which], {
				limit: ROWS$1,
				offset
			});
			if (answer === "failed") gatherer.fail();
			if (answer === "failed" || answer === "not-asked") return null;
			reading.pages += 1;
			if (offset === 0) reading.totals = answer.totals;
			if (this.readings[which] === reading) this.keep(reading);
			return gatherer.take(answer) ? this.page(reading, offset + ROWS$1) : null;
		};
	}
	trendTotals(period) {
		return async () => {
			const answer = await this.read(period, {
				limit: 1,
				offset: 0
			});
			if (typeof answer === "object") this.totals.set(periodKey(period), answer.totals);
			return null;
		};
	}
	async read({ from, to }, place) {
		if (this.refused) return "failed";
		if (this.allowance.left === 0) return "not-asked";
		const { service, cancelled } = this.tools;
		const instants = {
			from: new Date(from).toISOString(),
			to: new Date(to).toISOString()
		};
		try {
			return await service.readVisitors({
				...instants,
				...place
			}, {
				allowance: this.allowance,
				cancelled
			});
		} catch (error) {
			if (!(error instanceof require_errors.ServiceError)) throw error;
			this.error ??= error;
			if (!concernsPeriod(error)) this.refused = true;
			return "failed";
		}
	}
};
function beginning(which) {
	return {
		which,
		gatherer: new PageGatherer(),
		totals: null,
		pages: 0
	};
}
function concernsPeriod({ status }) {
	return status === 400 || status === 422;
}

// node_modules/csv-stringify/lib/utils/get.js
const charCodeOfDot = ".".charCodeAt(0);
const reEscapeChar = /\\(\\)?/g;
const rePropName = RegExp("[^.[\\]]+|\\[(?:([^\"'][^[]*)|([\"'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))", "g");
const reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/;
const reIsPlainProp = /^\w*$/;
const getTag = function(value) {
	return Object.prototype.toString.call(value);
};
const isSymbol = function(value) {
	const type = typeof value;
	return type === "symbol" || type === "object" && value && getTag(value) === "[object Symbol]";
};
const isKey = function(value, object) {
	if (Array.isArray(value)) return false;
	const type = typeof value;
	if (type === "number" || type === "symbol" || type === "boolean" || !value || isSymbol(value)) return true;
	return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object != null && value in Object(object);
};
const stringToPath = function(string) {
	const result = [];
	if (string.charCodeAt(0) === charCodeOfDot) result.push("");
	string.replace(rePropName, function(match, expression, quote, subString) {
		let key = match;
		if (quote) key = subString.replace(reEscapeChar, "$1");
		else if (expression) key = expression.trim();
		result.push(key);
	});
	return result;
};
const castPath = function(value, object) {
	if (Array.isArray(value)) return value;
	else return isKey(value, object) ? [value] : stringToPath(value);
};
const toKey = function(value) {
	if (typeof value === "string" || isSymbol(value)) return value;
	const result = `${value}`;
	return result == "0" && 1 / value == -Infinity ? "-0" : result;
};
const get = function(object, path) {
	path = castPath(path, object);
	let index = 0;
	const length = path.length;
	while (object != null && index < length) object = object[toKey(path[index++])];
	return index && index === length ? object : void 0;
};

// node_modules/csv-stringify/lib/utils/is_object.js
const is_object = function(obj) {
	return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/csv-stringify/lib/api/normalize_columns.js
const normalize_columns = function(columns) {
	if (columns === void 0 || columns === null) return [void 0, void 0];
	if (typeof columns !== "object") return [Error("Invalid option \"columns\": expect an array or an object")];
	if (!Array.isArray(columns)) {
		const newcolumns = [];
		for (const k in columns) newcolumns.push({
			key: k,
			header: columns[k]
		});
		columns = newcolumns;
	} else {
		const newcolumns = [];
		for (const column of columns) if (typeof column === "string") newcolumns.push({
			key: column,
			header: column
		});
		else if (typeof column === "object" && column !== null && !Array.isArray(column)) {
			if (!column.key) return [Error("Invalid column definition: property \"key\" is required")];
			if (column.header === void 0) column.header = column.key;
			newcolumns.push(column);
		} else return [Error("Invalid column definition: expect a string or an object")];
		columns = newcolumns;
	}
	return [void 0, columns];
};

// node_modules/csv-stringify/lib/api/CsvError.js
var CsvError = class CsvError extends Error {
	constructor(code, message, ...contexts) {
		if (Array.isArray(message)) message = message.join(" ");
		super(message);
		if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
		this.code = code;
		for (const context of contexts) for (const key in context) {
			const value = context[key];
			this[key] = Buffer.isBuffer(value) ? value.toString() : value == null ? value : JSON.parse(JSON.stringify(value));
		}
	}
};

// node_modules/csv-stringify/lib/utils/underscore.js
const underscore = function(str) {
	return str.replace(/([A-Z])/g, function(_, match) {
		return "_" + match.toLowerCase();
	});
};

// node_modules/csv-stringify/lib/api/normalize_options.js
const normalize_options = function(opts) {
	const options = {};
	for (const opt in opts) options[underscore(opt)] = opts[opt];
	if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
	else if (options.bom !== true) return [new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", ["option `bom` is optional and must be a boolean value,", `got ${JSON.stringify(options.bom)}`])];
	if (options.delimiter === void 0 || options.delimiter === null) options.delimiter = ",";
	else if (Buffer.isBuffer(options.delimiter)) options.delimiter = options.delimiter.toString();
	else if (typeof options.delimiter !== "string") return [new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", ["option `delimiter` must be a buffer or a string,", `got ${JSON.stringify(options.delimiter)}`])];
	if (options.quote === void 0 || options.quote === null) options.quote = "\"";
	else if (options.quote === true) options.quote = "\"";
	else if (options.quote === false) options.quote = "";
	else if (Buffer.isBuffer(options.quote)) options.quote = options.quote.toString();
	else if (typeof options.quote !== "string") return [new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", ["option `quote` must be a boolean, a buffer or a string,", `got ${JSON.stringify(options.quote)}`])];
	if (options.quoted === void 0 || options.quoted === null) options.quoted = false;
	if (options.escape_formulas === void 0 || options.escape_formulas === null) options.escape_formulas = false;
	else if (typeof options.escape_formulas !== "boolean") return [new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", ["option `escape_formulas` must be a boolean,", `got ${JSON.stringify(options.escape_formulas)}`])];
	if (options.quoted_empty === void 0 || options.quoted_empty === null) options.quoted_empty = void 0;
	if (options.quoted_match === void 0 || options.quoted_match === null || options.quoted_match === false) options.quoted_match = null;
	else if (!Array.isArray(options.quoted_match)) options.quoted_match = [options.quoted_match];
	if (options.quoted_match) for (const quoted_match of options.quoted_match) {
		const isString = typeof quoted_match === "string";
		const isRegExp = quoted_match instanceof RegExp;
		if (!isString && !isRegExp) return [new CsvError("CSV_OPTION_QUOTED_MATCH", ["option `quoted_match` must be a string or a regex,", `got ${JSON.stringify(options.quoted_match)}`])];
	}
	if (options.quoted_string === void 0 || options.quoted_string === null) options.quoted_string = false;
	if (options.eof === void 0 || options.eof === null) options.eof = true;
	if (options.escape === void 0 || options.escape === null) options.escape = "\"";
	else if (Buffer.isBuffer(options.escape)) options.escape = options.escape.toString();
	else if (typeof options.escape !== "string") return [Error(`Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(options.escape)}`)];
	if (options.escape.length > 1) return [Error(`Invalid Option: escape must be one character, got ${options.escape.length} characters`)];
	if (options.header === void 0 || options.header === null || options.header === false) options.header = false;
	else if (options.header !== true) throw new CsvError("CSV_INVALID_OPTION_HEADER", ["option `header` is expected to be a boolean,", `got ${JSON.stringify(options.header)}`], options);
	if (options.header_as_comment === void 0 || options.header_as_comment === null || options.header_as_comment === false) options.header_as_comment = false;
	else if (options.header_as_comment === true) options.header_as_comment = "#";
	else if (Buffer.isBuffer(options.header_as_comment)) options.header_as_comment = options.header_as_comment.toString();
	else if (typeof options.header_as_comment !== "string") throw new CsvError("CSV_INVALID_OPTION_HEADER_AS_COMMENT", ["option `header_as_comment` must be a boolean, a string or a buffer,", `got ${JSON.stringify(options.header_as_comment)}`], options);
	const [errColumns, columns] = normalize_columns(options.columns);
	if (errColumns !== void 0) return [errColumns];
	options.columns = columns;
	if (options.quoted === void 0 || options.quoted === null) options.quoted = false;
	if (options.cast === void 0 || options.cast === null) options.cast = {};
	if (options.cast.bigint === void 0 || options.cast.bigint === null) options.cast.bigint = (value) => "" + value;
	if (options.cast.boolean === void 0 || options.cast.boolean === null) options.cast.boolean = (value) => value ? "1" : "";
	if (options.cast.date === void 0 || options.cast.date === null) options.cast.date = (value) => "" + value.getTime();
	if (options.cast.number === void 0 || options.cast.number === null) options.cast.number = (value) => "" + value;
	if (options.cast.object === void 0 || options.cast.object === null) options.cast.object = (value) => JSON.stringify(value);
	if (options.cast.string === void 0 || options.cast.string === null) options.cast.string = function(value) {
		return value;
	};
	if (options.on_record !== void 0 && typeof options.on_record !== "function") return [Error(`Invalid Option: "on_record" must be a function.`)];
	if (options.quote_record_delimiter === void 0 || options.quote_record_delimiter === null) options.quote_record_delimiter = !options.record_delimiter;
	else if (typeof options.quote_record_delimiter !== "boolean") return [new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", ["option `quote_record_delimiter` must be a boolean,", `got ${JSON.stringify(options.quote_record_delimiter)}`])];
	if (options.record_delimiter === void 0 || options.record_delimiter === null) options.record_delimiter = "\n";
	else if (Buffer.isBuffer(options.record_delimiter)) options.record_delimiter = options.record_delimiter.toString();
	else if (typeof options.record_delimiter !== "string") return [Error(`Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(options.record_delimiter)}`)];
	switch (options.record_delimiter) {
		case "unix":
			options.record_delimiter = "\n";
			break;
		case "mac":
			options.record_delimiter = "\r";
			break;
		case "windows":
			options.record_delimiter = "\r\n";
			break;
		case "ascii":
			options.record_delimiter = "";
			break;
		case "unicode": options.record_delimiter = "\u2028";
	}
	return [void 0, options];
};

// node_modules/csv-stringify/lib/api/index.js
const bom_utf8 = Buffer.from([
	239,
	187,
	191
]);
const emits_separator = function(value, separators) {
	return separators.some((separator) => separator.length !== 0 && (value.indexOf(separator) !== -1 || separator.length > 1 && (value + separator).indexOf(separator) < value.length));
};
const matches_quoted_match = function(value, quoted_match) {
	if (!quoted_match) return false;
	return quoted_match.some((pattern) => typeof pattern === "string" ? value.indexOf(pattern) !== -1 : value.search(pattern) !== -1);
};
const stringifier = function(options, state, info) {
	return {
		options,
		state,
		info,
		__transform: function(chunk, push) {
			if (!Array.isArray(chunk) && typeof chunk !== "object") return Error(`Invalid Record: expect an array or an object, got ${JSON.stringify(chunk)}`);
			if (this.info.records === 0) {
				if (Array.isArray(chunk)) {
					if (this.options.header === true && this.options.columns === void 0) return Error("Undiscoverable Columns: header option requires column option or object records");
				} else if (this.options.columns === void 0) {
					const [err, columns] = normalize_columns(Object.keys(chunk));
					if (err) return;
					this.options.columns = columns;
				}
			}
			if (this.info.records === 0) {
				this.bom(push);
				const err = this.headers(push);
				if (err) return err;
			}
			try {
				if (this.options.on_record) this.options.on_record(chunk, this.info.records);
			} catch (err) {
				return err;
			}
			let err, chunk_string;
			if (this.options.eof) {
				[err, chunk_string] = this.stringify(chunk);
				if (err) return err;
				if (chunk_string === void 0) return;
				else chunk_string = chunk_string + this.options.record_delimiter;
			} else {
				[err, chunk_string] = this.stringify(chunk);
				if (err) return err;
				if (chunk_string === void 0) return;
				else if (this.options.header || this.info.records) chunk_string = this.options.record_delimiter + chunk_string;
			}
			this.info.records++;
			push(chunk_string);
		},
		stringify: function(chunk, chunkIsHeader = false) {
			if (typeof chunk !== "object") return [void 0, chunk];
			const { columns } = this.options;
			const record = [];
			if (Array.isArray(chunk)) {
				const length = columns ? Math.min(chunk.length, columns.length) : chunk.length;
				for (let i = 0; i < length; i++) {
					const field = chunk[i];
					const [err, value] = this.__cast(field, {
						index: i,
						column: i,
						records: this.info.records,
						header: chunkIsHeader
					});
					if (err) return [err];
					record[i] = [value, field];
				}
			} else for (let i = 0; i < columns.length; i++) {
				const field = get(chunk, columns[i].key);
				const [err, value] = this.__cast(field, {
					index: i,
					column: columns[i].key,
					records: this.info.records,
					header: chunkIsHeader
				});
				if (err) return [err];
				record[i] = [value, field];
			}
			let csvrecord = "";
			for (let i = 0; i < record.length; i++) {
				let options, err;
				let [value, field] = record[i];
				if (typeof value === "string") options = this.options;
				else if (is_object(value)) {
					options = { ...value };
					value = options.value;
					delete options.value;
					if (typeof value !== "string" && value !== void 0 && value !== null) {
						if (err) return [Error(`Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(value)}`)];
					}
					options = {
						...this.options,
						...options
					};
					[err, options] = normalize_options(options);
					if (err !== void 0) return [err];
				} else if (value === void 0 || value === null) options = this.options;
				else return [Error(`Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(value)}`)];
				const { delimiter, escape, quote, quoted, quoted_empty, quoted_string, quoted_match, record_delimiter, quote_record_delimiter, escape_formulas } = options;
				if ("" === value && "" === field) {
					if ((matches_quoted_match(value, quoted_match) || true === quoted_empty || true === quoted_string && false !== quoted_empty) === true) value = quote + value + quote;
					csvrecord += value;
				} else if (value) {
					if (typeof value !== "string") return [Error(`Formatter must return a string, null or undefined, got ${JSON.stringify(value)}`)];
					const containsdelimiter = emits_separator(value, [delimiter]);
					const containsQuote = quote !== "" && value.indexOf(quote) >= 0;
					const containsEscape = value.indexOf(escape) >= 0 && escape !== quote;
					const containsRecordDelimiter = emits_separator(value, [record_delimiter, ...quote_record_delimiter === false ? [] : ["\n", "\r"]]);
					const quotedString = quoted_string && typeof field === "string";
					const quotedMatch = matches_quoted_match(value, quoted_match);
					if (escape_formulas) switch (value[0]) {
						case "-":
							if (typeof field === "number" || typeof field === "bigint") break;
							value = `'${value}`;
							break;
						case "=":
						case "+":
						case "@":
						case "	":
						case "\r":
						case "＝":
						case "＋":
						case "－":
						case "＠": value = `'${value}`;
					}
					const shouldQuote = containsQuote === true || containsdelimiter || containsRecordDelimiter || quoted || quotedString || quotedMatch;
					if (shouldQuote === true && containsEscape === true) value = value.replaceAll(escape, () => escape + escape);
					if (containsQuote === true) value = value.replaceAll(quote, () => escape + quote);
					if (shouldQuote === true) value = quote + value + quote;
					csvrecord += value;
				} else if (quoted_empty === true || field === "" && quoted_string === true && quoted_empty !== false) csvrecord += quote + quote;
				if (i !== record.length - 1) csvrecord += delimiter;
			}
			return [void 0, csvrecord];
		},
		bom: function(push) {
			if (this.options.bom !== true) return;
			push(bom_utf8);
		},
		headers: function(push) {
			if (this.options.header === false) return;
			if (this.options.columns === void 0) return;
			let err;
			let headers = this.options.columns.map((column) => column.header);
			if (this.options.eof) {
				[err, headers] = this.stringify(headers, true);
				headers += this.options.record_delimiter;
			} else [err, headers] = this.stringify(headers, true);
			if (err) return err;
			if (this.options.header_as_comment) headers = this.options.header_as_comment + " " + headers;
			push(headers);
		},
		__cast: function(value, context) {
			const type = typeof value;
			try {
				if (type === "string") return [void 0, this.options.cast.string(value, context)];
				else if (type === "bigint") return [void 0, this.options.cast.bigint(value, context)];
				else if (type === "number") return [void 0, this.options.cast.number(value, context)];
				else if (type === "boolean") return [void 0, this.options.cast.boolean(value, context)];
				else if (value instanceof Date) return [void 0, this.options.cast.date(value, context)];
				else if (type === "object" && value !== null) return [void 0, this.options.cast.object(value, context)];
				else if (value === null && this.options.cast.null !== void 0) return [void 0, this.options.cast.null(value, context)];
				else if (value === void 0 && this.options.cast.undefined !== void 0) return [void 0, this.options.cast.undefined(value, context)];
				else return [void 0, value];
			} catch (err) {
				return [err];
			}
		}
	};
};

// node_modules/csv-stringify/lib/sync.js
const stringify = function(records, opts = {}) {
	const data = [];
	const [err, options] = normalize_options(opts);
	if (err !== void 0) throw err;
	const api = stringifier(options, { stop: false }, { records: 0 });
	for (const record of records) {
		const err = api.__transform(record, function(record) {
			data.push(record);
		});
		if (err !== void 0) throw err;
	}
	if (data.length === 0) {
		api.bom((d) => {
			data.push(d);
		});
		const err = api.headers((headers) => {
			data.push(headers);
		});
		if (err !== void 0) throw err;
	}
	return data.join("");
};

// src/visitors/later-figures.ts
function laterFigures(later) {
	if (later === null) return null;
	const judgement = later.kind === "judged" ? later.judgement : null;
	return {
		state: later.kind,
		reason: later.kind === "unjudged" ? later.reason : null,
		problem: later.kind === "unread" ? {
			message: later.problem.message,
			hint: later.problem.hint
		} : null,
		windows: later.kind === "not-weekly" ? null : windowFigures(later.windows),
		pages: judgement?.pages.map(pageFigures) ?? [],
		unmatched: judgement?.unmatched ?? null,
		removed: judgement?.removed ?? null,
		cut: judgement?.cut ?? null
	};
}
function windowFigures({ week, before, after }) {
	return {
		week: daysOf$1(week),
		before: daysOf$1(before),
		after: daysOf$1(after)
	};
}
function pageFigures({ path, renamedFrom, isNew, human, ai, commits, pull }) {
	return {
		path,
		renamedFrom,
		isNew,
		human: kindFigures(human),
		ai: kindFigures(ai),
		commits: commits.map(({ sha }) => sha),
		pullRequest: pull?.number ?? null
	};
}
function kindFigures({ before, after, expected, verdict }) {
	return {
		before,
		after,
		expected: expected === null ? null : Number(expected.toFixed(1)),
		verdict
	};
}
function daysOf$1(period) {
	const instant = (at) => new Date(at).toISOString();
	return {
		from: instant(period.from),
		to: instant(period.to),
		days: daysIn(period)
	};
}

// src/visitors/data-files.ts
const ROWS_AT_ONCE = 200;
const NO_VISITORS = {
	human: 0,
	ai: 0,
	total: 0
};
function* jsonParts(report) {
	const { news, onlyAi } = report.comparison;
	yield JSON.stringify(figuresOf(report), null, 2).slice(0, -2);
	for (const [name, pages] of Object.entries({
		...news.kinds,
		onlyAi
	})) yield* listMember(name, pages.map(({ path }) => path));
	yield* listMember("pages", everyPage(report));
	yield "\n}\n";
}
function* csvParts(report) {
	yield "﻿path,human,ai,total,human_before,ai_before,total_before\r\n";
	for (const pages of inChunks(everyPage(report))) yield stringify(pages.map(csvRow), {
		record_delimiter: "windows",
		quoted_string: true
	});
}
function figuresOf({ collection, comparison, project, baseUrl, generatedAt, later }) {
	const { period, before, totals, totalsBefore, pages, pagesBefore, trend, requests, problem } = collection;
	const { share, complete, appeared, vanished, news } = comparison;
	return {
		format: "docs-agent/visitors",
		version: 2,
		project,
		baseUrl,
		generatedAt: instant$2(generatedAt),
		period: daysOf(period),
		before: daysOf(before),
		totals: {
			now: countsOf(totals),
			before: countsOf(totalsBefore)
		},
		aiShare: {
			now: fraction(share.now),
			before: fraction(share.before)
		},
		trend: trend.map((point) => ({
			...daysOf(point.period),
			totals: countsOf(point.totals)
		})),
		complete,
		lists: {
			now: stateOf(pages),
			before: stateOf(pagesBefore)
		},
		requests,
		problem: problem === null ? null : {
			message: problem.message,
			hint: problem.hint
		},
		appeared,
		vanished,
		siteRatio: {
			human: ratio(news.ratio.human),
			ai: ratio(news.ratio.ai)
		},
		tested: news.tested,
		fourWeeksLater: laterFigures(later)
	};
}
function* everyPage({ collection, comparison }) {
	const absentFrom = (list) => isWhole(list) ? NO_VISITORS : null;
	const absentNow = absentFrom(collection.pages);
	const absentBefore = absentFrom(collection.pagesBefore);
	for (const pages of [comparison.pages, vanishedPages(collection)]) for (const { path, now, before } of pages) yield {
		path,
		now: countsOf(now ?? absentNow),
		before: countsOf(before ?? absentBefore)
	};
}
function* listMember(name, values) {
	yield `,\n  ${JSON.stringify(name)}: [`;
	let separator = "";
	for (const some of inChunks(values)) {
		yield separator + some.map((value) => `\n    ${JSON.stringify(value)}`).join(",");
		separator = ",";
	}
	yield "\n  ]";
}
function* inChunks(values) {
	let chunk = [];
	for (const value of values) {
		chunk.push(value);
		if (chunk.length < ROWS_AT_ONCE) continue;
		yield chunk;
		chunk = [];
	}
	if (chunk.length > 0) yield chunk;
}
function csvRow({ path, now, before }) {
	return [
		inert(path),
		...cells(now),
		...cells(before)
	];
}
function cells(counts) {
	return counts === null ? [
		null,
		null,
		null
	] : [
		counts.human,
		counts.ai,
		counts.total
	];
}
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
function inert(path) {
	const [first = ""] = path;
	return UNSEEN.test(path) || /^[=+\-−@]/.test(first.normalize("NFKC")) ? `'${path}` : path;
}
function daysOf(period) {
	return {
		from: instant$2(period.from),
		to: instant$2(period.to),
		days: daysIn(period)
	};
}
function countsOf(counts) {
	return counts === null ? counts : {
		human: counts.human,
		ai: counts.ai,
		total: counts.total
	};
}
function stateOf({ rows, gap, rejected, repeated, odd }) {
	return {
		pages: rows.size,
		gap,
		rejected,
		repeated,
		odd
	};
}
function fraction(share) {
	return share === null ? null : Number(share.toFixed(4));
}
function ratio(of) {
	return of === null ? null : Number(of.toPrecision(4));
}
function instant$2(at) {
	return new Date(at).toISOString();
}

// src/visitors/rolling-issue.ts
const MOST_REMEMBERED = 110;
const count = require_marker_line.pipe(require_marker_line.number(), require_marker_line.safeInteger(), require_marker_line.minValue(0));
const instant$1 = require_marker_line.pipe(require_marker_line.number(), require_marker_line.safeInteger(), require_marker_line.minValue(-8e15), require_marker_line.maxValue(8e15));
const periodFields = {
	kind: require_marker_line.picklist(["days", "month"]),
	from: instant$1,
	to: instant$1
};
const markerSchema = require_marker_line.strictObject({
	kind: require_marker_line.literal("report"),
	baseUrl: require_marker_line.string(),
	project: require_marker_line.pipe(require_marker_line.string(), require_marker_line.regex(require_inputs.JOB_ID)),
	shown: require_marker_line.strictObject({
		period: require_marker_line.strictObject(periodFields),
		partial: require_marker_line.boolean(),
		compared: require_marker_line.boolean(),
		complete: require_marker_line.boolean(),
		pages: count
	}),
	history: require_marker_line.pipe(require_marker_line.array(require_marker_line.strictObject({
		k: periodFields.kind,
		f: instant$1,
		t: instant$1,
		h: count,
		a: count,
		n: count
	})), require_marker_line.maxLength(MOST_REMEMBERED))
});
function findRolling(issues, { login, baseUrl, project }) {
	for (const issue of issues) {
		const read = issue.author === login ? require_marker_line.safeParse(markerSchema, require_marker_line.readMarkerLine(issue.body)?.value) : null;
		if (!read?.success || read.output.baseUrl !== baseUrl || read.output.project !== project) continue;
		const { shown, history } = read.output;
		return {
			issue,
			shown,
			history: history.map(readEntry)
		};
	}
	return null;
}
function reportMarker(shown, about) {
	const history = about.history.slice(-110).flatMap(writeEntry);
	const { baseUrl, project } = about;
	return require_marker_line.writeMarkerLine({
		kind: "report",
		baseUrl,
		project,
		shown,
		history
	});
}
function shownOf(collection, { uncompared, complete }) {
	const { period, pages } = collection;
	const compared = uncompared !== "unknown";
	return {
		period,
		partial: isPartial(collection),
		compared,
		complete,
		pages: pages.rows.size
	};
}
function decideUpdate(before, next) {
	if (periodKey(before.period) !== periodKey(next.period)) return next.period.to < before.period.to ? "keep-later" : "new-period";
	return isWorse(next, before) ? "keep-better" : "same-period";
}
function isWorse(one, other) {
	const rank = ({ partial, compared, complete }) => (partial ? 0 : 4) + (compared ? 2 : 0) + (complete ? 1 : 0);
	if (rank(one) !== rank(other)) return rank(one) < rank(other);
	return !one.complete && one.pages < other.pages;
}
function joinHistory(remembered, read) {
	const known = [...remembered, ...read.filter(({ totals }) => totals !== null)];
	return [...new Map(known.map((point) => [periodKey(point.period), point])).values()].toSorted(({ period: one }, { period: other }) => one.to - other.to || one.from - other.from);
}
function knownTotals(history) {
	return new Map(history.flatMap(({ period, totals }) => totals === null ? [] : [[periodKey(period), totals]]));
}
function readEntry({ k, f, t, h, a, n }) {
	return {
		period: {
			kind: k,
			from: f,
			to: t
		},
		totals: {
			human: h,
			ai: a,
			total: n
		}
	};
}
function writeEntry({ period, totals }) {
	if (totals === null) return [];
	return [{
		k: period.kind,
		f: period.from,
		t: period.to,
		h: totals.human,
		a: totals.ai,
		n: totals.total
	}];
}

// src/visitors/site-paths.ts
const PAGE_FILE = /[^/]\.(?:md|mdx|html|rst|adoc)$/i;
const EXTENSION = /\.[a-z]+$/i;
const FOLDER_PAGE = /(?:^|\/)(?:index|readme)$/i;
function sitePathOf(file, root) {
	if (!(root === "." || file.startsWith(`${root}/`)) || !PAGE_FILE.test(file)) return null;
	return plain(root === "." ? file : file.slice(root.length + 1));
}
function comparablePath(visited) {
	return plain(withoutSlashes(visited.includes("%") ? visited.split("/").map(decoded).join("/") : visited));
}
function withoutSlashes(path) {
	let end = path.length;
	while (path[end - 1] === "/") end -= 1;
	return path.slice(0, end);
}
function plain(path) {
	return `/${(PAGE_FILE.test(path) ? path.replace(EXTENSION, "") : path).replace(FOLDER_PAGE, "").replace(/^\/+/, "")}`.normalize("NFC");
}
function decoded(segment) {
	try {
		const text = decodeURIComponent(segment);
		return text.includes("/") ? segment : text;
	} catch {
		return segment;
	}
}

// src/visitors/changed-files.ts
function followFiles(commits, root) {
	const follower = new Follower(root);
	for (const { commit, files } of commits) {
		follower.begin(commit);
		for (const file of files) follower.take(file);
	}
	return follower.changes();
}
var Follower = class {
	root;
	commits = [];
	present = /* @__PURE__ */ new Map();
	gone = /* @__PURE__ */ new Map();
	constructor(root) {
		this.root = root;
	}
	begin(commit) {
		this.commits.push(commit);
	}
	take({ path: file, previousPath, status }) {
		if (status === "unchanged") return;
		const previous = status === "renamed" && previousPath !== null ? previousPath : file;
		const [path, was] = [sitePathOf(file, this.root), sitePathOf(previous, this.root)];
		if (status === "removed") {
			if (path !== null) this.remove(file, path);
		} else if (status === "added" || status === "copied" || was === null) {
			if (path !== null) this.add(file, path);
		} else if (path === null) this.remove(previous, was);
		else this.change({
			file: previous,
			path: was
		}, {
			file,
			path
		});
	}
	changes() {
		const gone = [...this.gone.values()];
		const changed = [...Map.groupBy(this.present.values(), ({ path }) => path)].map(([path, files]) => this.pageOf(path, files, gone));
		const kept = new Set(changed.flatMap(({ path, before }) => [path, before]));
		return {
			changed,
			removed: [...Map.groupBy(gone, ({ before }) => before)].flatMap(([path, files]) => path === null || kept.has(path) ? [] : [{
				path,
				before: path,
				commits: this.commitsOf(files)
			}])
		};
	}
	pageOf(path, files, gone) {
		const former = gone.filter(({ before }) => before === path);
		const origins = files.flatMap(({ before }) => before ?? []);
		return {
			path,
			before: origins.includes(path) || origins.length === 0 && former.length > 0 ? path : origins[0] ?? null,
			commits: this.commitsOf([...files, ...former])
		};
	}
	commitsOf(files) {
		const positions = new Set(files.flatMap(({ changedIn }) => changedIn));
		return this.commits.filter((_commit, at) => positions.has(at)).toReversed();
	}
	add(file, path) {
		const known = this.present.get(file) ?? this.gone.get(file) ?? {
			before: null,
			path,
			changedIn: []
		};
		this.gone.delete(file);
		this.present.set(file, this.joined(known, path));
	}
	change(was, now) {
		const known = this.present.get(was.file) ?? {
			before: was.path,
			path: was.path,
			changedIn: []
		};
		this.present.delete(was.file);
		this.gone.delete(now.file);
		this.present.set(now.file, this.joined(known, now.path));
	}
	remove(file, path) {
		const known = this.present.get(file) ?? {
			before: path,
			path,
			changedIn: []
		};
		this.present.delete(file);
		this.gone.set(file, this.joined(known, path));
	}
	joined({ before, changedIn }, path) {
		return {
			before,
			path,
			changedIn: [...changedIn, this.commits.length - 1]
		};
	}
};

// src/visitors/four-weeks-later.ts
const WINDOW_DAYS = 28;
function windowsOf({ to }) {
	const end = to - WINDOW_DAYS * DAY_MS;
	const days = (from, until) => ({
		kind: "days",
		from,
		to: until
	});
	const start = end - 7 * DAY_MS;
	return {
		week: days(start, end),
		before: days(start - WINDOW_DAYS * DAY_MS, start),
		after: days(end, to)
	};
}

// src/visitors/judge-pages.ts
const LEAST_MEASURED = 10;
const FALSE_SHARE = .08;
function judgePages({ pages, touched }, windows) {
	const baselines = baselinesOf(touched, windows);
	const tested = pages.map((page) => ({
		page,
		human: test(changeOf(page, "human", windows), baselines.human),
		ai: test(changeOf(page, "ai", windows), baselines.ai)
	}));
	const clear = clearChanges(tested.flatMap(({ page, human, ai }) => page.before === null ? [] : [human, ai]));
	return tested.toSorted(byDeviation).map(({ page, human, ai }) => {
		const isNew = page.before === null;
		return {
			path: page.path,
			renamedFrom: page.before === page.path ? null : page.before,
			isNew,
			human: judged(human, {
				clear,
				isNew
			}),
			ai: judged(ai, {
				clear,
				isNew
			}),
			commits: page.commits
		};
	});
}
function baselinesOf(touched, { before, after }) {
	const others = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].filter((path) => !touched.has(path));
	const kinds = ["human", "ai"].flatMap((kind) => {
		const changes = others.map((path) => ({
			before: countIn(before, path, kind),
			now: countIn(after, path, kind)
		}));
		const ratio = siteRatio(changes);
		return ratio === null ? [] : [{
			kind,
			changes,
			ratio
		}];
	});
	const spreads = siteSpreads(kinds, { fewest: LEAST_MEASURED });
	const baselineOf = (wanted) => {
		const found = spreads.find(({ kind }) => kind === wanted);
		return found === void 0 || found.spread === null ? null : {
			ratio: found.ratio,
			spread: found.spread
		};
	};
	return {
		human: baselineOf("human"),
		ai: baselineOf("ai")
	};
}
function changeOf({ path, before: pathBefore }, kind, { before, after }) {
	return {
		before: pathBefore === null ? 0 : countIn(before, pathBefore, kind),
		now: countIn(after, path, kind)
	};
}
function countIn(rows, path, kind) {
	return rows.get(path)?.[kind] ?? 0;
}
function test(change, baseline) {
	if (baseline === null) return {
		change,
		expected: null,
		z: null
	};
	const { ratio } = baseline;
	const enough = expectedNow(change, ratio) >= NEWS.leastExpected;
	return {
		change,
		expected: ratio * change.before,
		z: enough ? deviation(change, baseline) : null
	};
}
function clearChanges(tests) {
	const made = tests.flatMap((each) => each.z === null ? [] : [{
		each,
		p: pValue(each.z)
	}]);
	const found = discoveries(made.map(({ p }) => p), FALSE_SHARE);
	const discovered = made.filter((_test, at) => found[at]).map(({ each }) => each);
	return new Set(discovered.filter(isLarge));
}
function isLarge({ change, expected }) {
	return expected !== null && Math.abs(change.now - expected) >= NEWS.leastChange * expected;
}
function judged(tested, { clear, isNew }) {
	const { change, expected, z } = tested;
	const { before, now: after } = change;
	if (z === null || isNew) return {
		before,
		after,
		expected: isNew ? null : expected,
		verdict: "too-little-data"
	};
	if (!clear.has(tested)) return {
		before,
		after,
		expected,
		verdict: "no-clear-change"
	};
	return {
		before,
		after,
		expected,
		verdict: z > 0 ? "more" : "fewer"
	};
}
function byDeviation(one, other) {
	const size = ({ page, human, ai }) => page.before === null ? 0 : Math.max(Math.abs(human.z ?? 0), Math.abs(ai.z ?? 0));
	return size(other) - size(one) || (one.page.path < other.page.path ? -1 : 1);
}

// src/visitors/match-pages.ts
const MOST_PREFIX_SEGMENTS = 3;
function matchPages({ changed, removed }, { before, after }) {
	const lists = [before, after];
	const comparable = comparableForms(lists);
	const visited = visitedPaths(lists, comparable);
	const earlier = visitedPaths([before], comparableForms([before]));
	const wanted = [...changed, ...removed].flatMap(({ path, before: was }) => was === null ? [path] : [path, was]);
	const prefix = prefixOf(wanted, visited);
	const paths = {
		ever: (path) => visited.get(below(prefix, path))?.path ?? null,
		before: (path) => earlier.get(below(prefix, path))?.path ?? null
	};
	const keeps = removed.filter(({ path }) => keepsVisitors(paths.ever(path), {
		before,
		after
	}));
	const pages = [...changed, ...keeps].flatMap((file) => matchedPage(file, paths));
	const touched = new Set(wanted.map((path) => below(prefix, path)));
	return {
		pages,
		unmatched: changed.length + keeps.length - pages.length,
		removed: removed.length - keeps.length,
		touched: new Set([...comparable].flatMap(([path, form]) => touched.has(form) ? [path] : []))
	};
}
function matchedPage({ path, before, commits }, paths) {
	const now = paths.ever(path);
	if (now === null) return [];
	if (before === path) return [{
		path: now,
		before: now,
		commits
	}];
	return [{
		path: now,
		before: (before === null ? null : paths.before(before)) ?? paths.before(path),
		commits
	}];
}
function keepsVisitors(path, { before, after }) {
	const [then, now] = [before, after].map((rows) => path === null ? 0 : rows.get(path)?.total ?? 0);
	return now !== void 0 && then !== void 0 && now > NEWS.leftOver * then;
}
function comparableForms(lists) {
	const forms = /* @__PURE__ */ new Map();
	for (const list of lists) for (const path of list.keys()) if (!forms.has(path)) forms.set(path, comparablePath(path));
	return forms;
}
function visitedPaths(lists, forms) {
	const visited = /* @__PURE__ */ new Map();
	for (const [path, form] of forms) {
		const most = Math.max(...lists.map((list) => list.get(path)?.total ?? 0));
		if (most > (visited.get(form)?.most ?? 0)) visited.set(form, {
			path,
			most
		});
	}
	return visited;
}
function prefixOf(files, visited) {
	const wanted = new Set(files);
	if (files.some((path) => visited.has(path))) return "";
	const prefixes = /* @__PURE__ */ new Set();
	for (const path of visited.keys()) for (const prefix of prefixesIn(path, wanted)) prefixes.add(prefix);
	const [only] = prefixes;
	if (only === void 0 || prefixes.size > 1) return "";
	return [...visited.keys()].filter((path) => path === only || path.startsWith(`${only}/`)).length * 2 > visited.size ? only : "";
}
function prefixesIn(path, wanted) {
	const prefixes = [];
	for (let at = path.indexOf("/", 1); at > 0 && prefixes.length < MOST_PREFIX_SEGMENTS; at = path.indexOf("/", at + 1)) prefixes.push(path.slice(0, at));
	const found = prefixes.filter((prefix) => wanted.has(path.slice(prefix.length)));
	return wanted.has("/") && path !== "/" && !path.includes("/", 1) ? [...found, path] : found;
}
function below(prefix, path) {
	return prefix !== "" && path === "/" ? prefix : prefix + path;
}

// src/visitors/window-lists.ts
const ROWS = 250;
async function readWindowLists(windows, tools) {
	const state = {
		allowance: { left: tools.maxRequests },
		problem: null
	};
	const [before, after] = await Promise.all([readList(windows.before, state, tools), readList(windows.after, state, tools)]);
	return {
		before: await readAgain({
			period: windows.before,
			first: before
		}, state, tools),
		after: await readAgain({
			period: windows.after,
			first: after
		}, state, tools),
		requests: tools.maxRequests - state.allowance.left,
		problem: state.problem
	};
}
async function readAgain({ period, first }, state, tools) {
	const pages = Math.ceil((first.rows.size + first.repeated + first.rejected) / 250);
	if (!hasShifted(first) || pages > state.allowance.left) return first;
	const { problem } = state;
	const second = await readList(period, state, tools);
	state.problem = problem;
	return isBetter(second, first) ? second : first;
}
async function readList({ from, to }, state, tools) {
	const gatherer = new PageGatherer();
	const instants = {
		from: new Date(from).toISOString(),
		to: new Date(to).toISOString()
	};
	for (let offset = 0; state.allowance.left > 0 && state.problem === null; offset += 250) try {
		const { allowance } = state;
		const query = {
			...instants,
			limit: 250,
			offset
		};
		const answer = await tools.service.readVisitors(query, {
			allowance,
			cancelled: tools.cancelled
		});
		if (!gatherer.take(answer)) return gatherer.list();
	} catch (error) {
		if (!(error instanceof require_errors.ServiceError)) throw error;
		state.problem ??= {
			message: error.message,
			hint: error.hint
		};
	}
	if (state.problem !== null) gatherer.fail();
	return gatherer.list();
}

// src/runs/look-back.ts
const MOST_COMMITS = 30;
async function lookBack({ collection, isLastWeek }, world) {
	const { pagesRoot: root, maxRequests } = world.settings;
	if (root === "") return null;
	if (!isLastWeek) return {
		later: { kind: "not-weekly" },
		requests: 0
	};
	const windows = windowsOf(collection.period);
	const read = await readChanges({
		root,
		week: windows.week
	}, world);
	if ("message" in read) return {
		later: {
			kind: "unread",
			windows,
			problem: read
		},
		requests: 0
	};
	const changes = followFiles(read.commits, root);
	if (changes.changed.length === 0 && changes.removed.length === 0) return {
		later: {
			kind: "nothing-changed",
			windows,
			root
		},
		requests: 0
	};
	const unjudged = (reason) => ({
		kind: "unjudged",
		windows,
		reason
	});
	const left = maxRequests - collection.requests;
	const expected = isPartial(collection) ? "partial-report" : left < leastRequests(collection) ? "requests" : null;
	if (expected !== null) return {
		later: unjudged(expected),
		requests: 0
	};
	const { service, runner } = world;
	const lists = await readWindowLists(windows, {
		service,
		cancelled: runner.cancelled,
		maxRequests: left
	});
	if (lists.problem !== null) warn$1("The page lists of the weeks before and after were not read", lists.problem, world);
	const { requests } = lists;
	const missing = missingFrom(lists);
	if (missing !== null) return {
		later: unjudged(missing),
		requests
	};
	return {
		later: {
			kind: "judged",
			windows,
			root,
			judgement: await judge({
				changes,
				cut: read.cut
			}, lists, world)
		},
		requests
	};
}
function leastRequests({ pages, pagesBefore }) {
	return 2 * Math.max(1, Math.ceil(Math.max(pages.rows.size, pagesBefore.rows.size) / 250));
}
function missingFrom(lists) {
	const all = [lists.before, lists.after];
	return all.map((list) => list.gap).find((each) => each !== null) ?? (all.every(isWhole) ? null : "rows-missing");
}
async function readChanges({ root, week }, world) {
	const window = {
		since: instant(week.from),
		until: instant(week.to - 1e3),
		most: MOST_COMMITS
	};
	try {
		const listed = await world.repository.commitsUnder(root === "." ? "" : root, window);
		const commits = [];
		let { cut } = listed;
		for (const commit of listed.commits.toReversed()) {
			const { files, cut: filesCut } = await world.repository.filesOf(commit.sha);
			commits.push({
				commit,
				files
			});
			cut ||= filesCut;
		}
		return {
			commits,
			cut
		};
	} catch (error) {
		const { message, hint } = require_errors.repositoryErrorOf(error);
		warn$1("Can't report on the pages that were changed four weeks ago", {
			message,
			hint
		}, world);
		return {
			message,
			hint
		};
	}
}
async function judge({ changes, cut }, lists, world) {
	const windows = {
		before: lists.before.rows,
		after: lists.after.rows
	};
	const matching = matchPages(changes, windows);
	return {
		pages: await withPulls(judgePages(matching, windows), world),
		unmatched: matching.unmatched,
		removed: matching.removed,
		cut
	};
}
async function withPulls(pages, world) {
	const pulls = /* @__PURE__ */ new Map();
	const lined = linedPages(pages).flatMap(({ commits: [latest] }) => latest === void 0 ? [] : [latest]);
	try {
		for (const { sha } of lined) if (!pulls.has(sha)) pulls.set(sha, await mergedPullOf(sha, world.repository));
	} catch (error) {
		world.runner.debug(`The pull requests of commits could not be read: ${require_errors.repositoryErrorOf(error).message}`);
	}
	const pullOf = (latest) => pulls.get(latest?.sha ?? "") ?? null;
	return pages.map((page) => ({
		...page,
		pull: pullOf(page.commits[0])
	}));
}
async function mergedPullOf(sha, repository) {
	const merged = (await repository.pullRequestsOf(sha)).find(({ state }) => state === "merged");
	return merged === void 0 ? null : {
		number: merged.number,
		title: merged.title
	};
}
function warn$1(what, problem, { runner }) {
	runner.warning(`${what}: ${require_errors.problemText(problem)}`);
}
function instant(at) {
	return new Date(at).toISOString();
}

// src/runs/make-report.ts
async function makeReport({ period, isLastWeek, memory }, world) {
	const { settings, service, runner, clock, run } = world;
	const { trend, maxRequests, baseUrl, projectId: project, command, top } = settings;
	const remembered = memory?.history ?? [];
	const plan = {
		period,
		trend,
		maxRequests,
		known: knownTotals(remembered)
	};
	const collected = await collectVisitors(plan, {
		service,
		cancelled: runner.cancelled
	});
	const back = await lookBack({
		collection: collected,
		isLastWeek
	}, world);
	const collection = {
		...collected,
		requests: collected.requests + (back?.requests ?? 0)
	};
	const inTrend = new Set(collection.trend.map((point) => periodKey(point.period)));
	const earlier = remembered.filter((point) => point.period.to < period.to && !inTrend.has(periodKey(point.period)));
	const now = {
		period,
		totals: collection.totals
	};
	const history = joinHistory(remembered, [
		{
			period: collection.before,
			totals: collection.totalsBefore
		},
		...collection.trend,
		now
	]);
	return {
		data: {
			collection,
			comparison: compare(collection),
			later: back?.later ?? null,
			project,
			baseUrl,
			generatedAt: clock.now()
		},
		layout: {
			command,
			top,
			maxRequests,
			earlier,
			site: settings.siteUrl || null,
			runUrl: runUrlOf(run),
			repositoryUrl: `${run.serverUrl}/${run.repository}`
		},
		history
	};
}
function runUrlOf({ serverUrl, repository, runId }) {
	return /^\d+$/.test(runId) ? `${serverUrl}/${repository}/actions/runs/${runId}` : null;
}
async function writeReportFiles({ data }, markdown, { runner }) {
	return {
		markdown: await runner.writeTempFile("visitors.md", [markdown]),
		json: await runner.writeTempFile("visitors.json", jsonParts(data)),
		csv: await runner.writeTempFile("visitors.csv", csvParts(data))
	};
}

// src/runs/report-issue.ts
const ISSUE_BYTES = 6e4;
const LABEL = {
	color: "1f6feb",
	description: "Who reads the documentation"
};
async function readIssueMemory(world) {
	const { runner, repository } = world;
	try {
		const login = await repository.viewer();
		return {
			login,
			rolling: await readRolling(login, world)
		};
	} catch (error) {
		warn("Could not read the rolling issue, so the report is in the summary", error, runner);
		return null;
	}
}
async function readRolling(login, { settings, repository }) {
	const { reportLabel, baseUrl, projectId: project } = settings;
	return findRolling(await repository.labelledIssues(reportLabel), {
		login,
		baseUrl,
		project
	});
}
async function keepInIssue(report, { login }, world) {
	const { runner } = world;
	try {
		const rolling = await readRolling(login, world);
		if (rolling !== null) return await update(report, rolling, login, world);
		return await keepOldest(await open(report, world), login, world);
	} catch (error) {
		warn("Could not write the rolling issue, so the report is in the summary", error, runner);
		return null;
	}
}
async function keepOldest({ number, url }, login, world) {
	const { runner } = world;
	try {
		const oldest = await readRolling(login, world);
		if (oldest !== null && oldest.issue.number < number) {
			runner.warning(`Another run has just opened the issue ${oldest.issue.url}, and later reports update only that one. Close ${url} by hand; its report is in the summary, too.`);
			return {
				url: oldest.issue.url,
				shown: false
			};
		}
	} catch (error) {
		warn("Could not check whether another run has opened an issue, too", error, runner);
	}
	return {
		url,
		shown: true
	};
}
async function open(report, world) {
	const { settings, runner, repository } = world;
	const { reportLabel: label, reportIssueTitle: title } = settings;
	try {
		if (!await repository.hasLabel(label)) await repository.createLabel({
			name: label,
			...LABEL
		});
	} catch (error) {
		warn(`Could not create the label ${label}`, error, runner);
	}
	const issue = await repository.createIssue({
		title,
		body: bodyOf(report, world),
		label
	});
	if (!issue.labels.some((name) => name.toLowerCase() === label.toLowerCase())) runner.warning(`The issue ${issue.number} does not have the label ${label}, so the next report won't find it. Add the label by hand, or the next report opens another issue.`);
	runner.info(`The report is in the new issue ${issue.url}`);
	return issue;
}
async function update(report, rolling, login, world) {
	const { issue, shown, history } = rolling;
	const next = shownOf(report.data.collection, report.data.comparison);
	const decision = decideUpdate(shown, next);
	if (isKept(decision)) return leaveAlone(decision, issue, world);
	const change = {
		body: bodyOf({
			...report,
			history: joinHistory(history, report.history)
		}, world),
		...issue.open ? {} : { reopen: true }
	};
	const kept = [];
	const mayRepeat = async () => {
		const now = await readRolling(login, world);
		const again = now?.issue.number === issue.number ? decideUpdate(now.shown, next) : decision;
		if (isKept(again)) kept.push(again);
		return kept.length === 0;
	};
	try {
		const careful = () => mayRepeat().catch((error) => require_errors.repositoryErrorOf(error) === null);
		await world.repository.editIssue(issue.number, change, { mayRepeat: careful });
	} catch (error) {
		const [again] = kept;
		if (again === void 0) throw error;
		return leaveAlone(again, issue, world);
	}
	world.runner.info(`The report is in the issue ${issue.url}`);
	if (decision === "new-period") await notify(report, issue, world);
	return {
		url: issue.url,
		shown: true
	};
}
function isKept(decision) {
	return decision === "keep-later" || decision === "keep-better";
}
function leaveAlone(kept, { url }, { runner }) {
	const what = kept === "keep-later" ? "a later period" : "a fuller report of the same period";
	runner.notice(`The issue ${url} shows ${what} and was not changed; this report is in the summary.`);
	return {
		url,
		shown: false
	};
}
async function notify({ data: { collection, comparison } }, { number }, { settings, runner, repository }) {
	if (!settings.reportNotify) return;
	const { period } = collection;
	try {
		await repository.createComment({
			thread: number,
			review: null
		}, require_dry_run.renderNotice({ period: periodKey(period) }, headline(period, comparison)));
	} catch (error) {
		warn("Could not write the comment on the new period", error, runner);
	}
}
function bodyOf({ data, layout, history }, { settings }) {
	const { baseUrl, projectId: project } = settings;
	const marker = reportMarker(shownOf(data.collection, data.comparison), {
		baseUrl,
		project,
		history
	});
	const limit = ISSUE_BYTES - Buffer.byteLength(marker) - 2;
	return `${marker}\n\n${renderReport(data, {
		...layout,
		limit
	})}`;
}
function warn(what, error, runner) {
	runner.warning(`${what}: ${require_errors.problemText(require_errors.repositoryErrorOf(error))}`);
}

// src/runs/run-report.ts
const SUMMARY_BYTES = 5e5;
const COMMENT_BYTES = 6e4;
async function runReport(world) {
	const { settings } = world;
	const unpublishable = await refusePublic(world);
	if (unpublishable !== null) throw new require_errors.InputError([unpublishable]);
	const period = periodOf({
		name: "Input \"period\"",
		form: settings.period
	}, world);
	if ("message" in period) throw new require_errors.InputError([period]);
	const memory = settings.reportTo.includes("issue") ? await readIssueMemory(world) : null;
	const report = await makeReport({
		...period,
		memory: memory?.rolling ?? null
	}, world);
	return reported(report, memory === null || settings.dryRun ? null : await keepInIssue(report, memory, world), world);
}
async function reportInThread(intent, form, world) {
	const unpublishable = await refusePublic(world);
	if (unpublishable !== null) return require_answer.answerInThread(intent, asCode(unpublishable), world);
	const period = periodOf(form === null ? {
		name: "Input \"period\"",
		form: world.settings.period
	} : {
		name: "The period",
		form
	}, world);
	if ("message" in period) return require_answer.answerInThread(intent, asCode(period), world);
	const report = await makeReport({
		...period,
		memory: null
	}, world).catch(async (error) => {
		if (error instanceof require_errors.ServiceError && !world.settings.dryRun) await answerFailure(intent, error, world);
		throw error;
	});
	if (world.settings.dryRun) return reported(report, null, world);
	const text = renderReport(report.data, {
		...report.layout,
		limit: COMMENT_BYTES
	});
	const { url: commentUrl } = await require_answer.writeAnswer(intent, text, world);
	await require_dry_run.tryReaction(intent.comment, "+1", world);
	return {
		...await reported(report, null, world),
		commentUrl
	};
}
async function refusePublic({ settings, run, repository }) {
	if (settings.reportPublic || !(await repository.facts()).public) return null;
	return {
		message: `No report was made: the repository ${run.repository} is public, so anyone could read the visitor figures.`,
		hint: "Set `report-public: true` to publish them, or run the report in a private repository."
	};
}
function periodOf({ name, form }, { clock }) {
	const found = resolvePeriod(form, clock.now());
	if (found.kind === "period") return {
		period: found.period,
		isLastWeek: form === "last-week"
	};
	return {
		message: `${name} is ${JSON.stringify(form)}; expected ${found.allowed}.`,
		hint: "Choose an earlier end, or one of last-week, last-7-days, last-30-days, last-month."
	};
}
async function reported(report, place, world) {
	const { settings } = world;
	const { collection, comparison } = report.data;
	const whole = renderReport(report.data, {
		...report.layout,
		limit: SUMMARY_BYTES
	});
	const files = await writeReportFiles(report, whole, world);
	const sentence = headline(collection.period, comparison);
	const inIssueOnly = place?.shown === true && !settings.reportTo.includes("summary");
	return {
		kind: "reported",
		result: settings.dryRun ? "dry-run" : "reported",
		figures: {
			...collection.totals,
			aiShare: comparison.share.now
		},
		files,
		issueUrl: place?.url ?? null,
		commentUrl: null,
		sentence,
		summary: inIssueOnly ? `### docs-agent: reported\n\n${sentence} [Full report](${place.url})` : whole
	};
}
async function answerFailure(intent, error, world) {
	try {
		await require_answer.writeAnswer(intent, `Could not make the report. ${asCode(error)}\n\n${require_claimed_failure.COMMENT_AGAIN}`, world);
	} catch (thrown) {
		world.runner.warning(`Could not answer the comment: ${require_errors.problemText(require_errors.repositoryErrorOf(thrown))}`);
	}
	await require_dry_run.tryReaction(intent.comment, "confused", world);
}
function asCode(problem) {
	return require_markdown.codeSpan(require_errors.problemText(problem), { longest: 600 });
}

exports.reportInThread = reportInThread;
exports.runReport = runReport;