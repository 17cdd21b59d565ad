import { useSyncExternalStore } from 'react';

export type LoginRequest = {
  tab: 'login' | 'register';
  /** Why it is asked for; without it the dialog says what an account is good for. */
  title?: string;
  message?: string;
  /** What was wished for before; carried out once somebody has signed in. */
  afterwards?: () => void;
};

let current: LoginRequest | undefined;
const listeners = new Set<() => void>();

/** Asks for the login dialog, from anywhere; whoever shows it listens with `useLoginRequest`. */
export function requestLogin(request: LoginRequest): void {
  set(request);
}

/** The request has been dealt with. */
export function closeLoginRequest(): void {
  set(undefined);
}

function set(next: LoginRequest | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the login dialog is to be open for; undefined while it is not. */
export function useLoginRequest(): LoginRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
