import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, visible } from './access.ts';
import { renderAnswer } from './pages/markdown.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, type RouteTools, type Variables } from './request.ts';

/** GitHub documents 400 KB; that it answers 403 with this reason is observed. */
const LIMIT = 400 * 1024;

const wanted = v.object({
  text: v.string(),
  mode: v.optional(v.picklist(['markdown', 'gfm']), 'markdown'),
  context: v.optional(v.string(), ''),
});

/** Renders Markdown as the pages do; a context must be a repository that the sender can read. */
export function markdownRoutes({ state }: Pick<RouteTools, 'state'>): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.post('/', async (context) => {
    const { text, context: place } = await bodyOf(context, wanted);
    const identity = context.get('identity');
    if (place !== '') demand(identity, visible(state, place, identity), { scope: 'contents', access: 'read' });
    if (Buffer.byteLength(text) > LIMIT)
      throw new Refusal(403, 'This API renders text of at most 400 KB. The requested text is too large.', {
        errors: [{ resource: 'Markdown', field: 'text', code: 'too_large' }],
      });
    return context.body(renderAnswer(text), 200, { 'content-type': 'text/html;charset=utf-8' });
  });
  return routes;
}
