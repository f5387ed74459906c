import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, firstParagraph, readCommand, readComment, usedOf } from '../../../src/action/command/command.ts';
import { type Slip, subCommands } from '../../../src/action/words/commands.ts';
import { mayHoldCommand } from '../../../src/action/words/hidden.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { hostileComments } from '../../build/hostile-comments.ts';

const read = (body: string): Command | null => readCommand(body, '/docs');
const instruction = (text: string): Command => ({ kind: 'instruction', to: null, text });

test.each([
  ['one line', '/docs fix the quickstart', 'fix the quickstart'],
  ['several spaces and a tab before it', '/docs \t  fix it', 'fix it'],
  ['lines below', '/docs fix it\nand the other page', 'fix it\nand the other page'],
  ['nothing but lines below', '/docs\nfix it', 'fix it'],
  ['one word with lines below', '/docs Rewrite\nit', 'Rewrite\nit'],
  ['blank lines around it', '\n \n/docs\n\n \nfix it\n\n\t\n', 'fix it'],
  ['blank lines within it', '/docs fix\n\n\nthis', 'fix\n\n\nthis'],
  [
    'Markdown',
    '/docs **fix** `x` <b>\n\n- a\n  - b\n\n```\nrun  \n```',
    '**fix** `x` <b>\n\n- a\n  - b\n\n```\nrun  \n```',
  ],
  ['indented code right below the command', '/docs\n\n    indented\n    code', '    indented\n    code'],
  ['a hard line break', '/docs fix  \nit', 'fix  \nit'],
  ['a line that underlines', '/docs fix it\n===', 'fix it\n==='],
  ['a table', '/docs fix | it\n--- | ---\na | b', 'fix | it\n--- | ---\na | b'],
  ['a hidden comment below', '/docs fix\n\n<!-- note -->', 'fix\n\n<!-- note -->'],
  ['text that looks like a command', '/docs say that `/docs help` helps', 'say that `/docs help` helps'],
  ['another command below', '/docs fix a\n/docs fix b', 'fix a\n/docs fix b'],
  ['a sub-command below', '/docs fix a\n\n/docs retry', 'fix a\n\n/docs retry'],
  ['a sign after a blank', '/docs :memory: and , too', ':memory: and , too'],
  ['Unicode', '/docs übersetze 漢字 😀', 'übersetze 漢字 😀'],
])('the rest of the line and everything below it is the instruction: %s', (_what, body, text) =>
  expect(read(body)).toEqual(instruction(text)),
);

test.each(
  Object.entries({
    'after white space or between line ends': [
      ...[' /docs fix it', '   /docs fix it', '\uFEFF/docs fix it', '\uFEFF  /docs fix it'],
      ...['\r\n\r\n/docs fix it\r\n', '\r/docs fix it\r'],
    ],
    'in any letter case, before any blank': [
      ...['/DOCS fix it', '/Docs fix it', '/docs\tfix it', '/docs\u00A0fix it', '/docs\u3000fix it'],
      ...['/docs\u202Ffix it', '/docs\u2028fix it'],
    ],
    'below blank lines and quotations': [
      ...['\n \n\t\n/docs fix it', '> what about this?\n\n/docs fix it', '>what about this?\n\n/docs fix it'],
      ...['   > what about this?\n \n/docs fix it', '> > /docs one\n>\n> /docs two\n\n/docs fix it'],
      ...['\n> a\n\n> b\n> c\n\n\n/docs fix it\n', '> a\n \t\n\u00A0\n/docs fix it', '\u00A0\n/docs fix it'],
      '> ```\n> /docs no\n\n/docs fix it',
    ],
  }),
)('a command may be written %s', (_where, bodies) => {
  for (const body of bodies) expect(read(body), JSON.stringify(body)).toEqual(instruction('fix it'));
});

/** What phones and chat programs add; none of it can be seen. */
const INVISIBLE: Readonly<Record<string, string>> = {
  ...{ 'a zero-width space': '\u200B', 'a zero-width non-joiner': '\u200C', 'a word joiner': '\u2060' },
  ...{ 'a left-to-right mark': '\u200E', 'a right-to-left mark': '\u200F', 'an Arabic letter mark': '\u061C' },
  ...{ 'an isolate and its end': '\u2068\u2069', 'a soft hyphen': '\u00AD', 'a byte order mark': '\uFEFF' },
  'a variation selector': '\uFE0F',
};

describe.each(Object.entries(INVISIBLE))('%s is ignored', (_what, unseen) => {
  test.each([
    ['before the command', `${unseen}/docs fix it`],
    ['between spaces before it', ` ${unseen} /docs fix it`],
    ['inside it', `/do${unseen}cs fix it`],
    ['after it', `/docs${unseen} fix it`],
    ['after it, and the instruction below', `/docs${unseen}\nfix it`],
    ['before the instruction', `/docs ${unseen}fix it`],
    ['on a line of its own above and below', `${unseen}\n/docs fix it\n${unseen}`],
  ])('%s', (_where, body) => {
    expect([read(body), mayHoldCommand(body, '/docs')]).toEqual([instruction('fix it'), true]);
  });

  test('beside and inside the name of a sub-command', () => {
    expect(read(`/docs ${unseen}he${unseen}lp${unseen}`)).toEqual({ kind: 'help' });
    expect(read(`/docs report ${unseen}last-month${unseen}`)).toEqual({ kind: 'report', period: 'last-month' });
    expect(read(`/docs ${unseen}new${unseen}-job fix it`)).toMatchObject({ to: 'new-job', text: 'fix it' });
  });

  test('where there is nothing else', () => {
    expect(read(`/docs ${unseen}\n${unseen}`)).toEqual({ kind: 'help' });
    expect(read(`/docs continue ${unseen}`)).toEqual({ kind: 'help' });
  });

  test('but kept inside an instruction, so that its hash is that of the text as it was written', () =>
    expect(read(`/docs fix${unseen} it${unseen}`)).toMatchObject({ text: expect.stringContaining(`fix${unseen} it`) }));
});

test.each(
  Object.entries({
    nothing: [...['', ' \r\n\t\n']],
    'other words, and what looks like the command': [
      ...['see /docs for more', 'please /docs fix it', '/docsify fix it', '/doc fix it', '/docs-site is down'],
      ...['/docs/install.md is wrong', '/docs.', '//docs fix it', '\\/docs fix it'],
      ...['/doc\u017F fix it', '／ｄｏｃｓ fix it'],
    ],
    'Markdown and HTML around it': [
      ...['- /docs fix it', '1. /docs fix it', '- [ ] /docs fix it', '```\n/docs fix it\n```'],
      ...['```\n/docs no\n```\n\n/docs fix it', '`/docs fix it`', '# /docs fix it', '# About\n/docs fix it'],
      ...['| a |\n|---|\n/docs fix it', '<!-- /docs fix it -->', '<!--\n/docs fix it\n-->'],
      ...['<!-- note -->\n/docs fix it', '<div>\n/docs fix it\n</div>'],
      '<details><summary>More</summary>\n\n/docs fix it\n</details>',
    ],
    'a sign with nothing to start': ['/docs:\n\n \u200B\n', '/docs, '],
    'blanks that do not count, or too many': [
      ...['/docs\u200Bfix it', '/docs\uFEFFfix it', '\u200B  \u200B  /docs fix it', '\u00A0/docs fix it'],
      ...['\u2028/docs fix it', '    /docs fix it', '\t/docs fix it'],
    ],
    'a quotation, and what may belong to one': [
      ...['\u200B> a\n\n/docs fix it', '> as I said\n\u200B\n/docs fix it', '> /docs fix it', '>/docs fix it'],
      ...['> > /docs fix it', '> as I said\n/docs fix it', '> as I said\n\u00A0\n/docs fix it'],
      ...['> as I said\n \u3000\n/docs fix it', '> as I said\n\f\n/docs fix it'],
      ...['> as I said\n\uFEFF\n/docs fix it', '> as I said\n\u2028\n/docs fix it'],
      ...['> a\n\n> as I said\n/docs fix it', '> as I said\n\nYes.\n\n/docs fix it', '    > a\n\n/docs fix it'],
      'On Friday Ada wrote:\n> as I said\n\n/docs fix it',
    ],
    'a later line': [
      ...['Thanks!\n/docs fix it', 'Thanks!\n\n/docs fix it', 'Thanks!\n-- \n/docs fix it'],
      ...['-- \n/docs fix it', '/assign @ada\n/docs fix it'],
    ],
  }),
)('text that is not on the first line is not a command: %s', (_what, bodies) => {
  for (const body of bodies) expect(read(body), JSON.stringify(body)).toBeNull();
});

test.each<[string, Command]>([
  ['/docs', { kind: 'help' }],
  ['/docs  \n\n \n', { kind: 'help' }],
  ['/docs help', { kind: 'help' }],
  ['/DOCS  HELP ', { kind: 'help' }],
  ['/docs\u00A0help\u00A0', { kind: 'help' }],
  ['/docs help\nme with this', { kind: 'help' }],
  ['/docs help me', instruction('help me')],
  ['/docs status', { kind: 'status' }],
  ['/docs Status\n\nof the jobs, please', { kind: 'status' }],
  ['/docs status page: fix the link', instruction('status page: fix the link')],
  ['/docs retry', { kind: 'retry' }],
  ['/docs retry\n\n \u200B\n', { kind: 'retry' }],
  ['/docs retry\n\n> Describe the flag\n', { kind: 'retry' }],
  ['/docs Retry\n\nDescribe the flag', { kind: 'slip', about: 'text', words: 'Retry', nearest: 'retry' }],
  ['/docs retry now', instruction('retry now')],
  ['/docs continue Add a link.', { kind: 'instruction', to: 'continue', text: 'Add a link.' }],
  ['/docs new-job Add a link.', { kind: 'instruction', to: 'new-job', text: 'Add a link.' }],
  ['/docs report', { kind: 'report', period: null }],
  ['/docs report  \n-- \nAda', { kind: 'report', period: null }],
  ['/docs report last-month', { kind: 'report', period: 'last-month' }],
  ['/docs REPORT \t Last-Week\nplease', { kind: 'report', period: 'last-week' }],
  ['/docs report 2026-11-01..2026-11-08', { kind: 'report', period: '2026-11-01..2026-11-08' }],
  ['/docs report last-week last-month', instruction('report last-week last-month')],
  ['/docs report the wrong link', instruction('report the wrong link')],
])('only the line of the command decides the sub-command %j', (body, command) => expect(read(body)).toEqual(command));

test.each([
  ['/docs: fix it', ': fix it'],
  ['/docs, please fix it', ', please fix it'],
  ['/docs:fix it', ':fix it'],
  ['/docs:, fix it', ':, fix it'],
  [' /Docs:\tstatus', ':\tstatus'],
  ['/docs\u2060:\u200B fix it', ': fix it'],
  ['> as I said\n\n/docs:\nfix it', ':'],
])('a colon or comma right after the command starts nothing, and is answered %j', (body, words) => {
  expect(read(body)).toEqual({ kind: 'slip', about: 'sign', words, nearest: '…' });
  expect(mayHoldCommand(body, '/docs')).toBe(true);
});

describe('the first paragraph ends before a line that looks empty, or is quoted:', () => {
  test.each([
    ...['', ' \t ', '\u00A0', '\u200B', '&nbsp;', '&nbsp; &NBSP;', '<br>', '<br/> <BR />&nbsp;'],
    ...['> as it is', '>as it is'],
  ])('%j', (line) => {
    const body = `> Why?\r\n\r\n/docs fix it\r\nand that\r\n${line}\r\nDelete it.`;
    expect(firstParagraph(body, '/docs')).toEqual({ text: '/docs fix it\nand that', isFollowed: true });
    expect(readComment(body, '/docs')).toMatchObject({ paragraph: instruction('fix it\nand that') });
  });

  test.each(['___', '-- ', '&nbsp', 'a&nbsp;', '<br', '<b>', '&lt;br>', '<hr>'])('but not before %j', (line) => {
    expect(firstParagraph(`/docs fix it\n${line}\nand that`, '/docs')?.text).toContain('and that');
  });
});

describe('the first paragraph alone', () => {
  test.each<[string, string, Command | null]>([
    ['is help without an instruction', '/docs\n\nfix it', { kind: 'help' }],
    ['may be a retry', '/docs retry\n\nfix it', { kind: 'retry' }],
    ['goes where it says', '/docs new-job fix it\n\nnow', { ...instruction('fix it'), to: 'new-job' } as Command],
    ['may be one word', '/docs Thanks\n\nfix it', { kind: 'slip', about: 'word', words: 'Thanks', nearest: '…' }],
    ['does not matter if nothing follows', '/docs fix it\nand that', null],
    ['does not matter if only empty lines follow', '/docs fix it\n\n&nbsp;\n<br>\n \n', null],
    ['does not matter if the command ignores it', '/docs status\n\nfix it', null],
    ['does not matter if nothing is started anyway', '/docs statsu\n\nfix it', null],
    ['does not matter if there is a sign after the command', '/docs: fix it\n\nnow', null],
  ])('%s', (_what, body, paragraph) =>
    expect(readComment(body, '/docs')).toEqual({ kind: 'read', whole: read(body), paragraph }),
  );

  test('does not exist without a command', () =>
    expect([readComment('Thanks!', '/docs'), firstParagraph('Thanks!', '/docs')]).toEqual([null, null]));
});

test('the command is the one from the inputs, except for the letter case', () => {
  expect(readCommand('/handbook fix it', '/handbook')).toEqual(instruction('fix it'));
  expect(readCommand('/HandBook fix it', '/handBOOK')).toEqual(instruction('fix it'));
  expect(readCommand('/docs fix it', '/handbook')).toBeNull();
  expect(readCommand('/handbook-x fix it', '/handbook')).toBeNull();
  expect(readCommand('/hand-book_2 fix it', '/hand-book_2')).toEqual(instruction('fix it'));
  // The kelvin sign becomes the letter k in lower case.
  expect(readCommand('/handboo\u212A fix it', '/handbook')).toBeNull();
});

const withoutUnseen = (text: string): string => text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');

/** The grammar in words, the slow and simple way. */
function firstLineOf(body: string): string | null {
  let text = body.startsWith('\uFEFF') ? body.slice(1) : body;
  text = text.split('\r\n').join('\n').split('\r').join('\n');
  let afterQuote = false;
  const lines = text.split('\n');
  for (const [at, written] of lines.entries()) {
    const line = withoutUnseen(written);
    const indent = line.length - line.replaceAll(/^ +/g, '').length;
    if (line.trim() === '') {
      afterQuote &&= /[^ \t]/.test(written);
    } else if (/^ {0,3}>/.test(written)) {
      afterQuote = true;
    } else {
      const own = line.slice(indent);
      const isSign = own.charAt(5) === ':' || own.charAt(5) === ',';
      const below = lines.slice(at + 1).map(withoutUnseen);
      const isSlip = isSign && [own.slice(6), ...below].join('').trim() !== '';
      const isCommand = own.slice(0, 5).toLowerCase() === '/docs' && (own.charAt(5).trim() === '' || isSlip);
      return isCommand && indent <= 3 && !afterQuote ? own.slice(5) : null;
    }
  }
  return null;
}

describe('whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom('/docs', '/docs ', '/docs:', ', ', '/DOCS help', '\n/docs fix it', '\n', '\n\n', '\r\n'),
    fc.constantFrom('> ', '>', '   ', '\n> ', '\n-- \n', '_'.repeat(32), '-----A-----', 'To: b\n'),
    fc.constant('On 3 Nov 2026, 10:04, a@example.org wrote:\n'),
    fc.constantFrom('From: A <a@example.org>\n', 'Sent: 3 Nov 2026 10:04\n', '\n```\n', '\n~~~\n', '<!--', '-->', '\t'),
    hostileText,
  );
  const body = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
  /** With line feeds only, so that each of them can become another line ending. */
  const plainBody = body.map((text) => text.replace(/\r\n?/g, '\n'));

  test('a command is found where the simple rule finds it, and nowhere else; then it passes the pre-check', () => {
    forMany(1_000, [fc.oneof(body, fc.string({ unit: 'binary' }))], (text) => {
      expect(read(text) !== null).toBe(firstLineOf(text) !== null);
      if (read(text) !== null) expect(mayHoldCommand(text, '/docs')).toBe(true);
    });
  });

  test('an instruction is all of the text after the command', () => {
    forMany(1_000, [plainBody], (text) => {
      const command = read(`/docs fix it\n\n${text}`);
      if (command?.kind !== 'instruction') throw new Error('there is an instruction');
      expect(withoutUnseen(command.text).trimEnd()).toBe(withoutUnseen(`fix it\n\n${text}`).trimEnd());
    });
  });

  test('what is below the first paragraph never changes what that says', () => {
    forMany(1_000, [plainBody, fc.constantFrom('', '&nbsp;', '<br>', '> ')], (text, line) => {
      const said = readComment(`/docs fix it\nplease\n${line}\n${text}`, '/docs');
      const own = said?.paragraph && 'text' in said.paragraph ? said.paragraph.text : null;
      expect([null, 'fix it\nplease']).toContain(own);
      expect(firstParagraph(`/docs fix it\nplease\n${line}\n${text}`, '/docs')?.text).toBe('/docs fix it\nplease');
    });
  });

  test.each(['\r\n', '\r'])('%j instead of a line feed changes nothing', (lineEnd) => {
    forMany(1_000, [plainBody], (text) => expect(read(text.replaceAll('\n', lineEnd))).toEqual(read(text)));
  });

  test('the first line decides, whatever follows it', () => {
    forMany(1_000, [plainBody], (text) => {
      expect(read(`/docs status\n\n${text}`)).toEqual({ kind: 'status' });
      expect(read(`Thanks!\n\n${text}`)).toBeNull();
    });
  });
});

describe('a hostile comment of 64 KB is read to its end', () => {
  test.each(hostileComments('fix it'))('%s', (_what, { below }) => {
    expect(readComment(below, '/docs')?.whole).toMatchObject({ kind: expect.stringMatching(/^(instruction|slip)$/) });
  });

  test.each(hostileComments('fix it'))('%s, before the command', (_what, { filling, above }) => {
    if (filling.startsWith('/docs')) return;
    const quoted = filling.split('\n').every((line) => withoutUnseen(line).trim() === '' || line.startsWith('>'));
    expect(read(above)).toEqual(quoted ? instruction('fix it') : null);
  });
});

const slip = (about: Slip['about'], words: string, nearest: string): Slip => ({ kind: 'slip', about, words, nearest });

/** Reads a reply by mail. */
function byMail(body: string): Command | null {
  const said = readComment(body, '/docs');
  return said === null ? null : usedOf(said, 'mail');
}

describe('a typo starts nothing:', () => {
  const typed: readonly (readonly [about: Slip['about'], nearest: string, ...texts: string[]])[] = [
    ['word', 'help', ...'hepl help. help! --help —help'.split(' ')],
    ['word', '…', ...'typo DOCUMENT x pleasedescribethenewflagonthatpage thanks! flag? 👍 ? … ---'.split(' ')],
    ['word', '…', 'improve, please', 'Please', 'please, please!'],
    ['word', 'status', '"status"', '`Status`', 'status...'],
    ['word', 'retry', '„retry“'],
    ['name', 'status', ...'status… statsu Stauts sattus tsatus statuss status. statüs sta\u200Btsu stats'.split(' ')],
    ['name', 'status', 'statsu now', 'please status', 'Status, please!'],
    ['name', 'retry', 'rety', 'rerty', 'retyr please', 'retry please'],
    ['name', 'report last-week', 'report last-week please'],
    ['name', 'report', 'repotr', 'reports page', 'rport last-week'],
    ['period', 'report last-week', 'report lastweek', 'report last-wek'],
    ['period', 'report', 'report last-year', 'report 2026-11-08..2026-11-01', 'REPORT bugs'],
    ['cancel', 'status', 'stop', 'Cancel', 'abort!', 'cancel that', 'stop it now', 'please stop the job'],
  ];
  const rows = typed.flatMap(([about, nearest, ...texts]) => texts.map((text) => [text, about, nearest] as const));

  test.each(rows)('%j', (text, about, nearest) => {
    const words = text.replace('\u200B', '');
    expect(read(`/docs ${text}`)).toEqual(slip(about, words, nearest));
    expect(byMail(`/docs   ${text}  \n\n-- \nAda`)).toEqual(slip(about, words, nearest));
    expect(read(`/docs\n${text}`)).toEqual(slip(about, words, nearest));
  });

  test.each(['status', 'report last-week', 'help'])('a command on the line below: %s', (text) => {
    expect(read(`/docs\n\n${text}`)).toMatchObject({ kind: 'slip', nearest: text });
  });

  test.each(['statsu', 'Retyr', 'report lastweek', 'cancel', 'stop!'])('with text below: %j', (text) => {
    expect(read(`/docs ${text}\n\nSorry, this was a mistake.`)).toMatchObject({ kind: 'slip' });
  });
});

describe('everything else is an instruction:', () => {
  test.each([
    ...['Größe', 'fix-typo', 'README.md', '«Größe»', '#123', 'help me', 'helb me', '404', 'naïve', '漢字'],
    ...['status page', 'retry now', 'report the page', 'reports the page', 'statsu of it', 'document it'],
    ...[
      'stop using this word',
      'stopping it',
      'cancelled jobs',
      'abortion laws here too',
      'please stop whistling in here',
    ],
    ...['steps here', 'state page', '/docs retyr'],
  ])('%j', (text) => expect(read(`/docs ${text}`)).toEqual(instruction(text)));

  test.each(['Rewrite', 'Größe', 'report bugs', 'statsu page', 'stop using'])('with more text below: %j', (text) => {
    expect(read(`/docs ${text}\nthe install page`)).toMatchObject({ kind: 'instruction' });
  });
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
    forMany(300, [fc.constantFrom(...names.filter(({ length }) => length >= 5)), letter, fc.nat()], (name, by, nth) => {
      const slips = [...slipsOf(name, by)].filter((word) => !names.some((each) => each === word));
      const word = slips[nth % slips.length] ?? '';
      expect([read(`/docs ${word}`)?.kind, read(`/docs ${word} foo`)?.kind]).toEqual(['slip', 'slip']);
      expect(read(`/docs ${word} foo bar`)?.kind).toBe('instruction');
    });
  });
});
