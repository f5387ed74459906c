import type { Issue } from '../action/ports/conversations.ts';
import { orWarn, RepositoryError, repositoryErrorOf } from '../action/words/errors.ts';
import { writeMarkerLine } from '../action/words/hidden.ts';
import type { World } from '../action/world.ts';
import { headline } from './headline.ts';
import type { Report } from './make-report.ts';
import { linesOf } from './page-lines.ts';
import { periodKey } from './period.ts';
import { renderReport } from './report.ts';
import type { Decision, RollingIssue } from './rolling-issue.ts';
import { decideUpdate, findRolling, joinHistory, reportMarker, shownOf } from './rolling-issue.ts';
import { recall } from './said-lines.ts';

export interface IssueMemory {
  readonly login: string;
  /** The hash of base address and project. */
  readonly service: string;
  readonly rolling: RollingIssue | null;
}

type Whose = Pick<IssueMemory, 'login' | 'service'>;

/** Where the rolling issue is, and whether it shows the report: a later or fuller one is left alone. */
export type IssuePlace = { readonly url: string; readonly shown: boolean };

/** Marker and report together; GitHub takes 65,536 characters. */
const ISSUE_BYTES = 60_000;
const LABEL = { color: '1f6feb', description: 'Who reads the documentation' } as const;

/** Finds the rolling issue. Null, with a warning, if GitHub refuses: then the report has no issue. */
export async function readIssueMemory(service: string, world: World): Promise<IssueMemory | null> {
  const read = async (): Promise<IssueMemory> => {
    const whose = { login: await world.repository.viewer(), service };
    return { ...whose, rolling: await readRolling(whose, world) };
  };
  return orWarn(read(), 'Could not read the rolling issue, so the report is in the summary', world.runner);
}

async function readRolling(whose: Whose, { settings, repository, clock }: World): Promise<RollingIssue | null> {
  const { reportLabel: label, projectId: project } = settings;
  const about = { ...whose, project, label, now: clock.now() };
  const found = findRolling(await repository.labelledIssues(label), about);
  // Someone may have removed or renamed the label: a report is written often, so it is among our latest issues.
  return found ?? findRolling(await repository.issuesBy(whose.login), about);
}

/** Null, with a warning, if GitHub refuses. Reads the issue again: another run may have written it in the meantime. */
export async function keepInIssue(report: Report, whose: Whose, world: World): Promise<IssuePlace | null> {
  const write = async (): Promise<IssuePlace> => {
    const rolling = await readRolling(whose, world);
    if (rolling !== null) return update(report, rolling, whose, world);
    return keepOldest(await open(report, whose, world), whose, world);
  };
  return orWarn(write(), 'Could not write the rolling issue, so the report is in the summary', world.runner);
}

/** Finds out whether another run opened an issue just before: later reports update only the oldest one. */
async function keepOldest({ number, url }: Issue, whose: Whose, world: World): Promise<IssuePlace> {
  const unchecked = 'Could not check whether another run has opened an issue, too';
  const oldest = await orWarn(readRolling(whose, world), unchecked, world.runner);
  if (oldest === null || oldest.issue.number >= number) return { url, shown: true };
  world.runner.warning(
    `Another run has just opened the issue ${oldest.issue.url}, and later reports update only that one. Close ${url} by hand; its report is in the summary, too.`,
  );
  return { url: oldest.issue.url, shown: false };
}

async function open(report: Report, whose: Whose, world: World): Promise<Issue> {
  const { settings, runner, repository } = world;
  const { reportLabel: label, reportIssueTitle: title } = settings;
  const create = async (): Promise<void> => {
    if (!(await repository.hasLabel(label))) await repository.createLabel({ name: label, ...LABEL });
  };
  await orWarn(create(), `Could not create the label ${label}`, runner);
  const issue = await repository.createIssue({ title, body: bodyOf(report, null, whose, world), label });
  runner.info(`The report is in the new issue ${issue.url}`);
  return issue;
}

const KEPT: Readonly<Partial<Record<Decision, string>>> = {
  'keep-later': 'a later period',
  'keep-better': 'a fuller report of the same period',
};

async function update(report: Report, rolling: RollingIssue, whose: Whose, world: World): Promise<IssuePlace> {
  const { runner, repository } = world;
  const { number, url, open } = rolling.issue;
  const next = shownOf(report.data);
  const decision = decideUpdate(rolling.shown, next);
  const better = KEPT[decision];
  if (better !== undefined) return leaveAlone(better, url, runner);
  const betterSince: string[] = [];
  // A try may be repeated after minutes, and another run may have written a better report since.
  const mayRepeat = async (): Promise<boolean> => {
    const now = await readRolling(whose, world).catch(repositoryErrorOf);
    // If the issue can't be read, the failure of the edit itself counts.
    if (now instanceof RepositoryError) return false;
    const what = now?.issue.number === number ? KEPT[decideUpdate(now.shown, next)] : undefined;
    if (what !== undefined) betterSince.push(what);
    return what === undefined;
  };
  try {
    const body = bodyOf(report, rolling, whose, world);
    await repository.editIssue(number, { body, ...(open ? {} : { reopen: true as const }) }, { mayRepeat });
  } catch (error) {
    const [what] = betterSince;
    if (what === undefined) throw error;
    return leaveAlone(what, url, runner);
  }
  runner.info(`The report is in the issue ${url}`);
  if (decision === 'new-period') await notify(report, number, world);
  return { url, shown: true };
}

function leaveAlone(what: string, url: string, runner: World['runner']): IssuePlace {
  runner.notice(`The issue ${url} shows ${what} and was not changed; this report is in the summary.`);
  return { url, shown: false };
}

/** GitHub sends no notification for edits, so a short comment announces a new period to the subscribers. */
async function notify({ data }: Report, thread: number, world: World): Promise<void> {
  const { collection, comparison } = data;
  if (!world.settings.reportNotify) return;
  const marker = writeMarkerLine({ kind: 'notice', period: periodKey(collection.period) });
  const body = `${marker}\n\n${headline(collection, comparison)}`;
  const writing = world.repository.createComment({ thread, review: null }, body);
  await orWarn(writing, 'Could not write the comment on the new period', world.runner);
}

function bodyOf(report: Report, rolling: RollingIssue | null, { service }: Whose, world: World): string {
  const { data, layout } = report;
  const { projectId: project, reportLabel: label } = world.settings;
  const shown = rolling?.shown?.period;
  const known = { said: rolling?.said ?? [], at: data.generatedAt, ...(shown && { shown }) };
  const recalled = recall(linesOf(data.comparison), data.comparison, known);
  const history = joinHistory(rolling?.history ?? [], report.history);
  const marker = reportMarker(shownOf(data), { service, project, label, history, said: recalled.said });
  const limit = ISSUE_BYTES - Buffer.byteLength(marker) - 2;
  return `${marker}\n\n${renderReport(data, { ...layout, recalled, limit })}`;
}
