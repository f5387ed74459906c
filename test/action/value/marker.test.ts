import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCEMENTS,
  FINISHED_OUTCOMES,
  instructionHash,
  LONGEST_PULL_REQUEST,
  type Marker,
  type MarkerBase,
  markerFor,
  STATES,
  type StatusView,
  serviceHash,
  stepHash,
  writeMarker,
} from '../../../src/action/value/marker.ts';
import { believedHandover, renderNotice } from '../../../src/action/value/own-comments.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import { firstLine, readMarkerLine } from '../../../src/action/words/hidden.ts';
import type { PullRequestLink } from '../../../src/action/words/job.ts';
import { shorten } from '../../../src/action/words/markdown.ts';
import { aMarker, lineOf, readMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aStatusComment } from '../../build/a-status-comment.ts';
import { anyMarker } from '../../build/any-marker.ts';
import { forMany, hostileText } from '../../build/fuzz-runs.ts';
import { finished, LINK } from '../wording/every-comment.ts';

describe('a marker', () => {
  test('is read as it was written, whatever follows it and whichever line endings GitHub kept', () => {
    const following = fc.constantFrom('', '\n\ntext', '\r\n\r\ntext', '\n<!-- docs-agent:1 e30 -->');
    forMany(100, [anyMarker, following], (marker, rest) => {
      expect(readMarker(writeMarker(marker) + rest)).toEqual({ kind: 'marker', marker });
    });
  });

  test('is the same line in whatever order its parts were put together, because lines are compared', () => {
    forMany(100, [anyMarker], (marker) => {
      const turned = Object.fromEntries(Object.entries(marker).toReversed()) as unknown as Marker;
      expect(writeMarker(turned)).toBe(writeMarker(marker));
    });
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
    forMany(100, [anyMarker, fc.nat()], (marker, where) => {
      const line = writeMarker(marker);
      const cut = line.slice(0, where % line.length);
      expect(readMarker(cut).kind).toBe(cut.startsWith('<!-- docs-agent:') ? 'unreadable' : 'none');
    });
  });

  test('is no longer a marker if something is inserted anywhere in its line', () => {
    const foreign = fc.constantFrom(' ', '.', '<', '-->', '\t', '=', 'é');
    forMany(100, [anyMarker, fc.nat(), foreign], (marker, where, inserted) => {
      const line = writeMarker(marker);
      const at = where % (line.length + 1);
      expect(readMarker(line.slice(0, at) + inserted + line.slice(at)).kind).not.toBe('marker');
    });
  });

  test('can be written again as it was read, even if one of its characters was replaced', () => {
    forMany(500, [anyMarker, fc.nat(), fc.constantFrom(...'AZaz09_-')], (marker, where, other) => {
      const line = writeMarker(marker);
      const at = where % line.length;
      const read = readMarker(line.slice(0, at) + other + line.slice(at + 1));
      if (read.kind === 'marker') expect(readMarker(writeMarker(read.marker))).toEqual(read);
    });
  });
});

test.each(['', '<', '<!-- docs-agent:', '<!-- docs-agent:2 '])('64 KB of hostile text are read after %j', (start) => {
  const body = start + '-'.repeat(65_536);
  expect(readMarker(body).kind).toBe(start.includes(':') ? 'unreadable' : 'none');
  expect(firstLine(body)).toBe(body);
});

describe('the hashes of a marker', () => {
  const service = { baseUrl: 'https://docs.example.com', projectId: 'handbook' };

  test('are the same in every release, because markers outlive releases', () => {
    const step = stepHash(STEP_NAME, '{"os":"linux"}');
    expect([instructionHash('Describe the new flag.'), serviceHash(service), step]).toEqual([
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

const REMEMBERED = 'https://github.com/acme/docs/pull/4';
const UNLINKED = { text: LINK.url, reason: 'its host is not known' };
const JOB = { jobId: 'j_1' } as const;

const STARTING: StatusView = { state: 'starting' };
const STARTED: StatusView = { state: 'started', seen: { kind: 'working' } };
const NOT_CREATED = { state: 'not-created', problem: { message: '', hint: '' } } as const;
const UNKNOWN: StatusView = { state: 'unknown', evidence: '' };
const VIEWS: readonly StatusView[] = [STARTING, STARTED, finished(), NOT_CREATED, UNKNOWN];

function linkOf(length: number): PullRequestLink {
  return { ...LINK, url: `https://github.com/acme/${'d'.repeat(length - 31)}/pull/5` };
}

describe('the marker for what a status comment shows', () => {
  test('keeps everything that the view does not decide', () => {
    const request: Pick<MarkerBase, 'trigger' | 'instructionComment' | 'request'> = {
      ...{ trigger: { kind: 'review-comment', id: 31 }, request: 'message' },
      instructionComment: { kind: 'issue-comment', id: 30 },
    };
    const times = { askedAt: '2026-11-20T10:00:00.000Z', watchedUntil: '2026-11-20T11:00:00.000Z' };
    const hashes = { service: 'a'.repeat(64), instructionHash: 'b'.repeat(64), head: 'c'.repeat(40) };
    const owner = { repository: { id: 5, name: 'acme/other' }, run: '78', attempt: 3 };
    const base: MarkerBase = { ...request, ...times, ...hashes, ...owner, told: ['reaction'] };
    const decided = { state: 'started', outcome: null, jobId: 'j_1', pullRequest: null };
    expect(markerFor(STARTED, base, JOB)).toEqual({ ...base, ...decided });
  });

  test('takes nothing else from an older marker', () => {
    const older = aMarker({ state: 'finished', outcome: 'failed', pullRequest: REMEMBERED });
    expect(markerFor(STARTING, older, older)).toEqual(aMarker({ state: 'starting' }));
  });

  test('records that a refusal was an answer, and forgets it with the next state', () => {
    const { head, ...base } = aMarker({ state: 'not-created', answered: true });
    for (const kind of [true, 'taken'] as const)
      expect(markerFor({ ...NOT_CREATED, answered: kind }, { ...base, head }, JOB)).toHaveProperty('answered', kind);
    for (const view of VIEWS) expect(markerFor(view, { ...base, head }, JOB)).not.toHaveProperty('answered');
  });

  test.each(VIEWS)('keeps when its message was sent: $state', (view) => {
    const sent = aMarker({ request: 'message', sentAt: '2026-11-20T09:01:40.000Z' });
    expect(markerFor(view, sent, JOB).sentAt).toBe(sent.sentAt);
    expect(markerFor(view, aMarker(), JOB)).not.toHaveProperty('sentAt');
  });

  test.each<readonly [string, StatusView, string | null, string | null]>([
    ...FINISHED_OUTCOMES.map((outcome) => ['finished', finished({ outcome }), outcome, 'j_1'] as const),
    ['starting', STARTING, null, null],
    ['started', STARTED, null, 'j_1'],
    ['not-created', NOT_CREATED, null, null],
    ['unknown', UNKNOWN, null, null],
  ])('has the state %s of the view, its outcome if it is over, and its job if any', (state, view, outcome, jobId) => {
    expect(markerFor(view, aMarker(), JOB)).toMatchObject({ state, outcome, jobId });
  });

  test.each<[string, StatusView, string | null, string | null]>([
    ['that is linked', finished({ link: LINK }), null, LINK.url],
    ['that is linked rather than a recorded one', finished({ link: LINK }), REMEMBERED, LINK.url],
    ['that was recorded, if none is seen now', finished(), REMEMBERED, REMEMBERED],
    ['of 200 characters', finished({ link: linkOf(LONGEST_PULL_REQUEST) }), null, linkOf(LONGEST_PULL_REQUEST).url],
    ['but no longer address', finished({ link: linkOf(LONGEST_PULL_REQUEST + 1) }), null, null],
    ['but no address that is not linked', finished({ unlinked: UNLINKED }), null, null],
    ['but no address before the end', STARTED, REMEMBERED, null],
    ['but no address of a job that was not created', NOT_CREATED, REMEMBERED, null],
    ['but no address of a job that may not exist', UNKNOWN, REMEMBERED, null],
    ['but no address of a job that is starting', STARTING, REMEMBERED, null],
  ])('records the address of a pull request %s', (_name, view, pullRequest, expected) => {
    expect(markerFor(view, aMarker(), { ...JOB, pullRequest }).pullRequest).toBe(expected);
  });

  test('can be read again, whatever its content', () => {
    forMany(100, [anyMarker, fc.constantFrom(...VIEWS, finished({ link: LINK }))], (base, view) => {
      const marker = markerFor(view, base, { jobId: base.jobId ?? 'j_1', pullRequest: base.pullRequest });
      expect(readMarker(writeMarker(marker))).toEqual({ kind: 'marker', marker });
    });
  });
});

const GOOD: Readonly<Record<string, unknown>> = { kind: 'job', ...aMarker({ state: 'finished' }) };
const LONG = JSON.stringify(GOOD).replaceAll(',', `,${' '.repeat(200)}`);
const HASH = 'f'.repeat(64);
const NO_HASHES = ['f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), `${'f'.repeat(64)}\n`, null];
const NO_COMMENTS = [
  { kind: 'issue-comment' },
  ...[0, 1.5, '5', 2 ** 53].map((id) => ({ kind: 'issue-comment', id })),
  { kind: 'issue-comment', id: 5, extra: 1 },
  { kind: 'commit-comment', id: 5 },
];
const NO_DATES = ['yesterday', '2026-11-20', '2026-13-20T09:00:00.000Z', '2026-11-20T25:00:00.000Z'];
const NO_INSTANTS = [...NO_DATES, '2026-11-20T09:00:00', '2026-11-20T09:00:00+05', 1_795_165_200_000, null];
const REPOSITORY = { id: 4200, name: 'acme/app' };

/** Invalid values for each part of a marker; every part has a row. */
const WRONG: Readonly<Record<keyof Marker | 'kind', readonly unknown[]>> = {
  kind: ['request', 'Job', null],
  repository: [
    ...['acme/app', { name: 'acme/app' }, { id: 4200 }],
    ...[0, '4200'].map((id) => ({ ...REPOSITORY, id })),
    ...['app', 'acme/app\n', `acme/${'a'.repeat(101)}`, 'acme/app/docs'].map((name) => ({ ...REPOSITORY, name })),
    { ...REPOSITORY, extra: 1 },
  ],
  trigger: [
    ...NO_COMMENTS,
    ...NO_HASHES.map((step) => ({ kind: 'run', step })),
    ...[{ run: '77' }, { id: 5 }].map((more) => ({ kind: 'run', step: HASH, ...more })),
    null,
  ],
  ...{ instructionComment: [...NO_COMMENTS, { kind: 'run', step: HASH }], service: NO_HASHES },
  ...{ instructionHash: NO_HASHES, request: ['report', null], state: ['paused', null] },
  ...{ outcome: ['cancelled', 'still-running'], jobId: ['', ' ', '.', '..', 'a\nb', 'é', 'a'.repeat(129), 7] },
  pullRequest: [
    ...['', 'javascript:alert(1)', 'https://', `https://${'a'.repeat(LONGEST_PULL_REQUEST - 7)}`, 5],
    ...['5 x', '5\n', 'é', '"', '\\'].map((end) => `https://github.com/acme/docs/pull/${end}`),
  ],
  head: ['', 'c0ffee', 'f'.repeat(39), 'f'.repeat(65), 'F'.repeat(40)],
  run: ['', '-1', '7a', '1'.repeat(21), 77, null],
  attempt: [0, -1, 1.5, '1', 2 ** 53, null],
  askedAt: NO_INSTANTS,
  watchedUntil: NO_INSTANTS,
  sentAt: [...NO_INSTANTS, '2026-11-20T09:00:00.000Z'],
  answered: [true, 'taken', false, 'true', null],
  group: ['', HASH, 'g'.repeat(24), 'F'.repeat(24), null],
  reserved: [false, 'true', null],
  reviewer: ['', '-mara', 'github-actions[bot]', 'm'.repeat(40), 'mara\n', null],
  told: ['notice', ['mail'], ['reaction', 'notice', 'handover', 'reaction'], null],
};

describe('a marker of ours that cannot be understood', () => {
  test.each(Object.keys(WRONG))('is unreadable without its part %s, or with another type there', (part) => {
    const { [part]: _left, ...rest } = GOOD;
    expect(readMarker(lineOf(GOOD)).kind).toBe('marker');
    expect(readMarker(lineOf(rest)).kind).toBe(
      ['answered', 'sentAt', 'group', 'reserved', 'reviewer'].includes(part) ? 'marker' : 'unreadable',
    );
    expect(readMarker(lineOf({ ...GOOD, [part]: {} })).kind).toBe('unreadable');
  });

  test.each(
    Object.entries(WRONG).flatMap(([part, values]) =>
      values.map((value) => ({ part, value, as: shorten(JSON.stringify(value), 60) })),
    ),
  )('is unreadable if its part $part is $as', ({ part, value }) => {
    expect(readMarker(lineOf({ ...GOOD, [part]: value })).kind).toBe('unreadable');
  });

  test.each([
    ['a part that is not known', lineOf({ ...GOOD, extra: 1 })],
    ['a list', lineOf([GOOD])],
    ['a text', lineOf('job')],
    ['null', lineOf(null)],
    ['no JSON', '<!-- docs-agent:2 AAAA -->'],
    ['more than two kibibytes', `<!-- docs-agent:2 ${Buffer.from(LONG).toString('base64url')} -->`],
  ])('is unreadable with %s', (_name, line) => expect(readMarker(line).kind).toBe('unreadable'));
});

describe('a marker of ours below what someone added above it', () => {
  test.each(['A note.\n', 'A note.\r\n', '\n', '> A quote\n\n'])('is unreadable: below %j', (above) => {
    expect(readMarker(`${above}${writeMarker(aMarker())}\n\n**Working on it.**`)).toEqual({ kind: 'unreadable' });
    expect(readMarker(`${above}<!-- docs-agent:3 e30 -->`)).toEqual({ kind: 'unreadable' });
  });

  test.each(['report', 'notice', 'handover'])('still blocks nothing if it is that of a %s', (kind) => {
    expect(readMarker(`A note.\n${lineOf({ kind })}\n\n${writeMarker(aMarker())}`)).toEqual({ kind: 'none' });
  });
});

describe('nothing that we write is unreadable, whatever it quotes', () => {
  const FOREIGN = ['<!-- docs-agent:2 broken -->', '<!-- docs-agent:3 e30 -->'];
  const LINES = [writeMarker(aMarker()), lineOf({ kind: 'notice' }), ...FOREIGN];
  const quoted = fc
    .array(fc.oneof(hostileText, fc.constantFrom(...LINES)), { maxLength: 6 })
    .map((parts) => parts.join('\n'));
  const marker = aMarker({ state: 'starting' });
  const status = (text: string): string =>
    aStatusComment({ marker, view: { state: 'starting' }, instruction: { text } });
  const handover = (text: string): string => {
    const origin = { kind: 'thread', url: 'https://github.com/acme/app/issues/7' } as const;
    const about = { job: 'j_1', repository: REPOSITORY, service: HASH };
    return renderHandover(about, { origin, requester: text, instruction: { text }, command: '/docs' });
  };

  test.each<[string, (text: string) => string, ReturnType<typeof readMarker>]>([
    ['a status comment', status, { kind: 'marker', marker }],
    ['a notice, and an answer', (text) => renderNotice({ comment: 5 }, text), { kind: 'none' }],
    ['a hand-over', handover, { kind: 'none' }],
  ])('%s', (_what, render, expected) => {
    forMany(100, [quoted], (text) => {
      expect(readMarker(render(text))).toEqual(expected);
    });
  });
});

describe('the state of a marker', () => {
  const combinations = STATES.flatMap((state) =>
    [null, 'j_1'].flatMap((jobId) => [null, ...FINISHED_OUTCOMES].map((outcome) => ({ state, jobId, outcome }))),
  );
  const without = ['starting', 'not-created', 'unknown'].map((state) => `${state} null null`);
  const consistent = [...without, 'started j_1 null', ...FINISHED_OUTCOMES.map((outcome) => `finished j_1 ${outcome}`)];

  test.each(combinations)('agrees with its job $jobId and outcome $outcome, or is unreadable: $state', (progress) => {
    const { state, jobId, outcome } = progress;
    const expected = consistent.includes(`${state} ${jobId} ${outcome}`) ? 'marker' : 'unreadable';
    expect(readMarker(lineOf({ ...GOOD, ...progress })).kind).toBe(expected);
  });
});

test.each(STATES)('only a request without effect may have been answered: %s', (state) => {
  const line = lineOf({ kind: 'job', ...aMarker({ state }), answered: true });
  expect(readMarker(line).kind).toBe(state === 'not-created' ? 'marker' : 'unreadable');
});

test.each(['job', 'message'] as const)('only a message has an instant of sending: %s', (request) => {
  const line = lineOf({ kind: 'job', ...aMarker({ request }), sentAt: '2026-11-20T09:01:40.000Z' });
  expect(readMarker(line).kind).toBe(request === 'message' ? 'marker' : 'unreadable');
});

test.each(['report', 'notice', 'handover'])('a %s of ours blocks nothing, whatever else it contains', (kind) => {
  for (const rest of [{}, { job: 'j_1', comment: 5 }, { periods: 'x'.repeat(10_000) }])
    expect(readMarker(`${lineOf({ kind, ...rest })}\n\ntext`)).toEqual({ kind: 'none' });
});

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
  const GOLDEN = Object.entries({ 'a follow-up': JSON_OF_A_FOLLOW_UP, "a refused step's": JSON_OF_A_REFUSED_STEP });
  test.each(GOLDEN)('is read with every field under its name, and written with the same names: %s', (_name, json) => {
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
