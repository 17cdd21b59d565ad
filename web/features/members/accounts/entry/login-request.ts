import { createStore, useStore } from '#web/platform/create-store.ts';

export type LoginRequest = {
  tab: 'login' | 'register';
  /** Why a login is needed; without it the dialog explains the benefits of an account. */
  title?: string;
  message?: string;
  /** The visitor's intended action; runs after the login. */
  afterwards?: () => void;
};

const request = createStore<LoginRequest | undefined>(undefined);

/** Opens the login dialog, from anywhere; `AccountGate` shows it. */
export function requestLogin(next: LoginRequest): void {
  request.set(next);
}

/** Asks a visitor to join before an action, which is run afterwards. */
export function askToJoin(message: string, afterwards: () => void): void {
  requestLogin({ tab: 'register', title: 'Üye Olun', message, afterwards });
}

export function closeLoginRequest(): void {
  request.set(undefined);
}

/** The current request for the login dialog; undefined while it is closed. */
export function useLoginRequest(): LoginRequest | undefined {
  return useStore(request, undefined);
}
