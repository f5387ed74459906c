import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pageOf, readAccess, readerOf } from '../../src/service/access-log.ts';
import { openDatabase } from '../../src/service/database.ts';
import { DayKeys } from '../../src/service/day-keys.ts';
import { isPageCount } from '../../src/service/visit-lines.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addProjects } from '../../src/service/visits.ts';
import { importVisits, type VisitFormat } from '../../src/service/visits-import.ts';
import { aFolder, runService } from './world.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const CLAUDE = 'Claude-User (claude-code/2.1.332; +https://support.anthropic.com/)';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ADDRESS = '192.0.2.7';

function aLine({
  address = ADDRESS,
  request = 'GET /guides/keys HTTP/2.0',
  status = 200,
  agent = FIREFOX,
  day = 9,
} = {}) {
  const time = `${String(day).padStart(2, '0')}/Nov/2026:10:30:00 +0000`;
  return `${address} - - [${time}] "${request}" ${status} 5120 "https://example.com/" "${agent}"\n`;
}

/** A database with a project, to which `add` imports a file. */
async function aPlace() {
  const folder = await aFolder();
  const file = join(folder.path, 'd.sqlite');
  const inDatabase = <T>(use: (database: ReturnType<typeof openDatabase>) => T): T => {
    using database = openDatabase(file);
    return use(database);
  };
  inDatabase((database) => addProjects(database, ['handbook']));
  const counts = () =>
    inDatabase((database) => {
      const all = { reader: 0, from: null, to: null, limit: 250, offset: 0 };
      return new VisitorCounts(database, () => 0).answer('handbook', all);
    });
  const add = async (content: string | Uint8Array, format: VisitFormat = 'combined'): Promise<string> => {
    await writeFile(join(folder.path, 'access.log'), content);
    return importVisits(join(folder.path, 'access.log'), { project: 'handbook', database: file, format });
  };
  return { ...folder, file, inDatabase, counts, add };
}

describe('an access log', () => {
  const LOG = [
    aLine(),
    aLine({ request: 'GET /guides/keys/?from=mail HTTP/1.1', status: 304 }),
    aLine({ address: '2001:db8::1', request: 'GET /guides/keys.html HTTP/1.1', status: 206 }),
    aLine({ agent: CLAUDE }),
    aLine({ day: 10 }),
    aLine({ agent: GOOGLE }),
    aLine({ request: 'GET /main.css HTTP/1.1' }),
    ...[404, 301, 500].map((status) => aLine({ status })),
    aLine({ request: 'HEAD / HTTP/1.1' }),
    aLine({ request: '\\x16\\x03\\x01', status: 400 }),
  ].join('');

  test('gives visits of pages by people and AI readers, and says what else it has', async () => {
    await using place = await aPlace();
    expect((await place.add(LOG)).split('\n')).toEqual([
      `Added 4 visits to the project handbook in ${place.file}.`,
      'The input has 4 visitors.',
      '1 visit was already there, or was listed twice.',
      'Requests left out: 1 by bots; 1 for files other than pages; 5 not GET with 200, 206 or 304.',
      'The first was at 2026-11-09T10:30:00.000Z, the last at 2026-11-10T10:30:00.000Z.',
    ]);
    // The same person is another visitor on another day.
    const row = { path: '/guides/keys', human: 3, ai: 1, total: 4 };
    expect(place.counts()).toMatchObject({ totals: { human: 3, ai: 1, total: 4 }, visitors: [row] });
  });

  test('leaves no address in the database, and may be imported twice, with gzip or without', async () => {
    await using place = await aPlace();
    await place.add(gzipSync(LOG));
    const stored = place.inDatabase((database) => database.prepare('SELECT name FROM visitors').all());
    expect(stored.map(({ name }) => name)).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{22}$/)));
    expect(await place.add(`${LOG}${aLine({ address: '192.0.2.8' })}`)).toMatch(
      /^Added 1 visit .*\n.* 5 visitors\.\n5 visits were/,
    );
    expect(place.counts().totals.total).toBe(5);
  });

  const many = (addresses: readonly string[]): string =>
    Array.from({ length: 100 }, (_, index) => aLine({ address: addresses[index % addresses.length] ?? '' })).join('');

  test.each([
    ['one address', [...Array(9).fill('8.0.0.1'), '2a00::1'], 'Nearly all visits come from one address'],
    ['private addresses', ['127.0.0.1', '::1', '10.1.2.3', 'fd00::1'], 'No visit comes from a public address'],
    ['several addresses', ['8.0.0.1', '8.0.0.2', '10.1.2.3', '2a00::1'], null],
  ])('with %s is what a proxy may have left', async (_name, addresses, words) => {
    await using place = await aPlace();
    const said = await place.add(many(addresses));
    if (words === null) expect(said).not.toContain('proxy');
    else expect(said).toMatch(new RegExp(`\\n${words}.* proxy.*reader's address`));
    for (const address of addresses) expect(said).not.toContain(address);
  });

  test('is left out where the key of its day has been deleted, a month after its first import', async () => {
    await using place = await aPlace();
    expect(await place.add('')).toMatch(/^The input has no visits; nothing was added [^\n]*$/);
    await place.add(aLine());
    place.inDatabase((database) => database.exec('UPDATE dayKeys SET made = 0'));
    const again = await place.add(aLine() + aLine({ day: 10 }));
    expect(again).toMatch(
      /^Added 1 visit .*\n.* 1 visitor\.\nRequests left out: 1 of days first imported over a month ago\.\n/,
    );
    const keys = place.inDatabase((database) => database.prepare('SELECT key FROM dayKeys ORDER BY day').all());
    expect(keys.map(({ key }) => key)).toEqual([null, expect.any(Uint8Array)]);
  });

  test("leaves no byte of a deleted day's key in the database's file", async () => {
    await using place = await aPlace();
    await place.add([1, 2, 3].map((day) => aLine({ day })).join(''));
    const rows = place.inDatabase((database) => database.prepare('SELECT key FROM dayKeys').all());
    const kept = async () => {
      const bytes = await readFile(place.file, 'latin1');
      return rows.map(({ key }) => key instanceof Uint8Array && bytes.includes(Buffer.from(key).toString('latin1')));
    };
    expect(await kept()).toEqual([true, true, true]);
    place.inDatabase((database) => database.exec('UPDATE dayKeys SET made = 0'));
    await place.add(aLine());
    expect(await kept()).toEqual([false, false, false]);
  });

  test('may have some lines that cannot be read, which are named by their numbers', async () => {
    await using place = await aPlace();
    const good = aLine().repeat(57);
    const said = await place.add(`${good}\n${ADDRESS} cut off\n\xff\n{"status": 200}\n`);
    expect(said).toContain('Requests left out: 3 not in the combined format (first: line 59, 60, 61).');
    await expect(place.add(`${good}${'?\n'.repeat(4)}`)).rejects.toThrow(
      /^4 of 61 lines of .*access\.log are not in the combined format \(first: line 58, 59, 60, 61\), more than 5%\.$/,
    );
    expect(place.counts().totals.total).toBe(1);
  });

  test.each<readonly [string, string | Uint8Array, VisitFormat, RegExp]>([
    ['a table of page counts', 'Page,Views\n/keys,1204\n', 'combined', /is a table of page counts\. One visitor/],
    ['that table as visits', '# 2026\nPage\tViews\n"/keys"\t"12"\n', 'jsonl', /access log instead, with --format comb/],
    ['counts in JSON', '{"page": "/guides/keys", "visitors": 12}\n', 'jsonl', /is a table of page counts\./],
    ['counts in a list', '[\n  {"page": "/guides/keys", "visitors": 12}\n]\n', 'jsonl', /is a table of page counts\./],
    ['a log without user agents', `${aLine().split(' "http')[0]}\n`, 'combined', /5%\. Some have no user agent, /],
    ['a log in UTF-16', Buffer.from(`\ufeff${aLine()}`, 'utf16le'), 'combined', /5%\. The file is in UTF-16; /],
    [
      'a log of Caddy',
      '{"status": 200}\n',
      'combined',
      /more than 5%\. Some are JSON, as Caddy writes; .* transform-encoder/,
    ],
    ['that without its format', aLine(), 'jsonl', /\.log, line 1: this is an access log\. Add --format combined\.$/],
    ['a file that ends early', gzipSync(aLine()).subarray(0, 40), 'combined', /\.log can't be read: unexpected end/],
  ])('is not %s, which is refused with the reason', async (_name, content, format, words) => {
    await using place = await aPlace();
    await expect(place.add(content, format)).rejects.toThrow(words);
    expect(place.counts().totals.total).toBe(0);
  });

  test('is imported by the command with --format combined', async () => {
    await using place = await aPlace();
    const command = ['import', '--project=handbook', `--database=${place.file}`, '--format'];
    expect(await runService(place.path, [...command, 'combined'], LOG)).toMatchObject({ code: 0, stderr: '' });
    const wrong = await runService(place.path, [...command, 'common'], LOG);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/^--format: expected jsonl or combined\./) });
    const votes = await runService(place.path, [...command, 'combined', '--feedback=x']);
    expect(votes).toMatchObject({ code: 2, stderr: expect.stringMatching(/^--feedback takes jsonl only\./) });
  });
});

describe('keys of days', () => {
  test('give a visitor one name a day, and tell if another import was first', async () => {
    await using place = await aPlace();
    const [at, next] = [Date.UTC(2026, 10, 9), Date.UTC(2026, 10, 10)];
    place.inDatabase((database) => {
      const [one, other] = [new DayKeys(database, at), new DayKeys(database, at)];
      const name = one.nameOf('ann', at);
      expect([one.nameOf('ann', next - 1), one.nameOf('ann', next), one.nameOf('bob', at)]).toEqual([
        name,
        ...[name, name].map((each) => expect.not.stringMatching(String(each))),
      ]);
      expect(other.nameOf('ann', at)).not.toBe(name);
      one.store(at);
      expect(() => other.store(at)).toThrow('Another import of the same days has just ended.');
      expect(new DayKeys(database, next).nameOf('ann', at)).toBe(name);
    });
  });
});

describe('a line of a log', () => {
  const at = Date.UTC(2026, 10, 9, 9, 0, 5);
  const read = { path: '/a', visitor: `${ADDRESS} Firefox (X; Y)`, kind: 'human', at };
  const rest = '[09/Nov/2026:10:00:05 +0100] "GET /a HTTP/1.1" 200';

  test.each([
    [`${ADDRESS} - - ${rest} 12 "-" "Firefox (X; Y)"`, read],
    [`${ADDRESS} - - ${rest} - "-" "Firefox (X; Y)" "203.0.113.1" 0.004\r`, read],
    [`docs.example.com:443 ${ADDRESS} - - ${rest} 12 "-" "Firefox (X; Y)"`, read],
    // A byte order mark, and what a crash leaves.
    [`\xef\xbb\xbf\0\0${ADDRESS} - - ${rest} 12 "-" "Firefox (X; Y)"`, read],
    [`::1 - ann lee ${rest} 12 "http://[::1]/\\"" "Firefox \\"(X)\\""`, { ...read, visitor: '::1 Firefox \\"(X)\\"' }],
    [`${ADDRESS} - - ${rest} 12 "-" "-"`, 'bot'],
    [`${ADDRESS} - - ${rest} 12`, 'unread'],
    [`${ADDRESS} - - ${rest.replace('Nov', 'Nop')} 12 "-" "x"`, 'unread'],
    [`${ADDRESS} - - ${rest.replace('09/Nov', '31/Feb')} 12 "-" "x"`, 'unread'],
    ['{"request": {"method": "GET"}, "status": 200}', 'unread'],
  ])('%s', (line, access) => expect(readAccess(line)).toEqual(access));

  test('is read in a time that grows with its length only', () => {
    const started = performance.now();
    for (const part of ['[', '"', '\\', ' -', '[09/Nov/2026:10:00:05 +0100] "'])
      readAccess(`a ${part.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  const PAGES = {
    '/guides/keys': ['', '/', '.html', '.htm', '/index.html', '/index', '?a=/b/', '#c'].map(
      (end) => `/guides/keys${end}`,
    ),
    '/': ['/', '/index.html', '//', '/?q', 'https://example.com', 'https://example.com/'],
    '/caf%C3%A9': ['/caf%c3%a9', '/caf%C3%A9', '/caf\\xC3\\xA9', '/caf\xc3\xa9'],
    '/Guides/v1.2': ['/Guides/v1.2'],
    '/a.html.md': ['/a.html.md'],
    none: ['/a.CSS', '/logo.svg?v=1', '/llms.txt', '/feed.xml', '/_next/image', '', '*', `/${'a'.repeat(2_048)}`],
  };
  test.each(Object.entries(PAGES))('asks for the page %s in all its variants', (page, targets) =>
    expect(targets.map((target) => pageOf(target) ?? 'none')).toEqual(targets.map(() => page)),
  );

  const MOZILLA = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko';
  const READERS = {
    human: [
      FIREFOX,
      `${MOZILLA}) Version/17.5 Safari/605.1.15`,
      `${MOZILLA}) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`,
    ],
    ai: [
      CLAUDE,
      ...['ChatGPT-User', 'Perplexity-User', 'opencode'].map((name) => `${MOZILLA}; compatible; ${name}/1.0)`),
    ],
    bot: [
      ...[
        GOOGLE,
        `${MOZILLA}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
        'Barcode (+https://example.com/code)',
      ],
      ...['UptimeRobot/2.0', 'curl/8.5.0', 'python-requests/2.31', 'Mozilla/5.0 zgrab/0.x', 'sqlmap/1.5', ''],
    ],
  };
  test.each(Object.entries(READERS))('tells a reader by the user agent: %s', (reader, agents) =>
    expect(agents.map((agent) => [agent, readerOf(agent)])).toEqual(agents.map((agent) => [agent, reader])),
  );
});

describe('a page count', () => {
  test.each([
    ['/guides/keys,1204', true],
    ['"https://example.com/guides";"1 204";12.5%', true],
    ['Keys\t/guides/keys\t12', true],
    ['{"path":"/guides","pageviews":"12"}', true],
    ['{"path":"/a","visitor":"b","kind":"ai","time":"2026-11-09T10:30:00Z","hits":3}', false],
    ['192.0.2.7 - - [09/Nov/2026:10:00:05 +0100] "GET /a HTTP/1.1" 200 12 "-" "a,/b,12,c"', false],
    ['Page,Views', false],
    ['2026-11-09,12', false],
  ])('%s: %s', (line, is) => expect(isPageCount(line)).toBe(is));
});
