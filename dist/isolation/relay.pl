# The way from the agent's loopback device to the action's socket, for a user that has nothing but these two.
use strict;
use warnings;
use Socket qw(AF_INET AF_UNIX SOCK_DGRAM SOCK_STREAM SOL_SOCKET SO_REUSEADDR inet_aton pack_sockaddr_in pack_sockaddr_un);

sub connected {
    my ($path) = @_;
    socket my $socket, AF_UNIX, SOCK_STREAM, 0 or return;
    return connect($socket, pack_sockaddr_un($path)) ? $socket : undef;
}

# Starts the loopback device, and listens there if the agent has a network.
sub listener {
    my ($network) = @_;
    socket my $any, AF_INET, SOCK_DGRAM, 0 or fail("loopback device: $!");
    my $up = pack 'a16sx14', 'lo', 0x49;
    ioctl $any, 0x8914, $up or fail("loopback device: $!");
    return if !$network;
    socket my $listener, AF_INET, SOCK_STREAM, 0 or fail("relay: $!");
    bind $listener, pack_sockaddr_in(3128, inet_aton('127.0.0.1')) or fail("relay: $!");
    listen $listener, 128 or fail("relay: $!");
    return $listener;
}

# Two processes for each connection, so that a slow reader holds up nothing but its own writer.
sub relay {
    my ($listener, $path) = @_;
    $SIG{CHLD} = $SIG{PIPE} = 'IGNORE';
    while (1) {
        accept my $agent, $listener or next;
        my $pid = fork;
        next if !defined $pid || $pid;
        close $listener;
        my $action = connected($path) or POSIX::_exit(1);
        if (fork) { copy($agent, $action) } else { copy($action, $agent) }
        POSIX::_exit(0);
    }
}

sub copy {
    my ($from, $to) = @_;
    while (sysread $from, my $bytes, 65536) {
        my $done = 0;
        while ($done < length $bytes) { $done += syswrite($to, $bytes, 65536, $done) // last }
        last if $done < length $bytes;
    }
    shutdown $to, 1;
    shutdown $from, 0;
}

1;
