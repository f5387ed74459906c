import { describe, expect, test } from 'vitest';
import { canRender } from '../../build/rendered.ts';
import { everyComment } from './every-comment.ts';
import { readerText } from './reader-text.ts';

/**
 * People read the content of this file in their threads: a change of it is a change of the product, to be read before
 * it is kept.
 */
const REVIEWED = '../../fixtures/status-comments.txt';

describe.skipIf(!canRender)('every comment of ours as it is read (needs cmark-gfm)', () => {
  test('matches the reviewed file', async () => {
    const text = (await everyComment()).map(({ name, markdown }) => `══ ${name} ══\n\n${readerText(markdown).text}\n`);
    await expect(text.join('\n')).toMatchFileSnapshot(REVIEWED);
  });

  test('says its state on the first line, short enough for a glance', async () => {
    for (const { name, markdown } of (await everyComment()).filter((shown) => shown.name.startsWith('requested by'))) {
      const [first = ''] = readerText(markdown).text.split('\n');
      expect(first, name).toMatch(/^[A-Z][^<]*[.:…]/);
      expect(first.replace(/ <[^>]*>/g, '').length, name).toBeLessThanOrEqual(120);
    }
  });

  test('links only our own GitHub, no matter who wrote its texts', async () => {
    for (const { name, markdown } of await everyComment()) {
      for (const target of readerText(markdown).targets)
        expect(target, name).toMatch(/^https:\/\/github\.com\/acme\/(app|docs)\//);
    }
  });
});
