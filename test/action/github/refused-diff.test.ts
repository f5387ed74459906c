import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import { type FaultServer, json, startFaultServer } from '../../servers/fault-server.ts';
import { aRepository, failureOf } from './a-repository.ts';

/** As GitHub says it, whatever the size of the change. */
const NOT_AVAILABLE = {
  message: 'Server Error: Sorry, this diff is taking too long to generate.',
  errors: [{ resource: 'PullRequest', field: 'diff', code: 'not_available' }],
  status: '422',
};

function aFile(index: number): object {
  return { filename: `src/${index}.ts`, status: 'modified', additions: 1, deletions: 0 };
}

/** A GitHub that generates pages of at most `longest` files for a pull request of `count`; others are refused. */
async function startGitHub(longest: number, count: number): Promise<FaultServer> {
  const server: FaultServer = await startFaultServer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
    const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)];
    if (!pathname.endsWith('/files') || size > longest) return json(422, NOT_AVAILABLE);
    const first = size * (page - 1);
    const files = Array.from({ length: Math.min(size, Math.max(0, count - first)) }, (_, index) =>
      aFile(first + index),
    );
    const next = `<${server.url}${pathname}?per_page=${size}&page=${page + 1}>; rel="next"`;
    return json(200, files, first + size < count ? { link: next } : {});
  });
  return server;
}

function repositoryAt({ url }: FaultServer): Repository {
  return aRepository({ apiUrl: url });
}

describe('a list of files that GitHub cannot generate in time', () => {
  test.each<[number, number, { readonly files: number; readonly cut: boolean; readonly sizes: readonly number[] }]>([
    [100, 120, { files: 120, cut: false, sizes: [100, 100] }],
    [100, 300, { files: 300, cut: false, sizes: [100, 100, 100] }],
    [100, 301, { files: 300, cut: true, sizes: [100, 100, 100] }],
    [30, 40, { files: 40, cut: false, sizes: [100, 30, 30] }],
    [30, 120, { files: 90, cut: true, sizes: [100, 30, 30, 30] }],
    [10, 120, { files: 30, cut: true, sizes: [100, 30, 10, 10, 10] }],
  ])('is read in smaller pages: at most %i of %i at once', async (longest, count, { files, cut, sizes }) => {
    await using server = await startGitHub(longest, count);
    const read = await repositoryAt(server).changedFiles(42);
    expect([read.files.length, new Set(read.files.map(({ path }) => path)).size, read.cut]).toEqual([
      files,
      files,
      cut,
    ]);
    const asked = server.requests.map(({ path }) => Number(new URL(path, server.url).searchParams.get('per_page')));
    expect(asked).toEqual(sizes);
  });

  test('is a refusal if no page is short enough, and no text of ours was too long', async () => {
    await using server = await startGitHub(9, 120);
    const error = await failureOf(repositoryAt(server).changedFiles(42));
    expect([error.failure, error.status, server.requests.length]).toEqual(['refused', 422, 3]);
    expect(error.message).toContain('GitHub did not show the files of pull request 42 (HTTP 422: Server Error: Sorry');
    expect(error.hint).not.toContain('65,536');
  });

  test('is requested only once if it is refused for another reason', async () => {
    await using server = await startFaultServer(() => json(422, { message: 'taking too long', errors: [] }));
    expect((await failureOf(repositoryAt(server).changedFiles(42))).failure).toBe('refused');
    expect(server.requests).toHaveLength(1);
  });
});

test.each([{ merged: 42 }, { base: 'main', head: 'c0ffee'.padEnd(40, '0') }])(
  'a diff that GitHub cannot generate in time is a refusal: %j',
  async (of) => {
    await using server = await startGitHub(0, 1);
    const error = await failureOf(repositoryAt(server).diff(of));
    expect([error.failure, error.hint]).toEqual(['refused', expect.not.stringContaining('65,536')]);
    expect(server.requests).toHaveLength(1);
  },
);

test('the changes of a commit that GitHub cannot generate in time are cut', async () => {
  await using server = await startGitHub(0, 1);
  expect(await repositoryAt(server).filesOf('c0ffee'.padEnd(40, '0'))).toEqual({ files: [], cut: true });
});
