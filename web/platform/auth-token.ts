import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored-text.ts';

/** The spec's own key (§3). */
const TOKEN_KEY = 'authToken';
const listeners = new Set<() => void>();

/** The stored sign-in token; undefined for a visitor and while rendering on the server. */
export function authToken(): string | undefined {
  return readStored('localStorage', TOKEN_KEY);
}

/** Keeps the token of someone who has signed in; undefined signs out. */
export function storeAuthToken(token: string | undefined): void {
  writeStored('localStorage', TOKEN_KEY, token);
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
