import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import * as v from 'valibot';
import { checkWritable } from './database.ts';
import { databaseProblem } from './database-file.ts';
import { listFeedback, listQuestions, listSearches, type Wanted } from './evidence-lists.ts';
import { type Admitted, badRequest, type JobRoutesOptions, jobRoutes } from './job-routes.ts';
import { keyChecker } from './keys.ts';
import { OPERATIONS, type Operation, openApi } from './openapi.ts';
import { type QUERIES, readQuery, unknownParameters } from './queries.ts';
import type { Settings } from './settings.ts';
import { VisitorCounts } from './visitor-counts.ts';

export interface RoutesOptions extends JobRoutesOptions {
  readonly database: DatabaseSync;
  readonly log: (line: string) => void;
}

const BODY_BYTES = 1024 * 1024;
/** How long the database counts as healthy after it was written. */
const HEALTHY_MS = 1_000;
const PACKAGE = new URL('../../package.json', import.meta.url);
const { version: VERSION } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(PACKAGE, 'utf8')));

export function createRoutes(options: RoutesOptions): Hono<Admitted> {
  const { settings, database, now, log } = options;
  const app = new Hono<Admitted>().basePath(settings.prefix);
  const allowed = admit(settings);
  const visitors = new VisitorCounts(database, now);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allow = methods.join(', ');
        return c.json({ error: `${c.req.method} is not allowed here; use ${allow}.` }, 405, { Allow: allow });
      },
    }),
  );
  app.notFound((c) => c.json({ error: `There is nothing at ${c.req.path}.` }, 404));
  app.onError((error, c) => {
    const problem = databaseProblem(error);
    if (problem !== null) {
      log(`${c.req.method} ${c.req.path}: ${problem}`);
      return c.json({ error: problem }, 503);
    }
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json({ error: 'Internal error of the service; see its log.' }, 500);
  });
  const tooLarge = (c: Context): Response =>
    // The rest of the body is not read, so the connection can't be used again.
    c.json({ error: `The body has more than ${BODY_BYTES} bytes.` }, 413, { Connection: 'close' });
  const limited = bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge });
  const description = openApi(settings.prefix);
  app.get('/openapi.json', withoutQuery, (c) => c.json(description));
  let healthyAt = Number.NEGATIVE_INFINITY;
  app.get('/health', withoutQuery, (c) => {
    // Anyone may ask, and each check writes to the disk.
    if (Math.abs(now() - healthyAt) >= HEALTHY_MS) {
      checkWritable(database);
      healthyAt = now();
    }
    return c.json({ version: VERSION, activeJobs: options.store.active().length });
  });
  const listing =
    (list: keyof typeof QUERIES, find: (wanted: Wanted, reader: number) => object): Handler<Admitted> =>
    (c) => {
      const read = readQuery(list, c.req.queries());
      if (read.kind === 'bad') return badRequest(c, read.problems);
      return c.json(find({ database, project: c.get('project').id, request: read.request }, c.get('key')));
    };
  const handlers: Readonly<Record<keyof typeof OPERATIONS, Handler<Admitted>>> = {
    ...jobRoutes(options),
    readVisitors: listing('visitors', ({ project, request }, reader) =>
      visitors.answer(project, { ...request, reader }),
    ),
    readSearches: listing('searches', listSearches),
    readQuestions: listing('questions', listQuestions),
    readFeedback: listing('feedback', listFeedback),
  };
  for (const [id, handler] of Object.entries(handlers)) {
    const { method, path, list }: Operation = OPERATIONS[id as keyof typeof OPERATIONS];
    const checks = [allowed, ...(list === undefined ? [withoutQuery] : []), ...(method === 'post' ? [limited] : [])];
    app.on(method, [path.replaceAll(/\{(\w+)\}/g, ':$1')], ...checks, handler);
  }
  return app;
}

const withoutQuery: MiddlewareHandler<Admitted> = async (c, next) => {
  const problems = unknownParameters(c.req.queries(), []);
  return problems.length === 0 ? next() : badRequest(c, problems);
};

function admit(settings: Settings): MiddlewareHandler<Admitted> {
  const entriesOf = keyChecker(settings.keys);
  return async (c, next) => {
    const entries = entriesOf(c.req.header('Authorization'));
    if (entries.length === 0) {
      const error =
        'The header Authorization must be "Bearer" and an API key of this service. One that only reads is enough for reports.';
      return c.json({ error }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    // Another project's key must not reveal whether a project exists.
    const entry = entries.find(({ project: id }) => id === c.req.param('projectId'));
    const project = settings.projects.find(({ id }) => id === entry?.project);
    if (entry === undefined || project === undefined)
      return c.json({ error: 'This key belongs to no project with this id.' }, 404);
    c.set('access', entry.access);
    c.set('project', project);
    c.set('key', settings.keys.indexOf(entry));
    return next();
  };
}
