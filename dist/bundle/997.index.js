"use strict";

exports.id = 997, exports.ids = [ 997 ], exports.modules = {
 5997: ((e, t, r) => {
  r.r(t), r.d(t, {
   createAnalyticsReaders: () => createAnalyticsReaders
  });
  var s = r(7934), a = r(4845), n = r(4911), o = r(7094), i = r(7665);
  const c = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, d = 10, u = 500;
  function createAnalyticsReaders(e) {
   const {projectId: t, redact: r} = e, a = function(e) {
    const t = s.FsL(s.YjP(), s.pdi(e)), r = s.FsL(s.Ikc({
     searchQuery: t,
     hits: o.U9,
     ctr: s.FsL(s.aig(), s.Wwf(0), s.cGV(100))
    }), s.pdi(({searchQuery: e, hits: t, ctr: r}) => ({
     term: e,
     searches: t,
     clickRate: r
    }))), a = s.FsL(s.Ikc({
     id: s.NpB(s.cl6(s.YjP(), null), null),
     query: t,
     resolutionStatus: s.KIO([ "answered", "unanswered" ]),
     pageUrl: s.cl6(t, null)
    }), s.pdi(({id: e, query: t, resolutionStatus: r, pageUrl: s}) => ({
     id: e,
     question: t,
     answered: "answered" === r,
     page: s
    }))), n = s.FsL(s.Ikc({
     path: t,
     thumbsUp: o.U9,
     thumbsDown: o.U9
    }), s.pdi(({path: e, thumbsUp: t, thumbsDown: r}) => ({
     path: e,
     up: t,
     down: r
    })));
    return {
     searches: {
      most: o.vz.searches.most,
      name: "searches",
      row: r
     },
     questions: {
      most: u,
      name: "conversations",
      row: a
     },
     feedback: {
      most: o.vz.feedback.most,
      name: "feedback",
      row: n
     }
    };
   }(r);
   return {
    readVisitors: visitorsReader(e),
    readSearches: evidenceReader(e, o.f0.searches(t), a.searches),
    readQuestions: evidenceReader(e, o.f0.questions(t), a.questions),
    readFeedback: evidenceReader(e, o.f0.feedback(t), a.feedback)
   };
  }
  function visitorsReader(e) {
   const t = {
    left: d
   };
   return async ({from: r, to: s, limit: d, offset: u}, {allowance: l, cancelled: f}) => {
    if (l.left <= 0) throw new a._7(c);
    l.left -= 1;
    const w = new URLSearchParams({
     dateFrom: r,
     dateTo: s,
     limit: String(d),
     offset: String(u)
    }), m = await (0, n.T1)(e, "read-visitors", {
     path: `${o.f0.visitors(e.projectId)}?${w}`,
     decode: (e, t) => (0, o.cN)(e, {
      limit: d,
      cut: t
     }),
     mostRows: d,
     budget: budgetOf(t, l),
     cancelled: f
    }), {ending: h, decoded: p} = m;
    if ("value" === p?.kind) return p.value;
    throw errorOf(m, "answer" === h.kind && (0, i.XG)("read-visitors", h.status) ? (0, 
    i.Of)("read-visitors", h, m, e.redact) : unusable("visitors", m, (0, n.X1)(m, e.redact), (0, 
    n.ik)(h)), "answer" === h.kind && (0, i.AA)(h));
   };
  }
  function budgetOf(...e) {
   return {
    takeRepetition() {
     if (e.some(({left: e}) => e <= 0)) return !1;
     for (const t of e) t.left -= 1;
     return !0;
    }
   };
  }
  function evidenceReader(e, t, r) {
   return async ({from: a, to: c, cursor: d, limit: u = r.most}, {allowance: f, cancelled: w}) => {
    const m = null === d ? {} : {
     cursor: d
    }, h = new URLSearchParams({
     dateFrom: a,
     dateTo: c,
     limit: String(u),
     ...m
    });
    f.left -= 1;
    const p = await (0, n.T1)(e, "read-evidence", {
     path: `${t}?${h}`,
     decode: (e, t) => function({name: e, row: t}, r, a, n) {
      const i = (0, o.D4)(s.Ikc({
       [e]: s.YOg(s.L5J())
      }), r, "answer");
      if ("problem" === i.kind) return i;
      const {hasMore: c, nextCursor: d} = s.qgA(l, r), {rows: u, rejectedRows: f, isLonger: w} = (0, 
      o.aK)(t, i.value[e] ?? [], a), m = !1 === c ? null : d || null;
      return {
       kind: "value",
       value: {
        rows: u,
        rejectedRows: f,
        hasMore: n || w || !0 === c || null !== m,
        cursor: m
       }
      };
     }(r, e, u, t),
     mostRows: u,
     budget: budgetOf(f),
     cancelled: w
    }), {ending: v, decoded: b} = p;
    if ("value" === b?.kind) return b.value;
    if ("answer" === v.kind && v.status >= 400 && v.status < 500) {
     const t = {
      ...v,
      body: new Uint8Array
     };
     throw errorOf(p, (0, i.Of)("read-evidence", t, p, e.redact), (0, i.AA)(v));
    }
    throw errorOf(p, unusable("answer", p, `${(0, n.A3)(p)}.`, "Try again later."), !1);
   };
  }
  const l = s.Ikc({
   hasMore: s.NpB(s.cl6(s.zMY(), null), null),
   nextCursor: s.NpB(s.cl6(s.FsL(s.YjP(), s.Ru6(2e3)), null), null)
  });
  function unusable(e, {tries: t}, r, s) {
   return {
    message: `The service gave no usable ${e} after ${t} ${1 === t ? "attempt" : "attempts"}: ${r}`,
    hint: s
   };
  }
  function errorOf({ending: e}, t, r) {
   return new a._7({
    ...t,
    status: "answer" === e.kind ? e.status : void 0,
    webPage: r
   });
  }
 })
};