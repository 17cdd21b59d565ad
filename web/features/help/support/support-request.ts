import { createStore, useStore } from '#web/platform/create-store.ts';

/** The panel is open; on a listing its number comes along. */
type SupportRequest = {
  readonly propertyId: number | undefined;
  /** From the link of a mail: it opens a conversation that began in another browser. */
  readonly token?: string;
};

const request = createStore<SupportRequest | undefined>(undefined);

/** Asks for the panel of live support, from anywhere; `SupportGate` shows it. */
export function requestSupport(propertyId?: number, token?: string): void {
  request.set({ propertyId, ...(token !== undefined && { token }) });
}

export function closeSupportRequest(): void {
  request.set(undefined);
}

/** What the panel is open for; undefined while it is closed. */
export function useSupportRequest(): SupportRequest | undefined {
  return useStore(request, undefined);
}
