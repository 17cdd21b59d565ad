/** A failure that a caller can cause: becomes its status with a Turkish message (D26), never a 500. */
export class ExpectedError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'ExpectedError';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** A parameter of a call is wrong: 400, naming it (D15). */
export function invalidParameter(field: string, message: string): ExpectedError {
  return new ExpectedError(400, 'INVALID_PARAMETER', message, field);
}
