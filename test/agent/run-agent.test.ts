import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { aCommits } from '../action/github/a-repository.ts';
import { git, linkTo } from '../service/world.ts';
import { aJob, BRANCH } from './a-job.ts';

type Job = Awaited<ReturnType<typeof aJob>>;

const LINK = linkTo(1);
/** Fails, or does nothing, or adds a line to the page. */
const OBEDIENT = `if (prompt.includes('fail')) { console.error('no idea'); process.exit(3); }
  if (!prompt.includes('nothing')) appendFileSync('README.md', prompt + '\\n');`;

describe.concurrent('a job', () => {
  test.each<readonly [string, string | readonly [string, ...string[]], string, string | null]>([
    ['ends badly', "writeFileSync('a', ''); console.error('no idea'); process.exit(3)", 'exit code 3: no idea', null],
    ['is ended by a signal', "process.kill(process.pid, 'SIGTERM')", 'ended by SIGTERM', null],
    ['does not exist', ['/nowhere/agent'], 'could not be started', null],
    ['gets no clone', OBEDIENT, 'git clone ended with exit code 128', '/nowhere/handbook.git'],
  ])('whose agent %s fails, and nothing is pushed', async (_name, agent, reason, address) => {
    await using job = await aJob(agent, address === null ? {} : { address });
    expect(await job.create('Do it.')).toEqual({ status: 'failed', note: expect.stringContaining(reason) });
    expect([job.git('branch', '--list', 'docs-agent/*'), job.github.pulls]).toEqual(['', []]);
  });

  test.each([
    ['GET', 401, 'list the pull requests from docs-agent/job_1'],
    ...[401, 403, 404, 422].map((status) => ['POST', status, 'open a pull request'] as const),
  ] as const)('fails at once with the reason if GitHub answers %s with %i', async (method, status, what) => {
    await using job = await aJob(OBEDIENT);
    job.github.fail(method, status);
    const { note } = await job.create('Do it.');
    const words = `GitHub did not ${what} (HTTP ${status}: status ${status}).`;
    expect(note).toBe(`could not use the pull requests of octo/handbook: ${words}`);
    expect([job.github.pulls, job.github.requests.filter((name) => name === method).length]).toEqual([[], 1]);
  });

  const FAULTS = [...(['lost', 'cut', 503] as const).map((fault) => ['POST', fault] as const), ['GET', 502] as const];
  test.each(FAULTS)('has one pull request, although an answer to a %s is %s', async (method, fault) => {
    await using job = await aJob(OBEDIENT);
    job.github.fail(method, fault);
    expect(await job.create('First.')).toMatchObject({ status: 'completed', prLink: LINK });
    expect(job.github.pulls).toHaveLength(1);
  });

  test("fails in GitHub's words if its token may open no pull request", async () => {
    const words = 'GitHub Actions is not permitted to create or approve pull requests.';
    const openCommits = (name: string) => ({
      ...aCommits({ apiUrl: 'http://127.0.0.1:9' }, name),
      pullRequestFrom: async () => null,
      openPullRequest: async () => ({ kind: 'not-permitted', words }) as const,
    });
    await using job = await aJob(OBEDIENT, { openCommits });
    const note = `could not use the pull requests of octo/handbook: ${words}`;
    expect(await job.create('Do it.')).toEqual({ status: 'failed', note });
  });

  test("shows the agent's words in its pull request, and no mention in them", async () => {
    await using job = await aJob("writeFileSync('a.md', ''); console.log('Added a page.\\nFixes @ada #12.')");
    await job.create('Do it.');
    const said = 'The agent said:\n\n```text\nAdded a page.\nFixes @\u200bada #\u200b12.\n```\n';
    expect(job.github.pulls).toMatchObject([{ body: expect.stringContaining(said) }]);
  });
});

describe.concurrent('a message to a job', () => {
  const run = async (job: Job, [first, ...messages]: readonly string[]) => {
    const ends = [await job.create(first ?? '')];
    for (const message of messages) ends.push(await job.message(message));
    return ends.map((end) => (end.status === 'failed' ? `failed: ${end.note}` : end.prLink));
  };
  const FAILED = 'failed: the agent ended with exit code 3: no idea';

  test.each<readonly [string, readonly string[], readonly unknown[], string]>([
    ['adds a commit to the same pull request', ['First.', 'Second.\nMore.'], [LINK, LINK], 'Second.\nFirst.'],
    ['that changes nothing is completed without a commit', ['First.', 'Do nothing.'], [LINK, null], 'First.'],
    ['opens the pull request if there is none yet', ['Do nothing.', 'Second.'], [null, LINK], 'Second.'],
    ['to a failed job starts from the base branch', ['Please fail.', 'Second.'], [FAILED, LINK], 'Second.'],
    ['may fail, and the next continues', ['First.', 'Do fail.', 'Third.'], [LINK, FAILED, LINK], 'Third.\nFirst.'],
  ])('%s', async (_name, prompts, ends, commits) => {
    await using job = await aJob(OBEDIENT);
    expect(await run(job, prompts)).toEqual(ends);
    expect(job.commits()).toBe(commits);
    expect(job.github.pulls).toMatchObject([{ html_url: LINK, head: { ref: BRANCH }, base: { ref: 'main' } }]);
    const lines = prompts.filter((prompt) => !/fail|nothing/.test(prompt));
    expect(job.git('show', `${BRANCH}:README.md`)).toBe(['# Handbook', ...lines].join('\n'));
  });

  test('opens the pull request that GitHub refused before, even if nothing changes', async () => {
    await using job = await aJob(OBEDIENT);
    job.github.fail('POST', 403);
    expect(await run(job, ['First.', 'Do nothing.'])).toEqual([expect.stringMatching(/^failed: .*403/), LINK]);
    expect(job.commits()).toBe('First.');
  });

  const MERGED = 'to a job whose pull request was merged opens another one (fault %s)';
  test.each(['branch still there', null, 'lost', 503] as const)(MERGED, async (fault) => {
    await using job = await aJob(OBEDIENT);
    await job.create('First.');
    job.git('update-ref', 'refs/heads/main', BRANCH);
    await job.github.close();
    if (fault !== 'branch still there') job.git('branch', '-D', BRANCH);
    if (fault === 'lost' || fault === 503) job.github.fail('POST', fault);
    expect(await job.message('Second.')).toMatchObject({ prLink: linkTo(2) });
    expect(job.github.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(job.commits()).toBe('Second.');
  });
});

describe.concurrent('a job that is taken up again does not run its agent if an interrupted attempt', () => {
  const removeBranch = (job: Job): void => void job.git('branch', '-D', BRANCH);
  const pushMore = ({ repository }: Job): void => {
    const more = git(repository, 'commit-tree', `${BRANCH}^{tree}`, '-p', BRANCH, '-m', 'Theirs');
    git(repository, 'update-ref', `refs/heads/${BRANCH}`, more);
  };
  const merge = async (job: Job): Promise<void> => {
    await job.github.close();
    removeBranch(job);
  };

  test.each<readonly [string, prompts: readonly string[], fault: 401 | null, meanwhile: (job: Job) => unknown]>([
    ['pushed the branch', ['First.'], 401, () => null],
    ['opened the pull request', ['First.'], null, () => null],
    ['opened the pull request, and its branch was removed', ['First.'], null, removeBranch],
    ["pushed a message's commit", ['First.', 'Second.'], 401, () => null],
    ["pushed a message's commit, and someone pushed more", ['First.', 'Second.'], 401, pushMore],
    ["pushed a message's commit, which was merged and its branch removed", ['First.', 'Second.'], 401, merge],
  ])('%s', async (_name, prompts, fault, meanwhile) => {
    await using job = await aJob("appendFileSync('README.md', prompt + '\\n')");
    for (const [index, prompt] of prompts.entries()) {
      if (fault !== null && index === prompts.length - 1) job.github.fail('GET', fault);
      const { status } = await (index === 0 ? job.create(prompt) : job.message(prompt));
      expect(status).toBe(fault !== null && index === prompts.length - 1 ? 'failed' : 'completed');
    }
    expect(job.commits()).toBe(prompts.toReversed().join('\n'));
    await meanwhile(job);
    const branches = job.git('for-each-ref');
    expect(await job.resume()).toMatchObject({ status: 'completed', prLink: LINK });
    expect(job.github.pulls).toMatchObject([{ head: { ref: BRANCH }, base: { ref: 'main' } }]);
    expect(job.git('for-each-ref')).toBe(branches);
  });
});

test('a job that is taken up again runs its agent again if an interrupted attempt could not push', async () => {
  await using job = await aJob("appendFileSync('README.md', prompt + '\\n')");
  await job.create('First.');
  const lock = `${job.repository}/refs/heads/${BRANCH}.lock`;
  await writeFile(lock, '');
  expect(await job.message('Second.')).toMatchObject({ note: expect.stringContaining('git push') });
  await rm(lock);
  expect(await job.resume()).toEqual({ status: 'failed', note: 'the agent ended with exit code 1' });
});
