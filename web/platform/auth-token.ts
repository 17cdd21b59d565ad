import { createStore, useStore } from './create-store.ts';
import { readStored, writeStored } from './stored-text.ts';

/** The spec's own key (§3). */
const TOKEN_KEY = 'authToken';

const tokens = createStore<string | undefined>(authToken(), watchOtherTabs);

/** The stored sign-in token; undefined for a visitor and during server rendering. */
export function authToken(): string | undefined {
  return readStored('localStorage', TOKEN_KEY);
}

/** Stores the token of a user who has signed in; undefined signs out. */
export function storeAuthToken(token: string | undefined): void {
  writeStored('localStorage', TOKEN_KEY, token);
  tokens.set(token);
}

function watchOtherTabs(): () => void {
  const readAgain = () => tokens.set(authToken());
  readAgain();
  globalThis.addEventListener('storage', readAgain);
  return () => globalThis.removeEventListener('storage', readAgain);
}

/** The stored token; follows changes in any tab. */
export function useAuthToken(): string | undefined {
  return useStore(tokens, undefined);
}
