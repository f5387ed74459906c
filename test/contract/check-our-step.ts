import { readInputs, type Settings } from '../../src/action/event/inputs.ts';
import { decideIntent } from '../../src/action/event/intent.ts';
import { type InputName, outputs } from '../../src/action/words/action-spec.ts';
import { InputError } from '../../src/action/words/errors.ts';
import { anEvent, type RecordedEvent } from '../build/an-event.ts';
import { neededPermissions, type Permissions, union } from './needed-permissions.ts';
import { trackedFiles } from './tracked-files.ts';

/** The `with:` of a step, as parsed YAML. */
export type Given = Readonly<Record<string, unknown>>;

/** What is wrong with a step of ours, and what it needs, under all of the events that start its workflow. */
export interface ReadStep {
  readonly findings: readonly string[];
  readonly needed: Permissions;
}

const RECORDED = trackedFiles('test/fixtures/events/*.json').map((path) => path.replace(/^.*\/|\.json$/g, ''));

const EXAMPLE_SERVICE = 'https://docs.example.org';
/** A placeholder for an expression, whose value only a run knows; the default of other inputs. */
const STAND_INS: Partial<Record<InputName, string>> = {
  ...{ 'base-url': EXAMPLE_SERVICE, 'project-id': 'project', 'api-key': 'a-key-of-the-service' },
  ...{ prompt: 'An instruction.', 'prompt-file': 'an-instruction.md', 'job-id': 'job' },
};

/**
 * Reads a step of ours as the action itself would: its inputs with `readInputs`, and its intent with `decideIntent` for
 * each event.
 */
export function readStep(given: Given, events: readonly string[]): ReadStep {
  const { settings, problems } = readInputs((name) => standIn(name, given[name]));
  const read = events.map((event) => readFor(event, settings, problems));
  const findings = [...new Set(read.flatMap((each) => each.findings))];
  return { findings, needed: union(read.map(({ needed }) => needed)) };
}

/** Finds outputs of our steps that are read but do not exist. */
export function outputFindings(read: readonly string[]): readonly string[] {
  return read
    .filter((name) => !Object.hasOwn(outputs, name))
    .map((name) => `outputs: docs-agent has no output "${name}"`);
}

function readFor(name: string, settings: Settings, problems: ReturnType<typeof readInputs>['problems']): ReadStep {
  const event = anEvent(recorded(name));
  try {
    const intent = decideIntent(settings, event, problems);
    const inPullRequest = event.thread?.kind === 'pull-request';
    // The doctor throws nothing: it reports the problems of its inputs.
    const findings = intent.kind === 'doctor' ? intent.problems.map(({ message }) => `with: ${message}`) : [];
    return { findings, needed: neededPermissions(intent, { settings, inPullRequest }) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { findings: error.problems.map(({ message }) => `with: ${message}`), needed: {} };
  }
}

function recorded(event: string): RecordedEvent {
  return RECORDED.includes(event) ? (event as RecordedEvent) : 'workflow_dispatch';
}

function standIn(name: InputName, value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  // Ours show an address that the action refuses, because nobody's service is there.
  return text.includes('${{')
    ? (STAND_INS[name] ?? '')
    : text.replace('docs-service.example.com', new URL(EXAMPLE_SERVICE).host);
}
