import type { VisitorCounts } from './ports/readers.ts';
import type { OutputName, SkipReason } from './words/action-spec.ts';
import type { FailingResult, ResultName } from './words/commands.ts';
import { type Problem, problemText } from './words/errors.ts';
import type { Job, PullRequestLink } from './words/job.ts';
import { quoted, shorten } from './words/markdown.ts';

export type JobResult = 'pull-request' | FailingResult;

/** What is known about a job when the run ends; null means unknown. */
export interface JobFacts {
  readonly jobId: string | null;
  /** The job as last seen. */
  readonly job: Job | null;
  readonly link: PullRequestLink | null;
  /** Whole seconds from the request for the job to its end. */
  readonly durationSeconds: number | null;
  /** The job was started before this attempt. */
  readonly resumed: boolean;
  /** The request was a message to an existing job. */
  readonly followUp: boolean;
  readonly commentUrl: string | null;
}

export const NO_FACTS: JobFacts = {
  ...{ jobId: null, job: null, link: null, durationSeconds: null, commentUrl: null },
  ...{ resumed: false, followUp: false },
};

/** Paths of the files that hold a report; null for one that could not be written. */
export type ReportFiles = Readonly<Record<'markdown' | 'json' | 'csv', string | null>>;

/** How a run ended. `sentence` is for people, `summary` is Markdown for the step's summary. */
export type Outcome =
  | {
      readonly kind: 'job';
      readonly result: JobResult;
      /** Whether this result fails the step, as `fail-on` says. */
      readonly fails: boolean;
      readonly facts: JobFacts;
      readonly sentence: string;
      readonly hint: string | null;
      readonly summary: string;
    }
  | { readonly kind: 'dry-run'; readonly sentence: string; readonly summary: string }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly sentence: string }
  /** A command that starts nothing was answered. */
  | { readonly kind: 'helped'; readonly sentence: string }
  /** Status comments were updated; `fails` if every needed update failed. */
  | {
      readonly kind: 'settled';
      /** A dry run writes nothing to GitHub. */
      readonly result: 'settled' | 'dry-run';
      readonly sentence: string;
      readonly summary: string;
      readonly fails: boolean;
    }
  | {
      readonly kind: 'reported';
      /** A dry run writes nothing to GitHub. */
      readonly result: 'reported' | 'dry-run';
      /** `aiShare`: AI visitors as a fraction of human and AI ones; null if there were none. */
      readonly figures: VisitorCounts & { readonly aiShare: number | null };
      readonly files: ReportFiles;
      /** The rolling issue, even if it keeps a later or fuller report; null without one. */
      readonly issueUrl: string | null;
      /** The comment that holds the report, for a command; else null. */
      readonly commentUrl: string | null;
      readonly sentence: string;
      readonly summary: string;
    }
  /** The set-up was checked. `failures` say what to fix; none means healthy. */
  | {
      readonly kind: 'checked';
      readonly failures: readonly string[];
      readonly sentence: string;
      readonly summary: string;
    }
  | {
      readonly kind: 'error';
      readonly problems: readonly Problem[];
      readonly facts: JobFacts;
      /** Null if there is nothing beyond the problems. */
      readonly summary: string | null;
    };

/** What is reported to the runner at the end of a run. */
export function publication(outcome: Outcome) {
  const { summary, sentence = null, notice = null, failures = [], ...from } = toldOf(outcome);
  return { outputs: outputsOf(from), summary, sentence, notice, failures } as const;
}

interface Told extends Published {
  readonly summary: string;
  /** The last line of the log; absent if an annotation says it. */
  readonly sentence?: string;
  /** One annotation. */
  readonly notice?: string;
  /** Why the step fails. */
  readonly failures?: readonly string[];
}

function toldOf(outcome: Outcome): Told {
  switch (outcome.kind) {
    case 'job': {
      const { sentence, hint, fails, ...rest } = outcome;
      const text = hint === null ? sentence : `${sentence} ${hint}`;
      return { ...rest, ...(fails ? { failures: [text] } : { notice: text }) };
    }
    case 'dry-run':
      return { ...outcome, result: 'dry-run' };
    case 'skipped':
      return { ...outcome, result: 'skipped', skipReason: outcome.reason, summary: shown('skipped', outcome.sentence) };
    case 'helped':
      return { ...outcome, result: 'helped', summary: shown('answered', outcome.sentence) };
    case 'settled': {
      const { sentence, fails, ...rest } = outcome;
      return { ...rest, ...(fails ? { failures: [sentence] } : { sentence }) };
    }
    case 'reported':
      return { ...outcome, report: outcome };
    case 'checked':
      return { ...outcome, result: outcome.failures.length === 0 ? 'healthy' : 'unhealthy' };
    case 'error': {
      const { problems, summary } = outcome;
      const text = problems.map(({ message, hint }) => `${message}\n${hint}`).join('\n\n');
      const failures = problems.map(problemText);
      return { ...outcome, result: 'error', summary: summary ?? shown('the step failed', text), failures };
    }
  }
}

const shown = (what: string, text: string): string => `### docs-agent: ${what}\n\n${quoted(text, { exact: true })}`;

/** Maximum length of the output `report-headline`, in UTF-16 units. */
const LONGEST_HEADLINE = 300;

interface Published {
  readonly result: ResultName;
  readonly skipReason?: SkipReason;
  readonly facts?: JobFacts;
  readonly report?: Extract<Outcome, { readonly kind: 'reported' }>;
}

type OutputValue = string | number | boolean | null | undefined;

const OUTPUT_VALUES: Readonly<Record<OutputName, (from: Published) => OutputValue>> = {
  result: ({ result }) => result,
  'skip-reason': ({ skipReason }) => skipReason,
  'job-id': ({ facts }) => facts?.jobId,
  status: ({ facts }) => facts?.job?.status,
  'pr-url': ({ facts }) => facts?.link?.url,
  'pr-number': ({ facts }) => facts?.link?.number,
  'pr-repository': ({ facts }) => facts?.link?.repository,
  'duration-seconds': ({ facts }) => facts?.durationSeconds,
  resumed: ({ facts, report }) => (report === undefined ? (facts?.resumed ?? false) : null),
  'follow-up': ({ facts }) => facts?.followUp === true || null,
  'comment-url': ({ facts, report }) => facts?.commentUrl ?? report?.commentUrl,
  'visitors-total': ({ report }) => report?.figures.total,
  'visitors-human': ({ report }) => report?.figures.human,
  'visitors-ai': ({ report }) => report?.figures.ai,
  'ai-share': ({ report }) => report?.figures.aiShare?.toFixed(4),
  'report-headline': ({ report }) => report && shorten(report.sentence, LONGEST_HEADLINE),
  'report-issue-url': ({ report }) => report?.issueUrl,
  'report-markdown-file': ({ report }) => report?.files.markdown,
  'report-json-file': ({ report }) => report?.files.json,
  'report-csv-file': ({ report }) => report?.files.csv,
};

/** Leaves out empty values: an unset output is empty anyway, and a value set earlier must not be lost. */
function outputsOf(from: Published): ReadonlyMap<OutputName, string> {
  const names = Object.keys(OUTPUT_VALUES) as OutputName[];
  const values = names.map((name) => [name, String(OUTPUT_VALUES[name](from) ?? '')] as const);
  return new Map(values.filter(([, value]) => value !== ''));
}
