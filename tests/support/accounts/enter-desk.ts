import type { Deps } from '#server/deps.ts';
import { grantRole } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import type { App } from '#server/platform/app-type.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { appCode } from './authenticator-app.ts';
import { PASSWORD as password } from './call-accounts.ts';
import { confirmAddress } from './confirm-address.ts';

let operators = 0;

/** Creates an operator with two-step sign-in and signs in, the same way as a person. */
export async function enterDesk(app: App, deps: Pick<Deps, 'db' | 'clock'>, role: OperatorRole) {
  operators += 1;
  const email = `gorevli${operators}@ornek.example`;
  const remoteAddress = `198.51.100.${operators % 250}`;
  const post = async (url: string, payload: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const phoneNumber = `0537${String(operators).padStart(7, '0')}`;
  await post('/api/auth/register', { email, phoneNumber, password });
  await confirmAddress(app, email);
  await grantRole(deps, { email, role }, COMMAND);
  const { token: first } = await post('/api/auth/login', { email, password });
  const { uri } = await post('/api/user/two-factor', { password }, first);
  const { token }: { token: string } = await post('/api/user/two-factor/confirm', { code: appCode(uri) }, first);
  return { token, email, headers: { authorization: `Bearer ${token}` } };
}
