import { type Service, type ServiceEffects, startService } from '../../src/service/server.ts';
import type { SettingsInput } from '../../src/service/settings.ts';
import { aFolder, aGitHub, aRepository, clientOf, PAGES, someSettings, TOKEN } from './world.ts';

/** A service whose jobs fail at once, because its repository does not exist. */
export async function aBareService(more: Partial<SettingsInput> = {}, effects: ServiceEffects = {}) {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await aFolder());
  const service: Service = await startService(someSettings(folder.path, more), effects);
  stack.defer(() => service.stop());
  const all = stack.move();
  return { folder: folder.path, service, ...clientOf(service), [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** A service with a real repository and its own GitHub; all of it goes away with the scope. */
export async function aService(
  more: Partial<SettingsInput> | ((repository: string) => Partial<SettingsInput>) = {},
  effects: ServiceEffects = {},
) {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await aFolder());
  const repository = await aRepository(folder.path, PAGES);
  const github = stack.use(await aGitHub(repository));
  const log: string[] = [];
  const wanted = typeof more === 'function' ? more(repository) : more;
  const settings = someSettings(folder.path, { github: { apiUrl: github.apiUrl, token: TOKEN }, ...wanted });
  const service: Service = await startService(settings, { log: (line) => log.push(line), ...effects });
  stack.defer(() => service.stop());
  const all = stack.move();
  const own = { folder: folder.path, repository, github, log, service };
  return { ...own, ...clientOf(service), [Symbol.asyncDispose]: () => all.disposeAsync() };
}
