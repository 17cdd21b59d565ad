/** A failure that a caller can cause. The response has its status and a Turkish message (D26), never a 500. */
export class ExpectedError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds after which the same call may succeed: the response's `retry-after`. */
  readonly retryAfterS?: number;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'ExpectedError';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Makes the error for a wrong parameter of a call: 400 with the name of the parameter (D15). */
export function invalidParameter(field: string, message: string): ExpectedError {
  return new ExpectedError(400, 'INVALID_PARAMETER', message, field);
}
