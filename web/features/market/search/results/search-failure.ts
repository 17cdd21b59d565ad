import { ApiError, ConnectionError } from '#web/platform/api-client.ts';
import { SearchError } from '../search-queries.ts';

export type SearchFailure = { kind: 'refused' | 'offline' | 'failed'; status: number; message: string };

/** The message of a failed search: the server's own sentence if the search itself is invalid (D26). */
export function describeSearchFailure(failure: unknown): SearchFailure {
  const error = failure instanceof SearchError ? failure.cause : failure;
  if (error instanceof ConnectionError) return { kind: 'offline', status: 503, message: `${error.message}.` };
  if (error instanceof ApiError && error.status < 500)
    return { kind: 'refused', status: error.status, message: error.server?.message ?? 'Arama anlaşılamadı.' };
  return { kind: 'failed', status: 503, message: 'Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.' };
}
