import { afterAll, expect, test } from 'vitest';
import { aSourceAction } from '../build/source-action.ts';
import { answer, type Behaviour, json, redirect } from '../servers/fault-server.ts';
import { runAction, type Step, type StepResult } from './run-action.ts';
import { completed, created, jobBody, startScriptedService } from './scripted-service.ts';

// A bundler may remove a call whose result nobody reads, although the call is there to throw. Each input here makes such a
// call throw, and the bundle must say what the sources say.

const sources = aSourceAction();
afterAll(() => sources[Symbol.dispose]());

interface Odd extends Omit<Partial<Step>, 'inputs'> {
  readonly inputs?: Step['inputs'];
  readonly create?: Behaviour;
  readonly look?: Behaviour;
  /** Words that only the message about the odd value has. */
  readonly says: string;
}

const MALFORMED = 'http://user:100%sure@127.0.0.1:3128';
const FAR = { 'base-url': 'https://docs.example' };
const REPORT = { mode: 'report', prompt: '' };
const MARA = { id: 7, login: 'mara', type: 'User' };
const ISSUE = {
  number: 7,
  title: 'Describe it',
  body: null,
  user: MARA,
  html_url: 'https://github.com/acme/app/issues/7',
};
const aComment = (body: string): NonNullable<Step['event']> => ({
  name: 'issue_comment',
  payload: {
    action: 'created',
    sender: MARA,
    issue: ISSUE,
    comment: { id: 1, body, user: MARA, html_url: ISSUE.html_url },
  },
});

const ODD: Readonly<Record<string, Odd>> = {
  'a proxy password that cannot be decoded': {
    inputs: FAR,
    environment: { HTTPS_PROXY: MALFORMED },
    says: 'HTTPS_PROXY cannot be decoded',
  },
  'a proxy without an address': {
    inputs: FAR,
    environment: { HTTP_PROXY: 'http://[' },
    says: 'HTTP_PROXY is not the address of a proxy',
  },
  'a proxy with a path': {
    inputs: FAR,
    environment: { HTTPS_PROXY: 'http://127.0.0.1:9/proxy' },
    says: 'docs.example',
  },
  'a base address that is none': { inputs: { 'base-url': 'https://[::1' }, says: 'base-url' },
  'a base address with a user name': { inputs: { 'base-url': 'https://me:100%@docs.example' }, says: 'base-url' },
  'an address of GitHub that is none': { environment: { GITHUB_API_URL: 'https://[' }, says: 'GITHUB_API_URL' },
  'a host that is none': { inputs: { 'link-hosts': 'git.example, [::1' }, says: 'link-hosts' },
  'a site that is none': { inputs: { ...REPORT, 'site-url': 'https://[' }, says: 'site-url' },
  'a day that no calendar has': { inputs: { ...REPORT, period: '2026-02-30..2026-03-05' }, says: '2026-02-30' },
  'a day that no clock can show': { inputs: { ...REPORT, period: '2026-99-99..2026-03-05' }, says: '2026-99-99' },
  'a number that is none': { inputs: { 'wait-minutes': '1e3' }, says: 'wait-minutes' },
  'a leg that is no JSON': { inputs: { leg: '{' }, says: 'j_1' },
  'an event file that is no JSON': { environment: { GITHUB_EVENT_PATH: import.meta.filename }, says: 'event' },
  'an event file that is missing': { environment: { GITHUB_EVENT_PATH: '/nowhere/event.json' }, says: 'event' },
  'a prompt file that is missing': { inputs: { prompt: '', 'prompt-file': 'missing.md' }, says: 'missing.md' },
  'a prompt file that is a folder': { inputs: { prompt: '', 'prompt-file': '.' }, says: 'prompt-file' },
  'a command with characters of regular expressions': {
    event: aComment('/(docs[ Describe it.'),
    inputs: { command: '/(docs[', 'base-url': 'https://[' },
    says: 'base-url',
  },
  'a comment without a command of such characters': {
    event: aComment('Thanks (a lot) [really].'),
    inputs: { command: '/(docs[' },
    says: '',
  },
  'a mode that is none': { inputs: { mode: 'jobs' }, says: 'jobs' },
  'an answer that is no JSON': {
    create: answer(201, '{"id": "j_', { 'content-type': 'application/json' }),
    says: 'unknown-start',
  },
  'an answer that is no UTF-8': {
    create: answer(400, '\xff\xfe%E0%A4%A', { 'content-type': 'text/plain' }),
    says: '%E0%A4%A',
  },
  'an answer that leads nowhere': { create: redirect(302, 'http://['), says: '302' },
  'a pull request that has no address': {
    look: json(200, jobBody({ status: 'completed', prLink: 'https://[' })),
    says: 'https://[',
  },
  'a pull request with a malformed escape': {
    look: json(200, jobBody({ status: 'completed', prLink: 'https://github.com/acme/%E0%A4%A/pull/1' })),
    says: '%E0%A4%A',
  },
  'a time of a job that is none': {
    look: json(200, jobBody({ status: 'completed', createdAt: '2026-13-45T99:00:00Z' })),
    says: 'no-pull-request',
  },
};

test.each(Object.entries(ODD))(
  'the bundle says what the sources say about %s',
  async (_title, { says, create = created, look = completed, ...step }) => {
    await using service = await startScriptedService({ create: [create], look: [look] });
    const inputs = { 'base-url': service.url, prompt: 'Describe it.', ...step.inputs };
    const bundle = comparable(await runAction({ ...step, inputs }));
    expect(bundle).toEqual(comparable(await runAction({ ...step, inputs, action: sources.root })));
    expect(bundle.log + bundle.summary + [...bundle.outputs.values()].join('\n')).toContain(says);
    expect(bundle.log).not.toContain('bug in docs-agent');
  },
);

/** Only where an error was thrown may differ, and how long the job took. */
function comparable(result: StepResult): StepResult {
  return {
    ...result,
    log: result.log.replace(/^::debug:: {4}at .*\n/gm, ''),
    summary: result.summary.replace(/^- Duration: .*$/m, ''),
    outputs: new Map([...result.outputs].filter(([name]) => name !== 'duration-seconds')),
  };
}
