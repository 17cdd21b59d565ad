import { createStore, useStore } from '#web/platform/create-store.ts';

export type LoginRequest = {
  tab: 'login' | 'register';
  /** Why a login is asked for; without it the dialog says what an account is good for. */
  title?: string;
  message?: string;
  /** What the visitor wanted to do; runs after the login. */
  afterwards?: () => void;
};

const request = createStore<LoginRequest | undefined>(undefined);

/** Asks for the login dialog, from anywhere; `AccountGate` shows it. */
export function requestLogin(next: LoginRequest): void {
  request.set(next);
}

/** Asks a visitor to join before doing something, which is done afterwards. */
export function askToJoin(message: string, afterwards: () => void): void {
  requestLogin({ tab: 'register', title: 'Üye Olun', message, afterwards });
}

/** Closes the login dialog. */
export function closeLoginRequest(): void {
  request.set(undefined);
}

/** What the login dialog is open for; undefined while it is closed. */
export function useLoginRequest(): LoginRequest | undefined {
  return useStore(request, undefined);
}
