"use strict";

exports.id = 544, exports.ids = [ 544 ], exports.modules = {
 4544: ((e, n, t) => {
  t.d(n, {
   M_: () => admitting,
   QG: () => writeAnswer,
   RO: () => c,
   e: () => answerInThread
  });
  var r = t(388), s = t(2615), a = t(571), i = t(4845), o = t(5219);
  class AnsweredError extends Error {}
  async function answerInThread(e, n, t) {
   if (t.settings.dryRun) return (0, a.ML)(n.text);
   const {url: r} = await writeAnswer(e, n, t);
   return {
    kind: "helped",
    sentence: `Answered at ${r}`
   };
  }
  async function writeAnswer(e, n, t) {
   const {comment: a, thread: i} = e, {text: o, reaction: c = "+1", ends: d = [], ...w} = n, u = {
    comment: a.id,
    ...0 === d.length ? {} : {
     ends: d
    }
   }, m = {
    thread: i.number,
    review: a.review
   }, h = await t.repository.createComment(m, (0, s.BG)(u, o), w);
   try {
    return null !== c && await (0, r.lC)(a, c, t), h;
   } catch (e) {
    throw new AnsweredError("The command has been answered.", {
     cause: e
    });
   }
  }
  const c = "Comment again: this comment is claimed, so a re-run does nothing.";
  async function admitting(e, n, t) {
   try {
    return await n();
   } catch (n) {
    if (n instanceof AnsweredError) throw n.cause;
    throw n instanceof i._7 || await async function(e, n, t) {
     const {runner: s} = t, a = n instanceof i.Cq;
     if (a || await (0, r.lC)(e.comment, "confused", t), s.cancelled.aborted) return;
     const d = n instanceof i.ro ? i.GW(n) : [ {
      message: "This is a bug in docs-agent.",
      hint: "See the log of the run."
     } ], w = (0, o.TL)(d.map(i.fI).join("\n")), u = writeAnswer(e, {
      text: a ? n.message : `**Nothing was started.** ${c}\n\n${w}`,
      reaction: null
     }, t);
     await i.wF(u, "Could not report the failure in the thread", s);
    }(e, n, t), function(e) {
     const withAdvice = ({message: e, hint: n}) => ({
      message: e,
      hint: `${n} ${c}`
     });
     return e instanceof i.Cq ? e : e instanceof i.dz ? new i.dz(e.problems.map(withAdvice), e) : e instanceof i._7 ? new i._7({
      status: e.status,
      ...withAdvice(e),
      cause: e
     }) : e instanceof i.pU ? i.LM(e, {
      advice: c
     }) : e;
    }(n);
   }
  }
 })
};