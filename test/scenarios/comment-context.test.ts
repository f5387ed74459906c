import { describe, expect, test } from 'vitest';
import type { ReviewComment } from '../../src/playground/github/state.ts';
import { readMarker } from '../build/marker-line.ts';
import { conversationEvent, reviewEvent, sentPrompt, startPullRequestWorld } from './pull-request-world.ts';
import { active } from './scripted-service.ts';
import { BOT, commentEvent, type ScenarioWorld } from './world.ts';

const FILES = {
  before: { 'src/cli.ts': 'one\n', 'docs/index.md': 'Slow.\nGone.\n' },
  after: { 'src/cli.ts': 'one\nfast\n', 'docs/index.md': 'Fast.\n', 'new.md': 'New.\n' },
} as const;
const NO_PROMPT = { prompt: '' } as const;
const SCHEDULE = { name: 'schedule', payload: {} } as const;

function requests({ github }: ScenarioWorld): readonly string[] {
  return github.ledger.map(
    ({ method, path }) => `${method} ${path.replace('/repos/acme/app', '').replace(/\d+/g, 'N')}`,
  );
}

/** Our replies on the diff. */
function replies({ app }: ScenarioWorld): readonly ReviewComment[] {
  return [...app.reviewComments.values()].filter(({ author }) => author.login === BOT);
}

function markers(world: ScenarioWorld): readonly object[] {
  return [...replies(world), ...world.comments()].flatMap(({ body }) => {
    const read = readMarker(body);
    return read.kind === 'marker' ? [read.marker.trigger] : [];
  });
}

describe('a comment under a pull request', () => {
  test('sends branches, changed files with their counts, and the diff', async () => {
    await using world = await startPullRequestWorld(FILES);
    const step = await world.run({ inputs: NO_PROMPT, event: conversationEvent(world, '/docs describe it') });
    expect(step.outputs.get('result')).toBe('pull-request');
    const { prompt, context } = sentPrompt(world);
    expect(prompt).toMatch(/^describe it\n/);
    expect(context.slice(0, context.indexOf('diff --git'))).toBe(
      [
        'Repository: acme/app',
        'Pull request: #2 Add a fast mode',
        'Author: mara',
        `Address: ${world.github.url}/acme/app/pull/2`,
        'Branches: from fast into main',
        `Head commit: ${world.app.threads.get(world.pullRequest)?.pull?.headSha}`,
        '\nDescription:\nIt is called --fast.',
        '\nChanged files:\ndocs/index.md (modified, +1 -2)\nnew.md (added, +1 -0)\nsrc/cli.ts (modified, +1 -0)',
        '\nDiff:\n',
      ].join('\n'),
    );
    expect(context).toContain('-Slow.\n-Gone.\n+Fast.\n');
    expect(context).toContain(' one\n+fast');
    expect(step.summary).toContain('+fast');
  });

  test('costs four requests more than a comment on an issue, or the same with `context: none`', async () => {
    await using world = await startPullRequestWorld(FILES);
    await world.run({ inputs: NO_PROMPT, event: conversationEvent(world, '/docs describe it') });
    const whole = requests(world);
    await world.run({ inputs: NO_PROMPT, event: commentEvent(world, '/docs describe it') });
    const underIssue = requests(world).slice(whole.length);
    const ofContext = (request: string): boolean => /\/(pulls|compare)\//.test(request);
    expect(whole.filter(ofContext).toSorted()).toEqual([
      expect.stringMatching(/^GET \/compare\/main\.\.\.[0-9a-fN]+$/),
      'GET /pulls/N',
      'GET /pulls/N/files',
    ]);
    // A pull request may be the agent's own, so our login is read along with the gate.
    const inPull = ['POST /api/graphql', ...underIssue];
    expect(whole.filter((request) => !ofContext(request)).toSorted()).toEqual(inPull.toSorted());
    // Its own thread: GitHub's instants are whole seconds, and a comment of ours from the same second costs a request.
    await using fresh = await startPullRequestWorld(FILES);
    const event = conversationEvent(fresh, '/docs describe it again');
    await fresh.run({ inputs: { ...NO_PROMPT, context: 'none' }, event });
    const withoutContext = inPull.filter((request) => request !== 'POST /markdown');
    expect(requests(fresh).toSorted()).toEqual(withoutContext.toSorted());
    expect(JSON.parse(fresh.service.requests.findLast(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      prompt: 'describe it again',
    });
  });

  test('whose diff GitHub refuses sends the file list and says so', async () => {
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`pages/${index}.md`, 'x\n']));
    await using world = await startPullRequestWorld({ ...FILES, after: many });
    const step = await world.run({ inputs: NO_PROMPT, event: conversationEvent(world, '/docs describe it') });
    expect(world.github.ledger.map(({ status }) => status)).toContain(406);
    const { context } = sentPrompt(world);
    expect(context).toContain('pages/0.md (added, +1 -0)');
    expect(context.split('\n').filter((line) => line.startsWith('pages/'))).toHaveLength(200);
    expect(context).toContain('[at least 101 more files]');
    expect(context).toContain('Diff: left out. GitHub provides no diff for a change this large.');
    expect(step.log).toContain('The list of changed files was cut by at least 101 files.');
    expect(step.summary).toContain('GitHub provides no diff for a change this large.');
    expect(step.outputs.get('result')).toBe('pull-request');
  });

  test('whose diff is long sends a cut diff, and the prompt, log and summary say so', async () => {
    await using world = await startPullRequestWorld({ ...FILES, after: { 'long.md': 'Some words.\n'.repeat(4_000) } });
    const step = await world.run({ inputs: NO_PROMPT, event: conversationEvent(world, '/docs describe it') });
    const { prompt, context } = sentPrompt(world);
    const missing = /\[cut: (\d+) more characters\]$/.exec(context)?.[1];
    expect(Number(missing)).toBeGreaterThan(10_000);
    expect(prompt.length).toBeLessThan(32_000);
    for (const expected of [step.log, step.summary])
      expect(expected).toContain(`The diff was cut by ${missing} characters.`);
  });

  test('starts its job even if the pull request cannot be read, with a warning', async () => {
    await using world = await startPullRequestWorld(FILES);
    const body = { message: 'Resource not accessible by integration' };
    world.github.faults.add({ method: 'GET', path: /pulls\/\d+/, does: { kind: 'answer', status: 403, body } });
    const step = await world.run({ inputs: NO_PROMPT, event: conversationEvent(world, '/docs describe it') });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(sentPrompt(world).context).toContain('Diff: left out. It could not be read.');
    expect(step.log.match(/^::warning::.*pull-requests: read/gm)).toHaveLength(2);
  });
});

describe('a review comment', () => {
  test('sends its place in the diff', async () => {
    await using world = await startPullRequestWorld(FILES);
    const step = await world.run({ inputs: NO_PROMPT, event: reviewEvent(world, '/docs describe this line') });
    expect(step.outputs.get('result')).toBe('pull-request');
    const { prompt, context } = sentPrompt(world);
    expect(prompt).toMatch(/^describe this line\n/);
    expect(context).toContain('The request was written at src/cli.ts, line 2:\n@@ -1 +1,2 @@\n one\n+fast\n');
    expect(context).toContain('Branches: from fast into main');
  });

  test('is claimed and gets its result at its own endpoint, and its answer in its review thread', async () => {
    await using world = await startPullRequestWorld(FILES);
    const event = reviewEvent(world, '/docs describe this line');
    await world.run({ inputs: NO_PROMPT, event });
    expect(world.app.reactions.map(({ subject, content, account }) => [subject, content, account.login])).toEqual([
      [`review-comment/${event.id}`, 'rocket', BOT],
      [`review-comment/${event.id}`, '+1', BOT],
    ]);
    const [comment, ...others] = replies(world);
    expect([others, world.comments()]).toEqual([[], []]);
    expect([comment?.thread, comment?.inReplyTo]).toEqual([world.pullRequest, event.id]);
    expect(comment?.body).not.toContain('this review comment');
    expect(markers(world)).toEqual([{ kind: 'review-comment', id: event.id }]);
    const sent = requests(world);
    // Independent requests go out together, in any order: six reads, then the claim, the diff and the rendering.
    expect(sent.slice(0, 6).toSorted()).toEqual([
      'GET /collaborators/mara/permission',
      'GET /issues/N/comments',
      'GET /pulls/N/comments',
      'GET /pulls/N/files',
      'GET /pulls/comments/N',
      'POST /api/graphql',
    ]);
    expect(sent.slice(6, 9).toSorted()).toEqual([
      expect.stringMatching(/^GET \/compare\/main\.\.\.[0-9a-fN]+$/),
      'POST /markdown',
      'POST /pulls/comments/N/reactions',
    ]);
    expect(sent.slice(9)).toEqual([
      'POST /pulls/N/comments/N/replies',
      'PATCH /pulls/comments/N',
      'POST /pulls/comments/N/reactions',
      'PATCH /pulls/comments/N',
    ]);
  });

  test('is distinct from a conversation comment with the same id: each gets its own job', async () => {
    await using world = await startPullRequestWorld(FILES);
    const review = reviewEvent(world, '/docs describe this line');
    const user = (review.payload as { readonly sender: object }).sender;
    world.app.comments.set(review.id, {
      id: review.id,
      thread: world.pullRequest,
      author: world.github.state.account('mara'),
      body: '/docs describe it',
      createdAt: world.github.state.timestamp(),
      updatedAt: world.github.state.timestamp(),
      createdViaEmail: false,
    });
    const conversation = conversationEvent(world, 'another');
    const html_url = `${world.github.url}/acme/app/pull/2#issuecomment-${review.id}`;
    const comment = { id: review.id, body: '/docs describe it', user, html_url };
    const event = { ...conversation, payload: { ...(conversation.payload as object), comment } };
    await world.run({ inputs: NO_PROMPT, event: review });
    await world.run({ inputs: NO_PROMPT, event, runId: '4712' });
    expect(world.service.asked).toBe(2);
    expect(markers(world)).toEqual([
      { kind: 'review-comment', id: review.id },
      { kind: 'issue-comment', id: review.id },
    ]);
    const again = await world.run({ inputs: NO_PROMPT, event: review, runId: '4713' });
    expect(again.outputs.get('skip-reason')).toBe('already-claimed');
    expect(again.log).toContain(`#discussion_r${replies(world)[0]?.id}`);
  });

  test.each([
    ['the post process', 'open-comment'],
    ['`settle`', null],
  ])('still has its status comment in its thread after %s has written', async (_name, left) => {
    await using world = await startPullRequestWorld(FILES);
    const event = reviewEvent(world, '/docs describe this line');
    const step = await world.run({ inputs: { ...NO_PROMPT, wait: 'false' }, event });
    expect(replies(world)).toHaveLength(1);
    if (left === null) await world.run({ inputs: { ...NO_PROMPT, mode: 'settle' }, event: SCHEDULE });
    else await world.run({ event, state: new Map([...step.state, [left, `review-comment/${replies(world)[0]?.id}`]]) });
    expect(replies(world)[0]?.body).toContain(
      left === null ? '**Done.**' : '**The run was cancelled.** The job has since ended.',
    );
    expect(world.comments()).toEqual([]);
  });

  test('gets an answer that starts nothing in its thread', async () => {
    await using world = await startPullRequestWorld({ ...FILES, look: [active] });
    const event = reviewEvent(world, '/docs help');
    const step = await world.run({ inputs: NO_PROMPT, event });
    expect(step.outputs.get('result')).toBe('helped');
    expect(replies(world).map(({ inReplyTo }) => inReplyTo)).toEqual([event.id]);
    expect(world.comments()).toEqual([]);
    expect(world.service.asked).toBe(0);
  });
});
