import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApi } from '../../src/service/openapi.ts';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, AnySchemaObject>> };
}
type Answer = { readonly content: { readonly 'application/json': { readonly schema: AnySchemaObject } } };
interface Operation {
  readonly responses: Readonly<Record<string, Answer>>;
}

const description = openApi('') as Described;
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  allErrors: true,
  formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, uri: /^https?:\/\/\S+$/ },
});
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'openapi', components: description.components });

/** Sends a request to a service, and compares the answer with the service's own description. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init);
  await expectDescribed(answer.clone(), { method: init.method ?? 'GET', path: new URL(url).pathname });
  return answer;
}

/** Fails the test if the description lacks the status of an answer, or its body differs from it. */
export async function expectDescribed(
  answer: Response,
  { method, path }: { readonly method: string; readonly path: string },
): Promise<void> {
  const schema = schemaOf(method.toLowerCase(), { path, status: answer.status });
  const asked = `${method} ${path}: ${answer.status}`;
  expect(schema, `${asked} is not in the description`).not.toBeNull();
  expect(answer.headers.get('Content-Type'), asked).toMatch(/^application\/json/);
  const validate = validatorOf(JSON.stringify(schema));
  const body: unknown = await answer.json();
  expect(validate(body) ? [] : validate.errors, asked).toEqual([]);
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema);
  const validator = known ?? ajv.compile(JSON.parse(schema.replaceAll('"#/components', '"openapi#/components')));
  validators.set(schema, validator);
  return validator;
}

/** A path without an operation is an error in the same form as all others. */
function schemaOf(
  method: string,
  { path, status }: { readonly path: string; readonly status: number },
): AnySchemaObject | null {
  // A service may have a prefix, so only the end of the path counts.
  const operations = Object.entries(description.paths).find(([template]) =>
    new RegExp(`${template.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path),
  )?.[1];
  const response = operations?.[method]?.responses[status];
  if (response !== undefined) return response.content['application/json'].schema;
  const isNowhere = operations?.[method] === undefined && status === (operations === undefined ? 404 : 405);
  return isNowhere ? { $ref: '#/components/schemas/Error' } : null;
}
