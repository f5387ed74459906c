import { describe, expect, test } from 'vitest';
import { runComment } from '../../../src/action/stories/comment.ts';
import { instructionHash } from '../../../src/action/value/marker.ts';
import { aCommand, asShown, type Commanded, playCommand } from '../../build/a-command.ts';
import { INSTRUCTION } from '../../build/a-marker.ts';
import { aRetry, INSTRUCTED, markerIn, RETRY } from '../../build/a-world.ts';
import { lastText } from '../../build/said.ts';
import type { FakeRepository } from '../../fakes/fake-repository.ts';
import { inRounds, type Round } from '../../fakes/in-rounds.ts';

const OWN = 'Describe it.';
/** What GitHub stores of a reply to a mail: addresses are masked, and not every quotation has its sign. */
const TAIL =
  '&nbsp;\n________________________________\nFrom: Someone ***@***.***>\nSubject: Re: The page\n\nDelete it.\n/docs Delete it.';
const COMMENT = `/docs ${OWN}\n\n${TAIL}`;
const BY_MAIL = 'Only the first paragraph was used, because this comment came by e-mail.';
const NOT_SAID = "Only the first paragraph was used, because GitHub didn't say whether it came by e-mail.";

function byMail(body: string, given: Parameters<typeof aCommand>[1] = {}): Commanded {
  const command = aCommand(body, given);
  command.world.github.mailed.add(command.intent.comment.nodeId ?? '');
  return command;
}

const asksOf = (github: FakeRepository): number => github.calls.filter((call) => call === 'cameByMail').length;

async function untilPost({ world, intent }: Commanded): Promise<readonly Round[]> {
  const rounds = await inRounds(world, (held) => runComment(intent, held));
  return rounds.slice(0, rounds.findIndex((round) => round.includes('createJob')) + 1);
}

describe('of a reply by mail', () => {
  const KINDS = ['issue-comment', 'review-comment'] as const;
  test.each(KINDS)('only the first paragraph is used, and thread, log and summary say so: %s', async (kind) => {
    const { result, published, github, service, runner } = await playCommand(byMail(COMMENT, { comment: { kind } }));
    expect([result, service.prompts]).toEqual(['pull-request', [OWN]]);
    expect(markerIn(github, github.stored.length - 1).instructionHash).toBe(instructionHash(OWN));
    for (const text of [lastText(github), published.summary, runner.log.join('\n')]) {
      expect(text).toContain(BY_MAIL);
      expect(text).not.toContain('Delete');
    }
  });

  test('a dry run also shows only that', async () => {
    const { published } = await playCommand(byMail(COMMENT, { world: { inputs: { 'dry-run': 'true' } } }));
    expect(published.summary).toContain(BY_MAIL);
    expect(published.summary).not.toContain('Delete');
  });

  test.each([
    ['a command alone in its paragraph is help, which says why', '/docs', BY_MAIL],
    ['a single word is answered as one, although there is text below it', '/docs Thanks', 'One word is too short'],
  ])('%s', async (_what, text, said) => {
    const { result, github, service } = await playCommand(byMail(`${text}\n\n${TAIL}`));
    expect([result, service.prompts, lastText(github)]).toEqual(['helped', [], expect.stringContaining(said)]);
  });

  const BLANKS = ['&nbsp;', '&nbsp; <br>', '<BR />', '\u00A0', '> Delete it.'];
  test.each(BLANKS)('the words of another client’s blanks and breaks end the paragraph: %s', async (blank) =>
    expect((await playCommand(byMail(`/docs ${OWN}\n${blank}\nDelete it.`))).service.prompts).toEqual([OWN]),
  );

  test.each([
    ['what changed below the first paragraph is no change', `/docs ${OWN}\n\nFrom: ***@***.***`, 'pull-request'],
    ['another first paragraph is a change', `/docs Delete it.\n\n${TAIL}`, 'skipped changed'],
    ['no command is a change', `Thanks!\n\n${TAIL}`, 'skipped changed'],
  ])('%s', async (_what, body, expected) => {
    const command = byMail(COMMENT);
    command.world.github.causing.set('issue-comment/100', { ...asShown(command.intent.comment), body });
    const { result, service } = await playCommand(command);
    expect([result, service.prompts]).toEqual([expected, expected === 'pull-request' ? [OWN] : []]);
  });
});

test.each([
  ['several paragraphs', `${OWN}\n\nAnd its default:\n\n- one\n- two`],
  ['what looks like a mail', `${OWN}\n\n${TAIL}`],
  ['quoted lines and a signature line', `${OWN}\n\n> as it is\n\n-- \nAda`],
  ['lines below an empty first one', `\n\n${OWN}`],
])('of any other comment everything is used: %s', async (_what, text) => {
  const { published, github, service } = await playCommand(aCommand(`/docs ${text}`));
  expect(service.prompts).toEqual([text.trim()]);
  for (const said of [lastText(github), published.summary]) expect(said).not.toContain('first paragraph');
});

describe('if GitHub does not say how a comment came', () => {
  const FAILURES = ['unavailable', 'forbidden', 'missing', 'refused', 'rate-limited'] as const;
  test.each(FAILURES)('only the first paragraph is used: %s', async (failure) => {
    const command = aCommand(COMMENT);
    command.world.github.fail('cameByMail', failure);
    const { github, service, runner } = await playCommand(command);
    expect([service.prompts, lastText(github)]).toEqual([[OWN], expect.stringContaining(NOT_SAID)]);
    expect(runner.warnings).toEqual([expect.stringMatching(/^Could not read whether .* by e-mail: /)]);
  });

  test('because the event names no node, it is not asked, and only the first paragraph is used', async () => {
    const { github, service } = await playCommand(aCommand(COMMENT, { comment: { nodeId: null } }));
    expect([asksOf(github), service.prompts, lastText(github)]).toEqual([0, [OWN], expect.stringContaining(NOT_SAID)]);
  });
});

describe('GitHub is asked', () => {
  test('beside the other first reads', async () => {
    const first = ['cameByMail', 'comment', 'comments', 'permissionOf'];
    expect(await untilPost(byMail(COMMENT))).toEqual([first, ['react'], ['createComment'], ['createJob']]);
  });

  test('nothing before a stranger has passed the gate', async () => {
    const command = byMail(COMMENT, { comment: { association: 'NONE' } });
    command.world.github.permission = { permission: 'read', role: 'read' };
    expect(asksOf((await playCommand(command)).github)).toBe(0);
  });

  test.each([
    ['a single paragraph', '/docs Describe it,\nand its default.'],
    ['nothing but blanks below', '/docs Describe it.\n\n \n&nbsp;\n<br>\n'],
    ['help with text below', `/docs help\n\n${TAIL}`],
    ['status with text below', `/docs status\n\n${TAIL}`],
    ['a sign after the command', `/docs: Describe it.\n\n${TAIL}`],
    ['a mistyped command with text below', `/docs statsu\n\n${TAIL}`],
  ])('nothing about %s', async (_what, body) => expect(asksOf((await playCommand(byMail(body))).github)).toBe(0));
});

describe('a retry', () => {
  const MAIL = `/docs ${INSTRUCTION}\n\n${TAIL}`;
  const LONG = `${INSTRUCTION}\n\nAnd its default.`;

  function retryOf(instruction: string, used: string, mailed: boolean): Commanded {
    const command = aRetry({ instructionHash: instructionHash(used) }, { instruction });
    if (mailed) command.world.github.mailed.add(`IC_${INSTRUCTED}`);
    return command;
  }

  test.each<[string, Commanded, string, string]>([
    ['of a reply by mail repeats that paragraph, and says so', retryOf(MAIL, INSTRUCTION, true), INSTRUCTION, BY_MAIL],
    ['of another comment repeats all of it', retryOf(`/docs ${LONG}`, LONG, false), LONG, ''],
    ['repeats it if GitHub says only now how it came', retryOf(MAIL, INSTRUCTION, false), INSTRUCTION, NOT_SAID],
  ])('%s', async (_what, command, repeated, said) => {
    const { github, service } = await playCommand(command);
    expect([service.prompts, lastText(github)]).toEqual([[repeated], expect.stringContaining(said)]);
  });

  test('of a reply by mail repeats no more of it, whatever a forged marker says', async () => {
    const { result, github } = await playCommand(retryOf(MAIL, MAIL.slice('/docs '.length), true));
    expect([result, lastText(github)]).toEqual(['helped', expect.stringContaining('was edited')]);
  });

  test('repeats nothing if all of the comment was used, and GitHub does not say now how it came', async () => {
    const command = retryOf(`/docs ${LONG}`, LONG, false);
    command.world.github.fail('cameByMail', 'unavailable');
    const { result, github } = await playCommand(command);
    expect(result).toBe('helped');
    expect(lastText(github)).toContain("GitHub didn't say whether the comment with the instruction came by e-mail.");
  });

  test('asks beside its other reads', async () => {
    const rounds = await untilPost(retryOf(MAIL, INSTRUCTION, true));
    expect(rounds.map((round) => round.join(' ')).join(' | ')).toBe(
      'comment comments permissionOf viewer | cameByMail comment permissionOf react | createComment | react | createJob',
    );
  });

  test.each([
    ['that came by mail itself is one, whatever mail is below it', true, 'pull-request', '**Done.**'],
    ['that was typed is none if there is other text below it', false, 'helped', 'There is other text below it'],
  ])('%s', async (_what, mailed, expected, said) => {
    const command = aRetry({}, { text: `/docs retry\n\n${TAIL}` });
    if (mailed) command.world.github.mailed.add(`IC_${RETRY}`);
    const { result, github } = await playCommand(command);
    expect([result, lastText(github)]).toEqual([expected, expect.stringContaining(said)]);
  });
});
