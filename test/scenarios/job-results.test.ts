import { describe, expect, test } from 'vitest';
import { json } from '../servers/fault-server.ts';
import { runAction } from './run-action.ts';
import { active, jobBody, PULL_REQUEST, startScriptedService } from './scripted-service.ts';

const INPUTS = { prompt: 'Describe the new flag.', thread: 'none' } as const;

describe('what a step says about its job', () => {
  test('a pull request: link, number, repository and duration, a notice, and the step succeeds', async () => {
    await using service = await startScriptedService({});
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': `${service.url}/prefix/` } });
    expect(Object.fromEntries(step.outputs)).toMatchObject({
      result: 'pull-request',
      'job-id': 'j_1',
      status: 'completed',
      'pr-url': PULL_REQUEST,
      'pr-number': '5',
      'pr-repository': 'acme/docs',
      resumed: 'false',
    });
    expect(Number(step.outputs.get('duration-seconds'))).toBeGreaterThanOrEqual(5);
    expect(step.log.match(/^::notice::/gm)).toHaveLength(1);
    expect(step.log).toContain(PULL_REQUEST);
    expect(step.summary).toContain(`[Pull request 5 in \`acme/docs\`](${PULL_REQUEST})`);
    expect(step.summary).toContain('Describe the new flag.');
    expect(step.exitCode).toBe(0);
    const [asked] = service.requests;
    expect(asked?.path).toBe('/prefix/v2/agent/handbook/job');
    expect(asked?.headers.get('user-agent')).toMatch(/^docs-agent\/\d+\.\d+\.\d+$/);
    expect(JSON.parse(asked?.body ?? '')).toEqual({ prompt: 'Describe the new flag.' });
  });

  test.each(['failed', 'archived'] as const)('a job that is %s', async (status) => {
    await using service = await startScriptedService({ look: [active, json(200, jobBody({ status }))] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe(status);
    expect(step.exitCode).toBe(status === 'failed' ? 1 : 0);
  });

  test('fail-on decides what fails the step', async () => {
    await using service = await startScriptedService({ look: [json(200, jobBody({ status: 'failed' }))] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url, 'fail-on': 'none' } });
    expect(step.outputs.get('result')).toBe('failed');
    expect(step.exitCode).toBe(0);
  });

  test('a job that outlives the wait is still running, and that is not a failure', async () => {
    await using service = await startScriptedService({ look: [active] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url, 'wait-minutes': '5' } });
    expect(step.outputs.get('result')).toBe('still-running');
    expect(step.outputs.get('job-id')).toBe('j_1');
    expect(step.log).toContain('is still running; this run stopped waiting after 5 minutes');
    expect(step.exitCode).toBe(0);
  });

  test('without waiting the step ends as soon as the job is accepted', async () => {
    await using service = await startScriptedService({});
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url, wait: 'FALSE' } });
    expect(step.outputs.get('result')).toBe('still-running');
    expect(service.looks).toBe(0);
  });

  test('a job that exists already is followed, and nothing is started', async () => {
    await using service = await startScriptedService({});
    const step = await runAction({ inputs: { 'job-id': 'j_1', thread: 'none', 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.outputs.get('resumed')).toBe('true');
    expect(service.asked).toBe(0);
  });

  test('a dry run sends nothing and shows the exact prompt', async () => {
    await using service = await startScriptedService({});
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url, 'dry-run': 'true' } });
    expect(step.outputs.get('result')).toBe('dry-run');
    expect(step.summary).toContain('```text\nDescribe the new flag.\n```');
    expect(service.requests).toHaveLength(0);
  });

  test('a pull request at an untrusted host is shown as code, not linked', async () => {
    const prLink = 'https://github.com.evil.example/acme/docs/pull/5';
    await using service = await startScriptedService({ look: [json(200, jobBody({ status: 'completed', prLink }))] });
    const step = await runAction({ inputs: { ...INPUTS, 'base-url': service.url } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.outputs.get('pr-url')).toBeUndefined();
    expect(step.log).toMatch(/::warning::.*link-hosts/);
    expect(step.summary).toContain(`\`${prLink}\``);
    expect(step.summary).not.toContain(`](${prLink}`);
  });

  test('every bad input is reported at once, with name, value and what is expected', async () => {
    const step = await runAction({
      inputs: {
        'base-url': 'https://docs.example.com/v2',
        'project-id': '..',
        'wait-minutes': '0',
        wait: 'yes',
        'fail-on': 'sometimes',
      },
    });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).toBe(1);
    const errors = step.log.split('\n').filter((line) => line.startsWith('::error::'));
    for (const name of ['base-url', 'project-id', 'wait-minutes', 'wait', 'fail-on']) {
      expect(
        errors.filter((line) => line.includes(`Input "${name}"`)),
        name,
      ).toHaveLength(1);
    }
    expect(step.log).not.toMatch(/\n\s+at /);
  });

  test('a fork without secrets is skipped, not failed', async () => {
    const pullRequest = {
      number: 7,
      title: 'A change',
      body: null,
      html_url: 'https://github.com/acme/app/pull/7',
      user: { login: 'stranger' },
      base: { ref: 'main', repo: { full_name: 'acme/app' } },
      head: { ref: 'patch', repo: { full_name: 'stranger/app' } },
    };
    const payload = { action: 'opened', sender: { id: 5, login: 'stranger', type: 'User' }, pull_request: pullRequest };
    const step = await runAction({
      inputs: { ...INPUTS, 'api-key': '', 'base-url': 'https://docs.example.com' },
      event: { name: 'pull_request', payload },
    });
    expect(step.outputs.get('result')).toBe('skipped');
    expect(step.outputs.get('skip-reason')).toBe('no-secrets');
    expect(step.exitCode).toBe(0);
  });
});
