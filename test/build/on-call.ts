type Given<Method> = Method extends (...given: infer Parameters) => unknown ? Parameters : never;

/** Does something before each call of a fake's method, which waits for it. A throw replaces the call. */
export function onCall<Fake extends object, Name extends keyof Fake>(
  fake: Fake,
  name: Name,
  act: (...given: Given<Fake[Name]>) => unknown,
): void {
  const method = fake[name] as (...given: Given<Fake[Name]>) => unknown;
  const acting = async (...given: Given<Fake[Name]>): Promise<unknown> => {
    await act(...given);
    return method(...given);
  };
  Object.assign(fake, { [name]: acting });
}
