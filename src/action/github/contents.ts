import * as v from 'valibot';
import type { Contents, FolderEntry } from '../ports/contents.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask, list, unlessMissing } from './calls.ts';
import { isNotAvailable, isTooLarge, UnreadableAnswer } from './github-error.ts';
import { type Access, placeOf } from './octokit.ts';
import { filesOfCommit, listedCommit, repositoryFacts } from './schemas.ts';

/** Requests a folder with its files. `HEAD` is the default branch. */
const FOLDER_QUERY = `query($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }
    }
  }
}`;

const blob = v.object({
  byteSize: v.optional(v.number(), 0),
  isTruncated: v.optional(v.boolean(), false),
  text: v.optional(v.nullable(v.string()), null),
});
const MODE_OF_LINK = 0o120_000;

/** An entry of a tree: a file, folder, link or submodule. */
const treeEntry = v.pipe(
  v.object({ name: v.string(), type: v.string(), mode: v.number(), object: v.nullable(blob) }),
  v.transform(({ name, type, mode, object }): FolderEntry => {
    const { byteSize: bytes = 0, isTruncated = false, text = null } = object ?? {};
    if (type === 'tree') return { name, kind: 'folder', bytes: 0, text: null };
    if (type !== 'blob' || mode === MODE_OF_LINK) return { name, kind: 'other', bytes, text: null };
    return { name, kind: 'file', bytes, text: isTruncated ? null : (text?.replace(/^\uFEFF/, '') ?? null) };
  }),
);

/** The answer to `FOLDER_QUERY`; null if there is no such folder. */
const folder = v.pipe(
  v.object({ repository: v.object({ object: v.nullable(v.object({ entries: v.optional(v.array(treeEntry)) })) }) }),
  v.transform(({ repository }) => repository.object?.entries ?? null),
);

/** A file that holds text. Above 1 MB its encoding is `none`, and it has no content. */
const textFile = v.pipe(
  v.object({ type: v.literal('file'), encoding: v.literal('base64'), content: v.string() }),
  v.transform(({ content }) => Buffer.from(content, 'base64')),
  v.check((bytes) => isText(bytes), 'the file is not UTF-8'),
  v.transform((bytes) => bytes.toString('utf8').replace(/^\uFEFF/, '')),
);

function isText(bytes: Buffer): boolean {
  return bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8'));
}

const READ_CONTENTS = '`contents: read`';
/** The content type of a rendering: read in another character set, what it hides could become visible. */
const UTF8_HTML = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** The files and commits of the default branch, and Markdown rendered. */
export class DefaultBranch implements Contents {
  readonly #github: Access;

  constructor(github: Access) {
    this.#github = github;
  }

  readonly facts: Contents['facts'] = () => {
    const { octokit, place } = this.#github;
    const undertaking = { what: 'show the repository', permission: READ_CONTENTS };
    return ask(undertaking, repositoryFacts, () => octokit.request('GET /repos/{owner}/{repo}', { ...place }));
  };

  readonly folder: Contents['folder'] = (path) => {
    const { octokit, place } = this.#github;
    const wanted = { owner: place.owner, name: place.repo, expression: `HEAD:${path}` };
    return ask({ what: `show the folder ${path}`, permission: READ_CONTENTS }, folder, async () => ({
      data: await octokit.graphql(FOLDER_QUERY, wanted),
    }));
  };

  readonly textFile: Contents['textFile'] = ({ repository, path, ref }) => {
    const { octokit } = this.#github;
    const undertaking = { what: `show the file ${path} of ${repository}`, permission: READ_CONTENTS };
    return unlessMissing(
      ask(undertaking, textFile, () =>
        octokit.request('GET /repos/{owner}/{repo}/contents/{path}', { ...placeOf(repository), path, ref }),
      ),
    );
  };

  readonly commitsUnder: Contents['commitsUnder'] = async (under, { since, until, most }) => {
    const path = under === '' ? {} : { path: under };
    const { octokit, place } = this.#github;
    const wanted = { ...place, ...path, since, until, per_page: most };
    const { rows, cut } = await list(octokit, listedCommit, {
      undertaking: { what: 'list the commits of the default branch', permission: READ_CONTENTS },
      first: octokit.request.endpoint('GET /repos/{owner}/{repo}/commits', wanted),
      mostPages: 1,
      keyOf: ({ sha }) => sha,
    });
    return { commits: rows, cut };
  };

  readonly filesOf: Contents['filesOf'] = async (sha) => {
    const { octokit, place } = this.#github;
    let cut = false;
    try {
      const undertaking = { what: `show commit ${sha.slice(0, 12)}`, permission: READ_CONTENTS };
      const files = await ask(undertaking, filesOfCommit, async () => {
        const answer: { readonly data: unknown; readonly headers: { readonly link?: string | undefined } } =
          await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}', { ...place, ref: sha });
        cut = /rel="next"/.test(answer.headers.link ?? '');
        return answer;
      });
      return { files, cut };
    } catch (error) {
      const failure = repositoryErrorOf(error);
      if (isTooLarge(failure) || isNotAvailable(failure)) return { files: [], cut: true };
      throw error;
    }
  };

  readonly renderMarkdown: Contents['renderMarkdown'] = (text) => {
    const { octokit, place } = this.#github;
    return ask({ what: 'render a text', permission: READ_CONTENTS }, v.string(), async () => {
      const headers = { accept: 'text/html' };
      const context = `${place.owner}/${place.repo}`;
      const answer = await octokit.request('POST /markdown', { text, mode: 'gfm', context, headers });
      const type = answer.headers['content-type'] ?? '';
      if (answer.status !== 200 || !UTF8_HTML.test(type)) throw new UnreadableAnswer('its answer is not HTML in UTF-8');
      return answer;
    });
  };
}
