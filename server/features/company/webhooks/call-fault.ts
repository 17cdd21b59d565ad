import { FetchError } from '#server/platform/polite-fetch/polite-fetch-error.ts';

/** Why there was no answer, for the people whose server was called: it says nothing of ours. */
export function callFault(error: unknown): string {
  if (error instanceof FetchError) return 'Adres internetten ulaşılmayan bir ağa gidiyor; çağrılmadı.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)) return 'Zamanında yanıt gelmedi.';
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'Sunucunun adı bulunamadı.';
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'Sunucunun güvenlik sertifikası doğrulanamadı.';
  if (code === 'ECONNREFUSED') return 'Sunucu bağlantıyı kabul etmedi.';
  return 'Bağlantı kurulamadı ya da yarıda kesildi.';
}
