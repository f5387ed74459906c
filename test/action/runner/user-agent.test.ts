import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userAgent } from '../../../src/action/runner/run-context.ts';
import { about } from '../../../src/action/words/action-spec.ts';

const ALONE = `docs-agent/${about.version}`;

describe('the user agent', () => {
  test.each([
    ['https://github.com', 'acme/docs-agent', `${ALONE} (+https://github.com/acme/docs-agent)`],
    ['https://ghe.example.com:8443/', 'a.b_c/d-e.f', `${ALONE} (+https://ghe.example.com:8443/a.b_c/d-e.f)`],
    ['https://octocat:secret@ghe.example.com', 'acme/docs', `${ALONE} (+https://ghe.example.com/acme/docs)`],
  ])('names version and repository: %s, %s', (serverUrl, actionRepository, header) => {
    expect(userAgent({ serverUrl, actionRepository })).toBe(header);
  });

  test.each([
    '',
    'acme',
    'acme/docs/agent',
    '/docs',
    'acme/',
    '../docs',
    'acme/..',
    'acme/docs)',
    'acme/docs\r\nx-key: 1',
    'acme /docs',
    `acme/${'x'.repeat(101)}`,
  ])('has no brackets for the repository %j', (actionRepository) => {
    expect(userAgent({ serverUrl: 'https://github.com', actionRepository })).toBe(ALONE);
  });

  test.each(['', 'github.com', 'ftp://github.com', 'javascript:alert(1)'])(
    'has no brackets for the server %j',
    (serverUrl) => {
      expect(userAgent({ serverUrl, actionRepository: 'acme/docs' })).toBe(ALONE);
    },
  );

  test('is a valid header whatever the runner says', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.oneof(anything, fc.webUrl()), anything, (serverUrl, actionRepository) => {
        expect(userAgent({ serverUrl, actionRepository })).toMatch(
          /^docs-agent\/\d+\.\d+\.\d+( \(\+https?:\/\/[!-~]+\))?$/,
        );
      }),
    );
  });
});
