import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  errorSchema,
  feedbackSchema,
  healthSchema,
  jobSchema,
  promptSchema,
  questionsSchema,
  searchesSchema,
  visitorsSchema,
} from './api-schemas.ts';
import { QUERIES } from './queries.ts';

const SCHEMAS = {
  Job: jobSchema,
  Prompt: promptSchema,
  Visitors: visitorsSchema,
  Searches: searchesSchema,
  Questions: questionsSchema,
  Feedback: feedbackSchema,
  Health: healthSchema,
  Error: errorSchema,
} as const;

const ERRORS = {
  400: 'The request is invalid.',
  401: 'The key is missing or unknown.',
  403: 'The key has read access only.',
  404: 'The key belongs to no project with this id, or the project has no such job.',
  409: 'The job is active, or it is archived.',
  413: 'The body is too large.',
  429: 'The project has reached its limit for an hour; `Retry-After` says how many seconds to wait.',
  500: 'Internal error of the service.',
  503: "The database can't be used for now, for example because the disk is full.",
} as const;
type ErrorStatus = keyof typeof ERRORS;

/** A request that the service takes. One with the method `post` has a prompt as its body, `list` names its query. */
export interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly list?: keyof typeof QUERIES;
  readonly answer: readonly [status: 200 | 201, description: string, schema: keyof typeof SCHEMAS];
  /** Besides those that every operation has. */
  readonly errors?: readonly ErrorStatus[];
}

const JOB = '/v2/agent/{projectId}/job';
const ANALYTICS = '/v1/analytics/{projectId}';

export const OPERATIONS = {
  createJob: {
    method: 'post',
    path: JOB,
    summary: 'Start a job. It runs in the background.',
    answer: [201, 'The job was created.', 'Job'],
    errors: [403, 413, 429],
  },
  readJob: {
    method: 'get',
    path: `${JOB}/{id}`,
    summary: 'Read a job. It has ended when its status is not `active`.',
    answer: [200, 'The job.', 'Job'],
  },
  sendMessage: {
    method: 'post',
    path: `${JOB}/{id}/message`,
    summary: "Continue a job that has ended, on the job's branch.",
    answer: [200, 'The job, which is active again.', 'Job'],
    errors: [403, 409, 413, 429],
  },
  readVisitors: {
    method: 'get',
    path: `${ANALYTICS}/visitors`,
    summary: 'Count the unique visitors of a period. The pages of one list come from one count.',
    list: 'visitors',
    answer: [200, 'Totals, and one page of the list.', 'Visitors'],
  },
  readSearches: {
    method: 'get',
    path: `${ANALYTICS}/searches`,
    summary: 'List what readers searched for in a period. An import between two pages may shift the list.',
    list: 'searches',
    answer: [200, 'One page of the list.', 'Searches'],
  },
  readQuestions: {
    method: 'get',
    path: `${ANALYTICS}/assistant`,
    summary: 'List what readers asked in a period. An import between two pages may shift the list.',
    list: 'questions',
    answer: [200, 'One page of the list.', 'Questions'],
  },
  readFeedback: {
    method: 'get',
    path: `${ANALYTICS}/feedback/by-page`,
    summary: "Count readers' votes of a period by page. Only the pages with the most votes can be read.",
    list: 'feedback',
    answer: [200, 'The list.', 'Feedback'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Describes the service in OpenAPI 3.1; all bodies and parameters come from the schemas that the service uses. */
export function openApi(prefix: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Documentation service',
      version: '1',
      description: 'Runs agents on documentation, counts the visitors of its pages, and lists what they ask for.',
    },
    servers: [{ url: prefix === '' ? '/' : prefix }],
    security: [{ key: [] }],
    paths: {
      ...Object.fromEntries(
        Object.entries<Operation>(OPERATIONS).map(([id, operation]) => [
          operation.path,
          { [operation.method]: described(id, operation) },
        ]),
      ),
      '/openapi.json': { get: openTo('readDescription', 'Read this description.', { type: 'object' }) },
      '/health': { get: openTo('readHealth', 'Check that the service can work.', reference('Health')) },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An admin API key of the project.' } },
      schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)])),
    },
  };
}

/** What anyone may ask, without a key. */
function openTo(operationId: string, summary: string, schema: object): object {
  const responses = { 200: answer('The answer.', schema), ...errors(400, 500, 503) };
  return { operationId, summary: `${summary} It needs no key.`, security: [], responses };
}

function described(operationId: string, { method, path, summary, list, ...rest }: Operation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const query = list === undefined ? [] : Object.entries(QUERIES[list]);
  const [status, description, schema] = rest.answer;
  return {
    operationId,
    summary,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...query.map(([name, parameter]) => ({ name, in: 'query', schema: jsonSchema(parameter.schema) })),
    ],
    ...(method === 'post' ? { requestBody: { required: true, ...content(reference('Prompt')) } } : {}),
    responses: {
      [status]: answer(description, reference(schema)),
      ...errors(400, 401, 404, 500, 503, ...(rest.errors ?? [])),
    },
  };
}

function errors(...statuses: readonly ErrorStatus[]): object {
  return Object.fromEntries(statuses.map((status) => [status, answer(ERRORS[status], reference('Error'))]));
}

function answer(description: string, schema: object): object {
  return { description, ...content(schema) };
}

function content(schema: object): object {
  return { content: { 'application/json': { schema } } };
}

function reference(name: keyof typeof SCHEMAS): object {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input' });
  return rest;
}
