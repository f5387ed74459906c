import { readInputs, type Settings } from '../../src/action/event/inputs.ts';
import { decideIntent } from '../../src/action/event/intent.ts';
import { type InputName, outputs } from '../../src/action/words/action-spec.ts';
import { InputError } from '../../src/action/words/errors.ts';
import { anEvent, type RecordedEvent } from '../build/an-event.ts';
import { neededPermissions, type Permissions, union } from './needed-permissions.ts';
import { trackedFiles } from './tracked-files.ts';

export type Given = Readonly<Record<string, unknown>>;

const RECORDED = trackedFiles('test/fixtures/events/*.json').map((path) => path.replace(/^.*\/|\.json$/g, ''));

const EXAMPLE_SERVICE = 'https://docs.example.org';
/** A placeholder for an expression, whose value only a run knows; the default of other inputs. */
const STAND_INS: Partial<Record<InputName, string>> = {
  ...{ 'base-url': EXAMPLE_SERVICE, 'project-id': 'project', 'api-key': 'a-key-of-the-service' },
  ...{ prompt: 'An instruction.', 'prompt-file': 'an-instruction.md', 'job-id': 'job' },
};

/**
 * The permissions that a step of ours needs, which is read as the action itself would: its inputs with `readInputs`, and its
 * intent with `decideIntent` for each event that starts its workflow. It needs none for what it can't do.
 */
export function neededBy(given: Given, events: readonly string[]): Permissions {
  const { settings, problems } = readInputs((name) => standIn(name, given[name]));
  return union(events.map((event) => neededFor(event, settings, problems)));
}

export function outputFindings(read: readonly string[]): readonly string[] {
  return read
    .filter((name) => !Object.hasOwn(outputs, name))
    .map((name) => `outputs: docs-agent has no output "${name}"`);
}

function neededFor(name: string, settings: Settings, problems: ReturnType<typeof readInputs>['problems']): Permissions {
  const event = anEvent(recorded(name));
  try {
    const inPullRequest = event.thread?.kind === 'pull-request';
    return neededPermissions(decideIntent(settings, event, problems), { settings, inPullRequest });
  } catch (error) {
    if (error instanceof InputError) return {};
    throw error;
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
