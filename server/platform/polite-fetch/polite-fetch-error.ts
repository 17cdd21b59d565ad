export type FetchFault =
  /** No connection, or it broke off. */
  | 'network'
  | 'timeout'
  /** An answer that is neither success nor a redirect to follow. */
  | 'status'
  | 'tooLarge'
  /** The answer came, but is not what it should be. */
  | 'unreadable'
  | 'robots'
  /** A private address, another protocol, or too many redirects. */
  | 'forbidden';

/** A call to somebody else's server that failed for good; the message is Turkish and names the address. */
export class FetchError extends Error {
  readonly fault: FetchFault;
  readonly status: number | undefined;
  /** How long the other side asks to be left alone. */
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

/** Thrown by whoever reads an answer that is not what it should be: the call is tried again, as for a broken connection. */
export class UnreadableAnswerError extends Error {}

const TEMPORARY_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** True when the same call may succeed a little later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false;
  if (error.fault === 'status') return TEMPORARY_STATUSES.has(error.status ?? 0);
  return error.fault === 'network' || error.fault === 'timeout' || error.fault === 'unreadable';
}

/** An address as messages show it: without what may be secret in it. */
export function shownAddress(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
