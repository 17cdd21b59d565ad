const ATTEMPTS = 4;
/** Deadlock, serialization failure, and a row (a member, a listing) that was deleted between reading and referring to it. */
const PASSING = new Set(['40P01', '40001', '23503']);

/** Does again what failed only because of what someone else did at the same moment. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === ATTEMPTS || typeof code !== 'string' || !PASSING.has(code)) throw error;
    }
  }
}
