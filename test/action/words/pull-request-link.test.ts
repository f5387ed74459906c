import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkRules, readPullRequestLink } from '../../../src/action/words/job.ts';

const RULES = { serverUrl: 'https://github.com', linkHosts: [] };
const ENTERPRISE = {
  serverUrl: 'https://ghe.example.com:8443',
  linkHosts: [
    'gitlab.example.com',
    'bitbucket.org',
    'bitbucket.example.com:7990',
    'codeberg.org',
    'dev.azure.com',
    'acme.visualstudio.com',
    'standard.example.com:443',
  ],
};

/** A runner of another forge, whose users have listed their host. */
const FORGEJO = { serverUrl: 'https://git.example.com', linkHosts: ['git.example.com', 'github.com'] };

describe('an address that may be linked', () => {
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
  ])('%s', (url, rules, repository, number) => {
    const link = { url, repository, number };
    expect(readPullRequestLink(url, rules)).toEqual({ kind: 'link', link });
  });
});

/** Completes "It is not linked because". */
const REASON = {
  address: 'it is not an address',
  https: 'it is not https',
  user: 'it names a user or password',
  query: 'it has a query or fragment',
  port: 'its port is not listed in `link-hosts`',
  host: "its host is not GitHub's own, github.com or one of `link-hosts`",
  path: 'its path is not that of a pull or merge request',
  form: 'it is not in its normal form',
} as const;

/** What is odd, the address, and the reason; by the rules of a plain repository unless others are named. */
const REFUSED: readonly (readonly [name: string, prLink: string, reason: keyof typeof REASON, rules?: LinkRules])[] = [
  ['no address', 'acme/docs#5', 'address'],
  ['nothing', '', 'address'],
  ['a host that cannot be', 'https://github.com:99999/acme/docs/pull/5', 'address'],
  ['a line break in the scheme', 'h\n', 'address'],
  ['plain http', 'http://github.com/acme/docs/pull/5', 'https'],
  ['a script', 'javascript:alert(1)//github.com/acme/docs/pull/5', 'https'],
  ['a blob', 'blob:https://github.com/acme/docs/pull/5', 'https'],
  ['a file', 'file://github.com/acme/docs/pull/5', 'https'],
  ['plain http at a host of `link-hosts`', 'http://bitbucket.org/acme/docs/pull-requests/9', 'https', ENTERPRISE],
  ['plain http at GitHub’s own host', 'http://ghe.example.com:8443/acme/docs/pull/7', 'https', ENTERPRISE],
  ['a user', 'https://octocat@github.com/acme/docs/pull/5', 'user'],
  ['a user that looks like our host', 'https://github.com@evil.example/acme/docs/pull/5', 'user'],
  ['a password', 'https://:secret@github.com/acme/docs/pull/5', 'user'],
  ['an empty user', 'https://@github.com/acme/docs/pull/5', 'form'],
  ['a query', 'https://github.com/acme/docs/pull/5?x=1', 'query'],
  ['an empty query', 'https://github.com/acme/docs/pull/5?', 'query'],
  ['a fragment', 'https://github.com/acme/docs/pull/5#x', 'query'],
  ['an empty fragment', 'https://github.com/acme/docs/pull/5#', 'query'],
  ['a port', 'https://github.com:444/acme/docs/pull/5', 'port'],
  ['a port at a host without one', 'https://bitbucket.org:8443/acme/docs/pull-requests/9', 'port', ENTERPRISE],
  ['another port than GitHub’s own', 'https://ghe.example.com/acme/docs/pull/7', 'port', ENTERPRISE],
  ['no port where one is required', 'https://bitbucket.example.com/acme/docs/pull-requests/9', 'port', ENTERPRISE],
  ['another port than required', 'https://bitbucket.example.com:7991/acme/docs/pull-requests/9', 'port', ENTERPRISE],
  ['another host', 'https://evil.example/acme/docs/pull/5', 'host'],
  ['a host that only ends like ours', 'https://evilgithub.com/acme/docs/pull/5', 'host'],
  ['a host that only begins like ours', 'https://github.com.evil.example/acme/docs/pull/5', 'host'],
  ['a subdomain of ours', 'https://gist.github.com/acme/docs/pull/5', 'host'],
  ['a host with a dot at its end', 'https://github.com./acme/docs/pull/5', 'host'],
  ['a host in look-alike letters', 'https://gıthub.com/acme/docs/pull/5', 'host'],
  ['a host that `link-hosts` could name', 'https://bitbucket.org/acme/docs/pull-requests/9', 'host'],
  ['encoded slashes', 'https://github.com/acme%2Fdocs/pull/5', 'path'],
  ['a double slash', 'https://github.com//acme/docs/pull/5', 'path'],
  ['a slash at the end', 'https://github.com/acme/docs/pull/5/', 'path'],
  ['a page below', 'https://github.com/acme/docs/pull/5/files', 'path'],
  ['an issue', 'https://github.com/acme/docs/issues/5', 'path'],
  ['a list of pull requests', 'https://github.com/acme/docs/pulls', 'path'],
  ['another forge’s path at GitHub', 'https://github.com/acme/docs/pulls/7', 'path'],
  ['another forge’s path at GitHub, listed as well', 'https://github.com/acme/docs/pulls/7', 'path', FORGEJO],
  ['another forge’s path at GitHub’s own host', 'https://ghe.example.com:8443/acme/docs/pulls/7', 'path', ENTERPRISE],
  ['Bitbucket’s path at GitHub', 'https://github.com/acme/docs/pull-requests/7', 'path'],
  ['GitLab’s path at GitHub', 'https://github.com/acme/docs/-/merge_requests/7', 'path'],
  ['Bitbucket Server’s path at GitHub', 'https://github.com/projects/acme/repos/docs/pull-requests/7', 'path'],
  ['Azure DevOps’ path at GitHub', 'https://github.com/acme/_git/docs/pullrequest/7', 'path'],
  ['a repository', 'https://github.com/acme/docs', 'path'],
  ['number 0', 'https://github.com/acme/docs/pull/0', 'path'],
  ['a number with a leading zero', 'https://github.com/acme/docs/pull/05', 'path'],
  ['no number', 'https://github.com/acme/docs/pull/new', 'path'],
  ['a number too long', 'https://github.com/acme/docs/pull/12345678901', 'path'],
  ['three segments instead of GitHub’s two', 'https://github.com/acme/team/docs/pull/5', 'path'],
  ['a name too long', `https://github.com/acme/${'d'.repeat(101)}/pull/5`, 'path'],
  ['an encoded space, which GitHub does not have', 'https://github.com/acme/the%20docs/pull/5', 'path'],
  ['another encoded character', 'https://dev.azure.com/acme/a%22b/_git/site/pullrequest/7', 'path', ENTERPRISE],
  ['Markdown in it', 'https://github.com/acme/docs](https://evil.example)/pull/5', 'path'],
  ['a mention in it', 'https://github.com/@octocat/docs/pull/5', 'path'],
  ['a host in other letters', 'https://GitHub.com/acme/docs/pull/5', 'form'],
  ['a scheme in other letters', 'HTTPS://github.com/acme/docs/pull/5', 'form'],
  ['the default port', 'https://github.com:443/acme/docs/pull/5', 'form'],
  ['backslashes', 'https://github.com\\acme\\docs\\pull\\5', 'form'],
  ['no slashes', 'https:github.com/acme/docs/pull/5', 'form'],
  ['dot segments', 'https://github.com/acme/docs/../../evil/docs/pull/5', 'form'],
  ['encoded dot segments', 'https://github.com/acme/docs/%2e%2e/docs/pull/5', 'form'],
  ['a space that is not encoded', 'https://dev.azure.com/acme/the docs/_git/site/pullrequest/7', 'form', ENTERPRISE],
  ['white space before it', ' https://github.com/acme/docs/pull/5', 'form'],
  ['white space after it', 'https://github.com/acme/docs/pull/5\n', 'form'],
  ['a line break in it', 'https://github.com/acme/docs\n/pull/5', 'form'],
];

describe('an address that is never linked, and why', () => {
  test.each(REFUSED.map(([name, prLink, reason, rules = RULES]) => ({ name, prLink, reason: REASON[reason], rules })))(
    '$name',
    ({ prLink, reason, rules }) => {
      expect(readPullRequestLink(prLink, rules)).toEqual({ kind: 'refused', reason });
      expect(readPullRequestLink(prLink, rules).kind).toBe('refused');
    },
  );

  test('is not affected by an invalid entry of `link-hosts`', () => {
    const rules = { ...RULES, linkHosts: ['', 'no host', 'evil.example:99999'] };
    expect(readPullRequestLink('https://evil.example/acme/docs/pull/5', rules)).toMatchObject({ reason: REASON.host });
    expect(readPullRequestLink('https://github.com/acme/docs/pull/5', rules)).toMatchObject({ kind: 'link' });
  });
});

test('whatever the service says, a link leads to a trusted host and contains no Markdown syntax', () => {
  const part = fc.constantFrom(
    'https://',
    'github.com',
    '/',
    'acme',
    'pull',
    '5',
    '@',
    ':',
    '?',
    '#',
    '(',
    ')',
    '\\',
    '..',
  );
  const prLink = fc.oneof(
    fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
    fc.tuple(part, part, fc.nat(99)).map(([a, b, n]) => `https://github.com/a${a}c/d${b}s/pull/${n}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(prLink, (expected) => {
      const read = readPullRequestLink(expected, RULES);
      const link = read.kind === 'link' ? read.link : null;
      if (link !== null) expect(link.url).toMatch(/^https:\/\/github\.com\/(?:[\w./-]|%20)+$/);
    }),
    { numRuns: 500 },
  );
});

test('64 KB of hostile path are refused', () => {
  for (const part of ['a/', '-/', '/-/merge_requests/', '%20', '%20/', '_git/', 'a']) {
    expect(readPullRequestLink(`https://github.com/${part.repeat(65_536 / part.length)}`, RULES).kind).toBe('refused');
  }
});
