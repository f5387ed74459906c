import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { badRequest, unknownParameters } from './answers.ts';
import { EvidenceStore } from './evidence-lists.ts';
import { readEvidenceRequest } from './evidence-request.ts';
import type { EvidenceKind } from './evidence-rows.ts';
import { type Admitted, type JobRoutesOptions, jobRoutes } from './job-routes.ts';
import { keyChecker } from './keys.ts';
import { openApi } from './openapi.ts';
import type { Settings } from './settings.ts';
import { VisitorCounts } from './visitor-counts.ts';
import { readVisitorsRequest } from './visitors-request.ts';

export interface RoutesOptions extends JobRoutesOptions {
  readonly database: DatabaseSync;
  readonly log: (line: string) => void;
}

/** Most bytes of a request's body. */
const BODY_BYTES = 1024 * 1024;

/** Makes the web application: the operations of the interface below the configured prefix. */
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
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json({ error: 'Internal error of the service; see its log.' }, 500);
  });
  const tooLarge = (c: Context): Response =>
    // The rest of the body is not read, so the connection can't be used again.
    c.json({ error: `The body has more than ${BODY_BYTES} bytes.` }, 413, { Connection: 'close' });
  const limited = bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge });
  const description = openApi(settings.prefix);
  const jobs = jobRoutes(options);
  app.get('/openapi.json', withoutQuery, (c) => c.json(description));
  app.post('/v2/agent/:projectId/job', allowed, withoutQuery, limited, jobs.create);
  app.get('/v2/agent/:projectId/job/:id', allowed, withoutQuery, jobs.read);
  app.post('/v2/agent/:projectId/job/:id/message', allowed, withoutQuery, limited, jobs.message);
  app.get('/v1/analytics/:projectId/visitors', allowed, (c) => {
    const read = readVisitorsRequest(c.req.queries());
    if (read.kind === 'bad') return badRequest(c, read.problems);
    return c.json(visitors.answer(c.get('project').id, { ...read.request, reader: c.get('key') }));
  });
  const evidence = new EvidenceStore(database);
  app.get('/v1/analytics/:projectId/searches', allowed, (c) => answerEvidence(c, 'searches', evidence));
  app.get('/v1/analytics/:projectId/assistant', allowed, (c) => answerEvidence(c, 'questions', evidence));
  app.get('/v1/analytics/:projectId/feedback/by-page', allowed, (c) => answerEvidence(c, 'feedback', evidence));
  return app;
}

function answerEvidence(c: Context<Admitted>, kind: EvidenceKind, store: EvidenceStore): Response {
  const read = readEvidenceRequest(kind, c.req.queries());
  return read.kind === 'bad' ? badRequest(c, read.problems) : c.json(store[kind](c.get('project').id, read.request));
}

const withoutQuery: MiddlewareHandler<Admitted> = async (c, next) => {
  const [first, ...more] = unknownParameters(c.req.queries(), []);
  return first === undefined ? next() : badRequest(c, [first, ...more]);
};

/** Lets requests pass that have a known key and name its project. */
function admit(settings: Settings): MiddlewareHandler<Admitted> {
  const rightsOf = keyChecker(settings.keys);
  return async (c, next) => {
    const admissions = rightsOf(c.req.header('Authorization'));
    if (admissions.length === 0) {
      const error = 'The header Authorization must be "Bearer" and an admin API key of this service.';
      return c.json({ error }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    // Another project's key must not reveal whether a project exists.
    const rights = admissions.find((admission) => admission.project === c.req.param('projectId'));
    const project = settings.projects.find(({ id }) => id === rights?.project);
    if (rights === undefined || project === undefined)
      return c.json({ error: 'This key belongs to no project with this id.' }, 404);
    c.set('access', rights.access);
    c.set('project', project);
    c.set('key', rights.id);
    return next();
  };
}
