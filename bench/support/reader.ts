import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { supportLineSchema, supportSentSchema } from '#shared/support/support.ts';

const AGAIN_AFTER_MS = 250;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** A sent message: when it was sent, and the number with which it was acknowledged. */
export type Sent = { readonly clientId: string; readonly text: string; readonly sentAt: number; seq?: number };

/** A visitor's browser with the panel open: it reads the stream, reconnects when that breaks, and records messages. */
export class Reader {
  readonly origin: string;
  readonly cookie: string;
  readonly conversationId: number;
  /** Every received message with its time, in order. */
  readonly received: { readonly seq: number; readonly text: string; readonly at: number }[] = [];
  connections = 0;
  readonly #ending = new AbortController();
  readonly #done: Promise<void>;

  constructor(origin: string, cookie: string, conversationId: number) {
    this.origin = origin;
    this.cookie = cookie;
    this.conversationId = conversationId;
    this.#done = this.#follow();
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#done;
  }

  /** Reconnects at the pace of a browser (web/platform/event-stream.ts). */
  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const before = this.connections;
      // A killed server does not respond for a while.
      await this.#connect().catch(() => undefined);
      if (this.connections > before) pauseMs = FIRST_PAUSE_MS;
      if (!signal.aborted) await sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  async #connect(): Promise<void> {
    const last = this.received.at(-1)?.seq ?? 0;
    const answer = await fetch(`${this.origin}/api/support/stream?conversation=${this.conversationId}`, {
      headers: { cookie: this.cookie, 'last-event-id': String(last) },
      signal: this.#ending.signal,
    });
    if (!answer.ok || !answer.body) return;
    this.connections += 1;
    let text = '';
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^event: message\ndata: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        const { seq, text: said } = supportLineSchema.parse(JSON.parse(data));
        this.received.push({ seq, text: said, at: performance.now() });
      }
    }
  }
}

/** A visitor who has written the first message, with the stream open. */
export async function openReader(origin: string, number: number): Promise<Reader> {
  const entered = await fetch(`${origin}/api/support/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Ziyaretçi ${number}`, email: `ziyaretci-${number}@ornek.example` }),
  });
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  const body = { clientId: crypto.randomUUID(), text: 'İlk soru' };
  const { conversationId } = await sendUntilAcknowledged(origin, '/api/support/messages', { cookie }, body);
  return new Reader(origin, cookie, conversationId);
}

/** Sends a message like a browser: retries it under the same id until the server acknowledges it. */
export async function sendUntilAcknowledged(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: { readonly clientId: string; readonly text: string },
): Promise<z.infer<typeof supportSentSchema>> {
  for (;;) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).then(
      async (given) => ({ status: given.status, text: await given.text() }),
      () => undefined,
    );
    if (answer?.status === 200) return supportSentSchema.parse(JSON.parse(answer.text));
    if (answer && answer.status < 500) throw new Error(`${path} was answered with ${answer.status}: ${answer.text}`);
    await sleep(AGAIN_AFTER_MS);
  }
}
