/** Types for undici's internal files, taken from its index. */
declare module 'undici/lib/api/api-connect.js' {
  const connect: import('undici/types/dispatcher').default['connect'];
  export = connect;
}

declare module 'undici/lib/api/api-request.js' {
  const request: import('undici/types/dispatcher').default['request'];
  export = request;
}

declare module 'undici/lib/core/errors.js' {
  import errors from 'undici/types/errors';
  export = errors;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import Dispatcher from 'undici/types/dispatcher';
  export = Dispatcher;
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import EnvHttpProxyAgent from 'undici/types/env-http-proxy-agent';
  export = EnvHttpProxyAgent;
}
