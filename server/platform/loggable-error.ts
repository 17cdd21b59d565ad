/** An error in the form in which it is logged. */
type LoggableError = {
  readonly type: string;
  readonly code?: string;
  /** The name of the database statement that failed (`watchStatements`). */
  readonly statement?: string;
  readonly constraint?: string;
  /** Absent for database errors: their messages repeat the values of the statement. */
  readonly message?: string;
  /** The stack trace, without the message. */
  readonly stack?: string;
  readonly cause?: LoggableError;
};

const MOST_CAUSES = 4;
const MOST_FRAMES = 12;
const MESSAGE_LENGTH = 500;
const FRAME_LENGTH = 200;

/**
 * Returns what failed and where, but no personal data: for a database error neither message nor parameters, for any
 * other error its message without e-mail addresses and long numbers. Other properties added by libraries are left out.
 */
export function loggableError(error: unknown, causes = MOST_CAUSES): LoggableError {
  // Some libraries throw plain objects that look like errors.
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { cause, message, stack }: Partial<Error> = error;
  return {
    type: error.constructor?.name ?? 'Object',
    ...shortTexts(error, ['code', 'statement', 'constraint']),
    ...(typeof message !== 'string' || isOfDatabase(error) ? {} : { message: withoutPersons(message) }),
    ...(typeof stack === 'string' ? { stack: framesOf(stack) } : {}),
    ...(cause === undefined || causes === 0 ? {} : { cause: loggableError(cause, causes - 1) }),
  };
}

/** Returns the same in one line, for places that store only a text. */
export function faultOf(error: unknown): string {
  const { type, code, statement, message } = loggableError(error);
  return [type, code, statement, message].filter(Boolean).join(' ');
}

/** Errors of PostgreSQL have a severity, those of Drizzle their parameters. */
function isOfDatabase(error: object): boolean {
  return 'severity' in error || 'params' in error || 'statement' in error;
}

function shortTexts<Name extends string>(error: object, names: readonly Name[]): { [name in Name]?: string } {
  const found = names.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value).slice(0, 100)]] : [];
  });
  return Object.fromEntries(found);
}

function withoutPersons(message: string): string {
  return message
    .slice(0, MESSAGE_LENGTH)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…')
    .replace(/\d[\d ]{8,}\d/g, '…');
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, MOST_FRAMES)
    .map((frame) => frame.trim().slice(0, FRAME_LENGTH))
    .join('\n');
}
