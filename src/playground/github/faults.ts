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

/** Makes a place where several requests wait for each other: all continue once `parties` of them have arrived. */
export function meetingPoint(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = parties;
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}
