# The fence around a process in the box: what it loses before it runs anything, and the proof that it is lost.
# Only perl's own functions and numbers of system calls are used, so nothing but perl-base has to be installed.
use strict;
use warnings;
use POSIX ();
use Socket qw(AF_INET AF_INET6 AF_UNIX SOCK_DGRAM SOCK_STREAM pack_sockaddr_un);

my %COLUMNS = (x86_64 => [0, 0xC000003E], aarch64 => [1, 0xC00000B7]);
my ($COLUMN, $ARCHITECTURE) = @{ $COLUMNS{(POSIX::uname())[4]} // fail('this processor is neither x86_64 nor aarch64') };

# What the agent may not call: keyrings, namespaces, mounts, other processes, the kernel's log, and what mostly serves
# attacks on the kernel. Each with its numbers on x86_64 and aarch64, and the first arguments (the others are 0) that make
# the kernel itself answer with this error, whoever calls. So a number that means another call here is noticed before the
# filter hides it.
my $BAD = -1;
my @FORBIDDEN = (
    [EFAULT => add_key => 248, 217], [EFAULT => request_key => 249, 218], [EOPNOTSUPP => keyctl => 250, 219, $BAD],
    [EBADF => setns => 308, 268, $BAD], [ESRCH => ptrace => 101, 117, 16], [EFAULT => mount => 165, 40],
    [EINVAL => process_vm_readv => 310, 270, (0) x 5, $BAD], [EINVAL => process_vm_writev => 311, 271, (0) x 5, $BAD],
    [E2BIG => bpf => 321, 280, 0, 0, 1 << 20], [EINVAL => userfaultfd => 323, 282, $BAD],
    [EINVAL => perf_event_open => 298, 241, 0, 0, 0, 0, $BAD], [EFAULT => io_uring_setup => 425, 425],
    [EBADF => io_uring_enter => 426, 426, $BAD], [EBADF => io_uring_register => 427, 427, $BAD - 1],
    [EINVAL => umount2 => 166, 39, 0, $BAD], [EINVAL => fsconfig => 431, 431, $BAD],
    [EINVAL => open_tree => 428, 428, $BAD, 0, $BAD], [EINVAL => mount_setattr => 442, 442, $BAD, 0, $BAD],
    # These ask for the right first, which no user has.
    [EPERM => pivot_root => 155, 41],
    (map { [EPERM => @$_, ($BAD) x 3] } [init_module => 175, 105], [finit_module => 313, 273], [kexec_load => 246, 104],
        [fsmount => 432, 432], [fspick => 433, 433], [syslog => 103, 116], [fanotify_init => 300, 262]),
    [EPERM => fsopen => 430, 430, 0, $BAD], [EPERM => move_mount => 429, 429, $BAD, 0, $BAD, 0, $BAD],
    [EPERM => kexec_file_load => 320, 294, $BAD, $BAD],
);
# Forbidden with some arguments only, or with another answer than EPERM, which comes first here.
my @PARTLY = (
    [EPERM => EINVAL => unshare => 0x10000001], [EPERM => EINVAL => clone => 0x20200], [ENOSYS => EINVAL => 'clone3'],
    [EINVAL => EFAULT => setrlimit => 4, 1], [EINVAL => EFAULT => prlimit64 => 0, 4, 1],
);
# All numbers. A test compares them with the kernel's headers.
our %CALLS = (
    capset => [126, 91], clone => [56, 220], clone3 => [435, 435], ioctl => [16, 29], prctl => [157, 167],
    prlimit64 => [302, 261], sethostname => [170, 161], setgroups => [116, 159], setresgid => [119, 149],
    setresuid => [117, 147], setrlimit => [160, 164], socket => [41, 198], unshare => [272, 97],
    map { $_->[1] => [@$_[2, 3]] } @FORBIDDEN,
);

sub call {
    my ($name, @arguments) = @_;
    return syscall $CALLS{$name}[$COLUMN], @arguments, (0) x (6 - @arguments);
}

# Becomes a user that has nothing. Each step is done while the right to do it is still there.
sub become {
    my ($user) = @_;
    my ($processes, $core) = (pack('QQ', 512, 512), pack('QQ', 1, 1));
    call('prlimit64', 0, 6, $processes) == 0 or return "limits: $!";
    # One byte for the memory of a crashed program: then the kernel starts no handler for it, as root, outside. This fails
    # if the limit was 0 and can't be raised, which is good enough for a machine that has no such handler.
    call('prlimit64', 0, 4, $core);
    call('prctl', 24, $_) for 0 .. 63;    # the bounding set
    call('setgroups') == 0 or return "groups: $!";
    call('setresgid', $user, $user, $user) == 0 && call('setresuid', $user, $user, $user) == 0 or return "user: $!";
    my ($version, $capabilities) = (pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
    call('capset', $version, $capabilities) == 0 or return "capabilities: $!";
    call('prctl', 38, 1) == 0 or return "no new privileges: $!";
    # The session keyring of whoever started us; a kernel without keyrings has nothing to lose.
    call('keyctl', 1) >= 0 or $!{ENOSYS} or $!{EPERM} or return "keyring: $!";
    return '';
}

# Installs the filter of system calls, for this process and all that it starts.
sub filter_calls {
    my ($load, $equal, $at_least, $any_bit, $answer) = (0x20, 0x15, 0x35, 0x45, 0x06);
    my ($allow, $kill, $eperm, $einval, $enosys, $eafnosupport) = (0x7fff0000, 0x80000000, 0x50001, 0x50016, 0x50026, 0x50061);
    my $new_namespace = 0x7E020080;
    my $number = sub { $CALLS{$_[0]}[$COLUMN] };
    my $one_of = sub { map { [$equal, @_ - $_, 0, $_[$_]] } 0 .. $#_ };    # skips one instruction if it is
    # With `name`, looks at the lower half of an argument; what gets through these tests is allowed.
    my $look = sub {
        my ($name, $argument, @tests) = @_;
        return ([$equal, 0, @tests + 2, $number->($name)], [$load, 0, 0, 16 + 8 * $argument], @tests, [$answer, 0, 0, $allow]);
    };
    my @program = (
        [$load, 0, 0, 4], [$equal, 1, 0, $ARCHITECTURE], [$answer, 0, 0, $kill],    # 32-bit programs
        [$load, 0, 0, 0], [$at_least, 0, 1, 0x40000000], [$answer, 0, 0, $enosys],    # x32
        (map { [$equal, 0, 1, $number->($_->[1])], [$answer, 0, 0, $eperm] } @FORBIDDEN),
        [$equal, 0, 1, $number->('clone3')], [$answer, 0, 0, $enosys],    # its flags can't be seen; libraries use clone then
        (map { $look->($_, 0, [$any_bit, 0, 1, $new_namespace], [$answer, 0, 0, $eperm]) } qw(clone unshare)),
        # TIOCSTI and TIOCLINUX type into a terminal, TIOCSETD loads parts of the kernel, as all but usual protocols do
        $look->('ioctl', 1, $one_of->(0x5412, 0x541C, 0x5423), [$answer, 0, 0, $allow], [$answer, 0, 0, $eperm]),
        $look->('socket', 0, $one_of->(1, 2, 10, 16), [$answer, 0, 0, $eafnosupport],    # unix, IPv4, IPv6, netlink
            [$load, 0, 0, 32], $one_of->(0, 6, 17), [$answer, 0, 0, $eperm]),    # none, TCP, UDP
        # Of crashes: the limit can be read, but not changed.
        $look->('setrlimit', 0, [$equal, 0, 1, 4], [$answer, 0, 0, $einval]),
        $look->('prlimit64', 1, [$equal, 0, 5, 4], [$load, 0, 0, 32], [$equal, 0, 2, 0], [$load, 0, 0, 36], [$equal, 1, 0, 0],
            [$answer, 0, 0, $einval]),
        [$answer, 0, 0, $allow],
    );
    my $code = join '', map { pack 'SCCL', @$_ } @program;
    my $header = pack 'Sx6P', scalar @program, $code;
    return call('prctl', 22, 2, $header) == 0 ? '' : "filter: $!";
}

# The first call that doesn't answer as it must: before the filter is there, or behind it.
sub strange_call {
    my ($filtered) = @_;
    for (@PARTLY, map { my ($before, $name, $x86, $arm, @more) = @$_; [EPERM => $before, $name, @more] } @FORBIDDEN) {
        my ($behind, $before, $name, @arguments) = @$_;
        my $answered = call($name, @arguments) == -1;
        # Another fence around ours, as a container's, may forbid it already.
        return $name unless $answered && ($filtered ? $!{$behind} : $!{$before} || $!{EPERM} || $!{EACCES} || $!{ENOSYS});
    }
    return '';
}

# What is still open to the agent's user behind the fence; it must be nothing.
sub still_open {
    my ($network) = @_;
    my $read = sub { open my $file, '<', "/proc/$_[0]" or return ''; local $/; return readline $file };
    my $status = $read->('self/status');
    return 'new privileges' unless $status =~ /^NoNewPrivs:\s*1$/m;
    return 'no filter' unless $status =~ /^Seccomp:\s*2$/m;
    return 'a capability' if $status =~ /^Cap\w+:\s*0*[1-9a-f]/m || $status !~ /^CapBnd:/m;
    return 'a group' unless $status =~ /^Groups:\s*$/m;
    my $core = $read->('sys/kernel/core_pattern') =~ /^\|/ ? 1 : '[01]';
    return 'the handler of crashes' unless $read->('self/limits') =~ /^Max core file size +$core +$core /m;
    return 'a network device' unless join(',', $read->('net/dev') =~ /^\s*([^\s:|]+):/mg) eq 'lo';
    my @writable = map { (split)[5] =~ /^rw\b/ ? (split)[4] : () } split /\n/, $read->('self/mountinfo');
    return 'a writable mount' if join(',', sort @writable) ne '/clone,/dev/pts,/dev/shm,/home/agent,/tmp';
    return 'the root folder' if mkdir '/canary';
    return 'the first process' if kill 0, 1;
    my $forbidden = strange_call(1);
    return $forbidden if $forbidden;
    # By the C library's numbers, not ours.
    return 'other sockets' if grep { socket my $other, $_, SOCK_STREAM, 0 } 17, 38, 40;
    return 'other protocols' if socket(my $other, AF_INET, SOCK_STREAM, 132) || !$!{EPERM};
    my $letter = 'x';
    return 'TIOCSTI' if ioctl(STDIN, 0x5412, $letter) || !$!{EPERM};
    socket my $relay, AF_UNIX, SOCK_STREAM, 0 or return 'no sockets';
    return 'the relay' if $network && connect $relay, pack_sockaddr_un('/run/network');
    return '';
}

1;
