import { type Call, makeCalls, type Role } from './arbitrary-calls.ts';
import { type Callers, openCallers, type Send, type WireCall } from './callers.ts';
import { openCheck } from './check-answer.ts';
import { readOperations } from './read-operations.ts';

/** A call whose answer was wrong; `number` identifies it for the same seed. */
export type Fault = { readonly number: number; readonly role: Role; readonly call: WireCall; readonly fault: string };

export type FuzzResult = {
  readonly operations: number;
  readonly calls: number;
  /** The number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly Fault[];
};

/** New members are registered after this many calls, because calls delete accounts and end sessions. */
const CALLS_PER_MEMBER = 150;
const AT_ONCE = 4;

/**
 * Sends generated calls to every operation of the product's own OpenAPI document and checks every answer against that
 * document. The same seed sends the same calls.
 */
export async function fuzzApi(send: Send, options: { calls: number; seed: number }): Promise<FuzzResult> {
  const { body: document } = await send({ method: 'GET', path: '/api/docs/openapi.json', headers: {} });
  const operations = readOperations(JSON.parse(document));
  const check = openCheck(operations);
  const calls = makeCalls(operations, options.calls, options.seed);
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  for (let from = 0; from < calls.length; from += CALLS_PER_MEMBER) {
    const callers = await openCallers(send);
    const turns = calls.slice(from, from + CALLS_PER_MEMBER).entries();
    const work = async () => {
      for (const [index, call] of turns) {
        const wire = wireOf(call, callers);
        const answer = await send(wire);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = check(call.operation, answer);
        if (fault !== undefined) faults.push({ number: from + index, role: call.role, call: wire, fault });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return { operations: operations.length, calls: calls.length, statuses, faults };
}

function wireOf({ operation, role, path, body, contentType }: Call, callers: Callers): WireCall {
  return {
    method: operation.method,
    path: callers.fill(path, encodeURIComponent),
    headers: { ...callers.headersOf(role), ...(contentType && { 'content-type': contentType }) },
    body: body === undefined ? undefined : callers.fill(body),
  };
}

/** A fault in one line, shortened for people. */
export function describeFault({ number, role, call, fault }: Fault): string {
  const { method, path, headers, body } = call;
  const type = headers['content-type'];
  const sent = body === undefined ? '' : ` ${type ?? 'no type'} ${JSON.stringify(body.slice(0, 300))}`;
  return `#${number} ${role} ${method} ${path.slice(0, 500)}${sent}: ${fault}`;
}
