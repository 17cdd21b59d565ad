import { createStore } from './create-store.ts';

/** The password is requested again: the waiting call continues, or not. */
export type ProofRequest = { readonly answer: (isGiven: boolean) => void };

/** The open request; `AccountGate` shows it. */
export const proofRequest = createStore<ProofRequest | undefined>(undefined);

let open: Promise<boolean> | undefined;

/** Asks for the password and returns whether it was given. Calls in the meantime wait for the same result. */
export function askForProof(): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    proofRequest.set({
      answer(isGiven) {
        open = undefined;
        proofRequest.set(undefined);
        resolve(isGiven);
      },
    });
  });
  return open;
}
