import type { MiddlewareHandler } from 'hono';
import { identityOf } from './access.ts';
import { pathOf, type Variables } from './request.ts';
import type { GitHubState } from './state.ts';

/** A fault on purpose: a refusal, a proxy's page, or a connection that breaks before or after the request's effect. */
export interface Fault {
  readonly method: string;
  /** Tested against the path below the API's address, such as `/repos/acme/app/issues/7/comments`. */
  readonly path: RegExp;
  /** Always if absent. */
  readonly times?: number;
  readonly does: FaultAction;
}

export type FaultAction =
  | {
      /** Answers this. With `handled`, the request has its effect first, as behind a proxy with a page of its own. */
      readonly kind: 'answer';
      readonly handled?: true;
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** The connection breaks before the request has had an effect. */
  | { readonly kind: 'break-before' }
  /** The request has its effect, but its answer is lost. */
  | { readonly kind: 'break-after' }
  /** Waits for something before the request is handled. */
  | { readonly kind: 'wait'; readonly until: () => Promise<void> };

/** The faults of one server, in the order of adding: the first that matches is used. */
export class Faults {
  readonly #faults: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#faults.length = 0;
  }

  /** Takes the fault for a request; null if none matches. */
  take(method: string, path: string): FaultAction | null {
    const found = this.#faults.find(({ fault, left }) => left > 0 && fault.method === method && fault.path.test(path));
    if (found === undefined) return null;
    found.left -= 1;
    return found.fault.does;
  }
}

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
