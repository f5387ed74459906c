import { Hono } from 'hono';
import * as v from 'valibot';
import { permissionOf, roleNameOf } from './access.ts';
import { invalid, notFound } from './refusal.ts';
import { bodyOf, permitted, type RouteTools, type Variables } from './request.ts';

const newLabel = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
  color: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/i))),
  description: v.nullish(v.pipe(v.string(), v.maxLength(100)), null),
});

/** GitHub's `permission` only has four levels; `role_name` has the real one. */
const FOLDED: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };

export function repositoryRoutes({ state, answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/', (context) => context.json(answers.repository(context.get('repository'))));

  routes.get('/collaborators/:login/permission', (context) => {
    const login = context.req.param('login');
    const account = state.accounts.get(login.toLowerCase());
    if (account === undefined) throw notFound();
    const repository = context.get('repository');
    const permission = permissionOf(repository, login);
    return context.json({
      permission: FOLDED[permission] ?? permission,
      role_name: roleNameOf(repository, login),
      user: answers.user(account),
    });
  });

  routes.get('/labels/:label', (context) => {
    const repository = permitted(context, 'issues', 'read');
    const label = repository.labels.get(context.req.param('label').toLowerCase());
    if (label === undefined) throw notFound();
    return context.json(label);
  });

  routes.post('/labels', async (context) => {
    const repository = permitted(context, 'issues', 'write');
    const { name, color = 'ededed', description } = await bodyOf(context, newLabel);
    if (repository.labels.has(name.toLowerCase()))
      throw invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
    return context.json(state.label(repository, name, { color, description }), 201);
  });

  return routes;
}
