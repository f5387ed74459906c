import { execFileSync, spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type IsolatedOptions, removeLeftOvers, whyNoIsolation } from '../../../src/agent/isolation/isolation.ts';
import { processesWith } from '../processes.ts';
import { aPlace, isolated, sh } from './a-box.ts';

const { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = fs;
const PROBE = join(import.meta.dirname, 'probe.ts');
const FENCE = join(import.meta.dirname, '../../../src/agent/isolation/fence.pl');
const CONNECT =
  'use Socket; socket(S, AF_INET, SOCK_STREAM, 0); connect(S, pack_sockaddr_in(3128, inet_aton("127.0.0.1")))';
/** Two processes that outlive what started them, one without a trace of its parents. */
const DAEMONS = 'setsid sleep 987654 & (env -i setsid sleep 987654 &)\n';
const root = process.getuid?.() === 0;

const daemons = async (): Promise<number> => (await processesWith('sleep\x00987654\x00')).length;

describe.skipIf(!isolated)('an isolated agent', () => {
  const disk = { writtenBytes: 1e18, freeBytes: 0, freeFiles: 0, everyMs: 50 };
  const FORKS =
    'my $n = 0; while (defined(my $p = fork)) { $p or sleep 99; $n++ } print $n < 512 && $n > 400 ? "limited" : $n';
  type Row = readonly [does: string, what: string | readonly [string, ...string[]], object, Partial<IsolatedOptions>?];
  const FEW_FILES = 'The disk had room for fewer than 1099511627776 more files.';
  const FULL: readonly (readonly [does: string, what: string, reason: string, limit: Partial<typeof disk>])[] = [
    [
      'fills the disk',
      'head -c 64M /dev/zero > big; sleep 99',
      'The agent had written 0.03 GiB.',
      { writtenBytes: 2 ** 25 },
    ],
    ['leaves too little of it', 'sleep 99', 'The disk had less than 1073741824 GiB left.', { freeBytes: 2 ** 60 }],
    ['leaves room for too few files', 'sleep 99', FEW_FILES, { freeFiles: 2 ** 40 }],
  ];
  const ENDS: readonly Row[] = [
    [
      'gets its input and its variables',
      'printf "%s:" "$A"; cat',
      { code: 0, stdout: 'a\nb=c:the prompt' },
      { input: 'the prompt', environment: { A: 'a\nb=c' } },
    ],
    ['works in the clone', 'pwd', { stdout: '/clone\n' }],
    ['has a home and temporary files', 'echo x > ~/x && echo y > /tmp/y && cat ~/x $TMPDIR/y', { stdout: 'x\ny\n' }],
    ['has nothing open but input and output', ['/bin/ls', '/proc/self/fd'], { stdout: '0\n1\n2\n3\n' }],
    ['ends with its exit code', 'echo no >&2; exit 125', { kind: 'exited', code: 125, stderr: 'no\n' }],
    ['ends by a signal', 'kill -SEGV $$', { kind: 'killed', signal: 'SIGSEGV' }],
    ['is not found', ['/clone/nothing'], { kind: 'not-started', reason: 'No such file or directory' }],
    ['is not executable', ['/clone/page.md'], { kind: 'not-started', reason: 'Permission denied' }],
    [
      'is stopped at its time limit',
      `trap "" TERM INT HUP; ${DAEMONS} echo so far; sleep 987654`,
      { kind: 'timed-out', stdout: 'so far\n' },
      { limitMs: 700 },
    ],
    ['leaves daemons that keep its output open', `${DAEMONS} exit 0`, { kind: 'exited', code: 0 }],
    ['kills all that it can', 'kill -KILL -1; echo still here', { kind: 'exited', code: 0, stdout: 'still here\n' }],
    ['writes without end', 'exec yes', { kind: 'timed-out' }, { limitMs: 700 }],
    ['starts processes without end', ['perl', '-e', FORKS], { stdout: 'limited' }],
    ...FULL.map(([does, what, reason, limit]): Row => {
      return [does, what, { kind: 'over-limit', reason }, { disk: { ...disk, ...limit } }];
    }),
    ['fills its temporary files', 'head -c 1100M /dev/zero > /tmp/big || echo full', { stdout: 'full\n' }],
    ['connects without a network', ['perl', '-e', `${CONNECT} or print "$!"`], { stdout: 'Connection refused' }],
    [
      'talks to the action',
      ['perl', '-e', `${CONNECT}; syswrite S, "x" x 999999; shutdown S, 1; local $/; print length <S>`],
      { stdout: '999999' },
      { connect: (socket) => socket.pipe(socket) },
    ],
  ];

  async function expectEnd([, what, expected, options = {}]: Row): Promise<void> {
    await using place = await aPlace();
    expect(await place.run(typeof what === 'string' ? sh(what) : what, options)).toMatchObject(expected);
    expect(await daemons()).toBe(0);
    // Nothing is left but the clone.
    expect(readdirSync(place.temp)).toEqual(['clone']);
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(place.temp);
  }

  test.for(ENDS)('%s', expectEnd);

  test.each([0, 500])('is stopped by an abort that comes %i ms after its start', (ms) =>
    expectEnd(['', `${DAEMONS} sleep 987654`, { kind: 'stopped' }, { signal: AbortSignal.timeout(ms) }]),
  );

  test('leaves files that the owner of the clone can read and delete, and that give nobody rights', async () => {
    await using place = await aPlace();
    const deep = `perl -e 'for (1 .. 30) { mkdir "x" x 200; chdir "x" x 200 }'`;
    const script = `cp /bin/true suid; chmod 6755 suid; mkfifo fifo; ln -s /etc/shadow link; mkdir -m 2777 shared; mkdir locked; touch locked/in; chmod 000 locked; ${deep}`;
    const shadow = statSync('/etc/shadow');
    if (root) for (const path of [place.clone, join(place.clone, 'page.md')]) chownSync(path, 54321, 54321);
    const owner = statSync(place.clone).uid;
    expect(await place.run(sh(script))).toMatchObject({ code: 0 });
    const found = readdirSync(place.clone).map((name) => lstatSync(join(place.clone, name)));
    expect(found).toHaveLength(7);
    expect(found.filter(({ uid, mode }) => uid !== owner || (mode & 0o6000) !== 0)).toEqual([]);
    expect(lstatSync(join(place.clone, 'locked')).mode & 0o700).toBe(0o700);
    expect(statSync('/etc/shadow')).toMatchObject({ uid: shadow.uid, mode: shadow.mode });
    execFileSync('rm', ['-rf', place.clone]);
  });

  test('runs where paths are longer than a socket’s can be', async () => {
    await using place = await aPlace();
    const temp = join(place.temp, 'x'.repeat(120));
    mkdirSync(temp);
    expect(await place.run(['/bin/true'], { temp, connect: (socket) => socket.end() })).toMatchObject({ code: 0 });
  });

  test('never has the user of another run', async () => {
    const users = await Promise.all(
      [1, 2, 3].map(async () => {
        await using place = await aPlace();
        return await place.run(['/usr/bin/id', '-u']);
      }),
    );
    expect(new Set(users.map((end) => JSON.stringify(end))).size).toBe(3);
  });

  test('ends within a second when the action is killed; the next run removes what is left', async () => {
    await using place = await aPlace();
    const script = `${DAEMONS} perl -e '${CONNECT}'; touch mine; sleep 987654`;
    const action = spawn(process.execPath, [PROBE, place.temp, script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => action.stdout.once('data', resolve));
    await expect.poll(daemons).toBe(3);
    const at = performance.now();
    action.kill('SIGKILL');
    await expect.poll(daemons, { interval: 10 }).toBe(0);
    expect(performance.now() - at).toBeLessThan(1_000);
    expect(readdirSync(place.temp)).toEqual([expect.stringMatching(/^docs-agent-box-/)]);
    await removeLeftOvers(place.temp);
    expect(readdirSync(place.temp)).toEqual([]);
  });

  test('is left alone by another run that removes what is left', async () => {
    await using place = await aPlace();
    const connect = (socket: NodeJS.WritableStream): void =>
      void removeLeftOvers(place.temp).then(() => socket.end('go on'));
    const end = place.run(['perl', '-e', `${CONNECT}; print <S>; print -e "page.md"`], { connect });
    expect(await end).toMatchObject({ code: 0, stdout: 'go on1' });
  });
});

test('the numbers of the system calls are those of the kernel’s headers', ({ skip }) => {
  const headers = ['/usr/include/x86_64-linux-gnu/asm/unistd_64.h', '/usr/include/asm-generic/unistd.h'];
  if (!headers.every(existsSync)) skip('the headers of the kernel are missing');
  const code = 'require $ARGV[0]; print join ",", map { "$_=@{$main::CALLS{$_}}" } sort keys %main::CALLS';
  const ours = execFileSync('perl', ['-e', code, FENCE], { encoding: 'utf8' }).split(',');
  const [x86 = '', aarch64 = ''] = headers.map((path) => readFileSync(path, 'utf8'));
  const number = (header: string, name: string) => new RegExp(`^#define __NR_${name}\\s+(\\d+)`, 'm').exec(header)?.[1];
  expect(ours.length).toBeGreaterThan(35);
  expect(ours).toEqual(
    ours.map((row) => row.split('=')[0] ?? '').map((name) => `${name}=${number(x86, name)} ${number(aarch64, name)}`),
  );
});

test.skipIf(!isolated)('an empty RUNNER_TEMP counts as none', async () => {
  expect(await whyNoIsolation({ RUNNER_TEMP: '' })).toBeNull();
});

test.skipIf(!root)('what another user made to look like a left-over stays', async () => {
  await using place = await aPlace();
  const made = ['ours', 'theirs'].map((name) => join(place.temp, `docs-agent-box-${name}`));
  const code =
    'use Socket; for (@ARGV) { socket(S, AF_UNIX, SOCK_STREAM, 0); mkdir; bind(S, pack_sockaddr_un("$_/life")) }';
  execFileSync('perl', ['-e', code, ...made]);
  chownSync(made[1] ?? '', 54321, 54321);
  await removeLeftOvers(place.temp);
  expect(made.map(existsSync)).toEqual([false, true]);
});

describe.skipIf(!root || !isolated)('on a machine', () => {
  const user = ['setpriv', '--reuid', '54321', '--regid', '54321', '--clear-groups'];
  const [PLAIN, HERE, NO_ADMIN] = ['exec "$@"', ['env', 'PATH=/bin'], ['setpriv', '--bounding-set', '-sys_admin']];
  const wrong = (from: string, to: string) =>
    `cp -r ${dirname(FENCE)} isolation; sed -i 's/${from}/${to}/' isolation/fence.pl; mount --bind isolation ${dirname(FENCE)}; exec "$@"`;
  /** What is changed is changed in mounts of its own, and for this process only. */
  const play = (temp: string, script: string, before: readonly string[] = []) => {
    chownSync(temp, before.includes('--reuid') ? 54321 : 0, 0);
    fs.rmSync(join(temp, 'clone'), { recursive: true });
    const parameters = ['--mount', 'sh', '-c', `cd ${temp}; ${script}`, 'sh', ...before, process.execPath, PROBE, temp];
    return JSON.parse(spawnSync('unshare', parameters, { encoding: 'utf8' }).stdout.trim().split('\n').at(-1) ?? '');
  };
  const REFUSED: readonly (readonly [string, RegExp, string, ...string[]])[] = [
    ['without root or sudo', /^Isolation needs root, or sudo without a password \(.*\)\.$/, PLAIN, ...user, ...HERE],
    ['whose container lacks the right', /\(new namespaces: Operation not permitted\)\.$/, PLAIN, ...NO_ADMIN],
    ['without perl', /^Isolation needs perl \(env: .*\)\.$/, `mount --bind /dev/null /usr/bin/perl; ${PLAIN}`],
    ['with other numbers of calls', /\(the self-check: ptrace\)\.$/, wrong('ptrace => 101', 'ptrace => 102')],
    ['whose filter lets something through', /\(the self-check: TIOCSTI\)\.$/, wrong('(0x5412, ', '(')],
  ];
  test.for(REFUSED)('%s nothing runs', async ([_where, reason, script, ...before]) => {
    await using place = await aPlace();
    const { why, end } = play(place.temp, script, before);
    expect(why).toMatch(reason);
    expect(end).toEqual({ kind: 'not-isolated', reason: why });
    expect(existsSync(join(place.clone, 'ran'))).toBe(false);
  });

  test('with sudo, a user without other rights can isolate an agent', async ({ skip }) => {
    if (spawnSync('sudo', ['-V']).error) skip('sudo is not installed');
    await using place = await aPlace();
    const line = 'docs-agent-test:*:54321:54321::/:/bin/sh\n';
    writeFileSync(join(place.temp, 'passwd'), readFileSync('/etc/passwd', 'utf8') + line);
    const sudoers = 'root ALL=(ALL) ALL\ndocs-agent-test ALL=(ALL) NOPASSWD: ALL\n';
    writeFileSync(join(place.temp, 'sudoers'), sudoers, { mode: 0o440 });
    const script = 'umask 077; for name in passwd sudoers; do mount --bind $name /etc/$name; done; exec "$@"';
    expect(play(place.temp, script, user)).toMatchObject({ why: null, end: { kind: 'exited', code: 0 } });
    expect(statSync(join(place.clone, 'ran')).uid).toBe(54321);
  });
});
