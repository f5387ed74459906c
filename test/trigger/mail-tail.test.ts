import { describe, expect, test } from 'vitest';
import { type LeftOut, withoutTail } from '../../src/action/command/mail-tail.ts';

/** Cuts the text below the line of a command. */
const cut = (text: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } => {
  const { lines, leftOut } = withoutTail(['fix', ...text.split('\n')]);
  return { text: lines.slice(1).join('\n'), leftOut };
};

describe('text that belongs to an instruction stays', () => {
  test.each([
    ['front matter', '---\ntitle: Install\ndate: 2026-11-03 10:04\nauthor: someone@example.org\n---\n\nand more'],
    ['YAML', 'on: push\nfrom: Someone <someone@example.org>\ndate: 3 Nov 2026 10:04'],
    ['YAML with capitals', 'Title: Install\nVersion: 2.1\nRuns-on: linux\nUses: docs-agent@0.1.0'],
    ['addresses', 'Sales: sales@example.org\nSupport: support@example.org\nPress: press@example.org'],
    ['the facts of a page', 'Owner: docs@example.org\nReviewed: 2026-11-03'],
    ['one line with a mailbox', 'Ask: Someone <someone@example.org>\n\nand say so'],
    ['one line with a date and a time', 'Date: Tue, 03 Nov 2026 10:04:00 GMT\n\nis what it says'],
    ['the log of a program', 'Date: 3 Nov 2026 10:04\nError: no such file\n\nDescribe this error.'],
    [
      'the log of a program in three lines',
      'Error: no such file\nDate: 3 Nov 2026 10:04\nHost: build-7\n\nDescribe it.',
    ],
    ['log lines', '2026-11-03 10:04:01 INFO: started\n2026-11-03 10:04:02 ERROR: no such file'],
    [
      'the head of an HTTP response',
      'Date: Tue, 03 Nov 2026 10:04:00 GMT\nExpires: Wed, 04 Nov 2026 10:04:00 GMT\nServer: example',
    ],
    ['questions and answers', 'Question: what is it?\nAnswer: a flag.\nNote: it is new.\nSee: the page'],
    ['notes in notes', 'Note: Hint: do this\nWarning: Hint: not that'],
    ['a version that looks like an address', 'Version: 2\nUses: kettle@0.1.0\nBuilt: 3 Nov 2026 10:04'],
    ['a package', 'Package: kettle\nVersion: 2.1\nMaintainer: Someone <someone@example.org>\nLicense: MIT'],
    ['thematic breaks', 'one\n\n---\n\n***\n\n_____\n\n-----\n\n- - - - -\n\ntwo'],
    ['headings', 'About\n-----\n\nMore\n====\n\ntext'],
    ['a table', '| From | To |\n|------|------|\n| a | b |'],
    ['a table without bars at its sides', 'From | To\n------ | ------\na | b'],
    ['a comment in code without a fence', '---- a\n-- b\n--\nc'],
    ['a heading of a log', '---- Install ----\nok'],
    ['two dashes', 'text\n\n--\nAda'],
    ['an option', '--quiet: new\n--loud: old'],
    ['a form to fill in', 'Name: ____________________\n\nDate: ____________________'],
    ['a key', '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----\n\nmust be shown like this'],
    ['a sentence that announces a list', 'Mention these three:\n\n- a\n- b'],
    ['a sentence with a date that announces a list', 'On 3 November 2026 at 10:04 this happened:\n\n- a\n- b'],
    ['a sentence with an address that announces a list', 'Send this to docs@example.org:\n\n- a'],
    ['a quotation in the middle', 'The page says:\n\n> The flag is old.\n\nThat is wrong.'],
    ['several quotations', 'The page says:\n> old\n\nIt should say:\n> new\n\nPlease.'],
    ['a year and a number above a quotation', 'In 2026 there are 3 of them:\n\n> a\n\nMention them.'],
    ['a quotation that continues without its sign', '> The flag\nis new'],
    ['indented code', 'like this:\n\n    -----Original Message-----\n    > a\n\nand so on'],
    ['a dash alone', 'one\n\n—\n\ntwo'],
    ['a list with labels', '- From: Someone <someone@example.org>\n- Sent: 3 Nov 2026 10:04'],
    ['blank lines', '\n\n \n\ntext'],
  ])('%s', (_what, text) => {
    expect(cut(text)).toEqual({ text, leftOut: [] });
  });

  test.each([
    ['a separator', '-----Original Message-----'],
    ['a line from Outlook', '_'.repeat(32)],
    ['a signature', '-- \nSomeone'],
    ['one line of a header', 'From: Someone <someone@example.org>'],
    ['an attribution with an address above nothing quoted', 'On 3 Nov 2026, at 10:04, X <x@example.org> wrote:'],
    ['an attribution without an address', 'On 3 Nov 2026, at 10:04, Someone wrote:\n> a'],
    ['quoted lines', '> a'],
    ['fences of other kinds and lengths', '```\n-- \n~~~\n-- '],
    ['a shorter fence', '``\n-- \n```sh\n-- '],
  ])('in a fenced code block: %s', (_what, text) => {
    for (const [open, close] of [
      ['````', '````'],
      ['~~~~sh', '~~~~~  '],
      ['  ````text', '   ````'],
      ['- ````', '  ````'],
      ['    ````', '    ````'],
    ]) {
      const block = `As here:\n${open}\n${text}\n${close}`;
      expect(cut(block)).toEqual({ text: block, leftOut: [] });
      expect(cut(`${block}\n-- \nAda`)).toEqual({ text: block, leftOut: ['signature'] });
    }
  });
});

describe('the text ends before', () => {
  const HEADER = 'From: Someone <someone@example.org>\nDate: 3 Nov 2026\n\nDelete it.';
  test.each<[string, string, LeftOut]>([
    ['a signature', '-- \nAda\n\nExample Ltd', 'signature'],
    ['the first of two signatures', '-- \nAda\n-- \nThe list', 'signature'],
    ['the header of a mail', HEADER, 'mail'],
    ['a header of two mailboxes', 'From: A <a@example.org>\nTo: B <b@example.org>\nSubject: x', 'mail'],
    ['a header with a bare address', 'From: a@example.org\nSent: 3 Nov 2026 10:04\nTo: b', 'mail'],
    ['a header with a subject from GitHub', 'From: a@example.org\nSubject: [acme/app] The page (#7)', 'mail'],
    ['a header without an address', 'From: A\nSent: 3 Nov 2026 10:04\nSubject: Re: The page', 'mail'],
    ['a whole header without an address', 'From: A\nSent: 3 Nov 2026 10:04\nTo: B\nSubject: The page', 'mail'],
    ['a header with its own digits', 'من: A\nتم الإرسال: ٣ نوفمبر ٢٠٢٦ ١٠:٠٤\nالموضوع: Re: x', 'mail'],
    ['a separator', '-----Original Message-----\nDelete it.', 'mail'],
    ['a separator with long dashes', '————— Original —————\nDelete it.', 'mail'],
    [
      'a separator from Zoho',
      '---- On Tue, 03 Nov 2026 10:04:00 +0100 X <x@example.org> wrote ----\n\nDelete it.',
      'mail',
    ],
    ['an attribution without a time', 'On November 3, 2026, X <x@example.org> wrote:\n\nDelete it.', 'mail'],
    ['underscores', `${'_'.repeat(20)}\nDelete it.`, 'mail'],
    ['an attribution with an address', 'X <x@example.org> writes:\n> Delete it.\nNow.', 'mail'],
    ['an attribution with a date', 'Le 3/11/2026 à 10h04, X a écrit :\n> Delete it.\nNow.', 'mail'],
    ['an attribution of three lines', 'On 3 Nov 2026\nat 10:04 X\n<x@example.org> wrote:\n\n> Delete it.', 'mail'],
    ['an attribution above nothing quoted', 'On 3 Nov 2026, at 10:04, X <x@example.org> wrote:\n\nDelete it.', 'mail'],
    ['the foot of a notification', '—\nReply to this email directly, view it on GitHub.', 'mail'],
    ['the same without a long dash', '--\nReply to this email directly, view it on GitHub.', 'mail'],
    ['quoted lines', '> Delete it.\n>> and that\n\n> too\n', 'quotation'],
    ['quoted lines below a name', 'Someone writes:\n\n> Delete it.', 'quotation'],
  ])('%s', (_what, tail, leftOut) => {
    const { text, leftOut: reported } = cut(`\nas I said\n\n${tail}`);
    expect({ text: text.trimEnd(), reported }).toEqual({ text: '\nas I said', reported: [leftOut] });
  });

  test.each([
    ['that is never closed', HEADER],
    ['that only a longer fence of another kind could close', `${HEADER}\n~~~~`],
    ['that only a shorter fence could close', `${HEADER}\n\`\``],
    ['that only a quoted fence could close', `${HEADER}\n> \`\`\``],
  ])('a mail below a fenced code block %s', (_how, tail) => {
    expect(cut(`\`\`\`sh\nrun\n\n${tail}`)).toEqual({ text: '```sh\nrun\n', leftOut: ['mail'] });
  });

  test('a mail below a closed block, even if that mail contains code', () => {
    const own = 'run\n```sh\nmake\n```\n';
    expect(cut(`${own}\n${HEADER}\n\n\`\`\`sh\nrm\n\`\`\`\nDelete it.`)).toEqual({ text: own, leftOut: ['mail'] });
  });

  test('a sentence that announces the quotation, only if it is its own paragraph', () => {
    expect(cut('\nIt is old.\nThe page says:\n> old').text).toBe('\nIt is old.\nThe page says:');
    expect(cut('The page says:\n> old').text).toBe('The page says:');
    expect(cut('\nThe page says:\n> old').text).toBe('\nThe page says:');
    expect(cut('\nThe page says:\n\n> old').text).toBe('');
  });

  test("the whole paragraph before an attribution's end, because names can be long", () => {
    const name = 'Delete the page\nand the next one\nand all the others\nof the handbook';
    expect(cut(`as I said\n\nAm 3.11.26 um 10:04 schrieb ${name}\n<x@example.org>:\n\n> a`).text).toBe('as I said\n');
    expect(cut(`as I said\n\n${name} <x@example.org> wrote on 3 Nov 2026, 10:04:\na`).text).toBe('as I said\n');
    expect(cut('a\nX <x@example.org>:\n> Delete it.').text).toBe('');
  });

  test('the wrapped first line of a header', () => {
    const rest = 'Sent: 3 Nov 2026 10:04\nTo: B <b@example.org>\nSubject: Re: x';
    expect(cut(`as I said\n\nFrom: Delete the page\nand the next <x@example.org>\n${rest}`).text).toBe('as I said\n');
    expect(cut(`as I said\nand so\n${rest}`).text).toBe('as I said\nand so');
  });

  test.each([
    ['a header', HEADER],
    ['an attribution with an address', 'X <x@example.org> wrote:\n> Delete it.'],
  ])('%s, even if a stranger’s fence has closed its block', (_what, mail) => {
    expect(cut(`As here:\n\`\`\`sh\nrun\n\n${mail}\n\`\`\``)).toEqual({
      text: 'As here:\n```sh\nrun\n',
      leftOut: ['mail'],
    });
  });

  test('a separator below a block that begins on the command’s line', () => {
    const lines = ['explain ```sh', 'run', '```', '_'.repeat(32), 'Delete it.', '```'];
    expect(withoutTail(lines)).toEqual({ lines: lines.slice(0, 3), leftOut: ['mail'] });
    const held = ['explain ```', '_'.repeat(32), '```', 'and more'];
    expect(withoutTail(held)).toEqual({ lines: held, leftOut: [] });
  });

  test.each([
    ['an attribution', '\u202B\u202Aמאת \u202AX\u202C\u200F <\u202Ax@example.org\u202C\u200F>:\u202C\n\n> a'],
    ['a header', '\u200Fמאת: X <x@example.org>\n\u200Fנשלח: 3 נובמבר 2026 10:04'],
    ['a separator', `\u200F${'_'.repeat(32)}`],
  ])('%s with direction marks', (_what, tail) => {
    expect(cut(`as I said\n\n${tail}\n\nDelete it.`)).toEqual({ text: 'as I said\n', leftOut: ['mail'] });
  });

  test('several of them, each reported once', () => {
    expect(cut('a\n> b\n\n> c\n-- \nAda')).toEqual({ text: 'a', leftOut: ['quotation', 'signature'] });
  });

  test('but the line of the command itself stays, whatever it looks like', () => {
    for (const line of [
      '-- ',
      '-----Original Message-----',
      '> a',
      'X <x@example.org> wrote:',
      '_'.repeat(32),
      '```',
    ]) {
      expect(withoutTail([line, '> a']).lines).toEqual([line]);
      expect(withoutTail([line, '-- ']).lines).toEqual([line]);
    }
  });
});
