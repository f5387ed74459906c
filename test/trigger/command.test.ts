import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, readCommand } from '../../src/trigger/command.ts';
import { mayHoldCommand } from '../../src/trigger/precheck.ts';
import { hostileText } from '../build/hostile-text.ts';

const read = (body: string): Command | null => readCommand(body, '/docs');
const instruction = (text: string): Command => ({ kind: 'instruction', text });

describe('the rest of the line and everything below it is the instruction', () => {
  test.each([
    ['one line', '/docs fix the quickstart', 'fix the quickstart'],
    ['several spaces and a tab before it', '/docs \t  fix it', 'fix it'],
    ['lines below', '/docs fix it\nand the other page', 'fix it\nand the other page'],
    ['nothing but lines below', '/docs\nfix it', 'fix it'],
    ['blank lines around it', '\n \n/docs\n\n \nfix it\n\n\t\n', 'fix it'],
    ['blank lines within it', '/docs fix\n\n\nthis', 'fix\n\n\nthis'],
    [
      'Markdown',
      '/docs **fix** `x` <b>\n\n- a\n  - b\n\n```sh\nrun  \n```',
      '**fix** `x` <b>\n\n- a\n  - b\n\n```sh\nrun  \n```',
    ],
    ['indented code right below the command', '/docs\n\n    indented\n    code', '    indented\n    code'],
    ['a hard line break', '/docs fix  \nit', 'fix  \nit'],
    ['a hidden comment below', '/docs fix\n\n<!-- note -->', 'fix\n\n<!-- note -->'],
    ['text that looks like a command', '/docs say that `/docs help` helps', 'say that `/docs help` helps'],
    ['another command below', '/docs fix a\n/docs fix b', 'fix a\n/docs fix b'],
    ['a sub-command below', '/docs fix a\n\n/docs retry', 'fix a\n\n/docs retry'],
    ['Unicode', '/docs übersetze 漢字 😀', 'übersetze 漢字 😀'],
  ])('%s', (_what, body, text) => {
    expect(read(body)).toEqual(instruction(text));
  });
});

describe('a command may stand', () => {
  test.each([
    ['after one space', ' /docs fix'],
    ['after three spaces', '   /docs fix'],
    ['after a byte order mark', '\uFEFF/docs fix'],
    ['after a byte order mark and spaces', '\uFEFF  /docs fix'],
    ['between Windows line ends', 'Hello\r\n\r\n/docs fix\r\n'],
    ['between old Mac line ends', 'Hello\r/docs fix\r'],
    ['in upper case', '/DOCS fix'],
    ['in mixed case', '/Docs fix'],
    ['before a tab', '/docs\tfix'],
    ['before a no-break space', '/docs\u00A0fix'],
    ['before an ideographic space', '/docs\u3000fix'],
    ['before a narrow no-break space', '/docs\u202Ffix'],
    ['before a line separator', '/docs\u2028fix'],
    ['in a later line of a paragraph', 'Thanks!\n/docs fix'],
    ['in a later line, after three spaces', 'Thanks!\n   /docs fix'],
    ['in a later paragraph', 'Thanks!\n\nLooks good.\n\n/docs fix'],
    ['after a command of another tool', '/assign @ada\n/docs fix'],
    ['after a quotation and a blank line', '> what about this?\n\n/docs fix'],
    ['after nested quotations', '> > /docs one\n>\n> /docs two\n\n/docs fix'],
    ['after a closed code block', '```\n/docs no\n```\n/docs fix'],
    ['after a fence in a quotation', '> ```\n/docs fix'],
    ['after indented code', '    /docs no\n\n/docs fix'],
    ['after a heading', '# About\n/docs fix'],
    ['after an underlined heading', 'About\n===\n/docs fix'],
    ['after a list and a line back at the margin', '- a\n\n/docs fix'],
    ['after a list and a rule', '- a\n\n***\n/docs fix'],
    ['after a table and a blank line', '| a |\n|---|\n| b |\n\n/docs fix'],
    ['after an HTML comment', '<!-- /docs no -->\n/docs fix'],
    ['after an HTML comment over lines', '<!--\n/docs no\n\n/docs no\n-->\n/docs fix'],
    ['after an HTML block and a blank line', '<div>\n/docs no\n</div>\n\n/docs fix'],
    ['after a link definition', '[a]: https://example.com\n/docs fix'],
    ['after inline code that is closed', '`a` ``b``\n/docs fix'],
    ['after a backtick that nothing closes', 'a ` b\n/docs fix'],
    ['after backticks that fewer of them do not close', 'a `` b ` c\n/docs fix'],
    ['after a backslash and a backtick', 'a \\` b\n/docs fix'],
    ['after an inline comment on one line', 'a <!-- b --> c\n/docs fix'],
    ['after an inline comment that nothing closes', 'a <!-- b\n/docs fix'],
    ['after an opening that code shows', 'a `<!--` b\n/docs fix'],
    ['after an inline comment in another paragraph', 'a <!-- b\n\n/docs fix'],
    ['after a whole comment of five characters', 'a <!-->\n/docs fix'],
    ['after a whole comment of six characters', 'a <!--->\n/docs fix'],
    ['after inline code on several lines', '`a\n/docs no\nb`\n/docs fix'],
    ['after an inline comment on several lines', 'a <!--\n/docs no\n-->\n/docs fix'],
  ])('%s', (_what, body) => {
    expect(read(body)).toEqual(instruction('fix'));
  });

  test('before a code span that begins in an escaped way only', () => {
    expect(read('a \\`\n/docs fix `x')).toEqual(instruction('fix `x'));
    expect(read('a \\``\n/docs fix `x')).toBeNull();
  });

  test('after backticks whose number does not come again', () => {
    expect(read('a `` b\n/docs fix ` c ``` d')).toEqual(instruction('fix ` c ``` d'));
  });

  test('after code that shows how a comment begins', () => {
    expect(read('a `<!--` b\n/docs fix -->')).toEqual(instruction('fix -->'));
  });

  test('after an escaped comment', () => {
    expect(read('a \\<!--\n/docs fix -->')).toEqual(instruction('fix -->'));
  });
});

describe('what is only talked about is no command', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \r\n\t\n'],
    ['a sentence', 'see /docs for more'],
    ['a word before it', 'please /docs fix'],
    ['another word', '/docsify fix'],
    ['a shorter word', '/doc fix'],
    ['a longer word', '/docs-site is down'],
    ['a path', '/docs/install.md is wrong'],
    ['a colon', '/docs: fix'],
    ['a full stop', '/docs.'],
    ['two slashes', '//docs fix'],
    ['an escaped slash', '\\/docs fix'],
    ['a zero-width space behind it', '/docs\u200Bfix'],
    ['a zero-width space before it', '\u200B/docs fix'],
    ['a no-break space before it', '\u00A0/docs fix'],
    ['a line separator before it', 'a\u2028/docs fix'],
    ['full-width letters', '／ｄｏｃｓ fix'],
    ['a quotation', '> /docs fix'],
    ['a quotation without a space', '>/docs fix'],
    ['a nested quotation', '> > /docs fix'],
    ['a quotation that goes on without its sign', '> as I said\n/docs fix'],
    ['a nested quotation that goes on', '> > as I said\n/docs fix'],
    ['a list', '- /docs fix'],
    ['a numbered list', '1. /docs fix'],
    ['a list item that goes on', '- like this\n/docs fix'],
    ['a paragraph of a list item', '- like this\n\n  /docs fix'],
    ['a task', '- [ ] /docs fix'],
    ['a code block', '```\n/docs fix\n```'],
    ['a code block with a language', '~~~sh\n/docs fix\n~~~'],
    ['a code block that nothing closes', '```\n\n/docs fix'],
    ['a code block with a shorter fence in it', '````\n```\n/docs fix\n````'],
    ['indented code', 'Like this:\n\n    /docs fix'],
    ['indented code at the start', '    /docs fix'],
    ['code indented by a tab', '\t/docs fix'],
    ['a line that four spaces indent', 'Like this:\n    /docs fix'],
    ['a line that a tab indents', 'Like this:\n\t/docs fix'],
    ['inline code', '`/docs fix`'],
    ['inline code over lines', 'write `like so\n/docs fix\n` there'],
    ['inline code of two backticks over lines', 'write ``like ` so\n/docs fix\n`` there'],
    ['inline code of two backticks with three in it', 'write ``like ``` so\n/docs fix\n`` there'],
    ['inline code with a backslash in it', 'write `so\n/docs fix \\` there'],
    ['a heading', '# /docs fix'],
    ['an underlined heading', '/docs fix\n==='],
    ['a heading underlined with dashes', '/docs fix\n---'],
    ['a table', '/docs | fix\n--- | ---\na | b'],
    ['a row of a table', '| a |\n|---|\n/docs fix'],
    ['an HTML comment', '<!-- /docs fix -->'],
    ['an HTML comment over lines', '<!--\n/docs fix\n-->'],
    ['an HTML comment with blank lines', '<!--\n\n/docs fix\n\n-->'],
    ['an HTML comment that nothing closes', '<!--\n\n/docs fix'],
    ['an inline HTML comment over lines', 'Hello <!--\n/docs fix\n-->'],
    ['an inline HTML comment that ends on the line', 'Hello <!-- a\n/docs fix -->'],
    ['an inline HTML comment with a backtick', 'Hello <!-- ` \n/docs fix ` -->'],
    ['an HTML block', '<div>\n/docs fix\n</div>'],
    ['preformatted HTML with blank lines', '<pre>\n\n/docs fix\n\n</pre>'],
    ['folded details without a blank line', '<details><summary>More</summary>\n/docs fix\n</details>'],
    ['the title of a link definition', '[a]: https://example.com "\n/docs fix\n"'],
    ['a signature', 'Thanks!\n-- \n/docs fix'],
  ])('%s', (_what, body) => {
    expect(read(body)).toBeNull();
  });
});

describe('sub-commands are decided by the line of the command alone', () => {
  test.each<[string, Command]>([
    ['/docs', { kind: 'help' }],
    ['/docs  \n\n \n', { kind: 'help' }],
    ['/docs help', { kind: 'help' }],
    ['/DOCS  HELP ', { kind: 'help' }],
    ['/docs\u00A0help\u00A0', { kind: 'help' }],
    ['/docs help\nme with this', { kind: 'help' }],
    ['/docs help me', instruction('help me')],
    ['/docs help.', instruction('help.')],
    ['/docs\nhelp', instruction('help')],
    ['/docs status', { kind: 'status' }],
    ['/docs Status\n\nof the jobs, please', { kind: 'status' }],
    ['/docs status page: mend the link', instruction('status page: mend the link')],
    ['/docs retry', { kind: 'retry' }],
    ['/docs retry\n-- \nAda', { kind: 'retry' }],
    ['/docs retry now', instruction('retry now')],
    ['/docs report', { kind: 'report', period: null }],
    ['/docs report  \n-- \nAda', { kind: 'report', period: null }],
    ['/docs report last-month', { kind: 'report', period: 'last-month' }],
    ['/docs REPORT \t Last-Week\nplease', { kind: 'report', period: 'last-week' }],
    ['/docs report 2026-11-01..2026-11-08', { kind: 'report', period: '2026-11-01..2026-11-08' }],
    ['/docs report 2026-11-08..2026-11-01', instruction('report 2026-11-08..2026-11-01')],
    ['/docs report last-year', instruction('report last-year')],
    ['/docs report last-week please', instruction('report last-week please')],
    ['/docs report last-week last-month', instruction('report last-week last-month')],
    ['/docs reports', instruction('reports')],
    ['/docs report the wrong link', instruction('report the wrong link')],
  ])('%j', (body, command) => {
    expect(read(body)).toEqual(command);
  });
});

describe('an instruction ends before', () => {
  test.each([
    ['a signature', '/docs fix\n-- \nAda\n\nExample Ltd', 'fix'],
    ['a signature after a blank line', '/docs fix\nit\n\n-- \nAda', 'fix\nit'],
    ['a signature with Windows line ends', '/docs fix\r\n-- \r\nAda\r\n', 'fix'],
    ['a signature at the very end', '/docs fix\n-- ', 'fix'],
    ['the first of two signatures', '/docs fix\n-- \nAda\n-- \nThe list', 'fix'],
    ['a signature after closed code', '/docs fix\n```\n-- \n```\n-- \nAda', 'fix\n```\n-- \n```'],
    ['a signature after a list', '/docs fix\n- a\n-- \nAda', 'fix\n- a'],
    ['quoted lines', '/docs fix\n\n> The flag\n> is new.\n', 'fix'],
    ['quoted lines right below', '/docs fix\n> The flag\n>\n>> is new.', 'fix'],
    ['quoted lines with blank lines', '/docs fix\n\n> The flag\n\n> is new.\n\n', 'fix'],
    ['quoted lines and a signature', '/docs fix\n\n> The flag\n-- \nAda', 'fix'],
    ['an attribution', '/docs fix\n\nOn Fri, 20 Nov 2026 at 09:00, Ada <ada@example.com> wrote:\n> The flag', 'fix'],
    ['an attribution and a blank line', '/docs fix\n\nOn Friday Ada wrote:\n\n> The flag', 'fix'],
    ['an attribution right below', '/docs fix\nOn Friday Ada wrote:\n> The flag', 'fix'],
    [
      'an attribution over two lines',
      '/docs fix\n\nOn Fri, 20 Nov 2026 at 09:00 Ada <ada@example.com>\nwrote:\n\n> The flag',
      'fix',
    ],
    [
      'an attribution over three lines',
      '/docs fix\n\nOn Fri, 20 Nov 2026 at 09:00\nAda <ada@example.com>\nwrote:\n> The flag',
      'fix',
    ],
  ])('%s', (_what, body, text) => {
    expect(read(body)).toEqual(instruction(text));
  });

  test.each([
    ['two dashes', '/docs fix\n\n--\nAda'],
    ['a quoted signature', '/docs fix\n> -- \nAda'],
    ['dashes in a code block', '/docs run this:\n```sql\n-- \nselect 1\n```'],
    ['dashes in an HTML comment', '/docs fix\n<!--\n-- \n-->\nit'],
    ['quoted lines in the middle', '/docs fix\n\n> The flag\n\nas described'],
    ['a quotation that goes on without its sign', '/docs fix\n> The flag\nis new'],
    ['a sentence that announces no quotation', '/docs fix\n\nOn Friday Ada wrote:'],
    ['code that looks quoted', '/docs fix\n```\n> a\n```'],
    ['indented code that looks quoted', '/docs fix\n\n    > a'],
  ])('and not before %s', (_what, body) => {
    expect(read(body)).toEqual(instruction(body.slice('/docs '.length)));
  });

  test.each([
    ['a sentence before another sentence', 'On Friday it broke.\nAda wrote:'],
    ['a sentence of another paragraph', 'On 20 November it broke.\n\nAda wrote:'],
    ['a long paragraph', 'On 20 November\nit\nbroke,\nAda wrote:'],
    ['another ending', 'On Friday Ada wrote this:'],
    ['words behind it', 'On Friday Ada wrote: see below'],
    ['another beginning', 'Upon this, Ada wrote:'],
  ])('and takes no attribution for %s', (_what, text) => {
    expect(read(`/docs fix\n\n${text}\n> The flag`)).toEqual(instruction(`fix\n\n${text}`));
  });

  test('an attribution never takes the line of the command with it', () => {
    expect(read('On 20 November\n/docs say what Ada wrote:\n> The flag')).toEqual(instruction('say what Ada wrote:'));
  });

  test('a command above nothing but quoted lines is help', () => {
    expect(read('/docs\n\nOn Friday Ada wrote:\n> The flag')).toEqual({ kind: 'help' });
  });

  test('a command above nothing but a signature is help', () => {
    expect(read('/docs\n-- \nAda')).toEqual({ kind: 'help' });
  });
});

test('the command is the one of the inputs, to the letter but not to the case', () => {
  expect(readCommand('/handbook fix', '/handbook')).toEqual(instruction('fix'));
  expect(readCommand('/HandBook fix', '/handBOOK')).toEqual(instruction('fix'));
  expect(readCommand('/docs fix', '/handbook')).toBeNull();
  expect(readCommand('/handbook-x fix', '/handbook')).toBeNull();
  expect(readCommand('/hand-book_2 fix', '/hand-book_2')).toEqual(instruction('fix'));
  // The sign for kelvin becomes the letter k in lower case.
  expect(readCommand('/handboo\u212A fix', '/handbook')).toBeNull();
});

describe('whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/docs',
      '/docs ',
      '/DOCS help',
      '\n/docs fix',
      '\n',
      '\n\n',
      '\n-- \n',
      '\n> ',
      'On 1 Ada wrote:\n',
    ),
    fc.constantFrom('`', '<!--', '-->', '<div>', '| a |\n|---|\n', '[a]: b "', '\t', '   '),
    hostileText,
  );
  const body = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
  /** With line feeds only, so that each of them can become another line end. */
  const plainBody = body.map((text) => text.replace(/\r\n?/g, '\n'));
  const numRuns = 1000;

  test('reading never fails, and what is read passes the pre-check', () => {
    fc.assert(
      fc.property(fc.oneof(body, fc.string({ unit: 'binary' })), (text) => {
        if (read(text) !== null) expect(mayHoldCommand(text, '/docs')).toBe(true);
      }),
      { numRuns },
    );
  });

  test('an instruction has text, and no blank line at either end', () => {
    fc.assert(
      fc.property(body, (text) => {
        const command = read(`/docs ${text}`);
        if (command?.kind !== 'instruction') return;
        const lines = command.text.split('\n');
        expect(lines.at(0)?.trim()).not.toBe('');
        expect(lines.at(-1)?.trim()).not.toBe('');
      }),
      { numRuns },
    );
  });

  test('blank lines at the end change nothing', () => {
    const blanks = fc.array(fc.constantFrom('', ' ', '\t', '     '), { maxLength: 4 });
    fc.assert(
      fc.property(plainBody, blanks, (text, lines) => {
        expect(read([text, ...lines, ''].join('\n'))).toEqual(read(`${text}\n`));
      }),
      { numRuns },
    );
  });

  test.each(['\r\n', '\r'])('%j for a line feed changes nothing', (lineEnd) => {
    fc.assert(
      fc.property(plainBody, (text) => {
        expect(read(text.replaceAll('\n', lineEnd))).toEqual(read(text));
      }),
      { numRuns },
    );
  });

  test.each([
    ['quoted', (text: string) => text.replace(/^/gm, '> ')],
    ['indented like code', (text: string) => text.replace(/^/gm, '    ')],
    ['fenced', (text: string) => `${'~'.repeat(100)}\n${text}\n${'~'.repeat(100)}`],
    ['in an HTML comment', (text: string) => `<!--\n${text.replaceAll('-->', '')}\n-->`],
  ])('a text that is %s holds no command', (_how, wrap) => {
    fc.assert(
      // `^` also means the place after these two separators, which end no line for Markdown.
      fc.property(
        plainBody.map((text) => wrap(text.replace(/[\u2028\u2029]/g, ''))),
        (text) => {
          expect(read(text)).toBeNull();
        },
      ),
      { numRuns },
    );
  });

  test('the first command wins, whatever follows it', () => {
    fc.assert(
      fc.property(plainBody, (text) => {
        expect(read(`/docs retry\n\n${text}`)).toEqual({ kind: 'retry' });
      }),
      { numRuns },
    );
  });
});

describe('a hostile comment of 64 KB is read to its end', () => {
  const size = 65_536;
  const filled = (text: string): string => text.repeat(Math.floor(size / text.length));
  const growing = Array.from({ length: 360 }, (_, index) => '`'.repeat(index + 1)).join(' ');
  const staircase = Array.from({ length: 250 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  const wideTable = `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(32_000)}`;

  const closed: readonly (readonly [string, string])[] = [
    ['quotations', filled('>')],
    ['lines of quotations', filled(`${'>'.repeat(120)}a\n`)],
    ['lists in one another', filled('- ')],
    ['numbered lists in one another', filled('1. ')],
    ['lists in quotations', filled('> - ')],
    ['lists over lines', staircase],
    ['a list of many items', filled('- a\n\n')],
    ['a table', wideTable],
    ['links', filled('[a](b')],
    ['brackets', filled('[')],
    ['link definitions', filled('[a]: b "\n')],
    ['growing runs of backticks', growing],
    ['shrinking runs of backticks', growing.split(' ').reverse().join(' ')],
    ['code spans', filled('`a` ')],
    ['escaped backticks', filled('\\`')],
    ['inline comments that nothing closes', `a ${filled('<!--')}`],
    ['inline comments', `a ${filled('<!---->')}`],
    ['tags', filled('<a ')],
    ['attributes', `<a${filled(' a')}`],
    ['HTML blocks', filled('<div>\n\n')],
    ['stars', filled('*')],
    ['ampersands', filled('&')],
    ['tabs', filled('\t')],
    ['blank lines', filled('\n')],
    ['carriage returns', filled('\r')],
    ['paragraphs', filled('a\n\n')],
    ['one paragraph', filled('a\n')],
    ['headings', filled('a\n=\n')],
    ['backslashes', filled('\\')],
    ['halves of characters', filled('\uD800')],
    ['quoted commands', filled('> /docs no\n')],
    ['commands in code', `\`\n${filled('/docs no\n')}\``],
    ['dashes in code', filled('```\n-- \n```\n')],
  ];

  test.each(closed)('%s', (_what, hostile) => {
    expect(read(hostile)).toBeNull();
    expect(read(`${hostile}\n\n/docs fix`)).toEqual(instruction('fix'));
    expect(read(`/docs fix\n\n${hostile}\n\n/docs retry`)).toMatchObject({ kind: 'instruction' });
  });

  test.each([
    ['an open comment', filled('<!--')],
    ['an open code block', filled('`')],
    ['open processing instructions', filled('<?')],
    ['signatures', filled('-- \n')],
  ])('%s', (_what, hostile) => {
    expect(read(`${hostile}\n\n/docs fix`)).toBeNull();
  });

  test.each([
    ['attributions', `/docs fix\n${filled('On 1\n')}x wrote:\n> a`],
    ['words of an attribution', `/docs fix\nOn ${filled('1 wrote: ')}x\n> a`],
    ['blanks before a period', `/docs report${filled(' ')}last-week x`],
    ['blank lines before the text', `/docs${filled(' \n')}fix`],
  ])('%s', (_what, hostile) => {
    expect(read(hostile)).toMatchObject({ kind: 'instruction' });
  });

  test('quoted lines behind an instruction', () => {
    expect(read(`/docs fix\n${filled('>\n')}`)).toEqual(instruction('fix'));
  });
});
