import { describe, expect, test } from 'vitest';
import { readWorkflowFiles } from '../../../src/doctor/workflows/read-workflow-files.ts';
import type { FolderEntry } from '../../../src/ports.ts';
import { aRepository } from '../../fakes/fake-repository.ts';

const NAME = 'OWNER/docs-agent';
const OURS = 'on: push\njobs: { a: { steps: [{ uses: owner/docs-agent@v0 }] } }';

function aFolder(files: Readonly<Record<string, string>>): ReturnType<typeof aRepository> {
  const repository = aRepository();
  for (const [name, text] of Object.entries(files)) repository.texts.set(`.github/workflows/${name}`, text);
  return repository;
}

describe('the workflow files of the default branch', () => {
  test('are read and put in order', async () => {
    const { workflows, unread } = await readWorkflowFiles(aFolder({ 'b.yaml': OURS, 'a.yml': OURS }), NAME);
    expect(workflows.map(({ path }) => path)).toEqual(['.github/workflows/a.yml', '.github/workflows/b.yaml']);
    expect(unread).toEqual([]);
  });

  test('are none if there is no folder', async () => {
    expect(await readWorkflowFiles(aRepository(), NAME)).toEqual({ workflows: [], unread: [] });
  });

  test('are only those that may use the action: others are not parsed, and may be broken', async () => {
    const files = { 'a.yml': 'on: [', 'b.md': OURS, 'c.yml': OURS };
    const { workflows, unread } = await readWorkflowFiles(aFolder(files), NAME);
    expect(workflows.map(({ path }) => path)).toEqual(['.github/workflows/c.yml']);
    expect(unread).toEqual([]);
  });

  test.each([
    ['is broken', `on: [\n# ${NAME}`, /not valid YAML/],
    ['has no jobs', `on: push # ${NAME}`, /no events or no jobs/],
    ['is nested without end', `${'['.repeat(1_000)} ${NAME}`, /nested too deeply/],
    ['is larger than any workflow', `# ${NAME}\n${'#'.repeat(128 * 1024)}`, /larger than 128 KB/],
  ])('name the one that %s', async (_name, text, because) => {
    const { workflows, unread } = await readWorkflowFiles(aFolder({ 'a.yml': text, 'b.yml': OURS }), NAME);
    expect(workflows).toHaveLength(1);
    expect(unread).toEqual([{ path: '.github/workflows/a.yml', because: expect.stringMatching(because) }]);
  });

  test('are read even if GitHub does not show one of them', async () => {
    const repository = aFolder({ 'a.yml': OURS, 'b.yml': OURS });
    repository.fail('textFile', 'unavailable', 1);
    const { workflows, unread } = await readWorkflowFiles(repository, NAME);
    expect(workflows).toHaveLength(1);
    expect(unread).toEqual([{ path: '.github/workflows/a.yml', because: 'GitHub refused textFile.' }]);
  });

  test('are not read if the folder cannot be listed', async () => {
    const repository = aFolder({ 'a.yml': OURS });
    repository.fail('folder', 'forbidden');
    await expect(readWorkflowFiles(repository, NAME)).rejects.toMatchObject({ failure: 'forbidden' });
  });

  test('do not hide our own bug', async () => {
    const textFile = async (): Promise<never> => {
      throw new TypeError('a defect');
    };
    await expect(readWorkflowFiles({ ...aFolder({ 'a.yml': OURS }), textFile }, NAME)).rejects.toThrow('a defect');
  });

  test('are at most sixty, four at once, and a link is not followed', async () => {
    let [now, most, asked] = [0, 0, 0];
    const file = (name: string, kind: FolderEntry['kind'] = 'file'): FolderEntry => ({ name, kind, bytes: 10 });
    const folder = async (): Promise<readonly FolderEntry[]> => [
      file('link.yml', 'other'),
      file('old', 'folder'),
      ...Array.from({ length: 100 }, (_, at) => file(`${at}.yml`)),
    ];
    const textFile = async (): Promise<string> => {
      [now, asked] = [now + 1, asked + 1];
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return OURS;
    };
    const { workflows, unread } = await readWorkflowFiles({ folder, textFile }, NAME);
    expect([most, asked, workflows.length]).toEqual([4, 59, 59]);
    expect(unread).toEqual([
      { path: '.github/workflows/link.yml', because: 'It is not a file.' },
      { path: '.github/workflows', because: 'It has 101 files; the first 60 were read.' },
    ]);
  });
});
