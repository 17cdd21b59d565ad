type Area = 'localStorage' | 'sessionStorage';

/**
 * Texts that the browser refused to store (private mode, full or forbidden storage); kept for the lifetime of the page.
 */
const kept = new Map<string, string>();

/** The text under a key; undefined if there is none. Never throws. */
export function readStored(area: Area, key: string): string | undefined {
  const own = kept.get(`${area} ${key}`);
  if (own !== undefined) return own;
  try {
    return globalThis[area]?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a key; undefined removes it. Kept in memory if the browser forbids storage. Never throws. */
export function writeStored(area: Area, key: string, text: string | undefined): void {
  kept.delete(`${area} ${key}`);
  try {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    if (text !== undefined) kept.set(`${area} ${key}`, text);
  }
}
