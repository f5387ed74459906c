import { describe, expect, test } from 'vitest';
import { checkService, type ServiceReading } from '../../../src/action/doctor/check-service.ts';

const INPUTS = { baseUrl: 'https://docs.example.com/api', projectId: 'handbook', apiKey: 'a key of the service' };
const ASKED = 'https://docs.example.com/api/v1/analytics/handbook/visitors';

function failed(status: number | undefined, webPage = false): ServiceReading {
  return { kind: 'failed', problem: { status, webPage, message: `It went wrong with ${status}.`, hint: 'Do this.' } };
}

/** State by name, in a few words. */
function states(reading: ServiceReading, inputs = INPUTS): Record<string, string> {
  return Object.fromEntries(checkService(reading, inputs).map(({ name, state }) => [name, state]));
}

function textOf(name: string, reading: ServiceReading, inputs = INPUTS): string {
  const found = checkService(reading, inputs).find((check) => check.name === name);
  return `${found?.found} ${found?.advice}`;
}

describe('the result of one request to the service', () => {
  test.each<readonly [string, ServiceReading, string, string, string]>([
    ['an answer', { kind: 'read', value: null }, 'good', 'good', 'good'],
    ['a key that is not accepted', failed(401), 'good', 'bad', 'unknown'],
    ['a key without the permission', failed(403), 'good', 'bad', 'unknown'],
    ['an unknown project, or a wrong path', failed(404), 'unknown', 'unknown', 'bad'],
    ['a limit', failed(429), 'good', 'unknown', 'unknown'],
    ['no answer at all', failed(undefined), 'bad', 'unknown', 'unknown'],
    ['a page of another kind', failed(200), 'bad', 'unknown', 'unknown'],
    ['a web page', failed(200, true), 'bad', 'unknown', 'unknown'],
    ['a web page instead of a refused key', failed(401, true), 'bad', 'unknown', 'unknown'],
    ['a web page instead of an unknown project', failed(404, true), 'bad', 'unknown', 'unknown'],
    ['a page of a firewall', failed(403, true), 'bad', 'unknown', 'unknown'],
    ['a page of a limit', failed(429, true), 'good', 'unknown', 'unknown'],
    ['a page of a proxy in trouble', failed(502, true), 'bad', 'unknown', 'unknown'],
    ['a redirect', failed(301), 'bad', 'unknown', 'unknown'],
    ['a request that is refused as such', failed(400), 'bad', 'unknown', 'unknown'],
    ['a service in trouble', failed(503), 'bad', 'unknown', 'unknown'],
    ['nothing, because no request was sent', { kind: 'not-asked', because: 'No.' }, 'unknown', 'unknown', 'unknown'],
  ])('%s', (_name, reading, service, key, project) => {
    expect(states(reading)).toEqual({
      Service: service,
      'API key': key,
      'Right to start jobs': 'unknown',
      Project: project,
    });
  });

  test('quotes the refusal, and says what to do', () => {
    expect(textOf('API key', failed(401))).toBe('It went wrong with 401. Do this.');
    expect(textOf('Service', failed(undefined))).toBe('It went wrong with undefined. Do this.');
    expect(textOf('Service', failed(503))).toBe('It went wrong with 503. Do this.');
    expect(textOf('API key', failed(429))).toBe('It went wrong with 429. Do this.');
  });

  test.each([
    ['Project', 404],
    ['Service', 200],
    ['Service', 302],
  ] as const)('shows the requested address if `base-url` may be wrong: %s, HTTP %s', (name, status) => {
    expect(textOf(name, failed(status))).toContain(`${ASKED}: \`base-url\` is the part before \`/v1\``);
  });

  test('names a web page', () => {
    const words =
      'The address answers with a web page, not with the service: HTTP 404 with HTML from https://docs.example.com/api.';
    expect(textOf('Service', failed(404, true))).toContain(words);
    expect(textOf('Service', failed(502, true))).not.toContain('web page');
    expect(textOf('Service', failed(403, true))).toBe('It went wrong with 403. Do this.');
  });

  test('names a website and a redirect', () => {
    expect(textOf('Service', failed(200))).toContain('website or dashboard');
    expect(textOf('Service', failed(308))).toContain('set `base-url` to the address that it leads to');
  });

  test('does not blame a missing key, and still reports that the service answers', () => {
    const inputs = { ...INPUTS, apiKey: '' };
    expect(states(failed(401), inputs)).toMatchObject({ Service: 'good', 'API key': 'unknown', Project: 'unknown' });
    expect(textOf('API key', failed(401), inputs)).toContain('`api-key` is not usable');
  });

  test('never proves the right to start jobs', () => {
    expect(textOf('Right to start jobs', { kind: 'read', value: null })).toContain(
      'only starting a job would prove it',
    );
  });

  test('says why something was not checked', () => {
    const reading: ServiceReading = { kind: 'not-asked', because: 'Because of `base-url`.' };
    for (const name of ['Service', 'API key', 'Project'])
      expect(textOf(name, reading)).toContain('Because of `base-url`.');
  });
});
