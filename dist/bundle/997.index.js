"use strict";

exports.id = 997, exports.ids = [ 997 ], exports.modules = {
 5997: ((e, s, r) => {
  r.r(s), r.d(s, {
   createAnalyticsReaders: () => createAnalyticsReaders
  });
  var t = r(7934), a = r(4845), n = r(5219), o = r(4911), c = r(7094), i = r(7665);
  const d = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, u = 10, l = 500;
  function createAnalyticsReaders(e) {
   const {projectId: s, redact: r} = e, a = function(e) {
    const s = t.FsL(t.YjP(), t.pdi(e)), r = t.FsL(t.Ikc({
     searchQuery: s,
     hits: c.U9,
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
     thumbsUp: c.U9,
     thumbsDown: c.U9
    }), t.pdi(({path: e, thumbsUp: s, thumbsDown: r}) => ({
     path: e,
     up: s,
     down: r
    })));
    return {
     searches: {
      most: c.vz.searches.most,
      name: "searches",
      row: r
     },
     questions: {
      most: l,
      name: "conversations",
      row: a
     },
     feedback: {
      most: c.vz.feedback.most,
      name: "feedback",
      row: n
     }
    };
   }(r);
   return {
    readVisitors: visitorsReader(e),
    readSearches: evidenceReader(e, c.f0.searches(s), a.searches),
    readQuestions: evidenceReader(e, c.f0.questions(s), a.questions),
    readFeedback: evidenceReader(e, c.f0.feedback(s), a.feedback)
   };
  }
  function visitorsReader(e) {
   const s = {
    left: u
   }, withoutSecrets = s => {
    const r = e.redact(s.path);
    return r === s.path ? s : {
     ...s,
     shown: r
    };
   };
   return async ({from: r, to: t, limit: n, offset: i}, {allowance: u, cancelled: l}) => {
    if (u.left <= 0) throw new a._7(d);
    u.left -= 1;
    const w = new URLSearchParams({
     dateFrom: r,
     dateTo: t,
     limit: String(n),
     offset: String(i)
    }), f = await (0, o.T1)(e, "read-visitors", {
     path: `${c.f0.visitors(e.projectId)}?${w}`,
     decode: (e, s) => (0, c.cN)(e, {
      limit: n,
      cut: s
     }),
     mostRows: n,
     budgets: [ s, u ],
     cancelled: l
    });
    if ("value" === f.decoded?.kind) return {
     ...f.decoded.value,
     pages: f.decoded.value.pages.map(withoutSecrets)
    };
    throw errorOf("read-visitors", f, e.redact);
   };
  }
  function evidenceReader(e, s, r) {
   return async ({from: a, to: n, cursor: i, limit: d = r.most}, {allowance: u, cancelled: l}) => {
    const f = null === i ? {} : {
     cursor: i
    }, h = new URLSearchParams({
     dateFrom: a,
     dateTo: n,
     limit: String(d),
     ...f
    });
    u.left -= 1;
    const m = await (0, o.T1)(e, "read-evidence", {
     path: `${s}?${h}`,
     decode: (e, s) => function({name: e, row: s}, r, a, n) {
      const o = (0, c.D4)(t.Ikc({
       [e]: t.YOg(t.L5J())
      }), r, "answer");
      if ("problem" === o.kind) return o;
      const {hasMore: i, nextCursor: d} = t.qgA(w, r), {rows: u, rejectedRows: l, isLonger: f} = (0, 
      c.aK)(s, o.value[e] ?? [], a), h = !1 === i ? null : d || null;
      return {
       kind: "value",
       value: {
        rows: u,
        rejectedRows: l,
        hasMore: n || f || !0 === i || null !== h,
        cursor: h
       }
      };
     }(r, e, d, s),
     mostRows: d,
     budgets: [ u ],
     cancelled: l
    }), {ending: p, decoded: v} = m;
    if ("value" === v?.kind) return v.value;
    const g = "answer" === p.kind ? {
     ...p,
     body: new Uint8Array
    } : p;
    throw errorOf("read-evidence", {
     ...m,
     ending: g
    }, e.redact);
   };
  }
  const w = t.Ikc({
   hasMore: t.NpB(t.cl6(t.zMY(), null), null),
   nextCursor: t.NpB(t.cl6(t.FsL(t.YjP(), t.Ru6(2e3)), null), null)
  });
  function errorOf(e, s, r) {
   const {ending: t, tries: c} = s, d = "read-visitors" === e ? "visitors" : "answer", u = (0, 
   o.X1)(s, r), l = `The service gave no usable ${d} after ${(0, n.hS)(c, "attempt")}: ${u}`, w = (0, 
   i.Of)(e, s, r) ?? {
    message: l,
    hint: (0, o.ik)(t)
   }, [f, h] = "answer" === t.kind ? [ t.status, (0, i.AA)(t) ] : [ void 0, !1 ];
   return new a._7({
    ...w,
    status: f,
    webPage: h
   });
  }
 })
};