import { expect } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { signedInSchema } from '#shared/accounts.ts';
import { confirmAddress } from './confirm-address.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type CallOptions = { body?: unknown; token?: string; address?: string; headers?: Record<string, string> };

export const PASSWORD = 'doğru at pil zımba';
let accountsMade = 0;

/** Calls the API inside the process; sends a body as JSON and a token as Bearer. */
export async function callApi(app: App, method: Method, url: string, options: CallOptions = {}) {
  const { body, token, address, headers = {} } = options;
  const answer = await app.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...(address ? { remoteAddress: address } : {}),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, json: JSON.parse(answer.body) };
}

export type TestAccount = { readonly email: string; readonly token: string };

/** The same with a confirmed address. */
export async function registerConfirmed(app: App, registration: Record<string, unknown> = {}): Promise<TestAccount> {
  const account = await registerAccount(app, registration);
  await confirmAddress(app, account.email);
  return account;
}

/** Registers a new member and signs in. */
export async function registerAccount(app: App, registration: Record<string, unknown> = {}): Promise<TestAccount> {
  accountsMade += 1;
  const email = `uye${accountsMade}@example.com`;
  const body = { email, phoneNumber: '05321234567', password: PASSWORD, ...registration };
  const { status, json } = await callApi(app, 'POST', '/api/auth/register', { body });
  expect(status, JSON.stringify(json)).toBe(200);
  return { email: String(body.email), token: signedInSchema.parse(json).token };
}
