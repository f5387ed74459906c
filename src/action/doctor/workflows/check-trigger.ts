import { isCommentEvent, MODES } from '../../words/modes.ts';
import { better, type Finding, open, placeOf, type Surroundings, tidy, wrong } from './finding.ts';
import { conditionsOf, inputOf, isExpression, type OurStep, rootOf } from './our-steps.ts';
import { textsIn } from './workflow-facts.ts';

const NAME = 'Workflow trigger';
const COMMENTS = ['on:', '  issue_comment:', '    types: [created]'];

/** Checks that the events of a workflow fit the step's mode. */
export function checkTrigger(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  const mode = inputOf(our, 'mode');
  if (our.mode === null && !isExpression(mode)) {
    const found = `there is no mode "${tidy(mode)}".`;
    const advice = `Set \`mode\` to one of ${MODES.join(', ')}, or leave it out for \`auto\`.`;
    return [wrong(NAME, { at: placeOf(our), found, advice })];
  }
  if (our.mode === null) {
    const found = `\`mode\` is an expression, so trigger and permissions could not be checked.`;
    return [
      open(NAME, { at: placeOf(our), found, advice: 'Write the mode into the file, or leave it out for `auto`.' }),
    ];
  }
  if (our.events.length === 0) {
    const found = `only other workflows call this one, and none of this repository does.`;
    return [
      open(NAME, {
        at: placeOf(our),
        found,
        advice: 'Run the doctor in the repository of the workflow that calls it, too.',
      }),
    ];
  }
  return [...checkMode(our), ...checkConversations(our, surroundings), ...checkTypes(our), ...checkMerged(our)];
}

function checkMode(our: OurStep): readonly Finding[] {
  const place = placeOf(our);
  const events = our.events.join(', ');
  const onComments = { advice: 'Start it on comments, in a file on the default branch:', paste: COMMENTS };
  if (our.mode === 'comment' && !our.events.some(isCommentEvent)) {
    const found = `mode \`comment\` needs a comment event, but the workflow starts on ${events}.`;
    return [wrong(NAME, { at: place, found, ...onComments })];
  }
  if (conditionsOf(our).includes('false')) {
    const found = `it is switched off by \`if: false\`.`;
    return [better(NAME, { at: place, found, advice: 'Remove the `if:` to switch it on.' })];
  }
  if (our.does.length === 0) {
    const found = `the \`if:\` stops every event that starts the workflow (${events}).`;
    return [wrong(NAME, { at: place, found, advice: 'Change the `if:`, or add the event that it requires to `on:`.' })];
  }
  if (our.mode === 'comment' && !our.does.some(({ event }) => isCommentEvent(event))) {
    const found = `the \`if:\` stops every comment, but the step has mode \`comment\`.`;
    return [wrong(NAME, { at: place, found, advice: 'Change the `if:`, or leave out `mode`.' })];
  }
  if (our.mode === 'auto' && our.does.every(({ mode }) => mode === null)) {
    const found = `there is nothing to do on ${events}: the step has no \`prompt\`, \`prompt-file\` or \`job-id\`.`;
    const advice = 'Set one of them for a job, set `mode`, or start the workflow on comments:';
    return [wrong(NAME, { at: place, found, advice, paste: COMMENTS })];
  }
  return [];
}

/** A workflow of its own may answer each kind of comment. */
function checkConversations(our: OurStep, { answersConversations }: Surroundings): readonly Finding[] {
  if (answersConversations || !our.does.some(({ mode }) => mode === 'comment')) return [];
  const found =
    'it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.';
  return [better(NAME, { at: placeOf(our), found, advice: 'Start it on those comments, too:', paste: COMMENTS })];
}

function checkTypes(our: OurStep): readonly Finding[] {
  const comments = our.does.filter(({ event, mode }) => mode === 'comment' && isCommentEvent(event));
  return comments.flatMap(({ event }) => {
    const { workflow } = rootOf(our);
    const types = workflow.events.get(event)?.['types'];
    const paste = ['on:', `  ${event}:`, '    types: [created]'];
    const at = placeOf(our);
    if (types === undefined || types === null) {
      const found = `\`${event}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
      return [better(NAME, { at, found, advice: 'To avoid those runs:', paste })];
    }
    if (textsIn(types).includes('created')) return [];
    const found = `\`${event}\` leaves out \`created\`: no new comment starts a run.`;
    return [wrong(NAME, { at, found, advice: 'Start it on new comments:', paste })];
  });
}

function checkMerged(our: OurStep): readonly Finding[] {
  const jobs = our.does.filter(({ mode }) => mode === 'job');
  if (inputOf(our, 'thread') !== 'merged' || jobs.length === 0) return [];
  if (jobs.some(({ event }) => event === 'push')) return [];
  const found = `\`thread: merged\` needs \`push\`, but the workflow starts on ${our.events.join(', ')}.`;
  const paste = ['on:', '  push:', '    branches: [main]'];
  return [wrong(NAME, { at: placeOf(our), found, advice: 'Start it on a push, or set `thread: auto`:', paste })];
}
