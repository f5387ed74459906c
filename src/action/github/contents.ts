import * as v from 'valibot';
import type { Contents, FolderEntry, ListedCommit } from '../ports/contents.ts';
import { isMissing, isNotAvailable, isTooLarge, repositoryError, UnreadableAnswer } from './github-error.ts';
import { type GitHub, nullIf, placeOf } from './octokit.ts';
import { filesOfCommit, listedCommit, repositoryFacts, reshaped } from './schemas.ts';

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

const treeEntry = v.pipe(
  v.object({ name: v.string(), type: v.string(), mode: v.number(), object: v.nullable(blob) }),
  v.transform(({ name, type, mode, object }): FolderEntry => {
    const { byteSize: bytes = 0, isTruncated = false, text = null } = object ?? {};
    if (type === 'tree') return { name, kind: 'folder', bytes: 0, text: null };
    if (type !== 'blob' || mode === MODE_OF_LINK) return { name, kind: 'other', bytes, text: null };
    return { name, kind: 'file', bytes, text: isTruncated ? null : (text?.replace(/^\uFEFF/, '') ?? null) };
  }),
);

const tree = v.nullable(v.object({ entries: v.optional(v.array(treeEntry)) }));
const folderAnswer = v.object({ repository: v.object({ object: tree }) });
const folder = reshaped(folderAnswer, ({ repository }) => repository.object?.entries ?? null);

/** A file that holds text. Above 1 MB its encoding is `none`, and it has no content. */
const textFile = v.pipe(
  v.object({ type: v.literal('file'), encoding: v.literal('base64'), content: v.string() }),
  v.transform(({ content }) => Buffer.from(content, 'base64')),
  v.check((bytes) => bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8')), 'the file is not UTF-8'),
  v.transform((bytes) => bytes.toString('utf8').replace(/^\uFEFF/, '')),
);

/** The content type of a rendering: read in another character set, what it hides could become visible. */
const UTF8_HTML = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const reading = <S extends v.GenericSchema>(what: string, as: S) => ({ what, permission: '`contents: read`', as });

export function defaultBranchOf(github: GitHub): Contents {
  const { owner, repo } = github.place;
  return {
    facts: () => github.ask(reading('show the repository', repositoryFacts), 'GET /repos/{owner}/{repo}', {}),

    folder(path) {
      const variables = { owner, name: repo, expression: `HEAD:${path}` };
      return github.graphql(reading(`show the folder ${path}`, folder), FOLDER_QUERY, variables);
    },

    textFile({ repository, path, ref }) {
      const question = reading(`show the file ${path} of ${repository}`, textFile);
      const wanted = { ...placeOf(repository), path, ref };
      return nullIf(github.ask(question, 'GET /repos/{owner}/{repo}/contents/{path}', wanted), isMissing);
    },

    async commitsUnder(under, { since, until, most }) {
      const question = reading('list the commits of the default branch', listedCommit);
      const listing = { ...question, mostPages: 1, keyOf: ({ sha }: ListedCommit) => sha };
      const wanted = { ...(under === '' ? {} : { path: under }), since, until, per_page: most };
      const { rows, cut } = await github.list(listing, 'GET /repos/{owner}/{repo}/commits', wanted);
      return { commits: rows, cut };
    },

    async filesOf(sha) {
      const question = reading(`show commit ${sha.slice(0, 12)}`, filesOfCommit);
      const asked = github.answer(question, 'GET /repos/{owner}/{repo}/commits/{ref}', { ref: sha });
      const answer = await nullIf(asked, (error) => isTooLarge(error) || isNotAvailable(error));
      if (answer === null) return { files: [], cut: true };
      return { files: answer.data, cut: /rel="next"/.test(answer.headers.link ?? '') };
    },

    async renderMarkdown(text) {
      const question = reading('render a text', v.unknown());
      const headers = { accept: 'text/html' };
      const wanted = { text, mode: 'gfm', context: `${owner}/${repo}`, headers } as const;
      const { status, headers: given, data } = await github.answer(question, 'POST /markdown', wanted);
      if (status !== 200 || !UTF8_HTML.test(given['content-type'] ?? '') || typeof data !== 'string')
        throw repositoryError(new UnreadableAnswer('its answer is not HTML in UTF-8'), question);
      return data;
    },
  };
}
