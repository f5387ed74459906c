import { describe, expect, test } from 'vitest';
import { RepositoryError } from '../../src/errors.ts';
import { type JobKey, searchThread } from '../../src/thread/job-thread.ts';
import { instructionHash, type Marker, stepHash, writeMarker } from '../../src/thread/marker.ts';
import { aMarker, STEP } from '../build/a-marker.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const KEY: JobKey = aMarker();
const OTHER_STEP = stepHash({ workflow: 'Docs', job: 'docs', step: 'second' });

function trigger(run: string, step = STEP): Marker['trigger'] {
  return { kind: 'run', run, step };
}

/** Puts a status comment into the thread, in our own name. */
function put(repository: FakeRepository, told: Partial<Marker> = {}, author = OURSELVES): number {
  return repository.add(author, `${writeMarker(aMarker(told))}\n\n**Working on it.**`).id;
}

function search(repository: FakeRepository): ReturnType<typeof searchThread> {
  return searchThread(7, KEY, repository);
}

describe('the comment of an earlier attempt', () => {
  test('is found whatever its state and whatever stands around it', async () => {
    const repository = aRepository();
    repository.add('mona', 'Please do.');
    const id = put(repository, { state: 'unknown' });
    repository.add('mona', 'Thanks.');
    const { own } = await search(repository);
    expect(own?.comment.id).toBe(id);
    expect(own?.marker.state).toBe('unknown');
  });

  test('is the latest one, should there be two', async () => {
    const repository = aRepository();
    put(repository, { state: 'not-created' });
    const latest = put(repository);
    expect((await search(repository)).own?.comment.id).toBe(latest);
  });

  test.each<[string, Partial<Marker>]>([
    ['another repository', { repository: 'acme/other' }],
    ['another base address', { baseUrl: 'https://docs.example.com/eu' }],
    ['another project', { project: 'manual' }],
    ['another step', { trigger: trigger('77', OTHER_STEP) }],
    ['another run', { trigger: trigger('78') }],
    ['another instruction: another leg of a matrix', { instructionHash: instructionHash('Another.') }],
    ['a comment', { trigger: { kind: 'issue-comment', id: 77 } }],
  ])('is not that of %s', async (_name, told) => {
    const repository = aRepository();
    put(repository, told);
    expect((await search(repository)).own).toBeNull();
  });

  test('is never one that somebody else has written', async () => {
    const repository = aRepository();
    put(repository, {}, 'mallory');
    repository.add('mallory', '<!-- docs-agent:1 broken -->');
    expect(await search(repository)).toEqual({ own: null, unreadable: null, reusable: null });
  });
});

describe('a comment of ours that cannot be understood', () => {
  test('is told beside everything else', async () => {
    const repository = aRepository();
    const { id } = repository.add(OURSELVES, '<!-- docs-agent:2 e30 -->');
    const own = put(repository);
    const found = await search(repository);
    expect(found.unreadable?.id).toBe(id);
    expect(found.own?.comment.id).toBe(own);
  });

  test('is none of the reports and notices of ours', async () => {
    const repository = aRepository();
    const report = Buffer.from('{"kind":"report"}').toString('base64url');
    repository.add(OURSELVES, `<!-- docs-agent:1 ${report} -->`);
    expect((await search(repository)).unreadable).toBeNull();
  });
});

describe('the comment that a new run edits instead of adding one', () => {
  const earlier = { trigger: trigger('70'), run: '70' } as const;
  const another = { instructionHash: instructionHash('Another.') } as const;

  test.each<[string, Partial<Marker>]>([
    ['has finished', { state: 'finished' }],
    ['has finished badly', { state: 'finished', outcome: 'failed' }],
    ['has not created its job', { state: 'not-created' }],
    ['has finished with another instruction, where the step has no other comment', { state: 'finished', ...another }],
  ])('is one whose earlier run %s', async (_name, told) => {
    const repository = aRepository();
    const id = put(repository, { ...earlier, ...told });
    const found = await search(repository);
    expect(found.reusable?.id).toBe(id);
    expect(found.own).toBeNull();
  });

  test.each<[string, Partial<Marker>]>([
    ['may still be needed: starting', { ...earlier, state: 'starting' }],
    ['may still be needed: started', { ...earlier, state: 'started' }],
    ['may still be needed: unknown', { ...earlier, state: 'unknown' }],
    ['belongs to another step', { state: 'finished', trigger: trigger('70', OTHER_STEP) }],
    ['belongs to another project', { ...earlier, state: 'finished', project: 'manual' }],
    ['answers a comment', { state: 'finished', trigger: { kind: 'issue-comment', id: 70 } }],
    ['another leg of this run has finished', { state: 'finished', ...another }],
  ])('is none that %s', async (_name, told) => {
    const repository = aRepository();
    put(repository, told);
    expect((await search(repository)).reusable).toBeNull();
  });

  test('is that of the same instruction where several legs of a matrix have finished', async () => {
    const repository = aRepository();
    const same = put(repository, { ...earlier, state: 'finished' });
    put(repository, { ...earlier, state: 'finished', ...another });
    expect((await search(repository)).reusable?.id).toBe(same);
  });

  test('is none where two legs have finished and neither had this instruction', async () => {
    const repository = aRepository();
    put(repository, { ...earlier, state: 'finished', ...another });
    put(repository, { ...earlier, state: 'finished', instructionHash: instructionHash('A third.') });
    expect((await search(repository)).reusable).toBeNull();
  });

  test("is not another leg's where this leg's own comment is still needed", async () => {
    const repository = aRepository();
    put(repository, { ...earlier, state: 'unknown' });
    put(repository, { ...earlier, state: 'finished', ...another });
    expect((await search(repository)).reusable).toBeNull();
  });
});

test.each(['viewer', 'comments'] as const)(
  'a thread whose %s cannot be read is an error, not an empty thread',
  async (method) => {
    const repository = aRepository();
    repository.fail(method, 'unavailable');
    await expect(search(repository)).rejects.toBeInstanceOf(RepositoryError);
  },
);
