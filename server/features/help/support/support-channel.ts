import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';

const CHANNEL = 'peyda_support';
const AGAIN_AFTER_MS = 1000;

/** Messages between processes: a conversation has news, or somebody is typing. They contain nobody's words. */
export type SupportNews = {
  readonly id: number;
  readonly typing?: 'person' | 'operator';
  /** The conversation was moved to another browser. */
  readonly isMoved?: true;
};

/** Notifies all processes when the transaction commits. */
export async function tellOfConversation(db: Database | Transaction, news: SupportNews): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Called with `null` after the connection was lost: any news may have been missed. */
type Listener = (news: SupportNews | null) => void;

/** This process's only listening connection; open while anybody listens. A lost connection is reopened. */
export class SupportChannel {
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.#deps = deps;
  }

  /** Calls the listener with the news of a conversation until the returned function is called. */
  listen(id: number, listener: Listener): () => void {
    const known = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, known.add(listener));
    void this.#open();
    return () => {
      known.delete(listener);
      if (known.size === 0 && this.#listeners.get(id) === known) this.#listeners.delete(id);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    if (this.#client || this.#isClosed) return;
    const client = new pg.Client(this.#deps.db.$client.options);
    this.#client = client;
    client.on('error', (error) => this.#deps.log.warn({ err: error }, 'lost the connection for support news'));
    client.once('end', () => this.#openAgain(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // News may have been sent between subscribing and listening: every listener checks once more.
      this.#tellAll();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'cannot listen for support news');
      await client.end().catch(() => undefined);
      this.#openAgain(client);
    }
  }

  #openAgain(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (!this.#isClosed) setTimeout(() => void this.#open(), AGAIN_AFTER_MS).unref();
  }

  #hear(payload: string): void {
    // safe: only `tellOfConversation` writes to the channel
    const news = JSON.parse(payload) as SupportNews;
    for (const listener of this.#listeners.get(news.id) ?? []) listener(news);
  }

  #tellAll(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(null);
  }
}
