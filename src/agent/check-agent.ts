import type { Problem } from '../action/words/errors.ts';
import { shorten } from '../action/words/markdown.ts';
import { splitWords } from './command-line.ts';
import {
  KNOWN_AGENTS,
  type KnownAgent,
  MODELS,
  NEAR_ADDRESS,
  PROVIDERS,
  type Provider,
  type Reached,
} from './known-agents.ts';
import { pick, type Variables } from './process.ts';

/** The inputs that say what runs, and what it may see. */
export interface AgentInputs {
  readonly agent: string;
  readonly agentEnv: readonly string[];
  readonly agentHosts: readonly string[];
  readonly agentPaths: readonly string[];
  readonly isolation: 'required' | 'none';
}

export interface Program {
  /** Where it really is. */
  readonly file: string;
  /** What has to be shown to the agent for it, besides the system's folders. */
  readonly binds: readonly string[];
  /** The value of PATH with which it finds its interpreter. */
  readonly path: string;
}

/** All that is known about the agent before it runs. Nothing was started to find it out. */
export interface AgentPlan {
  /** Shown: a known agent's, or the file name of another program. */
  readonly name: string;
  readonly program: Program;
  readonly command: readonly [string, ...string[]];
  /** All variables of the agent, but `PATH` and what says where it runs (`HOME`, `LANG`, `TMPDIR`). */
  readonly environment: Readonly<Record<string, string>>;
  /** To be masked, and searched for before publishing: values of 8 characters or more, with the key of the gateway. */
  readonly secrets: readonly string[];
  /** What it may reach by `CONNECT`; without any, it has no proxy variables. */
  readonly hosts: readonly string[];
  readonly gateway: { readonly provider: Provider; readonly key: string; readonly origin: string } | null;
  readonly paths: readonly string[];
  readonly isolation: 'required' | 'none';
}

/** `unset`: variables of the step that have no value, which is no mistake where a run gets no secrets. */
export type AgentReading =
  | { readonly plan: AgentPlan }
  | { readonly problems: readonly Problem[]; readonly unset: readonly string[] };

/** `problem` has sentences that say why it can't be run. Without a `hint`, it must be installed. */
export type FindProgram = (name: string) => Promise<Program | NotFound>;
type NotFound = { readonly problem: string; readonly hint?: string };

const SHORTEST_SECRET = 8;
/** Stands for the key that the gateway adds. */
const PLACEHOLDER = 'added-by-the-action';
/** In both cases, because programs differ. The gateway is on the loopback device, too, but isn't behind the proxy. */
const PROXY: Readonly<Record<string, string>> = {
  ...{ HTTPS_PROXY: NEAR_ADDRESS, HTTP_PROXY: NEAR_ADDRESS, ALL_PROXY: NEAR_ADDRESS, NODE_USE_ENV_PROXY: '1' },
  ...{ https_proxy: NEAR_ADDRESS, http_proxy: NEAR_ADDRESS },
  ...{ NO_PROXY: 'localhost,127.0.0.1', no_proxy: 'localhost,127.0.0.1' },
};
/** Writes the settings below a new home folder, and becomes the agent. */
const WITH_SETTINGS =
  'home=$(mktemp -d) && mkdir -p "$home/${2%/*}" && printf %s "$3" >"$home/$2" && export "$1=$home" && shift 3 && exec "$@"';

/**
 * Reads what the inputs say about the agent: finds its program, picks its variables and decides what it may reach. Or
 * returns everything that is wrong. Starts nothing.
 */
export async function readAgent(
  inputs: AgentInputs,
  environment: Variables,
  findProgram: FindProgram,
): Promise<AgentReading> {
  const split = splitWords(inputs.agent);
  if ('problem' in split) return { problems: [wrong(inputs, `has ${split.problem}`, QUOTE_IT)], unset: [] };
  const [name = '', ...words] = split.words;
  const known = Object.hasOwn(KNOWN_AGENTS, name) ? (KNOWN_AGENTS[name] ?? null) : null;
  const access = readAccess({ known, provider: providerOf(known, words), inputs, environment });
  const program = await findProgram(name);
  const isUnnamed = known?.provider === null && !/^[^/]+\/./.test(modelIn(words) ?? '');
  const problems = [
    ...(isUnnamed ? [wrong(inputs, 'does not say which model to use', NAME_A_MODEL)] : access.problems),
    ...('problem' in program ? [missing(program, known)] : []),
  ];
  if ('problem' in program || problems.length > 0) return { problems, unset: access.unset };
  const { reached, problems: _none, unset: _nothing, ...may } = access;
  const command = commandOf(program.file, words, known, reached);
  const { agentPaths: paths, isolation } = inputs;
  return { plan: { ...may, name: name.replace(/^.*\//, ''), program, command, paths, isolation } };
}

interface Access extends Pick<AgentPlan, 'environment' | 'secrets' | 'hosts' | 'gateway'> {
  readonly reached: Reached | null;
  readonly problems: readonly Problem[];
  readonly unset: readonly string[];
}

interface Given {
  readonly known: KnownAgent | null;
  /** Null: it has no gateway. */
  readonly provider: Provider | null;
  readonly inputs: AgentInputs;
  readonly environment: Variables;
}

/**
 * A key comes before a token, because only a key can stay with the action. With an address of its own (`base`), it uses
 * no gateway: what the input names is all that it gets.
 */
function readAccess({ known, provider, inputs, environment }: Given): Access {
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const model = provider === null || inputs.agentEnv.includes(MODELS[provider].base) ? null : MODELS[provider];
  const usual = [...(model?.keys ?? []), known?.token?.variable ?? []].flat();
  const wanted = inputs.agentEnv.length === 0 ? usual : inputs.agentEnv;
  const either = usual.filter((name) => wanted.includes(name));
  const own = wanted.filter((name) => !either.includes(name));
  const credential = either.find((name) => value(name) !== '');
  const key = model !== null && credential !== undefined && model.keys.includes(credential) ? value(credential) : null;
  const token = credential === undefined || key !== null ? null : credential;
  const isIsolated = inputs.isolation === 'required';
  const hosts = isIsolated ? [...(token === null ? [] : (known?.token?.hosts ?? [])), ...inputs.agentHosts] : [];
  const origin = isIsolated ? NEAR_ADDRESS : (model?.origin ?? '');
  const reached = key === null || provider === null ? null : { provider, origin };
  const empty = [credential === undefined ? either : [], ...own.map((name) => [name])].filter(
    (names) => names.length > 0 && names.every((name) => value(name) === ''),
  );
  return {
    environment: {
      ...known?.variables,
      ...pick(environment, token === null ? own : [...own, token]),
      ...(model === null || key === null ? {} : { [model.keys[0]]: isIsolated ? PLACEHOLDER : key }),
      ...(reached === null ? {} : known?.reaching(reached)),
      ...(hosts.length > 0 ? PROXY : {}),
    },
    secrets: [...new Set(wanted.map(value))].filter((text) => text.length >= SHORTEST_SECRET),
    ...{ hosts, reached },
    gateway: isIsolated && reached !== null && model ? { ...reached, key: key ?? '', origin: model.origin } : null,
    problems: [
      ...empty.map((names) => unset(inputs, names)),
      ...(known !== null && isIsolated && either.length + hosts.length === 0 ? [outOfReach(inputs)] : []),
    ],
    unset: empty.flat(),
  };
}

function providerOf(known: KnownAgent | null, words: readonly string[]): Provider | null {
  if (known === null || known.provider !== null) return known?.provider ?? null;
  const [name] = modelIn(words)?.split('/') ?? [];
  return PROVIDERS.find((provider) => MODELS[provider].openCode === name) ?? null;
}

/** The last one counts, as for the agent. */
function modelIn(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => /^(?:-m|--model)(?:=|$)/.test(word));
  return words[at]?.includes('=') ? words[at]?.replace(/^[^=]*=/, '') : words[at < 0 ? at : at + 1];
}

function commandOf(
  program: string,
  words: readonly string[],
  known: KnownAgent | null,
  reached: Reached | null,
): readonly [string, ...string[]] {
  if (known === null) return [program, ...words];
  const { subcommand, flags, last, settings } = known;
  const begun = subcommand === undefined ? [] : [subcommand];
  const further = subcommand !== undefined && words[0] === subcommand ? words.slice(1) : words;
  const command = [program, ...begun, ...flags(reached), ...further, ...(last === undefined ? [] : [last])] as const;
  if (settings === undefined || reached === null) return command;
  const { home, path: file, content } = settings;
  return ['/bin/sh', '-c', WITH_SETTINGS, 'sh', home, file, content, ...command];
}

const QUOTE_IT = 'Put it in single quotes, or write a script and name its path, such as `agent: ./tools/agent`.';
const NAME_A_MODEL = 'Add provider and model, such as `agent: opencode -m anthropic/claude-sonnet-4-5`.';

function wrong({ agent }: AgentInputs, what: string, hint: string): Problem {
  return { message: `Input "agent" is ${JSON.stringify(shorten(agent, 100))}, which ${what}.`, hint };
}

function missing({ problem, hint: other }: NotFound, known: KnownAgent | null): Problem {
  const otherwise = 'Install it in a step before this one, or name its path in the workspace, such as `./tools/agent`.';
  const install =
    known === null ? otherwise : `Add a step before this one: \`- run: npm install --global ${known.tried}\`.`;
  return { message: `Input "agent" names a program that can't be run. ${problem}`, hint: other ?? install };
}

function unset(inputs: AgentInputs, names: readonly string[]): Problem {
  const [first = ''] = names;
  const hint = `Store it as a secret, and add \`env:\` with \`${first}: \${{ secrets.${first} }}\` to the step; a missing secret arrives as an empty text.`;
  return wrong(inputs, `needs the variable ${names.join(' or ')}, but the step gives it no value`, hint);
}

function outOfReach(inputs: AgentInputs): Problem {
  const hint = 'Name its key in `agent-env`, or the host of its model in `agent-hosts`.';
  return wrong(
    inputs,
    'can reach no model: "agent-env" names no key for the gateway, and "agent-hosts" is empty',
    hint,
  );
}
