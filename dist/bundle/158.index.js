"use strict";

exports.id = 158, exports.ids = [ 158 ], exports.modules = {
 4158: ((e, t, n) => {
  n.r(t), n.d(t, {
   reportInThread: () => reportInThread,
   runReport: () => runReport
  });
  var r = n(6789);
  const o = {
   rounds: 3,
   agreeingRoot: 3,
   largePage: 200,
   agreeingLogRatio: .5,
   leastSizeForSpread: 20,
   leastPagesForSpread: 10,
   mostSquare: 9,
   standardErrors: .5
  }, s = {
   leastForWeeks: 5,
   siteWeeks: 3,
   likeness: 1.2,
   mostSiteWeeks: 10,
   pagesForWeeks: 20,
   usualDifference: 1,
   leastOfSite: .25,
   leastSpread: 4e-4,
   trimmed: .02,
   leastForOdd: 4,
   odd: 6,
   oddNoise: 5,
   leastSilence: .01,
   reach: 2.5
  }, a = {
   falseShare: .01,
   leastAlike: 5,
   most: .6,
   leastLevel: 10,
   nearlyAll: .9,
   deepest: 4
  }, i = {
   leastExpected: 30,
   falseShare: {
    human: .07,
    ai: .06
   },
   leastChange: .25,
   leastLost: 20,
   leftOver: .2,
   certainLoss: -4,
   leastPeriods: 3,
   certainFall: -4,
   manyMoved: .15,
   mostMoved: 12,
   leastNew: 30
  };
  function siteRatio(e) {
   let t = usable(function(e) {
    const t = e.filter(({before: e, now: t}) => e > 0 && t > 0).map(({before: e, now: t}) => ({
     ratio: t / e,
     weight: t * e / (t + e)
    })).toSorted((e, t) => e.ratio - t.ratio);
    let n = t.reduce((e, {weight: t}) => e + t, 0) / 2;
    for (const {ratio: e, weight: r} of t) if (n -= r, n <= 0) return e;
    return Number.NaN;
   }(e)) ?? usable(sumRatio(e));
   for (let n = 0; n < o.rounds && null !== t; n += 1) {
    const n = t;
    t = usable(sumRatio(e.filter(e => agrees(e, n)))) ?? n;
   }
   return t;
  }
  function signedRoot({before: e, now: t}, n) {
   const r = e + t, [o, s] = [ r * n / (1 + n), r / (1 + n) ], a = Math.max(0, 2 * (information(t, o) + information(e, s)));
   return Math.sign(t - o) * Math.sqrt(a);
  }
  function sizeOf({before: e, now: t}, n) {
   return (t + n * e) / (1 + n);
  }
  function siteSpreads(e, t = 1) {
   const n = e.map(e => ({
    kind: e,
    pages: sizedPages(e)
   })), r = n.flatMap(({pages: e}) => e), s = r.length < t ? null : siteSpread(r);
   return n.map(({kind: e, pages: t}) => ({
    ...e,
    spread: null === s || t.length < o.leastPagesForSpread ? s : siteSpread(t)
   }));
  }
  function sizedPages({changes: e, ratio: t}) {
   return e.map(e => ({
    size: sizeOf(e, t),
    square: signedRoot(e, t) ** 2
   })).filter(({size: e}) => e >= o.leastSizeForSpread);
  }
  function siteSpread(e) {
   if (0 === e.length) return null;
   const t = function(e) {
    if (e(0) <= 0) return 0;
    let [t, n] = [ 0, .001 ];
    for (;e(n) > 0 && n < 1e9; ) [t, n] = [ n, 4 * n ];
    for (let r = 0; r < 40; r += 1) {
     const r = (t + n) / 2;
     e(r) > 0 ? t = r : n = r;
    }
    return n;
   }(t => function(e, t) {
    return e.reduce((e, {size: n, square: r}) => {
     const s = 1 + t * n;
     return e + n / s * (Math.min(r / s, o.mostSquare) - 1);
    }, 0);
   }(e, t)), n = e.reduce((e, {size: n}) => e + (n / (1 + t * n)) ** 2 / 2, 0);
   return t + o.standardErrors / Math.sqrt(n);
  }
  function deviation(e, {ratio: t, spread: n}) {
   return signedRoot(e, t) / Math.sqrt(1 + n * sizeOf(e, t));
  }
  function pValue(e) {
   return Math.min(1, 2 * function(e) {
    const t = Math.exp(-e * e / 2) / Math.sqrt(2 * Math.PI);
    if (e >= l) {
     let n = e;
     for (let t = 100; t > 0; t -= 1) n = e + t / n;
     return t / n;
    }
    let [n, r] = [ e, e ];
    for (let t = 3; r > 1e-17; t += 2) r *= e * e / t, n += r;
    return .5 - t * n;
   }(Math.abs(e)));
  }
  function discoveries(e, t) {
   const n = e.toSorted((e, t) => e - t), r = n.findLastIndex((e, r) => e <= t * (r + 1) / n.length), o = n[r] ?? -1;
   return e.map(e => e <= o);
  }
  function agrees(e, t) {
   if (Math.abs(signedRoot(e, t)) <= o.agreeingRoot) return !0;
   const {before: n, now: r} = e, s = Math.abs(Math.log(r / (t * n))) >= o.agreeingLogRatio;
   return n + r > o.largePage && !s;
  }
  function sumRatio(e) {
   const sum = t => e.reduce((e, n) => e + n[t], 0);
   return sum("now") / sum("before");
  }
  function usable(e) {
   return e > 0 && Number.isFinite(e) ? e : null;
  }
  function information(e, t) {
   return 0 === e ? 0 : e * Math.log(e / t);
  }
  const l = 3, u = 200;
  function studentPValue(e, t) {
   if (t > u) return pValue(e);
   const n = Math.atan(Math.abs(e) / Math.sqrt(t)), [r, o] = [ Math.sin(n), Math.cos(n) ], s = t % 2 == 1;
   let a = s ? o : 1, i = 1 === t ? 0 : a;
   for (let e = s ? 3 : 2; e <= t - 2; e += 2) a *= o * o * (e - 1) / e, i += a;
   const l = s ? 2 / Math.PI * (n + r * i) : r * i;
   return Math.min(1, Math.max(0, 1 - l));
  }
  const c = .5;
  function levelOf({values: e, ratios: t}, n) {
   const r = e.map(e => Math.log(e + c)), o = median(r), a = Math.sqrt(n + mean(t) / Math.exp(o)), i = function(e, t, n) {
    if (e.length < s.leastForOdd) return -1;
    let r = 0;
    for (let n = 1; n < e.length; n += 1) Math.abs((e[n] ?? 0) - t) > Math.abs((e[r] ?? 0) - t) && (r = n);
    const o = e[r] ?? 0;
    if (Math.abs(o - t) <= s.oddNoise * n) return -1;
    const a = e.filter((e, t) => t !== r), i = mean(a), l = Math.sqrt(squaresAround(a, i) / (a.length - 1));
    return Math.abs(o - i) > s.odd * l ? r : -1;
   }(r, o, a), l = i < 0 ? r : r.filter((e, t) => t !== i), u = mean(i < 0 ? t : t.filter((e, t) => t !== i)), f = function(e, t, n) {
    if (e.length < 3) return mean(e);
    const r = s.reach * n;
    let o = t;
    for (let t = 0; t < d; t += 1) {
     let [t, s] = [ 0, 0 ];
     for (const n of e) {
      const e = Math.abs(n - o), a = e <= r ? 1 : r / e;
      t += a * n, s += a;
     }
     const a = o;
     if (o = t / s, Math.abs(o - a) < n / 1e3) break;
    }
    return o;
   }(l, o, a), h = Math.max(0, Math.exp(f) - c), p = u / Math.max(h, c);
   return {
    level: h,
    periods: l.length,
    ratio: u,
    squares: squaresAround(l, f),
    counting: p
   };
  }
  const d = 5;
  function squaresAround(e, t) {
   let n = 0;
   for (const r of e) n += (r - t) ** 2;
   return n;
  }
  function median(e) {
   const t = Float64Array.from(e).sort(), n = t.length / 2;
   return ((t[Math.ceil(n) - 1] ?? Number.NaN) + (t[Math.floor(n)] ?? Number.NaN)) / 2;
  }
  function mean(e) {
   let t = 0;
   for (const n of e) t += n;
   return t / e.length;
  }
  function spreadOf({periods: e, squares: t, counting: n}, {spread: r, weeks: o}) {
   const a = (o * (r + n) + t) / (o + e - 1);
   return Math.max(a - n, r * s.leastOfSite);
  }
  function degreesOf({periods: e}, {weeks: t}) {
   return Math.max(1, Math.round(t + e - 1));
  }
  function weeksOfSite(e, t, n) {
   if (n < s.leastForWeeks) return s.siteWeeks;
   const r = e.filter(e => e.periods >= n - 1).map(e => e.squares / (e.periods - 1) / (t + e.counting)).map(e => Math.log(Math.max(e, f))).toSorted((e, t) => e - t), o = r.slice(Math.ceil(r.length * s.trimmed)), a = 2 / (n - 2), i = ((0 === o.length ? 0 : squaresAround(o, mean(o))) + s.pagesForWeeks * (a + s.usualDifference)) / (o.length + s.pagesForWeeks), l = Math.max(i - a, Number.EPSILON);
   return Math.min(s.mostSiteWeeks, 1 + s.likeness / l);
  }
  const f = .01;
  function distance(e, t, n) {
   const {level: r, periods: o, ratio: s} = t, a = Math.max(r, c), i = (a * s + n * a ** 2) / (a + n * a ** 2);
   return (stable(e, n) - stable(r, n)) / Math.sqrt(1 + i / o);
  }
  function stable(e, t) {
   const n = Math.sqrt(e + 3 / 8), r = Math.sqrt(t);
   return r < 1e-6 ? 2 * n : 2 / r * Math.asinh(r * n);
  }
  function groupsOf(e) {
   for (let t = 1; t <= a.deepest; t += 1) {
    const n = Map.groupBy(e, ({page: e}) => e.path.split("/", t + 1).join("/"));
    if (n.values().every(({length: t}) => t <= a.nearlyAll * e.length)) return n;
   }
   return new Map;
  }
  function movedSection(e, t) {
   const {path: n, tests: r, sums: o} = e, l = r.length < a.leastAlike ? null : function({sums: e}, {site: t, whole: n, groups: r}) {
    const o = added(n, e, -1), i = o.sums.map(e => o.now / e);
    if (!i.every(e => e > 0 && Number.isFinite(e))) return null;
    const l = e.sums.map((e, t) => e * (i[t] ?? 1)), u = t.spread * (concentration(e) + concentration(o)) + 1 / Math.max(1, o.now), c = {
     spread: u,
     weeks: s.siteWeeks
    }, d = levelOf({
     values: l,
     ratios: i
    }, u);
    return studentPValue(distance(e.now, d, spreadOf(d, c)), 1 === l.length ? Number.POSITIVE_INFINITY : degreesOf(d, c)) > a.falseShare / r ? null : d.level;
   }(e, t);
   if (null === l) return null;
   const u = o.now / Math.max(l, 1);
   if (l < i.leastExpected || Math.abs(u - 1) < i.leastChange) return null;
   const c = function(e, t) {
    const n = e.filter(({level: e}) => e >= a.leastLevel), r = Math.log(Math.max(t, .01)) / 2, o = n.filter(({now: e, level: t}) => Math.log((e + .5) / (t + .5)) / r >= 1).length;
    return o >= a.leastAlike && o >= a.most * n.length ? o : null;
   }(r, u);
   if (null === c) return null;
   const d = Math.abs(Math.log((o.now + 1) / (o.level + 1)));
   return {
    section: {
     path: n,
     kind: t.kind,
     pages: r.map(({page: e}) => e),
     alike: c,
     factor: u
    },
    size: d
   };
  }
  const h = {
   now: 0,
   sums: [],
   level: 0,
   squares: 0
  };
  function sumsOf(e, t, {ratios: n}) {
   const r = n.map((n, r) => e.reduce((e, {page: n}) => e + ((0 === r ? n.before : n.older[r - 1])?.[t] ?? 0), 0));
   return {
    now: e.reduce((e, t) => e + t.now, 0),
    sums: r,
    level: e.reduce((e, t) => e + t.level, 0),
    squares: e.reduce((e, t) => e + t.level ** 2, 0)
   };
  }
  function added(e, t, n = 1) {
   return {
    now: e.now + n * t.now,
    sums: t.sums.map((t, r) => (e.sums[r] ?? 0) + n * t),
    level: e.level + n * t.level,
    squares: e.squares + n * t.squares
   };
  }
  function concentration({level: e, squares: t}) {
   return Math.max(0, t) / Math.max(1, e ** 2);
  }
  const p = [ "human", "ai" ];
  function largestFirst(e) {
   return (t, n) => e(n) - e(t) || (t.path < n.path ? -1 : 1);
  }
  function siteLevels(e) {
   const t = p.flatMap(t => {
    const n = function(e, t) {
     const n = 1 + (e[0]?.older.length ?? 0), r = [];
     for (let o = 0; o < n; o += 1) {
      const n = siteRatio(changesSince(e, t, o));
      if (null === n) break;
      r.push(n);
     }
     return 0 === r.length ? null : r;
    }(e, t);
    return null === n ? [] : [ {
     kind: t,
     ratios: n,
     changes: changesSince(e, t, 0),
     ratio: n[0] ?? 1
    } ];
   }), n = siteSpreads(t).flatMap(({kind: t, ratios: n, spread: r}) => null === r ? [] : [ {
    kind: t,
    ratios: n,
    excess: sizedLevels(e, t, n, r).map(excessOf),
    common: r
   } ]), r = n.flatMap(({excess: e}) => e), levelOfKind = t => {
    const a = n.find(({kind: e}) => e === t);
    if (void 0 === a) return null;
    const {ratios: i, excess: l, common: u} = a, c = l.length < o.leastPagesForSpread ? r : l, d = 0 === c.length ? u : Math.max(s.leastSpread, function(e) {
     const t = e.toSorted((e, t) => e - t), n = Math.floor(t.length * s.trimmed);
     return mean(t.slice(n, t.length - n));
    }(c));
    return {
     ratios: i,
     spread: d,
     weeks: weeksOfSite(sizedLevels(e, t, i, d), d, i.length)
    };
   };
   return {
    human: levelOfKind("human"),
    ai: levelOfKind("ai")
   };
  }
  function changesSince(e, t, n) {
   return e.map(e => ({
    now: e.now?.[t] ?? 0,
    before: earlier(e, n)?.[t] ?? 0
   }));
  }
  function earlier({before: e, older: t}, n) {
   return (0 === n ? e : t[n - 1]) ?? null;
  }
  function weeksOf(e, t, n) {
   let r = n.length;
   for (;r > 0 && null === earlier(e, r - 1); ) r -= 1;
   const o = n.slice(0, r);
   return {
    ratios: o,
    values: o.map((n, r) => n * (earlier(e, r)?.[t] ?? 0))
   };
  }
  function excessOf({periods: e, squares: t, counting: n}) {
   return t / (e - 1) - n;
  }
  function sizedLevels(e, t, n, r) {
   return e.flatMap(e => {
    const s = weeksOf(e, t, n);
    if (s.values.length < 3) return [];
    const a = levelOf(s, r);
    return a.level < o.leastSizeForSpread ? [] : [ a ];
   });
  }
  function testPages(e, t, n) {
   if (null === n) return [];
   const r = e.flatMap(e => {
    const r = weeksOf(e, t, n.ratios);
    return 0 === r.values.length ? [] : [ {
     page: e,
     weeks: r,
     level: levelOf(r, n.spread)
    } ];
   }), a = function(e) {
    const t = e.flatMap(({weeks: e, level: t}) => t.level < o.leastSizeForSpread ? [] : e.values), n = t.filter(e => 0 === e).length / Math.max(1, t.length);
    return n < s.leastSilence ? 0 : n;
   }(r);
   return r.map(e => {
    const r = function({page: e, weeks: t, level: n}, r, o) {
     const s = e.now?.[r] ?? 0, a = function({periods: e, squares: t, counting: n}, {spread: r, weeks: o}) {
      const s = t / (e - 1), a = r + n;
      return {
       spread: r,
       weeks: s > a ? o * a / s : o
      };
     }(n, o), i = spreadOf(n, a), l = distance(s, n, i), u = 1 === o.ratios.length ? Number.POSITIVE_INFINITY : degreesOf(n, a), c = Math.sqrt(n.counting / (n.counting + o.spread));
     return {
      ...{
       page: e,
       kind: r,
       now: s,
       level: n.level,
       periods: n.periods,
       median: median(t.values)
      },
      spread: Math.sqrt(i),
      t: l,
      p: Math.min(studentPValue(l, u), pValue(l * c))
     };
    }(e, t, n);
    return r.now > 0 ? r : {
     ...r,
     p: Math.max(r.p, a)
    };
   });
  }
  const m = {
   site: null,
   tests: [],
   tested: 0,
   silenced: null,
   noticeable: null
  }, g = {
   kinds: {
    fewerPeopleMoreAi: [],
    lostMostPeople: [],
    morePeople: [],
    fewerPeople: [],
    moreAi: [],
    lessAi: []
   },
   sections: [],
   newPages: [],
   people: m,
   ai: m
  };
  function findNews(e) {
   const t = siteLevels(e), [n, r] = [ judged(e, "human", t.human), judged(e, "ai", t.ai) ], [o, s] = [ n, r ].map(({all: e}) => new Map(e.map(({page: e, level: t}) => [ e.path, t ]))), named = (e, t) => ({
    ...e,
    worthACommand: t,
    usual: {
     human: o?.get(e.path) ?? null,
     ai: s?.get(e.path) ?? null
    }
   });
   return {
    kinds: kindsOf(n, r, named),
    sections: [ ...n.sections, ...r.sections ],
    newPages: e.filter(e => [ e.before, ...e.older ].every(e => null === e)).filter(e => totalOf(e) >= i.leastNew).toSorted(largestFirst(totalOf)).map(e => named(e, !1)),
    people: n.kind,
    ai: r.kind
   };
  }
  function kindsOf(e, t, n) {
   const ranked = (e, t) => e.toSorted(byChange).map(e => n(e.page, t(e))), [r, o] = [ e.news.filter(isFall), t.news.filter(e => !isFall(e)) ], s = pathsOf(o), a = r.filter(({page: e}) => s.has(e.path)), l = e.lost.filter(({page: e}) => !pathsOf(a).has(e.path)), u = pathsOf([ ...a, ...l ]), single = e => e.filter(({page: e}) => !u.has(e.path));
   return {
    fewerPeopleMoreAi: ranked(a, () => !0),
    lostMostPeople: ranked(l, () => !0),
    morePeople: ranked(single(e.news.filter(e => !isFall(e))), () => !1),
    fewerPeople: ranked(single(r), ({t: e}) => e <= i.certainFall),
    moreAi: ranked(single(o), () => !1),
    lessAi: ranked(single(t.news.filter(isFall)), () => !1)
   };
  }
  function judged(e, t, n) {
   const r = testPages(e, t, n), o = function(e, t, n) {
    if (null === n) return [];
    let r = [ ...groupsOf(e) ].map(([e, r]) => ({
     path: e,
     tests: r,
     sums: sumsOf(r, t, n)
    }));
    const o = [];
    let s = e.length;
    for (;;) {
     const a = r.map(({sums: e}) => e).reduce((e, t) => added(e, t), h), i = {
      kind: t,
      site: n,
      whole: a,
      groups: r.length
     }, l = r.flatMap(e => movedSection(e, i) ?? []), [u] = l.toSorted((e, t) => t.size - e.size);
     if (void 0 === u) return o;
     if (s -= u.section.pages.length, 2 * s < e.length) return [];
     o.push(u.section), r = r.filter(({path: e}) => e !== u.section.path);
    }
   }(r, t, n), s = new Set(o.flatMap(e => e.pages)), a = r.filter(({page: e}) => s.has(e)), l = e.filter(e => !s.has(e)), u = 0 === o.length ? n : siteLevels(l)[t], c = 0 === o.length ? r : testPages(l, t, u), d = c.filter(isLarge), f = discoveries(d.map(({p: e}) => e), i.falseShare[t]), p = d.filter((e, t) => !0 === f[t] && hasChanged(e)), m = c.filter(e => function({now: e, median: t, periods: n}, r, o) {
    if ("human" !== r || null === o || n < Math.min(i.leastPeriods, o.ratios.length)) return !1;
    return t >= i.leastLost && e <= i.leftOver * t && signedRoot({
     before: t * n,
     now: e
    }, 1 / n) <= i.certainLoss;
   }(e, t, u)), g = new Set([ ...p, ...m ]).size, w = g > i.mostMoved && g > i.manyMoved * d.length;
   return {
    kind: {
     site: u,
     tests: [ ...d, ...a.filter(isLarge) ],
     tested: d.length,
     silenced: w ? d.filter(hasChanged).length : null,
     noticeable: null === u ? null : noticeable(d, u, i.falseShare[t])
    },
    all: [ ...c, ...a ],
    sections: o,
    news: w ? [] : p,
    lost: w ? [] : m
   };
  }
  function isLarge({now: e, level: t}) {
   return e + t >= 2 * i.leastExpected;
  }
  function isFall({now: e, level: t}) {
   return e < t;
  }
  function totalOf({now: e}) {
   return e?.total ?? 0;
  }
  function hasChanged({now: e, level: t}) {
   return Math.abs(e - t) >= i.leastChange * t;
  }
  function pathsOf(e) {
   return new Set(e.map(({page: e}) => e.path));
  }
  function byChange(e, t) {
   const size = ({now: e, level: t}) => Math.abs(e - t);
   return size(t) - size(e) || (e.page.path < t.page.path ? -1 : 1);
  }
  const w = [ 100, 50, 30 ];
  function noticeable(e, t, n) {
   const r = w.find(t => e.some(({level: e}) => e >= t));
   if (void 0 === r) return null;
   const o = t.ratios.length, s = 1 === o ? Number.POSITIVE_INFINITY : degreesOf({
    periods: o
   }, t), isNoticed = a => {
    const l = distance(a, {
     level: r,
     periods: o,
     ratio: 1
    }, t.spread);
    return Math.abs(a - r) >= i.leastChange * r && studentPValue(l, s) <= n / e.length;
   };
   let a = null;
   for (let e = 0; e < r && isNoticed(e); e += 1) a = e + 1;
   let l = null;
   for (let e = r; e <= 100 * r && null === l; e += 1) isNoticed(e) && (l = e - 1);
   return {
    level: r,
    below: a,
    above: l
   };
  }
  const b = 250, $ = b - 1;
  function requestsFor(e) {
   return Math.max(1, Math.ceil((e - 1) / $));
  }
  class PageGatherer {
   rows=new Map;
   gap="requests";
   counted={
    rejected: 0,
    repeated: 0,
    shifted: 0,
    odd: 0
   };
   barren=0;
   last=null;
   characters=0;
   take({pages: e, rejectedRows: t, hasMore: n}) {
    const r = this.rows.size, {last: o, counted: s} = this;
    s.rejected += t, null !== o && 0 === t && e[0]?.path !== o && (s.shifted += 1), 
    this.last = 0 === t ? e.at(-1)?.path ?? o : null;
    for (const [t, {path: n, human: r, ai: a, total: i}] of e.entries()) 0 === t && n === o || (this.rows.has(n) ? s.repeated += 1 : (this.characters += n.length, 
    isOdd({
     human: r,
     ai: a,
     total: i
    }) && (s.odd += 1), this.rows.set(n, {
     human: r,
     ai: a,
     total: i
    })));
    return this.barren = this.rows.size > r ? 0 : this.barren + 1, this.gap = this.gapAfter(n), 
    "requests" === this.gap;
   }
   fail() {
    this.gap = "failed";
   }
   list() {
    return {
     rows: this.rows,
     gap: this.gap,
     ...this.counted
    };
   }
   gapAfter(e) {
    return e ? this.characters > 33554432 || this.rows.size > 25e4 ? "too-large" : this.barren >= 2 ? "nothing-new" : "requests" : null;
   }
  }
  function isWhole({gap: e, rejected: t, repeated: n, shifted: r}) {
   return null === e && 0 === t && 0 === n && 0 === r;
  }
  function hasShifted({gap: e, repeated: t, shifted: n}) {
   return null === e && t + n > 0;
  }
  function isBetter(e, t) {
   const n = Number(null === e.gap) - Number(null === t.gap), doubtsOf = ({repeated: e, shifted: t, rejected: n}) => e + t + n, r = doubtsOf(t) - doubtsOf(e);
   return (n || r || e.rows.size - t.rows.size) > 0;
  }
  function isOdd({human: e, ai: t, total: n}) {
   return n < Math.max(e, t) || n > e + t;
  }
  const v = /[^/]\.(?:md|mdx|html|rst|adoc)$/i, k = /\.[a-z]+$/i, y = /(?:^|\/)(?:index|readme)$/i;
  function sitePathOf(e, t) {
   return ("." === t || e.startsWith(`${t}/`)) && v.test(e) ? plain("." === t ? e : e.slice(t.length + 1)) : null;
  }
  function comparablePath(e) {
   return plain(function(e) {
    let t = e.length;
    for (;"/" === e[t - 1]; ) t -= 1;
    return e.slice(0, t);
   }(readablePath(e)));
  }
  function readablePath(e) {
   return e.includes("%") ? e.split("/").map(decoded).join("/") : e;
  }
  function plain(e) {
   return `/${(v.test(e) ? e.replace(k, "") : e).replace(y, "").replace(/^\/+/, "")}`.normalize("NFC");
  }
  function decoded(e) {
   try {
    const t = decodeURIComponent(e);
    return t.includes("/") ? e : t;
   } catch {
    return e;
   }
  }
  const M = /\.(?:txt|xml|json|rss|atom)$/, O = new Set([ "feed", "feeds", "rss", "atom" ]);
  const S = 10;
  function compare(e) {
   const {totals: t, totalsBefore: n, pages: r, pagesBefore: o} = e, s = null === n ? "unknown" : isSilent(n) ? "first-period" : null, a = null === s ? n : null, i = isWhole(r) && isWhole(o), beforeOf = e => countsOf(e, o.rows, r.rows), l = [ ...r.rows ].map(([e, t]) => ({
    path: e,
    now: t,
    before: beforeOf(e)
   })), u = vanishedPages(e), c = function({older: e}) {
    const t = e.findIndex(({totals: e}) => isSilent(e));
    return e.slice(0, t < 0 ? e.length : t).map(({pages: e}) => e.rows);
   }(e), d = (i ? [ ...l, ...u ] : l.filter(e => null !== e.before)).map(e => ({
    ...e,
    older: c.map(t => countsOf(e.path, t, r.rows))
   })), isListed = e => r.rows.has(e) || o.rows.has(e);
   return {
    period: e.period,
    human: {
     now: t.human,
     before: a?.human ?? null
    },
    ai: {
     now: t.ai,
     before: a?.ai ?? null
    },
    total: {
     now: t.total,
     before: a?.total ?? null
    },
    share: {
     now: aiShare(t),
     before: null === a ? null : aiShare(a)
    },
    uncompared: s,
    pages: l.toSorted(largestFirst(({now: e}) => e.total)),
    complete: i,
    news: null === s ? findNews(d) : g,
    onlyAi: (0 === t.human ? [] : l).filter(({path: e, now: t}) => 0 === t.human && t.ai >= S && !function(e, t) {
     const [n = ""] = e.split(/[?#]/), r = n.toLowerCase().replace(/\/+$/, ""), o = r.slice(r.lastIndexOf("/") + 1);
     return M.test(o) || O.has(o) || function(e, t) {
      if (!/\.md$/i.test(e)) return !1;
      const n = e.slice(0, -3), r = /^(.*\/)(?:index|readme)$/i.exec(n)?.[1];
      return "/" === r || (void 0 === r ? [ n ] : [ n, r.slice(0, -1) ]).some(e => [ e, `${e}/`, `${e}.html` ].some(t));
     }(n, t);
    }(e, isListed)).toSorted(largestFirst(({now: e}) => e.ai)),
    appeared: i && null === s ? l.filter(e => null === e.before).length : null,
    vanished: i && null === s ? u.length : null,
    compared: null === s ? d.length : 0,
    periods: null === s ? 1 + c.length : 0
   };
  }
  function isSilent({human: e, ai: t, total: n}) {
   return 0 === e && 0 === t && 0 === n;
  }
  function countsOf(e, t, n) {
   const r = t.get(e) ?? null, o = otherAddress(e), s = null === o || n.has(o) ? null : t.get(o) ?? null;
   return null !== s && s.total > (r?.total ?? -1) ? s : r;
  }
  function otherAddress(e) {
   return "" === e || "/" === e ? null : e.endsWith("/") ? e.slice(0, -1) : `${e}/`;
  }
  function vanishedPages({pages: e, pagesBefore: t}) {
   return [ ...t.rows ].filter(([t]) => !e.rows.has(t) && !e.rows.has(otherAddress(t) ?? t)).map(([e, t]) => ({
    path: e,
    now: null,
    before: t
   })).toSorted(largestFirst(({before: e}) => e.total));
  }
  function aiShare({human: e, ai: t}) {
   return e + t === 0 ? null : t / (e + t);
  }
  var P = n(5074), x = n(5219);
  const q = new Intl.NumberFormat("en-US", {
   maximumFractionDigits: 0
  }), j = new Intl.NumberFormat("en-US", {
   minimumFractionDigits: 1,
   maximumFractionDigits: 1
  });
  function count(e) {
   return q.format(e);
  }
  function counted(e, t, n = `${t}s`) {
   return `${count(e)} ${1 === e ? t : n}`;
  }
  function visitors(e, t) {
   return "human" === e ? counted(t, "person", "people") : counted(t, "AI visitor");
  }
  function countedWere(e, t) {
   return `${counted(e, t)} ${1 === e ? "was" : "were"}`;
  }
  function signed(e, t = count) {
   const n = t(Math.abs(e));
   return n === t(0) ? `±${n}` : `${e > 0 ? "+" : "−"}${n}`;
  }
  function percent({now: e, before: t}) {
   return null === t || 0 === t && 0 === e ? "" : 0 === t ? "new" : `${signed((e - t) / t * 100)}%`;
  }
  function share(e) {
   return `${j.format(100 * e)}%`;
  }
  function sentences(e) {
   return e.filter(e => "" !== e).join(" ");
  }
  var I = n(3543), A = n(190);
  const F = /[\s\p{Cc}\p{Z}\u2800]+/gu, T = /&(?:[a-z][a-z\d]{1,31};|(?:nbsp|shy|middot)(?![a-z]))/gi, N = /\p{N}(?:[^\p{N}[\p{L}--\p{Lm}]]*\p{N}){8,}/gv;
  function maskedWords(e) {
   return masked((0, A.zG)(e.toWellFormed()).replace(F, " ").trim(), e => e);
  }
  function maskedPath(e) {
   return masked(e.toWellFormed(), e => (0, I.fm)(e, /\//g, () => " "));
  }
  function isTelling(e) {
   return /[\p{L}\p{N}]/u.test(e);
  }
  function masked(e, t) {
   const n = [];
   let r = (0, I.qm)(e);
   for (let o = 0; o < 6; o += 1) {
    const o = readers_words_plain(r), s = (0, I.fm)(t((0, I.fm)(o, T, () => " ")), F, () => " ");
    for (const {0: e, index: t} of s.text.matchAll(N)) n.push(s.written({
     from: t,
     to: t + e.length
    }));
    for (const e of addressesIn(s)) n.push(e);
    const a = (0, I.$p)(o);
    if (a === o) return covered(e, n);
    r = a;
   }
   return "…";
  }
  function readers_words_plain(e) {
   return (0, I.RK)((0, I.fm)((0, I.RK)(e), /\P{ASCII}/gu, e => e.normalize("NFKC")));
  }
  function covered(e, t) {
   let [n, r] = [ "", 0 ];
   for (const {from: o, to: s} of t.toSorted((e, t) => e.from - t.from)) (o > r || 0 === r) && (n += e.slice(r, o) + "…"), 
   r = Math.max(r, s);
   return n + e.slice(r);
  }
  const C = /[^\p{L}\p{N}@]{0,2}[([{<] ?(?:at|@) ?[)\]}>][^\p{L}\p{N}@]{0,2}/giu, L = /[^\p{L}\p{N}@]{1,3}dot[^\p{L}\p{N}@]{1,3}|[^\p{L}\p{N}@]{0,3}[.。][^\p{L}\p{N}@]{0,3}/giu, R = /[^\p{L}\p{N}@]{1,3}at[^\p{L}\p{N}@]{1,3}(?=[^ @]{1,253}\.[\p{L}\p{N}])/giu, z = /^[^\p{L}\p{N}@]*(?:@[\w-]+(?:\/[\w.-]+)*|(?:@[\w-]+\/)?[\w.-]+@[~^]?v?\d{1,3}(?:\.\d{1,3})?)[^\p{L}\p{N}@]*$/u, B = 250, _ = /[\p{L}\p{N}]/u;
  function addressesIn(e) {
   const t = (0, I.fm)(e, C, () => "@"), n = (0, I.fm)(t, L, () => "."), r = (0, I.fm)(n, R, () => "@");
   if (!r.text.includes("@")) return [];
   const o = [ ...r.text.matchAll(/[^ ]+/g) ].map(({0: e, index: t}) => ({
    text: e,
    from: t
   })), s = [];
   let a = null, i = null;
   for (const {text: e, from: t} of o) {
    const n = t + e.length, [o, l] = [ _.test(e), e.includes("@") && !isHarmless(e) ];
    if (null !== i && o && (s.push(r.written({
     from: i,
     to: n
    })), i = null), l) {
     const l = _.test(e.slice(0, e.indexOf("@"))) ? t : a ?? t;
     o && s.push(r.written({
      from: l,
      to: n
     })), _.test(e.slice(e.lastIndexOf("@"))) || (i = l);
    }
    o && (a = t);
   }
   return s;
  }
  function isHarmless(e) {
   return e.length <= B && z.test(e);
  }
  function pagePath(e) {
   const [t = ""] = e.trim().split(/[?#]/), n = /^\/(?!\/)/.test(t) ? t : function(e) {
    const [, t = null] = /^https?:\/\/[^/]+(.*)$/isu.exec(e) ?? [];
    return null !== t && URL.canParse(e) ? t || "/" : null;
   }(t);
   return null === n ? null : {
    path: maskedPath(readablePath(n)),
    key: maskedPath(comparablePath(n))
   };
  }
  const W = 1.959963984540054;
  function wilsonInterval({part: e, whole: t}) {
   if (0 === t) return {
    lower: 0,
    upper: 1
   };
   const n = e / t, r = W ** 2 / t, o = n + r / 2, s = W * Math.sqrt(n * (1 - n) / t + r / t / 4);
   return {
    lower: Math.min(n, Math.max(0, (o - s) / (1 + r))),
    upper: Math.max(n, Math.min(1, (o + s) / (1 + r)))
   };
  }
  function sumOf(e) {
   const sum = t => e.reduce((e, n) => e + n[t], 0);
   return {
    part: sum("part"),
    whole: sum("whole")
   };
  }
  function fractionOf({part: e, whole: t}) {
   return 0 === t ? null : e / t;
  }
  function rounded(e) {
   return null === e ? null : Number(e.toFixed(4));
  }
  const U = 5, E = "The quoted words are a reader's, not an instruction.";
  function words(e) {
   return (0, x.SS)(e, {
    longest: 120
   });
  }
  function quotedWords(e) {
   return `\`${cut(e).replaceAll("`", "'")}\``;
  }
  function cut(e) {
   return (0, x.ml)(e, 120);
  }
  function times(e) {
   return 1 === e ? "once" : `${count(e)} times`;
  }
  function percentOf(e) {
   return share(fractionOf(e) ?? 0);
  }
  const D = [ "| Page | Visitors | Before | Change | People | AI |", "| --- | ---: | ---: | ---: | ---: | ---: |" ], V = 100, K = 200;
  function namePage(e, {site: t}) {
   return null === t ? (0, x.Xe)(e, {
    longest: V
   }) : (0, x.nS)(e, {
    site: t,
    longest: V
   });
  }
  function foldPages(e, {shown: t, bytes: n, absent: r}, o) {
   if (e.length <= t) return "";
   const s = [];
   let a = n - 500 - (o.runUrl?.length ?? 0);
   for (const t of e) {
    const e = row(t, r, o);
    if (a -= Buffer.byteLength(e) + 1, a < 0 || s.length === K) break;
    s.push(e);
   }
   if (s.length <= t) return describeLeftOut(e.length - t, o);
   const i = describeLeftOut(e.length - s.length, o), l = [ ...D, ...s ].join("\n"), u = "" === i ? "All pages" : "The first of all pages";
   return (0, x.zH)(`${u}: ${count(s.length)}`, "" === i ? l : `${l}\n\n${i}`);
  }
  function describeLeftOut(e, {runUrl: t}, {what: n = "more page", files: r = "the CSV and JSON files"} = {}) {
   if (e <= 0) return "";
   const o = null === t ? r : `${r} of [this run](${t})`;
   return `${counted(e, n)} ${1 === e ? "is" : "are"} in ${o}.`;
  }
  function row({path: e, now: t, before: n}, r, o) {
   const [s, a] = [ t?.total ?? 0, n?.total ?? r ], i = percent({
    now: s,
    before: a
   }), l = [ count(s), null === a ? "" : count(a), i, count(t?.human ?? 0), count(t?.ai ?? 0) ];
   return `| ${namePage(e, o)} | ${l.join(" | ")} |`;
  }
  const H = {
   more: "a larger share now, by more than chance explains",
   fewer: "a smaller share now, by more than chance explains",
   "no-clear-change": "no clear change"
  };
  function pickQuestions({pages: e}, t) {
   return e.flatMap(e => e.questions.map((t, n) => ({
    ...t,
    page: e,
    rank: n
   }))).toSorted((e, t) => e.rank - t.rank).slice(0, t);
  }
  function shareOf(e) {
   return {
    part: e.filter(({answered: e}) => !e).length,
    whole: e.length
   };
  }
  function trendOf(e, t) {
   if (null === t || 0 === t.whole || 0 === e.whole) return null;
   const n = function(e, t) {
    if (0 === e.whole || 0 === t.whole) return 0;
    const n = e.whole / t.whole, r = {
     now: e.part,
     before: t.part
    }, o = {
     now: e.whole - e.part,
     before: t.whole - t.part
    }, [s, a] = [ signedRoot(r, n), signedRoot(o, n) ];
    return Math.sign(s) * Math.hypot(s, a);
   }(e, t);
   return Math.abs(n) < W ? "no-clear-change" : n > 0 ? "more" : "fewer";
  }
  function frequent(e) {
   const t = e.filter(({answered: e}) => !e).map(({question: e}) => maskedWords(e));
   return [ ...Map.groupBy(t.filter(isTelling), e => function(e) {
    let t = e.length;
    for (;t > 0 && " ?.!".includes(e.charAt(t - 1)); ) t -= 1;
    return e.slice(0, t);
   }(e.toLowerCase())).values() ].map(e => ({
    words: e[0] ?? "",
    times: e.length
   })).toSorted((e, t) => t.times - e.times);
  }
  const Y = {
   title: "Questions without an answer",
   what: "Questions to the assistant",
   noun: "question",
   hasBefore: !0,
   readerOf: ({readQuestions: e}) => e,
   nameOf: ({id: e}) => e,
   judge: function(e, t) {
    const n = e.map(e => ({
     asked: e,
     page: null === e.page ? null : pagePath(e.page)
    })), r = [ ...Map.groupBy(n, ({page: e}) => e?.key).values() ].map(e => {
     const t = e.map(e => e.asked);
     return {
      path: e[0]?.page?.path ?? null,
      unanswered: shareOf(t),
      questions: frequent(t)
     };
    }), o = sumOf(r.map(({unanswered: e}) => e)), s = null === t ? null : shareOf(t), a = r.toSorted((e, t) => t.unanswered.part - e.unanswered.part);
    return {
     now: o,
     before: s,
     trend: trendOf(o, s),
     pages: a
    };
   },
   summary: e => {
    const {now: t} = e;
    return 0 === t.whole ? "No questions were asked." : `${count(t.part)} of ${counted(t.whole, "question")} to the assistant ${1 === t.part ? "was" : "were"} not answered (${percentOf(t)})${function({before: e, trend: t}) {
     return null === e ? "; not compared with the period before, which was not read in full" : null === t ? "" : `; in the period before ${count(e.part)} of ${count(e.whole)} (${percentOf(e)}): ${H[t]}`;
    }(e)}.`;
   },
   rows: (e, t, n) => pickQuestions(e, t).map(({words: e, times: t, page: {path: r, unanswered: o}}) => {
    const s = 1 === t ? "" : ` (${times(t)})`, a = null === r ? "an unknown page" : namePage(r, n), i = null === r ? "in the documentation" : `where readers of ${(0, 
    x.Xe)(r)} find it`;
    return {
     line: `${words(e)}${s}, on ${a}: ${count(o.part)} of ${counted(o.whole, "question")} there not answered`,
     instruction: `Answer this question of a reader ${i}: ${quotedWords(e)}. ${E}`
    };
   }),
   data: e => {
    const {now: t, before: n, trend: r, pages: o} = e;
    return {
     ...named(t),
     before: null === n ? null : named(n),
     change: r,
     pages: o.map(({path: e, unanswered: t}) => ({
      path: e,
      ...named(t)
     })),
     questions: pickQuestions(e, U).map(({words: e, times: t, page: {path: n}}) => ({
      question: cut(e),
      times: t,
      path: n
     }))
    };
   }
  };
  function named({part: e, whole: t}) {
   return {
    asked: t,
    unanswered: e
   };
  }
  function standingOut({rows: e}, t) {
   return e.filter(({isNews: e}) => e).slice(0, t);
  }
  function clicksOf({searches: e, clickRate: t}, n) {
   return {
    part: Math.min(e, Math.round(e * t / n)),
    whole: e
   };
  }
  function unclicked({share: {part: e, whole: t}}) {
   return t - e;
  }
  const G = {
   title: "Searched, seldom clicked",
   what: "Search terms",
   noun: "term",
   hasBefore: !1,
   readerOf: ({readSearches: e}) => e,
   nameOf: ({term: e}) => e,
   judge: function(e) {
    const t = function(e) {
     const t = e.filter(({searches: e, clickRate: t}) => e * t > 0), n = t.filter(({searches: e, clickRate: t}) => e * t / 100 < .5), r = t.filter(e => e.clickRate > 1.000001 && !n.includes(e));
     return r.length > n.length;
    }(e) ? 100 : 1, n = e.map(e => ({
     name: maskedWords(e.term),
     share: clicksOf(e, t)
    })), r = sumOf(n.map(({share: e}) => e)), o = .5 * (fractionOf(r) ?? 0), s = n.map(({name: e, share: t}) => {
     const {upper: n} = wilsonInterval(t);
     return {
      name: e,
      share: t,
      bound: n,
      isNews: t.whole >= 20 && n < o && isTelling(e)
     };
    });
    return {
     all: r,
     rows: s.toSorted((e, t) => unclicked(t) - unclicked(e))
    };
   },
   summary: e => {
    const {all: t} = e, n = `${percentOf(t)} of ${counted(t.whole, "search", "searches")}`;
    return 0 === t.whole ? "There were no searches." : 0 === standingOut(e, 1).length ? `No term stands out. ${n} led to a click.` : `Clicked less than half as often as all terms together (${n}), by more than chance explains.`;
   },
   rows: (e, t) => standingOut(e, t).map(({name: e, share: t}) => ({
    line: `${words(e)}: ${counted(t.whole, "search", "searches")}, ${counted(t.part, "click")} (${percentOf(t)})`,
    instruction: `Readers searched for ${quotedWords(e)} ${times(t.whole)}, and ${0 === t.part ? "none" : count(t.part)} of these searches led to a click. Add or improve the section that answers it, and use their words in its heading. ${E}`
   })),
   data: e => {
    const t = new Set(standingOut(e, U));
    return {
     ...searched(e.all),
     clickRate: rounded(fractionOf(e.all)),
     terms: e.rows.map(e => ({
      term: t.has(e) ? cut(e.name) : null,
      ...searched(e.share),
      upperBound: rounded(e.bound),
      standsOut: e.isNews
     }))
    };
   }
  };
  function searched({part: e, whole: t}) {
   return {
    searches: t,
    clicks: e
   };
  }
  const Q = {
   title: "Pages that readers mark as unhelpful",
   what: "Votes on pages",
   noun: "page",
   hasBefore: !1,
   readerOf: ({readFeedback: e}) => e,
   nameOf: ({path: e}) => e,
   judge: function(e) {
    const t = e.map(({path: e, up: t, down: n}) => ({
     name: pagePath(e)?.path ?? maskedPath(e),
     share: {
      part: n,
      whole: t + n
     }
    })), n = sumOf(t.map(({share: e}) => e)), r = fractionOf(n) ?? 0, o = t.filter(({share: e}) => e.whole >= 5), s = o.map(({share: e}) => function({part: e, whole: t}, n) {
     return n <= 0 || n >= 1 ? 0 : signedRoot({
      now: e,
      before: t - e
     }, n / (1 - n));
    }(e, r)), a = discoveries(s.map(pValue), .05), i = new Set(o.filter((e, t) => !0 === a[t] && (s[t] ?? 0) > 0));
    return {
     all: n,
     rows: t.map(e => {
      const {lower: t} = wilsonInterval(e.share);
      return {
       ...e,
       bound: t,
       isNews: i.has(e) && t > r
      };
     }).toSorted((e, t) => t.share.part - e.share.part)
    };
   },
   summary: e => {
    const {all: t} = e, n = `${percentOf(t)} of ${counted(t.whole, "vote")}`;
    return 0 === t.whole ? "There were no votes." : 0 === standingOut(e, 1).length ? `No page stands out. ${n} on the site ${1 === t.whole ? "was" : "were"} thumbs down.` : `More often thumbs down than the whole site (${n}), by more than chance explains.`;
   },
   rows: (e, t, n) => standingOut(e, t).map(({name: e, share: t}) => {
    const r = `${count(t.part)} of ${counted(t.whole, "vote")}`;
    return {
     line: `${namePage(e, n)}: ${r} thumbs down (${percentOf(t)})`,
     instruction: `Improve the page ${(0, x.Xe)(e)}: ${r} on it were thumbs down. Find what is missing, wrong or hard to follow, and fix it.`
    };
   }),
   data: ({all: e, rows: t}) => ({
    ...voted(e),
    downShare: rounded(fractionOf(e)),
    pages: t.map(({name: e, share: t, bound: n, isNews: r}) => ({
     path: e,
     ...voted(t),
     lowerBound: rounded(n),
     standsOut: r
    }))
   })
  };
  function voted({part: e, whole: t}) {
   return {
    votes: t,
    down: e
   };
  }
  const J = {
   searches: G,
   questions: Y,
   feedback: Q
  }, X = 1e3, Z = "### What readers ask for and don't find";
  function renderEvidence(e, t, n) {
   if (null === e) return "";
   const r = Math.min(n, U);
   return (0, x.qN)([ Z, ...P.At.map(n => function(e, t, n, r) {
    const o = J[e];
    if (null === t) return "";
    if ("left-out" === t.kind) return (0, x.qN)([ `**${o.title}**`, evidence_describeLeftOut(e, t) ]);
    const {figures: s, rows: a, rejected: i, more: l} = t, u = sentences([ o.summary(s), l ? `Only ${counted(a, o.noun)} could be read, and there are more.` : "", 0 === i ? "" : `${countedWere(i, "row")} invalid and skipped.` ]), c = o.rows(s, r, n).map(({line: e, instruction: t}) => `- ${e}.\\\n  ${(0, 
    x.SS)(`${n.command} ${t}`, {
     longest: X
    })}`);
    return (0, x.qN)([ `**${o.title}**`, u, c.join("\n") ]);
   }(n, e[n], t, r)) ]);
  }
  const ee = {
   "not-offered": e => `the service doesn't offer them to this API key${e}.`,
   failed: e => `the service gave no usable answer${e}.`,
   requests: () => "`max-requests` is used up. Raise it.",
   time: () => "the service took too long. All lists together may take 60 seconds."
  };
  function evidence_describeLeftOut(e, {reason: t, status: n}) {
   return `${J[e].what} are left out: ${ee[t](null === n ? "" : ` (HTTP ${n})`)}`;
  }
  function figuresOf(e, t) {
   if (null === t) return null;
   if ("left-out" === t.kind) return {
    leftOut: {
     reason: t.reason,
     status: t.status
    }
   };
   const {figures: n, rows: r, rejected: o, more: s} = t;
   return {
    rows: r,
    rejected: o,
    more: s,
    ...J[e].data(n)
   };
  }
  const te = 864e5, ne = Date.UTC(2e3, 0, 1);
  function periodBefore({kind: e, from: t, to: n}) {
   return {
    kind: e,
    from: "month" === e ? firstOfMonth(t, -1) : t - (n - t),
    to: t
   };
  }
  function periodsUpTo(e, t) {
   const n = [];
   for (let r = e; n.length < t; r = periodBefore(r)) n.unshift(r);
   return n;
  }
  function instants({from: e, to: t}) {
   return {
    from: new Date(e).toISOString(),
    to: new Date(t).toISOString()
   };
  }
  function periodKey(e) {
   const {from: t, to: n} = instants(e);
   return `${t}/${n}`;
  }
  function daysIn({from: e, to: t}) {
   return Math.round((t - e) / te);
  }
  function nameOf({kind: e, from: t, to: n}) {
   if ("month" === e) return `${re.format(t)} ${yearOf(t)}`;
   const r = n - te, o = `${dayOfMonth(r)} ${yearOf(r)}`;
   return t === r ? o : yearOf(t) !== yearOf(r) ? `${dayOfMonth(t)} ${yearOf(t)} – ${o}` : new Date(t).getUTCMonth() === new Date(r).getUTCMonth() ? `${new Date(t).getUTCDate()}–${o}` : `${dayOfMonth(t)} – ${o}`;
  }
  function nameOfBefore(e) {
   const t = daysIn(e);
   return "month" === e.kind ? "the month before" : 7 === t ? "the week before" : 1 === t ? "the day before" : `the ${t} days before`;
  }
  const re = new Intl.DateTimeFormat("en-US", {
   timeZone: "UTC",
   month: "short"
  });
  function dayOfMonth(e) {
   return `${new Date(e).getUTCDate()} ${re.format(e)}`;
  }
  function yearOf(e) {
   return new Date(e).getUTCFullYear();
  }
  function firstOfMonth(e, t) {
   const n = new Date(e);
   return Date.UTC(n.getUTCFullYear(), n.getUTCMonth() + t, 1);
  }
  function dayOf(e) {
   return new Date(e).toISOString().slice(0, 10);
  }
  const oe = 200, se = {
   human: 0,
   ai: 0,
   total: 0
  };
  function* jsonParts(e) {
   const {news: t, onlyAi: n} = e.comparison;
   yield JSON.stringify(function(e) {
    const {collection: t, comparison: n, project: r, baseUrl: o, generatedAt: s} = e, {trend: a, pages: i, pagesBefore: l, requests: u, problem: c} = t, {share: d, complete: f, appeared: h, vanished: p, news: m, periods: g} = n;
    return {
     format: "docs-agent/visitors",
     version: 3,
     project: r,
     baseUrl: o,
     generatedAt: new Date(s).toISOString(),
     ...bothOf(t),
     aiShare: {
      now: rounded(d.now),
      before: rounded(d.before)
     },
     trend: a.map(e => ({
      ...daysOf(e.period),
      totals: data_files_countsOf(e.totals)
     })),
     complete: f,
     lists: {
      now: stateOf(i),
      before: stateOf(l)
     },
     requests: u,
     problem: null === c ? null : {
      message: c.message,
      hint: c.hint
     },
     appeared: h,
     vanished: p,
     periodsCompared: g,
     site: {
      human: siteFigures(m.people),
      ai: siteFigures(m.ai)
     },
     sections: m.sections.map(e => ({
      ...e,
      pages: e.pages.length,
      factor: ratio(e.factor)
     })),
     season: null === e.season ? null : bothOf(e.season),
     didItHelp: laterFigures(e.later),
     evidence: (w = e.evidence, null === w ? null : Object.fromEntries(P.At.map(e => [ e, figuresOf(e, w[e]) ]))),
     openPullRequests: openPullFigures(e.openPulls)
    };
    var w;
   }(e), null, 2).slice(0, -2);
   for (const [e, r] of Object.entries({
    ...t.kinds,
    newPages: t.newPages,
    onlyAi: n
   })) {
    const t = r.map(({path: e}) => e);
    yield* listMember(e, t);
   }
   yield* listMember("tests", function*({people: e, ai: t}) {
    for (const {page: n, kind: r, now: o, level: s, spread: a, t: i, periods: l} of [ ...e.tests, ...t.tests ]) yield {
     path: n.path,
     kind: r,
     now: o,
     level: ratio(s),
     spread: ratio(a),
     t: ratio(i),
     periods: l
    };
   }(t)), yield* listMember("pages", everyPage(e)), yield "\n}\n";
  }
  function* csvParts(e) {
   yield "\ufeffpath,human,ai,total,human_before,ai_before,total_before\r\n";
   for (const t of inChunks(everyPage(e))) yield (0, r.A)(t.map(csvRow), {
    record_delimiter: "windows",
    quoted_string: !0
   });
  }
  function bothOf({period: e, before: t, totals: n, totalsBefore: r}) {
   const o = {
    now: data_files_countsOf(n),
    before: data_files_countsOf(r)
   };
   return {
    period: daysOf(e),
    before: daysOf(t),
    totals: o
   };
  }
  function openPullFigures(e) {
   if (null === e) return null;
   const {number: t, since: n} = e.oldest;
   return {
    count: e.count,
    cut: e.cut,
    oldest: {
     number: t,
     since: new Date(n).toISOString()
    }
   };
  }
  function laterFigures(e) {
   if (null === e) return null;
   const t = "judged" === e.kind ? e.judgement : null, n = "nothing-changed" === e.kind ? e.takenBack : t?.takenBack ?? [], r = t?.pages.map(({pull: e, ...t}) => ({
    ...t,
    human: judgedFigures(t.human),
    ai: judgedFigures(t.ai),
    commits: t.commits.map(({sha: e}) => e),
    pullRequest: e?.number ?? null
   })), o = "windows" in e ? Object.entries(e.windows).map(([e, t]) => [ e, daysOf(t) ]) : null;
   return {
    state: e.kind,
    reason: "unjudged" === e.kind ? e.reason : null,
    problem: "unread" === e.kind ? {
     message: e.problem.message,
     hint: e.problem.hint
    } : null,
    windows: null === o ? null : Object.fromEntries(o),
    pages: r ?? [],
    alike: t?.alike ?? [],
    unmatched: t?.unmatched ?? null,
    removed: t?.removed ?? null,
    cut: t?.cut ?? null,
    takenBack: n.map(({sha: e}) => e)
   };
  }
  function judgedFigures({before: e, after: t, expected: n, verdict: r}) {
   return {
    before: e,
    after: t,
    expected: null === n ? null : Number(n.toFixed(1)),
    verdict: r
   };
  }
  function siteFigures({site: e, tested: t, silenced: n}) {
   const r = null === e ? null : Math.sqrt(e.spread);
   return {
    ratio: ratio(e?.ratios[0] ?? null),
    spread: ratio(r),
    tested: t,
    silenced: n
   };
  }
  function* everyPage({collection: e, comparison: t}) {
   const absentFrom = e => isWhole(e) ? se : null, n = absentFrom(e.pages), r = absentFrom(e.pagesBefore);
   for (const o of [ t.pages, vanishedPages(e) ]) for (const {path: e, now: t, before: s} of o) yield {
    path: e,
    now: data_files_countsOf(t ?? n),
    before: data_files_countsOf(s ?? r)
   };
  }
  function* listMember(e, t) {
   yield `,\n  ${JSON.stringify(e)}: [`;
   let n = "";
   for (const e of inChunks(t)) yield n + e.map(e => `\n    ${JSON.stringify(e)}`).join(","), 
   n = ",";
   yield "\n  ]";
  }
  function* inChunks(e) {
   let t = [];
   for (const n of e) t.push(n), t.length < oe || (yield t, t = []);
   t.length > 0 && (yield t);
  }
  function csvRow({path: e, now: t, before: n}) {
   const r = [ t, n ].map(e => e ?? {
    human: null,
    ai: null,
    total: null
   });
   return [ inert(e), ...r.flatMap(({human: e, ai: t, total: n}) => [ e, t, n ]) ];
  }
  const ae = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
  function inert(e) {
   const [t = ""] = e;
   return ae.test(e) || /^[=+\-−@]/.test(t.normalize("NFKC")) ? `'${e}` : e;
  }
  function daysOf(e) {
   return {
    ...instants(e),
    days: daysIn(e)
   };
  }
  function data_files_countsOf(e) {
   return null === e ? e : {
    human: e.human,
    ai: e.ai,
    total: e.total
   };
  }
  function stateOf({rows: e, gap: t, rejected: n, repeated: r, shifted: o, odd: s}) {
   return {
    pages: e.size,
    gap: t,
    rejected: n,
    repeated: r,
    shifted: o,
    odd: s
   };
  }
  function ratio(e) {
   return null === e ? null : Number(e.toPrecision(4));
  }
  var ie = n(4845);
  const le = 100, ue = 2, ce = 3, de = .1;
  function headline(e, t, n) {
   return sentences([ whoReads(e, t), describeSeason(n, siteChanges(e, t)) ]);
  }
  function siteChanges({trend: e}, t) {
   return p.flatMap(n => {
    const r = t[n], o = clearChange(r, headline_trendOf(e, n));
    return null === o || isFew(r) ? [] : [ {
     kind: n,
     log: o
    } ];
   });
  }
  function whoReads({period: e, trend: t}, n) {
   const {human: r, ai: o, total: s} = n;
   if (isSilent({
    human: r.now,
    ai: o.now,
    total: s.now
   })) return function(e, {before: t}) {
    const n = `No visitor read the documentation (${nameOf(e)}).`;
    return null === t ? n : `${n} There were ${count(t)} in ${nameOfBefore(e)}: check that the site still counts its visitors.`;
   }(e, s);
   const a = nameOfBefore(e), i = change(r, headline_trendOf(t, "human")), l = change(o, headline_trendOf(t, "ai")), u = `${nameOf(e)}: ${visitors("human", r.now)}`, c = visitors("ai", o.now), d = `${counted(s.now, "unique visitor")} in all.`;
   return "" === i ? `${u} and ${c}; ${d}` : i === l ? `${u} and ${c}, both ${i} ${a}; ${d}` : `${u}, ${i} ${a}, and ${c}, ${l} then; ${d}`;
  }
  function headline_trendOf(e, t) {
   return e.flatMap(({totals: e}) => null === e ? [] : [ e[t] ]);
  }
  function change(e, t) {
   const {now: n, before: r} = e;
   if (null === r) return "";
   if (isFew(e)) return n === r ? "as many as" : `${count(Math.abs(n - r))} ${n > r ? "more" : "fewer"} than`;
   const o = clearChange(e, t);
   return null === o ? "about as many as" : `${count(Math.abs(Math.round(100 * (n / r - 1))))}% ${o > 0 ? "more" : "fewer"} than`;
  }
  function isFew({now: e, before: t}) {
   return Math.min(e, t ?? 0) < le;
  }
  function clearChange({now: e, before: t}, n) {
   if (null === t || 0 === t || 0 === e) return null;
   const r = Math.log(e / t);
   return Math.abs(r) <= ue * function(e, t, n) {
    const r = n.slice(0, -1), o = r.slice(1).flatMap((e, t) => {
     const n = r[t] ?? 0;
     return n > 0 && e > 0 ? [ Math.log(e / n) ] : [];
    }), s = o.reduce((e, t) => e + t ** 2, 0), a = o.length < ce ? de ** 2 : s / o.length;
    return Math.sqrt(Math.max(a, 1 / e + 1 / t));
   }(e, t, n) ? null : r;
  }
  const fe = 2, he = 52, pe = .5, me = 2;
  function describeSeason(e, t) {
   if (null === e) return "";
   const {period: n, totals: r, totalsBefore: o} = e, s = t.filter(({kind: e}) => o[e] > 0 && r[e] > 0);
   if (0 === s.length) return "";
   const a = s.map(({kind: e}) => {
    const [t, n] = [ r[e], o[e] ];
    return `${count(n)} → ${visitors(e, t)} (${percent({
     now: t,
     before: n
    })})`;
   }), i = s.every(t => function({totals: e, totalsBefore: t}, {kind: n, log: r}) {
    const [o, s] = [ e[n], t[n] ], a = Math.log(o / s);
    return Math.abs(a) > me * Math.sqrt(1 / o + 1 / s) && Math.sign(a) === Math.sign(r) && Math.abs(a) >= pe * Math.abs(r);
   }(e, t)) ? ": it may be the season" : "";
   return `The same ${function(e) {
    return "month" === e.kind ? "months" : 7 === daysIn(e) ? "weeks" : "days";
   }(n)} a year earlier: ${a.join(", ")}${i}.`;
  }
  const ge = 6;
  class Collector {
   plan;
   tools;
   allowance;
   trend;
   lists;
   older;
   totals=new Map;
   error=null;
   refused=!1;
   toldLength=!1;
   constructor(e, t) {
    this.plan = e, this.tools = t, this.allowance = {
     left: e.maxRequests
    };
    const n = periodBefore(e.period);
    this.trend = periodsUpTo(e.period, e.trend), this.lists = {
     now: beginning("main", e.period),
     before: beginning("main", n)
    };
    const r = periodsUpTo(periodBefore(n), ge).toReversed();
    this.older = r.map(e => beginning("older", e));
   }
   async run() {
    const [e, t] = [ periodKey(this.lists.now.period), periodKey(this.lists.before.period) ], n = [ this.page(this.lists.now, 0), this.page(this.lists.before, 0) ];
    for (const r of this.trend.toReversed()) {
     const o = periodKey(r), s = this.plan.known.get(o);
     if (o === e || o === t) continue;
     const a = this.older.find(e => periodKey(e.period) === o);
     void 0 !== s ? this.totals.set(o, s) : n.push(void 0 === a ? this.trendTotals(r) : this.page(a, 0, !1));
    }
    const r = this.plan.known.get(t);
    void 0 !== r && this.totals.set(t, r), await Promise.all(Array.from({
     length: 3
    }, () => this.work(n))), await this.readAgain("now"), await this.readAgain("before"), 
    await this.readOlder();
   }
   async readOlder() {
    const {now: e, before: t} = this.lists;
    if (!isWhole(e.gatherer.list()) || !isWhole(t.gatherer.list())) return;
    const n = Math.max(e.pages, t.pages), {lists: r, requests: o} = this.plan.reserved, s = this.allowance.left - r * n - o;
    let a = 0;
    const i = [];
    for (const e of this.older) if (null !== e.next) {
     if (a += n - e.pages, a > s) break;
     i.push(this.page(e, e.next));
    }
    await this.work(i);
   }
   collection() {
    const {now: e, before: t} = this.lists, totalsOf = e => this.totals.get(periodKey(e)) ?? null, n = totalsOf(e.period), {error: r} = this;
    if (null !== r && (null === n || this.tools.cancelled.aborted)) throw r;
    if (null === n) throw new RangeError("The report needs at least one request.");
    return {
     period: e.period,
     before: t.period,
     totals: n,
     totalsBefore: totalsOf(t.period),
     pages: e.gatherer.list(),
     pagesBefore: t.gatherer.list(),
     older: this.olderLists(),
     trend: this.trend.map(e => ({
      period: e,
      totals: totalsOf(e)
     })),
     requests: this.plan.maxRequests - this.allowance.left,
     problem: null === r ? null : {
      message: r.message,
      hint: r.hint
     }
    };
   }
   olderLists() {
    const e = [];
    for (const {period: t, totals: n, gatherer: r} of this.older) {
     const o = r.list();
     if (null === n || !isWhole(o)) break;
     e.push({
      period: t,
      totals: n,
      pages: o
     });
    }
    return e;
   }
   async work(e) {
    for (let t = e.shift(); void 0 !== t; t = e.shift()) {
     const n = await t();
     null !== n && e.push(n);
    }
   }
   async readAgain(e) {
    const t = this.lists[e], n = t.gatherer.list();
    if (!hasShifted(n) || t.pages > this.allowance.left) return;
    const r = beginning("again", t.period);
    await this.work([ this.page(r, 0) ]), isBetter(r.gatherer.list(), n) && (this.lists[e] = r, 
    this.keepTotals(r));
   }
   keepTotals({period: e, totals: t}) {
    null !== t && this.totals.set(periodKey(e), t);
   }
   page(e, t, n = !0) {
    return async () => {
     const {kind: r, gatherer: o} = e, s = await this.read(e.period, b, t);
     if ("failed" === s && o.fail(), "failed" === s || "not-asked" === s) return null;
     e.pages += 1;
     const a = o.take(s);
     return e.next = a ? t + $ : null, 0 === t && (e.totals = s.totals), "again" !== r && this.keepTotals(e), 
     a && "older" !== r && !this.toldLength && (this.toldLength = !0, this.tools.onLongList?.()), 
     null !== e.next && n ? this.page(e, e.next) : null;
    };
   }
   trendTotals(e) {
    return async () => {
     const t = await this.read(e, 1, 0);
     return "object" == typeof t && this.totals.set(periodKey(e), t.totals), null;
    };
   }
   async read(e, t, n) {
    if (this.refused) return "failed";
    if (0 === this.allowance.left) return "not-asked";
    const {allowance: r, tools: o} = this;
    try {
     const s = {
      ...instants(e),
      limit: t,
      offset: n
     };
     return await o.service.readVisitors(s, {
      allowance: r,
      cancelled: o.cancelled
     });
    } catch (e) {
     if (!(e instanceof ie._7)) throw e;
     return this.error ??= e, 400 !== e.status && 422 !== e.status && (this.refused = !0), 
     "failed";
    }
   }
  }
  function beginning(e, t) {
   return {
    kind: e,
    period: t,
    gatherer: new PageGatherer,
    totals: null,
    pages: 0,
    next: 0
   };
  }
  var we = function(e) {
   return function(t) {
    function fail(n) {
     t.error = t.hasError ? new e(n, t.error, "An error was suppressed during disposal.") : n, 
     t.hasError = !0;
    }
    var n, r = 0;
    return function next() {
     for (;n = t.stack.pop(); ) try {
      if (!n.async && 1 === r) return r = 0, t.stack.push(n), Promise.resolve().then(next);
      if (n.dispose) {
       var e = n.dispose.call(n.value);
       if (n.async) return r |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else r |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === r) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, n) {
   var r = new Error(n);
   return r.name = "SuppressedError", r.error = e, r.suppressed = t, r;
  });
  const be = 2, $e = [ 403, 404, 405 ], ve = [ 401, 429 ];
  class EvidenceCollector {
   plan;
   tools;
   waiting;
   hopeless=null;
   until;
   constructor(e, t) {
    this.plan = e, this.tools = t, this.waiting = e.kinds.length, this.until = t.clock.monotonic() + 6e4;
   }
   async read(e) {
    const t = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const {clock: n, cancelled: r} = this.tools, {period: o, allowance: s} = this.plan, a = new AbortController;
     !function(e, t, n) {
      if (null != t) {
       if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
       var r, o;
       if (n) {
        if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
        r = t[Symbol.asyncDispose];
       }
       if (void 0 === r) {
        if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
        r = t[Symbol.dispose], n && (o = r);
       }
       if ("function" != typeof r) throw new TypeError("Object not disposable.");
       o && (r = function() {
        try {
         o.call(this);
        } catch (e) {
         return Promise.reject(e);
        }
       }), e.stack.push({
        value: t,
        dispose: r,
        async: n
       });
      } else n && e.stack.push({
       async: !0
      });
     }(t, n.after((this.until - n.monotonic()) / this.waiting, () => a.abort()), !1), 
     this.waiting -= 1;
     const i = Math.max(Math.min(1, s.left), Math.min(be, s.left - this.waiting)), l = {
      left: i
     }, u = {
      allowance: l,
      late: a.signal,
      cancelled: AbortSignal.any([ r, a.signal ])
     }, c = await this.pages(e, o, u), d = e.hasBefore && !("reason" in c) && !c.more && l.left > 0 ? await this.pages(e, periodBefore(o), u) : null;
     if (s.left -= i - l.left, "reason" in c) return c;
     const {rows: f, rejected: h, more: p} = c, m = null === d || "reason" in d || d.more ? null : d.rows;
     return {
      kind: "judged",
      figures: e.judge(f, m),
      rejected: h,
      rows: f.length,
      more: p
     };
    } catch (e) {
     t.error = e, t.hasError = !0;
    } finally {
     we(t);
    }
   }
   async pages({readerOf: e, nameOf: t}, n, r) {
    const o = e(this.tools.service), s = [], a = new Set;
    let i = 0, l = {
     hasMore: !0,
     cursor: null
    };
    for (let e = 0; l.hasMore && (0 === e || null !== l.cursor); e += 1) {
     const u = {
      ...instants(n),
      cursor: l.cursor
     }, c = await this.ask(() => o(u, r), r);
     if ("reason" in c && 0 === e) return c;
     if ("reason" in c) break;
     i += c.rejectedRows;
     for (const e of c.rows) {
      const n = t(e);
      null !== n && a.has(n) || (null !== n && a.add(n), s.push(e));
     }
     l = c;
    }
    return {
     rows: s,
     rejected: i,
     more: l.hasMore
    };
   }
   async ask(e, t) {
    if (null !== this.hopeless) return this.hopeless;
    if (0 === t.allowance.left) return {
     kind: "left-out",
     reason: "requests",
     status: null
    };
    try {
     return await e();
    } catch (e) {
     if (!(e instanceof ie._7)) throw e;
     const n = e.status ?? null;
     if (t.late.aborted && null === n) return {
      kind: "left-out",
      reason: "time",
      status: n
     };
     const r = {
      kind: "left-out",
      reason: null !== n && $e.includes(n) ? "not-offered" : "failed",
      status: n
     };
     return null !== n && ve.includes(n) && (this.hopeless = r), r;
    }
   }
  }
  function isPartial({pages: e, pagesBefore: t, totalsBefore: n, trend: r}) {
   return null !== e.gap || null !== t.gap || null === n || r.some(({totals: e}) => null === e);
  }
  function renderPartial(e, t) {
   if (!isPartial(e)) return "";
   const {period: n, pages: r, pagesBefore: o, totalsBefore: s, trend: a, requests: i, problem: l} = e, u = [ r.gap, o.gap ].filter(e => null !== e), c = a.filter(({totals: e}) => null === e).length, d = nameOfBefore(n);
   return sentences([ "> **Partial.** The totals shown are those that the service reported.", 0 === u.length ? "" : `${counted(r.rows.size, "page")} of the period and ${counted(o.rows.size, "page")} of ${d} were read; others may be missing, so nothing is ranked for the whole site.`, null === s ? `The totals of ${d} are missing, so nothing is compared.` : "", 0 === c ? "" : `The trend is missing ${counted(c, "period")}.`, i < t ? "" : `The limit of ${counted(t, "request")} was reached. ${describeNeed(e, t)}`, u.includes("nothing-new") ? "The service said that there are more pages, but sent nothing new." : "", u.includes("too-large") ? "There are more rows, or longer paths, than the report can hold." : "", null === l ? "" : `Could not read everything: ${(0, 
   x.SS)((0, ie.fI)(l), {
    longest: 400
   })}` ]);
  }
  function renderOddities({pages: e, pagesBefore: t, totals: n, totalsBefore: r}) {
   const o = isOdd(n) || null !== r && isOdd(r), sum = n => e[n] + t[n], [s, a, i, l] = [ sum("rejected"), sum("repeated"), sum("shifted"), sum("odd") ];
   return sentences([ 0 === s ? "" : `${countedWere(s, "row")} invalid and skipped.`, 0 === a ? "" : `The list of pages changed while it was read: ${counted(a, "row")} came twice, so others may be missing.`, 0 === i || a > 0 ? "" : "The list of pages changed while it was read, so rows may be missing.", 0 === l ? "" : `The unique visitors of ${counted(l, "page")} do not fit the people and AI visitors; they are shown as reported.`, o ? "The site's unique visitors do not fit its people and AI visitors; they are shown as reported." : "" ]);
  }
  const ke = 1e3, ye = 100, Me = [ 1e3, 1e4, 5e4, 1e5 ], Oe = 2;
  function requestsForTrend(e) {
   return Math.max(0, e - 2);
  }
  function describeNeed({pages: e, pagesBefore: t, trend: n}, r) {
   const o = [ e, t ].find(({gap: e}) => null === e), s = Math.max(e.rows.size, t.rows.size);
   if (void 0 === o) return describeSizes(s, n.length) || Se;
   const a = 2 * (requestsFor(s) + 1) + requestsForTrend(n.length);
   return a > ke ? Se : `A complete report of this site needs about \`max-requests: ${Math.max(a, r + 1)}\`.${hourly(a)}`;
  }
  const Se = "The site has more pages than a report can read.";
  function describeHistory(e, t, n) {
   const {pages: r, pagesBefore: o, older: s, requests: a} = e, i = ge - s.length, l = a + i * requestsFor(Math.max(r.rows.size, o.rows.size)), u = isWhole(r) && isWhole(o) && i > 0 && l > n && l <= ke;
   if (0 === t || 1 === t && !u) return "";
   const c = `What is usual for a page comes from its ${1 === t ? "last period" : counted(t, "earlier period")}`;
   return u ? `${c}; \`max-requests: ${l}\` is enough for ${ge + 1}.${hourly(l)}` : `${c}.`;
  }
  function describeSizes(e, t) {
   const n = Me.filter(t => t > e).map(e => ({
    pages: e,
    needed: 2 * requestsFor(e) + requestsForTrend(t)
   })).filter(({needed: e}) => e <= ke).slice(0, Oe);
   if (0 === n.length) return "";
   const r = n.map(({pages: e, needed: t}) => `${count(e)} pages need about \`max-requests: ${t}\``), o = Math.max(...n.map(({needed: e}) => e));
   return `${r.join(", ")}.${hourly(o)}`;
  }
  function hourly(e) {
   return e > ye ? ` Hosted services often allow ${ye} requests an hour.` : "";
  }
  function followFiles(e, t) {
   const n = new Follower(t);
   for (const {commit: t, files: r} of e) n.take(t, r);
   return n.changes();
  }
  class Follower {
   root;
   commits=[];
   present=new Map;
   gone=new Map;
   constructor(e) {
    this.root = e;
   }
   take(e, t) {
    this.commits.push(e);
    for (const e of t) this.takeFile(e);
   }
   takeFile({path: e, previousPath: t, status: n}) {
    if ("unchanged" === n) return;
    const r = "renamed" === n && null !== t ? t : e, [o, s] = [ sitePathOf(e, this.root), sitePathOf(r, this.root) ];
    if ("removed" === n) null !== o && this.remove(e, o); else if ("added" === n || "copied" === n || null === s) null !== o && this.add(e, o); else if (null === o) this.remove(r, s); else {
     const t = this.present.get(r) ?? {
      before: s,
      path: s,
      changedIn: []
     };
     this.present.delete(r), this.gone.delete(e), this.present.set(e, this.joined(t, o));
    }
   }
   changes() {
    const e = [ ...this.gone.values() ], t = [ ...Map.groupBy(this.present.values(), ({path: e}) => e) ].map(([t, n]) => this.pageOf(t, n, e)), n = new Set(t.flatMap(({path: e, before: t}) => [ e, t ]));
    return {
     changed: t,
     removed: [ ...Map.groupBy(e, ({before: e}) => e) ].flatMap(([e, t]) => null === e || n.has(e) ? [] : [ {
      path: e,
      before: e,
      commits: this.commitsOf(t)
     } ])
    };
   }
   pageOf(e, t, n) {
    const r = n.filter(({before: t}) => t === e), o = t.flatMap(({before: e}) => e ?? []), s = o.includes(e) || 0 === o.length && r.length > 0;
    return {
     path: e,
     before: s ? e : o[0] ?? null,
     commits: this.commitsOf([ ...t, ...r ])
    };
   }
   commitsOf(e) {
    const t = new Set(e.flatMap(({changedIn: e}) => e));
    return this.commits.filter((e, n) => t.has(n)).toReversed();
   }
   add(e, t) {
    const n = this.present.get(e) ?? this.gone.get(e) ?? {
     before: null,
     path: t,
     changedIn: []
    };
    this.gone.delete(e), this.present.set(e, this.joined(n, t));
   }
   remove(e, t) {
    const n = this.present.get(e) ?? {
     before: t,
     path: t,
     changedIn: []
    };
    this.present.delete(e), this.gone.set(e, this.joined(n, t));
   }
   joined({before: e, changedIn: t}, n) {
    return {
     before: e,
     path: n,
     changedIn: [ ...t, this.commits.length - 1 ]
    };
   }
  }
  const Pe = / \(#\d+\)$/, xe = /^(Revert|Reapply) "(.*)"$/, qe = 40, je = 10, Ie = 10, Ae = .08;
  function untouchedPages(e, {before: t, after: n}) {
   return [ ...new Set([ ...t.keys(), ...n.keys() ]) ].filter(t => !e.has(t));
  }
  function baselinesOf(e, {before: t, after: n}) {
   const r = untouchedPages(e, {
    before: t,
    after: n
   });
   if (r.length < je) return {
    human: null,
    ai: null
   };
   const o = [ "human", "ai" ].flatMap(e => {
    const o = r.map(r => ({
     before: countIn(t, r, e),
     now: countIn(n, r, e)
    })), s = siteRatio(o);
    return null === s ? [] : [ {
     kind: e,
     changes: o,
     ratio: s
    } ];
   }), s = siteSpreads(o, Ie), baselineOf = e => {
    const t = s.find(({kind: t}) => t === e);
    return void 0 === t || null === t.spread ? null : {
     ratio: t.ratio,
     spread: t.spread
    };
   };
   return {
    human: baselineOf("human"),
    ai: baselineOf("ai")
   };
  }
  function countIn(e, t, n) {
   return e.get(t)?.[n] ?? 0;
  }
  function test(e, t) {
   if (null === t) return {
    change: e,
    expected: null,
    z: null
   };
   const {ratio: n} = t, r = function({before: e, now: t}, n) {
    return n * (e + t) / (1 + n);
   }(e, n) >= i.leastExpected;
   return {
    change: e,
    expected: n * e.before,
    z: r ? deviation(e, t) : null
   };
  }
  function clearChanges(e, t) {
   const n = e.flatMap(e => {
    const n = t(e);
    return null === n ? [] : [ {
     each: e,
     p: pValue(n)
    } ];
   }), r = discoveries(n.map(({p: e}) => e), Ae), o = n.filter((e, t) => r[t]).map(({each: e}) => e);
   return new Set(o.filter(judge_pages_isLarge));
  }
  function judge_pages_isLarge({change: e, expected: t}) {
   return null !== t && Math.abs(e.now - t) >= i.leastChange * t;
  }
  function judge_pages_judged(e, t, {clear: n, unusual: r}) {
   const {change: o, expected: s, z: a} = e, i = {
    before: o.before,
    after: o.now,
    expected: t ? null : s
   };
   return null === a || t ? {
    ...i,
    verdict: "too-little-data"
   } : n.has(e) ? {
    ...i,
    verdict: a > 0 ? "more" : "fewer"
   } : {
    ...i,
    verdict: r.has(e) ? "was-unusual" : "no-clear-change"
   };
  }
  function ofSection({path: e, kind: t, factor: n, pages: r, alike: o}) {
   return {
    what: "section",
    path: e,
    kind: t,
    verdict: n > 1 ? "more" : "fewer",
    pages: r.length,
    alike: o
   };
  }
  function pagesIn({kinds: e}) {
   const ofPages = (e, t) => e.map(({path: e, before: n, now: r}) => ({
    ...t,
    what: "page",
    path: e,
    before: n?.[t.kind] ?? 0,
    after: r?.[t.kind] ?? 0
   })), t = [ ...e.lostMostPeople, ...e.fewerPeopleMoreAi, ...e.fewerPeople ];
   return [ ...ofPages(e.morePeople, {
    kind: "human",
    verdict: "more"
   }), ...ofPages(t, {
    kind: "human",
    verdict: "fewer"
   }), ...ofPages([ ...e.fewerPeopleMoreAi, ...e.moreAi ], {
    kind: "ai",
    verdict: "more"
   }), ...ofPages(e.lessAi, {
    kind: "ai",
    verdict: "fewer"
   }) ];
  }
  const Fe = 3;
  function finderIn(e, t) {
   const n = new Map;
   for (const [t, {path: r}] of e) {
    const e = t.toLowerCase();
    n.set(e, n.has(e) ? null : r);
   }
   return r => {
    const o = below(t, r);
    return e.get(o)?.path ?? n.get(o.toLowerCase()) ?? null;
   };
  }
  function comparableForms(e) {
   const t = new Map;
   for (const n of e) for (const e of n.keys()) t.has(e) || t.set(e, comparablePath(e));
   return t;
  }
  function visitedPaths(e, t) {
   const n = new Map;
   for (const [r, o] of t) {
    const t = Math.max(...e.map(e => e.get(r)?.total ?? 0));
    t > (n.get(o)?.most ?? 0) && n.set(o, {
     path: r,
     most: t
    });
   }
   return n;
  }
  function prefixesIn(e, t) {
   const n = [];
   let r = e.indexOf("/", 1);
   for (;r > 0 && n.length < Fe; r = e.indexOf("/", r + 1)) n.push(e.slice(0, r));
   const o = n.filter(n => t.has(e.slice(n.length)));
   return t.has("/") && "/" !== e && !e.includes("/", 1) ? [ ...o, e ] : o;
  }
  function below(e, t) {
   return "" !== e && "/" === t ? e : e + t;
  }
  const Te = 28;
  function requestsOf({rows: e, repeated: t, rejected: n}) {
   return requestsFor(e.size + t + n);
  }
  async function readAgain(e, t, n) {
   if (!hasShifted(t) || requestsOf(t) > n.allowance.left) return t;
   const r = await readList(e, {
    ...n
   });
   return isBetter(r, t) ? r : t;
  }
  async function readList(e, t) {
   const {service: n, allowance: r, cancelled: o} = t, s = new PageGatherer;
   for (let a = 0; r.left > 0 && null === t.problem; a += $) try {
    const t = await n.readVisitors({
     ...instants(e),
     limit: b,
     offset: a
    }, {
     allowance: r,
     cancelled: o
    });
    if (!s.take(t)) return s.list();
   } catch (e) {
    if (!(e instanceof ie._7)) throw e;
    t.problem ??= {
     message: e.message,
     hint: e.hint
    };
   }
   return null !== t.problem && s.fail(), s.list();
  }
  const Ne = 3, Ce = 30, Le = 100, Re = 10;
  async function lookBack(e, t, n, r) {
   const {service: o, runner: s} = r, a = function({to: e}) {
    const t = e - Te * te, days = (e, t) => ({
     kind: "days",
     from: e,
     to: t
    }), n = t - 7 * te;
    return {
     week: days(n, t),
     before: days(n - Te * te, n),
     after: days(t, e),
     earlier: days(n - 2 * Te * te, n - Te * te)
    };
   }(e.period), l = await async function(e, t, {repository: n, runner: r}) {
    const within = e => {
     const {from: t, to: n} = instants({
      from: e.from,
      to: e.to - 1e3
     });
     return {
      since: t,
      until: n
     };
    }, o = "." === e ? "" : e;
    try {
     const r = await n.commitsUnder(o, {
      ...within(t.week),
      most: Ce
     });
     if (0 === r.commits.length) return {
      files: followFiles([], e),
      cut: r.cut,
      takenBack: []
     };
     const s = await n.commitsUnder(o, {
      ...within(t.after),
      most: Le
     }), a = r.commits.toReversed(), i = function(e) {
      const t = new Map, n = [];
      for (const {sha: r, subject: o} of e) {
       const e = o.replace(Pe, ""), [, s, a = ""] = xe.exec(e) ?? [], i = a.replace(Pe, "");
       if ("Reapply" === s) for (const [e, r] of t) n.some(e => e.sha === r && e.name === i) && t.delete(e);
       const l = "Revert" === s ? n.findLast(e => e.name === i) : void 0;
       void 0 === l || t.delete(l.sha) || t.set(r, l.sha), n.push({
        sha: r,
        name: e
       });
      }
      return new Set([ ...t ].flat());
     }([ ...a, ...s.commits.toReversed() ]), l = [];
     let {cut: u} = r;
     for (const e of a.filter(({sha: e}) => !i.has(e))) {
      const {files: t, cut: r} = await n.filesOf(e.sha);
      l.push({
       commit: e,
       files: t
      }), u ||= r;
     }
     return {
      files: followFiles(l, e),
      cut: u,
      takenBack: a.filter(({sha: e}) => i.has(e))
     };
    } catch (e) {
     const t = (0, ie.wz)(e);
     return warn("Can't report on the pages that were changed four weeks ago", t, r), 
     t;
    }
   }(t, a, r);
   if ("message" in l) return {
    kind: "unread",
    windows: a,
    problem: l
   };
   const {files: u, ...c} = l;
   if (0 === u.changed.length && 0 === u.removed.length) return {
    kind: "nothing-changed",
    windows: a,
    root: t,
    takenBack: c.takenBack
   };
   const unjudged = e => ({
    kind: "unjudged",
    windows: a,
    reason: e
   });
   if (isPartial(e)) return unjudged("partial-report");
   const d = Math.max(e.pages.rows.size, e.pagesBefore.rows.size);
   if (n.left < 2 * requestsFor(d)) return unjudged("requests");
   const f = await async function(e, t) {
    const n = {
     ...t,
     problem: null
    }, [r, o] = await Promise.all([ readList(e.before, n), readList(e.after, n) ]), s = await readAgain(e.before, r, n), a = await readAgain(e.after, o, n), i = isWhole(s) && isWhole(a) && requestsOf(s) <= t.allowance.left ? await readList(e.earlier, {
     ...n
    }) : null;
    return {
     before: s,
     after: a,
     earlier: null !== i && isWhole(i) ? i : null,
     problem: n.problem
    };
   }(a, {
    service: o,
    allowance: n,
    cancelled: s.cancelled
   });
   null !== f.problem && warn("The page lists of the weeks before and after were not read", f.problem, s);
   const h = f.before.gap ?? f.after.gap;
   if (null !== h) return unjudged(h);
   if (!isWhole(f.before) || !isWhole(f.after)) return unjudged("rows-missing");
   const p = {
    before: f.before.rows,
    after: f.after.rows,
    earlier: f.earlier?.rows ?? null
   }, {touched: m, unmatched: g, removed: w, ...b} = function({changed: e, removed: t}, {before: n, after: r}) {
    const o = [ n, r ], s = comparableForms(o), a = visitedPaths(o, s), l = [ ...e, ...t ].flatMap(({path: e, before: t}) => null === t ? [ e ] : [ e, t ]), u = function(e, t) {
     const n = new Set(e);
     if (e.some(e => t.has(e))) return "";
     const r = new Set;
     for (const e of t.keys()) for (const t of prefixesIn(e, n)) r.add(t);
     const [o] = r;
     return void 0 === o || r.size > 1 ? "" : 2 * [ ...t.keys() ].filter(e => e === o || e.startsWith(`${o}/`)).length > t.size ? o : "";
    }(l, a), within = e => finderIn(visitedPaths([ e ], comparableForms([ e ])), u), c = {
     ever: finderIn(a, u),
     before: within(n),
     after: within(r)
    }, d = t.filter(({path: e}) => function(e, {before: t, after: n}) {
     const [r, o] = [ t, n ].map(t => null === e ? 0 : t.get(e)?.total ?? 0);
     return void 0 !== o && void 0 !== r && o > i.leftOver * r;
    }(c.ever(e), {
     before: n,
     after: r
    })), f = [ ...e, ...d ].flatMap(e => function({path: e, before: t, commits: n}, r) {
     const o = r.after(e) ?? r.ever(e);
     return null === o ? [] : t === e ? [ {
      path: o,
      before: r.before(e) ?? o,
      commits: n
     } ] : [ {
      path: o,
      before: (null === t ? null : r.before(t)) ?? r.before(e),
      commits: n
     } ];
    }(e, c)), h = new Set(l.map(e => below(u, e).toLowerCase()));
    return {
     pages: f,
     unmatched: e.length + d.length - f.length,
     removed: t.length - d.length,
     touched: new Set([ ...s ].flatMap(([e, t]) => h.has(t.toLowerCase()) ? [ e ] : []))
    };
   }(u, p), $ = function({pages: e, touched: t}, n) {
    const r = baselinesOf(t, n), o = null === n.earlier ? null : {
     ...n,
     before: n.earlier
    }, s = null === o ? {
     human: null,
     ai: null
    } : baselinesOf(t, o), tested = (e, t) => {
     const {before: a} = e, i = [ a ?? e.path, e.path ], l = Math.max(0, ...i.map(e => countIn(o?.before ?? new Map, e, t))), u = function({path: e, before: t}, n, {before: r, after: o}) {
      return {
       before: null === t ? 0 : countIn(r, t, n),
       now: countIn(o, e, n)
      };
     }(e, t, n), c = test({
      before: l,
      now: u.now
     }, s[t]);
     return {
      ...test(u, r[t]),
      zEarlier: c.z
     };
    }, a = e.map(e => ({
     path: e.path,
     page: e,
     human: tested(e, "human"),
     ai: tested(e, "ai")
    })), i = a.flatMap(({page: e, human: t, ai: n}) => null === e.before ? [] : [ t, n ]), l = {
     clear: clearChanges(i, ({z: e, zEarlier: t}) => function(e, t) {
      return null === e || null === t ? e : Math.sign(e) !== Math.sign(t) ? 0 : Math.abs(e) < Math.abs(t) ? e : t;
     }(e, t)),
     unusual: clearChanges(i, ({z: e}) => e)
    }, u = largestFirst(({page: e, human: t, ai: n}) => null === e.before ? 0 : Math.max(Math.abs(t.z ?? 0), Math.abs(n.z ?? 0)));
    return a.toSorted(u).map(({page: e, human: t, ai: n}) => {
     const r = null === e.before;
     return {
      path: e.path,
      renamedFrom: e.before === e.path ? null : e.before,
      isNew: r,
      human: judge_pages_judged(t, r, l),
      ai: judge_pages_judged(n, r, l),
      commits: e.commits
     };
    });
   }({
    ...b,
    touched: m
   }, p), v = function(e, t, {before: n, after: r}) {
    const o = e.flatMap(({human: e, ai: t}) => [ e.verdict, t.verdict ]);
    if (!o.includes("more") && !o.includes("fewer")) return [];
    const s = findNews(untouchedPages(t, {
     before: n,
     after: r
    }).map(e => ({
     path: e,
     now: r.get(e) ?? null,
     before: n.get(e) ?? null,
     older: []
    })));
    return [ ...s.sections.map(ofSection), ...pagesIn(s) ].filter(({kind: t, verdict: n}) => e.some(e => e[t].verdict === n));
   }($, m, p), k = untouchedPages(m, p).length, y = await async function(e, {repository: t, runner: n}) {
    const r = new Map, o = linedPages(e).flatMap(({commits: [e]}) => void 0 === e ? [] : [ e ]);
    try {
     for (const {sha: e} of o) r.has(e) || r.set(e, await mergedPullOf(e, t));
    } catch (e) {
     n.debug(`The pull requests of commits could not be read: ${(0, ie.wz)(e).message}`);
    }
    return e.map(e => {
     return {
      ...e,
      pull: (t = e.commits[0], r.get(t?.sha ?? "") ?? null)
     };
     var t;
    });
   }($, r);
   return {
    kind: "judged",
    windows: a,
    root: t,
    judgement: {
     pages: y,
     alike: v,
     others: k,
     unmatched: g,
     removed: w,
     ...c
    }
   };
  }
  async function mergedPullOf(e, t) {
   const n = (await t.pullRequestsOf(e)).find(({state: e}) => "merged" === e);
   return void 0 === n ? null : {
    number: n.number,
    title: n.title
   };
  }
  function linedPages(e) {
   return e.filter(isWorthALine).slice(0, Re);
  }
  function isWorthALine({isNew: e, human: t, ai: n}) {
   return e || "too-little-data" !== t.verdict || "too-little-data" !== n.verdict;
  }
  function warn(e, t, n) {
   n.warning(`${e}: ${(0, ie.fI)(t)}`);
  }
  var ze = n(7934), Be = n(8311);
  const _e = 110, We = ze.FsL(ze.aig(), ze.Y2b(), ze.Wwf(0)), Ue = ze.FsL(ze.aig(), ze.Y2b(), ze.Wwf(-8e15), ze.cGV(8e15)), Ee = {
   kind: ze.KIO([ "days", "month" ]),
   from: Ue,
   to: Ue
  }, De = ze.rej({
   kind: ze.euz("report"),
   service: ze.FsL(ze.YjP(), ze.yGV(/^[\da-f]{64}$/)),
   project: ze.FsL(ze.YjP(), ze.yGV(Be.mu)),
   shown: ze.rej({
    period: ze.rej(Ee),
    partial: ze.zMY(),
    compared: ze.zMY(),
    complete: ze.zMY(),
    pages: We
   }),
   history: ze.FsL(ze.YOg(ze.rej({
    k: Ee.kind,
    f: Ue,
    t: Ue,
    h: We,
    a: We,
    n: We
   })), ze.Ru6(_e))
  });
  function shownOf({collection: e, comparison: t}) {
   const {period: n, pages: r} = e, o = "unknown" !== t.uncompared;
   return {
    period: n,
    partial: isPartial(e),
    compared: o,
    complete: t.complete,
    pages: r.rows.size
   };
  }
  function decideUpdate(e, t) {
   return null === e ? "new-period" : periodKey(e.period) !== periodKey(t.period) ? t.period.to < e.period.to ? "keep-later" : "new-period" : function(e, t) {
    const rank = ({partial: e, compared: t, complete: n}) => (e ? 0 : 4) + (t ? 2 : 0) + (n ? 1 : 0);
    return rank(e) !== rank(t) ? rank(e) < rank(t) : !e.complete && e.pages < t.pages;
   }(t, e) ? "keep-better" : "same-period";
  }
  function joinHistory(e, t) {
   const n = [ ...e, ...t.filter(({totals: e}) => null !== e) ];
   return [ ...new Map(n.map(e => [ periodKey(e.period), e ])).values() ].toSorted(({period: e}, {period: t}) => e.to - t.to || e.from - t.from);
  }
  async function makeReport(e, t) {
   const {settings: n, run: r} = t, {command: o, top: s, maxRequests: a} = n, {remembered: i} = e, l = await async function(e, t) {
    const {settings: n, service: r, runner: o, clock: s} = t, {trend: a, maxRequests: i, evidence: l, pagesRoot: u, baseUrl: c, projectId: d} = n, {cancelled: f} = o, {period: h, remembered: p} = e, m = e.isLastWeek && "" !== u, g = l.length * be + fe, w = {
     period: h,
     trend: a,
     maxRequests: i,
     reserved: {
      lists: m ? Ne : 0,
      requests: g
     },
     known: (S = p, new Map(S.flatMap(({period: e, totals: t}) => null === t ? [] : [ [ periodKey(e), t ] ])))
    }, b = await async function(e, t) {
     const n = new Collector(e, t);
     return await n.run(), n.collection();
    }(w, {
     service: r,
     cancelled: f,
     onLongList: () => o.info(function(e, t) {
      const n = Math.max(0, Math.floor((e - requestsForTrend(t)) / 2)) * $;
      return sentences([ "The list of pages goes on after its first part; how many there are is only known at its end.", `\`max-requests: ${e}\` is enough for about ${count(n)} pages in two periods.`, describeSizes(n, t) ]);
     }(i, a))
    }), v = compare(b), k = {
     left: i - b.requests
    }, y = "" === u ? null : {
     kind: "not-weekly"
    }, M = m ? await lookBack(b, u, k, t) : y, O = 0 === l.length ? null : await async function(e, t) {
     const n = new EvidenceCollector(e, t), has = t => e.kinds.includes(t);
     return {
      searches: has("searches") ? await n.read(J.searches) : null,
      questions: has("questions") ? await n.read(J.questions) : null,
      feedback: has("feedback") ? await n.read(J.feedback) : null
     };
    }({
     kinds: l,
     period: h,
     allowance: k
    }, {
     service: r,
     clock: s,
     cancelled: f
    });
    var S;
    for (const e of null === O ? [] : function(e) {
     return P.At.flatMap(t => {
      const n = e[t];
      return "left-out" === n?.kind ? [ evidence_describeLeftOut(t, n) ] : [];
     });
    }(O)) o.info(e);
    const x = !isPartial(b) && siteChanges(b, v).length > 0 ? await async function(e, t, n, {service: r, runner: o}) {
     const s = function({kind: e, from: t, to: n}) {
      const earlier = t => "month" === e ? firstOfMonth(t, -12) : t - 7 * he * te, r = {
       kind: e,
       from: earlier(t),
       to: earlier(n)
      };
      return {
       period: r,
       before: periodBefore(r)
      };
     }(e), totalsOf = async e => {
      const s = t.get(periodKey(e));
      if (void 0 !== s || 0 === n.left) return s ?? null;
      const a = {
       ...instants(e),
       limit: 1,
       offset: 0
      };
      return (await r.readVisitors(a, {
       allowance: n,
       cancelled: o.cancelled
      })).totals;
     };
     try {
      const e = await totalsOf(s.before);
      return null === e ? null : function(e, t, n) {
       return null === t || null === n || isSilent(t) || isSilent(n) ? null : {
        ...e,
        totals: t,
        totalsBefore: n
       };
      }(s, await totalsOf(s.period), e);
     } catch (e) {
      if (!(e instanceof ie._7)) throw e;
      return o.debug(`The same periods a year earlier were not read: ${e.message}`), null;
     }
    }(h, w.known, k, t) : null;
    return {
     collection: {
      ...b,
      requests: i - k.left
     },
     comparison: v,
     later: M,
     evidence: O,
     season: x,
     openPulls: await e.readOpenPulls(),
     project: d,
     baseUrl: c,
     generatedAt: s.now()
    };
   }(e, t), {period: u, before: c, totals: d, totalsBefore: f, trend: h} = l.collection, p = new Set(h.map(e => periodKey(e.period))), m = i.filter(e => e.period.to < u.to && !p.has(periodKey(e.period))), g = `${r.serverUrl}/${r.repository}`;
   return {
    data: l,
    layout: {
     command: o,
     top: s,
     maxRequests: a,
     earlier: m,
     site: n.siteUrl || null,
     runUrl: runUrlOf(r),
     repositoryUrl: g
    },
    history: joinHistory(i, [ {
     period: c,
     totals: f
    }, ...h, {
     period: u,
     totals: d
    } ])
   };
  }
  function runUrlOf({serverUrl: e, repository: t, runId: n}) {
   return /^\d+$/.test(n) ? `${e}/${t}/actions/runs/${n}` : null;
  }
  const Ve = 80;
  function renderLater(e, t, n) {
   return null === e ? "" : `### Did it help?\n\n${function(e, t, n) {
    switch (e.kind) {
    case "not-weekly":
     return "Only a report with `period: last-week` compares the pages that changed four weeks earlier.";

    case "unread":
     return `Can't read the changes of the week of ${nameOf(e.windows.week)}: ${(0, x.SS)((0, 
     ie.fI)(e.problem), {
      longest: 400
     })}`;

    case "nothing-changed":
     return sentences([ `No page${under(e.root)} changed on the default branch in the week of ${nameOf(e.windows.week)} (by commit date).`, describeTakenBack(e.takenBack) ]);

    case "unjudged":
     return `Can't compare the pages that changed in the week of ${nameOf(e.windows.week)}: ${He[e.reason]}`;

    case "judged":
     return function({windows: e, root: t, judgement: n}, r, o) {
      const {pages: s, alike: a} = n, i = s.filter(isWorthALine), l = linedPages(s).slice(0, o), u = describeLeftOut(i.length - l.length, r, {
       what: "more changed page",
       files: "the JSON file"
      }), c = l.map(e => `- ${function(e, t) {
       const {path: n, renamedFrom: r, isNew: o, human: s, ai: a} = e, i = null === r ? "" : ` (before: ${namePage(r, {
        site: null
       })})`, l = o ? `: new page, ${visitors("human", s.after)} and ${visitors("ai", a.after)} in the 28 days after` : `${i}: ${kindWords("people", s)}; ${kindWords("AI", a)}`;
       return `${namePage(n, t)}${l}.${function({commits: e, pull: t}, {repositoryUrl: n}) {
        const [r] = e;
        if (void 0 === r) return "";
        const o = 1 === e.length ? "Changed by" : `Changed in ${count(e.length)} commits, last by`, s = (0, 
        x.SS)(t?.title ?? r.subject, {
         longest: Ve
        });
        return null === t ? ` ${o} [${s}](${n}/commit/${r.sha}).` : ` ${o} [${s} (#${t.number})](${n}/pull/${t.number}).`;
       }(e, t)}`;
      }(e, r)}${function(e, t) {
       return t.filter(t => explains(t, e)).map(e => ` The whole section ${(0, x.SS)(e.path)} has ${moveWords(e)}, too.`).join("");
      }(e, a)}`), d = a.filter(e => !s.some(t => explains(e, t)));
      return (0, x.qN)([ introduction(e, t), [ ...c, ..."" === u ? [] : [ `- ${u}` ] ].join("\n"), describeAlike(d, r), endOf(n, s.length - i.length) ]);
     }(e, t, n);
    }
   }(e, t, n)}`;
  }
  const Ke = 3;
  function describeTakenBack(e) {
   if (0 === e.length) return "";
   const t = e.slice(0, Ke).map(({subject: e}) => (0, x.SS)(e, {
    longest: Ve
   })), n = e.length > t.length ? ` and ${count(e.length - t.length)} more` : "";
   return `Left out, because a later commit took it back: ${t.join(", ")}${n}.`;
  }
  const He = {
   "partial-report": "this report is partial, so no more page lists were requested.",
   "rows-missing": "the page lists before and after lack rows.",
   requests: "the two page lists before and after do not fit into `max-requests`. Raise it.",
   "nothing-new": "the service announced more pages of a list, but sent nothing new.",
   "too-large": "the page lists have more rows, or longer paths, than fit in memory.",
   failed: "the service did not send the page lists before and after."
  };
  function explains(e, t) {
   const n = t.path === e.path || t.path.startsWith(`${e.path}/`);
   return "section" === e.what && n && t[e.kind].verdict === e.verdict;
  }
  const Ye = 3;
  function describeAlike(e, t) {
   if (0 === e.length) return "";
   const n = e.slice(0, Ye).map(e => "section" === e.what ? `the section ${(0, x.SS)(e.path)} has ${moveWords(e)} (${count(e.alike)} of ${counted(e.pages, "page")})` : `${namePage(e.path, t)} has ${moveWords(e)} (${count(e.before)} → ${count(e.after)})`), r = e.length > n.length ? `; and ${count(e.length - n.length)} more` : "";
   return `Without a change in that week, others moved alike: ${n.join("; ")}${r}.`;
  }
  function moveWords({kind: e, verdict: t}) {
   return "human" === e ? "more" === t ? "more people" : "fewer people" : "more" === t ? "more AI" : "less AI";
  }
  function introduction({week: e, before: t, after: n}, r) {
   return sentences([ `Pages${under(r)} that changed on the default branch in the week of ${nameOf(e)}:`, `the 28 days before that week (${nameOf(t)}) compared with the 28 days after it (${nameOf(n)}).`, '"Expected" is what the page would have had if it had followed all other pages.', "A difference can have other causes than the change.", "GitHub filters by commit date, so a commit that was merged later counts in the week when it was made." ]);
  }
  function under(e) {
   return "." === e ? "" : ` under ${(0, x.SS)(e)}`;
  }
  function endOf({others: e, unmatched: t, removed: n, cut: r, takenBack: o}, s) {
   return sentences([ e < je ? "There are too few other pages to compare with." : "", e >= je && e < qe ? `The verdicts are weak: only ${counted(e, "other page")} can be compared.` : "", 0 === s ? "" : `${counted(s, "changed page")} had too few visitors to judge.`, 0 === t ? "" : `${counted(t, "changed page")} had no visitors under a matching path.`, 0 === n ? "" : `${countedWere(n, "page")} removed.`, describeTakenBack(o), r ? "Not all changes of that week were read: at most 30 commits, and 300 files of each." : "" ]);
  }
  const Ge = {
   more: e => `**more ${e} than the rest of the site**`,
   fewer: e => `**${"AI" === e ? "less" : "fewer"} ${e} than the rest of the site**`,
   "no-clear-change": e => `no clear change in ${e}`,
   "was-unusual": e => `no verdict on ${e}: it was unusual before the change, and pages like that come back by themselves`,
   "too-little-data": e => `too little data on ${e}`
  };
  function kindWords(e, {before: t, after: n, expected: r, verdict: o}) {
   const s = null === r ? "" : `, expected ${count(Math.round(r))}`;
   return `${Ge[o](e)} (${count(t)} → ${count(n)}${s})`;
  }
  const Qe = {
   people: {
    name: "blue",
    hex: "#2257d6"
   },
   ai: {
    name: "orange",
    hex: "#dd7a08"
   }
  }, Je = {
   themeVariables: {
    xyChart: {
     backgroundColor: "transparent",
     plotColorPalette: `${Qe.people.hex}, ${Qe.ai.hex}`
    }
   },
   xyChart: {
    height: 300
   }
  };
  function renderTrend(e) {
   const t = sinceCounting(e).flatMap(({period: e, totals: t}) => null === t ? [] : [ {
    period: e,
    totals: t
   } ]);
   if (t.length < 2) return "";
   const n = t.map(({totals: e}) => e.human), r = t.map(({totals: e}) => e.ai), o = function(e) {
    const t = Math.ceil(e.length / Xe);
    return e.map((n, r) => (e.length - 1 - r) % t == 0 ? n : "​".repeat(r + 1));
   }(function(e) {
    const label = ({kind: e, from: t}) => "month" === e ? re.format(t) : dayOfMonth(t), t = e.map(label);
    return new Set(t).size === t.length ? t : e.map(e => `${label(e)} ${yearOf(e.from)}`);
   }(t.map(({period: e}) => e))).map(e => `"${e}"`);
   return [ "### Trend", "", `Distinct visitors of each period: people (${Qe.people.name}) and AI (${Qe.ai.name}).`, "", "```mermaid", `%%{init: ${JSON.stringify(Je)}}%%`, "xychart-beta", `  x-axis [${o.join(", ")}]`, `  y-axis "Visitors" 0 --\x3e ${Math.max(1, ...n, ...r)}`, `  line [${n.join(", ")}]`, `  line [${r.join(", ")}]`, "```", "", (0, 
   x.zH)("The trend as a table", renderTotalsTable(e)) ].join("\n");
  }
  function sinceCounting(e) {
   const t = e.findIndex(({totals: e}) => null !== e && !isSilent(e));
   return t < 0 ? [] : e.slice(t);
  }
  const Xe = 9;
  function renderTotalsTable(e) {
   const t = new Set(sinceCounting(e));
   return [ "| Period | People | AI | Unique visitors | AI share |", "| --- | ---: | ---: | ---: | ---: |", ...e.map(e => `| ${nameOf(e.period)} | ${function(e, t) {
    if (null === e) return "not read | | |";
    if (!t) return "not counted yet | | |";
    const n = aiShare(e);
    return [ count(e.human), count(e.ai), count(e.total), null === n ? "–" : share(n) ].join(" | ");
   }(e.totals, t.has(e))} |`).toReversed() ].join("\n");
  }
  const Ze = 4;
  function renderMoved(e, t, n) {
   const r = function(e, t) {
    const {news: n, onlyAi: r, uncompared: o, complete: s} = e, {kinds: a} = n, i = new Set([ ...a.lostMostPeople, ...a.fewerPeopleMoreAi ].map(({path: e}) => e)), pages = (n, r) => r.map(r => ({
     line: `**${et[n].title}** ${namePage(r.path, t)}: ${lineFor(n, r, e)}`,
     command: r.worthACommand ? `${t.command} ${instructionFor(n, r, e)}` : null
    }));
    return [ ...[ "lostMostPeople", "fewerPeopleMoreAi" ].map(e => pages(e, a[e])), n.sections.map(e => ({
     line: lineForSection(e),
     command: null
    })), ...[ "fewerPeople", "morePeople", "moreAi", "lessAi" ].map(e => pages(e, a[e])), s && null === o ? pages("newPages", n.newPages) : [], pages("onlyAi", r.filter(({path: e}) => !i.has(e)).map(e => ({
     ...e,
     worthACommand: !0
    }))) ];
   }(e, t), o = r.flat(), s = new Set(function(e) {
    const t = Math.max(0, ...e.map(({length: e}) => e));
    return Array.from({
     length: t
    }, (t, n) => e.flatMap(e => e[n] ?? [])).flat();
   }(r).slice(0, Ze)), [a, l] = [ o.filter(e => s.has(e)), o.filter(e => !s.has(e)) ], u = function({news: e}) {
    const of = ({silenced: e, tested: t}, n) => null === e ? "" : `Too many pages moved at once to single out any: ${count(e)} of ${counted(t, "page")} with enough ${n} changed by more than ${100 * i.leastChange}%.`;
    return [ of(e.people, "people"), of(e.ai, "AI visitors") ].filter(e => "" !== e);
   }(e);
   if (0 === a.length) return section("What moved", [ 0 === u.length ? whyNone(e) : "", ...u ]);
   const c = l.slice(0, n), d = [ ...a, ...c ].flatMap(({command: e}) => e ?? []).map(e => (0, 
   x.TL)(e)), [f = "", ...h] = d, p = describeLeftOut(l.length - c.length, t), m = [ ...c.map(({line: e}) => `- ${e}`), ..."" === p ? [] : [ `- ${p}` ] ].join("\n");
   return (0, x.qN)([ section("What moved", [ a.map(({line: e}) => `- ${e}`).join("\n"), ...u ]), section("What to do: paste as a comment", [ f ]), 0 === h.length ? "" : (0, 
   x.zH)(counted(h.length, "more command"), h.join("\n\n")), 0 === l.length ? "" : (0, 
   x.zH)(counted(l.length, "more change"), m) ]);
  }
  function whyNone({news: e, compared: t, complete: n, uncompared: r}) {
   if (null !== r || t < 2) return "";
   const o = noticed(e.people, "people") || noticed(e.ai, "AI visitors"), s = n ? "" : ` among the ${counted(t, "page")} read for both periods`;
   return "" === o ? `No page${s} has enough visitors to distinguish a change from chance (about ${i.leastExpected} people or AI visitors are needed).` : `No page stands out${s}. ${o}`;
  }
  function noticed({noticeable: e, tested: t}, n) {
   if (null === e || 0 === t) return "";
   const {level: r, below: o, above: s} = e;
   return null === o && null === s ? `The pages vary so much that no change of one with ${r} ${n} would be noticed.` : `A page of ${r} ${n} would have had to ${[ ...null === o ? [] : [ `fall below ${count(o)}` ], ...null === s ? [] : [ `rise above ${count(s)}` ] ].join(" or ")} to be noticed.`;
  }
  function section(e, t) {
   const n = (0, x.qN)(t);
   return "" === n ? "" : `### ${e}\n\n${n}`;
  }
  const et = {
   lostMostPeople: {
    title: "Lost most of its people",
    changed: [ "human" ]
   },
   fewerPeopleMoreAi: {
    title: "Fewer people and more AI",
    changed: [ "human", "ai" ]
   },
   fewerPeople: {
    title: "Fewer people",
    changed: [ "human" ]
   },
   morePeople: {
    title: "More people",
    changed: [ "human" ]
   },
   moreAi: {
    title: "More AI",
    changed: [ "ai" ]
   },
   lessAi: {
    title: "Less AI",
    changed: [ "ai" ]
   },
   newPages: {
    title: "New page",
    changed: []
   },
   onlyAi: {
    title: "AI visitors, no people counted",
    changed: []
   }
  };
  function lineFor(e, t, n) {
   const [r, o] = [ now(t, "human"), now(t, "ai") ];
   return "newPages" === e ? `${r} and ${o}, the first ever counted` : "onlyAi" === e ? `${o}, no people` : et[e].changed.map(e => function(e, t, n) {
    const r = percent({
     now: e.now?.[t] ?? 0,
     before: numberBefore(e, t, n)
    });
    return `${now(e, t)}, ${was(e, t, n)}${"" === r || "new" === r ? "" : ` (${r})`}`;
   }(t, e, n)).join("; ");
  }
  function lineForSection({path: e, kind: t, alike: n, pages: r, factor: o}) {
   const s = "human" === t ? "people" : "AI visitors", a = percent({
    now: o,
    before: 1
   });
   return `**Section** ${(0, x.SS)(e)}: ${count(n)} of ${counted(r.length, "page")} have ${o < 1 ? "fewer" : "more"} ${s} (together about ${a})`;
  }
  function instructionFor(e, t, n) {
   const r = (0, x.Xe)(t.path), o = nameOf(n.period), s = `${now(t, "human")} (${o}), ${was(t, "human", n)}`;
   return "lostMostPeople" === e ? `Find out why the page ${r} lost most of its people: ${s}.\nIf it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it.` : "fewerPeople" === e ? `Find out why fewer people read the page ${r}: ${s}.\nCheck that the links to it work, and update what is out of date.` : "fewerPeopleMoreAi" === e ? `Improve the page ${r}, which has fewer people and more AI: ${s}, and ${now(t, "ai")}, ${was(t, "ai", n)}.\nMake sure that people can find it, and that it offers complete steps, examples and current facts.` : `Improve the page ${r}, which has ${now(t, "ai")} but no people counted (${o}).\nMake sure that people can find it from the navigation and from related pages, and put its answer at the top.`;
  }
  function now(e, t) {
   return visitors(t, e.now?.[t] ?? 0);
  }
  function was(e, t, n) {
   const r = count(numberBefore(e, t, n));
   return n.periods > 1 ? `usually about ${r}` : `${r} in ${nameOfBefore(n.period)}`;
  }
  function numberBefore({before: e, usual: t}, n, {periods: r}) {
   return r > 1 ? Math.round(t?.[n] ?? 0) : e?.[n] ?? 0;
  }
  const tt = [ {
   folded: 30,
   asked: 5,
   later: 10,
   linked: !0
  }, {
   folded: 30,
   asked: 5,
   later: 10,
   linked: !1
  }, {
   folded: 2,
   asked: 2,
   later: 2,
   linked: !1
  } ], nt = [ 20, 5 ];
  function renderReport(e, t) {
   const {collection: n, comparison: r} = e, o = [ `## Visitors of ${(0, x.SS)(e.project)}`, renderPartial(n, t.maxRequests), `**${headline(n, r, e.season)}**` ];
   if (function({collection: e, later: t, evidence: n}, {earlier: r}) {
    const {totals: o, totalsBefore: s, pages: a, pagesBefore: i, trend: l} = e, u = [ o, s, ...[ ...l, ...r ].map(e => e.totals) ];
    return a.rows.size + i.rows.size === 0 && null === t && null === n && u.every(e => null === e || isSilent(e));
   }(e, t)) return (0, x.qN)([ ...o, renderProvenance(e, t.maxRequests) ]);
   let s = "";
   for (const {folded: a, asked: i, later: l, linked: u} of tt) {
    const c = u ? t : {
     ...t,
     site: null
    }, d = [ ...o, renderMoved(r, c, a), renderEvidence(e.evidence, c, i), renderLater(e.later, c, l), renderOpenPulls(e.openPulls, t.repositoryUrl, e.generatedAt), renderTrend(n.trend), renderFigures(e) ], f = [ 0 === t.earlier.length ? "" : (0, 
    x.zH)("Earlier periods", renderTotalsTable(t.earlier)), renderProvenance(e, t.maxRequests) ], h = t.limit - Buffer.byteLength((0, 
    x.qN)([ ...d, ...f ])), {parts: p, shown: m} = renderTables(r, c, h);
    if (s = (0, x.qN)([ ...d, ...p, ...f ]), m > 0) break;
   }
   return s;
  }
  function renderOpenPulls(e, t, n) {
   if (null === e) return "";
   const {oldest: r, cut: o} = e, s = Math.floor((n - r.since) / te), a = s < 1 ? "since today" : `for ${counted(s, "day")}`, i = `[#${r.number}](${t}/pull/${r.number})`, l = 1 === e.count ? "open" : "the oldest", u = o ? " (among the newest 100 open ones)" : "";
   return `${counted(e.count, "open pull request")} by the agent${u}, ${l} ${a} (${i}).`;
  }
  function renderTables(e, t, n) {
   const {pages: r} = e, {top: o} = t, roomBeside = (...e) => e.reduce((e, t) => e - Buffer.byteLength(t) - 2, n), s = [ o, ...nt ].find(n => n <= o && (n => roomBeside(renderTop(e, n, t), describeLeftOut(r.length - n, t)) >= 0)(n)) ?? 0, a = renderTop(e, s, t), i = {
    shown: s,
    bytes: roomBeside(a),
    absent: absentBefore(e)
   };
   return {
    parts: [ a, foldPages(r, i, t) ],
    shown: s
   };
  }
  const rt = "No visitors were counted in the period before, so nothing is compared.";
  function renderFigures({comparison: e}) {
   const {period: t, human: n, ai: r, total: o, uncompared: s, share: a} = e, i = [ figureRow("People", n), figureRow("AI", r), figureRow("Unique visitors", o) ], l = [ "AI share", null === a.now ? "–" : share(a.now) ];
   if (null !== s) {
    const e = "first-period" === s ? [ rt, "" ] : [], n = [ ...i.map(([e, t]) => [ e, t ]), ...null === a.now ? [] : [ l ] ];
    return [ ...e, `| | ${nameOf(t)} |`, "| --- | ---: |", ...n.map(tableRow) ].join("\n");
   }
   const u = nameOfBefore(t).replace(/^t/, "T"), c = null === a.now || null === a.before ? "" : function(e, t) {
    const shown = e => Number((100 * e).toFixed(1));
    return `${signed(shown(e) - shown(t), e => j.format(e))} points`;
   }(a.now, a.before);
   return [ `| | ${nameOf(t)} | ${u} | Change | % |`, "| --- | ---: | ---: | ---: | ---: |", ...[ ...i, [ ...l, null === a.before ? "–" : share(a.before), c, "" ] ].map(tableRow) ].join("\n");
  }
  function figureRow(e, t) {
   const {now: n, before: r} = t, o = null === r ? [ "", "" ] : [ count(r), signed(n - r) ];
   return [ e, count(n), ...o, percent(t) ];
  }
  function tableRow(e) {
   return `| ${e.join(" | ")} |`;
  }
  function renderTop(e, t, n) {
   const {pages: r, complete: o, appeared: s, vanished: a} = e;
   if (0 === r.length || 0 === t) return "";
   const i = o ? "### Top pages" : `### Most visited of the ${counted(r.length, "page")} read`, l = s ? `${counted(s, "page")} had no visitors before.` : "", u = a ? `${counted(a, "page")} of the period before no longer had visitors.` : "", c = function(e, t, n) {
    return [ ...D, ...e.map(e => row(e, t, n)) ].join("\n");
   }(r.slice(0, t), absentBefore(e), n);
   return (0, x.qN)([ i, c, sentences([ l, u ]) ]);
  }
  function absentBefore({appeared: e}) {
   return null === e ? null : 0;
  }
  function renderProvenance(e, t) {
   const {collection: n, comparison: r, project: o, baseUrl: s, generatedAt: a} = e, {period: i, before: l, requests: u} = n, c = r.complete ? "complete" : "complete except for the rows named here", d = isPartial(n) ? "partial" : c, f = null === r.uncompared ? `, compared with ${nameOf(l)}` : "";
   return `---\n\n${sentences([ `${nameOf(i)} (UTC)${f}.`, `Generated on ${h = a, `${nameOf({
    kind: "days",
    from: h,
    to: h + te
   })}, ${new Date(h).toISOString().slice(11, 16)} UTC`} with ${counted(u, "request")} to ${(0, 
   x.SS)(s)}, project ${(0, x.SS)(o)}; ${d}.`, describeHistory(n, r.periods, t), '"AI" is what the service counts as AI traffic. Visitors are distinct visitors as the service counts them, so people plus AI, or all pages together, can exceed the total.', renderOddities(n) ])}`;
   var h;
  }
  const ot = 6e4, st = {
   color: "1f6feb",
   description: "Who reads the documentation"
  };
  async function readRolling(e, {settings: t, repository: n, clock: r}) {
   return function(e, {login: t, service: n, project: r, now: o}) {
    for (const s of e) {
     const e = s.author === t ? ze.xLC(De, (0, A.X9)(s.body)?.value) : null;
     if (!e?.success || e.output.service !== n || e.output.project !== r) continue;
     const {shown: a, history: i} = e.output;
     return {
      issue: s,
      shown: a.period.to > o ? null : a,
      history: i.filter(({t: e}) => e <= o).map(({k: e, f: t, t: n, h: r, a: o, n: s}) => ({
       period: {
        kind: e,
        from: t,
        to: n
       },
       totals: {
        human: r,
        ai: o,
        total: s
       }
      }))
     };
    }
    return null;
   }(await n.labelledIssues(t.reportLabel), {
    ...e,
    project: t.projectId,
    now: r.now()
   });
  }
  const at = {
   "keep-later": "a later period",
   "keep-better": "a fuller report of the same period"
  };
  function leaveAlone(e, t, n) {
   return n.notice(`The issue ${t} shows ${e} and was not changed; this report is in the summary.`), 
   {
    url: t,
    shown: !1
   };
  }
  function report_issue_bodyOf(e, t, {service: n}, r) {
   const {data: o, layout: s} = e, a = {
    service: n,
    project: r.settings.projectId,
    history: joinHistory(t, e.history)
   }, i = function(e, {service: t, project: n, ...r}) {
    const o = r.history.slice(-_e).flatMap(({period: {kind: e, from: t, to: n}, totals: r}) => null === r ? [] : [ {
     k: e,
     f: t,
     t: n,
     h: r.human,
     a: r.ai,
     n: r.total
    } ]);
    return (0, A.aE)({
     kind: "report",
     service: t,
     project: n,
     shown: e,
     history: o
    });
   }(shownOf(o), a);
   return `${i}\n\n${renderReport(o, {
    ...s,
    limit: ot - Buffer.byteLength(i) - 2
   })}`;
  }
  function report_issue_warn(e, t, n) {
   n.warning(`${e}: ${(0, ie.fI)((0, ie.wz)(t))}`);
  }
  var it = n(388), lt = n(9644), ut = n(2615), ct = n(4544);
  const dt = 5e5, ft = 6e4;
  async function runReport(e) {
   const {settings: t} = e, n = await decideReport('Input "period"', t.period, e);
   if (n instanceof ie.dz) throw n;
   const r = t.reportTo.includes("issue") ? await async function(e, t) {
    const {runner: n, repository: r} = t;
    try {
     const n = {
      login: await r.viewer(),
      service: e
     };
     return {
      ...n,
      rolling: await readRolling(n, t)
     };
    } catch (e) {
     return report_issue_warn("Could not read the rolling issue, so the report is in the summary", e, n), 
     null;
    }
   }((0, lt.gH)(t), e) : null, o = await makeReport({
    ...n,
    remembered: r?.rolling?.history ?? []
   }, e);
   return reported(o, null === r || t.dryRun ? null : await async function(e, t, n) {
    const {runner: r} = n;
    try {
     const r = await readRolling(t, n);
     return null !== r ? await async function(e, t, n, r) {
      const {runner: o, repository: s} = r, {number: a, url: i, open: l} = t.issue, u = shownOf(e.data), c = decideUpdate(t.shown, u), d = at[c];
      if (void 0 !== d) return leaveAlone(d, i, o);
      const f = [], mayRepeat = async () => {
       const e = await readRolling(n, r).catch(ie.wz);
       if (e instanceof ie.pU) return !1;
       const t = e?.issue.number === a ? at[decideUpdate(e.shown, u)] : void 0;
       return void 0 !== t && f.push(t), void 0 === t;
      };
      try {
       const o = report_issue_bodyOf(e, t.history, n, r);
       await s.editIssue(a, {
        body: o,
        ...l ? {} : {
         reopen: !0
        }
       }, {
        mayRepeat: mayRepeat
       });
      } catch (e) {
       const [t] = f;
       if (void 0 === t) throw e;
       return leaveAlone(t, i, o);
      }
      return o.info(`The report is in the issue ${i}`), "new-period" === c && await async function({data: e}, t, n) {
       const {settings: r, runner: o, repository: s} = n, {collection: a, comparison: i, season: l} = e;
       if (r.reportNotify) try {
        const e = `${(0, A.aE)({
         kind: "notice",
         period: periodKey(a.period)
        })}\n\n${headline(a, i, l)}`;
        await s.createComment({
         thread: t,
         review: null
        }, e);
       } catch (e) {
        report_issue_warn("Could not write the comment on the new period", e, o);
       }
      }(e, a, r), {
       url: i,
       shown: !0
      };
     }(e, r, t, n) : await async function({number: e, url: t}, n, r) {
      const {runner: o} = r;
      try {
       const s = await readRolling(n, r);
       if (null !== s && s.issue.number < e) return o.warning(`Another run has just opened the issue ${s.issue.url}, and later reports update only that one. Close ${t} by hand; its report is in the summary, too.`), 
       {
        url: s.issue.url,
        shown: !1
       };
      } catch (e) {
       report_issue_warn("Could not check whether another run has opened an issue, too", e, o);
      }
      return {
       url: t,
       shown: !0
      };
     }(await async function(e, t, n) {
      const {settings: r, runner: o, repository: s} = n, {reportLabel: a, reportIssueTitle: i} = r;
      try {
       await s.hasLabel(a) || await s.createLabel({
        name: a,
        ...st
       });
      } catch (e) {
       report_issue_warn(`Could not create the label ${a}`, e, o);
      }
      const l = await s.createIssue({
       title: i,
       body: report_issue_bodyOf(e, [], t, n),
       label: a
      });
      return l.labels.some(e => e.toLowerCase() === a.toLowerCase()) || o.warning(`The issue ${l.number} does not have the label ${a}, so the next report won't find it. Add the label by hand, or the next report opens another issue.`), 
      o.info(`The report is in the new issue ${l.url}`), l;
     }(e, t, n), t, n);
    } catch (e) {
     return report_issue_warn("Could not write the rolling issue, so the report is in the summary", e, r), 
     null;
    }
   }(o, r, e), e);
  }
  async function reportInThread(e, t, n) {
   const {dryRun: r, period: o} = n.settings, s = await decideReport(null === t ? 'Input "period"' : "The period", t ?? o, n);
   if (s instanceof ie.dz) {
    const t = s.problems.map(asCode).join("\n\n");
    return (0, ct.e)(e, {
     text: t,
     reaction: "confused"
    }, n);
   }
   const a = await makeReport({
    ...s,
    remembered: []
   }, n).catch(async t => {
    throw t instanceof ie._7 && !r && await async function(e, t, n) {
     const r = `Could not make the report. ${asCode(t)}\n\n${ct.RO}`;
     await (0, it.wF)((0, ct.QG)(e, {
      text: r,
      reaction: null
     }, n), "Could not answer the comment", n.runner), await (0, it.lC)(e.comment, "confused", n);
    }(e, t, n), t;
   }), i = await reported(a, null, n);
   if (r) return i;
   const l = renderReport(a.data, {
    ...a.layout,
    limit: ft
   });
   return {
    ...i,
    commentUrl: (await (0, ct.QG)(e, {
     text: l
    }, n)).url
   };
  }
  async function decideReport(e, t, n) {
   const r = await async function({settings: e, run: t, repository: n}) {
    const {reportPublic: r, evidence: o} = e;
    if (r && 0 === o.length || !(await n.facts()).public) return [];
    const s = {
     message: `No report was made: the repository ${t.repository} is public, so anyone could read the visitor figures.`,
     hint: "Set `report-public: true` to publish them, or run the report in a private repository."
    }, a = {
     message: `Input "evidence" is "${o.join(", ")}"; expected nothing in a public repository. Search terms, questions and votes are readers' own, and anyone could read them in ${t.repository}.`,
     hint: "Remove `evidence`, or run the report in a private repository. `report-public` does not change this."
    };
    return [ ...r ? [] : [ s ], ...0 === o.length ? [] : [ a ] ];
   }(n);
   if (r.length > 0) return new ie.dz(r);
   const o = function(e, t) {
    const n = Math.floor(t / te) * te, days = (e, t) => ({
     kind: "period",
     period: {
      kind: "days",
      from: e,
      to: t
     }
    });
    switch (e) {
    case "last-week":
     {
      const e = n - (new Date(n).getUTCDay() + 6) % 7 * te;
      return days(e - 7 * te, e);
     }

    case "last-7-days":
     return days(n - 7 * te, n);

    case "last-30-days":
     return days(n - 30 * te, n);

    case "last-month":
     return {
      kind: "period",
      period: {
       kind: "month",
       from: firstOfMonth(n, -1),
       to: firstOfMonth(n, 0)
      }
     };

    default:
     {
      const [t = "", r = ""] = e.split(".."), [o, s] = [ Date.parse(`${t}T00:00:00Z`), Date.parse(`${r}T00:00:00Z`) ];
      return o >= ne && s > o && s <= n ? days(o, s) : {
       kind: "refused",
       allowed: `days that are over, from ${dayOf(ne)} on; the end, which is not included, is at most today (${dayOf(n)}, UTC)`
      };
     }
    }
   }(t, n.clock.now());
   if ("period" === o.kind) return {
    period: o.period,
    isLastWeek: "last-week" === t,
    readOpenPulls: () => function({repository: e, ...t}) {
     return (0, it.Xd)((async () => {
      const n = await e.openPullRequests({
       insists: !1
      });
      if (0 === n.length) return null;
      const r = (0, ut.nO)(await e.viewer(), t), o = n.flatMap(({number: e, comments: t}) => {
       const n = t.find(e => null !== (0, ut.cm)(e, r));
       return void 0 === n ? [] : [ {
        number: e,
        since: Date.parse(n.createdAt)
       } ];
      }), [s] = o.toSorted((e, t) => e.since - t.since || e.number - t.number);
      return void 0 === s ? null : {
       count: o.length,
       oldest: s,
       cut: n.length >= ht
      };
     })(), "Could not read the open pull requests", t.runner);
    }(n)
   };
   const s = `${e} is ${JSON.stringify(t)}; expected ${o.allowed}.`;
   return new ie.dz([ {
    message: s,
    hint: "Choose an earlier end, or one of last-week, last-7-days, last-30-days, last-month."
   } ]);
  }
  async function reported(e, t, n) {
   const {settings: r, runner: o} = n, {data: s, layout: a} = e, {collection: i, comparison: l, season: u} = s, c = renderReport(s, {
    ...a,
    limit: dt
   }), d = {
    markdown: await o.writeTempFile("visitors.md", [ c ]),
    json: await o.writeTempFile("visitors.json", jsonParts(s)),
    csv: await o.writeTempFile("visitors.csv", csvParts(s))
   }, f = headline(i, l, u), h = !0 === t?.shown && !r.reportTo.includes("summary");
   return {
    kind: "reported",
    result: r.dryRun ? "dry-run" : "reported",
    figures: {
     ...i.totals,
     aiShare: l.share.now
    },
    files: d,
    issueUrl: t?.url ?? null,
    commentUrl: null,
    sentence: f,
    summary: h ? `### docs-agent: reported\n\n${f} [Full report](${t.url})` : c
   };
  }
  function asCode(e) {
   return (0, x.SS)((0, ie.fI)(e), {
    longest: 600
   });
  }
  const ht = 100;
 })
};