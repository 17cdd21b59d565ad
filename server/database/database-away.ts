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
/** PostgreSQL's own error codes: connection exceptions, shutting down, crashed, starting up, too many connections. */
const SERVER_CODES = /^(?:08\w{3}|57P0[1-3]|53300)$/;
/** Messages of node-postgres errors that have no code. */
const DRIVER_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error means that the database can't be reached at the moment, so that the same call may soon succeed. Also
 * checks the errors that `error` wraps (`cause`).
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_SENTENCES.test(cause.message)) return true;
  }
  return false;
}
