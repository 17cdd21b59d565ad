import { ApiError, ConnectionError } from '../../platform/api-client.ts';
import { showToast } from './toast.ts';

/** The title of spec §8 for calls without a response. */
export const CONNECTION_TITLE = 'Bağlantı Hatası';

/** Why a call failed, if that helps the visitor (D26); undefined for errors that only we can fix. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ConnectionError) return error.message;
  return error instanceof ApiError && error.status < 500 ? error.server?.message : undefined;
}

/** Shows an error toast with the words of spec §8, and the reason if it is known. */
export function showFailure(title: string, error: unknown): void {
  showToast({ kind: 'error', title, description: reasonOf(error) });
}
