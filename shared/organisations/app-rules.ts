import type { KeyScope } from './key-scopes.ts';

/** The permissions that a member's connected app may request: the tools at `/mcp` only read listings. */
export const APP_SCOPES = ['listings', 'locked'] as const satisfies readonly KeyScope[];
export type AppScope = (typeof APP_SCOPES)[number];

/** The same in words for the person who decides about it. */
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

/** Whether a text is a permission for apps; the other granted scopes only concern the app's tokens. */
export function isAppScope(text: string): text is AppScope {
  return APP_SCOPES.some((scope) => scope === text);
}

/** The lifetime of an access token in hours; the app renews it automatically. */
export const APP_TOKEN_HOURS = 1;
/**
 * The maximum minutes between an app's request and the member's answer, and between the answer and the app's first
 * token.
 */
export const APP_REQUEST_MINUTES = 10;
/** The maximum number of apps that one person may have connected in an organisation. */
export const MAX_OWN_APPS = 20;
/** The maximum number of connected apps of an organisation that are listed, the latest first. */
export const MAX_LISTED_APPS = 200;
/** The length of the name that an app gives itself, in characters. */
export const APP_NAME_LENGTH = { min: 1, max: 80 } as const;

/** The path of the tools for language models. */
export const MCP_PATH = '/mcp';
/** The page on which a member answers an app's request. */
export const CONSENT_PATH = '/baglan';
