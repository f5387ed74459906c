import { readInputs, type Settings } from '../../src/action/event/inputs.ts';
import { decideIntent, type Intent } from '../../src/action/event/intent.ts';
import { type InputName, inputs, outputs } from '../../src/action/words/action-spec.ts';
import { InputError } from '../../src/action/words/errors.ts';
import { anEvent, type RecordedEvent } from '../build/an-event.ts';
import { neededPermissions, type Permissions, union } from './needed-permissions.ts';
import { trackedFiles } from './tracked-files.ts';

/** The `with:` of a step, as parsed YAML. */
export type Given = Readonly<Record<string, unknown>>;

/** The purpose of a step of ours, under each of the events that start its workflow. */
export interface ReadStep {
  readonly findings: readonly string[];
  readonly settings: Settings;
  readonly kinds: readonly Intent['kind'][];
  readonly needed: Permissions;
}

const REQUIRED = Object.entries(inputs).flatMap(([name, input]) => ('required' in input ? [name] : []));
const RECORDED = trackedFiles('test/fixtures/events/*.json').map((path) => path.replace(/^.*\/|\.json$/g, ''));

const EXAMPLE_SERVICE = 'https://docs.example.org';
/** A placeholder for an expression, whose value only a run knows; the default of other inputs. */
const STAND_INS: Partial<Record<InputName, string>> = {
  'base-url': EXAMPLE_SERVICE,
  'project-id': 'project',
  'api-key': 'a-key-of-the-service',
  prompt: 'An instruction.',
  'prompt-file': 'an-instruction.md',
  'job-id': 'job',
};

/**
 * Reads a step of ours as the action itself would: its inputs with `readInputs`, and its intent with `decideIntent` for
 * each event.
 */
export function readStep(given: Given, events: readonly string[]): ReadStep {
  const { settings, problems } = readInputs((name) => standIn(name, given[name]));
  const found = nameFindings(given);
  const read = events.map((event) => readFor(event, settings, problems));
  return {
    // A wrong name would only be reported again in other words.
    findings: found.length > 0 ? found : [...new Set(read.flatMap(({ findings }) => findings))],
    settings,
    kinds: read.flatMap(({ kinds }) => kinds),
    needed: union(read.map(({ needed }) => needed)),
  };
}

/** Finds outputs of our steps that are read but do not exist. */
export function outputFindings(read: readonly string[]): readonly string[] {
  return read
    .filter((name) => !Object.hasOwn(outputs, name))
    .map((name) => `outputs: docs-agent has no output "${name}"`);
}

function readFor(
  name: string,
  settings: Settings,
  problems: ReturnType<typeof readInputs>['problems'],
): Pick<ReadStep, 'findings' | 'kinds' | 'needed'> {
  const event = anEvent(recorded(name));
  try {
    const intent = decideIntent(settings, event, problems);
    const inPullRequest = event.thread?.kind === 'pull-request';
    // The doctor throws nothing: it reports the problems of its inputs.
    const findings = intent.kind === 'doctor' ? intent.problems.map(({ message }) => `with: ${message}`) : [];
    return { findings, kinds: [intent.kind], needed: neededPermissions(intent, { settings, inPullRequest }) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { findings: error.problems.map(({ message }) => `with: ${message}`), kinds: [], needed: {} };
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

function nameFindings(given: Given): readonly string[] {
  const names = Object.keys(given);
  return [
    ...names.filter((name) => !Object.hasOwn(inputs, name)).map((name) => `with: docs-agent has no input "${name}"`),
    ...REQUIRED.filter((name) => !names.includes(name)).map((name) => `with: docs-agent needs the input "${name}"`),
    ...(names.includes('api-key') && !/^\$\{\{ secrets\.[\w-]+ \}\}$/.test(String(given['api-key']))
      ? ['with: the input "api-key" must be a secret']
      : []),
  ];
}
