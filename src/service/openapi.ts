import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  errorSchema,
  evidenceParameters,
  feedbackSchema,
  jobSchema,
  promptSchema,
  questionsSchema,
  searchesSchema,
  visitorsParameters,
  visitorsSchema,
} from './api-schemas.ts';

const CONFIG: ConversionConfig = { target: 'draft-2020-12', typeMode: 'input' };

const ERRORS = {
  400: 'The request is invalid.',
  401: 'The key is missing or unknown.',
  403: 'The key has read access only.',
  404: 'The key belongs to no project with this id, or the project has no such job.',
  409: 'The job is active, or it is archived.',
  413: 'The body is too large.',
  429: 'The project has reached its limit for an hour; `Retry-After` says how many seconds to wait.',
  500: 'Internal error of the service.',
} as const;
const EVERYWHERE = [400, 401, 404, 500] as const;

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
    paths: PATHS,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An admin API key of the project.' } },
      schemas: {
        Job: jsonSchema(jobSchema),
        Prompt: jsonSchema(promptSchema),
        Visitors: jsonSchema(visitorsSchema),
        Searches: jsonSchema(searchesSchema),
        Questions: jsonSchema(questionsSchema),
        Feedback: jsonSchema(feedbackSchema),
        Error: jsonSchema(errorSchema),
      },
    },
  };
}

const project = { name: 'projectId', in: 'path', required: true, schema: { type: 'string' } };
const job = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const promptBody = { required: true, content: { 'application/json': { schema: reference('Prompt') } } };

const PATHS = {
  '/v2/agent/{projectId}/job': {
    post: {
      operationId: 'createJob',
      summary: 'Start a job. It runs in the background.',
      parameters: [project],
      requestBody: promptBody,
      responses: { 201: answer('The job was created.', 'Job'), ...errors(403, 413, 429) },
    },
  },
  '/v2/agent/{projectId}/job/{id}': {
    get: {
      operationId: 'readJob',
      summary: 'Read a job. It has ended when its status is not `active`.',
      parameters: [project, job],
      responses: { 200: answer('The job.', 'Job'), ...errors() },
    },
  },
  '/v2/agent/{projectId}/job/{id}/message': {
    post: {
      operationId: 'sendMessage',
      summary: "Continue a job that has ended, on the job's branch.",
      parameters: [project, job],
      requestBody: promptBody,
      responses: { 200: answer('The job, which is active again.', 'Job'), ...errors(403, 409, 413, 429) },
    },
  },
  '/v1/analytics/{projectId}/visitors': {
    get: {
      operationId: 'readVisitors',
      summary: 'Count the unique visitors of a period. The pages of one list come from one count.',
      parameters: [project, ...queryOf(visitorsParameters)],
      responses: { 200: answer('Totals, and one page of the list.', 'Visitors'), ...errors() },
    },
  },
  '/v1/analytics/{projectId}/searches': {
    get: {
      operationId: 'readSearches',
      summary: 'List what readers searched for in a period. An import between two pages may shift the list.',
      parameters: [project, ...queryOf(evidenceParameters.searches)],
      responses: { 200: answer('One page of the list.', 'Searches'), ...errors() },
    },
  },
  '/v1/analytics/{projectId}/assistant': {
    get: {
      operationId: 'readQuestions',
      summary: 'List what readers asked in a period. An import between two pages may shift the list.',
      parameters: [project, ...queryOf(evidenceParameters.questions)],
      responses: { 200: answer('One page of the list.', 'Questions'), ...errors() },
    },
  },
  '/v1/analytics/{projectId}/feedback/by-page': {
    get: {
      operationId: 'readFeedback',
      summary: "Count readers' votes of a period by page. Only the pages with the most votes can be read.",
      parameters: [project, ...queryOf(evidenceParameters.feedback)],
      responses: { 200: answer('The list.', 'Feedback'), ...errors() },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'readDescription',
      summary: 'Read this description. It needs no key.',
      security: [],
      responses: {
        200: { description: 'This description.', content: { 'application/json': { schema: { type: 'object' } } } },
        ...Object.fromEntries(([400, 500] as const).map((status) => [status, answer(ERRORS[status], 'Error')])),
      },
    },
  },
} as const;

function errors(...more: readonly (keyof typeof ERRORS)[]): object {
  return Object.fromEntries([...EVERYWHERE, ...more].map((status) => [status, answer(ERRORS[status], 'Error')]));
}

function answer(description: string, schema: string): object {
  return { description, content: { 'application/json': { schema: reference(schema) } } };
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function queryOf(parameters: Readonly<Record<string, v.GenericSchema>>): readonly object[] {
  return Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema: jsonSchema(schema) }));
}

function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, CONFIG);
  return rest;
}
