import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';
import ofUndici from 'undici/lib/core/errors.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import ProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import type OfProxy from 'undici/types/env-http-proxy-agent';
import type OfErrors from 'undici/types/errors';

// Undici's index adds these methods to its dispatchers the same way; the proxy agent needs them.
Object.assign(Dispatcher.prototype, { connect, request });

// What we use: undici's index also loads fetch, WebSockets, caches and mocks, most of the start-up time.
export const EnvHttpProxyAgent: typeof OfProxy = ProxyAgent;
export const errors: typeof OfErrors = ofUndici;
