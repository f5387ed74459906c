import { notAccessible, notFound, Refusal } from './refusal.ts';
import type { Access, GitHubState, Identity, RepositoryPermission, RepositoryState, Thread } from './state.ts';

const RANKS: readonly RepositoryPermission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** Finds who sends a request. Throws a 401 as GitHub does; a request without a token is refused, too. */
export function identify(state: GitHubState, authorization: string | undefined): Identity {
  const token = /^(?:token|bearer)\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  const identity = token === undefined ? undefined : state.tokens.get(token);
  if (identity === undefined)
    throw new Refusal(401, token === undefined ? 'Requires authentication' : 'Bad credentials');
  return identity;
}

/** Finds a repository that `identity` may see; a private one does not exist for everybody else. */
export function visible(state: GitHubState, fullName: string, identity: Identity): RepositoryState {
  const repository = state.repositories.get(fullName.toLowerCase());
  if (repository === undefined) throw notFound();
  const hidden =
    repository.private && !identity.installation && permissionOf(repository, identity.account.login) === 'none';
  if (hidden) throw notFound();
  return repository;
}

/** What a person may in a repository; everybody may read a public one. */
export function permissionOf(repository: RepositoryState, login: string): RepositoryPermission {
  const own = login.toLowerCase() === repository.owner.toLowerCase() ? 'admin' : undefined;
  return repository.collaborators.get(login.toLowerCase()) ?? own ?? (repository.private ? 'none' : 'read');
}

/** Demands the right to read or write contents, or to write to issues or pull requests. Throws 403. */
export function demand(
  identity: Identity,
  repository: RepositoryState,
  right: { readonly scope: 'contents' | 'issues' | 'pull_requests'; readonly access: Access },
): void {
  if (identity.installation) {
    const granted = identity.permissions[right.scope];
    if (granted !== 'write' && granted !== right.access) throw notAccessible();
    return;
  }
  const needed: RepositoryPermission = right.scope === 'contents' && right.access === 'write' ? 'write' : 'read';
  const present = permissionOf(repository, identity.account.login);
  if (RANKS.indexOf(present) < RANKS.indexOf(needed))
    throw new Refusal(403, 'Must have write access to the repository.');
}

/** Demands the right to comment on or react to a thread: pull requests have a permission of their own. */
export function demandThread(
  identity: Identity,
  repository: RepositoryState,
  { thread, access }: { readonly thread: Thread; readonly access: Access },
): void {
  demand(identity, repository, { scope: thread.pull === null ? 'issues' : 'pull_requests', access });
  if (thread.pull === null && !repository.hasIssues) throw new Refusal(410, 'Issues are disabled for this repo');
  if (
    access === 'write' &&
    thread.locked &&
    (identity.installation || RANKS.indexOf(permissionOf(repository, identity.account.login)) < RANKS.indexOf('write'))
  ) {
    throw new Refusal(403, 'Unable to create comment because issue is locked.');
  }
}
