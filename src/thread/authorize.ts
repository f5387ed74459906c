import type { ActorPermission, Repository } from '../ports.ts';

/** Who may cause a job; logins in lower case. */
export interface AccessRules {
  readonly permission: 'triage' | 'write' | 'maintain' | 'admin' | 'none';
  readonly allowedUsers: readonly string[];
  readonly allowedBots: readonly string[];
}

export type Authorization =
  | { readonly permitted: true }
  | { readonly permitted: false; readonly reason: 'bot' | 'not-permitted'; readonly sentence: string };

const LEVELS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
type Level = (typeof LEVELS)[number];

const PERMITTED: Authorization = { permitted: true };

/**
 * Decides whether somebody may cause a job, asking GitHub only where the rules do not decide alone. Throws
 * `RepositoryError` if the permission cannot be read: then nothing may start.
 */
export async function authorize(
  { login, bot }: { readonly login: string; readonly bot: boolean },
  rules: AccessRules,
  repository: Pick<Repository, 'permissionOf'>,
): Promise<Authorization> {
  const name = login.toLowerCase();
  if (bot) {
    if (rules.allowedBots.includes(name)) return PERMITTED;
    return { permitted: false, reason: 'bot', sentence: `${login} is a bot that \`allowed-bots\` does not name.` };
  }
  if (rules.permission === 'none' || rules.allowedUsers.includes(name)) return PERMITTED;
  const present = levelOf(await repository.permissionOf(login));
  if (LEVELS.indexOf(present) >= LEVELS.indexOf(rules.permission)) return PERMITTED;
  return {
    permitted: false,
    reason: 'not-permitted',
    sentence: `${login} has the permission "${present}" in this repository; to start a job "${rules.permission}" is needed.`,
  };
}

/**
 * Unfolds GitHub's answer: `permission` tells maintain as write and triage as read, and only `role` tells them apart.
 * A custom role counts as what it is folded into, whatever its name.
 */
export function levelOf({ permission, role }: ActorPermission): Level {
  if (permission === 'write' && role === 'maintain') return 'maintain';
  if (permission === 'read' && role === 'triage') return 'triage';
  return permission;
}
