import { ApiError, ConnectionError } from '../../platform/api-client.ts';
import { showToast } from './toast.ts';

/** The title of spec §8 for calls that got no answer. */
export const CONNECTION_TITLE = 'Bağlantı Hatası';

/** Why a call failed, as far as it helps whoever reads it (D26); undefined where only we could do something about it. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ConnectionError) return error.message;
  return error instanceof ApiError && error.status < 500 ? error.server?.message : undefined;
}

/** Says that something did not work, in the words of spec §8, and why where that is known. */
export function showFailure(title: string, error: unknown): void {
  showToast({ kind: 'error', title, description: reasonOf(error) });
}
