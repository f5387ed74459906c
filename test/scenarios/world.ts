import { nodeIdOf } from '../../src/playground/github/answers.ts';
import { type LocalGitHub, startGitHub } from '../../src/playground/github/server.ts';
import type { Comment, RepositoryState } from '../../src/playground/github/state.ts';
import { assertNoCanary, CANARY_TOKEN } from '../build/canary.ts';
import type { Behaviour } from '../servers/fault-server.ts';
import { runAction, type Step, type StepResult } from './run-action.ts';
import { type ScriptedService, startScriptedService } from './scripted-service.ts';

export const BOT = 'github-actions[bot]';
const ISSUE = { title: 'Describe the flag', body: 'It is called --fast.' };

export interface WorldStep extends Partial<Step> {
  /** Counts the re-runs of a run. */
  readonly attempt?: number;
  readonly runId?: string;
  /** The step's clock is ahead by so much, and from then on GitHub's, too. */
  readonly minutesLater?: number;
}

/**
 * Two minutes beyond the default of `wait-minutes` and its margin: then no earlier run still follows a job, and an
 * unfinished start is reported as unknown.
 */
export const LATER = { minutesLater: 34 } as const;

/** A local GitHub with one issue in `acme/app`, and a scripted service. */
export interface ScenarioWorld extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly app: RepositoryState;
  readonly service: ScriptedService;
  /** Runs a step of the run 4711 about the issue. */
  run(step?: WorldStep): Promise<StepResult>;
  /** Our comments in the issue, oldest first. */
  comments(): readonly Comment[];
  /** Remembers GitHub's threads and clock. The function that it returns brings them back, as often as it is called. */
  remember(): () => void;
}

/** Starts both servers. Everything they received is searched for the key when the world ends. */
export async function startWorld(script: {
  readonly create?: readonly Behaviour[];
  readonly look?: readonly Behaviour[];
  readonly message?: readonly Behaviour[];
  /** A bare git repository for `acme/app`; without it there are no branches. */
  readonly gitDir?: string;
}): Promise<ScenarioWorld> {
  let ahead = 0;
  const now = (): number => Date.now() + ahead * 60_000;
  const [github, service] = await Promise.all([startGitHub({ now }), startScriptedService(script)]);
  const app = github.state.addRepository({
    // As a step's GITHUB_REPOSITORY_ID.
    id: 4200,
    owner: 'acme',
    name: 'app',
    ...(script.gitDir === undefined ? {} : { gitDir: script.gitDir }),
  });
  github.state.addToken(CANARY_TOKEN, BOT, { issues: 'write', pull_requests: 'write', contents: 'read' });
  github.state.account('mara');
  app.collaborators.set('mara', 'write');
  const issue = github.state.addThread(app, { author: 'mara', ...ISSUE });
  return {
    github,
    app,
    service,
    run: ({ attempt = 1, runId = '4711', minutesLater = 0, ...step } = {}) => {
      ahead = Math.max(ahead, minutesLater);
      return runAction({
        event: issueEvent(github, issue.number),
        ...step,
        inputs: { 'base-url': service.url, prompt: 'Describe the new flag.', ...step.inputs },
        environment: {
          GITHUB_SERVER_URL: github.url,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_RUN_ATTEMPT: String(attempt),
          GITHUB_RUN_ID: runId,
          ...(minutesLater === 0 ? {} : { NODE_OPTIONS: clockAhead(minutesLater) }),
          ...step.environment,
        },
      });
    },
    comments: () => [...app.comments.values()].filter((comment) => comment.author.login === BOT),
    remember() {
      const [then, reactions] = [ahead, [...app.reactions]];
      const kept = [keep(app.threads), keep(app.comments), keep(app.reviewComments)];
      return () => {
        ahead = then;
        app.reactions.splice(0, Infinity, ...reactions);
        for (const bringBack of kept) bringBack();
      };
    },
    async [Symbol.asyncDispose]() {
      assertNoCanary([...app.comments.values()]);
      await github.stop();
      await service[Symbol.asyncDispose]();
    },
  };
}

/** Keeps copies of the values, which change in place. */
function keep<Value extends object>(values: Map<number, Value>): () => void {
  const kept = [...values].map(([id, value]) => [id, { ...value }] as const);
  return () => {
    values.clear();
    for (const [id, value] of kept) values.set(id, { ...value });
  };
}

function clockAhead(minutes: number): string {
  const code = `const now=Date.now;Date.now=()=>now()+${minutes}*60000`;
  return `--import data:text/javascript,${encodeURIComponent(code)}`;
}

/** Writes a comment in the world's issue, and returns its event; `body` may differ from what is there now. */
export function commentEvent(
  { github, app }: Pick<ScenarioWorld, 'github' | 'app'>,
  body: string,
  { author = 'mara', number = 1 }: { readonly author?: string; readonly number?: number } = {},
): NonNullable<Step['event']> & { readonly id: number } {
  const comment = github.state.addComment(app, number, { author, body });
  const { id, type } = github.state.account(author);
  const user = { id, login: author, type };
  const { payload } = issueEvent(github, number);
  const html_url = `${github.url}/acme/app/issues/${number}#issuecomment-${comment.id}`;
  const author_association = app.collaborators.has(author.toLowerCase()) ? 'MEMBER' : 'NONE';
  const about = { id: comment.id, node_id: nodeIdOf(comment), created_at: comment.createdAt, author_association };
  return {
    id: comment.id,
    name: 'issue_comment',
    payload: { ...payload, action: 'created', sender: user, comment: { ...about, body, user, html_url } },
  };
}

/** The payload of an issue opened by `sender`. */
export function issueEvent(
  github: LocalGitHub,
  number: number,
  sender = 'mara',
): { readonly name: string; readonly payload: object } {
  const { id, type } = github.state.account(sender);
  const issue = { number, ...ISSUE, html_url: `${github.url}/acme/app/issues/${number}`, user: { login: sender } };
  return { name: 'issues', payload: { action: 'opened', issue, sender: { id, login: sender, type } } };
}
