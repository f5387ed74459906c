import type { Access, Identity, RepositoryPermission, Scope } from './identity.ts';
import { archived, issuesDisabled, locked, notAccessible, notFound, Refusal } from './refusal.ts';
import type { GitHubState, RepositoryState, Thread } from './state.ts';

/** Who sends a request, and the repository that it is about. */
export interface Sender {
  readonly identity: Identity;
  readonly repository: RepositoryState;
}

const RANKS: readonly RepositoryPermission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

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
function mayRead({ identity, repository }: Sender, scope: Scope): boolean {
  return !repository.private || !identity.installation || identity.permissions[scope] !== undefined;
}

export function demand(sender: Sender, scope: Scope, access: Access): void {
  const { identity, repository } = sender;
  if (access === 'write' && repository.archived) throw archived();
  if (access === 'read') {
    if (!mayRead(sender, scope)) throw notAccessible();
    return;
  }
  if (identity.installation) {
    if (identity.permissions[scope] !== 'write') throw notAccessible();
    return;
  }
  if (scope === 'contents' && !mayPush(sender)) throw new Refusal(403, 'Must have write access to the repository.');
}

/** GitHub leaves out of a list what the token has no permission for. Throws 403 if it has none of both. */
export function readableThreads(sender: Sender): (thread: Thread) => boolean {
  const [issues, pulls] = (['issues', 'pull_requests'] as const).map((scope) => mayRead(sender, scope));
  if (!issues && !pulls) throw notAccessible();
  return ({ pull }) => (pull === null ? issues : pulls) === true;
}

/** Requires a permission on a thread: pull requests have their own, also for their conversation. Throws 403 or 410. */
export function demandThread(sender: Sender, thread: Thread, access: Access): void {
  demand(sender, thread.pull === null ? 'issues' : 'pull_requests', access);
  if (thread.pull === null && !sender.repository.hasIssues) throw issuesDisabled();
}

/** In a locked conversation only collaborators who may push write, and an installation isn't one. Throws 403. */
export function demandUnlocked(sender: Sender, thread: Thread, what: 'comment' | 'reaction'): void {
  if (thread.locked && !mayPush(sender)) throw locked(what);
}

function mayPush({ identity, repository }: Sender): boolean {
  return RANKS.indexOf(permissionOf(repository, identity.account.login)) >= RANKS.indexOf('write');
}
