import { expect, test } from 'vitest';
import { reviewerOf } from '../../../src/action/request/request.ts';
import { ADA, aCommand, playCommand } from '../../build/a-command.ts';
import { aWorld, markerIn } from '../../build/a-world.ts';
import { created, withPullRequest } from '../../build/answers.ts';

test.each([
  ['push', 'grace', { reviewer: 'grace' }],
  ['push', 'dependabot[bot]', {}],
  ['push', null, {}],
  ['schedule', 'grace', {}],
  // A schedule may have started the other workflow.
  ['workflow_run', 'grace', {}],
])('an event "%s" caused by %s asks for the review of: %j', (eventName, login, expected) => {
  const world = aWorld({ inputs: { 'request-review': 'true' }, run: { eventName } });
  expect(reviewerOf(login, world)).toEqual(expected);
});

test.each([
  [false, { reviewer: 'ada' }],
  [true, {}],
])(
  'a comment asks for the review of its author unless that is a bot, whatever the login: %s',
  async (bot, expected) => {
    const inputs = { 'request-review': 'true', 'allowed-bots': 'ada' };
    const command = aCommand('/docs Describe --json.', {
      comment: { author: { ...ADA, bot } },
      world: { inputs, service: { creation: created(), readings: [withPullRequest] } },
    });
    await playCommand(command);
    const { reviewer } = markerIn(command.world.github, 1);
    expect(reviewer === undefined ? {} : { reviewer }).toEqual(expected);
  },
);
