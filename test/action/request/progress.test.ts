import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { type Progress, ProgressLog } from '../../../src/action/request/follow.ts';
import { duration } from '../../../src/action/wording/end-words.ts';
import { failedLook, missing, shown } from '../../build/answers.ts';

const progress = (reading: JobReading | null, waitedMs: number): Progress => ({
  reading,
  waitedMs,
  nextLookInMs: 5_000,
  nextWordInMs: 5_000,
});

const completed = shown({ status: 'completed' });

describe('the log of a job', () => {
  test('reports every change of state at once, and nothing twice', () => {
    const log = new ProgressLog();
    const readings = [null, shown(), shown(), failedLook(), failedLook(), missing, shown(), completed];
    const lines = readings.map((reading, at) => log.line(progress(reading, at * 5_000)));
    expect(lines).toEqual([
      null,
      'Job j_1 is running (5 s waited, next check in 5 s)',
      null,
      'Could not check the job: HTTP 503 (no content type). (15 s waited, next check in 5 s)',
      null,
      'Could not check the job: The service knows no such job (HTTP 404). (25 s waited, next check in 5 s)',
      'Job j_1 is running (30 s waited, next check in 5 s)',
      'Job j_1 is completed (35 s waited, next check in 5 s)',
    ]);
  });
});

describe('an unknown status', () => {
  test.each([
    ['the unknown status "queued"', shown({ reportedStatus: 'queued' })],
    ['no status', shown({ reportedStatus: null })],
  ])('is reported once: %s', (what, reading) => {
    const log = new ProgressLog();
    expect(log.unknownStatus(reading)).toBe(`The service reports ${what}; we treat the job as running.`);
    expect(log.unknownStatus(reading)).toBeNull();
    expect(log.unknownStatus(shown({ reportedStatus: null }))).toBeNull();
  });

  test('is cut and quoted, because the service wrote it', () => {
    const line = new ProgressLog().unknownStatus(shown({ reportedStatus: `\n::error::${'x'.repeat(500)}` }));
    expect(line).not.toContain('\n');
    expect(line?.length).toBeLessThan(130);
  });

  test.each([
    ['a known status', shown()],
    ['a known status in other letters', shown({ reportedStatus: ' Active' })],
    ['an end', shown({ status: 'failed' })],
    ['no read yet', null],
    ['a failed read', failedLook()],
  ])('is not %s', (_name, reading) => {
    expect(new ProgressLog().unknownStatus(reading)).toBeNull();
  });
});

test.each([
  [0, '0 s'],
  [499, '0 s'],
  [15_000, '15 s'],
  [59_600, '1 min 0 s'],
  [60_000, '1 min 0 s'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h 0 min'],
  [7_500_000, '2 h 5 min'],
])('a length of %i ms is %s', (ms, shownAs) => {
  expect(duration(ms)).toBe(shownAs);
});
