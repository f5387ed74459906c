import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder } from '../service/world.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';

type Files = Readonly<Record<string, string>>;

const [OLD_KEY, NEW_KEY] = ['docs_old0123456789abcdef', 'docs_new0123456789abcdef'];
const [VARIABLE, SECRET] = ['actions/variables/DOCS_PROJECT_ID', 'actions/secrets/DOCS_AGENT_API_KEY'];
const BRANCH = 'docs-agent-rollout';
const PULL = `pulls?state=open&head=acme:${BRANCH}`;
/** A file as the scripted `gh` keeps it. */
function shown(text: string): string {
  const content = Buffer.from(text).toString('base64');
  return `sha${content.length} ${content}\n`;
}
const fileOn = (branch: string, name = 'docs.yml'): string => `contents/.github/workflows/${name}?ref=${branch}`;

/** A new repository; one that is half set up, with another `docs.yml` and the branch of an earlier pull request; an archived one. */
const BEFORE: Files = {
  ...{ 'app/git/ref/heads/main': 'main\n', 'app/actions/variables/OTHER': 'x\n', 'app/actions/secrets/OTHER': 'x\n' },
  ...{ [`app/${fileOn('main', 'ci.yml')}`]: 'sha4 Y2k=\n', 'api/git/ref/heads/main': 'main\n' },
  ...{ [`api/${VARIABLE}`]: 'wrong\n', [`api/${SECRET}`]: `${OLD_KEY}\n`, [`api/git/ref/heads/${BRANCH}`]: 'left\n' },
  ...{ [`api/${fileOn('main')}`]: 'sha8 bWFpbg==\n', [`api/${fileOn(BRANCH)}`]: 'sha4 bGVm\n' },
  ...{ kept: 'acme/kept main true\n', old: 'acme/api main false\n' },
};

async function aRollout(shell = 'sh') {
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
  await write('docs.yml', '# For YOUR-ORG\nname: Documentation\n');
  await write('doctor.yml', 'name: Doctor\n');
  const run = async (...words: readonly string[]) => {
    await write('calls', '');
    const env = { PATH: `${folder.path}:${process.env['PATH']}`, SCRIPTED_GH: folder.path };
    const options = { cwd: folder.path, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(shell, [join(ROOT, 'examples/rollout.sh'), ...words], options);
    const says = stdout.split('\n').filter(Boolean);
    return { status, says, stderr, calls: await readFile(at('calls'), 'utf8'), github: await github() };
  };
  return { write, run, ...folder };
}

describe('rollout.sh', () => {
  test.each(['sh', 'bash'])('sets up every repository once in %s, and goes on after one that fails', async (shell) => {
    await using rollout = await aRollout(shell);
    const words = ['list', 'key', 'docs.yml', 'doctor.yml'];
    const dry = await rollout.run('--dry-run', ...words);
    expect([dry.status, dry.github]).toEqual([1, BEFORE]);
    expect(dry.says).toContain('acme/app: would set the secret');
    expect(dry.says).toContain('acme/api: would open a pull request with docs.yml (replaced),doctor.yml');

    const first = await rollout.run(...words);
    expect([first.status, first.says]).toEqual([1, dry.says.map((line) => line.replace('would ', ''))]);
    expect(first.stderr).toMatch(/HTTP 404\)\nacme\/gone: failed\nFailed: acme\/gone\n$/);
    expect(first.calls).not.toContain(OLD_KEY);
    for (const name of ['app', 'api']) {
      expect(first.github).toMatchObject({
        ...{ [`${name}/${VARIABLE}`]: `${name}\n`, [`${name}/${SECRET}`]: `${OLD_KEY}\n` },
        [`${name}/${fileOn(BRANCH)}`]: shown('# For YOUR-ORG\nname: Documentation\n'),
        [`${name}/${fileOn(BRANCH, 'doctor.yml')}`]: shown('name: Doctor\n'),
        [`${name}/${PULL}`]: `https://github.com/acme/${name}/pulls/1\n`,
      });
    }

    const second = await rollout.run(...words);
    expect([second.status, second.github]).toEqual([1, first.github]);
    expect(second.says).toEqual(
      ['app', 'api'].map((each) => `acme/${each}: merge https://github.com/acme/${each}/pulls/1`),
    );
    expect(second.calls).not.toMatch(/--method|field|secret set/);
  });

  test('brings a new file into an open pull request, and says nothing once it is merged', async () => {
    await using rollout = await aRollout();
    await rollout.write('list', 'acme/api api\n');
    await rollout.run('list', 'key', 'docs.yml');
    await rollout.write('docs.yml', 'name: Other\n');
    const newer = await rollout.run('list', 'key', 'docs.yml');
    expect([newer.status, newer.says]).toEqual([0, ['acme/api: update https://github.com/acme/api/pulls/1']]);
    expect(newer.github[`api/${fileOn(BRANCH)}`]).toBe(shown('name: Other\n'));
    await rollout.write(`github/repos/acme/api/${fileOn('main')}`, shown('name: Other\n'));
    const last = await rollout.run('list', 'key', 'docs.yml');
    expect([last.status, last.says, last.stderr]).toEqual([0, [], '']);
  });

  test('finds the pull request of a repository that was renamed', async () => {
    await using rollout = await aRollout();
    await rollout.write('list', 'acme/old api\n');
    await rollout.run('list', 'key', 'docs.yml');
    const { status, says } = await rollout.run('list', 'key', 'docs.yml');
    expect([status, says]).toEqual([0, ['acme/api: merge https://github.com/acme/api/pulls/1']]);
  });

  test.each([
    ['archived', 'The repository is archived.'],
    ['empty', 'gh: This repository is empty. (HTTP 404)'],
  ])('fails for a repository that is %s, also in a dry run', async (what, sentence) => {
    await using rollout = await aRollout();
    await rollout.write('list', what === 'empty' ? 'acme/app app\n' : 'acme/kept kept\n');
    await rollout.write('github/repos/acme/app/empty', '');
    const { status, says, stderr } = await rollout.run('--dry-run', 'list', 'key', 'docs.yml');
    expect([status, says.join()]).toEqual([1, expect.not.stringContaining('pull request')]);
    expect(stderr.startsWith(sentence)).toBe(true);
  });

  test('stops where GitHub refuses further requests', async () => {
    await using rollout = await aRollout();
    await rollout.write('github/repos/acme/app/limited', '');
    const { status, stderr, calls } = await rollout.run('list', 'key', 'docs.yml');
    expect([status, calls]).toEqual([1, expect.not.stringContaining('acme/api')]);
    expect(stderr).toMatch(/Go on in an hour\.\nFailed: acme\/app\n$/);
  });

  test.each([
    ['a placeholder', 'docs.yml'],
    ['a file that is no workflow', 'key'],
    ['an unknown option', '--replace'],
  ])('refuses %s', async (_what, name) => {
    await using rollout = await aRollout();
    await rollout.write('docs.yml', 'uses: acme/docs-agent@<40-digit commit id>\n');
    const words = [name, 'list', 'key', name];
    expect(await rollout.run(...words.slice(name.startsWith('--') ? 0 : 1))).toMatchObject({ status: 2, calls: '' });
  });

  test('replaces keys on request, each with that of its project', async () => {
    await using rollout = await aRollout();
    await rollout.write('list', 'acme/api api\nacme/app app\n');
    await rollout.write(`github/repos/acme/api/${VARIABLE}`, 'api\n');
    const before = { ...BEFORE, [`api/${VARIABLE}`]: 'api\n' };
    await rollout.write('keys/api', `${NEW_KEY}\n`);
    const dry = await rollout.run('--dry-run', '--replace-keys', 'list', 'keys');
    expect([dry.status, dry.github, dry.says]).toEqual([1, before, ['acme/api: would replace the secret']]);
    const { stderr, github, calls } = await rollout.run('--replace-keys', 'list', 'keys');
    expect([stderr, github]).toEqual([
      expect.stringMatching(/no key in keys\/app\.\nacme\/app: failed\nFailed: acme\/app\n$/),
      { ...before, [`api/${SECRET}`]: `${NEW_KEY}\n` },
    ]);
    expect(calls).not.toContain(NEW_KEY);
  });
});

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;
test.skipIf(!hasShellcheck)('the scripts of examples/ are clean (needs shellcheck)', () => {
  const { stdout } = spawnSync('shellcheck', trackedFiles('examples/*.sh'), { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
});
