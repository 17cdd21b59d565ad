import { vi } from 'vitest';

export class FakeStorage {
  readonly #texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** Storage as browsers with everything forbidden have it. */
const CLOSED_STORAGE = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** As much of a browser as code of web/platform asks for: its storage. Undone by `vi.unstubAllGlobals`. */
export function fakeBrowser({ isStorageClosed = false } = {}): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', isStorageClosed ? CLOSED_STORAGE : storage);
  vi.stubGlobal('sessionStorage', isStorageClosed ? CLOSED_STORAGE : new FakeStorage());
  return storage;
}
