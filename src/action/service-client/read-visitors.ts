import type { Budget } from '../http/with-retries.ts';
import type { RequestAllowance, VisitorsPage, VisitorsQuery, VisitorsReader } from '../ports/readers.ts';
import { ServiceError } from '../words/errors.ts';
import { adviceOn, Caller, type CallerOptions } from './caller.ts';
import { decodeVisitors, paths } from './contract.ts';
import { isWebPage } from './describe-answer.ts';
import { isCertainRefusal } from './refusals.ts';

const NO_REQUEST_LEFT = {
  status: undefined,
  message: 'Visitors were not requested, because the limit of requests is used up.',
  hint: 'Raise `max-requests`.',
};

/** Shared by all pages of one run. */
const VISITORS_REPETITIONS = 10;

/** Makes the function that reads visitors. All its requests share ten retries. */
export function createVisitorsReader(options: CallerOptions): VisitorsReader {
  const caller = new Caller(options);
  let repetitions = VISITORS_REPETITIONS;
  const budgetOf = (allowance: RequestAllowance): Budget => ({
    takeRepetition: () => {
      if (repetitions === 0 || allowance.left <= 0) return false;
      repetitions -= 1;
      allowance.left -= 1;
      return true;
    },
  });
  return {
    readVisitors: async (query, { allowance, cancelled }) => {
      if (allowance.left <= 0) throw new ServiceError(NO_REQUEST_LEFT);
      allowance.left -= 1;
      return readVisitors(caller, query, { budget: budgetOf(allowance), cancelled });
    },
  };
}

async function readVisitors(
  caller: Caller,
  { from, to, limit, offset }: VisitorsQuery,
  limits: { readonly budget: Budget; readonly cancelled: AbortSignal },
): Promise<VisitorsPage> {
  const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit), offset: String(offset) });
  const call = await caller.call('read-visitors', {
    method: 'GET',
    path: `${paths.visitors(caller.projectId)}?${query}`,
    decode: (value, cut) => decodeVisitors(value, { limit, cut }),
    mostRows: limit,
    ...limits,
  });
  const { ending, decoded, tries } = call;
  if (decoded?.kind === 'value') return decoded.value;
  const status = ending.kind === 'answer' ? ending.status : undefined;
  const webPage = ending.kind === 'answer' && isWebPage(ending);
  if (ending.kind === 'answer' && isCertainRefusal(ending.status)) {
    throw new ServiceError({ status, webPage, ...caller.refusal('read-visitors', ending, tries) });
  }
  throw new ServiceError({
    status,
    webPage,
    message: `The service gave no usable visitors after ${tries} ${tries === 1 ? 'attempt' : 'attempts'}: ${caller.evidence(call)}`,
    hint: adviceOn(ending),
  });
}
