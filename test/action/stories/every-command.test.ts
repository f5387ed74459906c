import { expect, test } from 'vitest';
import type { Marker } from '../../../src/action/value/marker.ts';
import { subCommands } from '../../../src/action/words/commands.ts';
import { aCommand, playCommand } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { created, PULL_REQUEST, withPullRequest } from '../../build/answers.ts';
import { aCommentMarker, lastText, leave } from '../../build/said.ts';

type Name = (typeof subCommands)[number]['name'];

const DONE: Partial<Marker> = { state: 'finished', outcome: 'pull-request', jobId: 'j_0', pullRequest: PULL_REQUEST };
const FAILED: Partial<Marker> = { state: 'finished', outcome: 'failed', jobId: 'j_0' };

interface Played {
  readonly result: string;
  /** What the service got: new jobs, and messages to existing ones. */
  readonly sent: readonly [jobs: number, messages: number];
  /** Our last comment begins with it, below its marker. */
  readonly says: RegExp;
}

/** Each sub-command after an earlier job of its thread. The type demands a row for each. */
const PLAYED: Readonly<Record<Name, readonly [text: string, earlier: Partial<Marker>, does: Played]>> = {
  status: ['/docs status', DONE, { result: 'settled', sent: [0, 0], says: /^- \[/ }],
  retry: ['/docs retry', FAILED, { result: 'pull-request', sent: [1, 0], says: /^\*\*Done\.\*\*/ }],
  report: ['/docs report last-month', DONE, { result: 'reported', sent: [0, 0], says: /^## Visitors.*Oct 2026: 90/s }],
  continue: ['/docs continue Add it.', DONE, { result: 'pull-request', sent: [0, 1], says: /^\*\*Done\.\*\*/ }],
  'new-job': ['/docs new-job Add it.', DONE, { result: 'pull-request', sent: [1, 0], says: /^\*\*Done\.\*\*/ }],
  help: ['/docs help', DONE, { result: 'helped', sent: [0, 0], says: /^Write one of these/ }],
};

const SERVICE = {
  creation: created(),
  sending: { kind: 'sent', job: aJob() },
  readings: [withPullRequest],
  visitors: async () => ({ totals: { human: 90, ai: 10, total: 100 }, pages: [], rejectedRows: 0, hasMore: false }),
} as const;

test('a report is refused in words by an agent on the runner, which counts no visitors', async () => {
  const inputs = { agent: 'claude', 'base-url': '', 'api-key': '' };
  const { result, text, github } = await playCommand(aCommand('/docs report', { world: { inputs } }));
  expect([result, text]).toEqual(['helped', expect.stringMatching(/no service that counts visitors/)]);
  expect([...github.reactions]).toContainEqual(expect.stringMatching(/ confused$/));
});

test.each(subCommands.map(({ name }) => name))('the sub-command %s is answered in its thread', async (name) => {
  const [text, earlier, { result, sent, says }] = PLAYED[name];
  const { github } = aCommand().world;
  leave(github, aCommentMarker(earlier));
  const command = aCommand(text, { world: { github, service: SERVICE, inputs: { trend: '0' } } });
  const played = await playCommand(command);
  const { prompts, messages } = command.world.service;
  expect([played.result, prompts.length, messages.length]).toEqual([result, ...sent]);
  expect(lastText(github)).toMatch(says);
});
