import { inputs } from '../../words/action-spec.ts';
import { isCommentEvent } from '../../words/commands.ts';
import { bad, better } from '../check.ts';
import { judge, soughtInComment, termsOf } from './condition.ts';
import { type Finding, inputOf, isExpression, type OurStep } from './our-steps.ts';

/** Checks that each `if:` on the way to a step of mode `comment` lets commands through. */
export function checkCondition(our: OurStep): readonly Finding[] {
  const events = our.does.flatMap(({ event, mode }) => (mode === 'comment' && isCommentEvent(event) ? [event] : []));
  if (events.length === 0) return [];
  const { conditions } = our;
  const written = inputOf(our, 'command') || inputs.command.default;
  const command = isExpression(written) ? null : written;
  const paste = pasteOf(command ?? inputs.command.default);
  const bots = inputOf(our, 'allowed-bots') !== '';
  const stops = (condition: string): boolean =>
    events.every((event) => judge(condition, { event, command, bots }) === 'stops');
  if (conditions.some(stops)) {
    const found = `the \`if:\` blocks commands: \`${command} …\` in a person's new comment does not pass.`;
    return [bad(found, 'The action itself decides what is a command; this only saves runs:', paste)];
  }
  const terms = conditions.flatMap((condition) => termsOf(condition));
  const association = better(
    '`author_association` is wrong for private members of an organization.',
    'Leave out that part: the input `permission` decides who may, `write` by default.',
  );
  return [
    ...terms.slice(0, 20).map((term) => adviseOnTerm(term, command, paste)),
    terms.some((term) => /author_association/i.test(term)) ? association : null,
  ].filter((each) => each !== null);
}

function adviseOnTerm(term: string, command: string | null, paste: readonly string[]): Finding | null {
  const sought = soughtInComment(term);
  if (sought === null || command === null) return null;
  if (sought.text.toLowerCase().startsWith(`${command.toLowerCase()} `)) {
    const found = `the \`if:\` requires more than \`${command}\`, so other requests are ignored.`;
    return better(found, 'To let every command through:', paste);
  }
  if (sought.how !== 'startsWith') return null;
  const found = '`startsWith` misses a command below a quote, as in replies.';
  return better(found, 'Use `contains`; the action itself reads the comment closely:', paste);
}

function pasteOf(command: string): readonly string[] {
  return [
    'if: >-',
    `  contains(github.event.comment.body, '${/^\/[\w-]{1,60}$/.test(command) ? command : inputs.command.default}') &&`,
    "  github.event.comment.user.type != 'Bot'",
  ];
}
