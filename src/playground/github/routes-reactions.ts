import { Hono } from 'hono';
import * as v from 'valibot';
import { demandUnlocked } from './access.ts';
import { notFound } from './refusal.ts';
import { bodyOf, page, permittedThread, type Request, type RouteTools, senderOf, type Variables } from './request.ts';
import { commentOf } from './routes-comments.ts';
import { REACTIONS } from './state.ts';

const reactionBody = v.object({ content: v.picklist(REACTIONS) });

/** As in `Reaction.subject`, and the number of the thread that it belongs to. */
type Subject = readonly [subject: string, thread: number];

/** What can be reacted to, by its path. Each finds its subject if the sender may read or write it. */
const SUBJECTS: Readonly<Record<string, (context: Request, access: 'read' | 'write') => Subject>> = {
  '/issues/:number/reactions': (context, access) => {
    const { number } = permittedThread(context, access);
    return [`issue/${number}`, number];
  },
  '/issues/comments/:id/reactions': (context, access) => {
    const { id, thread } = commentOf(context, 'comments', access);
    return [`comment/${id}`, thread];
  },
  '/pulls/comments/:id/reactions': (context, access) => {
    const { id, thread } = commentOf(context, 'reviewComments', access);
    return [`review-comment/${id}`, thread];
  },
};

export function reactionRoutes({ state, answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  for (const [path, subjectOf] of Object.entries(SUBJECTS)) {
    routes.get(path, (context) => {
      const [subject] = subjectOf(context, 'read');
      const found = context.get('repository').reactions.filter((reaction) => reaction.subject === subject);
      return page(context, found, (reaction) => answers.reaction(reaction));
    });

    // 201 if it is new, 200 if this identity has already set it. A claim depends on this difference.
    routes.post(path, async (context) => {
      const [identity, repository] = [context.get('identity'), context.get('repository')];
      const [subject, number] = subjectOf(context, 'write');
      const thread = repository.threads.get(number);
      if (thread === undefined) throw notFound();
      demandUnlocked(senderOf(context), thread, 'reaction');
      const { content } = await bodyOf(context, reactionBody);
      const { reaction, created } = state.react(repository, subject, { account: identity.account, content });
      return context.json(answers.reaction(reaction), created ? 201 : 200);
    });

    // Only one that this identity has set.
    routes.delete(`${path}/:reaction`, (context) => {
      const [identity, { reactions }] = [context.get('identity'), context.get('repository')];
      const [subject] = subjectOf(context, 'write');
      const wanted = Number(context.req.param('reaction'));
      const at = reactions.findIndex(
        ({ id, account, ...reaction }) =>
          id === wanted && reaction.subject === subject && account.id === identity.account.id,
      );
      if (at < 0) throw notFound();
      reactions.splice(at, 1);
      return context.body(null, 204);
    });
  }
  return routes;
}
