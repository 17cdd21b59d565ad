import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<string>();

/** Runs what tells the library of a member's consent; it is written down for this connection. */
export function consentFor<Done>(connectionId: string, work: () => Promise<Done>): Promise<Done> {
  return asked.run(connectionId, work);
}

/** The connection that a consent is being given for. The library's own callback is told only of whom and for what. */
export function connectionOfConsent(): string {
  const connectionId = asked.getStore();
  if (connectionId === undefined) throw new Error('A consent was given outside of consentFor.');
  return connectionId;
}
