"use strict";

exports.id = 318, exports.ids = [ 318 ], exports.modules = {
 2318: ((e, t, n) => {
  n.r(t), n.d(t, {
   KEYS: () => m,
   agentFacts: () => agentFacts,
   knownAgent: () => knownAgent,
   readAgent: () => readAgent,
   readCommand: () => readCommand,
   withFlags: () => withFlags
  });
  var o = n(1290), s = n(5219);
  const r = /([ \t\r\n]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^ \t\r\n'"\\]+)|./gs;
  var a = n(8654), i = n(6730);
  const c = {
   claude: {
    tried: "@anthropic-ai/claude-code@2.1.332",
    provider: "anthropic",
    token: "CLAUDE_CODE_OAUTH_TOKEN",
    flags: () => "-p --permission-mode acceptEdits --permission-prompts none --disallowedTools WebSearch,WebFetch --strict-mcp-config --no-session-persistence",
    variables: e => ({
     CLAUDE_CODE_MAX_RETRIES: "1",
     CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
     ...e && {
      ANTHROPIC_BASE_URL: e
     }
    })
   },
   codex: {
    tried: "@openai/codex@0.171.0",
    provider: "openai",
    flags: e => 'exec --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check --ephemeral --disable apps --disable plugins -c analytics.enabled=false -c web_search="disabled"' + (null === e ? "" : ` -c model_provider="direct" -c model_providers.direct={name="direct",base_url="${e}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`),
    last: [ "-" ]
   },
   gemini: {
    tried: "@google/gemini-cli@0.61.0",
    provider: "google",
    flags: () => "--skip-trust --approval-mode auto_edit",
    variables: e => null === e ? {} : {
     GOOGLE_GEMINI_BASE_URL: e
    },
    starter: [ "/bin/sh", "-c", 'GEMINI_CLI_HOME=$(mktemp -d) && export GEMINI_CLI_HOME && mkdir "$GEMINI_CLI_HOME/.gemini" && printf %s "$0" >"$GEMINI_CLI_HOME/.gemini/settings.json" && exec "$@"', '{"security":{"auth":{"selectedType":"gemini-api-key"}},"privacy":{"usageStatisticsEnabled":false},"telemetry":{"enabled":false},"general":{"enableAutoUpdate":false},"tools":{"exclude":["web_fetch","google_web_search"]}}' ]
   },
   opencode: {
    tried: "opencode-ai@1.18.33",
    provider: null,
    flags: () => "run",
    variables: (e, t) => {
     const n = t && {
      baseURL: `${e}${"google" === t ? "/v1beta" : "/v1"}`,
      apiKey: `{env:${i.xq[t].keyName}}`
     }, o = e && t ? {
      [t]: {
       options: n
      }
     } : {};
     return {
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      OPENCODE_DISABLE_MODELS_FETCH: "1",
      OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
      OPENCODE_CONFIG_CONTENT: JSON.stringify({
       share: "disabled",
       permission: {
        webfetch: "deny",
        websearch: "deny"
       },
       provider: o
      })
     };
    }
   }
  };
  var l = n(4140);
  const d = 8, u = "added-by-the-action", p = {
   HTTPS_PROXY: a.IU,
   HTTP_PROXY: a.IU,
   ALL_PROXY: a.IU,
   https_proxy: a.IU,
   http_proxy: a.IU,
   NO_PROXY: "localhost,127.0.0.1",
   no_proxy: "localhost,127.0.0.1",
   NODE_USE_ENV_PROXY: "1"
  };
  async function readAgent(e, t, n) {
   const o = readCommand(e.agent);
   if ("message" in o) return {
    problems: [ o ],
    unset: []
   };
   const {name: s, words: r, known: a, model: c} = o, l = a?.provider ?? (a && i.xd.find(e => c.startsWith(`${e}/`))) ?? null, {origin: d, problems: u, unset: p, ...m} = readAccess(e, t, l, a), [f, h] = await Promise.all([ n(s, t), n("git", t) ]), {agentPaths: g, isolation: _} = e, b = "problem" in f ? f : "required" === _ ? f.unfit : null;
   if (null !== b && u.push(function({problem: e, hint: t}, n) {
    const o = n ? `Add a step before this one: \`- run: npm install --global ${n.tried}\`.` : "Install it in a step before this one, or name its path in the workspace, such as `./tools/agent`.";
    return {
     message: `Input "agent" names a program that can't be run. ${e}`,
     hint: t ?? o
    };
   }(b, a)), "problem" in h && u.push({
    message: `The action needs git. ${h.problem}`,
    hint: y
   }), "problem" in f || u.length > 0) return {
    problems: u,
    unset: p
   };
   const w = (d && a?.starter) ?? [], [v = "", ...k] = [ ...w, f.file, ...withFlags(r, d, a) ];
   return {
    plan: {
     ...m,
     name: s.replace(/^.*\//, ""),
     program: f,
     command: [ v, ...k ],
     paths: g,
     isolation: _
    }
   };
  }
  function withFlags(e, t, n) {
   if (void 0 === n) return e;
   const o = n.flags(t).split(" "), s = n.last?.filter(t => t !== e.at(-1)) ?? [];
   return [ ...o, ...e[0] === o[0] ? e.slice(1) : e, ...s ];
  }
  const m = Object.fromEntries(Object.entries(c).map(([e, {provider: t, token: n = []}]) => [ e, [ keysOf(t), n ].flat() ]));
  function keysOf(e) {
   return (null === e ? i.xd : [ e ]).map(e => i.xq[e].keyName);
  }
  function agentFacts(e) {
   const {command: t, environment: n, gateway: o, hosts: s, isolation: r, paths: a} = e, c = o && {
    key: i.xq[o.provider].keyName,
    host: new URL(o.origin).hostname
   };
   return {
    command: t.map(quote).join(" "),
    variables: Object.keys(n).filter(e => e !== c?.key && !Object.hasOwn(p, e)),
    hosts: "none" === r ? null : s,
    gateway: c,
    isolation: r,
    paths: a
   };
  }
  const quote = e => /^[\w./:=@%+,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
  function readCommand(e) {
   const t = function(e) {
    const t = [];
    let n = null;
    for (const [o, s, a, i, c, l = ""] of e.matchAll(r)) {
     const e = (null === n ? /^[~#]|[|&;<>()$`]/ : /[|&;<>()$`]/).exec(l)?.[0], r = e ?? /^(?:[^\\$`]|\\.)*([$`])/s.exec(i ?? "")?.[1];
     if (void 0 !== r) return {
      problem: `the character ${r}, which only a shell understands`
     };
     if (/^['"\\]$/.test(o)) return {
      problem: "\\" === o ? "a backslash at its end" : "a quote that is not closed"
     };
     const d = i?.replace(/\\(?:([\\"$`])|\n)/g, "$1") ?? c?.replace("\n", "");
     void 0 === s ? n = (n ?? "") + (a ?? d ?? l) : null !== n && t.push(n), void 0 !== s && (n = null);
    }
    return {
     words: null === n ? t : [ ...t, n ]
    };
   }(e);
   if ("problem" in t) return wrong(e, `has ${t.problem}`, f);
   const [n = "", ...o] = t.words, s = knownAgent(n), a = function(e) {
    const t = e.findLastIndex(e => /^(?:-m|--model)(?:=|$)/.test(e));
    return /=(.*)/s.exec(e[t] ?? "")?.[1] ?? e[t < 0 ? t : t + 1] ?? "";
   }(o);
   return null !== s?.provider || /^[^/]+\/./.test(a) ? {
    name: n,
    words: o,
    known: s,
    model: a
   } : wrong(e, "does not say which model to use", h);
  }
  const knownAgent = e => Object.hasOwn(c, e) ? c[e] : void 0;
  function readAccess(e, t, n, o) {
   const s = "required" === e.isolation, value = e => t[e]?.trim() ?? "", r = n && i.xq[n], c = [ r?.keyName ?? [], o?.token ?? [] ].flat(), m = e.agentEnv.filter(e => !c.includes(e)), f = c.find(e => "" !== value(e)), h = n && r && f === r.keyName, y = h ? {
    provider: n,
    key: value(r.keyName),
    origin: r.origin
   } : null, b = y && (s ? a.IU : y.origin), w = h ? [] : c.filter(e => e === f), v = w.map(() => new URL(r?.origin ?? "").hostname), k = s ? [ ...v, ...e.agentHosts ] : [], O = [ m.length > 0 && e.agentHosts.length > 0 ? [] : c, ...m.map(e => [ e ]) ].filter(e => e.length > 0 && !e.some(value)), E = [ ...O.map(t => function({agent: e, agentEnv: t}, n) {
    const o = n.filter(e => t.includes(e)), [s = ""] = [ ...o, ...n ], r = `Store it as a secret, and add \`env:\` with \`${s}: \${{ secrets.${s} }}\` to the step; a missing secret is empty.`, a = `Input "agent-env" names ${o.join(" and ")}, but the step gives it no value.`;
    return o.length > 0 ? {
     message: a,
     hint: r
    } : wrong(e, `needs the variable ${n.join(" or ")}, but the step gives it no value`, r);
   }(e, t)), ...leaks(e, [ ...c, ...m ], value) ];
   return o && s && c.length + k.length === 0 && E.push(wrong(e.agent, g, _)), {
    environment: {
     ...o?.variables?.(b, n),
     ...y && r && {
      [r.keyName]: s ? u : y.key
     },
     ...(0, l.Up)(t, [ ...m, ...w ]),
     ...k.length > 0 && p
    },
    secrets: [ ...new Set([ ...c, ...m ].map(value)) ].filter(e => e.length >= d),
    hosts: k,
    origin: b,
    gateway: s ? y : null,
    problems: E,
    unset: O.flat()
   };
  }
  const f = "Put it in single quotes, or write a script and name its path, such as `agent: ./tools/agent`.", h = "Add provider and model, such as `agent: opencode -m anthropic/claude-sonnet-4-5`.", g = 'can reach no model: "agent-env" names no key for the gateway, and "agent-hosts" is empty', _ = "Name its key in `agent-env`, or the host of its model in `agent-hosts`.", y = "Install it in a step before this one.";
  function wrong(e, t, n) {
   return {
    message: `Input "agent" is ${JSON.stringify((0, s.ml)(e, 100))}, which ${t}.`,
    hint: n
   };
  }
  function leaks(e, t, n) {
   const s = Object.entries({
    "github-token": e.githubToken,
    "api-key": e.apiKey
   });
   return t.flatMap(e => {
    const [t] = s.find(([, t]) => {
     return (s = t).length >= d && (0, o.p)([ s ])(n(e));
     var s;
    }) ?? [];
    return void 0 === t ? [] : [ {
     message: `The variable ${e} is for the agent, but holds the value of the input "${t}": the agent would get the rights of the action.`,
     hint: "Remove it from `agent-env`, or give the agent a credential of its own, with fewer rights."
    } ];
   });
  }
 }),
 8654: ((e, t, n) => {
  n.d(t, {
   IU: () => m,
   Tr: () => runIsolated,
   ep: () => whyNoIsolation
  });
  var o = n(8474), s = n(3024), r = n(1455), a = n(7030), i = n(8161), c = n(6760), l = n(8500), d = n(4140), u = n(9046), __addDisposableResource = function(e, t, n) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var o, s;
    if (n) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     o = t[Symbol.asyncDispose];
    }
    if (void 0 === o) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     o = t[Symbol.dispose], n && (s = o);
    }
    if ("function" != typeof o) throw new TypeError("Object not disposable.");
    s && (o = function() {
     try {
      s.call(this);
     } catch (e) {
      return Promise.reject(e);
     }
    }), e.stack.push({
     value: t,
     dispose: o,
     async: n
    });
   } else n && e.stack.push({
    async: !0
   });
   return t;
  }, p = function(e) {
   return function(t) {
    function fail(n) {
     t.error = t.hasError ? new e(n, t.error, "An error was suppressed during disposal.") : n, 
     t.hasError = !0;
    }
    var n, o = 0;
    return function next() {
     for (;n = t.stack.pop(); ) try {
      if (!n.async && 1 === o) return o = 0, t.stack.push(n), Promise.resolve().then(next);
      if (n.dispose) {
       var e = n.dispose.call(n.value);
       if (n.async) return o |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else o |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === o) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, n) {
   var o = new Error(n);
   return o.name = "SuppressedError", o.error = e, o.suppressed = t, o;
  });
  const m = "http://127.0.0.1:3128", f = {
   PATH: "/usr/local/bin:/usr/bin:/bin",
   LANG: "C.UTF-8",
   HOME: "/home/agent",
   USER: "agent",
   TMPDIR: "/tmp"
  }, h = 2 ** 30, g = {
   writtenBytes: 4 * h,
   freeBytes: 2 * h,
   freeFiles: 1e5,
   everyMs: 2e3
  }, _ = "docs-agent-box-", y = "/usr/sbin:/usr/bin:/sbin:/bin", b = 3e5, w = 3e4, v = 0 === process.getuid?.(), k = (0, 
  c.join)(__dirname, "../isolation");
  async function whyNoIsolation(e) {
   const t = e.RUNNER_TEMP || (0, i.tmpdir)(), n = await (0, r.mkdtemp)((0, c.join)(t, "docs-agent-try-")).catch(() => null);
   if (null === n) return `Isolation needs RUNNER_TEMP, and no folder can be made in ${t}.`;
   const o = (0, c.join)(n, "clone");
   await (0, r.mkdir)(o);
   const {signal: s} = new AbortController, a = {
    folder: o,
    temp: n,
    signal: s,
    environment: {},
    limitMs: w,
    binds: [],
    connect: null
   }, l = await runIsolated([ "/bin/true" ], a);
   return await (0, u.v)(n), "not-isolated" === l.kind || "over-limit" === l.kind ? l.reason : "exited" === l.kind && 0 === l.code ? null : "A program that does nothing could not be run in isolation.";
  }
  async function runIsolated(e, t) {
   const {folder: n, temp: s, limitMs: d, signal: p} = t, {platform: m} = process;
   if ("linux" !== m) return {
    kind: "not-isolated",
    reason: `Isolation needs Linux, and this is ${m}.`
   };
   if (await async function(e) {
    const t = await (0, r.readdir)(e).catch(() => []);
    for (const n of t) {
     const t = (0, c.join)(e, n);
     n.startsWith(_) && await isDead(t) && await removeAsRoot(t);
    }
   }(s), p.aborted) return {
    kind: "stopped"
   };
   const f = new AbortController, y = AbortSignal.any([ p, f.signal ]), w = await (0, 
   r.mkdtemp)((0, c.join)(s, "docs-agent-new-"));
   await async function(e, t, n) {
    const s = await (0, r.open)(e), i = new Set, c = {
     life: () => {},
     ...t && {
      network: t
     }
    }, l = Object.entries(c).map(([e, t]) => (0, a.createServer)({
     allowHalfOpen: !0
    }, e => {
     i.add(e), e.on("close", () => i.delete(e)).on("error", () => e.destroy()), t(e);
    }).listen(shortPath(s, e)));
    await Promise.all(l.map(e => (0, o.once)(e, "listening")));
    const close = () => {
     for (const e of l) e.close();
     for (const e of i) e.destroy();
     s.close();
    };
    n.aborted ? close() : n.addEventListener("abort", close);
   }(w, t.connect, y);
   const v = w.replace(/docs-agent-new-(?=[^/]*$)/, _);
   await (0, r.rename)(w, v), await (0, r.mkdir)((0, c.join)(v, "root")), await (0, 
   r.rename)(n, (0, c.join)(v, "clone"));
   const endEarly = e => f.abort(e), O = setTimeout(endEarly, d, {
    kind: "timed-out"
   });
   (async function(e, t, n, o) {
    const s = await (0, r.statfs)(e), gib = e => Number((e / h).toFixed(2));
    let a = !1;
    for await (const i of (0, l.setInterval)(t.everyMs, null, {
     signal: n
    })) {
     const {bavail: n, bsize: i, files: l, ffree: d} = await (0, r.statfs)(e);
     n * i < t.freeBytes && o(`The disk had less than ${gib(t.freeBytes)} GiB left.`), 
     l > 0 && d < t.freeFiles && o(`The disk had room for fewer than ${t.freeFiles} more files.`), 
     a || (s.bavail - n) * i < t.writtenBytes || (a = !0, runAsRoot([ "du", "-skx", "--", (0, 
     c.join)(e, "clone") ]).then(e => {
      a = !1, 1024 * Number.parseInt(outputOf(e).stdout, 10) >= t.writtenBytes && o(`The agent had written ${gib(t.writtenBytes)} GiB.`);
     }));
    }
   })(v, t.disk ?? g, y, e => endEarly({
    kind: "over-limit",
    reason: e
   })).catch(() => {});
   const E = null === t.connect ? "0" : "1", $ = [ "perl", (0, c.join)(k, "box.pl"), v, E, ...t.binds, "--", ...e ], x = await runAsRoot($, {
    ...t,
    input: inputOf(t),
    limitMs: d + b
   });
   clearTimeout(O), f.abort(null);
   const I = await (0, r.readFile)((0, c.join)(v, "status"), "utf8").catch(() => ""), N = /^given back$/m.test(I) || !/^taken$/m.test(I);
   if (N && await (0, r.rename)((0, c.join)(v, "clone"), n), await (N ? (0, u.v)(v) : removeAsRoot(v)), 
   p.aborted) return {
    kind: "stopped"
   };
   const A = f.signal.reason;
   return null === A ? function(e, t) {
    const said = e => new RegExp(`^${e} ?(.*)$`, "m").exec(t)?.[1], {stdout: n, stderr: o} = outputOf(e);
    if (void 0 === said("started")) return {
     kind: "not-isolated",
     reason: whyNot(said("failed"), e)
    };
    const s = said("not-started");
    if (void 0 !== s) return {
     kind: "not-started",
     reason: s
    };
    const r = said("ended"), a = void 0 === r ? i.constants.signals.SIGKILL : Number(r), c = Object.entries(i.constants.signals).find(([, e]) => e === (127 & a))?.[0];
    return void 0 !== c ? {
     kind: "killed",
     signal: c,
     stdout: n,
     stderr: o
    } : {
     kind: "exited",
     code: a >> 8,
     stdout: n,
     stderr: o
    };
   }(x, I) : {
    ...A,
    ...outputOf(x)
   };
  }
  async function isDead(e) {
   const t = {
    stack: [],
    error: void 0,
    hasError: !1
   };
   try {
    const n = await (0, r.open)(e, s.constants.O_RDONLY | s.constants.O_DIRECTORY | s.constants.O_NOFOLLOW).catch(() => null);
    if (null === n) return !1;
    if (__addDisposableResource(t, n, !0), (await n.stat()).uid !== process.getuid?.()) return !1;
    const o = (0, a.connect)(shortPath(n, "life")), i = await new Promise(e => {
     o.on("connect", () => e(null)).on("error", e);
    });
    return o.destroy(), "ECONNREFUSED" === i?.code;
   } catch (e) {
    t.error = e, t.hasError = !0;
   } finally {
    const e = p(t);
    e && await e;
   }
  }
  const shortPath = ({fd: e}, t) => `/proc/self/fd/${e}/${t}`;
  function runAsRoot(e, t = {}) {
   const n = {
    folder: "/",
    environment: {
     PATH: y
    },
    signal: (new AbortController).signal
   }, o = [ "env", "-i", `PATH=${y}`, ...e ];
   return (0, d.R3)(v ? o : [ "sudo", "-n", ...o ], {
    limitMs: b,
    ...t,
    ...n
   });
  }
  async function removeAsRoot(e) {
   await runAsRoot([ "rm", "-rf", "--one-file-system", "--", e ]);
  }
  function inputOf({environment: e, input: t}) {
   const n = Object.entries({
    ...f,
    ...e
   }).map(([e, t]) => `${e}=${t}\0`), o = Buffer.from(n.join(""));
   return Buffer.concat([ Buffer.from(`${o.length}\n`), o, Buffer.from(t ?? "") ]);
  }
  function whyNot(e, t) {
   if (void 0 !== e) return `The system can't isolate the agent (${e}).`;
   const n = "not-started" === t.kind ? t.reason : outputOf(t).stderr.trim().split("\n").at(-1);
   return `Isolation needs ${v || n?.startsWith("env: ") ? "perl" : "root, or sudo without a password"} (${n}).`;
  }
  function outputOf(e) {
   const {stdout: t, stderr: n} = "stdout" in e ? e : {
    stdout: "",
    stderr: ""
   };
   return {
    stdout: t,
    stderr: n
   };
  }
 }),
 4416: ((e, t, n) => {
  n.d(t, {
   P_: () => Refusal,
   RJ: () => createLine
  });
  var o = n(610), s = n(8474), r = n(7067), a = n(4708), i = n(7030), c = n(3136), l = n(7975), d = n(8443);
  class Refusal extends Error {
   status;
   constructor(e, t = 403) {
    super(e), this.status = t;
   }
  }
  function createLine({proxy: e, ...t}, n) {
   const {resolve: p = e => (0, l.promisify)(o.lookup)(e, {
    all: !0
   }), dial: m = dialAny} = t, {httpsProxy: f} = (0, d.r)({
    httpsProxy: e ?? "",
    httpProxy: "",
    noProxy: ""
   });
   return "" !== f ? e => function(e, t, n) {
    const {auth: o, ...s} = (0, c.urlToHttpOptions)(e), i = o && {
     "proxy-authorization": `Basic ${Buffer.from(o).toString("base64")}`
    }, l = `${t}:443`, d = ("https:" === e.protocol ? a.request : r.request)({
     ...s,
     method: "CONNECT",
     path: l,
     headers: {
      host: l,
      ...i
     },
     agent: !1
    });
    return new Promise((e, t) => {
     d.on("socket", n).on("error", t), d.on("connect", ({statusCode: n}, o, s) => {
      if (s.length > 0 && o.unshift(s), 200 === n) return e(o);
      o.destroy(), t(new Refusal(`the runner's proxy answered ${n}`, 502));
     }), d.end();
    });
   }(new URL(f), e, n) : async e => {
    const t = (await p(e)).filter(({address: e}) => function(e) {
     return 4 === (0, i.isIP)(e) ? !u.check(e, "ipv4") : 6 === (0, i.isIP)(e) && /^[23][^:%]{3}:[^%]*$/.test(e) && !u.check(e, "ipv6");
    }(e));
    if (0 === t.length) throw new Refusal(`${e} has no public address`);
    const o = m(e, t);
    return n(o), await (0, s.once)(o, "connect"), o;
   };
  }
  function dialAny(e, t) {
   const n = [ ...t ];
   return (0, i.connect)({
    host: e,
    port: 443,
    autoSelectFamily: !0,
    lookup: (e, t, o) => o(null, n)
   });
  }
  const u = new i.BlockList;
  for (const [e = "", t] of "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32 2001::/23 2001:db8::/32 2002::/16 3fff::/20".split(" ").map(e => e.split("/"))) u.addSubnet(e, Number(t), 4 === (0, 
  i.isIP)(e) ? "ipv4" : "ipv6");
 }),
 6730: ((e, t, n) => {
  n.d(t, {
   ll: () => checkBody,
   xd: () => r,
   xq: () => l
  });
  var o = n(5219), s = n(4416);
  const r = [ "anthropic", "openai", "google" ], plain = e => e.replaceAll("_", "").toLowerCase(), names = e => new Set(e.split(" ").map(plain)), a = /^(?:custom|(?:bash|text_editor|memory)_\d{8}|tool_search_tool_(?:regex|bm25)(?:_\d{8})?|tool_search_tool_(?:search_)?result(?:_error)?|text|image|document|search_result|(?:redacted_)?thinking|(?:server_)?tool_use|tool_(?:result|reference|addition|removal|definition)|compaction|fallback|base64|content|ephemeral|direct|(?:char|page|content_block|search_result)_location|enabled|disabled|adaptive|between_tools|auto|any|tool|none|all|tokens|input_tokens|tool_uses|thinking_turns|(?:clear_[a-z_]+|compact)_\d{8}|summarize|json_schema)$/, i = /^(?:function|custom|namespace|local_shell|apply_patch|tool_search|additional_tools|message|(?:input|output|summary|reasoning)_text|text|grammar|refusal|input_(?:image|file)|(?:function|custom_tool|local_shell|apply_patch)_call(?:_output)?|tool_search_(?:call|output)|direct|reasoning|compaction(?:_summary|_trigger)?|configuration_update|allowed_tools|json_(?:schema|object))$/, isUnknownType = (e, t, n) => "type" === t && !("string" == typeof n && e.test(n)), c = names("text thought thought_signature inline_data function_call function_response executable_code code_execution_result video_metadata media_resolution media_processing part_metadata"), l = {
   anthropic: {
    origin: "https://api.anthropic.com",
    keyName: "ANTHROPIC_API_KEY",
    keyHeader: e => ({
     "x-api-key": e
    }),
    calls: /^POST \/v1\/messages(?:\/count_tokens)?$/,
    settings: names("model max_tokens cache_control compaction context_management diagnostics fallback_credit_token fallbacks inference_geo metadata output_config output_format service_tier speed stop_sequences stream temperature thinking tool_choice top_k top_p"),
    content: names("messages system tools"),
    opaque: names("input input_schema input_examples"),
    forbids: (e, t) => isUnknownType(a, e, t)
   },
   openai: {
    origin: "https://api.openai.com",
    keyName: "OPENAI_API_KEY",
    keyHeader: e => ({
     authorization: `Bearer ${e}`
    }),
    calls: /^(?:POST \/v1\/responses(?:\/compact)?|GET \/v1\/models)$/,
    settings: names("model client_metadata context_management image include max_output_tokens max_tool_calls metadata moderation parallel_tool_calls prompt_cache_key prompt_cache_options prompt_cache_retention reasoning safety_identifier service_tier stream stream_options temperature text tool_choice top_logprobs top_p truncation user"),
    content: names("input instructions tools"),
    opaque: names("parameters output_schema arguments action operation metadata"),
    forbids: (e, t) => isUnknownType(i, e, t)
   },
   google: {
    origin: "https://generativelanguage.googleapis.com",
    keyName: "GEMINI_API_KEY",
    keyHeader: e => ({
     "x-goog-api-key": e
    }),
    calls: /^POST \/v1beta\/models\/[A-Za-z0-9][A-Za-z0-9.-]*:(?:generateContent|streamGenerateContent|countTokens|embedContent)$/,
    settings: names("model generation_config safety_settings tool_config labels service_tier"),
    content: names("contents content system_instruction tools"),
    opaque: names("args response parameters parameters_json_schema response_json_schema part_metadata"),
    forbids: (e, t, n) => "tools" === n && "functiondeclarations" !== e || "parts" === n && !c.has(e)
   }
  }, d = names("mcp_servers container thread background conversation previous_response_id prompt cached_content"), u = names("schema response_schema response_json_schema");
  function checkBody(e, t, n) {
   const o = l[e], r = "/v1/responses" === t ? {
    store: !1
   } : {};
   try {
    const e = JSON.parse(n);
    if (!isObject(e)) throw refusalOf("a body that is no object");
    const fields = (...t) => Object.fromEntries(Object.entries(e).filter(([e]) => t.some(t => t.has(plain(e))))), s = fields(o.settings, o.content);
    return search(o, "", [ {
     model: t
    }, s, fields(d) ], u), JSON.stringify({
     ...r,
     ...s
    });
   } catch (e) {
    throw e instanceof s.P_ ? e : refusalOf("a body that is no JSON, or nested too deep");
   }
  }
  function search(e, t, n, o) {
   if (Array.isArray(n)) for (const s of n) search(e, t, s, o); else if (isObject(n)) for (const [s, r] of Object.entries(n)) {
    const n = plain(s);
    if ("model" === n && /search/i.test(JSON.stringify(r))) throw refusalOf("a model that searches the web without a tool");
    if (null !== r && (e.forbids(n, r, t) || isRefused(n, r))) throw refusalOf(`${s}: ${JSON.stringify(r)}`);
    o.has(n) || search(e, n, r, e.content.has(n) ? e.opaque : o);
   }
  }
  const isRefused = (e, t) => /ur[il]$/.test(e) && !("string" == typeof t && t.startsWith("data:")) || /^(?:file|vectorstore|connector)ids?$/.test(e) || d.has(e) && !/^(?:false|\[\])$/.test(JSON.stringify(t)), isObject = e => "object" == typeof e && null !== e && !Array.isArray(e), refusalOf = e => new s.P_(`the gateway refuses ${(0, 
  o.ml)(e, 100)}`);
 }),
 4140: ((e, t, n) => {
  n.d(t, {
   R3: () => runProcess,
   Up: () => pick,
   wd: () => s,
   z7: () => kill
  });
  var o = n(1421);
  function pick(e, t) {
   const n = t.map(t => [ t, e[t] ]);
   return Object.fromEntries(n.filter(e => void 0 !== e[1]));
  }
  const s = 65536, r = 2e3;
  async function runProcess([e, ...t], n) {
   const {folder: s, environment: a, signal: i} = n;
   if (i.aborted) return {
    kind: "stopped"
   };
   const c = (0, o.spawn)(e, t, {
    cwd: s,
    env: a,
    detached: !0,
    stdio: "pipe"
   }), {pid: l, stdin: d, stdout: u, stderr: p} = c;
   d.on("error", () => {}), null !== n.input && d.end(n.input ?? "");
   const m = [ tailOf(u, n), tailOf(p, {}) ], killGroup = () => {
    void 0 !== l && kill(-l);
   }, letGo = () => {
    u.destroy(), p.destroy();
   };
   let f = null;
   const cutOff = e => {
    f ??= e, killGroup(), letGo();
   }, onAbort = () => cutOff("stopped"), h = [ setTimeout(cutOff, n.limitMs, "timed-out") ];
   i.addEventListener("abort", onAbort), c.on("exit", () => {
    killGroup(), h.push(setTimeout(letGo, r));
   });
   const g = await new Promise(e => {
    c.on("error", ({message: t}) => e({
     kind: "not-started",
     reason: t
    })), c.on("close", (t, n) => {
     const o = {
      stdout: m[0](),
      stderr: m[1]()
     };
     return "stopped" === f ? e({
      kind: f
     }) : null !== f ? e({
      kind: f,
      ...o
     }) : void e(null === t ? {
      kind: "killed",
      signal: String(n),
      ...o
     } : {
      kind: "exited",
      code: t,
      ...o
     });
    });
   });
   for (const e of h) clearTimeout(e);
   return i.removeEventListener("abort", onAbort), g;
  }
  function kill(e) {
   try {
    process.kill(e, "SIGKILL");
   } catch {}
  }
  function tailOf(e, {keptBytes: t = s, encoding: n = "utf8"}) {
   const o = [];
   let r = 0;
   return e.on("data", e => {
    for (o.push(e), r += e.length; r - (o[0]?.length ?? r) >= t; ) r -= o.shift()?.length ?? 0;
   }), () => Buffer.concat(o).subarray(-t).toString(n);
  }
 }),
 9046: ((e, t, n) => {
  n.d(t, {
   v: () => removeFolder
  });
  var o = n(1421), s = n(1455);
  const r = (0, n(7975).promisify)(o.execFile);
  async function removeFolder(e) {
   try {
    await (0, s.rm)(e, {
     recursive: !0,
     force: !0,
     maxRetries: 3
    });
   } catch {
    await r("chmod", [ "-R", "-f", "u+rwX", "--", e ]).catch(() => {}), await r("rm", [ "-rf", "--", e ]);
   }
  }
 })
};