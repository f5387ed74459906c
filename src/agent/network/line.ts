import { type LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { promisify } from 'node:util';
import { readProxies } from '../../action/http/proxy.ts';

/** What the agent wants is not done: 403 or 429 by our rules, 502 because others failed. The message is for the agent. */
export class Refusal extends Error {
  readonly status: 403 | 429 | 502;

  constructor(message: string, status: 403 | 429 | 502 = 403) {
    super(message);
    this.status = status;
  }
}

/** Opens a connection to port 443 of a host: directly or through the runner's proxy. Throws `Refusal`, or Node's errors. */
export type OpenLine = (host: string) => Promise<Duplex>;

export interface LineOptions {
  /** The address of the runner's own proxy for HTTPS, maybe with user and password. */
  readonly proxy: string | null;
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  /** Connects to port 443 of the first of these addresses that answers. */
  readonly dial?: (host: string, addresses: readonly LookupAddress[]) => Socket;
}

/** `onOpen` gets each connection while it is made, so that it can be ended. Throws `InputError` for a bad proxy address. */
export function createLine({ proxy, ...ports }: LineOptions, onOpen: (socket: Duplex) => void): OpenLine {
  const { resolve = (host) => promisify(lookup)(host, { all: true }), dial = dialAny } = ports;
  const { httpsProxy } = readProxies({ httpsProxy: proxy ?? '', httpProxy: '', noProxy: '' });
  // The proxy finds the address, often as the only one that can, so only its own rules can judge the address.
  if (httpsProxy !== '') return (host) => throughProxy(new URL(httpsProxy), host, onOpen);
  return async (host) => {
    const addresses = (await resolve(host)).filter(({ address }) => isPublic(address));
    if (addresses.length === 0) throw new Refusal(`${host} has no public address`);
    const socket = dial(host, addresses);
    onOpen(socket);
    await once(socket, 'connect');
    return socket;
  };
}

/** Looks up nothing: the name server could answer otherwise than when the addresses were checked. */
function dialAny(host: string, addresses: readonly LookupAddress[]): Socket {
  const checked = [...addresses];
  return connect({ host, port: 443, autoSelectFamily: true, lookup: (_host, _options, done) => done(null, checked) });
}

function throughProxy(proxy: URL, host: string, onOpen: (socket: Duplex) => void): Promise<Duplex> {
  const { auth, ...where } = urlToHttpOptions(proxy);
  const login = auth && { 'proxy-authorization': `Basic ${Buffer.from(auth).toString('base64')}` };
  const path = `${host}:443`;
  const send = proxy.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send({ ...where, method: 'CONNECT', path, headers: { host: path, ...login }, agent: false });
  return new Promise((resolve, reject) => {
    request.on('socket', onOpen).on('error', reject);
    request.on('connect', ({ statusCode }, socket, head) => {
      if (head.length > 0) socket.unshift(head);
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Refusal(`the runner's proxy answered ${statusCode}`, 502));
    });
    request.end();
  });
}

/**
 * In IPv4, what is not public: this machine, private networks, documentation, multicast, and Azure's host (168.63…). Of
 * IPv6's 2000::/3, the only part that is public: documentation, and addresses that hold one of IPv4.
 */
const NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32 ' +
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
const NOT_PUBLIC = new BlockList();
for (const [address = '', bits] of NETWORKS.split(' ').map((each) => each.split('/')))
  NOT_PUBLIC.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Checks whether an address can only be that of a public host: not this machine, its network or its cloud's metadata. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return isIP(address) === 6 && /^[23][^:%]{3}:[^%]*$/.test(address) && !NOT_PUBLIC.check(address, 'ipv6');
}
