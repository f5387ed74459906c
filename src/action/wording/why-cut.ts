import type { Cut } from '../words/commands.ts';

/** Says why only the first paragraph of a comment was used. */
export const FIRST_PARAGRAPH: Readonly<Record<Cut, string>> = {
  mail: 'Only the first paragraph was used, because this comment came by e-mail.',
  unknown: "Only the first paragraph was used, because GitHub didn't say whether it came by e-mail.",
};
