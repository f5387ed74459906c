import type { EventThread } from '../../src/action/event/event.ts';
import type { PullRequest } from '../../src/action/ports/pull-requests.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

export const ISSUE: EventThread = {
  ...{ kind: 'issue', number: 7, title: 'The install page is out of date', body: 'It still names version 1.' },
  ...{ author: 'grace', url: 'https://github.com/acme/app/issues/7', base: null, head: null, headSha: null },
  isMerged: false,
};

/** A pull request as in a comment's event: without its branches. */
export const PULL: EventThread = { ...ISSUE, kind: 'pull-request', url: 'https://github.com/acme/app/pull/7' };

/** The same pull request as GitHub shows it. */
export const SHOWN_PULL: PullRequest = {
  ...PULL,
  ...{ base: 'main', head: 'version-2', state: 'open', size: null, headSha: 'c0ffee'.padEnd(40, '0') },
  ...{ headRepository: { id: 4200, name: 'acme/app' }, mergeSha: null },
};

/** Pull request `number` of the same repository, otherwise like `SHOWN_PULL`. */
export function aShownPull(number: number, given: Partial<PullRequest> = {}): PullRequest {
  return { ...SHOWN_PULL, number, url: `https://github.com/acme/app/pull/${number}`, ...given };
}

/** Lets GitHub show that pull request. */
export function showPull(github: FakeRepository, number: number, given: Partial<PullRequest> = {}): FakeRepository {
  github.pulls.set(`acme/app#${number}`, aShownPull(number, given));
  return github;
}

export const PLACE = { path: 'src/cli.ts', line: 4, hunk: '@@ -1,4 +1,4 @@\n-timeout\n+deadline' };
