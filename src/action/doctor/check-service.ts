import type { RepositoryFacts } from '../ports/contents.ts';
import type { Clock, DocsService, Runner } from '../ports.ts';
import type { EvidenceKind } from '../words/action-spec.ts';
import { type Problem, ServiceError } from '../words/errors.ts';
import { bad, better, type Check, good, named, type Result, toFix, unknown } from './check.ts';
import { type Reading, reading } from './check-github.ts';

/** What the inputs say about the service; each is empty if it is missing or bad. */
export type ServiceInputs = Readonly<{ baseUrl: string; projectId: string; apiKey: string }>;

type ServiceTools = Readonly<{ service: DocsService; clock: Pick<Clock, 'now'>; runner: Pick<Runner, 'cancelled'> }>;

type Failure = Pick<ServiceError, 'status' | 'webPage' | keyof Problem>;
export type ServiceReading = Reading<unknown, Failure>;

const DAY_MS = 24 * 60 * 60_000;
/** A single network error is not a problem of the set-up, and the doctor should be fast. */
const MOST_REQUESTS = 2;

/** One row of visitors is the cheapest request that needs the key. Even without one, it shows whether there is a service. */
export async function readService(inputs: ServiceInputs, tools: ServiceTools): Promise<ServiceReading> {
  const needed = { '`base-url`': inputs.baseUrl, '`project-id`': inputs.projectId };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length > 0) {
    const because = `The service was not checked, because ${missing.join(' and ')} cannot be used.`;
    return { kind: 'not-asked', because };
  }
  const { service, clock, runner } = tools;
  const query = { ...yesterday(clock), limit: 1, offset: 0 };
  const options = { allowance: { left: MOST_REQUESTS }, cancelled: runner.cancelled };
  return reading(() => service.readVisitors(query, options), serviceErrorOf);
}

function serviceErrorOf(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  throw thrown;
}

function yesterday(clock: ServiceTools['clock']) {
  const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  return { from: new Date(to - DAY_MS).toISOString(), to: new Date(to).toISOString() };
}

export function checkService(answer: ServiceReading, inputs: ServiceInputs): readonly Check[] {
  const [service, key, project] = judge(answer, inputs);
  return named({
    Service: service,
    'API key': inputs.apiKey !== '' ? key : unknown('It was not tried, because `api-key` is not usable.'),
    'Right to start jobs': unknown(
      'The service does not say: only starting a job would prove it, and the doctor starts none.',
      'Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs.',
    ),
    Project: project,
  });
}

type Judgement = readonly [service: Result, key: Result, project: Result];

function judge(answer: ServiceReading, inputs: ServiceInputs): Judgement {
  if (answer.kind === 'failed') return judgeFailure(answer.problem, inputs);
  if (answer.kind === 'not-asked') {
    const unasked = unknown(answer.because);
    return [unasked, unasked, unasked];
  }
  const expiry = 'Keys often expire after 90 days: from then on every mode fails with HTTP 401.';
  return [
    good(`It answers at ${inputs.baseUrl} as its interface says.`),
    good('The service accepts it for reading visitors.', expiry),
    good(`The service knows the project ${inputs.projectId}.`),
  ];
}

function judgeFailure(error: Failure, { baseUrl, projectId }: ServiceInputs): Judgement {
  const { status, webPage, message, hint } = error;
  const answers = good(`It answers at ${baseUrl}.`);
  const address = `The doctor requested ${baseUrl}/v1/analytics/${encodeURIComponent(projectId)}/visitors: \`base-url\` is the part before \`/v1\`.`;
  const misled = (found: string, why: string): Judgement => [bad(found, `${why} ${address}`), ELSEWHERE, ELSEWHERE];
  if (status === undefined) return [toFix(error), ELSEWHERE, ELSEWHERE];
  // A proxy in front of the service may also refuse with a page (403); then key and project were never checked.
  if (webPage && status !== 403 && status !== 429 && (status < 300 || (status >= 400 && status < 500))) {
    const found = `The address answers with a web page, not with the service: HTTP ${status} with HTML from ${baseUrl}.`;
    return misled(found, WEBSITE);
  }
  if (status === 401 || (status === 403 && !webPage))
    return [answers, toFix(error), unknown('The service only says so to a key that it accepts.')];
  if (status === 404) {
    const doubtful = unknown(`Something answers at ${baseUrl}, but a wrong address also answers HTTP 404.`);
    return [doubtful, unknown('The service did not check it, or does not say.'), bad(message, `${hint} ${address}`)];
  }
  if (status === 429) return [answers, unknown(message, hint), unknown(message, hint)];
  if (status >= 200 && status < 300) return misled(message, WEBSITE);
  if (status >= 300 && status < 400) return misled(message, REDIRECTED);
  const unusable = unknown('The service gave no usable answer.');
  return [toFix(error), unusable, unusable];
}

const ELSEWHERE = unknown('It could not be checked, because `base-url` did not lead to the service.');
const WEBSITE = '`base-url` may be the address of its website or dashboard.';
const REDIRECTED =
  'Redirects are not followed, because the key would go with them: set `base-url` to the address that it leads to.';

/** The service doesn't offer a list, or not to this key. */
const NOT_OFFERED = [403, 404, 405];

/** Whether the key may read a list; `status` is null if there was no answer. */
export type EvidenceReading = Readonly<{ kind: EvidenceKind; result: keyof typeof RESULTS; status: number | null }>;

const RESULTS = {
  read: 'the key may read them',
  'not-offered': "the service doesn't offer them to this key",
  failed: 'the service gave no usable answer',
} as const;

/** Requests one row for each kind, which is not kept. Null if the input is not set; empty if the service can't be asked. */
export async function readEvidenceAccess(
  { evidence, baseUrl, projectId, apiKey }: ServiceInputs & { readonly evidence: readonly EvidenceKind[] },
  { service, clock, runner }: ServiceTools,
): Promise<readonly EvidenceReading[] | null> {
  if (evidence.length === 0) return null;
  if (baseUrl === '' || projectId === '' || apiKey === '') return [];
  const query = { ...yesterday(clock), cursor: null, limit: 1 };
  const reads = { searches: service.readSearches, questions: service.readQuestions, feedback: service.readFeedback };
  return Promise.all(
    evidence.map(async (kind): Promise<EvidenceReading> => {
      const options = { allowance: { left: 1 }, cancelled: runner.cancelled };
      const error = await reads[kind](query, options).then(() => null, serviceErrorOf);
      if (error === null) return { kind, result: 'read', status: 200 };
      const { status = null } = error;
      return { kind, result: status !== null && NOT_OFFERED.includes(status) ? 'not-offered' : 'failed', status };
    }),
  );
}

export function checkEvidence(
  readings: readonly EvidenceReading[] | null,
  { facts, repository }: { readonly facts: Reading<RepositoryFacts>; readonly repository: string },
): readonly Check[] {
  if (readings === null) return [];
  const published = bad(
    `\`evidence\` is set, but ${repository} is public: mode \`report\` refuses, because these are readers' own words.`,
    'Remove `evidence`, or run the report in a private repository. `report-public` does not change this.',
  );
  const isPublic = facts.kind === 'read' && facts.value.public;
  return named({ 'Searches, questions and votes': isPublic ? published : judgeAccess(readings) });
}

function judgeAccess(readings: readonly EvidenceReading[]): Result {
  if (readings.length === 0) return unknown('They were not checked, because the service could not be asked.');
  const described = readings.map(({ kind, result, status }) => {
    const http = status === null || result === 'read' ? '' : ` (HTTP ${status})`;
    return `\`${kind}\`: ${RESULTS[result]}${http}.`;
  });
  const found = described.join(' ');
  if (readings.some(({ result }) => result === 'failed')) return unknown(found, 'Run the doctor again later.');
  if (readings.every(({ result }) => result === 'read')) return good(found);
  const advice =
    "A report leaves out what it can't read. Check the key's scope and the plan, or remove it from `evidence`.";
  return better(found, advice);
}
