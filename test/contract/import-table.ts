/**
 * The imports that each place may use, as data; `CONTRIBUTING.md` sums it up. A place is a folder of `src`
 * (`report/`) or a file in it (`action/main`); what has a row of its own is not bound by the row of the folder around it.
 * Imports that a row does not name are forbidden.
 */
export interface Row {
  readonly places: readonly string[];
  /** Our own places; a folder may always import itself. */
  readonly may: readonly string[];
  /** Our own places that may only be imported as types. */
  readonly mayTypes?: readonly string[];
  /** Our own places that may be loaded by `import()` only. */
  readonly mayLoad?: readonly string[];
}

/** The product's words: they import nothing but each other. */
const WORDS = ['action/words/', 'report/period'];
/** The page of ports, and the subjects that it lists. */
const PORTS = ['action/ports', 'action/ports/'];
const WORLD = [...PORTS, 'action/world'];
const REDACTED = [...PORTS, 'action/redaction/redactor'];
const EVENT = ['action/event/', 'action/command/'];
const PARTS = ['action/prompt/', 'action/value/', 'action/wording/'];
const STORIES = 'action/stories/';
const ADAPTERS = ['action/service-client/', 'action/github/', 'action/runner/'];
/** The readers of what the redactor reads, too: with their escapes decoded. */
const READINGS = ['action/redaction/readings'];
/** With these the local service runs its agents, isolated or not. */
const RUN_AGENTS = ['agent/run-agent', 'agent/run-plan', 'agent/agent-process', 'agent/process', 'agent/isolation/'];
/** What else the local service and its own agent need of `agent/`: it runs nothing. */
const HELPERS = ['agent/git-address', 'agent/job-error', 'agent/file-names', 'agent/temporary-folders', 'agent/texts'];
/** With these the local service opens its agent's pull requests. */
const RUN = ['action/runner/run-context', 'action/runner/system-clock'];
const TO_GITHUB = ['action/github/commits', 'action/http/send', ...RUN];

export const importTable: readonly Row[] = [
  { places: WORDS, may: [] },
  { places: PORTS, may: [], mayTypes: [...WORDS, ...PORTS] },
  { places: ['action/world'], may: [], mayTypes: ['action/ports', 'action/event/inputs'] },
  { places: ['action/outcome'], may: WORDS, mayTypes: PORTS },
  { places: ['action/words/hidden'], may: [] },
  { places: ['action/command/'], may: [...WORDS, 'action/event/input-forms'] },
  { places: ['action/event/'], may: [...WORDS, 'action/redaction/addresses'], mayTypes: PORTS },
  { places: ['action/prompt/', 'action/doctor/', 'action/value/'], may: WORDS, mayTypes: PORTS },
  { places: ['action/wording/'], may: [...WORDS, 'action/value/'], mayTypes: [...PORTS, 'action/outcome'] },
  { places: ['action/request/'], may: [...WORDS, ...EVENT, ...PARTS], mayTypes: [...WORLD, 'action/outcome'] },
  {
    places: [STORIES],
    may: [...WORDS, ...EVENT, ...PARTS, 'action/outcome', 'action/request/', 'action/doctor/', 'report/'],
    mayTypes: WORLD,
  },
  { places: ['report/'], may: [...WORDS, ...READINGS], mayTypes: WORLD },
  { places: ['action/http/'], may: ['action/words/errors', 'action/redaction/addresses'], mayTypes: PORTS },
  { places: ['action/redaction/'], may: ['action/words/hidden'] },
  { places: ['action/redaction/addresses'], may: [] },
  { places: ADAPTERS, may: [...WORDS, 'action/http/', 'action/redaction/addresses'], mayTypes: REDACTED },
  {
    places: ['action/connections'],
    may: [...WORDS, 'action/http/', 'action/github/lazy-repository', 'action/runner/'],
    mayTypes: REDACTED,
    mayLoad: ['action/github/repository', 'action/github/commits'],
  },
  { places: ['action/own-agent/'], may: [...WORDS, 'agent/'], mayTypes: PORTS },
  {
    places: ['action/own-agent/jobs', 'action/own-agent/reader'],
    may: ['action/own-agent/reader', 'action/runner/'],
    mayTypes: [...PORTS, ...EVENT, 'action/world', 'action/connections', 'action/redaction/redactor'],
    // Only a run with `agent` loads them.
    mayLoad: ['action/own-agent/own-agent', 'action/own-agent/published'],
  },
  {
    places: ['action/main'],
    may: [...WORDS, ...EVENT, ...ADAPTERS, 'action/outcome', 'action/redaction/', 'action/connections', STORIES],
    mayTypes: WORLD,
    mayLoad: ['action/own-agent/jobs', 'agent/check-agent'],
  },
  {
    places: ['action/post'],
    may: [
      ...[...WORDS, ...EVENT, 'action/redaction/', 'action/connections', 'action/stories/post', 'action/runner/'],
      ...['action/own-agent/reader', 'action/service-client/caller'],
    ],
    mayTypes: PORTS,
  },
  {
    places: ['action/index'],
    may: ['action/runner/left-over', 'action/runner/quick-exit', 'action/words/hidden'],
    mayLoad: ['action/main', 'action/post'],
  },
  { places: ['agent/'], may: [...WORDS, 'action/http/', 'action/redaction/'], mayTypes: PORTS },
  {
    places: ['service/'],
    may: [
      ...RUN_AGENTS,
      ...['agent/check-agent', 'agent/network/line', 'action/event/input-forms', ...HELPERS],
      ...['action/service-client/contract', 'action/redaction/redactor', ...TO_GITHUB],
    ],
    mayTypes: ['action/github/octokit', 'action/ports/commits'],
  },
  { places: ['playground/'], may: ['service/'] },
];

const LOCAL = ['playground/', 'service/'];
const RENDERERS = ['raw', 'sanitize', 'stringify'].map((name) => `rehype-${name}`);
const PARSERS = ['breaks', 'gfm', 'parse', 'rehype'].map((name) => `remark-${name}`);
const OF_LOCAL = ['@hono/node-server', '@valibot/to-json-schema', 'hono', 'isbot', ...RENDERERS, ...PARSERS];

/** One package, one owner: the places that may import it. A package without an owner may not be imported anywhere. */
export const packageOwners: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['action/runner/'],
  '@actions/expressions': ['action/doctor/'],
  '@octokit': ['action/github/', 'playground/'],
  'fastest-levenshtein': ['action/event/', 'action/command/', 'action/doctor/', 'service/'],
  htmlparser2: ['action/prompt/'],
  ...Object.fromEntries([...OF_LOCAL, 'unified', 'unist-util-visit'].map((name) => [name, LOCAL])),
  'csv-stringify': ['report/'],
  undici: ['action/http/'],
  yaml: ['playground/', 'service/', 'action/doctor/'],
  valibot: [...EVENT, ...ADAPTERS, 'action/value/', 'action/request/', 'report/', 'playground/', 'service/', 'agent/'],
};

/** The parts of Node that only compute or observe, with the places that may import them. */
export const quietBuiltinOwners: Readonly<Record<string, readonly string[]>> = {
  crypto: ['action/value/', 'action/request/', 'action/stories/'],
  diagnostics_channel: ['action/http/'],
  util: ['action/http/'],
  zlib: ['action/http/'],
};

/** What the root's folders must not import. Only tests, and benchmarks for their builders, import tests. */
export const OUT_OF_BOUNDS = { src: ['tools', 'bench', 'test'], tools: ['bench', 'test'] };

/** Only these places import the parts of Node that reach the outside world (files, processes, sockets, timers). */
export const OUTSIDE_WORLD: readonly string[] = ['action/runner/', 'agent/', 'service/', 'playground/'];

/** What runs before any decision: it must not reach any package, over any number of imports. */
export const BEFORE_ANY_PACKAGE = ['action/runner/left-over', 'action/runner/quick-exit', 'action/words/hidden'];

/**
 * What a place must not reach, over any number of imports, types included: this way the post process, and everything
 * that only reads jobs, can never start a job by mistake.
 */
export const OUT_OF_REACH: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'action/service-client/caller', to: 'action/service-client/docs-service' },
  { from: 'action/post', to: 'action/service-client/docs-service' },
  { from: 'action/post', to: 'action/request/start' },
  { from: 'action/post', to: 'action/main' },
  { from: 'action/post', to: 'action/own-agent/own-agent' },
];
