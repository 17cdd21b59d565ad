import fc from 'fast-check';
import { arbitraryObject, arbitraryText } from './arbitrary-values.ts';
import type { Operation } from './read-operations.ts';

/** The caller: a visitor, a member, a trial, or somebody with forged credentials. */
export type Role = 'visitor' | 'trial' | 'member' | 'premium' | 'forged';
/** Mostly members: every call of the others to an account is refused at once. */
const DRAWN: readonly Role[] = ['visitor', 'trial', 'member', 'member', 'member', 'premium', 'premium', 'forged'];

/** A call as it is sent, with placeholders that are not yet replaced. */
export type Call = {
  readonly operation: Operation;
  readonly role: Role;
  readonly path: string;
  readonly body?: string;
  readonly contentType?: string;
};

const DEEP = 2000;
const HOSTILE_BODIES = [
  ...['', ' ', '{', 'null', '[]', '""', '0', 'true', '{"a":}', '\u0000', '\ufeff{}', '{"__proto__":{"isAdmin":true}}'],
  ...['{"constructor":{"prototype":{}}}', '{"email":"a@b.co","email":1}', '{"id":1e400}'],
  ...[
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    `"${'x'.repeat(300 * 1024)}"`,
  ],
];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'x',
  '',
];

/**
 * Generates `calls` calls of every kind, valid, borderline and hostile, in turn over all operations; the same for the
 * same seed.
 */
export function makeCalls(operations: readonly Operation[], calls: number, seed: number): Call[] {
  const numRuns = Math.ceil(calls / operations.length);
  const made = operations.map((operation) => fc.sample(arbitraryCall(operation), { numRuns, seed }));
  return Array.from({ length: numRuns }, (_, turn) => made.flatMap((own) => own[turn] ?? []))
    .flat()
    .slice(0, calls);
}

function arbitraryCall(operation: Operation): fc.Arbitrary<Call> {
  return fc
    .record({ role: fc.constantFrom(...DRAWN), path: arbitraryPath(operation), sent: arbitraryBody(operation) })
    .map(({ role, path, sent }) => ({ operation, role, path, ...sent }));
}

function arbitraryPath({ path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  // An empty part, or one of dots, would change the path.
  const parts = inPath.map(({ name, schema }) => arbitraryText(name, schema).filter((text) => !/^\.{0,2}$/.test(text)));
  const pairs = inQuery.map(({ name, schema }) => arbitraryText(name, schema).map((text) => [name, text] as const));
  const unknown = fc.tuple(fc.constantFrom('__proto__', 'x', 'query[]', 'city[a]', 'toString'), fc.constant('1'));
  const query =
    pairs.length === 0
      ? fc.array(unknown, { maxLength: 1 })
      : fc.array(fc.oneof({ weight: 20, arbitrary: fc.oneof(...pairs) }, { weight: 1, arbitrary: unknown }), {
          maxLength: 5,
        });
  return fc.tuple(fc.tuple(...parts), query).map(([values, chosen]) => {
    const filled = values.reduce((text, value) => text.replace(/\{\w+\}/, () => encode(value)), path);
    return chosen.length === 0 ? filled : `${filled}?${chosen.map((pair) => pair.map(encode).join('=')).join('&')}`;
  });
}

function arbitraryBody({ method, body }: Operation): fc.Arbitrary<{ body?: string; contentType?: string }> {
  if (method === 'GET') return fc.constant({});
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
  );
  const hostile = fc.record({ body: fc.constantFrom(...HOSTILE_BODIES), contentType });
  if (!body) return fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostile });
  const made = fc.record({ body: arbitraryObject(body).map((value) => JSON.stringify(value)), contentType });
  return fc.oneof(
    { weight: 9, arbitrary: made },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

/** An unpaired surrogate has no encoding; its bytes are sent as a careless program would send them. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
