import { ExpectedError } from '../expected-error.ts';

/** 429: too many calls in a period. The message and `retry-after` say how long to wait. */
export class TooManyCalls extends ExpectedError {
  override readonly retryAfterS: number;

  constructor(code: string, what: string, waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super(429, code, `${what} ${inWords(seconds)} sonra yeniden deneyin.`);
    this.retryAfterS = seconds;
  }
}

/** Returns the function that makes a route's 429 error; `what` is the sentence that says what was too much. */
export function tooManyCalls(what: string) {
  return (_request: unknown, { ttl }: { readonly ttl: number }) => new TooManyCalls('RATE_LIMITED', what, ttl);
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
}
