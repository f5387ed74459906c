/** Loaded into the bundle's process before it starts: records in the file FILES_READ which files of the bundle it loads. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const [, file] = /\/dist\/bundle\/([\w.-]+\.js)$/.exec(url) ?? [];
    if (file !== undefined) appendFileSync(process.env['FILES_READ'], `${file}\n`);
    return next(url, context);
  },
});
