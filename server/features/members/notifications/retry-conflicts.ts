const ATTEMPTS = 4;
/** Deadlock, serialization failure, and a reference to a row (member, listing) that was deleted after it was read. */
const PASSING = new Set(['40P01', '40001', '23503']);

/** Retries work that failed only because of a concurrent change by another process. */
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
