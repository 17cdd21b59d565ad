import type { Logger } from 'pino';
import type { Database } from '../database/open-database.ts';
import { accountHeaders } from './operator-servers/account-headers.ts';

/** A search query may take as long as a search's statements in the database; indexing may take longer. */
const ASK_WITHIN_MS = 2000;
const FEED_WITHIN_MS = 60_000;

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
type Call = {
  /** JSON, or a text that is already NDJSON. */
  readonly body?: unknown;
  readonly isFeed?: boolean;
  /** Statuses other than 200 and 201 that are not errors. */
  readonly allowed?: readonly number[];
};
export type EngineAnswer = { readonly status: number; readonly json: unknown };

/** An OpenSearch server (SEARCH_ENGINE_URL) that contains the open listings for all processes, as in the primary. */
export class SearchEngine {
  readonly primary: Database;
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #log: Logger;
  #isAway = false;

  constructor(address: string, primary: Database, log: Logger) {
    const url = new URL(address);
    this.primary = primary;
    this.#origin = url.origin;
    this.#headers = accountHeaders(url);
    this.#log = log;
  }

  /** Calls the server. Throws when it is unavailable, too slow, or answers with a status that is not allowed. */
  async call(method: Method, path: string, { body, isFeed = false, allowed = [] }: Call = {}): Promise<EngineAnswer> {
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      // A redirect would send listings to a server that the operator did not choose.
      redirect: 'error',
      signal: AbortSignal.timeout(isFeed ? FEED_WITHIN_MS : ASK_WITHIN_MS),
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok && !allowed.includes(response.status))
      throw new Error(`The search engine answered ${response.status}: ${text.slice(0, 300)}`);
    return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
  }

  /** Logs when the server becomes unavailable and when it is available again. */
  note(fault?: unknown): void {
    if (fault === undefined && this.#isAway) this.#log.info('the search engine answers again');
    if (fault !== undefined && !this.#isAway)
      this.#log.warn({ err: fault }, 'the search engine does not answer: the database does');
    this.#isAway = fault !== undefined;
  }
}
