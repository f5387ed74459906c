"use strict";

exports.id = 997, exports.ids = [ 997 ], exports.modules = {
 5997: ((e, s, t) => {
  t.r(s), t.d(s, {
   createAnalyticsReaders: () => createAnalyticsReaders
  });
  var r = t(7934), a = t(4845), n = t(5219), o = t(4911), c = t(7094), d = t(7665);
  const i = {
   status: void 0,
   message: "Visitors were not requested, because the limit of requests is used up.",
   hint: "Raise `max-requests`."
  }, u = 10, l = 500;
  function createAnalyticsReaders(e) {
   const {projectId: s, redact: t} = e, a = function(e) {
    const s = r.FsL(r.YjP(), r.pdi(e)), t = r.FsL(r.Ikc({
     searchQuery: s,
     hits: c.U9,
     ctr: r.FsL(r.aig(), r.Wwf(0), r.cGV(100))
    }), r.pdi(({searchQuery: e, hits: s, ctr: t}) => ({
     term: e,
     searches: s,
     clickRate: t
    }))), a = r.FsL(r.Ikc({
     id: r.NpB(r.cl6(r.YjP(), null), null),
     query: s,
     resolutionStatus: r.KIO([ "answered", "unanswered" ]),
     pageUrl: r.cl6(s, null)
    }), r.pdi(({id: e, query: s, resolutionStatus: t, pageUrl: r}) => ({
     id: e,
     question: s,
     answered: "answered" === t,
     page: r
    }))), n = r.FsL(r.Ikc({
     path: s,
     thumbsUp: c.U9,
     thumbsDown: c.U9
    }), r.pdi(({path: e, thumbsUp: s, thumbsDown: t}) => ({
     path: e,
     up: s,
     down: t
    })));
    return {
     searches: {
      most: c.vz.searches.most,
      name: "searches",
      row: t
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
   }(t);
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
   }, t = new Map, withoutSecrets = ({path: s, ...r}) => {
    const a = t.get(s) ?? s;
    t.set(a, a);
    const n = e.redact(a);
    return n === a ? {
     path: a,
     ...r
    } : {
     path: a,
     ...r,
     shown: n
    };
   };
   return async ({from: t, to: r, limit: n, offset: d}, {allowance: u, cancelled: l}) => {
    if (u.left <= 0) throw new a._7(i);
    u.left -= 1;
    const w = new URLSearchParams({
     dateFrom: t,
     dateTo: r,
     limit: String(n),
     offset: String(d)
    }), h = await (0, o.T1)(e, "read-visitors", {
     path: `${c.f0.visitors(e.projectId)}?${w}`,
     decode: (e, s) => (0, c.cN)(e, n, s),
     mostRows: n,
     budgets: [ s, u ],
     cancelled: l
    });
    if ("value" === h.decoded?.kind) return {
     ...h.decoded.value,
     pages: h.decoded.value.pages.map(withoutSecrets)
    };
    throw errorOf("read-visitors", h, e.redact);
   };
  }
  function evidenceReader(e, s, t) {
   return async ({from: a, to: n, cursor: d}, {allowance: i, cancelled: u}) => {
    const l = null === d ? {} : {
     cursor: d
    }, h = new URLSearchParams({
     dateFrom: a,
     dateTo: n,
     limit: String(t.most),
     ...l
    });
    i.left -= 1;
    const f = await (0, o.T1)(e, "read-evidence", {
     path: `${s}?${h}`,
     decode: (e, s) => function({name: e, row: s, most: t}, a, n) {
      const o = (0, c.D4)(r.Ikc({
       [e]: r.YOg(r.L5J())
      }), a, "answer");
      if ("problem" === o.kind) return o;
      const {hasMore: d, nextCursor: i} = r.qgA(w, a), {rows: u, rejectedRows: l, isLonger: h} = (0, 
      c.aK)(s, o.value[e] ?? [], t), f = !1 === d ? null : i || null;
      return {
       kind: "value",
       value: {
        rows: u,
        rejectedRows: l,
        hasMore: n || h || !0 === d || null !== f,
        cursor: f
       }
      };
     }(t, e, s),
     mostRows: t.most,
     budgets: [ i ],
     cancelled: u
    }), {ending: m, decoded: p} = f;
    if ("value" === p?.kind) return p.value;
    const v = "answer" === m.kind ? {
     ...m,
     body: new Uint8Array
    } : m;
    throw errorOf("read-evidence", {
     ...f,
     ending: v
    }, e.redact);
   };
  }
  const w = r.Ikc({
   hasMore: r.NpB(r.cl6(r.zMY(), null), null),
   nextCursor: r.NpB(r.cl6(r.FsL(r.YjP(), r.Ru6(2e3)), null), null)
  });
  function errorOf(e, s, t) {
   const {ending: r, tries: c} = s, i = "read-visitors" === e ? "visitors" : "answer", u = (0, 
   o.X1)(s, t), l = `The service gave no usable ${i} after ${(0, n.hS)(c, "attempt")}: ${u}`, w = (0, 
   d.Of)(e, s, t) ?? {
    message: l,
    hint: (0, o.ik)(r)
   }, [h, f] = "answer" === r.kind ? [ r.status, (0, d.AA)(r) ] : [ void 0, !1 ];
   return new a._7({
    ...w,
    status: h,
    webPage: f
   });
  }
 })
};