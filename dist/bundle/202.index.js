"use strict";

exports.id = 202, exports.ids = [ 202, 71 ], exports.modules = {
 8202: ((e, t, r) => {
  r.d(t, {
   OwnAgent: () => OwnAgent
  });
  var n = r(2318), s = r(6760), o = r(1193), i = r(1455), a = r(7975), l = r(190);
  const c = /\/\/(?!(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)[/?#])\S*@/gi;
  var u = r(4140);
  class job_error_JobError extends Error {
   name="JobError";
  }
  const d = /^(?!\s+at |.*\[object Object\]).*error/i, lastWords = (e, t, r = 1e3) => endOf(readable(e, t), r);
  function errorIn(e, t) {
   return endOf(readable(e, t).split("\n").findLast(e => d.test(e)) ?? "").trim();
  }
  function errorWords(e, t) {
   const r = lastWords(e, t), [n = "", ...s] = r.split("\n"), o = errorIn(e, t) || n.startsWith("…") && s.at(-1) || n;
   return o === n ? r : `${o}\n${r}`;
  }
  function readable(e, t) {
   const r = Buffer.byteLength(e) >= u.wd, n = (0, a.stripVTControlCharacters)(e).replace(/\r\n?/g, "\n"), s = t((0, 
   l.zG)(n.replace(/(?![\n\t])\p{Cc}/gu, ""))).replace(c, "//");
   return r ? `…${s.slice(16384).trim()}` : s.trim();
  }
  function endOf(e, t = 1e3) {
   return e.length > t ? `…${e.replace(/^…/, "").slice(-t)}` : e;
  }
  function describeEnd(e, t, r = lastWords) {
   if ("stopped" === e.kind) return "was stopped with its job or the service";
   if ("not-started" === e.kind) return `could not be started: ${e.reason}`;
   const n = e.stderr || e.stdout;
   return "exited" === e.kind ? `ended with exit code ${e.code}${after(r(n, t))}` : `${"killed" === e.kind ? `was ended by ${e.signal}` : "was stopped at its time limit"}${after(r(n.slice(0, n.search(/\s\S*$/) + 1), t))}`;
  }
  const after = e => "" === e ? "" : `: ${e}`;
  var h = r(9046);
  const f = {
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
  }, p = /returned error: 4(?!08|25|29)\d\d|not found|Authentication failed|could not read Username/;
  class GitError extends job_error_JobError {
   fault;
   constructor(e, t) {
    super(e), this.fault = t;
   }
  }
  const m = [ "PATH", "LANG", "TMPDIR", "SSH_AUTH_SOCK", "https_proxy", "HTTPS_PROXY", "http_proxy", "no_proxy", "NO_PROXY" ];
  class Git {
   address;
   folder;
   #e;
   #t=[];
   constructor(e) {
    this.address = e.address, this.folder = e.folder, this.#e = e;
   }
   async newFolder(e) {
    const t = await (0, i.realpath)(await (0, i.mkdtemp)((0, s.join)(this.folder, e)));
    return this.#t.push(t), t;
   }
   async run(e, t) {
    return textOf(await this.list(e, t));
   }
   async list(e, t) {
    return this.#r(e, t, await this.#n(e, t));
   }
   async remote(e, t) {
    const r = this.#s(), n = await this.#n(e, t, r);
    if (!function(e) {
     return !("exited" === e.kind && 0 === e.code) && "stderr" in e && /returned error: 30[12378]\b/.test(e.stderr);
    }(n)) return textOf(this.#r(e, t, n));
    const s = await this.#n([ "ls-remote", "--", this.address ], t, r, {
     GIT_TRACE_CURL: "1",
     GIT_TRACE_CURL_NO_DATA: "1"
    }), o = function(e, t) {
     const [, r = ""] = [ ...e.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim) ].at(-1) ?? [], n = t.endsWith("/") ? t : `${t}/`, s = URL.parse(r.trim(), `${n}info/refs`);
     return "" !== r && null !== s && /^https?:$/.test(s.protocol) ? s.origin + s.pathname.replace(/\/info\/refs$/, "") : null;
    }("stderr" in s ? s.stderr : "", this.address) ?? "another address";
    throw new GitError(`git ${e[0]} was redirected to ${o}. Redirects are not followed, so that a token stays with its host. Set the repository's new address.`, "refused");
   }
   async [Symbol.asyncDispose]() {
    for (const e of this.#t.splice(0)) await (0, h.v)(e);
   }
   #s() {
    const {token: e} = this.#e;
    if (void 0 === e || !/^https?:/i.test(this.address)) return {};
    const t = Buffer.from(`x-access-token:${e}`).toString("base64");
    return {
     [`http.${this.address}.extraHeader`]: `Authorization: Basic ${t}`
    };
   }
   #n(e, t, r, n = {}) {
    const {environment: s, author: o, signal: i} = this.#e, a = {
     ...f,
     ...r,
     "user.name": o.name,
     "user.email": o.email
    }, l = r ? [ "/bin/sh", "-c", 'exec 3<&0; (read -r _ <&3; kill -KILL 0) & exec "$@" </dev/null 3<&-', "sh", "git" ] : [ "git" ];
    return (0, u.R3)([ ...l, ...e ], {
     folder: t.folder,
     input: r ? null : t.input ?? "",
     limitMs: 6e5,
     signal: i,
     environment: {
      ...(0, u.Up)(s, m),
      ...settingVariables(a),
      ...variablesOf(t),
      ...n
     },
     keptBytes: 268435456,
     encoding: "latin1"
    });
   }
   #r([e], {successes: t = [ 0 ]}, r) {
    if ("exited" === r.kind && t.includes(r.code)) return r.stdout;
    if ("not-started" === r.kind || "exited" === r.kind && 127 === r.code) throw new GitError("git was not found in PATH", "absent");
    const n = "stderr" in r && p.test(r.stderr);
    throw new GitError(`git ${e} ${describeEnd(r, this.#e.redact)}`, n ? "refused" : "passing");
   }
  }
  const textOf = e => Buffer.from(e, "latin1").toString("utf8").trim();
  function settingVariables(e) {
   const t = Object.entries(e).flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${r}`, e ], [ `GIT_CONFIG_VALUE_${r}`, t ] ]);
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
  const w = [ "clone", "-q", "--no-local", "--single-branch", "--no-tags" ];
  async function checkOut(e, t) {
   const [r, n] = [ await e.newFolder("fetched-"), await e.newFolder("agent-") ], [o, i] = [ (0, 
   s.join)(r, "repository.git"), (0, s.join)(n, "work") ], a = null === t ? [] : [ "--branch", t ], l = [ ...w, "--bare", "--depth=100", ...a, "--", e.address, o ], c = {
    folder: r,
    gitDir: o
   };
   await e.remote(l, c);
   const u = await e.run([ "rev-parse", "-q", "--verify", "HEAD^{commit}" ], {
    ...c,
    successes: [ 0, 1 ]
   });
   if ("" === u) throw new GitError("no commit came, because the repository is empty or a web page was sent in its place", "passing");
   const d = {
    folder: i,
    gitDir: (0, s.join)(i, ".git")
   };
   return await e.run([ ...w, "--", o, i ], {
    ...d,
    folder: n
   }), await e.run([ "remote", "remove", "origin" ], d), {
    folder: i,
    gitDir: o,
    ref: await e.run([ "symbolic-ref", "--short", "HEAD" ], d),
    base: u
   };
  }
  var g = r(8654), b = r(3024), y = function(e) {
   return function(t) {
    function fail(r) {
     t.error = t.hasError ? new e(r, t.error, "An error was suppressed during disposal.") : r, 
     t.hasError = !0;
    }
    var r, n = 0;
    return function next() {
     for (;r = t.stack.pop(); ) try {
      if (!r.async && 1 === n) return n = 0, t.stack.push(r), Promise.resolve().then(next);
      if (r.dispose) {
       var e = r.dispose.call(r.value);
       if (r.async) return n |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else n |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === n) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, r) {
   var n = new Error(r);
   return n.name = "SuppressedError", n.error = e, n.suppressed = t, n;
  });
  const $ = [ "/usr", "/bin", "/sbin", "/lib" ], k = "/usr/local/bin:/usr/bin:/bin";
  async function findProgram(e, t) {
   const r = await locate(e, t);
   if ("object" == typeof r) return r;
   const n = await (0, i.realpath)(r), o = await async function(e, t) {
    const r = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const n = function(e, t, r) {
      if (null != t) {
       if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
       var n, s;
       if (r) {
        if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
        n = t[Symbol.asyncDispose];
       }
       if (void 0 === n) {
        if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
        n = t[Symbol.dispose], r && (s = n);
       }
       if ("function" != typeof n) throw new TypeError("Object not disposable.");
       s && (n = function() {
        try {
         s.call(this);
        } catch (e) {
         return Promise.reject(e);
        }
       }), e.stack.push({
        value: t,
        dispose: n,
        async: r
       });
      } else r && e.stack.push({
       async: !0
      });
      return t;
     }(r, await (0, i.open)(e).catch(() => null), !0);
     if (null === n) return [];
     const {buffer: s, bytesRead: o} = await n.read(Buffer.alloc(256), 0, 256, 0), [a = ""] = s.toString("utf8", 0, o).split("\n"), [, l, c] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(a) ?? [];
     if (void 0 === l) return [];
     if (/\r$/.test(a) && !/\/env\s+-S/.test(a)) return {
      problem: `The first line of ${e} ends with CR LF, which the system takes for a part of it.`,
      hint: "Give it line ends of LF, for example with `*.sh text eol=lf` in `.gitattributes`."
     };
     const u = l.endsWith("/env") && void 0 !== c ? c : l;
     if (!/^[\w./][\w.+/-]*$/.test(u)) return [];
     const d = await locate(u, t);
     return "string" == typeof d ? [ d ] : {
      ...d,
      problem: `${e} needs \`${u}\`. ${d.problem}`
     };
    } catch (e) {
     r.error = e, r.hasError = !0;
    } finally {
     const e = y(r);
     e && await e;
    }
   }(n, t);
   if ("problem" in o) return o;
   const a = [ ...o, ...await Promise.all(o.map(e => (0, i.realpath)(e))) ], l = [ ...new Set(a) ].filter(e => !isBelow(e, $)), c = [ n, ...l ].map(e => function(e, {RUNNER_TOOL_CACHE: t}) {
    return t && isBelow(e, [ t ]) ? `${t}${e.slice(t.length).split(s.sep).slice(0, 4).join(s.sep)}` : null;
   }(e, t) ?? (e === n ? wholeOf(e) : e)), u = [ ...new Set(c) ].filter(e => !isBelow(e, $)), d = await async function(e, t, r) {
    const {HOME: n, GITHUB_WORKSPACE: o, RUNNER_TEMP: a} = r, l = {
     "a home folder": [ n, "/root" ],
     "the workspace": [ o ],
     RUNNER_TEMP: [ a ]
    };
    for (const r of t) {
     const [t] = Object.entries(l).find(([, e]) => e.some(e => e && isBelow(e, [ r ]))) ?? [], n = void 0 === t && await isFolder(r) ? await (0, 
     i.readdir)(r, {
      recursive: !0
     }) : [], o = t ?? (n.some(e => ".git" === e.split(s.sep).at(-1)) ? "a .git folder" : null);
     if (null !== o) return {
      problem: `To run \`${e}\` in isolation, ${r} would be shown to it, which contains ${o}.`,
      hint: "Install it in a folder of its own, for example with `npm install -g`."
     };
    }
    return null;
   }(e, u, t) ?? await async function(e, t, r) {
    if ("win32" === process.platform) return null;
    for (const n of [ e, ...t ]) {
     const o = await (0, i.realpath)(n), a = [ ...$, ...r ].find(e => isBelow(o, [ e ])) ?? o;
     let l = n === e && t.length > 0 ? 5 : 1;
     for (let e = o; e.length >= a.length; e = (0, s.dirname)(e)) {
      const {mode: t} = await (0, i.stat)(e), r = (511 & t).toString(8);
      if ((t & l) !== l) return {
       problem: `In isolation, the agent is run by a user of its own, who may not use ${e} (mode ${r}).`,
       hint: `Run \`chmod o+rx ${e}\` in a step before this one.`
      };
      l = 1;
     }
    }
    return null;
   }(n, o, u);
   return {
    file: n,
    binds: u,
    path: [ ...l.map(s.dirname), k ].join(s.delimiter),
    unfit: d
   };
  }
  async function locate(e, t) {
   const {PATH: r, GITHUB_WORKSPACE: n = ""} = t, o = e.includes("/"), i = (o ? [ (0, 
   s.isAbsolute)(e) ? "/" : n ] : (r ?? "").split(s.delimiter)).filter(s.isAbsolute).map(t => (0, 
   s.join)(t, e));
   for (const e of i) if (await isFile(e, b.constants.X_OK)) return e;
   for (const e of i) if (await isFile(e)) return {
    problem: `${e} is not executable.`,
    hint: "Run `chmod +x` on it."
   };
   const [a = e] = i;
   if (o && await isFolder(a)) return {
    problem: `${a} is a folder, not a program.`,
    hint: "Name the program in it."
   };
   if (!o) return {
    problem: `\`${e}\` was not found in PATH (${r}).`
   };
   const l = `${a} does not exist.`;
   return "" !== n && isBelow(a, [ n ]) ? {
    problem: l,
    hint: "Check out the repository in a step before this one (`actions/checkout`), or correct the path in the workspace."
   } : {
    problem: l
   };
  }
  async function isFile(e, t = b.constants.F_OK) {
   return void 0 === await (0, i.access)(e, t).catch(e => e) && (await (0, i.stat)(e)).isFile();
  }
  const isFolder = async e => (await (0, i.stat)(e).catch(() => null))?.isDirectory() ?? !1, wholeOf = e => /^.*?\/node_modules(?=\/)/.exec(e)?.[0] ?? e, isBelow = (e, t) => t.some(t => e === t || e.startsWith(`${t}${s.sep}`));
  var v = r(4845), T = r(8311), E = r(4071), O = r(7598), j = r(8161);
  const _ = "agent", S = [ "unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c", '"$@"\nexit $?', _ ], A = [ "PATH", "HOME", "LANG", "TMPDIR" ];
  async function runAgentProcess(e, {mark: t, ...r}) {
   const n = await async function(e) {
    const t = {
     folder: "/",
     environment: e,
     limitMs: 5e3,
     signal: (new AbortController).signal
    }, r = await (0, u.R3)([ ...S, "true" ], t).catch(() => null);
    return "exited" === r?.kind && 0 === r.code ? S : [];
   }({
    PATH: r.environment.PATH ?? ""
   }), [s = e[0], ...o] = [ ...n, ...e ], a = await (0, u.R3)([ s, ...o ], r);
   return await async function(e) {
    for (let t = 0; t < 100; t += 1) {
     const t = (await (0, i.readdir)("/proc").catch(() => [])).filter(e => /^\d+$/.test(e)).map(async t => !!(await (0, 
     i.readFile)(`/proc/${t}/environ`, "utf8").catch(() => "")).split("\0").includes(e) && ((0, 
     u.z7)(-Number(t)), (0, u.z7)(Number(t)), !0));
     if (!(await Promise.all(t)).includes(!0)) return;
    }
   }(t), 0 === n.length ? a : function(e) {
    if ("exited" !== e.kind) return e;
    const {code: t, stdout: r, stderr: n} = e, [, s] = new RegExp(`^${_}: (?:line )?\\d+: (.*)`).exec(n) ?? [];
    if ((126 === t || 127 === t) && void 0 !== s) return {
     kind: "not-started",
     reason: s
    };
    const o = Object.entries(j.constants.signals).find(([, e]) => e + 128 === t)?.[0];
    return void 0 === o ? e : {
     kind: "killed",
     signal: o,
     stdout: r,
     stderr: n
    };
   }(a);
  }
  const bytesOf = e => Buffer.from(e, "latin1"), nameOf = e => bytesOf(e).toString("utf8"), file_names_shownPath = e => JSON.stringify(nameOf(e));
  function foldersAbove(e) {
   const t = e.split("/");
   return t.slice(1).map((e, r) => t.slice(0, r + 1).join("/"));
  }
  const x = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, isGitFolderName = e => /^(?:\.git|git~1)$/.test(plainName(e));
  function plainName(e) {
   return e.replace(x, "").toLowerCase().replace(/[:\\].*$/s, "").replace(/[. ]+$/, "");
  }
  var P = r(3916), R = r(5219);
  const I = {
   git: [ "file with Git settings", "files with Git settings" ],
   ci: [ "CI file", "CI files" ],
   owners: [ "file that names code owners", "files that name code owners" ],
   instructions: [ "file that instructs agents or editors", "files that instruct agents or editors" ],
   alias: [ "file with a Windows short name", "files with Windows short names" ],
   link: [ "symbolic link", "symbolic links" ],
   special: [ "pipe, socket or device", "pipes, sockets or devices" ],
   submodule: [ "submodule", "submodules" ],
   lfs: [ "file that Git stores through a filter (such as LFS)", "files that Git stores through a filter (such as LFS)" ],
   ignored: [ "ignored file or folder", "ignored files or folders" ],
   name: [ "file whose name isn't UTF-8", "files whose names aren't UTF-8" ],
   outside: [ "file outside `agent-paths`", "files outside `agent-paths`" ]
  }, C = [ [ "git", ".git .gitmodules .gitattributes .lfsconfig .githooks .husky .pre-commit-config.y?ml lefthook*.y?ml .lefthook*.y?ml" ], [ "ci", ".github .gitlab .gitlab-ci*.y?ml .gitea .forgejo .circleci .travis.y?ml .drone.* .cirrus.* .woodpecker* .buildkite\n    .semaphore .tekton .azure-pipelines .azuredevops azure-pipelines*.y?ml bitbucket-pipelines*.y?ml appveyor*.y?ml\n    .appveyor*.y?ml wercker.yml buildspec*.y?ml cloudbuild*.y?ml cloudbuild*.json jenkinsfile* *.jenkinsfile .jenkins\n    .teamcity .builds .build.yml .zuul.* zuul.y?ml zuul.d .harness .codefresh codefresh*.y?ml bamboo-specs bitrise.yml\n    codemagic.y?ml .shippable.yml shippable.yml screwdriver.y?ml .scrutinizer.yml .space.kts" ], [ "owners", "codeowners" ], [ "instructions", "agents.md agents.override.md agents.local.md claude.md claude.local.md gemini.md qwen.md warp.md crush.md .mcp.json\n    .agent .agents .aider .aider.* .aiderignore .aiassistant .amazonq .augment* .claude* .cline* .codeium* .codex*\n    .coderabbit.* .continue* .copilot* .crush* crush.json .cursor* .factory .firebender* firebender.json .gemini* .goose*\n    .idx .junie* .kilocode* .kiro* opencode.json? .opencode* .openhands* .pi .pr_agent.toml .qwen* .replit .roo .rooignore\n    .roomodes .roorules* .ruler .rules .tabnine* .trae* .vibe .windsurf* .devcontainer* .dir-locals*.el .exrc .fleet\n    .gitpod* .idea .nvim.lua .nvimrc .vimrc .vs .vscode .zed *.code-workspace *.sublime-project" ] ].map(([e, t]) => {
   const r = t.split(/\s+/).map(e => {
    const t = e.replace(/[.?*]/g, e => "." === e ? "\\." : `.${e}`);
    return /^[^.].*\*$/.test(e) ? `(?!.*\\.(?:mdx?|rst|adoc|html?|txt|png|jpe?g|gif|svg|webp)$)${t}` : t;
   });
   return {
    why: e,
    pattern: new RegExp(`^(?:${r.join("|")})$`)
   };
  }), N = /^(?=[^.]{3,8}(?:\.|$))[^.]+~\d+(?:\.[^.]{1,3})?$/, L = "000000", B = [ "100644", "100755", L ];
  const comparable = e => e.normalize("NFC").toLowerCase();
  function sortOut(e, t, r) {
   const n = new Map(t.map(e => [ e.path, e.why ])), s = new Map, o = new Map(n);
   let i = e, a = r;
   for (;;) {
    const e = i.map(e => ({
     ...e,
     reason: a(e)
    }));
    i = e.filter(({reason: e}) => null === e);
    for (const {path: t, before: i, after: l, reason: c} of e) if (null !== c) {
     if (n.set(t, c), i !== L) for (const e of foldersAbove(t)) s.set(e, c);
     l === L && a !== r || o.set(t, c);
    }
    if (a !== r && i.length === e.length) break;
    a = ({path: e}) => {
     const t = [ e, ...foldersAbove(e) ].find(e => n.has(e));
     return n.get(t ?? e) ?? s.get(e) ?? null;
    };
   }
   return {
    kept: i,
    leftOut: Array.from(o, ([e, t]) => ({
     path: nameOf(e),
     why: t
    }))
   };
  }
  var G = r(7067);
  const q = [ 65037, 65486 ];
  function lastBlock(e, t, r) {
   const n = t + r;
   if (n + e.readUIntBE(t, r) !== e.length) throw new RangeError("bytes are left or missing");
   return e.subarray(n);
  }
  var F = r(7075), U = r(1692), z = r(3331), D = r(4416), M = r(6730);
  const H = {
   calls: 500,
   atOnce: 8,
   body: 2 ** 24,
   bodies: 2 ** 26
  }, J = /^(?:accept|user-agent|anthropic-version|anthropic-beta|openai-beta|x-goog-api-client)$/, W = /^(?:alt=sse|beta=true)$/, K = /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;
  function picked({headers: e}, t, r = "") {
   const n = Object.entries(e).filter(([e]) => t.test(e));
   return Object.fromEntries(n.map(([e, t]) => [ e, masked(String(t), r) ]));
  }
  const masked = (e, t) => e.replaceAll(t, "*".repeat(t.length));
  function refuse(e, t) {
   if (e.headersSent) return void e.destroy();
   const r = {
    status: 502,
    message: `the provider can't be reached (${(0, z.$N)(t) ?? "no answer"})`
   }, {status: n, message: s} = t instanceof D.P_ ? t : r;
   e.writeHead(n, {
    "content-type": "application/json",
    connection: "close"
   });
   const o = {
    type: "gateway_error",
    code: n,
    message: `docs-agent: ${s}.`
   };
   e.end(JSON.stringify({
    type: "error",
    error: o
   }));
  }
  const Y = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
  function openNetwork(e) {
   const t = new Set;
   let r = 256;
   const hold = e => {
    t.add(e.on("error", () => {}).on("close", () => t.delete(e))), t.size > r && e.destroy();
   }, n = new Map, count = t => {
    const r = e.redact(t).toLowerCase().replace(/:443$/, "").replace(/[^a-z0-9.:*-]/g, "?").slice(0, 100), s = n.has(r) || n.size < 50 ? r : "other hosts";
    n.set(s, (n.get(s) ?? 0) + 1);
   }, s = (0, D.RJ)(e, hold), o = function(e, t) {
    const r = {
     calls: 0,
     atOnce: 0,
     bodies: 0
    };
    let n = "";
    const check = (e, r) => {
     if (e && "" === n && t(`The agent ${r}`), e && (n ||= `The agent ${r}`), "" !== n) throw new D.P_(n, 429);
    };
    return async (t, n) => {
     const s = [];
     let o = 0;
     r.calls += 1, r.atOnce += 1, n.on("close", () => {
      r.atOnce -= 1, r.bodies -= o;
     }), check(r.calls > e.calls, `made more than ${e.calls} calls to its model`), check(r.atOnce > e.atOnce, `made more than ${e.atOnce} calls to its model at once`);
     for await (const n of t.iterator({
      destroyOnReturn: !1
     })) o += n.length, r.bodies += n.length, check(o > e.body, `sent more than ${e.body / 2 ** 20} MiB to its model in one call`), 
     check(r.bodies > e.bodies, `sent more than ${e.bodies / 2 ** 20} MiB to its model at once`), 
     s.push(n);
     return Buffer.concat(s).toString();
    };
   }(e.limits ?? H, e.onLimit), i = e.gateway && function({provider: e, key: t, origin: r}, n, s) {
    const {calls: o, keyHeader: i} = M.xq[e], {hostname: a} = new URL(r);
    return async (r, l) => {
     const {method: c = "", url: u = ""} = r, [d = "", h = ""] = u.split("?");
     try {
      if (!o.test(`${c} ${d}`)) throw new D.P_("the gateway passes only calls of the model");
      const u = await s(r, l), f = "GET" === c ? "" : (0, M.ll)(e, d, u), p = {
       host: a,
       "content-type": "application/json",
       ...i(t)
      }, m = {
       ...picked(r, J),
       ...p,
       "accept-encoding": "identity"
      }, w = d + (W.test(h) ? `?${h}` : ""), g = (0, U.connect)({
       socket: await n(a),
       servername: a,
       ALPNProtocols: [ "http/1.1" ]
      }), b = (0, G.request)({
       createConnection: () => g,
       method: c,
       path: w,
       headers: m
      });
      l.on("close", () => b.destroy()), b.on("error", e => refuse(l, e)), b.on("response", e => function(e, t, r) {
       const {statusCode: n = 502} = e;
       if ("identity" !== (e.headers["content-encoding"] ?? "identity") || n >= 300 && n < 400) return e.destroy(), 
       void refuse(t, new D.P_(`the provider's answer (${n}) is a redirect or compressed`, 502));
       t.writeHead(n, picked(e, K, r)).flushHeaders(), (0, F.pipeline)(e, function(e) {
        let t = "";
        return new F.Transform({
         transform(r, n, s) {
          const o = masked(t + r.toString("latin1"), e);
          let i = Math.max(0, o.length - e.length + 1);
          for (;!e.startsWith(o.slice(i)); ) i += 1;
          t = o.slice(i), s(null, Buffer.from(o.slice(0, i), "latin1"));
         },
         flush: e => e(null, Buffer.from(t, "latin1"))
        });
       }(r), t, () => {});
      }(e, l, t)), b.end(f), l.destroyed && b.destroy();
     } catch (e) {
      refuse(l, e);
     }
    };
   }(e.gateway, s, o), a = (0, G.createServer)({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0
   }, (e, t) => {
    const {url: r = ""} = e;
    null !== i && r.startsWith("/") ? i(e, t) : (count(URL.canParse(r) ? new URL(r).host : r), 
    refuse(t, new D.P_("only HTTPS to allowed hosts passes")));
   });
   return a.on("clientError", (e, t) => t.destroy()), a.on("connect", ({url: t = ""}, r, n) => {
    n.length > 0 && r.unshift(n);
    const o = t.toLowerCase().replace(/:443$/, ""), i = e.hosts.some(e => e.startsWith("*.") ? o.endsWith(e.slice(1)) : o === e) && Y.test(o) && t.endsWith(":443");
    !async function(e, t, r, n) {
     try {
      const s = await r;
      if (s.on("close", () => t.destroy()), t.on("close", () => s.destroy()), t.destroyed) return void s.destroy();
      t.write("HTTP/1.1 200 Connection established\r\n\r\n");
      let o = Buffer.alloc(0);
      t.on("data", function read(r) {
       o = Buffer.concat([ o, r ]);
       const i = function(e) {
        if (e.length > 0 && 22 !== e[0]) return "";
        if (e.length < 5) return null;
        const t = e.readUInt16BE(3);
        if (t > 16384) return "";
        try {
         return e.length < 5 + t ? null : function(e) {
          const t = lastBlock(e, 1, 3), r = [ 1, 2, 1 ].reduce((e, r) => e + r + t.readUIntBE(e, r), 34), n = lastBlock(t, r, 2), s = [];
          for (let [e, t] = [ 0, 0 ]; e < n.length; e = t) {
           const r = n.readUInt16BE(e);
           if (t = e + 4 + n.readUInt16BE(e + 2), t > n.length || q.includes(r)) return "";
           if (0 !== r) continue;
           const o = lastBlock(n.subarray(e, t), 4, 2);
           if (0 !== o[0]) return "";
           s.push(lastBlock(o, 1, 2).toString("latin1").toLowerCase());
          }
          return 1 === e[0] && 1 === s.length ? s.join() : "";
         }(e.subarray(5, 5 + t));
        } catch {
         return "";
        }
       }(o);
       if (null !== i) {
        if (t.off("data", read), i === e) return s.write(o), void t.pipe(s).pipe(t);
        n(i || e), t.destroy();
       }
      });
     } catch (r) {
      const s = r instanceof D.P_ && 403 === r.status;
      s && n(e), t.end(`HTTP/1.1 ${s ? "403 Forbidden" : "502 Bad Gateway"}\r\ncontent-length: 0\r\n\r\n`);
     }
    }(o, r, i ? s(o) : Promise.reject(new D.P_("not allowed")), count);
   }), {
    connect(e) {
     hold(e), a.emit("connection", e);
    },
    close() {
     r = 0;
     for (const e of t) e.destroy();
    },
    refused: () => n
   };
  }
  var V = r(4573), X = r(1290);
  const Z = {
   file: 104857600,
   all: 524288e3,
   entries: 2e5,
   levels: 100
  }, Q = /^\.git(?:ignore|attributes)$/;
  class WorkTree {
   #o;
   #i;
   #a;
   #l=new Map;
   #c=0;
   #u=0;
   constructor(e, t) {
    this.#o = e, this.#i = t, this.#a = new Set([ ...t.tracked.keys() ].flatMap(foldersAbove));
   }
   get files() {
    return [ ...this.#l.keys() ].filter(e => this.#d(e, "file", "link"));
   }
   get gone() {
    return [ ...this.#i.tracked.keys() ].filter(e => !this.#d(e, "file", "link", "submodule"));
   }
   async look() {
    await this.#h();
    const {levels: e} = this.#i.limits;
    let t = [ "" ];
    for (let r = 0; t.length > 0; r += 1) {
     if (r > e && t.some(e => !this.#a.has(e))) throw new job_error_JobError(`the agent left folders that are more than ${e} levels deep`);
     t = await this.#f(t);
    }
   }
   async remove(e) {
    const t = foldersAbove(e).at(-1) ?? "";
    await reading(e, () => (0, i.rm)(this.#p(e))), this.#l.delete(e), this.#l.set(t, await this.#m(t));
   }
   async check() {
    await this.#h();
    for (const {path: e, version: t} of this.#l.values()) if ((await this.#m(e)).version !== t) throw new job_error_JobError(`${file_names_shownPath(e)} was still being written after the agent ended`);
   }
   async #h() {
    if (await reading("", () => (0, i.realpath)(this.#o)) !== this.#o) throw unreadable("", "ENOTDIR");
   }
   async #f(e) {
    const t = [];
    for (const r of e) t.push(await this.#w(r));
    const r = t.flat(), n = await this.#i.ignored(r.map(({path: e}) => e)), isWanted = ({path: e}) => !n.has(e) || this.#a.has(e);
    for (const e of r) isWanted(e) ? await this.#g(e) : this.#i.onLeftOut(e.path, "ignored"), 
    !isWanted(e) && "file" === e.kind && hasAttributes(e.path) && await this.remove(e.path);
    return r.filter(e => "folder" === e.kind && isWanted(e)).map(({path: e}) => e);
   }
   async #w(e) {
    const {limits: t, onLeftOut: r} = this.#i, n = await reading(e, () => (0, i.readdir)(this.#p(e), "latin1"));
    if (this.#c += n.length, this.#c > t.entries) throw new job_error_JobError(`the agent left more than ${t.entries} files`);
    const s = [];
    for (const t of n) {
     const n = "" === e ? t : `${e}/${t}`, o = isGitFolderName(nameOf(t));
     if (o && ".git" !== n && r(n, "git"), o) continue;
     const a = await this.#m(n);
     "special" === a.kind && await reading(n, () => (0, i.rm)(this.#p(n))), Q.test(t) && this.#b(a), 
     s.push(a);
    }
    const o = await this.#m(e);
    if ("folder" !== o.kind) throw unreadable(e, "ENOTDIR");
    return this.#l.set(e, o), s;
   }
   async #g(e) {
    const {path: t, kind: r} = e, {onLeftOut: n, limits: s} = this.#i;
    if ("special" === r) return n(t, r);
    if (this.#l.set(t, e), await reading(t, async () => {
     "file" === r && await (0, i.access)(this.#p(t), i.constants.R_OK), "submodule" === r && (await (0, 
     i.readdir)(this.#p(t))).length > 0 && n(t, r);
    }), this.#u += "file" === r ? this.#b(e) : 0, this.#u > s.all) throw new job_error_JobError("the agent's files are too large to be committed");
   }
   #b({path: e, size: t}) {
    const r = Math.max(0, t - (this.#i.tracked.get(e) ?? 0));
    if (r <= this.#i.limits.file) return r;
    throw new job_error_JobError(`the agent's file ${file_names_shownPath(e)} is too large to be committed`);
   }
   #d(e, ...t) {
    return t.includes(this.#l.get(e)?.kind ?? "special");
   }
   async #m(e) {
    const t = await reading(e, () => (0, i.lstat)(this.#p(e), {
     bigint: !0
    })), r = t.isDirectory() && null === this.#i.tracked.get(e) ? "submodule" : function(e) {
     return e.isSymbolicLink() ? "link" : e.isDirectory() ? "folder" : e.isFile() ? "file" : "special";
    }(t);
    return {
     path: e,
     kind: r,
     size: Number(t.size),
     version: `${t.ino} ${t.ctimeNs}`
    };
   }
   #p(e) {
    return Buffer.concat([ Buffer.from(`${this.#o}/`), bytesOf(e) ]);
   }
  }
  const hasAttributes = e => /(?:^|\/)\.gitattributes$/i.test(e);
  async function reading(e, t) {
   try {
    return await t();
   } catch (t) {
    if (t instanceof job_error_JobError || !(t instanceof Error && "code" in t)) throw t;
    throw unreadable(e, String(t.code), t);
   }
  }
  const unreadable = (e, t, r) => new job_error_JobError(`the agent's files could not be read at ${file_names_shownPath(e)}: ${t}`, {
   cause: r
  }), ee = 10485760, te = 41943040, re = 1048576, ne = /^version https:\/\/git-lfs\.github\.com\/spec\//;
  async function takePublishable(e, t, r) {
   const {base: n} = t, o = [], {call: a, workTree: l} = await async function(e, t, r) {
    const {folder: n, base: o} = t, a = await e.newFolder("commit-"), l = (0, s.join)(a, "repository.git"), c = {
     folder: a,
     gitDir: l
    };
    await e.run([ "init", "-q", "--bare", l ], c), await async function(e, t) {
     try {
      await (0, i.rename)((0, s.join)(e, "objects/pack"), (0, s.join)(t, "objects/pack")), 
      (0, b.existsSync)((0, s.join)(e, "shallow")) && await (0, i.rename)((0, s.join)(e, "shallow"), (0, 
      s.join)(t, "shallow"));
     } catch (e) {
      throw new job_error_JobError("what was fetched for the agent is gone", {
       cause: e
      });
     }
    }(t.gitDir, l), await e.run([ "read-tree", o ], c);
    const u = {
     folder: n,
     gitDir: l,
     workTree: n
    }, d = {
     tracked: await trackedFiles(e, o, c),
     onLeftOut: r,
     limits: Z
    }, h = new WorkTree(n, {
     ...d,
     ignored: t => async function(e, t, r) {
      if (0 === t.length) return new Set;
      const n = linesOf(t.map(e => `./${e}`)), s = await e.list([ "check-ignore", "-z", "--stdin" ], {
       ...r,
       input: n,
       successes: [ 0, 1 ]
      });
      return new Set(s.split("\0").map(e => e.slice(2)));
     }(e, t, u)
    });
    return await h.look(), {
     call: u,
     workTree: h
    };
   }(e, t, (e, t) => o.push({
    path: e,
    why: t
   })), c = await stage(e, n, a, l, hasAttributes);
   for (const e of l.files.filter(hasAttributes)) await l.remove(e);
   const u = [ ...c, ...await stage(e, n, a, l, e => !hasAttributes(e)) ];
   await l.check();
   const d = await async function(e, t, r) {
    const n = linesOf(t.map(({path: e}) => e)), s = (await e.list([ "check-attr", "--cached", "-z", "--stdin", "filter" ], {
     ...r,
     input: n
    })).matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g);
    return new Set(s.filter(([, , e = ""]) => !/^un(?:specified|set)$/.test(e)).map(([, e = ""]) => e));
   }(e, u, a), why = e => function({path: e, before: t, after: r}, n) {
    const s = nameOf(e), o = s.split("/").map(e => plainName(e.normalize("NFKC"))), i = C.find(({pattern: e}) => o.some(t => e.test(t)));
    return void 0 !== i ? i.why : o.some(e => N.test(e)) ? "alias" : "160000" === t || "160000" === r ? "submodule" : B.includes(t) && B.includes(r) ? bytesOf(e).equals(Buffer.from(s)) ? 0 === n.length || n.some(e => function(e, t) {
     const r = comparable(t).replace(/^(?:\.?\/)+/, ""), n = r.replace(/\/(?:\*\*\/?)?$/, ""), s = n !== r || !/[*?[\]{}()][^/]*$/.test(n), o = comparable(e);
     return (s ? [ o, ...foldersAbove(o) ] : [ o ]).some(e => (0, P.matchesGlob)(e, n));
    }(s, e)) ? null : "outside" : "name" : "link";
   }(e, r.paths) ?? (d.has(nameOf(e.path)) ? "lfs" : null), h = await async function(e, t, r) {
    if (t.length > 300) throw new job_error_JobError(`the agent changed ${t.length} files, but at most 300 can be published`);
    const n = t.filter(({after: e}) => e !== L), s = Buffer.from(n.map(({blob: e}) => `${e}\n`).join("")), o = (await e.run([ "cat-file", "--batch-check=%(objectsize)" ], {
     ...r,
     input: s
    })).split("\n").map(Number);
    !function(e, t) {
     const tooMuch = (e, t, r) => new job_error_JobError(`${e} ${(t / re).toFixed(1)} MiB, but at most ${r / re} MiB can be published`);
     for (const [r, {path: n}] of e.entries()) {
      const e = t[r] ?? 0;
      if (e > ee) throw tooMuch(`the agent's file ${file_names_shownPath(n)} has`, e, ee);
     }
     const r = t.reduce((e, t) => e + t, 0);
     if (r > te) throw tooMuch("the agent's files have", r, te);
    }(n, o);
    const i = bytesOf(await e.list([ "cat-file", "--batch" ], {
     ...r,
     input: s
    }));
    let a = 0;
    const next = () => {
     const e = i.indexOf("\n", a) + 1;
     return a = e + (o.shift() ?? 0) + 1, i.subarray(e, a - 1);
    };
    return t.map(({path: e, after: t}) => {
     const r = nameOf(e);
     return t === L ? {
      path: r,
      mode: null
     } : {
      path: r,
      mode: "100755" === t ? t : "100644",
      content: next()
     };
    });
   }(e, sortOut(u, o, why).kept, a);
   for (const e of h) null !== e.mode && ne.test(e.content.toString("latin1", 0, 100)) && d.add(e.path);
   const {kept: f, leftOut: p} = sortOut(u, o, why), m = new Set(f.map(({path: e}) => nameOf(e))), w = h.filter(({path: e}) => m.has(e));
   return function(e, {secrets: t, redact: r}) {
    const n = (0, X.p)(t);
    for (const t of e) {
     if (null === t.mode) continue;
     const {path: e, content: s} = t;
     if (n(e) || n(s.toString((0, V.isUtf8)(s) ? "utf8" : "latin1"))) throw new job_error_JobError(`the agent's file ${r(JSON.stringify(e))} holds a secret, so nothing was published`);
    }
   }(w, r), {
    files: w,
    leftOut: p
   };
  }
  async function stage(e, t, r, {files: n, gone: s}, o = () => !0) {
   const update = (t, ...n) => e.run([ "update-index", ...n, "-z", "--stdin" ], {
    ...r,
    input: linesOf(t.filter(o))
   });
   await e.run([ "read-tree", t ], r), await update(s, "--force-remove"), await update(n, "--add", "--replace");
   const i = (await e.list([ "diff-index", "--cached", "--raw", "--no-renames", "-z", t ], r)).matchAll(/:(\d+) (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g).map(([, e = "", t = "", r = "", n = ""]) => ({
    path: n,
    before: e,
    after: t,
    blob: r
   }));
   return [ ...i.filter(({path: e}) => o(e)) ];
  }
  const linesOf = e => bytesOf(e.map(e => `${e}\0`).join(""));
  async function trackedFiles(e, t, r) {
   const n = (await e.list([ "ls-tree", "-r", "-l", "-z", t ], r)).matchAll(/\d+ (\w+) [0-9a-f]+ +(\d+|-)\t([^\0]+)\0/g);
   return new Map(n.map(([, e, t, r = ""]) => [ r, "commit" === e ? null : Number(t) ]));
  }
  const se = /^-{5} context \S+ -{5}$/, oe = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/, ie = /^Address: (\S+)$/, ae = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/(\d{1,10})(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/, le = /^-{5} \S|"-{5} \S/;
  function instructionOf(e) {
   const t = e.split(/\r\n|\r|\n/), r = t.findIndex(e => le.test(e));
   return (r < 0 ? t : t.slice(0, r)).join("\n").trim();
  }
  function requestTitle(e) {
   const [t = ""] = instructionOf(e).split("\n");
   return titleOf(t) || "Update the documentation";
  }
  function commitTitle(e, t) {
   const [r, n] = [ requestTitle(e), askingThread(e, t) ];
   return "pull request" === n?.kind ? `${r.replace(/\.$/, "")} (pull request ${n.number})` : r;
  }
  function requestBody(e, {jobId: t, agent: r, message: n, serverUrl: s, own: o}) {
   const i = void 0 !== o && null !== o.changedFiles, a = void 0 === o || i ? "" : ` ([run](${o.run}))`, l = `The agent ${code(r)} made these changes in the job ${code(t)}${a}.`, c = [ requestedIn(askingThread(e, s)), `Instruction:\n\n${fenced(instructionOf(e))}`, null === n ? "" : `Message:\n\n${fenced(instructionOf(n))}` ], u = void 0 === o || "" === o.words ? "" : `The agent said:\n\n${fenced(o.words)}`;
   return `${(0, R.qN)([ l, ...i ? [] : c, u ])}\n`;
  }
  function requestedIn(e) {
   if (null === e) return "";
   const {kind: t, number: r, title: n, url: s} = e;
   return `Requested in ${null === s ? inert(`${t} #${r}`) : `[${t} #${r}](${s})`}${"" === n ? "." : `: ${code(n)}`}`;
  }
  const code = e => inert((0, R.SS)(e, {
   longest: 72
  })), fenced = e => inert((0, R.TL)((0, R.ml)(e, 4e3))), inert = e => e.replace(/[@#](?!\u200b)|\bGH(?=-\d)|:(?=\/\/)/gi, "$&​");
  function titleOf(e, t = 72) {
   const r = e.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").replace(/^[#>*\s-]+/, "").trim(), n = [ ...r ];
   if (n.length <= t) return inert(r);
   const s = n.slice(0, t - 1).join(""), o = " " === n[t - 1] ? s : s.replace(/ \S*$/, "");
   return inert(`${(o.length < s.length / 2 ? s : o).replace(/[ ,;:]+$/, "")}…`);
  }
  function askingThread(e, t) {
   const r = e.trimEnd().split(/\r\n|\r|\n/), n = r.findLast(e => se.test(e));
   if (void 0 === n) return null;
   const s = r.slice(r.indexOf(n) + 1, r.lastIndexOf(n)), o = s.findIndex(e => e.startsWith("Description:")), i = o < 0 ? s : s.slice(0, o), find = e => i.map(t => e.exec(t)).find(e => null !== e) ?? [], [, a = "", l, c = ""] = find(oe);
   if (void 0 === l) return null;
   const [, u = ""] = find(ie), [, d] = u.startsWith(t) ? ae.exec(u.slice(t.length)) ?? [] : [], h = d === l ? u : null;
   return {
    kind: a.toLowerCase(),
    number: Number(l),
    title: c.trim(),
    url: h
   };
  }
  var work_addDisposableResource = function(e, t, r) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var n, s;
    if (r) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     n = t[Symbol.asyncDispose];
    }
    if (void 0 === n) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     n = t[Symbol.dispose], r && (s = n);
    }
    if ("function" != typeof n) throw new TypeError("Object not disposable.");
    s && (n = function() {
     try {
      s.call(this);
     } catch (e) {
      return Promise.reject(e);
     }
    }), e.stack.push({
     value: t,
     dispose: n,
     async: r
    });
   } else r && e.stack.push({
    async: !0
   });
   return t;
  }, ce = function(e) {
   return function(t) {
    function fail(r) {
     t.error = t.hasError ? new e(r, t.error, "An error was suppressed during disposal.") : r, 
     t.hasError = !0;
    }
    var r, n = 0;
    return function next() {
     for (;r = t.stack.pop(); ) try {
      if (!r.async && 1 === n) return n = 0, t.stack.push(r), Promise.resolve().then(next);
      if (r.dispose) {
       var e = r.dispose.call(r.value);
       if (r.async) return n |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else n |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === n) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, r) {
   var n = new Error(r);
   return n.name = "SuppressedError", n.error = e, n.suppressed = t, n;
  });
  const ue = 12e4, de = "because `wait-minutes` was over", he = {
   message: `The pull request was not opened, ${de}.`,
   hint: ""
  };
  class Work {
   #y;
   #$;
   #k="";
   #v="";
   #T=!1;
   constructor(e, t) {
    this.#y = e, this.#$ = t;
   }
   async run() {
    const e = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const {git: t, reserved: r, cancelled: n, over: s} = this.#y, {clock: o, runner: i, redact: a} = this.#$, {id: l, until: c} = r;
     work_addDisposableResource(e, o.after(c - o.now(), () => s.abort()), !1);
     try {
      const e = {
       stack: [],
       error: void 0,
       hasError: !1
      };
      try {
       return work_addDisposableResource(e, t, !0), await this.#E(), await this.#O(await this.#g());
      } catch (t) {
       e.error = t, e.hasError = !0;
      } finally {
       const t = ce(e);
       t && await t;
      }
     } catch (e) {
      if (n.aborted) return this.#T ? (0, T.CT)(l) : (0, T.dK)(l, "The run was cancelled before the agent had finished; nothing was pushed.");
      for (const t of v.fC(e)) i.debug(t);
      const t = s.signal.aborted && (e instanceof GitError || e instanceof v.pU), r = t || e instanceof v.pU ? ` ${this.#j(e)}` : "", o = t ? `The changes could not be published, ${de}.` : function(e) {
       return e instanceof v.ro ? v.fI(e) : e instanceof job_error_JobError ? e.message.charAt(0).toUpperCase() + e.message.slice(1) : "The action itself failed; its debug log says more.";
      }(e);
      return this.#_((0, T.dK)(l, a(`${o}${r}`)));
     }
    } catch (t) {
     e.error = t, e.hasError = !0;
    } finally {
     ce(e);
    }
   }
   #j(e) {
    if (!(this.#T && e instanceof v.pU && "unavailable" === e.failure)) return "Nothing was pushed.";
    const {reserved: t, into: r} = this.#y, n = `branch ${E.W0(t.id)}`;
    return null === r ? `The ${n} may be there.` : `The commit may be on the ${n}.`;
   }
   async #E() {
    const {reserved: e, cancelled: t} = this.#y, {clock: r, redact: n, runner: s} = this.#$, o = Math.max(0, e.until - ue - r.now()), {end: i, refused: a} = await this.#S({
     signal: t,
     limitMs: o
    });
    for (const [e, t] of a) s.info(`The agent may not reach ${e}: refused ${(0, R.j6)(t)}.`);
    if ("stdout" in i) {
     this.#k = ((e, t) => lastWords(e, t, 2e3))(i.stdout, n), this.#v = errorIn(i.stderr, n);
     for (const e of n(`${i.stderr}\n${i.stdout}`).split("\n").slice(-200)) s.debug(e);
    }
    if ("timed-out" === i.kind) throw new job_error_JobError(`the agent was stopped, ${de}`);
    !function(e, t, r = "") {
     if ("over-limit" === e.kind || "not-isolated" === e.kind) throw new job_error_JobError(e.reason);
     if ("exited" === e.kind && 0 === e.code) return e.stdout;
     throw new job_error_JobError(`the agent ${describeEnd(e, t, errorWords)}${r}`);
    }(i, n);
   }
   async #S(e) {
    const {prompt: t, plan: r, checkout: n, reserved: s} = this.#y, {environment: o, folder: i, redact: a} = this.#$, l = {
     ...e,
     folder: n.folder,
     input: t
    };
    if ("required" === r.isolation) return async function(e, {surroundings: t, redact: r, ...n}) {
     const s = new AbortController;
     let o = null;
     const i = openNetwork({
      hosts: e.hosts,
      gateway: e.gateway,
      redact: r,
      proxy: t.https_proxy || t.HTTPS_PROXY || null,
      onLimit: e => {
       o = e, s.abort();
      }
     }), a = await (0, g.Tr)(e.command, {
      ...n,
      environment: {
       PATH: e.program.path,
       ...n.environment,
       ...e.environment
      },
      binds: e.program.binds,
      connect: e.hosts.length > 0 || null !== e.gateway ? i.connect : null,
      signal: AbortSignal.any([ n.signal, s.signal ])
     });
     return i.close(), {
      end: (o && {
       kind: "over-limit",
       reason: o,
       stdout: "",
       stderr: ""
      }) ?? a,
      refused: i.refused()
     };
    }(r, {
     ...l,
     environment: {},
     temp: i,
     surroundings: o,
     redact: a
    });
    const c = {
     ...(0, u.Up)(o, A),
     ...r.environment,
     DOCS_AGENT_JOB: s.id
    }, {name: d, value: h, mark: f} = function() {
     const [e, t] = [ "DOCS_AGENT_RUN", (0, O.randomUUID)() ];
     return {
      name: e,
      value: t,
      mark: `${e}=${t}`
     };
    }();
    return {
     end: await runAgentProcess(r.command, {
      ...l,
      environment: {
       ...c,
       [d]: h
      },
      mark: f
     }),
     refused: new Map
    };
   }
   async #g() {
    const {git: e, checkout: t, plan: r} = this.#y, {redact: n, token: s} = this.#$, o = void 0 === s ? [] : [ s ];
    for (const n of r.secrets) !/[\r\n]/.test(n) && await isIn(n, e, t) || o.push(n);
    return takePublishable(e, t, {
     paths: r.paths,
     redact: n,
     secrets: o
    });
   }
   async #O({files: e, leftOut: t}) {
    const {checkout: r, reserved: n, cancelled: s, over: o, into: i} = this.#y, {commits: a} = this.#$, {id: l} = n, c = function(e, t) {
     if (0 === e.length) return "";
     const r = Object.entries(I).map(([t, r]) => ({
      words: r,
      files: e.filter(({why: e}) => e === t)
     })), n = r.flatMap(({words: [e, t], files: {length: r}}) => 0 === r ? [] : [ `${r} ${1 === r ? e : t}` ]), s = r.flatMap(({files: e}) => e.map(({path: e}) => (0, 
     R.SS)(t(e), {
      longest: 100
     }))), o = [ ...s.slice(0, 3), ...s.length > 3 ? [ "…" ] : [] ];
     return `Left out: ${n.join(", ")} (${o.join(", ")}).`;
    }(t, this.#$.redact);
    if (0 === e.length) {
     if ("" === this.#k && "" === c) throw new job_error_JobError(`the agent ended without a change and without a word${after(this.#v)}`);
     return this.#_(null === i ? E.so(l, null) : E.C2(l, i, !1), c);
    }
    const u = E.W0(l), d = e.map(({path: e}) => e), h = this.#A(d, c), f = {
     parent: r.base,
     message: h.commit,
     files: e
    };
    if (null !== i) return this.#_(await this.#x(u, f), c);
    if (null === await this.#P(u, f)) {
     const e = await E.pC(l, this.#$);
     return this.#_(e ?? (0, T.dK)(l, `The branch ${u} was there and is gone.`));
    }
    const p = E.Ln(this.#$, r.ref, u);
    try {
     const e = await a.openPullRequest({
      branch: u,
      base: r.ref,
      ...h
     });
     return "not-permitted" !== e.kind && await this.#R(e.pullRequest.number), this.#_(E.Zw(l, p, e), c);
    } catch (e) {
     if (s.aborted) throw e;
     const t = o.signal.aborted ? he : v.wz(e);
     return this.#_(E.Eg(l, p, t), c);
    }
   }
   async #P(e, t) {
    const {commits: r} = this.#$, {checkout: n} = this.#y;
    try {
     const n = await r.createCommit(t);
     return await this.#I(), "created" === await r.createBranch(e, n, this.#C) ? n : null;
    } catch (s) {
     const o = s instanceof v.pU && 403 === s.status ? await r.branch(n.ref) : null;
     if (null === o || o === t.parent || t.parent !== n.base) throw s;
     if (null !== await this.#N(o, t)) throw s;
     return this.#P(e, {
      ...t,
      parent: o
     });
    }
   }
   async #x(e, t) {
    const {commits: r} = this.#$, {id: n, request: s} = this.#y.reserved, o = await r.createCommit(t), i = await E.fn(n, s, this.#$);
    if ("why" in i) throw new job_error_JobError(`${i.why} Nothing was pushed.`);
    if ("id" in i) return i;
    const {head: a, pull: l} = i;
    if (a === t.parent) return await this.#I(), "moved" === await r.moveBranch(e, o, this.#C) ? E.C2(n, l, !0) : (this.#T = !1, 
    this.#x(e, t));
    const c = await this.#N(a, t);
    if (null === c) return this.#x(e, {
     ...t,
     parent: a
    });
    throw new job_error_JobError(`the branch ${e} has moved, and ${c}; nothing was pushed`);
   }
   async #I() {
    if (!await this.#C.mayRepeat()) throw new job_error_JobError("the changes came too late to be published; nothing was pushed");
    this.#T = !0;
   }
   #C={
    mayRepeat: async () => {
     const {commits: e, clock: t} = this.#$;
     return (e.date() ?? t.now()) < this.#y.reserved.until;
    }
   };
   async #N(e, {files: t}) {
    const r = await this.#$.commits.changedBetween(this.#y.checkout.base, e);
    if (null === r) return "GitHub does not list what has changed there";
    const isNear = (e, t) => `${e}/`.startsWith(`${t}/`), n = t.find(({path: e}) => r.some(t => isNear(e, t) || isNear(t, e)));
    return void 0 === n ? null : `${this.#$.redact(file_names_shownPath(n.path))} was changed there, too`;
   }
   #A(e, t) {
    const {prompt: r, plan: n, reserved: s} = this.#y, {isElsewhere: o, serverUrl: i, runUrl: a, redact: l} = this.#$, c = o ? e : null, u = {
     requestHash: s.request,
     run: a,
     words: this.#k,
     changedFiles: c
    }, d = function(e, {redact: t, ...r}) {
     const {jobId: n, own: s, serverUrl: o} = r, i = t(e), a = null === r.message ? null : t(r.message), l = s?.changedFiles ? function([e = "", ...t]) {
      const r = 0 === t.length ? "" : ` and ${(0, R.hS)(t.length, "more file")}`;
      return `${titleOf(`Update ${e}`, 72 - r.length)}${r}`;
     }(s.changedFiles) : null, c = s && `Docs-Agent-Job: ${n}\nDocs-Agent-Request: ${s.requestHash}`;
     return {
      commit: `${l ?? commitTitle(a ?? i, o)}\n\nAgent: ${inert(r.agent)}\n${c ?? `Job: ${n}`}`,
      title: l ?? requestTitle(i),
      body: requestBody(i, {
       ...r,
       message: a
      })
     };
    }(r, {
     jobId: s.id,
     agent: n.name,
     message: null,
     serverUrl: i,
     own: u,
     redact: l
    });
    return "" === t ? d : {
     ...d,
     body: `${d.body}\n${t}\n`
    };
   }
   async #R(e) {
    const {commits: t, labels: r, runner: n} = this.#$;
    0 !== r.length && await t.addLabels(e, r).catch(t => {
     n.warning(`Could not label the pull request ${e}: ${v.wz(t).message}`);
    });
   }
   #_(e, t = "") {
    const r = [ e.note ?? "", t ].filter(e => "" !== e).join(" "), n = "" === this.#k ? {} : {
     summary: this.#k
    };
    return {
     ...e,
     ..."" === r ? {} : {
      note: r
     },
     ...n
    };
   }
  }
  async function isIn(e, t, {folder: r, gitDir: n, base: s}) {
   const o = {
    folder: r,
    gitDir: n,
    input: Buffer.from(e),
    successes: [ 0, 1 ]
   };
   return "" !== await t.run([ "grep", "-l", "--text", "-F", "-f", "-", s ], o);
  }
  var own_agent_addDisposableResource = function(e, t, r) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var n, s;
    if (r) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     n = t[Symbol.asyncDispose];
    }
    if (void 0 === n) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     n = t[Symbol.dispose], r && (s = n);
    }
    if ("function" != typeof n) throw new TypeError("Object not disposable.");
    s && (n = function() {
     try {
      s.call(this);
     } catch (e) {
      return Promise.reject(e);
     }
    }), e.stack.push({
     value: t,
     dispose: n,
     async: r
    });
   } else r && e.stack.push({
    async: !0
   });
   return t;
  }, fe = function(e) {
   return function(t) {
    function fail(r) {
     t.error = t.hasError ? new e(r, t.error, "An error was suppressed during disposal.") : r, 
     t.hasError = !0;
    }
    var r, n = 0;
    return function next() {
     for (;r = t.stack.pop(); ) try {
      if (!r.async && 1 === n) return n = 0, t.stack.push(r), Promise.resolve().then(next);
      if (r.dispose) {
       var e = r.dispose.call(r.value);
       if (r.async) return n |= 2, Promise.resolve(e).then(next, function(e) {
        return fail(e), next();
       });
      } else n |= 1;
     } catch (e) {
      fail(e);
     }
     if (1 === n) return t.hasError ? Promise.reject(t.error) : Promise.resolve();
     if (t.hasError) throw t.error;
    }();
   };
  }("function" == typeof SuppressedError ? SuppressedError : function(e, t, r) {
   var n = new Error(r);
   return n.name = "SuppressedError", n.error = e, n.suppressed = t, n;
  });
  const pe = {
   message: "The run was cancelled before the agent had started.",
   hint: ""
  }, me = {
   absent: "Install git in a step before this one.",
   refused: "Check `docs-repository` and `docs-ref`; `github-token` needs `contents: write` there.",
   passing: "Try again later."
  };
  class OwnAgent {
   #$;
   #L=new Map;
   #B=null;
   constructor(e) {
    this.#$ = e;
   }
   async check() {
    const {without: e} = this.#$, t = null === e ? null : await readingOf(this.#$);
    return null !== t && "problems" in t && t.unset.length > 0 ? e : (this.#B ??= planOf(this.#$), 
    await this.#B, null);
   }
   async inspect() {
    const {commits: e, inputs: t, environment: r, page: s, ref: o} = this.#$, i = {
     repository: new URL(s).pathname.slice(1),
     branch: o
    }, a = await readingOf(this.#$), {problems: l, unset: c} = "plan" in a ? {
     problems: [],
     unset: []
    } : a, u = "required" === t.isolation;
    return {
     facts: "plan" in a ? {
      ...(0, n.agentFacts)(a.plan),
      documentation: i
     } : null,
     problems: l,
     unset: c,
     keys: n.KEYS,
     documentation: e,
     whyNoIsolation: async () => {
      const e = await isolationProblem(r);
      return u ? e : {
       message: $e,
       hint: e?.message ?? "The agent can be isolated here: remove the line."
      };
     }
    };
   }
   async createJob(e, t, r) {
    if (!r) throw we;
    const n = await this.#G({
     prompt: e,
     reserved: r,
     cancelled: t,
     into: null
    });
    return "id" in n ? {
     kind: "created",
     job: n,
     tries: 1
    } : {
     kind: "not-created",
     problem: n,
     tries: 1
    };
   }
   async #G({into: e, ...t}) {
    const r = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const {clock: n} = this.#$, {reserved: s, cancelled: i} = t, {id: a, until: l} = s, c = new AbortController, u = (own_agent_addDisposableResource(r, n.after(l - ue - n.now(), () => c.abort()), !1), 
     AbortSignal.any([ i, c.signal ]));
     try {
      const r = {
       ...this.#$,
       commits: await this.#$.commitsUntil(u)
      }, n = null !== e || !0 === s.isNew ? null : await this.#q(a, r, i);
      if (null !== n) return n;
      this.#B ??= planOf(r);
      const l = await this.#B;
      await r.commits.checkWrite();
      const d = new Git({
       ...r,
       author: {
        name: "docs-agent",
        email: "docs-agent@localhost.invalid"
       },
       signal: u
      }), h = null === e ? r.ref || null : E.W0(a), f = await async function(e, t, r) {
       const {result: n} = await (0, o.LH)(o.mr["github-read"], async () => {
        const [r] = await Promise.allSettled([ checkOut(e, t) ]), n = "rejected" === r.status && r.reason instanceof GitError ? r.reason : null;
        return {
         result: r,
         trouble: "passing" === n?.fault ? "server" : null
        };
       }, r);
       if ("fulfilled" === n.status) return n.value;
       throw await e[Symbol.asyncDispose](), n.reason;
      }(d, h, {
       ...r,
       cancelled: u
      });
      await this.#F(s);
      const p = new Work({
       ...t,
       into: e,
       plan: l,
       git: d,
       checkout: f,
       over: c
      }, r);
      return this.#L.set(own_agent_nameOf(a, null === e ? void 0 : s.request), p.run()), 
      (0, T.sI)(a);
     } catch (e) {
      return i.aborted ? pe : function(e, t) {
       const r = "The documentation could not be fetched";
       if (t) return {
        message: `${r}, ${de}.`,
        hint: me.passing
       };
       if (e instanceof v.dz) return e.problems[0] ?? e;
       if (e instanceof GitError) return {
        message: `${r}: ${e.message}`,
        hint: me[e.fault]
       };
       const n = v.wz(e);
       return "missing" === n.failure ? {
        message: n.message,
        hint: me.refused
       } : n;
      }(e, c.signal.aborted);
     }
    } catch (e) {
     r.error = e, r.hasError = !0;
    } finally {
     fe(r);
    }
   }
   async #q(e, t, r) {
    return E.pC(e, t).catch(t => {
     const n = r.aborted ? "The run was cancelled." : v.fI(v.wz(t));
     return (0, T.dK)(e, `${n} The branch ${E.W0(e)} may be there.`);
    });
   }
   async #F({until: e}) {
    const {inputs: t, runner: r, clock: n, viewer: s} = this.#$;
    if ("none" === t.isolation && r.warning($e), e - ue - n.now() <= be) return;
    const o = await s();
    o.endsWith("[bot]") && "github-actions[bot]" !== o && r.warning(ye);
   }
   async sendMessage(e, t, r, n) {
    if (!n) throw we;
    const s = await E.fn(e, n.request, this.#$).catch(v.wz);
    if (s instanceof v.pU) return {
     kind: "not-sent",
     problem: s,
     tries: 1
    };
    if ("why" in s) return {
     kind: "not-continuable",
     problem: {
      message: s.why,
      hint: ""
     },
     tries: 1
    };
    const o = "id" in s ? s : await this.#G({
     prompt: t,
     reserved: n,
     cancelled: r,
     into: s.pull
    });
    return "id" in o ? {
     kind: "sent",
     job: o,
     tries: 1
    } : {
     kind: "not-sent",
     problem: o,
     tries: 1
    };
   }
   async readJob(e, t, r) {
    const n = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const t = this.#L.get(own_agent_nameOf(e, r));
     if (void 0 === t) return E.readPublished(e, this.#$, r);
     const s = Promise.withResolvers();
     return own_agent_addDisposableResource(n, this.#$.clock.after(25e3, () => s.resolve((0, 
     T.sI)(e))), !1), {
      kind: "job",
      job: await Promise.race([ t, s.promise ])
     };
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     fe(n);
    }
   }
   async stopped(e, t) {
    return this.#L.get(own_agent_nameOf(e, t)) ?? null;
   }
  }
  const own_agent_nameOf = (e, t = "") => `${e}/${t}`, we = new Error("What runs here needs its id before."), ge = "Run the job on Linux, outside a container, with `sudo` without a password, such as on `ubuntu-latest`. Or set `isolation: none`: the agent then runs as the user of the runner, and can read whatever that user can, such as the token and other secrets.", be = 3e6, ye = "The token of a GitHub App ends after an hour, and `wait-minutes` is above 50: an agent that takes that long can't publish its changes. Set `wait-minutes` to at most 50.", $e = "`isolation: none`: the agent runs as the user of the runner, without a limit for its network. It can read whatever that user can: the workspace with the credentials that a checkout keeps there, the home folder, the files of other steps, and the variables of its other processes, such as the token and other secrets.", readingOf = ({inputs: e, environment: t}) => (0, 
  n.readAgent)(e, t, e => findProgram(e, t));
  async function planOf(e) {
   const t = await readingOf(e);
   if ("problems" in t) throw new v.dz(t.problems);
   const r = "none" === e.inputs.isolation ? null : await isolationProblem(e.environment);
   if (null === r) return t.plan;
   throw new v.dz([ r ]);
  }
  async function isolationProblem(e) {
   const t = await (0, g.ep)(e);
   return null === t ? null : {
    message: `The agent can't be isolated here. ${t}`,
    hint: ge
   };
  }
 }),
 4071: ((e, t, r) => {
  r.d(t, {
   C2: () => updated,
   Eg: () => notOpenedFor,
   Ln: () => compareAt,
   W0: () => branchOf,
   Zw: () => jobOf,
   fn: () => findMessage,
   pC: () => findJob,
   readPublished: () => readPublished,
   so: () => completed
  });
  var n = r(4845), s = r(8311);
  const branchOf = e => `docs-agent/${e}`;
  async function readPublished(e, t, r) {
   try {
    const n = void 0 === r ? await findJob(e, t) : await findMessage(e, r, t);
    return null !== n && "id" in n ? {
     kind: "job",
     job: n
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left ${void 0 === r ? "no branch and no pull request" : "no commit of this message"}.`,
      hint: ""
     }
    };
   } catch (e) {
    const t = (0, n.wz)(e);
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
   const {commits: r} = t, n = branchOf(e), o = await r.pullRequestFrom(n);
   if (null !== o) return completed(e, o.url);
   const i = await r.branch(n);
   if (null === i) return null;
   const a = await r.commit(i);
   if (null === a || !await isOurs(a, e, t)) return (0, s.dK)(e, `The branch ${n} exists, but its commit is not ours. Delete it, and try again.`);
   const [l = ""] = a.message.split("\n"), c = `An agent made these changes in the job \`${e}\`. Its run could not open this pull request.\n`, u = "" === t.ref ? await r.defaultBranch() : t.ref, d = compareAt(t, u, n);
   return t.dryRun ? {
    ...(0, s.dK)(e, `A dry run opens no pull request for the branch ${n}.`),
    openAt: d
   } : jobOf(e, d, await r.openPullRequest({
    branch: n,
    base: u,
    title: l,
    body: c
   }));
  }
  async function findMessage(e, t, r) {
   const {commits: n} = r, o = branchOf(e), [i, a] = [ await n.pullRequestFrom(o), await n.branch(o) ];
   if (null === i) return {
    why: `The job ${e} has no pull request.`
   };
   const l = (await n.commitsUpTo(a ?? i.headSha)).filter(({message: e}) => e.split("\n").includes(`Docs-Agent-Request: ${t}`));
   for (const t of l) if (await isOurs(t, e, r)) return updated(e, i, !0);
   return l.length > 0 ? (0, s.dK)(e, `A commit of pull request ${i.number} names this request, but it is not ours.`) : "open" !== i.state ? {
    why: `Pull request ${i.number} is ${i.state}.`
   } : null === a ? {
    why: `The branch ${o} is gone.`
   } : {
    pull: i,
    head: a
   };
  }
  const updated = (e, {url: t}, r) => ({
   ...completed(e, t),
   added: r
  });
  async function isOurs({message: e, verified: t, author: r, committer: n}, s, {viewer: o}) {
   if (!t || !e.split("\n").includes(`Docs-Agent-Job: ${s}`)) return !1;
   const i = await o();
   return r === i && (n === i || "web-flow" === n);
  }
  function compareAt({page: e}, t, r) {
   const [n, s] = [ t, r ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${n}...${s}?expand=1`;
  }
  const o = 'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
  function jobOf(e, t, r) {
   return "not-permitted" !== r.kind ? completed(e, r.pullRequest.url) : {
    ...(0, s.dK)(e, `GitHub says: ${r.words}`),
    openAt: t,
    note: o
   };
  }
  function completed(e, t) {
   return {
    ...(0, s.CT)(e),
    ...null === t ? {
     linkSettled: !0
    } : {
     prLink: t,
     shownLink: t
    }
   };
  }
  function notOpenedFor(e, t, r) {
   return {
    ...(0, s.dK)(e, `${(0, n.fI)(r).trim()} The changes are on the branch ${branchOf(e)}.`),
    openAt: t
   };
  }
 })
};