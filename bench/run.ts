import { measureArchive } from './archive.ts';
import { measureCleaning } from './cleaning.ts';
import { measureCommentGate } from './comment-gate.ts';
import { measurePolling } from './polling.ts';
import { measureProcesses } from './processes.ts';
import { measureReports } from './report.ts';
import { countRequests } from './requests.ts';
import { countRoundTrips } from './round-trips.ts';
import { renderTable } from './table.ts';
import { measureVisits } from './visits.ts';

// Run by `npm run bench`. Nothing is judged but in the table: times depend on the machine, so they are no tests.
console.log(
  renderTable([
    ...(await measureProcesses()),
    ...(await measureCommentGate()),
    ...(await measureCleaning()),
    measureArchive(),
    ...(await measurePolling()),
    ...(await countRequests()),
    ...(await countRoundTrips()),
    ...(await measureReports()),
    ...(await measureVisits()),
  ]),
);
