/** Prints what happens: the story always, details only on request. */
export interface Narrator {
  say(...lines: readonly string[]): void;
  chapter(title: string): void;
  detail(title: string, text: string): void;
}

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
