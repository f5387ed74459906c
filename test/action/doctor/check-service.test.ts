import { describe, expect, test } from 'vitest';
import { checkService, type ServiceReading } from '../../../src/action/doctor/check-service.ts';

const INPUTS = { baseUrl: 'https://docs.example.com/api', projectId: 'handbook', apiKey: 'a key of the service' };
const ASKED = 'https://docs.example.com/api/v1/analytics/handbook/visitors: `base-url` is the part before `/v1`';
const WENT_WRONG = /^It went wrong with \w+\. Do this\.$/;
const PAGE = 'answers with a web page, not with the service: HTTP 404 with HTML from https://docs.example.com/api.';
const BECAUSE = 'Because of `base-url`.';
const UNASKED: ServiceReading = { kind: 'not-asked', because: BECAUSE };
const UNASKED_FOR = { Service: BECAUSE, 'API key': BECAUSE, Project: BECAUSE };

type Said = Readonly<Record<string, string | RegExp>>;
type States = readonly [service: string, key: string, project: string];
const MISLED: States = ['bad', 'unknown', 'unknown'];

function failed(status: number | undefined, webPage = false): ServiceReading {
  return { kind: 'failed', problem: { status, webPage, message: `It went wrong with ${status}.`, hint: 'Do this.' } };
}

describe('the result of one request to the service', () => {
  test.each<[string, ServiceReading, States, said?: Said]>([
    ['an answer', { kind: 'read', value: null }, ['good', 'good', 'good']],
    ['a key that is not accepted', failed(401), ['good', 'bad', 'unknown'], { 'API key': WENT_WRONG }],
    ['a key without the permission', failed(403), ['good', 'bad', 'unknown']],
    ['an unknown project, or a wrong path', failed(404), ['unknown', 'unknown', 'bad'], { Project: ASKED }],
    ['a limit', failed(429), ['good', 'unknown', 'unknown'], { 'API key': WENT_WRONG }],
    ['no answer at all', failed(undefined), MISLED, { Service: WENT_WRONG }],
    ['a page of another kind', failed(200), MISLED, { Service: ASKED }],
    ['a web page', failed(200, true), MISLED, { Service: 'website or dashboard' }],
    ['a web page instead of a refused key', failed(401, true), MISLED],
    ['a web page instead of an unknown project', failed(404, true), MISLED, { Service: PAGE }],
    ['a page of a firewall', failed(403, true), MISLED, { Service: WENT_WRONG }],
    ['a page of a limit', failed(429, true), ['good', 'unknown', 'unknown']],
    ['a page of a proxy in trouble', failed(502, true), MISLED, { Service: WENT_WRONG }],
    ['a redirect', failed(301), MISLED, { Service: 'set `base-url` to the address that it leads' }],
    ['another redirect', failed(308), MISLED, { Service: ASKED }],
    ['a request that is refused as such', failed(400), MISLED],
    ['a service in trouble', failed(503), MISLED, { Service: WENT_WRONG }],
    ['nothing, because no request was sent', UNASKED, ['unknown', 'unknown', 'unknown'], UNASKED_FOR],
  ])('%s', (_name, reading, [service, key, project], said = {}) => {
    const checks = checkService(reading, INPUTS);
    const states = { Service: service, 'API key': key, 'Right to start jobs': 'unknown', Project: project };
    expect(Object.fromEntries(checks.map(({ name, state }) => [name, state]))).toEqual(states);
    const texts = Object.fromEntries(checks.map(({ name, found, advice }) => [name, `${found} ${advice}`]));
    expect(texts['Right to start jobs']).toContain('only starting a job would prove it');
    for (const [name, words] of Object.entries(said)) expect(texts[name]).toMatch(words);
  });

  test('does not blame a missing key, and still reports that the service answers', () => {
    const [service, key, , project] = checkService(failed(401), { ...INPUTS, apiKey: '' });
    expect([service?.state, key?.state, project?.state]).toEqual(['good', 'unknown', 'unknown']);
    expect(key?.found).toContain('`api-key` is not usable');
  });
});
