import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT, trackedFiles } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...trackedFiles('docs/*.md')];

/** As GitHub makes them of headings. */
function anchorsIn(text: string): readonly string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/ /g, '-'));
}

const PROMISE =
  "For one comment at most one job is ever started, whatever is re-run, cancelled, crashed, duplicated or run in parallel. The request that starts it is repeated only after 429, or when it was certainly not sent. If we can't tell whether it arrived, the comment says so, and it is not sent again.";

test.each([
  ['README.md', 1_300],
  ['docs/agent.md', 900],
  ['docs/compare.md', 500],
  ['docs/service.md', 1_000],
])('%s has at most %i words', (page, most) => expect(read(page).split(/\s+/).length).toBeLessThanOrEqual(most));

describe('the README', () => {
  test('needs two commands on a fresh machine, on one line', () => {
    const [block = ''] = /(?<=^```sh\n).*?(?=^```$)/ms.exec(read('README.md')) ?? [];
    const commands = block.split('\n').map((line) => line.replace(/#.*/, '').trim());
    expect(commands.filter(Boolean)).toEqual(['npm ci && npm run demo']);
  });

  test('lists every recipe', () => {
    expect(trackedFiles('examples/*.yml').filter((path) => !read('README.md').includes(`](${path})`))).toEqual([]);
  });

  test('leads to every page of the documentation', () => {
    const pages = trackedFiles('docs/*.md').filter((path) => !path.startsWith('docs/decisions/'));
    expect(pages.filter((path) => !read('README.md').includes(`](${path}`))).toEqual([]);
  });
});

test('the page of the costs computes its tables from the price, and from the schedules of the recipes', () => {
  const page = read('docs/costs.md');
  const [, price] = /costs \$([\d.]+)/.exec(page) ?? [];
  const [, minutes = '', hours = ''] = /cron: '(\S+) (\S+) \* \* 1-5'/.exec(read('examples/settle.yml')) ?? [];
  const [first = 0, last = 0] = hours.split('-').map(Number);
  const runs = minutes.split(',').length * (last - first + 1);
  const weeks = 52 / 12;
  const settling = runs * 5 * weeks;
  const [, days = ''] = /cron: '\d+ \* \* \* (\S+)'/.exec(read('examples/fleet.yml')) ?? [];
  const lists = days.split(',').length * 24;
  let repositories = 1;
  const taken: readonly (readonly [RegExp, (count: number, other: number) => number])[] = [
    [/^(\d+) jobs of (\d+) minutes that wait$/, (count, length) => count * length],
    [/^(\d+) jobs that don't wait, and `settle.yml`$/, (count) => count + settling],
    [/^(\d+) (?:comments that only link to `\/docs`|check by `doctor.yml`)$/, (count) => count],
    // Its lists are made once for all projects.
    [/^a weekly report by `fleet.yml`$/, () => weeks * (1 + lists / repositories)],
  ];
  const rows = page.split('\n').flatMap((line) => {
    repositories = Number(/in a month, in (\d+) repositories together/.exec(line)?.[1] ?? repositories);
    const [, what, ...shown] = /^\| (.*) \| ([\d,]+) \| ([\d,.]+) \|$/.exec(line) ?? [];
    if (what === undefined) return [];
    const [one, other] = [...what.matchAll(/\d+/g)].map(Number);
    const minutesOf = taken.find(([pattern]) => pattern.test(what))?.[1];
    const all = repositories * (minutesOf?.(one ?? 0, other ?? 0) ?? 0);
    const dollars = (all * Number(price)).toLocaleString('en', { style: 'currency', currency: 'USD' });
    return [{ shown, computed: [Math.round(all).toLocaleString('en'), dollars.slice(1)] }];
  });
  expect(rows.map(({ shown }) => shown)).toEqual(rows.map(({ computed }) => computed));
  expect(rows).toHaveLength(9);
  expect(page).toContain(`runs ${runs} times a weekday`);
  expect(page).toContain(`up to ${Math.floor(settling / 9)} jobs of 10 minutes`);
});

test('the promise is made in the agreed words', () =>
  expect(read('docs/guarantees.md').split('\n')).toContain(PROMISE));

describe('what troubleshooting says about messages', () => {
  const [, section = ''] = read('docs/troubleshooting.md').split('## What the step says\n');
  const sentences = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((row) => row[1] ?? '');
  const sources = trackedFiles('src/*.ts').map(read).join('\n');

  test('has a dozen sentences', () => expect(sentences.length).toBeGreaterThan(11));

  test.each(sentences)('is said by the action: %s', (sentence) => {
    // The status of a refusal is filled in when it is known.
    const pieces = sentence.replace(/\(HTTP \d+\)\.$|^The service /g, '').split('…');
    expect(pieces.filter((piece) => !sources.includes(piece.trim()))).toEqual([]);
  });
});

const existsNear = (page: string, path: string): boolean => existsSync(join(ROOT, dirname(page), path));
const hasHeading = (page: string, link: string): boolean => {
  const [file = '', anchor = ''] = link.split('#');
  return anchorsIn(read(file === '' ? page : join(dirname(page), file))).includes(anchor);
};

describe.each(PAGES)('%s', (page) => {
  test.each<readonly [string, RegExp, (page: string, name: string) => boolean]>([
    ['links to files', /\]\((?!https?:)([^)#]+)/g, existsNear],
    ['links to headings', /\]\((?!https?:)([^)#]*#[^)]+)\)/g, hasHeading],
    ['shows pictures', /(?:src|srcset)="([^"]+)"/g, existsNear],
    ['names scripts', /npm run (?:--silent )?([\w:-]+)/g, (_page, name) => Object.hasOwn(manifest.scripts, name)],
  ])('%s that exist', (_what, pattern, exists) => {
    const named = [...read(page).matchAll(pattern)].map(([, name = '']) => name);
    expect(named.filter((name) => !exists(page, name))).toEqual([]);
  });
});

test('no sentence is on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const page of PAGES.filter((path) => /^README|^docs\/(?!decisions)/.test(path))) {
    const prose = read(page).replace(/^```[\s\S]*?^```$|^\|.*$/gm, '');
    for (const sentence of prose.split(/(?<=[.!?])\s+|\n/)) {
      const plain = sentence.replace(/[^\p{L}\p{N} ]/gu, '').trim();
      if (plain.split(' ').length < 7) continue;
      const other = seen.get(plain.toLowerCase());
      if (other !== undefined && other !== page) twice.push(`${other} and ${page}: ${sentence}`);
      seen.set(plain.toLowerCase(), page);
    }
  }
  expect(twice).toEqual([]);
});

test('CONTRIBUTING.md describes every place of the sources', () => {
  const entries = ['src', 'src/action'].flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true }));
  const places = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const given = [...read('CONTRIBUTING.md').matchAll(/^\| `([\w-]+(?:\/|\.ts))` \| /gm)].map((row) => row[1]);
  expect([...places].sort()).toEqual([...new Set(given)].filter((place) => place !== undefined).sort());
});
