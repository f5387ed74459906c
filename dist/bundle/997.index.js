"use strict";

exports.id = 997, exports.ids = [ 997 ], exports.modules = {
 5997: ((e, s, r) => {
  r.r(s), r.d(s, {
   createAnalyticsReaders: () => createAnalyticsReaders
  });
  var t = r(7934), a = r(4845), n = r(5219), o = r(4911), i = r(7094), c = r(7665);
  const d = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, u = 10, l = 500;
  function createAnalyticsReaders(e) {
   const {projectId: s, redact: r} = e, a = function(e) {
    const s = t.FsL(t.YjP(), t.pdi(e)), r = t.FsL(t.Ikc({
     searchQuery: s,
     hits: i.U9,
     ctr: t.FsL(t.aig(), t.Wwf(0), t.cGV(100))
    }), t.pdi(({searchQuery: e, hits: s, ctr: r}) => ({
     term: e,
     searches: s,
     clickRate: r
    }))), a = t.FsL(t.Ikc({
     id: t.NpB(t.cl6(t.YjP(), null), null),
     query: s,
     resolutionStatus: t.KIO([ "answered", "unanswered" ]),
     pageUrl: t.cl6(s, null)
    }), t.pdi(({id: e, query: s, resolutionStatus: r, pageUrl: t}) => ({
     id: e,
     question: s,
     answered: "answered" === r,
     page: t
    }))), n = t.FsL(t.Ikc({
     path: s,
     thumbsUp: i.U9,
     thumbsDown: i.U9
    }), t.pdi(({path: e, thumbsUp: s, thumbsDown: r}) => ({
     path: e,
     up: s,
     down: r
    })));
    return {
     searches: {
      most: i.vz.searches.most,
      name: "searches",
      row: r
     },
     questions: {
      most: l,
      name: "conversations",
      row: a
     },
     feedback: {
      most: i.vz.feedback.most,
      name: "feedback",
      row: n
     }
    };
   }(r);
   return {
    readVisitors: visitorsReader(e),
    readSearches: evidenceReader(e, i.f0.searches(s), a.searches),
    readQuestions: evidenceReader(e, i.f0.questions(s), a.questions),
    readFeedback: evidenceReader(e, i.f0.feedback(s), a.feedback)
   };
  }
  function visitorsReader(e) {
   const s = {
    left: u
   };
   return async ({from: r, to: t, limit: n, offset: u}, {allowance: l, cancelled: f}) => {
    if (l.left <= 0) throw new a._7(d);
    l.left -= 1;
    const w = new URLSearchParams({
     dateFrom: r,
     dateTo: t,
     limit: String(n),
     offset: String(u)
    }), m = await (0, o.T1)(e, "read-visitors", {
     path: `${i.f0.visitors(e.projectId)}?${w}`,
     decode: (e, s) => (0, i.cN)(e, {
      limit: n,
      cut: s
     }),
     mostRows: n,
     budgets: [ s, l ],
     cancelled: f
    }), {ending: h, decoded: v} = m;
    if ("value" === v?.kind) return v.value;
    throw errorOf(m, "answer" === h.kind && (0, c.XG)("read-visitors", h.status) ? (0, 
    c.Of)("read-visitors", h, m, e.redact) : unusable("visitors", m, (0, o.X1)(m, e.redact), (0, 
    o.ik)(h)), "answer" === h.kind && (0, c.AA)(h));
   };
  }
  function evidenceReader(e, s, r) {
   return async ({from: a, to: n, cursor: d, limit: u = r.most}, {allowance: l, cancelled: w}) => {
    const m = null === d ? {} : {
     cursor: d
    }, h = new URLSearchParams({
     dateFrom: a,
     dateTo: n,
     limit: String(u),
     ...m
    });
    l.left -= 1;
    const v = await (0, o.T1)(e, "read-evidence", {
     path: `${s}?${h}`,
     decode: (e, s) => function({name: e, row: s}, r, a, n) {
      const o = (0, i.D4)(t.Ikc({
       [e]: t.YOg(t.L5J())
      }), r, "answer");
      if ("problem" === o.kind) return o;
      const {hasMore: c, nextCursor: d} = t.qgA(f, r), {rows: u, rejectedRows: l, isLonger: w} = (0, 
      i.aK)(s, o.value[e] ?? [], a), m = !1 === c ? null : d || null;
      return {
       kind: "value",
       value: {
        rows: u,
        rejectedRows: l,
        hasMore: n || w || !0 === c || null !== m,
        cursor: m
       }
      };
     }(r, e, u, s),
     mostRows: u,
     budgets: [ l ],
     cancelled: w
    }), {ending: p, decoded: k} = v;
    if ("value" === k?.kind) return k.value;
    if ("answer" === p.kind && p.status >= 400 && p.status < 500) {
     const s = {
      ...p,
      body: new Uint8Array
     };
     throw errorOf(v, (0, c.Of)("read-evidence", s, v, e.redact), (0, c.AA)(p));
    }
    throw errorOf(v, unusable("answer", v, `${(0, o.A3)(v)}.`, "Try again later."), !1);
   };
  }
  const f = t.Ikc({
   hasMore: t.NpB(t.cl6(t.zMY(), null), null),
   nextCursor: t.NpB(t.cl6(t.FsL(t.YjP(), t.Ru6(2e3)), null), null)
  });
  function unusable(e, {tries: s}, r, t) {
   return {
    message: `The service gave no usable ${e} after ${(0, n.hS)(s, "attempt")}: ${r}`,
    hint: t
   };
  }
  function errorOf({ending: e}, s, r) {
   return new a._7({
    ...s,
    status: "answer" === e.kind ? e.status : void 0,
    webPage: r
   });
  }
 })
};