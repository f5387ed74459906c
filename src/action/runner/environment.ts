/** The variables of the step's process. `STATE_…` exist only in the post process. */
export type Environment = Readonly<Record<string, string | undefined>>;
