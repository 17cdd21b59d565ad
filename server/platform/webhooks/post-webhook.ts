import { Agent, request } from 'undici';
import { WEBHOOK_ANSWER_SECONDS } from '#shared/organisations/webhook-rules.ts';
import type { Config } from '../../config.ts';
import { checkedConnector } from '../polite-fetch/polite-fetch-connect.ts';
import { type SignedMessage, signatureHeaders } from './standard-webhooks.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = WEBHOOK_ANSWER_SECONDS * 1000;

type Target = {
  readonly url: string;
  /** Each secret signs: while secrets are changed, a receiver knows either the old or the new one. */
  readonly secrets: readonly string[];
};
type Calling = {
  /** Entries `host:port` that may be called even if their address is private. */
  readonly privateHosts: readonly string[];
};

/** A receiver's response: the status, and the beginning of the text. */
export type WebhookAnswer = { readonly status: number; readonly text: string };

/** The number of bytes of a response that are read and kept. */
const ANSWER_KEPT = 1024;

/** Sends messages over connections that it keeps open until it is closed. */
export class WebhookCaller {
  readonly #dispatcher: Agent;

  constructor(config: Pick<Config, 'COLLECT_EXTRA_CA'>, { privateHosts }: Calling) {
    const connect = checkedConnector({
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      privateHosts,
      extraCaFiles: config.COLLECT_EXTRA_CA,
    });
    this.#dispatcher = new Agent({ connect, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS });
  }

  /**
   * Sends a signed message, only to public addresses (except `privateHosts`), and follows no redirect. Throws when
   * there is no response.
   */
  async post({ url, secrets }: Target, message: SignedMessage): Promise<WebhookAnswer> {
    const headers = { 'content-type': 'application/json', ...signatureHeaders(secrets, message) };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const dispatcher = this.#dispatcher;
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers,
      body: message.body,
      dispatcher,
      signal,
    });
    return { status: statusCode, text: await beginningOf(body) };
  }

  /** Closes every connection at once. */
  close(): Promise<void> {
    return this.#dispatcher.destroy();
  }
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop closes the connection of an endless response.
    for await (const part of body) {
      parts.push(part);
      size += part.length;
      if (size >= ANSWER_KEPT) break;
    }
  } catch {
    // Only the status counts, and it has arrived.
  }
  return Buffer.concat(parts).subarray(0, ANSWER_KEPT).toString('utf8');
}

/**
 * Sends one message to the address that the operator configured. Returns the status; throws when there is no response.
 */
export async function postWebhook(config: Config, target: Target, message: SignedMessage): Promise<number> {
  const caller = new WebhookCaller(config, { privateHosts: config.COLLECT_PRIVATE_HOSTS });
  try {
    return (await caller.post(target, message)).status;
  } finally {
    await caller.close();
  }
}
