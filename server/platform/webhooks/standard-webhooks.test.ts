import { expect, it } from 'vitest';
import { isSigned, signatureHeaders } from './standard-webhooks.ts';

/** The example of the specification (standardwebhooks.com). */
const SECRET = `whsec_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'}`;
const at = new Date(1_614_265_330_000);
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' };
const headers = signatureHeaders([SECRET], message);
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

it('a message is signed like in the specification', () => {
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('a signed message is valid for five minutes, even among several signatures', () => {
  const body = Buffer.from(message.body);
  expect(isSigned(SECRET, headers, body, later(299))).toBe(true);
  const several = { ...headers, 'webhook-signature': `v1,AAAA v1a,BBBB ${headers['webhook-signature']}` };
  expect(isSigned(SECRET, several, body, at)).toBe(true);
});

it.each([
  ['another text', headers, '{"test": 2432232315}', at],
  ['another id', { ...headers, 'webhook-id': 'msg_x' }, message.body, at],
  ['another time', { ...headers, 'webhook-timestamp': '1614265331' }, message.body, at],
  ['six minutes later', headers, message.body, later(360)],
  ['six minutes earlier', headers, message.body, later(-360)],
  ['no signature', { ...headers, 'webhook-signature': undefined }, message.body, at],
  ['an unknown kind', { ...headers, 'webhook-signature': 'v2,AAAA' }, message.body, at],
  ['a time that is none', { ...headers, 'webhook-timestamp': 'yarın' }, message.body, at],
])('%s is refused', (_what, given, body, now) => {
  expect(isSigned(SECRET, given, Buffer.from(body), now)).toBe(false);
});
