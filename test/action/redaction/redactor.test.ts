import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor, createSecretSearch } from '../../../src/action/redaction/redactor.ts';
import { guardLine } from '../../../src/action/runner/log-guard.ts';
import { readMarkerLine, writeMarkerLine } from '../../../src/action/words/hidden.ts';
import { codeSpan, quoted } from '../../../src/action/words/markdown.ts';
import { canariesIn, ENCODINGS } from '../../build/canary.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { CANARY_KEY } from '../../build/settings.ts';

const ODD_KEY = 'canary_0+1/2=3&4"5\\6%41789<abc>';
const LONG_TOKEN = `ghs_${'eyJhbGciOiJSUzI1NiJ9'.repeat(8)}.${'canaryPayload0123'.repeat(20)}.sig-nature_0`;
const SECRETS = [CANARY_KEY, ODD_KEY, LONG_TOKEN];
const redact = createRedactor({ secrets: SECRETS });
const hasSecret = createSecretSearch(SECRETS);

const encoding = fc.constantFrom(...Object.values(ENCODINGS));
/** May end in half an escape, which would change an escape after it: hence a blank before what is encoded. */
const around = fc.oneof(hostileText, fc.string({ unit: 'binary', maxLength: 20 }));

describe('a secret', () => {
  test.each(Object.entries(ENCODINGS))('is removed %s, wherever it is', (_name, encode) => {
    forMany(50, [around, fc.constantFrom(...SECRETS), around], (before, secret, after) => {
      const written = `${before} ${encode(secret)}${after}`;
      const text = redact(written);
      expect([canariesIn(text, secret), text, hasSecret(written)]).toEqual([[], expect.stringContaining('***'), true]);
    });
  });

  test('is removed from a header that is encoded as a whole, even more than once', () => {
    const header = fc.tuple(around, fc.array(encoding, { minLength: 1, maxLength: 3 }), fc.constantFrom(...SECRETS));
    forMany(300, [header], ([before, encodings, secret]) => {
      const text = redact(encodings.map((encode) => `${before} ${encode(`Bearer ${secret}`)}`).join(before));
      expect(canariesIn(text, secret)).toEqual([]);
    });
  });

  test('is removed before and after a text is cleaned for a log or for Markdown', () => {
    const cleanings = [codeSpan, quoted, guardLine, (text: string) => codeSpan(text, { longest: 60 })];
    forMany(300, [around, encoding, fc.constantFrom(...cleanings)], (before, encode, clean) => {
      const text = `${before} ${encode(CANARY_KEY)}`;
      expect(canariesIn(redact(clean(text)), CANARY_KEY)).toEqual([]);
      expect(canariesIn(clean(redact(text)), CANARY_KEY)).toEqual([]);
    });
  });

  const SAID = 'a token of seven77';
  test.each<readonly [string, string, string, string]>([
    ...['', 'a', 'token', 'seven77'].map((short) => ['hides nothing if too short', short, SAID, SAID] as const),
    ['is found behind what reads its beginning as an escape', 'abcdef0123456789', '%0abcdef0123456789', '%0***'],
  ])('%s: %j', (_what, secret, text, shown) => expect(createRedactor({ secrets: [secret] })(text)).toBe(shown));

  test('leaves readable JSON, whatever escapes are around it', () => {
    const secrets = fc.constantFrom(...SECRETS, 'nabcdefghij0', 'abcdefghij0\\');
    forMany(200, [around, encoding, secrets, around], (before, encode, secret, after) => {
      const own = createRedactor({ secrets: [secret] });
      const json = own(
        JSON.stringify({ before, secret: `${before}\n${secret.slice(1)}\n${encode(secret)}${after}`, after }),
      );
      expect(Object.keys(JSON.parse(json))).toEqual(['before', 'secret', 'after']);
    });
  });
});

/** More than a function call takes: an argument for each of them is a `RangeError`. */
const VERY_MANY = 150_000;

test.each([
  ['addresses with user info', '://ada@/', '://***@/'],
  ['whole secrets', 'qrs0tuv1 | ', '*** | '],
])('a text with very many %s is redacted, too', (_what, part, redacted) => {
  const own = createRedactor({ secrets: ['qrs0tuv1', LONG_TOKEN] });
  expect(own(part.repeat(VERY_MANY)) === redacted.repeat(VERY_MANY)).toBe(true);
});

const LETTERS = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7'.repeat(20);

describe('text that looks like a credential', () => {
  test.each([
    ['a personal access token of GitHub', `ghp_${LETTERS.slice(0, 36)}`],
    ["an app's token for a person", `gho_${LETTERS.slice(0, 36)}`],
    ["a run's token", `ghs_${LETTERS.slice(0, 36)}`],
    ["a run's token of the longer form", `ghs_${LETTERS.slice(0, 100)}.${LETTERS}.${LETTERS.slice(0, 100)}`],
    ['a fine-grained token', `github_pat_${LETTERS.slice(0, 22)}_${LETTERS.slice(0, 59)}`],
    ['a key of AWS', 'AKIAIOSFODNN7EXAMPLE'],
    ['a token of Slack', `xoxb-123456789012-123456789012-${LETTERS.slice(0, 24)}`],
    ['a key of Google', `AIza${LETTERS.slice(0, 35)}`],
    ['a key of OpenAI', `sk-proj-${LETTERS.slice(0, 48)}`],
    ['a key of Anthropic', `sk-ant-api03-${LETTERS.slice(0, 90)}`],
    ['a key of Stripe', `sk_live_${LETTERS.slice(0, 24)}`],
    ['a token of npm', `npm_${LETTERS.slice(0, 36)}`],
    ['a token of GitLab', `glpat-${LETTERS.slice(0, 20)}`],
    ['a JSON Web Token', `eyJ${LETTERS.slice(0, 20)}.eyJ${LETTERS.slice(0, 40)}.${LETTERS.slice(0, 43)}`],
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${LETTERS.slice(0, 94)}==\n-----END RSA PRIVATE KEY-----`],
    ['a private key in JSON', `-----BEGIN PRIVATE KEY-----\\n${LETTERS.slice(0, 64)}\\n-----END PRIVATE KEY-----`],
    ['a private key that was cut', `-----BEGIN OPENSSH PRIVATE KEY-----\n${LETTERS.slice(0, 64)}`],
  ])('becomes three stars: %s', (_name, credential) => {
    expect([redact(`Use ${credential} for it`), redact(`"${credential}"`)]).toEqual(['Use *** for it', '"***"']);
    expect(redact([...credential].join('\u200B'))).toBe('***');
    expect(redact(codeSpan(credential.replaceAll('\n', '')))).not.toContain(LETTERS.slice(10, 18));
  });

  test.each([
    ['Authorization: Bearer hunter2hunter2', 'Authorization: Bearer ***'],
    ['authorization:basic YWRhOmh1bnRlcjI=', 'authorization:basic ***'],
    ['{"Authorization":"token aaaabbbbcccc"}', '{"Authorization":"token ***"}'],
    ['{\\"authorization\\": \\"Bearer aaaabbbbcccc\\"}', '{\\"authorization\\": \\"Bearer ***\\"}'],
    ['the header was Bearer aaaabbbbccccdddd1.', 'the header was Bearer ***'],
  ])('becomes three stars after its scheme: %s', (text, expected) => expect(redact(text)).toBe(expected));

  test.each([
    ['https://ada:hunter2@docs.example.com/x', 'https://***@docs.example.com/x'],
    ['see http://ada@docs.example.com.', 'see http://***@docs.example.com.'],
    ['https://ada:x@hunter2@docs.example.com', 'https://***@docs.example.com'],
    ['https:/ada:hunter2@docs.example.com', 'https:/***@docs.example.com'],
    ['https:\\\\ada:hunter2@docs.example.com', 'https:\\\\***@docs.example.com'],
    ['HTTPS:ada:hunter2@docs.example.com', 'HTTPS:***@docs.example.com'],
    ['postgres://ada:hunter2@db:5432/docs', 'postgres://***@db:5432/docs'],
    ['git+ssh://ada:hunter2@host/x.git', 'git+ssh://***@host/x.git'],
    ['clone //ada:hunter2@docs.example.com/x', 'clone //***@docs.example.com/x'],
    ['https://ada:hunter2%40docs.example.com', 'https://***%40docs.example.com'],
    ['https%3A%2F%2Fada%3Ahunter2%40docs.example.com', 'https%3A%2F%2F***%40docs.example.com'],
    ['{"url":"https:\\/\\/ada:hunter2@docs.example.com"}', '{"url":"https:\\/\\/***@docs.example.com"}'],
    ['`https://ada:hunter2@\u200Bdocs.example.com`', '`https://***@\u200Bdocs.example.com`'],
    ['https://a\u200Bda:hunt\u200Ber2@docs.example.com', 'https://***@docs.example.com'],
    ['https://a@b', 'https://*@b'],
  ])('is user info in an address: %s', (text, expected) => expect(redact(text)).toBe(expected));
});

describe('a text without secrets stays as it is', () => {
  test.each([
    'https://github.com/acme/docs/pull/5',
    'https://medium.com/@ada/a-post and https://unpkg.com/react@18.2.0/index.js',
    'git@github.com:acme/docs.git, ada@example.com, mailto:ada@example.com',
    'https://docs.example.com:8443/a?x=b@c#d@e',
    '[a](https://docs.example.com) by @ada',
    'http://[::1]:8080/docs',
    '// todo: ask ada@example.com, //ada@example.com knows',
    'risk-management-of-the-Second-2026-edition and sk-learn-contrib-imbalanced-learn-2026-Beta',
    '/sk-SK/navod-na-pouzitie-2026',
    'npm_config_registry, github_pat_, ghp_xxxx, glpat-, AKIA, xoxb-, AIza, eyJ',
    'j_fedcba9876543210, 3f2504e0-4f89-41d3-9a0c-0305e82c3301, 01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
    'Basic authentication is required; the bearer of bad news',
    '-----BEGIN CERTIFICATE-----',
    '100 % of 50%25 \\u0041 &amp; \\n',
    '**bold** and ***',
  ])('%s', (text) => expect(redact(text)).toBe(text));

  test('whatever else it contains', () => {
    forMany(1_000, [hostileText], (text) => {
      fc.pre(!/:\/\/|https?:|\/\//i.test(text.replace(/https?:\/\/(github|evil|www)\S*/g, '')));
      fc.pre(!/@/.test(text));
      expect(redact(text)).toBe(text);
    });
  });
});

describe('a marker in the first line', () => {
  const pullRequest = 'https://github.com/acme/docs/pull/5';
  const marker = { kind: 'job', jobId: 'j_1', pullRequest, hash: 'ab'.repeat(32) };

  test('stays as it is even if its encoding looks like a credential', () => {
    // The text itself has no underscore, hyphen or slash, so only its encoding can look like a credential.
    forMany(300, [fc.base64String({ minLength: 300, maxLength: 600 })], (text) => {
      const body = `${writeMarkerLine({ ...marker, text: text.replaceAll('/', '.') })}\n\nDone.`;
      expect(redact(body)).toBe(body);
    });
  });

  test('loses secrets, and can still be read', () => {
    for (const secret of [...SECRETS, `ghp_${LETTERS.slice(0, 36)}`, 'https://ada:hunter2@github.com']) {
      for (const encode of Object.values(ENCODINGS)) {
        const clean = redact(`${writeMarkerLine({ ...marker, jobId: `x${encode(secret)}` })}\n\n${secret}`);
        const read = readMarkerLine(clean);
        expect(read).toMatchObject({ value: { ...marker, jobId: expect.any(String) } });
        if (SECRETS.includes(secret)) expect(canariesIn(clean + JSON.stringify(read?.value), secret)).toEqual([]);
        expect(clean + JSON.stringify(read?.value)).not.toContain(secret);
      }
    }
  });

  test('is ordinary text if it cannot be read', () => {
    expect(redact(`<!-- docs-agent:2 ${CANARY_KEY} -->`)).toBe('<!-- docs-agent:2 *** -->');
    expect(redact(`<!-- docs-agent: ${CANARY_KEY}\nx`)).toBe('<!-- docs-agent: ***\nx');
  });
});

describe('the redactor', () => {
  const secretText = fc.tuple(encoding, fc.constantFrom(...SECRETS)).map(([encode, secret]) => encode(secret));
  const anyText = fc.array(fc.oneof(around, secretText), { maxLength: 6 }).map((parts) => parts.join(''));

  test('never throws, makes no text longer, and changes nothing the second time', () => {
    forMany(300, [anyText], (text) => {
      const once = redact(text);
      expect(once.length).toBeLessThanOrEqual(text.length);
      expect(redact(once)).toBe(once);
    });
  });

  const parts = [
    ...['a', ' ', '%', '%6', '%63', '\\', '\\u', '\\u0063', '&#', '\u200B', '@', '/', ':', '-', '_', '.'],
    ...['http:', 'https://a', 'https://a:b', '//', '//a:', 'bearer ', 'authorization: ', 'sk-', 'sk-A1', 'eyJ'],
    ...['eyJaaaaaaaa.', 'ghp_', 'AKIA', 'xoxb-', '-----', '-----BEGIN PRIVATE KEY-----\n'],
    ...[CANARY_KEY, CANARY_KEY.slice(0, 20), CANARY_KEY.slice(0, 12), '<!-- docs-agent:2 '],
  ];
  // If the time grew with the square of the length, this would not end within a test's limit.
  test.each(parts)('finishes a megabyte of %j', (part) => {
    const text = part.repeat(Math.ceil(2 ** 20 / part.length));
    expect(redact(text).length).toBeLessThanOrEqual(text.length);
  });

  const STARTS = ['ghp_', 'eyJ', 'sk-A1', 'bearer 1', '-----BEGIN PRIVATE KEY-----', '\u200B', 'https://'];
  test.each(STARTS)('does not throw for ten million characters after %j', (start) => {
    const own = createRedactor({ secrets: [CANARY_KEY] });
    expect(own(`${start}${'a'.repeat(10_000_000)}`).length).toBeLessThanOrEqual(start.length + 10_000_000);
  });
});
