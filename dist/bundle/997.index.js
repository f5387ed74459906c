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
   return async ({from: r, to: t, limit: n, offset: c}, {allowance: u, cancelled: l}) => {
    if (u.left <= 0) throw new a._7(d);
    u.left -= 1;
    const f = new URLSearchParams({
     dateFrom: r,
     dateTo: t,
     limit: String(n),
     offset: String(c)
    }), w = await (0, o.T1)(e, "read-visitors", {
     path: `${i.f0.visitors(e.projectId)}?${f}`,
     decode: (e, s) => (0, i.cN)(e, {
      limit: n,
      cut: s
     }),
     mostRows: n,
     budgets: [ s, u ],
     cancelled: l
    });
    if ("value" === w.decoded?.kind) return w.decoded.value;
    throw errorOf("read-visitors", w, e.redact);
   };
  }
  function evidenceReader(e, s, r) {
   return async ({from: a, to: n, cursor: c, limit: d = r.most}, {allowance: u, cancelled: l}) => {
    const w = null === c ? {} : {
     cursor: c
    }, m = new URLSearchParams({
     dateFrom: a,
     dateTo: n,
     limit: String(d),
     ...w
    });
    u.left -= 1;
    const h = await (0, o.T1)(e, "read-evidence", {
     path: `${s}?${m}`,
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
     }(r, e, d, s),
     mostRows: d,
     budgets: [ u ],
     cancelled: l
    }), {ending: v, decoded: p} = h;
    if ("value" === p?.kind) return p.value;
    const g = "answer" === v.kind ? {
     ...v,
     body: new Uint8Array
    } : v;
    throw errorOf("read-evidence", {
     ...h,
     ending: g
    }, e.redact);
   };
  }
  const f = t.Ikc({
   hasMore: t.NpB(t.cl6(t.zMY(), null), null),
   nextCursor: t.NpB(t.cl6(t.FsL(t.YjP(), t.Ru6(2e3)), null), null)
  });
  function errorOf(e, s, r) {
   const {ending: t, tries: i} = s, d = "read-visitors" === e ? "visitors" : "answer", u = (0, 
   o.X1)(s, r), l = `The service gave no usable ${d} after ${(0, n.hS)(i, "attempt")}: ${u}`, f = (0, 
   c.Of)(e, s, r) ?? {
    message: l,
    hint: (0, o.ik)(t)
   }, [w, m] = "answer" === t.kind ? [ t.status, (0, c.AA)(t) ] : [ void 0, !1 ];
   return new a._7({
    ...f,
    status: w,
    webPage: m
   });
  }
 })
};