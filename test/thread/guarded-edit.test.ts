import { describe, expect, test } from 'vitest';
import { RepositoryError } from '../../src/errors.ts';
import { type EditEnd, editUnlessChanged } from '../../src/thread/guarded-edit.ts';
import { type Marker, serviceHash, writeMarker } from '../../src/thread/marker.ts';
import { aMarker, SERVICE } from '../build/a-marker.ts';
import { recordHurry } from '../build/hurry.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

/** Answers one call as if the comment didn't exist, after `meanwhile`. */
function missOnce(
  repository: FakeRepository,
  method: 'comment' | 'editComment',
  meanwhile: () => void = () => undefined,
): void {
  const { comment, editComment } = { ...repository };
  const nowhere = { kind: 'issue-comment', id: -1 } as const;
  let missed = false;
  const first = (): boolean => {
    if (missed) return false;
    missed = true;
    meanwhile();
    return true;
  };
  if (method === 'comment') repository.comment = (ref, options) => comment(first() ? nowhere : ref, options);
  else repository.editComment = (ref, body, options) => editComment(first() ? nowhere : ref, body, options);
}

const BODY = 'what is to be written';
const BASIS = aMarker({ state: 'finished' });

/** A thread whose only comment says `marker`, and an edit decided when it said `BASIS`. */
function thread(
  marker: Marker,
  written = BODY,
): {
  readonly repository: FakeRepository;
  readonly before: string;
  readonly edit: (withinMs?: number) => Promise<EditEnd>;
} {
  const repository = aRepository();
  const { body: before, ...comment } = repository.add(OURSELVES, `${writeMarker(marker)}\n\n**Done.**`);
  const ours = { login: OURSELVES, repository: BASIS.repository, service: SERVICE };
  const edit = (withinMs?: number): Promise<EditEnd> =>
    editUnlessChanged({ comment, basis: BASIS, body: written, ours, withinMs }, repository);
  return { repository, before, edit };
}

describe('an edit by a process that does not hold the job', () => {
  test('reads the comment again and then writes if nothing has changed', async () => {
    const { repository, edit } = thread(BASIS);
    expect(await edit()).toEqual({ kind: 'edited', comment: repository.stored[0] });
    expect(repository.stored[0]?.body).toBe(BODY);
    expect(repository.calls).toEqual(['comment', 'editComment']);
  });

  test.each<[string, Partial<Marker>]>([
    ['another run', { run: '78' }],
    ['another attempt', { attempt: 2 }],
    ['another job', { jobId: 'j_2' }],
    ['another outcome', { outcome: 'failed' }],
    ['another state with the same job', { state: 'started', outcome: null }],
    ['another state without a job', { state: 'unknown', outcome: null, jobId: null }],
  ])('does not overwrite %s, and returns what the comment says now', async (_name, given) => {
    const now = aMarker({ ...BASIS, ...given });
    const { repository, before, edit } = thread(now);
    expect(await edit()).toEqual({ kind: 'changed', marker: now });
    expect(repository.stored[0]?.body).toBe(before);
    expect(repository.calls).toEqual(['comment']);
  });

  describe('asks before each further try', () => {
    /** Lets the first try fail after `between`, and repeats it if that is agreed. */
    function repeating({ repository }: { readonly repository: FakeRepository }, between: () => void): void {
      const { editComment } = { ...repository };
      repository.editComment = async (ref, body, options = {}) => {
        between();
        if ((await options.mayRepeat?.()) === true) return editComment(ref, body, options);
        throw new RepositoryError({ failure: 'unavailable', status: 502, message: 'Bad gateway.', hint: 'None.' });
      };
    }

    test('and repeats it if nothing has changed', async () => {
      const thus = thread(BASIS);
      repeating(thus, () => undefined);
      expect((await thus.edit()).kind).toBe('edited');
      expect(thus.repository.stored[0]?.body).toBe(BODY);
    });

    test('and leaves alone what another run has written since', async () => {
      const thus = thread(BASIS);
      const now = aMarker({ state: 'started', outcome: null, run: '78' });
      const theirs = writeMarker(now);
      repeating(thus, () => {
        const [comment] = thus.repository.stored;
        if (comment !== undefined) thus.repository.stored[0] = { ...comment, body: theirs };
      });
      expect(await thus.edit()).toEqual({ kind: 'changed', marker: now });
      expect(thus.repository.stored[0]?.body).toBe(theirs);
    });

    test('and is done if the first try was written although its answer was lost', async () => {
      const written = `${writeMarker(aMarker({ ...BASIS, outcome: 'failed' }))}\n\nWritten.`;
      const thus = thread(BASIS, written);
      repeating(thus, () => {
        const [comment] = thus.repository.stored;
        if (comment !== undefined) thus.repository.stored[0] = { ...comment, body: written };
      });
      expect(await thus.edit()).toEqual({ kind: 'edited', comment: thus.repository.stored[0] });
    });

    test('and reports the failure of the edit if the comment can not be read', async () => {
      const thus = thread(BASIS);
      repeating(thus, () => thus.repository.fail('comment', 'forbidden', 1));
      await expect(thus.edit()).rejects.toMatchObject({ failure: 'unavailable' });
    });
  });

  test.each<[string, Partial<Marker>]>([
    ['what was announced', { told: ['reaction'] }],
    ['how long it is watched', { watchedUntil: '2026-11-20T10:00:00.000Z' }],
    ['the name of the repository', { repository: { id: 4200, name: 'acme/renamed' } }],
  ])('is made if only %s has changed', async (_name, overrides) => {
    const { edit } = thread(aMarker({ ...BASIS, ...overrides }));
    expect((await edit()).kind).toBe('edited');
  });

  test.each([
    ['has another author', 'mallory', writeMarker(BASIS)],
    ['has no marker', OURSELVES, 'Something else.'],
    ['cannot be read', OURSELVES, '<!-- docs-agent:3 e30 -->'],
    [
      'belongs to another service',
      OURSELVES,
      writeMarker({ ...BASIS, service: serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'manual' }) }),
    ],
    ['belongs to another repository', OURSELVES, writeMarker({ ...BASIS, repository: { id: 4201, name: 'acme/app' } })],
  ])('writes nothing if the comment now %s', async (_name, author, body) => {
    const { repository, edit } = thread(BASIS);
    const [before] = repository.stored;
    if (before !== undefined) repository.stored[0] = { ...before, author, body };
    expect(await edit()).toEqual({ kind: 'changed', marker: null });
    expect(repository.stored[0]?.body).toBe(body);
  });

  test('writes nothing if the comment is gone, which two reads must show', async () => {
    const { repository, edit } = thread(BASIS);
    repository.remove(100);
    expect(await edit()).toEqual({ kind: 'gone' });
    expect(repository.calls).toEqual(['comment', 'comment']);
  });

  test('writes nothing if a process that must end reads once that the comment is gone', async () => {
    const { repository, edit } = thread(BASIS);
    repository.remove(100);
    expect(await edit(2_000)).toEqual({ kind: 'gone' });
    expect(repository.calls).toEqual(['comment']);
  });

  test('is made after one 404 for a comment that exists', async () => {
    const { repository, edit } = thread(BASIS);
    missOnce(repository, 'comment');
    expect(await edit()).toEqual({ kind: 'edited', comment: repository.stored[0] });
  });

  describe('that gets a 404 although the comment exists', () => {
    test('reads it again, and is made if nothing has changed', async () => {
      const { repository, edit } = thread(BASIS);
      missOnce(repository, 'editComment');
      expect(await edit()).toEqual({ kind: 'edited', comment: repository.stored[0] });
      expect(repository.stored[0]?.body).toBe(BODY);
    });

    test('leaves alone what another run has written since', async () => {
      const { repository, edit } = thread(BASIS);
      const now = aMarker({ state: 'started', outcome: null, run: '78' });
      const theirs = writeMarker(now);
      missOnce(repository, 'editComment', () => {
        const [comment] = repository.stored;
        if (comment !== undefined) repository.stored[0] = { ...comment, body: theirs };
      });
      expect(await edit()).toEqual({ kind: 'changed', marker: now });
      expect(repository.stored[0]?.body).toBe(theirs);
    });

    test('is also repeated later only if nothing has changed', async () => {
      const { repository, edit } = thread(BASIS);
      missOnce(repository, 'editComment');
      const { editComment } = { ...repository };
      const asked: boolean[] = [];
      repository.editComment = async (ref, body, options = {}) => {
        asked.push(options.mayRepeat !== undefined);
        return editComment(ref, body, options);
      };
      await edit();
      expect(asked).toEqual([true, true]);
    });
  });

  test('reports the same for a comment that is deleted between the read and the edit', async () => {
    const { repository, edit } = thread(BASIS);
    const { editComment } = repository;
    repository.editComment = (...args) => {
      repository.remove(100);
      return editComment(...args);
    };
    expect(await edit()).toEqual({ kind: 'gone' });
  });

  test.each(['comment', 'editComment'] as const)('is an error if GitHub refuses %s', async (method) => {
    const { repository, before, edit } = thread(BASIS);
    repository.fail(method, 'forbidden');
    await expect(edit()).rejects.toBeInstanceOf(RepositoryError);
    expect(repository.stored[0]?.body).toBe(before);
  });

  test('by a process that must end has half of its time for the read and half for the edit', async () => {
    const { repository, edit } = thread(BASIS);
    const seen = recordHurry(repository);
    await edit(2_000);
    expect(seen).toEqual(['comment 1000', 'editComment 1000']);
  });

  test('by any other process has all the time that it needs', async () => {
    const { repository, edit } = thread(BASIS);
    const seen = recordHurry(repository);
    await edit();
    expect(seen).toEqual(['comment', 'editComment']);
  });
});
