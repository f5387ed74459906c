import * as v from 'valibot';
import type { RepositoryFailure } from '../words/errors.ts';

/** What several queries have in common. */

const NO_ONE = { __typename: 'User', login: 'ghost' };

/** In GraphQL a bot's login lacks the `[bot]` that it has everywhere else; a person may have the same login. */
export const graphqlAuthor = v.pipe(
  v.nullish(v.object({ __typename: v.string(), login: v.string() }), NO_ONE),
  v.transform(({ __typename, login }) => (__typename === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login)),
);

/** The repository of a branch; null if it is gone. */
export const graphqlRepository = v.pipe(
  v.nullable(v.object({ databaseId: v.nullish(v.number(), null), nameWithOwner: v.string() })),
  v.transform((found) => (found === null ? null : { id: found.databaseId, name: found.nameWithOwner })),
);

export const nodesOf = <T extends v.GenericSchema>(node: T) => v.object({ nodes: v.array(node) });

/** Failures after which REST may still answer: GraphQL, or this part of it, is closed to the token. */
export const GRAPHQL_IS_CLOSED: readonly RepositoryFailure[] = ['forbidden', 'not-accessible', 'missing', 'refused'];
