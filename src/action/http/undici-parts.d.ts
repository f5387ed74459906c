/** Types for undici's internal files, taken from its index. */
declare module 'undici/lib/api/api-connect.js' {
  import Dispatcher from 'undici/types/dispatcher';

  const connect: Dispatcher['connect'];
  export = connect;
}

declare module 'undici/lib/api/api-request.js' {
  import Dispatcher from 'undici/types/dispatcher';

  const request: Dispatcher['request'];
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
