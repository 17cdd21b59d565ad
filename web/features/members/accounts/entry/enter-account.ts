import type { SignedIn } from '#shared/accounts.ts';
import type { SecondStepDue } from '#shared/sign-in/two-factor.ts';
import { ApiError, ConnectionError, sendJson } from '#web/platform/api-client.ts';
import type { BodyOf } from '#web/platform/api-path.ts';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { CONNECTION_TITLE } from '#web/ui/toasts/toast-failure.ts';

export type Door = 'login' | 'phone-login' | 'register' | 'two-factor';

/** The request body of each kind of login or registration. */
export type EntryBody<D extends Door> = BodyOf<'POST', `/api/auth/${D}`>;

/** Titles and fallback messages of spec §8. */
const WORDS: Readonly<Record<Door, { done: string; failed: string; fallback: string }>> = {
  login: { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'E-posta veya şifre hatalı' },
  'phone-login': { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'Giriş yapılamadı' },
  'two-factor': { done: 'Giriş Başarılı', failed: 'Giriş Hatası', fallback: 'Kod hatalı ya da süresi dolmuş.' },
  register: { done: 'Kayıt Başarılı', failed: 'Kayıt Hatası', fallback: 'Kayıt işlemi başarısız' },
};

/** Why a login or registration failed: a sentence, and the field it is about, if any. */
export type Refusal = { message: string; field?: string | undefined };

/** The result: signed in, second step needed, or refused. */
export type Entry =
  | { readonly kind: 'done' }
  | { readonly kind: 'second-step'; readonly challenge: string }
  | ({ readonly kind: 'refused' } & Refusal);

const CALLS: { readonly [D in Door]: (body: EntryBody<D>) => Promise<SignedIn | SecondStepDue> } = {
  login: (body) => sendJson('POST', '/api/auth/login', body),
  'phone-login': (body) => sendJson('POST', '/api/auth/phone-login', body),
  'two-factor': (body) => sendJson('POST', '/api/auth/two-factor', body),
  register: (body) => sendJson('POST', '/api/auth/register', body),
};

/** Signs in, or registers and signs in (spec §4); shows a toast unless a second step is needed. */
export async function enterAccount<D extends Door>(door: D, body: EntryBody<D>): Promise<Entry> {
  const { done, failed, fallback } = WORDS[door];
  try {
    const answer = await CALLS[door](body);
    if ('challenge' in answer) return { kind: 'second-step', challenge: answer.challenge };
    storeAuthToken(answer.token);
    showToast({ kind: 'done', title: done, ...(answer.warning && { description: answer.warning }) });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof ConnectionError) {
      showToast({ kind: 'error', title: CONNECTION_TITLE, description: error.message });
      return { kind: 'refused', message: error.message };
    }
    const server = error instanceof ApiError && error.status < 500 ? error.server : undefined;
    const message = server?.message ?? fallback;
    showToast({ kind: 'error', title: failed, description: message });
    return { kind: 'refused', message, field: server?.field };
  }
}
