import { inputs } from '../../words/action-spec.ts';
import { isCommentEvent } from '../../words/modes.ts';
import { judge, soughtInComment, termsOf } from './condition.ts';
import { better, type Finding, placeOf, wrong } from './finding.ts';
import { commandOf, conditionsOf, inputOf, type OurStep } from './our-steps.ts';

const NAME = 'Workflow condition';

/** Checks that each `if:` on the way to a step of mode `comment` lets commands through. */
export function checkCondition(our: OurStep): readonly Finding[] {
  const events = our.does.flatMap(({ event, mode }) => (mode === 'comment' && isCommentEvent(event) ? [event] : []));
  if (events.length === 0) return [];
  const command = commandOf(our);
  const paste = pasteOf(command ?? inputs.command.default);
  const conditions = conditionsOf(our);
  const place = placeOf(our);
  const bots = inputOf(our, 'allowed-bots') !== '';
  const stops = (condition: string): boolean =>
    events.every((event) => judge(condition, { event, command, bots }) === 'stops');
  if (conditions.some(stops)) {
    const found = `the \`if:\` blocks commands: \`${command} …\` in a person's new comment does not pass.`;
    return [
      wrong(NAME, {
        at: place,
        found,
        advice: 'The action itself decides what is a command; this only saves runs:',
        paste,
      }),
    ];
  }
  const terms = conditions.flatMap((condition) => termsOf(condition));
  return [
    ...terms.slice(0, 20).flatMap((term) => adviseOnTerm(term, { place, command, paste })),
    ...(terms.some((term) => /author_association/i.test(term)) ? [onAssociation(place)] : []),
  ];
}

function adviseOnTerm(
  term: string,
  {
    place,
    command,
    paste,
  }: { readonly place: string; readonly command: string | null; readonly paste: readonly string[] },
): readonly Finding[] {
  const sought = soughtInComment(term);
  if (sought === null || command === null) return [];
  if (sought.text.toLowerCase().startsWith(`${command.toLowerCase()} `)) {
    const found = `the \`if:\` requires more than \`${command}\`, so other requests are ignored.`;
    return [better(NAME, { at: place, found, advice: 'To let every command through:', paste })];
  }
  if (sought.how !== 'startsWith') return [];
  const found = `\`startsWith\` misses a command below a quote, as in replies.`;
  return [
    better(NAME, { at: place, found, advice: 'Use `contains`; the action itself reads the comment closely:', paste }),
  ];
}

function onAssociation(place: string): Finding {
  const found = `\`author_association\` is wrong for private members of an organization.`;
  return better(NAME, {
    at: place,
    found,
    advice: 'Leave out that part: the input `permission` decides who may, `write` by default.',
  });
}

function pasteOf(command: string): readonly string[] {
  return [
    'if: >-',
    `  contains(github.event.comment.body, '${/^\/[\w-]{1,60}$/.test(command) ? command : inputs.command.default}') &&`,
    "  github.event.comment.user.type != 'Bot'",
  ];
}
