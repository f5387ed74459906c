import type { Context } from 'hono';
import type { GitHubState, RepositoryState } from '../state.ts';

/** Finds the repository named in a page's path. */
export function repositoryOf({ repositories }: GitHubState, context: Context): RepositoryState | undefined {
  return repositories.get(`${context.req.param('owner')}/${context.req.param('name')}`.toLowerCase());
}
