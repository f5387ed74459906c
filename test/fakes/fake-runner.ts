import type { Runner, StateName } from '../../src/action/ports.ts';
import type { OutputName } from '../../src/action/words/action-spec.ts';
import { InputError } from '../../src/action/words/errors.ts';

/** A runner that records everything it gets. */
export interface FakeRunner extends Runner {
  readonly log: string[];
  readonly warnings: string[];
  readonly notices: string[];
  readonly outputs: Map<OutputName, string>;
  readonly state: Map<StateName, string>;
  readonly summaries: string[];
  /** The contents of the workspace. */
  readonly files: Map<string, string>;
  /** What the step saved for later steps, by name. */
  readonly written: Map<string, string>;
  /** Files for later steps that can't be written, by name. */
  readonly unwritable: Set<string>;
  cancel(): void;
}

export function aRunner(): FakeRunner {
  const cancelling = new AbortController();
  const runner: FakeRunner = {
    log: [],
    warnings: [],
    notices: [],
    outputs: new Map(),
    state: new Map(),
    summaries: [],
    files: new Map(),
    written: new Map(),
    unwritable: new Set(),
    cancelled: cancelling.signal,
    cancel: () => cancelling.abort(),
    info: (line) => runner.log.push(line),
    debug: () => undefined,
    warning: (message) => runner.warnings.push(message),
    notice: (message) => runner.notices.push(message),
    group: (title, lines) => runner.log.push(title, ...lines),
    output: (name, value) => runner.outputs.set(name, value),
    summary: async (markdown) => {
      runner.summaries.push(markdown);
    },
    save: (name, value) => runner.state.set(name, value),
    readWorkspaceFile: async (path) => {
      const text = runner.files.get(path);
      if (text === undefined) throw new InputError([{ message: `There is no file ${path}.`, hint: 'Check the path.' }]);
      return text;
    },
    writeTempFile: async (name, parts) => {
      if (runner.unwritable.has(name)) {
        runner.warnings.push(`Could not write the file ${name}.`);
        return null;
      }
      runner.written.set(name, [...parts].join(''));
      return `/temp/${name}`;
    },
  };
  return runner;
}
