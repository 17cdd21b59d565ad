import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { inSpan, traceHeaders } from '../tracing/in-span.ts';
import { ACCEPTED_ENCODINGS, readBody, tooLarge } from './polite-fetch-body.ts';
import { type ConnectSettings, checkedConnector } from './polite-fetch-connect.ts';
import { FetchError, isTemporary, shownAddress, UnreadableAnswerError } from './polite-fetch-error.ts';
import { HostTurns } from './polite-fetch-hosts.ts';
import { NO_RULES, ROBOTS_BYTES, type RobotRules, RobotsBook, readRobots } from './polite-fetch-robots.ts';

export type PoliteSettings = ConnectSettings & {
  /** Our name, for robots.txt and for the people who run a site. */
  readonly agentName: string;
  /** Where these people can reach us: a web address or an e-mail address. */
  readonly contact: string;
  /** Pause between the end of a call and the next call to the same host. */
  readonly pauseMs: number;
  /** Number of tries after the first one. */
  readonly retries: number;
  /** Wait before the first retry; doubled with every retry, with jitter. */
  readonly backOffMs: number;
  /** If the wait before the next try would be longer than this, the call fails instead. */
  readonly longestWaitMs: number;
  /** Longest time from the first byte sent to the last byte received. */
  readonly totalTimeoutMs: number;
  /** Longest time between two chunks of a response. */
  readonly silenceTimeoutMs: number;
};

export type PoliteAnswer = {
  readonly status: number;
  readonly url: string;
  header(name: string): string | undefined;
  /** The decompressed bytes of the response as they arrive, up to the size limit. */
  readonly body: AsyncIterable<Buffer>;
  bytes(): Promise<Buffer>;
  text(): Promise<string>;
};

export type PoliteRequest<T> = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | undefined;
  /** Statuses other than success that are accepted, such as 304; a redirect listed here is not followed. */
  readonly alsoAccepts?: readonly number[];
  /** Called for every request that is sent, including retries and redirects. */
  onSent?(): void;
  /** Reads the response. If it throws `UnreadableAnswerError`, the call is retried. */
  read(answer: PoliteAnswer): Promise<T>;
};

const DEFAULT_MAX_BYTES = 20_000_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Headers that are not sent to another site after a redirect. */
const PERSONAL_HEADERS = new Set(['authorization', 'cookie', 'key', 'origin', 'referer', 'x-request-origin']);

type Call = { url: URL; method: 'GET' | 'POST'; headers: Record<string, string>; body: string | undefined };
type Outcome<T> = { value: T } | { redirect: Call };

/**
 * Calls external servers politely: one call at a time per host, a pause between two calls, longer waits after each
 * failure, `Retry-After` and robots.txt obeyed, our real name with a contact address for complaints. It also protects
 * us: no private addresses, even through a redirect or a host name, and limits on the size and duration of responses.
 */
export class PoliteFetch {
  readonly #settings: PoliteSettings;
  readonly #agent: Agent;
  readonly #turns = new HostTurns();
  readonly #robots = new RobotsBook();

  constructor(settings: PoliteSettings) {
    this.#settings = settings;
    this.#agent = new Agent({
      connect: checkedConnector(settings),
      connections: 1,
      pipelining: 1,
      headersTimeout: settings.silenceTimeoutMs,
      bodyTimeout: settings.silenceTimeoutMs,
    });
  }

  /**
   * Calls and reads the response. Throws FetchError when the call finally failed, and the signal's reason when aborted.
   */
  async request<T>(given: PoliteRequest<T>): Promise<T> {
    const signal = given.signal ?? new AbortController().signal;
    let call: Call = {
      url: webAddress(given.url),
      method: given.method ?? 'GET',
      headers: { ...given.headers },
      body: given.body,
    };
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const rules = await this.#rulesFor(call.url, signal, given);
      if (!rules.isAllowed(call.url.href))
        throw new FetchError('robots', `${shownAddress(call.url)}: sitenin robots.txt dosyası izin vermiyor`);
      const outcome = await this.#withRetries(call, given, signal, rules.pauseMs);
      if ('value' in outcome) return outcome.value;
      call = outcome.redirect;
    }
    throw new FetchError('forbidden', `${shownAddress(call.url)}: çok fazla yönlendirme`);
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #rulesFor(url: URL, signal: AbortSignal, given: Pick<PoliteRequest<unknown>, 'onSent'>): Promise<RobotRules> {
    const kept = this.#robots.find(url.origin);
    if (kept) return kept;
    let call: Call = { url: new URL('/robots.txt', url.origin), method: 'GET', headers: {}, body: undefined };
    const request: PoliteRequest<RobotRules> = {
      url: call.url.href,
      maxBytes: ROBOTS_BYTES,
      onSent: () => given.onSent?.(),
      read: async (answer) => readRobots(call.url.href, await answer.text(), this.#settings.agentName),
    };
    try {
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const outcome = await this.#withRetries(call, request, signal, 0);
        if ('value' in outcome) return this.#robots.keep(url.origin, outcome.value);
        call = outcome.redirect;
      }
    } catch (error) {
      // A site without rules allows everything. If its rules can't be fetched now, nothing is allowed yet (RFC 9309).
      const isMissing = error instanceof FetchError && error.fault === 'status' && !isTemporary(error);
      const isHuge = error instanceof FetchError && error.fault === 'tooLarge';
      if (!isMissing && !isHuge) throw error;
    }
    return this.#robots.keep(url.origin, NO_RULES);
  }

  async #withRetries<T>(
    call: Call,
    given: PoliteRequest<T>,
    signal: AbortSignal,
    asksPauseMs: number,
  ): Promise<Outcome<T>> {
    const { retries, pauseMs, longestWaitMs } = this.#settings;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const attributes = { 'http.request.method': call.method, 'server.address': call.url.hostname, attempt };
        return await this.#turns.take(call.url.host, Math.max(pauseMs, asksPauseMs), signal, () =>
          inSpan(`${call.method} ${call.url.host}`, attributes, () => this.#send(call, given, signal)),
        );
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof FetchError) || !isTemporary(error) || attempt >= retries) throw error;
        const waitMs = error.retryAfterMs ?? this.#backOff(attempt);
        if (waitMs > longestWaitMs) throw error;
        // If a host sends `Retry-After`, all callers wait before they call it again.
        if (error.retryAfterMs !== undefined) this.#turns.rest(call.url.host, waitMs);
        else await sleep(waitMs, undefined, { signal });
      }
    }
  }

  #backOff(attempt: number): number {
    return this.#settings.backOffMs * 2 ** attempt * (0.5 + Math.random());
  }

  async #send<T>(call: Call, given: PoliteRequest<T>, signal: AbortSignal): Promise<Outcome<T>> {
    const shown = shownAddress(call.url);
    const limit = limitCall(signal, this.#settings.totalTimeoutMs);
    let body: Readable | undefined;
    try {
      given.onSent?.();
      const answer = await this.#agent.request({
        origin: call.url.origin,
        path: call.url.pathname + call.url.search,
        method: call.method,
        headers: {
          ...call.headers,
          ...traceHeaders(),
          'user-agent': this.#userAgent(),
          'accept-encoding': ACCEPTED_ENCODINGS,
        },
        body: call.body ?? null,
        signal: limit.signal,
      });
      body = answer.body;
      // Destroying a partly read body emits an error that has no meaning, so it is ignored.
      body.on('error', () => undefined);
      const header = (name: string) => [answer.headers[name] ?? []].flat()[0];
      const isWanted = given.alsoAccepts?.includes(answer.statusCode) ?? false;
      if (REDIRECTS.has(answer.statusCode) && !isWanted)
        return { redirect: redirected(call, answer.statusCode, header('location'), shown) };
      if (!isWanted && (answer.statusCode < 200 || answer.statusCode > 299))
        throw statusError(shown, answer.statusCode, header('retry-after'));
      return { value: await given.read(openAnswer(answer, call.url, given.maxBytes ?? DEFAULT_MAX_BYTES, header)) };
    } catch (error) {
      signal.throwIfAborted();
      throw asFetchError(error, shown, limit.isOverdue());
    } finally {
      limit.lift();
      body?.destroy();
    }
  }

  #userAgent(): string {
    return `${this.#settings.agentName}/0.1 (+${this.#settings.contact})`;
  }
}

/**
 * A signal that aborts one call at its timeout or when the signal `everything` aborts. It is written by hand because
 * signals of `AbortSignal.timeout` and `any` stay in memory until their timeout, even if the call ended early, and one
 * run makes a hundred thousand calls.
 */
function limitCall(everything: AbortSignal, timeoutMs: number) {
  const call = new AbortController();
  let isOverdue = false;
  const end = () => call.abort(everything.reason);
  const timer = setTimeout(() => {
    isOverdue = true;
    call.abort();
  }, timeoutMs);
  if (everything.aborted) end();
  else everything.addEventListener('abort', end, { once: true });
  const lift = () => {
    clearTimeout(timer);
    everything.removeEventListener('abort', end);
  };
  return { signal: call.signal, isOverdue: () => isOverdue, lift };
}

function openAnswer(
  answer: Dispatcher.ResponseData,
  url: URL,
  maxBytes: number,
  header: PoliteAnswer['header'],
): PoliteAnswer {
  const shown = shownAddress(url);
  // A response whose `content-length` is too large is not read at all.
  if (Number(header('content-length') ?? 0) > maxBytes) throw tooLarge(shown, maxBytes);
  const body = readBody(answer.body, { encoding: header('content-encoding') ?? '', maxBytes, shown });
  const bytes = async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const text = async () => (await bytes()).toString('utf8');
  return { status: answer.statusCode, url: url.href, header, body, bytes, text };
}

function webAddress(given: string, base?: URL): URL {
  if (!URL.canParse(given, base?.href)) throw new FetchError('forbidden', 'geçersiz adres');
  const url = new URL(given, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password)
    throw new FetchError('forbidden', `${shownAddress(url)}: yalnızca http ve https adresleri çağrılır`);
  return url;
}

function redirected(call: Call, status: number, location: string | undefined, shown: string): Call {
  if (location === undefined) throw new FetchError('unreadable', `${shown}: yönlendirme adresi yok`);
  const url = webAddress(location, call.url);
  if (call.url.protocol === 'https:' && url.protocol === 'http:')
    throw new FetchError('forbidden', `${shown}: şifresiz bir adrese yönlendiriyor`);
  const isElsewhere = url.origin !== call.url.origin;
  const headers = Object.fromEntries(
    Object.entries(call.headers).filter(([name]) => !isElsewhere || !PERSONAL_HEADERS.has(name.toLowerCase())),
  );
  const becomesGet = status === 303 || ((status === 301 || status === 302) && call.method === 'POST');
  return becomesGet ? { url, method: 'GET', headers, body: undefined } : { ...call, url, headers };
}

function statusError(shown: string, status: number, retryAfter: string | undefined): FetchError {
  return new FetchError('status', `${shown}: ${status} yanıtı verdi`, {
    status,
    retryAfterMs: readRetryAfter(retryAfter),
  });
}

/** Reads `Retry-After`, given in seconds or as a date, as milliseconds; `undefined` when missing or unreadable. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

function asFetchError(error: unknown, shown: string, isOverdue: boolean): unknown {
  if (error instanceof FetchError) return error;
  if (error instanceof UnreadableAnswerError)
    return new FetchError('unreadable', `${shown}: ${error.message}`, { cause: error });
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isOverdue || code.endsWith('TIMEOUT') || code === 'ETIMEDOUT')
    return new FetchError('timeout', `${shown}: zamanında yanıt vermedi`, { cause: error });
  const reason =
    code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' ? 'sertifika zinciri eksik (COLLECT_EXTRA_CA)' : code || error.message;
  // An error in our own reading code is a bug of ours, not a fault of the server.
  if (code === '' && !/terminated|aborted|closed|mismatch|unexpected end/i.test(error.message)) return error;
  return new FetchError('network', `${shown}: bağlantı kurulamadı ya da koptu (${reason})`, { cause: error });
}
