"use strict";

exports.id = 202, exports.ids = [ 202, 71 ], exports.modules = {
 8202: ((e, t, n) => {
  n.d(t, {
   OwnAgent: () => OwnAgent
  });
  var r = n(2318), s = n(6760), o = n(1193), i = n(1455), a = n(7975), l = n(190);
  const c = /\/\/(?!(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)[/?#])\S*@/gi;
  var u = n(4140);
  class job_error_JobError extends Error {
   name="JobError";
  }
  const d = /^(?!\s+at |.*\[object Object\]).*error/i, lastWords = (e, t, n = 1e3) => endOf(readable(e, t), n);
  function errorIn(e, t) {
   return endOf(readable(e, t).split("\n").findLast(e => d.test(e)) ?? "").trim();
  }
  function errorWords(e, t) {
   const n = lastWords(e, t), [r = "", ...s] = n.split("\n"), o = errorIn(e, t) || r.startsWith("…") && s.at(-1) || r;
   return o === r ? n : `${o}\n${n}`;
  }
  function readable(e, t) {
   const n = Buffer.byteLength(e) >= u.wd, r = (0, a.stripVTControlCharacters)(e).replace(/\r\n?/g, "\n"), s = t((0, 
   l.zG)(r.replace(/(?![\n\t])\p{Cc}/gu, ""))).replace(c, "//");
   return n ? `…${s.slice(16384).trim()}` : s.trim();
  }
  function endOf(e, t = 1e3) {
   return e.length > t ? `…${e.replace(/^…/, "").slice(-t)}` : e;
  }
  function describeEnd(e, t, n = lastWords) {
   if ("stopped" === e.kind) return "was stopped with its job or the service";
   if ("not-started" === e.kind) return `could not be started: ${e.reason}`;
   const r = e.stderr || e.stdout;
   return "exited" === e.kind ? `ended with exit code ${e.code}${after(n(r, t))}` : `${"killed" === e.kind ? `was ended by ${e.signal}` : "was stopped at its time limit"}${after(n(r.slice(0, r.search(/\s\S*$/) + 1), t))}`;
  }
  const after = e => "" === e ? "" : `: ${e}`;
  var h = n(9046);
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
    return this.#n(e, t, await this.#r(e, t));
   }
   async remote(e, t) {
    const n = this.#s(), r = await this.#r(e, t, n);
    if (!function(e) {
     return !("exited" === e.kind && 0 === e.code) && "stderr" in e && /returned error: 30[12378]\b/.test(e.stderr);
    }(r)) return textOf(this.#n(e, t, r));
    const s = await this.#r([ "ls-remote", "--", this.address ], t, n, {
     GIT_TRACE_CURL: "1",
     GIT_TRACE_CURL_NO_DATA: "1"
    }), o = function(e, t) {
     const [, n = ""] = [ ...e.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim) ].at(-1) ?? [], r = t.endsWith("/") ? t : `${t}/`, s = URL.parse(n.trim(), `${r}info/refs`);
     return "" !== n && null !== s && /^https?:$/.test(s.protocol) ? s.origin + s.pathname.replace(/\/info\/refs$/, "") : null;
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
   #r(e, t, n, r = {}) {
    const {environment: s, author: o, signal: i} = this.#e, a = {
     ...f,
     ...n,
     "user.name": o.name,
     "user.email": o.email
    }, l = n ? [ "/bin/sh", "-c", 'exec 3<&0; (read -r _ <&3; kill -KILL 0) & exec "$@" </dev/null 3<&-', "sh", "git" ] : [ "git" ];
    return (0, u.R3)([ ...l, ...e ], {
     folder: t.folder,
     input: n ? null : t.input ?? "",
     limitMs: 6e5,
     signal: i,
     environment: {
      ...(0, u.Up)(s, m),
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
    if ("not-started" === n.kind || "exited" === n.kind && 127 === n.code) throw new GitError("git was not found in PATH", "absent");
    const r = "stderr" in n && p.test(n.stderr);
    throw new GitError(`git ${e} ${describeEnd(n, this.#e.redact)}`, r ? "refused" : "passing");
   }
  }
  const textOf = e => Buffer.from(e, "latin1").toString("utf8").trim();
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
  const w = [ "clone", "-q", "--no-local", "--single-branch", "--no-tags" ];
  async function checkOut(e, t) {
   const [n, r] = [ await e.newFolder("fetched-"), await e.newFolder("agent-") ], [o, i] = [ (0, 
   s.join)(n, "repository.git"), (0, s.join)(r, "work") ], a = null === t ? [] : [ "--branch", t ], l = [ ...w, "--bare", "--depth=100", ...a, "--", e.address, o ], c = {
    folder: n,
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
    folder: r
   }), await e.run([ "remote", "remove", "origin" ], d), {
    folder: i,
    gitDir: o,
    ref: await e.run([ "symbolic-ref", "--short", "HEAD" ], d),
    base: u
   };
  }
  var g = n(8654), b = n(3024), y = function(e) {
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
  const $ = [ "/usr", "/bin", "/sbin", "/lib" ], k = "/usr/local/bin:/usr/bin:/bin";
  async function findProgram(e, t) {
   const n = await locate(e, t);
   if ("object" == typeof n) return n;
   const r = await (0, i.realpath)(n), o = await async function(e, t) {
    const n = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const r = function(e, t, n) {
      if (null != t) {
       if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
       var r, s;
       if (n) {
        if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
        r = t[Symbol.asyncDispose];
       }
       if (void 0 === r) {
        if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
        r = t[Symbol.dispose], n && (s = r);
       }
       if ("function" != typeof r) throw new TypeError("Object not disposable.");
       s && (r = function() {
        try {
         s.call(this);
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
     }(n, await (0, i.open)(e).catch(() => null), !0);
     if (null === r) return [];
     const {buffer: s, bytesRead: o} = await r.read(Buffer.alloc(256), 0, 256, 0), [a = ""] = s.toString("utf8", 0, o).split("\n"), [, l, c] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(a) ?? [];
     if (void 0 === l) return [];
     if (/\r$/.test(a) && !/\/env\s+-S/.test(a)) return {
      problem: `The first line of ${e} ends with CR LF, and the system takes the CR as part of the program's name.`,
      hint: "Give it LF line endings, for example with `*.sh text eol=lf` in `.gitattributes`."
     };
     const u = l.endsWith("/env") && void 0 !== c ? c : l;
     if (!/^[\w./][\w.+/-]*$/.test(u)) return [];
     const d = await locate(u, t);
     return "string" == typeof d ? [ d ] : {
      ...d,
      problem: `${e} needs \`${u}\`. ${d.problem}`
     };
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     const e = y(n);
     e && await e;
    }
   }(r, t);
   if ("problem" in o) return o;
   const a = [ ...o, ...await Promise.all(o.map(e => (0, i.realpath)(e))) ], l = [ ...new Set(a) ].filter(e => !isBelow(e, $)), c = [ r, ...l ].map(e => function(e, {RUNNER_TOOL_CACHE: t}) {
    return t && isBelow(e, [ t ]) ? `${t}${e.slice(t.length).split(s.sep).slice(0, 4).join(s.sep)}` : null;
   }(e, t) ?? (e === r ? wholeOf(e) : e)), u = [ ...new Set(c) ].filter(e => !isBelow(e, $)), d = await async function(e, t, n) {
    const {HOME: r, GITHUB_WORKSPACE: o, RUNNER_TEMP: a} = n, l = {
     "a home folder": [ r, "/root" ],
     "the workspace": [ o ],
     RUNNER_TEMP: [ a ]
    };
    for (const n of t) {
     const [t] = Object.entries(l).find(([, e]) => e.some(e => e && isBelow(e, [ n ]))) ?? [], r = void 0 === t && await isFolder(n) ? await (0, 
     i.readdir)(n, {
      recursive: !0
     }) : [], o = t ?? (r.some(e => ".git" === e.split(s.sep).at(-1)) ? "a .git folder" : null);
     if (null !== o) return {
      problem: `To run \`${e}\` in isolation, the agent would have to see ${n}, which contains ${o}.`,
      hint: "Install it in a folder of its own, for example with `npm install -g`."
     };
    }
    return null;
   }(e, u, t) ?? await async function(e, t, n) {
    if ("win32" === process.platform) return null;
    for (const r of [ e, ...t ]) {
     const o = await (0, i.realpath)(r), a = [ ...$, ...n ].find(e => isBelow(o, [ e ])) ?? o;
     let l = r === e && t.length > 0 ? 5 : 1;
     for (let e = o; e.length >= a.length; e = (0, s.dirname)(e)) {
      const {mode: t} = await (0, i.stat)(e), n = (511 & t).toString(8);
      if ((t & l) !== l) return {
       problem: `In isolation, the agent runs as a user of its own, who may not use ${e} (mode ${n}).`,
       hint: `Run \`chmod o+rx ${e}\` in a step before this one.`
      };
      l = 1;
     }
    }
    return null;
   }(r, o, u);
   return {
    file: r,
    binds: u,
    path: [ ...l.map(s.dirname), k ].join(s.delimiter),
    unfit: d
   };
  }
  async function locate(e, t) {
   const {PATH: n, GITHUB_WORKSPACE: r = ""} = t, o = e.includes("/"), i = (o ? [ (0, 
   s.isAbsolute)(e) ? "/" : r ] : (n ?? "").split(s.delimiter)).filter(s.isAbsolute).map(t => (0, 
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
    problem: `\`${e}\` was not found in PATH (${n}).`
   };
   const l = `${a} does not exist.`;
   return "" !== r && isBelow(a, [ r ]) ? {
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
  var v = n(4845), T = n(8311), E = n(4071), O = n(7598), j = n(8161);
  const _ = "agent", S = [ "unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc", "--", "sh", "-c", '"$@"\nexit $?', _ ], A = [ "PATH", "HOME", "LANG", "TMPDIR" ];
  async function runAgentProcess(e, {mark: t, ...n}) {
   const r = await async function(e) {
    const t = {
     folder: "/",
     environment: e,
     limitMs: 5e3,
     signal: (new AbortController).signal
    }, n = await (0, u.R3)([ ...S, "true" ], t).catch(() => null);
    return "exited" === n?.kind && 0 === n.code ? S : [];
   }({
    PATH: n.environment.PATH ?? ""
   }), [s = e[0], ...o] = [ ...r, ...e ], a = await (0, u.R3)([ s, ...o ], n);
   return await async function(e) {
    for (let t = 0; t < 100; t += 1) {
     const t = (await (0, i.readdir)("/proc").catch(() => [])).filter(e => /^\d+$/.test(e)).map(async t => !!(await (0, 
     i.readFile)(`/proc/${t}/environ`, "utf8").catch(() => "")).split("\0").includes(e) && ((0, 
     u.z7)(-Number(t)), (0, u.z7)(Number(t)), !0));
     if (!(await Promise.all(t)).includes(!0)) return;
    }
   }(t), 0 === r.length ? a : function(e) {
    if ("exited" !== e.kind) return e;
    const {code: t, stdout: n, stderr: r} = e, [, s] = new RegExp(`^${_}: (?:line )?\\d+: (.*)`).exec(r) ?? [];
    if ((126 === t || 127 === t) && void 0 !== s) return {
     kind: "not-started",
     reason: s
    };
    const o = Object.entries(j.constants.signals).find(([, e]) => e + 128 === t)?.[0];
    return void 0 === o ? e : {
     kind: "killed",
     signal: o,
     stdout: n,
     stderr: r
    };
   }(a);
  }
  const bytesOf = e => Buffer.from(e, "latin1"), nameOf = e => bytesOf(e).toString("utf8"), file_names_shownPath = e => JSON.stringify(nameOf(e));
  function foldersAbove(e) {
   const t = e.split("/");
   return t.slice(1).map((e, n) => t.slice(0, n + 1).join("/"));
  }
  const x = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, isGitFolderName = e => /^(?:\.git|git~1)$/.test(plainName(e));
  function plainName(e) {
   return e.replace(x, "").toLowerCase().replace(/[:\\].*$/s, "").replace(/[. ]+$/, "");
  }
  var P = n(3916), R = n(5219);
  const C = {
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
  }, I = [ [ "git", ".git .gitmodules .gitattributes .lfsconfig .githooks .husky .pre-commit-config.y?ml lefthook*.y?ml .lefthook*.y?ml" ], [ "ci", ".github .gitlab .gitlab-ci*.y?ml .gitea .forgejo .circleci .travis.y?ml .drone.* .cirrus.* .woodpecker* .buildkite\n    .semaphore .tekton .azure-pipelines .azuredevops azure-pipelines*.y?ml bitbucket-pipelines*.y?ml appveyor*.y?ml\n    .appveyor*.y?ml wercker.yml buildspec*.y?ml cloudbuild*.y?ml cloudbuild*.json jenkinsfile* *.jenkinsfile .jenkins\n    .teamcity .builds .build.yml .zuul.* zuul.y?ml zuul.d .harness .codefresh codefresh*.y?ml bamboo-specs bitrise.yml\n    codemagic.y?ml .shippable.yml shippable.yml screwdriver.y?ml .scrutinizer.yml .space.kts" ], [ "owners", "codeowners" ], [ "instructions", "agents.md agents.override.md agents.local.md claude.md claude.local.md gemini.md qwen.md warp.md crush.md .mcp.json\n    .agent .agents .aider .aider.* .aiderignore .aiassistant .amazonq .augment* .claude* .cline* .codeium* .codex*\n    .coderabbit.* .continue* .copilot* .crush* crush.json .cursor* .factory .firebender* firebender.json .gemini* .goose*\n    .idx .junie* .kilocode* .kiro* opencode.json? .opencode* .openhands* .pi .pr_agent.toml .qwen* .replit .roo .rooignore\n    .roomodes .roorules* .ruler .rules .tabnine* .trae* .vibe .windsurf* .devcontainer* .dir-locals*.el .exrc .fleet\n    .gitpod* .idea .nvim.lua .nvimrc .vimrc .vs .vscode .zed *.code-workspace *.sublime-project" ] ].map(([e, t]) => {
   const n = t.split(/\s+/).map(e => {
    const t = e.replace(/[.?*]/g, e => "." === e ? "\\." : `.${e}`);
    return /^[^.].*\*$/.test(e) ? `(?!.*\\.(?:mdx?|rst|adoc|html?|txt|png|jpe?g|gif|svg|webp)$)${t}` : t;
   });
   return {
    why: e,
    pattern: new RegExp(`^(?:${n.join("|")})$`)
   };
  }), N = /^(?=[^.]{3,8}(?:\.|$))[^.]+~\d+(?:\.[^.]{1,3})?$/, L = "000000", B = [ "100644", "100755", L ];
  const comparable = e => e.normalize("NFC").toLowerCase();
  function sortOut(e, t, n) {
   const r = new Map(t.map(e => [ e.path, e.why ])), s = new Map, o = new Map(r);
   let i = e, a = n;
   for (;;) {
    const e = i.map(e => ({
     ...e,
     reason: a(e)
    }));
    i = e.filter(({reason: e}) => null === e);
    for (const {path: t, before: i, after: l, reason: c} of e) if (null !== c) {
     if (r.set(t, c), i !== L) for (const e of foldersAbove(t)) s.set(e, c);
     l === L && a !== n || o.set(t, c);
    }
    if (a !== n && i.length === e.length) break;
    a = ({path: e}) => {
     const t = [ e, ...foldersAbove(e) ].find(e => r.has(e));
     return r.get(t ?? e) ?? s.get(e) ?? null;
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
  var q = n(7067);
  const F = [ 65037, 65486 ];
  function lastBlock(e, t, n) {
   const r = t + n;
   if (r + e.readUIntBE(t, n) !== e.length) throw new RangeError("bytes are left or missing");
   return e.subarray(r);
  }
  var G = n(7075), U = n(1692), z = n(3331), D = n(4416), M = n(6730);
  const H = {
   calls: 500,
   atOnce: 8,
   body: 2 ** 24,
   bodies: 2 ** 26
  }, J = /^(?:accept|user-agent|anthropic-version|anthropic-beta|openai-beta|x-goog-api-client)$/, W = /^(?:alt=sse|beta=true)$/, K = /^(?:content-type|retry-after(?:-ms)?|x-should-retry|(?:x-)?request-id|openai-model|(?:anthropic|x)-ratelimit-.*)$/;
  function picked({headers: e}, t, n = "") {
   const r = Object.entries(e).filter(([e]) => t.test(e));
   return Object.fromEntries(r.map(([e, t]) => [ e, masked(String(t), n) ]));
  }
  const masked = (e, t) => e.replaceAll(t, "*".repeat(t.length));
  function refuse(e, t) {
   if (e.headersSent) return void e.destroy();
   const n = {
    status: 502,
    message: `the provider can't be reached (${(0, z.$N)(t) ?? "no answer"})`
   }, {status: r, message: s} = t instanceof D.P_ ? t : n;
   e.writeHead(r, {
    "content-type": "application/json",
    connection: "close"
   });
   const o = {
    type: "gateway_error",
    code: r,
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
   let n = 256;
   const hold = e => {
    t.add(e.on("error", () => {}).on("close", () => t.delete(e))), t.size > n && e.destroy();
   }, r = new Map, count = t => {
    const n = e.redact(t).toLowerCase().replace(/:443$/, "").replace(/[^a-z0-9.:*-]/g, "?").slice(0, 100), s = r.has(n) || r.size < 50 ? n : "other hosts";
    r.set(s, (r.get(s) ?? 0) + 1);
   }, s = (0, D.RJ)(e, hold), o = function(e, t) {
    const n = {
     calls: 0,
     atOnce: 0,
     bodies: 0
    };
    let r = "";
    const check = (e, n) => {
     if (e && "" === r && t(`The agent ${n}`), e && (r ||= `The agent ${n}`), "" !== r) throw new D.P_(r, 429);
    };
    return async (t, r) => {
     const s = [];
     let o = 0;
     n.calls += 1, n.atOnce += 1, r.on("close", () => {
      n.atOnce -= 1, n.bodies -= o;
     }), check(n.calls > e.calls, `made more than ${e.calls} calls to its model`), check(n.atOnce > e.atOnce, `made more than ${e.atOnce} calls to its model at once`);
     for await (const r of t.iterator({
      destroyOnReturn: !1
     })) o += r.length, n.bodies += r.length, check(o > e.body, `sent more than ${e.body / 2 ** 20} MiB to its model in one call`), 
     check(n.bodies > e.bodies, `sent more than ${e.bodies / 2 ** 20} MiB to its model at once`), 
     s.push(r);
     return Buffer.concat(s).toString();
    };
   }(e.limits ?? H, e.onLimit), i = e.gateway && function({provider: e, key: t, origin: n}, r, s) {
    const {calls: o, keyHeader: i} = M.xq[e], {hostname: a} = new URL(n);
    return async (n, l) => {
     const {method: c = "", url: u = ""} = n, [d = "", h = ""] = u.split("?");
     try {
      if (!o.test(`${c} ${d}`)) throw new D.P_("the gateway passes only calls of the model");
      const u = await s(n, l), f = "GET" === c ? "" : (0, M.ll)(e, d, u), p = {
       host: a,
       "content-type": "application/json",
       ...i(t)
      }, m = {
       ...picked(n, J),
       ...p,
       "accept-encoding": "identity"
      }, w = d + (W.test(h) ? `?${h}` : ""), g = (0, U.connect)({
       socket: await r(a),
       servername: a,
       ALPNProtocols: [ "http/1.1" ]
      }), b = (0, q.request)({
       createConnection: () => g,
       method: c,
       path: w,
       headers: m
      });
      l.on("close", () => b.destroy()), b.on("error", e => refuse(l, e)), b.on("response", e => function(e, t, n) {
       const {statusCode: r = 502} = e;
       if ("identity" !== (e.headers["content-encoding"] ?? "identity") || r >= 300 && r < 400) return e.destroy(), 
       void refuse(t, new D.P_(`the provider's answer (${r}) is a redirect or compressed`, 502));
       t.writeHead(r, picked(e, K, n)).flushHeaders(), (0, G.pipeline)(e, function(e) {
        let t = "";
        return new G.Transform({
         transform(n, r, s) {
          const o = masked(t + n.toString("latin1"), e);
          let i = Math.max(0, o.length - e.length + 1);
          for (;!e.startsWith(o.slice(i)); ) i += 1;
          t = o.slice(i), s(null, Buffer.from(o.slice(0, i), "latin1"));
         },
         flush: e => e(null, Buffer.from(t, "latin1"))
        });
       }(n), t, () => {});
      }(e, l, t)), b.end(f), l.destroyed && b.destroy();
     } catch (e) {
      refuse(l, e);
     }
    };
   }(e.gateway, s, o), a = (0, q.createServer)({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0
   }, (e, t) => {
    const {url: n = ""} = e;
    null !== i && n.startsWith("/") ? i(e, t) : (count(URL.canParse(n) ? new URL(n).host : n), 
    refuse(t, new D.P_("only HTTPS to allowed hosts passes")));
   });
   return a.on("clientError", (e, t) => t.destroy()), a.on("connect", ({url: t = ""}, n, r) => {
    r.length > 0 && n.unshift(r);
    const o = t.toLowerCase().replace(/:443$/, ""), i = e.hosts.some(e => e.startsWith("*.") ? o.endsWith(e.slice(1)) : o === e) && Y.test(o) && t.endsWith(":443");
    !async function(e, t, n, r) {
     try {
      const s = await n;
      if (s.on("close", () => t.destroy()), t.on("close", () => s.destroy()), t.destroyed) return void s.destroy();
      t.write("HTTP/1.1 200 Connection established\r\n\r\n");
      let o = Buffer.alloc(0);
      t.on("data", function read(n) {
       o = Buffer.concat([ o, n ]);
       const i = function(e) {
        if (e.length > 0 && 22 !== e[0]) return "";
        if (e.length < 5) return null;
        const t = e.readUInt16BE(3);
        if (t > 16384) return "";
        try {
         return e.length < 5 + t ? null : function(e) {
          const t = lastBlock(e, 1, 3), n = [ 1, 2, 1 ].reduce((e, n) => e + n + t.readUIntBE(e, n), 34), r = lastBlock(t, n, 2), s = [];
          for (let [e, t] = [ 0, 0 ]; e < r.length; e = t) {
           const n = r.readUInt16BE(e);
           if (t = e + 4 + r.readUInt16BE(e + 2), t > r.length || F.includes(n)) return "";
           if (0 !== n) continue;
           const o = lastBlock(r.subarray(e, t), 4, 2);
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
        r(i || e), t.destroy();
       }
      });
     } catch (n) {
      const s = n instanceof D.P_ && 403 === n.status;
      s && r(e), t.end(`HTTP/1.1 ${s ? "403 Forbidden" : "502 Bad Gateway"}\r\ncontent-length: 0\r\n\r\n`);
     }
    }(o, n, i ? s(o) : Promise.reject(new D.P_("not allowed")), count);
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
  var V = n(4573), X = n(1290);
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
    for (let n = 0; t.length > 0; n += 1) {
     if (n > e && t.some(e => !this.#a.has(e))) throw new job_error_JobError(`the agent left folders that are more than ${e} levels deep`);
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
    for (const n of e) t.push(await this.#w(n));
    const n = t.flat(), r = await this.#i.ignored(n.map(({path: e}) => e)), isWanted = ({path: e}) => !r.has(e) || this.#a.has(e);
    for (const e of n) isWanted(e) ? await this.#g(e) : this.#i.onLeftOut(e.path, "ignored"), 
    !isWanted(e) && "file" === e.kind && hasAttributes(e.path) && await this.remove(e.path);
    return n.filter(e => "folder" === e.kind && isWanted(e)).map(({path: e}) => e);
   }
   async #w(e) {
    const {limits: t, onLeftOut: n} = this.#i, r = await reading(e, () => (0, i.readdir)(this.#p(e), "latin1"));
    if (this.#c += r.length, this.#c > t.entries) throw new job_error_JobError(`the agent left more than ${t.entries} files`);
    const s = [];
    for (const t of r) {
     const r = "" === e ? t : `${e}/${t}`, o = isGitFolderName(nameOf(t));
     if (o && ".git" !== r && n(r, "git"), o) continue;
     const a = await this.#m(r);
     "special" === a.kind && await reading(r, () => (0, i.rm)(this.#p(r))), Q.test(t) && this.#b(a), 
     s.push(a);
    }
    const o = await this.#m(e);
    if ("folder" !== o.kind) throw unreadable(e, "ENOTDIR");
    return this.#l.set(e, o), s;
   }
   async #g(e) {
    const {path: t, kind: n} = e, {onLeftOut: r, limits: s} = this.#i;
    if ("special" === n) return r(t, n);
    if (this.#l.set(t, e), await reading(t, async () => {
     "file" === n && await (0, i.access)(this.#p(t), i.constants.R_OK), "submodule" === n && (await (0, 
     i.readdir)(this.#p(t))).length > 0 && r(t, n);
    }), this.#u += "file" === n ? this.#b(e) : 0, this.#u > s.all) throw new job_error_JobError("the agent's files are too large to be committed");
   }
   #b({path: e, size: t}) {
    const n = Math.max(0, t - (this.#i.tracked.get(e) ?? 0));
    if (n <= this.#i.limits.file) return n;
    throw new job_error_JobError(`the agent's file ${file_names_shownPath(e)} is too large to be committed`);
   }
   #d(e, ...t) {
    return t.includes(this.#l.get(e)?.kind ?? "special");
   }
   async #m(e) {
    const t = await reading(e, () => (0, i.lstat)(this.#p(e), {
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
  const unreadable = (e, t, n) => new job_error_JobError(`the agent's files could not be read at ${file_names_shownPath(e)}: ${t}`, {
   cause: n
  }), ee = 10485760, te = 41943040, ne = 1048576, re = /^version https:\/\/git-lfs\.github\.com\/spec\//;
  async function takePublishable(e, t, n) {
   const {base: r} = t, o = [], {call: a, workTree: l} = await async function(e, t, n) {
    const {folder: r, base: o} = t, a = await e.newFolder("commit-"), l = (0, s.join)(a, "repository.git"), c = {
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
     folder: r,
     gitDir: l,
     workTree: r
    }, d = {
     tracked: await trackedFiles(e, o, c),
     onLeftOut: n,
     limits: Z
    }, h = new WorkTree(r, {
     ...d,
     ignored: t => async function(e, t, n) {
      if (0 === t.length) return new Set;
      const r = linesOf(t.map(e => `./${e}`)), s = await e.list([ "check-ignore", "-z", "--stdin" ], {
       ...n,
       input: r,
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
   })), c = await stage(e, r, a, l, hasAttributes);
   for (const e of l.files.filter(hasAttributes)) await l.remove(e);
   const u = [ ...c, ...await stage(e, r, a, l, e => !hasAttributes(e)) ];
   await l.check();
   const d = await async function(e, t, n) {
    const r = linesOf(t.map(({path: e}) => e)), s = (await e.list([ "check-attr", "--cached", "-z", "--stdin", "filter" ], {
     ...n,
     input: r
    })).matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g);
    return new Set(s.filter(([, , e = ""]) => !/^un(?:specified|set)$/.test(e)).map(([, e = ""]) => e));
   }(e, u, a), why = e => function({path: e, before: t, after: n}, r) {
    const s = nameOf(e), o = s.split("/").map(e => plainName(e.normalize("NFKC"))), i = I.find(({pattern: e}) => o.some(t => e.test(t)));
    return void 0 !== i ? i.why : o.some(e => N.test(e)) ? "alias" : "160000" === t || "160000" === n ? "submodule" : B.includes(t) && B.includes(n) ? bytesOf(e).equals(Buffer.from(s)) ? 0 === r.length || r.some(e => function(e, t) {
     const n = comparable(t).replace(/^(?:\.?\/)+/, ""), r = n.replace(/\/(?:\*\*\/?)?$/, ""), s = r !== n || !/[*?[\]{}()][^/]*$/.test(r), o = comparable(e);
     return (s ? [ o, ...foldersAbove(o) ] : [ o ]).some(e => (0, P.matchesGlob)(e, r));
    }(s, e)) ? null : "outside" : "name" : "link";
   }(e, n.paths) ?? (d.has(nameOf(e.path)) ? "lfs" : null), h = await async function(e, t, n) {
    if (t.length > 300) throw new job_error_JobError(`the agent changed ${t.length} files, but at most 300 can be published`);
    const r = t.filter(({after: e}) => e !== L), s = Buffer.from(r.map(({blob: e}) => `${e}\n`).join("")), o = (await e.run([ "cat-file", "--batch-check=%(objectsize)" ], {
     ...n,
     input: s
    })).split("\n").map(Number);
    !function(e, t) {
     const tooMuch = (e, t, n) => new job_error_JobError(`${e} ${(t / ne).toFixed(1)} MiB, but at most ${n / ne} MiB can be published`);
     for (const [n, {path: r}] of e.entries()) {
      const e = t[n] ?? 0;
      if (e > ee) throw tooMuch(`the agent's file ${file_names_shownPath(r)} has`, e, ee);
     }
     const n = t.reduce((e, t) => e + t, 0);
     if (n > te) throw tooMuch("the agent's files have", n, te);
    }(r, o);
    const i = bytesOf(await e.list([ "cat-file", "--batch" ], {
     ...n,
     input: s
    }));
    let a = 0;
    const next = () => {
     const e = i.indexOf("\n", a) + 1;
     return a = e + (o.shift() ?? 0) + 1, i.subarray(e, a - 1);
    };
    return t.map(({path: e, after: t}) => {
     const n = nameOf(e);
     return t === L ? {
      path: n,
      mode: null
     } : {
      path: n,
      mode: "100755" === t ? t : "100644",
      content: next()
     };
    });
   }(e, sortOut(u, o, why).kept, a);
   for (const e of h) null !== e.mode && re.test(e.content.toString("latin1", 0, 100)) && d.add(e.path);
   const {kept: f, leftOut: p} = sortOut(u, o, why), m = new Set(f.map(({path: e}) => nameOf(e))), w = h.filter(({path: e}) => m.has(e));
   return function(e, {secrets: t, redact: n}) {
    const r = (0, X.p)(t);
    for (const t of e) {
     if (null === t.mode) continue;
     const {path: e, content: s} = t;
     if (r(e) || r(s.toString((0, V.isUtf8)(s) ? "utf8" : "latin1"))) throw new job_error_JobError(`the agent's file ${n(JSON.stringify(e))} holds a secret, so nothing was published`);
    }
   }(w, n), {
    files: w,
    leftOut: p
   };
  }
  async function stage(e, t, n, {files: r, gone: s}, o = () => !0) {
   const update = (t, ...r) => e.run([ "update-index", ...r, "-z", "--stdin" ], {
    ...n,
    input: linesOf(t.filter(o))
   });
   await e.run([ "read-tree", t ], n), await update(s, "--force-remove"), await update(r, "--add", "--replace");
   const i = (await e.list([ "diff-index", "--cached", "--raw", "--no-renames", "-z", t ], n)).matchAll(/:(\d+) (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g).map(([, e = "", t = "", n = "", r = ""]) => ({
    path: r,
    before: e,
    after: t,
    blob: n
   }));
   return [ ...i.filter(({path: e}) => o(e)) ];
  }
  const linesOf = e => bytesOf(e.map(e => `${e}\0`).join(""));
  async function trackedFiles(e, t, n) {
   const r = (await e.list([ "ls-tree", "-r", "-l", "-z", t ], n)).matchAll(/\d+ (\w+) [0-9a-f]+ +(\d+|-)\t([^\0]+)\0/g);
   return new Map(r.map(([, e, t, n = ""]) => [ n, "commit" === e ? null : Number(t) ]));
  }
  const se = /^-{5} context \S+ -{5}$/, oe = /^(Issue|Pull request): #(\d{1,10})(?: (.*))?$/, ie = /^Address: (\S+)$/, ae = /^\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/(\d{1,10})(?:#(?:issuecomment-|discussion_r)\d{1,20})?$/, le = /^-{5} \S|"-{5} \S/;
  function instructionOf(e) {
   const t = e.split(/\r\n|\r|\n/), n = t.findIndex(e => le.test(e));
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
  function requestBody(e, {jobId: t, agent: n, message: r, serverUrl: s, words: o, own: i}) {
   const a = void 0 !== i && null !== i.changedFiles, l = void 0 === i || a ? "" : ` ([run](${i.run}))`, c = `The agent ${code(n)} made these changes in the job ${code(t)}${l}.`, u = [ requestedIn(askingThread(e, s)), `Instruction:\n\n${fenced(instructionOf(e))}`, null === r ? "" : `Message:\n\n${fenced(instructionOf(r))}` ], d = "" === o ? "" : `The agent said:\n\n${fenced(o)}`;
   return `${(0, R.qN)([ c, ...a ? [] : u, d ])}\n`;
  }
  function requestedIn(e) {
   if (null === e) return "";
   const {kind: t, number: n, title: r, url: s} = e;
   return `Requested in ${null === s ? inert(`${t} #${n}`) : `[${t} #${n}](${s})`}${"" === r ? "." : `: ${code(r)}`}`;
  }
  const code = e => inert((0, R.SS)(e, {
   longest: 72
  })), fenced = e => inert((0, R.TL)((0, R.ml)(e, 4e3))), inert = e => e.replace(/[@#](?!\u200b)|\bGH(?=-\d)|:(?=\/\/)/gi, "$&​");
  function titleOf(e, t = 72) {
   const n = e.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").replace(/^[#>*\s-]+/, "").trim();
   return inert((0, R.px)(n, t));
  }
  function askingThread(e, t) {
   const n = e.trimEnd().split(/\r\n|\r|\n/), r = n.findLast(e => se.test(e));
   if (void 0 === r) return null;
   const s = n.slice(n.indexOf(r) + 1, n.lastIndexOf(r)), o = s.findIndex(e => e.startsWith("Description:")), i = o < 0 ? s : s.slice(0, o), find = e => i.map(t => e.exec(t)).find(e => null !== e) ?? [], [, a = "", l, c = ""] = find(oe);
   if (void 0 === l) return null;
   const [, u = ""] = find(ie), [, d] = u.startsWith(t) ? ae.exec(u.slice(t.length)) ?? [] : [], h = d === l ? u : null;
   return {
    kind: a.toLowerCase(),
    number: Number(l),
    title: c.trim(),
    url: h
   };
  }
  var work_addDisposableResource = function(e, t, n) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var r, s;
    if (n) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     r = t[Symbol.asyncDispose];
    }
    if (void 0 === r) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     r = t[Symbol.dispose], n && (s = r);
    }
    if ("function" != typeof r) throw new TypeError("Object not disposable.");
    s && (r = function() {
     try {
      s.call(this);
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
  }, ce = function(e) {
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
     const {git: t, reserved: n, cancelled: r, over: s} = this.#y, {clock: o, runner: i, redact: a} = this.#$, {id: l, until: c} = n;
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
      if (r.aborted) return this.#T ? (0, T.CT)(l) : (0, T.dK)(l, "The run was cancelled before the agent had finished; nothing was pushed.");
      for (const t of v.fC(e)) i.debug(t);
      const t = s.signal.aborted && (e instanceof GitError || e instanceof v.pU), n = t || e instanceof v.pU ? ` ${this.#j(e)}` : "", o = t ? `The changes could not be published, ${de}.` : function(e) {
       return e instanceof v.ro ? v.fI(e) : e instanceof job_error_JobError ? e.message.charAt(0).toUpperCase() + e.message.slice(1) : "The action itself failed; its debug log says more.";
      }(e);
      return this.#_((0, T.dK)(l, a(`${o}${n}`)));
     }
    } catch (t) {
     e.error = t, e.hasError = !0;
    } finally {
     ce(e);
    }
   }
   #j(e) {
    if (!(this.#T && e instanceof v.pU && "unavailable" === e.failure)) return "Nothing was pushed.";
    const {reserved: t, into: n} = this.#y, r = `branch ${E.W0(t.id)}`;
    return null === n ? `The ${r} may be there.` : `The commit may be on the ${r}.`;
   }
   async #E() {
    const {reserved: e, cancelled: t} = this.#y, {clock: n, redact: r, runner: s} = this.#$, o = Math.max(0, e.until - ue - n.now()), {end: i, refused: a} = await this.#S({
     signal: t,
     limitMs: o
    });
    for (const [e, t] of a) s.info(`The agent may not reach ${e}: refused ${(0, R.j6)(t)}.`);
    if ("stdout" in i) {
     this.#k = lastWords(i.stdout, r, T.P2), this.#v = errorIn(i.stderr, r);
     for (const e of r(`${i.stderr}\n${i.stdout}`).split("\n").slice(-200)) s.debug(e);
    }
    if ("timed-out" === i.kind) throw new job_error_JobError(`the agent was stopped, ${de}`);
    !function(e, t, n = "") {
     if ("over-limit" === e.kind || "not-isolated" === e.kind) throw new job_error_JobError(e.reason);
     if ("exited" === e.kind && 0 === e.code) return e.stdout;
     throw new job_error_JobError(`the agent ${describeEnd(e, t, errorWords)}${n}`);
    }(i, r);
   }
   async #S(e) {
    const {prompt: t, plan: n, checkout: r, reserved: s} = this.#y, {environment: o, folder: i, redact: a} = this.#$, l = {
     ...e,
     folder: r.folder,
     input: t
    };
    if ("required" === n.isolation) return async function(e, {surroundings: t, redact: n, ...r}) {
     const s = new AbortController;
     let o = null;
     const i = openNetwork({
      hosts: e.hosts,
      gateway: e.gateway,
      redact: n,
      proxy: t.https_proxy || t.HTTPS_PROXY || null,
      onLimit: e => {
       o = e, s.abort();
      }
     }), a = await (0, g.Tr)(e.command, {
      ...r,
      environment: {
       PATH: e.program.path,
       ...r.environment,
       ...e.environment
      },
      binds: e.program.binds,
      connect: e.hosts.length > 0 || null !== e.gateway ? i.connect : null,
      signal: AbortSignal.any([ r.signal, s.signal ])
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
    }(n, {
     ...l,
     environment: {},
     temp: i,
     surroundings: o,
     redact: a
    });
    const c = {
     ...(0, u.Up)(o, A),
     ...n.environment,
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
     end: await runAgentProcess(n.command, {
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
    const {git: e, checkout: t, plan: n} = this.#y, {redact: r, token: s} = this.#$, o = void 0 === s ? [] : [ s ];
    for (const r of n.secrets) !/[\r\n]/.test(r) && await isIn(r, e, t) || o.push(r);
    return takePublishable(e, t, {
     paths: n.paths,
     redact: r,
     secrets: o
    });
   }
   async #O({files: e, leftOut: t}) {
    const {checkout: n, reserved: r, cancelled: s, over: o, into: i} = this.#y, {commits: a} = this.#$, {id: l} = r, c = function(e, t) {
     if (0 === e.length) return "";
     const n = Object.entries(C).map(([t, n]) => ({
      words: n,
      files: e.filter(({why: e}) => e === t)
     })), r = n.flatMap(({words: [e, t], files: {length: n}}) => 0 === n ? [] : [ `${n} ${1 === n ? e : t}` ]), s = n.flatMap(({files: e}) => e.map(({path: e}) => (0, 
     R.SS)(t(e), {
      longest: 100
     }))), o = [ ...s.slice(0, 3), ...s.length > 3 ? [ "…" ] : [] ];
     return `Left out: ${r.join(", ")} (${o.join(", ")}).`;
    }(t, this.#$.redact);
    if (0 === e.length) {
     if ("" === this.#k && "" === c) throw new job_error_JobError(`the agent changed nothing and gave no answer${after(this.#v)}`);
     return this.#_(null === i ? E.so(l, null) : E.C2(l, i, !1), c);
    }
    const u = E.W0(l), d = e.map(({path: e}) => e), h = this.#A(d, c), f = {
     parent: n.base,
     message: h.commit,
     files: e
    };
    if (null !== i) return this.#_(await this.#x(u, f), c);
    if (null === await this.#P(u, f)) {
     const e = await E.pC(l, this.#$);
     return this.#_(e ?? (0, T.dK)(l, `The branch ${u} was there and is gone.`));
    }
    const p = E.Ln(this.#$, n.ref, u);
    try {
     const e = await a.openPullRequest({
      branch: u,
      base: n.ref,
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
    const {commits: n} = this.#$, {checkout: r} = this.#y;
    try {
     const r = await n.createCommit(t);
     return await this.#C(), "created" === await n.createBranch(e, r, this.#I) ? r : null;
    } catch (s) {
     const o = s instanceof v.pU && 403 === s.status ? await n.branch(r.ref) : null;
     if (null === o || o === t.parent || t.parent !== r.base) throw s;
     if (null !== await this.#N(o, t)) throw s;
     return this.#P(e, {
      ...t,
      parent: o
     });
    }
   }
   async #x(e, t) {
    const {commits: n} = this.#$, {id: r, request: s} = this.#y.reserved, o = await n.createCommit(t), i = await E.fn(r, s, this.#$);
    if ("why" in i) throw new job_error_JobError(`${i.why} Nothing was pushed.`);
    if ("id" in i) return i;
    const {head: a, pull: l} = i;
    if (a === t.parent) return await this.#C(), "moved" === await n.moveBranch(e, o, this.#I) ? E.C2(r, l, !0) : (this.#T = !1, 
    this.#x(e, t));
    const c = await this.#N(a, t);
    if (null === c) return this.#x(e, {
     ...t,
     parent: a
    });
    throw new job_error_JobError(`the branch ${e} has moved, and ${c}; nothing was pushed`);
   }
   async #C() {
    if (!await this.#I.mayRepeat()) throw new job_error_JobError("the changes came too late to be published; nothing was pushed");
    this.#T = !0;
   }
   #I={
    mayRepeat: async () => {
     const {commits: e, clock: t} = this.#$;
     return (e.date() ?? t.now()) < this.#y.reserved.until;
    }
   };
   async #N(e, {files: t}) {
    const n = await this.#$.commits.changedBetween(this.#y.checkout.base, e);
    if (null === n) return "GitHub does not list what has changed there";
    const isNear = (e, t) => `${e}/`.startsWith(`${t}/`), r = t.find(({path: e}) => n.some(t => isNear(e, t) || isNear(t, e)));
    return void 0 === r ? null : `${this.#$.redact(file_names_shownPath(r.path))} was changed there, too`;
   }
   #A(e, t) {
    const {prompt: n, plan: r, reserved: s} = this.#y, {isElsewhere: o, serverUrl: i, runUrl: a, redact: l} = this.#$, c = o ? e : null, u = {
     requestHash: s.request,
     run: a,
     changedFiles: c
    }, d = function(e, {redact: t, ...n}) {
     const {jobId: r, own: s, serverUrl: o} = n, i = t(e), a = null === n.message ? null : t(n.message), l = s?.changedFiles ? function([e = "", ...t]) {
      const n = 0 === t.length ? "" : ` and ${(0, R.hS)(t.length, "more file")}`;
      return `${titleOf(`Update ${e}`, 72 - n.length)}${n}`;
     }(s.changedFiles) : null, c = s && `Docs-Agent-Job: ${r}\nDocs-Agent-Request: ${s.requestHash}`;
     return {
      commit: `${l ?? commitTitle(a ?? i, o)}\n\nAgent: ${inert(n.agent)}\n${c ?? `Job: ${r}`}`,
      title: l ?? requestTitle(i),
      body: requestBody(i, {
       ...n,
       message: a
      })
     };
    }(n, {
     jobId: s.id,
     agent: r.name,
     message: null,
     serverUrl: i,
     words: this.#k,
     own: u,
     redact: l
    });
    return "" === t ? d : {
     ...d,
     body: `${d.body}\n${t}\n`
    };
   }
   async #R(e) {
    const {commits: t, labels: n, runner: r} = this.#$;
    0 !== n.length && await v.wF(t.addLabels(e, n), `Could not label the pull request ${e}`, r);
   }
   #_(e, t = "") {
    const n = [ e.note ?? "", t ].filter(e => "" !== e).join(" "), r = "" === this.#k ? {} : {
     summary: this.#k
    };
    return {
     ...e,
     ..."" === n ? {} : {
      note: n
     },
     ...r
    };
   }
  }
  async function isIn(e, t, {folder: n, gitDir: r, base: s}) {
   const o = {
    folder: n,
    gitDir: r,
    input: Buffer.from(e),
    successes: [ 0, 1 ]
   };
   return "" !== await t.run([ "grep", "-l", "--text", "-F", "-f", "-", s ], o);
  }
  var own_agent_addDisposableResource = function(e, t, n) {
   if (null != t) {
    if ("object" != typeof t && "function" != typeof t) throw new TypeError("Object expected.");
    var r, s;
    if (n) {
     if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
     r = t[Symbol.asyncDispose];
    }
    if (void 0 === r) {
     if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
     r = t[Symbol.dispose], n && (s = r);
    }
    if ("function" != typeof r) throw new TypeError("Object not disposable.");
    s && (r = function() {
     try {
      s.call(this);
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
  }, fe = function(e) {
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
    const {commits: e, inputs: t, environment: n, page: s, ref: o} = this.#$, i = {
     repository: new URL(s).pathname.slice(1),
     branch: o
    }, a = await readingOf(this.#$), {problems: l, unset: c} = "plan" in a ? {
     problems: [],
     unset: []
    } : a, u = "required" === t.isolation;
    return {
     facts: "plan" in a ? {
      ...(0, r.agentFacts)(a.plan),
      documentation: i
     } : null,
     problems: l,
     unset: c,
     keys: r.KEYS,
     documentation: e,
     whyNoIsolation: async () => {
      const e = await isolationProblem(n);
      return u ? e : {
       message: $e,
       hint: e?.message ?? "The agent can be isolated here: remove the line."
      };
     }
    };
   }
   async createJob(e, t, n) {
    if (!n) throw we;
    const r = await this.#q({
     prompt: e,
     reserved: n,
     cancelled: t,
     into: null
    });
    return "id" in r ? {
     kind: "created",
     job: r
    } : {
     kind: "not-created",
     problem: r
    };
   }
   async #q({into: e, ...t}) {
    const n = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const {clock: r} = this.#$, {reserved: s, cancelled: i} = t, {id: a, until: l} = s, c = new AbortController, u = (own_agent_addDisposableResource(n, r.after(l - ue - r.now(), () => c.abort()), !1), 
     AbortSignal.any([ i, c.signal ]));
     try {
      const n = {
       ...this.#$,
       commits: await this.#$.commitsUntil(u)
      }, r = null !== e || !0 === s.isNew ? null : await this.#F(a, n, i);
      if (null !== r) return r;
      this.#B ??= planOf(n);
      const l = await this.#B;
      await n.commits.checkWrite();
      const d = new Git({
       ...n,
       author: {
        name: "docs-agent",
        email: "docs-agent@localhost.invalid"
       },
       signal: u
      }), h = null === e ? n.ref || null : E.W0(a), f = await async function(e, t, n) {
       const {result: r} = await (0, o.LH)(o.mr["github-read"], async () => {
        const [n] = await Promise.allSettled([ checkOut(e, t) ]), r = "rejected" === n.status && n.reason instanceof GitError ? n.reason : null;
        return {
         result: n,
         trouble: "passing" === r?.fault ? "server" : null
        };
       }, n);
       if ("fulfilled" === r.status) return r.value;
       throw await e[Symbol.asyncDispose](), r.reason;
      }(d, h, {
       ...n,
       cancelled: u
      });
      await this.#G(s);
      const p = new Work({
       ...t,
       into: e,
       plan: l,
       git: d,
       checkout: f,
       over: c
      }, n);
      return this.#L.set(own_agent_nameOf(a, null === e ? void 0 : s.request), p.run()), 
      (0, T.sI)(a);
     } catch (e) {
      return i.aborted ? pe : function(e, t) {
       const n = "The documentation could not be fetched";
       if (t) return {
        message: `${n}, ${de}.`,
        hint: me.passing
       };
       if (e instanceof v.dz) return e.problems[0] ?? e;
       if (e instanceof GitError) return {
        message: `${n}: ${e.message}`,
        hint: me[e.fault]
       };
       const r = v.wz(e);
       return "missing" === r.failure ? {
        message: r.message,
        hint: me.refused
       } : r;
      }(e, c.signal.aborted);
     }
    } catch (e) {
     n.error = e, n.hasError = !0;
    } finally {
     fe(n);
    }
   }
   async #F(e, t, n) {
    return E.pC(e, t).catch(t => {
     const r = n.aborted ? "The run was cancelled." : v.fI(v.wz(t));
     return (0, T.dK)(e, `${r} The branch ${E.W0(e)} may be there.`);
    });
   }
   async #G({until: e}) {
    const {inputs: t, runner: n, clock: r, viewer: s} = this.#$;
    if ("none" === t.isolation && n.warning($e), e - ue - r.now() <= be) return;
    const o = await s();
    o.endsWith("[bot]") && "github-actions[bot]" !== o && n.warning(ye);
   }
   async sendMessage(e, t, n, r) {
    if (!r) throw we;
    const s = await E.fn(e, r.request, this.#$).catch(v.wz);
    if (s instanceof v.pU) return {
     kind: "not-sent",
     problem: s
    };
    if ("why" in s) return {
     kind: "not-continuable",
     problem: {
      message: s.why,
      hint: ""
     }
    };
    const o = "id" in s ? s : await this.#q({
     prompt: t,
     reserved: r,
     cancelled: n,
     into: s.pull
    });
    return "id" in o ? {
     kind: "sent",
     job: o
    } : {
     kind: "not-sent",
     problem: o
    };
   }
   async readJob(e, t, n) {
    const r = {
     stack: [],
     error: void 0,
     hasError: !1
    };
    try {
     const t = this.#L.get(own_agent_nameOf(e, n));
     if (void 0 === t) return E.readPublished(e, this.#$, n);
     const s = Promise.withResolvers();
     return own_agent_addDisposableResource(r, this.#$.clock.after(25e3, () => s.resolve((0, 
     T.sI)(e))), !1), {
      kind: "job",
      job: await Promise.race([ t, s.promise ])
     };
    } catch (e) {
     r.error = e, r.hasError = !0;
    } finally {
     fe(r);
    }
   }
   async stopped(e, t) {
    return this.#L.get(own_agent_nameOf(e, t)) ?? null;
   }
  }
  const own_agent_nameOf = (e, t = "") => `${e}/${t}`, we = new Error("What runs here needs its id before."), ge = "Run the job on Linux, outside a container, with `sudo` without a password, such as on `ubuntu-latest`. Or set `isolation: none`: the agent then runs as the user of the runner, and can read whatever that user can, such as the token and other secrets.", be = 3e6, ye = "The token of a GitHub App expires after an hour, and `wait-minutes` is above 50: an agent that takes that long can't publish its changes. Set `wait-minutes` to at most 50.", $e = "`isolation: none`: the agent runs as the user of the runner, without a limit for its network. It can read whatever that user can: the workspace with the credentials that a checkout keeps there, the home folder, the files of other steps, and the variables of its other processes, such as the token and other secrets.", readingOf = ({inputs: e, environment: t}) => (0, 
  r.readAgent)(e, t, e => findProgram(e, t));
  async function planOf(e) {
   const t = await readingOf(e);
   if ("problems" in t) throw new v.dz(t.problems);
   const n = "none" === e.inputs.isolation ? null : await isolationProblem(e.environment);
   if (null === n) return t.plan;
   throw new v.dz([ n ]);
  }
  async function isolationProblem(e) {
   const t = await (0, g.ep)(e);
   return null === t ? null : {
    message: `The agent can't be isolated here. ${t}`,
    hint: ge
   };
  }
 }),
 4071: ((e, t, n) => {
  n.d(t, {
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
  var r = n(4845), s = n(8311);
  const branchOf = e => `docs-agent/${e}`;
  async function readPublished(e, t, n) {
   try {
    const r = void 0 === n ? await findJob(e, t) : await findMessage(e, n, t);
    return null !== r && "id" in r ? {
     kind: "job",
     job: r
    } : {
     kind: "missing",
     problem: {
      message: `The job ${e} left ${void 0 === n ? "no branch and no pull request" : "no commit of this message"}.`,
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
     problem: t,
     retryAfterMs: null
    };
   }
  }
  async function findJob(e, t) {
   const {commits: n} = t, r = branchOf(e), o = await n.pullRequestFrom(r);
   if (null !== o) return completed(e, o.url);
   const i = await n.branch(r);
   if (null === i) return null;
   const a = await n.commit(i);
   if (null === a || !await isOurs(a, e, t)) return (0, s.dK)(e, `The branch ${r} exists, but its commit is not ours. Delete it, and try again.`);
   const [l = ""] = a.message.split("\n"), c = `An agent made these changes in the job \`${e}\`. Its run could not open this pull request.\n`, u = "" === t.ref ? await n.defaultBranch() : t.ref, d = compareAt(t, u, r);
   return t.dryRun ? {
    ...(0, s.dK)(e, `A dry run opens no pull request for the branch ${r}.`),
    openAt: d
   } : jobOf(e, d, await n.openPullRequest({
    branch: r,
    base: u,
    title: l,
    body: c
   }));
  }
  async function findMessage(e, t, n) {
   const {commits: r} = n, o = branchOf(e), [i, a] = [ await r.pullRequestFrom(o), await r.branch(o) ];
   if (null === i) return {
    why: `The job ${e} has no pull request.`
   };
   const l = (await r.commitsUpTo(a ?? i.headSha)).filter(({message: e}) => e.split("\n").includes(`Docs-Agent-Request: ${t}`));
   for (const t of l) if (await isOurs(t, e, n)) return updated(e, i, !0);
   return l.length > 0 ? (0, s.dK)(e, `A commit of pull request ${i.number} names this request, but it is not ours.`) : "open" !== i.state ? {
    why: `Pull request ${i.number} is ${i.state}.`
   } : null === a ? {
    why: `The branch ${o} is gone.`
   } : {
    pull: i,
    head: a
   };
  }
  const updated = (e, {url: t}, n) => ({
   ...completed(e, t),
   added: n
  });
  async function isOurs(e, t, {viewer: n}) {
   const {message: r, verified: s, author: o, committer: i} = e;
   if (!s || !r.split("\n").includes(`Docs-Agent-Job: ${t}`)) return !1;
   const a = await n();
   return o === a && (i === a || "web-flow" === i);
  }
  function compareAt({page: e}, t, n) {
   const [r, s] = [ t, n ].map(e => encodeURIComponent(e).replaceAll("%2F", "/").replace(/[()]/g, e => "(" === e ? "%28" : "%29"));
   return `${e}/compare/${r}...${s}?expand=1`;
  }
  const o = 'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
  function jobOf(e, t, n) {
   return "not-permitted" !== n.kind ? completed(e, n.pullRequest.url) : {
    ...(0, s.dK)(e, `GitHub says: ${n.words}`),
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
  function notOpenedFor(e, t, n) {
   return {
    ...(0, s.dK)(e, `${(0, r.fI)(n).trim()} The changes are on the branch ${branchOf(e)}.`),
    openAt: t
   };
  }
 })
};