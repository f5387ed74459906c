"use strict";

exports.id = 544, exports.ids = [ 544 ], exports.modules = {
 4544: ((e, n, t) => {
  t.d(n, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => u,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(3114), s = t(491), a = t(2615), o = t(500), i = t(4845), c = t(5219);
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
  async function answer(e, n, t, {reaction: r = "+1", ...a} = {}) {
   const o = await writeAnswer(e, n, t, a);
   try {
    await (0, s.lC)(e.comment, r, t);
   } catch (e) {
    throw new AnsweredError(e);
   }
   return o;
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
    throw n instanceof i._7 || await async function(e, n, t) {
     if (await (0, s.lC)(e.comment, "confused", t), t.runner.cancelled.aborted) return;
     const a = (n instanceof i.ro ? (0, i.GW)(n) : [ d ]).map(i.fI).join("\n");
     try {
      const s = n instanceof r.Gx ? n.request : null;
      await writeAnswer(e, `**Nothing was started.** ${u}\n\n${(0, c.TL)(a)}`, t, {
       request: s
      });
     } catch (e) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, i.fI)((0, i.wz)(e))}`);
     }
    }(e, n, t), function(e) {
     const withAdvice = ({message: e, hint: n}) => ({
      message: e,
      hint: `${n} ${u}`
     });
     return e instanceof i.dz ? new i.dz(e.problems.map(withAdvice), e) : e instanceof i._7 ? new i._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof i.pU ? (0, i.LM)(e, {
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