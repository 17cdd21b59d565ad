import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from './read-operations.ts';

export type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** Returns what is wrong with an answer, or undefined if nothing is. */
export type CheckAnswer = (operation: Operation, answer: Answer) => string | undefined;

/**
 * Creates the check that every answer must pass: no 5xx, a status that the document lists for the operation, and a JSON
 * body that is valid against the schema of that status. Throws if a schema of the document is invalid.
 */
export function openCheck(operations: readonly Operation[]): CheckAnswer {
  // OpenAPI allows keywords that JSON Schema does not know, such as `example`.
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const compiled = new Map(
    operations.map((operation) => [
      operation,
      new Map([...operation.answers].map(([status, schema]) => [status, schema && ajv.compile(schema)])),
    ]),
  );
  return (operation, { status, type, body }) => {
    if (status === 0) return `no answer: ${body}`;
    if (status >= 500) return `a ${status}`;
    const validators = compiled.get(operation);
    if (!validators?.has(status)) return `${status} is not documented`;
    const validate = validators.get(status);
    return validate && faultOf(validate, type, body);
  };
}

function faultOf(validate: ValidateFunction, type: string, body: string): string | undefined {
  if (!type.startsWith('application/json')) return `type ${type || 'missing'} instead of JSON`;
  try {
    if (validate(JSON.parse(body))) return undefined;
  } catch {
    return 'the body is not JSON';
  }
  const [error] = validate.errors ?? [];
  return `the body does not fit its schema: ${error?.instancePath} ${error?.message}`;
}
