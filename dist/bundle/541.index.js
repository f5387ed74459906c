"use strict";

exports.id = 541, exports.ids = [ 541 ], exports.modules = {
 9541: ((e, i, t) => {
  t.d(i, {
   OddRendering: () => OddRendering,
   renderedText: () => renderedText
  });
  var n = t(1600);
  function each(e, i) {
   return e.split(" ").map(e => [ e, i ]);
  }
  const s = new Map([ ...each("p details dl section", {
   kind: "block",
   apart: !0
  }), ...each("table markdown-accessiblity-table markdown-accessibility-table", {
   kind: "block",
   apart: !0
  }), ...each("blockquote", {
   kind: "block",
   apart: !0,
   prefix: "> "
  }), ...each("div summary dt dd figure figcaption caption thead tbody tfoot tr center", {
   kind: "block",
   apart: !1
  }), ...[ "#", "##", "###", "####", "#####", "######" ].flatMap(e => each(`h${e.length}`, {
   kind: "block",
   apart: !0,
   heading: `${e} `
  })), ...each("ul ol", {
   kind: "list"
  }), ...each("li", {
   kind: "item"
  }), ...each("td th", {
   kind: "cell"
  }), ...each("pre", {
   kind: "code-block"
  }), ...each("a", {
   kind: "link"
  }), ...each("abbr b bdi bdo cite dfn em font g-emoji i ins mark picture rb rtc ruby small span strong", {
   kind: "inline"
  }), ...each("themed-picture animated-image time u var", {
   kind: "inline"
  }), ...each("code kbd samp tt", {
   kind: "inline",
   before: "`",
   after: "`"
  }), ...each("del s strike", {
   kind: "inline",
   before: "~~",
   after: "~~"
  }), ...each("q", {
   kind: "inline",
   before: '"',
   after: '"'
  }), ...each("rt", {
   kind: "inline",
   before: "(",
   after: ")"
  }), ...each("sup", {
   kind: "inline",
   before: "^"
  }), ...each("sub", {
   kind: "inline",
   before: "_"
  }), ...each("img", {
   kind: "single",
   text: "[image]"
  }), ...each("source wbr col colgroup", {
   kind: "ornament"
  }), ...each("svg clipboard-copy", {
   kind: "ornament"
  }), ...each("br", {
   kind: "line-break"
  }), ...each("hr", {
   kind: "rule"
  }), ...each("input", {
   kind: "box"
  }), ...each("rp", {
   kind: "hidden"
  }), ...each("html head body title meta base link script style noscript frameset frame", {
   kind: "document"
  }) ]), l = new Map(Object.entries({
   sup: .75,
   sub: .75,
   small: .9,
   code: .85,
   tt: .85,
   samp: .85,
   pre: .85,
   h5: .875,
   h6: .85,
   rt: .5
  }));
  class LineWriter {
   lines=[];
   line=null;
   space=!1;
   gap=!1;
   containers=[];
   words(e) {
    for (const i of e.split(/([ \t\n\f\r]+)/)) "" !== i && (/^[ \t\n\f\r]/.test(i) ? this.space = !0 : this.exactly(i));
   }
   exactly(e) {
    null === this.line ? this.line = this.begin() : this.space && (this.line += " "), 
    this.space = !1, this.line += e;
   }
   verbatim(e) {
    for (const i of e) this.exactly(i), this.endLine();
   }
   endLine() {
    this.space = !1, null !== this.line && (this.lines.push(this.line), this.line = null);
   }
   endParagraph() {
    this.endLine(), this.gap = !0;
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
    const e = this.containers.slice(0, 12);
    if (this.gap && this.lines.length > 0) {
     const i = e.filter(({used: e}) => e);
     this.lines.push(i.map(({rest: e}) => e).join("").trimEnd());
    }
    return this.gap = !1, e.map(e => {
     const i = e.used ? e.rest : e.first;
     return e.used = !0, i;
    }).join("");
   }
  }
  var a = t(3950);
  const d = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]]/v;
  class OddRendering extends Error {}
  const r = 2097152, o = "it is not clear where a hidden part ends";
  function renderedText(e) {
   if (e.length > r) throw new OddRendering(`it has more than ${r} characters`);
   const i = new Reader, t = new n.i({
    onopentag: (e, t) => i.open(e, t),
    onclosetag: (e, t) => i.close(t),
    ontext: e => i.words(e),
    onprocessinginstruction: () => i.odd("it is a whole page")
   });
   return t.write(e), i.isEnding = !0, t.end(), i.result();
  }
  class Reader {
   isEnding=!1;
   lines=new LineWriter;
   stack=[];
   leftOut=0;
   hidden=0;
   skipped=0;
   links=[];
   codeBlock=null;
   inRow=!1;
   lists=0;
   odd(e) {
    throw new OddRendering(e);
   }
   result() {
    return {
     text: this.lines.text(),
     leftOut: this.leftOut,
     hidden: this.hidden
    };
   }
   open(e, i) {
    this.stack.length >= 200 && this.odd("it is nested too deeply"), "hidden" === this.stack.at(-1)?.element && this.odd(o);
    const t = (this.stack.at(-1)?.size ?? 1) * (l.get(e) ?? 1), n = this.skipped > 0 || t < .3 ? void 0 : function(e, i) {
     return "section" !== e || "data-footnotes" in i ? s.get(e) : void 0;
    }(e, i);
    void 0 !== n ? this.push(t, ...this.begin(n, i, e)) : (0 === this.skipped && this.leaveOut(), 
    this.push(t, "skipped"));
   }
   close(e) {
    const i = this.stack.pop();
    if (e && this.isEnding && this.odd("it is cut off"), void 0 === i) return;
    const {element: t} = i;
    "hidden" === t && e && this.odd(o), "skipped" === t || "hidden" === t ? this.skipped -= 1 : this.end(t);
   }
   words(e) {
    if (this.skipped > 0) return;
    const i = this.links.at(-1);
    void 0 !== i && (i.text += e), null !== this.codeBlock ? this.codeBlock += e : this.lines.words(e);
   }
   begin(e, i, t) {
    switch (e.kind) {
    case "document":
     return this.odd("it is a whole page");

    case "hidden":
     return this.hidden += 1, [ "hidden" ];

    case "ornament":
     return [ "skipped" ];

    case "list":
     return this.endBlock(0 === this.lists), this.lists += 1, [ e, {
      number: "ol" === t ? (n = i.start, void 0 !== n && /^\d{1,9}$/.test(n) ? Number(n) : 1) : null
     } ];

    case "link":
     return this.links.push({
      href: i.href ?? "",
      text: ""
     }), [ e ];

    case "inline":
     return this.inline(e.before), [ e ];

    case "single":
     return this.inline(e.text), [ e ];

    case "box":
     return this.inline("checked" in i ? "[x]" : "[ ]"), [ e ];

    default:
     return this.beginLine(e), [ e ];
    }
    var n;
   }
   beginLine(e) {
    const {lines: i} = this;
    switch (e.kind) {
    case "line-break":
     null !== this.codeBlock ? this.codeBlock += "\n" : i.endLine();
     break;

    case "rule":
     i.endParagraph(), i.verbatim([ "---" ]), i.endParagraph();
     break;

    case "code-block":
     i.endParagraph(), this.codeBlock ??= "";
     break;

    case "cell":
     this.inRow && i.words(" | "), this.inRow = !0;
     break;

    case "item":
     this.openItem();
     break;

    case "block":
     this.endBlock(e.apart), this.inRow = !1, void 0 !== e.prefix && i.open(e.prefix, e.prefix), 
     void 0 !== e.heading && i.exactly(e.heading);
    }
   }
   end(e) {
    const {lines: i} = this;
    switch (e.kind) {
    case "inline":
     this.inline(e.after);
     break;

    case "link":
     this.endLink();
     break;

    case "code-block":
     this.endCodeBlock();
     break;

    case "item":
     i.close();
     break;

    case "list":
     this.lists -= 1, this.endBlock(0 === this.lists);
     break;

    case "block":
     void 0 !== e.prefix && i.close(), this.endBlock(e.apart);
    }
   }
   push(e, i, t = null) {
    this.stack.push({
     element: i,
     list: t,
     size: e
    }), "skipped" !== i && "hidden" !== i || (this.skipped += 1);
   }
   leaveOut() {
    this.leftOut += 1, this.inline("[left out]");
   }
   inline(e = "") {
    "" !== e && (null === this.codeBlock ? this.lines.exactly(e) : e.startsWith("[") && (this.codeBlock += e));
   }
   endBlock(e) {
    null === this.codeBlock && (e ? this.lines.endParagraph() : this.lines.endLine());
   }
   openItem() {
    const e = this.stack.findLast(e => null !== e.list)?.list, i = e?.number ?? null, t = null === i ? "- " : `${i}. `;
    null != e && null !== i && (e.number = i + 1), this.lines.open(t, " ".repeat(t.length));
   }
   endLink() {
    const e = this.links.pop(), i = void 0 === e ? null : function({href: e, text: i}) {
     const t = function(e) {
      const i = (0, a.OT)(e).text.trim();
      return "" === i || i.startsWith("#") || /\s/.test(i) || /^[a-z][a-z\d+.-]*:/i.test(i) && !/^(?:https?|mailto):/i.test(i) ? null : i;
     }(e);
     if (null === t || !d.test(i)) return null;
     const n = (0, a.OT)(i).text.trim();
     return [ n, `mailto:${n}`, `http://${n}` ].includes(t) ? null : t;
    }(e);
    null !== i && this.inline(` (${i})`);
   }
   endCodeBlock() {
    const e = (this.codeBlock ?? "").replace(/^\n|\n$/g, "");
    this.codeBlock = null;
    const i = (e.match(/`+/g) ?? []).reduce((e, {length: i}) => Math.max(e, i), 2), t = "`".repeat(i + 1);
    this.lines.verbatim([ t, ...e.split("\n"), t ]), this.lines.endParagraph();
   }
  }
 })
};