import { execFileSync, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import * as fs from 'node:fs';
import { connect } from 'node:net';
import { hostname, setPriority } from 'node:os';

export interface Targets {
  /** A process of the action's user, with `CANARY` in its environment. */
  readonly pid: number;
  /** A folder with files of the action's user, as on a runner; each holds `CANARY` and is readable for everyone. */
  readonly outside: string;
  readonly shared: string;
  readonly shmKey: number;
  readonly port: number;
  readonly abstract: string;
  readonly relay: string;
  readonly hostname: string;
}

export const CANARY = 'canary-of-the-outside';

const can = (program: string, ...parameters: readonly string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore', timeout: 5_000 }).status === 0;
const perl = (code: string): boolean => can('perl', '-MSocket', '-e', `exit(do { ${code} } ? 0 : 1)`);
/** Whether a system call gets as far as to the kernel: a filter answers EPERM. */
const reaches = (...call: readonly number[]): boolean => perl(`syscall(${call}) >= 0 || !$!{EPERM}`);
const reads = (path: string): boolean => fs.readFileSync(path, 'latin1').includes(CANARY);
const appends = (path: string): boolean => fs.writeFileSync(path, 'x', { flag: 'a' }) === undefined;
const opensToWrite = (path: string): boolean => fs.closeSync(fs.openSync(path, 'r+')) === undefined;
const connects = (to: { readonly path: string } | { readonly host: string; readonly port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ ...to, timeout: 1_000 });
    for (const event of ['connect', 'error', 'timeout'])
      socket.on(event, () => resolve(event === 'connect')).on(event, () => socket.destroy());
  });
/** Connecting a datagram socket sends nothing: it asks whether there is a way to the address. */
const hasWayTo = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (found: boolean) => () => socket.close(() => resolve(found));
    socket.on('connect', end(true)).on('error', end(false)).connect(53, address);
  });
const CALLS =
  process.arch === 'arm64'
    ? [425, 280, 282, 241, 268, 117, 116, 219, 198]
    : [425, 321, 323, 298, 308, 101, 103, 250, 41];
const [IO_URING = 0, BPF = 0, USERFAULTFD = 0, PERF = 0, SETNS = 0, PTRACE = 0, SYSLOG = 0, KEYCTL = 0, SOCKET = 0] =
  CALLS;
/** exit(0) as 32-bit machine code. */
const PROGRAM_32 =
  'f0VMRgEBAQAAAAAAAAAAAAIAAwABAAAAVIAECDQAAAAAAAAAAAAAADQAIAABAAAAAAAAAAEAAAAAAAAAAIAECACABAhbAAAAWwAAAAUAAAAAEAAAMcBAMdvNgA==';

/** Each is true if the agent succeeds. None of them harms a machine that it succeeds on. */
export const WAYS_OUT: Readonly<Record<string, (targets: Targets) => boolean | Promise<boolean>>> = {
  "reads the action's variables": ({ pid }) => reads(`/proc/${pid}/environ`),
  "reads the action's memory": ({ pid }) =>
    perl(
      `open(M,"<","/proc/${pid}/maps") && <M> =~ /^(\\w+)/ && open(F,"<","/proc/${pid}/mem") && sysseek(F,hex $1,0) && sysread(F,$b,1)`,
    ),
  'reads the command lines of other processes': ({ pid }) => fs.readFileSync(`/proc/${pid}/cmdline`).length > 0,
  'finds the processes of others': ({ pid }) => fs.readdirSync('/proc').includes(String(pid)),
  'sees the first process': () => fs.readFileSync('/proc/1/cmdline').length > 0,
  'signals the action': ({ pid }) => process.kill(pid, 0),
  'signals processes of others': () => perl('kill("CONT", 1 .. 3)'),
  'traces the action': ({ pid }) => perl(`syscall(${PTRACE}, 0x4206, ${pid}, 0, 0) == 0`),
  'opens the files that the action has open': ({ pid }) => fs.readdirSync(`/proc/${pid}/fd`).length > 0,
  "enters the action's file system": ({ pid, outside }) => reads(`/proc/${pid}/root${outside}/token`),
  "enters the first process's file system": ({ outside }) => reads(`/proc/1/root${outside}/token`),
  "enters the first process's namespaces": () => fs.readlinkSync('/proc/1/ns/mnt') !== '',
  'reads the checkout with its token': ({ outside }) => reads(`${outside}/token`),
  'reads it through a link in the clone': ({ outside }) => {
    fs.symlinkSync(`${outside}/token`, 'link');
    return reads('link');
  },
  'links a file of the outside into the clone': ({ outside }) => fs.linkSync(`${outside}/token`, 'hard') === undefined,
  'sets variables for later steps': ({ outside }) => appends(`${outside}/set_env`),
  "changes the action's code": ({ outside }) => appends(`${outside}/index.js`),
  "reads other users' files in /tmp": ({ shared }) => reads(shared),
  'reads files in /var': () => fs.readFileSync('/var/lib/dpkg/status').length > 0,
  'reads the settings of the machine': () => fs.readFileSync('/etc/login.defs').length > 0,
  "reads the machine's passwords": () => fs.readFileSync('/etc/shadow').length > 0,
  'puts a program where later steps find it': () => {
    const path = '/usr/local/bin/docs-agent-canary';
    appends(path);
    return fs.rmSync(path) === undefined;
  },
  'writes into the root folder': () => {
    appends('/docs-agent-canary');
    return fs.rmSync('/docs-agent-canary') === undefined;
  },
  'becomes root by a setuid program': ({ outside }) =>
    execFileSync(`${outside}/setuid`, ['-p', '-c', 'id -u'], { encoding: 'utf8' }) === '0\n',
  'becomes root by sudo': () => can('sudo', '-n', 'true'),
  'makes a file root’s': () => {
    fs.writeFileSync('owned', '');
    return fs.chownSync('owned', 0, 0) === undefined;
  },
  'makes a device': () => can('mknod', 'device', 'c', '1', '1'),
  'changes its root folder': () => can('chroot', '/', 'true'),
  'comes before other processes': () => setPriority(-5) === undefined,
  'lifts its limit of processes': () => can('prlimit', '--nproc=100000', 'true'),
  'changes a setting of the kernel': () => opensToWrite('/proc/sys/vm/overcommit_memory'),
  'restarts the machine': () => fs.closeSync(fs.openSync('/proc/sysrq-trigger', 'w')) === undefined,
  'reads about devices': () => fs.readdirSync('/sys/class').length > 0,
  "reads the kernel's log": () => perl(`my $b = "x" x 99; syscall(${SYSLOG}, 3, $b, 99) >= 0`),
  "learns the machine's name": (targets) => hostname() === targets.hostname,
  'finds the sockets of services': () => fs.readdirSync('/run').some((name) => name !== 'network'),
  "reaches a service's socket": ({ outside }) => connects({ path: `${outside}/socket` }),
  "reaches a service's abstract socket": ({ abstract }) =>
    perl(`socket(my $s, AF_UNIX, SOCK_STREAM, 0); connect($s, pack("Sa*", 1, "\\0${abstract}"))`),
  'goes around the relay': ({ relay }) => connects({ path: relay }),
  'reaches a service on this machine': ({ port }) => connects({ host: '127.0.0.1', port }),
  'reaches a service on this machine by IPv6': ({ port }) => connects({ host: '::1', port }),
  'reaches the metadata of the cloud': () => hasWayTo('169.254.169.254'),
  'reaches the internet': () => hasWayTo('1.1.1.1'),
  'finds a name server': () => /^nameserver/m.test(fs.readFileSync('/etc/resolv.conf', 'utf8')),
  'reaches the hypervisor': () => perl('socket(my $s, 40, SOCK_STREAM, 0)'),
  'reads packets': () => perl('socket(my $s, 17, SOCK_RAW, 0)'),
  'writes packets': () => perl('socket(my $s, AF_INET, SOCK_RAW, 1)'),
  'reads shared memory files': ({ shared }) => reads(shared.replace(/.*\//, '/dev/shm/')),
  'reads shared memory of System V': ({ shmKey }) => perl(`defined shmget(${shmKey}, 16, 0)`),
  "looks into the user's keyring": () => perl(`syscall(${KEYCTL}, 0, -4, 0) > 0`),
  'looks into the session’s keyring': () => perl(`syscall(${KEYCTL}, 0, -3, 1) > 0`),
  'submits calls past the filter (io_uring)': () => reaches(IO_URING, 0, 0),
  'loads programs into the kernel (bpf)': () => reaches(BPF, 0, 0, 1 << 20),
  'stops the kernel in a page fault': () => reaches(USERFAULTFD, -1),
  'watches processors (perf)': () => reaches(PERF, 0, 0, 0, 0, -1),
  'enters namespaces': () => reaches(SETNS, -1, 0),
  'becomes root of a namespace of its own': () => can('unshare', '--user', '--map-root-user', 'true'),
  'mounts in a namespace of its own': () => can('unshare', '--user', '--map-root-user', '--mount', 'true'),
  mounts: () => {
    fs.mkdirSync('mount');
    return can('mount', '-t', 'tmpfs', 'canary', 'mount') && can('umount', 'mount');
  },
  'types into a terminal': () => perl('my $x = "x"; ioctl(STDIN, 0x5412, $x) || !$!{EPERM}'),
  'changes how the kernel reads a terminal, which loads parts of it': () =>
    perl('open(my $t, "+<", "/dev/ptmx") or die; my $n = pack("i", 0); ioctl($t, 0x5423, $n) || !$!{EPERM}'),
  'has the kernel load a rare protocol (SCTP)': () => reaches(SOCKET, 2, 1, 132),
  "has the kernel load its firewall's protocol": () => reaches(SOCKET, 16, 3, 12),
  "starts the machine's handler of crashes, which is root's": () =>
    can('prlimit', '--core=0', 'true') ||
    !/^Max core file size +[01] +[01] /m.test(fs.readFileSync('/proc/self/limits', 'utf8')),
  'runs 32-bit code, whose calls have other numbers': () => {
    fs.writeFileSync('program32', Buffer.from(PROGRAM_32, 'base64'), { mode: 0o755 });
    return can('./program32');
  },
  'makes calls of the x32 kind': () => process.arch === 'x64' && perl('syscall(0x40000000 + 39) > 0'),
};

// As the agent: one line of JSON for each way.
if (process.argv[1] === import.meta.filename) {
  const targets: Targets = JSON.parse(fs.readFileSync(0, 'utf8'));
  for (const [way, attempt] of Object.entries(WAYS_OUT)) {
    const succeeded = await Promise.resolve()
      .then(() => attempt(targets))
      .catch(() => false);
    console.log(JSON.stringify({ way, succeeded }));
  }
}
