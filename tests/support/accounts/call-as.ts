import type { App } from '#server/platform/app-type.ts';
import { MEMBER_PASSWORD, registerMember } from './register-member.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A new member, and a function that makes calls as this member; `body` is an object, or a string that is sent
 * unchanged.
 */
export async function newCaller(app: App) {
  const { id, token } = await registerMember(app);
  const headers = { authorization: `Bearer ${token}` };
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API, which the test inspects
  async function call(method: Method, url: string, body?: object | string): Promise<{ status: number; json: any }> {
    const sent =
      body === undefined ? {} : { payload: body, headers: { ...headers, 'content-type': 'application/json' } };
    const { statusCode, body: answered } = await app.inject({ method, url, headers, ...sent });
    return { status: statusCode, json: answered === '' ? undefined : JSON.parse(answered) };
  }
  /** Enters the password again, as required in an older session. */
  const prove = () => call('POST', '/api/user/proof', { password: MEMBER_PASSWORD });
  return { id, headers, call, prove };
}
export type Caller = Awaited<ReturnType<typeof newCaller>>;
