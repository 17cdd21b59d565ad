import { useSyncExternalStore } from 'react';

/** The spec's own key (§3). */
const TOKEN_KEY = 'authToken';
const listeners = new Set<() => void>();

/** The stored sign-in token; undefined for a visitor, while rendering on the server, and where storage is forbidden. */
export function authToken(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token of someone who has signed in; undefined signs out. */
export function storeAuthToken(token: string | undefined): void {
  try {
    if (token === undefined) globalThis.localStorage?.removeItem(TOKEN_KEY);
    else globalThis.localStorage?.setItem(TOKEN_KEY, token);
  } catch {
    // Storage is forbidden: the session lasts no longer than this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another tab.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** The stored token, as it is now in any tab. */
export function useAuthToken(): string | undefined {
  return useSyncExternalStore(subscribe, authToken, () => undefined);
}
