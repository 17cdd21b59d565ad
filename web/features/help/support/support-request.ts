import { createStore, useStore } from '#web/platform/create-store.ts';

/** The panel is open; on a listing, with the listing's number. */
type SupportRequest = {
  readonly propertyId: number | undefined;
  /** From a mail's link: opens a conversation that was started in another browser. */
  readonly token?: string;
};

const request = createStore<SupportRequest | undefined>(undefined);

/** Opens the live support panel from anywhere; `SupportGate` shows it. */
export function requestSupport(propertyId?: number, token?: string): void {
  request.set({ propertyId, ...(token !== undefined && { token }) });
}

export function closeSupportRequest(): void {
  request.set(undefined);
}

/** The current request to open the panel; undefined while it is closed. */
export function useSupportRequest(): SupportRequest | undefined {
  return useStore(request, undefined);
}
