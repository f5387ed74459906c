import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCEMENTS,
  instructionHash,
  LONGEST_PULL_REQUEST,
  type Marker,
  serviceHash,
  stepHash,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import { firstLine } from '../../../src/action/words/hidden.ts';
import { STEP_NAME } from '../../build/a-marker.ts';
import { anyMarker } from '../../build/any-marker.ts';
import { readMarker } from '../../build/marker-line.ts';

describe('a marker', () => {
  test('is read as it was written, whatever follows it and whichever line endings GitHub kept', () => {
    const following = fc.constantFrom('', '\n\ntext', '\r\n\r\ntext', '\n<!-- docs-agent:1 e30 -->');
    fc.assert(
      fc.property(anyMarker, following, (marker, rest) => {
        expect(readMarker(writeMarker(marker) + rest)).toEqual({ kind: 'marker', marker });
      }),
    );
  });

  test('is the same line in whatever order its parts were put together, because lines are compared', () => {
    fc.assert(
      fc.property(anyMarker, (marker) => {
        const turned = Object.fromEntries(Object.entries(marker).toReversed()) as unknown as Marker;
        expect(writeMarker(turned)).toBe(writeMarker(marker));
      }),
    );
  });

  test.each(['e', '"', '\\'])('fits into two kibibytes and one line at its longest, with an id of %s', (character) => {
    const [most, hash] = [Number.MAX_SAFE_INTEGER, 'f'.repeat(64)];
    const longest: Marker = {
      repository: { id: most, name: `${'a'.repeat(100)}/${'b'.repeat(100)}` },
      trigger: { kind: 'run', step: hash },
      instructionComment: { kind: 'review-comment', id: most },
      ...{ service: hash, instructionHash: hash, head: hash, group: 'f'.repeat(24), reviewer: 'm'.repeat(39) },
      ...{ request: 'message', state: 'finished', outcome: 'no-pull-request', jobId: character.repeat(128) },
      pullRequest: `https://${'c'.repeat(LONGEST_PULL_REQUEST - 8)}`,
      ...{ run: '9'.repeat(20), attempt: most, told: ANNOUNCEMENTS },
      ...{ askedAt: '2026-11-20T09:00:00.000Z', sentAt: '2026-11-20T09:01:40.000Z' },
      watchedUntil: '2026-11-20T09:32:00.000Z',
    };
    expect(writeMarker(longest).length).toBeLessThanOrEqual(2048);
    const trigger = { kind: 'review-comment', id: most } as const;
    const answered: Marker = { ...longest, trigger, state: 'not-created', outcome: null, answered: 'taken' };
    expect(writeMarker(answered).length).toBeLessThanOrEqual(writeMarker(longest).length);
    expect(writeMarker(longest)).toMatch(/^<!-- docs-agent:2 [\w-]+ -->$/);
    expect(readMarker(writeMarker(longest))).toEqual({ kind: 'marker', marker: longest });
  });

  test('is no longer a marker if its line is cut anywhere', () => {
    fc.assert(
      fc.property(anyMarker, fc.nat(), (marker, where) => {
        const line = writeMarker(marker);
        const cut = line.slice(0, where % line.length);
        expect(readMarker(cut).kind).toBe(cut.startsWith('<!-- docs-agent:') ? 'unreadable' : 'none');
      }),
    );
  });

  test('is no longer a marker if something is inserted anywhere in its line', () => {
    const foreign = fc.constantFrom(' ', '.', '<', '-->', '\t', '=', 'é');
    fc.assert(
      fc.property(anyMarker, fc.nat(), foreign, (marker, where, inserted) => {
        const line = writeMarker(marker);
        const at = where % (line.length + 1);
        expect(readMarker(line.slice(0, at) + inserted + line.slice(at)).kind).not.toBe('marker');
      }),
    );
  });

  test('can be written again as it was read, even if one of its characters was replaced', () => {
    fc.assert(
      fc.property(anyMarker, fc.nat(), fc.constantFrom(...'AZaz09_-'), (marker, where, other) => {
        const line = writeMarker(marker);
        const at = where % line.length;
        const read = readMarker(line.slice(0, at) + other + line.slice(at + 1));
        if (read.kind === 'marker') expect(readMarker(writeMarker(read.marker))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

describe('reading 64 KB of hostile text', () => {
  test.each(['', '<', '<!-- docs-agent:', '<!-- docs-agent:2 '])('ends after %j', (start) => {
    const body = start + '-'.repeat(65_536);
    expect(readMarker(body).kind).toBe(start.includes(':') ? 'unreadable' : 'none');
    expect(firstLine(body)).toBe(body);
  });
});

describe('the hashes of a marker', () => {
  const service = { baseUrl: 'https://docs.example.com', projectId: 'handbook' };

  test('are the same in every release, because markers outlive releases', () => {
    const hashes = [
      instructionHash('Describe the new flag.'),
      serviceHash(service),
      stepHash(STEP_NAME, '{"os":"linux"}'),
    ];
    expect(hashes).toEqual([
      '21f698eca8b6f6500f64461c4511dc550d9e131b7e817a1c27895da27fa937e9',
      'a03b48dc0d2227b4bfabe683a4889d32df6dbdfc24214ed8d1a36fe4253c7d6f',
      '3be5ebcdacb9ce475b59880e529ff1c7fcd2baa72aa77540b06edecf3ea4b039',
    ]);
  });

  test('distinguish instructions that only look alike', () => {
    const hashes = ['one', 'two', 'one\n', ' one', 'One', ''].map(instructionHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('distinguish projects and base addresses, even if they join to the same text', () => {
    const services = [
      service,
      { ...service, projectId: 'manual' },
      { ...service, baseUrl: 'https://docs.example.com/eu' },
      { baseUrl: 'https://docs.example.com/a', projectId: 'b' },
      { baseUrl: 'https://docs.example.com/', projectId: 'ab' },
      { ...service, projectId: '"\\'.repeat(64) },
    ].map(serviceHash);
    expect(new Set(services).size).toBe(services.length);
  });

  test('distinguish steps by file, job, step and leg, even if they join to the same text', () => {
    const name = { workflowPath: 'a', job: 'bc', step: 'd' };
    const steps = [
      stepHash(name, ''),
      stepHash({ ...name, workflowPath: 'ab', job: 'c' }, ''),
      stepHash({ ...name, job: 'b', step: 'cd' }, ''),
      stepHash({ ...name, step: '' }, 'd'),
      stepHash(name, '{"os":"linux"}'),
      stepHash(name, '{"os":"macos"}'),
    ];
    expect(new Set(steps).size).toBe(steps.length);
  });
});
