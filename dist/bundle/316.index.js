"use strict";

exports.id = 316, exports.ids = [ 316 ], exports.modules = {
 7316: ((e, n, t) => {
  t.d(n, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => u,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(3916), s = t(3758), a = t(8923), o = t(5281), i = t(7650), c = t(1673);
  class AnsweredError extends Error {
   constructor(e) {
    super("The command has been answered.", {
     cause: e
    });
   }
  }
  async function answerInThread(e, n, t, r = {}) {
   if (t.settings.dryRun) return (0, o.ML)(n);
   const {url: s} = await answer(e, n, t, r);
   return {
    kind: "helped",
    sentence: `Answered at ${s}`
   };
  }
  async function answer(e, n, t, {reaction: r = "+1", ...s} = {}) {
   const a = await writeAnswer(e, n, t, s);
   try {
    await (0, i.lC)(e.comment, r, t);
   } catch (e) {
    throw new AnsweredError(e);
   }
   return a;
  }
  function refuseInThread(e, n, t) {
   return answerInThread(e, n, t, {
    reaction: "confused"
   });
  }
  async function writeAnswer({comment: e, thread: n}, t, {repository: r}, {ends: s = [], request: o = null, ...i} = {}) {
   const c = {
    comment: e.id,
    ...0 === s.length ? {} : {
     ends: s
    },
    ...null === o ? {} : {
     request: o
    }
   }, u = {
    thread: n.number,
    review: e.review
   };
   return r.createComment(u, (0, a.BG)(c, t), i);
  }
  const u = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(e, n, t) {
   try {
    return await n();
   } catch (n) {
    if (n instanceof AnsweredError) throw n.cause;
    throw n instanceof r._7 || await async function(e, n, t) {
     if (await (0, i.lC)(e.comment, "confused", t), t.runner.cancelled.aborted) return;
     const a = (n instanceof r.ro ? (0, r.GW)(n) : [ d ]).map(r.fI).join("\n");
     try {
      const r = n instanceof c.G ? n.request : null;
      await writeAnswer(e, `**Nothing was started.** ${u}\n\n${(0, s.TL)(a)}`, t, {
       request: r
      });
     } catch (e) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, r.fI)((0, r.wz)(e))}`);
     }
    }(e, n, t), function(e) {
     const withAdvice = ({message: e, hint: n}) => ({
      message: e,
      hint: `${n} ${u}`
     });
     return e instanceof r.dz ? new r.dz(e.problems.map(withAdvice), e) : e instanceof r._7 ? new r._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof r.pU ? (0, r.LM)(e, {
      advice: u
     }) : e;
    }(n);
   }
  }
  const d = {
   message: "This is a bug in docs-agent.",
   hint: "See the log of the run."
  };
 })
};