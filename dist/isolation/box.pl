# Builds the box and runs an agent in it, as root: perl box.pl FOLDER NETWORK [PATH...] -- PROGRAM [ARGUMENT...]
# FOLDER, of the action's user, holds: clone/, the agent's current folder; root/, an empty folder; life, a socket of the
# action; network, another one, if NETWORK is 1; status, where only this script writes what happened.
# Standard input: the length of the variables and a line end, the variables (NAME=value, NUL), the agent's own input.
# Processes: this one stays outside and gives the clone back; its child waits in the new namespaces; the first process of
# the box ends everything when the agent, the relay or the life line ends.
use strict;
use warnings;
use File::Basename ();
use Socket qw(AF_UNIX SOCK_STREAM);
require(File::Basename::dirname(__FILE__) . '/fence.pl');
require(File::Basename::dirname(__FILE__) . '/relay.pl');

my ($RDONLY, $NOSUID, $NODEV, $NOEXEC, $REMOUNT, $BIND, $DETACH, $REC_PRIVATE) = (1, 2, 4, 8, 32, 4096, 2, 0x44000);
my $NAMESPACES = 0x6E020000;    # mounts, cgroups, host name, IPC, processes, network
my $KILL = 9;
my @SYSTEM = qw(/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/ssl /etc/ca-certificates /etc/pki /etc/alternatives
    /etc/ld.so.cache /etc/ld.so.conf /etc/ld.so.conf.d /etc/localtime /etc/os-release);

my ($FOLDER, $NETWORK, @MORE) = @ARGV;
my ($SPLIT) = grep { $MORE[$_] eq '--' } 0 .. $#MORE;
my @COMMAND = splice @MORE, $SPLIT + 1;
pop @MORE;

# What was open in whoever started us, except standard input, output and error.
POSIX::close($_) for grep { $_ > 2 } map { m{(\d+)$} } glob '/proc/self/fd/*';
open my $STATUS, '>>', "$FOLDER/status" or exit 1;
sub say_status { syswrite $STATUS, "$_[0]\n" }
sub fail { say_status("failed $_[0]"); POSIX::_exit(1) }
$SIG{__DIE__} = sub { fail($_[0] =~ /^(.*)/) };

known_machine() or fail('this processor is neither x86_64 nor aarch64');
umask 022;
$SIG{$_} = 'IGNORE' for qw(INT TERM HUP);    # the life line ends us, in order
my ($OWNER, $GROUP) = (stat "$FOLDER/clone")[4, 5];
my $AGENT = unused_user();
my $RELAY = $AGENT + 1;

my $inside = fork // fail("fork: $!");
enter_namespaces() if !$inside;
waitpid $inside, 0;
# All processes of the box are gone, so nothing changes meanwhile, and no link is followed.
system 'chown', '-R', '-h', "$OWNER:$GROUP", "$FOLDER/clone";
system 'chmod', '-R', 'u+rwX,ug-s', "$FOLDER/clone";
say_status('given back');
exit 0;

# A pair of users that have no name, and no process. Below them are the ranges of containers, above them is the sign bit.
sub unused_user {
    for (1 .. 100) {
        my $user = 1_900_000_000 + 2 * int rand 50_000_000;
        my %running = map { $_ => 1 } map { (stat)[4] // () } glob '/proc/[0-9]*';
        return $user unless grep { $running{$_} || getpwuid $_ || getgrgid $_ } $user, $user + 1;
    }
    fail('no unused user was found');
}

sub enter_namespaces {
    call('prctl', 1, $KILL, 0, 0, 0);    # end with the parent
    call('unshare', $NAMESPACES) == 0 or fail("new namespaces: $!");
    my $first = fork // fail("fork: $!");
    run_box() if !$first;
    waitpid $first, 0;
    POSIX::_exit(0);
}

sub run_box {
    call('prctl', 1, $KILL, 0, 0, 0);
    my $life = connected("$FOLDER/life") or fail("life line: $!");
    open my $memory, '>', '/proc/self/oom_score_adj';
    my $listener = build();
    my @guards = (child($RELAY, sub { sysread $life, my $byte, 1 }));
    push @guards, child($RELAY, sub { relay($listener, '/run/network') }) if $NETWORK;
    close $life;
    close $listener if $listener;
    syswrite $memory, '1000' if $memory;    # if memory runs out, the agent ends, not a guard
    my ($agent, $said) = start_agent();
    syswrite $memory, '0' if $memory;
    while ((my $ended = wait) > 0) {
        if ($ended == $agent) { say_status($said ? "not-started $said" : "ended $?"); last }
        last if grep { $_ == $ended } @guards;
    }
    POSIX::_exit(0);    # the kernel kills all others and waits for them
}

sub mount_at {
    my ($source, $target, $type, $flags, $options) = @_;
    my $done = call('mount', $source, $target, $type, $flags, $options);
    $done == 0 or fail("mount $target: $!");
}

# Shows a path of the machine at the same place, read-only. A bind takes its flags in a second call.
sub show {
    my ($path, $more) = @_;
    return if !-e $path || -e ".$path";
    my $at = '.';
    for (split m{/}, File::Basename::dirname($path)) { $at .= "/$_"; mkdir $at }
    bind_at($path, ".$path", $more // $NODEV);
}

sub bind_at {
    my ($path, $target, $more) = @_;
    if (-d $path) { mkdir $target } else { open my $file, '>', $target or fail("$target: $!") }
    mount_at($path, $target, 0, $BIND, 0);
    mount_at(0, $target, 0, $REMOUNT | $BIND | $NOSUID | $more | ($path =~ m{/clone$} ? 0 : $RDONLY), 0);
}

sub write_file {
    my ($path, $text) = @_;
    open my $file, '>', $path or fail("$path: $!");
    print {$file} $text;
}

# Builds the new root and enters it. Returns the socket that the relay listens at.
sub build {
    mount_at(0, '/', 0, $REC_PRIVATE, 0);
    mount_at('box', "$FOLDER/root", 'tmpfs', $NOSUID | $NODEV, 'mode=755,size=1m');
    chdir "$FOLDER/root" or fail("root: $!");
    mkdir $_ for qw(proc dev dev/pts dev/shm etc run home home/agent tmp var clone);
    for (@SYSTEM) { if (-l) { symlink readlink, ".$_" } else { show($_) } }
    my $small = 'nr_inodes=200k,size=1g';
    mount_at('home', 'home/agent', 'tmpfs', $NOSUID | $NODEV, "mode=700,uid=$AGENT,gid=$AGENT,$small");
    mount_at('tmp', 'tmp', 'tmpfs', $NOSUID | $NODEV, "mode=1777,$small");
    mount_at('shm', 'dev/shm', 'tmpfs', $NOSUID | $NODEV | $NOEXEC, 'mode=1777,nr_inodes=10k,size=256m');
    mount_at('devpts', 'dev/pts', 'devpts', $NOSUID | $NOEXEC, 'newinstance,ptmxmode=666,mode=600');
    show("/dev/$_", $NOEXEC) for qw(null zero full random urandom);
    show($_) for @MORE;
    symlink $_->[1], $_->[0] for ['dev/ptmx', 'pts/ptmx'], ['dev/fd', '/proc/self/fd'], ['dev/stdin', '/proc/self/fd/0'],
        ['dev/stdout', '/proc/self/fd/1'], ['dev/stderr', '/proc/self/fd/2'], ['var/tmp', '/tmp'];
    mount_at('proc', 'proc', 'proc', $RDONLY | $NOSUID | $NODEV | $NOEXEC, 'hidepid=2');
    write_file('etc/passwd', "root:x:0:0::/:/bin/false\nagent:x:${AGENT}:${AGENT}::/home/agent:/bin/sh\n");
    write_file('etc/group', "root:x:0:\nagent:x:${AGENT}:\n");
    write_file('etc/hosts', "127.0.0.1 localhost\n::1 localhost\n");
    write_file('etc/nsswitch.conf', "passwd: files\ngroup: files\nhosts: files\n");
    write_file('etc/resolv.conf', '');
    if ($NETWORK) {
        chown $RELAY, $RELAY, "$FOLDER/network";
        chmod 0600, "$FOLDER/network";
        bind_at("$FOLDER/network", 'run/network', $NODEV);
    }
    say_status('taken');
    system('chown', '-R', '-h', "$AGENT:$AGENT", "$FOLDER/clone") == 0 or fail('the clone\'s owner could not be changed');
    bind_at("$FOLDER/clone", 'clone', $NODEV);
    my ($here, $host) = ('.', 'agent');
    mount_at(0, $here, 0, $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV, 0);
    call('sethostname', $host, length $host);
    call('pivot_root', $here, $here) == 0 && call('umount2', $here, $DETACH) == 0 && chdir '/clone' or fail("root: $!");
    return listener($NETWORK);
}

# Starts a process of the box as another user, with nothing open but what its task has.
sub child {
    my ($user, $task) = @_;
    my $pid = fork // fail("fork: $!");
    return $pid if $pid;
    close $STATUS;
    open STDIN, '<', '/dev/null';
    open STDOUT, '>', '/dev/null';
    open STDERR, '>', '/dev/null';
    $task->() if !become($user) && !filter_calls();
    POSIX::_exit(1);
}

# Returns the agent's process, and why it could not be started if so. Nothing of the agent runs before the fence is
# found to be closed, and `started` is written.
sub start_agent {
    socketpair my $ours, my $its, AF_UNIX, SOCK_STREAM, 0 or fail("socketpair: $!");
    my $pid = fork // fail("fork: $!");
    if (!$pid) { close $ours; be_agent($its) }
    close $its;
    my $found = readline $ours;
    chomp($found //= 'it ended');
    fail("the self-check: $found") if $found ne 'ok';
    say_status('started');
    syswrite $ours, "\n";
    my $said = readline $ours;    # nothing if the program runs: the socket is closed then
    return ($pid, $said);
}

sub be_agent {
    my ($parent) = @_;
    close $STATUS;
    $SIG{$_} = 'DEFAULT' for qw(INT TERM HUP);
    my $problem = become($AGENT) || strange_call(0) || filter_calls() || still_open($NETWORK);
    syswrite $parent, ($problem || 'ok') . "\n";
    sysread $parent, my $go, 1 or POSIX::_exit(1);
    # Only now, and only here, are the agent's variables read.
    my ($length, $variables) = (0, '');
    while (sysread STDIN, my $digit, 1) { last if $digit eq "\n"; $length .= $digit }
    while (length $variables < $length && sysread STDIN, $variables, $length - length $variables, length $variables) { }
    %ENV = map { split /=/, $_, 2 } split /\0/, $variables;
    no warnings 'exec';
    { exec { $COMMAND[0] } @COMMAND };
    syswrite $parent, "$!";
    POSIX::_exit(127);
}
