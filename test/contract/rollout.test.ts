import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder } from '../service/world.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';

type Files = Readonly<Record<string, string>>;

const [OLD_KEY, NEW_KEY] = ['docs_old0123456789abcdef', 'docs_new0123456789abcdef'];
const [VARIABLE, SECRET] = ['actions/variables/DOCS_PROJECT_ID', 'actions/secrets/DOCS_AGENT_API_KEY'];
const CALLER = 'contents/.github/workflows/docs.yml';
const BRANCH = 'docs-agent-rollout';
const PULL = `pulls?state=open&head=acme:${BRANCH}`;

/** A new repository, and one that is half set up: with another caller, and the branch of an earlier pull request. */
const BEFORE: Files = {
  ...{ 'app/git/ref/heads/main': 'main\n', 'app/actions/variables/OTHER': 'x\n', 'app/actions/secrets/OTHER': 'x\n' },
  ...{ [`app/${CALLER.replace('docs', 'ci')}`]: 'sha4 Y2k=\n', 'api/git/ref/heads/main': 'main\n' },
  ...{ [`api/${VARIABLE}`]: 'wrong\n', [`api/${SECRET}`]: `${OLD_KEY}\n`, [`api/git/ref/heads/${BRANCH}`]: 'left\n' },
  ...{ [`api/${CALLER}`]: 'sha8 bWFpbg==\n', [`api/${CALLER}?ref=${BRANCH}`]: 'sha4 bGVm\n' },
};

async function aRollout() {
  const folder = await aFolder();
  const at = (...names: readonly string[]): string => join(folder.path, ...names);
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  };
  const github = async (): Promise<Files> => {
    const entries = await readdir(at('github/repos/acme'), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const files = paths.map(async (path) => [
      path.slice(at('github/repos/acme/').length),
      await readFile(path, 'utf8'),
    ]);
    return Object.fromEntries(await Promise.all(files));
  };
  await copyFile(join(import.meta.dirname, 'scripted-gh.sh'), at('gh'));
  await chmod(at('gh'), 0o755);
  for (const [path, content] of Object.entries(BEFORE)) await write(`github/repos/acme/${path}`, content);
  // The last line has no end, as editors may leave it.
  await write('list', 'acme/app app\r\n# Later: acme/late late\nacme/gone gone\n\nacme/api api');
  await write('key', `${OLD_KEY}\n`);
  const caller = await readFile(join(ROOT, 'examples/reusable-caller.yml'), 'utf8');
  await write('caller', caller.replaceAll('YOUR-ORG', 'acme'));
  const run = async (script: string, ...names: readonly string[]) => {
    await write('calls', '');
    const env = { PATH: `${folder.path}:${process.env['PATH']}`, SCRIPTED_GH: folder.path };
    const options = { cwd: folder.path, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'examples', script), ...names], options);
    const says = stdout.split('\n').filter(Boolean);
    return { status, says, stderr, calls: await readFile(at('calls'), 'utf8'), github: await github() };
  };
  return { write, run, content: async () => (await readFile(at('caller'))).toString('base64'), ...folder };
}

describe('rollout.sh', () => {
  test('sets up every repository once, and goes on after one that fails', async () => {
    await using rollout = await aRollout();
    const dry = await rollout.run('rollout.sh', '--dry-run', 'list', 'key', 'caller');
    expect([dry.status, dry.github]).toEqual([1, BEFORE]);
    expect(dry.says).toContain('acme/app: would set the secret');

    const first = await rollout.run('rollout.sh', 'list', 'key', 'caller');
    expect([first.status, first.says]).toEqual([1, dry.says.map((line) => line.replace('would ', ''))]);
    expect(first.stderr).toMatch(/HTTP 404\)\nacme\/gone: failed\nFailed: acme\/gone\n$/);
    expect(first.calls).not.toContain(OLD_KEY);
    const content = await rollout.content();
    for (const name of ['app', 'api']) {
      expect(first.github).toMatchObject({
        ...{ [`${name}/${VARIABLE}`]: `${name}\n`, [`${name}/${SECRET}`]: `${OLD_KEY}\n` },
        [`${name}/${CALLER}?ref=${BRANCH}`]: `sha${content.length} ${content}\n`,
        [`${name}/${PULL}`]: `https://github.com/acme/${name}/pulls/1\n`,
      });
    }

    const second = await rollout.run('rollout.sh', 'list', 'key', 'caller');
    expect([second.status, second.github]).toEqual([1, first.github]);
    expect(second.says).toEqual(
      ['app', 'api'].map((each) => `acme/${each}: merge https://github.com/acme/${each}/pulls/1`),
    );
    expect(second.calls).not.toMatch(/--method|field|secret set/);
  });

  test('brings a new caller into an open pull request, and says nothing once it is merged', async () => {
    await using rollout = await aRollout();
    await rollout.write('list', 'acme/api api\n');
    await rollout.run('rollout.sh', 'list', 'key', 'caller');
    await rollout.write('caller', 'name: Other\n');
    const newer = await rollout.run('rollout.sh', 'list', 'key', 'caller');
    expect([newer.status, newer.says]).toEqual([0, ['acme/api: update https://github.com/acme/api/pulls/1']]);
    const merged = newer.github[`api/${CALLER}?ref=${BRANCH}`] ?? '';
    expect(merged).toBe(`sha16 ${await rollout.content()}\n`);
    await rollout.write(`github/repos/acme/api/${CALLER}`, merged);
    const last = await rollout.run('rollout.sh', 'list', 'key', 'caller');
    expect([last.status, last.says, last.stderr]).toEqual([0, [], '']);
  });

  test('refuses a caller that names no organization yet', async () => {
    await using rollout = await aRollout();
    await rollout.write('caller', 'uses: YOUR-ORG/workflows/.github/workflows/reusable.yml@main\n');
    expect(await rollout.run('rollout.sh', 'list', 'key', 'caller')).toMatchObject({ status: 2, calls: '' });
  });
});

test('rotate-key.sh replaces the secret where there is one, and names the other repositories', async () => {
  await using rollout = await aRollout();
  await rollout.write('keys/api', `${NEW_KEY}\n`);
  const dry = await rollout.run('rotate-key.sh', '--dry-run', 'list', 'keys');
  expect([dry.status, dry.github, dry.says]).toEqual([1, BEFORE, ['acme/api: would replace the secret']]);
  const { stderr, github, calls } = await rollout.run('rotate-key.sh', 'list', 'keys');
  expect([stderr, github]).toEqual([
    expect.stringMatching(/Failed: acme\/app acme\/gone\n$/),
    { ...BEFORE, [`api/${SECRET}`]: `${NEW_KEY}\n` },
  ]);
  expect(calls).not.toContain(NEW_KEY);
});

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;
test.skipIf(!hasShellcheck)('the scripts of examples/ are clean (needs shellcheck)', () => {
  const { stdout } = spawnSync('shellcheck', trackedFiles('examples/*.sh'), { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
});
