import type { SignedIn } from '#shared/accounts.ts';
import { ApiError, ConnectionError, sendJson } from '#web/platform/api-client.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { CONNECTION_TITLE } from '#web/ui/toasts/toast-failure.ts';

type Door = 'login' | 'register';

/** Titles and fallbacks of spec §8. */
const WORDS: Readonly<Record<Door, { done: string; failed: string; fallback: string }>> = {
  login: { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'E-posta veya şifre hatalı' },
  register: { done: 'Kayıt Başarılı', failed: 'Kayıt Hatası', fallback: 'Kayıt işlemi başarısız' },
};

/** What goes wrong on the way in: a sentence, and the field it is about where there is one. */
export type Refusal = { message: string; field?: string | undefined };

/** Signs in, or registers and signs in (spec §4); tells of success and failure, and answers what went wrong. */
export async function enter(door: Door, body: Record<string, string>): Promise<Refusal | undefined> {
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
