import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkRules, readPullRequestLink } from '../../../src/action/words/job.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const RULES = { serverUrl: 'https://github.com', linkHosts: [] };
const ENTERPRISE = {
  serverUrl: 'https://ghe.example.com:8443',
  linkHosts: [
    ...['gitlab.example.com', 'bitbucket.org', 'bitbucket.example.com:7990', 'codeberg.org'],
    ...['dev.azure.com', 'acme.visualstudio.com', 'standard.example.com:443'],
  ],
};

/** A runner of another forge, whose users have listed their host. */
const FORGEJO = { serverUrl: 'https://git.example.com', linkHosts: ['git.example.com', 'github.com'] };

test.each([
  ['https://github.com/acme/docs/pull/5', RULES, 'acme/docs', 5],
  ['https://github.com/acme/docs/pull/5', ENTERPRISE, 'acme/docs', 5],
  ['https://github.com/a_c-m.e/d.o_c-s/pull/1234567890', RULES, 'a_c-m.e/d.o_c-s', 1_234_567_890],
  ['https://ghe.example.com:8443/acme/docs/pull/7', ENTERPRISE, 'acme/docs', 7],
  ['http://127.0.0.1:3000/acme/docs/pull/7', { serverUrl: 'http://127.0.0.1:3000', linkHosts: [] }, 'acme/docs', 7],
  ['https://gitlab.example.com/acme/docs/-/merge_requests/8', ENTERPRISE, 'acme/docs', 8],
  ['https://gitlab.example.com/acme/team/docs/-/merge_requests/8', ENTERPRISE, 'acme/team/docs', 8],
  ['https://bitbucket.org/acme/docs/pull-requests/9', ENTERPRISE, 'acme/docs', 9],
  ['https://bitbucket.example.com:7990/projects/DOC/repos/site/pull-requests/7', ENTERPRISE, 'DOC/site', 7],
  ['https://bitbucket.example.com:7990/users/mara/repos/site/pull-requests/7', ENTERPRISE, 'mara/site', 7],
  ['https://codeberg.org/acme/docs/pulls/7', ENTERPRISE, 'acme/docs', 7],
  ['https://dev.azure.com/acme/docs/_git/site/pullrequest/7', ENTERPRISE, 'acme/docs/site', 7],
  ['https://dev.azure.com/acme/the%20docs/_git/the%20site/pullrequest/7', ENTERPRISE, 'acme/the docs/the site', 7],
  ['https://acme.visualstudio.com/docs/_git/site/pullrequest/7', ENTERPRISE, 'docs/site', 7],
  ['https://dev.azure.com/tfs/acme/docs/_git/site/pullrequest/7', ENTERPRISE, 'tfs/acme/docs/site', 7],
  ['https://standard.example.com/acme/docs/pull/7', ENTERPRISE, 'acme/docs', 7],
  ['https://git.example.com/acme/docs/pulls/7', FORGEJO, 'acme/docs', 7],
])('an address that may be linked: %s', (url, rules, repository, number) => {
  expect(readPullRequestLink(url, rules)).toEqual({ kind: 'link', link: { url, repository, number } });
});

/** Completes "It is not linked because". */
const REASON = {
  ...{ address: 'it is not an address', https: 'it is not https', user: 'it names a user or password' },
  ...{ query: 'it has a query or fragment', port: 'its port is not listed in `link-hosts`' },
  host: "its host is not GitHub's own, github.com or one of `link-hosts`",
  ...{ path: 'its path is not that of a pull or merge request', form: 'it is not in its normal form' },
} as const;

const atGitHub = (paths: readonly string[]) => paths.map((path) => `https://github.com${path}`);
/** By reason and rules, addresses that are refused. */
const REFUSED: readonly (readonly [reason: keyof typeof REASON, rules: LinkRules, ...links: string[]])[] = [
  ['address', RULES, 'acme/docs#5', '', 'https://github.com:99999/acme/docs/pull/5', 'h\n'],
  [
    'https',
    RULES,
    ...['http://github.com/acme/docs/pull/5', 'javascript:alert(1)//github.com/acme/docs/pull/5'],
    ...['blob:https://github.com/acme/docs/pull/5', 'file://github.com/acme/docs/pull/5'],
  ],
  ['https', ENTERPRISE, 'http://bitbucket.org/acme/docs/pull-requests/9'],
  ['https', ENTERPRISE, 'http://ghe.example.com:8443/acme/docs/pull/7'],
  ['user', RULES, 'https://octocat@github.com/acme/docs/pull/5', 'https://:secret@github.com/acme/docs/pull/5'],
  ['user', RULES, 'https://github.com@evil.example/acme/docs/pull/5'],
  [
    'form',
    RULES,
    ...['https://@github.com/acme/docs/pull/5', 'https://GitHub.com/acme/docs/pull/5'],
    ...['HTTPS://github.com/acme/docs/pull/5', 'https://github.com:443/acme/docs/pull/5'],
    ...['https://github.com\\acme\\docs\\pull\\5', 'https:github.com/acme/docs/pull/5'],
    ' https://github.com/acme/docs/pull/5',
  ],
  [
    'form',
    RULES,
    ...atGitHub([
      ...['/acme/docs/../../evil/docs/pull/5', '/acme/docs/%2e%2e/docs/pull/5', '/acme/docs/pull/5\n'],
      '/acme/docs\n/pull/5',
    ]),
  ],
  ['port', RULES, 'https://github.com:444/acme/docs/pull/5'],
  ['query', RULES, ...atGitHub(['?x=1', '?', '#x', '#'].map((end) => `/acme/docs/pull/5${end}`))],
  [
    'host',
    RULES,
    ...['https://evil.example/acme/docs/pull/5', 'https://evilgithub.com/acme/docs/pull/5'],
    ...['https://github.com.evil.example/acme/docs/pull/5', 'https://gist.github.com/acme/docs/pull/5'],
    ...['https://github.com./acme/docs/pull/5', 'https://gıthub.com/acme/docs/pull/5'],
    'https://bitbucket.org/acme/docs/pull-requests/9',
  ],
  [
    'path',
    RULES,
    ...atGitHub([
      ...['/acme%2Fdocs/pull/5', '//acme/docs/pull/5', '/acme/docs/pull/5/', '/acme/docs/pull/5/files'],
      ...['/acme/docs/issues/5', '/acme/docs/pulls', '/acme/docs/pulls/7', '/acme/docs/pull-requests/7'],
      ...['/acme/docs/-/merge_requests/7', '/projects/acme/repos/docs/pull-requests/7'],
      ...['/acme/_git/docs/pullrequest/7', '/acme/docs', '/acme/docs/pull/0', '/acme/docs/pull/05'],
      ...['/acme/docs/pull/new', '/acme/docs/pull/12345678901', '/acme/team/docs/pull/5'],
      ...[`/acme/${'d'.repeat(101)}/pull/5`, '/acme/the%20docs/pull/5', '/acme/docs](https://evil.example)/pull/5'],
      '/@octocat/docs/pull/5',
    ]),
  ],
  ['path', FORGEJO, 'https://github.com/acme/docs/pulls/7'],
  ['path', ENTERPRISE, 'https://ghe.example.com:8443/acme/docs/pulls/7'],
  ['path', ENTERPRISE, 'https://dev.azure.com/acme/a%22b/_git/site/pullrequest/7'],
  ['form', ENTERPRISE, 'https://dev.azure.com/acme/the docs/_git/site/pullrequest/7'],
];
const refused = REFUSED.flatMap(([reason, rules, ...links]) =>
  links.map((link) => ({ link, reason: REASON[reason], rules })),
);

describe('an address that is never linked, and why', () => {
  test.each(refused)('$link: $reason', ({ link, reason, rules }) => {
    expect(readPullRequestLink(link, rules)).toEqual({ kind: 'refused', reason });
  });

  test('is not affected by an invalid entry of `link-hosts`', () => {
    const rules = { ...RULES, linkHosts: ['', 'no host', 'evil.example:99999'] };
    expect(readPullRequestLink('https://evil.example/acme/docs/pull/5', rules)).toMatchObject({ reason: REASON.host });
    expect(readPullRequestLink('https://github.com/acme/docs/pull/5', rules)).toMatchObject({ kind: 'link' });
  });
});

test('whatever the service says, a link leads to a trusted host and contains no Markdown syntax', () => {
  const part = fc.constantFrom(...'https:// github.com / acme pull 5 @ : ? # ( ) \\ ..'.split(' '));
  const prLink = fc.oneof(
    fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
    fc.tuple(part, part, fc.nat(99)).map(([a, b, n]) => `https://github.com/a${a}c/d${b}s/pull/${n}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  );
  forMany(500, [prLink], (expected) => {
    const read = readPullRequestLink(expected, RULES);
    const link = read.kind === 'link' ? read.link : null;
    if (link !== null) expect(link.url).toMatch(/^https:\/\/github\.com\/(?:[\w./-]|%20)+$/);
  });
});

test('64 KB of hostile path are refused', () => {
  for (const part of ['a/', '-/', '/-/merge_requests/', '%20', '%20/', '_git/', 'a']) {
    expect(readPullRequestLink(`https://github.com/${part.repeat(65_536 / part.length)}`, RULES).kind).toBe('refused');
  }
});
