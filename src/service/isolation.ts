import { constants } from 'node:fs';
import { mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { runAgentProcess, SEEN_BY_ALL } from '../agent/agent-process.ts';
import { type AgentPlan, knownAgent, readAgent, withFlags } from '../agent/check-agent.ts';
import { whyNoIsolation } from '../agent/isolation/isolation.ts';
import { findProgram } from '../agent/isolation/program.ts';
import { lastWords, outputOf } from '../agent/job-error.ts';
import { pick, type Variables } from '../agent/process.ts';
import { type AgentTask, JOB_VARIABLE, markOf } from '../agent/run-agent.ts';
import { type PlanOptions, runPlan } from '../agent/run-plan.ts';
import { reasonOf } from './database-file.ts';
import { DEFAULT_AGENT, type Settings, SettingsError } from './settings.ts';

/** `plan`: null without isolation. `said`: how agents will run, in a sentence for the operator. */
export type Isolation = { readonly plan: AgentPlan | null; readonly said: string };

/** The action says what is wrong with an agent in the words of its inputs. */
const WORDS: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/(?:Input )?"agent-env"/g, '--agent-variable'],
  [/Input "agent"/g, 'The command of the agent'],
  [/"agent-hosts"/g, '--agent-host'],
  [/the input "github-token"/g, 'the GitHub token'],
  [/the step/g, 'the environment'],
  [/(?<=\b[Tt]he )action/g, 'service'],
];

/** Decides before any job how agents run. Throws `SettingsError` if isolation is required and not possible. */
export async function planIsolation(settings: Settings, environment: Variables): Promise<Isolation> {
  const { isolation } = settings;
  if (isolation === 'none') return { plan: null, said: 'Agents run as this user, without isolation.' };
  const reading = await readPlan(settings, environment);
  if ('plan' in reading) {
    const { plan } = reading;
    const advice = '--agent-host allows one; --isolation none runs agents as this user';
    const reach = reachOf(plan);
    return { plan, said: `Agents run in isolation and can reach ${reach}${reach === NONE ? ` (${advice})` : ''}.` };
  }
  if (isolation === 'required') throw new SettingsError([`isolation: not possible here. ${reading.why}`]);
  return { plan: null, said: `Agents run as this user, without isolation. ${reading.why}` };
}

async function readPlan(
  settings: Settings,
  environment: Variables,
): Promise<{ readonly plan: AgentPlan } | { readonly why: string }> {
  const { agent, github } = settings;
  const { command, hosts: agentHosts } = agent;
  const words = command
    .map((word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
  const set = agent.environment.filter((name) => environment[name]);
  const access = { agentEnv: set, agentHosts, agentPaths: [], githubToken: github.token ?? '', apiKey: '' };
  const reading = await readAgent({ ...access, agent: words, isolation: 'required' }, environment, findProgram);
  if ('problems' in reading) {
    const text = reading.problems.map(({ message }) => message).join(' ');
    return { why: WORDS.reduce((said, [theirs, ours]) => said.replace(theirs, ours), text) };
  }
  const files: string[] = [];
  for (const path of command.slice(1).filter(isAbsolute)) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) continue;
    if ((found.mode & constants.S_IROTH) === 0)
      return { why: `In isolation, the agent runs as a user of its own, who may not read ${path}.` };
    files.push(path === DEFAULT_AGENT ? dirname(import.meta.dirname) : path);
  }
  const place = dirname(resolve(settings.database));
  await expectRoom(place);
  const why = await whyNoIsolation({ ...environment, RUNNER_TEMP: place });
  const { program } = reading.plan;
  const binds = [...program.binds, ...files];
  return why === null ? { plan: { ...reading.plan, program: { ...program, binds } } } : { why };
}

/** On a full disk, isolation would seem impossible, and agents would run without it until the next start. */
async function expectRoom(place: string): Promise<void> {
  await using temp = await mkdtempDisposable(join(place, 'docs-agent-try-'));
  // More than a try of isolation writes.
  await writeFile(join(temp.path, 'room'), Buffer.alloc(65_536)).catch((error: Error) => {
    throw new SettingsError([`${place} can't be used: ${reasonOf(error)}.`]);
  });
}

/** `temp` is where clones are. */
export interface AgentRun extends Omit<PlanOptions, 'folder' | 'environment' | 'input' | 'limitMs'> {
  readonly agent: Pick<Settings['agent'], 'command' | 'environment' | 'minutes'>;
  /** How it runs in isolation, in place of command and variables; null: without. */
  readonly plan: AgentPlan | null;
}

/** How an agent without isolation reaches its model, where only a proxy leads out. */
const PROXY = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()]);
/** How much of an agent's last words is kept (characters). */
const MOST_WORDS = 2_000;

/** Runs the agent's own program; returns the end of its output. */
export async function workOnce(task: AgentTask, folder: string, { agent, plan, ...how }: AgentRun): Promise<string> {
  const { surroundings, redact } = how;
  const shared = { ...how, folder, input: task.message ?? task.prompt, limitMs: agent.minutes * 60_000 };
  const job = { [JOB_VARIABLE]: task.id };
  if (plan === null) {
    const environment = { ...pick(surroundings, [...SEEN_BY_ALL, ...PROXY, ...agent.environment]), ...job };
    const [name, ...words] = agent.command;
    const command = [name, ...withFlags(words, null, knownAgent(name))] as const;
    const end = await runAgentProcess(command, { ...shared, environment, mark: markOf(task.id) });
    return lastWords(outputOf(end, redact), redact, MOST_WORDS);
  }
  const { end, refused } = await runPlan(plan, { ...shared, environment: job });
  const times = [...refused].map(([host, count]) => `${host} (${count}×)`).join(', ');
  const further = times === '' ? '' : `, and was refused ${times}`;
  const reach = ` (It ran in isolation and could reach ${reachOf(plan)}${further}.)`;
  return lastWords(outputOf(end, redact, reach), redact, MOST_WORDS);
}

const NONE = 'no host';

/** Says what an isolated agent can reach. */
function reachOf({ hosts, gateway }: AgentPlan): string {
  const all = [...(gateway === null ? [] : [`its model at ${new URL(gateway.origin).hostname}`]), ...hosts];
  return all.length === 0 ? NONE : all.join(', ');
}
