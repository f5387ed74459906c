import { expect, test } from 'vitest';
import { openApi } from '../../src/service/openapi.ts';
import { aBareService } from './a-service.ts';
import { ask, expectDescribed } from './described.ts';

test('the service describes itself to anyone, below its prefix', async () => {
  await using world = await aBareService({ prefix: '/docs' });
  const { service } = world;
  const answers = [await ask(`${service.url}/openapi.json`), await ask(`${service.url}/openapi.json?x=1`)];
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(bodies[0]).toEqual(JSON.parse(JSON.stringify(openApi('/docs'))));
  expect(bodies[0]).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/docs' }] });
});

test('the description has the limits and defaults of a list', () => {
  const { paths } = openApi('') as { readonly paths: Readonly<Record<string, { readonly get?: object }>> };
  const limit = { type: 'integer', minimum: 1, maximum: 250, default: 50 };
  const offset = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 };
  const parameters = Object.entries({ limit, offset }).map(([name, schema]) => ({ name, in: 'query', schema }));
  const { get } = paths['/v1/analytics/{projectId}/visitors'] ?? {};
  expect(get).toMatchObject({ parameters: expect.arrayContaining(parameters) });
});

test.each([
  ['a field that is not described', 200, { error: 'x' }],
  ['a status that is not described', 418, { error: 'x' }],
  ['an error without words', 404, { error: '' }],
])('the tests refuse an answer with %s', async (_name, status, body) => {
  const answer = Response.json(body, { status });
  const asked = { method: 'GET', path: '/v2/agent/handbook/job/job_1' };
  await expect(expectDescribed(answer, asked)).rejects.toThrow('/v2/agent/handbook/job/job_1');
});
