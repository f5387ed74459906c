import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatusView } from '../../../src/action/value/marker.ts';
import type { StatusComment } from '../../../src/action/wording/status-comment.ts';
import { LONGEST_SAID } from '../../../src/action/words/job.ts';
import { COMMENT_LIMIT, shorten } from '../../../src/action/words/markdown.ts';
import { aJob } from '../../build/a-job.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aStatusComment } from '../../build/a-status-comment.ts';
import { forMany } from '../../build/fuzz-runs.ts';
import { canRender, HOSTILE, treeWithoutCode } from '../../build/rendered.ts';

/** Every text of a status comment that someone else wrote. */
const NAMES = ['instruction', 'repository', 'ref', 'model', 'problem', 'unlinked', 'said'] as const;
type Strings = Readonly<Record<(typeof NAMES)[number], string>>;
const each = <T>(value: T) => Object.fromEntries(NAMES.map((name) => [name, value])) as Record<keyof Strings, T>;

const HARMLESS: Strings = each('x');

const strings: fc.Arbitrary<Strings> = fc.record(each(HOSTILE));

/** For any texts, and for the line ends of an editor. */
function always(holds: (texts: Strings, lineEnd: string) => void): void {
  fc.assert(fc.property(strings, fc.constantFrom('\n', '\r\n'), (...given) => void holds(...given)));
}

const ENDED = { state: 'finished', link: null, unlinked: null } as const;
const notLinked = (text: string) => ({ text, reason: 'its host is not listed in `link-hosts`' });
const VIEWS: Readonly<Record<string, (texts: Strings) => StatusView>> = {
  'not created': ({ problem }) => ({ state: 'not-created', problem: { message: problem, hint: problem } }),
  refused: ({ problem }) => {
    return { state: 'started', seen: { kind: 'refused', problem: { message: problem, hint: problem } } };
  },
  unreachable: ({ problem: reason }) => {
    const since = Date.UTC(2026, 10, 20, 9);
    return { state: 'started', seen: { kind: 'unreachable', since, tries: 3, reason, lastSeen: null } };
  },
  unknown: ({ problem }) => ({ state: 'unknown', evidence: problem }),
  failed: ({ problem }) => ({ ...ENDED, outcome: 'failed', reason: problem }),
  unlinked: ({ unlinked }) => ({ ...ENDED, outcome: 'pull-request', unlinked: notLinked(unlinked) }),
  'nothing changed': () => ({ ...ENDED, outcome: 'no-pull-request' }),
  'unlinked, archived since': ({ unlinked }) => {
    return { ...ENDED, outcome: 'pull-request', unlinked: notLinked(unlinked), archivedSince: true };
  },
};

function render(
  view: (texts: Strings) => StatusView,
  texts: Strings,
  instruction: StatusComment['instruction'] = { text: texts.instruction },
): string {
  const shown = view(texts);
  const marker = aMarker({ state: shown.state, outcome: shown.state === 'finished' ? shown.outcome : null });
  const { repository, ref, model } = texts;
  // It is cut where it is read. Its beginning doesn't show all of it.
  const summary = `x\n${shorten(texts.said, LONGEST_SAID)}`;
  return aStatusComment({ marker, view: shown, job: aJob({ repository, ref, model, summary }), instruction });
}

describe.each(Object.entries(VIEWS))('a status comment with hostile texts (%s)', (_name, view) => {
  test.skipIf(!canRender)('keeps each in its own code node (needs cmark-gfm)', () => {
    const expected = treeWithoutCode(render(view, HARMLESS));
    forMany(60, [strings], (texts) => {
      expect(treeWithoutCode(render(view, texts))).toBe(expected);
    });
  });

  test('never writes a live mention or reference, even for people who read it as e-mail', () => {
    always((texts) => {
      const [, ...lines] = render(view, texts).split('\n');
      expect(lines.join('\n')).not.toMatch(/[@#](?!\u200b)/);
    });
  });

  test('fits into a comment whatever the length of its texts', () => {
    expect(render(view, each('`\n'.repeat(40_000))).length).toBeLessThan(COMMENT_LIMIT);
  });

  test('keeps the instruction, and nothing that imitates it, if only the body is known', () => {
    always((texts, lineEnd) => {
      const body = render(view, texts);
      expect(render(view, texts, { keptFrom: body.replaceAll('\n', lineEnd) })).toBe(body);
    });
  });
});

describe('remarks on the prompt', () => {
  const view: (texts: Strings) => StatusView = ({ problem }) => ({ state: 'unknown', evidence: problem });
  const REMARKS = ['3 hidden parts were removed.', "The description was left out, because it couldn't be checked."];

  test('are above the instruction, where everyone sees them, and stay there if only the body is known', () => {
    always((texts, lineEnd) => {
      const body = render(view, texts, { text: `x${texts.instruction}`, remarks: REMARKS });
      expect(body).toContain(`</details>\n\n${REMARKS.join(' ')}\n\n<details><summary>Instruction</summary>`);
      expect(render(view, texts, { keptFrom: body.replaceAll('\n', lineEnd) })).toBe(body);
    });
  });

  test("are followed by their reason, in others' words, which stays there, too", () => {
    always((texts, lineEnd) => {
      const instruction = { text: 'x', remarks: REMARKS, reason: `x${texts.problem}` };
      const body = render(view, HARMLESS, instruction);
      expect(body).toContain(`${REMARKS.join(' ')}\n\nThe reason: \``);
      expect(render(view, HARMLESS, { keptFrom: body.replaceAll('\n', lineEnd) })).toBe(body);
    });
  });

  test.each([
    ...['See @octocat.', 'See #12.', 'See www.example.com.', 'See https://example.com.', '**Done.**', '[a](b).'],
    ...['`a`.', '<b>a</b>.', 'Two\n\nlines.', 'No end'],
  ])('are plain sentences: %j is neither written nor kept', (remark) => {
    const body = render(view, HARMLESS, { text: 'x', remarks: [remark] });
    expect(body).not.toContain(remark);
    const forged = body.replace('<details><summary>Instruction', `${remark}\n\n$&`);
    expect(render(view, HARMLESS, { keptFrom: forged })).toBe(body);
  });
});

const FOLD = '<details><summary>Instruction</summary>\n\n```text\nx';

test.each([
  ['no instruction', 'just text'],
  ['only a beginning of it', FOLD],
  ['something after it', `${FOLD}\n\`\`\`\n\n</details>\n\n@octocat`],
  ['a fence that ends early', `${FOLD}\n\`\`\`\n@octocat\n\`\`\`\n\n</details>`],
])('a body with %s leaves no instruction to keep', (_name, body) => {
  const view = (): StatusView => ({ state: 'unknown', evidence: 'x' });
  expect(render(view, HARMLESS, { keptFrom: body })).not.toContain('Instruction');
});
