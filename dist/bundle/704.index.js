"use strict";

exports.id = 704, exports.ids = [ 704, 739 ], exports.modules = {
 9704: ((e, t, n) => {
  n.d(t, {
   OwnAgent: () => OwnAgent
  });
  var r = n(4845), o = n(8311), s = n(1455), i = n(8161), a = n(1421);
  function pick(e, t) {
   const n = t.map(t => [ t, e[t] ]);
   return Object.fromEntries(n.filter(e => void 0 !== e[1]));
  }
  function runProcess(e, t) {
   if (t.signal.aborted) return Promise.resolve({
    kind: "stopped"
   });
   const [n, ...r] = e, o = (0, a.spawn)(n, r, {
    cwd: t.folder,
    env: t.environment,
    detached: !0,
    stdio: [ "pipe", "pipe", "pipe" ]
   });
   return void 0 !== o.pid && t.onStart?.(o.pid), o.stdin.on("error", () => {}), o.stdin.end(t.input ?? ""), 
   function(e, t) {
    const n = tailOf(e.stdout, t), r = tailOf(e.stderr, {});
    return new Promise(o => {
     let s, i = null;
     const finish = e => {
      clearTimeout(a), clearTimeout(s), t.signal.removeEventListener("abort", onAbort), 
      o(e);
     }, killGroup = () => {
      void 0 !== e.pid && kill(-e.pid);
     }, letGo = () => {
      e.stdout.destroy(), e.stderr.destroy();
     }, cutOff = e => {
      i ??= e, killGroup(), letGo();
     }, onAbort = () => cutOff("stopped"), a = setTimeout(() => cutOff("timed-out"), t.limitMs);
     t.signal.addEventListener("abort", onAbort), e.on("error", e => finish({
      kind: "not-started",
      reason: e.message
     })), e.on("exit", () => {
      killGroup(), s = setTimeout(letGo, t.drainMs ?? 2e3);
     }), e.on("close", (e, t) => {
      if ("stopped" === i) return finish({
       kind: "stopped"
      });
      const o = {
       stdout: n(),
       stderr: r()
      };
      if ("timed-out" === i) return finish({
       kind: "timed-out",
       ...o
      });
      finish(null === e ? {
       kind: "killed",
       signal: String(t),
       ...o
      } : {
       kind: "exited",
       code: e,
       ...o
      });
     });
    });
   }(o, t);
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
  const c = "agent", l = [ "unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c", '"$@"\nexit $?', c ];
  async function markedProcesses(e) {
   const t = (await (0, s.readdir)("/proc").catch(() => [])).filter(e => /^\d+$/.test(e)), n = await Promise.all(t.map(async t => (await (0, 
   s.readFile)(`/proc/${t}/environ`, "utf8").catch(() => "")).split("\0").includes(e)));
   return t.filter((e, t) => n[t]).map(Number);
  }
  var u = n(5219);
  const d = /([ \t\r\n]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^ \t\r\n'"\\]+)/sy;
  function operatorIn(e = "", t) {
   return (t ? /^[~#]|[|&;<>()$`]/ : /[|&;<>()$`]/).exec(e)?.[0];
  }
  function unescaped(e, t = "") {
   return e?.replace(/\\(?:([\\"$`])|\n)/g, "$1") ?? t.replace("\n", "");
  }
  const f = [ "anthropic", "openai", "gemini" ], h = "http://127.0.0.1:3128", p = {
   anthropic: {
    origin: "https://api.anthropic.com",
    path: "/v1",
    openCode: "anthropic",
    keys: [ "ANTHROPIC_API_KEY" ],
    base: "ANTHROPIC_BASE_URL"
   },
   openai: {
    origin: "https://api.openai.com",
    path: "/v1",
    openCode: "openai",
    keys: [ "OPENAI_API_KEY", "CODEX_API_KEY" ],
    base: "OPENAI_BASE_URL"
   },
   gemini: {
    origin: "https://generativelanguage.googleapis.com",
    path: "/v1beta",
    openCode: "google",
    keys: [ "GEMINI_API_KEY" ],
    base: "GOOGLE_GEMINI_BASE_URL"
   }
  };
  function codexProvider({origin: e}) {
   return `model_providers.direct={name="direct",base_url="${e}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`;
  }
  function openCodeConfig(e) {
   return {
    OPENCODE_CONFIG_CONTENT: JSON.stringify({
     share: "disabled",
     autoupdate: !1,
     permission: {
      webfetch: "deny",
      websearch: "deny"
     },
     provider: e
    })
   };
  }
  const m = {
   claude: {
    tried: "@anthropic-ai/claude-code@2.1.332",
    provider: "anthropic",
    flags: () => [ "-p", "--permission-mode", "acceptEdits", "--permission-prompts", "none", "--disallowedTools", "WebSearch,WebFetch", "--strict-mcp-config", "--no-session-persistence" ],
    variables: {
     CLAUDE_CODE_MAX_RETRIES: "1",
     CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
    },
    reaching: ({origin: e}) => ({
     ANTHROPIC_BASE_URL: e
    }),
    token: {
     variable: "CLAUDE_CODE_OAUTH_TOKEN",
     hosts: [ "api.anthropic.com" ]
    }
   },
   codex: {
    tried: "@openai/codex@0.169.0",
    provider: "openai",
    subcommand: "exec",
    flags: e => [ "--dangerously-bypass-approvals-and-sandbox", "--skip-git-repo-check", "--ephemeral", "--disable", "apps", "--disable", "plugins", "-c", "analytics.enabled=false", "-c", 'web_search="disabled"', ...null === e ? [] : [ "-c", 'model_provider="direct"', "-c", codexProvider(e) ] ],
    last: "-",
    variables: {},
    reaching: () => ({})
   },
   gemini: {
    tried: "@google/gemini-cli@0.61.0",
    provider: "gemini",
    flags: () => [ "--skip-trust", "--approval-mode", "auto_edit" ],
    variables: {},
    reaching: ({origin: e}) => ({
     GOOGLE_GEMINI_BASE_URL: e
    }),
    settings: {
     home: "GEMINI_CLI_HOME",
     path: ".gemini/settings.json",
     content: JSON.stringify({
      security: {
       auth: {
        selectedType: "gemini-api-key"
       }
      },
      privacy: {
       usageStatisticsEnabled: !1
      },
      telemetry: {
       enabled: !1
      },
      general: {
       enableAutoUpdate: !1,
       enableAutoUpdateNotification: !1
      },
      tools: {
       exclude: [ "web_fetch", "google_web_search" ]
      }
     })
    }
   },
   opencode: {
    tried: "opencode-ai@1.18.33",
    provider: null,
    subcommand: "run",
    flags: () => [],
    variables: {
     OPENCODE_DISABLE_AUTOUPDATE: "1",
     OPENCODE_DISABLE_MODELS_FETCH: "1",
     OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
     ...openCodeConfig({})
    },
    reaching: function({provider: e, origin: t}) {
     const {path: n, keys: r} = p[e], o = {
      baseURL: `${t}${n}`,
      apiKey: `{env:${r[0]}}`
     };
     return openCodeConfig({
      [p[e].openCode]: {
       options: o
      }
     });
    }
   }
  }, w = {
   HTTPS_PROXY: h,
   HTTP_PROXY: h,
   ALL_PROXY: h,
   NODE_USE_ENV_PROXY: "1",
   https_proxy: h,
   http_proxy: h,
   NO_PROXY: "localhost,127.0.0.1",
   no_proxy: "localhost,127.0.0.1"
  };
  function providerOf(e, t) {
   if (null === e || null !== e.provider) return e?.provider ?? null;
   const [n] = modelIn(t)?.split("/") ?? [];
   return f.find(e => p[e].openCode === n) ?? null;
  }
  function modelIn(e) {
   const t = e.findLastIndex(e => /^(?:-m|--model)(?:=|$)/.test(e));
   return e[t]?.includes("=") ? e[t]?.replace(/^[^=]*=/, "") : e[t < 0 ? t : t + 1];
  }
  const g = "Put it in single quotes, or write a script and name its path, such as `agent: ./tools/agent`.", b = "Add provider and model, such as `agent: opencode -m anthropic/claude-sonnet-4-5`.";
  function wrong({agent: e}, t, n) {
   return {
    message: `Input "agent" is ${JSON.stringify((0, u.ml)(e, 100))}, which ${t}.`,
    hint: n
   };
  }
  function missing(e, t) {
   return {
    message: `Input "agent" names a program that can't be run. ${e}`,
    hint: null === t ? "Install it in a step before this one, or name its path in the workspace, such as `./tools/agent`." : `Add a step before this one: \`- run: npm install --global ${t.tried}\`.`
   };
  }
  function outOfReach(e) {
   return wrong(e, 'can reach no model: "agent-env" names no key for the gateway, and "agent-hosts" is empty', "Name its key in `agent-env`, or the host of its model in `agent-hosts`.");
  }
  var y = n(6760);
  const v = [ "clone", "-q", "--no-local", "--single-branch", "--no-tags" ], k = /\/\/(?!(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)[/?#])\S*@/gi;
  function lastWords(e, t, n = 1e3) {
   const r = Buffer.byteLength(e) >= 65536, o = function(e, t) {
    return function(e) {
     return e.replace(k, "//");
    }(t(e));
   }(e, t).slice(r ? 16384 : 0).trim();
   return r || o.length > n ? `…${o.slice(-n)}` : o;
  }
  class JobError extends Error {
   name="JobError";
  }
  function describeEnd(e, t) {
   switch (e.kind) {
   case "exited":
    return `ended with exit code ${e.code}${after(lastWords(e.stderr || e.stdout, t))}`;

   case "killed":
    return `was ended by ${e.signal}${after(lastWords(wholeWords(e.stderr || e.stdout), t))}`;

   case "timed-out":
    return `was stopped at its time limit${after(lastWords(wholeWords(e.stderr || e.stdout), t))}`;

   case "stopped":
    return "was stopped with the service";

   case "not-started":
    return `could not be started: ${e.reason}`;
   }
  }
  function wholeWords(e) {
   return e.slice(0, e.search(/\s\S*$/) + 1);
  }
  function after(e) {
   return "" === e ? "" : `: ${e}`;
  }
  async function makeTemporaryFolder(e) {
   const t = await (0, s.mkdtemp)(e);
   return await (0, s.chmod)(t, 448), t;
  }
  async function removeFolder(e) {
   try {
    await (0, s.rm)(e, $);
   } catch {
    await giveRightsBack(e), await (0, s.rm)(e, $);
   }
  }
  const $ = {
   recursive: !0,
   force: !0,
   maxRetries: 3
  };
  async function giveRightsBack(e) {
   await (0, s.chmod)(e, 448);
   for (const t of await (0, s.readdir)(e, {
    withFileTypes: !0
   })) t.isDirectory() && await giveRightsBack((0, y.join)(e, t.name));
  }
  const _ = {
   "core.hooksPath": "/dev/null",
   "core.fsmonitor": "false",
   "core.attributesFile": "/dev/null",
   "core.excludesFile": "/dev/null",
   "core.logAllRefUpdates": "false",
   "core.protectHFS": "true",
   "core.protectNTFS": "true",
   "credential.helper": "",
   "gc.auto": "0",
   "http.followRedirects": "false",
   "maintenance.auto": "false",
   "submodule.recurse": "false"
  }, O = [ "PATH", "LANG", "TMPDIR", "SSH_AUTH_SOCK", "https_proxy", "HTTPS_PROXY", "http_proxy", "no_proxy", "NO_PROXY" ], E = {
   GIT_TRACE_CURL: "1",
   GIT_TRACE_CURL_NO_DATA: "1"
  };
  class Git {
   address;
   folder;
   #e;
   #t=[];
   constructor(e) {
    this.address = e.address, this.folder = e.folder, this.#e = e;
   }
   async newFolder(e) {
    const t = await (0, s.realpath)(await makeTemporaryFolder((0, y.join)(this.folder, e)));
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
    const o = await this.#r([ "ls-remote", "--", this.address ], t, n, E), s = function(e, t) {
     const [, n = ""] = [ ...e.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim) ].at(-1) ?? [], r = t.endsWith("/") ? t : `${t}/`, o = URL.parse(n.trim(), `${r}info/refs`);
     return "" !== n && null !== o && /^https?:$/.test(o.protocol) ? o.origin + o.pathname.replace(/\/info\/refs$/, "") : null;
    }("stderr" in o ? o.stderr : "", this.address) ?? "another address";
    throw new JobError(`git ${e[0]} was redirected to ${s}, but redirects are not followed, so that a token stays with its host. Set the address that the repository has now.`);
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
    const {environment: o, author: s, signal: i} = this.#e;
    return runProcess([ "git", ...e ], {
     folder: t.folder,
     environment: {
      ...pick(o, O),
      ...settingVariables({
       ..._,
       ...n
      }),
      ...variablesOf(t, s),
      ...r
     },
     limitMs: 6e5,
     signal: i,
     keptBytes: 268435456,
     encoding: "latin1",
     ...void 0 === t.input ? {} : {
      input: t.input
     }
    });
   }
   #n([e], {successes: t = [ 0 ]}, n) {
    if ("exited" === n.kind && t.includes(n.code)) return n.stdout;
    throw new JobError(`git ${e} ${describeEnd(n, this.#e.redact)}`);
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
  function variablesOf({gitDir: e, workTree: t}, n) {
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
    GIT_AUTHOR_NAME: n.name,
    GIT_AUTHOR_EMAIL: n.email,
    GIT_COMMITTER_NAME: n.name,
    GIT_COMMITTER_EMAIL: n.email,
    LC_ALL: "C.UTF-8"
   };
  }
  var T = n(8474), A = n(7030), S = n(8500);
  const x = {
   PATH: "/usr/local/bin:/usr/bin:/bin",
   HOME: "/home/agent",
   USER: "agent",
   TMPDIR: "/tmp",
   LANG: "C.UTF-8"
  }, I = 2 ** 30, P = {
   writtenBytes: 4 * I,
   freeBytes: 2 * I,
   everyMs: 2e3
  }, R = "docs-agent-box-", j = "/usr/sbin:/usr/bin:/sbin:/bin", C = 3e5, L = (0, 
  y.join)(__dirname, "../isolation");
  async function runIsolated(e, t) {
   const {platform: n} = process;
   if ("linux" !== n) return {
    kind: "not-isolated",
    reason: `Isolation needs Linux, and this is ${n}.`
   };
   if (t.signal.aborted) return {
    kind: "stopped"
   };
   await async function(e) {
    const t = await (0, s.readdir)(e).catch(() => []);
    for (const n of t) {
     const t = (0, y.join)(e, n);
     n.startsWith(R) && await isDead(t) && await removeAsRoot(t);
    }
   }(t.temp);
   const r = await makeTemporaryFolder((0, y.join)(t.temp, R)), o = await async function(e, t) {
    const n = await (0, s.open)(e, "r"), r = [], o = new Set, listen = async (e, t) => {
     const s = (0, A.createServer)({
      allowHalfOpen: !0
     }, e => {
      o.add(e), e.on("close", () => o.delete(e)).on("error", () => e.destroy()), t(e);
     });
     r.push(s.listen(shortPath(n.fd, e))), await (0, T.once)(s, "listening");
    };
    return await listen("life", () => {}), null !== t && await listen("network", t), 
    () => {
     const e = r.splice(0);
     for (const t of e) t.close();
     for (const e of o) e.destroy();
     e.length > 0 && n.close();
    };
   }(r, t.connect);
   await (0, s.mkdir)((0, y.join)(r, "root")), await (0, s.rename)(t.folder, (0, y.join)(r, "clone"));
   const a = await async function(e, t, n, r) {
    let o = null;
    const cutOff = e => {
     o ??= e, r();
    }, s = new AbortController, onAbort = () => cutOff({
     kind: "stopped"
    }), a = setTimeout(() => cutOff({
     kind: "timed-out"
    }), n.limitMs);
    n.signal.addEventListener("abort", onAbort);
    const c = async function(e, {writtenBytes: t, freeBytes: n, everyMs: r}, o, s) {
     const i = await freeSpace(e);
     try {
      for await (const a of (0, S.setInterval)(r, null, {
       signal: o
      })) {
       const r = await freeSpace(e);
       r < n ? s(`The disk had less than ${inGib(n)} GiB left.`) : i - r >= t && await usedSpace((0, 
       y.join)(e, "clone")) >= t && s(`The agent had written ${inGib(t)} GiB.`);
      }
     } catch {}
    }(t, n.disk ?? P, s.signal, e => cutOff({
     kind: "over-limit",
     reason: e
    })), l = null === n.connect ? "0" : "1", u = await runAsRoot([ "perl", (0, y.join)(L, "box.pl"), t, l, ...n.binds, "--", ...e ], {
     ...n,
     input: inputOf(n),
     limitMs: n.limitMs + C
    });
    return clearTimeout(a), n.signal.removeEventListener("abort", onAbort), s.abort(), 
    await c, e => null === o ? function(e, t) {
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
     const s = said("ended"), a = void 0 === s ? i.constants.signals.SIGKILL : Number(s), c = Object.entries(i.constants.signals).find(([, e]) => e === (127 & a))?.[0];
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
    }(u, e) : function(e, t) {
     const {stdout: n, stderr: r} = outputOf(t);
     return "over-limit" === e.kind ? {
      ...e,
      stdout: n,
      stderr: r
     } : "stopped" === e.kind ? {
      kind: "stopped"
     } : {
      kind: "timed-out",
      stdout: n,
      stderr: r
     };
    }(o, u);
   }(e, r, t, o);
   o();
   const c = await (0, s.readFile)((0, y.join)(r, "status"), "utf8").catch(() => "");
   return c.includes("given back") || !c.includes("taken") ? (await (0, s.rename)((0, 
   y.join)(r, "clone"), t.folder), await removeFolder(r)) : await removeAsRoot(r), 
   a(c);
  }
  async function isDead(e) {
   const t = await (0, s.open)(e, "r").catch(() => null);
   if (null === t) return !1;
   const n = (0, A.connect)(shortPath(t.fd, "life")), r = await new Promise(e => {
    n.on("connect", () => e(null)).on("error", e);
   });
   return n.destroy(), await t.close(), "ECONNREFUSED" === r?.code;
  }
  function shortPath(e, t) {
   return `/proc/self/fd/${e}/${t}`;
  }
  function runAsRoot(e, t = {}) {
   const n = {
    folder: "/",
    environment: {
     PATH: j
    },
    signal: (new AbortController).signal
   }, r = [ "-i", `PATH=${j}`, ...e ];
   return runProcess(isRoot() ? [ "env", ...r ] : [ "sudo", "-n", "env", ...r ], {
    limitMs: C,
    ...t,
    ...n
   });
  }
  function isRoot() {
   return 0 === process.getuid?.();
  }
  async function removeAsRoot(e) {
   await runAsRoot([ "rm", "-rf", "--one-file-system", "--", e ]);
  }
  function inputOf({environment: e, input: t = ""}) {
   const n = Object.entries({
    ...x,
    ...e
   }).map(([e, t]) => `${e}=${t}\0`), r = Buffer.from(n.join(""));
   return Buffer.concat([ Buffer.from(`${r.length}\n`), r, Buffer.from(t) ]);
  }
  async function freeSpace(e) {
   const {bavail: t, bsize: n} = await (0, s.statfs)(e);
   return t * n;
  }
  async function usedSpace(e) {
   const t = await runAsRoot([ "du", "-skx", "--", e ]);
   return "exited" === t.kind ? 1024 * Number.parseInt(t.stdout, 10) : 0;
  }
  function inGib(e) {
   return (e / I).toFixed(e % I === 0 ? 0 : 2);
  }
  function whyNot(e, t) {
   if (void 0 !== e) return `The system does not let the agent be isolated (${e}).`;
   const n = "not-started" === t.kind ? t.reason : outputOf(t).stderr.trim().split("\n").at(-1);
   return `Isolation needs ${isRoot() || n?.startsWith("env: ") ? "perl" : "root, or sudo without a password"} (${n}).`;
  }
  function outputOf(e) {
   return "stdout" in e ? e : {
    stdout: "",
    stderr: ""
   };
  }
  var N = n(3024), B = function(e) {
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
  const F = [ "/usr", "/bin", "/sbin", "/lib" ], M = "/usr/local/bin:/usr/bin:/bin";
  async function findProgram(e, t) {
   const n = await locate(e, t);
   if ("problem" in n) return n;
   const r = await (0, s.realpath)(n.path), o = await async function(e, t) {
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
     }(n, await (0, s.open)(e), !0), {buffer: o, bytesRead: i} = await r.read(Buffer.alloc(256), 0, 256, 0), [a = ""] = o.toString("utf8", 0, i).split("\n"), [, c, l] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(a) ?? [];
     if (void 0 === c) return null;
     const u = c.endsWith("/env") && void 0 !== l ? l : c, d = await locate(u, t);
     return "problem" in d ? {
      problem: `${e} needs \`${u}\`. ${d.problem}`
     } : d;
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     const e = B(n);
     e && await e;
    }
   }(r, t);
   if (null !== o && "problem" in o) return o;
   const i = null === o ? [] : [ o.path ], a = [ wholeOf(r), ...i ].filter(e => !isBelow(e, F));
   for (const n of a) {
    const r = await whatItShows(n, t);
    if (null !== r) return {
     problem: `To run \`${e}\` in isolation, ${n} would be shown to it, which ${r}. Install it in a folder of its own, for example with \`npm install -g\`.`
    };
   }
   return {
    file: r,
    binds: a,
    path: [ ...i.map(y.dirname).filter(e => !isBelow(e, F)), M ].join(y.delimiter)
   };
  }
  async function locate(e, t) {
   const n = t.GITHUB_WORKSPACE ?? "", r = e.includes("/"), o = (r ? [ (0, y.isAbsolute)(e) ? "/" : n ] : (t.PATH ?? "").split(y.delimiter)).filter(y.isAbsolute).map(t => (0, 
   y.join)(t, e));
   for (const e of o) if (await isFile(e, N.constants.X_OK)) return {
    path: e
   };
   for (const e of o) if (await isFile(e)) return {
    problem: `${e} is not executable. Run \`chmod +x\` on it.`
   };
   return {
    problem: (r ? `${o[0]} does not exist` : `\`${e}\` was not found in PATH (${t.PATH})`) + ". Install it in a step before this one."
   };
  }
  async function isFile(e, t = N.constants.F_OK) {
   try {
    return await (0, s.access)(e, t), (await (0, s.stat)(e)).isFile();
   } catch {
    return !1;
   }
  }
  function wholeOf(e) {
   const t = e.split(y.sep), n = t.indexOf("node_modules");
   return -1 === n ? e : t.slice(0, n + 1).join(y.sep);
  }
  async function whatItShows(e, t) {
   const {HOME: n, GITHUB_WORKSPACE: r, RUNNER_TEMP: o} = t, i = {
    "a home folder": [ n, "/root" ],
    "the workspace": [ r ],
    RUNNER_TEMP: [ o ]
   };
   for (const [t, n] of Object.entries(i)) if (n.some(t => void 0 !== t && isBelow(t, [ e ]))) return `contains ${t}`;
   return (await (0, s.stat)(e)).isDirectory() && (await (0, s.readdir)(e, {
    recursive: !0
   })).some(e => ".git" === e.split(y.sep).at(-1)) ? "contains a .git folder" : null;
  }
  function isBelow(e, t) {
   return t.some(t => e === t || e.startsWith(`${t}${y.sep}`));
  }
  var G = n(7067);
  const D = new Set([ 65037, 65486 ]), U = Buffer.alloc(0);
  function nameIn(e) {
   const [t = U] = blocks(e.subarray(1), [ 3 ]), [, , , n = U] = blocks(t.subarray(34), [ 1, 2, 1, 2 ]), r = [];
   let o = 1 !== e[0];
   for (let [e, t] = [ 0, 0 ]; e < n.length; e = t) {
    const s = n.readUInt16BE(e);
    if (t = e + 4 + n.readUInt16BE(e + 2), o ||= D.has(s) || t > n.length, 0 !== s) continue;
    const [i = U] = blocks(n.subarray(e + 4, t), [ 2 ]);
    o ||= 0 !== i[0], r.push(...blocks(i.subarray(1), [ 2 ]).map(e => e.toString("latin1")));
   }
   const [s] = r;
   if (o || void 0 === s || r.length > 1) throw new RangeError("not one plain name");
   return s;
  }
  function blocks(e, t) {
   let n = 0;
   const r = t.map(t => {
    const r = n + t;
    return n = r + e.readUIntBE(r - t, t), e.subarray(r, n);
   });
   if (n !== e.length) throw new RangeError("bytes are left or missing");
   return r;
  }
  var H = n(7075), q = n(1692), J = n(3331), z = n(610), W = n(4708), K = n(7975), Y = n(8443);
  class Refusal extends Error {
   status;
   constructor(e, t) {
    super(t), this.status = e;
   }
  }
  function resolveBySystem(e) {
   return (0, K.promisify)(z.lookup)(e, {
    all: !0
   });
  }
  function dialAny(e, t) {
   const n = [ ...t ];
   return (0, A.connect)({
    host: e,
    port: 443,
    autoSelectFamily: !0,
    lookup: (e, t, r) => r(null, n)
   });
  }
  const X = listOf("ipv4", "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32"), Z = listOf("ipv6", "2000::/3"), V = listOf("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");
  function listOf(e, t) {
   const n = new A.BlockList;
   for (const [r = "", o] of t.split(" ").map(e => e.split("/"))) n.addSubnet(r, Number(o), e);
   return n;
  }
  const plain = e => e.replaceAll("_", "").toLowerCase(), names = e => new Set(e.split(" ").map(plain)), Q = /^(?:custom|(?:bash|text_editor|memory)_\d{8}|tool_search_tool_(?:regex|bm25)(?:_\d{8})?|tool_search_tool_(?:search_)?result(?:_error)?|text|image|document|search_result|(?:redacted_)?thinking|(?:server_)?tool_use|tool_(?:result|reference|addition|removal|definition)|compaction|fallback|base64|content|ephemeral|direct|(?:char|page|content_block|search_result)_location)$/, ee = /^(?:function|custom|namespace|local_shell|apply_patch|tool_search|additional_tools|message|(?:input|output|summary|reasoning)_text|text|grammar|refusal|input_(?:image|file)|(?:function|custom_tool|local_shell|apply_patch)_call(?:_output)?|tool_search_(?:call|output)|direct|reasoning|compaction(?:_summary|_trigger)?|configuration_update)$/, te = names("url uri file_id"), ne = names("url uri file_url file_id file_ids vector_store_ids server_url connector_id container"), re = names("text thought thought_signature inline_data function_call function_response executable_code code_execution_result video_metadata media_resolution media_processing part_metadata"), oe = {
   anthropic: {
    calls: /^POST \/v1\/messages(?:\/count_tokens)?$/,
    keyHeader: e => ({
     "x-api-key": e
    }),
    settings: names("model max_tokens cache_control compaction context_management diagnostics fallback_credit_token fallbacks inference_geo metadata output_config output_format service_tier speed stop_sequences stream temperature thinking tool_choice top_k top_p"),
    content: names("messages system tools"),
    refused: names("mcp_servers container thread"),
    opaque: names("input input_schema input_examples"),
    forbids: (e, t) => isUnknownType(Q, e, t) || te.has(e)
   },
   openai: {
    calls: /^(?:POST \/v1\/responses(?:\/compact)?|GET \/v1\/models)$/,
    keyHeader: e => ({
     authorization: `Bearer ${e}`
    }),
    settings: names("model client_metadata context_management image include max_output_tokens max_tool_calls metadata moderation parallel_tool_calls prompt_cache_key prompt_cache_options prompt_cache_retention reasoning safety_identifier service_tier stream stream_options temperature text tool_choice top_logprobs top_p truncation user"),
    content: names("input instructions tools"),
    refused: names("background conversation previous_response_id prompt"),
    opaque: names("parameters output_schema arguments action operation metadata"),
    forbids: (e, t) => isUnknownType(ee, e, t) || ne.has(e) || "imageurl" === e && !("string" == typeof t && t.startsWith("data:")),
    fixed: {
     "/v1/responses": {
      store: !1
     }
    }
   },
   gemini: {
    calls: /^POST \/v1beta\/models\/[A-Za-z0-9][A-Za-z0-9.-]*:(?:generateContent|streamGenerateContent|countTokens|embedContent)$/,
    keyHeader: e => ({
     "x-goog-api-key": e
    }),
    settings: names("model generation_config safety_settings tool_config labels service_tier"),
    content: names("contents content system_instruction tools"),
    refused: names("cached_content"),
    opaque: names("args response parameters parameters_json_schema response_json_schema part_metadata"),
    forbids: (e, t, n) => "tools" === n && "functiondeclarations" !== e || "parts" === n && !re.has(e)
   }
  }, isUnknownType = (e, t, n) => "type" === t && !("string" == typeof n && e.test(n)), se = /search/i;
  function checkBody(e, t, n) {
   const r = oe[e];
   try {
    const e = JSON.parse(n), o = isObject(e) ? Object.entries(e) : null, s = null === o ? "a body that is no object" : function(e, t, n) {
     const r = n.find(([t, n]) => isIn(e.refused, t) && (e => null !== e && !1 !== e && !(Array.isArray(e) && 0 === e.length))(n));
     if (void 0 !== r) return r[0];
     if ([ t, ...n.filter(([e]) => "model" === plain(e)).map(([, e]) => e) ].some(e => se.test(String(e)))) return "a model that searches the web";
     return firstOf(n.filter(([t]) => isIn(e.content, t)), ([t, n]) => forbiddenIn(e, plain(t), n, 0));
    }(r, t, o);
    if (null !== s) throw new Refusal(403, `the gateway refuses ${s}`);
    const i = o?.filter(([e]) => isIn(r.settings, e) || isIn(r.content, e)) ?? [];
    return JSON.stringify({
     ...Object.fromEntries(i),
     ...r.fixed?.[t]
    });
   } catch (e) {
    if (!(e instanceof SyntaxError || e instanceof RangeError)) throw e;
    throw new Refusal(403, "the gateway refuses a body that is no JSON");
   }
  }
  const isIn = (e, t) => e.has(plain(t));
  function firstOf(e, t) {
   for (const n of e) {
    const e = t(n);
    if (null !== e) return e;
   }
   return null;
  }
  const ie = 100;
  function forbiddenIn(e, t, n, r) {
   return r > ie ? "a body that is nested too deep" : Array.isArray(n) ? firstOf(n, n => forbiddenIn(e, t, n, r + 1)) : isObject(n) ? firstOf(Object.entries(n), ([n, o]) => {
    const s = plain(n);
    return null !== o && e.forbids(s, o, t) ? `${shown(n)}: ${shown(o)}` : e.opaque.has(s) ? null : forbiddenIn(e, s, o, r + 1);
   }) : null;
  }
  function isObject(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  const shown = e => "object" == typeof e ? "{…}" : String(e).slice(0, 60), ae = 2 ** 20, ce = {
   calls: 500,
   atOnce: 8,
   body: 16 * ae,
   bodies: 64 * ae
  }, le = [ "accept", "user-agent", "anthropic-version", "anthropic-beta", "openai-beta", "x-goog-api-client" ], ue = /^(?:alt=sse|beta=true)$/, de = /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;
  class ModelGateway {
   #s;
   #i={
    calls: 0,
    atOnce: 0,
    bodies: 0
   };
   #a=null;
   constructor(e) {
    this.#s = e;
   }
   async answer(e, t) {
    const {method: n = "", url: r = ""} = e, [o = "", s = ""] = r.split("?");
    try {
     if (!oe[this.#s.provider].calls.test(`${n} ${o}`)) throw new Refusal(403, "the gateway passes only calls of the model");
     const r = await this.#c(e, t);
     this.#i.calls += 1, this.#l(this.#i.calls, "calls", e => `made more than ${e} calls to its model`);
     const i = "GET" === n ? "" : checkBody(this.#s.provider, o, r), a = o + (ue.test(s) ? `?${s}` : "");
     await this.#u(e, t, a, i);
    } catch (e) {
     refuse(t, e);
    }
   }
   async #c(e, t) {
    const n = this.#i;
    let r = 0;
    if (n.atOnce += 1, t.on("close", () => {
     n.atOnce -= 1, n.bodies -= r;
    }), this.#l(n.atOnce, "atOnce", e => `made more than ${e} calls to its model at once`), 
    "identity" !== (e.headers["content-encoding"] ?? "identity")) throw new Refusal(403, "the gateway passes no compressed body");
    const o = [];
    for await (const t of e.iterator({
     destroyOnReturn: !1
    })) r += t.length, n.bodies += t.length, this.#l(r, "body", e => `sent more than ${inMiB(e)} to its model in one call`), 
    this.#l(n.bodies, "bodies", e => `sent more than ${inMiB(e)} to its model at once`), 
    o.push(t);
    return Buffer.concat(o).toString();
   }
   #l(e, t, n) {
    const {limits: r, onLimit: o} = this.#s;
    if (null === this.#a && e > r[t] && (this.#a = `The agent ${n(r[t])}`, o(this.#a)), 
    null !== this.#a) throw new Refusal(429, this.#a);
   }
   async #u(e, t, n, r) {
    const {provider: o, key: s, origin: i, openLine: a} = this.#s, {hostname: c} = new URL(i), l = Object.entries(e.headers).filter(([e]) => le.includes(e)), u = {
     ...Object.fromEntries(l),
     host: c,
     "accept-encoding": "identity",
     ..."" !== r && {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(r)
     },
     ...oe[o].keyHeader(s)
    }, d = await a(c), f = (0, q.connect)({
     socket: d,
     servername: c,
     ALPNProtocols: [ "http/1.1" ]
    }), h = (0, G.request)({
     createConnection: () => f,
     method: e.method,
     path: n,
     headers: u
    });
    t.on("close", () => h.destroy()), h.on("error", e => refuse(t, e)), h.on("response", e => function(e, t, n) {
     const {statusCode: r = 502, headers: o} = e;
     if ("identity" !== (o["content-encoding"] ?? "identity") || r >= 300 && r < 400) return e.destroy(), 
     void refuse(t, new Refusal(502, `the provider's answer (${r}) is a redirect or compressed`));
     const s = Object.entries(o).filter(([e]) => de.test(e));
     t.writeHead(r, Object.fromEntries(s.map(([e, t]) => [ e, gateway_masked(String(t), n) ]))), 
     t.flushHeaders(), (0, H.pipeline)(e, function(e) {
      let t = "";
      return new H.Transform({
       transform(n, r, o) {
        const s = gateway_masked(t + n.toString("latin1"), e);
        let i = Math.max(0, s.length - e.length + 1);
        for (;!e.startsWith(s.slice(i)); ) i += 1;
        t = s.slice(i), o(null, Buffer.from(s.slice(0, i), "latin1"));
       },
       flush: e => e(null, Buffer.from(t, "latin1"))
      });
     }(n), t, () => {});
    }(e, t, s)), h.end(r), t.destroyed && h.destroy();
   }
  }
  const inMiB = e => e / ae + " MiB", gateway_masked = (e, t) => e.replaceAll(t, "*".repeat(t.length));
  function refuse(e, t) {
   if (e.headersSent) return void e.destroy();
   const n = {
    status: 502,
    message: `the provider can't be reached (${(0, J.$N)(t) ?? "no answer"})`
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
  function openNetwork(e) {
   const {hosts: t, gateway: n, limits: r = ce, onLimit: o} = e, s = new Set;
   let i = 256;
   const hold = e => {
    s.add(e.on("error", () => {}).on("close", () => s.delete(e))), s.size > i && e.destroy();
   }, a = new Map, count = t => function(e, t) {
    const n = t.toLowerCase().replace(/:443$/, "").replace(/[^a-z0-9.:*-]/g, "?").slice(0, pe), r = e.has(n) || e.size < he ? n : "other hosts";
    e.set(r, (e.get(r) ?? 0) + 1);
   }(a, e.redact(t)), c = function({proxy: e, ...t}, n) {
    const {resolve: r = resolveBySystem, dial: o = dialAny} = t, {httpsProxy: s} = (0, 
    Y.rq)({
     httpsProxy: e ?? "",
     httpProxy: "",
     noProxy: ""
    });
    return "" !== s ? e => function(e, t, n) {
     const {protocol: r, hostname: o, port: s, username: i, password: a} = e, c = Buffer.from(`${decodeURIComponent(i)}:${decodeURIComponent(a)}`).toString("base64"), l = ("https:" === r ? W.request : G.request)({
      method: "CONNECT",
      host: o.replace(/^\[|\]$/g, ""),
      port: s || ("https:" === r ? 443 : 80),
      path: `${t}:443`,
      headers: {
       host: `${t}:443`,
       ...i + a && {
        "proxy-authorization": `Basic ${c}`
       }
      },
      agent: !1
     });
     return new Promise((e, t) => {
      l.on("socket", n).on("error", t), l.on("connect", ({statusCode: n}, r, o) => {
       if (o.length > 0 && r.unshift(o), 200 === n) return e(r);
       r.destroy(), t(new Refusal(502, `the runner's proxy answered ${n}`));
      }), l.end();
     });
    }(new URL(s), e, n) : async e => {
     const t = (await r(e)).filter(({address: e}) => function(e) {
      return 4 === (0, A.isIP)(e) ? !X.check(e, "ipv4") : 6 === (0, A.isIP)(e) && !e.includes("%") && Z.check(e, "ipv6") && !V.check(e, "ipv6");
     }(e));
     if (0 === t.length) throw new Refusal(403, `${e} has no public address`);
     const s = o(e, t);
     return n(s), await (0, T.once)(s, "connect"), s;
    };
   }(e, hold), l = n && new ModelGateway({
    ...n,
    openLine: c,
    limits: r,
    onLimit: o
   }), u = (0, G.createServer)({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0
   }, (e, t) => {
    const {url: n = ""} = e;
    null !== l && n.startsWith("/") ? l.answer(e, t) : (count(URL.canParse(n) ? new URL(n).host : n), 
    refuse(t, new Refusal(403, "only HTTPS to allowed hosts passes")));
   });
   return u.on("clientError", (e, t) => t.destroy()), u.on("connect", ({url: e = ""}, n, r) => {
    r.length > 0 && n.unshift(r), async function(e, t, {hosts: n, openLine: r, count: o}) {
     const s = e.toLowerCase().replace(/:443$/, "");
     try {
      if (!/:443$/.test(e) || !function(e, t) {
       return fe.test(t) && e.some(e => e.startsWith("*.") ? t.endsWith(e.slice(1)) : t === e);
      }(n, s)) throw new Refusal(403, "not allowed");
      const i = await r(s);
      if (i.on("close", () => t.destroy()), t.on("close", () => i.destroy()), t.destroyed) return void i.destroy();
      t.write("HTTP/1.1 200 Connection established\r\n\r\n"), function(e, t) {
       let n = Buffer.alloc(0);
       const read = () => {
        for (let t = e.read(); null !== t; t = e.read()) n = Buffer.concat([ n, t ]);
        const r = function(e) {
         if (e.length > 0 && 22 !== e[0]) return "refused";
         if (e.length < 5) return "incomplete";
         const t = 5 + e.readUInt16BE(3);
         if (t > 16389) return "refused";
         if (e.length < t) return "incomplete";
         try {
          return {
           name: nameIn(e.subarray(5, t))
          };
         } catch (e) {
          if (e instanceof RangeError) return "refused";
          throw e;
         }
        }(n);
        "incomplete" !== r && (e.off("readable", read), t(n, "refused" === r ? null : r.name.toLowerCase()));
       };
       e.on("readable", read);
      }(t, (n, r) => {
       if (r === s) return i.write(n), void t.pipe(i).pipe(t);
       o(r ?? e), t.destroy();
      });
     } catch (n) {
      const r = n instanceof Refusal && 403 === n.status;
      r && o(e), t.end(`HTTP/1.1 ${r ? "403 Forbidden" : "502 Bad Gateway"}\r\ncontent-length: 0\r\n\r\n`);
     }
    }(e, n, {
     hosts: t,
     openLine: c,
     count: count
    });
   }), {
    connect: e => {
     hold(e), u.emit("connection", e);
    },
    close: () => {
     i = 0;
     for (const e of s) e.destroy();
    },
    refused: () => a
   };
  }
  const fe = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/, he = 50, pe = 100;
  var me = n(3916);
  const we = "linux" === process.platform && (0, N.existsSync)("/proc/self/fd") ? "/proc/self/fd" : null;
  function bytesOf(e) {
   return Buffer.from(e, "latin1");
  }
  function nameOf(e) {
   return bytesOf(e).toString("utf8");
  }
  function shownPath(e) {
   return JSON.stringify(nameOf(e));
  }
  async function openFolder(e, t) {
   const n = "" === t ? e : `${e}/${t}`, r = await (0, s.open)(bytesOf(n), N.constants.O_RDONLY | N.constants.O_DIRECTORY | N.constants.O_NOFOLLOW);
   if (null === we) return {
    place: n,
    [Symbol.asyncDispose]: () => r.close()
   };
   const o = `${we}/${r.fd}`;
   if (await (0, s.readlink)(o, "latin1") !== n) throw await r.close(), new JobError(`${shownPath(t)} was moved while the agent's files were read`);
   return {
    place: o,
    [Symbol.asyncDispose]: () => r.close()
   };
  }
  const ge = N.constants.O_NOFOLLOW | N.constants.O_NONBLOCK, be = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
  function isGitFolderName(e) {
   return /^(?:\.git|git~1)$/.test(plainName(e));
  }
  function plainName(e) {
   return e.replace(be, "").toLowerCase().replace(/[:\\].*$/s, "").replace(/[. ]+$/, "");
  }
  var work_tree_addDisposableResource = function(e, t, n) {
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
  }, ye = function(e) {
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
  const ve = {
   file: 104857600,
   all: 524288e3,
   entries: 2e5
  };
  function hasAttributes(e) {
   return /(?:^|\/)\.gitattributes$/i.test(e);
  }
  class WorkTreeCopy {
   attributes=[];
   #d;
   #f;
   #s;
   #h;
   #p;
   #m=0;
   #w=0;
   constructor(e, t, n) {
    this.#d = e, this.#f = t, this.#s = n, this.#h = n.limits ?? ve, this.#p = new Set([ ...n.tracked.keys() ].flatMap(foldersAbove));
   }
   async level(e) {
    const t = [];
    for (const n of e) t.push(await this.#g(n));
    const n = t.flat(), r = await this.#s.ignored(n.map(({path: e}) => e)), isWanted = ({path: e}) => !r.has(e) || this.#p.has(e), o = n.filter(isWanted);
    for (const e of n) isWanted(e) || this.#s.onLeftOut?.(e.path, "ignored");
    const s = Map.groupBy(o, ({folder: e}) => e);
    for (const [e, t] of s) await this.#b(e, t);
    return o.filter(({kind: e, path: t}) => "folder" === e && "submodule" !== this.#s.tracked.get(t)?.kind).map(({path: e}) => e);
   }
   async #g(e) {
    return reading(e, async () => {
     const t = {
      stack: [],
      error: void 0,
      hasError: !1
     };
     try {
      const n = work_tree_addDisposableResource(t, await openFolder(this.#d, e), !0), r = await (0, 
      s.readdir)(n.place, {
       encoding: "latin1"
      });
      if (this.#m += r.length, this.#m > this.#h.entries) throw new JobError(`the agent left more than ${this.#h.entries} files`);
      const o = [];
      for (const t of r) {
       const r = "" === e ? t : `${e}/${t}`;
       if (isGitFolderName(nameOf(t))) {
        ".git" !== r && this.#s.onLeftOut?.(r, "git");
        continue;
       }
       const i = bytesOf(`${n.place}/${t}`), a = kindOf(await (0, s.lstat)(i));
       "folder" === a && await (0, s.mkdir)(this.#y(r)), "folder" === a && "submodule" === this.#s.tracked.get(r)?.kind && (await (0, 
       s.readdir)(i)).length > 0 && this.#s.onLeftOut?.(r, "submodule"), "file" === a && ".gitignore" === t ? await this.#v(n, {
        folder: e,
        name: t,
        path: r,
        kind: a
       }) : o.push({
        folder: e,
        name: t,
        path: r,
        kind: a
       });
      }
      return o;
     } catch (e) {
      t.error = e, t.hasError = !0;
     } finally {
      const e = ye(t);
      e && await e;
     }
    });
   }
   async #b(e, t) {
    const n = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const r = work_tree_addDisposableResource(n, await reading(e, () => openFolder(this.#d, e)), !0);
     for (let e = 0; e < t.length; e += 16) {
      const n = t.slice(e, e + 16), o = await Promise.allSettled(n.map(e => reading(e.path, () => this.#k(r, e))));
      for (const e of o) if ("rejected" === e.status) throw e.reason;
     }
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     const e = ye(n);
     e && await e;
    }
   }
   async #k(e, t) {
    switch (t.kind) {
    case "folder":
     return;

    case "link":
     {
      const n = await (0, s.readlink)(bytesOf(`${e.place}/${t.name}`), {
       encoding: "buffer"
      });
      return (0, s.symlink)(n, this.#y(t.path));
     }

    case "file":
     return this.#v(e, t);

    case "other":
     if (void 0 === this.#s.onLeftOut) throw notAFile(t.path);
     return this.#s.onLeftOut(t.path, "special");
    }
   }
   async #v(e, {name: t, path: n}) {
    const r = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const o = work_tree_addDisposableResource(r, await function({place: e}, t) {
      return (0, s.open)(bytesOf(`${e}/${t}`), N.constants.O_RDONLY | ge);
     }(e, t), !0), i = await o.stat();
     if (!i.isFile()) throw notAFile(n);
     this.#$(n, i.size), hasAttributes(n) && this.attributes.push(n);
     const a = work_tree_addDisposableResource(r, await (0, s.open)(this.#y(n), "wx"), !0);
     await async function(e, t, {path: n, size: r}) {
      const o = Buffer.allocUnsafe(Math.min(1048576, r + 1));
      let s = 0;
      for (;;) {
       const {bytesRead: i} = await e.read(o, 0, o.length, null);
       if (0 === i) return;
       if (s += i, s > r) throw new JobError(`${shownPath(n)} was still being written after the agent ended`);
       await t.appendFile(o.subarray(0, i));
      }
     }(o, a, {
      path: n,
      size: i.size
     }), await a.chmod(64 & i.mode ? 448 : 384);
    } catch (e) {
     r.error = e, r.hasError = !0;
    } finally {
     const e = ye(r);
     e && await e;
    }
   }
   #$(e, t) {
    const n = Math.max(0, t - (this.#s.tracked.get(e)?.size ?? 0));
    if (this.#w += n, n > this.#h.file) throw new JobError(`the agent's file ${shownPath(e)} is too large to be committed`);
    if (this.#w > this.#h.all) throw new JobError("the agent's files are too large to be committed");
   }
   #y(e) {
    return bytesOf(`${this.#f}/${e}`);
   }
  }
  async function reading(e, t) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof JobError || !(t instanceof Error && "code" in t)) throw t;
    throw new JobError(`the agent's files could not be read at ${shownPath(e)}: ${String(t.code)}`, {
     cause: t
    });
   }
  }
  function notAFile(e) {
   return new JobError(`${shownPath(e)} is neither a file nor a link, so it can't be committed`);
  }
  function kindOf(e) {
   return e.isSymbolicLink() ? "link" : e.isDirectory() ? "folder" : e.isFile() ? "file" : "other";
  }
  function foldersAbove(e) {
   const t = e.split("/");
   return t.slice(1).map((e, n) => t.slice(0, n + 1).join("/"));
  }
  const ke = {
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
  }, $e = [ [ "git", /^(?:\.git|\.gitmodules|\.gitattributes|git[^~]{0,3}~\d)$/ ], [ "ci", /^(?:\.(?:github|gitea|forgejo|circleci|buildkite|woodpecker)|\.(?:gitlab-ci|travis|drone|cirrus|woodpecker)\.ya?ml|\.?appveyor\.ya?ml|(?:azure|bitbucket)-pipelines.*\.ya?ml|jenkinsfile)$/ ], [ "owners", /^codeowners$/ ], [ "instructions", /^(?:agents(?:\.override)?\.md|claude(?:\.local)?\.md|gemini\.md|opencode\.jsonc?|\.mcp\.json|\.(?:claude|codex|gemini|opencode|cursor|vscode|idea|devcontainer)|\.devcontainer\.json|\.(?:cursor|windsurf|cline)rules)$/ ] ], _e = "000000", Oe = [ "100644", "100755", _e ];
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
     if (r.set(t, l), i !== _e) for (const e of foldersAbove(t)) o.set(e, l);
     c === _e && a !== n || s.set(t, l);
    }
    if (a !== n && i.length === e.length) break;
    a = ({path: e}) => reasonAbove(e, r) ?? o.get(e) ?? null;
   }
   return {
    kept: i,
    leftOut: [ ...s ].map(([e, t]) => ({
     path: nameOf(e),
     why: t
    }))
   };
  }
  function reasonAbove(e, t) {
   const n = [ e, ...foldersAbove(e) ].find(e => t.has(e));
   return void 0 === n ? void 0 : t.get(n);
  }
  var Ee = n(7739), Te = n(4573), Ae = n(1290);
  const Se = 10485760, xe = 41943040, Ie = 1048576, Pe = [ ":(glob,icase)**/.gitattributes" ], Re = [ ".", ":(exclude,glob,icase)**/.gitattributes" ], je = /^version https:\/\/git-lfs\.github\.com\/spec\//;
  async function takePublishable(e, t, n) {
   const {base: r} = t, o = [], {call: i, tracked: a, attributes: c} = await async function(e, t, n) {
    const {folder: r, base: o} = t, i = await e.newFolder("commit-"), [a, c] = [ (0, 
    y.join)(i, "repository.git"), (0, y.join)(i, "work") ];
    await (0, s.mkdir)(c, {
     mode: 448
    }), await e.run([ "init", "-q", "--bare", a ], {
     folder: i,
     gitDir: a
    }), await async function(e, t) {
     try {
      await (0, s.rename)((0, y.join)(e, "objects/pack"), (0, y.join)(t, "objects/pack")), 
      (0, N.existsSync)((0, y.join)(e, "shallow")) && await (0, s.rename)((0, y.join)(e, "shallow"), (0, 
      y.join)(t, "shallow"));
     } catch (e) {
      throw new JobError("what was fetched for the agent is gone", {
       cause: e
      });
     }
    }(t.gitDir, a);
    const l = {
     folder: c,
     gitDir: a,
     workTree: c
    };
    await e.run([ "read-tree", o ], l);
    const u = await async function(e, t, n) {
     const r = await e.list([ "ls-tree", "-r", "-l", "-z", t ], n);
     return new Map(r.split("\0").flatMap(e => {
      const [, t, n, r] = /^(\d+) \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(e) ?? [];
      return void 0 === r ? [] : [ [ r, {
       kind: "160000" === t ? "submodule" : "file",
       size: Number(n) || 0
      } ] ];
     }));
    }(e, o, l), d = {
     tracked: u,
     ignored: t => async function(e, t, n) {
      if (0 === t.length) return new Set;
      const r = Buffer.from(t.map(e => `./${e}\0`).join(""), "latin1"), o = await e.list([ "check-ignore", "-z", "--stdin" ], {
       ...n,
       input: r,
       successes: [ 0, 1 ]
      });
      return new Set(o.split("\0").map(e => e.slice(2)));
     }(e, t, l)
    }, f = await async function(e, t, n) {
     const r = new WorkTreeCopy(e, t, n);
     let o = [ "" ];
     for (;o.length > 0; ) o = await r.level(o);
     return r.attributes;
    }(r, c, void 0 === n ? d : {
     ...d,
     onLeftOut: n
    });
    return {
     call: l,
     tracked: u,
     attributes: f
    };
   }(e, t, (e, t) => o.push({
    path: e,
    why: t
   }));
   (a.keys().some(hasAttributes) || c.length > 0) && await e.run([ "add", "--all", "--", ...Pe ], i);
   const l = await changesIn(e, r, i);
   for (const e of c) await (0, s.rm)(bytesOf(`${i.workTree}/${e}`));
   await e.run([ "read-tree", r ], i), await e.run([ "add", "--all", "--", ...Re ], i), 
   l.push(...await changesIn(e, r, i)), await e.run([ "read-tree", r ], i);
   const u = await async function(e, t, n) {
    const r = Buffer.from(t.map(({path: e}) => `${e}\0`).join(""), "latin1"), o = (await e.list([ "check-attr", "--cached", "-z", "--stdin", "filter" ], {
     ...n,
     input: r
    })).matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g);
    return new Set(o.filter(([, , e = ""]) => !/^un(?:specified|set)$/.test(e)).map(([, e = ""]) => e));
   }(e, l, i), why = e => function({path: e, before: t, after: n}, r) {
    const o = nameOf(e), s = o.split("/").map(e => plainName(e.normalize("NFKC"))), i = $e.find(([, e]) => s.some(t => e.test(t)));
    return void 0 !== i ? i[0] : "160000" === t || "160000" === n ? "submodule" : Oe.includes(t) && Oe.includes(n) ? bytesOf(e).equals(Buffer.from(o)) ? 0 === r.length || r.some(e => function(e, t) {
     const n = comparable(t).replace(/^(?:\.?\/)+/, ""), r = n.replace(/\/(?:\*\*\/?)?$/, ""), o = r !== n || !/[*?[\]{}()][^/]*$/.test(r), s = comparable(e);
     return (o ? [ s, ...foldersAbove(s) ] : [ s ]).some(e => (0, me.matchesGlob)(e, r));
    }(o, e)) ? null : "outside" : "name" : "link";
   }(e, n.paths) ?? (u.has(nameOf(e.path)) ? "lfs" : null), d = await async function(e, t, n) {
    const {length: r} = t;
    if (r > 300) throw new JobError(`the agent changed ${r} files, but at most 300 can be published`);
    const o = Buffer.from(t.map(({after: e, blob: t}) => e === _e ? "" : `${t}\n`).join("")), s = (await e.run([ "cat-file", "--batch-check=%(objectsize)" ], {
     ...n,
     input: o
    })).split("\n").map(Number);
    !function(e, t) {
     const tooMuch = (e, t, n) => new JobError(`${e} ${(t / Ie).toFixed(1)} MiB, but at most ${n / Ie} MiB can be published`);
     for (const [n, {path: r}] of e.entries()) {
      const e = t[n] ?? 0;
      if (e > Se) throw tooMuch(`the agent's file ${shownPath(r)} has`, e, Se);
     }
     const n = t.reduce((e, t) => e + t, 0);
     if (n > xe) throw tooMuch("the agent's files have", n, xe);
    }(t.filter(({after: e}) => e !== _e), s);
    const i = Buffer.from(await e.list([ "cat-file", "--batch" ], {
     ...n,
     input: o
    }), "latin1");
    let a = 0;
    const next = () => {
     const e = i.indexOf("\n", a) + 1;
     return a = e + (s.shift() ?? 0) + 1, i.subarray(e, a - 1);
    };
    return t.map(({path: e, after: t}) => {
     const n = nameOf(e);
     return t === _e ? {
      path: n,
      mode: null
     } : {
      path: n,
      mode: "100755" === t ? t : "100644",
      content: next()
     };
    });
   }(e, sortOut(l, o, why).kept, i);
   for (const e of d) null !== e.mode && je.test(e.content.toString("latin1", 0, 100)) && u.add(e.path);
   const {kept: f, leftOut: h} = sortOut(l, o, why), p = new Set(f.map(({path: e}) => nameOf(e))), m = d.filter(({path: e}) => p.has(e));
   return function(e, {secrets: t, redact: n}) {
    const r = (0, Ae.p)(t);
    for (const t of e) {
     if (null === t.mode) continue;
     const {path: e, content: o} = t;
     if (r(e) || r(o.toString((0, Te.isUtf8)(o) ? "utf8" : "latin1"))) throw new JobError(`the agent's file ${n(JSON.stringify(e))} holds a secret, so nothing was published`);
    }
   }(m, n), {
    tree: await treeWith(e, f, i),
    files: m,
    leftOut: h
   };
  }
  async function changesIn(e, t, n) {
   const r = (await e.list([ "diff-index", "--cached", "--raw", "--no-renames", "-z", t ], n)).matchAll(/:(\d+) (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g);
   return Array.from(r, ([, e = "", t = "", n = "", r = ""]) => ({
    path: r,
    before: e,
    after: t,
    blob: n
   }));
  }
  async function treeWith(e, t, n) {
   const r = t.map(({after: e, blob: t, path: n}) => `${e === _e ? "0" : e} ${t}\t${n}\0`), o = Buffer.from(r.join(""), "latin1");
   return await e.run([ "update-index", "-z", "--index-info" ], {
    ...n,
    input: o
   }), e.run([ "write-tree" ], n);
  }
  const Ce = /^-{5} context \S+ -{5}$/, Le = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/, Ne = /^Address: (\S+)$/, Be = /^Description:/, Fe = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d{1,10}$/, Me = /^(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/, Ge = /^-{5} \S|"-{5} \S/;
  function instructionOf(e) {
   const t = e.split(/\r\n|\r|\n/), n = t.findIndex(e => Ge.test(e));
   return (n < 0 ? t : t.slice(0, n)).join("\n").trim();
  }
  function requestTitle(e) {
   const [t = ""] = instructionOf(e).split("\n");
   return inert(shortened(t.replace(/[\p{Cc}\p{Cf}]/gu, " ").replace(/\s+/g, " ").replace(/^[#>*\s-]+/, "").trim(), 72)) || "Update the documentation";
  }
  function filesTitle([e = "", ...t]) {
   const n = 0 === t.length ? "" : ` and ${t.length} more ${1 === t.length ? "file" : "files"}`;
   return inert(`Update ${shortened(e.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim(), 65 - n.length)}${n}`);
  }
  function requestBody(e, {jobId: t, agent: n, message: r, serverUrl: o, own: s}) {
   const i = void 0 !== s && null !== s.changedFiles, a = void 0 === s || i ? "" : ` ([run](${s.run}))`, c = [ requestedIn(askingThread(e, o)), `Instruction:\n\n${fenced(instructionOf(e))}`, null === r ? null : `Message:\n\n${fenced(instructionOf(r))}` ];
   return `${[ `The agent ${code(n)} made these changes in the job ${code(t)}${a}.`, ...i ? [] : c, void 0 === s || "" === s.words ? null : `The agent said:\n\n${fenced(s.words)}` ].filter(e => null !== e).join("\n\n")}\n`;
  }
  function requestedIn(e) {
   if (null === e) return null;
   const {kind: t, number: n, url: r} = e, o = null === r ? inert(`${t} #${n}`) : `[${t} #${n}](${r})`, s = shortened(e.title, 72);
   return `Requested in ${o}${"" === s ? "." : `: ${code(s)}`}`;
  }
  function code(e) {
   return `\`${inert(e.replace(/[`\s\p{Cc}\p{Cf}]+/gu, " ").trim())}\``;
  }
  function fenced(e) {
   const t = inert(shortened(e, 4e3)), n = Math.max(2, ...[ ...t.matchAll(/`+/g) ].map(([e]) => e.length)), r = "`".repeat(n + 1);
   return `${r}text\n${t}\n${r}`;
  }
  function inert(e) {
   return e.replace(/[@#]|\bGH(?=-\d)|:(?=\/\/)/gi, "$&​");
  }
  function shortened(e, t) {
   const n = [ ...e ];
   if (n.length <= t) return e;
   const r = n.slice(0, t - 1).join(""), o = /\s/.test(n[t - 1] ?? "") ? r : r.replace(/\s+\S*$/, "");
   return `${(o.length < r.length / 2 ? r : o).replace(/[\s,;:]+$/, "")}…`;
  }
  function askingThread(e, t) {
   const n = e.trimEnd().split(/\r\n|\r|\n/), r = n.findLast(e => Ce.test(e)) ?? "", o = n.indexOf(r), s = n.lastIndexOf(r);
   if (o === s) return null;
   const i = n.slice(o + 1, s), a = i.findIndex(e => Be.test(e)), c = a < 0 ? i : i.slice(0, a), [, l, u, d = ""] = firstMatch(c, Le) ?? [];
   if (void 0 === u) return null;
   const f = function(e, t, n) {
    if (!/^https?:/i.test(e) || !t.startsWith(`${e}/`)) return null;
    const [r = "", ...o] = t.slice(e.length).split(/(?=#)/);
    return Fe.test(r) && r.endsWith(`/${n}`) && Me.test(o.join("")) ? t : null;
   }(t, firstMatch(c, Ne)?.[1] ?? "", u);
   return {
    kind: "Issue" === l ? "issue" : "pull request",
    number: Number(u),
    title: d.trim(),
    url: f
   };
  }
  function firstMatch(e, t) {
   for (const n of e) {
    const e = t.exec(n);
    if (null !== e) return e;
   }
   return null;
  }
  var own_agent_addDisposableResource = function(e, t, n) {
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
  }, De = function(e) {
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
  const Ue = [ "PATH", "HOME", "LANG", "TMPDIR" ];
  class OwnAgent {
   #_;
   #O=new Map;
   #E=null;
   constructor(e) {
    this.#_ = e;
   }
   async check() {
    this.#E ??= planOf(this.#_), await this.#E;
   }
   async createJob(e, t, n) {
    if (!n) throw new Error("A job that runs here needs its id before.");
    const r = this.#_, {id: s} = n;
    try {
     const i = await (0, Ee.pC)(s, r);
     if (null !== i) return {
      kind: "created",
      job: i,
      tries: 1
     };
     this.#E ??= planOf(r);
     const a = await this.#E, c = new Git({
      ...r,
      author: He,
      signal: t
     }), l = await async function(e, t) {
      const [n, r] = [ await e.newFolder("fetched-"), await e.newFolder("agent-") ], [o, s] = [ (0, 
      y.join)(n, "repository.git"), (0, y.join)(r, "work") ], i = null === t ? [] : [ "--branch", t ], a = [ ...v, "--bare", "--depth=100", ...i, "--", e.address, o ];
      await e.remote(a, {
       folder: n,
       gitDir: o
      });
      const c = {
       folder: s,
       gitDir: (0, y.join)(s, ".git")
      };
      return await e.run([ ...v, "--", o, s ], {
       ...c,
       folder: r
      }), await e.run([ "remote", "remove", "origin" ], c), {
       folder: s,
       gitDir: o,
       ref: await e.run([ "symbolic-ref", "--short", "HEAD" ], c),
       base: await e.run([ "rev-parse", "--verify", "HEAD^{commit}" ], c)
      };
     }(c, "" === r.ref ? null : r.ref), u = new Work({
      prompt: e,
      reserved: n,
      plan: a,
      git: c,
      checkout: l,
      cancelled: t
     }, r);
     return this.#O.set(s, u.run()), {
      kind: "created",
      job: (0, o.sI)(s),
      tries: 1
     };
    } catch (e) {
     return {
      kind: "not-created",
      problem: problemOf(e),
      tries: 1
     };
    }
   }
   async sendMessage() {
    return {
     kind: "not-continuable",
     problem: qe,
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
     const n = this.#O.get(e);
     if (void 0 === n) return (0, Ee.Dn)(e, this.#_);
     const r = Promise.withResolvers();
     return own_agent_addDisposableResource(t, this.#_.clock.after(25e3, () => r.resolve((0, 
     o.sI)(e))), !1), {
      kind: "job",
      job: await Promise.race([ n, r.promise ])
     };
    } catch (e) {
     t.error = e, t.hasError = !0;
    } finally {
     De(t);
    }
   }
   async stopped(e) {
    return this.#O.get(e) ?? null;
   }
  }
  const He = {
   name: "docs-agent",
   email: "docs-agent@localhost.invalid"
  }, qe = {
   message: "An agent that runs in the workflow takes no further messages for a job.",
   hint: ""
  }, Je = "Or set `isolation: none`: the agent then runs as the user of the runner, and can read whatever that user can, such as the token and other secrets.";
  async function planOf({inputs: e, environment: t}) {
   const n = await async function(e, t, n) {
    const r = function(e) {
     const t = [];
     let n = null;
     for (d.lastIndex = 0; d.lastIndex < e.length; ) {
      const r = e.slice(d.lastIndex), o = d.exec(e);
      if (null === o) return {
       problem: "\\" === r ? "a backslash at its end" : "a quote that is not closed"
      };
      const [, s, i, a, c, l] = o, u = operatorIn(l, null === n) ?? /^(?:[^\\$`]|\\.)*([$`])/s.exec(a ?? "")?.[1];
      if (void 0 !== u) return {
       problem: `the character ${u}, which means something to a shell only`
      };
      void 0 === s ? n = (n ?? "") + (i ?? l ?? unescaped(a, c)) : null !== n && t.push(n), 
      void 0 !== s && (n = null);
     }
     return {
      words: null === n ? t : [ ...t, n ]
     };
    }(e.agent);
    if ("problem" in r) return {
     problems: [ wrong(e, `has ${r.problem}`, g) ],
     unset: []
    };
    const [o = "", ...s] = r.words, i = Object.hasOwn(m, o) ? m[o] ?? null : null, a = function({known: e, provider: t, inputs: n, environment: r}) {
     const value = e => r[e]?.trim() ?? "", o = null === t || n.agentEnv.includes(p[t].base) ? null : p[t], s = [ ...o?.keys ?? [], e?.token?.variable ?? [] ].flat(), i = 0 === n.agentEnv.length ? s : n.agentEnv, a = s.filter(e => i.includes(e)), c = i.filter(e => !a.includes(e)), l = a.find(e => "" !== value(e)), u = null !== o && void 0 !== l && o.keys.includes(l) ? value(l) : null, d = void 0 === l || null !== u ? null : l, f = "required" === n.isolation, m = f ? [ ...null === d ? [] : e?.token?.hosts ?? [], ...n.agentHosts ] : [], g = null === u || null === t ? null : {
      provider: t,
      origin: f ? h : o?.origin ?? ""
     }, b = [ void 0 === l ? a : [], ...c.map(e => [ e ]) ].filter(e => e.length > 0 && e.every(e => "" === value(e)));
     return {
      environment: {
       ...e?.variables,
       ...pick(r, null === d ? c : [ ...c, d ]),
       ...null === o || null === u ? {} : {
        [o.keys[0]]: f ? "added-by-the-action" : u
       },
       ...null === g ? {} : e?.reaching(g),
       ...m.length > 0 ? w : {}
      },
      secrets: [ ...new Set(i.map(value)) ].filter(e => e.length >= 8),
      hosts: m,
      reached: g,
      gateway: f && null !== g && o ? {
       ...g,
       key: u ?? "",
       origin: o.origin
      } : null,
      problems: [ ...b.map(e => function(e, t) {
       const [n = ""] = t, r = `Store it as a secret, and add \`env:\` with \`${n}: \${{ secrets.${n} }}\` to the step; a missing secret arrives as an empty text.`;
       return wrong(e, `needs the variable ${t.join(" or ")}, but the step gives it no value`, r);
      }(n, e)), ...null !== e && f && a.length + m.length === 0 ? [ outOfReach(n) ] : [] ],
      unset: b.flat()
     };
    }({
     known: i,
     provider: providerOf(i, s),
     inputs: e,
     environment: t
    }), c = await n(o), l = [ ...null !== i?.provider || /^[^/]+\/./.test(modelIn(s) ?? "") ? a.problems : [ wrong(e, "does not say which model to use", b) ], ..."problem" in c ? [ missing(c.problem, i) ] : [] ];
    if ("problem" in c || l.length > 0) return {
     problems: l,
     unset: a.unset
    };
    const {reached: u, problems: f, unset: y, ...v} = a, k = function(e, t, n, r) {
     if (null === n) return [ e, ...t ];
     const {subcommand: o, flags: s, last: i, settings: a} = n, c = void 0 === o ? [] : [ o ], l = void 0 !== o && t[0] === o ? t.slice(1) : t, u = [ e, ...c, ...s(r), ...l, ...void 0 === i ? [] : [ i ] ];
     if (void 0 === a || null === r) return u;
     const {home: d, path: f, content: h} = a;
     return [ "/bin/sh", "-c", 'home=$(mktemp -d) && mkdir -p "$home/${2%/*}" && printf %s "$3" >"$home/$2" && export "$1=$home" && shift 3 && exec "$@"', "sh", d, f, h, ...u ];
    }(c.file, s, i, u), {agentPaths: $, isolation: _} = e;
    return {
     plan: {
      ...v,
      name: o.replace(/^.*\//, ""),
      program: c,
      command: k,
      paths: $,
      isolation: _
     }
    };
   }(e, t, e => findProgram(e, t));
   if ("problems" in n) throw new r.dz(n.problems);
   const o = "none" === e.isolation ? null : await async function(e) {
    const t = e.RUNNER_TEMP ?? (0, i.tmpdir)(), n = await makeTemporaryFolder((0, y.join)(t, "docs-agent-try-")), r = {
     environment: {},
     limitMs: 3e4,
     signal: (new AbortController).signal,
     binds: [],
     connect: null
    }, o = await runIsolated([ "/bin/true" ], {
     ...r,
     folder: n,
     temp: t
    });
    return await removeFolder(n), "not-isolated" === o.kind || "over-limit" === o.kind ? o.reason : "exited" === o.kind && 0 === o.code ? null : "A program that does nothing could not be run in isolation.";
   }(t);
   if (null === o) return n.plan;
   throw new r.dz([ {
    message: `The agent can't be isolated here. ${o}`,
    hint: Je
   } ]);
  }
  function problemOf(e) {
   if (e instanceof r.dz) return e.problems[0] ?? e;
   if (e instanceof JobError) {
    const t = "Check `docs-repository` and `docs-ref`; `github-token` needs `contents: write` there.";
    return {
     message: `The documentation could not be fetched: ${e.message}`,
     hint: t
    };
   }
   return (0, r.wz)(e);
  }
  class Work {
   #T;
   #_;
   #A="";
   constructor(e, t) {
    this.#T = e, this.#_ = t;
   }
   async run() {
    const {git: e, reserved: t, cancelled: n} = this.#T, {id: s} = t;
    try {
     const t = {
      stack: [],
      error: void 0,
      hasError: !1
     };
     try {
      return own_agent_addDisposableResource(t, e, !0), await this.#S(), await this.#x(await this.#I());
     } catch (e) {
      t.error = e, t.hasError = !0;
     } finally {
      const e = De(t);
      e && await e;
     }
    } catch (e) {
     if (n.aborted) return (0, o.dK)(s, "The run was cancelled before the agent had finished; nothing was pushed.");
     for (const t of (0, r.fC)(e)) this.#_.runner.debug(t);
     return this.#P((0, o.dK)(s, this.#_.redact(function(e) {
      return e instanceof r.ro ? (0, r.fI)(e) : e instanceof JobError ? (t = e.message).charAt(0).toUpperCase() + t.slice(1) : "The action itself failed; its debug log says more.";
      var t;
     }(e))));
    }
   }
   async #S() {
    const {reserved: e, plan: t, cancelled: n} = this.#T, {clock: r, redact: o, runner: s, isElsewhere: i, ...a} = this.#_;
    let c = null;
    const l = new AbortController, u = openNetwork({
     hosts: t.hosts,
     gateway: t.gateway,
     redact: o,
     proxy: (d = a.environment, d.https_proxy || d.HTTPS_PROXY || null),
     onLimit: e => {
      c = e, l.abort();
     }
    });
    var d;
    const f = AbortSignal.any([ n, l.signal ]), h = Math.max(0, e.until - 12e4 - r.now()), p = t.hosts.length > 0 || null !== t.gateway ? u.connect : null, m = await this.#R({
     signal: f,
     limitMs: h,
     connect: p
    });
    u.close();
    for (const [e, t] of u.refused()) s.info(`The agent may not reach ${e}: refused ${t} times.`);
    if ("stdout" in m) {
     this.#A = function(e, t) {
      return lastWords(e, t, 2e3).replace(/(?!\s)\p{Cc}\[[0-?]*[ -/]*[@-~]/gu, "").replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "").trim();
     }(m.stdout, o);
     for (const e of o(`${m.stderr}\n${m.stdout}`).split("\n").slice(-200)) s.debug(e);
    }
    if (null !== c) throw new JobError(c);
    if ("over-limit" === m.kind || "not-isolated" === m.kind) throw new JobError(m.reason);
    if ("timed-out" === m.kind) throw new JobError("the agent was stopped, because `wait-minutes` was over");
    if ("exited" !== m.kind || 0 !== m.code) throw new JobError(`the agent ${describeEnd(m, o)}`);
   }
   #R(e) {
    const {prompt: t, plan: n, checkout: r, reserved: o} = this.#T, {environment: s, folder: a} = this.#_, u = `DOCS_AGENT_JOB=${o.id}`, d = {
     ...e,
     folder: r.folder,
     input: t
    };
    if ("required" === n.isolation) return runIsolated(n.command, {
     ...{
      ...d,
      temp: a,
      binds: n.program.binds
     },
     environment: {
      PATH: n.program.path,
      ...n.environment
     }
    });
    const f = {
     ...pick(s, Ue),
     ...n.environment,
     DOCS_AGENT_JOB: o.id
    };
    return async function([e, ...t], {mark: n, ...r}) {
     const [o, ...s] = await async function(e) {
      const t = {
       folder: "/",
       environment: e,
       limitMs: 5e3,
       signal: (new AbortController).signal
      }, n = await runProcess([ ...l, "true" ], t).catch(() => null);
      return "exited" === n?.kind && 0 === n.code ? l : [];
     }({
      PATH: r.environment.PATH ?? ""
     }), a = void 0 === o ? await runProcess([ e, ...t ], r) : function(e) {
      if ("exited" !== e.kind) return e;
      const {code: t, stdout: n, stderr: r} = e, [, o] = new RegExp(`^${c}: (?:line )?\\d+: (.*)`).exec(r) ?? [];
      if ((126 === t || 127 === t) && void 0 !== o) return {
       kind: "not-started",
       reason: o
      };
      const s = Object.entries(i.constants.signals).find(([, e]) => e + 128 === t)?.[0];
      return void 0 === s ? e : {
       kind: "killed",
       signal: s,
       stdout: n,
       stderr: r
      };
     }(await runProcess([ o, ...s, e, ...t ], r));
     return await async function(e) {
      for (let t = 0; t < 100; t += 1) {
       const t = await markedProcesses(e);
       if (0 === t.length) return;
       for (const e of t) kill(-e), kill(e);
      }
     }(n), a;
    }(n.command, {
     ...d,
     environment: f,
     mark: u
    });
   }
   async #I() {
    const {git: e, checkout: t, plan: n} = this.#T, {redact: r} = this.#_, o = [ ...n.secrets, ...void 0 === this.#_.token ? [] : [ this.#_.token ] ];
    return takePublishable(e, t, {
     paths: n.paths,
     redact: r,
     secrets: o
    });
   }
   async #x({files: e, leftOut: t}) {
    const {checkout: n, reserved: s} = this.#T, {commits: i} = this.#_, {id: a} = s, c = function(e) {
     const t = Object.entries(ke).flatMap(([t, [n, r]]) => {
      const o = e.filter(({why: e}) => e === t).length;
      return 0 === o ? [] : [ `${o} ${1 === o ? n : r}` ];
     });
     return 0 === t.length ? "" : `Left out: ${t.join(", ")}.`;
    }(t);
    if (0 === e.length) {
     if ("" === this.#A && "" === c) throw new JobError("the agent ended without a change and without a word");
     return (0, Ee.so)(a, null, [ c, this.#A ].filter(e => "" !== e).join("\n\n"));
    }
    const l = (0, Ee.W0)(a), u = this.#j(e.map(({path: e}) => e), c), d = await i.createCommit({
     parent: n.base,
     message: u.commit,
     files: e
    });
    if ((i.date() ?? this.#_.clock.now()) >= s.until) throw new JobError("the changes came too late to be published; nothing was pushed");
    if ("exists" === await i.createBranch(l, d) && await i.branch(l) !== d) return await (0, 
    Ee.pC)(a, this.#_) ?? (0, o.dK)(a, `The branch ${l} was there for a moment.`);
    try {
     const e = await i.openPullRequest({
      branch: l,
      base: n.ref,
      ...u
     });
     return "not-permitted" !== e.kind && await this.#C(e.pullRequest.number), this.#P((0, 
     Ee.Zw)(a, l, e));
    } catch (e) {
     return this.#P((0, Ee.p4)(a, (0, r.wz)(e), `The changes are on the branch ${l}.`));
    }
   }
   #j(e, t) {
    const {prompt: n, plan: r, reserved: o} = this.#T, {isElsewhere: s, serverUrl: i, runUrl: a, redact: c} = this.#_, l = s ? e : null, u = {
     requestHash: o.request,
     run: a,
     words: this.#A,
     changedFiles: l
    }, d = function(e, t) {
     const {jobId: n, agent: r, redact: o} = t, s = o(e), i = null === t.message ? null : o(t.message), {own: a} = t, c = a?.changedFiles ?? null, l = void 0 === a ? `Job: ${n}` : `Docs-Agent-Job: ${n}\nDocs-Agent-Request: ${a.requestHash}`, u = null === c ? function(e, t) {
      const n = askingThread(e, t), r = "pull request" === n?.kind ? ` (pull request ${n.number})` : "";
      return "" === r ? requestTitle(e) : `${requestTitle(e).replace(/\.$/, "")}${r}`;
     }(i ?? s, t.serverUrl) : filesTitle(c);
     return {
      commit: `${u}\n\nAgent: ${inert(r)}\n${l}`,
      title: null === c ? requestTitle(s) : filesTitle(c),
      body: requestBody(s, {
       ...t,
       message: i
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
   async #C(e) {
    const {commits: t, labels: n, runner: o} = this.#_;
    0 !== n.length && await t.addLabels(e, n).catch(t => {
     o.warning(`Could not label the pull request ${e}: ${(0, r.wz)(t).message}`);
    });
   }
   #P(e) {
    return "" === this.#A ? e : {
     ...e,
     summary: this.#A
    };
   }
  }
 }),
 7739: ((e, t, n) => {
  n.d(t, {
   Dn: () => readPublished,
   W0: () => branchOf,
   Zw: () => jobOf,
   createPublishedReader: () => createPublishedReader,
   p4: () => publishingFailed,
   pC: () => findJob,
   so: () => completed
  });
  var r = n(4845), o = n(8311);
  function branchOf(e) {
   return `docs-agent/${e}`;
  }
  function createPublishedReader(e) {
   return {
    readJob: t => readPublished(t, e)
   };
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
   const [c = ""] = a.message.split("\n"), l = `An agent made these changes in the job \`${e}\`. Its run ended before it could open this pull request.\n`;
   return jobOf(e, r, await n.openPullRequest({
    branch: r,
    base: await baseOf(t),
    title: c,
    body: l
   }));
  }
  async function baseOf({ref: e, commits: t}) {
   return "" === e ? t.defaultBranch() : e;
  }
  function jobOf(e, t, n) {
   return "not-permitted" !== n.kind ? completed(e, n.pullRequest.url) : (0, o.dK)(e, function(e, t) {
    return `The changes are on the branch ${e}, but the pull request could not be opened. GitHub says: ${t} Allow it under Settings → Actions → General → Workflow permissions ("Allow GitHub Actions to create and approve pull requests").`;
   }(t, n.words));
  }
  function completed(e, t, n) {
   return {
    ...{
     ...(0, o.dK)(e),
     status: "completed",
     reportedStatus: "completed",
     error: null,
     prLink: t
    },
    shownLink: t ?? "",
    ...n ? {
     summary: n
    } : {},
    ...null === t ? s : {}
   };
  }
  const s = {
   linkSettled: !0
  };
  function publishingFailed(e, t, n) {
   return (0, o.dK)(e, `${(0, r.fI)(t)} ${n}`);
  }
 })
};