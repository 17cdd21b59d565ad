/** What a key may do at `/api/v1`, in words for the person who makes it. */
export const KEY_SCOPES = {
  listings: { name: 'İlanları okuma', hint: 'Arama, ilan, filtre ve değişiklik çağrıları.' },
  locked: {
    name: 'Premium bilgileri okuma',
    hint: 'Açıklama, belgeler, bağlantılar ve ilan metninden okunan değerler de yanıtta yer alır.',
  },
  alerts: { name: 'Uyarılar', hint: 'Kurumda paylaşılan uyarılar ve buldukları ilanlar.' },
  reports: { name: 'Raporlar', hint: 'Paylaşılan görünümlerin hazır raporları ve dosyaları.' },
  analysis: { name: 'Toplu analiz', hint: 'İlan seçimlerini kurar, özetlerini okur.' },
} as const;
export type KeyScope = keyof typeof KEY_SCOPES;

// Safe: the keys are those of the object.
export const KEY_SCOPE_NAMES = Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]];

/** Whether a text that was stored names a scope: one that is no longer known gives nothing. */
export function isKeyScope(text: string): text is KeyScope {
  return text in KEY_SCOPES;
}

/** Keys of an organisation that can be used at one time. */
export const MAX_LIVING_KEYS = 20;
/** Revoked and ended keys that stay in the list, the latest. */
export const MAX_ENDED_KEYS = 30;
/** Networks that a key may be used from. */
export const MAX_KEY_ADDRESSES = 20;
/** Characters of a key's name. */
export const KEY_NAME_LENGTH = { min: 2, max: 60 } as const;
