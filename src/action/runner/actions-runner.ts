import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { Runner } from '../ports.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { InputName } from '../words/action-spec.ts';
import { guardLine, guardLines } from './log-guard.ts';
import { appendToRunnerFile, type Environment, type RunnerFile } from './runner-files.ts';

/** The runner drops a step's whole summary above this many bytes. */
const SUMMARY_LIMIT = 1024 * 1024;
const SECRET_INPUTS = ['api-key', 'github-token'] as const;

/** Missing ones are empty. */
export const inputOf = (name: InputName): string => core.getInput(name);

/** What agents usually find their keys in, besides what `agent-env` names. */
const SECRET_VARIABLES = ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN', 'OPENAI_API_KEY', 'GEMINI_API_KEY'] as const;
/** A shorter value of a variable is a setting. */
const SHORTEST_SECRET = 8;

/** Returns the secret inputs, and with `agent` the agent's variables, too. Must come before any output. */
export function maskSecrets(environment: Environment = process.env): readonly string[] {
  const ofAgent = inputOf('agent') === '' ? [] : [...SECRET_VARIABLES, ...inputOf('agent-env').split(/[\s,]+/)];
  const values = ofAgent
    .map((name) => environment[name]?.trim() ?? '')
    .filter((value) => value.length >= SHORTEST_SECRET);
  const secrets = [...SECRET_INPUTS.map(inputOf).filter((secret) => secret !== ''), ...values];
  for (const secret of secrets) core.setSecret(secret);
  return secrets;
}

/** Makes the adapter for the runner. Everything it writes passes `redact` first. It handles signals from now on. */
export function createActionsRunner(redact: Redact, environment: Environment = process.env): Runner {
  const cancelling = new AbortController();
  const line = (text: string): string => guardLine(redact(text));
  const reported = new Set<RunnerFile>();
  const append = (file: RunnerFile, text: string): void => {
    const problem = appendToRunnerFile(file, text, environment);
    // Each file that can't be written is reported only once.
    if (problem !== null && !reported.has(file)) core.warning(line(problem));
    if (problem !== null) reported.add(file);
  };
  let write: Runner['writeTempFile'] | undefined;
  const temp = environment['RUNNER_TEMP'] || tmpdir();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
  return {
    cancelled: cancelling.signal,
    info: (text) => core.info(line(text)),
    debug: (text) => core.debug(line(text)),
    warning: (message) => core.warning(line(message)),
    notice: (message) => core.notice(line(message)),
    group(title, texts) {
      core.startGroup(line(title));
      // A secret may span several lines of a text.
      for (const each of texts.map(redact).flatMap(guardLines)) core.info(each);
      core.endGroup();
    },
    output: (name, value) => append('GITHUB_OUTPUT', entryOf(name, redact(value))),
    summary: async (markdown) => append('GITHUB_STEP_SUMMARY', `${withinLimit(redact(markdown))}\n`),
    save: (name, value) => append('GITHUB_STATE', entryOf(name, redact(value))),
    // Most runs read and write no such file.
    async writeTempFile(name, parts) {
      const { createTempFiles } = await import('./step-files.ts');
      write ??= createTempFiles(temp, (message) => core.warning(line(message)));
      return write(name, Iterator.from(parts).map(redact));
    },
    async readWorkspaceFile(path) {
      const { readWorkspaceFile } = await import('./step-files.ts');
      return readWorkspaceFile(environment['GITHUB_WORKSPACE'] ?? '', path);
    },
  };
}

/** Fails the step with one annotation for each reason. Called in one place only. */
export function fail(reasons: readonly string[], redact: Redact): void {
  for (const reason of reasons) core.error(guardLine(redact(reason)));
  process.exitCode = 1;
}

function withinLimit(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length < SUMMARY_LIMIT) return markdown;
  return `${bytes.subarray(0, SUMMARY_LIMIT - 200).toString('utf8')}\n\n(cut: the summary is longer than GitHub shows)`;
}

/** Writes a value in the runner's form. One of several lines is between two lines that no one can guess. */
function entryOf(name: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${name}=${value}\n`;
  // Not the global `crypto`: with it, Node would load all of Web Crypto.
  const delimiter = `docs-agent-${randomUUID()}`;
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
