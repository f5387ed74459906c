import { csvParts, jsonParts } from '../../report/data-files.ts';
import { headline } from '../../report/headline.ts';
import { makeReport, type Report, type ReportRequest } from '../../report/make-report.ts';
import { resolvePeriod } from '../../report/period.ts';
import { type OpenPulls, renderReport } from '../../report/report.ts';
import { type IssuePlace, keepInIssue, readIssueMemory } from '../../report/report-issue.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome, ReportFiles } from '../outcome.ts';
import { orNull, tryReaction } from '../request/reactions.ts';
import { serviceHash } from '../value/marker.ts';
import { believedHandover, oursOf } from '../value/own-comments.ts';
import { InputError, orWarn, type Problem, problemText, ServiceError } from '../words/errors.ts';
import { codeSpan } from '../words/markdown.ts';
import type { World } from '../world.ts';
import { answerInThread, COMMENT_AGAIN, writeAnswer } from './answer.ts';

type Reported = Extract<Outcome, { kind: 'reported' }>;
type Wanted = Omit<ReportRequest, 'remembered'>;

/** A summary may have 1 MiB, but long tables make a run's page slow, and the files list every page anyway. */
const SUMMARY_BYTES = 500_000;
/** GitHub takes 65,536 characters. */
const COMMENT_BYTES = 60_000;

export async function runReport(world: World): Promise<Outcome> {
  const { settings } = world;
  const wanted = await decideReport('Input "period"', settings.period, world);
  if (wanted instanceof InputError) throw wanted;
  const memory = settings.reportTo.includes('issue') ? await readIssueMemory(serviceHash(settings), world) : null;
  const report = await makeReport({ ...wanted, remembered: memory?.rolling?.history ?? [] }, world);
  const place = memory === null || settings.dryRun ? null : await keepInIssue(report, memory, world);
  return reported(report, place, world);
}

export async function reportInThread(intent: CommentIntent, form: string | null, world: World): Promise<Outcome> {
  const { dryRun, period } = world.settings;
  const wanted = await decideReport(form === null ? 'Input "period"' : 'The period', form ?? period, world);
  if (wanted instanceof InputError) {
    const text = wanted.problems.map(asCode).join('\n\n');
    return answerInThread(intent, { text, reaction: 'confused' }, world);
  }
  const report = await makeReport({ ...wanted, remembered: [] }, world).catch(async (error: unknown) => {
    if (error instanceof ServiceError && !dryRun) await answerFailure(intent, error, world);
    throw error;
  });
  const outcome = await reported(report, null, world);
  if (dryRun) return outcome;
  const text = renderReport(report.data, { ...report.layout, limit: COMMENT_BYTES });
  return { ...outcome, commentUrl: (await writeAnswer(intent, { text }, world)).url };
}

/** Decides what a report is about, or why there is none. `name` says where the period was written: an input, or a comment. */
async function decideReport(name: string, form: string, world: World): Promise<Wanted | InputError> {
  const problems = await refusePublic(world);
  if (problems.length > 0) return new InputError(problems);
  const period = resolvePeriod(form, world.clock.now());
  if (!('allowed' in period))
    return { period, isLastWeek: form === 'last-week', readOpenPulls: () => readOpenPulls(world) };
  const message = `${name} is ${JSON.stringify(form)}; expected ${period.allowed}.`;
  const hint = 'Choose an earlier end, or one of last-week, last-7-days, last-30-days, last-month.';
  return new InputError([{ message, hint }]);
}

/** The summaries of a public repository are public: figures only if that is wanted, readers' own words in no case. */
async function refusePublic({ settings, run, repository }: World): Promise<readonly Problem[]> {
  const { reportPublic, evidence } = settings;
  if ((reportPublic && evidence.length === 0) || !(await repository.facts()).public) return [];
  const figures: Problem = {
    message: `No report was made: the repository ${run.repository} is public, so anyone could read the visitor figures.`,
    hint: 'Set `report-public: true` to publish them, or run the report in a private repository.',
  };
  const words: Problem = {
    message: `Input "evidence" is "${evidence.join(', ')}"; expected nothing in a public repository. Search terms, questions and votes are readers' own, and anyone could read them in ${run.repository}.`,
    hint: 'Remove `evidence`, or run the report in a private repository. `report-public` does not change this.',
  };
  return [...(reportPublic ? [] : [figures]), ...(evidence.length === 0 ? [] : [words])];
}

async function reported(report: Report, place: IssuePlace | null, world: World): Promise<Reported> {
  const { settings, runner } = world;
  const { data, layout } = report;
  const { collection, comparison } = data;
  const whole = renderReport(data, { ...layout, limit: SUMMARY_BYTES });
  // One that can't be written is null; the report stands.
  const files: ReportFiles = {
    markdown: await runner.writeTempFile('visitors.md', [whole]),
    json: await runner.writeTempFile('visitors.json', jsonParts(data)),
    csv: await runner.writeTempFile('visitors.csv', csvParts(data)),
  };
  const sentence = headline(collection, comparison);
  const inIssueOnly = place?.shown === true && !settings.reportTo.includes('summary');
  return {
    ...{ kind: 'reported', result: settings.dryRun ? 'dry-run' : 'reported' },
    figures: { ...collection.totals, aiShare: comparison.share.now },
    ...{ files, issueUrl: place?.url ?? null, commentUrl: null, sentence },
    summary: inIssueOnly ? `### docs-agent: reported\n\n${sentence} [Full report](${place.url})` : whole,
  };
}

/** Reports the failure in the thread. The run fails with the service's error even if that doesn't work. */
async function answerFailure(intent: CommentIntent, error: ServiceError, world: World): Promise<void> {
  const text = `Could not make the report. ${asCode(error)}\n\n${COMMENT_AGAIN}`;
  await orWarn(writeAnswer(intent, { text, reaction: null }, world), 'Could not answer the comment', world.runner);
  await tryReaction(intent.comment, 'confused', world);
}

/** As code, because it may quote the service. */
const asCode = (problem: Problem): string => codeSpan(problemText(problem), { longest: 600 });

/** GitHub lists so many open pull requests in one request. */
const MOST_LISTED = 100;

/** Counts the open pull requests that have our hand-over. Null if there are none, or if GitHub doesn't show them. */
function readOpenPulls({ repository, ...world }: World): Promise<OpenPulls | null> {
  const count = async (): Promise<OpenPulls | null> => {
    const open = await repository.openPullRequests({ insists: false });
    if (open.length === 0) return null;
    const ours = oursOf(await repository.viewer(), world);
    const byAgent = open.flatMap(({ number, comments }) => {
      const handover = comments.find((comment) => believedHandover(comment, ours) !== null);
      return handover === undefined ? [] : [{ number, since: Date.parse(handover.createdAt) }];
    });
    const [oldest] = byAgent.toSorted((one, other) => one.since - other.since || one.number - other.number);
    return oldest === undefined ? null : { count: byAgent.length, oldest, cut: open.length >= MOST_LISTED };
  };
  return orNull(count(), 'Could not read the open pull requests', world.runner);
}
