import { bad, type Check, good, unknown } from './check.ts';
import type { ServiceReading } from './read-service.ts';

const [SERVICE, KEY, CREATING, PROJECT] = ['Service', 'API key', 'Right to start jobs', 'Project'] as const;

/** What the inputs say about the service. */
export interface ServiceInputs {
  /** Empty if it is missing or bad. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** Whether there is a usable key: the service gets a request even without one. */
  readonly hasKey: boolean;
}

/** What an answer means for the set-up. */
type Verdict = 'key' | 'project' | 'limit' | 'web-page' | 'other-page' | 'redirect' | 'trouble' | 'no-answer';

type Failed = ServiceReading & { readonly kind: 'failed' };

/** Checks address, key and project with one request to the service. */
export function checkService(reading: ServiceReading, inputs: ServiceInputs): readonly Check[] {
  const [service, key, project] = judge(reading, inputs);
  return [
    service,
    inputs.hasKey ? key : unknown(KEY, 'It was not tried, because `api-key` is not usable.'),
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
