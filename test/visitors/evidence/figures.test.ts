import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { csvParts, jsonParts } from '../../../src/report/data-files.ts';
import type { Evidence } from '../../../src/report/evidence/evidence.ts';
import { aReport } from '../../build/a-report.ts';
import { someEvidence } from '../../build/some-evidence.ts';

const schema = JSON.parse(
  await readFile(new URL('../../../docs/visitors-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);

function jsonOf(evidence: Evidence): { readonly evidence: unknown } {
  const json = JSON.parse([...jsonParts({ ...aReport(), evidence })].join(''));
  expect(validate(json) ? [] : validate.errors).toEqual([]);
  return json;
}

test('the JSON file has every figure, but only the words that the report shows', () => {
  expect(jsonOf(someEvidence()).evidence).toEqual({
    searches: {
      rows: 3,
      rejected: 0,
      more: false,
      searches: 601,
      clicks: 302,
      clickRate: 0.5025,
      terms: [
        { term: null, searches: 500, clicks: 300, upperBound: 0.642, standsOut: false },
        { term: 'offline', searches: 60, clicks: 0, upperBound: 0.0602, standsOut: true },
        { term: 'rotate key', searches: 41, clicks: 2, upperBound: 0.1614, standsOut: true },
      ],
    },
    questions: {
      rows: 2,
      rejected: 0,
      more: false,
      asked: 2,
      unanswered: 1,
      before: null,
      change: null,
      pages: [{ path: '/guides/keys', asked: 2, unanswered: 1 }],
      questions: [{ question: 'rotate key', times: 1, path: '/guides/keys' }],
    },
    feedback: {
      rows: 2,
      rejected: 0,
      more: false,
      votes: 102,
      down: 11,
      downShare: 0.1078,
      pages: [
        { path: '/guides/keys', votes: 10, down: 9, lowerBound: 0.5958, standsOut: true },
        { path: '/quiet', votes: 92, down: 2, lowerBound: 0.006, standsOut: false },
      ],
    },
  });
});

test('the JSON file says why a list is missing', () => {
  const leftOut = { kind: 'left-out', reason: 'not-offered', status: 404 } as const;
  expect(jsonOf({ searches: leftOut, questions: null, feedback: null }).evidence).toEqual({
    searches: { leftOut: { reason: 'not-offered', status: 404 } },
    questions: null,
    feedback: null,
  });
});

test('the CSV file does not change', () => {
  const csv = (evidence: Evidence | null): string => [...csvParts({ ...aReport(), evidence })].join('');
  expect(csv(someEvidence())).toBe(csv(null));
});
