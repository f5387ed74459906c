import type { Actor, TriggerEvent, WorkflowRunFacts } from './event.ts';

/** Who needs permission before an event may start a job. */
export type Gate =
  /** Only people with write permission can cause the event, so no one is checked. */
  | { readonly kind: 'open' }
  /** Each of them needs the permission. */
  | { readonly kind: 'people'; readonly people: readonly Actor[] }
  /** No one may. `why` is one sentence, `hint` says what to do instead. */
  | { readonly kind: 'closed'; readonly why: string; readonly hint: string }
  /** Someone would need permission, but the event names no one. */
  | { readonly kind: 'no-one-named' };

/** Events that only people with write permission, or GitHub itself, can cause. */
const CAUSED_BY_WRITERS: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'create',
  'delete',
  'merge_group',
  'page_build',
  'public',
  'registry_package',
]);

/** Events whose sender is an app or the last person to push, not the author of the change. */
const WITHOUT_CAUSER: ReadonlySet<string> = new Set(['check_run', 'check_suite', 'status']);

/**
 * Decides who needs permission. It fails closed: unless an event is known to be caused only by writers, its sender
 * needs permission.
 */
export function gateOf(event: TriggerEvent, permission: string): Gate {
  const { name, sender, workflowRun } = event;
  if (CAUSED_BY_WRITERS.has(name)) return { kind: 'open' };
  if (name === 'workflow_run') return gateOfRun(workflowRun, sender, permission);
  if (WITHOUT_CAUSER.has(name) && permission !== 'none') {
    return {
      kind: 'closed',
      why: `A "${name}" event doesn't say whose change caused it, so no permission can be checked.`,
      hint: 'Use another event, or set `permission: none` if anyone may start jobs.',
    };
  }
  return peopleGate(WITHOUT_CAUSER.has(name) ? [] : [sender], permission);
}

/** The other workflow may have run for any event, including one from a stranger's fork. */
function gateOfRun(run: WorkflowRunFacts | null, sender: Actor | null, permission: string): Gate {
  if (run === null || !run.ofThisRepository) {
    return {
      kind: 'closed',
      why: 'The "workflow_run" event is about a run for a fork, or does not name its repositories.',
      hint: "Jobs are started only after runs for this repository's own branches.",
    };
  }
  if (CAUSED_BY_WRITERS.has(run.event)) return { kind: 'open' };
  return peopleGate([sender, run.actor, run.triggeringActor], permission);
}

/** With `none` no one needs to be named, but a named bot still needs `allowed-bots`. */
function peopleGate(people: readonly (Actor | null)[], permission: string): Gate {
  const named = people.filter((person) => person !== null);
  if (named.length < people.length && permission !== 'none') return { kind: 'no-one-named' };
  const unique = [...new Map(named.map((person) => [person.id, person])).values()];
  return unique.length === 0 ? { kind: 'open' } : { kind: 'people', people: unique };
}
