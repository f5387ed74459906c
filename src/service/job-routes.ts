import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { withoutUserInfo } from '../agent/git-address.ts';
import { promptSchema, type ShownJob } from './api-schemas.ts';
import type { Access } from './keys.ts';
import type { ProjectSettings, Settings } from './settings.ts';
import { type Admission, type JobStore, resultBranch, type StoredJob } from './store.ts';

export interface Admitted {
  readonly Variables: {
    readonly access: Access;
    readonly project: ProjectSettings;
    /** The key's position among all keys. */
    readonly key: number;
  };
}

export interface JobRoutesOptions {
  readonly settings: Settings;
  readonly store: JobStore;
  /** UTC, ms since 1970. */
  readonly now: () => number;
  readonly onActive: () => void;
}

const UNKNOWN = { error: 'This project has no such job.' } as const;

type JobHandlers = Readonly<Record<'createJob' | 'readJob' | 'sendMessage', Handler<Admitted>>>;

export function jobRoutes({ settings, store, now, onActive }: JobRoutesOptions): JobHandlers {
  const perHour = settings.creationsPerHour;
  const answer = (c: Context, admission: Admission, status: 200 | 201): Response => {
    switch (admission.kind) {
      case 'unknown':
        return c.json(UNKNOWN, 404);
      case 'refused':
        return c.json({ error: REFUSALS[admission.status] }, 409);
      case 'limited': {
        const what = status === 201 ? 'jobs' : 'messages';
        const error = `This project has reached its limit: ${perHour} ${what} within the last hour.`;
        return c.json({ error }, 429, { 'Retry-After': String(Math.ceil(admission.retryAfterMs / 1_000)) });
      }
      case 'accepted':
        onActive();
        return c.json(shownJob(admission.job), status);
    }
  };
  const writing =
    (what: string, take: (c: Context<Admitted>, prompt: string) => Response): Handler<Admitted> =>
    async (c) => {
      if (c.get('access') !== 'write') return c.json({ error: `This key may read, but not ${what}.` }, 403);
      const prompt = await readPrompt(c);
      return prompt instanceof Response ? prompt : take(c, prompt);
    };
  return {
    createJob: writing('create jobs', (c, prompt) => {
      const project = c.get('project');
      const job = {
        project: project.id,
        prompt,
        repository: project.repository ?? withoutUserInfo(project.git),
        // Until the clone shows the name of the default branch.
        ref: project.ref ?? 'HEAD',
        model: settings.agent.name,
      };
      return answer(c, store.create(job, { now: now(), perHour }), 201);
    }),
    readJob: (c) => {
      const job = store.find(idOf(c));
      return job?.project === c.get('project').id ? c.json(shownJob(job)) : c.json(UNKNOWN, 404);
    },
    sendMessage: writing('send messages', (c, prompt) => {
      const message = { project: c.get('project').id, prompt };
      return answer(c, store.message(idOf(c), message, { now: now(), perHour }), 200);
    }),
  };
}

const REFUSALS = {
  active: 'The job is still active. Send the message when it is done.',
  archived: 'The job is archived, and an archived job accepts no messages. Create a new job.',
} as const;

/** Answers an invalid request: the first problem as the error, all of them as its details. */
export function badRequest(c: Context, problems: readonly string[]): Response {
  return c.json({ error: problems[0], details: problems.map((message) => ({ message })) }, 400);
}

function idOf(c: Context): string {
  return c.req.param('id') ?? '';
}

/** Reads the prompt in the body of a request, or answers with everything that is wrong with it. */
async function readPrompt(c: Context): Promise<string | Response> {
  const type = c.req.header('Content-Type') ?? 'none';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    return badRequest(c, [`Content-Type: expected application/json, got ${type}.`]);
  }
  const bytes = await c.req.arrayBuffer();
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return badRequest(c, ['The body is not JSON in UTF-8.']);
  }
  const read = v.safeParse(promptSchema, json);
  return read.success ? read.output.prompt : badRequest(c, read.issues.map(describeIssue));
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { kind, received, expected, message } = issue;
  const wanted = kind === 'validation' ? message : `expected ${expected}, got ${received}`;
  return `${v.getDotPath(issue) ?? 'body'}: ${received === 'undefined' ? 'is missing' : wanted}.`;
}

function shownJob(job: StoredJob): ShownJob {
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: job.prLink,
    ...(job.status === 'completed' && job.prLink === null ? { branch: resultBranch(job) } : {}),
    createdAt: new Date(job.createdAt).toISOString(),
    archivedAt: job.archivedAt === null ? null : new Date(job.archivedAt).toISOString(),
    ...(job.status === 'active' || job.summary === null ? {} : { summary: job.summary }),
    ...(job.status === 'failed' && job.note !== null ? { error: job.note } : {}),
  };
}
