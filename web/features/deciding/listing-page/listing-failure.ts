import { ApiError, ConnectionError } from '#web/platform/api-client.ts';

export type ListingFailure = {
  readonly kind: 'dailyLimit' | 'gone' | 'offline' | 'failed';
  /** The HTTP status of a page that can only show this failure. */
  readonly status: number;
  readonly title: string;
  readonly message: string;
};

/** Describes why a listing could not be loaded (D21, D26). */
export function describeListingFailure(error: unknown): ListingFailure {
  if (error instanceof ConnectionError)
    return { kind: 'offline', status: 503, title: 'Bağlantı Hatası', message: `${error.message}.` };
  if (error instanceof ApiError) {
    const { status, server } = error;
    if (status === 403 && server?.code === 'DAILY_LIMIT')
      return { kind: 'dailyLimit', status, title: 'Bugünkü ilan hakkınız doldu.', message: server.message };
    if (status === 404 || status === 410)
      return {
        kind: 'gone',
        status,
        title: 'Bu ilan yayında değil.',
        message: server?.message ?? 'Yayından kaldırılmış olabilir.',
      };
    if (status < 500 && server) return { kind: 'failed', status, title: 'İlan açılamadı.', message: server.message };
  }
  return {
    kind: 'failed',
    status: 503,
    title: 'İlan açılamadı.',
    message: 'Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.',
  };
}
