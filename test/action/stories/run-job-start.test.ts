import { describe, expect, test } from 'vitest';
import type { JobIntent } from '../../../src/action/event/intent.ts';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import type { JobCreation } from '../../../src/action/ports/jobs.ts';
import { InputError, RepositoryError } from '../../../src/action/words/errors.ts';
import { anIntent, aWorld, BOUNDARY_TOKEN, markerIn, play, stateIn } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { aRunner } from '../../fakes/fake-runner.ts';

const STRANGER = { id: 9, login: 'stranger', bot: false, viaApp: null };
const THREAD = {
  kind: 'pull-request',
  number: 7,
  title: 'Add a flag',
  body: 'It is called --fast.',
  author: 'mona',
  url: 'https://github.com/acme/app/pull/7',
  base: 'main',
  head: 'fast',
  headSha: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c',
  isMerged: false,
} as const;
const good = { creation: created(), readings: [withPullRequest] };

describe('the gate', () => {
  test('lets someone with the permission start a job', async () => {
    const world = aWorld({ service: good });
    await play(world, anIntent({ gate: { kind: 'people', people: [STRANGER] } }));
    expect(world.github.calls[0]).toBe('permissionOf');
    expect(world.service.prompts).toHaveLength(1);
  });

  test('refuses a stranger without failing, before anything is read or written', async () => {
    const world = aWorld();
    world.github.permission = { permission: 'read', role: 'read' };
    const { published } = await play(
      world,
      anIntent({ gate: { kind: 'people', people: [STRANGER] }, context: { kind: 'thread', thread: THREAD } }),
    );
    expect(world.runner.outputs.get('result')).toBe('skipped');
    expect(world.runner.outputs.get('skip-reason')).toBe('not-permitted');
    expect(published.failures).toEqual([]);
    expect(published.sentence).toBe(
      'Nothing was started: stranger has the permission "read" in this repository; starting a job needs "write".',
    );
    expect(world.github.calls).toEqual(['permissionOf']);
    expect(world.service.prompts).toEqual([]);
  });

  test('refuses a bot that is not listed', async () => {
    const world = aWorld();
    await play(
      world,
      anIntent({ gate: { kind: 'people', people: [{ ...STRANGER, login: 'helper[bot]', bot: true }] } }),
    );
    expect(world.runner.outputs.get('skip-reason')).toBe('bot');
    expect(world.github.calls).toEqual([]);
  });

  test('starts nothing if the permission cannot be read, and that is an error', async () => {
    const world = aWorld();
    world.github.fail('permissionOf', 'unavailable');
    await expect(play(world, anIntent({ gate: { kind: 'people', people: [STRANGER] } }))).rejects.toBeInstanceOf(
      RepositoryError,
    );
    expect(world.service.prompts).toEqual([]);
    expect(world.github.stored).toEqual([]);
  });

  test('also applies to a dry run and to a job that exists already', async () => {
    for (const given of [{ inputs: { 'dry-run': 'true' } }, {}] as const) {
      const world = aWorld(given);
      world.github.permission = { permission: 'none', role: 'none' };
      await play(
        world,
        anIntent({ gate: { kind: 'people', people: [STRANGER] }, source: { kind: 'existing', jobId: 'j_1' } }),
      );
      expect(world.runner.outputs.get('result')).toBe('skipped');
    }
  });
});

describe('a dry run', () => {
  test('starts nothing, writes nothing, and shows the whole prompt', async () => {
    const world = aWorld({ inputs: { 'dry-run': 'true' } });
    world.github.files = [{ path: 'src/cli.ts', status: 'modified', additions: 3, deletions: 1 }];
    const { published } = await play(world, anIntent({ context: { kind: 'thread', thread: THREAD } }));
    expect(world.runner.outputs.get('result')).toBe('dry-run');
    expect(published.summary).toContain('Describe the new flag.');
    expect(published.summary).toContain('src/cli.ts (modified, +3 -1)');
    expect(published.failures).toEqual([]);
    expect(published.sentence).toBe('A dry run: a job would be started.');
    expect(world.github.calls).toEqual(['changedFiles', 'diff', 'renderMarkdown', 'viewer', 'comments']);
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
  });
});

describe('the request', () => {
  test('of a pull request that GitHub cannot show says so in log and summary, and starts', async () => {
    const world = aWorld({ service: good });
    world.github.fail('changedFiles', 'refused');
    world.github.fail('diff', 'refused');
    const { published } = await play(world, anIntent({ context: { kind: 'thread', thread: THREAD } }));
    expect(world.service.prompts).toHaveLength(1);
    const unread = ['The list of changed files of #7 could not be read', 'The diff of #7 could not be read'];
    for (const [index, sentence] of unread.entries()) {
      expect(world.runner.warnings[index]).toContain(`${sentence}: GitHub refused`);
      expect(published.summary).toContain(`${sentence}: GitHub refused`);
    }
  });

  test('is the instruction with its context, and the log and summary say what was cut or removed', async () => {
    const world = aWorld({ service: good });
    world.github.diffText = '+fast';
    const intent = anIntent({
      source: { kind: 'prompt', text: 'Describe it.<!-- hidden -->' },
      context: { kind: 'thread', thread: THREAD },
    });
    const { published } = await play(world, intent);
    const [prompt = ''] = world.service.prompts;
    expect(prompt.startsWith('Describe it.\n')).toBe(true);
    expect(prompt).toContain('It is called --fast.');
    expect(prompt).toContain('+fast');
    expect(prompt.split(BOUNDARY_TOKEN)).toHaveLength(4);
    const note = 'Removed from the instruction: 1 hidden part.';
    expect(world.runner.log).toContain(note);
    expect(published.summary).toContain(note);
    expect(published.summary).toContain('It is called --fast.');
  });

  test('may be in a file of the workspace', async () => {
    const runner = aRunner();
    runner.files.set('.github/docs.md', 'From the file.\n');
    const world = aWorld({ runner, service: good });
    await play(world, anIntent({ source: { kind: 'prompt-file', path: '.github/docs.md' } }));
    expect(world.service.prompts).toEqual(['From the file.']);
  });

  test('of a push names the pull request that contains the commit', async () => {
    const world = aWorld({ service: good });
    const branch = { headRepository: { id: 4200, name: 'acme/app' }, mergeSha: null };
    world.github.broughtBy = [{ ...THREAD, ...branch, state: 'open', size: null }];
    await play(
      world,
      anIntent({ context: { kind: 'push', sha: 'c0ffee' }, push: { sha: 'c0ffee', before: null, branch: 'fast' } }),
    );
    expect(world.service.prompts[0]).toContain('Pull request: #7 Add a flag');
  });

  test('of an issue needs only its rendered text from GitHub', async () => {
    const world = aWorld({ service: good });
    const thread = { ...THREAD, kind: 'issue', base: null, head: null, headSha: null } as const;
    await play(world, anIntent({ context: { kind: 'thread', thread }, thread: null }));
    expect(world.service.prompts[0]).toContain('Issue: #7 Add a flag');
    expect(world.github.calls).toEqual(['renderMarkdown']);
  });

  test('is sent with less context if GitHub does not show everything, with a warning', async () => {
    const world = aWorld({ service: good });
    world.github.fail('diff', 'forbidden');
    await play(world, anIntent({ context: { kind: 'thread', thread: THREAD } }));
    expect(world.service.prompts[0]).toContain('Diff: left out.');
    expect(world.runner.warnings).toEqual([expect.stringContaining('The diff of #7 could not be read')]);
  });

  test.each<[string, JobIntent['context']]>([
    ['pull request', { kind: 'thread', thread: THREAD }],
    ['pushed commit', { kind: 'push', sha: 'c0ffee' }],
  ])('of a %s is not sent without a token', async (_title, context) => {
    const message = 'Input "github-token" is empty.';
    const empty = new RepositoryError({ failure: 'unauthorized', status: undefined, message, hint: 'Leave it out.' });
    const world = { ...aWorld({ service: good }), repository: lazyRepository(() => Promise.reject(empty)) };
    const push = { sha: 'c0ffee', before: null, branch: 'main' };
    await expect(play(world, anIntent({ context, thread: null, push }))).rejects.toBe(empty);
    expect(world.service.prompts).toEqual([]);
  });

  test.each<[string, JobIntent['source']]>([
    ['prompt', { kind: 'prompt', text: ' <!-- all of it --> \u200b' }],
    ['prompt-file', { kind: 'prompt-file', path: 'empty.md' }],
  ])('without visible text in %s is refused before anything is written', async (input, source) => {
    const runner = aRunner();
    runner.files.set('empty.md', '\n<!-- all of it');
    const world = aWorld({ runner });
    const refusal = play(world, anIntent({ source }));
    await expect(refusal).rejects.toBeInstanceOf(InputError);
    await expect(refusal).rejects.toThrow(`Input "${input}" has no visible text`);
    expect(world.github.calls).toEqual([]);
    expect(world.service.prompts).toEqual([]);
  });
});

describe('what a killed process leaves behind', () => {
  test('while the job is requested: a comment that is starting, its id, and a result that says so', async () => {
    const seen: unknown[] = [];
    const creation = (): JobCreation => {
      const { outputs, state } = world.runner;
      const [comment] = world.github.stored;
      seen.push(
        stateIn(world.github),
        outputs.get('result'),
        state.get('open-comment') === `issue-comment/${comment?.id}`,
      );
      return created();
    };
    const world = aWorld({ service: { creation, readings: [withPullRequest] } });
    await play(world);
    expect(seen).toEqual(['starting', 'unknown-start', true]);
  });

  test('while the job is followed: its id everywhere, and a result that says so', async () => {
    const seen: unknown[] = [];
    const world = aWorld({
      service: {
        creation: created({ id: 'j_9' }),
        readings: [
          () => {
            const { outputs, state, log } = world.runner;
            seen.push(
              stateIn(world.github),
              markerIn(world.github).jobId,
              outputs.get('result'),
              outputs.get('job-id'),
            );
            seen.push(state.get('job-id'), state.get('open-comment') !== '', log.includes('The job j_9 has started.'));
            return shown({ id: 'j_9', status: 'completed', prLink: PULL_REQUEST });
          },
        ],
      },
    });
    await play(world);
    expect(seen).toEqual(['started', 'j_9', 'still-running', 'j_9', 'j_9', true, true]);
  });

  test('nothing once the last state is written', async () => {
    const world = aWorld({ service: good });
    await play(world);
    expect(world.runner.state.get('open-comment')).toBe('');
  });

  test('the comment, if its last state could not be written', async () => {
    const world = aWorld({
      service: {
        creation: created(),
        readings: [
          () => {
            world.github.fail('editComment', 'unavailable');
            return withPullRequest;
          },
        ],
      },
    });
    await play(world);
    expect(world.runner.state.get('open-comment')).toBe('issue-comment/100');
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.warnings).toHaveLength(1);
  });
});
