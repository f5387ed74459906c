export const id = 619;
export const ids = [619];
export const modules = {

/***/ 2619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  reportInThread: () => (/* binding */ reportInThread),
  runReport: () => (/* binding */ runReport)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/markdown.ts
var markdown = __webpack_require__(3758);
;// CONCATENATED MODULE: ./src/visitors/page-list.ts
const MOST_BARREN_PAGES = 2;
const MOST_CHARACTERS = 32 * 1024 * 1024;
const MOST_ROWS = 250_000;
class PageGatherer {
    rows = new Map();
    gap = 'requests';
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
            if (isOdd({ human, ai, total }))
                this.odd += 1;
            this.rows.set(path, { human, ai, total });
        }
        this.barren = this.rows.size > known ? 0 : this.barren + 1;
        this.gap = this.gapAfter(hasMore);
        return this.gap === 'requests';
    }
    fail() {
        this.gap = 'failed';
    }
    list() {
        const { rows, gap, rejected, repeated, odd } = this;
        return { rows, gap, rejected, repeated, odd };
    }
    gapAfter(hasMore) {
        if (!hasMore)
            return null;
        if (this.characters > MOST_CHARACTERS || this.rows.size > MOST_ROWS)
            return 'too-large';
        return this.barren >= MOST_BARREN_PAGES ? 'nothing-new' : 'requests';
    }
}
function isWhole({ gap, rejected, repeated }) {
    return gap === null && rejected === 0 && repeated === 0;
}
function isOdd({ human, ai, total }) {
    return total < Math.max(human, ai) || total > human + ai;
}

;// CONCATENATED MODULE: ./src/visitors/compare.ts

const LEAST_VISITORS = 10;
const LEAST_CHANGE = 0.2;
const LOST = 0.2;
function compare(collection) {
    const { totals, totalsBefore, pages, pagesBefore } = collection;
    const uncompared = totalsBefore === null ? 'unknown' : totalsBefore.total === 0 ? 'first-period' : null;
    const before = uncompared === null ? totalsBefore : null;
    const whole = { now: isWhole(pages), before: isWhole(pagesBefore) };
    const complete = whole.now && whole.before;
    const rows = [...pages.rows].map(([path, now]) => ({ path, now, before: pagesBefore.rows.get(path) ?? null }));
    const gone = vanishedPages(collection);
    const known = [...rows.filter((row) => row.before !== null || whole.before), ...(whole.now ? gone : [])];
    const comparable = uncompared === null ? known : [];
    return {
        human: { now: totals.human, before: before?.human ?? null },
        ai: { now: totals.ai, before: before?.ai ?? null },
        total: { now: totals.total, before: before?.total ?? null },
        share: { now: aiShare(totals), before: before === null ? null : aiShare(before) },
        uncompared,
        pages: rows.toSorted(by(({ now }) => now.total)),
        complete,
        moved: comparable.filter(hasMoved).toSorted(by((page) => Math.abs(totalOf(page.now) - totalOf(page.before)))),
        onlyAi: rows.filter(({ now }) => now.human === 0 && now.ai >= LEAST_VISITORS).toSorted(by(({ now }) => now.ai)),
        lostPeople: comparable.filter(hasLostPeople).toSorted(by((page) => page.before?.human ?? 0)),
        appeared: complete && uncompared === null ? rows.filter((row) => row.before === null).length : null,
        vanished: complete && uncompared === null ? gone.length : null,
    };
}
function vanishedPages({ pages, pagesBefore }) {
    return [...pagesBefore.rows]
        .filter(([path]) => !pages.rows.has(path))
        .map(([path, before]) => ({ path, now: null, before }))
        .toSorted(by(({ before }) => before.total));
}
function aiShare({ human, ai }) {
    return human + ai === 0 ? null : ai / (human + ai);
}
function percentOf({ now, before }) {
    if (before === null || (before === 0 && now === 0))
        return null;
    return before === 0 ? 'new' : ((now - before) / before) * 100;
}
function hasMoved({ now, before }) {
    const [is, was] = [totalOf(now), totalOf(before)];
    const change = Math.abs(is - was);
    return Math.max(is, was) >= LEAST_VISITORS && change >= LEAST_CHANGE * was && change > 2 * Math.sqrt(is + was);
}
function hasLostPeople({ now, before }) {
    const was = before?.human ?? 0;
    return was >= LEAST_VISITORS && (now?.human ?? 0) <= was * LOST;
}
function totalOf(counts) {
    return counts?.total ?? 0;
}
function by(size) {
    return (one, other) => size(other) - size(one) || (one.path < other.path ? -1 : 1);
}

;// CONCATENATED MODULE: ./src/visitors/number-words.ts

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTH = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
function count(number) {
    return WHOLE.format(number);
}
function counted(number, one, many = `${one}s`) {
    return `${count(number)} ${number === 1 ? one : many}`;
}
function signed(number, format = count) {
    const size = format(Math.abs(number));
    if (size === format(0))
        return `±${size}`;
    return `${number > 0 ? '+' : '−'}${size}`;
}
function percent(figure) {
    const change = percentOf(figure);
    if (change === null)
        return '';
    return change === 'new' ? 'new' : `${signed(change)}%`;
}
function share(fraction) {
    return `${TENTH.format(fraction * 100)}%`;
}
function points(now, before) {
    return `${signed((now - before) * 100, (size) => TENTH.format(size))} points`;
}

;// CONCATENATED MODULE: ./src/visitors/period.ts
const DAY_MS = 24 * 60 * 60_000;
const EARLIEST = Date.UTC(2000, 0, 1);
function resolvePeriod(form, now) {
    const today = midnight(now);
    const days = (from, to) => ({ kind: 'period', period: { kind: 'days', from, to } });
    switch (form) {
        case 'last-week': {
            const monday = today - daysSinceMonday(today) * DAY_MS;
            return days(monday - 7 * DAY_MS, monday);
        }
        case 'last-7-days':
            return days(today - 7 * DAY_MS, today);
        case 'last-30-days':
            return days(today - 30 * DAY_MS, today);
        case 'last-month':
            return { kind: 'period', period: { kind: 'month', from: firstOfMonth(today, -1), to: firstOfMonth(today, 0) } };
        default: {
            const [from = '', to = ''] = form.split('..');
            const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
            if (start >= EARLIEST && end > start && end <= today)
                return days(start, end);
            return {
                kind: 'refused',
                allowed: `days from ${dayOf(EARLIEST)} on that are over: the end, which is not included, is at most today (${dayOf(today)}, UTC)`,
            };
        }
    }
}
function periodBefore({ kind, from, to }) {
    return { kind, from: kind === 'month' ? firstOfMonth(from, -1) : from - (to - from), to: from };
}
function periodsUpTo(period, count) {
    const periods = [];
    for (let next = period; periods.length < count; next = periodBefore(next))
        periods.unshift(next);
    return periods;
}
function periodKey({ from, to }) {
    return `${new Date(from).toISOString()}/${new Date(to).toISOString()}`;
}
function daysIn({ from, to }) {
    return Math.round((to - from) / DAY_MS);
}
function nameOf({ kind, from, to }) {
    if (kind === 'month')
        return MONTH.format(from);
    return DAYS.formatRange(from, to - DAY_MS)
        .replace(/\s/g, ' ')
        .replace(/^(\d+) – (?=\d)/, '$1–');
}
function nameOfBefore(period) {
    const days = daysIn(period);
    if (period.kind === 'month')
        return 'the month before';
    if (days === 7)
        return 'the week before';
    return days === 1 ? 'the day before' : `the ${days} days before`;
}
function labelsOf(periods) {
    const label = ({ kind, from }) => {
        const month = SHORT_MONTH.format(from);
        return kind === 'month' ? month : `${new Date(from).getUTCDate()} ${month}`;
    };
    const short = periods.map(label);
    if (new Set(short).size === short.length)
        return short;
    return periods.map((period) => `${label(period)} ${new Date(period.from).getUTCFullYear()}`);
}
const UTC = { timeZone: 'UTC' };
const DAYS = new Intl.DateTimeFormat('en-GB', { ...UTC, day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('en-GB', { ...UTC, month: 'long', year: 'numeric' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'short' });
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

;// CONCATENATED MODULE: ./src/visitors/headline.ts



function headline(period, { human, ai, total, share: fraction }) {
    if (total.now === 0)
        return silence(period, total);
    const visitors = `${counted(total.now, 'visitor')} read the documentation (${nameOf(period)})`;
    const compared = total.before === null ? '' : `, ${comparedWith(total)} ${nameOfBefore(period)}`;
    const people = `${counted(human.now, 'person', 'people')}${inBrackets(percent(human))}`;
    const machines = `${counted(ai.now, 'AI visitor')}${inBrackets(percent(ai))}`;
    return `${visitors}${compared}: ${people} and ${machines}${shareOf(fraction)}.`;
}
function silence(period, { before }) {
    const then = before === null
        ? ''
        : ` There were ${count(before)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
    return `No visitor read the documentation (${nameOf(period)}).${then}`;
}
function comparedWith(total) {
    const change = percentOf(total);
    const rounded = typeof change === 'number' ? Math.round(change) : 0;
    if (rounded === 0)
        return 'about as many as';
    return `${count(Math.abs(rounded))}% ${rounded > 0 ? 'more' : 'fewer'} than`;
}
function shareOf({ now, before }) {
    if (now === null)
        return '';
    return `, an AI share of ${share(now)}${before === null ? '' : inBrackets(points(now, before))}`;
}
function inBrackets(text) {
    return text === '' ? '' : ` (${text})`;
}

;// CONCATENATED MODULE: ./src/visitors/page-table.ts


const HEAD = ['| Page | Visitors | Before | Change | People | AI |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
const LONGEST_PATH = 100;
function renderPages(pages, absent) {
    return [...HEAD, ...pages.map((page) => row(page, absent))].join('\n');
}
function foldPages(pages, { shown, bytes, absent }) {
    if (pages.length <= shown)
        return '';
    const rows = [];
    let left = bytes - 500;
    for (const page of pages) {
        const line = row(page, absent);
        left -= Buffer.byteLength(line) + 1;
        if (left < 0)
            break;
        rows.push(line);
    }
    if (rows.length <= shown)
        return tellLeftOut(pages.length - shown);
    const rest = tellLeftOut(pages.length - rows.length);
    const table = [...HEAD, ...rows].join('\n');
    return (0,markdown/* details */.zH)(`All pages: ${count(pages.length)}`, rest === '' ? table : `${table}\n\n${rest}`);
}
function tellLeftOut(missing) {
    return missing <= 0 ? '' : `${counted(missing, 'more page')}: the JSON and CSV files hold every page.`;
}
function row({ path, now, before }, absent) {
    const [is, was] = [now?.total ?? 0, before?.total ?? absent];
    const figures = [
        count(is),
        was === null ? '' : count(was),
        percent({ now: is, before: was }),
        count(now?.human ?? 0),
        count(now?.ai ?? 0),
    ];
    return `| ${(0,markdown/* codePath */.Xe)(path, { longest: LONGEST_PATH })} | ${figures.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./src/visitors/flagged-pages.ts




const MOST_LINES = 5;
function renderFlagged({ moved, onlyAi, lostPeople }, naming) {
    return [
        section('What moved', { pages: moved, line: (page) => movedLine(page, naming), command: null }),
        section('Pages that only AI reads', {
            pages: onlyAi,
            line: ({ path, now }) => `${shortPath(path)}: ${counted(now?.ai ?? 0, 'AI visitor')}, no person`,
            command: (page) => onlyAiCommand(page, naming),
        }),
        section('Pages that lost their people', {
            pages: lostPeople,
            line: ({ path, now, before }) => `${shortPath(path)}: ${counted(now?.human ?? 0, 'person', 'people')}, ${count(before?.human ?? 0)} in ${nameOfBefore(naming.period)}`,
            command: (page) => lostPeopleCommand(page, naming),
        }),
    ].filter((text) => text !== '');
}
function section(title, { pages, line, command }) {
    if (pages.length === 0)
        return '';
    const shown = pages.slice(0, MOST_LINES);
    const left = pages.length - shown.length;
    const rest = left === 0 ? [] : [`- and ${counted(left, 'more page')}: see the files`];
    const commands = command === null
        ? []
        : ['', (0,markdown/* details */.zH)('Commands to paste as a comment', shown.map((page) => (0,markdown/* quoted */.TL)(command(page))).join('\n\n'))];
    return [`### ${title}`, '', ...shown.map((page) => `- ${line(page)}`), ...rest, ...commands].join('\n');
}
function shortPath(path) {
    return (0,markdown/* codePath */.Xe)(path, { longest: LONGEST_PATH });
}
function namedPath(path) {
    return (0,markdown/* plainPath */.s1)(path) || '(empty)';
}
function movedLine({ path, now, before }, { period }) {
    if (now === null)
        return `${shortPath(path)}: no visitor any more, ${count(before?.total ?? 0)} in ${nameOfBefore(period)}`;
    const parts = `${counted(now.human, 'person', 'people')}, ${counted(now.ai, 'AI visitor')}`;
    if (before === null)
        return `${shortPath(path)}: new, ${counted(now.total, 'visitor')} (${parts})`;
    const change = [signed(now.total - before.total), percent({ now: now.total, before: before.total })].join(', ');
    return `${shortPath(path)}: ${count(before.total)} → ${counted(now.total, 'visitor')} (${change}); now ${parts}`;
}
function onlyAiCommand({ path, now }, { period, command }) {
    return `${command} Look at the page ${namedPath(path)}: ${counted(now?.ai ?? 0, 'AI visitor')} and no person read it (${nameOf(period)}).\nMake sure that people find it from the navigation and from related pages, and that its answer stands at the top.`;
}
function lostPeopleCommand({ path, now, before }, { period, command }) {
    return `${command} Find out why the page ${namedPath(path)} has lost its readers: ${counted(now?.human ?? 0, 'person', 'people')} (${nameOf(period)}), ${count(before?.human ?? 0)} in ${nameOfBefore(period)}.\nIf it was moved, renamed or unlinked, mend the links to it; if it is out of date, bring it up to date.`;
}

;// CONCATENATED MODULE: ./src/visitors/gaps.ts




function isPartial({ pages, pagesBefore, totalsBefore, trend }) {
    return (pages.gap !== null ||
        pagesBefore.gap !== null ||
        totalsBefore === null ||
        trend.some(({ totals }) => totals === null));
}
function renderPartial(collection, maxRequests) {
    if (!isPartial(collection))
        return '';
    const { period, pages, pagesBefore, totalsBefore, trend, problem } = collection;
    const gaps = [...new Set([pages.gap, pagesBefore.gap].filter((gap) => gap !== null))];
    const missing = trend.filter(({ totals }) => totals === null).length;
    const told = [
        gaps.length === 0
            ? ''
            : `${counted(pages.rows.size, 'page')} of the period and ${counted(pagesBefore.rows.size, 'page')} of ${nameOfBefore(period)} were read; others may be missing, so nothing is ranked for the whole site.`,
        totalsBefore === null ? `The totals of ${nameOfBefore(period)} are missing, so nothing is compared.` : '',
        missing === 0 ? '' : `The trend lacks ${counted(missing, 'period')}.`,
        ...reasons(gaps, { maxRequests, usedUp: collection.requests >= maxRequests }),
        problem === null ? '' : `The service refused: ${(0,markdown/* codeSpan */.SS)(`${problem.message} ${problem.hint}`, { longest: 400 })}`,
    ];
    return `> **Partial.** The totals shown are right. ${told.filter((text) => text !== '').join(' ')}`;
}
function reasons(gaps, { maxRequests, usedUp }) {
    return [
        usedUp
            ? `The limit of ${counted(maxRequests, 'request')} was reached: raise \`max-requests\` (a request brings 250 pages, and two periods are read).`
            : '',
        gaps.includes('nothing-new') ? 'The service announced further pages, but sent nothing new.' : '',
        gaps.includes('too-large') ? 'There are more rows, or longer paths, than can be held.' : '',
    ];
}
function renderOddities({ pages, pagesBefore, totals, totalsBefore }) {
    const oddTotals = isOdd(totals) || (totalsBefore !== null && isOdd(totalsBefore));
    const sum = (of) => pages[of] + pagesBefore[of];
    const [rejected, repeated, odd] = [sum('rejected'), sum('repeated'), sum('odd')];
    return [
        rejected === 0
            ? ''
            : `${counted(rejected, 'row')} could not be believed and ${rejected === 1 ? 'is' : 'are'} left out.`,
        repeated === 0
            ? ''
            : `The list of pages shifted while it was read: ${counted(repeated, 'row')} came twice, so others may be missing.`,
        odd === 0
            ? ''
            : `${counted(odd, 'total')} of pages cannot be right beside the people and AI visitors, and ${odd === 1 ? 'is' : 'are'} shown as told.`,
        oddTotals ? 'The totals of the site cannot be right beside its people and AI visitors, and are shown as told.' : '',
    ].filter((text) => text !== '');
}

;// CONCATENATED MODULE: ./src/visitors/trend-chart.ts



function renderTrend(trend) {
    const known = trend.flatMap(({ period, totals }) => (totals === null ? [] : [{ period, totals }]));
    if (known.length < 2)
        return '';
    const people = known.map(({ totals }) => totals.human);
    const machines = known.map(({ totals }) => totals.ai);
    const labels = thinOut(labelsOf(known.map(({ period }) => period))).map((label) => `"${label}"`);
    return [
        '### Trend',
        '',
        'Bars are people, the line is AI.',
        '',
        '```mermaid',
        '%%{init: {"xyChart": {"height": 300}}}%%',
        'xychart-beta',
        `  x-axis [${labels.join(', ')}]`,
        `  y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...machines)}`,
        `  bar [${people.join(', ')}]`,
        `  line [${machines.join(', ')}]`,
        '```',
        '',
        renderTotalsTable(trend),
    ].join('\n');
}
const MOST_LABELS = 9;
function thinOut(labels) {
    const step = Math.ceil(labels.length / MOST_LABELS);
    return labels.map((label, at) => ((labels.length - 1 - at) % step === 0 ? label : '\u200B'.repeat(at + 1)));
}
function renderTotalsTable(points) {
    const rows = points.toReversed().map(({ period, totals }) => `| ${nameOf(period)} | ${cells(totals)} |`);
    return ['| Period | People | AI | Both | AI share |', '| --- | ---: | ---: | ---: | ---: |', ...rows].join('\n');
}
function cells(totals) {
    if (totals === null)
        return 'not read | | |';
    const fraction = aiShare(totals);
    const figures = [count(totals.human), count(totals.ai), count(totals.total)];
    return [...figures, fraction === null ? '–' : share(fraction)].join(' | ');
}

;// CONCATENATED MODULE: ./src/visitors/report.ts








function renderReport(data, layout) {
    const { collection, comparison } = data;
    const heading = `## Documentation visitors of ${(0,markdown/* codeSpan */.SS)(data.project)}`;
    const top = [
        heading,
        renderPartial(collection, layout.maxRequests),
        `**${headline(collection.period, comparison)}**`,
    ];
    if (comparison.total.now === 0 && collection.pages.rows.size === 0)
        return join([...top, renderProvenance(data)]);
    const figures = [
        renderFigures(data),
        renderTrend(collection.trend),
        ...renderFlagged(comparison, { period: collection.period, command: layout.command }),
    ];
    const end = [renderEarlier(layout.earlier), renderProvenance(data)];
    const roomBeside = (...parts) => layout.limit - Buffer.byteLength(join([...top, ...figures, ...parts, ...end]));
    const { pages } = comparison;
    const fits = (rows) => roomBeside(renderTop(comparison, rows), tellLeftOut(pages.length - rows)) >= 0;
    const shown = [layout.top, 20, 5].find((rows) => rows <= layout.top && fits(rows)) ?? 0;
    const topPages = renderTop(comparison, shown);
    const everyPage = foldPages(pages, { shown, bytes: roomBeside(topPages), absent: absentBefore(comparison) });
    return join([...top, ...figures, topPages, everyPage, ...end]);
}
function renderFigures({ collection: { period }, comparison }) {
    const { human, ai, total, share: fraction } = comparison;
    if (comparison.uncompared !== null) {
        const rows = [line('People', human), line('AI', ai), line('Both, each counted once', total)];
        const cells = rows.map(([name, now]) => `| ${name} | ${now} |`);
        const aiShare = fraction.now === null ? [] : [`| AI share | ${share(fraction.now)} |`];
        const first = comparison.uncompared === 'first-period' ? [NOTHING_BEFORE, ''] : [];
        return [...first, `| | ${nameOf(period)} |`, '| --- | ---: |', ...cells, ...aiShare].join('\n');
    }
    const head = `| | ${nameOf(period)} | ${nameOfBefore(period)} | Change | in percent |`;
    const rows = [line('People', human), line('AI', ai), line('Both, each counted once', total)];
    const { now, before } = fraction;
    const change = now === null || before === null ? '' : points(now, before);
    const shares = ['AI share', now === null ? '–' : share(now), before === null ? '–' : share(before), change, ''];
    return [
        head,
        '| --- | ---: | ---: | ---: | ---: |',
        ...[...rows, shares].map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n');
}
const NOTHING_BEFORE = 'Nobody was counted in the period before, so there is nothing to compare with.';
function line(name, figure) {
    const { now, before } = figure;
    return [
        name,
        count(now),
        before === null ? '' : count(before),
        before === null ? '' : signed(now - before),
        percent(figure),
    ];
}
function renderTop(comparison, top) {
    const { pages, complete, appeared, vanished } = comparison;
    if (pages.length === 0 || top === 0)
        return '';
    const title = complete ? '### Top pages' : `### The most visited of the ${counted(pages.length, 'page')} read`;
    const changes = [
        appeared === null || appeared === 0 ? '' : `${counted(appeared, 'page')} had no visitor before.`,
        vanished === null || vanished === 0
            ? ''
            : `${counted(vanished, 'page')} of the period before had no visitor any more.`,
    ].filter((text) => text !== '');
    return [
        title,
        '',
        renderPages(pages.slice(0, top), absentBefore(comparison)),
        ...(changes.length === 0 ? [] : ['', changes.join(' ')]),
    ].join('\n');
}
function absentBefore({ appeared }) {
    return appeared === null ? null : 0;
}
function renderEarlier(earlier) {
    return earlier.length === 0 ? '' : (0,markdown/* details */.zH)('Earlier periods', renderTotalsTable(earlier));
}
function renderProvenance({ collection, comparison, project, baseUrl, generatedAt }) {
    const { period, before, requests } = collection;
    const whole = comparison.complete ? 'complete' : 'complete but for the rows named here';
    const state = isPartial(collection) ? 'partial' : whole;
    const instants = ({ from, to }) => `${new Date(from).toISOString()} to ${new Date(to).toISOString()}`;
    return [
        '---',
        '',
        [
            `From ${instants(period)} (UTC, the end not included), compared with ${instants(before)}.`,
            `Written at ${new Date(generatedAt).toISOString()} after ${counted(requests, 'request')} to ${(0,markdown/* codeSpan */.SS)(baseUrl)}, project ${(0,markdown/* codeSpan */.SS)(project)}; ${state}.`,
            '"AI" is what the service counts as AI traffic: assistants, agents, crawlers.',
            '"Visitors" are unique: each counts once on a page and once on the site, and who comes as a person and as AI counts once in "both". So pages do not add up to the site, nor weeks to months.',
            ...renderOddities(collection),
        ].join(' '),
    ].join('\n');
}
function join(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./src/runs/answer.ts
var answer = __webpack_require__(6478);
// EXTERNAL MODULE: ./src/runs/claimed-failure.ts
var claimed_failure = __webpack_require__(8748);
;// CONCATENATED MODULE: ./src/visitors/collect.ts



const ROWS = 250;
const AT_ONCE = 3;
async function collectVisitors(plan, tools) {
    const collector = new Collector(plan, tools);
    await collector.run();
    return collector.collection();
}
class Collector {
    plan;
    tools;
    allowance;
    periods;
    gatherers = { now: new PageGatherer(), before: new PageGatherer() };
    totals = new Map();
    error = null;
    refused = false;
    constructor(plan, tools) {
        this.plan = plan;
        this.tools = tools;
        this.allowance = { left: plan.maxRequests };
        const { period, trend } = plan;
        this.periods = { now: period, before: periodBefore(period), trend: periodsUpTo(period, trend) };
    }
    async run() {
        const { now, before } = this.periods;
        const queue = [this.page('now', 0), this.page('before', 0)];
        for (const period of this.periods.trend.toReversed()) {
            const key = periodKey(period);
            const known = this.plan.known.get(key);
            if (key === periodKey(now) || key === periodKey(before))
                continue;
            if (known === undefined)
                queue.push(this.trendTotals(period));
            else
                this.totals.set(key, known);
        }
        const knownBefore = this.plan.known.get(periodKey(before));
        if (knownBefore !== undefined)
            this.totals.set(periodKey(before), knownBefore);
        await Promise.all(Array.from({ length: AT_ONCE }, () => this.work(queue)));
    }
    collection() {
        const { now, before, trend } = this.periods;
        const totalsOf = (period) => this.totals.get(periodKey(period)) ?? null;
        const totals = totalsOf(now);
        const { error } = this;
        if (error !== null && (totals === null || this.tools.cancelled.aborted))
            throw error;
        if (totals === null)
            throw new RangeError('The report needs at least one request.');
        return {
            period: now,
            before,
            totals,
            totalsBefore: totalsOf(before),
            pages: this.gatherers.now.list(),
            pagesBefore: this.gatherers.before.list(),
            trend: trend.map((period) => ({ period, totals: totalsOf(period) })),
            requests: this.plan.maxRequests - this.allowance.left,
            problem: error === null ? null : { message: error.message, hint: error.hint },
        };
    }
    async work(queue) {
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
            const next = await task();
            if (next !== null)
                queue.push(next);
        }
    }
    page(which, offset) {
        return async () => {
            const period = this.periods[which];
            const answer = await this.read(period, { limit: ROWS, offset });
            if (answer === 'failed')
                this.gatherers[which].fail();
            if (answer === 'failed' || answer === 'not-asked')
                return null;
            if (offset === 0)
                this.totals.set(periodKey(period), answer.totals);
            return this.gatherers[which].take(answer) ? this.page(which, offset + ROWS) : null;
        };
    }
    trendTotals(period) {
        return async () => {
            const answer = await this.read(period, { limit: 1, offset: 0 });
            if (typeof answer === 'object')
                this.totals.set(periodKey(period), answer.totals);
            return null;
        };
    }
    async read({ from, to }, place) {
        if (this.refused)
            return 'failed';
        if (this.allowance.left === 0)
            return 'not-asked';
        const { service, cancelled } = this.tools;
        const instants = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
        try {
            return await service.readVisitors({ ...instants, ...place }, { allowance: this.allowance, cancelled });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            this.error ??= error;
            if (!concernsPeriod(error))
                this.refused = true;
            return 'failed';
        }
    }
}
function concernsPeriod({ status }) {
    return status === 400 || status === 422;
}

// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(6789);
;// CONCATENATED MODULE: ./src/visitors/data-files.ts




const ROWS_AT_ONCE = 200;
const NOBODY = { human: 0, ai: 0, total: 0 };
function* jsonParts(report) {
    const { moved, onlyAi, lostPeople } = report.comparison;
    const flagged = { moved, onlyAi, lostPeople };
    yield JSON.stringify(figuresOf(report), null, 2).slice(0, -2);
    for (const [name, pages] of Object.entries(flagged)) {
        yield* listMember(name, pages.map(({ path }) => path));
    }
    yield* listMember('pages', everyPage(report));
    yield '\n}\n';
}
function* csvParts(report) {
    yield '\uFEFFpath,human,ai,total,human_before,ai_before,total_before\r\n';
    for (const pages of inChunks(everyPage(report))) {
        yield (0,sync/* stringify */.A)(pages.map(csvRow), { record_delimiter: 'windows', quoted_string: true });
    }
}
function figuresOf({ collection, comparison, project, baseUrl, generatedAt }) {
    const { period, before, totals, totalsBefore, pages, pagesBefore, trend, requests, problem } = collection;
    const { share, complete, appeared, vanished } = comparison;
    return {
        format: 'docs-agent/visitors',
        version: 1,
        project,
        baseUrl,
        generatedAt: instant(generatedAt),
        period: daysOf(period),
        before: daysOf(before),
        totals: { now: countsOf(totals), before: countsOf(totalsBefore) },
        aiShare: { now: fraction(share.now), before: fraction(share.before) },
        trend: trend.map((point) => ({ ...daysOf(point.period), totals: countsOf(point.totals) })),
        complete,
        lists: { now: stateOf(pages), before: stateOf(pagesBefore) },
        requests,
        problem: problem === null ? null : { message: problem.message, hint: problem.hint },
        appeared,
        vanished,
    };
}
function* everyPage({ collection, comparison }) {
    const absentFrom = (list) => (isWhole(list) ? NOBODY : null);
    const absentNow = absentFrom(collection.pages);
    const absentBefore = absentFrom(collection.pagesBefore);
    for (const pages of [comparison.pages, vanishedPages(collection)]) {
        for (const { path, now, before } of pages) {
            yield { path, now: countsOf(now ?? absentNow), before: countsOf(before ?? absentBefore) };
        }
    }
}
function* listMember(name, values) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '';
    for (const some of inChunks(values)) {
        yield separator + some.map((value) => `\n    ${JSON.stringify(value)}`).join(',');
        separator = ',';
    }
    yield '\n  ]';
}
function* inChunks(values) {
    let chunk = [];
    for (const value of values) {
        chunk.push(value);
        if (chunk.length < ROWS_AT_ONCE)
            continue;
        yield chunk;
        chunk = [];
    }
    if (chunk.length > 0)
        yield chunk;
}
function csvRow({ path, now, before }) {
    return [inert(path), ...data_files_cells(now), ...data_files_cells(before)];
}
function data_files_cells(counts) {
    return counts === null ? [null, null, null] : [counts.human, counts.ai, counts.total];
}
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
function inert(path) {
    const [first = ''] = path;
    return UNSEEN.test(path) || /^[=+\-−@]/.test(first.normalize('NFKC')) ? `'${path}` : path;
}
function daysOf(period) {
    return { from: instant(period.from), to: instant(period.to), days: daysIn(period) };
}
function countsOf(counts) {
    return counts === null ? counts : { human: counts.human, ai: counts.ai, total: counts.total };
}
function stateOf({ rows, gap, rejected, repeated, odd }) {
    return { pages: rows.size, gap, rejected, repeated, odd };
}
function fraction(share) {
    return share === null ? null : Number(share.toFixed(4));
}
function instant(at) {
    return new Date(at).toISOString();
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/jobs/job.ts
var job = __webpack_require__(260);
// EXTERNAL MODULE: ./src/marker-line.ts
var marker_line = __webpack_require__(4452);
;// CONCATENATED MODULE: ./src/visitors/rolling-issue.ts





const MOST_REMEMBERED = 110;
const rolling_issue_count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const rolling_issue_instant = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(-8e15), dist/* maxValue */.cGV(8e15));
const periodFields = { kind: dist/* picklist */.KIO(['days', 'month']), from: rolling_issue_instant, to: rolling_issue_instant };
const markerSchema = dist/* strictObject */.rej({
    kind: dist/* literal */.euz('report'),
    baseUrl: dist/* string */.YjP(),
    project: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(job/* JOB_ID */.mu)),
    shown: dist/* strictObject */.rej({
        period: dist/* strictObject */.rej(periodFields),
        partial: dist/* boolean */.zMY(),
        compared: dist/* boolean */.zMY(),
        complete: dist/* boolean */.zMY(),
        pages: rolling_issue_count,
    }),
    history: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictObject */.rej({ k: periodFields.kind, f: rolling_issue_instant, t: rolling_issue_instant, h: rolling_issue_count, a: rolling_issue_count, n: rolling_issue_count })), dist/* maxLength */.Ru6(MOST_REMEMBERED)),
});
function findRolling(issues, { login, baseUrl, project }) {
    for (const issue of issues) {
        const read = issue.author === login ? dist/* safeParse */.xLC(markerSchema, (0,marker_line/* readMarkerLine */.X9)(issue.body)?.value) : null;
        if (!read?.success || read.output.baseUrl !== baseUrl || read.output.project !== project)
            continue;
        const { shown, history } = read.output;
        return { issue, shown, history: history.map(readEntry) };
    }
    return null;
}
function reportMarker(shown, about) {
    const history = about.history.slice(-MOST_REMEMBERED).flatMap(writeEntry);
    const { baseUrl, project } = about;
    return (0,marker_line/* writeMarkerLine */.aE)({ kind: 'report', baseUrl, project, shown, history });
}
function shownOf(collection, { uncompared, complete }) {
    const { period, pages } = collection;
    const compared = uncompared !== 'unknown';
    return { period, partial: isPartial(collection), compared, complete, pages: pages.rows.size };
}
function decideUpdate(before, next) {
    if (periodKey(before.period) !== periodKey(next.period)) {
        return next.period.to < before.period.to ? 'keep-later' : 'new-period';
    }
    return isWorse(next, before) ? 'keep-better' : 'same-period';
}
function isWorse(one, other) {
    const rank = ({ partial, compared, complete }) => (partial ? 0 : 4) + (compared ? 2 : 0) + (complete ? 1 : 0);
    if (rank(one) !== rank(other))
        return rank(one) < rank(other);
    return !one.complete && one.pages < other.pages;
}
function joinHistory(remembered, read) {
    const known = [...remembered, ...read.filter(({ totals }) => totals !== null)];
    const byKey = new Map(known.map((point) => [periodKey(point.period), point]));
    return [...byKey.values()].toSorted(({ period: one }, { period: other }) => one.to - other.to || one.from - other.from);
}
function knownTotals(history) {
    return new Map(history.flatMap(({ period, totals }) => (totals === null ? [] : [[periodKey(period), totals]])));
}
function readEntry({ k, f, t, h, a, n }) {
    return { period: { kind: k, from: f, to: t }, totals: { human: h, ai: a, total: n } };
}
function writeEntry({ period, totals }) {
    if (totals === null)
        return [];
    return [{ k: period.kind, f: period.from, t: period.to, h: totals.human, a: totals.ai, n: totals.total }];
}

;// CONCATENATED MODULE: ./src/runs/make-report.ts





async function makeReport({ period, memory }, { settings, service, runner, clock }) {
    const { trend, maxRequests, baseUrl, projectId: project, command, top } = settings;
    const remembered = memory?.history ?? [];
    const plan = { period, trend, maxRequests, known: knownTotals(remembered) };
    const collection = await collectVisitors(plan, { service, cancelled: runner.cancelled });
    const inTrend = new Set(collection.trend.map((point) => periodKey(point.period)));
    const earlier = remembered.filter((point) => point.period.to < period.to && !inTrend.has(periodKey(point.period)));
    const now = { period, totals: collection.totals };
    const history = joinHistory(remembered, [
        { period: collection.before, totals: collection.totalsBefore },
        ...collection.trend,
        now,
    ]);
    return {
        data: { collection, comparison: compare(collection), project, baseUrl, generatedAt: clock.now() },
        layout: { command, top, maxRequests, earlier },
        history,
    };
}
async function writeReportFiles({ data }, markdown, { runner }) {
    return {
        markdown: await runner.writeTempFile('visitors.md', [markdown]),
        json: await runner.writeTempFile('visitors.json', jsonParts(data)),
        csv: await runner.writeTempFile('visitors.csv', csvParts(data)),
    };
}

// EXTERNAL MODULE: ./src/thread/notice.ts
var notice = __webpack_require__(2522);
;// CONCATENATED MODULE: ./src/runs/report-issue.ts






const ISSUE_BYTES = 60_000;
const LABEL = { color: '1f6feb', description: 'Who reads the documentation' };
async function readIssueMemory(world) {
    const { settings, runner } = world;
    const { reportLabel, baseUrl, projectId: project } = settings;
    try {
        const repository = await world.repository();
        const login = await repository.viewer();
        const issues = await repository.labelledIssues(reportLabel);
        return { repository, rolling: findRolling(issues, { login, baseUrl, project }) };
    }
    catch (error) {
        warn('The rolling issue cannot be read, so the report stands in the summary', error, runner);
        return null;
    }
}
async function keepInIssue(report, memory, world) {
    const { runner } = world;
    try {
        if (memory.rolling === null)
            return { url: (await report_issue_open(report, memory.repository, world)).url, shown: true };
        return await update(report, { ...memory, rolling: memory.rolling }, world);
    }
    catch (error) {
        warn('The rolling issue could not be written, so the report stands in the summary', error, runner);
        return null;
    }
}
async function report_issue_open(report, repository, world) {
    const { settings, runner } = world;
    const { reportLabel: label, reportIssueTitle: title } = settings;
    try {
        if (!(await repository.hasLabel(label)))
            await repository.createLabel({ name: label, ...LABEL });
    }
    catch (error) {
        warn(`The label ${label} could not be made`, error, runner);
    }
    const issue = await repository.createIssue({ title, body: bodyOf(report, world), label });
    if (!issue.labels.some((name) => name.toLowerCase() === label.toLowerCase())) {
        runner.warning(`The issue ${issue.number} has not got the label ${label}, by which the next report looks for it. Set the label by hand, or the next report opens another issue.`);
    }
    runner.info(`The report stands in the new issue ${issue.url}`);
    return issue;
}
async function update(report, { repository, rolling: { issue, shown } }, world) {
    const { runner } = world;
    const { url } = issue;
    const decision = decideUpdate(shown, shownOf(report.data.collection, report.data.comparison));
    switch (decision) {
        case 'keep-later':
            runner.notice(`The issue ${url} shows a later period and stays as it is; this report stands in the summary.`);
            return { url, shown: false };
        case 'keep-better':
            runner.notice(`The issue ${url} shows a fuller report of the same period and stays as it is; this report stands in the summary.`);
            return { url, shown: false };
        case 'same-period':
        case 'new-period':
            await repository.editIssue(issue.number, {
                body: bodyOf(report, world),
                ...(issue.open ? {} : { reopen: true }),
            });
            runner.info(`The report stands in the issue ${url}`);
    }
    if (decision === 'new-period')
        await notify(report, { repository, number: issue.number }, world);
    return { url, shown: true };
}
async function notify({ data: { collection, comparison } }, { repository, number }, { settings, runner }) {
    if (!settings.reportNotify)
        return;
    const { period } = collection;
    try {
        await repository.createComment({ thread: number, review: null }, (0,notice/* renderNotice */.BG)({ period: periodKey(period) }, headline(period, comparison)));
    }
    catch (error) {
        warn('The comment on the new period could not be written', error, runner);
    }
}
function bodyOf({ data, layout, history }, { settings }) {
    const { baseUrl, projectId: project } = settings;
    const marker = reportMarker(shownOf(data.collection, data.comparison), { baseUrl, project, history });
    const limit = ISSUE_BYTES - Buffer.byteLength(marker) - 2;
    return `${marker}\n\n${renderReport(data, { ...layout, limit })}`;
}
function warn(what, error, runner) {
    if (!(error instanceof errors/* RepositoryError */.pU))
        throw error;
    runner.warning(`${what}: ${error.message} ${error.hint}`);
}

// EXTERNAL MODULE: ./src/runs/tell-end.ts
var tell_end = __webpack_require__(7059);
;// CONCATENATED MODULE: ./src/runs/run-report.ts










const SUMMARY_BYTES = 500_000;
const COMMENT_BYTES = 60_000;
async function runReport(world) {
    const { settings } = world;
    const unpublishable = await refusePublic(world);
    if (unpublishable !== null)
        throw new errors/* InputError */.dz([unpublishable]);
    const period = periodOf({ name: 'Input "period"', form: settings.period }, world);
    if ('message' in period)
        throw new errors/* InputError */.dz([period]);
    const memory = settings.reportTo.includes('issue') ? await readIssueMemory(world) : null;
    const report = await makeReport({ period, memory: memory?.rolling ?? null }, world);
    const place = memory === null || settings.dryRun ? null : await keepInIssue(report, memory, world);
    return reported(report, place, world);
}
async function reportInThread(intent, form, world) {
    const unpublishable = await refusePublic(world);
    if (unpublishable !== null)
        return (0,answer/* answerInThread */.e)(intent, tell(unpublishable), world);
    const asked = form === null ? { name: 'Input "period"', form: world.settings.period } : { name: 'The period', form };
    const period = periodOf(asked, world);
    if ('message' in period)
        return (0,answer/* answerInThread */.e)(intent, tell(period), world);
    const report = await makeReport({ period, memory: null }, world).catch(async (error) => {
        if (error instanceof errors/* ServiceError */._7)
            await answerFailure(intent, error, world);
        throw error;
    });
    const text = renderReport(report.data, { ...report.layout, limit: COMMENT_BYTES });
    const { url: commentUrl } = await (0,answer/* writeAnswer */.Q)(intent, text, world);
    await (0,tell_end/* tryReaction */.lC)(intent.comment, '+1', world);
    return { ...(await reported(report, null, world)), commentUrl };
}
async function refusePublic({ settings, run, repository }) {
    if (settings.reportPublic || !(await (await repository()).facts()).public)
        return null;
    return {
        message: `The repository ${run.repository} is public, so everybody could read the visitor figures; no report was made.`,
        hint: 'Set `report-public: true` if that is wanted, or let the workflow of a private repository report.',
    };
}
function periodOf({ name, form }, { clock }) {
    const found = resolvePeriod(form, clock.now());
    if (found.kind === 'period')
        return found.period;
    return {
        message: `${name} is ${JSON.stringify(form)}: allowed are ${found.allowed}.`,
        hint: 'Take an earlier end, or one of last-week, last-7-days, last-30-days, last-month.',
    };
}
async function reported(report, place, world) {
    const { settings } = world;
    const { collection, comparison } = report.data;
    const whole = renderReport(report.data, { ...report.layout, limit: SUMMARY_BYTES });
    const files = await writeReportFiles(report, whole, world);
    const sentence = headline(collection.period, comparison);
    const inIssueOnly = place?.shown === true && !settings.reportTo.includes('summary');
    return {
        kind: 'reported',
        result: settings.dryRun ? 'dry-run' : 'reported',
        figures: { ...collection.totals, aiShare: comparison.share.now },
        files,
        issueUrl: place?.url ?? null,
        commentUrl: null,
        sentence,
        summary: inIssueOnly ? `### docs-agent: reported\n\n${sentence} [The whole report](${place.url})` : whole,
    };
}
async function answerFailure(intent, error, world) {
    try {
        await (0,answer/* writeAnswer */.Q)(intent, `The report could not be made. ${tell(error)}\n\n${claimed_failure/* COMMENT_AGAIN */.RO}`, world);
    }
    catch (failure) {
        if (!(failure instanceof errors/* RepositoryError */.pU))
            throw failure;
        world.runner.warning(`The comment could not be answered: ${failure.message} ${failure.hint}`);
    }
    await (0,tell_end/* tryReaction */.lC)(intent.comment, 'confused', world);
}
function tell({ message, hint }) {
    return (0,markdown/* codeSpan */.SS)(`${message} ${hint}`, { longest: 600 });
}


/***/ })

};
