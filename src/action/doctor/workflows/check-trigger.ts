import { isCommentEvent, MODES } from '../../words/commands.ts';
import { bad, better, tidy, unknown } from '../check.ts';
import { type Finding, inputOf, isExpression, type OurStep, type Surroundings } from './our-steps.ts';
import { textsIn } from './workflow-facts.ts';

const COMMENTS = ['on:', '  issue_comment:', '    types: [created]'];
const PUSH = ['on:', '  push:', '    branches: [main]'];

/** Checks that the events of a workflow fit the step's mode. */
export function checkTrigger(our: OurStep, around: Surroundings): readonly Finding[] {
  if (our.mode === null) return [withoutMode(inputOf(our, 'mode'))];
  if (our.events.length === 0) {
    const found = 'only other workflows call this one, and none of this repository does.';
    return [unknown(found, 'Run the doctor in the repository of the workflow that calls it, too.')];
  }
  const found = [checkMode(our), checkConversations(our, around), ...checkTypes(our), checkMerged(our)];
  return found.filter((each) => each !== null);
}

function withoutMode(mode: string): Finding {
  return isExpression(mode)
    ? unknown(
        '`mode` is an expression, so trigger and permissions could not be checked.',
        'Write the mode into the file, or leave it out for `auto`.',
      )
    : bad(
        `there is no mode "${tidy(mode)}".`,
        `Set \`mode\` to one of ${MODES.join(', ')}, or leave it out for \`auto\`.`,
      );
}

function checkMode(our: OurStep): Finding | null {
  const events = our.events.join(', ');
  if (our.mode === 'comment' && !our.events.some(isCommentEvent)) {
    const found = `mode \`comment\` needs a comment event, but the workflow starts on ${events}.`;
    return bad(found, 'Start it on comments, in a file on the default branch:', COMMENTS);
  }
  if (our.conditions.includes('false')) {
    return better('it is switched off by `if: false`.', 'Remove the `if:` to switch it on.');
  }
  if (our.does.length === 0) {
    const found = `the \`if:\` stops every event that starts the workflow (${events}).`;
    return bad(found, 'Change the `if:`, or add the event that it requires to `on:`.');
  }
  if (our.mode === 'comment' && !our.does.some(({ event }) => isCommentEvent(event))) {
    const found = 'the `if:` stops every comment, but the step has mode `comment`.';
    return bad(found, 'Change the `if:`, or leave out `mode`.');
  }
  if (our.mode === 'auto' && our.does.every(({ mode }) => mode === null)) {
    const found = `there is nothing to do on ${events}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
    return bad(found, 'Set one of them for a job, set `mode`, or start the workflow on comments:', COMMENTS);
  }
  return null;
}

/** A workflow of its own may answer each kind of comment. */
function checkConversations(our: OurStep, { answersConversations }: Surroundings): Finding | null {
  if (answersConversations || !our.does.some(({ mode }) => mode === 'comment')) return null;
  const found =
    'it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.';
  return better(found, 'Start it on those comments, too:', COMMENTS);
}

function checkTypes(our: OurStep): readonly Finding[] {
  const comments = our.does.filter(({ event, mode }) => mode === 'comment' && isCommentEvent(event));
  return comments.flatMap(({ event }) => {
    const types = our.root.events.get(event)?.['types'];
    const paste = ['on:', `  ${event}:`, '    types: [created]'];
    if (types === undefined || types === null) {
      const found = `\`${event}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
      return [better(found, 'To avoid those runs:', paste)];
    }
    if (textsIn(types).includes('created')) return [];
    return [
      bad(`\`${event}\` leaves out \`created\`: no new comment starts a run.`, 'Start it on new comments:', paste),
    ];
  });
}

function checkMerged(our: OurStep): Finding | null {
  const jobs = our.does.filter(({ mode }) => mode === 'job');
  if (inputOf(our, 'thread') !== 'merged' || jobs.length === 0) return null;
  if (jobs.some(({ event }) => event === 'push')) return null;
  const found = `\`thread: merged\` needs \`push\`, but the workflow starts on ${our.events.join(', ')}.`;
  return bad(found, 'Start it on a push, or set `thread: auto`:', PUSH);
}

/** Gives advice on events that outsiders can cause. */
export function adviseOnEvents(our: OurStep): readonly Finding[] {
  const ofReviews = our.does.some(({ event, mode }) => event === 'pull_request_review_comment' && mode === 'comment');
  const reviews = better(
    "for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.",
    'On a pull request from a fork, write commands in the conversation.',
  );
  const target = better(
    'public repositories block `pull_request_target` by default.',
    'Use `push` to the default branch, with `thread: merged`:',
    PUSH,
  );
  return [
    ...(ofReviews ? [reviews] : []),
    ...(our.does.some(({ event }) => event === 'pull_request_target') ? [target] : []),
  ];
}
