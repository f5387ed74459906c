// Run by the release workflow's job with write access, with the archive that it is about to publish. It must run on any
// runner's Node, before anything is installed, so it is plain JavaScript and needs only git.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';

const COMMIT = /^[0-9a-f]{40}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const VERSION_TAG = /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Compares the values from the runner and the job without rights with the commit itself; returns a line for each problem. */
function problemsOf(claimed, found) {
  const { tag, ref, refType, sha, commit, archive, notes, majorTag } = claimed;
  if (!VERSION_TAG.test(tag)) return [`${show(tag)} is not the tag of a release: it must be "v" and three numbers.`];
  if (!COMMIT.test(sha)) return [`${show(sha)} is not a commit id.`];
  const major = tag.slice(0, tag.indexOf('.'));
  const expectedMajor = isNewest(tag, found.tags) ? major : '';
  return [
    [ref === `refs/tags/${tag}` && refType === 'tag', `The run is for ${show(ref)}, not for the tag ${tag}.`],
    [found.head === sha, `The working copy is at ${show(found.head)}, but the run is for ${sha}.`],
    [found.tagged === sha, `The tag ${tag} is at ${show(found.tagged)}, but the run is for ${sha}.`],
    [COMMIT.test(commit) && commit === sha, `The commit ${show(commit)} was checked, but the run is for ${sha}.`],
    [tag === `v${found.version}`, `The tag is ${tag}, but package.json says ${show(found.version)}.`],
    [
      DIGEST.test(archive) && archive === found.archive,
      `${show(archive)} was checked, but the archive is ${found.archive}.`,
    ],
    [notes !== '' && notes === found.notes, 'The notes are not those of this version in CHANGELOG.md.'],
    [majorTag === expectedMajor, `The major tag is ${show(majorTag)}, but should be ${show(expectedMajor)}.`],
  ].flatMap(([isRight, problem]) => (isRight ? [] : [problem]));
}

/** Makes a value of another job harmless in a log: one line, and no command for the runner. */
function show(value) {
  return JSON.stringify(value.slice(0, 200));
}

function numbersOf(tag) {
  const [, ...numbers] = VERSION_TAG.exec(tag) ?? [];
  return numbers.map(Number);
}

/** Checks whether no other release of the same major version is newer. */
function isNewest(tag, tags) {
  const [major, ...own] = numbersOf(tag);
  return tags.every((other) => {
    const [otherMajor, ...numbers] = numbersOf(other);
    const difference = numbers.map((number, index) => number - own[index]).find((each) => each !== 0) ?? 0;
    return otherMajor !== major || difference <= 0;
  });
}

function notesIn(changelog, version) {
  const section = changelog.split(/^## /m).find((text) => text.split(/\s/, 1)[0] === version) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

function git(...parameters) {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

/** Reads what the claims are compared with: the commit's own files, the tags, and the archive. */
function lookUp({ tag, sha }, archiveFile) {
  if (!VERSION_TAG.test(tag) || !COMMIT.test(sha)) return null;
  const { version } = JSON.parse(git('show', `${sha}:package.json`));
  return {
    head: git('rev-parse', 'HEAD'),
    tagged: git('rev-parse', '--verify', `refs/tags/${tag}^{commit}`),
    version: String(version),
    notes: notesIn(git('show', `${sha}:CHANGELOG.md`), String(version)),
    tags: git('tag', '--list').split('\n'),
    archive: createHash('sha256')
      .update(gunzipSync(readFileSync(archiveFile)))
      .digest('hex'),
  };
}

const value = (name) => process.env[name] ?? '';
const claimed = {
  tag: value('GITHUB_REF_NAME'),
  ref: value('GITHUB_REF'),
  refType: value('GITHUB_REF_TYPE'),
  sha: value('GITHUB_SHA'),
  commit: value('CHECKED_COMMIT'),
  archive: value('CHECKED_ARCHIVE'),
  notes: value('NOTES'),
  majorTag: value('MAJOR_TAG'),
};
const problems = problemsOf(claimed, lookUp(claimed, process.argv[2] ?? ''));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else appendFileSync(value('GITHUB_OUTPUT'), `moves-major-tag=${claimed.majorTag !== ''}\n`);
