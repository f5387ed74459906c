import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { paths } from '../../src/action/service-client/contract.ts';
import { KNOWN_AGENTS } from '../../src/agent/known-agents.ts';
import { PROVIDERS } from '../../src/agent/network/providers.ts';
import { parseCommand } from '../../src/service/command.ts';
import { databaseOf, readSettings } from '../../src/service/settings.ts';
import { aBareService } from './a-service.ts';
import { aFolder, KEY } from './world.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

async function blockOf(language: string): Promise<string> {
  const page = await read('docs/service.md');
  const [, block = ''] = new RegExp(`^   \`\`\`${language}\\n(.*?)^   \`\`\`$`, 'ms').exec(page) ?? [];
  return block;
}

test('the page names the key of each known agent, and flags that were tried, and shows settings that the service takes', async () => {
  const page = await read('docs/service.md');
  for (const [name, { provider, flags, last = [] }] of Object.entries(KNOWN_AGENTS)) {
    const key = provider === null ? "the provider's" : `\`${PROVIDERS[provider].keyName}\``;
    const [, shown = ''] = new RegExp(`\`${name} ([^\`]+)\`[,.]`).exec(page) ?? [];
    expect([...flags(null).split(' '), ...last, '']).toEqual(expect.arrayContaining(shown.split(' ')));
    expect([name, shown !== '']).toEqual([name, ['claude', 'codex'].includes(name)]);
    expect(page).toMatch(new RegExp(`^\\| \`${name}\\b[^|]*\\| ${key}`, 'm'));
  }
  const settings = readSettings({ ...JSON.parse(await blockOf('json')), keys: [KEY], github: { token: 'x' } });
  expect(databaseOf(settings)).toBe('/var/lib/docs-agent/docs-service.sqlite');
  expect(settings.agent).toMatchObject({ name: 'claude', environment: ['ANTHROPIC_API_KEY'] });
});

test('the unit starts the service with settings from a file', async () => {
  const unit = await read('examples/docs-service.service');
  const [, folder = '', program, words = ''] =
    /^ExecStart=(\S+)\/node_modules\/\.bin\/node (\S+) (.*)$/m.exec(unit) ?? [];
  expect([unit, program]).toEqual([expect.stringContaining(`\nWorkingDirectory=${folder}\n`), 'src/service/cli.ts']);
  expect(parseCommand(words.split(' '))).toMatchObject({ kind: 'serve', config: '/etc/docs-agent/service.json' });
});

test.skipIf(!has('systemd-analyze'))('the unit is one that systemd takes (needs systemd-analyze)', async () => {
  await using folder = await aFolder();
  const file = join(folder.path, 'docs-service.service');
  // What it starts must exist.
  await writeFile(file, (await read('examples/docs-service.service')).replaceAll('/opt/docs-agent', ROOT));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test.skipIf(!has('caddy'))('the Caddyfile puts TLS before the service (needs caddy)', async () => {
  await using service = await aBareService();
  const socketPath = join(service.folder, 'tls');
  const file = join(service.folder, 'Caddyfile');
  // It certifies this name itself, and a socket needs no port that may be taken.
  const site = (await blockOf('caddyfile'))
    .replace('docs-agent.example.com {', `localhost {\n tls internal\n bind unix/${socketPath}`)
    .replace('127.0.0.1:4180', new URL(service.service.url).host);
  expect(site).toContain('reverse_proxy 127.0.0.1:');
  await writeFile(file, `{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}\n${site}`);
  const home = { PATH: process.env['PATH'], HOME: service.folder, XDG_DATA_HOME: service.folder };
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env: home, stdio: 'ignore' });
  try {
    const ca = await vi.waitFor(() => readFile(join(service.folder, 'caddy/pki/authorities/local/root.crt')), 20_000);
    const answer = await vi.waitFor(() => getJson({ socketPath, ca, path: paths.visitors('handbook') }), 20_000);
    expect(answer).toMatchObject({ totals: { total: 0 } });
  } finally {
    caddy.kill();
    await once(caddy, 'exit');
  }
});

function getJson(where: { readonly socketPath: string; readonly ca: Buffer; readonly path: string }): Promise<unknown> {
  const headers = { Authorization: `Bearer ${KEY}` };
  return new Promise((resolve, reject) => {
    const asked = request({ ...where, headers, host: 'localhost' }, (answer) => resolve(json(answer)));
    asked.on('error', reject).end();
  });
}
