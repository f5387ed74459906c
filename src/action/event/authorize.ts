import type { ActorPermission } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';

/** Who may cause a job. Logins are in lower case; people may be listed by id instead. */
export interface AccessRules {
  readonly permission: 'triage' | 'write' | 'maintain' | 'admin' | 'none';
  readonly allowedUsers: readonly string[];
  readonly allowedBots: readonly string[];
}

export type Authorization =
  /** `mayWrite`: GitHub says that they have write access; this is not read for those whom the inputs permit. */
  | { readonly permitted: true; readonly mayWrite: boolean }
  | { readonly permitted: false; readonly reason: 'bot' | 'not-permitted'; readonly sentence: string };

const LEVELS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
type Level = (typeof LEVELS)[number];

const PERMITTED: Authorization = { permitted: true, mayWrite: false };

/** Someone who wants to cause a job. */
export interface Requester {
  /** Null if only the login is known. */
  readonly id: number | null;
  readonly login: string;
  readonly bot: boolean;
  /** Slug of the app through which they wrote, if there was one. */
  readonly viaApp: string | null;
}

/**
 * Decides whether someone may cause a job. Asks GitHub only if the inputs alone don't decide. A comment written through
 * an app needs that app to be allowed, too. Throws `RepositoryError` if the permission can't be read: then nothing may
 * start.
 */
export async function authorize(
  requester: Requester,
  rules: AccessRules,
  repository: Pick<Repository, 'permissionOf'>,
): Promise<Authorization> {
  const { id, login, bot } = requester;
  const name = login.toLowerCase();
  const missing = entriesFor(requester).filter((entry) => !rules.allowedBots.includes(entry.toLowerCase()));
  if (missing.length > 0) return { permitted: false, reason: 'bot', sentence: whyNoBot(requester, missing) };
  if (bot) return PERMITTED;
  // An entry of digits is an id, even if someone has such a login.
  const listed = id !== null && rules.allowedUsers.includes(String(id));
  const named = !/^\d+$/.test(name) && rules.allowedUsers.includes(name);
  if (rules.permission === 'none' || listed || named) return PERMITTED;
  const answer = await repository.permissionOf(login);
  // A login that was given up can be taken by anyone.
  if (id !== null && answer.userId !== null && answer.userId !== id) {
    const sentence = `The account ${login} is no longer the one that wrote the request.`;
    return { permitted: false, reason: 'not-permitted', sentence };
  }
  const present = levelOf(answer);
  const isAtLeast = (level: Level): boolean => LEVELS.indexOf(present) >= LEVELS.indexOf(level);
  if (isAtLeast(rules.permission)) return { permitted: true, mayWrite: isAtLeast('write') };
  return {
    permitted: false,
    reason: 'not-permitted',
    sentence: `${login} has the permission "${present}" in this repository; starting a job needs "${rules.permission}".`,
  };
}

/** Lists the entries of `allowed-bots` that a bot, or someone who writes through an app, needs. */
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
function levelOf({ permission, role }: Pick<ActorPermission, 'permission' | 'role'>): Level {
  if (permission === 'write' && role === 'maintain') return 'maintain';
  if (permission === 'read' && role === 'triage') return 'triage';
  return permission;
}
