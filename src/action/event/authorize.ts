import type { ActorPermission } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import type { Problem } from '../words/errors.ts';
import type { Actor, TriggerEvent, WorkflowRunFacts } from './event.ts';
import type { AccessSettings } from './inputs.ts';

/** Who needs permission before an event may start a job. */
export type Gate =
  /** Only people with write permission can cause the event, so no one is checked. */
  | { readonly kind: 'open' }
  | { readonly kind: 'people'; readonly people: readonly Actor[] }
  | { readonly kind: 'closed'; readonly problem: Problem }
  /** Someone would need permission, but the event names no one. */
  | { readonly kind: 'no-one-named' };

/** Events that only people with write permission, or GitHub itself, can cause. */
const CAUSED_BY_WRITERS: ReadonlySet<string> = new Set([
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release', 'create', 'delete'],
  ...['merge_group', 'page_build', 'public', 'registry_package'],
]);
/** Events whose sender is an app or the last person to push, not the author of the change. */
const WITHOUT_CAUSER: ReadonlySet<string> = new Set(['check_run', 'check_suite', 'status']);

/** Fails closed: unless an event is known to be caused only by writers, its sender needs permission. */
export function gateOf({ name, sender, workflowRun }: TriggerEvent, permission: string): Gate {
  if (CAUSED_BY_WRITERS.has(name)) return { kind: 'open' };
  if (name === 'workflow_run') return gateOfRun(workflowRun, sender, permission);
  if (!WITHOUT_CAUSER.has(name)) return peopleGate([sender], permission);
  if (permission === 'none') return { kind: 'open' };
  const message = `A "${name}" event doesn't say whose change caused it, so no permission can be checked.`;
  const hint = 'Use another event, or set `permission: none` if anyone may start jobs.';
  return { kind: 'closed', problem: { message, hint } };
}

/** The other workflow may have run for any event, including one from a stranger's fork. */
function gateOfRun(run: WorkflowRunFacts | null, sender: Actor | null, permission: string): Gate {
  if (run === null || !run.ofThisRepository) {
    const message = 'The "workflow_run" event is about a run for a fork, or does not name its repositories.';
    const hint = "Jobs are started only after runs for this repository's own branches.";
    return { kind: 'closed', problem: { message, hint } };
  }
  return CAUSED_BY_WRITERS.has(run.event) ? { kind: 'open' } : peopleGate([sender, ...run.people], permission);
}

/** With `none` no one needs to be named, but a named bot still needs `allowed-bots`. */
function peopleGate(people: readonly (Actor | null)[], permission: string): Gate {
  const named = people.filter((person) => person !== null);
  if (named.length < people.length && permission !== 'none') return { kind: 'no-one-named' };
  const unique = [...new Map(named.map((person) => [person.id, person])).values()];
  return unique.length === 0 ? { kind: 'open' } : { kind: 'people', people: unique };
}

export interface Requester extends Omit<Actor, 'id'> {
  /** Null if only the login is known. */
  readonly id: number | null;
}

type Authorization =
  /** `mayWrite`: GitHub says that they have write access; this is not read for those whom the inputs permit. */
  | { readonly permitted: true; readonly mayWrite: boolean }
  | { readonly permitted: false; readonly reason: 'bot' | 'not-permitted'; readonly sentence: string };

const LEVELS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
type Level = (typeof LEVELS)[number];

/** Asks GitHub only if the inputs don't decide. Throws `RepositoryError` if it can't say: then nothing may start. */
export async function authorize(
  requester: Requester,
  { permission, allowedUsers, allowedBots }: AccessSettings,
  repository: Pick<Repository, 'permissionOf'>,
): Promise<Authorization> {
  const { id, login, bot } = requester;
  const name = login.toLowerCase();
  const missing = entriesFor(requester).filter((entry) => !allowedBots.includes(entry.toLowerCase()));
  if (missing.length > 0) return { permitted: false, reason: 'bot', sentence: whyNoBot(requester, missing) };
  // An entry of digits is an id, even if someone has such a login.
  const listedId = id !== null && allowedUsers.includes(String(id));
  const listedName = !/^\d+$/.test(name) && allowedUsers.includes(name);
  if (bot || listedId || listedName || permission === 'none') return { permitted: true, mayWrite: false };
  const answer = await repository.permissionOf(login);
  // A login that was given up can be taken by anyone.
  if (id !== null && answer.userId !== null && answer.userId !== id) {
    const sentence = `The account ${login} is no longer the one that wrote the request.`;
    return { permitted: false, reason: 'not-permitted', sentence };
  }
  const present = levelOf(answer);
  const isAtLeast = (level: Level): boolean => LEVELS.indexOf(present) >= LEVELS.indexOf(level);
  if (isAtLeast(permission)) return { permitted: true, mayWrite: isAtLeast('write') };
  const sentence = `${login} has the permission "${present}" in this repository; starting a job needs "${permission}".`;
  return { permitted: false, reason: 'not-permitted', sentence };
}

/** The entries of `allowed-bots` that a bot needs, and anyone who writes through an app. */
function entriesFor({ login, bot, viaApp }: Requester): readonly string[] {
  const app = viaApp === null ? [] : [`${viaApp}[bot]`];
  if (!bot) return app;
  return [...app.filter((entry) => entry.toLowerCase() !== login.toLowerCase()), login];
}

/** Names the missing entries word for word: an app's login may be any name, with or without `[bot]`. */
function whyNoBot({ login, bot, viaApp }: Requester, missing: readonly string[]): string {
  if (viaApp === '')
    return `${login} wrote through an app that GitHub doesn't name, so \`allowed-bots\` can't list it.`;
  const entries = missing.map((entry) => `\`${entry}\``).join(' and ');
  const who = bot ? `${login} is a bot` : `${login} wrote through the app "${viaApp}"`;
  return `${who}. To let it start jobs, add ${entries} to \`allowed-bots\`.`;
}

/**
 * Unfolds GitHub's answer: `permission` reports maintain as write and triage as read; only `role` distinguishes them. A
 * custom role counts as the permission that GitHub reports for it, whatever its name.
 */
function levelOf({ permission, role }: ActorPermission): Level {
  if (permission === 'write' && role === 'maintain') return 'maintain';
  if (permission === 'read' && role === 'triage') return 'triage';
  return permission;
}
