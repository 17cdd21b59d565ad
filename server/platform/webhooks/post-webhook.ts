import { Agent, request } from 'undici';
import type { Config } from '../../config.ts';
import { checkedConnector } from '../polite-fetch/polite-fetch-connect.ts';
import { type SignedMessage, signatureHeaders } from './standard-webhooks.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;

type Target = { readonly url: string; readonly secret: string };

/**
 * Sends a signed message, to public addresses alone (COLLECT_PRIVATE_HOSTS apart), and follows no redirect. Returns the status
 * of the answer, whose text nobody reads. Throws when there is no answer.
 */
export async function postWebhook(config: Config, { url, secret }: Target, message: SignedMessage): Promise<number> {
  const connect = checkedConnector({
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    privateHosts: config.COLLECT_PRIVATE_HOSTS,
    extraCaFiles: config.COLLECT_EXTRA_CA,
  });
  const dispatcher = new Agent({ connect, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS });
  try {
    const headers = { 'content-type': 'application/json', ...signatureHeaders(secret, message) };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { statusCode } = await request(url, { method: 'POST', headers, body: message.body, dispatcher, signal });
    return statusCode;
  } finally {
    await dispatcher.destroy();
  }
}
