import { type Finding, placeOf, type Surroundings, wrong } from './finding.ts';
import { writesReportIssue } from './needed-permissions.ts';
import type { OurStep } from './our-steps.ts';

/** Checks whether the place exists that a step writes its report to. */
export function checkReport(our: OurStep, { hasIssues }: Surroundings): readonly Finding[] {
  const reports = our.does.some(({ mode }) => mode === 'report') && writesReportIssue(our);
  if (hasIssues !== false || !reports) return [];
  return [
    wrong('Workflow inputs', {
      at: placeOf(our),
      found: '`report-to` names an issue, but issues are disabled in this repository.',
      advice: 'Enable issues in the settings of the repository, or write:',
      paste: ['report-to: summary'],
    }),
  ];
}
