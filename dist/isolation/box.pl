# Builds the box and runs an agent in it, as root: perl box.pl FOLDER NETWORK [PATH...] -- PROGRAM [ARGUMENT...]
# FOLDER, of the action's user, holds: clone/, the agent's current folder; root/, an empty folder; life, a socket of the
# action; network, another one, if NETWORK is 1; status, where only this script writes what happened.
# Standard input: the length of the variables and a line end, the variables (NAME=value, NUL), the agent's own input.
# Processes: this one stays outside and gives the clone back; its child is the first process of the box, which ends
# everything there when the agent, the relay or the life line ends. These three are its children.
use strict;
use warnings;
use POSIX ();
use File::Basename qw(dirname);
use IO::Socket::INET ();
use IO::Socket::UNIX ();

my ($RDONLY, $NOSUID, $NODEV, $NOEXEC, $REMOUNT, $BIND, $DETACH, $REC_PRIVATE) = (1, 2, 4, 8, 32, 4096, 2, 0x44000);
my $NAMESPACES = 0x6E020000;    # mounts, cgroups, host name, IPC, processes, network
my ($KILL, $CHILD) = (9, 17);
my @SYSTEM = qw(/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/ssl /etc/ca-certificates /etc/pki /etc/alternatives
    /etc/ld.so.cache /etc/ld.so.conf /etc/ld.so.conf.d /etc/localtime /etc/os-release);

my ($FOLDER, $NETWORK, @MORE) = @ARGV;
my ($SPLIT) = grep { $MORE[$_] eq '--' } 0 .. $#MORE;
my @COMMAND = splice @MORE, $SPLIT + 1;
pop @MORE;

# What was open in whoever started us, except standard input, output and error.
POSIX::close($_) for grep { $_ > 2 } map { m{(\d+)$} } glob '/proc/self/fd/*';
umask 022;
open my $STATUS, '>>', "$FOLDER/status" or exit 1;
sub say_status { syswrite $STATUS, "$_[0]\n" }
sub fail { say_status("failed $_[0]"); POSIX::_exit(1) }
$SIG{__DIE__} = sub { fail($_[0] =~ /^(.*)/) };
require(dirname(__FILE__) . '/fence.pl');

$SIG{$_} = 'IGNORE' for qw(INT TERM HUP);    # the life line ends us, in order
my ($OWNER, $GROUP) = (stat "$FOLDER/clone")[4, 5];
my $AGENT = unused_user();
my $RELAY = $AGENT + 1;

my $first = call('clone', $NAMESPACES | $CHILD);    # a fork into new namespaces
$first >= 0 or fail("new namespaces: $!");
run_box() if $first == 0;
waitpid $first, 0;
# All processes of the box are gone, so nothing changes meanwhile, and no link is followed.
system 'chown', '-R', '-h', "$OWNER:$GROUP", "$FOLDER/clone";
system 'chmod', '-R', 'u+rwX,ug-s', "$FOLDER/clone";
say_status('given back');

# A pair of users that have no name, and no process. Below them are the ranges of containers, above them is the sign bit.
sub unused_user {
    for (1 .. 100) {
        my $user = 1_900_000_000 + 2 * int rand 50_000_000;
        my %running = map { $_ => 1 } map { (stat)[4] // () } glob '/proc/[0-9]*';
        return $user unless grep { $running{$_} || getpwuid $_ || getgrgid $_ } $user, $user + 1;
    }
    fail('no unused user was found');
}

sub run_box {
    call('prctl', 1, $KILL);    # end with the parent
    chdir $FOLDER;    # the path of a socket may have 107 bytes only
    my $life = IO::Socket::UNIX->new('life') or fail("life line: $!");
    open my $memory, '>', '/proc/self/oom_score_adj';
    build();
    my $listener = listener();
    my @guards = guard(sub { sysread $life, my $byte, 1 });
    push @guards, guard(sub { relay($listener) }) if $NETWORK;
    close $_ for grep { $_ } $life, $listener;
    syswrite $memory, '1000' if $memory;    # if memory runs out, the agent ends, not a guard
    my $agent = fork // fail("fork: $!");
    be_agent() if !$agent;
    syswrite $memory, '0' if $memory;
    while ((my $ended = wait) > 0) {
        say_status("ended $?") if $ended == $agent;
        last if grep { $_ == $ended } $agent, @guards;
    }
    POSIX::_exit(0);    # the kernel kills all others and waits for them
}

# Builds the new root and enters it.
sub build {
    mount_at(0, '/', 0, $REC_PRIVATE);
    mount_at('box', "$FOLDER/root", 'tmpfs', $NOSUID | $NODEV, 'mode=755,size=1m');
    chdir "$FOLDER/root" or fail("root: $!");
    mkdir $_ for qw(proc dev dev/pts dev/shm etc run home home/agent tmp var);
    for (@SYSTEM) { if (-l) { symlink readlink, ".$_" } else { show($_, ".$_") } }
    my $small = 'nr_inodes=200k,size=1g';
    mount_at('home', 'home/agent', 'tmpfs', $NOSUID | $NODEV, "mode=700,uid=$AGENT,gid=$AGENT,$small");
    mount_at('tmp', 'tmp', 'tmpfs', $NOSUID | $NODEV, "mode=1777,$small");
    mount_at('shm', 'dev/shm', 'tmpfs', $NOSUID | $NODEV | $NOEXEC, 'mode=1777,nr_inodes=10k,size=256m');
    mount_at('devpts', 'dev/pts', 'devpts', $NOSUID | $NOEXEC, 'newinstance,ptmxmode=666,mode=600');
    show("/dev/$_", "dev/$_", $RDONLY | $NOEXEC) for qw(null zero full random urandom);
    show($_, ".$_") for @MORE;
    symlink $_->[1], $_->[0] for ['dev/ptmx', 'pts/ptmx'], ['dev/fd', '/proc/self/fd'], ['dev/stdin', '/proc/self/fd/0'],
        ['dev/stdout', '/proc/self/fd/1'], ['dev/stderr', '/proc/self/fd/2'], ['var/tmp', '/tmp'];
    mount_at('proc', 'proc', 'proc', $RDONLY | $NOSUID | $NODEV | $NOEXEC, 'hidepid=2');
    my %files = (
        passwd => "root:x:0:0::/:/bin/false\nagent:x:${AGENT}:${AGENT}::/home/agent:/bin/sh\n",
        group => "root:x:0:\nagent:x:${AGENT}:\n", hosts => "127.0.0.1 localhost\n::1 localhost\n",
        'nsswitch.conf' => "passwd: files\ngroup: files\nhosts: files\n", 'resolv.conf' => '',
    );
    for (sort keys %files) {
        open my $file, '>', "etc/$_" or fail("$_: $!");
        print {$file} $files{$_};
    }
    if ($NETWORK) {
        chown $RELAY, $RELAY, "$FOLDER/network";
        chmod 0600, "$FOLDER/network";
        show("$FOLDER/network", 'run/network');
    }
    say_status('taken');
    system('chown', '-R', '-h', "$AGENT:$AGENT", "$FOLDER/clone") == 0 or fail('the clone\'s owner could not be changed');
    show("$FOLDER/clone", 'clone', $NODEV);
    my ($here, $host) = ('.', 'agent');
    mount_at(0, $here, 0, $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV);
    call('sethostname', $host, length $host);
    call('pivot_root', $here, $here) == 0 && call('umount2', $here, $DETACH) == 0 && chdir '/clone' or fail("root: $!");
}

sub mount_at {
    call('mount', @_) == 0 or fail("mount $_[1]: $!");
}

# Shows a path of the machine in the box, read-only if nothing else is said. A bind takes its flags in a second call.
sub show {
    my ($path, $target, $flags) = @_;
    return if !-e $path || -e $target;
    my @above = split m{/}, $target;
    mkdir join '/', @above[0 .. $_] for 0 .. $#above - 1;
    if (-d $path) { mkdir $target } else { open my $file, '>', $target or fail("$target: $!") }
    mount_at($path, $target, 0, $BIND);
    mount_at(0, $target, 0, $REMOUNT | $BIND | $NOSUID | ($flags // $RDONLY | $NODEV));
}

# Starts a process of the box as a user of its own, with nothing open but what its task has.
sub guard {
    my ($task) = @_;
    my $pid = fork // fail("fork: $!");
    return $pid if $pid;
    my $problem = become($RELAY) || filter_calls();
    fail("a guard: $problem") if $problem;
    close $STATUS;
    open $_->[0], $_->[1], '/dev/null' for [*STDIN, '<'], [*STDOUT, '>'], [*STDERR, '>'];
    $task->();
    POSIX::_exit(1);
}

# Nothing of the agent runs before its fence is found to be closed, and `started` is written. The status is closed when
# its program begins.
sub be_agent {
    $SIG{$_} = 'DEFAULT' for qw(INT TERM HUP);
    POSIX::setsid();    # whoever is in our session could be sent SIGCONT
    my $problem = become($AGENT) || strange_call(0) || filter_calls() || still_open($NETWORK);
    fail("the self-check: $problem") if $problem;
    say_status('started');
    # Only now, and only here, are the agent's variables read.
    my ($length, $variables) = (0, '');
    while (sysread STDIN, my $digit, 1) { last if $digit eq "\n"; $length .= $digit }
    while (length $variables < $length && sysread STDIN, $variables, $length - length $variables, length $variables) { }
    %ENV = map { split /=/, $_, 2 } split /\0/, $variables;
    no warnings 'exec';
    { exec { $COMMAND[0] } @COMMAND };
    say_status("not-started $!");
    POSIX::_exit(127);
}

# Starts the loopback device, and listens there if the agent has a network.
sub listener {
    my $any = IO::Socket::INET->new(Proto => 'udp');
    my $up = pack 'a16sx14', 'lo', 0x49;
    $any && ioctl $any, 0x8914, $up or fail("loopback device: $!");
    return if !$NETWORK;
    return IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 3128, Listen => 128) || fail("relay: $!");
}

# The way from the loopback device to the action's socket, for a user that has nothing but these two. Two processes for
# each connection, so that a slow reader holds up nothing but its own writer.
sub relay {
    my ($listener) = @_;
    $SIG{CHLD} = $SIG{PIPE} = 'IGNORE';
    while (1) {
        accept my $agent, $listener or next;
        my $pid = fork;
        next if !defined $pid || $pid;
        close $listener;
        my $action = IO::Socket::UNIX->new('/run/network') or POSIX::_exit(1);
        my ($from, $to) = fork ? ($agent, $action) : ($action, $agent);
        while (sysread $from, my $bytes, 65536) { syswrite $to, $bytes or last }
        shutdown $to, 1;
        shutdown $from, 0;
        POSIX::_exit(0);
    }
}
