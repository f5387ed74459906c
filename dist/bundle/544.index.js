"use strict";

exports.id = 544, exports.ids = [ 544 ], exports.modules = {
 4544: ((e, n, t) => {
  t.d(n, {
   IQ: () => refuseInThread,
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   ZF: () => answer,
   e: () => answerInThread
  });
  var r = t(491), s = t(2615), a = t(500), o = t(4845), i = t(5219);
  class AnsweredError extends Error {
   constructor(e) {
    super("The command has been answered.", {
     cause: e
    });
   }
  }
  async function answerInThread(e, n, t, r = {}) {
   if (t.settings.dryRun) return (0, a.ML)(n);
   const {url: s} = await answer(e, n, t, r);
   return {
    kind: "helped",
    sentence: `Answered at ${s}`
   };
  }
  async function answer(e, n, t, {reaction: s = "+1", ...a} = {}) {
   const o = await writeAnswer(e, n, t, a);
   try {
    await (0, r.lC)(e.comment, s, t);
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
  async function writeAnswer({comment: e, thread: n}, t, {repository: r}, {ends: a = [], ...o} = {}) {
   const i = {
    comment: e.id,
    ...0 === a.length ? {} : {
     ends: a
    }
   }, c = {
    thread: n.number,
    review: e.review
   };
   return r.createComment(c, (0, s.BG)(i, t), o);
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(e, n, t) {
   try {
    return await n();
   } catch (n) {
    if (n instanceof AnsweredError) throw n.cause;
    throw n instanceof o._7 || await async function(e, n, t) {
     if (await (0, r.lC)(e.comment, "confused", t), t.runner.cancelled.aborted) return;
     const s = (n instanceof o.ro ? (0, o.GW)(n) : [ d ]).map(o.fI).join("\n");
     try {
      await writeAnswer(e, `**Nothing was started.** ${c}\n\n${(0, i.TL)(s)}`, t);
     } catch (e) {
      t.runner.warning(`Could not report the failure in the thread: ${(0, o.fI)((0, o.wz)(e))}`);
     }
    }(e, n, t), function(e) {
     const withAdvice = ({message: e, hint: n}) => ({
      message: e,
      hint: `${n} ${c}`
     });
     return e instanceof o.dz ? new o.dz(e.problems.map(withAdvice), e) : e instanceof o._7 ? new o._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof o.pU ? (0, o.LM)(e, {
      advice: c
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