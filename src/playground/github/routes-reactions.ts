import { Hono } from 'hono';
import { demandThread, demandUnlocked } from './access.ts';
import { react, withdraw } from './reactions.ts';
import { notFound } from './refusal.ts';
import { page, type Request, type RouteTools, threadOf, type Variables } from './request.ts';
import { commentOf, reviewCommentOf } from './routes-comments.ts';

interface Subject {
  /** As in `Reaction.subject`. */
  readonly name: string;
  /** Number of the thread that it belongs to. */
  readonly thread: number;
}

/** What can be reacted to, by its path. Each finds its subject if the sender may read or write it. */
const SUBJECTS: Readonly<Record<string, (context: Request, access: 'read' | 'write') => Subject>> = {
  '/issues/:number/reactions': (context, access) => {
    const thread = threadOf(context);
    demandThread(context.get('identity'), context.get('repository'), { thread, access });
    return { name: `issue/${thread.number}`, thread: thread.number };
  },
  '/issues/comments/:id/reactions': (context, access) => {
    const { id, thread } = commentOf(context, access);
    return { name: `comment/${id}`, thread };
  },
  '/pulls/comments/:id/reactions': (context, access) => {
    const { id, thread } = reviewCommentOf(context, access);
    return { name: `review-comment/${id}`, thread };
  },
};

/** Reactions to issues, pull requests and both kinds of comments. */
export function reactionRoutes({ state, answers, apiUrl }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  for (const [path, subjectOf] of Object.entries(SUBJECTS)) {
    routes.get(path, (context) => {
      const { name } = subjectOf(context, 'read');
      const found = context.get('repository').reactions.filter((reaction) => reaction.subject === name);
      return page(
        context,
        found.map((reaction) => answers.reaction(reaction)),
        apiUrl,
      );
    });

    routes.post(path, async (context) => {
      const repository = context.get('repository');
      const { name, thread: number } = subjectOf(context, 'write');
      const thread = repository.threads.get(number);
      if (thread === undefined) throw notFound();
      demandUnlocked(context.get('identity'), repository, { thread, what: 'reaction' });
      return react(context, { state, answers, subject: name });
    });

    routes.delete(`${path}/:reaction`, (context) => {
      const { name } = subjectOf(context, 'write');
      withdraw(context, name);
      return context.body(null, 204);
    });
  }
  return routes;
}
