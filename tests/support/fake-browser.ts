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

/** Storage as in a browser that forbids all access to it. */
const CLOSED_STORAGE = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** The only part of a browser that the code of web/platform uses: its storage. `vi.unstubAllGlobals` removes it. */
export function fakeBrowser({ isStorageClosed = false } = {}): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', isStorageClosed ? CLOSED_STORAGE : storage);
  vi.stubGlobal('sessionStorage', isStorageClosed ? CLOSED_STORAGE : new FakeStorage());
  return storage;
}
