export type FetchFault =
  /** The connection failed or was interrupted. */
  | 'network'
  | 'timeout'
  /** The status of the response is neither success nor a redirect that is followed. */
  | 'status'
  | 'tooLarge'
  /** The response arrived, but its content is not as expected. */
  | 'unreadable'
  | 'robots'
  /** A private address, another protocol, or too many redirects. */
  | 'forbidden';

/** A call to an external server that finally failed; the message is Turkish and names the address. */
export class FetchError extends Error {
  readonly fault: FetchFault;
  readonly status: number | undefined;
  /** How long the server asks us to wait before the next call. */
  readonly retryAfterMs: number | undefined;

  constructor(
    fault: FetchFault,
    message: string,
    more: { status?: number; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'FetchError';
    this.fault = fault;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** Thrown by code that reads a response with unexpected content. The call is retried, as after a broken connection. */
export class UnreadableAnswerError extends Error {}

const TEMPORARY_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** True when the same call may succeed a little later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  if (error.fault === 'status') return TEMPORARY_STATUSES.has(error.status ?? 0);
  return error.fault === 'network' || error.fault === 'timeout' || error.fault === 'unreadable';
}

/** Returns an address for messages: without the parts that may be secret. */
export function shownAddress(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
