import { setTimeout as sleep } from 'node:timers/promises';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { MEMBER_PASSWORD, registerMember } from '#tests/support/accounts/register-member.ts';
import { tokenIn } from '../../../bench/load/mail-sink.ts';
import type { Instance } from '../instance.ts';

const password = MEMBER_PASSWORD;
const NEW_PASSWORD = 'yepyeni bir söz dizisi';
/** Things that an account must not get before its address is confirmed (D46). */
const PREPARATIONS = [
  ['/api/user/passkeys/challenge', { password }],
  ['/api/user/phone-code', { password }],
  ['/api/user/two-factor', { password }],
  ['/api/user/calendar-feed', {}],
  ['/api/user/orders', { plan: 'premium', period: 'monthly' }],
] as const;

/** Item 1: registers the victim's address and prepares access that would survive the victim's new password. */
export async function preparedAccount({ app, mails }: Instance): Promise<string[]> {
  const email = 'kurban@ornek.example';
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });
  const { token } = (await post('/api/auth/register', { email, phoneNumber: '05329990011', password })).json();
  const headers = { authorization: `Bearer ${token}` };
  const faults: string[] = [];
  for (const [url, body] of PREPARATIONS) {
    const { statusCode } = await post(url, body, headers);
    if (statusCode !== 403) faults.push(`${url} answers ${statusCode} before the address is confirmed`);
  }
  await post('/api/auth/forgot-password', { email });
  const link = await waitFor(() => mails.received.map((mail) => tokenIn(mail, '/sifre-yenile')).find(Boolean));
  const reset = await post('/api/auth/reset-password', { token: link, password: NEW_PASSWORD });
  if (reset.statusCode !== 200) faults.push(`the victim's new password is refused: ${reset.statusCode}`);
  if ((await app.inject({ url: '/api/auth/user', headers })).statusCode !== 401)
    faults.push('the session of before lives on');
  if ((await post('/api/auth/login', { email, password })).statusCode === 200)
    faults.push('the old password still opens');
  return faults;
}

async function waitFor<Found>(look: () => Found | undefined): Promise<Found> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = look();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error('What was waited for did not come.');
}

/** Item 6: sixty codes of the second step in parallel, each from a different address. */
export async function burstOfCodes({ app }: Instance): Promise<string[]> {
  const { token } = await registerMember(app);
  const headers = { authorization: `Bearer ${token}` };
  const post = (url: string, payload: object, given = {}) =>
    app.inject({ method: 'POST', url, payload, headers: given });
  const { email } = (await app.inject({ url: '/api/auth/user', headers })).json();
  const { uri } = (await post('/api/user/two-factor', { password }, headers)).json();
  await post('/api/user/two-factor/confirm', { code: appCode(uri) }, headers);
  const challenges = await Promise.all(
    Array.from({ length: 6 }, async () => (await post('/api/auth/login', { email, password })).json().challenge),
  );
  if (challenges.some((challenge) => !challenge)) return ['no challenge came: the attack did not begin'];
  const tries = Array.from({ length: 60 }, (_, at) =>
    post('/api/auth/two-factor', { challenge: challenges[at % 6], code: String(100_000 + at) }),
  );
  const codes = (await Promise.all(tries)).map((answer) => answer.json().code);
  const compared = codes.filter((code) => code === 'WRONG_CODE').length;
  return compared <= 10 ? [] : [`${compared} codes of a burst were compared`];
}
