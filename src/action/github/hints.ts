import type { NoAnswerError } from '../http/octokit-fetch.ts';
import { PROXY_ADVICE } from '../http/proxy.ts';
import type { RepositoryFailure } from '../words/errors.ts';

type Ending = NoAnswerError['ending']['failure'];

/** What to do about a missing answer, if a retry alone won't help. */
const BY_ENDING: Readonly<Partial<Record<Ending, string>>> = {
  unreachable: "Check `GITHUB_API_URL` and the runner's network, including proxies.",
  certificate:
    "Ask GitHub's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
  ...PROXY_ADVICE,
  cancelled: 'Run it again if it is still needed.',
};

/** Says what to do about a failure; `permission` holds lines for the workflow's `permissions:`. */
export function hintOf(
  failure: RepositoryFailure,
  { permission, ending }: { readonly permission: string; readonly ending: Ending | undefined },
): string {
  switch (failure) {
    case 'unauthorized':
      return 'The token is wrong or has expired; a token of a GitHub App expires after an hour.';
    case 'not-accessible':
    case 'forbidden':
      return `Add ${permission} to the workflow's \`permissions:\`.`;
    case 'locked':
      return 'Unlock the conversation.';
    case 'missing':
      return 'It may have been deleted, moved or disabled, or the token may not see it.';
    case 'too-long':
      return "The text is longer than GitHub's limit of 65,536 characters.";
    case 'refused':
      return 'GitHub gives no reason beyond the one in brackets.';
    case 'rate-limited':
      return 'This token has reached a rate limit of GitHub: try again later.';
    case 'unavailable':
      return (ending === undefined ? undefined : BY_ENDING[ending]) ?? 'Try again later.';
  }
}
