import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/action/command/command.ts';

/**
 * Replies as mail programs send them: the same instruction, and below it a stranger's words. They are modelled on the
 * programs' formats; some programs' own words below the reply are not recognized, and stay.
 */
const FOLDER = join(import.meta.dirname, '../fixtures/mail');
const replies = readdirSync(FOLDER).map((name) => [name.replace('.txt', ''), readFileSync(join(FOLDER, name), 'utf8')]);

const INSTRUCTION = 'Describe the new flag on the install page,\nand mention its default.';
const KEPT: Readonly<Record<string, string>> = { 'outlook-for-phones': `${INSTRUCTION}\n\nSent from a phone` };
/** Nothing separates the author's words from a name if the command is in the same paragraph as both. */
const NO_COMMAND = 'gmail-english-right-below';

describe('a reply by mail', () => {
  test('is tried in many forms', () => {
    expect(replies.length).toBeGreaterThan(50);
  });

  test.each(replies)('keeps the instruction, and nothing of the quoted mail: %s', (name = '', body = '') => {
    const command = readCommand(body, '/docs');
    if (name === NO_COMMAND) return expect(command).toBeNull();
    expect(command).toMatchObject({ kind: 'instruction', text: KEPT[name] ?? INSTRUCTION });
    return expect(command?.kind === 'instruction' ? command.leftOut : []).not.toEqual([]);
  });

  test.each(replies)('without any words of its own is not a command: %s', (_name, body = '') => {
    const tail = body.split('\n').slice(2).join('\n');
    expect(readCommand(tail, '/docs')).toBeNull();
    expect(readCommand(`Thank you!\n\n${tail}`, '/docs')).toBeNull();
  });

  test.each(replies)('with another command is just that command: %s', (_name, body = '') => {
    const tail = body.split('\n').slice(2).join('\n');
    expect(readCommand(`/docs retry\n\n${tail}`, '/docs')).toEqual({ kind: 'retry' });
    expect(readCommand(`/docs\n\n${tail.replace('\nSent from a phone\n', '')}`, '/docs')).toEqual({ kind: 'help' });
  });
});
