import type { Repeating } from './conversations.ts';

/** An issue, not a pull request. */
export interface Issue {
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly url: string;
  readonly open: boolean;
  readonly labels: readonly string[];
}

/** Issues and their labels. */
export interface Issues {
  /** Issues with a label (in any letter case), open and closed, oldest first. Throws if there are more than 1,000. */
  labelledIssues(label: string): Promise<readonly Issue[]>;
  hasLabel(name: string): Promise<boolean>;
  /** Creates a label; an existing one doesn't change. `color` has six hexadecimal digits. */
  createLabel(label: { readonly name: string; readonly color: string; readonly description: string }): Promise<void>;
  /**
   * Opens an issue. After an unclear answer we search our latest ones for the first line of its body, so that there is
   * never a second one.
   */
  createIssue(issue: { readonly title: string; readonly body: string; readonly label: string }): Promise<Issue>;
  /** Changes only what is named. */
  editIssue(
    number: number,
    change: { readonly body?: string; readonly reopen?: true },
    options?: Repeating,
  ): Promise<Issue>;
}
