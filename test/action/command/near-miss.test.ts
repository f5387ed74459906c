import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, readCommand, readComment, usedOf } from '../../../src/action/command/command.ts';
import { type Slip, subCommands } from '../../../src/action/words/commands.ts';
import { fuzzRuns } from '../../build/fuzz-runs.ts';

const slip = (about: Slip['about'], words: string, nearest: string): Slip => ({ kind: 'slip', about, words, nearest });

/** Reads a reply by mail. */
function byMail(body: string): Command | null {
  const read = readComment(body, '/docs');
  return read === null ? null : usedOf(read, 'mail');
}

describe('a typo starts nothing:', () => {
  const typed: readonly (readonly [about: Slip['about'], nearest: string, texts: string])[] = [
    [
      'word',
      'help',
      'hello | hepl | typo | DOCUMENT | x | pleasedescribethenewflagonthatpage | help. | help! | --help | —help | thanks! | flag? | 👍 | ? | … | ---',
    ],
    ['word', 'status', '"status" | `Status` | status...'],
    ['word', 'retry', '„retry“'],
    [
      'name',
      'status',
      'status… | statsu | Stauts | sattus | tsatus | statuss | status. | statüs | sta\u200Btsu | stats | statsu now',
    ],
    ['name', 'retry', 'rety | rerty | retyr please'],
    ['name', 'report', 'repotr | reports page | rport last-week'],
    ['period', 'report last-week', 'report lastweek | report last-wek'],
    ['period', 'report', 'report last-year | report 2026-11-08..2026-11-01 | REPORT bugs'],
    ['cancel', 'status', 'stop | Cancel | abort! | cancel that | stop it now'],
  ];
  const rows = typed.flatMap(([about, nearest, texts]) =>
    texts.split(' | ').map((text) => [text, about, nearest] as const),
  );

  test.each(rows)('%j', (text, about, nearest) => {
    const words = text.replace('\u200B', '');
    expect(readCommand(`/docs ${text}`, '/docs')).toEqual(slip(about, words, nearest));
    expect(byMail(`/docs   ${text}  \n\n-- \nAda`)).toEqual(slip(about, words, nearest));
    expect(readCommand(`/docs\n${text}`, '/docs')).toEqual(slip(about, words, nearest));
  });

  test.each<[string, string, string]>([
    ['a command on the line below', 'status', 'status'],
    ['a report on the line below', 'report last-week', 'report last-week'],
    ['help on the line below', 'help', 'help'],
  ])('%s', (_what, text, nearest) => {
    expect(readCommand(`/docs\n\n${text}`, '/docs')).toMatchObject({ kind: 'slip', nearest });
  });

  test.each(['statsu', 'Retyr', 'report lastweek', 'cancel', 'stop!'])(
    'with text below that would not be read below the right spelling: %j',
    (text) => {
      expect(readCommand(`/docs ${text}\n\nSorry, this was a mistake.`, '/docs')).toMatchObject({ kind: 'slip' });
    },
  );
});

describe('everything else is an instruction:', () => {
  test.each([
    'Größe',
    'fix-typo',
    'README.md',
    '«Größe»',
    '#123',
    'help me',
    'helb me',
    '404',
    'naïve',
    '漢字',
    'status page',
    'retry now',
    'report the page',
    'reports the page',
    'statsu of it',
    'document it',
    'stop using this word',
    'stopping it',
    'cancelled jobs',
    'abortion laws here too',
    'please stop',
    'steps here',
    '/docs retyr',
  ])('%j', (text) => {
    expect(readCommand(`/docs ${text}`, '/docs')).toEqual({ kind: 'instruction', to: null, text });
  });

  test.each(['Rewrite', 'Größe', 'report bugs', 'statsu page', 'stop using', 'hello'])(
    'with more text below: %j',
    (text) => {
      expect(readCommand(`/docs ${text}\nthe install page`, '/docs')).toMatchObject({ kind: 'instruction' });
    },
  );
});

describe('whatever is typed', () => {
  const names = subCommands.map(({ name }) => name);
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-é.');
  /** The rule in words, tried the slow way: every word that is one typo away from the name. */
  const slipsOf = (name: string, by: string): ReadonlySet<string> => {
    const places = Array.from({ length: name.length + 1 }, (_, at) => at);
    return new Set(
      places.flatMap((at) => {
        const [before, after] = [name.slice(0, at), name.slice(at)];
        const swapped = `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`;
        return [before + after.slice(1), `${before}${by}${after.slice(1)}`, before + by + after, swapped];
      }),
    );
  };

  test('a sub-command of five letters or more with one typo never starts a job', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names.filter(({ length }) => length >= 5)), letter, fc.nat(), (name, by, nth) => {
        const slips = [...slipsOf(name, by)].filter((word) => !names.some((each) => each === word));
        const word = slips[nth % slips.length] ?? '';
        expect(readCommand(`/docs ${word}`, '/docs')?.kind).toBe('slip');
        expect(readCommand(`/docs ${word} foo`, '/docs')?.kind).toBe('slip');
        expect(readCommand(`/docs ${word} foo bar`, '/docs')?.kind).toBe('instruction');
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  test('a typo is exactly what the rule says', () => {
    const typed = fc.oneof(
      fc.constantFrom(...names, 'stop', 'cancel', 'abort', 'statsu', 'reports', 'last-week', 'the', 'Größe', 'a1'),
      fc.string({ unit: letter, minLength: 1, maxLength: 7 }),
    );
    const isLetters = (word: string): boolean =>
      [...word.replace(/^[-.]+|[-.]+$/g, '')].every((each) => 'abcdefghijklmnopqrstuvwxyz'.includes(each));
    const isNear = (word: string): boolean =>
      names.some(
        (name) => name.length >= 5 && name !== word && [...word, 'x'].some((by) => slipsOf(name, by).has(word)),
      );
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 5 }), (words) => {
        const [first = '', second = ''] = words;
        const command = readCommand(`/docs ${words.join(' ')}`, '/docs');
        const isSubCommand =
          (words.length === 1 && names.some((name) => name === first)) ||
          (first === 'report' && second === 'last-week');
        const cancels = words.length <= 3 && ['stop', 'cancel', 'abort'].includes(first.replace(/[.]+$/, ''));
        const expected =
          words.length <= 2 && isSubCommand
            ? subCommands.some(({ name, takes }) => takes === 'instruction' && name === first)
              ? 'help'
              : first
            : cancels ||
                (words.length === 1 && (isLetters(first) || isNear(first))) ||
                (words.length === 2 && (first === 'report' || isNear(first)))
              ? 'slip'
              : 'instruction';
        expect(command?.kind).toBe(expected);
      }),
      { numRuns: fuzzRuns(2_000) },
    );
  });
});
