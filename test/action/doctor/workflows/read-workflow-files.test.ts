import { describe, expect, test } from 'vitest';
import { type ReadWorkflows, readWorkflowFiles } from '../../../../src/action/doctor/workflows/read-workflow-files.ts';
import type { FolderEntry } from '../../../../src/action/ports/contents.ts';
import { aRepository } from '../../../fakes/fake-repository.ts';
import { aFolder } from './set-up.ts';

const NAME = 'OWNER/docs-agent';
const FOLDER = '.github/workflows/';
const NAMES = { actionRepository: NAME, repository: 'acme/app' };
const OURS = 'on: push\njobs: { a: { runs-on: linux, steps: [{ uses: owner/docs-agent@v0 }] } }';
const CALLED =
  'on: { workflow_call: , issue_comment: }\njobs: { a: { runs-on: linux, steps: [{ uses: owner/docs-agent@v0 }] } }';
const caller = (calls: string): string =>
  `on: issue_comment\njobs: { a: { uses: '${calls}', secrets: { api-key: '\${{ secrets.KEY }}' } } }`;

const read = (repository: ReturnType<typeof aRepository>, names = NAMES): Promise<ReadWorkflows> =>
  readWorkflowFiles({ repository, names });
const pathsOf = ({ workflows }: ReadWorkflows): readonly string[] => workflows.map(({ path }) => path);

describe('the workflow files of the default branch', () => {
  test('are read in one request, however many they are, and put in order', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `${String(at).padStart(3, '0')}.yml`);
    const repository = aFolder(Object.fromEntries(names.toReversed().map((name) => [name, OURS])));
    expect(pathsOf(await read(repository))).toEqual(names.map((name) => FOLDER + name));
    expect(repository.calls).toEqual(['folder']);
  });

  test('are none if there is no folder', async () =>
    expect(await read(aRepository())).toEqual({ workflows: [], invalid: [], unread: [], locked: false }));

  test('are only those that may use the action: others are not parsed, and may be broken', async () => {
    const found = await read(aFolder({ 'a.yml': 'on: [', 'b.md': OURS, 'c.yml': OURS }));
    expect(pathsOf(found)).toEqual(['.github/workflows/c.yml']);
    expect([...found.unread, ...found.invalid]).toEqual([]);
  });

  test.each([
    ['invalid', 'is no YAML', `on: [\n# ${NAME}`, /not valid YAML: line \d: /],
    ['invalid', 'is indented with a tab', `# ${NAME}\non: push\njobs:\n\ta: 1`, /line 4: a tab used for indentation/],
    ['invalid', 'has a key twice', `on: push\non: push # ${NAME}\njobs: {}`, /line 2: "on" appears twice/],
    ['invalid', 'has no jobs', `on: push # ${NAME}`, /not a workflow that GitHub accepts: line 1: "jobs" is missing/],
    ['invalid', 'is two documents', `on: push # ${NAME}\n---\njobs: {}`, /not exactly one YAML document/],
    ['unread', 'is nested without end', `${'['.repeat(1_000)} ${NAME}`, /nested too deeply/],
    ['unread', 'is larger than any workflow', `# ${NAME}\n${'#'.repeat(128 * 1024)}`, /larger than 128 KB/],
    ['unread', 'is broken and may only call ours', 'on: [\n# uses: ./.github/workflows/x.yml', /not valid YAML/],
  ])('are %s if one that may use the action %s', async (kind, _name, text, because) => {
    const { workflows, invalid, unread } = await read(aFolder({ 'a.yml': text, 'b.yml': OURS }));
    const found = { kind, path: `${FOLDER}a.yml`, because: expect.stringMatching(because) };
    expect([workflows.length, ...invalid, ...unread]).toEqual([1, found]);
  });

  test.each([
    ['on: [\n# uses: ./tools/docs', 1],
    ['on: [\n# run: ./tools/docs', 0],
  ])('name an action of the workspace by its path: %j', async (text, invalid) => {
    expect((await read(aFolder({ 'a.yml': text }), { ...NAMES, actionRepository: '' })).invalid).toHaveLength(invalid);
  });

  test('do not include links and files whose text GitHub does not show', async () => {
    const entry = (name: string, kind: FolderEntry['kind']): FolderEntry => ({ name, kind, bytes: 10, text: null });
    const folder = async () => [entry('old', 'folder'), entry('link.yml', 'other'), entry('latin.yml', 'file')];
    const { unread } = await readWorkflowFiles({ repository: { ...aRepository(), folder }, names: NAMES });
    expect(unread.map(({ path, because }) => `${path}: ${because}`)).toEqual([
      '.github/workflows/latin.yml: GitHub does not show its text.',
      '.github/workflows/link.yml: It is not a file.',
    ]);
  });

  test('show whether actions are pinned by a lock file', async () =>
    expect((await read(aFolder({ 'actions.lock': 'x' }))).locked).toBe(true));

  test('are not read if the folder cannot be read', async () => {
    const repository = aFolder({ 'a.yml': OURS });
    repository.fail('folder', 'forbidden');
    await expect(read(repository)).rejects.toMatchObject({ failure: 'forbidden' });
  });
});

describe('a called workflow of another repository', () => {
  const CENTRAL = 'YOUR-ORG/workflows/.github/workflows/docs.yml@main';

  test('is read where the token can, without the events of its own repository', async () => {
    const found = await read(aFolder({ 'docs.yml': caller(CENTRAL), [CENTRAL]: CALLED }));
    expect(pathsOf(found)).toEqual(['.github/workflows/docs.yml', CENTRAL]);
    expect([...(found.workflows[1]?.events.keys() ?? [])]).toEqual(['workflow_call']);
  });

  test('is read with the workflow that it calls in turn', async () => {
    const inner = CENTRAL.replace('docs', 'inner');
    const central = caller('./.github/workflows/inner.yml').replace('issue_comment', 'workflow_call');
    const found = await read(aFolder({ 'docs.yml': caller(CENTRAL), [CENTRAL]: central, [inner]: CALLED }));
    expect(pathsOf(found).at(-1)).toBe(inner);
  });

  test('is left out where the token may not read it', async () => {
    const repository = aFolder({ 'docs.yml': caller(CENTRAL) });
    repository.fail('textFile', 'missing');
    expect(pathsOf(await read(repository))).toEqual(['.github/workflows/docs.yml']);
  });

  test('costs at most ten requests, however many are called', async () => {
    const calls = Array.from({ length: 30 }, (_, at) => [`${at}.yml`, caller(CENTRAL.replace('docs', `d${at}`))]);
    const repository = aFolder(Object.fromEntries(calls));
    await read(repository);
    expect(repository.calls.filter((call) => call === 'textFile')).toHaveLength(10);
  });

  test('does not hide our own bug', async () => {
    const textFile = async (): Promise<never> => {
      throw new TypeError('a defect');
    };
    const repository = { ...aFolder({ 'docs.yml': caller(CENTRAL) }), textFile };
    await expect(readWorkflowFiles({ repository, names: NAMES })).rejects.toThrow('a defect');
  });
});
