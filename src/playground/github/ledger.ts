import type { MiddlewareHandler } from 'hono';
import { identityOf } from './access.ts';
import type { FaultAction, Faults } from './faults.ts';
import { pathOf, type Variables } from './request.ts';
import type { GitHubState } from './state.ts';

export interface LedgerEntry {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty if there is none. */
  readonly query: string;
  /** Login of the token's identity; null if the token is unknown. */
  readonly identity: string | null;
  /** The version of the API that was requested; null without one. */
  readonly apiVersion: string | null;
  /** Null until it is answered, and if the connection broke. */
  readonly status: number | null;
}

/** Makes the outermost layer of the API: it records every request and applies faults before anything else. */
export function recorded(
  ledger: LedgerEntry[],
  { state, faults }: { readonly state: GitHubState; readonly faults: Faults },
): MiddlewareHandler<Variables> {
  return async (context, next) => {
    const { method } = context.req;
    const path = pathOf(context);
    const identity = identityOf(state, context.req.header('authorization'))?.account.login ?? null;
    const { search: query } = new URL(context.req.url);
    const apiVersion = context.req.header('x-github-api-version') ?? null;
    const entry = { method, path, query, identity, apiVersion, status: null as number | null };
    ledger.push(entry);
    const fault = faults.take(method, path);
    if (fault?.kind === 'wait') await fault.until();
    const unhandled = fault?.kind === 'break-before' || (fault?.kind === 'answer' && fault.handled !== true);
    if (!unhandled) await next();
    if (fault?.kind === 'answer') {
      // Otherwise the new answer would get the headers of the replaced one.
      context.res = undefined;
      context.res = answerOf(fault);
    }
    if (fault?.kind === 'break-before' || fault?.kind === 'break-after') {
      context.res = new Response();
      context.env.incoming.socket.destroy();
      return;
    }
    entry.status = context.res.status;
  };
}

function answerOf({ status, headers, body }: FaultAction & { readonly kind: 'answer' }): Response {
  const content = body === undefined ? { message: 'A fault on purpose' } : body;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const type = typeof content === 'string' ? 'text/html' : 'application/json; charset=utf-8';
  return new Response(text, { status, headers: { 'content-type': type, ...headers } });
}
