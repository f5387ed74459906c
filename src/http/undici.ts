import api from 'undici/lib/api/index.js';
import errors from 'undici/lib/core/errors.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// Undici's own index gives its dispatchers their methods so; the agent for proxies needs them, too.
Object.assign(Dispatcher.prototype, api);

/**
 * The parts of undici by which everything here is sent. Its index would load all that it can do (fetch, WebSockets,
 * caches, mocks), which is most of what a start costs.
 */
export { EnvHttpProxyAgent, errors };
