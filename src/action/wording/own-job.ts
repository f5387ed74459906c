import type { Problem } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';

type Numbered = Pick<PullRequestLink, 'number'>;

/** Why a request that could join an open pull request gets a job of its own. */
export interface WhyAlone {
  /** Plain words, for the status comment. */
  readonly sentence: string;
  /** The service's refusal, which may quote it; null if it didn't refuse. */
  readonly reason: string | null;
}

/** Says why a request gets a job of its own; `problem` is the service's refusal. */
export function because(what: string, problem: Problem | null = null): WhyAlone {
  return {
    sentence: `The request needs a job of its own, because ${what}.`,
    reason: problem === null ? null : problem.message,
  };
}

/** Says that the service did not show the job of a pull request; `problem` is its refusal. */
export function notShown({ number }: Numbered, problem: Problem | null): WhyAlone {
  return because(`the service did not show the job of pull request ${number}`, problem);
}

/** Says that the job of a pull request stayed busy. */
export function stillBusy({ number }: Numbered): WhyAlone {
  return because(`the agent was still working on pull request ${number}`);
}
