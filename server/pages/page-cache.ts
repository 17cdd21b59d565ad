import { LRUCache } from 'lru-cache';
import type { DataVersion } from '#server/database/data-version.ts';
import { shareOfMemory } from '#server/memory-budget.ts';
import { CacheUse } from '../platform/answers/cache-use.ts';
import { type KeptBody, weightOf } from '../platform/answers/kept-body.ts';
import type { Clock } from '../platform/clock.ts';

/** A rendered page that is the same for every visitor (D25). */
export type Page = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: KeptBody;
};

type Kept = { readonly page: Page; readonly version: string; readonly renderedAt: number; readonly holdsUntil: number };

const MAX_BYTES = 96 * 1024 * 1024;
/** The cache's share of the memory budget. */
const SHARE_OF_MEMORY = 1 / 32;
/** Pages contain the remaining time of auctions as text, which becomes outdated. */
const FRESH_FOR_MS = 30_000;
/** The cache returns a page of at most this age while it renders a new one; for older pages, requests wait. */
const SHOWN_FOR_MS = 90_000;

/**
 * Caches pages by address and renders them again when the data has changed. While a new page is rendered, requests get
 * the old one. Simultaneous requests for a page that is not in the cache share one rendering.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #currentVersion: () => Promise<DataVersion>;
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: shareOfMemory(SHARE_OF_MEMORY, MAX_BYTES),
    sizeCalculation: ({ page }, key) => weightOf(page.body) + key.length,
  });
  readonly use = new CacheUse(() => this.#pages.calculatedSize);
  readonly #renderings = new Map<string, Promise<Page>>();

  constructor(clock: Clock, currentVersion: () => Promise<DataVersion>) {
    this.#clock = clock;
    this.#currentVersion = currentVersion;
  }

  /** Returns the page of an address; calls `render` only when the cached page is missing or outdated. */
  async get(key: string, render: (version: DataVersion) => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key);
    const current = await this.#currentVersion();
    const now = this.#clock.now().getTime();
    const isShown = kept !== undefined && now - kept.renderedAt <= SHOWN_FOR_MS;
    this.use.count(isShown);
    if (kept && kept.version === current.version && now < kept.holdsUntil && now - kept.renderedAt < FRESH_FOR_MS)
      return kept.page;
    const rendering = this.#renderings.get(key) ?? this.#render(key, render, current);
    if (!isShown) return rendering;
    // Returns the old page; only requests that wait for the new page get its errors.
    rendering.catch(() => undefined);
    return kept.page;
  }

  #render(key: string, render: (version: DataVersion) => Promise<Page>, current: DataVersion): Promise<Page> {
    const { version, holdsUntil } = current;
    const renderedAt = this.#clock.now().getTime();
    const rendering = render(current)
      .then((page) => {
        const kept = { page, version, renderedAt, holdsUntil: holdsUntil?.getTime() ?? Number.POSITIVE_INFINITY };
        if (page.status < 500) this.#pages.set(key, kept);
        else this.#pages.delete(key);
        return page;
      })
      .finally(() => this.#renderings.delete(key));
    this.#renderings.set(key, rendering);
    return rendering;
  }
}
