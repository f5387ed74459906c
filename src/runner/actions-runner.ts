import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { InputName } from '../action-spec.ts';
import type { Runner } from '../ports.ts';
import type { Environment } from './environment.ts';
import { guardLine, guardLines } from './log-guard.ts';
import { appendToRunnerFile, entryOf, type RunnerFile } from './runner-files.ts';
import { createTempFiles } from './temp-files.ts';
import { readWorkspaceFile } from './workspace-file.ts';

/** The runner drops a step's whole summary above this many bytes. */
const SUMMARY_LIMIT = 1024 * 1024;

/** Reads an input as the runner hands it over; missing ones are empty. */
export function inputOf(name: InputName): string {
  return core.getInput(name);
}

/** Keeps a value out of the log from now on. Comes before anything that could print it. */
export function mask(secret: string): void {
  if (secret !== '') core.setSecret(secret);
}

/** Makes the runner's side of the ports. Signals are heard from this moment on. */
export function createActionsRunner(environment: Environment = process.env): Runner {
  const cancelling = new AbortController();
  const append = createAppender(environment);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
  return {
    cancelled: cancelling.signal,
    info: (line) => core.info(guardLine(line)),
    debug: (line) => core.debug(guardLine(line)),
    warning: (message) => core.warning(guardLine(message)),
    notice: (message) => core.notice(guardLine(message)),
    group(title, lines) {
      core.startGroup(guardLine(title));
      for (const line of lines.flatMap(guardLines)) core.info(line);
      core.endGroup();
    },
    output: (name, value) => append('GITHUB_OUTPUT', entryOf(name, value)),
    summary: async (markdown) => append('GITHUB_STEP_SUMMARY', `${withinLimit(markdown)}\n`),
    save: (name, value) => append('GITHUB_STATE', entryOf(name, value)),
    writeTempFile: createTempFiles(environment['RUNNER_TEMP'] || tmpdir()),
    readWorkspaceFile: (path) => readWorkspaceFile(environment['GITHUB_WORKSPACE'] ?? '', path),
  };
}

/** Ends the step as failed with one annotation for each reason. Called in one place only. */
export function fail(reasons: readonly string[]): void {
  for (const reason of reasons) core.error(guardLine(reason));
  process.exitCode = 1;
}

/** Of each file that can't be written the log says so once, however often it is tried. */
function createAppender(environment: Environment): (file: RunnerFile, text: string) => void {
  const told = new Set<RunnerFile>();
  return (file, text) => {
    const problem = appendToRunnerFile(file, text, environment);
    if (problem === null || told.has(file)) return;
    told.add(file);
    core.warning(guardLine(problem));
  };
}

function withinLimit(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length < SUMMARY_LIMIT) return markdown;
  return `${bytes.subarray(0, SUMMARY_LIMIT - 200).toString('utf8')}\n\n(cut: the summary is longer than GitHub shows)`;
}
