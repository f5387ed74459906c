import { randomBytes } from 'node:crypto';

/** Who sends a request to the local GitHub, and what GitHub lets them do. */

export type Access = 'read' | 'write';
/** What a token's permissions are about, as a workflow names them (with a hyphen there). */
export type Scope = 'contents' | 'issues' | 'pull_requests';

export type RepositoryPermission = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

/** An organization's custom role, based on one of GitHub's own. */
export interface CustomRole {
  readonly name: string;
  readonly base: RepositoryPermission;
}

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot';
}

/** As whom GitHub commits and signs itself. */
export const GITHUB = {
  email: 'noreply@github.com',
  account: { id: 19_864_447, login: 'web-flow', type: 'User' } satisfies Account,
} as const;

/** The account of a token. Installation tokens (a workflow's, a GitHub App's) only have the named permissions. */
export interface Identity {
  readonly account: Account;
  readonly installation: boolean;
  readonly permissions: Readonly<Partial<Record<Scope, Access>>>;
}

/** Makes a token that nobody can guess, in the form of GitHub's. */
export function newToken(): string {
  return `ghs_${randomBytes(18).toString('hex')}`;
}
