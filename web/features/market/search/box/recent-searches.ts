import { useEffect, useState } from 'react';
import { keepPreference, readPreference } from '#web/features/members/consent/index.ts';

const MAX_RECENT = 5;
const MIN_CHARACTERS = 2;

/** The last searches on this device, newest first. They are never sent; without consent they are lost with the page. */
function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readPreference('recent_searches') ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    // Damaged storage must not break the search.
    return [];
  }
}

function writeRecent(searches: readonly string[]): void {
  keepPreference('recent_searches', searches.length > 0 ? JSON.stringify(searches) : undefined);
}

export type RecentSearches = {
  readonly searches: readonly string[];
  remember(query: string): void;
  clear(): void;
};

/** The last searches on this device; empty until the page is interactive. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => setSearches(readRecent()), []);
  const keep = (next: readonly string[]) => {
    writeRecent(next);
    setSearches(next);
  };
  return {
    searches,
    remember(query) {
      if (query.length >= MIN_CHARACTERS)
        keep([query, ...readRecent().filter((item) => item !== query)].slice(0, MAX_RECENT));
    },
    clear() {
      keep([]);
    },
  };
}
