import { type FakeRepository, nameOf, OURSELVES } from '../fakes/fake-repository.ts';

type Given<Port, Name extends keyof Port> = Port[Name] extends (...given: infer All) => unknown ? All : never;

/** Does something before each call of a fake's method; the call fails with what that throws. Returns how to undo it. */
export function beforeCall<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  action: (...given: Given<Port, Name>) => unknown,
): () => void {
  return replace(port, name, (call) => async (...given) => {
    await action(...given);
    return call(...given);
  });
}

/** Does something once each call of a fake's method has been answered, but before its caller knows. */
export function afterCall<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  action: (...given: Given<Port, Name>) => unknown,
): () => void {
  return replace(port, name, (call) => async (...given) => {
    const answer = await call(...given);
    await action(...given);
    return answer;
  });
}

type Answer<Port, Name extends keyof Port> = Port[Name] extends (...given: never) => infer Made ? Awaited<Made> : never;

/** Changes each answer of a fake's method before its caller gets it. Returns how to undo it. */
export function changeAnswer<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  change: (answer: Answer<Port, Name>, ...given: Given<Port, Name>) => Answer<Port, Name>,
): () => void {
  return replace(port, name, (call) => async (...given) => {
    return change((await call(...given)) as Answer<Port, Name>, ...given);
  });
}

function replace<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  changed: (call: (...given: Given<Port, Name>) => unknown) => (...given: Given<Port, Name>) => unknown,
): () => void {
  const call = port[name] as (...given: Given<Port, Name>) => unknown;
  Object.assign(port, { [name]: changed(call) });
  return () => void Object.assign(port, { [name]: call });
}

/** Records the time limit (ms) of each later read and edit of a comment, as `comment 1000`; without one: no limit. */
export function recordHurry(repository: FakeRepository): readonly string[] {
  const seen: string[] = [];
  const record = (method: string, withinMs: number | undefined) =>
    seen.push([method, ...(withinMs === undefined ? [] : [withinMs])].join(' '));
  beforeCall(repository, 'comment', (ref, options) => {
    const isOurs = repository.stored.some((each) => nameOf(each) === nameOf(ref) && each.author === OURSELVES);
    if (isOurs) record('comment', options?.withinMs);
  });
  beforeCall(repository, 'editComment', (_ref, _body, options) => record('editComment', options?.withinMs));
  return seen;
}
