import { describe, expect, test } from 'vitest';
import { contextOfThread } from '../../../src/action/prompt/context.ts';
import { bodyPart } from '../../../src/action/prompt/prompt.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import { ISSUE } from '../../build/threads.ts';
import { repository, startForEach, strike } from './a-github.ts';

startForEach({ contents: 'read' });

/** What the agent reads of an issue with this body. */
async function readOf(body: string): Promise<string> {
  const { context } = await contextOfThread({ ...ISSUE, body }, null, { repository, name: 'acme/app' });
  if (context === null) throw new Error('The issue has no context.');
  return (await bodyPart(context.body, 4_000)).text;
}

const answer = (status: number, type: string, body?: unknown): FaultAction => ({
  ...{ kind: 'answer', status, headers: { 'content-type': type } },
  ...(body === undefined ? {} : { body }),
});

describe('the body of an issue', () => {
  test('is rendered to its end, so that no cut shows what a comment hides', async () =>
    expect(await readOf(`shown <!-- ${'canary '.repeat(3_000)}-->`)).toBe('shown'));

  test.each<readonly [string, FaultAction]>([
    ['a refusal (403)', answer(403, 'application/json', { message: 'Resource not accessible by integration' })],
    ['a server without it (404)', answer(404, 'application/json', { message: 'Not Found' })],
    ['a rate limit (429)', answer(429, 'application/json', { message: 'You have exceeded a secondary rate limit' })],
    ['a broken server (502)', answer(502, 'text/html', '<p>canary</p>')],
    ['JSON', answer(200, 'application/json', { html: '<p>canary</p>' })],
    ['plain text', answer(200, 'text/plain', 'canary')],
    ['another character set', answer(200, 'text/html; charset=utf-16', '<\0!\0-\0-\0canary\0-\0-\0>\0')],
    ['another character set of one byte', answer(200, 'text/html;charset="iso-2022-jp"', '<p>canary</p>')],
    ['a huge rendering', answer(200, 'text/html', `<p>canary</p>${'<p>a</p>'.repeat(300_000)}`)],
    ['an endless nesting', answer(200, 'text/html', `${'<div>'.repeat(10_000)}canary${'</div>'.repeat(10_000)}`)],
    ['a redirect', answer(302, 'text/html', '<p>canary</p>')],
    ['another success', answer(202, 'text/html', '<p>canary</p>')],
    ['a broken connection', { kind: 'break-before' }],
  ])('is left out after %s', async (_name, does) => {
    strike('POST', /^\/markdown$/, does);
    expect(await readOf('It is called --fast.')).toBe('[left out: GitHub did not render this text]');
  });
});
