import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { InputName } from '../action-spec.ts';
import type { Runner } from '../ports.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { Environment } from './environment.ts';
import { guardLine, guardLines } from './log-guard.ts';
import { appendToRunnerFile, entryOf, type RunnerFile } from './runner-files.ts';
import { createTempFiles } from './temp-files.ts';
import { readWorkspaceFile } from './workspace-file.ts';

/** The runner drops a step's whole summary above this many bytes. */
const SUMMARY_LIMIT = 1024 * 1024;
const SECRET_INPUTS = ['api-key', 'github-token'] as const;

/** Reads an input as the runner hands it over; missing ones are empty. */
export function inputOf(name: InputName): string {
  return core.getInput(name);
}

/** Has the runner keep the inputs that are secrets out of the log, and gives them. Comes before anything is printed. */
export function maskSecrets(): readonly string[] {
  const secrets = SECRET_INPUTS.map(inputOf).filter((secret) => secret !== '');
  for (const secret of secrets) core.setSecret(secret);
  return secrets;
}

/**
 * Makes the runner's side of the ports. Everything that is written passes `redact` first. Signals are heard from this
 * moment on.
 */
export function createActionsRunner(redact: Redact, environment: Environment = process.env): Runner {
  const cancelling = new AbortController();
  const line = (text: string): string => guardLine(redact(text));
  const append = createAppender(environment, line);
  const write = createTempFiles(environment['RUNNER_TEMP'] || tmpdir());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
  return {
    cancelled: cancelling.signal,
    info: (text) => core.info(line(text)),
    debug: (text) => core.debug(line(text)),
    warning: (message) => core.warning(line(message)),
    notice: (message) => core.notice(line(message)),
    group(title, texts) {
      core.startGroup(line(title));
      // A secret may be spread over the lines of a text.
      for (const each of texts.map(redact).flatMap(guardLines)) core.info(each);
      core.endGroup();
    },
    output: (name, value) => append('GITHUB_OUTPUT', entryOf(name, redact(value))),
    summary: async (markdown) => append('GITHUB_STEP_SUMMARY', `${withinLimit(redact(markdown))}\n`),
    save: (name, value) => append('GITHUB_STATE', entryOf(name, redact(value))),
    writeTempFile: (name, parts) => write(name, Iterator.from(parts).map(redact)),
    readWorkspaceFile: (path) => readWorkspaceFile(environment['GITHUB_WORKSPACE'] ?? '', path),
  };
}

/** Ends the step as failed with one annotation for each reason. Called in one place only. */
export function fail(reasons: readonly string[], redact: Redact): void {
  for (const reason of reasons) core.error(guardLine(redact(reason)));
  process.exitCode = 1;
}

/** Of each file that can't be written the log says so once, however often it is tried. */
function createAppender(
  environment: Environment,
  line: (text: string) => string,
): (file: RunnerFile, text: string) => void {
  const told = new Set<RunnerFile>();
  return (file, text) => {
    const problem = appendToRunnerFile(file, text, environment);
    if (problem === null || told.has(file)) return;
    told.add(file);
    core.warning(line(problem));
  };
}

function withinLimit(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length < SUMMARY_LIMIT) return markdown;
  return `${bytes.subarray(0, SUMMARY_LIMIT - 200).toString('utf8')}\n\n(cut: the summary is longer than GitHub shows)`;
}
