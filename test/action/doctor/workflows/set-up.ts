import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Check } from '../../../../src/action/doctor/check.ts';
import { checkWorkflows } from '../../../../src/action/doctor/workflows/check-workflows.ts';
import type { OwnRun } from '../../../../src/action/doctor/workflows/our-steps.ts';
import { readWorkflowFiles } from '../../../../src/action/doctor/workflows/read-workflow-files.ts';
import { problemsIn } from '../../../../src/action/event/intent.ts';
import { ROOT } from '../../../contract/tracked-files.ts';
import { aRepository } from '../../../fakes/fake-repository.ts';

export type Files = Readonly<Record<string, string>>;
export type Changes = readonly (readonly [from: string | RegExp, to: string])[];

export const RUN: OwnRun = {
  ...{ actionRepository: 'OWNER/docs-agent', repository: 'acme/app', public: false, hasIssues: true },
  ...{ workflowPath: '.github/workflows/doctor.yml', job: 'check', hasKey: true, keyAccepted: true, agent: null },
  problemsIn,
};

/** Reads one of the examples, with parts of it replaced. The placeholders are filled in. */
export function example(name: string, ...changes: Changes): string {
  let text = filledIn(readFileSync(join(ROOT, 'examples', name), 'utf8'));
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${name} does not hold ${from}`);
    text = changed;
  }
  return text;
}

export function filledIn(text: string): string {
  const named = text.replaceAll('YOUR-ORG/docs-agent@<40-digit commit id>', 'OWNER/docs-agent@v0');
  return named.replaceAll('docs-service.example.com', 'docs.acme.dev');
}

export const COMMENTS = 'comments.yml';
const ONE_EVENT = ['  pull_request_review_comment:\n    types: [created]\n', ''] as const;
export const GROUP = 'docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}';
export const KEY = '${{ secrets.DOCS_AGENT_API_KEY }}';
export const CONDITION = /if: >-\n.*\n.*'Bot'/;
export const EVENTS = /on:\n {2}issue_comment:[\s\S]*?\npermissions:/;
export const RIGHTS = /permissions:\n(?: {2}.*\n)+/;
export const CONCURRENCY = /concurrency:\n(?: {2}.*\n)+/;
export const CHECKOUT = / {6}- uses: actions\/checkout@.*\n(?: {8}.*\n)*/;
export const CRON = /cron: .*\n {6}timezone: .*/;

export const CANCELS = ['in-progress: false', 'in-progress: true'] as const;
export const READS_PULLS = ['pull-requests: write', 'pull-requests: read'] as const;
export const READS_ISSUES = ['issues: write', 'issues: read'] as const;
export const NO_CONTENTS = ['  contents: read\n', ''] as const;
export const NO_ISSUES = ['  issues: write\n', ''] as const;
export const NO_PULLS = ['  pull-requests: read\n', ''] as const;
export const NO_SECRETS = [/ {4}secrets: .*\n/, ''] as const;

/** Gives a step another input, takes one away, and gives a job another key. */
export const given = (line: string): Changes[number] => [/(?<=docs-agent@.*\n +with:\n)/, `          ${line}\n`];
export const without = (input: string): Changes[number] => [new RegExp(` {10}${input}: .*\n`), ''];
export const atJob = (line: string): Changes[number] => ['    runs-on:', `    ${line}\n    runs-on:`];

/** A file with one of the examples, with parts of it replaced. */
const fileOf =
  (file: string, name: string) =>
  (...changes: Changes): Files => ({ [file]: example(name, ...changes) });
export const push = fileOf('push.yml', 'openapi-change.yml');
export const settle = fileOf('settle.yml', 'settle.yml');
export const labels = fileOf('labels.yml', 'labelled-issue.yml');
export const report = fileOf('report.yml', 'weekly-report-issue.yml');
export const merged = fileOf('merged.yml', 'merged-pull-request.yml');

export const comments = (...changes: Changes): Files => ({ [COMMENTS]: example(COMMENTS, ONE_EVENT, ...changes) });
/** Comments for an agent of the workflow, with its key. */
const WRITES = ['contents: read', 'contents: write'] as const;
export const own = (...changes: Changes): Files =>
  comments(without('base-url'), without('project-id'), [/api-key: .*\n/, 'agent: claude\n'], WRITES, ...changes);
export const ownWithKey = (key: string, ...changes: Changes): Files =>
  own(...changes, ['        with:', `        env:\n          ANTHROPIC_API_KEY: ${key}\n        with:`]);
export const AGENT: Partial<OwnRun> = {
  agent: { facts: null, unset: [], keys: { claude: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'] } },
};

/** In a condition, `BODY` stands for the comment's text. */
export const condition = (text: string): Files =>
  comments([CONDITION, `if: ${text.replaceAll('BODY', 'github.event.comment.body')}`]);
export const group = (text: string): Files => comments([GROUP, text]);
export const calling = (...changes: Changes) => ({
  'reusable.yml': example('reusable.yml'),
  'caller.yml': example('reusable-caller.yml', [/(?<=: )YOUR-ORG.*/, './.github/workflows/reusable.yml'], ...changes),
});
export const called = calling();

/** Rows of a table that differ in one text, by name and text. */
export const forEach = <T>(name: string, row: (text: string) => T, ...texts: readonly string[]): Record<string, T> =>
  Object.fromEntries(texts.map((text) => [`${name} ${text}`, row(text)]));

/** A repository with files by their names in the workflow folder, or of other repositories as workflows name them. */
export function aFolder(files: Files): ReturnType<typeof aRepository> {
  const repository = aRepository();
  for (const [name, text] of Object.entries(files))
    repository.texts.set(name.includes('@') ? name : `.github/workflows/${name}`, text);
  return repository;
}

export async function judge(files: Files, run: Partial<OwnRun> = {}): Promise<readonly Check[]> {
  const names = { ...RUN, ...run };
  return checkWorkflows({ kind: 'read', value: await readWorkflowFiles({ repository: aFolder(files), names }) }, names);
}

/** Follows a finding's advice: puts its lines where they belong in a workflow. */
export function applied(text: string, paste: readonly string[]): string {
  const workflow: Parts = parse(text);
  const lines: Readonly<Record<string, unknown>> = parse(
    paste.join('\n').replace('<full commit id>', 'c'.repeat(40)).replace('…', 'x'),
  );
  const jobs = Object.values(workflow.jobs ?? {});
  const steps = jobs.flatMap((job) => job.steps ?? []).filter(({ uses }) => String(uses).includes('docs-agent'));
  for (const [name, value] of Object.entries(lines)) {
    if (name === 'on') workflow.on = typeof workflow.on === 'object' ? { ...workflow.on, ...(value as object) } : value;
    else if (name === 'permissions' || name === 'concurrency') {
      workflow[name] = value;
      for (const job of jobs) delete job[name];
    } else if (name === 'if') {
      for (const each of [...jobs, ...steps]) delete each.if;
      for (const job of jobs) job.if = value;
    } else if (name === 'secrets') for (const job of jobs) job.secrets = value;
    else if (name === 'timeout-minutes') for (const job of jobs) job[name] = value;
    else if (name === 'uses') for (const step of steps) step.uses = value;
    else if (name === 'env') for (const step of steps) step.env = value;
    else if (name === 'cancel-in-progress') workflow.concurrency = { group: 'one', [name]: value };
    else for (const step of steps) step.with = { ...step.with, [name]: value };
  }
  return stringify(workflow);
}

type Fields<Name extends string> = Partial<Record<Name, unknown>>;
type Parts = Fields<'on' | 'permissions' | 'concurrency'> & { jobs?: Record<string, Job> };
type Job = Fields<'if' | 'permissions' | 'concurrency' | 'secrets' | 'timeout-minutes'> & { steps?: Step[] };
type Step = Fields<'if' | 'uses' | 'env'> & { with?: Record<string, unknown> };
