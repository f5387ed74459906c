import { about } from '../words/action-spec.ts';

const REPOSITORY = /^(?!\.{1,2}\/)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/;

/**
 * Identifies us to the service and to GitHub: `docs-agent/1.2.3 (+https://github.com/acme/docs-agent)`, so that an
 * operator can see where requests come from and who to contact. `actionRepository` is the runner's
 * `GITHUB_ACTION_REPOSITORY` (`owner/name`). It is empty for an action in the workspace; then there is no address and
 * no brackets.
 */
export function userAgent({
  serverUrl,
  actionRepository,
}: {
  readonly serverUrl: string;
  readonly actionRepository: string | undefined;
}): string {
  const product = `${about.name}/${about.version}`;
  const server = URL.canParse(serverUrl) ? new URL(serverUrl) : null;
  // Only the origin: a server address may contain a password.
  const known = server !== null && /^https?:$/.test(server.protocol) && REPOSITORY.test(actionRepository ?? '');
  return known ? `${product} (+${server.origin}/${actionRepository})` : product;
}
