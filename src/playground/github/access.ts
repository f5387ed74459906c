import type { Access, Identity, RepositoryPermission, Scope } from './identity.ts';
import { archived, issuesDisabled, locked, notAccessible, notFound, Refusal } from './refusal.ts';
import type { GitHubState, RepositoryState, Thread } from './state.ts';

const RANKS: readonly RepositoryPermission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** Finds the sender of a request; null if its `Authorization` is missing or unknown. */
export function identityOf(state: GitHubState, authorization: string | undefined): Identity | null {
  const token = /^(?:token|bearer)\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return state.tokens.get(token) ?? null;
}

/** Requires a known sender. Throws GitHub's 401, also for a request without a token. */
export function identify(state: GitHubState, authorization: string | undefined): Identity {
  const identity = identityOf(state, authorization);
  if (identity === null) throw new Refusal(401, 'Bad credentials');
  return identity;
}

/** Finds a repository that `identity` may see; for anyone else, a private one doesn't exist. */
export function visible(state: GitHubState, fullName: string, identity: Identity): RepositoryState {
  const repository = state.repositories.get(fullName.toLowerCase());
  if (repository === undefined) throw notFound();
  const hidden =
    repository.private && !identity.installation && permissionOf(repository, identity.account.login) === 'none';
  if (hidden) throw notFound();
  return repository;
}

/** Returns what a person may do in a repository; anyone may read a public one. */
export function permissionOf(repository: RepositoryState, login: string): RepositoryPermission {
  const role = repository.collaborators.get(login.toLowerCase());
  if (role !== undefined) return typeof role === 'string' ? role : role.base;
  if (login.toLowerCase() === repository.owner.toLowerCase()) return 'admin';
  return repository.private ? 'none' : 'read';
}

export function roleNameOf(repository: RepositoryState, login: string): string {
  const role = repository.collaborators.get(login.toLowerCase());
  return typeof role === 'object' ? role.name : permissionOf(repository, login);
}

/** Whether a token has a permission for reading. Anyone may read what is public. */
function mayRead(identity: Identity, repository: RepositoryState, scope: Scope): boolean {
  return !repository.private || !identity.installation || identity.permissions[scope] !== undefined;
}

/** Requires a token to have a permission. Throws 403. */
export function demand(
  identity: Identity,
  repository: RepositoryState,
  { scope, access }: { readonly scope: Scope; readonly access: Access },
): void {
  if (access === 'write' && repository.archived) throw archived();
  if (access === 'read') {
    if (!mayRead(identity, repository, scope)) throw notAccessible();
    return;
  }
  if (identity.installation) {
    if (identity.permissions[scope] !== 'write') throw notAccessible();
    return;
  }
  if (scope === 'contents' && !mayPush(identity, repository))
    throw new Refusal(403, 'Must have write access to the repository.');
}

/**
 * Returns whether a list of issues and pull requests may show a thread: GitHub leaves out what the token has no permission
 * for, and refuses a token that has neither. Throws 403.
 */
export function readableThreads(identity: Identity, repository: RepositoryState): (thread: Thread) => boolean {
  const [issues, pulls] = (['issues', 'pull_requests'] as const).map((scope) => mayRead(identity, repository, scope));
  if (!issues && !pulls) throw notAccessible();
  return ({ pull }) => (pull === null ? issues : pulls) === true;
}

/** Requires a permission on a thread: pull requests have their own, also for their conversation. Throws 403 or 410. */
export function demandThread(
  identity: Identity,
  repository: RepositoryState,
  { thread, access }: { readonly thread: Thread; readonly access: Access },
): void {
  demand(identity, repository, { scope: thread.pull === null ? 'issues' : 'pull_requests', access });
  if (thread.pull === null && !repository.hasIssues) throw issuesDisabled();
}

/**
 * Requires that a new comment or reaction is allowed: in a locked conversation only collaborators with push access may
 * write, and an installation isn't a collaborator. Throws 403.
 */
export function demandUnlocked(
  identity: Identity,
  repository: RepositoryState,
  { thread, what }: { readonly thread: Thread; readonly what: 'comment' | 'reaction' },
): void {
  if (thread.locked && !mayPush(identity, repository)) throw locked(what);
}

function mayPush({ account }: Identity, repository: RepositoryState): boolean {
  return RANKS.indexOf(permissionOf(repository, account.login)) >= RANKS.indexOf('write');
}
