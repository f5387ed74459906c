import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pullRequestLink } from '../../src/jobs/job.ts';

const RULES = { serverUrl: 'https://github.com', linkHosts: [] };
const ENTERPRISE = {
  serverUrl: 'https://ghe.example.com:8443',
  linkHosts: ['gitlab.example.com', 'bitbucket.org', 'git.example.com:8443'],
};

describe('an address that may be linked', () => {
  test.each([
    ['https://github.com/acme/docs/pull/5', RULES, 'acme/docs', 5],
    ['https://github.com/acme/docs/pull/5', ENTERPRISE, 'acme/docs', 5],
    ['https://github.com/a_c-m.e/d.o_c-s/pull/1234567890', RULES, 'a_c-m.e/d.o_c-s', 1_234_567_890],
    ['https://ghe.example.com:8443/acme/docs/pull/7', ENTERPRISE, 'acme/docs', 7],
    ['http://127.0.0.1:3000/acme/docs/pull/7', { serverUrl: 'http://127.0.0.1:3000', linkHosts: [] }, 'acme/docs', 7],
    ['https://gitlab.example.com/acme/team/docs/-/merge_requests/8', ENTERPRISE, 'acme/team/docs', 8],
    ['https://bitbucket.org/acme/docs/pull-requests/9', ENTERPRISE, 'acme/docs', 9],
    ['https://git.example.com:8443/acme/docs/pull/10', ENTERPRISE, 'acme/docs', 10],
  ])('%s', (url, rules, repository, number) => {
    expect(pullRequestLink(url, rules)).toEqual({ url, repository, number });
  });
});

describe('an address that is never linked', () => {
  test.each([
    ['no address', 'acme/docs#5'],
    ['nothing', ''],
    ['plain http', 'http://github.com/acme/docs/pull/5'],
    ['a script', 'javascript:alert(1)//github.com/acme/docs/pull/5'],
    ['another host', 'https://evil.example/acme/docs/pull/5'],
    ['a host that only ends like ours', 'https://evilgithub.com/acme/docs/pull/5'],
    ['a host that only begins like ours', 'https://github.com.evil.example/acme/docs/pull/5'],
    ['a subdomain of ours', 'https://gist.github.com/acme/docs/pull/5'],
    ['a host with a dot at its end', 'https://github.com./acme/docs/pull/5'],
    ['a host in other letters', 'https://GitHub.com/acme/docs/pull/5'],
    ['a host in look-alike letters', 'https://gıthub.com/acme/docs/pull/5'],
    ['a port', 'https://github.com:444/acme/docs/pull/5'],
    ['the default port', 'https://github.com:443/acme/docs/pull/5'],
    ['a user', 'https://octocat@github.com/acme/docs/pull/5'],
    ['a user that looks like our host', 'https://github.com@evil.example/acme/docs/pull/5'],
    ['a password', 'https://:secret@github.com/acme/docs/pull/5'],
    ['a query', 'https://github.com/acme/docs/pull/5?x=1'],
    ['an empty query', 'https://github.com/acme/docs/pull/5?'],
    ['a fragment', 'https://github.com/acme/docs/pull/5#x'],
    ['an empty fragment', 'https://github.com/acme/docs/pull/5#'],
    ['backslashes', 'https://github.com\\acme\\docs\\pull\\5'],
    ['dot segments', 'https://github.com/acme/docs/../../evil/docs/pull/5'],
    ['encoded dot segments', 'https://github.com/acme/%2e%2e/pull/5'],
    ['encoded slashes', 'https://github.com/acme%2Fdocs/pull/5'],
    ['a double slash', 'https://github.com//acme/docs/pull/5'],
    ['a slash at the end', 'https://github.com/acme/docs/pull/5/'],
    ['a page below', 'https://github.com/acme/docs/pull/5/files'],
    ['an issue', 'https://github.com/acme/docs/issues/5'],
    ['a repository', 'https://github.com/acme/docs'],
    ['number 0', 'https://github.com/acme/docs/pull/0'],
    ['a number with a zero before it', 'https://github.com/acme/docs/pull/05'],
    ['no number', 'https://github.com/acme/docs/pull/new'],
    ['a number too long', 'https://github.com/acme/docs/pull/12345678901'],
    ['three segments where GitHub has two', 'https://github.com/acme/team/docs/pull/5'],
    ['a name too long', `https://github.com/acme/${'d'.repeat(101)}/pull/5`],
    ['white space before it', ' https://github.com/acme/docs/pull/5'],
    ['white space after it', 'https://github.com/acme/docs/pull/5\n'],
    ['a line break in it', 'https://github.com/acme/docs\n/pull/5'],
    ['Markdown in it', 'https://github.com/acme/docs](https://evil.example)/pull/5'],
    ['a mention in it', 'https://github.com/@octocat/docs/pull/5'],
  ])('%s', (_name, prLink) => {
    expect(pullRequestLink(prLink, RULES)).toBeNull();
  });

  test.each([
    'https://bitbucket.org:8443/acme/docs/pull-requests/9',
    'https://git.example.com/acme/docs/pull/9',
    'https://git.example.com:9443/acme/docs/pull/9',
  ])('one at a host that `link-hosts` names, but at another port: %s', (prLink) => {
    expect(pullRequestLink(prLink, ENTERPRISE)).toBeNull();
  });

  test('one at the host of an Enterprise server, but at another port', () => {
    expect(pullRequestLink('https://ghe.example.com/acme/docs/pull/7', ENTERPRISE)).toBeNull();
  });
});

test('whatever the service says, a link leads to a trusted host and holds nothing that Markdown knows', () => {
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
    fc.property(prLink, (told) => {
      const link = pullRequestLink(told, RULES);
      if (link !== null) expect(link.url).toMatch(/^https:\/\/github\.com\/[\w./-]+$/);
    }),
    { numRuns: 500 },
  );
});

test('64 KB of hostile path are refused', () => {
  for (const part of ['a/', '-/', '/-/merge_requests/', 'a']) {
    expect(pullRequestLink(`https://github.com/${part.repeat(65_536 / part.length)}`, RULES)).toBeNull();
  }
});
