import { expect, test } from 'vitest';
import { isWebPage } from '../../../src/action/service-client/refusals.ts';
import { answer } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

test.each<readonly [string, string, boolean]>([
  ['text/html', '', true],
  ['Text/HTML; charset=utf-8', '<h1>Docs</h1>', true],
  ['application/xhtml+xml', '', true],
  ['', '\n<!DOCTYPE html><title>Docs</title>', true],
  ['text/plain', '<html lang="en">', true],
  ['text/plain', 'error code: 1010', false],
  ['text/htmlx', '', false],
  ['application/json', '<!doctype html>', false],
  ['', '{"error":"<html>"}', false],
  ['', '', false],
])('an answer of the type "%s" that begins with %j is a web page: %s', (type, body, expected) => {
  const headers = new Map(type === '' ? [] : [['content-type', type]]);
  expect(isWebPage({ headers, body: new TextEncoder().encode(body) })).toBe(expected);
});

test.each([
  [200, true],
  [401, true],
  [404, false],
])('reading visitors reports for HTTP %i whether it was a web page: %s', async (status, webPage) => {
  const type = webPage ? 'text/html' : 'application/json';
  await using world = await aDocsService([answer(status, '{}', { 'content-type': type })]);
  const query = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 1, offset: 0 };
  const options = { allowance: { left: 1 }, cancelled: new AbortController().signal };
  await expect(world.service.readVisitors(query, options)).rejects.toMatchObject({ status, webPage });
});
