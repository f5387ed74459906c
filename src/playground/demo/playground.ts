import type { Comment, ReviewComment } from '../github/state.ts';
import { COMMENTS_WORKFLOW, type DemoWorld, PEOPLE } from './world.ts';

const COMMAND = '/docs';
/** The service's default agent does what these say, and the story hasn't yet, at another place of the page. */
export const EXAMPLES = {
  issue: 'Document the flag `--wake-up`: it boils at seven in the morning.',
  pull: 'Document the flag `--timer`, too: it says when the water will boil.',
  line: 'Explain this line.',
} as const;
const SKIPPED = `The workflow's \`if:\` skips comments that don't contain \`${COMMAND}\`, so nothing ran.`;
/** What the playground's workflow sets in addition to address, project, key and token. */
const INPUTS = { evidence: 'searches, questions, feedback' };

/** Lets visitors comment, which starts a run as `examples/comments.yml` does; several may run at once. */
export function openPlayground(world: DemoWorld, { onError }: { readonly onError: (error: unknown) => void }): void {
  world.github.state.playground = {
    command: COMMAND,
    examples: EXAMPLES,
    writers: [
      { login: PEOPLE.writer, role: 'can write' },
      { login: PEOPLE.stranger, role: 'can only read' },
    ],
    commented: (comment) => {
      startRun(world, comment).catch(onError);
    },
  };
}

async function startRun(world: DemoWorld, comment: Comment | ReviewComment): Promise<void> {
  const event = world.eventOf(comment);
  const run = { ...event, event: event.name, workflow: COMMENTS_WORKFLOW, reason: SKIPPED };
  const inputs = world.own.threads.has(comment.thread) ? world.own.inputs : INPUTS;
  if (comment.body.toLowerCase().includes(COMMAND)) await world.play(event, { inputs });
  else world.github.state.addRun(world.repository, run);
}
