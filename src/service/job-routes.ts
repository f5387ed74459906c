import type { Context, Handler } from 'hono';
import { withoutUserInfo } from '../agent/git-address.ts';
import { badRequest, shownJob, tooMany } from './answers.ts';
import type { Access } from './keys.ts';
import { readPrompt } from './prompt-body.ts';
import type { ProjectSettings, Settings } from './settings.ts';
import type { JobStore } from './store.ts';

/** What is known about an authorized request. */
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
  /** Called when a job becomes active. */
  readonly onActive: () => void;
}

const UNKNOWN = { error: 'This project has no such job.' } as const;

/** Makes the three handlers for jobs; requests are already authorized and their bodies limited. */
export function jobRoutes({ settings, store, now, onActive }: JobRoutesOptions): {
  readonly create: Handler<Admitted>;
  readonly read: Handler<Admitted>;
  readonly message: Handler<Admitted>;
} {
  const perHour = settings.creationsPerHour;
  return {
    create: async (c) => {
      if (c.get('access') !== 'write') return onlyReads(c, 'create jobs');
      const body = await readPrompt(c);
      if (body.kind === 'bad') return badRequest(c, body.problems);
      const project = c.get('project');
      const job = {
        project: project.id,
        prompt: body.prompt,
        repository: project.repository ?? withoutUserInfo(project.git),
        // Until the clone shows the name of the default branch.
        ref: project.ref ?? 'HEAD',
        model: settings.agent.name,
      };
      const admission = store.create(job, { now: now(), perHour });
      if (admission.kind === 'limited') return tooMany(c, `${perHour} jobs`, admission.retryAfterMs);
      onActive();
      return c.json(shownJob(admission.job), 201);
    },
    read: (c) => {
      const job = store.find(idOf(c));
      return job?.project === c.get('project').id ? c.json(shownJob(job)) : c.json(UNKNOWN, 404);
    },
    message: async (c) => {
      if (c.get('access') !== 'write') return onlyReads(c, 'send messages');
      const body = await readPrompt(c);
      if (body.kind === 'bad') return badRequest(c, body.problems);
      const message = { jobId: idOf(c), project: c.get('project').id, prompt: body.prompt };
      const admission = store.message(message, { now: now(), perHour });
      switch (admission.kind) {
        case 'unknown':
          return c.json(UNKNOWN, 404);
        case 'refused':
          return c.json({ error: REFUSALS[admission.status] }, 409);
        case 'limited':
          return tooMany(c, `${perHour} messages`, admission.retryAfterMs);
        case 'accepted':
          onActive();
          return c.json(shownJob(admission.job));
      }
    },
  };
}

const REFUSALS = {
  active: 'The job is still active. Send the message when it is done.',
  archived: 'The job is archived, and an archived job accepts no messages. Create a new job.',
} as const;

function onlyReads(c: Context, what: string): Response {
  return c.json({ error: `This key may read, but not ${what}.` }, 403);
}

function idOf(c: Context): string {
  return c.req.param('id') ?? '';
}
