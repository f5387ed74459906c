"use strict";

exports.id = 941, exports.ids = [ 941 ], exports.modules = {
 7322: ((e, i, t) => {
  t.d(i, {
   OddRendering: () => OddRendering,
   renderedText: () => renderedText
  });
  var n = t(1600), s = t(3950);
  class Page {
   lines=new LineWriter;
   links=[];
   codeBlock=null;
   codeBlocks=0;
   inRow=!1;
   lists=[];
   words(e) {
    const i = this.links.at(-1);
    void 0 !== i && (i.text += e), this.write(e);
   }
   write(e) {
    null === this.codeBlock ? this.lines.words(e) : this.codeBlock += e;
   }
   mark(e) {
    "" !== e && (null === this.codeBlock ? this.lines.exactly(e) : e.startsWith("[") && (this.codeBlock += e));
   }
   breakLine() {
    null !== this.codeBlock ? this.codeBlock += "\n" : this.lines.endLine();
   }
   rule() {
    this.endLine(!0), null !== this.codeBlock ? this.codeBlock += "---\n" : this.lines.verbatim([ "---" ]);
   }
   beginCell() {
    this.inRow && this.write(" | "), this.inRow = !0;
   }
   beginBlock(e, i, t) {
    this.endLine(e), this.inRow = !1, null === this.codeBlock && ("" !== i && this.lines.open(i, i), 
    "" !== t && this.lines.exactly(t));
   }
   endBlock(e, i) {
    null === this.codeBlock && "" !== i && this.lines.close(), this.endLine(e);
   }
   beginList(e) {
    this.endLine(0 === this.lists.length), this.lists.push({
     number: e
    });
   }
   endList() {
    this.lists.pop(), this.endLine(0 === this.lists.length);
   }
   beginItem() {
    const e = this.lists.at(-1), i = e?.number ?? null, t = null === i ? "- " : `${i}. `;
    void 0 !== e && null !== i && (e.number = i + 1), null === this.codeBlock ? this.lines.open(t, " ".repeat(t.length)) : this.codeBlock += t;
   }
   endItem() {
    null === this.codeBlock ? this.lines.close() : this.endLine(!1);
   }
   beginLink(e) {
    this.links.push({
     href: e,
     text: ""
    });
   }
   endLink() {
    const e = this.links.pop(), i = void 0 === e ? null : function(e, i) {
     const t = (0, s.OT)(e).text.trim();
     if ("" === t || t.startsWith("#") || /\s/.test(t) || !l.test(i)) return null;
     if (/^[a-z][a-z\d+.-]*:/i.test(t) && !/^(?:https?|mailto):/i.test(t)) return null;
     const n = (0, s.OT)(i).text.trim();
     return [ n, `mailto:${n}`, `http://${n}` ].includes(t) ? null : t;
    }(e.href, e.text);
    null !== i && this.mark(` (${i})`);
   }
   beginCode() {
    this.endLine(!0), this.codeBlock ??= "", this.codeBlocks += 1;
   }
   endCode() {
    this.codeBlocks -= 1, 0 === this.codeBlocks ? this.endOfCode() : this.endLine(!0);
   }
   endOfCode() {
    const e = (this.codeBlock ?? "").replace(/^\n|\n$/g, "");
    this.codeBlock = null;
    const i = (e.match(/`+/g) ?? []).reduce((e, {length: i}) => Math.max(e, i), 2), t = "`".repeat(i + 1);
    this.lines.verbatim([ t, ...e.split("\n"), t ]);
   }
   endLine(e) {
    null === this.codeBlock ? this.lines.endLine(e) : /(?:^|\n)$/.test(this.codeBlock) || (this.codeBlock += "\n");
   }
  }
  const l = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]]/v;
  class LineWriter {
   lines=[];
   line=null;
   space=!1;
   gap=!1;
   containers=[];
   words(e) {
    for (const [i] of e.matchAll(/[ \t\n\f\r]+|[^ \t\n\f\r]+/g)) /^[ \t\n\f\r]/.test(i) ? this.space = !0 : this.exactly(i);
   }
   exactly(e) {
    null === this.line ? this.line = this.begin() : this.space && (this.line += " "), 
    this.space = !1, this.line += e;
   }
   verbatim(e) {
    for (const i of e) this.exactly(i), this.endLine();
    this.gap = !0;
   }
   endLine(e = !1) {
    this.space = !1, this.gap ||= e, null !== this.line && this.lines.push(this.line), 
    this.line = null;
   }
   open(e, i) {
    this.endLine(), this.containers.push({
     first: e,
     rest: i,
     used: !1
    });
   }
   close() {
    this.endLine(), this.containers.pop();
   }
   text() {
    return this.endLine(), this.lines.join("\n");
   }
   begin() {
    const e = this.containers.slice(0, 12), i = e.filter(({used: e}) => e).map(({rest: e}) => e);
    this.gap && this.lines.length > 0 && this.lines.push(i.join("").trimEnd()), this.gap = !1;
    const t = e.map(({first: e, rest: i, used: t}) => t ? i : e);
    for (const i of e) i.used = !0;
    return t.join("");
   }
  }
  class OddRendering extends Error {}
  const d = 2097152, o = "it is a whole page", r = "it is not clear where a hidden part ends", h = "parts of it may cover others on the page", a = {
   pre: 1,
   table: 1,
   kbd: 2,
   img: 2
  };
  function renderedText(e) {
   if (e.length > d) throw new OddRendering(`it has more than ${d} characters`);
   const i = new Reader, t = new n.i({
    onopentag: (e, t) => i.open(e, t),
    onclosetag: (e, t) => i.close(e, t),
    ontext: e => i.words(e),
    onprocessinginstruction: () => odd(o)
   });
   return t.write(e), i.isEnding = !0, t.end(), {
    text: i.page.lines.text(),
    hidden: i.hidden,
    leftOut: i.leftOut
   };
  }
  function inline(e, i = "", t = 1) {
   return {
    begin: i => i.mark(e),
    end: e => e.mark(i),
    size: t
   };
  }
  function block(e, {prefix: i = "", heading: t = ""} = {}) {
   return {
    begin: n => n.beginBlock(e, i, t),
    end: t => t.endBlock(e, i)
   };
  }
  const c = {
   unread: "skipped"
  }, u = {
   unread: "skipped",
   begin: e => e.mark("[left out]")
  }, p = {
   begin: (e, {start: i = ""}) => e.beginList(/^\d{1,9}$/.test(i) ? Number(i) : 1),
   end: e => e.endList()
  }, each = (e, i) => e.split(" ").map(e => [ e, i ]), g = new Map([ ...each("p details dl section table markdown-accessiblity-table markdown-accessibility-table", block(!0)), ...each("div summary dt dd figure figcaption caption thead tbody tfoot tr center", block(!1)), ...each("blockquote", block(!0, {
   prefix: "> "
  })), ...[ 1, 1, 1, 1, .875, .85 ].flatMap((e, i) => each(`h${i + 1}`, {
   ...block(!0, {
    heading: `${"#".repeat(i + 1)} `
   }),
   size: e
  })), ...each("ul", {
   ...p,
   begin: e => e.beginList(null)
  }), ...each("ol", p), ...each("li", {
   begin: e => e.beginItem(),
   end: e => e.endItem()
  }), ...each("td th", {
   begin: e => e.beginCell()
  }), ...each("pre", {
   begin: e => e.beginCode(),
   end: e => e.endCode(),
   size: .85
  }), ...each("a", {
   begin: (e, {href: i = ""}) => e.beginLink(i),
   end: e => e.endLink()
  }), ...each("abbr b bdi bdo cite dfn em font g-emoji i ins mark picture rb rtc ruby span strong", inline("")), ...each("themed-picture animated-image time u var", inline("")), ...each("small", inline("", "", .9)), ...each("code samp tt", inline("`", "`", .85)), ...each("kbd", inline("`", "`")), ...each("del s strike", inline("~~", "~~")), ...each("q", inline('"', '"')), ...each("rt", inline("(", ")", .5)), ...each("sup", inline("^", "", .75)), ...each("sub", inline("_", "", .75)), ...each("img", inline("[image]")), ...each("input", {
   begin: (e, i) => e.mark("checked" in i ? "[x]" : "[ ]")
  }), ...each("br", {
   begin: e => e.breakLine()
  }), ...each("hr", {
   begin: e => e.rule()
  }), ...each("source wbr col colgroup svg clipboard-copy", c), ...each("rp", {
   unread: "hidden"
  }), ...each("html head body title meta base link script style noscript frameset frame", {
   unread: "page"
  }) ]);
  class Reader {
   isEnding=!1;
   page=new Page;
   hidden=0;
   leftOut=0;
   stack=[];
   spans=[];
   unread=0;
   open(e, i) {
    const t = this.stack.at(-1);
    this.stack.length >= 200 && odd("it is nested too deeply"), "hidden" === t?.element.unread && odd(r);
    const n = "section" !== e || "data-footnotes" in i ? g.get(e) ?? u : u, s = (t?.size ?? 1) * (n.size ?? 1), l = (t?.raised ?? 0) + Number("sup" === e || "sub" === e);
    l >= (a[e] ?? 1 / 0) && odd(h), "table" === e && this.spans.push(new Set);
    for (const e of [ "rowspan", "colspan" ]) "1" !== (i[e] ?? "1") && this.spans.at(-1)?.add(e);
    2 === this.spans.at(-1)?.size && odd(h);
    const d = s < .3 || l > 2 ? u : n, p = this.unread > 0 ? c : d;
    "page" === p.unread && odd(o), p.begin?.(this.page, i), "hidden" === p.unread && (this.hidden += 1), 
    p === u && (this.leftOut += 1), void 0 !== p.unread && (this.unread += 1), this.stack.push({
     element: p,
     size: s,
     raised: l
    });
   }
   close(e, i) {
    "table" === e && this.spans.pop();
    const t = this.stack.pop()?.element;
    i && this.isEnding && odd("it is cut off"), i && "hidden" === t?.unread && odd(r), 
    void 0 !== t?.unread && (this.unread -= 1), t?.end?.(this.page);
   }
   words(e) {
    0 === this.unread && this.page.words(e);
   }
  }
  function odd(e) {
   throw new OddRendering(e);
  }
 })
};