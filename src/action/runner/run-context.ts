import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as v from 'valibot';
import type { ProxySettings } from '../http/proxy.ts';
import type { RunContext } from '../ports.ts';
import { hideUserInfo } from '../redaction/addresses.ts';
import { about } from '../words/action-spec.ts';
import { InputError, type Problem } from '../words/errors.ts';
import { shorten } from '../words/markdown.ts';
import type { Environment } from './runner-files.ts';

const REPOSITORY = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;

/** Reads the runner's variables and the event file. Throws `InputError` with everything that is missing or invalid. */
export function readRunContext(environment: Environment = process.env): RunContext {
  const problems: Problem[] = trustsAnyCertificate(environment) ? [NO_CERTIFICATE_IS_CHECKED] : [];
  const variable = (name: string, form: RegExp, otherwise?: string): string => {
    const value = environment[name] || otherwise || '';
    if (!form.test(value)) problems.push(unusable(name, value));
    return value;
  };
  const address = (name: string, otherwise: string): string => {
    const value = environment[name] || otherwise;
    if (!URL.canParse(value) || !/^https?:\/\//.test(value)) problems.push(unusable(name, hideUserInfo(value)));
    return value.replace(/\/+$/, '');
  };
  const context = {
    repository: variable('GITHUB_REPOSITORY', REPOSITORY),
    runId: variable('GITHUB_RUN_ID', /^\d{1,20}$/),
    attempt: Number(variable('GITHUB_RUN_ATTEMPT', /^[1-9]\d{0,5}$/, '1')),
    workflowPath: workflowPathOf(environment),
    job: variable('GITHUB_JOB', /^/),
    step: variable('GITHUB_ACTION', /^/),
    actionRepository: variable('GITHUB_ACTION_REPOSITORY', /^/),
    actor: variable('GITHUB_ACTOR', /^/),
    sha: variable('GITHUB_SHA', /^/),
    serverUrl: address('GITHUB_SERVER_URL', 'https://github.com'),
    apiUrl: address('GITHUB_API_URL', 'https://api.github.com'),
    eventName: variable('GITHUB_EVENT_NAME', /^[\w-]{1,100}$/),
  };
  const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '', problems);
  if (problems.length > 0) throw new InputError(problems);
  return { ...context, repositoryId: repositoryIdOf(environment, payload), payload };
}

/** What a program gets of the step: its variables, and a folder for what it makes. */
export function readPlace(environment: Environment = process.env) {
  return { environment, folder: environment['RUNNER_TEMP'] || tmpdir() };
}

/** Then anyone on the network path could read the key and the token. */
export const trustsAnyCertificate = (environment: Environment = process.env): boolean =>
  environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0';

const NO_CERTIFICATE_IS_CHECKED: Problem = {
  message:
    'The variable NODE_TLS_REJECT_UNAUTHORIZED is 0, so nothing was sent: anyone on the network path could read the API key.',
  hint: 'Remove it. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its file.',
};

const eventSchema = v.object({ repository: v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }) });

/** The runner names it, the event is the fallback. An invalid value counts as none; then the name must do. */
function repositoryIdOf(environment: Environment, payload: unknown): number | null {
  const variable = environment['GITHUB_REPOSITORY_ID'] ?? '';
  if (/^[1-9]\d{0,14}$/.test(variable)) return Number(variable);
  const read = v.safeParse(eventSchema, payload);
  return read.success ? read.output.repository.id : null;
}

/** Reads `owner/repo/.github/workflows/x.yml@refs/heads/main`; a file and a ref may both contain `@`. */
function workflowPathOf(environment: Environment): string {
  const [, path] = /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*|@[^@]*)$/s.exec(environment['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  return path ?? environment['GITHUB_WORKFLOW'] ?? '';
}

function readPayload(path: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const state = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    const message = `The event file ${JSON.stringify(path)} (GITHUB_EVENT_PATH) ${state}.`;
    problems.push({ message, hint: RUNNER_HINT });
    return null;
  }
}

const RUNNER_HINT =
  'This program expects the environment of a GitHub Actions step; to try it elsewhere, see "npm run demo".';

function unusable(name: string, value: string): Problem {
  const state = value === '' ? 'is not set' : `is ${JSON.stringify(shorten(value, 100))}, which no runner sets`;
  return { message: `The variable ${name} ${state}.`, hint: RUNNER_HINT };
}

/** Reads the proxies from the environment; lower-case names take precedence, as in curl. */
export function readProxySettings(environment: Environment = process.env): ProxySettings {
  const either = (name: string): string | undefined =>
    environment[name] || environment[name.toUpperCase()] || undefined;
  return { httpProxy: either('http_proxy'), httpsProxy: either('https_proxy'), noProxy: either('no_proxy') };
}

/**
 * Identifies us to the service and to GitHub: `docs-agent/1.2.3 (+https://github.com/acme/docs-agent)`, so that an
 * operator can see where requests come from and who to contact. There are no brackets for an action in the workspace.
 */
export function userAgent({ serverUrl, actionRepository }: Pick<RunContext, 'serverUrl' | 'actionRepository'>): string {
  const product = `${about.name}/${about.version}`;
  const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
  const isName = REPOSITORY.test(actionRepository) && !/^\.{1,2}\/|\/\.{1,2}$/.test(actionRepository);
  // Only the origin: a server address may contain a password.
  const isKnown = server !== null && /^https?:$/.test(server.protocol) && isName;
  return isKnown ? `${product} (+${server.origin}/${actionRepository})` : product;
}
