import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ProviderAway } from '../payment-provider.ts';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 256 * 1024;

export type IyzicoAccount = { readonly apiKey: string; readonly secretKey: string; readonly url: string };
export type IyzicoAnswer = { readonly status: string; readonly errorCode?: string | undefined } & Readonly<
  Record<string, unknown>
>;

const answerSchema = z.looseObject({ status: z.string(), errorCode: z.coerce.string().optional() });

/**
 * The header that signs a call (docs.iyzico.com, HMACSHA256): over the random key, the path without its query, and the
 * body exactly as it is sent.
 */
export function authorizationOf(account: IyzicoAccount, path: string, body: string, random: string): string {
  const signature = hmac(account.secretKey, `${random}${path.replace(/\?.*$/s, '')}${body}`);
  const parts = `apiKey:${account.apiKey}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(parts).toString('base64')}`;
}

/** Calls iyzico and returns its response, which may be a `failure`. Throws `ProviderAway` without one. */
export async function askIyzico(
  account: IyzicoAccount,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  content?: object,
): Promise<IyzicoAnswer> {
  const random = randomBytes(12).toString('hex');
  const body = content === undefined ? '' : JSON.stringify(content);
  try {
    const response = await fetch(new URL(path, account.url), {
      method,
      headers: {
        authorization: authorizationOf(account, path, body, random),
        'x-iyzi-rnd': random,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const text = await response.text();
    const answer = answerSchema.safeParse(text.length > MOST_BYTES ? undefined : JSON.parse(text));
    if (!answer.success || response.status >= 500) throw new ProviderAway(`HTTP ${response.status} at ${path}`);
    return answer.data;
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    throw new ProviderAway(`${error instanceof Error ? error.name : 'unknown'} at ${path}`);
  }
}

/**
 * Throws `ProviderAway` unless the response's signature matches these values, in this order (docs: response signature).
 */
export function checkAnswer(account: IyzicoAccount, answer: IyzicoAnswer, names: readonly string[]): void {
  const signed = names.map((name) => plain(answer[name])).join(':');
  if (!isSame(hmac(account.secretKey, signed), answer.signature))
    throw new ProviderAway(`an answer without its signature (${names.join(', ')})`);
}

/** Whether a report has a valid signature of format HPP: over the concatenated values, the secret key first. */
export function isReportSigned(
  { secretKey }: IyzicoAccount,
  values: readonly string[],
  signature: string | undefined,
): boolean {
  return isSame(hmac(secretKey, `${secretKey}${values.join('')}`), signature);
}

/** Formats a number as JavaScript does: prices are signed without trailing zeros. */
const plain = (value: unknown) => (value === undefined || value === null ? '' : String(value));

const hmac = (secretKey: string, text: string) => createHmac('sha256', secretKey).update(text).digest('hex');

function isSame(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}
