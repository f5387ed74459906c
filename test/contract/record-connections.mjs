/** Loaded into the bundle's process before it starts: records in the file CONNECTIONS which hosts it connects to. */
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const connect = Socket.prototype.connect;

Socket.prototype.connect = function (...parameters) {
  // Node passes its own calls as a list of options and a callback.
  const [first] = parameters;
  const { host = 'localhost', port, path } = Array.isArray(first) ? first[0] : first;
  appendFileSync(process.env['CONNECTIONS'], `${path ?? `${host}:${port}`}\n`);
  return connect.apply(this, parameters);
};
