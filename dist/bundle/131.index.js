"use strict";

exports.id = 131, exports.ids = [ 131, 71 ], exports.modules = {
 8131: ((e, t, n) => {
  n.d(t, {
   OwnAgent: () => OwnAgent
  });
  var r = n(7598), o = n(1455), s = n(8161), i = n(1421);
  function pick(e, t) {
   const n = t.map(t => [ t, e[t] ]);
   return Object.fromEntries(n.filter(e => void 0 !== e[1]));
  }
  async function runProcess([e, ...t], n) {
   const {folder: r, environment: o, signal: s} = n;
   if (s.aborted) return {
    kind: "stopped"
   };
   const a = (0, i.spawn)(e, t, {
    cwd: r,
    env: o,
    detached: !0,
    stdio: "pipe"
   }), {pid: c, stdin: l, stdout: u, stderr: d} = a;
   void 0 !== c && n.onStart?.(c), l.on("error", () => {}).end(n.input ?? "");
   const f = [ tailOf(u, n), tailOf(d, {}) ], killGroup = () => {
    void 0 !== c && kill(-c);
   }, letGo = () => {
    u.destroy(), d.destroy();
   };
   let h = null;
   const cutOff = e => {
    h ??= e, killGroup(), letGo();
   }, onAbort = () => cutOff("stopped"), p = [ setTimeout(cutOff, n.limitMs, "timed-out") ];
   s.addEventListener("abort", onAbort), a.on("exit", () => {
    killGroup(), p.push(setTimeout(letGo, 2e3));
   });
   const m = await new Promise(e => {
    a.on("error", ({message: t}) => e({
     kind: "not-started",
     reason: t
    })), a.on("close", (t, n) => {
     const r = {
      stdout: f[0](),
      stderr: f[1]()
     };
     return "stopped" === h ? e({
      kind: h
     }) : null !== h ? e({
      kind: h,
      ...r
     }) : void e(null === t ? {
      kind: "killed",
      signal: String(n),
      ...r
     } : {
      kind: "exited",
      code: t,
      ...r
     });
    });
   });
   for (const e of p) clearTimeout(e);
   return s.removeEventListener("abort", onAbort), m;
  }
  function kill(e) {
   try {
    process.kill(e, "SIGKILL");
   } catch {}
  }
  function tailOf(e, {keptBytes: t = 65536, encoding: n = "utf8"}) {
   const r = [];
   let o = 0;
   return e.on("data", e => {
    for (r.push(e), o += e.length; o - (r[0]?.length ?? o) >= t; ) o -= r.shift()?.length ?? 0;
   }), () => Buffer.concat(r).subarray(-t).toString(n);
  }
  const a = "agent", c = [ "unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c", '"$@"\nexit $?', a ];
  var l = n(5219);
  const u = /([ \t\r\n]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^ \t\r\n'"\\]+)|./gs;
  var d = n(8474), f = n(3024), h = n(7030), p = n(6760), m = n(8500), w = n(7975);
  const g = (0, w.promisify)(i.execFile);
  async function removeFolder(e) {
   try {
    await (0, o.rm)(e, {
     recursive: !0,
     force: !0,
     maxRetries: 3
    });
   } catch {
    await g("chmod", [ "-R", "-f", "u+rwX", "--", e ]).catch(() => {}), await g("rm", [ "-rf", "--", e ]);
   }
  }
  var b = function(e) {
   return function(t) {
    function fail(n) {
     t.error = t.hasError ? new e(n, t.error, "An error was suppressed during disposal.") : n, 
     t.hasError = !0;
    }
    var n, r = 0;
    return function next() {
     for (;n = t.stack.pop(); ) try {
      if (!n.async && 1 === r) return r = 0, t.stack.push(n), Promise.resolve().then(next);
      if (n.dispose) {
       var e = n.dispose.call(n.value);
       if (n.async) return r |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else r |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === r) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, n) {
   var r = new Error(n);
   return r.name = "SuppressedError", r.error = e, r.suppressed = t, r;
  });
  const y = "http://127.0.0.1:3128", _ = {
   PATH: "/usr/local/bin:/usr/bin:/bin",
   LANG: "C.UTF-8",
   HOME: "/home/agent",
   USER: "agent",
   TMPDIR: "/tmp"
  }, k = 2 ** 30, v = {
   writtenBytes: 4 * k,
   freeBytes: 2 * k,
   freeFiles: 1e5,
   everyMs: 2e3
  }, $ = "docs-agent-box-", O = "/usr/sbin:/usr/bin:/sbin:/bin", E = 3e5, T = 0 === process.getuid?.(), A = (0, 
  p.join)(__dirname, "../isolation");
  async function runIsolated(e, t) {
   const {folder: n, temp: r, limitMs: i, signal: a} = t, {platform: c} = process;
   if ("linux" !== c) return {
    kind: "not-isolated",
    reason: `Isolation needs Linux, and this is ${c}.`
   };
   if (await async function(e) {
    const t = await (0, o.readdir)(e).catch(() => []);
    for (const n of t) {
     const t = (0, p.join)(e, n);
     n.startsWith($) && await isDead(t) && await removeAsRoot(t);
    }
   }(r), a.aborted) return {
    kind: "stopped"
   };
   const l = new AbortController, u = AbortSignal.any([ a, l.signal ]), f = await (0, 
   o.mkdtemp)((0, p.join)(r, "docs-agent-new-"));
   await async function(e, t, n) {
    const r = await (0, o.open)(e), s = new Set, i = {
     life: () => {},
     ...t && {
      network: t
     }
    }, a = Object.entries(i).map(([e, t]) => (0, h.createServer)({
     allowHalfOpen: !0
    }, e => {
     s.add(e), e.on("close", () => s.delete(e)).on("error", () => e.destroy()), t(e);
    }).listen(shortPath(r, e)));
    await Promise.all(a.map(e => (0, d.once)(e, "listening")));
    const close = () => {
     for (const e of a) e.close();
     for (const e of s) e.destroy();
     r.close();
    };
    n.aborted ? close() : n.addEventListener("abort", close);
   }(f, t.connect, u);
   const w = f.replace(/docs-agent-new-(?=[^/]*$)/, $);
   await (0, o.rename)(f, w), await (0, o.mkdir)((0, p.join)(w, "root")), await (0, 
   o.rename)(n, (0, p.join)(w, "clone"));
   const endEarly = e => l.abort(e), g = setTimeout(endEarly, i, {
    kind: "timed-out"
   });
   (async function(e, t, n, r) {
    const s = await (0, o.statfs)(e), gib = e => Number((e / k).toFixed(2));
    let i = !1;
    for await (const a of (0, m.setInterval)(t.everyMs, null, {
     signal: n
    })) {
     const {bavail: n, bsize: a, files: c, ffree: l} = await (0, o.statfs)(e);
     n * a < t.freeBytes && r(`The disk had less than ${gib(t.freeBytes)} GiB left.`), 
     c > 0 && l < t.freeFiles && r(`The disk had room for fewer than ${t.freeFiles} more files.`), 
     i || (s.bavail - n) * a < t.writtenBytes || (i = !0, runAsRoot([ "du", "-skx", "--", (0, 
     p.join)(e, "clone") ]).then(e => {
      i = !1, 1024 * Number.parseInt(outputOf(e).stdout, 10) >= t.writtenBytes && r(`The agent had written ${gib(t.writtenBytes)} GiB.`);
     }));
    }
   })(w, t.disk ?? v, u, e => endEarly({
    kind: "over-limit",
    reason: e
   })).catch(() => {});
   const b = null === t.connect ? "0" : "1", y = [ "perl", (0, p.join)(A, "box.pl"), w, b, ...t.binds, "--", ...e ], _ = await runAsRoot(y, {
    ...t,
    input: inputOf(t),
    limitMs: i + E
   });
   clearTimeout(g), l.abort(null);
   const O = await (0, o.readFile)((0, p.join)(w, "status"), "utf8").catch(() => ""), T = /^given back$/m.test(O) || !/^taken$/m.test(O);
   if (T && await (0, o.rename)((0, p.join)(w, "clone"), n), await (T ? removeFolder(w) : removeAsRoot(w)), 
   a.aborted) return {
    kind: "stopped"
   };
   const S = l.signal.reason;
   return null === S ? function(e, t) {
    const said = e => new RegExp(`^${e} ?(.*)$`, "m").exec(t)?.[1], {stdout: n, stderr: r} = outputOf(e);
    if (void 0 === said("started")) return {
     kind: "not-isolated",
     reason: whyNot(said("failed"), e)
    };
    const o = said("not-started");
    if (void 0 !== o) return {
     kind: "not-started",
     reason: o
    };
    const i = said("ended"), a = void 0 === i ? s.constants.signals.SIGKILL : Number(i), c = Object.entries(s.constants.signals).find(([, e]) => e === (127 & a))?.[0];
    return void 0 !== c ? {
     kind: "killed",
     signal: c,
     stdout: n,
     stderr: r
    } : {
     kind: "exited",
     code: a >> 8,
     stdout: n,
     stderr: r
    };
   }(_, O) : {
    ...S,
    ...outputOf(_)
   };
  }
  async function isDead(e) {
   const t = {
    stack: [],
    error: void 0,
    hasError: !1
   };
   try {
    const n = await (0, o.open)(e, f.constants.O_RDONLY | f.constants.O_DIRECTORY | f.constants.O_NOFOLLOW).catch(() => null);
    if (null === n) return !1;
    if (function(e, t, n) {
     if (null != t) {
      if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
      var r, o;
      if (n) {
       if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
       r = t[Symbol.asyncDispose];
      }
      if (void 0 === r) {
       if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
       r = t[Symbol.dispose], n && (o = r);
      }
      if ("function" != typeof r) throw new TypeError("Object not disposable.");
      o && (r = function() {
       try {
        o.call(this);
       } catch (e) {
        return Promise.reject(e);
       }
      }), e.stack.push({
       value: t,
       dispose: r,
       async: n
      });
     } else n && e.stack.push({
      async: !0
     });
    }(t, n, !0), (await n.stat()).uid !== process.getuid?.()) return !1;
    const r = (0, h.connect)(shortPath(n, "life")), s = await new Promise(e => {
     r.on("connect", () => e(null)).on("error", e);
    });
    return r.destroy(), "ECONNREFUSED" === s?.code;
   } catch (e) {
    t.error = e, t.hasError = !0;
   } finally {
    const e = b(t);
    e && await e;
   }
  }
  function shortPath({fd: e}, t) {
   return `/proc/self/fd/${e}/${t}`;
  }
  function runAsRoot(e, t = {}) {
   const n = {
    folder: "/",
    environment: {
     PATH: O
    },
    signal: (new AbortController).signal
   }, r = [ "env", "-i", `PATH=${O}`, ...e ];
   return runProcess(T ? r : [ "sudo", "-n", ...r ], {
    limitMs: E,
    ...t,
    ...n
   });
  }
  async function removeAsRoot(e) {
   await runAsRoot([ "rm", "-rf", "--one-file-system", "--", e ]);
  }
  function inputOf({environment: e, input: t = ""}) {
   const n = Object.entries({
    ..._,
    ...e
   }).map(([e, t]) => `${e}=${t}\0`), r = Buffer.from(n.join(""));
   return Buffer.concat([ Buffer.from(`${r.length}\n`), r, Buffer.from(t) ]);
  }
  function whyNot(e, t) {
   if (void 0 !== e) return `The system does not let the agent be isolated (${e}).`;
   const n = "not-started" === t.kind ? t.reason : outputOf(t).stderr.trim().split("\n").at(-1);
   return `Isolation needs ${T || n?.startsWith("env: ") ? "perl" : "root, or sudo without a password"} (${n}).`;
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
  var S = n(610), x = n(7067), j = n(4708), P = n(3136), I = n(8443);
  class Refusal extends Error {
   status;
   constructor(e, t = 403) {
    super(e), this.status = t;
   }
  }
  function dialAny(e, t) {
   const n = [ ...t ];
   return (0, h.connect)({
    host: e,
    port: 443,
    autoSelectFamily: !0,
    lookup: (e, t, r) => r(null, n)
   });
  }
  const N = new h.BlockList;
  for (const [e = "", t] of "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32 2001::/23 2001:db8::/32 2002::/16 3fff::/20".split(" ").map(e => e.split("/"))) N.addSubnet(e, Number(t), 4 === (0, 
  h.isIP)(e) ? "ipv4" : "ipv6");
  const R = [ "anthropic", "openai", "google" ], plain = e => e.replaceAll("_", "").toLowerCase(), names = e => new Set(e.split(" ").map(plain)), C = /^(?:custom|(?:bash|text_editor|memory)_\d{8}|tool_search_tool_(?:regex|bm25)(?:_\d{8})?|tool_search_tool_(?:search_)?result(?:_error)?|text|image|document|search_result|(?:redacted_)?thinking|(?:server_)?tool_use|tool_(?:result|reference|addition|removal|definition)|compaction|fallback|base64|content|ephemeral|direct|(?:char|page|content_block|search_result)_location)$/, L = /^(?:function|custom|namespace|local_shell|apply_patch|tool_search|additional_tools|message|(?:input|output|summary|reasoning)_text|text|grammar|refusal|input_(?:image|file)|(?:function|custom_tool|local_shell|apply_patch)_call(?:_output)?|tool_search_(?:call|output)|direct|reasoning|compaction(?:_summary|_trigger)?|configuration_update)$/, isUnknownType = (e, t, n) => "type" === t && !("string" == typeof n && e.test(n)), B = names("url uri file_id"), D = names("url uri file_url file_id file_ids vector_store_ids server_url connector_id container"), F = names("text thought thought_signature inline_data function_call function_response executable_code code_execution_result video_metadata media_resolution media_processing part_metadata"), G = {
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
    forbids: (e, t) => isUnknownType(C, e, t) || B.has(e)
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
    forbids: (e, t) => isUnknownType(L, e, t) || D.has(e) || "imageurl" === e && !("string" == typeof t && t.startsWith("data:"))
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
    forbids: (e, t, n) => "tools" === n && "functiondeclarations" !== e || "parts" === n && !F.has(e)
   }
  }, M = names("mcp_servers container thread background conversation previous_response_id prompt cached_content");
  function checkContent(e, t, n) {
   const {forbids: r, opaque: o} = G[e];
   if (Array.isArray(n)) for (const r of n) checkContent(e, t, r); else if (isObject(n)) for (const [s, i] of Object.entries(n)) {
    const n = plain(s);
    if (null !== i && r(n, i, t)) throw refusalOf(`${s}: ${JSON.stringify(i)}`);
    o.has(n) || checkContent(e, n, i);
   }
  }
  const isObject = e => "object" == typeof e && null !== e && !Array.isArray(e), refusalOf = e => new Refusal(`the gateway refuses ${(0, 
  l.ml)(e, 100)}`), H = {
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
    tried: "@openai/codex@0.169.0",
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
      apiKey: `{env:${G[t].keyName}}`
     }, r = e && t ? {
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
       provider: r
      })
     };
    }
   }
  }, U = {
   HTTPS_PROXY: y,
   HTTP_PROXY: y,
   ALL_PROXY: y,
   https_proxy: y,
   http_proxy: y,
   NO_PROXY: "localhost,127.0.0.1",
   no_proxy: "localhost,127.0.0.1",
   NODE_USE_ENV_PROXY: "1"
  };
  const q = "Put it in single quotes, or write a script and name its path, such as `agent: ./tools/agent`.", J = "Add provider and model, such as `agent: opencode -m anthropic/claude-sonnet-4-5`.", z = 'can reach no model: "agent-env" names no key for the gateway, and "agent-hosts" is empty', W = "Name its key in `agent-env`, or the host of its model in `agent-hosts`.";
  function wrong({agent: e}, t, n) {
   return {
    message: `Input "agent" is ${JSON.stringify((0, l.ml)(e, 100))}, which ${t}.`,
    hint: n
   };
  }
  const K = [ "clone", "-q", "--no-local", "--single-branch", "--no-tags" ], Y = /\/\/(?!(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)[/?#])\S*@/gi;
  class job_error_JobError extends Error {
   name="JobError";
  }
  function lastWords(e, t, n = 1e3) {
   const r = Buffer.byteLength(e) >= 65536, o = (s = t(e), s.replace(Y, "//")).slice(r ? 16384 : 0).trim();
   var s;
   return r || o.length > n ? `…${o.slice(-n)}` : o;
  }
  function describeEnd(e, t) {
   if ("stopped" === e.kind) return "was stopped with the service";
   if ("not-started" === e.kind) return `could not be started: ${e.reason}`;
   const n = e.stderr || e.stdout;
   return "exited" === e.kind ? `ended with exit code ${e.code}${after(lastWords(n, t))}` : `${"killed" === e.kind ? `was ended by ${e.signal}` : "was stopped at its time limit"}${after(lastWords(n.slice(0, n.search(/\s\S*$/) + 1), t))}`;
  }
  function after(e) {
   return "" === e ? "" : `:${e.includes("\n") ? "\n" : " "}${e}`;
  }
  const X = {
   "core.hooksPath": "/dev/null",
   "core.fsmonitor": "false",
   "core.attributesFile": "/dev/null",
   "core.excludesFile": "/dev/null",
   "core.logAllRefUpdates": "false",
   "core.protectHFS": "true",
   "core.protectNTFS": "true",
   "credential.helper": "",
   "fetch.unpackLimit": "1",
   "gc.auto": "0",
   "http.followRedirects": "false",
   "maintenance.auto": "false",
   "submodule.recurse": "false"
  }, V = [ "PATH", "LANG", "TMPDIR", "SSH_AUTH_SOCK", "https_proxy", "HTTPS_PROXY", "http_proxy", "no_proxy", "NO_PROXY" ];
  class Git {
   address;
   folder;
   #e;
   #t=[];
   constructor(e) {
    this.address = e.address, this.folder = e.folder, this.#e = e;
   }
   async newFolder(e) {
    const t = await (0, o.realpath)(await (0, o.mkdtemp)((0, p.join)(this.folder, e)));
    return this.#t.push(t), t;
   }
   async run(e, t) {
    return textOf(await this.list(e, t));
   }
   async list(e, t) {
    return this.#n(e, t, await this.#r(e, t));
   }
   async remote(e, t) {
    const n = this.#o(), r = await this.#r(e, t, n);
    if (!function(e) {
     return !("exited" === e.kind && 0 === e.code) && "stderr" in e && /returned error: 30[12378]\b/.test(e.stderr);
    }(r)) return textOf(this.#n(e, t, r));
    const o = await this.#r([ "ls-remote", "--", this.address ], t, n, {
     GIT_TRACE_CURL: "1",
     GIT_TRACE_CURL_NO_DATA: "1"
    }), s = function(e, t) {
     const [, n = ""] = [ ...e.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim) ].at(-1) ?? [], r = t.endsWith("/") ? t : `${t}/`, o = URL.parse(n.trim(), `${r}info/refs`);
     return "" !== n && null !== o && /^https?:$/.test(o.protocol) ? o.origin + o.pathname.replace(/\/info\/refs$/, "") : null;
    }("stderr" in o ? o.stderr : "", this.address) ?? "another address";
    throw new job_error_JobError(`git ${e[0]} was redirected to ${s}, but redirects are not followed, so that a token stays with its host. Set the address that the repository has now.`);
   }
   async [Symbol.asyncDispose]() {
    for (const e of this.#t.splice(0)) await removeFolder(e);
   }
   #o() {
    const {token: e} = this.#e;
    if (void 0 === e || !/^https?:/i.test(this.address)) return {};
    const t = Buffer.from(`x-access-token:${e}`).toString("base64");
    return {
     [`http.${this.address}.extraHeader`]: `Authorization: Basic ${t}`
    };
   }
   #r(e, t, n = {}, r = {}) {
    const {environment: o, author: s, signal: i} = this.#e, a = {
     ...X,
     ...n,
     "user.name": s.name,
     "user.email": s.email
    };
    return runProcess([ "git", ...e ], {
     folder: t.folder,
     input: t.input ?? "",
     limitMs: 6e5,
     signal: i,
     environment: {
      ...pick(o, V),
      ...settingVariables(a),
      ...variablesOf(t),
      ...r
     },
     keptBytes: 268435456,
     encoding: "latin1"
    });
   }
   #n([e], {successes: t = [ 0 ]}, n) {
    if ("exited" === n.kind && t.includes(n.code)) return n.stdout;
    throw new job_error_JobError(`git ${e} ${describeEnd(n, this.#e.redact)}`);
   }
  }
  function textOf(e) {
   return Buffer.from(e, "latin1").toString("utf8").trim();
  }
  function settingVariables(e) {
   const t = Object.entries(e).flatMap(([e, t], n) => [ [ `GIT_CONFIG_KEY_${n}`, e ], [ `GIT_CONFIG_VALUE_${n}`, t ] ]);
   return {
    ...Object.fromEntries(t),
    GIT_CONFIG_COUNT: String(t.length / 2)
   };
  }
  function variablesOf({gitDir: e, workTree: t}) {
   return {
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    HOME: e,
    GIT_DIR: e,
    ...void 0 === t ? {} : {
     GIT_WORK_TREE: t
    },
    GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C.UTF-8"
   };
  }
  var Z = function(e) {
   return function(t) {
    function fail(n) {
     t.error = t.hasError ? new e(n, t.error, "An error was suppressed during disposal.") : n, 
     t.hasError = !0;
    }
    var n, r = 0;
    return function next() {
     for (;n = t.stack.pop(); ) try {
      if (!n.async && 1 === r) return r = 0, t.stack.push(n), Promise.resolve().then(next);
      if (n.dispose) {
       var e = n.dispose.call(n.value);
       if (n.async) return r |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else r |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === r) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, n) {
   var r = new Error(n);
   return r.name = "SuppressedError", r.error = e, r.suppressed = t, r;
  });
  const Q = [ "/usr", "/bin", "/sbin", "/lib" ], ee = "/usr/local/bin:/usr/bin:/bin";
  async function findProgram(e, t) {
   const n = await locate(e, t);
   if ("object" == typeof n) return n;
   const r = await (0, o.realpath)(n), s = await async function(e, t) {
    const n = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const r = function(e, t, n) {
      if (null != t) {
       if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
       var r, o;
       if (n) {
        if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
        r = t[Symbol.asyncDispose];
       }
       if (void 0 === r) {
        if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
        r = t[Symbol.dispose], n && (o = r);
       }
       if ("function" != typeof r) throw new TypeError("Object not disposable.");
       o && (r = function() {
        try {
         o.call(this);
        } catch (e) {
         return Promise.reject(e);
        }
       }), e.stack.push({
        value: t,
        dispose: r,
        async: n
       });
      } else n && e.stack.push({
       async: !0
      });
      return t;
     }(n, await (0, o.open)(e), !0), {buffer: s, bytesRead: i} = await r.read(Buffer.alloc(256), 0, 256, 0), [a = ""] = s.toString("utf8", 0, i).split("\n"), [, c, l] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(a) ?? [];
     if (void 0 === c) return [];
     const u = c.endsWith("/env") && void 0 !== l ? l : c, d = await locate(u, t);
     return "string" == typeof d ? [ d ] : {
      ...d,
      problem: `${e} needs \`${u}\`. ${d.problem}`
     };
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     const e = Z(n);
     e && await e;
    }
   }(r, t);
   if ("problem" in s) return s;
   const i = s.filter(e => !isBelow(e, Q)), a = [ wholeOf(r), ...i ].filter(e => !isBelow(e, Q));
   for (const n of a) {
    const r = await whatItShows(n, t);
    if (null !== r) return {
     problem: `To run \`${e}\` in isolation, ${n} would be shown to it, which ${r}.`,
     hint: "Install it in a folder of its own, for example with `npm install -g`."
    };
   }
   return {
    file: r,
    binds: a,
    path: [ ...i.map(p.dirname), ee ].join(p.delimiter)
   };
  }
  async function locate(e, t) {
   const {PATH: n, GITHUB_WORKSPACE: r = ""} = t, o = e.includes("/"), s = (o ? [ (0, 
   p.isAbsolute)(e) ? "/" : r ] : (n ?? "").split(p.delimiter)).filter(p.isAbsolute).map(t => (0, 
   p.join)(t, e));
   for (const e of s) if (await isFile(e, f.constants.X_OK)) return e;
   for (const e of s) if (await isFile(e)) return {
    problem: `${e} is not executable.`,
    hint: "Run `chmod +x` on it."
   };
   return {
    problem: (o ? `${s[0]} does not exist` : `\`${e}\` was not found in PATH (${n})`) + "."
   };
  }
  async function isFile(e, t = f.constants.F_OK) {
   return void 0 === await (0, o.access)(e, t).catch(e => e) && (await (0, o.stat)(e)).isFile();
  }
  function wholeOf(e) {
   return /^.*?\/node_modules(?=\/)/.exec(e)?.[0] ?? e;
  }
  async function whatItShows(e, {HOME: t, GITHUB_WORKSPACE: n, RUNNER_TEMP: r}) {
   const s = {
    "a home folder": [ t, "/root" ],
    "the workspace": [ n ],
    RUNNER_TEMP: [ r ]
   };
   for (const [t, n] of Object.entries(s)) if (n.some(t => void 0 !== t && isBelow(t, [ e ]))) return `contains ${t}`;
   return (await (0, o.stat)(e)).isDirectory() && (await (0, o.readdir)(e, {
    recursive: !0
   })).some(e => ".git" === e.split(p.sep).at(-1)) ? "contains a .git folder" : null;
  }
  function isBelow(e, t) {
   return t.some(t => e === t || e.startsWith(`${t}${p.sep}`));
  }
  const te = [ 65037, 65486 ];
  function lastBlock(e, t, n) {
   const r = t + n;
   if (r + e.readUIntBE(t, n) !== e.length) throw new RangeError("bytes are left or missing");
   return e.subarray(r);
  }
  var ne = n(7075), re = n(1692), oe = n(3331);
  const se = {
   calls: 500,
   atOnce: 8,
   body: 2 ** 24,
   bodies: 2 ** 26
  }, ie = /^(?:accept|user-agent|anthropic-version|anthropic-beta|openai-beta|x-goog-api-client)$/, ae = /^(?:alt=sse|beta=true)$/, ce = /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;
  function picked({headers: e}, t, n = "") {
   const r = Object.entries(e).filter(([e]) => t.test(e));
   return Object.fromEntries(r.map(([e, t]) => [ e, masked(String(t), n) ]));
  }
  const masked = (e, t) => e.replaceAll(t, "*".repeat(t.length));
  function refuse(e, t) {
   if (e.headersSent) return void e.destroy();
   const n = {
    status: 502,
    message: `the provider can't be reached (${(0, oe.$N)(t) ?? "no answer"})`
   }, {status: r, message: o} = t instanceof Refusal ? t : n;
   e.writeHead(r, {
    "content-type": "application/json",
    connection: "close"
   });
   const s = {
    type: "gateway_error",
    code: r,
    message: `docs-agent: ${o}.`
   };
   e.end(JSON.stringify({
    type: "error",
    error: s
   }));
  }
  const le = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
  function openNetwork(e) {
   const t = new Set;
   let n = 256;
   const hold = e => {
    t.add(e.on("error", () => {}).on("close", () => t.delete(e))), t.size > n && e.destroy();
   }, r = new Map, count = t => {
    const n = e.redact(t).toLowerCase().replace(/:443$/, "").replace(/[^a-z0-9.:*-]/g, "?").slice(0, 100), o = r.has(n) || r.size < 50 ? n : "other hosts";
    r.set(o, (r.get(o) ?? 0) + 1);
   }, o = function({proxy: e, ...t}, n) {
    const {resolve: r = e => (0, w.promisify)(S.lookup)(e, {
     all: !0
    }), dial: o = dialAny} = t, {httpsProxy: s} = (0, I.rq)({
     httpsProxy: e ?? "",
     httpProxy: "",
     noProxy: ""
    });
    return "" !== s ? e => function(e, t, n) {
     const {auth: r, ...o} = (0, P.urlToHttpOptions)(e), s = r && {
      "proxy-authorization": `Basic ${Buffer.from(r).toString("base64")}`
     }, i = `${t}:443`, a = ("https:" === e.protocol ? j.request : x.request)({
      ...o,
      method: "CONNECT",
      path: i,
      headers: {
       host: i,
       ...s
      },
      agent: !1
     });
     return new Promise((e, t) => {
      a.on("socket", n).on("error", t), a.on("connect", ({statusCode: n}, r, o) => {
       if (o.length > 0 && r.unshift(o), 200 === n) return e(r);
       r.destroy(), t(new Refusal(`the runner's proxy answered ${n}`, 502));
      }), a.end();
     });
    }(new URL(s), e, n) : async e => {
     const t = (await r(e)).filter(({address: e}) => function(e) {
      return 4 === (0, h.isIP)(e) ? !N.check(e, "ipv4") : 6 === (0, h.isIP)(e) && /^[23][^:%]{3}:[^%]*$/.test(e) && !N.check(e, "ipv6");
     }(e));
     if (0 === t.length) throw new Refusal(`${e} has no public address`);
     const s = o(e, t);
     return n(s), await (0, d.once)(s, "connect"), s;
    };
   }(e, hold), s = function(e, t) {
    const n = {
     calls: 0,
     atOnce: 0,
     bodies: 0
    };
    let r = "";
    const check = (e, n) => {
     if (e && "" === r && t(`The agent ${n}`), e && (r ||= `The agent ${n}`), "" !== r) throw new Refusal(r, 429);
    };
    return async (t, r) => {
     const o = [];
     let s = 0;
     n.calls += 1, n.atOnce += 1, r.on("close", () => {
      n.atOnce -= 1, n.bodies -= s;
     }), check(n.calls > e.calls, `made more than ${e.calls} calls to its model`), check(n.atOnce > e.atOnce, `made more than ${e.atOnce} calls to its model at once`);
     for await (const r of t.iterator({
      destroyOnReturn: !1
     })) s += r.length, n.bodies += r.length, check(s > e.body, `sent more than ${e.body / 2 ** 20} MiB to its model in one call`), 
     check(n.bodies > e.bodies, `sent more than ${e.bodies / 2 ** 20} MiB to its model at once`), 
     o.push(r);
     return Buffer.concat(o).toString();
    };
   }(e.limits ?? se, e.onLimit), i = e.gateway && function({provider: e, key: t, origin: n}, r, o) {
    const {calls: s, keyHeader: i} = G[e], {hostname: a} = new URL(n);
    return async (n, c) => {
     const {method: l = "", url: u = ""} = n, [d = "", f = ""] = u.split("?");
     try {
      if (!s.test(`${l} ${d}`)) throw new Refusal("the gateway passes only calls of the model");
      const u = await o(n, c), h = "GET" === l ? "" : function(e, t, n) {
       const {settings: r, content: o} = G[e], s = "/v1/responses" === t ? [ [ "store", !1 ] ] : [];
       let i = t;
       try {
        const t = JSON.parse(n);
        if (!isObject(t)) throw refusalOf("a body that is no object");
        for (const [n, a] of Object.entries(t)) {
         const t = plain(n);
         if (M.has(t) && !/^(?:null|false|\[\])$/.test(JSON.stringify(a))) throw refusalOf(n);
         "model" === t && (i += JSON.stringify(a)), o.has(t) && checkContent(e, t, a), (o.has(t) || r.has(t)) && s.push([ n, a ]);
        }
        if (/search/i.test(i)) throw refusalOf("a model that searches the web without a tool");
        return JSON.stringify(Object.fromEntries(s));
       } catch (e) {
        throw e instanceof Refusal ? e : refusalOf("a body that is no JSON, or nested too deep");
       }
      }(e, d, u), p = {
       host: a,
       "content-type": "application/json",
       ...i(t)
      }, m = {
       ...picked(n, ie),
       ...p,
       "accept-encoding": "identity"
      }, w = d + (ae.test(f) ? `?${f}` : ""), g = (0, re.connect)({
       socket: await r(a),
       servername: a,
       ALPNProtocols: [ "http/1.1" ]
      }), b = (0, x.request)({
       createConnection: () => g,
       method: l,
       path: w,
       headers: m
      });
      c.on("close", () => b.destroy()), b.on("error", e => refuse(c, e)), b.on("response", e => function(e, t, n) {
       const {statusCode: r = 502} = e;
       if ("identity" !== (e.headers["content-encoding"] ?? "identity") || r >= 300 && r < 400) return e.destroy(), 
       void refuse(t, new Refusal(`the provider's answer (${r}) is a redirect or compressed`, 502));
       t.writeHead(r, picked(e, ce, n)).flushHeaders(), (0, ne.pipeline)(e, function(e) {
        let t = "";
        return new ne.Transform({
         transform(n, r, o) {
          const s = masked(t + n.toString("latin1"), e);
          let i = Math.max(0, s.length - e.length + 1);
          for (;!e.startsWith(s.slice(i)); ) i += 1;
          t = s.slice(i), o(null, Buffer.from(s.slice(0, i), "latin1"));
         },
         flush: e => e(null, Buffer.from(t, "latin1"))
        });
       }(n), t, () => {});
      }(e, c, t)), b.end(h), c.destroyed && b.destroy();
     } catch (e) {
      refuse(c, e);
     }
    };
   }(e.gateway, o, s), a = (0, x.createServer)({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0
   }, (e, t) => {
    const {url: n = ""} = e;
    null !== i && n.startsWith("/") ? i(e, t) : (count(URL.canParse(n) ? new URL(n).host : n), 
    refuse(t, new Refusal("only HTTPS to allowed hosts passes")));
   });
   return a.on("clientError", (e, t) => t.destroy()), a.on("connect", ({url: t = ""}, n, r) => {
    r.length > 0 && n.unshift(r);
    const s = t.toLowerCase().replace(/:443$/, ""), i = e.hosts.some(e => e.startsWith("*.") ? s.endsWith(e.slice(1)) : s === e) && le.test(s) && t.endsWith(":443");
    !async function(e, t, n, r) {
     try {
      const o = await n;
      if (o.on("close", () => t.destroy()), t.on("close", () => o.destroy()), t.destroyed) return void o.destroy();
      t.write("HTTP/1.1 200 Connection established\r\n\r\n");
      let s = Buffer.alloc(0);
      t.on("data", function read(n) {
       s = Buffer.concat([ s, n ]);
       const i = function(e) {
        if (e.length > 0 && 22 !== e[0]) return "";
        if (e.length < 5) return null;
        const t = e.readUInt16BE(3);
        if (t > 16384) return "";
        try {
         return e.length < 5 + t ? null : function(e) {
          const t = lastBlock(e, 1, 3), n = [ 1, 2, 1 ].reduce((e, n) => e + n + t.readUIntBE(e, n), 34), r = lastBlock(t, n, 2), o = [];
          for (let [e, t] = [ 0, 0 ]; e < r.length; e = t) {
           const n = r.readUInt16BE(e);
           if (t = e + 4 + r.readUInt16BE(e + 2), t > r.length || te.includes(n)) return "";
           if (0 !== n) continue;
           const s = lastBlock(r.subarray(e, t), 4, 2);
           if (0 !== s[0]) return "";
           o.push(lastBlock(s, 1, 2).toString("latin1").toLowerCase());
          }
          return 1 === e[0] && 1 === o.length ? o.join() : "";
         }(e.subarray(5, 5 + t));
        } catch {
         return "";
        }
       }(s);
       if (null !== i) {
        if (t.off("data", read), i === e) return o.write(s), void t.pipe(o).pipe(t);
        r(i || e), t.destroy();
       }
      });
     } catch (n) {
      const o = n instanceof Refusal && 403 === n.status;
      o && r(e), t.end(`HTTP/1.1 ${o ? "403 Forbidden" : "502 Bad Gateway"}\r\ncontent-length: 0\r\n\r\n`);
     }
    }(s, n, i ? o(s) : Promise.reject(new Refusal("not allowed")), count);
   }), {
    connect(e) {
     hold(e), a.emit("connection", e);
    },
    close() {
     n = 0;
     for (const e of t) e.destroy();
    },
    refused: () => r
   };
  }
  var ue = n(3916);
  function bytesOf(e) {
   return Buffer.from(e, "latin1");
  }
  function nameOf(e) {
   return bytesOf(e).toString("utf8");
  }
  function file_names_shownPath(e) {
   return JSON.stringify(nameOf(e));
  }
  function foldersAbove(e) {
   const t = e.split("/");
   return t.slice(1).map((e, n) => t.slice(0, n + 1).join("/"));
  }
  const de = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
  function isGitFolderName(e) {
   return /^(?:\.git|git~1)$/.test(plainName(e));
  }
  function plainName(e) {
   return e.replace(de, "").toLowerCase().replace(/[:\\].*$/s, "").replace(/[. ]+$/, "");
  }
  const fe = {
   git: [ "file with Git settings", "files with Git settings" ],
   ci: [ "CI file", "CI files" ],
   owners: [ "file that names code owners", "files that name code owners" ],
   instructions: [ "file that instructs agents or editors", "files that instruct agents or editors" ],
   link: [ "symbolic link", "symbolic links" ],
   special: [ "pipe, socket or device", "pipes, sockets or devices" ],
   submodule: [ "submodule", "submodules" ],
   lfs: [ "file that Git stores through a filter (such as LFS)", "files that Git stores through a filter (such as LFS)" ],
   ignored: [ "ignored file or folder", "ignored files or folders" ],
   name: [ "file whose name isn't UTF-8", "files whose names aren't UTF-8" ],
   outside: [ "file outside `agent-paths`", "files outside `agent-paths`" ]
  }, he = [ [ "git", /^(?:\.git|\.gitmodules|\.gitattributes|git[^~]{0,3}~\d)$/ ], [ "ci", /^(?:\.(?:github|gitea|forgejo|circleci|buildkite|woodpecker)|\.(?:gitlab-ci|travis|drone|cirrus|woodpecker)\.ya?ml|\.?appveyor\.ya?ml|(?:azure|bitbucket)-pipelines.*\.ya?ml|jenkinsfile)$/ ], [ "owners", /^codeowners$/ ], [ "instructions", /^(?:agents(?:\.override)?\.md|claude(?:\.local)?\.md|gemini\.md|opencode\.jsonc?|\.mcp\.json|\.(?:claude|codex|gemini|opencode|cursor|vscode|idea|devcontainer)|\.devcontainer\.json|\.(?:cursor|windsurf|cline)rules)$/ ] ], pe = "000000", me = [ "100644", "100755", pe ];
  function comparable(e) {
   return e.normalize("NFC").toLowerCase();
  }
  function sortOut(e, t, n) {
   const r = new Map(t.map(e => [ e.path, e.why ])), o = new Map, s = new Map(r);
   let i = e, a = n;
   for (;;) {
    const e = i.map(e => ({
     ...e,
     reason: a(e)
    }));
    i = e.filter(({reason: e}) => null === e);
    for (const {path: t, before: i, after: c, reason: l} of e) if (null !== l) {
     if (r.set(t, l), i !== pe) for (const e of foldersAbove(t)) o.set(e, l);
     c === pe && a !== n || s.set(t, l);
    }
    if (a !== n && i.length === e.length) break;
    a = ({path: e}) => {
     const t = [ e, ...foldersAbove(e) ].find(e => r.has(e));
     return r.get(t ?? e) ?? o.get(e) ?? null;
    };
   }
   return {
    kept: i,
    leftOut: Array.from(s, ([e, t]) => ({
     path: nameOf(e),
     why: t
    }))
   };
  }
  var we = n(4573), ge = n(1290);
  const be = {
   file: 104857600,
   all: 524288e3,
   entries: 2e5
  }, ye = /^\.git(?:ignore|attributes)$/;
  class WorkTree {
   #s;
   #i;
   #a;
   #c=new Map;
   #l=0;
   #u=0;
   constructor(e, t) {
    this.#s = e, this.#i = t, this.#a = new Set([ ...t.tracked.keys() ].flatMap(foldersAbove));
   }
   get files() {
    return [ ...this.#c.keys() ].filter(e => this.#d(e, "file", "link"));
   }
   get gone() {
    return [ ...this.#i.tracked.keys() ].filter(e => !this.#d(e, "file", "link", "submodule"));
   }
   async look() {
    await this.#f();
    let e = [ "" ];
    for (;e.length > 0; ) e = await this.#h(e);
   }
   async remove(e) {
    const t = foldersAbove(e).at(-1) ?? "";
    await reading(e, () => (0, o.rm)(this.#p(e))), this.#c.delete(e), this.#c.set(t, await this.#m(t));
   }
   async check() {
    await this.#f();
    for (const {path: e, version: t} of this.#c.values()) if ((await this.#m(e)).version !== t) throw new job_error_JobError(`${file_names_shownPath(e)} was still being written after the agent ended`);
   }
   async #f() {
    if (await reading("", () => (0, o.realpath)(this.#s)) !== this.#s) throw unreadable("", "ENOTDIR");
   }
   async #h(e) {
    const t = [];
    for (const n of e) t.push(await this.#w(n));
    const n = t.flat(), r = await this.#i.ignored(n.map(({path: e}) => e)), isWanted = ({path: e}) => !r.has(e) || this.#a.has(e);
    for (const e of n) isWanted(e) ? await this.#g(e) : this.#i.onLeftOut(e.path, "ignored"), 
    !isWanted(e) && "file" === e.kind && hasAttributes(e.path) && await this.remove(e.path);
    return n.filter(e => "folder" === e.kind && isWanted(e)).map(({path: e}) => e);
   }
   async #w(e) {
    const {limits: t, onLeftOut: n} = this.#i, r = await reading(e, () => (0, o.readdir)(this.#p(e), "latin1"));
    if (this.#l += r.length, this.#l > t.entries) throw new job_error_JobError(`the agent left more than ${t.entries} files`);
    const s = [];
    for (const t of r) {
     const r = "" === e ? t : `${e}/${t}`, i = isGitFolderName(nameOf(t));
     if (i && ".git" !== r && n(r, "git"), i) continue;
     const a = await this.#m(r);
     "special" === a.kind && await reading(r, () => (0, o.rm)(this.#p(r))), ye.test(t) && this.#b(a), 
     s.push(a);
    }
    const i = await this.#m(e);
    if ("folder" !== i.kind) throw unreadable(e, "ENOTDIR");
    return this.#c.set(e, i), s;
   }
   async #g(e) {
    const {path: t, kind: n} = e, {onLeftOut: r, limits: s} = this.#i;
    if ("special" === n) return r(t, n);
    if (this.#c.set(t, e), await reading(t, async () => {
     "file" === n && await (0, o.access)(this.#p(t), o.constants.R_OK), "submodule" === n && (await (0, 
     o.readdir)(this.#p(t))).length > 0 && r(t, n);
    }), this.#u += "file" === n ? this.#b(e) : 0, this.#u > s.all) throw new job_error_JobError("the agent's files are too large to be committed");
   }
   #b({path: e, size: t}) {
    const n = Math.max(0, t - (this.#i.tracked.get(e) ?? 0));
    if (n <= this.#i.limits.file) return n;
    throw new job_error_JobError(`the agent's file ${file_names_shownPath(e)} is too large to be committed`);
   }
   #d(e, ...t) {
    return t.includes(this.#c.get(e)?.kind ?? "special");
   }
   async #m(e) {
    const t = await reading(e, () => (0, o.lstat)(this.#p(e), {
     bigint: !0
    })), n = t.isDirectory() && null === this.#i.tracked.get(e) ? "submodule" : function(e) {
     return e.isSymbolicLink() ? "link" : e.isDirectory() ? "folder" : e.isFile() ? "file" : "special";
    }(t);
    return {
     path: e,
     kind: n,
     size: Number(t.size),
     version: `${t.ino} ${t.ctimeNs}`
    };
   }
   #p(e) {
    return Buffer.concat([ Buffer.from(`${this.#s}/`), bytesOf(e) ]);
   }
  }
  function hasAttributes(e) {
   return /(?:^|\/)\.gitattributes$/i.test(e);
  }
  async function reading(e, t) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof job_error_JobError || !(t instanceof Error && "code" in t)) throw t;
    throw unreadable(e, String(t.code), t);
   }
  }
  function unreadable(e, t, n) {
   return new job_error_JobError(`the agent's files could not be read at ${file_names_shownPath(e)}: ${t}`, {
    cause: n
   });
  }
  const _e = 10485760, ke = 41943040, ve = 1048576, $e = /^version https:\/\/git-lfs\.github\.com\/spec\//;
  async function takePublishable(e, t, n) {
   const {base: r} = t, s = [], {call: i, workTree: a} = await async function(e, t, n) {
    const {folder: r, base: s} = t, i = await e.newFolder("commit-"), a = (0, p.join)(i, "repository.git"), c = {
     folder: i,
     gitDir: a
    };
    await e.run([ "init", "-q", "--bare", a ], c), await async function(e, t) {
     try {
      await (0, o.rename)((0, p.join)(e, "objects/pack"), (0, p.join)(t, "objects/pack")), 
      (0, f.existsSync)((0, p.join)(e, "shallow")) && await (0, o.rename)((0, p.join)(e, "shallow"), (0, 
      p.join)(t, "shallow"));
     } catch (e) {
      throw new job_error_JobError("what was fetched for the agent is gone", {
       cause: e
      });
     }
    }(t.gitDir, a), await e.run([ "read-tree", s ], c);
    const l = {
     folder: r,
     gitDir: a,
     workTree: r
    }, u = {
     tracked: await trackedFiles(e, s, c),
     onLeftOut: n,
     limits: be
    }, d = new WorkTree(r, {
     ...u,
     ignored: t => async function(e, t, n) {
      if (0 === t.length) return new Set;
      const r = linesOf(t.map(e => `./${e}`)), o = await e.list([ "check-ignore", "-z", "--stdin" ], {
       ...n,
       input: r,
       successes: [ 0, 1 ]
      });
      return new Set(o.split("\0").map(e => e.slice(2)));
     }(e, t, l)
    });
    return await d.look(), {
     call: l,
     workTree: d
    };
   }(e, t, (e, t) => s.push({
    path: e,
    why: t
   })), c = await stage(e, r, i, a, hasAttributes);
   for (const e of a.files.filter(hasAttributes)) await a.remove(e);
   const l = [ ...c, ...await stage(e, r, i, a, e => !hasAttributes(e)) ];
   await a.check();
   const u = await async function(e, t, n) {
    const r = linesOf(t.map(({path: e}) => e)), o = (await e.list([ "check-attr", "--cached", "-z", "--stdin", "filter" ], {
     ...n,
     input: r
    })).matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g);
    return new Set(o.filter(([, , e = ""]) => !/^un(?:specified|set)$/.test(e)).map(([, e = ""]) => e));
   }(e, l, i), why = e => function({path: e, before: t, after: n}, r) {
    const o = nameOf(e), s = o.split("/").map(e => plainName(e.normalize("NFKC"))), i = he.find(([, e]) => s.some(t => e.test(t)));
    return void 0 !== i ? i[0] : "160000" === t || "160000" === n ? "submodule" : me.includes(t) && me.includes(n) ? bytesOf(e).equals(Buffer.from(o)) ? 0 === r.length || r.some(e => function(e, t) {
     const n = comparable(t).replace(/^(?:\.?\/)+/, ""), r = n.replace(/\/(?:\*\*\/?)?$/, ""), o = r !== n || !/[*?[\]{}()][^/]*$/.test(r), s = comparable(e);
     return (o ? [ s, ...foldersAbove(s) ] : [ s ]).some(e => (0, ue.matchesGlob)(e, r));
    }(o, e)) ? null : "outside" : "name" : "link";
   }(e, n.paths) ?? (u.has(nameOf(e.path)) ? "lfs" : null), d = await async function(e, t, n) {
    if (t.length > 300) throw new job_error_JobError(`the agent changed ${t.length} files, but at most 300 can be published`);
    const r = t.filter(({after: e}) => e !== pe), o = Buffer.from(r.map(({blob: e}) => `${e}\n`).join("")), s = (await e.run([ "cat-file", "--batch-check=%(objectsize)" ], {
     ...n,
     input: o
    })).split("\n").map(Number);
    !function(e, t) {
     const tooMuch = (e, t, n) => new job_error_JobError(`${e} ${(t / ve).toFixed(1)} MiB, but at most ${n / ve} MiB can be published`);
     for (const [n, {path: r}] of e.entries()) {
      const e = t[n] ?? 0;
      if (e > _e) throw tooMuch(`the agent's file ${file_names_shownPath(r)} has`, e, _e);
     }
     const n = t.reduce((e, t) => e + t, 0);
     if (n > ke) throw tooMuch("the agent's files have", n, ke);
    }(r, s);
    const i = bytesOf(await e.list([ "cat-file", "--batch" ], {
     ...n,
     input: o
    }));
    let a = 0;
    const next = () => {
     const e = i.indexOf("\n", a) + 1;
     return a = e + (s.shift() ?? 0) + 1, i.subarray(e, a - 1);
    };
    return t.map(({path: e, after: t}) => {
     const n = nameOf(e);
     return t === pe ? {
      path: n,
      mode: null
     } : {
      path: n,
      mode: "100755" === t ? t : "100644",
      content: next()
     };
    });
   }(e, sortOut(l, s, why).kept, i);
   for (const e of d) null !== e.mode && $e.test(e.content.toString("latin1", 0, 100)) && u.add(e.path);
   const {kept: h, leftOut: m} = sortOut(l, s, why), w = new Set(h.map(({path: e}) => nameOf(e))), g = d.filter(({path: e}) => w.has(e));
   return function(e, {secrets: t, redact: n}) {
    const r = (0, ge.p)(t);
    for (const t of e) {
     if (null === t.mode) continue;
     const {path: e, content: o} = t;
     if (r(e) || r(o.toString((0, we.isUtf8)(o) ? "utf8" : "latin1"))) throw new job_error_JobError(`the agent's file ${n(JSON.stringify(e))} holds a secret, so nothing was published`);
    }
   }(g, n), {
    files: g,
    leftOut: m
   };
  }
  async function stage(e, t, n, {files: r, gone: o}, s = () => !0) {
   const update = (t, ...r) => e.run([ "update-index", ...r, "-z", "--stdin" ], {
    ...n,
    input: linesOf(t.filter(s))
   });
   await e.run([ "read-tree", t ], n), await update(o, "--force-remove"), await update(r, "--add", "--replace");
   const i = (await e.list([ "diff-index", "--cached", "--raw", "--no-renames", "-z", t ], n)).matchAll(/:(\d+) (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g).map(([, e = "", t = "", n = "", r = ""]) => ({
    path: r,
    before: e,
    after: t,
    blob: n
   }));
   return [ ...i.filter(({path: e}) => s(e)) ];
  }
  function linesOf(e) {
   return bytesOf(e.map(e => `${e}\0`).join(""));
  }
  async function trackedFiles(e, t, n) {
   const r = (await e.list([ "ls-tree", "-r", "-l", "-z", t ], n)).matchAll(/\d+ (\w+) [0-9a-f]+ +(\d+|-)\t([^\0]+)\0/g);
   return new Map(r.map(([, e, t, n = ""]) => [ n, "commit" === e ? null : Number(t) ]));
  }
  var Oe = n(190);
  const Ee = /^-{5} context \S+ -{5}$/, Te = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/, Ae = /^Address: (\S+)$/, Se = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/(\d{1,10})(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/, xe = /^-{5} \S|"-{5} \S/;
  function instructionOf(e) {
   const t = e.split(/\r\n|\r|\n/), n = t.findIndex(e => xe.test(e));
   return (n < 0 ? t : t.slice(0, n)).join("\n").trim();
  }
  function requestTitle(e) {
   const [t = ""] = instructionOf(e).split("\n");
   return titleOf(t) || "Update the documentation";
  }
  function commitTitle(e, t) {
   const [n, r] = [ requestTitle(e), askingThread(e, t) ];
   return "pull request" === r?.kind ? `${n.replace(/\.$/, "")} (pull request ${r.number})` : n;
  }
  function requestBody(e, {jobId: t, agent: n, message: r, serverUrl: o, own: s}) {
   const i = void 0 !== s && null !== s.changedFiles, a = void 0 === s || i ? "" : ` ([run](${s.run}))`, c = `The agent ${code(n)} made these changes in the job ${code(t)}${a}.`, u = [ requestedIn(askingThread(e, o)), `Instruction:\n\n${fenced(instructionOf(e))}`, null === r ? "" : `Message:\n\n${fenced(instructionOf(r))}` ], d = void 0 === s || "" === s.words ? "" : `The agent said:\n\n${fenced(s.words)}`;
   return `${(0, l.qN)([ c, ...i ? [] : u, d ])}\n`;
  }
  function requestedIn(e) {
   if (null === e) return "";
   const {kind: t, number: n, title: r, url: o} = e;
   return `Requested in ${null === o ? inert(`${t} #${n}`) : `[${t} #${n}](${o})`}${"" === r ? "." : `: ${code(r)}`}`;
  }
  function code(e) {
   return inert((0, l.SS)(e, {
    longest: 72
   }));
  }
  function fenced(e) {
   return inert((0, l.TL)((0, l.ml)(e, 4e3)));
  }
  function inert(e) {
   return e.replace(/[@#](?!\u200b)|\bGH(?=-\d)|:(?=\/\/)/gi, "$&​");
  }
  function titleOf(e, t = 72) {
   const n = e.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").replace(/^[#>*\s-]+/, "").trim(), r = [ ...n ];
   if (r.length <= t) return inert(n);
   const o = r.slice(0, t - 1).join(""), s = " " === r[t - 1] ? o : o.replace(/ \S*$/, "");
   return inert(`${(s.length < o.length / 2 ? o : s).replace(/[ ,;:]+$/, "")}…`);
  }
  function askingThread(e, t) {
   const n = e.trimEnd().split(/\r\n|\r|\n/), r = n.findLast(e => Ee.test(e));
   if (void 0 === r) return null;
   const o = n.slice(n.indexOf(r) + 1, n.lastIndexOf(r)), s = o.findIndex(e => e.startsWith("Description:")), i = s < 0 ? o : o.slice(0, s), find = e => i.map(t => e.exec(t)).find(e => null !== e) ?? [], [, a = "", c, l = ""] = find(Te);
   if (void 0 === c) return null;
   const [, u = ""] = find(Ae), [, d] = u.startsWith(t) ? Se.exec(u.slice(t.length)) ?? [] : [], f = d === c ? u : null;
   return {
    kind: a.toLowerCase(),
    number: Number(c),
    title: l.trim(),
    url: f
   };
  }
  var je = n(4845), Pe = n(8311), Ie = n(4071), own_agent_addDisposableResource = function(e, t, n) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var r, o;
    if (n) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     r = t[Symbol.asyncDispose];
    }
    if (void 0 === r) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     r = t[Symbol.dispose], n && (o = r);
    }
    if ("function" != typeof r) throw new TypeError("Object not disposable.");
    o && (r = function() {
     try {
      o.call(this);
     } catch (e) {
      return Promise.reject(e);
     }
    }), e.stack.push({
     value: t,
     dispose: r,
     async: n
    });
   } else n && e.stack.push({
    async: !0
   });
   return t;
  }, Ne = function(e) {
   return function(t) {
    function fail(n) {
     t.error = t.hasError ? new e(n, t.error, "An error was suppressed during disposal.") : n, 
     t.hasError = !0;
    }
    var n, r = 0;
    return function next() {
     for (;n = t.stack.pop(); ) try {
      if (!n.async && 1 === r) return r = 0, t.stack.push(n), Promise.resolve().then(next);
      if (n.dispose) {
       var e = n.dispose.call(n.value);
       if (n.async) return r |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else r |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === r) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, n) {
   var r = new Error(n);
   return r.name = "SuppressedError", r.error = e, r.suppressed = t, r;
  });
  const Re = 12e4, Ce = {
   message: "The run was cancelled before the agent had started.",
   hint: ""
  }, Le = [ "PATH", "HOME", "LANG", "TMPDIR" ];
  class OwnAgent {
   #y;
   #_=new Map;
   #k=null;
   constructor(e) {
    this.#y = e;
   }
   async check() {
    const {without: e} = this.#y, t = null === e ? null : await readingOf(this.#y);
    return null !== t && "problems" in t && t.unset.length > 0 ? e : (this.#k ??= planOf(this.#y), 
    await this.#k, null);
   }
   async createJob(e, t, n) {
    if (!n) throw new Error("A job that runs here needs its id before.");
    const r = this.#y, {id: o} = n;
    try {
     const s = await Ie.pC(o, r);
     if (null !== s) return {
      kind: "created",
      job: s,
      tries: 1
     };
     this.#k ??= planOf(r);
     const i = await this.#k;
     await r.commits.checkWrite();
     const a = new Git({
      ...r,
      author: Be,
      signal: t
     }), c = await async function(e, {ref: t}) {
      try {
       return await async function(e, t) {
        const [n, r] = [ await e.newFolder("fetched-"), await e.newFolder("agent-") ], [o, s] = [ (0, 
        p.join)(n, "repository.git"), (0, p.join)(r, "work") ], i = null === t ? [] : [ "--branch", t ], a = [ ...K, "--bare", "--depth=100", ...i, "--", e.address, o ];
        await e.remote(a, {
         folder: n,
         gitDir: o
        });
        const c = {
         folder: s,
         gitDir: (0, p.join)(s, ".git")
        };
        return await e.run([ ...K, "--", o, s ], {
         ...c,
         folder: r
        }), await e.run([ "remote", "remove", "origin" ], c), {
         folder: s,
         gitDir: o,
         ref: await e.run([ "symbolic-ref", "--short", "HEAD" ], c),
         base: await e.run([ "rev-parse", "--verify", "HEAD^{commit}" ], c)
        };
       }(e, "" === t ? null : t);
      } catch (t) {
       throw await e[Symbol.asyncDispose](), t;
      }
     }(a, r);
     await this.#v(n);
     const l = new Work({
      prompt: e,
      reserved: n,
      plan: i,
      git: a,
      checkout: c,
      cancelled: t
     }, r);
     return this.#_.set(o, l.run()), {
      kind: "created",
      job: (0, Pe.sI)(o),
      tries: 1
     };
    } catch (e) {
     return {
      kind: "not-created",
      problem: t.aborted ? Ce : problemOf(e),
      tries: 1
     };
    }
   }
   async #v({until: e}) {
    const {inputs: t, runner: n, clock: r, viewer: o} = this.#y;
    if ("none" === t.isolation && n.warning(Me), e - Re - r.now() <= Fe) return;
    const s = await o();
    s.endsWith("[bot]") && "github-actions[bot]" !== s && n.warning(Ge);
   }
   async sendMessage() {
    return {
     kind: "not-continuable",
     problem: {
      message: "An agent that runs in the workflow takes no further messages for a job.",
      hint: ""
     },
     tries: 0
    };
   }
   async readJob(e) {
    const t = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const n = this.#_.get(e);
     if (void 0 === n) return Ie.readPublished(e, this.#y);
     const r = Promise.withResolvers();
     return own_agent_addDisposableResource(t, this.#y.clock.after(25e3, () => r.resolve((0, 
     Pe.sI)(e))), !1), {
      kind: "job",
      job: await Promise.race([ n, r.promise ])
     };
    } catch (e) {
     t.error = e, t.hasError = !0;
    } finally {
     Ne(t);
    }
   }
   async stopped(e) {
    return this.#_.get(e) ?? null;
   }
  }
  const Be = {
   name: "docs-agent",
   email: "docs-agent@localhost.invalid"
  }, De = "Or set `isolation: none`: the agent then runs as the user of the runner, and can read whatever that user can, such as the token and other secrets.", Fe = 3e6, Ge = "The token of a GitHub App ends after an hour, and `wait-minutes` is above 50: an agent that takes that long can't publish its changes. Set `wait-minutes` to at most 50.", Me = "`isolation: none`: the agent runs as the user of the runner, without a limit for its network. It can read whatever that user can: the workspace with the credentials that a checkout keeps there, the home folder, the files of other steps, and the variables of its other processes, such as the token and other secrets.";
  function readingOf({inputs: e, environment: t}) {
   return async function(e, t, n) {
    const r = function(e) {
     const t = [];
     let n = null;
     for (const [r, o, s, i, a, c = ""] of e.matchAll(u)) {
      const e = (null === n ? /^[~#]|[|&;<>()$`]/ : /[|&;<>()$`]/).exec(c)?.[0], l = e ?? /^(?:[^\\$`]|\\.)*([$`])/s.exec(i ?? "")?.[1];
      if (void 0 !== l) return {
       problem: `the character ${l}, which means something to a shell only`
      };
      if (/^['"\\]$/.test(r)) return {
       problem: "\\" === r ? "a backslash at its end" : "a quote that is not closed"
      };
      const u = i?.replace(/\\(?:([\\"$`])|\n)/g, "$1") ?? a?.replace("\n", "");
      void 0 === o ? n = (n ?? "") + (s ?? u ?? c) : null !== n && t.push(n), void 0 !== o && (n = null);
     }
     return {
      words: null === n ? t : [ ...t, n ]
     };
    }(e.agent);
    if ("problem" in r) return {
     problems: [ wrong(e, `has ${r.problem}`, q) ],
     unset: []
    };
    const [o = "", ...s] = r.words, i = Object.hasOwn(H, o) ? H[o] : void 0, a = function(e) {
     const t = e.findLastIndex(e => /^(?:-m|--model)(?:=|$)/.test(e));
     return /=(.*)/s.exec(e[t] ?? "")?.[1] ?? e[t < 0 ? t : t + 1] ?? "";
    }(s), c = i?.provider ?? (i && R.find(e => a.startsWith(`${e}/`))) ?? null, {origin: l, problems: d, unset: f, ...h} = function(e, t, n, r) {
     const o = "required" === e.isolation, value = e => t[e]?.trim() ?? "", s = n && G[n], i = [ s?.keyName ?? [], r?.token ?? [] ].flat(), a = e.agentEnv.filter(e => !i.includes(e)), c = i.find(e => "" !== value(e)), l = n && s && c === s.keyName, u = l ? {
      provider: n,
      key: value(s.keyName),
      origin: s.origin
     } : null, d = u && (o ? y : u.origin), f = l ? [] : i.filter(e => e === c), h = f.map(() => new URL(s?.origin ?? "").hostname), p = o ? [ ...h, ...e.agentHosts ] : [], m = [ a.length > 0 && e.agentHosts.length > 0 ? [] : i, ...a.map(e => [ e ]) ].filter(e => e.length > 0 && !e.some(value)), w = m.map(t => function(e, t) {
      const [n = ""] = t, r = `Store it as a secret, and add \`env:\` with \`${n}: \${{ secrets.${n} }}\` to the step; a missing secret arrives as an empty text.`;
      return wrong(e, `needs the variable ${t.join(" or ")}, but the step gives it no value`, r);
     }(e, t));
     return r && o && i.length + p.length === 0 && w.push(wrong(e, z, W)), {
      environment: {
       ...r?.variables?.(d, n),
       ...u && s && {
        [s.keyName]: o ? "added-by-the-action" : u.key
       },
       ...pick(t, [ ...a, ...f ]),
       ...p.length > 0 && U
      },
      secrets: [ ...new Set([ ...i, ...a ].map(value)) ].filter(e => e.length >= 8),
      hosts: p,
      origin: d,
      gateway: o ? u : null,
      problems: w,
      unset: m.flat()
     };
    }(e, t, c, i), p = await n(o, t), m = null !== i?.provider || /^[^/]+\/./.test(a) ? d : [ wrong(e, "does not say which model to use", J) ];
    if ("problem" in p && m.push(function({problem: e, hint: t}, n) {
     const r = n ? `Add a step before this one: \`- run: npm install --global ${n.tried}\`.` : "Install it in a step before this one, or name its path in the workspace, such as `./tools/agent`.";
     return {
      message: `Input "agent" names a program that can't be run. ${e}`,
      hint: t ?? r
     };
    }(p, i)), "problem" in p || m.length > 0) return {
     problems: m,
     unset: f
    };
    const {agentPaths: w, isolation: g} = e, b = i?.flags(l).split(" ") ?? [], _ = s[0] === b[0] ? s.slice(1) : s, k = (l && i?.starter) ?? [], [v = "", ...$] = [ ...k, p.file, ...b, ..._, ...i?.last ?? [] ];
    return {
     plan: {
      ...h,
      name: o.replace(/^.*\//, ""),
      program: p,
      command: [ v, ...$ ],
      paths: w,
      isolation: g
     }
    };
   }(e, t, e => findProgram(e, t));
  }
  async function planOf(e) {
   const t = await readingOf(e);
   if ("problems" in t) throw new je.dz(t.problems);
   const n = "none" === e.inputs.isolation ? null : await async function(e) {
    const t = e.RUNNER_TEMP ?? (0, s.tmpdir)(), n = await (0, o.mkdtemp)((0, p.join)(t, "docs-agent-try-")).catch(() => null);
    if (null === n) return `Isolation needs RUNNER_TEMP, and no folder can be made in ${t}.`;
    const r = (0, p.join)(n, "clone");
    await (0, o.mkdir)(r);
    const {signal: i} = new AbortController, a = {
     folder: r,
     temp: n,
     signal: i,
     environment: {},
     limitMs: 3e4,
     binds: [],
     connect: null
    }, c = await runIsolated([ "/bin/true" ], a);
    return await removeFolder(n), "not-isolated" === c.kind || "over-limit" === c.kind ? c.reason : "exited" === c.kind && 0 === c.code ? null : "A program that does nothing could not be run in isolation.";
   }(e.environment);
   if (null === n) return t.plan;
   throw new je.dz([ {
    message: `The agent can't be isolated here. ${n}`,
    hint: De
   } ]);
  }
  function problemOf(e) {
   if (e instanceof je.dz) return e.problems[0] ?? e;
   const t = "Check `docs-repository` and `docs-ref`; `github-token` needs `contents: write` there.";
   if (e instanceof job_error_JobError) return {
    message: `The documentation could not be fetched: ${e.message}`,
    hint: t
   };
   const n = (0, je.wz)(e);
   return "missing" === n.failure ? {
    message: n.message,
    hint: t
   } : n;
  }
  class Work {
   #$;
   #y;
   #O="";
   #E=!1;
   constructor(e, t) {
    this.#$ = e, this.#y = t;
   }
   async run() {
    const {git: e, reserved: t, cancelled: n} = this.#$, {id: r} = t;
    try {
     const t = {
      stack: [],
      error: void 0,
      hasError: !1
     };
     try {
      return own_agent_addDisposableResource(t, e, !0), await this.#T(), await this.#A(await this.#g());
     } catch (e) {
      t.error = e, t.hasError = !0;
     } finally {
      const e = Ne(t);
      e && await e;
     }
    } catch (e) {
     if (n.aborted) return this.#E ? (0, Pe.CT)(r) : (0, Pe.dK)(r, "The run was cancelled before the agent had finished; nothing was pushed.");
     for (const t of (0, je.fC)(e)) this.#y.runner.debug(t);
     const t = e instanceof je.pU ? ` ${this.#S(e)}` : "";
     return this.#x((0, Pe.dK)(r, this.#y.redact(`${function(e) {
      return e instanceof je.ro ? (0, je.fI)(e) : e instanceof job_error_JobError ? e.message.charAt(0).toUpperCase() + e.message.slice(1) : "The action itself failed; its debug log says more.";
     }(e)}${t}`)));
    }
   }
   #S({failure: e}) {
    return this.#E && "unavailable" === e ? `The branch ${Ie.W0(this.#$.reserved.id)} may be there.` : "Nothing was pushed.";
   }
   async #T() {
    const {reserved: e, plan: t, cancelled: n} = this.#$, {clock: r, redact: o, runner: s, environment: i} = this.#y;
    let a = null;
    const c = new AbortController, l = openNetwork({
     hosts: t.hosts,
     gateway: t.gateway,
     redact: o,
     proxy: i.https_proxy || i.HTTPS_PROXY || null,
     onLimit: e => {
      a = e, c.abort();
     }
    }), u = AbortSignal.any([ n, c.signal ]), d = Math.max(0, e.until - Re - r.now()), f = t.hosts.length > 0 || null !== t.gateway ? l.connect : null, h = await this.#j({
     signal: u,
     limitMs: d,
     connect: f
    });
    l.close();
    for (const [e, t] of l.refused()) s.info(`The agent may not reach ${e}: refused ${t} times.`);
    if ("stdout" in h) {
     this.#O = function(e, t) {
      const n = (0, w.stripVTControlCharacters)(e).replace(/(?![\n\t])\p{Cc}/gu, "");
      return lastWords((0, Oe.zG)(n), t, 2e3);
     }(h.stdout, o);
     for (const e of o(`${h.stderr}\n${h.stdout}`).split("\n").slice(-200)) s.debug(e);
    }
    if (null !== a) throw new job_error_JobError(a);
    if ("over-limit" === h.kind || "not-isolated" === h.kind) throw new job_error_JobError(h.reason);
    if ("timed-out" === h.kind) throw new job_error_JobError("the agent was stopped, because `wait-minutes` was over");
    if ("exited" !== h.kind || 0 !== h.code) throw new job_error_JobError(`the agent ${describeEnd(h, o)}`);
   }
   #j(e) {
    const {prompt: t, plan: n, checkout: i, reserved: l} = this.#$, {environment: u, folder: d} = this.#y, f = {
     ...e,
     folder: i.folder,
     input: t
    };
    if ("required" === n.isolation) return runIsolated(n.command, {
     ...{
      ...f,
      temp: d,
      binds: n.program.binds
     },
     environment: {
      PATH: n.program.path,
      ...n.environment
     }
    });
    const h = {
     ...pick(u, Le),
     ...n.environment,
     DOCS_AGENT_JOB: l.id
    }, {name: p, value: m, mark: w} = function() {
     const [e, t] = [ "DOCS_AGENT_RUN", (0, r.randomUUID)() ];
     return {
      name: e,
      value: t,
      mark: `${e}=${t}`
     };
    }();
    return async function(e, {mark: t, ...n}) {
     const r = await async function(e) {
      const t = {
       folder: "/",
       environment: e,
       limitMs: 5e3,
       signal: (new AbortController).signal
      }, n = await runProcess([ ...c, "true" ], t).catch(() => null);
      return "exited" === n?.kind && 0 === n.code ? c : [];
     }({
      PATH: n.environment.PATH ?? ""
     }), [i = e[0], ...l] = [ ...r, ...e ], u = await runProcess([ i, ...l ], n);
     return await async function(e) {
      for (let t = 0; t < 100; t += 1) {
       const t = (await (0, o.readdir)("/proc").catch(() => [])).filter(e => /^\d+$/.test(e)).map(async t => !!(await (0, 
       o.readFile)(`/proc/${t}/environ`, "utf8").catch(() => "")).split("\0").includes(e) && (kill(-Number(t)), 
       kill(Number(t)), !0));
       if (!(await Promise.all(t)).includes(!0)) return;
      }
     }(t), 0 === r.length ? u : function(e) {
      if ("exited" !== e.kind) return e;
      const {code: t, stdout: n, stderr: r} = e, [, o] = new RegExp(`^${a}: (?:line )?\\d+: (.*)`).exec(r) ?? [];
      if ((126 === t || 127 === t) && void 0 !== o) return {
       kind: "not-started",
       reason: o
      };
      const i = Object.entries(s.constants.signals).find(([, e]) => e + 128 === t)?.[0];
      return void 0 === i ? e : {
       kind: "killed",
       signal: i,
       stdout: n,
       stderr: r
      };
     }(u);
    }(n.command, {
     ...f,
     environment: {
      ...h,
      [p]: m
     },
     mark: w
    });
   }
   async #g() {
    const {git: e, checkout: t, plan: n} = this.#$, {redact: r, token: o} = this.#y, s = void 0 === o ? [] : [ o ];
    for (const r of n.secrets) !/[\r\n]/.test(r) && await isIn(r, e, t) || s.push(r);
    return takePublishable(e, t, {
     paths: n.paths,
     redact: r,
     secrets: s
    });
   }
   async #A({files: e, leftOut: t}) {
    const {checkout: n, reserved: r} = this.#$, {commits: o} = this.#y, {id: s} = r, i = function(e) {
     const t = Object.entries(fe).flatMap(([t, [n, r]]) => {
      const o = e.filter(({why: e}) => e === t).length;
      return 0 === o ? [] : [ `${o} ${1 === o ? n : r}` ];
     });
     return 0 === t.length ? "" : `Left out: ${t.join(", ")}.`;
    }(t);
    if (0 === e.length) {
     if ("" === this.#O && "" === i) throw new job_error_JobError("the agent ended without a change and without a word");
     return this.#x(Ie.so(s, null), i);
    }
    const a = Ie.W0(s), c = e.map(({path: e}) => e), l = this.#P(c, i);
    if (null === await this.#I(a, {
     parent: n.base,
     message: l.commit,
     files: e
    })) {
     const e = await Ie.pC(s, this.#y);
     return this.#x(e ?? (0, Pe.dK)(s, `The branch ${a} was there and is gone.`));
    }
    const u = Ie.Ln(this.#y, n.ref, a);
    try {
     const e = await o.openPullRequest({
      branch: a,
      base: n.ref,
      ...l
     });
     return "not-permitted" !== e.kind && await this.#N(e.pullRequest.number), this.#x(Ie.Zw(s, u, e), i);
    } catch (e) {
     if (this.#$.cancelled.aborted) throw e;
     return this.#x(Ie.Eg(s, u, (0, je.wz)(e)), i);
    }
   }
   async #I(e, t) {
    const {commits: n, clock: r} = this.#y, {reserved: o, checkout: s} = this.#$, mayRepeat = async () => (n.date() ?? r.now()) < o.until;
    try {
     const r = await n.createCommit(t);
     if (!await mayRepeat()) throw new job_error_JobError("the changes came too late to be published; nothing was pushed");
     return this.#E = !0, "created" === await n.createBranch(e, r, {
      mayRepeat: mayRepeat
     }) ? r : null;
    } catch (r) {
     const o = r instanceof je.pU && 403 === r.status ? await n.branch(s.ref) : null;
     if (null === o || o === t.parent || t.parent !== s.base) throw r;
     const i = await n.changedBetween(s.base, o);
     if (null === i || t.files.some(({path: e}) => i.includes(e))) throw r;
     return this.#I(e, {
      ...t,
      parent: o
     });
    }
   }
   #P(e, t) {
    const {prompt: n, plan: r, reserved: o} = this.#$, {isElsewhere: s, serverUrl: i, runUrl: a, redact: c} = this.#y, l = s ? e : null, u = {
     requestHash: o.request,
     run: a,
     words: this.#O,
     changedFiles: l
    }, d = function(e, {redact: t, ...n}) {
     const {jobId: r, own: o, serverUrl: s} = n, i = t(e), a = null === n.message ? null : t(n.message), c = o?.changedFiles ? function([e = "", ...t]) {
      const n = 0 === t.length ? "" : ` and ${t.length} more ${1 === t.length ? "file" : "files"}`;
      return `${titleOf(`Update ${e}`, 72 - n.length)}${n}`;
     }(o.changedFiles) : null, l = void 0 === o ? `Job: ${r}` : `Docs-Agent-Job: ${r}\nDocs-Agent-Request: ${o.requestHash}`;
     return {
      commit: `${c ?? commitTitle(a ?? i, s)}\n\nAgent: ${inert(n.agent)}\n${l}`,
      title: c ?? requestTitle(i),
      body: requestBody(i, {
       ...n,
       message: a
      })
     };
    }(n, {
     jobId: o.id,
     agent: r.name,
     message: null,
     serverUrl: i,
     own: u,
     redact: c
    });
    return "" === t ? d : {
     ...d,
     body: `${d.body}\n${t}\n`
    };
   }
   async #N(e) {
    const {commits: t, labels: n, runner: r} = this.#y;
    0 !== n.length && await t.addLabels(e, n).catch(t => {
     r.warning(`Could not label the pull request ${e}: ${(0, je.wz)(t).message}`);
    });
   }
   #x(e, t = "") {
    return {
     ...e,
     ..."" === t ? {} : {
      note: t
     },
     ..."" === this.#O ? {} : {
      summary: this.#O
     }
    };
   }
  }
  async function isIn(e, t, {folder: n, gitDir: r, base: o}) {
   const s = {
    folder: n,
    gitDir: r,
    input: Buffer.from(e),
    successes: [ 0, 1 ]
   };
   return "" !== await t.run([ "grep", "-l", "--text", "-F", "-f", "-", o ], s);
  }
 }),
 4071: ((e, t, n) => {
  n.d(t, {
   Eg: () => notOpenedFor,
   Ln: () => compareAt,
   W0: () => branchOf,
   Zw: () => jobOf,
   pC: () => findJob,
   readPublished: () => readPublished,
   so: () => completed
  });
  var r = n(4845), o = n(8311);
  function branchOf(e) {
   return `docs-agent/${e}`;
  }
  async function readPublished(e, t) {
   try {
    const n = await findJob(e, t);
    return null !== n ? {
     kind: "job",
     job: n
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left no branch and no pull request.`,
      hint: ""
     }
    };
   } catch (e) {
    const t = (0, r.wz)(e);
    return "unauthorized" === t.failure || "not-accessible" === t.failure ? {
     kind: "refused",
     problem: t
    } : {
     kind: "failed",
     reason: "GitHub did not show it",
     problem: t,
     retryAfterMs: null
    };
   }
  }
  async function findJob(e, t) {
   const {commits: n} = t, r = branchOf(e), s = await n.pullRequestFrom(r);
   if (null !== s) return completed(e, s.url);
   const i = await n.branch(r);
   if (null === i) return null;
   const a = await n.commit(i);
   if (null === a || !await async function({message: e, verified: t, author: n}, r, {viewer: o}) {
    return t && e.split("\n").includes(`Docs-Agent-Job: ${r}`) && n === await o();
   }(a, e, t)) return (0, o.dK)(e, `The branch ${r} exists, but its commit is not ours. Delete it, and try again.`);
   const [c = ""] = a.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run ended before it could open this pull request.\n`, u = "" === t.ref ? await n.defaultBranch() : t.ref;
   return jobOf(e, compareAt(t, u, r), await n.openPullRequest({
    branch: r,
    base: u,
    title: c,
    body: l
   }));
  }
  function compareAt({page: e}, t, n) {
   const [r, o] = [ t, n ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${r}...${o}?expand=1`;
  }
  function jobOf(e, t, n) {
   if ("not-permitted" !== n.kind) return completed(e, n.pullRequest.url);
   const r = `The changes are on the branch ${branchOf(e)}, but the pull request could not be opened. GitHub says: ${n.words} Allow it under Settings → Actions → General → Workflow permissions ("Allow GitHub Actions to create and approve pull requests").`;
   return {
    ...(0, o.dK)(e, r),
    openAt: t
   };
  }
  function completed(e, t) {
   return {
    ...(0, o.CT)(e),
    ...null === t ? {
     linkSettled: !0
    } : {
     prLink: t,
     shownLink: t
    }
   };
  }
  function notOpenedFor(e, t, n) {
   return {
    ...(0, o.dK)(e, `${(0, r.fI)(n)} The changes are on the branch ${branchOf(e)}.`),
    openAt: t
   };
  }
 })
};