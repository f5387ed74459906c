import { details } from '../words/markdown.ts';

/** The minimum `permissions:` of a workflow for one use; each line is YAML. */
interface ModePermissions {
  readonly use: string;
  readonly lines: readonly string[];
}

const READ = 'contents: read';

/** GitHub has no request for what a token may write, so the reader has to compare. */
const MODE_PERMISSIONS: readonly ModePermissions[] = [
  { use: 'Mode `job` without a status comment', lines: [READ, 'pull-requests: read'] },
  { use: 'Mode `job` with a status comment in an issue', lines: [READ, 'issues: write'] },
  { use: 'Mode `job` with a status comment in a pull request', lines: [READ, 'pull-requests: write'] },
  { use: 'Mode `job` with `max-jobs-per-day`', lines: [READ, 'pull-requests: read'] },
  { use: 'Mode `job` with `pull-request: open`', lines: [READ, 'pull-requests: write'] },
  { use: 'Mode `job` with `request-review`', lines: [READ, 'pull-requests: write'] },
  { use: 'Mode `comment`', lines: [READ, 'issues: write', 'pull-requests: write'] },
  { use: 'Mode `settle`', lines: ['issues: write', 'pull-requests: write'] },
  { use: 'Mode `report` to the summary', lines: [] },
  { use: 'Mode `report` to an issue', lines: ['issues: write'] },
  { use: 'Mode `report` with `pages-root`', lines: [READ] },
  { use: 'Mode `doctor`', lines: [READ, 'issues: read', 'pull-requests: read'] },
];

/** Shows the permissions of all modes as YAML to copy, folded. */
export function renderModePermissions(): string {
  const blocks = MODE_PERMISSIONS.map(
    ({ use, lines }) => `${use}:\n\n\`\`\`yaml\npermissions:${yamlOf(lines)}\n\`\`\``,
  );
  return details('The permissions that each mode needs', blocks.join('\n\n'));
}

function yamlOf(lines: readonly string[]): string {
  return lines.length === 0 ? ' {}' : lines.map((line) => `\n  ${line}`).join('');
}
