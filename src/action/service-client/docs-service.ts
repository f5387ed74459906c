import type { DocsService } from '../ports.ts';
import type { CallerOptions } from './caller.ts';
import { createJobStarter } from './create-job.ts';
import { createEvidenceReader } from './read-evidence.ts';
import { createJobReader } from './read-job.ts';
import { createVisitorsReader } from './read-visitors.ts';
import { createJobMessenger } from './send-message.ts';

/** Makes the adapter for the documentation service. */
export function createDocsService(options: CallerOptions): DocsService {
  return {
    ...createJobStarter(options),
    ...createJobMessenger(options),
    ...createJobReader(options),
    ...createVisitorsReader(options),
    ...createEvidenceReader(options),
  };
}
