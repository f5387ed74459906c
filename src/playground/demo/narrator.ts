import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { WorkflowEvent } from '../github/events.ts';
import type { Comment, ReactionContent } from '../github/state.ts';
import { logAsText } from '../runner-log.ts';
import type { StepResult } from '../step.ts';
import type { DemoWorld } from './world.ts';

export type Narrator = ReturnType<typeof createNarrator>;

export function createNarrator({ verbose }: { readonly verbose: boolean }) {
  let chapters = 0;
  return {
    say: (...lines: readonly string[]): void => {
      for (const line of lines) console.log(line === '' ? '' : `   ${line}`);
    },
    chapter: (title: string): void => {
      chapters += 1;
      console.log(`\n${chapters}. ${title}`);
    },
    detail: (title: string, text: string): void => {
      if (verbose) console.log(`\n━━ ${title} ${'━'.repeat(Math.max(3, 72 - title.length))}\n\n${text.trim()}\n`);
    },
  };
}

export function showStep({ log, outputs, summary }: StepResult, narrator: Narrator): void {
  narrator.detail('The log of its step', logAsText(log));
  narrator.detail('Its outputs', [...outputs].map(([name, value]) => `${name}=${value}`).join('\n'));
  narrator.detail('Its summary', summary);
}

/** Throws if the demo goes wrong; `evidence` is what a reader needs to find the cause. */
export function expectThat(condition: boolean, what: string, evidence: string): asserts condition {
  if (!condition) throw new Error(`The demo went wrong: expected that ${what}.\n\n${evidence.trim()}`);
}

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A comment as people read it, a line for each paragraph: no hidden lines, no syntax, and only the titles of folds. */
export function readable(markdown: string): readonly string[] {
  const lines: string[] = [];
  let folded = 0;
  const read = (node: Node): void => {
    if (node.type === 'html') {
      const [, title] = /<summary>(.*?)<\/summary>/.exec(node.value ?? '') ?? [];
      if (title !== undefined && folded === 0) lines.push(`▸ ${title}`);
      folded += count(node.value ?? '', '<details>') - count(node.value ?? '', '</details>');
    } else if (/^(?:root|list|listItem)$/.test(node.type)) node.children?.forEach(read);
    else if (folded === 0) lines.push(...textOf(node).split('\n'));
  };
  read(parser.parse(markdown) as Node);
  return lines;
}

/** Returns the words in bold at the beginning of a comment: the state of its job. */
export function boldBeginning(markdown: string): string | null {
  const first = (parser.parse(markdown) as Node).children?.find(({ type }) => type === 'paragraph');
  const strong = first?.children?.[0];
  return strong?.type === 'strong' ? textOf(strong) : null;
}

function textOf({ type, value, children = [] }: Node): string {
  if (type === 'html') return '';
  if (type === 'break') return '\n';
  if (type === 'inlineCode') return `\`${value ?? ''}\``;
  return value ?? children.map(textOf).join('');
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

const BOT = 'github-actions[bot]';

const MEANINGS: Partial<Readonly<Record<ReactionContent, string>>> = {
  rocket: '🚀 on the comment: a run answers it',
  '+1': '👍 on the comment',
};

/** Prints each new state of a job, as the thread shows it. `end` returns its status comment; null if there is none. */
export function followStatus(world: DemoWorld, event: WorkflowEvent, { say }: Narrator): { end(): Comment | null } {
  const start = performance.now();
  const { comments, reactions } = world.repository;
  const [known, said] = [new Set(comments.keys()), new Set<string>()];
  const [, thread, asked] = /\/(\d+)#issuecomment-(\d+)$/.exec(event.cause?.path ?? '') ?? [];
  const isOurs = ({ id, thread: of, author }: Comment): boolean =>
    !known.has(id) && of === Number(thread) && author.login === BOT;
  const status = (): Comment | null => [...comments.values()].find(isOurs) ?? null;
  const look = (): void => {
    const comment = status();
    const own = reactions.filter(({ subject }) => subject === `comment/${asked}`);
    const states = own.map(({ content }) => MEANINGS[content] ?? content);
    const state = comment === null ? null : boldBeginning(comment.body);
    if (state !== null) states.push(state);
    for (const line of states) {
      if (said.has(line)) continue;
      said.add(line);
      say(`${((performance.now() - start) / 1_000).toFixed(1).padStart(5)} s  ${line}`);
    }
  };
  const unwatch = world.watch(look);
  return {
    end: () => {
      look();
      unwatch();
      return status();
    },
  };
}
