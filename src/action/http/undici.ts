import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';
import errors from 'undici/lib/core/errors.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// Undici's index adds these methods to its dispatchers the same way; the proxy agent needs them.
Object.assign(Dispatcher.prototype, { connect, request });

/**
 * The parts of undici that we use. Its index would also load fetch, WebSockets, caches and mocks, which would be most
 * of the start-up time.
 */
export { EnvHttpProxyAgent, errors };
