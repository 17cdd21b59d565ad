import type { SignedIn } from '#shared/accounts.ts';
import { ApiError, ConnectionError, sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { CONNECTION_TITLE } from '#web/ui/toasts/toast-failure.ts';

export type Door = 'login' | 'phone-login' | 'register';

/** Titles and fallback messages of spec §8. */
const WORDS: Readonly<Record<Door, { done: string; failed: string; fallback: string }>> = {
  login: { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'E-posta veya şifre hatalı' },
  'phone-login': { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'Giriş yapılamadı' },
  register: { done: 'Kayıt Başarılı', failed: 'Kayıt Hatası', fallback: 'Kayıt işlemi başarısız' },
};

/** Why a login or registration failed: a sentence, and the field it is about, if any. */
export type Refusal = { message: string; field?: string | undefined };

/** Signs in, or registers and signs in (spec §4); shows a toast either way, and returns what went wrong. */
export async function enterAccount(door: Door, body: Record<string, string>): Promise<Refusal | undefined> {
  const { done, failed, fallback } = WORDS[door];
  try {
    const { token } = await sendJson<SignedIn>('POST', `/api/auth/${door}`, body);
    storeAuthToken(token);
    showToast({ kind: 'done', title: done });
    return undefined;
  } catch (error) {
    if (error instanceof ConnectionError) {
      showToast({ kind: 'error', title: CONNECTION_TITLE, description: error.message });
      return { message: error.message };
    }
    const server = error instanceof ApiError && error.status < 500 ? error.server : undefined;
    const message = server?.message ?? fallback;
    showToast({ kind: 'error', title: failed, description: message });
    return { message, field: server?.field };
  }
}
