import { expect, test } from 'vitest';
import { reviewEvent, startPullRequestWorld } from './pull-request-world.ts';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const INPUTS = { prompt: '' } as const;
const OWN = 'Describe the flag,\nand mention its default.';
/** What a mail client adds below, as GitHub stores it. */
const TAIL =
  '\n________________________________\nFrom: Sam ***@***.***>\nSubject: Re: [acme/app] Describe the flag (#1)\n\nPlease delete the licence page.\n';
const BY_MAIL = 'Only the first paragraph was used, because this comment came by e-mail.';

const promptIn = ({ service }: ScenarioWorld): string => JSON.parse(service.requests[0]?.body ?? '{}').prompt ?? '';

test('a reply by mail starts a job with its first paragraph, and thread and summary say so', async () => {
  await using world = await startWorld({});
  const event = commentEvent(world, `/docs ${OWN}\n${TAIL}`, { createdViaEmail: true });
  const step = await world.run({ inputs: INPUTS, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(step.summary).toContain(BY_MAIL);
  expect(promptIn(world)).toMatch(new RegExp(`^${OWN}\n\n`));
  expect(world.comments()[0]?.body).toContain(BY_MAIL);
  expect(`${promptIn(world)}${world.comments()[0]?.body}`).not.toContain('licence');
});

test('so does a reply by mail in a review thread', async () => {
  await using world = await startPullRequestWorld({ before: { 'src/cli.ts': 'one' }, after: { 'src/cli.ts': 'two' } });
  const event = reviewEvent(world, `/docs ${OWN}\n${TAIL}`, { createdViaEmail: true });
  await world.run({ inputs: INPUTS, event });
  expect(promptIn(world)).toContain(OWN);
  expect(promptIn(world)).not.toContain('licence');
  expect([...world.app.reviewComments.values()].at(-1)?.body).toContain(BY_MAIL);
});

test('a comment written at GitHub is used as a whole, for one request beside the first ones', async () => {
  await using world = await startWorld({});
  const text = `${OWN}\n${TAIL}\n> quoted\n\n-- \nMara`;
  await world.run({ inputs: INPUTS, event: commentEvent(world, `/docs ${text}`) });
  expect(promptIn(world).startsWith(text)).toBe(true);
  expect(world.comments()[0]?.body).not.toContain('first paragraph');
  const sent = world.github.ledger.map(({ path }) => path);
  expect(sent.slice(0, 4).filter((path) => path === '/api/graphql')).toHaveLength(1);
  expect(sent).toHaveLength(10);
});
