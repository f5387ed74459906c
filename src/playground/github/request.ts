import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { demand, demandThread, type Sender } from './access.ts';
import type { Answers } from './answers.ts';
import type { Access, Identity, Scope } from './identity.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import type { GitHubState, RepositoryState, Thread } from './state.ts';

export interface Variables {
  readonly Variables: { identity: Identity; repository: RepositoryState };
  /** The socket, which a fault may break. */
  readonly Bindings: HttpBindings;
}

export type Request = Context<Variables>;

export interface RouteTools {
  readonly state: GitHubState;
  readonly answers: Answers;
}

/** GitHub's limit for a text, in characters. */
export const BODY_LIMIT = 65_536;

export function checkLength(resource: 'Issue' | 'IssueComment' | 'PullRequest', body: string): void {
  if (body.length <= BODY_LIMIT) return;
  const message = `body is too long (maximum is ${BODY_LIMIT} characters)`;
  throw invalid({ resource, code: 'custom', field: 'body', message });
}

export function since(context: Request): (item: { readonly updatedAt: string }) => boolean {
  const from = Date.parse(context.req.query('since') ?? '');
  return ({ updatedAt }) => Number.isNaN(from) || Date.parse(updatedAt) >= from;
}

/** Answers with one page of a list, and with GitHub's `Link` header if there are more. */
export function page<Item>(context: Request, items: readonly Item[], show: (item: Item) => object): Response {
  const part = pageOf(context, items.map(show), 30, 100);
  return context.json(part.items, 200, part.headers);
}

/** Returns the page of a list that the query requests; `usual` and `most` are rows in a page. */
export function pageOf(context: Request, items: readonly object[], usual: number, most: number) {
  const number = (name: string, otherwise: number): number => {
    const value = Number(context.req.query(name) ?? otherwise);
    return Number.isSafeInteger(value) && value >= 1 ? value : otherwise;
  };
  const size = Math.min(number('per_page', usual), most);
  const current = number('page', 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (rel: string, target: number): string => {
    const url = new URL(context.req.url);
    url.searchParams.set('page', String(target));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(current > 1 ? [link('prev', current - 1), link('first', 1)] : []),
    ...(current < last ? [link('next', current + 1), link('last', last)] : []),
  ];
  const headers: Readonly<Record<string, string>> = links.length === 0 ? {} : { link: links.join(', ') };
  return { items: items.slice((current - 1) * size, current * size), headers };
}

export function pathOf(context: Context): string {
  return context.req.path.replace(/^\/api\/v3/, '');
}

/** Throws GitHub's 400 for broken JSON and its 422 for anything unexpected. */
export async function bodyOf<TSchema extends v.GenericSchema>(
  context: Request,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  let value: unknown;
  try {
    value = JSON.parse((await context.req.text()) || '{}');
  } catch {
    throw new Refusal(400, 'Problems parsing JSON');
  }
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const errors = read.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    code: 'invalid',
    message: issue.message,
  }));
  throw invalid(...errors);
}

export function numberOf(context: Request, name: string): number {
  const value = Number(context.req.param(name));
  if (!Number.isSafeInteger(value) || value < 1) throw notFound();
  return value;
}

export function threadOf(context: Request): Thread {
  const thread = context.get('repository').threads.get(numberOf(context, 'number'));
  if (thread === undefined) throw notFound();
  return thread;
}

export function senderOf(context: Request): Sender {
  return { identity: context.get('identity'), repository: context.get('repository') };
}

/** Returns the repository in the path, if the sender has a permission for it. Throws 403. */
export function permitted(context: Request, scope: Scope, access: Access): RepositoryState {
  demand(senderOf(context), scope, access);
  return context.get('repository');
}

/** The git repository of a repository. Throws 404 if it has none. */
export function gitOf({ gitDir }: RepositoryState): string {
  if (gitDir === null) throw notFound();
  return gitDir;
}

/** Finds the thread in the path, if the sender may read or write it. Throws 404, 403 or 410. */
export function permittedThread(context: Request, access: Access): Thread {
  const thread = threadOf(context);
  demandThread(senderOf(context), thread, access);
  return thread;
}
