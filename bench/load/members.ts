import { z } from 'zod';
import { signedInSchema } from '#shared/accounts.ts';

export const PASSWORD = 'gizli-sifre-1';

export type Member = { readonly email: string; readonly token: string };

let registered = 0;

/** Registers a member over HTTP. */
export async function registerMember(origin: string): Promise<Member> {
  registered += 1;
  const email = `uye-${process.pid}-${registered}@ornek.example`;
  const answer = await callServer(origin, 'POST', '/api/auth/register', {
    body: { email, phoneNumber: '05321234567', password: PASSWORD },
  });
  if (answer.status !== 200) throw new Error(`Registration was answered with ${answer.status}: ${answer.body}`);
  return { email, token: signedInSchema.parse(JSON.parse(answer.body)).token };
}

type CallOptions = {
  readonly token?: string;
  readonly body?: object;
  readonly timeoutMs?: number;
};

/** Calls a server with JSON like the browser code; rejects if there is no response in time. */
export async function callServer(
  origin: string,
  method: string,
  path: string,
  { token, body, timeoutMs = 30_000 }: CallOptions = {},
): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.status, body: await answer.text() };
}

const idsSchema = z.object({ properties: z.array(z.object({ id: z.number() })) });

/** Numbers of open listings, about twenty for each of these pages of results. */
export async function listingIds(origin: string, pages = 5): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { body } = await callServer(origin, 'GET', `/api/properties/search?page=${page}`);
    ids.push(...idsSchema.parse(JSON.parse(body)).properties.map(({ id }) => id));
  }
  return ids;
}
