import { constants } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, resolve } from 'node:path';
import { type AgentPlan, readAgent } from '../agent/check-agent.ts';
import { whyNoIsolation } from '../agent/isolation/isolation.ts';
import { findProgram } from '../agent/isolation/program.ts';
import type { AgentWorld } from '../agent/run-agent.ts';
import { reachOf } from './agent-run.ts';
import { DEFAULT_AGENT, type Settings, SettingsError } from './settings.ts';

/** `plan`: null without isolation. `said`: how agents will run, in a sentence for the operator. */
interface Isolation {
  readonly plan: AgentPlan | null;
  readonly said: string;
}

type Reading = { readonly plan: AgentPlan } | { readonly why: string };

/** The action says what is wrong with an agent in the words of its inputs. */
const WORDS: readonly (readonly [theirs: string, ours: string])[] = [
  ['Input "agent-env"', '--agent-variable'],
  ['Input "agent"', 'The command of the agent'],
  ['"agent-env"', '--agent-variable'],
  ['"agent-hosts"', '--agent-host'],
  ['the input "github-token"', 'the GitHub token'],
  ['the step', 'the environment'],
  ['he action', 'he service'],
];

/** Decides before any job how agents run. Throws `SettingsError` if isolation is required and can't be had. */
export async function planIsolation(settings: Settings, environment: AgentWorld['environment']): Promise<Isolation> {
  const { isolation } = settings;
  if (isolation === 'none') return { plan: null, said: 'Agents run as this user, without isolation.' };
  const reading = await readPlan(settings, environment);
  if ('plan' in reading) {
    const { plan } = reading;
    const advice = '--agent-host allows one; --isolation none runs agents as this user';
    const isClosed = plan.hosts.length === 0 && plan.gateway === null;
    return { plan, said: `Agents run in isolation and can reach ${reachOf(plan)}${isClosed ? ` (${advice})` : ''}.` };
  }
  if (isolation === 'required') throw new SettingsError([`isolation: can't be had. ${reading.why}`]);
  return { plan: null, said: `Agents run as this user, without isolation. ${reading.why}` };
}

async function readPlan(settings: Settings, environment: AgentWorld['environment']): Promise<Reading> {
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
    return { why: WORDS.reduce((said, [theirs, ours]) => said.replaceAll(theirs, ours), text) };
  }
  const files: string[] = [];
  for (const path of command.slice(1).filter(isAbsolute)) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) continue;
    if ((found.mode & constants.S_IROTH) === 0)
      return { why: `In isolation, the agent is run by a user of its own, who may not read ${path}.` };
    files.push(path === DEFAULT_AGENT ? dirname(import.meta.dirname) : path);
  }
  const why = await whyNoIsolation({ ...environment, RUNNER_TEMP: dirname(resolve(settings.database)) });
  const { program } = reading.plan;
  const binds = [...program.binds, ...files];
  return why === null ? { plan: { ...reading.plan, program: { ...program, binds } } } : { why };
}
