import { matchesGlob } from 'node:path/posix';
import type { Redact } from '../action/redaction/redactor.ts';
import { codeSpan } from '../action/words/markdown.ts';
import { bytesOf, foldersAbove, nameOf, plainName } from './file-names.ts';

/** What of an agent's changes may be published. */
export interface PublishRules {
  /** Folders, files and globs that the agent may change; empty: everything. */
  readonly paths: readonly string[];
  /** No changed file may hold one of them. */
  readonly secrets: readonly string[];
  /** Applied to the name of a file that holds one. */
  readonly redact: Redact;
}

export type LeftOut = Readonly<{ path: string; why: Why }>;

/** A change of the index: modes as in a tree, `NO_FILE` if there is none. Paths hold their bytes as latin1. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** What it has become. */
  readonly blob: string;
}

/** Why something is left out, in words for one and for more. */
const REASONS = {
  git: ['file with Git settings', 'files with Git settings'],
  ci: ['CI file', 'CI files'],
  owners: ['file that names code owners', 'files that name code owners'],
  instructions: ['file that instructs agents or editors', 'files that instruct agents or editors'],
  alias: ['file with a Windows short name', 'files with Windows short names'],
  link: ['symbolic link', 'symbolic links'],
  special: ['pipe, socket or device', 'pipes, sockets or devices'],
  submodule: ['submodule', 'submodules'],
  lfs: ['file that Git stores through a filter (such as LFS)', 'files that Git stores through a filter (such as LFS)'],
  ignored: ['ignored file or folder', 'ignored files or folders'],
  name: ["file whose name isn't UTF-8", "files whose names aren't UTF-8"],
  outside: ['file outside `agent-paths`', 'files outside `agent-paths`'],
} as const satisfies Record<string, readonly [one: string, more: string]>;

export type Why = keyof typeof REASONS;

const MOST_NAMED = 3;
/** Says how many files were left out, why, and the names of the first; empty if none were. The names are an agent's. */
export function leftOutSentence(leftOut: readonly LeftOut[], redact: Redact): string {
  if (leftOut.length === 0) return '';
  const groups = Object.entries(REASONS).map(([reason, words]) => ({
    words,
    files: leftOut.filter(({ why }) => why === reason),
  }));
  const counts = groups.flatMap(({ words: [one, more], files: { length } }) =>
    length === 0 ? [] : [`${length} ${length === 1 ? one : more}`],
  );
  const names = groups.flatMap(({ files }) => files.map(({ path }) => codeSpan(redact(path), { longest: 100 })));
  const named = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])];
  return `Left out: ${counts.join(', ')} (${named.join(', ')}).`;
}

/** What no agent may change, as looked up on 26 November 2026: in lower case; `*` is any characters, `?` at most one. */
const NAMES: readonly (readonly [why: Why, names: string])[] = [
  [
    'git',
    '.git .gitmodules .gitattributes .lfsconfig .githooks .husky .pre-commit-config.y?ml lefthook*.y?ml .lefthook*.y?ml',
  ],
  [
    'ci',
    `.github .gitlab .gitlab-ci*.y?ml .gitea .forgejo .circleci .travis.y?ml .drone.* .cirrus.* .woodpecker* .buildkite
    .semaphore .tekton .azure-pipelines .azuredevops azure-pipelines*.y?ml bitbucket-pipelines*.y?ml appveyor*.y?ml
    .appveyor*.y?ml wercker.yml buildspec*.y?ml cloudbuild*.y?ml cloudbuild*.json jenkinsfile* *.jenkinsfile .jenkins
    .teamcity .builds .build.yml .zuul.* zuul.y?ml zuul.d .harness .codefresh codefresh*.y?ml bamboo-specs bitrise.yml
    codemagic.y?ml .shippable.yml shippable.yml screwdriver.y?ml .scrutinizer.yml .space.kts`,
  ],
  ['owners', 'codeowners'],
  [
    'instructions',
    `agents.md agents.override.md agents.local.md claude.md claude.local.md gemini.md qwen.md warp.md crush.md .mcp.json
    .agent .agents .aider .aider.* .aiderignore .aiassistant .amazonq .augment* .claude* .cline* .codeium* .codex*
    .coderabbit.* .continue* .copilot* .crush* crush.json .cursor* .factory .firebender* firebender.json .gemini* .goose*
    .idx .junie* .kilocode* .kiro* opencode.json? .opencode* .openhands* .pi .pr_agent.toml .qwen* .replit .roo .rooignore
    .roomodes .roorules* .ruler .rules .tabnine* .trae* .vibe .windsurf* .devcontainer* .dir-locals*.el .exrc .fleet
    .gitpod* .idea .nvim.lua .nvimrc .vimrc .vs .vscode .zed *.code-workspace *.sublime-project`,
  ],
];
/** What a name that ends with a star doesn't match: documentation may be about such files. */
const PAGE = '.*\\.(?:mdx?|rst|adoc|html?|txt|png|jpe?g|gif|svg|webp)$';
const PATTERNS = NAMES.map(([why, names]) => {
  const sources = names.split(/\s+/).map((name) => {
    const source = name.replace(/[.?*]/g, (sign) => (sign === '.' ? '\\.' : `.${sign}`));
    return /^[^.].*\*$/.test(name) ? `(?!${PAGE})${source}` : source;
  });
  return { why, pattern: new RegExp(`^(?:${sources.join('|')})$`) };
});
/** On Windows, `CLAUDE~1` may be `.claude`, and `MCP~1.JSO` may be `.mcp.json`. */
const SHORT_NAME = /^(?=[^.]{3,8}(?:\.|$))[^.]+~\d+(?:\.[^.]{1,3})?$/;
export const NO_FILE = '000000';
const REGULAR = ['100644', '100755', NO_FILE];

/** Decides by path and modes why a change is left out; null if it may be published. */
export function whyLeftOut({ path, before, after }: Change, paths: readonly string[]): Why | null {
  const shown = nameOf(path);
  const names = shown.split('/').map((name) => plainName(name.normalize('NFKC')));
  const found = PATTERNS.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (found !== undefined) return found.why;
  if (names.some((name) => SHORT_NAME.test(name))) return 'alias';
  if (before === '160000' || after === '160000') return 'submodule';
  if (!REGULAR.includes(before) || !REGULAR.includes(after)) return 'link';
  if (!bytesOf(path).equals(Buffer.from(shown))) return 'name';
  return paths.length === 0 || paths.some((glob) => isWithin(shown, glob)) ? null : 'outside';
}

/**
 * Checks whether a glob, in any letter case, matches a path. Without wildcards at its end, or with two stars (`docs`,
 * `docs/**`), it stands for everything below, too.
 */
function isWithin(path: string, glob: string): boolean {
  const wanted = comparable(glob).replace(/^(?:\.?\/)+/, '');
  const name = wanted.replace(/\/(?:\*\*\/?)?$/, '');
  const isFolder = name !== wanted || !/[*?[\]{}()][^/]*$/.test(name);
  const at = comparable(path);
  return (isFolder ? [at, ...foldersAbove(at)] : [at]).some((place) => matchesGlob(place, name));
}

const comparable = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * Separates what may be published. What is left out stays as it was, so nothing is published that is in its place or
 * below it: if a folder became a link, its files stay, too. Of these, only what the agent has written counts.
 */
export function sortOut(changes: readonly Change[], skipped: readonly LeftOut[], why: (change: Change) => Why | null) {
  const left = new Map(skipped.map((each) => [each.path, each.why]));
  const above = new Map<string, Why>();
  const counted = new Map(left);
  let kept = changes;
  let reasonOf = why;
  for (;;) {
    const found = kept.map((change) => ({ ...change, reason: reasonOf(change) }));
    kept = found.filter(({ reason }) => reason === null);
    for (const { path, before, after, reason } of found) {
      if (reason === null) continue;
      left.set(path, reason);
      if (before !== NO_FILE) for (const folder of foldersAbove(path)) above.set(folder, reason);
      if (after !== NO_FILE || reasonOf === why) counted.set(path, reason);
    }
    if (reasonOf !== why && kept.length === found.length) break;
    reasonOf = ({ path }) => {
      const place = [path, ...foldersAbove(path)].find((each) => left.has(each));
      return left.get(place ?? path) ?? above.get(path) ?? null;
    };
  }
  return { kept, leftOut: Array.from(counted, ([path, reason]) => ({ path: nameOf(path), why: reason })) };
}
