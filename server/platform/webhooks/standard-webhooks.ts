import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message between two servers, signed according to the Standard Webhooks specification 1.0. */
export type SignedMessage = { readonly id: string; readonly at: Date; readonly body: string };

/** Messages older or newer than this are refused, so that a recorded one cannot be replayed later. */
const TOLERANCE_MS = 5 * 60_000;

/** Returns the headers of a message with a signature by each secret: `whsec_` and the key in base64. */
export function signatureHeaders(secrets: readonly string[], message: SignedMessage): Record<string, string> {
  const at = secondsOf(message.at);
  const signatures = secrets.map(
    (secret) => `v1,${signatureOf(secret, message.id, at, message.body).toString('base64')}`,
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a message was signed with our secret within the last minutes. */
export function isSigned(secret: string, headers: Headers, body: Buffer, now: Date): boolean {
  const [id, seconds, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Number(seconds) * 1000 - now.getTime()) > TOLERANCE_MS) return false;
  const expected = signatureOf(secret, id, Number(seconds), body);
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.startsWith('v1,') ? signature.slice(3) : '', 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function signatureOf(secret: string, id: string, seconds: number, body: string | Buffer): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest();
}
