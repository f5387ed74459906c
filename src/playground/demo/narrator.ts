/** Prints what happens: the story always, details only on request. */
export interface Narrator {
  /** Prints lines of the story. */
  say(...lines: readonly string[]): void;
  /** Prints the heading of a chapter. */
  chapter(title: string): void;
  /** Prints details of the story, such as a log or a whole comment. */
  detail(title: string, text: string): void;
}

/** Makes a narrator; it prints details only if `verbose`. */
export function createNarrator({ verbose }: { readonly verbose: boolean }): Narrator {
  let chapters = 0;
  return {
    say: (...lines) => {
      for (const line of lines) console.log(line === '' ? '' : `   ${line}`);
    },
    chapter: (title) => {
      chapters += 1;
      console.log(`\n${chapters}. ${title}`);
    },
    detail: (title, text) => {
      if (verbose) console.log(`\n━━ ${title} ${'━'.repeat(Math.max(3, 72 - title.length))}\n\n${text.trim()}\n`);
    },
  };
}

/** Throws if the demo goes wrong; `evidence` is what a reader needs to find the cause. */
export function expectThat(condition: boolean, what: string, evidence: string): asserts condition {
  if (!condition) throw new Error(`The demo went wrong: expected that ${what}.\n\n${evidence.trim()}`);
}
