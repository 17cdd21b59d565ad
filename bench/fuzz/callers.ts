import type { Role } from './arbitrary-calls.ts';
import { PASSWORD, PLACEHOLDERS, type Placeholder, placeholder } from './arbitrary-values.ts';
import type { Answer } from './check-answer.ts';

export type WireCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};
/** Sends one call to the product, over the network or inside the process. */
export type Send = (call: WireCall) => Promise<Answer & { readonly cookie?: string | undefined }>;

/** The callers and the values of the placeholders, until the next `openCallers`. */
export type Callers = {
  headersOf(role: Role): Readonly<Record<string, string>>;
  /** Replaces the placeholders; `encode` is given for parts of an address. */
  fill(text: string, encode?: (value: string) => string): string;
};

const FORGED = {
  authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.%00',
  cookie: 'peyda_trial=2030-01-01T00:00:00.000Z.AAAA; peyda_device=device-x; =; a=%ZZ',
};
let madeCallers = 0;

/** Registers a member and a premium member and starts a trial, through the API. */
export async function openCallers(send: Send): Promise<Callers> {
  madeCallers += 1;
  const prefix = `fuzz-${process.pid}-${madeCallers}`;
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    send({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const register = async (email: string) => {
    const { body } = await post('/api/auth/register', { email, phoneNumber: '05321234567', password: PASSWORD });
    return { authorization: `Bearer ${textIn(body, 'token')}` };
  };
  const email = `${prefix}@ornek.example`;
  const member = await register(email);
  const premium = await register(`${prefix}-p@ornek.example`);
  await post('/api/user/subscription', { isPremium: true, trialUsed: false, deviceId: `web_${prefix}-p` }, premium);
  const { cookie = '' } = await post('/api/trial', { deviceId: `web_${prefix}-t` });
  const alert = { alertName: 'Ankara', searchCriteria: '{"city":["Ankara"]}' };
  const { body: alertAnswer } = await post('/api/user/property-alerts', alert, member);
  const { body: sessions } = await send({ method: 'GET', path: '/api/user/sessions', headers: member });
  const { body: listings } = await send({
    method: 'GET',
    path: '/api/properties/search?includeEnded=true',
    headers: {},
  });
  let fresh = 0;
  const values: Record<Placeholder, () => string> = {
    propertyId: () => numberIn(listings, 'id'),
    alertId: () => numberIn(alertAnswer, 'id'),
    notificationId: () => '1',
    sessionId: () => textIn(sessions, 'id'),
    email: () => email,
    freshEmail: () => `${prefix}-${++fresh}@ornek.example`,
  };
  const headers: Record<Role, Readonly<Record<string, string>>> = {
    visitor: {},
    trial: { cookie },
    member,
    premium,
    forged: FORGED,
  };
  return {
    headersOf: (role) => headers[role],
    fill: (text, encode = (value) => value) =>
      PLACEHOLDERS.reduce((filled, name) => filled.replaceAll(encode(placeholder(name)), () => values[name]()), text),
  };
}

/** The first value of this name in a JSON text; throws if there is none, because then every call would be refused. */
function textIn(body: string, name: string): string {
  return valueIn(body, name, `"([^"]+)"`);
}

function numberIn(body: string, name: string): string {
  return valueIn(body, name, '(\\d+)');
}

function valueIn(body: string, name: string, form: string): string {
  const found = new RegExp(`"${name}":${form}`).exec(body)?.[1];
  if (found === undefined) throw new Error(`The answer has no ${name}: ${body.slice(0, 200)}`);
  return found;
}
