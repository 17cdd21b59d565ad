import { LRUCache } from 'lru-cache';
import type { DataVersion } from '#server/database/data-version.ts';
import { type KeptBody, weightOf } from '../platform/answers/kept-body.ts';
import type { Clock } from '../platform/clock.ts';

/** A rendered page as anybody may see it (D25). */
export type Page = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: KeptBody;
};

type Kept = { readonly page: Page; readonly version: string; readonly renderedAt: number; readonly holdsUntil: number };

const MAX_BYTES = 96 * 1024 * 1024;
/** Times left are words on the page, and go by. */
const FRESH_FOR_MS = 30_000;
/** An old page is shown for so long while its successor is rendered; whoever comes later waits for the new one. */
const SHOWN_FOR_MS = 90_000;

/**
 * Pages by address, rendered anew when the data has changed. While a new one is rendered, the old one is sent; those who
 * ask for one that was never rendered share one rendering.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #currentVersion: () => Promise<DataVersion>;
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => weightOf(page.body) + key.length,
  });
  readonly #renderings = new Map<string, Promise<Page>>();

  constructor(clock: Clock, currentVersion: () => Promise<DataVersion>) {
    this.#clock = clock;
    this.#currentVersion = currentVersion;
  }

  /** The page of an address; `render` is asked only when there is none that can be shown. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key);
    const { version, holdsUntil } = await this.#currentVersion();
    const now = this.#clock.now().getTime();
    if (kept && kept.version === version && now < kept.holdsUntil && now - kept.renderedAt < FRESH_FOR_MS)
      return kept.page;
    const rendering = this.#renderings.get(key) ?? this.#render(key, render, version, holdsUntil);
    if (!kept || now - kept.renderedAt > SHOWN_FOR_MS) return rendering;
    // The old page stands in; what goes wrong with the new one is told to whoever waits for it.
    rendering.catch(() => undefined);
    return kept.page;
  }

  #render(key: string, render: () => Promise<Page>, version: string, holdsUntil: Date | null): Promise<Page> {
    const renderedAt = this.#clock.now().getTime();
    const rendering = render()
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
