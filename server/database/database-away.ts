/** Failures of the network between this process and PostgreSQL. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL's own error codes: connection exceptions, shutting down, crashed, starting up, database gone, too many
 * connections.
 */
const SERVER_CODES = /^(?:08\w{3}|57P0[1-4]|3D000|53300)$/;
/** Messages of node-postgres errors that have no code. */
const DRIVER_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error means that the database can't be reached at the moment, so that the same call may soon succeed. Also
 * checks the errors that `error` wraps (`cause`).
 */
export function isDatabaseAway(error: unknown): boolean {
  return hasCause(
    error,
    (code, message) => NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_SENTENCES.test(message),
  );
}

/** The error code for a caller that would exceed the number of callers waiting for a connection. */
export const POOL_IS_FULL = 'PEYDA_POOL_IS_FULL';

/** Whether a call was refused because too many others wait for a connection. */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCause(error, (code) => code === POOL_IS_FULL);
}

/** Whether PostgreSQL ended a statement at its `statement_timeout` (57014, query_canceled). */
export function isStatementTooSlow(error: unknown): boolean {
  return hasCause(error, (code) => code === '57014');
}

/** Whether a row could not be stored because the account it belongs to has just been deleted. */
export function isAccountGone(error: unknown): boolean {
  return breaks(error, (constraint) => constraint.endsWith('_user_id_users_id_fk'));
}

/**
 * Whether a consent or token could not be stored because its connection, app or refresh token has just been deleted.
 */
export function isTokenTakenBack(error: unknown): boolean {
  return breaks(error, (constraint) => /^oauth_\w+_fk$/.test(constraint));
}

/** Whether a row could not be stored because another account has its e-mail. */
export function isEmailTaken(error: unknown): boolean {
  return breaks(error, (constraint) => constraint === 'users_email');
}

/** Whether a row broke a constraint (class 23) with such a name. */
function breaks(error: unknown, matches: (constraint: string) => boolean): boolean {
  return hasCause(
    error,
    (code, _, cause) => code.startsWith('23') && 'constraint' in cause && matches(String(cause.constraint)),
  );
}

/** Whether a replica cancelled a statement because it conflicted with replaying the primary's changes (40001). */
export function isConflictWithRecovery(error: unknown): boolean {
  return hasCause(error, (code) => code === '40001');
}

/** Whether a server did not respond within `answerWithinMs` of its pool. */
export function isUnanswered(error: unknown): boolean {
  return hasCause(error, (_code, message) => message === 'Query read timeout');
}

function hasCause(error: unknown, matches: (code: string, message: string, cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (matches('code' in cause ? String(cause.code) : '', cause.message, cause)) return true;
  return false;
}
