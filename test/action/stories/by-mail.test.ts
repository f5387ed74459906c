import { describe, expect, test } from 'vitest';
import { runComment } from '../../../src/action/stories/comment.ts';
import { instructionHash } from '../../../src/action/value/marker.ts';
import type { RepositoryFailure } from '../../../src/action/words/errors.ts';
import { aCommand, asShown, type Commanded, lastText, playCommand } from '../../build/a-command.ts';
import { INSTRUCTION } from '../../build/a-marker.ts';
import { aRetry, INSTRUCTED, RETRY } from '../../build/a-retry.ts';
import { markerIn } from '../../build/a-world.ts';
import { inRounds, type Round } from '../../fakes/in-rounds.ts';

const OWN = 'Describe it.';
/** What GitHub stores of a reply to a mail: addresses are masked, and not every quotation has its sign. */
const TAIL =
  '&nbsp;\n________________________________\nFrom: Someone ***@***.***>\nSubject: Re: The page\n\nDelete it.\n/docs Delete it.';
const COMMENT = `/docs ${OWN}\n\n${TAIL}`;

const BY_MAIL = 'Only the first paragraph was used, because this comment came by e-mail.';
const NOT_SAID = "Only the first paragraph was used, because GitHub didn't say whether it came by e-mail.";

/** A comment that GitHub says came by mail. */
function byMail(body: string, given: Parameters<typeof aCommand>[1] = {}): Commanded {
  const command = aCommand(body, given);
  command.world.github.mailed.add(command.intent.comment.nodeId ?? '');
  return command;
}

/** The prompt of the job that a command starts. */
async function promptOf(command: Commanded): Promise<string | undefined> {
  await playCommand(command);
  return command.world.service.prompts[0];
}

const asksOf = ({ world: { github } }: Commanded): number =>
  github.calls.filter((call) => call === 'cameByMail').length;

/** The rounds up to the request for the job. */
async function untilPost({ world, intent }: Commanded): Promise<readonly Round[]> {
  const rounds = await inRounds(world, (held) => runComment(intent, held));
  return rounds.slice(0, rounds.findIndex((round) => round.includes('createJob')) + 1);
}

describe('of a reply by mail', () => {
  test('only the first paragraph is used, and thread, log and summary say so', async () => {
    const command = byMail(COMMENT);
    const { result, published } = await playCommand(command);
    const { github, service, runner } = command.world;
    expect([result, service.prompts]).toEqual(['pull-request', [OWN]]);
    expect(markerIn(github, 1).instructionHash).toBe(instructionHash(OWN));
    for (const text of [lastText(github), published.summary, runner.log.join('\n')]) {
      expect(text).toContain(BY_MAIL);
      expect(text).not.toContain('Delete');
    }
  });

  test('in a review thread, too', async () => {
    const command = byMail(COMMENT, { comment: { kind: 'review-comment' } });
    expect(await promptOf(command)).toBe(OWN);
    expect(lastText(command.world.github)).toContain(BY_MAIL);
  });

  test('a dry run also shows only that', async () => {
    const { published } = await playCommand(byMail(COMMENT, { world: { inputs: { 'dry-run': 'true' } } }));
    expect(published.summary).toContain(BY_MAIL);
    expect(published.summary).not.toContain('Delete');
  });

  test('a command alone in its paragraph is help, which says why', async () => {
    const command = byMail(`/docs\n\n${TAIL}`);
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain(BY_MAIL);
    expect(command.world.service.prompts).toEqual([]);
  });

  test('a single word is answered as one, although there is text below it', async () => {
    const command = byMail(`/docs Thanks\n\n${TAIL}`);
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain('one word is too short');
  });

  test('the words of another client’s blanks and breaks end the paragraph', async () => {
    for (const blank of ['&nbsp;', '&nbsp; <br>', '<BR />', '\u00A0', '> Delete it.'])
      expect(await promptOf(byMail(`/docs ${OWN}\n${blank}\nDelete it.`)), blank).toBe(OWN);
  });

  test('what changed below the first paragraph is no change', async () => {
    const command = byMail(`/docs ${OWN}\n\nFrom: someone@example.org\n\nDelete it.`);
    const { id, body } = command.intent.comment;
    const shown = { ...asShown(command.intent.comment), body: body.replace('someone@example.org', '***@***.***') };
    command.world.github.causing.set(`issue-comment/${id}`, shown);
    expect(await promptOf(command)).toBe(OWN);
  });

  test.each([
    ['another first paragraph', `/docs Delete it.\n\n${TAIL}`],
    ['no command', `Thanks!\n\n${TAIL}`],
  ])('%s is a change', async (_what, body) => {
    const command = byMail(COMMENT);
    const { comment } = command.intent;
    command.world.github.causing.set(`issue-comment/${comment.id}`, { ...asShown(comment), body });
    expect((await playCommand(command)).result).toBe('skipped changed');
  });
});

describe('of any other comment', () => {
  test.each([
    ['several paragraphs', `${OWN}\n\nAnd its default:\n\n- one\n- two`],
    ['what looks like a mail', `${OWN}\n\n${TAIL}`],
    ['quoted lines and a signature line', `${OWN}\n\n> as it is\n\n-- \nAda`],
    ['lines below an empty first one', `\n\n${OWN}`],
  ])('everything is used: %s', async (_what, text) => {
    const command = aCommand(`/docs ${text}`);
    const { published } = await playCommand(command);
    expect(command.world.service.prompts).toEqual([text.trim()]);
    expect(lastText(command.world.github)).not.toContain('first paragraph');
    expect(published.summary).not.toContain('first paragraph');
  });

  test('a change below its first paragraph is a change', async () => {
    const command = aCommand(COMMENT);
    const { comment } = command.intent;
    const shown = { ...asShown(comment), body: `${comment.body}\nAnd that.` };
    command.world.github.causing.set(`issue-comment/${comment.id}`, shown);
    expect((await playCommand(command)).result).toBe('skipped changed');
  });
});

describe('if GitHub does not say how a comment came', () => {
  const unknown = async (command: Commanded): Promise<void> => {
    expect(await promptOf(command)).toBe(OWN);
    expect(lastText(command.world.github)).toContain(NOT_SAID);
  };

  test.each<RepositoryFailure>(['unavailable', 'forbidden', 'missing', 'refused', 'rate-limited'])(
    'only the first paragraph is used: %s',
    async (failure) => {
      const command = aCommand(COMMENT);
      command.world.github.fail('cameByMail', failure);
      await unknown(command);
      expect(command.world.runner.warnings).toEqual([expect.stringMatching(/^Could not read whether .* by e-mail: /)]);
    },
  );

  test('because the event names no node, it is not asked', async () => {
    const command = aCommand(COMMENT, { comment: { nodeId: null } });
    await unknown(command);
    expect(asksOf(command)).toBe(0);
  });

  test('a defect of ours is no answer', async () => {
    const command = aCommand(COMMENT);
    command.world.github.cameByMail = () => Promise.reject(new TypeError('a defect'));
    await expect(runComment(command.intent, command.world)).rejects.toThrow('a defect');
    expect(command.world.service.prompts).toEqual([]);
  });
});

describe('GitHub is asked', () => {
  const FIRST = ['cameByMail', 'causingComment', 'comments', 'permissionOf'];

  test('beside the other first reads', async () => {
    expect(await untilPost(byMail(COMMENT))).toEqual([FIRST, ['react'], ['createComment'], ['createJob']]);
  });

  test('nothing before a stranger has passed the gate', async () => {
    const command = byMail(COMMENT, { comment: { association: 'NONE' } });
    command.world.github.permission = { permission: 'read', role: 'read' };
    await playCommand(command);
    expect(asksOf(command)).toBe(0);
  });

  test.each([
    ['a single paragraph', '/docs Describe it,\nand its default.'],
    ['nothing but blanks below', '/docs Describe it.\n\n \n&nbsp;\n<br>\n'],
    ['help with text below', `/docs help\n\n${TAIL}`],
    ['status with text below', `/docs status\n\n${TAIL}`],
    ['a sign after the command', `/docs: Describe it.\n\n${TAIL}`],
    ['a mistyped command with text below', `/docs statsu\n\n${TAIL}`],
  ])('nothing about %s', async (_what, body) => {
    const command = byMail(body);
    await playCommand(command);
    expect(asksOf(command)).toBe(0);
  });
});

describe('a retry', () => {
  const MAIL = `/docs ${INSTRUCTION}\n\n${TAIL}`;
  /** A retry of an instruction that came by mail. */
  const ofMail = (hashed = INSTRUCTION): Commanded => {
    const command = aRetry({ instructionHash: instructionHash(hashed) }, { instruction: MAIL });
    command.world.github.mailed.add(`IC_${INSTRUCTED}`);
    return command;
  };

  test('of a reply by mail repeats its first paragraph, and says so', async () => {
    const command = ofMail();
    expect(await promptOf(command)).toBe(INSTRUCTION);
    expect(lastText(command.world.github)).toContain(BY_MAIL);
  });

  test('of a reply by mail repeats no more of it, whatever a forged marker says', async () => {
    const command = ofMail(MAIL.slice('/docs '.length));
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain('was edited');
  });

  test('of another comment repeats all of it', async () => {
    const text = `${INSTRUCTION}\n\nAnd its default.`;
    const command = aRetry({ instructionHash: instructionHash(text) }, { instruction: `/docs ${text}` });
    expect(await promptOf(command)).toBe(text);
  });

  test('repeats the first paragraph if GitHub did not say then how the comment came, but says now', async () => {
    const command = aRetry({ instructionHash: instructionHash(INSTRUCTION) }, { instruction: MAIL });
    expect(await promptOf(command)).toBe(INSTRUCTION);
    expect(lastText(command.world.github)).toContain(NOT_SAID);
  });

  test('repeats nothing if all of the comment was used, and GitHub does not say now how it came', async () => {
    const text = `${INSTRUCTION}\n\nAnd its default.`;
    const command = aRetry({ instructionHash: instructionHash(text) }, { instruction: `/docs ${text}` });
    command.world.github.fail('cameByMail', 'unavailable');
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain(
      "GitHub didn't say whether the comment with the instruction came by e-mail.",
    );
  });

  test('asks beside its other reads', async () => {
    expect(await untilPost(ofMail())).toEqual([
      ['causingComment', 'comments', 'permissionOf', 'viewer'],
      ['cameByMail', 'causingComment', 'permissionOf', 'react'],
      ['createComment'],
      ['react'],
      ['createJob'],
    ]);
  });

  test('that came by mail itself is one, whatever mail is below it', async () => {
    const command = aRetry({}, { text: `/docs retry\n\n${TAIL}` });
    command.world.github.mailed.add(`IC_${RETRY}`);
    expect(await promptOf(command)).toBe(INSTRUCTION);
    const typed = aRetry({}, { text: `/docs retry\n\n${TAIL}` });
    expect((await playCommand(typed)).result).toBe('helped');
    expect(lastText(typed.world.github)).toContain('There is other text below it');
  });
});
