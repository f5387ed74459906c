import { measureArchive } from './archive.ts';
import { measureCleaning } from './cleaning.ts';
import { measureCommentGate } from './comment-gate.ts';
import { simulateEvidence } from './evidence.ts';
import { measureFourWeeks } from './four-weeks.ts';
import { simulateHeadlines } from './headline.ts';
import { measureIsolation } from './isolation.ts';
import { simulateNews } from './news.ts';
import { measurePolling } from './polling.ts';
import { measureProcesses } from './processes.ts';
import { measureReports } from './report.ts';
import { countRequests } from './requests.ts';
import { countRoundTrips } from './round-trips.ts';
import { type Row, renderTable } from './table.ts';
import { measureVisits } from './visits.ts';

/** The benchmarks, in the order of the table. */
const BENCHES: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  processes: measureProcesses,
  'comment-gate': measureCommentGate,
  cleaning: measureCleaning,
  archive: () => [measureArchive()],
  polling: measurePolling,
  requests: countRequests,
  'round-trips': countRoundTrips,
  report: measureReports,
  visits: measureVisits,
  news: () => simulateNews(),
  'news-choosing': () => simulateNews('choosing'),
  headline: simulateHeadlines,
  'four-weeks': measureFourWeeks,
  evidence: () => simulateEvidence(),
  isolation: measureIsolation,
};

/** Run only if named: where constants are chosen, nothing is measured. */
const ONLY_BY_NAME = 'news-choosing';

// Run by `npm run bench`, or `npm run bench -- news polling` for some. Results are only judged in the table: times depend on
// the machine, so they are not tests.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Expected some of: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (names.length === 0 ? name !== ONLY_BY_NAME : names.includes(name)) rows.push(...(await measure()));
  }
  console.log(renderTable(rows));
}
