/**
 * The command `npm run demo`: a workflow step asks for a change of a documentation, on a service and a GitHub of our own.
 * Everything is real but the two hosts: the bundle runs as a runner runs it, an agent edits a git repository, and the
 * pull request holds what it changed. It ends by itself, and leaves nothing behind.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LocalGitHub, startGitHub } from './github/server.ts';
import { newKey } from './service/keys.ts';
import { startService } from './service/server.ts';
import { runStep, type StepResult } from './step.ts';

const run = promisify(execFile);
const BOT = 'github-actions[bot]';
const AUTHOR = { name: 'Kettle docs', email: 'docs@kettle.example' };
const PROMPT = 'Document the flag `--quiet` of `kettle boil`: it boils without whistling.';

const folder = await mkdtemp(join(tmpdir(), 'docs-agent-demo-'));
const origin = await publishSite(folder);
const github = await startGitHub();
const issue = openIssue(github, origin);
const key = newKey();
const serviceToken = 'token-of-the-service';
github.state.addToken(serviceToken, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
const service = await startService({
  database: join(folder, 'service.sqlite'),
  keys: [key],
  github: { apiUrl: github.apiUrl, token: serviceToken },
  projects: [{ id: 'kettle', git: origin, repository: 'kettle/docs' }],
});

try {
  title('A workflow step asks for a change');
  console.log(`An issue is opened at ${github.url}/kettle/docs/issues/${issue.number}:\n  ${issue.title}`);
  console.log(`The workflow that it starts runs docs-agent against the service at ${service.url}.`);
  title('The log of the step');
  const step = await playStep();
  title('Its outputs');
  for (const [name, value] of step.outputs) console.log(`${name}=${value}`);
  title('Its summary');
  console.log(step.summary.trim());
  title('The status comment in the issue');
  for (const comment of github.state.repositories.get('kettle/docs')?.comments.values() ?? [])
    console.log(comment.body);
  title('What the agent has changed');
  await showChange(step);
} finally {
  await service.stop();
  await github.stop();
  await rm(folder, { recursive: true });
}

/** Makes a bare git repository of the pages beside this file, as a documentation team would have it. */
async function publishSite(parent: string): Promise<string> {
  const [site, bare] = [join(parent, 'site'), join(parent, 'docs.git')];
  await cp(join(import.meta.dirname, 'demo-site'), site, { recursive: true });
  await git(['init', '--quiet', '--initial-branch=main', site]);
  await git(['-C', site, 'add', '--all']);
  await git(['-C', site, 'commit', '--quiet', '--message', 'Explain the kettle']);
  await git(['clone', '--quiet', '--bare', site, bare]);
  return bare;
}

function openIssue({ state }: LocalGitHub, gitDir: string): { readonly number: number; readonly title: string } {
  const repository = state.addRepository({ owner: 'kettle', name: 'docs', gitDir });
  state.addToken('token-of-the-run', BOT, { issues: 'write', contents: 'read' });
  state.account('ada');
  repository.collaborators.set('ada', 'maintain');
  return state.addThread(repository, {
    author: 'ada',
    title: 'The flag --quiet is not documented',
    body: 'It came with version 3.',
  });
}

/** Runs the step that the opened issue has started, and shows its log as it grows. */
async function playStep(): Promise<StepResult> {
  const { id, type } = github.state.account('ada');
  const html_url = `${github.url}/kettle/docs/issues/${issue.number}`;
  const opened = {
    number: issue.number,
    title: issue.title,
    body: 'It came with version 3.',
    html_url,
    user: { login: 'ada' },
  };
  return runStep({
    inputs: {
      'base-url': service.url,
      'project-id': 'kettle',
      'api-key': key,
      'github-token': 'token-of-the-run',
      prompt: PROMPT,
    },
    event: { name: 'issues', payload: { action: 'opened', issue: opened, sender: { id, login: 'ada', type } } },
    environment: {
      GITHUB_REPOSITORY: 'kettle/docs',
      GITHUB_ACTOR: 'ada',
      GITHUB_SERVER_URL: github.url,
      GITHUB_API_URL: github.apiUrl,
    },
    // A runner obeys this command and does not show it.
    onLog: (text) => process.stdout.write(text.replace(/^::add-mask::.*\n/gm, '')),
  });
}

async function showChange({ outputs }: StepResult): Promise<void> {
  const branch = `docs-agent/${outputs.get('job-id')}`;
  const shown = await git(['--git-dir', origin, 'show', '--stat', '--patch', '--format=%h %s%n%an, branch %D', branch]);
  console.log(shown.trim());
  const url = outputs.get('pr-url');
  if (url === undefined || outputs.get('result') !== 'pull-request') throw new Error('The demo made no pull request.');
  title('Done');
  console.log('Both servers end now, and their addresses with them.');
  console.log(`Pull request: ${url}`);
}

async function git(parameters: readonly string[]): Promise<string> {
  const { stdout } = await run('git', parameters, {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: AUTHOR.name,
      GIT_AUTHOR_EMAIL: AUTHOR.email,
      GIT_COMMITTER_NAME: AUTHOR.name,
      GIT_COMMITTER_EMAIL: AUTHOR.email,
    },
  });
  return stdout;
}

function title(text: string): void {
  console.log(`\n━━ ${text} ${'━'.repeat(Math.max(3, 72 - text.length))}\n`);
}
