/**
 * The imports that each place may use, as data; `CONTRIBUTING.md` says the same in prose. A place is a folder of `src` (`jobs/`) or a
 * file in it (`errors`); a file with its own row is not bound by its folder's. Imports that a row does not name are forbidden.
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

/** The product's words: they import nothing of ours, except that the inputs use the modes and the job statuses. */
const BASIC_WORDS = ['errors', 'markdown', 'marker-line', 'modes', 'commands', 'jobs/job', 'visitors/period'];
const WORDS = [...BASIC_WORDS, 'action-spec'];
/** The page of ports, and the subjects that it lists. */
const PORTS = ['ports', 'ports/'];
const PARTS = ['thread/', 'jobs/', 'prompt/', 'visitors/', 'doctor/'];
/** What we say about what `thread/` records. */
const WORDING = 'wording/';
/** The pull requests that our jobs make. */
const PULL_REQUESTS = 'pull-requests/';
const ADAPTERS = ['service/', 'github/', 'runner/'];

export const importTable: readonly Row[] = [
  { places: BASIC_WORDS, may: [] },
  { places: ['action-spec'], may: ['modes', 'jobs/job'] },
  { places: PORTS, may: [], mayTypes: [...WORDS, ...PORTS] },
  { places: ['world'], may: [], mayTypes: ['ports', 'trigger/inputs'] },
  { places: ['outcome'], may: WORDS, mayTypes: PORTS },
  { places: ['trigger/precheck'], may: [] },
  { places: ['trigger/'], may: [...WORDS, 'trigger/precheck', 'redaction/user-info', ...PORTS, 'outcome'] },
  { places: PARTS, may: [...WORDS, ...PORTS, 'outcome'], mayTypes: ['world'] },
  { places: [WORDING], may: [...WORDS, ...PORTS, 'outcome', 'thread/', 'jobs/'] },
  { places: [PULL_REQUESTS], may: [...WORDS, ...PORTS, 'thread/', WORDING], mayTypes: ['world'] },
  // It reads others' words as the redactor reads them: with their escapes decoded.
  {
    places: ['visitors/evidence/readers-words', 'visitors/evidence/addresses'],
    may: ['visitors/', 'redaction/readings', 'redaction/text-view'],
  },
  {
    places: ['runs/'],
    may: [...WORDS, ...PORTS, 'outcome', 'trigger/', ...PARTS, WORDING, PULL_REQUESTS],
    mayTypes: ['world'],
  },
  { places: ['http/'], may: ['errors'], mayTypes: PORTS },
  { places: ['redaction/'], may: ['marker-line'] },
  { places: ['redaction/user-info'], may: [] },
  { places: ADAPTERS, may: [...WORDS, 'http/', 'redaction/user-info'], mayTypes: [...PORTS, 'redaction/redactor'] },
  { places: ['local/'], may: ['service/contract', 'redaction/redactor'] },
  {
    places: ['connections'],
    may: [...WORDS, 'http/', 'github/lazy-repository', 'runner/'],
    mayTypes: [...PORTS, 'redaction/redactor'],
    mayLoad: ['github/repository'],
  },
  {
    places: ['main'],
    mayTypes: ['world'],
    may: [
      ...WORDS,
      ...PORTS,
      'outcome',
      'redaction/',
      'connections',
      'trigger/',
      ...PARTS,
      WORDING,
      'runs/',
      'http/',
      ...ADAPTERS,
    ],
  },
  {
    places: ['post'],
    may: [...WORDS, 'redaction/', 'connections', 'trigger/', 'runs/run-post', 'runner/', 'service/read-job'],
    mayTypes: PORTS,
  },
  {
    places: ['index'],
    may: ['runner/left-over', 'runner/quick-exit', 'trigger/precheck'],
    mayLoad: ['main', 'post'],
  },
];

/** One package, one owner: the places that may import it. A package without an owner may not be imported anywhere. */
export const packageOwners: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['runner/'],
  '@octokit': ['github/', 'local/'],
  '@hono/node-server': ['local/'],
  '@valibot/to-json-schema': ['local/'],
  'fastest-levenshtein': ['trigger/', 'doctor/'],
  hono: ['local/'],
  htmlparser2: ['prompt/'],
  'rehype-raw': ['local/'],
  'rehype-sanitize': ['local/'],
  'rehype-stringify': ['local/'],
  'remark-breaks': ['local/'],
  'remark-gfm': ['local/'],
  'remark-parse': ['local/'],
  'remark-rehype': ['local/'],
  unified: ['local/'],
  'unist-util-visit': ['local/'],
  'csv-stringify': ['visitors/'],
  undici: ['http/'],
  yaml: ['local/', 'doctor/'],
  valibot: ['trigger/', 'thread/', 'visitors/', 'service/', 'github/', 'runner/', 'local/'],
};

/** The parts of Node that only compute or observe, with the places that may import them. */
export const quietBuiltinOwners: Readonly<Record<string, readonly string[]>> = {
  crypto: ['thread/', 'jobs/', 'runs/'],
  diagnostics_channel: ['http/'],
  util: ['http/'],
  zlib: ['http/'],
};

/** What the root's folders must not import. Only tests, and benchmarks for their builders, import tests. */
export const OUT_OF_BOUNDS: Readonly<Record<string, readonly string[]>> = {
  src: ['tools', 'bench', 'test'],
  tools: ['bench', 'test'],
};

/** Only these places import the parts of Node that reach the outside world (files, processes, sockets, timers). */
export const OUTSIDE_WORLD: readonly string[] = ['runner/', 'local/'];

/** What runs before any decision: it must not reach any package, over any number of imports. */
export const BEFORE_ANY_PACKAGE: readonly string[] = ['runner/left-over', 'runner/quick-exit', 'trigger/precheck'];

/**
 * What a place must not reach, over any number of imports, types included: this way the post process, and everything
 * that only reads jobs, can never start a job by mistake.
 */
export const OUT_OF_REACH: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'service/read-job', to: 'service/create-job' },
  { from: 'service/read-job', to: 'service/send-message' },
  { from: 'post', to: 'service/create-job' },
  { from: 'post', to: 'service/send-message' },
  { from: 'post', to: 'runs/request/send-request' },
  { from: 'post', to: 'main' },
];
