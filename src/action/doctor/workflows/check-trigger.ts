import { inputs } from '../../words/action-spec.ts';
import { isCommentEvent, MODES } from '../../words/commands.ts';
import { bad, better, tidy, unknown } from '../check.ts';
import { judge, soughtInComment, termsOf } from './condition.ts';
import { type Around, type Finding, type Findings, inputOf, isExpression, type OurStep, wordOf } from './our-steps.ts';
import { textsIn } from './read-workflow-files.ts';

const onComments = (event: string): readonly string[] => ['on:', `  ${event}:`, '    types: [created]'];
const COMMENTS = onComments('issue_comment');
const PUSH = ['on:', '  push:', '    branches: [main]'];

export function checkTrigger(our: OurStep, { answersConversations }: Around): Findings {
  if (our.mode === null) return [withoutMode(inputOf(our, 'mode'))];
  if (our.events.length === 0) {
    const found = 'only other workflows call this one, and none of this repository does.';
    return [unknown(found, 'Run the doctor in the repository of the workflow that calls it, too.')];
  }
  const answers = our.does.some(({ mode }) => mode === 'comment');
  // A workflow of its own may answer each kind of comment.
  const onlyDiffs = better(
    'it only starts on comments on lines of a diff: a command in the conversation of an issue or pull request does nothing.',
    'Start it on those comments, too:',
    COMMENTS,
  );
  return [checkMode(our), answers && !answersConversations ? onlyDiffs : null, ...checkTypes(our), checkMerged(our)];
}

function withoutMode(mode: string): Finding {
  if (!isExpression(mode)) {
    const advice = `Set \`mode\` to one of ${MODES.join(', ')}, or leave it out for \`auto\`.`;
    return bad(`there is no mode "${tidy(mode)}".`, advice);
  }
  const found = '`mode` is an expression, so trigger and permissions could not be checked.';
  return unknown(found, 'Write the mode into the file, or leave it out for `auto`.');
}

function checkMode(our: OurStep): Finding | null {
  const events = our.events.join(', ');
  if (our.mode === 'comment' && !our.events.some(isCommentEvent)) {
    const found = `mode \`comment\` needs a comment event, but the workflow starts on ${events}.`;
    return bad(found, 'Start it on comments, in a file on the default branch:', COMMENTS);
  }
  if (our.conditions.includes('false'))
    return better('it is switched off by `if: false`.', 'Remove the `if:` to switch it on.');
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

function checkTypes(our: OurStep): Findings {
  return commentEvents(our).map((event) => {
    const types = our.root.events.get(event)?.['types'] ?? null;
    if (types === null) {
      const found = `\`${event}\` also starts a run for each comment that is edited or deleted, which does nothing.`;
      return better(found, 'To avoid those runs:', onComments(event));
    }
    const found = `\`${event}\` leaves out \`created\`: no new comment starts a run.`;
    return textsIn(types).includes('created') ? null : bad(found, 'Start it on new comments:', onComments(event));
  });
}

const commentEvents = ({ does }: OurStep): readonly string[] =>
  does.flatMap(({ event, mode }) => (mode === 'comment' && isCommentEvent(event) ? [event] : []));

function checkMerged(our: OurStep): Finding | null {
  const others = our.does.map(({ event }) => event).filter((event) => event !== 'push');
  if (wordOf(our, 'thread') !== 'merged' || others.length === 0) return null;
  const found = `\`thread: merged\` needs \`push\`, but the workflow starts on ${others.join(', ')}.`;
  return bad(found, 'Start it on a push, or set `thread: auto`:', PUSH);
}

export function adviseOnEvents(our: OurStep): Findings {
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
    commentEvents(our).includes('pull_request_review_comment') ? reviews : null,
    our.does.some(({ event }) => event === 'pull_request_target') ? target : null,
  ];
}

export function checkCondition(our: OurStep): Findings {
  const events = commentEvents(our);
  if (events.length === 0) return [];
  const { conditions } = our;
  const written = inputOf(our, 'command') || inputs.command.default;
  const command = isExpression(written) ? null : written;
  const contained = /^\/[\w-]{1,60}$/.test(written) ? written : inputs.command.default;
  const noBots = "github.event.comment.user.type != 'Bot'";
  const ofCommand = ['if: >-', `  contains(github.event.comment.body, '${contained}') &&`, `  ${noBots}`];
  const paste = command === null ? [`if: ${noBots}`] : ofCommand;
  const bots = inputOf(our, 'allowed-bots') !== '';
  if (conditions.some((each) => events.every((event) => judge(each, { event, command, bots }) === 'stops'))) {
    const what = command === null ? '' : `\`${command} …\` in `;
    const found = `the \`if:\` blocks commands: ${what}a person's new comment does not pass.`;
    return [bad(found, 'The action itself decides what is a command; this only saves runs:', paste)];
  }
  const association = better(
    '`author_association` is wrong for private members of an organization.',
    'Leave out that part: the input `permission` decides who may, `write` by default.',
  );
  const terms = conditions.flatMap(termsOf).slice(0, MOST_TERMS);
  return [
    ...(command === null ? [] : terms.map((term) => adviseOnTerm(term, command, paste))),
    conditions.some((each) => /author_association/i.test(each)) ? association : null,
  ];
}

const MOST_TERMS = 20;

function adviseOnTerm(
  term: ReturnType<typeof termsOf>[number],
  command: string,
  paste: readonly string[],
): Finding | null {
  const sought = soughtInComment(term);
  if (sought?.text.toLowerCase().startsWith(`${command.toLowerCase()} `)) {
    const found = `the \`if:\` requires more than \`${command}\`, so other requests are ignored.`;
    return better(found, 'To let every command through:', paste);
  }
  if (sought?.sign !== 'startswith') return null;
  const found = '`startsWith` misses a command below a quote, as in replies.';
  return better(found, 'Use `contains`; the action itself reads the comment closely:', paste);
}
