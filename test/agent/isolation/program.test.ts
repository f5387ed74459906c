import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../src/agent/isolation/program.ts';
import { aFolder } from '../../service/world.ts';

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const BINARIES = ['tools/node/bin/node', 'local/share/agent/1.2', 'cache/py/3/x64/bin/python', 'checkout/app/unread'];
const CLOSED = ['checkout/app/closed/node_modules/a/cli', 'closed/sh'];
/** First line of executable files → their paths in the folder. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  binary: [...BINARIES, ...CLOSED, 'git/node_modules/agent/cli', 'node_modules/agent/cli'],
  '#!/usr/bin/env node': ['tools/node/lib/node_modules/agent/cli.js', 'checkout/app/node_modules/.bin/agent'],
  '#!/usr/bin/env -S node --flag': ['tools/node/lib/node_modules/agent/node_modules/other/cli.js'],
  '#!/bin/sh': ['agent.sh', 'owned.sh', 'unread.sh'].map((name) => `checkout/app/${name}`),
  '#!@/linked/node': ['checkout/app/linked.js'],
  '#!@/cache/py/3/x64/bin/python': ['cache/py/3/x64/bin/pip'],
  '#!/usr/bin/env -S FLAG=1 sh': ['checkout/app/flags.sh'],
  '#!/elsewhere/shell': ['checkout/app/own.sh'],
  '#!/bin/sh -e\r': ['checkout/app/crlf.sh'],
  '#!/usr/bin/env -S sh -e\r': ['checkout/app/split.sh'],
  '#!@/closed/sh': ['checkout/app/closed.sh'],
  '#!@/checkout/app/closed/node_modules/a/cli': ['checkout/app/alone.sh'],
  '# Page': ['checkout/app/page.md'],
};

const [APP, SHELL] = ['@/checkout/app', '/elsewhere/shell'];
const PACKAGES = ['@/tools/node/lib/node_modules', '@/tools/node/bin/node'];
const alone = (file: string) => ({ file, binds: [file] });
const contains = (what: string) => ({ unfit: { problem: expect.stringContaining(`contains ${what}.`) } });
/** Modes that keep others out. */
const MODES = {
  'checkout/app/owned.sh': 0o700,
  'checkout/app/unread.sh': 0o711,
  'checkout/app/unread': 0o711,
  'checkout/app/closed/node_modules/a': 0o750,
  'closed/sh': 0o710,
};
const closed = (path: string, mode: string) => ({
  unfit: { problem: `In isolation, the agent runs as a user of its own, who may not use ${path} (mode ${mode}).` },
});

const ROWS: readonly (readonly [string, string, string, object])[] = [
  ['of the system needs nothing else', 'sh', '', { binds: [], path: SYSTEM_PATH }],
  [
    'of a package is shown with the packages around it, and Node',
    'agent',
    'tools/node/bin',
    { file: `${PACKAGES[0]}/agent/cli.js`, binds: PACKAGES, path: `@/tools/node/bin:${SYSTEM_PATH}` },
  ],
  [
    'of a package is shown with Node where a link leads to it, too',
    './linked.js',
    '',
    { binds: ['@/checkout/app/linked.js', '@/linked/node', '@/tools/node/bin/node'] },
  ],
  ['of an inner package is shown with the outer ones', '@/inner', 'tools/node/bin', { binds: PACKAGES }],
  ['of a tool is shown with all of it', '@/cache/py/3/x64/bin/pip', '', { binds: ['@/cache/py/3/x64'], unfit: null }],
  ['whose first line only `env` understands is run all the same', './flags.sh', '', { unfit: null }],
  ['of one file is shown alone', 'one', 'local', alone('@/local/share/agent/1.2')],
  ['with a path is looked for in the workspace', './agent.sh', '', alone('@/checkout/app/agent.sh')],
  [
    'of the workspace’s packages shows these only',
    'node_modules/.bin/agent',
    'tools/node/bin',
    { binds: ['@/checkout/app/node_modules', '@/tools/node/bin/node'] },
  ],
  ['is not found', 'claude', 'tools/node/bin', { problem: '`claude` was not found in PATH (@/tools/node/bin).' }],
  [
    'is not found in the workspace',
    './none',
    '',
    { problem: '@/checkout/app/none does not exist.', hint: expect.stringContaining('`actions/checkout`') },
  ],
  ['is not found elsewhere', '@/none', '', expect.not.objectContaining({ hint: expect.anything() })],
  ['cannot be run', './page.md', '', { problem: `${APP}/page.md is not executable.`, hint: 'Run `chmod +x` on it.' }],
  ['is a folder', './node_modules', '', { problem: `${APP}/node_modules is a folder, not a program.` }],
  [
    'has a first line that ends with CR LF',
    './crlf.sh',
    '',
    {
      problem: `The first line of ${APP}/crlf.sh ends with CR LF, and the system takes the CR as part of the program's name.`,
    },
  ],
  ['has such a first line, which `env -S` splits', './split.sh', '', { unfit: null }],
  ['only its owner may use', './owned.sh', '', closed(`${APP}/owned.sh`, '700')],
  ['only its owner may read, though a script', './unread.sh', '', closed(`${APP}/unread.sh`, '711')],
  ['nobody needs to read, because it is no script', './unread', '', { unfit: null }],
  ['is in a closed folder', './closed/node_modules/a/cli', '', closed(`${APP}/closed/node_modules/a`, '750')],
  ['has an interpreter in a closed folder, which is shown alone', './alone.sh', '', { unfit: null }],
  ['has a closed interpreter', './closed.sh', '', closed('@/closed/sh', '710')],
  ['has no interpreter', './own.sh', '', { problem: `${APP}/own.sh needs \`${SHELL}\`. ${SHELL} does not exist.` }],
  ['would show a repository', '@/git/node_modules/agent/cli', '', contains('a .git folder')],
  ['would show a home folder', '@/node_modules/agent/cli', '', contains('a home folder')],
];

test.each(ROWS)('a program that %s', async (_what, name, path, expected) => {
  await using folder = await aFolder();
  const at = (text: string) => text.replaceAll('@', folder.path);
  const files = Object.entries(FILES).flatMap(([line, paths]) => paths.map((file) => [file, line] as const));
  for (const [file, line] of files) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), `${at(line)}\n`, { mode: file.endsWith('.md') ? 0o644 : 0o755 });
  }
  for (const [file, mode] of Object.entries(MODES)) chmodSync(join(folder.path, file), mode);
  mkdirSync(join(folder.path, 'git/node_modules/agent/.git'));
  const links = {
    'tools/node/bin/agent': 'tools/node/lib/node_modules/agent/cli.js',
    'linked/node': 'tools/node/bin/node',
    'local/one': 'local/share/agent/1.2',
    inner: 'tools/node/lib/node_modules/agent/node_modules/other/cli.js',
  };
  mkdirSync(join(folder.path, 'linked'));
  for (const [link, target] of Object.entries(links)) symlinkSync(join(folder.path, target), join(folder.path, link));
  const variables = {
    HOME: join(folder.path, 'node_modules/home'),
    GITHUB_WORKSPACE: join(folder.path, 'checkout/app'),
    RUNNER_TEMP: join(folder.path, 'work/_temp'),
    RUNNER_TOOL_CACHE: join(folder.path, 'cache'),
  };
  const PATH = path === '' ? SYSTEM_PATH : join(folder.path, path);
  const found = await findProgram(at(name), { ...variables, PATH });
  expect(JSON.parse(JSON.stringify(found).replaceAll(folder.path, '@'))).toMatchObject(expected);
});
