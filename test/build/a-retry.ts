import type { CommentRef } from '../../src/action/ports/conversations.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import { aRepository, type FakeRepository } from '../fakes/fake-repository.ts';
import { aCommand, aCommentMarker, type Commanded, leave } from './a-command.ts';
import { INSTRUCTION } from './a-marker.ts';

/** The comment with the instruction, the status comment of its failed request, and the retry of it. */
export const [INSTRUCTED, FAILED, RETRY] = [100, 101, 102] as const;

/**
 * Makes ada's `/docs retry` (102) in a thread where grace's instruction (100) has a status comment (101), which says
 * `not-created` by default.
 */
export function aRetry(
  marker: Partial<Marker> = {},
  {
    author = 'grace',
    instruction = `/docs ${INSTRUCTION}`,
    text = '/docs retry',
    github = aRepository(),
    ...options
  }: {
    readonly author?: string;
    readonly instruction?: string;
    readonly text?: string;
    readonly github?: FakeRepository;
  } & NonNullable<Parameters<typeof aCommand>[1]> = {},
): Commanded {
  const { id } = github.add(author, instruction, '2026-11-20T09:00:00Z');
  const comment: CommentRef = { kind: 'issue-comment', id };
  leave(github, aCommentMarker({ state: 'not-created', trigger: comment, instructionComment: comment, ...marker }));
  return aCommand(text, {
    ...options,
    world: { ...options.world, github },
    comment: { createdAt: '2026-11-20T09:10:00Z', ...options.comment },
  });
}
