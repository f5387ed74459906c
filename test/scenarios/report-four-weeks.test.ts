import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../src/playground/demo-site.ts';
import { type Asked, pageOf, row, startReportWorld, TOKEN } from './report-world.ts';
import { BOT } from './world.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The step has the real time: its report of last week ends here. */
const MONDAY = Math.floor((Date.now() / DAY_MS + 3) / 7) * 7 * DAY_MS - 3 * DAY_MS;
const CHANGED_AT = MONDAY - 31 * DAY_MS;

/** Makes a bare repository in which a commit changed `docs/api/keys.md` in the week that the report looks back to. */
async function changeDocs(folder: string): Promise<string> {
  const [site, bare] = [join(folder, 'site'), join(folder, 'docs.git')];
  await mkdir(join(site, 'docs/api'), { recursive: true });
  await git(['init', '--quiet', '--initial-branch=main', site]);
  for (const [text, at] of [
    ['Keys.', CHANGED_AT - 100 * DAY_MS],
    ['Keys, and how to rotate them.', CHANGED_AT],
  ] as const) {
    await writeFile(join(site, 'docs/api/keys.md'), text);
    await git(['-C', site, 'add', '--all']);
    await git(['-C', site, 'commit', '--quiet', '--message', text], { at });
  }
  await git(['clone', '--quiet', '--bare', site, bare]);
  return bare;
}

/** Four steady sections, and `/api`, which everyone reads three times as much since the week of the change. */
function visitors({ from }: Pick<Asked, 'from'>) {
  const isAfter = Date.parse(from) > CHANGED_AT;
  const section = (name: string, pages: number, factor = 1) =>
    Array.from({ length: pages }, (_, at) => row(`/${name}/${at}`, Math.round((100 + 3 * at) * factor), 40));
  const rows = [
    ...['faq', 'guides', 'news', 'tools'].flatMap((name) => section(name, 20)),
    ...section('api', 6, isAfter ? 3 : 1),
    row('/api/keys', isAfter ? 360 : 120, 40),
  ];
  return { totals: { human: 4_000, ai: 500, total: 4_400 }, rows };
}

test('a report that looks four weeks back says that the whole section of a changed page moved alike', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-four-weeks-'));
  try {
    const gitDir = await changeDocs(folder);
    await using world = await startReportWorld({
      repository: { gitDir },
      playing: (asked) => pageOf(visitors(asked), asked),
    });
    world.github.state.addToken(TOKEN, BOT, { issues: 'write', contents: 'read' });
    const { summary, files } = await world.report({ period: 'last-week', 'pages-root': 'docs' });
    expect(summary).toMatch(
      /- `\/api\/keys`: \*\*more people than the rest of the site\*\* \(120 → 360, expected 12\d\); .* The whole section `\/api` has more people, too\.\n/,
    );
    expect(JSON.parse(files?.json ?? '').didItHelp.alike).toEqual([
      { what: 'section', kind: 'human', verdict: 'more', path: '/api', pages: 6, alike: 6 },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
