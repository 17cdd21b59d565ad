/** The permissions of a key at `/api/v1`, in words for the person who creates it. */
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

/** Whether a stored text is the name of a scope; unknown scopes grant nothing. */
export function isKeyScope(text: string): text is KeyScope {
  return text in KEY_SCOPES;
}

/** The maximum number of valid keys of an organisation. */
export const MAX_LIVING_KEYS = 20;
/** The maximum number of revoked and expired keys in the list, the latest first. */
export const MAX_ENDED_KEYS = 30;
/** The maximum number of networks that a key may be used from. */
export const MAX_KEY_ADDRESSES = 20;
/** The length of a key's name in characters. */
export const KEY_NAME_LENGTH = { min: 2, max: 60 } as const;
