import { describe, expect, test } from 'vitest';
import { type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { believedHandover } from '../../../src/action/value/own-comments.ts';
import { readMarkerLine } from '../../../src/action/words/hidden.ts';
import { lineOf, readMarker } from '../../build/a-marker.ts';

/*
 * These were typed by hand and must never be generated: comments with these names are in threads that outlive releases.
 * A field that gets another name needs a new version, not a change here.
 */
const JSON_OF_A_FOLLOW_UP = `{
  "kind": "job", "repository": {"id": 4200, "name": "acme/app"},
  "trigger": {"kind": "review-comment", "id": 91}, "instructionComment": {"kind": "issue-comment", "id": 90},
  "service": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
  "instructionHash": "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100",
  "request": "message", "state": "finished", "outcome": "pull-request",
  "jobId": "j_81", "pullRequest": "https://github.com/acme/app/pull/12",
  "head": "0123456789abcdef0123456789abcdef01234567",
  "run": "7700", "attempt": 2,
  "askedAt": "2026-11-20T09:00:00.000Z", "sentAt": "2026-11-20T09:00:02.000Z",
  "watchedUntil": "2026-11-20T09:32:00.000Z",
  "told": ["reaction", "notice", "handover"]
}`;

const JSON_OF_A_REFUSED_STEP = `{
  "kind": "job", "repository": {"id": null, "name": "acme/app"},
  "trigger": {"kind": "run", "step": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}, "instructionComment": null,
  "service": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
  "instructionHash": "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100",
  "request": "job", "state": "not-created", "outcome": null,
  "jobId": null, "pullRequest": null, "head": null,
  "run": "7700", "attempt": 1,
  "askedAt": "2026-11-20T09:00:00.000Z",
  "watchedUntil": "2026-11-20T09:00:05.000Z",
  "told": [], "answered": true
}`;

const JSON_OF_A_HANDOVER = `{
  "kind": "handover", "job": "j_81", "repository": {"id": 4200, "name": "acme/app"},
  "service": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
  "thread": 7
}`;

function markerIn(json: string): Marker {
  const read = readMarker(`${lineOf(JSON.parse(json))}\n\n**Done.**`);
  if (read.kind !== 'marker') throw new Error(`the golden marker is ${read.kind}`);
  return read.marker;
}

describe('a marker that this version wrote', () => {
  test.each([
    ['a follow-up', JSON_OF_A_FOLLOW_UP],
    ["a refused step's", JSON_OF_A_REFUSED_STEP],
  ])('is read with every field under its name, and written with the same names: %s', (_name, json) => {
    const { kind: _kind, ...fields } = JSON.parse(json);
    expect(markerIn(json)).toEqual(fields);
    expect(readMarkerLine(writeMarker(markerIn(json)))?.value).toEqual(JSON.parse(json));
  });

  test('is a hand-over under its names', () => {
    const { repository, service, job, thread } = JSON.parse(JSON_OF_A_HANDOVER);
    const ours = { login: 'us', repository, service };
    const believed = believedHandover({ author: 'us', body: lineOf(JSON.parse(JSON_OF_A_HANDOVER)) }, ours);
    expect(believed).toEqual({ job, repository, service, thread });
  });
});
