import { problemText, repositoryErrorOf } from '../errors.ts';
import type { Issue, Repository } from '../ports.ts';
import { renderNotice } from '../thread/notice.ts';
import { headline } from '../visitors/headline.ts';
import { periodKey } from '../visitors/period.ts';
import { renderReport } from '../visitors/report.ts';
import { decideUpdate, findRolling, type RollingIssue, reportMarker, shownOf } from '../visitors/rolling-issue.ts';
import type { Report } from './make-report.ts';
import type { World } from './world.ts';

/** What was at GitHub before the report; `rolling` is null if our issue doesn't exist yet. */
export interface IssueMemory {
  readonly repository: Repository;
  readonly rolling: RollingIssue | null;
}

/** Where the rolling issue is, and whether it shows the report: a later or fuller one is left alone. */
export interface IssuePlace {
  readonly url: string;
  readonly shown: boolean;
}

/** Marker and report together; GitHub takes 65,536 characters. */
const ISSUE_BYTES = 60_000;
const LABEL = { color: '1f6feb', description: 'Who reads the documentation' } as const;

/** Finds the rolling issue. Null, with a warning, if GitHub refuses: then the report has no issue. */
export async function readIssueMemory(world: World): Promise<IssueMemory | null> {
  const { settings, runner, repository } = world;
  const { reportLabel, baseUrl, projectId: project } = settings;
  try {
    const login = await repository.viewer();
    const issues = await repository.labelledIssues(reportLabel);
    return { repository, rolling: findRolling(issues, { login, baseUrl, project }) };
  } catch (error) {
    warn('Could not read the rolling issue, so the report is in the summary', error, runner);
    return null;
  }
}

/** Updates the rolling issue. Null, with a warning, if GitHub refuses. */
export async function keepInIssue(report: Report, memory: IssueMemory, world: World): Promise<IssuePlace | null> {
  const { runner } = world;
  try {
    if (memory.rolling === null) return { url: (await open(report, memory.repository, world)).url, shown: true };
    return await update(report, { ...memory, rolling: memory.rolling }, world);
  } catch (error) {
    warn('Could not write the rolling issue, so the report is in the summary', error, runner);
    return null;
  }
}

async function open(report: Report, repository: Repository, world: World): Promise<Issue> {
  const { settings, runner } = world;
  const { reportLabel: label, reportIssueTitle: title } = settings;
  try {
    if (!(await repository.hasLabel(label))) await repository.createLabel({ name: label, ...LABEL });
  } catch (error) {
    warn(`Could not create the label ${label}`, error, runner);
  }
  const issue = await repository.createIssue({ title, body: bodyOf(report, world), label });
  if (!issue.labels.some((name) => name.toLowerCase() === label.toLowerCase())) {
    runner.warning(
      `The issue ${issue.number} does not have the label ${label}, so the next report won't find it. Add the label by hand, or the next report opens another issue.`,
    );
  }
  runner.info(`The report is in the new issue ${issue.url}`);
  return issue;
}

async function update(
  report: Report,
  { repository, rolling: { issue, shown } }: IssueMemory & { readonly rolling: RollingIssue },
  world: World,
): Promise<IssuePlace> {
  const { runner } = world;
  const { url } = issue;
  const decision = decideUpdate(shown, shownOf(report.data.collection, report.data.comparison));
  switch (decision) {
    case 'keep-later':
      runner.notice(`The issue ${url} shows a later period and was not changed; this report is in the summary.`);
      return { url, shown: false };
    case 'keep-better':
      runner.notice(
        `The issue ${url} shows a fuller report of the same period and was not changed; this report is in the summary.`,
      );
      return { url, shown: false };
    case 'same-period':
    case 'new-period':
      await repository.editIssue(issue.number, {
        body: bodyOf(report, world),
        ...(issue.open ? {} : { reopen: true }),
      });
      runner.info(`The report is in the issue ${url}`);
  }
  if (decision === 'new-period') await notify(report, { repository, number: issue.number }, world);
  return { url, shown: true };
}

/** GitHub sends no notification for edits, so a short comment announces a new period to the subscribers. */
async function notify(
  { data: { collection, comparison } }: Report,
  { repository, number }: { readonly repository: Repository; readonly number: number },
  { settings, runner }: World,
): Promise<void> {
  if (!settings.reportNotify) return;
  const { period } = collection;
  try {
    await repository.createComment(
      { thread: number, review: null },
      renderNotice({ period: periodKey(period) }, headline(period, comparison)),
    );
  } catch (error) {
    warn('Could not write the comment on the new period', error, runner);
  }
}

function bodyOf({ data, layout, history }: Report, { settings }: World): string {
  const { baseUrl, projectId: project } = settings;
  const marker = reportMarker(shownOf(data.collection, data.comparison), { baseUrl, project, history });
  const limit = ISSUE_BYTES - Buffer.byteLength(marker) - 2;
  return `${marker}\n\n${renderReport(data, { ...layout, limit })}`;
}

function warn(what: string, error: unknown, runner: World['runner']): void {
  runner.warning(`${what}: ${problemText(repositoryErrorOf(error))}`);
}
