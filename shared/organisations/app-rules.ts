import type { KeyScope } from './key-scopes.ts';

/** What an app that a member connects may ask for: the tools at `/mcp` read listings and nothing else. */
export const APP_SCOPES = ['listings', 'locked'] as const satisfies readonly KeyScope[];
export type AppScope = (typeof APP_SCOPES)[number];

/** The same in words for the person who decides on it. */
export const APP_SCOPE_TEXTS: Readonly<Record<AppScope, { readonly name: string; readonly hint: string }>> = {
  listings: {
    name: 'İlanları arar ve okur',
    hint: 'İhale ilanları, tarihleri, sonuçları, masraf hesabı ve ilanlardaki değişiklikler.',
  },
  locked: {
    name: 'Premium bilgileri okur',
    hint: 'İlanın açıklaması, belgeleri, kaynak bağlantıları, metninden okunan değerler ve benzerlerinin satış bedelleri.',
  },
};

/** Whether a text names what an app may be allowed: the rest of what it was granted concerns its tokens alone. */
export function isAppScope(text: string): text is AppScope {
  return APP_SCOPES.some((scope) => scope === text);
}

/** Hours for which an access token works; the app fetches the next one itself. */
export const APP_TOKEN_HOURS = 1;
/** Minutes from an app's request to the member's answer, and from there to the app's first token. */
export const APP_REQUEST_MINUTES = 10;
/** Apps that one person may have connected in an organisation at a time. */
export const MAX_OWN_APPS = 20;
/** Connected apps of an organisation that are listed, the latest. */
export const MAX_LISTED_APPS = 200;
/** Characters of the name that an app gives itself. */
export const APP_NAME_LENGTH = { min: 1, max: 80 } as const;

/** Where the tools for language models are called. */
export const MCP_PATH = '/mcp';
/** The page on which a member answers an app's request. */
export const CONSENT_PATH = '/baglan';
