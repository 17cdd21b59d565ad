import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { PoolClient } from 'pg';

const tracer = trace.getTracer('peyda');

/** Names that our code gives to statements; names of generated statements are hashes, which mean nothing to people. */
const GIVEN_NAME = /^[a-z]+(?:-[a-z]+)+$/;
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** Returns the name of a statement, otherwise its first word and first table; undefined for streams of rows. */
export function statementName(asked: unknown): string | undefined {
  if (typeof asked === 'string') return summaryOf(asked);
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return undefined;
  if ('name' in asked && typeof asked.name === 'string' && GIVEN_NAME.test(asked.name)) return asked.name;
  return summaryOf(String(asked.text));
}

function summaryOf(text: string): string {
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  const table = TABLE.exec(text)?.[1];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ').slice(0, 80);
}

/**
 * Traces the statements of a connection by name, never with their text or values, and adds the statement's name to each
 * error, so that logs show what failed without personal data.
 */
export function watchStatements(client: PoolClient): void {
  const send: (...given: unknown[]) => unknown = client.query.bind(client);
  const query = (...given: unknown[]): unknown => {
    const statement = statementName(given[0]);
    if (statement === undefined) return send(...given);
    const end = startSpan(statement);
    const callback = given.at(-1);
    if (typeof callback === 'function')
      return send(...given.slice(0, -1), (error: unknown, result: unknown) => {
        end(error);
        callback(error, result);
      });
    return Promise.resolve(send(...given)).then(
      (result) => {
        end();
        return result;
      },
      (error: unknown) => {
        end(error);
        throw error;
      },
    );
  };
  Object.assign(client, { query });
}

/** Starts the span of a statement; the returned function ends it. */
function startSpan(statement: string): (error?: unknown) => void {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': statement };
  const span = tracer.startSpan(statement, { kind: SpanKind.CLIENT, attributes });
  return (error) => {
    if (error instanceof Error) {
      Object.assign(error, { statement });
      span.setStatus({ code: SpanStatusCode.ERROR });
      if ('code' in error) span.setAttribute('db.response.status_code', String(error.code));
    }
    span.end();
  };
}
