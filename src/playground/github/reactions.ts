import * as v from 'valibot';
import { notFound } from './refusal.ts';
import { bodyOf, type Request, type RouteTools } from './request.ts';

const reactionBody = v.object({
  content: v.picklist(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']),
});

/** Sets a reaction: 201 if it is new, 200 if this identity has already set it. A claim depends on this difference. */
export async function react(
  context: Request,
  { state, answers, subject }: Pick<RouteTools, 'state' | 'answers'> & { readonly subject: string },
): Promise<Response> {
  const { content } = await bodyOf(context, reactionBody);
  const { account } = context.get('identity');
  const { reaction, created } = state.react(context.get('repository'), subject, { account, content });
  return context.json(answers.reaction(reaction), created ? 201 : 200);
}

/** Removes a reaction that this identity has set. */
export function withdraw(context: Request, subject: string): void {
  const { reactions } = context.get('repository');
  const { account } = context.get('identity');
  const at = reactions.findIndex(({ id, ...reaction }) => {
    return (
      id === Number(context.req.param('reaction')) && reaction.subject === subject && reaction.account.id === account.id
    );
  });
  if (at < 0) throw notFound();
  reactions.splice(at, 1);
}
