import { describe, expect, test } from 'vitest';
import { letLoose, publishable, SECRET, withEntry } from './hostile-agent.ts';

const UNTOUCHED = ['100644 README.md', '100644 docs/retry.md'];
const regularFile = (name: string): string => (name.startsWith('120000 ') ? name : `100644 ${name}`);

const ODD = ['-n', '--all', ':(top)', ':!x', '*', 'a b', 'a\nb', 'a\\b', '"q"', 'ä', 'docs/.gitx', '...'];

/** What an agent does besides its change of the README, and what else is pushed: links by their mode, too. */
const ATTACKS: readonly [name: string, script: string, more?: readonly string[]][] = [
  ['hooks and settings in its own clone', "poison('.git')"],
  ['filters, and attributes', "write('.gitattributes', '* filter=x merge=x'); poison('.git')", ['.gitattributes']],
  [
    'attributes alone, for filters in an included settings file',
    "write('.gitattributes', '* filter=x\\n'); poison('.git', '[include]\\npath = ' + join(PLACE, 'settings') + '\\n')",
    ['.gitattributes'],
  ],
  [
    'every git folder that it finds near its own',
    `const near = (folder, depth) => readdirSync(folder, { withFileTypes: true }).forEach((entry) => {
       const path = join(folder, entry.name);
       if (entry.isDirectory() && existsSync(join(path, 'HEAD'))) {
         poison(path);
         writeFileSync(join(path, 'info/attributes'), '* filter=x\\n');
         writeFileSync(join(path, 'objects/info/alternates'), join(PLACE, 'objects') + '\\n');
       } else if (entry.isDirectory() && depth < 3) near(path, depth + 1);
     });
     near('../..', 0);`,
  ],
  [
    'git folders above its own, where git looks for one',
    `for (const folder of ['..', '../..', '../../..']) {
       run('init', '-q', folder);
       poison(join(folder, '.git'));
     }`,
  ],
  [
    "settings in the user's folder",
    `poison(join(HOME, '.config/git'));
     poison(HOME);
     renameSync(join(HOME, 'config'), join(HOME, '.gitconfig'));
     writeFileSync(join(HOME, '.config/git/ignore'), '*\\n');
     writeFileSync(join(HOME, '.config/git/attributes'), '* filter=x\\n');
     write('docs/new.md');`,
    ['docs/new.md'],
  ],
  [
    'other bytes in the objects of its clone, in place',
    `const spoil = (folder) => readdirSync(folder, { withFileTypes: true }).forEach((entry) => {
       const path = join(folder, entry.name);
       if (entry.isDirectory()) return spoil(path);
       fs.chmodSync(path, 0o600);
       writeFileSync(path, 'spoiled', { flag: 'r+' });
     });
     spoil('.git/objects');`,
  ],
  [
    'alternates that lead to a folder which is gone',
    `renameSync('.git/objects', join(PLACE, 'objects'));
     mkdirSync('.git/objects/info', { recursive: true });
     writeFileSync('.git/objects/info/alternates', join(PLACE, 'objects') + '\\n');
     run('cat-file', '-e', 'HEAD');
     rm(join(PLACE, 'objects'));`,
  ],
  [
    'commits, branches, replacements and a changed index in its clone',
    `run('checkout', '-q', '-b', 'elsewhere');
     run('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-a', '-m', 'mine');
     run('replace', 'HEAD^', 'HEAD');
     run('update-index', '--assume-unchanged', 'README.md');
     run('update-index', '--add', '--cacheinfo', '160000,' + '1'.repeat(40) + ',docs/module');`,
  ],
  ['a symbolic link for its git folder', "const moved = moveGit(); symlinkSync(moved, '.git'); poison(moved)"],
  ['a file for its git folder, naming another', "const to = moveGit(); write('.git', 'gitdir: ' + to); poison(to)"],
  ['no git folder at all', "rm('.git')"],
  [
    'links to files outside',
    `symlinkSync(join(PLACE, 'secret.txt'), 'secret');
     symlinkSync('../../../../secret.txt', 'docs/secret.md');
     for (const name of ['.gitignore', '.gitattributes']) symlinkSync(join(PLACE, 'secret.txt'), join('docs', name));`,
    ['120000 docs/.gitattributes', '120000 docs/.gitignore', '120000 docs/secret.md', '120000 secret'],
  ],
  [
    'a link to a folder outside',
    "fs.cpSync(join(PLACE, 'secret.txt'), join(PLACE, 'out/a.md')); symlinkSync(join(PLACE, 'out'), 'out')",
    ['120000 out'],
  ],
  ['a link to itself', "symlinkSync('.', 'self'); symlinkSync('..', 'docs/up')", ['120000 docs/up', '120000 self']],
  [
    'a repository in the repository',
    "run('init', '-q', 'nested'); write('nested/a.md'); poison('nested/.git'); run('init', '-q', '--bare', 'a'); rm('a')",
    ['nested/a.md'],
  ],
  [
    'names that some file systems treat as .git',
    `for (const name of ['.GIT', '.Git', 'git~1', 'GIT~1', '.git ', '.git.', '.git . .', '.g\\u200cit', '.git::$INDEX_ALLOCATION']) {
       poison(join('docs', name));
       mkdirSync(name, { recursive: true });
       writeFileSync(join(name, 'config'), settings);
     }`,
  ],
  [
    'odd names',
    `for (const name of ${JSON.stringify(ODD)}) writeFileSync(name, 'x');
     writeFileSync(Buffer.from([0x66, 0xff]), 'x');`,
    [...ODD, 'f\ufffd'],
  ],
  [
    'ignored pipes and piles of files',
    "write('.gitignore', 'a/\\n'); mkdirSync('a'); pipe('a/b'); fs.ftruncateSync(fs.openSync('a/c', 'w'), 2 ** 40)",
    ['.gitignore'],
  ],
];

describe.concurrent('an agent that leaves', () => {
  test.each(ATTACKS)('%s gets its files committed and nothing else', async (_name, script, more = []) => {
    const { canary, pushed, objects, ...end } = await letLoose(script);
    expect(canary).toBe('');
    expect(end).toEqual({ status: 'completed', note: '', readme: '# Mine' });
    expect(new Set(pushed)).toEqual(new Set([...UNTOUCHED, ...more.map(regularFile)]));
    expect(objects).not.toContain(SECRET);
  });
});

describe.concurrent("a workflow's own agent that leaves", () => {
  test.each(ATTACKS)('%s gets its regular files published and nothing else', async (_name, script, more = []) => {
    const { canary, published, files, isWhole } = await publishable(script);
    const regular = more.filter((name) => !/^120000 |\.gitattributes$|\ufffd/.test(name)).map(regularFile);
    expect([canary, isWhole]).toEqual(['', true]);
    expect(published.toSorted()).toEqual(['100644 README.md', ...regular].toSorted());
    expect(files.some((file) => file.mode !== null && file.content.includes(SECRET))).toBe(false);
  });
});

test.concurrent('an agent that deletes files and makes them executable gets that pushed, and no program is run', async () => {
  const { pushed } = await letLoose("rm('docs'); process.umask(0o077); write('tool', 'x', 0o700)");
  expect(pushed).toEqual(['100644 README.md', '100755 tool']);
});

test.concurrent('a submodule stays unchanged, whatever the agent does to its folder', async () => {
  const commit = '1234567890'.repeat(4);
  const script = `run('init', '-q', 'module');
    // Where git finds the expected commit, it looks for changes by running itself there.
    writeFileSync('module/.git/HEAD', '${commit}\\n');
    writeFileSync('module/a.md', 'a');
    poison('module/.git');`;
  const { status, canary, pushed } = await letLoose(script, { prepare: withEntry('160000', 'module', commit) });
  expect([canary, status]).toEqual(['', 'completed']);
  expect(new Set(pushed)).toEqual(new Set([...UNTOUCHED, '160000 module']));
});

describe.concurrent('a job whose agent leaves', () => {
  test.each([
    ['a pipe', "pipe('docs/pipe')", '"docs/pipe" is neither a file nor a link'],
    ['a socket', "require('node:net').createServer().listen('a', () => process.exit())", '"a" is neither a file'],
    ['too large a file', "fs.ftruncateSync(fs.openSync('a', 'w'), 100 * 1024 ** 2 + 1)", '"a" is too large'],
    ['another folder', "renameSync(cwd, join(PLACE, 'moved')); symlinkSync(PLACE, cwd)", 'could not be read'],
    ['nothing at all', 'rm(cwd)', 'could not be read'],
  ])('%s fails with a reason, and nothing is pushed', async (_name, script, reason) => {
    const { objects, ...end } = await letLoose(script);
    const note = expect.stringContaining(reason);
    expect(end).toEqual({ status: 'failed', note, pushed: [], canary: '', readme: '' });
    expect(objects).not.toContain(SECRET);
  });
});

test("variables of the service's own git do not reach the job's", async () => {
  const names = ['GIT_EXTERNAL_DIFF', 'GIT_SSH_COMMAND', 'GIT_PROXY_COMMAND', 'GIT_ASKPASS', 'GIT_EXEC_PATH'];
  const environment = {
    ...Object.fromEntries(names.map((name) => [name, '/nowhere/program'])),
    ...{ GIT_DIR: '/nowhere/repository', GIT_WORK_TREE: '/nowhere', GIT_INDEX_FILE: '/nowhere/index' },
    ...{ GIT_OBJECT_DIRECTORY: '/nowhere/objects', GIT_CONFIG_PARAMETERS: "'core.hooksPath=/nowhere'" },
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor', GIT_CONFIG_VALUE_0: '/nowhere/monitor' },
  };
  expect(await letLoose('', { environment })).toMatchObject({ status: 'completed', readme: '# Mine' });
});
