import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, visible } from './access.ts';
import { renderAnswer } from './pages/markdown.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, type RouteTools, type Variables } from './request.ts';

/**
 * GitHub's documentation names 400 KB (now only for the raw mode). A public report of 2020 quotes the answer to a longer
 * text, without its status (ekalinin/github-markdown-toc.go, issue 25): 403, as for other resources that are too large,
 * is assumed.
 */
const LIMIT = 400 * 1024;
const TOO_LARGE =
  'This API renders Markdown text up to 400 KB in size. The requested text is too large to render via the API.';

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
    if (place !== '') demand({ identity, repository: visible(state, place, identity) }, 'contents', 'read');
    if (Buffer.byteLength(text) > LIMIT)
      throw new Refusal(403, TOO_LARGE, { errors: [{ resource: 'Markdown', field: 'data', code: 'too_large' }] });
    return context.body(renderAnswer(text), 200, { 'content-type': 'text/html;charset=utf-8' });
  });
  return routes;
}
