import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { aTree } from '../contract/tree.ts';
import { onLoopback } from './on-loopback.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a self-signed certificate for this machine and `docs.example.com`, or for another `name`; it lasts a day. */
export function makeCertificate(name?: string): Certificate {
  using folder = aTree({});
  const [key, cert] = [join(folder.root, 'key.pem'), join(folder.root, 'cert.pem')];
  const names = name === undefined ? 'IP:127.0.0.1,DNS:localhost,DNS:docs.example.com' : `DNS:${name}`;
  const parameters = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=loopback', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert],
  ];
  execFileSync('openssl', parameters, { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** In both versions of HTTP. */
export type SecureListener = (
  incoming: { readonly httpVersion: string; readonly method?: string | undefined; readonly url?: string | undefined },
  outgoing: { end(body: string): unknown },
) => void;

/** Starts an HTTPS server on a free loopback port. It speaks HTTP/2 with every client that offers it, as GitHub does. */
export async function startSecureServer(
  certificate: Certificate,
  listener: SecureListener,
): Promise<AsyncDisposable & { readonly url: string; readonly protocols: readonly unknown[] }> {
  const protocols: unknown[] = [];
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, listener);
  server.on('secureConnection', ({ alpnProtocol }) => protocols.push(alpnProtocol));
  const listening = await onLoopback(server);
  return { ...listening, url: `https://127.0.0.1:${listening.port}`, protocols };
}
