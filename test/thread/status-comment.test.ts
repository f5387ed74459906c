import { describe, expect, test } from 'vitest';
import type { PullRequestLink } from '../../src/jobs/job.ts';
import type { Marker } from '../../src/thread/marker.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import { renderStatusComment, type StatusComment, type StatusView } from '../../src/thread/status-comment.ts';
import { aJob } from '../build/a-job.ts';
import { aMarker, INSTRUCTION } from '../build/a-marker.ts';

const LINK: PullRequestLink = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' };
const PROBLEM = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };

function render(view: StatusView, told: Partial<StatusComment> = {}): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return renderStatusComment({
    marker: aMarker({ state: view.state, outcome }),
    view,
    job: null,
    instruction: { text: INSTRUCTION },
    endedAt: null,
    serverUrl: 'https://github.com',
    command: '/docs',
    ...told,
  });
}

/** The comment below its marker, as far as its details. */
function headline(view: StatusView, trigger: Marker['trigger'] = aMarker().trigger): string {
  const outcome = view.state === 'finished' ? view.outcome : null;
  const body = render(view, { marker: aMarker({ state: view.state, outcome, trigger }) });
  return body.slice(body.indexOf('\n\n') + 2, body.indexOf('\n\n<details>'));
}

const COMMENT: Marker['trigger'] = { kind: 'issue-comment', id: 5 };

function finished(told: Partial<StatusView & { readonly state: 'finished' }>): StatusView {
  return { state: 'finished', outcome: 'pull-request', link: null, unlinked: null, ...told };
}

describe('the whole comment', () => {
  test('of a finished job', () => {
    const ended = Date.UTC(2026, 10, 20, 9, 12, 59);
    const body = render(finished({ link: LINK }), { job: aJob({ status: 'completed' }), endedAt: ended });
    expect(readMarker(body)).toEqual({ kind: 'marker', marker: aMarker({ state: 'finished' }) });
    expect(body.slice(body.indexOf('\n') + 1)).toMatchInlineSnapshot(`
      "
      **Done:** [pull request 5 in \`acme/docs\`](https://github.com/acme/docs/pull/5)

      <details><summary>Details</summary>

      - Job: \`j_1\`
      - Source: \`acme/docs\` at \`main\`
      - Model: \`writer-2\`
      - Asked: 2026-11-20 09:00 UTC
      - Ended: 2026-11-20 09:12 UTC
      - [Log of the run](https://github.com/acme/app/actions/runs/77)

      </details>

      <details><summary>Instruction</summary>

      \`\`\`text
      Describe the new flag.
      \`\`\`

      </details>"
    `);
  });

  test('of a job of which nothing is known yet', () => {
    const body = render({ state: 'starting' });
    expect(body.slice(body.indexOf('\n') + 1)).toMatchInlineSnapshot(`
      "
      **Starting…** The request is on its way to the documentation agent.

      <details><summary>Details</summary>

      - Asked: 2026-11-20 09:00 UTC
      - [Log of the run](https://github.com/acme/app/actions/runs/77)

      </details>

      <details><summary>Instruction</summary>

      \`\`\`text
      Describe the new flag.
      \`\`\`

      </details>"
    `);
  });

  test('has no fold for an instruction that is not there', () => {
    expect(render({ state: 'starting' }, { instruction: { text: '' } })).not.toContain('Instruction');
  });

  test('names the source without a ref, and leaves out what the service does not tell', () => {
    const body = render({ state: 'starting' }, { job: aJob({ ref: null, model: null }) });
    expect(body).toContain('- Source: `acme/docs`\n- Asked');
    expect(body).not.toContain('Model');
  });

  test('links the run that wrote it last, at the server of the run', () => {
    const marker = aMarker({ run: '78', state: 'starting' });
    const body = render({ state: 'starting' }, { marker, serverUrl: 'https://ghe.example.com' });
    expect(body).toContain('[Log of the run](https://ghe.example.com/acme/app/actions/runs/78)');
  });
});

describe('what the comment of a workflow says', () => {
  test('starting', () => {
    expect(headline({ state: 'starting' })).toMatchInlineSnapshot(
      `"**Starting…** The request is on its way to the documentation agent."`,
    );
  });

  test('working', () => {
    expect(headline({ state: 'started', seen: { kind: 'working' } })).toMatchInlineSnapshot(
      `"**Working on it.** This comment will say how it ends."`,
    );
  });

  test('not waiting', () => {
    expect(headline({ state: 'started', seen: { kind: 'not-waiting' } })).toMatchInlineSnapshot(
      `"**Working on it.** The run does not wait for the end. Re-run the workflow run to bring this comment up to date."`,
    );
  });

  test('waiting cancelled', () => {
    expect(headline({ state: 'started', seen: { kind: 'waiting-cancelled' } })).toMatchInlineSnapshot(
      `"**Waiting was cancelled.** The job goes on. Re-run the workflow run to bring this comment up to date."`,
    );
  });

  test('still running', () => {
    expect(headline({ state: 'started', seen: { kind: 'still-running', waitedMinutes: 30 } })).toMatchInlineSnapshot(
      `"**Still running** after 30 minutes of waiting; the job goes on. Re-run the workflow run to bring this comment up to date."`,
    );
  });

  test('still running after one minute', () => {
    const seen = { kind: 'still-running', waitedMinutes: 1 } as const;
    expect(headline({ state: 'started', seen })).toContain('after 1 minute of waiting');
  });

  test('out of sight', () => {
    expect(headline({ state: 'started', seen: { kind: 'out-of-sight', problem: PROBLEM } })).toMatchInlineSnapshot(`
      "**Out of sight.** The job may go on, but the service does not show it:

      \`\`\`text
      The service refused the key (HTTP 401).
      Make a new key.
      \`\`\`

      Re-run the workflow run to bring this comment up to date."
    `);
  });

  test('a pull request that is linked', () => {
    expect(headline(finished({ link: LINK }))).toMatchInlineSnapshot(
      `"**Done:** [pull request 5 in \`acme/docs\`](https://github.com/acme/docs/pull/5)"`,
    );
  });

  test('a pull request at an address that is not trusted', () => {
    expect(headline(finished({ unlinked: 'https://evil.example/acme/docs/pull/5' }))).toMatchInlineSnapshot(`
      "**Done:** a pull request was made, at an address that is not linked from here:

      \`\`\`text
      https://evil.example/acme/docs/pull/5
      \`\`\`

      If you trust its host, name it in \`link-hosts\`."
    `);
  });

  test('a pull request whose address is not known any more', () => {
    expect(headline(finished({}))).toMatchInlineSnapshot(`"**Done:** a pull request was made."`);
  });

  test('no pull request', () => {
    expect(headline(finished({ outcome: 'no-pull-request' }))).toMatchInlineSnapshot(
      `"**Finished; no pull request was reported.** The agent found nothing to change, or it has pushed directly."`,
    );
  });

  test('failed', () => {
    expect(headline(finished({ outcome: 'failed' }))).toMatchInlineSnapshot(
      `"**The agent failed.** The service gives no reason. Re-run the workflow run to start another job."`,
    );
  });

  test('archived', () => {
    expect(headline(finished({ outcome: 'archived' }))).toMatchInlineSnapshot(
      `"**The job was archived** before it was completed. Re-run the workflow run to start another job."`,
    );
  });

  test('no news', () => {
    expect(headline(finished({ outcome: 'no-news' }))).toMatchInlineSnapshot(
      `"**No news for seven days.** This job is not looked at any more. Re-run the workflow run to start another job."`,
    );
  });

  test('not created', () => {
    expect(headline({ state: 'not-created', problem: PROBLEM })).toMatchInlineSnapshot(`
      "**Not started.** No job exists:

      \`\`\`text
      The service refused the key (HTTP 401).
      Make a new key.
      \`\`\`

      When that is mended, re-run the workflow run."
    `);
  });

  test('unknown', () => {
    expect(headline({ state: 'unknown', evidence: 'the connection was reset.' })).toMatchInlineSnapshot(`
      "**A job may have been started.** The service did not confirm the request, and it is not sent twice:

      \`\`\`text
      The connection was reset.
      \`\`\`

      Look for the job at the service first. A re-run starts nothing; a new run of the workflow starts another job."
    `);
  });
});

describe('what the answer to a comment says otherwise', () => {
  test.each<[StatusView, string]>([
    [{ state: 'started', seen: { kind: 'not-waiting' } }, '`/docs status` brings this comment up to date.'],
    [{ state: 'started', seen: { kind: 'waiting-cancelled' } }, '`/docs status` brings this comment up to date.'],
    [
      { state: 'started', seen: { kind: 'still-running', waitedMinutes: 5 } },
      '`/docs status` brings this comment up to date.',
    ],
    [finished({ outcome: 'failed' }), '`/docs retry` starts another job.'],
    [finished({ outcome: 'archived' }), '`/docs retry` starts another job.'],
    [finished({ outcome: 'no-news' }), '`/docs retry` starts another job.'],
    [{ state: 'not-created', problem: PROBLEM }, 'When that is mended, `/docs retry` tries again.'],
    [
      { state: 'unknown', evidence: 'reset' },
      'Look for the job at the service first. `/docs retry` starts another one.',
    ],
  ])('%j', (view, advice) => {
    expect(headline(view, COMMENT)).toContain(advice);
    expect(headline(view, COMMENT)).not.toContain('workflow');
    expect(headline(view)).not.toContain('/docs');
  });
});
