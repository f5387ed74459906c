import { html } from 'hono/html';
import { type LogLine, readLog } from '../../runner-log.ts';
import { fullName } from '../answers.ts';
import type { RecordedStep, RepositoryState, RunState, WorkflowRun } from '../state.ts';
import { accountLink, documentOf, type Html, type Link, pathTo, timeOf, titleOf } from './document.ts';
import { renderMarkdown } from './markdown.ts';

const STATE_NAMES: Readonly<Record<RunState, string>> = {
  queued: 'Queued',
  running: 'In progress',
  success: 'Success',
  failure: 'Failure',
  skipped: 'Skipped',
};

export function runsPath({ owner, name }: RepositoryState): string {
  return pathTo(owner, name, 'actions');
}

function runsLink(repository: RepositoryState): Link {
  return { name: 'Workflow runs', path: runsPath(repository) };
}

export function runsPage(repository: RepositoryState): Html {
  const runs = [...repository.runs.values()].toReversed();
  return documentOf({
    title: `Workflow runs · ${fullName(repository)}`,
    repository,
    trail: [runsLink(repository)],
    content: html`<section id="runs"><h1>Workflow runs</h1>
${runs.length === 0 ? html`<p class="empty">No workflow has run yet.</p>` : html`<ul class="rows">${runs.map((run) => html`<li>${runRow(repository, run)}</li>`)}</ul>`}</section>`,
  });
}

export function runPage(repository: RepositoryState, run: WorkflowRun): Html {
  return documentOf({
    title: `${nameOf(run)} · run ${run.id} · ${fullName(repository)}`,
    repository,
    trail: [runsLink(repository), { name: `Run ${run.id}`, path: runPath(repository, run) }],
    content: [
      head(run),
      ...(run.summary.trim() === '' ? [] : [summaryView(run)]),
      ...run.steps.map((step, index) => stepView(run, step, index)),
      ...(run.outputs.size === 0 ? [] : [outputsView(run)]),
    ],
  });
}

export function runPath(repository: RepositoryState, { id }: WorkflowRun): string {
  return `${runsPath(repository)}/runs/${id}`;
}

function nameOf({ cause, workflow }: WorkflowRun): string {
  return cause?.title ?? workflow;
}

function runRow(repository: RepositoryState, run: WorkflowRun): Html {
  return html`${badge(run)} <a href="${runPath(repository, run)}">${titleOf({ title: nameOf(run) })}</a>
<span>${run.workflow} · run ${run.id}, started ${timeOf(run.createdAt)} by ${accountLink(run.actor)}${result(run)}</span>`;
}

/** A run that refuses a comment succeeds, so its result says more than its state. */
function result({ outputs }: WorkflowRun): Html {
  const [name, reason] = [outputs.get('result'), outputs.get('skip-reason')];
  if (name === undefined) return html``;
  return html` · <code>${name}${reason ? `, ${reason}` : ''}</code>`;
}

function badge({ state }: WorkflowRun): Html {
  return html`<span class="state run-${state}">${STATE_NAMES[state]}</span>`;
}

function head(run: WorkflowRun): Html {
  const { cause, event, actor, createdAt, endedAt, reason, workflow, id } = run;
  const seconds = endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / 1_000);
  return html`<section id="head" class="head">
<h1>${titleOf({ title: nameOf(run) })} <span class="number">run ${id}</span></h1>
<p>${badge(run)} <span>${workflow}: <code>${event}</code> by ${accountLink(actor)}, ${timeOf(createdAt)}${seconds === null || reason !== null ? '' : `, took ${seconds} s`}</span></p>
${cause === null ? '' : html`<p><a href="${cause.path}">Go to the ${cause.what} that started it</a></p>`}
${reason === null ? '' : html`<p>${reason}</p>`}
</section>`;
}

function stepView(run: WorkflowRun, { name, log, exitCode }: RecordedStep, index: number): Html {
  const running = index === run.steps.length - 1 && run.endedAt === null && exitCode === null;
  const end = running ? 'running' : exitCode === 0 ? 'done' : exitCode === null ? 'killed' : `exit code ${exitCode}`;
  const nothing = running ? 'Nothing written yet.' : 'Nothing was written.';
  return html`<details id="step-${index}" class="file step" open>
<summary>${name} <span class="quiet">${end}</span></summary>
${log.trim() === '' ? html`<p class="cut">${nothing}</p>` : logView(log)}
</details>`;
}

function outputsView({ outputs }: WorkflowRun): Html {
  const rows = [...outputs].map(
    ([name, value]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td><code><bdi>${value}</bdi></code></td></tr>`,
  );
  return html`<section id="outputs" class="part"><h2>Outputs</h2><div class="scroll"><table class="outputs"><tbody>${rows}</tbody></table></div></section>`;
}

function summaryView({ summary }: WorkflowRun): Html {
  return html`<section id="summary" class="part"><h2>Summary</h2><div class="box content"><div class="markdown-body" dir="auto">${renderMarkdown(summary)}</div></div></section>`;
}

/** A longer log is cut at the top, because its last lines explain most. */
const MOST_LINES = 2_000;

function logView(log: string): Html {
  const parts = readLog(log);
  const cut = Math.max(0, parts.length - MOST_LINES);
  return html`<div class="log">${cut === 0 ? '' : html`<p class="quiet">${cut} earlier lines are not shown.</p>`}${parts
    .slice(cut)
    .map((part) =>
      part.kind === 'line'
        ? lineView(part)
        : html`<details><summary><bdi>${part.title}</bdi></summary>${part.lines.slice(-MOST_LINES).map(lineView)}</details>`,
    )}</div>`;
}

function lineView({ level, text }: LogLine): Html {
  const name = level === 'plain' ? '' : html`<b>${level.charAt(0).toUpperCase() + level.slice(1)}: </b>`;
  return html`<p class="${level}">${name}<bdi>${text}</bdi></p>`;
}
