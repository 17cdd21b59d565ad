import { createStore } from './create-store.ts';

/** The password is asked for again: what waits for it goes on, or not. */
export type ProofRequest = { readonly answer: (isGiven: boolean) => void };

/** The question that is open; `AccountGate` shows it. */
export const proofRequest = createStore<ProofRequest | undefined>(undefined);

let open: Promise<boolean> | undefined;

/** Asks for the password and tells whether it was given. Calls that come meanwhile wait for the same answer. */
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
