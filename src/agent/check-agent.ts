import type { AgentFacts } from '../action/ports/jobs.ts';
import { createSecretSearch } from '../action/redaction/redactor.ts';
import type { Problem } from '../action/words/errors.ts';
import { shorten } from '../action/words/markdown.ts';
import { splitWords } from './command-line.ts';
import { RELAY } from './isolation/isolation.ts';
import type { findProgram, Program } from './isolation/program.ts';
import { KNOWN_AGENTS, type KnownAgent } from './known-agents.ts';
import type { Gateway } from './network/gateway.ts';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from './network/providers.ts';
import { type Command, pick, type Variables } from './process.ts';

/** The inputs that say what runs, and what it may see. */
export interface AgentInputs {
  readonly agent: string;
  readonly agentEnv: readonly string[];
  readonly agentHosts: readonly string[];
  readonly agentPaths: readonly string[];
  readonly isolation: 'required' | 'none';
  /** Credentials of the action, which no agent gets. */
  readonly githubToken: string;
  readonly apiKey: string;
}

/** All that is known about the agent before it runs. Nothing was started to find it out. */
export interface AgentPlan {
  /** Shown: a known agent's, or the file name of another program. */
  readonly name: string;
  readonly program: Program;
  readonly command: Command;
  /** All variables of the agent, but `PATH` and what says where it runs (`HOME`, `LANG`, `TMPDIR`). */
  readonly environment: Readonly<Record<string, string>>;
  /** To be masked, and searched for before publishing: values of 8 characters or more, with the key of the gateway. */
  readonly secrets: readonly string[];
  /** What it may reach by `CONNECT`; without any, it has no proxy variables. */
  readonly hosts: readonly string[];
  readonly gateway: Gateway | null;
  readonly paths: readonly string[];
  readonly isolation: 'required' | 'none';
}

/** `unset`: variables of the step that have no value, which is no mistake where a run gets no secrets. */
export type AgentReading =
  | { readonly plan: AgentPlan }
  | { readonly problems: readonly Problem[]; readonly unset: readonly string[] };

type Find = typeof findProgram;

const SHORTEST_SECRET = 8;
/** Stands for the key that the gateway adds. */
const PLACEHOLDER = 'added-by-the-action';
/** In both cases, because programs differ. The gateway is on the loopback device, too, but isn't behind the proxy. */
const PROXY = {
  ...{ HTTPS_PROXY: RELAY, HTTP_PROXY: RELAY, ALL_PROXY: RELAY, https_proxy: RELAY, http_proxy: RELAY },
  ...{ NO_PROXY: 'localhost,127.0.0.1', no_proxy: 'localhost,127.0.0.1', NODE_USE_ENV_PROXY: '1' },
};

/** Reads what the inputs say about the agent, or all that is wrong with them. Starts nothing. */
export async function readAgent(inputs: AgentInputs, environment: Variables, find: Find): Promise<AgentReading> {
  const read = readCommand(inputs.agent);
  if ('message' in read) return { problems: [read], unset: [] };
  const { name, words, known, model } = read;
  const provider = known?.provider ?? (known && PROVIDER_NAMES.find((each) => model.startsWith(`${each}/`))) ?? null;
  const { origin, problems, unset: names, ...may } = readAccess(inputs, environment, provider, known);
  const [program, git] = await Promise.all([find(name, environment), find('git', environment)]);
  const { agentPaths: paths, isolation } = inputs;
  const why = 'problem' in program ? program : isolation === 'required' ? program.unfit : null;
  if (why !== null) problems.push(missing(why, known));
  if ('problem' in git) problems.push({ message: `The action needs git. ${git.problem}`, hint: INSTALL_GIT });
  if ('problem' in program || problems.length > 0) return { problems, unset: names };
  const starter = (origin && known?.starter) ?? [];
  const [first = '', ...rest] = [...starter, program.file, ...withFlags(words, origin, known)];
  return { plan: { ...may, name: name.replace(/^.*\//, ''), program, command: [first, ...rest], paths, isolation } };
}

/** What a known agent needs so that it edits files without asking, and then the given words, which win. */
export function withFlags(words: readonly string[], origin: string | null, known?: KnownAgent): readonly string[] {
  if (known === undefined) return words;
  const flags = known.flags(origin).split(' ');
  const last = known.last?.filter((word) => word !== words.at(-1)) ?? [];
  return [...flags, ...(words[0] === flags[0] ? words.slice(1) : words), ...last];
}

/** The variables that hold the key or token of each known agent's model. */
export const KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(KNOWN_AGENTS).map(([name, { provider, token = [] }]) => [name, [keysOf(provider), token].flat()]),
);

function keysOf(provider: Provider | null): readonly string[] {
  return (provider === null ? PROVIDER_NAMES : [provider]).map((each) => PROVIDERS[each].keyName);
}

/** What a plan shows to people. */
export function agentFacts(plan: AgentPlan): Omit<AgentFacts, 'documentation'> {
  const { command, environment, gateway, hosts, isolation, paths } = plan;
  const model = gateway && { key: PROVIDERS[gateway.provider].keyName, host: new URL(gateway.origin).hostname };
  return {
    command: command.map(quote).join(' '),
    variables: Object.keys(environment).filter((name) => name !== model?.key && !Object.hasOwn(PROXY, name)),
    hosts: isolation === 'none' ? null : hosts,
    ...{ gateway: model, isolation, paths },
  };
}

const quote = (word: string): string => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Reads the input `agent` alone, or says what is wrong with it. */
export function readCommand(agent: string) {
  const split = splitWords(agent);
  if ('problem' in split) return wrong(agent, `has ${split.problem}`, QUOTE_IT);
  const [name = '', ...words] = split.words;
  const known = knownAgent(name);
  const model = modelIn(words);
  const isUnnamed = known?.provider === null && !/^[^/]+\/./.test(model);
  return isUnnamed ? wrong(agent, 'does not say which model to use', NAME_A_MODEL) : { name, words, known, model };
}

/** Undefined for other programs, also for a path to a known one. */
export const knownAgent = (name: string): KnownAgent | undefined =>
  Object.hasOwn(KNOWN_AGENTS, name) ? KNOWN_AGENTS[name] : undefined;

/** The last one counts, as for the agent. */
function modelIn(words: readonly string[]): string {
  const at = words.findLastIndex((word) => /^(?:-m|--model)(?:=|$)/.test(word));
  return /=(.*)/s.exec(words[at] ?? '')?.[1] ?? words[at < 0 ? at : at + 1] ?? '';
}

/** Decides what the agent holds and reaches. A key comes before a token, because only a key can stay with the action. */
function readAccess(inputs: AgentInputs, environment: Variables, provider: Provider | null, known?: KnownAgent) {
  const isIsolated = inputs.isolation === 'required';
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const model = provider && PROVIDERS[provider];
  const either = [model?.keyName ?? [], known?.token ?? []].flat();
  const others = inputs.agentEnv.filter((name) => !either.includes(name));
  const credential = either.find((name) => value(name) !== '');
  const hasKey = provider && model && credential === model.keyName;
  const reached = hasKey ? { provider, key: value(model.keyName), origin: model.origin } : null;
  const origin = reached && (isIsolated ? RELAY : reached.origin);
  const token = hasKey ? [] : either.filter((name) => name === credential);
  const tokenHosts = token.map(() => new URL(model?.origin ?? '').hostname);
  const hosts = isIsolated ? [...tokenHosts, ...inputs.agentHosts] : [];
  // Variables and hosts of its own may be its way to another model.
  const isElsewhere = others.length > 0 && inputs.agentHosts.length > 0;
  const empty = [isElsewhere ? [] : either, ...others.map((name) => [name])].filter(
    (names) => names.length > 0 && !names.some(value),
  );
  const problems = [...empty.map((names) => unset(inputs, names)), ...leaks(inputs, [...either, ...others], value)];
  if (known && isIsolated && either.length + hosts.length === 0)
    problems.push(wrong(inputs.agent, NO_MODEL, NAME_A_KEY));
  return {
    environment: {
      ...known?.variables?.(origin, provider),
      ...(reached && model && { [model.keyName]: isIsolated ? PLACEHOLDER : reached.key }),
      ...pick(environment, [...others, ...token]),
      ...(hosts.length > 0 && PROXY),
    },
    secrets: [...new Set([...either, ...others].map(value))].filter((text) => text.length >= SHORTEST_SECRET),
    ...{ hosts, origin, gateway: isIsolated ? reached : null, problems, unset: empty.flat() },
  };
}

const QUOTE_IT = 'Put it in single quotes, or write a script and name its path, such as `agent: ./tools/agent`.';
const NAME_A_MODEL = 'Add provider and model, such as `agent: opencode -m anthropic/claude-sonnet-4-5`.';
const NO_MODEL = 'can reach no model: "agent-env" names no key for the gateway, and "agent-hosts" is empty';
const NAME_A_KEY = 'Name its key in `agent-env`, or the host of its model in `agent-hosts`.';
const INSTALL_GIT = 'Install it in a step before this one.';

function wrong(agent: string, what: string, hint: string): Problem {
  return { message: `Input "agent" is ${JSON.stringify(shorten(agent, 100))}, which ${what}.`, hint };
}

function missing({ problem, hint }: { readonly problem: string; readonly hint?: string }, known?: KnownAgent): Problem {
  const install = known
    ? `Add a step before this one: \`- run: npm install --global ${known.tried}\`.`
    : 'Install it in a step before this one, or name its path in the workspace, such as `./tools/agent`.';
  return { message: `Input "agent" names a program that can't be run. ${problem}`, hint: hint ?? install };
}

function unset({ agent, agentEnv }: AgentInputs, names: readonly string[]): Problem {
  const named = names.filter((name) => agentEnv.includes(name));
  const [first = ''] = [...named, ...names];
  const hint = `Store it as a secret, and add \`env:\` with \`${first}: \${{ secrets.${first} }}\` to the step; a missing secret is empty.`;
  const message = `Input "agent-env" names ${named.join(' and ')}, but the step gives it no value.`;
  if (named.length > 0) return { message, hint };
  return wrong(agent, `needs the variable ${names.join(' or ')}, but the step gives it no value`, hint);
}

/** With the token, an agent that a stranger's text has misled could write to the repository itself. */
function leaks(inputs: AgentInputs, names: readonly string[], value: (name: string) => string): readonly Problem[] {
  const own = Object.entries({ 'github-token': inputs.githubToken, 'api-key': inputs.apiKey });
  return names.flatMap((name) => {
    // In any form, such as that of a header.
    const holds = (text: string): boolean => text.length >= SHORTEST_SECRET && createSecretSearch([text])(value(name));
    const [input] = own.find(([, credential]) => holds(credential)) ?? [];
    if (input === undefined) return [];
    const message = `The variable ${name} is for the agent, but holds the value of the input "${input}": the agent would get the rights of the action.`;
    return [
      { message, hint: `Remove it from \`agent-env\`, or give the agent a credential of its own, with fewer rights.` },
    ];
  });
}
