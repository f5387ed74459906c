/** The sub-commands of a comment as data: the grammar, the answer to `help` and the README's table come from here. */

interface SubCommandSpec {
  /** One word of lower-case letters. */
  readonly name: string;
  /** What may follow the name on its line. With anything else the line is an instruction. */
  readonly takes: keyof Taken;
  /** Completes "`/docs name`: …". */
  readonly does: string;
}

/** What is read after a sub-command's name, by what it takes. */
interface Taken {
  readonly nothing: unknown;
  /** In the form of the input `period`; null if none was given. */
  readonly period: { readonly period: string | null };
  /** On its line and all lines below. Without one the command is answered with help. */
  readonly instruction: unknown;
}

export const subCommands = [
  { name: 'status', takes: 'nothing', does: 'updates the jobs of this thread now' },
  {
    name: 'retry',
    takes: 'nothing',
    does: 'requests the latest instruction of this thread again if its job failed, was archived, was not created, or may not have started',
  },
  {
    name: 'report',
    takes: 'period',
    does: "shows who reads the documentation, in the workflow's period or in the one you name, such as `last-month`",
  },
  {
    name: 'continue',
    takes: 'instruction',
    does: "asks the agent for changes to the pull request of this thread's latest job",
  },
  {
    name: 'new-job',
    takes: 'instruction',
    does: 'starts a job of its own, also on a pull request of the agent',
  },
  { name: 'help', takes: 'nothing', does: 'shows this list' },
] as const satisfies readonly SubCommandSpec[];

type SubCommandRow = (typeof subCommands)[number];

/** The sub-commands that an instruction follows: they say where it goes, and nothing else. */
export type InstructingName = Extract<SubCommandRow, { readonly takes: 'instruction' }>['name'];

export type SubCommandName = Exclude<SubCommandRow['name'], InstructingName>;

/** A sub-command as it was read from a comment. Given names, only those: a handler takes `SubCommand<'report'>`. */
export type SubCommand<Names extends SubCommandName = SubCommandName> = {
  readonly [Name in Names]: { readonly kind: Name } & Taken[Extract<SubCommandRow, { readonly name: Name }>['takes']];
}[Names];

/** What people write who want a job to end; the service has nothing for it. */
export const CANCEL_WORDS = ['stop', 'cancel', 'abort'] as const;

/** What most likely is a slip of the keyboard: it starts nothing, and is answered. */
export interface Slip {
  readonly kind: 'slip';
  /**
   * One word that is no sub-command, a sub-command mistyped, no period after `report`, the wish to cancel, or text below
   * `retry`, which requests the old text and not this one.
   */
  readonly about: 'word' | 'name' | 'period' | 'cancel' | 'text';
  /** As it was written after the command, on its line. */
  readonly words: string;
  /** What could have been meant, to be written after the command. */
  readonly nearest: string;
}

/** A line of the list of what can be written in a comment. */
interface Usage {
  readonly usage: string;
  readonly does: string;
}

const TAKEN_IN_USAGE: Readonly<Record<keyof Taken, string>> = {
  nothing: '',
  period: ' [period]',
  instruction: ' …',
};

/** Lists what can be written in a comment whose command is `command`: an instruction, then each sub-command. */
export function usages(command: string): readonly Usage[] {
  return [
    {
      usage: `${command} …`,
      does: 'starts a job, or on a pull request of the agent asks for changes; write what to do, on as many lines as you like',
    },
    ...subCommands.map(({ name, takes, does }) => ({ usage: `${command} ${name}${TAKEN_IN_USAGE[takes]}`, does })),
  ];
}
