import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { reportChecks } from '../../../src/action/doctor/doctor-report.ts';
import { NEEDS, union } from '../../contract/needed-permissions.ts';

const PERMISSION = NEEDS["Reading someone's permission"];

/** The permissions that tests require of our own workflows, by the use that the doctor names. */
const HELD = {
  'Mode `job` without a status comment': union([PERMISSION, NEEDS['Context of a pull request or of a pushed commit']]),
  'Mode `job` with a status comment in an issue': union([PERMISSION, NEEDS['Status comment in an issue']]),
  'Mode `job` with a status comment in a pull request': union([PERMISSION, NEEDS['Status comment in a pull request']]),
  'Mode `job` with `max-jobs-per-day`': union([PERMISSION, NEEDS['Counting jobs for `max-jobs-per-day`']]),
  'Mode `job` with `pull-request: open`': union([
    PERMISSION,
    NEEDS['Finding the open pull request for `pull-request: open`'],
    NEEDS["Hand-over comment on the agent's pull request"],
  ]),
  'Mode `job` with `request-review`': union([PERMISSION, NEEDS['Requesting a review with `request-review`']]),
  'Mode `comment`': NEEDS['`comment`'],
  'Mode `settle`': NEEDS['`settle`'],
  'Mode `report` to the summary': NEEDS['`report` to the summary'],
  'Mode `report` to an issue': NEEDS['`report` to an issue'],
  'Mode `report` with `pages-root`': NEEDS['`report` with `pages-root`'],
  'Mode `doctor`': NEEDS['`doctor`'],
};

test('the doctor names the same permissions that tests require of our own workflows', () => {
  const blocks = [...reportChecks([]).summary.matchAll(/^(Mode [^\n]*):\n\n```yaml\n([^`]*)```/gm)];
  const named = Object.fromEntries(blocks.map(([, use = '', yaml = '']) => [use, parse(yaml).permissions]));
  expect(named).toEqual(HELD);
});
