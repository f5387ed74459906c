import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CommentRef } from '../../../src/action/ports/conversations.ts';
import { requestOf } from '../../../src/action/request/request.ts';
import { FINISHED_OUTCOMES, type Marker, type StatusView } from '../../../src/action/value/marker.ts';
import * as answers from '../../../src/action/wording/answers.ts';
import { minute } from '../../../src/action/wording/end-words.ts';
import type { StatusComment } from '../../../src/action/wording/status-comment.ts';
import { CANCELLED_BEFORE, CHANGED, NEVER_SENT, TOO_LATE } from '../../../src/action/wording/why-not.ts';
import { aJob } from '../../build/a-job.ts';
import { aMarker, readMarker } from '../../build/a-marker.ts';
import { aStatusComment } from '../../build/a-status-comment.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';
import { finished, LINK, VIEWS } from './every-comment.ts';

const UNLINKED = { text: 'https://git.example.com/acme/docs/pull/5', reason: '`link-hosts` does not list its host' };
const ADVICE = 'To ask for changes, comment `/docs continue …` here.';
test('every text of an answer or a notice is among the comments that people review', () => {
  const source = readFileSync(new URL('every-comment.ts', import.meta.url), 'utf8');
  const shown = new Set([...source.matchAll(/(?<=\banswers\.)\w+/g)].map(String));
  // They join texts, or have tests of their own.
  const others = new Set(['stateList', 'renderHandover', 'withCovered', 'alsoCovers']);
  const missing = new Set(Object.keys(answers)).difference(shown).difference(others);
  expect([...missing], 'texts of wording/answers.ts without a row in every-comment.ts').toEqual([]);
});

test('every way to end is among the comments that people review', () => {
  const ends = Object.values(VIEWS).flatMap((view) => (view.state === 'finished' ? [view.outcome] : []));
  expect(new Set(ends)).toEqual(new Set(FINISHED_OUTCOMES));
});

test.each([
  ['https://github.com/acme/docs/pull/5', 'acme/docs', { handsOver: true, says: true }],
  ['https://github.example.com/acme/app/pull/5', 'acme/app', { handsOver: true, says: true }],
  ['https://github.com/Acme/App/pull/5', 'Acme/App', { handsOver: true, says: false }],
  ['https://github.com/Acme/App/pull/5', 'Acme/App', { handsOver: false, says: true }],
])('it says how to ask for changes unless the hand-over does: %s in %s, %j', (url, repository, { handsOver, says }) => {
  const link = { url, number: 5, repository };
  for (const update of ['new-commits', 'no-new-commits', undefined] as const) {
    const view = { state: 'finished', outcome: 'pull-request', link, unlinked: null } as const;
    const marker = aMarker({ state: 'finished', pullRequest: url });
    const text = render(update === undefined ? view : { ...view, update }, { marker, handsOver });
    expect(text.includes(ADVICE)).toBe(says);
    expect(render({ ...view, archivedSince: true }, { marker, handsOver })).not.toContain(ADVICE);
  }
});

describe("where nothing has changed, the agent's words begin in the first line", () => {
  const LONG = `${'The page has it. '.repeat(20)}End.`;
  const BEGINNING = `${'The page has it. '.repeat(11)}The page has…`;
  test.each([
    ['whole, if they are short', 'The page has it.', 'The page has it.', false],
    ['and are whole below it, if they have several lines', 'I read it.\nIt is there.', 'I read it. It is there.', true],
    ['up to the end of a word, and are whole below it', LONG, BEGINNING, true],
  ])('%s', (_how, summary, beginning, below) => {
    const job = aJob({ summary });
    const whole = `\n\nThe agent said:\n\n\`\`\`text\n${summary}\n\`\`\`\n\n</details>`;
    const ends = [finished({ outcome: 'no-pull-request' }), finished({ link: LINK, update: 'no-new-commits' })];
    for (const view of ends) {
      const text = render(view, { job, marker: aMarker({ state: 'finished', request: 'message' }) });
      const [, , first = ''] = text.split('\n');
      expect(first).toMatch(/^\*\*Finished without (?:a pull request|new commits)\.\*\* /);
      expect(first).toContain(` The agent said: \`${beginning}\``);
      expect(text.includes(whole)).toBe(below);
    }
    const done = render(finished({ link: LINK }), { job });
    expect(done.slice(done.indexOf('<summary>Details</summary>'))).toContain(whole);
    expect(done.match(/The agent said/g)).toHaveLength(1);
  });
});

test.each([
  ['is not recorded, because its address is too long', null, finished({ link: LINK })],
  ['is not linked', null, finished({ unlinked: UNLINKED })],
  ['is no longer linked, for a follow-up', LINK.url, finished({ unlinked: UNLINKED })],
  ['is not known', null, finished({})],
])('nothing that is always refused is advised for a pull request that %s', (_what, pullRequest, view) => {
  expect(render(view, { marker: aMarker({ state: 'finished', pullRequest }) })).not.toContain(ADVICE);
});

function render(view: StatusView, given: Partial<StatusComment> = {}): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return aStatusComment({ marker: aMarker({ state: view.state, outcome, ...recorded(view) }), view, ...given });
}

function recorded(view: StatusView): Pick<Marker, 'pullRequest'> {
  return { pullRequest: view.state === 'finished' ? (view.link?.url ?? null) : null };
}

/** The comment below its marker, without time, run and details. */
function headline(view: StatusView, trigger: Marker['trigger'] = aMarker().trigger): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  const body = render(view, { marker: aMarker({ state: view.state, outcome, trigger, ...recorded(view) }) });
  return body.slice(body.indexOf('\n\n') + 2, body.search(/\n\n(?:Requested |<details>)/));
}

const COMMENT: Marker['trigger'] = { kind: 'issue-comment', id: 5 };
const REVIEW: Marker['trigger'] = { kind: 'review-comment', id: 31 };

const WORKFLOW_ONLY = /workflow|re-run/i;

describe('a status comment', () => {
  test.each(Object.entries(VIEWS))('begins with its marker and then, in bold, its state: %s', (_name, view) => {
    const body = render(view);
    const outcome = view.state === 'finished' ? view.outcome : null;
    const marker = aMarker({ state: view.state, outcome, ...recorded(view) });
    expect(readMarker(body)).toEqual({ kind: 'marker', marker });
    expect(body.split('\n').slice(1, 3)).toEqual(['', expect.stringMatching(/^\*\*[A-Z][^*]+\*\*/)]);
  });

  test('shows time and run outside the fold while its request waits', () => {
    const line = 'Requested 20 Nov 2026, 09:00 UTC · [Log of the run](https://github.com/acme/app/actions/runs/77)';
    const [visible] = render({ state: 'waiting', pullRequest: 9 }, { job: aJob() }).split('<details>');
    expect(visible).toContain(`\n\n${line}\n`);
  });

  test('has no fold for a missing instruction', () =>
    expect(render({ state: 'starting' }, { instruction: { text: '' } })).not.toContain('Instruction'));

  test('names the source without a ref, and leaves out what the service does not say', () => {
    const body = render({ state: 'starting' }, { job: aJob({ ref: null, model: null }) });
    expect(body).toContain('\n\n- Source: `acme/docs`\n\n</details>');
    expect(body).not.toContain('Model');
    expect(render({ state: 'starting' }, { job: aJob({ repository: null }) })).not.toContain('Source');
  });

  test("links the run that wrote it last, on the run's server", () => {
    const marker = aMarker({ run: '78', state: 'starting' });
    const body = render({ state: 'starting' }, { marker, serverUrl: 'https://ghe.example.com' });
    expect(body).toContain('[Log of the run](https://ghe.example.com/acme/app/actions/runs/78)');
  });

  test('counts one minute, and gives no reason for a failure that its run has not read', () => {
    const still: StatusView = { state: 'started', seen: { kind: 'still-running', waitedMinutes: 1 } };
    expect(headline(still)).toContain('after 1 minute;');
    expect(headline(finished({ outcome: 'failed' }))).not.toContain('reason');
  });

  test("of a step's message that may have arrived warns of a second message, not of a second job", () => {
    const marker = aMarker({ state: 'unknown', request: 'message' });
    const shown = render({ state: 'unknown', evidence: 'reset' }, { marker });
    expect(shown).toContain('a new run of the workflow may send the request a second time');
    expect(shown).not.toContain('second job');
  });

  test.each([CANCELLED_BEFORE, CHANGED, NEVER_SENT, TOO_LATE])('asks to fix nothing after "$message"', (problem) => {
    const shown = headline({ state: 'not-created', problem }, COMMENT);
    expect(shown).toMatch(/\n\nTo try again, comment `\/docs retry`\.$/);
    expect(shown).not.toMatch(WORKFLOW_ONLY);
    expect(headline({ state: 'not-created', problem })).not.toMatch(/fixed|re-run/);
  });
});

function originIn(given: Partial<Marker>, kind: CommentRef['kind'], url: string): string | null {
  const marker = aMarker(given);
  const comment = { ...aRepository().add(OURSELVES, ''), marker, kind, url };
  const ours = { login: OURSELVES, repository: marker.repository, service: marker.service };
  const page = { ours, conversation: { thread: 7, review: null }, comment };
  return requestOf({ base: marker, writer: { kind: 'other' } }, page).origin;
}

describe('the review comment with the request', () => {
  const url = 'https://github.com/acme/app/pull/7#issuecomment-100';

  test.each<[string, Marker['trigger'], string | null]>([
    ['is in the pull request of the status comment', REVIEW, 'https://github.com/acme/app/pull/7#discussion_r31'],
    ['is missing if a comment in the conversation made the request', COMMENT, null],
    ['is missing if a workflow made the request', aMarker().trigger, null],
  ])('%s', (_name, trigger, origin) => expect(originIn({ trigger }, 'issue-comment', url)).toBe(origin));

  test('is missing if our comment is in its review thread', () => {
    const at = 'https://github.com/acme/app/pull/7#discussion_r32';
    expect(originIn({ trigger: REVIEW }, 'review-comment', at)).toBeNull();
  });
});

test.each([
  [Date.UTC(2026, 10, 20, 9, 0, 59, 999), '20 Nov 2026, 09:00 UTC'],
  [Date.UTC(2026, 8, 5, 23, 59), '5 Sep 2026, 23:59 UTC'],
  [Date.UTC(2027, 0, 1), '1 Jan 2027, 00:00 UTC'],
])('the instant %d is shown to the minute: %s', (instant, shown) => expect(minute(instant)).toBe(shown));
