import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import * as v from 'valibot';
import { jobRequestSchema } from '../../service/contract.ts';
import { type Access, keyChecker } from './keys.ts';
import type { ProjectSettings, Settings } from './settings.ts';
import type { JobStore, StoredJob } from './store.ts';
import { VisitorCounts } from './visitor-counts.ts';
import { readVisitorsRequest } from './visitors-request.ts';

export interface RoutesOptions {
  readonly settings: Settings;
  readonly store: JobStore;
  readonly database: DatabaseSync;
  /** UTC, ms since 1970. */
  readonly now: () => number;
  readonly onCreated: () => void;
  readonly log: (line: string) => void;
}

interface Env {
  readonly Variables: { readonly access: Access; readonly project: ProjectSettings };
}

/** Most bytes of a request's body. */
const BODY_BYTES = 1024 * 1024;

/** Makes the web application: the three operations of the interface below the configured prefix. */
export function createRoutes(options: RoutesOptions): Hono<Env> {
  const { settings, database, log } = options;
  const app = new Hono<Env>().basePath(settings.prefix);
  const allowed = admit(settings);
  const visitors = new VisitorCounts(database);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allow = methods.join(', ');
        return c.json({ error: `${c.req.method} is not possible here; ${allow} is.` }, 405, { Allow: allow });
      },
    }),
  );
  app.notFound((c) => c.json({ error: `There is nothing at ${c.req.path}.` }, 404));
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json({ error: 'The service has made a mistake; its log says more.' }, 500);
  });
  const tooLarge = (c: Context): Response => c.json({ error: `The body has more than ${BODY_BYTES} bytes.` }, 413);
  const limited = bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge });
  app.post('/v2/agent/:projectId/job', allowed, limited, (c) => createJob(c, options));
  app.get('/v2/agent/:projectId/job/:id', allowed, (c) => {
    const job = options.store.find(c.req.param('id'));
    if (job?.project !== c.get('project').id) return c.json({ error: 'This project has no such job.' }, 404);
    return c.json(shownJob(job));
  });
  app.get('/v1/analytics/:projectId/visitors', allowed, (c) => {
    const read = readVisitorsRequest(c.req.queries());
    if (read.kind === 'bad') return badRequest(c, read.problems);
    return c.json(visitors.answer(c.get('project').id, read.request));
  });
  return app;
}

/** Lets a request pass that has a known key and names a known project. */
function admit(settings: Settings): MiddlewareHandler<Env> {
  const accessOf = keyChecker(settings.keys);
  return async (c, next) => {
    const access = accessOf(c.req.header('Authorization'));
    if (access === null) {
      const error = 'The header Authorization must be "Bearer" and an admin API key of this service.';
      return c.json({ error }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const project = settings.projects.find(({ id }) => id === c.req.param('projectId'));
    if (project === undefined) return c.json({ error: 'This service has no such project.' }, 404);
    c.set('access', access);
    c.set('project', project);
    return next();
  };
}

async function createJob(c: Context<Env>, { settings, store, now, onCreated }: RoutesOptions): Promise<Response> {
  if (c.get('access') !== 'write') return c.json({ error: 'This key may read, but not create jobs.' }, 403);
  const body = await readBody(c);
  if (body.kind === 'bad') return badRequest(c, body.problems);
  const project = c.get('project');
  const job = {
    project: project.id,
    prompt: body.prompt,
    repository: project.repository,
    // Until the clone tells the name of the default branch.
    ref: project.ref ?? 'HEAD',
    model: settings.agent.name,
  };
  const admission = store.create(job, { now: now(), perHour: settings.creationsPerHour });
  if (admission.kind === 'limited') {
    const error = `This project has had ${settings.creationsPerHour} jobs within the last hour, which is the limit.`;
    return c.json({ error }, 429, { 'Retry-After': String(Math.ceil(admission.retryAfterMs / 1_000)) });
  }
  onCreated();
  return c.json(shownJob(admission.job), 201);
}

type Body =
  | { readonly kind: 'body'; readonly prompt: string }
  | { readonly kind: 'bad'; readonly problems: readonly string[] };

async function readBody(c: Context<Env>): Promise<Body> {
  const type = c.req.header('Content-Type') ?? 'none';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    return { kind: 'bad', problems: [`Content-Type: expected application/json, got ${type}.`] };
  }
  const bytes = await c.req.arrayBuffer();
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { kind: 'bad', problems: ['The body is not JSON in UTF-8.'] };
  }
  const read = v.safeParse(jobRequestSchema, json);
  if (read.success) return { kind: 'body', prompt: read.output.prompt };
  return {
    kind: 'bad',
    problems: read.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${tellIssue(issue)}.`),
  };
}

function tellIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.type === 'min_length'
    ? 'expected some text, got none'
    : `expected ${issue.expected}, got ${issue.received}`;
}

function badRequest(c: Context<Env>, problems: readonly string[]): Response {
  return c.json({ error: 'The request cannot be used.', details: problems.map((message) => ({ message })) }, 400);
}

function shownJob(job: StoredJob): unknown {
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: job.prLink,
    createdAt: new Date(job.createdAt).toISOString(),
    archivedAt: job.archivedAt === null ? null : new Date(job.archivedAt).toISOString(),
  };
}
