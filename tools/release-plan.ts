import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import process, { argv, env } from 'node:process';

/** A release's notes, and the tag that it moves. */
export interface ReleasePlan {
  /** The version's section of the changelog, without its heading. */
  readonly notes: string;
  /** The tag that follows the newest release of a major version (`v1`), or null if this is not the newest. */
  readonly majorTag: string | null;
}

/**
 * Plans the release of a tag. Throws an `Error` that says what to fix if it is not the tag of a release or not the
 * version in `package.json`, or if the changelog says nothing about it or calls it unreleased.
 */
export function planRelease(
  tag: string,
  {
    version,
    changelog,
    tags,
  }: { readonly version: string; readonly changelog: string; readonly tags: readonly string[] },
): ReleasePlan {
  if (numbersOf(tag) === null) throw new Error(`${tag} is not the tag of a release: it must be "v" and three numbers.`);
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json says ${version}.`);
  return { notes: notesOf(version, changelog), majorTag: isNewest(tag, tags) ? majorOf(tag) : null };
}

function notesOf(version: string, changelog: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version}".`);
  const [heading = '', ...lines] = section.split('\n');
  if (!/^\S+( \(\d{4}-\d{2}-\d{2}\))?$/.test(heading)) {
    throw new Error(`CHANGELOG.md must say "## ${version} (YYYY-MM-DD)", not "## ${heading}".`);
  }
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

/** A fix of an older version must not move the major tag back from a newer one. */
function isNewest(tag: string, tags: readonly string[]): boolean {
  return tags.filter((other) => majorOf(other) === majorOf(tag)).every((other) => compare(other, tag) <= 0);
}

function compare(one: string, other: string): number {
  const [ours, theirs] = [numbersOf(one) ?? [], numbersOf(other) ?? []];
  return ours.map((number, index) => number - (theirs[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function majorOf(tag: string): string | null {
  const [major] = numbersOf(tag) ?? [];
  return major === undefined ? null : `v${major}`;
}

function numbersOf(tag: string): readonly number[] | null {
  const [, ...numbers] = /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(tag) ?? [];
  return numbers.length === 0 ? null : numbers.map(Number);
}

/** What was checked: `tools/check-release.mjs` compares it with the files to publish. */
interface Checked {
  readonly commit: string;
  /** SHA-256 of the archive before it is compressed. */
  readonly archive: string;
}

/** Writes the plan for the jobs that follow, in the runner's form for values of several lines. */
function outputsOf({ notes, majorTag }: ReleasePlan, { commit, archive }: Checked): string {
  // No line of the notes can be equal to this one.
  const end = `end-of-notes-${crypto.randomUUID()}`;
  return `commit=${commit}\narchive=${archive}\nmajor-tag=${majorTag ?? ''}\nnotes<<${end}\n${notes}\n${end}\n`;
}

function checkedAt(tag: string): Checked {
  const options = { maxBuffer: 256 * 1024 * 1024 };
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], options).toString().trim();
  const tar = execFileSync('git', ['archive', '--format=tar', `--prefix=docs-agent-${tag}/`, commit], options);
  return { commit, archive: createHash('sha256').update(tar).digest('hex') };
}

// Run by the release workflow with the tag, at the root of the repository; elsewhere it shows the plan.
if (import.meta.main) {
  try {
    const tag = argv[2] ?? '';
    const plan = planRelease(tag, {
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
      changelog: readFileSync('CHANGELOG.md', 'utf8'),
      tags: execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n'),
    });
    console.log(`${plan.notes}\n\nMajor tag: ${plan.majorTag ?? 'stays where it is'}`);
    const file = env['GITHUB_OUTPUT'];
    if (file) appendFileSync(file, outputsOf(plan, checkedAt(tag)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
