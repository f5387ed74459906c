import type { JobCreation, JobReading, MessageSending, ReservedJob } from '../../src/action/ports/jobs.ts';
import type { EvidenceReader, VisitorsQuery } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';

/**
 * A service with scripted answers: one creation, one message, readings in order, the last of them forever, and visitors
 * from `visitors`, which is called for each request and may use more of the allowance for its repetitions.
 */
export interface FakeService extends DocsService {
  readonly prompts: string[];
  /** The jobs whose ids were known before. */
  readonly reserved: ReservedJob[];
  /** The messages sent to jobs, as `id: text`. */
  readonly messages: string[];
  readonly looks: string[];
  /** The requests for visitors. */
  readonly queries: VisitorsQuery[];
}

export function aService(
  given: {
    /** What `check` throws, or returns. */
    readonly unready?: Error | string;
    readonly reserves?: string;
    readonly creation?: JobCreation | (() => JobCreation);
    readonly sending?: MessageSending | (() => MessageSending);
    /** Of a reserved message, a function gets the request. */
    readonly readings?: readonly (JobReading | ((message?: string) => JobReading))[];
    readonly visitors?: DocsService['readVisitors'];
    readonly evidence?: Partial<EvidenceReader>;
  } = {},
): FakeService {
  const readings = [...(given.readings ?? [])];
  const service: FakeService = {
    prompts: [],
    reserved: [],
    messages: [],
    looks: [],
    queries: [],
    async check() {
      if (given.unready instanceof Error) throw given.unready;
      return given.unready ?? null;
    },
    reserve: (of) => (given.reserves === undefined ? null : (of ?? given.reserves)),
    async createJob(prompt, _cancelled, reserved = null) {
      if (reserved !== null) service.reserved.push(reserved);
      service.prompts.push(prompt);
      const { creation } = given;
      if (creation === undefined) throw new Error('this test expects no job to be created');
      return typeof creation === 'function' ? creation() : creation;
    },
    async sendMessage(id, prompt, _cancelled, reserved = null) {
      if (reserved !== null) service.reserved.push(reserved);
      service.messages.push(`${id}: ${prompt}`);
      const { sending } = given;
      if (sending === undefined) throw new Error('this test expects no message to be sent');
      return typeof sending === 'function' ? sending() : sending;
    },
    async readJob(id, _cancelled, message) {
      service.looks.push(id);
      const reading = readings.length > 1 ? readings.shift() : readings[0];
      if (reading === undefined) throw new Error('this test expects no look at a job');
      return typeof reading === 'function' ? reading(message) : reading;
    },
    async readVisitors(query, options) {
      const { visitors } = given;
      if (visitors === undefined) throw new Error('this test expects no visitors to be read');
      service.queries.push(query);
      options.allowance.left -= 1;
      return await visitors(query, options);
    },
    readSearches: readEvidence('readSearches', given.evidence),
    readQuestions: readEvidence('readQuestions', given.evidence),
    readFeedback: readEvidence('readFeedback', given.evidence),
  };
  return service;
}

/** Each request takes one of the allowance, and the scripted answer may take more for its repetitions. */
function readEvidence<Name extends keyof EvidenceReader>(
  name: Name,
  evidence: Partial<EvidenceReader> = {},
): EvidenceReader[Name] {
  const read = evidence[name];
  const counted: EvidenceReader['readSearches' | 'readQuestions' | 'readFeedback'] = async () => {
    throw new Error(`this test expects no ${name}`);
  };
  if (read === undefined) return counted as EvidenceReader[Name];
  return (async (...[query, options]: Parameters<EvidenceReader[Name]>) => {
    options.allowance.left -= 1;
    return read(query, options);
  }) as EvidenceReader[Name];
}
