import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { git, publishSite } from '../../src/playground/demo-site.ts';
import type { Identity } from '../../src/playground/github/identity.ts';
import { type LocalGitHub, startGitHub } from '../../src/playground/github/server.ts';
import type { Comment } from '../../src/playground/github/state.ts';
import { newKey } from '../../src/service/keys.ts';
import { startService } from '../../src/service/server.ts';
import { ROOT, trackedFiles } from '../contract/tracked-files.ts';
import { readWorkflow, type Workflow } from '../contract/workflow-shape.ts';
import { type ActEvent, eventsOf, PEOPLE } from './act-events.ts';
import { type ActResult, runAct } from './run-act.ts';

const TOKENS = { run: 'token-of-the-run', app: 'token-of-the-app', service: 'token-of-the-service' } as const;

/** The projects that the recipes name; `kettle` is the value of `DOCS_PROJECT_ID`. */
const PROJECTS = ['kettle', 'toaster', 'handbook', 'api-reference', 'mobile'] as const;

export interface PlayOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** The second attempt of that run. */
  readonly rerunOf?: Played;
  /** Called with `act` as soon as it runs. */
  readonly onStart?: (child: ChildProcess) => void;
}

export interface Played extends ActResult {
  readonly runId: string;
  /** Outputs of all steps by name, the last one winning. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Whether a post process ran and ended well. */
  readonly postRan: boolean;
}

export type ActWorld = Awaited<ReturnType<typeof startActWorld>>;

/** Starts a local GitHub and a local service, with everything that the recipes need. */
export async function startActWorld() {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-act-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const [clone, hold, artifacts] = [join(folder, 'clone'), join(folder, 'hold'), join(folder, 'artifacts')];
  const origin = await publishSite(folder);
  await git(['clone', '--quiet', origin, clone]);
  const github = await startGitHub();
  started.defer(() => github.stop());
  const { repository, issue } = populate(github, origin);
  const key = newKey();
  const service = await startService({
    database: join(folder, 'service.sqlite'),
    keys: PROJECTS.map((project) => ({ key, project })),
    github: { apiUrl: github.apiUrl, token: TOKENS.service },
    projects: PROJECTS.map((id) => ({ id, git: origin, repository: 'kettle/docs' })),
    agent: { command: [process.execPath, join(import.meta.dirname, 'held-agent.ts'), hold] },
    // It waits for a file of the test.
    isolation: 'none',
  });
  started.defer(() => service.stop());

  const textOf = async (name: string): Promise<string> => {
    const text = await readFile(join(ROOT, 'examples', name), 'utf8');
    // `act` doesn't know the property yet, and runs nothing at the same time.
    return text.replace(/^ +queue: max\n/m, '').replaceAll('https://docs-service.example.com', service.url);
  };
  const repositories = await foreignRepositories(folder, await textOf('reusable.yml'));
  let runs = 0;

  /** Runs a recipe. Its token has the permissions that the workflow asks for, and no others. */
  const play = async (recipe: string, event: ActEvent, more: PlayOptions = {}): Promise<Played> => {
    const { variables, rerunOf, ...options } = more;
    runs += 1;
    const run = join(folder, `run-${runs}`);
    await mkdir(run);
    const workflow = { name: recipe, text: await textOf(recipe) };
    github.state.addToken(TOKENS.run, 'github-actions[bot]', permissionsOf(readWorkflow(workflow.text)));
    const runId = rerunOf?.runId ?? String(github.state.nextId());
    const result = await runAct({
      ...options,
      folder: run,
      workflow,
      event,
      repositories,
      environment: {
        ...{ GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl },
        ...{ GITHUB_GRAPHQL_URL: `${github.url}/api/graphql`, GITHUB_REPOSITORY: 'kettle/docs' },
        ...{ GITHUB_REPOSITORY_ID: String(repository.id), GITHUB_REF: 'refs/heads/main' },
        // What `act` calls the commit of the run.
        SHA_REF: event.sha ?? (await git(['--git-dir', origin, 'rev-parse', 'main'])).trim(),
        GITHUB_RUN_ID: runId,
        GITHUB_RUN_ATTEMPT: rerunOf === undefined ? '1' : '2',
        GITHUB_WORKFLOW_REF: `kettle/docs/.github/workflows/${recipe}@refs/heads/main`,
        STAND_IN_REPOSITORY: origin,
        STAND_IN_ARTIFACTS: artifacts,
        STAND_IN_APP_TOKEN: TOKENS.app,
      },
      secrets: {
        GITHUB_TOKEN: TOKENS.run,
        DOCS_AGENT_API_KEY: key,
        // With an agent of its own, a run has no other key.
        ANTHROPIC_API_KEY: key,
        DOCS_APP_PRIVATE_KEY: 'private-key-of-the-app',
        CHAT_WEBHOOK_URL: 'https://chat.example.com/webhook-of-the-chat',
      },
      variables: { DOCS_PROJECT_ID: 'kettle', DOCS_BASE_URL: service.url, DOCS_APP_CLIENT_ID: 'client', ...variables },
    });
    return { ...result, ...toldBy(result), runId };
  };

  const running = started.move();
  return {
    ...eventsOf({ github, repository, issue, origin, clone }),
    ...{ github, service, repository, issue, key },
    /** The key and the tokens that runs get. */
    secrets: [key, TOKENS.run, TOKENS.app],
    /** Where the stand-ins for `actions/upload-artifact` and `slackapi/slack-github-action` put files. */
    artifacts,
    thread: (number: number): readonly Comment[] =>
      [...repository.comments.values()].filter(({ thread }) => thread === number),
    /** Makes agents wait until they are released. */
    holdAgents: async () => {
      await writeFile(hold, '');
      return { release: () => rm(hold) };
    },
    jobEnded: async (id: string): Promise<void> => {
      const url = `${service.url}/v2/agent/kettle/job/${id}`;
      const read = async (): Promise<unknown> =>
        (await fetch(url, { headers: { Authorization: `Bearer ${key}` } })).json();
      await expect.poll(read).toMatchObject({ status: 'completed' });
    },
    /** The recipes as files of a repository that uses them. */
    recipeFiles: async (...names: readonly string[]): Promise<Readonly<Record<string, string>>> => {
      const files = names.map(async (name) => [`.github/workflows/${name}`, await textOf(name)] as const);
      return Object.fromEntries(await Promise.all(files));
    },
    play,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function populate({ state }: LocalGitHub, gitDir: string) {
  const repository = state.addRepository({ owner: 'kettle', name: 'docs', gitDir, private: true });
  state.addToken(TOKENS.service, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
  state.addToken(TOKENS.app, 'kettle-docs[bot]', { contents: 'read', issues: 'write', pull_requests: 'write' });
  repository.collaborators.set(PEOPLE.writer, 'write');
  const issue = state.addThread(repository, {
    author: PEOPLE.writer,
    title: 'The flag --quiet is not documented',
    body: 'It came with version 3.',
  });
  return { repository, issue };
}

/** Permissions of the token: those of the workflow and of all its jobs, because `act` gives every job the same one. */
function permissionsOf({ permissions, jobs }: Workflow): Identity['permissions'] {
  const given = [permissions, ...Object.values(jobs).map((job) => job.permissions)];
  const scopes = given.flatMap((each) => Object.entries(v.parse(v.nullish(scopesSchema), each) ?? {}));
  return Object.fromEntries(scopes.map(([scope, access]) => [scope.replaceAll('-', '_'), access]));
}

const scopesSchema = v.record(v.string(), v.picklist(['read', 'write']));

/**
 * Fills folders for the repositories that recipes name, by `owner/name@ref`: what a runner downloads of this one, the
 * organization's workflows, and stand-ins for the actions of others.
 */
async function foreignRepositories(folder: string, reusable: string): Promise<Readonly<Record<string, string>>> {
  const [action, workflows] = [join(folder, 'action'), join(folder, 'workflows')];
  for (const name of ['action.yml', 'dist']) await cp(join(ROOT, name), join(action, name), { recursive: true });
  await mkdir(join(workflows, '.github/workflows'), { recursive: true });
  await writeFile(join(workflows, '.github/workflows/reusable.yml'), reusable);
  const used = await actionsOfOthers();
  return {
    'YOUR-ORG/docs-agent@<40-digit commit id>': action,
    'YOUR-ORG/workflows@main': workflows,
    ...Object.fromEntries(used.map((reference) => [reference, standInFor(reference)])),
  };
}

/** Lists the actions of others that the recipes use, as `owner/name@ref`. */
async function actionsOfOthers(): Promise<readonly string[]> {
  const recipes = trackedFiles('examples/*.yml').map((path) => readFile(join(ROOT, path), 'utf8'));
  const named = (await Promise.all(recipes)).flatMap((text) => text.match(/(?<=uses: )[\w.-]+\/[\w.-]+@\w+/g) ?? []);
  return [...new Set(named)];
}

function standInFor(reference: string): string {
  const [, name = ''] = /\/(.*)@/.exec(reference) ?? [];
  return join(import.meta.dirname, 'stand-ins', name);
}

function toldBy({ entries }: ActResult): Pick<Played, 'outputs' | 'postRan'> {
  const told = entries.filter(({ command }) => command === 'set-output').map(({ name, arg }) => [name, arg] as const);
  const postRan = entries.some(({ stage, stepResult }) => stage === 'Post' && stepResult === 'success');
  return { outputs: new Map(told), postRan };
}
