import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { commitOf } from '../../src/playground/github/git.ts';
import type { NewRepository } from '../../src/playground/github/state.ts';
import { canRender, treeWithoutCode } from '../build/rendered.ts';
import { ROOT } from '../contract/tracked-files.ts';
import { answer, type Behaviour, babble, hang, json, redirect, reset } from '../servers/fault-server.ts';
import { makeCertificate, startSecureServer } from '../servers/secure-server.ts';
import { missDeadlineBy } from './missed-deadline.ts';
import { startPullRequestWorld } from './pull-request-world.ts';
import type { Step, StepResult } from './run-action.ts';
import { BOT, commentEvent, issueEvent, type ScenarioWorld, startWorld } from './world.ts';

const FIGURES = json(200, { totals: { human: 98765, ai: 4321, total: 99887 }, visitors: [], hasMore: false });
const TOKEN = 'token-of-the-run';

function byHand({ github }: ScenarioWorld, login = 'mara'): NonNullable<Step['event']> {
  const { id, type } = github.state.account(login);
  return { name: 'workflow_dispatch', payload: { sender: { id, login, type } } };
}

/** Runs the doctor; whatever it finds, it has only read. */
async function examine(
  world: ScenarioWorld,
  { inputs, ...step }: Omit<Partial<Step>, 'inputs'> & { readonly inputs?: Partial<Record<InputName, string>> } = {},
): Promise<StepResult> {
  const examined = await world.run({
    event: byHand(world),
    ...step,
    inputs: { mode: 'doctor', prompt: '', ...inputs },
  });
  const asked = world.github.ledger.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request) => !/^(GET |POST \/api\/graphql$)/.test(request))).toEqual([]);
  for (const { method, path } of world.service.requests) {
    expect(`${method} ${path}`).toMatch(/^GET \/v1\/analytics\/handbook\/visitors\?.*\blimit=1&offset=0$/);
  }
  return examined;
}

/** Replaces the world's own repository with another. */
function replaceApp({ github }: ScenarioWorld, given: Partial<NewRepository>): void {
  const app = github.state.addRepository({ owner: 'acme', name: 'app', ...given });
  app.collaborators.set('mara', 'write');
}

/** The annotations of a failed step. */
function errorsIn({ log }: StepResult): readonly string[] {
  return log.split('\n').filter((line) => line.startsWith('::error::'));
}

describe('a correct set-up', () => {
  test('is healthy: every check runs once, nothing is written and no figure is shown', async () => {
    await using world = await startPullRequestWorld({ before: { a: '1\n' }, after: { a: '2\n' }, look: [FIGURES] });
    const sha = (await commitOf(world.app.gitDir ?? '', 'main')) ?? '';
    const step = await examine(world, {
      inputs: { 'report-to': 'summary, issue', 'report-public': 'true' },
      environment: { GITHUB_SHA: sha },
    });
    expect(step.outputs.get('result')).toBe('healthy');
    expect(step.exitCode).toBe(0);
    expect(errorsIn(step)).toEqual([]);
    expect(world.service.requests).toHaveLength(1);
    expect(world.github.ledger.map(({ path }) => path).toSorted()).toEqual([
      '/api/graphql',
      '/api/graphql',
      '/repos/acme/app',
      '/repos/acme/app/collaborators/mara/permission',
      `/repos/acme/app/commits/${sha}/pulls`,
      '/repos/acme/app/issues/comments',
      '/repos/acme/app/labels/docs-visitors',
    ]);
    expect(step.log).toContain(`good: GitHub token: It belongs to ${BOT}.`);
    expect(step.log).toContain('good: Reading pull requests: ');
    expect(step.log).toContain('No problem found; 4 things could not be checked. 12 checks passed, 2 not needed.');
    expect(step.summary).toContain('### docs-agent: No problem found; 4 things could not be checked');
    expect(step.summary + step.log).not.toMatch(/98765|4321|99887/);
  });

  test('is healthy in a private repository whose token may read nothing that this set-up needs', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    replaceApp(world, { private: true });
    world.github.state.addToken(TOKEN, BOT, { contents: 'read' });
    const step = await examine(world);
    expect(step.outputs.get('result')).toBe('healthy');
    expect(step.log).toMatch(/not-needed: Reading issues and comments: .*`issues: read`/);
    expect(step.log).toMatch(/not-needed: Reading pull requests: .*`pull-requests: read`/);
  });

  test('is also checked on the event that starts the real work', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, { event: commentEvent(world, '/docs update the page') });
    expect(step.outputs.get('result')).toBe('healthy');
    expect(step.log).toContain('good: Event: "issue_comment" with `mode: auto` reads the comment.');
  });

  test('is not checked if GitHub withholds the secrets', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const event = { name: 'push', payload: { sender: { id: 3, login: 'dependabot[bot]', type: 'Bot' } } };
    const step = await examine(world, { event, inputs: { 'api-key': '' } });
    expect(step.outputs.get('skip-reason')).toBe('no-secrets');
    expect(world.service.requests).toEqual([]);
  });
});

const SERVICE: readonly (readonly [string, Behaviour, RegExp])[] = [
  ['does not accept the key', json(401, { error: 'bad key' }), /^::error::API key: .*HTTP 401.*90 days/],
  ['does not let the key do it', json(403, { error: 'no' }), /^::error::API key: .*HTTP 403.*scope/],
  [
    'does not know the project',
    json(404, { error: 'no such project' }),
    /^::error::Project: .*no such project.*`project-id`.*\/v1\/analytics\/handbook\/visitors/,
  ],
  [
    'is a website',
    answer(200, '<h1>Docs</h1>', { 'content-type': 'text/html' }),
    /^::error::Service: The address answers with a web page, not with the service: HTTP 200 with HTML.*website or dashboard/,
  ],
  [
    'redirects',
    redirect(301, 'https://docs.example.com/'),
    /^::error::Service: .*HTTP 301.*Redirects are not followed/,
  ],
  ['is in trouble', answer(503, ''), /^::error::Service: .*HTTP 503/],
  ['resets the connection', reset, /^::error::Service: .*reset the connection/],
  ['babbles', babble, /^::error::Service: .*did not answer with HTTP/],
];

describe('the service of an unhealthy set-up', () => {
  test.each(SERVICE)('%s: one annotation says what to do, and the rest is checked', async (_name, look, words) => {
    await using world = await startWorld({ look: [look] });
    const step = await examine(world);
    expect(step.outputs.get('result')).toBe('unhealthy');
    expect(step.exitCode).toBe(1);
    expect(errorsIn(step)).toEqual([expect.stringMatching(words)]);
    expect(world.service.requests.length).toBeLessThanOrEqual(2);
    expect(step.summary).toContain('#### What to fix');
    expect(step.log).toContain('good: GitHub token: ');
  });

  test('gets at most two requests, so that one brief fault does not count', async () => {
    await using world = await startWorld({ look: [reset, FIGURES] });
    expect((await examine(world)).outputs.get('result')).toBe('healthy');
  });

  test('limits the requests, which says nothing about the key', async () => {
    await using world = await startWorld({ look: [answer(429, '', { 'retry-after': '3600' })] });
    const step = await examine(world);
    expect(step.outputs.get('result')).toBe('healthy');
    expect(step.log).toMatch(/unknown: API key: .*HTTP 429.*The service asks to wait 60 minutes/);
    expect(world.service.requests).toHaveLength(1);
  });

  test('does not exist', async () => {
    await using world = await startWorld({});
    const step = await examine(world, { inputs: { 'base-url': 'http://127.0.0.1:9' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/Service: .*refused the connection.*`base-url`/)]);
  });

  test('has an untrusted certificate', async () => {
    await using world = await startWorld({});
    await using secure = await startSecureServer(makeCertificate(), (_incoming, outgoing) => outgoing.end('{}'));
    const step = await examine(world, { inputs: { 'base-url': secure.url } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/Service: .*certificate.*NODE_EXTRA_CA_CERTS/)]);
  });

  test('never answers', async () => {
    const missed = missDeadlineBy(hang);
    await using world = await startWorld({ look: [missed.behaviour] });
    const step = await examine(world, missed.step);
    expect(errorsIn(step)).toEqual([expect.stringContaining('did not answer in time')]);
  });

  test('never answers, and the run is cancelled: the doctor ends at once and blames nothing', async () => {
    await using world = await startWorld({ look: [hang] });
    let cancelledAt = 0;
    const step = await examine(world, {
      virtualTime: false,
      onStart: (child) => {
        const asked = setInterval(() => {
          if (world.service.looks === 0) return;
          clearInterval(asked);
          cancelledAt = performance.now();
          child.kill('SIGINT');
        }, 5);
      },
    });
    expect(performance.now() - cancelledAt).toBeLessThan(6_000);
    expect(step.outputs.get('result')).toBe('error');
    expect(step.signal).toBeNull();
    expect(errorsIn(step)).toEqual([expect.stringContaining('cancelled before the set-up was checked')]);
  });
});

describe('the inputs of an unhealthy set-up', () => {
  test('are all listed with the line to change, and checks that do not need them still run', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, {
      inputs: { 'project-id': '..', 'api-key': 'short', trend: '99', 'prompt-file': 'missing.md' },
    });
    expect(errorsIn(step)).toEqual([
      expect.stringMatching(/Inputs: Input "project-id" .*Change `project-id`/),
      expect.stringMatching(/Inputs: Input "api-key" .*not shown/),
      expect.stringMatching(/Inputs: Input "trend" .*Change `trend`/),
      expect.stringMatching(/Instruction file: .*missing\.md.*actions\/checkout/),
    ]);
    expect(world.service.requests).toEqual([]);
    expect(step.log).toContain('good: Repository: ');
  });

  test('contain no key, and the service is found anyway', async () => {
    await using world = await startWorld({ look: [json(401, {})] });
    const step = await examine(world, { inputs: { 'api-key': '' } });
    expect(errorsIn(step)).toEqual([expect.stringContaining('Input "api-key" is empty')]);
    expect(step.log).toContain('good: Service: ');
  });
});

const OWN = { GITHUB_ACTION_REPOSITORY: 'OWNER/docs-agent', GITHUB_JOB: 'check' } as const;
const OWN_FILE = { ...OWN, GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/doctor.yml@refs/heads/main' } as const;

function exampleOf(name: string): string {
  return readFileSync(join(ROOT, 'examples', name), 'utf8');
}

describe('the workflow files of a set-up', () => {
  test('are read from the default branch, and those of the examples leave nothing open', async () => {
    const names = ['comments.yml', 'doctor.yml', 'settle.yml', 'weekly-report-issue.yml'];
    const files = Object.fromEntries(names.map((name) => [`.github/workflows/${name}`, exampleOf(name)]));
    const broken = { '.github/workflows/comments.yml': 'on: push' };
    await using world = await startPullRequestWorld({ before: files, after: broken, look: [FIGURES] });
    const sha = (await commitOf(world.app.gitDir ?? '', 'main')) ?? '';
    const step = await examine(world, { environment: { ...OWN_FILE, GITHUB_SHA: sha } });
    expect(step.outputs.get('result')).toBe('healthy');
    expect(step.log).toMatch(
      /good: Workflow files: .*comments\.yml, .*doctor\.yml, .*settle\.yml, .*weekly-report-issue\.yml\./,
    );
    expect(step.log).toContain('No problem found; 3 things could not be checked.');
    expect(step.summary).toContain('#### Advice');
  });

  test('are broken: each problem is an annotation, and the summary has the lines that fix it', async () => {
    const commands = exampleOf('comments.yml')
      .replace('  issues: write\n', '')
      .replace('-${{ github.event_name }}-${{ github.event.comment.id }}', '')
      .replace("'/docs'", "'@docs'");
    const before = {
      '.github/workflows/comments.yml': commands,
      '.github/workflows/bomb.yml': `# OWNER/docs-agent\n${'['.repeat(100_000)}`,
      '.github/workflows/other.yml': 'on: [push',
    };
    await using world = await startPullRequestWorld({ before, after: { a: '1\n' }, look: [FIGURES] });
    const step = await examine(world, { environment: OWN });
    expect(step.outputs.get('result')).toBe('unhealthy');
    expect(step.exitCode).toBe(1);
    expect(errorsIn(step)).toEqual([
      expect.stringMatching(/Workflow permissions: .*comments\.yml, job "answer": .*lacks `issues: write`/),
      expect.stringMatching(/Workflow concurrency: .*different comments share the concurrency group/),
      expect.stringMatching(/Workflow condition: .*blocks commands/),
    ]);
    expect(step.log).toMatch(
      /unknown: Workflow files: \.github\/workflows\/bomb\.yml: It is nested .* It could not be checked\./,
    );
    expect(step.log).not.toContain('other.yml');
    expect(step.summary).toContain("      contains(github.event.comment.body, '/docs') &&");
    expect(step.summary).toContain('      group: docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}');
  });

  test('in a private repository need `contents: read`, and without it they cannot be checked', async () => {
    const before = { '.github/workflows/comments.yml': exampleOf('comments.yml') };
    await using world = await startPullRequestWorld({ before, after: { a: '1\n' }, look: [FIGURES] });
    replaceApp(world, { private: true, ...(world.app.gitDir === null ? {} : { gitDir: world.app.gitDir }) });
    world.github.state.addToken(TOKEN, BOT, {});
    const step = await examine(world, { environment: OWN, inputs: { 'github-token': TOKEN } });
    expect(step.log).toMatch(/unknown: Workflow files: GitHub did not show the folder .*`contents: read`/);
    expect(step.outputs.get('result')).toBe('healthy');
  });
});

describe('GitHub in an unhealthy set-up', () => {
  test('does not accept the token, and gets no more requests', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, { inputs: { 'github-token': 'of-yesterday' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/GitHub token: .*HTTP 401/)]);
    expect(world.github.ledger).toHaveLength(1);
    expect(step.log).toContain('good: API key: ');
  });

  test('cannot be reached', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, { environment: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/GitHub token: .*`GITHUB_API_URL`/)]);
    expect(step.log).toContain('unknown: Repository: It was not checked');
  });

  test('does not show the repository to this token', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    world.github.state.addToken('ghs_0123456789abcdef', 'stranger');
    replaceApp(world, { private: true });
    const step = await examine(world, { inputs: { 'github-token': 'ghs_0123456789abcdef' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/Repository: .*HTTP 404/)]);
    expect(step.log).toMatch(/good: GitHub token: It belongs to stranger\. This is a person/);
  });

  test('does not give the token what the event needs, and the doctor names the line to add', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    replaceApp(world, { private: true });
    world.github.state.addToken(TOKEN, BOT, { contents: 'read' });
    const step = await examine(world, { event: issueEvent(world.github, 1), inputs: { prompt: 'Do.' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/Reading issues and comments: .*`issues: read`/)]);
  });

  test('has a repository that is archived and has no issues to report in', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    replaceApp(world, { archived: true, hasIssues: false, private: true });
    const step = await examine(world, { inputs: { 'report-to': 'issue' } });
    expect(errorsIn(step)).toEqual([
      expect.stringMatching(/Repository: .*archived/),
      expect.stringMatching(/Issues: .*`report-to: summary`/),
    ]);
  });

  test('has a public repository where figures would be published', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, { inputs: { 'report-to': 'issue' } });
    expect(errorsIn(step)).toEqual([expect.stringContaining('`report-public: true`')]);
  });

  test('gives the requester too little permission', async () => {
    await using world = await startWorld({ look: [FIGURES] });
    const step = await examine(world, { inputs: { permission: 'admin' } });
    expect(errorsIn(step)).toEqual([expect.stringMatching(/mara has the permission "write".*needs "admin"/)]);
  });
});

describe.skipIf(!canRender)('the summary of the doctor (needs cmark-gfm)', () => {
  test('keeps its table whatever the service says', async () => {
    const sayings = ['plain', '| a | b |\n</details> @octocat ``` [l](https://evil.example) <img src=x>'];
    const trees = [];
    for (const error of sayings) {
      await using world = await startWorld({ look: [json(401, { error })] });
      trees.push(treeWithoutCode((await examine(world)).summary));
    }
    expect(trees[1]).toBe(trees[0]);
    expect(trees[0]?.match(/<table_row>/g)).toHaveLength(18);
  });
});
