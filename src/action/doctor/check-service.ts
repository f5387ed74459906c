import type { Clock, DocsService, Runner } from '../ports.ts';
import { type Problem, ServiceError } from '../words/errors.ts';
import { bad, type Check, good, named, type Result, toFix, unknown } from './check.ts';
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
  const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const yesterday = { from: new Date(to - DAY_MS).toISOString(), to: new Date(to).toISOString() };
  const query = { ...yesterday, limit: 1, offset: 0 };
  const options = { allowance: { left: MOST_REQUESTS }, cancelled: runner.cancelled };
  return reading(
    () => service.readVisitors(query, options),
    (thrown) => {
      if (thrown instanceof ServiceError) return thrown;
      throw thrown;
    },
  );
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
    good(`It answers at ${inputs.baseUrl} as expected.`),
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
