import { bad, type Check, good, unknown } from './check.ts';
import type { ServiceReading } from './read-service.ts';

const [SERVICE, KEY, CREATING, PROJECT] = ['Service', 'API key', 'Right to start jobs', 'Project'] as const;

/** What the inputs say about the service. */
export interface ServiceInputs {
  /** Empty if it is missing or bad. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** Whether there is a usable key: the service is looked for also without one. */
  readonly hasKey: boolean;
}

/** What an HTTP status tells about the set-up. */
type Verdict = 'key' | 'project' | 'limit' | 'other-page' | 'redirect' | 'trouble' | 'no-answer';

type Failed = ServiceReading & { readonly kind: 'failed' };

/** Judges address, key and project by one look at the service. */
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
  'The service has no way to ask: only starting a job would prove it, and the doctor starts none.',
  'Reading needs less than creating: should mode `job` or `comment` end with HTTP 403, make a key with the scope for agent jobs.',
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
          'Keys often live 90 days only: from then on every mode fails with HTTP 401.',
        ),
        good(PROJECT, `The service knows the project ${inputs.projectId}.`),
      ];
    case 'failed':
      return judgeFailure(reading, inputs);
  }
}

function judgeFailure({ status, problem }: Failed, inputs: ServiceInputs): Judgement {
  const { baseUrl } = inputs;
  const answers = good(SERVICE, `It answers at ${baseUrl}.`);
  switch (verdictOf(status)) {
    case 'key':
      return [answers, bad(KEY, problem), unknown(PROJECT, 'The service tells it only to a key that it accepts.')];
    case 'project':
      return [
        unknown(SERVICE, `Something answers at ${baseUrl}, but a wrong address answers HTTP 404, too.`),
        unknown(KEY, 'The service did not come to judge it, or does not tell.'),
        bad(PROJECT, { message: problem.message, hint: `${problem.hint} ${addressOf(inputs)}` }),
      ];
    case 'limit':
      return all(answers, problem.message, problem.hint);
    case 'other-page':
      return all(
        bad(SERVICE, {
          message: problem.message,
          hint: `This is no answer of the service: \`base-url\` may name its website or dashboard. ${addressOf(inputs)}`,
        }),
        NOT_TALKED_TO,
      );
    case 'redirect':
      return all(
        bad(SERVICE, {
          message: problem.message,
          hint: `Redirects are not followed, because the key would go with them: put the address that it leads to into \`base-url\`. ${addressOf(inputs)}`,
        }),
        NOT_TALKED_TO,
      );
    case 'trouble':
      return all(bad(SERVICE, problem), 'The service gave no answer that would tell.');
    case 'no-answer':
      return all(bad(SERVICE, problem), NOT_TALKED_TO);
  }
}

const NOT_TALKED_TO = 'It could not be checked, because the service was not reached at `base-url`.';

function all(service: Check, because: string, advice: string | null = null): Judgement {
  return [service, unknown(KEY, because, advice), unknown(PROJECT, because, advice)];
}

function addressOf({ baseUrl, projectId }: ServiceInputs): string {
  return `It was asked for ${baseUrl}/v1/analytics/${encodeURIComponent(projectId)}/visitors: \`base-url\` is the part before \`/v1\`.`;
}

function verdictOf(status: number | undefined): Verdict {
  if (status === undefined) return 'no-answer';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'project';
  if (status === 429) return 'limit';
  if (status >= 200 && status < 300) return 'other-page';
  return status >= 300 && status < 400 ? 'redirect' : 'trouble';
}
