import { readFileSync } from 'node:fs';
import { readEvent, type TriggerEvent } from '../../src/action/event/event.ts';
import type { RunContext } from '../../src/action/ports.ts';

/** The events with a payload in `test/fixtures/events`, shortened from what GitHub sends. */
export type RecordedEvent =
  | 'push'
  | 'pull_request'
  | 'pull_request_target'
  | 'pull_request_review_comment'
  | 'workflow_dispatch'
  | 'schedule'
  | 'release'
  | 'issues'
  | 'issue_comment'
  | 'watch'
  | 'discussion';

/** The recorded payload of an event. The fields under `changes` are replaced, each named by its path (`issue.body`). */
export function aPayload(event: RecordedEvent, changes: Readonly<Record<string, unknown>> = {}): unknown {
  const file = new URL(`../fixtures/events/${event}.json`, import.meta.url);
  const recorded: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const fields = Object.entries(changes);
  return fields.reduce((payload, [path, value]) => withField(payload, path.split('.'), value), recorded);
}

/** What a runner says about a run in `acme/app`; tests set only the fields that matter. */
export function aRunContext(given: Partial<RunContext> = {}): RunContext {
  return {
    ...{ repository: 'acme/app', repositoryId: 4200, runId: '7000001', attempt: 1 },
    ...{ workflowPath: '.github/workflows/docs.yml', job: 'docs', step: '__run', actionRepository: '', actor: 'ada' },
    ...{ sha: '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c', serverUrl: 'https://github.com' },
    ...{ apiUrl: 'https://api.github.com', eventName: 'push', payload: {} },
    ...given,
  };
}

/** The recorded event as the program reads it, with the same kind of changes as `aPayload`. */
export function anEvent(event: RecordedEvent, changes: Readonly<Record<string, unknown>> = {}): TriggerEvent {
  return readEvent(aRunContext({ eventName: event, payload: aPayload(event, changes) }));
}

function withField(object: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const fields = { ...(object as Readonly<Record<string, unknown>>) };
  return { ...fields, [name]: withField(fields[name], rest, value) };
}
