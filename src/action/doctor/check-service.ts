import type { Clock, DocsService, Runner } from '../ports.ts';
import { type Problem, ServiceError } from '../words/errors.ts';
import { bad, type Check, good, unknown } from './check.ts';

const [SERVICE, KEY, CREATING, PROJECT] = ['Service', 'API key', 'Right to start jobs', 'Project'] as const;

/** What the inputs say about the service; each is empty if it is missing or bad. */
export interface ServiceInputs {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
}

/** What the doctor's requests to the service need. */
export interface ServiceTools<Reads extends keyof DocsService> {
  readonly service: Pick<DocsService, Reads>;
  readonly clock: Pick<Clock, 'now'>;
  readonly runner: Pick<Runner, 'cancelled'>;
}

/** The result of one request to the service. */
export type ServiceReading =
  | { readonly kind: 'answered' }
  /** `status` is undefined if no complete answer came. */
  | {
      readonly kind: 'failed';
      readonly status: number | undefined;
      readonly webPage: boolean;
      readonly problem: Problem;
    }
  | { readonly kind: 'not-asked'; readonly because: string };

const DAY_MS = 24 * 60 * 60_000;
/** A single network error is not a problem of the set-up, and the doctor should be fast. */
const MOST_REQUESTS = 2;

/**
 * Requests one row of yesterday's visitors (UTC) from the service, the cheapest request that needs the key; the figures
 * are not kept. Even without a key, the answer shows whether there is a service. Never starts a job.
 */
export async function readService(
  { baseUrl, projectId }: ServiceInputs,
  { service, clock, runner }: ServiceTools<'readVisitors'>,
): Promise<ServiceReading> {
  const missing = [...(baseUrl === '' ? ['`base-url`'] : []), ...(projectId === '' ? ['`project-id`'] : [])];
  if (missing.length > 0) {
    const because = `The service was not checked, because ${missing.join(' and ')} cannot be used.`;
    return { kind: 'not-asked', because };
  }
  const query = { ...yesterday(clock), limit: 1, offset: 0 };
  try {
    await service.readVisitors(query, { allowance: { left: MOST_REQUESTS }, cancelled: runner.cancelled });
    return { kind: 'answered' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'failed', status: error.status, webPage: error.webPage, problem: error };
  }
}

/** Returns the beginning and the end of yesterday (UTC), as the service takes them. */
export function yesterday(clock: Pick<Clock, 'now'>): { readonly from: string; readonly to: string } {
  const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  return { from: new Date(to - DAY_MS).toISOString(), to: new Date(to).toISOString() };
}

/** What an answer means for the set-up. */
type Verdict = 'key' | 'project' | 'limit' | 'web-page' | 'other-page' | 'redirect' | 'trouble' | 'no-answer';

type Failed = ServiceReading & { readonly kind: 'failed' };

/** Checks address, key and project with one request to the service. */
export function checkService(reading: ServiceReading, inputs: ServiceInputs): readonly Check[] {
  const [service, key, project] = judge(reading, inputs);
  return [
    service,
    inputs.apiKey !== '' ? key : unknown(KEY, 'It was not tried, because `api-key` is not usable.'),
    RIGHT,
    project,
  ];
}

const RIGHT: Check = unknown(
  CREATING,
  'The service does not say: only starting a job would prove it, and the doctor starts none.',
  'Reading needs less than creating: if mode `job` or `comment` ends with HTTP 403, create a key with the scope for agent jobs.',
);

type Judgement = readonly [service: Check, key: Check, project: Check];

function judge(reading: ServiceReading, inputs: ServiceInputs): Judgement {
  switch (reading.kind) {
    case 'not-asked':
      return all(unknown(SERVICE, reading.because), reading.because);
    case 'answered':
      return [
        good(SERVICE, `It answers at ${inputs.baseUrl} as its interface says.`),
        good(
          KEY,
          'The service accepts it for reading visitors.',
          'Keys often expire after 90 days: from then on every mode fails with HTTP 401.',
        ),
        good(PROJECT, `The service knows the project ${inputs.projectId}.`),
      ];
    case 'failed':
      return judgeFailure(reading, inputs);
  }
}

function judgeFailure({ status, webPage, problem }: Failed, inputs: ServiceInputs): Judgement {
  const { baseUrl } = inputs;
  const answers = good(SERVICE, `It answers at ${baseUrl}.`);
  switch (verdictOf(status, webPage)) {
    case 'key':
      return [answers, bad(KEY, problem), unknown(PROJECT, 'The service only says so to a key that it accepts.')];
    case 'project':
      return [
        unknown(SERVICE, `Something answers at ${baseUrl}, but a wrong address also answers HTTP 404.`),
        unknown(KEY, 'The service did not check it, or does not say.'),
        bad(PROJECT, { message: problem.message, hint: `${problem.hint} ${addressOf(inputs)}` }),
      ];
    case 'limit':
      return all(answers, problem.message, problem.hint);
    case 'web-page':
      return all(
        bad(SERVICE, {
          message: `The address answers with a web page, not with the service: HTTP ${status} with HTML from ${baseUrl}.`,
          hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(inputs)}`,
        }),
        NOT_TALKED_TO,
      );
    case 'other-page':
      return all(
        bad(SERVICE, {
          message: problem.message,
          hint: `\`base-url\` may be the address of its website or dashboard. ${addressOf(inputs)}`,
        }),
        NOT_TALKED_TO,
      );
    case 'redirect':
      return all(
        bad(SERVICE, {
          message: problem.message,
          hint: `Redirects are not followed, because the key would go with them: set \`base-url\` to the address that it leads to. ${addressOf(inputs)}`,
        }),
        NOT_TALKED_TO,
      );
    case 'trouble':
      return all(bad(SERVICE, problem), 'The service gave no usable answer.');
    case 'no-answer':
      return all(bad(SERVICE, problem), NOT_TALKED_TO);
  }
}

const NOT_TALKED_TO = 'It could not be checked, because `base-url` did not lead to the service.';

function all(service: Check, because: string, advice: string | null = null): Judgement {
  return [service, unknown(KEY, because, advice), unknown(PROJECT, because, advice)];
}

function addressOf({ baseUrl, projectId }: ServiceInputs): string {
  return `The doctor requested ${baseUrl}/v1/analytics/${encodeURIComponent(projectId)}/visitors: \`base-url\` is the part before \`/v1\`.`;
}

function verdictOf(status: number | undefined, webPage: boolean): Verdict {
  if (status === undefined) return 'no-answer';
  // A proxy in front of the service may also refuse with a page; then key and project were never checked.
  if (webPage && status === 403) return 'trouble';
  if (webPage && status !== 429 && (status < 300 || (status >= 400 && status < 500))) return 'web-page';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'project';
  if (status === 429) return 'limit';
  if (status >= 200 && status < 300) return 'other-page';
  return status >= 300 && status < 400 ? 'redirect' : 'trouble';
}
