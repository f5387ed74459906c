import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutUserInfo } from '../../src/agent/git-address.ts';
import { forMany } from '../build/fuzz-runs.ts';
import { aService } from '../service/a-service.ts';

const HOST = '127.0.0.1:9';

test.each([
  ['https://ada:secret@example.com/a.git', 'https://example.com/a.git'],
  ['https://ada:s@cr@t@example.com/a.git', 'https://example.com/a.git'],
  ['https://ada:s@c/r#e?t@example.com/a.git', 'https://example.com/a.git'],
  ['https://ada:8080/secret@example.com/a.git', 'https://example.com/a.git'],
  ['https://secret@example.com/a@b.git', 'https://b.git'],
  ['https://example.com/a@b', 'https://example.com/a@b'],
  ['https://[::1]/a@b', 'https://[::1]/a@b'],
  ['https://example.com:8080/a.git', 'https://example.com:8080/a.git'],
  ['git@example.com:a/b.git', 'git@example.com:a/b.git'],
  ["'https://e.org/a@b' and 'http://ada:se//cr@t@e.org/'", "'https://e.org/a@b' and 'http://e.org/'"],
])('%s is shown as %s', (address, shown) => expect(withoutUserInfo(address)).toBe(shown));

test('no password without blanks is shown, whatever it holds', () => {
  const part = fc.stringMatching(/^[!-~]{1,30}$/).map((text) => `<${text}>`);
  forMany(100, [part], (password) => {
    expect(withoutUserInfo(`fatal: 'ssh://ada:${password}@${HOST}/a.git'.`)).toBe(`fatal: 'ssh://${HOST}/a.git'.`);
  });
});

describe('a project whose git address has a password', () => {
  const SHOWN_NOWHERE = '%s shows no part of it: not in an answer, the log or the database';
  test.each(['s3cr@t-w@rd', 's3cr%40t%2Fw%23rd'])(SHOWN_NOWHERE, async (password) => {
    // Ids are hexadecimal, so the name must not be.
    const git = `http://wilma:${password}@${HOST}/handbook.git`;
    await using world = await aService({ projects: [{ id: 'handbook', git }], pullRequests: false });
    const { id } = await world.create('Describe it.');
    const job = await world.finished(id);
    expect(job).toMatchObject({ status: 'failed', source: { repository: `http://${HOST}/handbook.git` } });
    const stored = await readFile(join(world.folder, 'service.sqlite'), 'latin1');
    const journal = await readFile(join(world.folder, 'service.sqlite-wal'), 'latin1').catch(() => '');
    for (const shown of [JSON.stringify(job), world.log.join('\n'), stored, journal])
      expect(shown).not.toMatch(/s3cr|rd@|wilma/);
  });

  const REFUSED = 'that git would end early (%s) is refused before anything is contacted, and not shown';
  test.each(['s3cr@t/w@rd', 's3cr#t', '33/s3cr@t', 's3c?rt'])(REFUSED, async (password) => {
    const git = `http://ada:${password}@${HOST}/handbook.git`;
    const refused = aService({ projects: [{ id: 'handbook', git }], pullRequests: false });
    const words = /^projects\.0\.git: expected %40, %2F, %3F and %23 for each @, \/, \? and # in/;
    await expect(refused).rejects.toThrow(words);
  });
});
