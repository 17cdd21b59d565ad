import type { AnyRouter } from '@tanstack/react-router';

/** A dialog, sheet or viewer above a page, as stored in its entry of the browser's history. */
type Layer = {
  readonly id: string;
  /** The address above which it was opened. */
  readonly over: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open layers at this entry, the lowest first. */
    layers?: readonly Layer[];
  }
}

/** The router history's event for each step. */
type Moved = {
  readonly location: { readonly state: { readonly __TSR_index: number } };
  readonly action: { readonly type: string };
};

/** A layer that a component shows. */
type Held = {
  readonly close: () => void;
  /** The layer's entry and its address, which a filter may have changed since; undefined until it has an entry. */
  entry: { readonly index: number; readonly href: string; readonly over: string } | undefined;
};

/**
 * Gives each open layer its own entry in the router's history, so that Back closes only the top layer. An entry whose
 * layer is not shown (after a reload, a step forward, or a link inside the layer) is left at once.
 */
class LayerHistory {
  readonly #router: AnyRouter;
  readonly #held = new Map<string, Held>();
  /** The entry that is being left: the browser steps back with a delay. */
  #leaving: string | undefined;
  /**
   * The history index of another page that was opened before the browser stepped back: the step also leaves that page.
   */
  #overtakenBy: number | undefined;
  #lastId = 0;

  constructor(router: AnyRouter) {
    this.#router = router;
    router.history.subscribe(({ location, action }: Moved) => {
      const place = location.state.__TSR_index;
      if (this.#leaving !== undefined && action.type === 'PUSH') this.#overtakenBy = place;
      else if (this.#overtakenBy !== undefined && action.type !== 'REPLACE')
        this.#goBackToPage(this.#overtakenBy - place);
      this.settle();
    });
  }

  /** Registers an open layer; `close` is called when Back has left it. Returns a function to call once it is closed. */
  hold(close: () => void): () => void {
    this.#lastId += 1;
    const id = `${performance.timeOrigin}-${this.#lastId}`;
    this.#held.set(id, { close, entry: undefined });
    this.settle();
    return () => {
      this.#held.delete(id);
      // Delayed: the code that closes a layer may open another page right after, and that page must not be left.
      setTimeout(() => this.settle());
    };
  }

  /** Synchronises the shown layers with the history. */
  settle(): void {
    const { state } = this.#router.history.location;
    if (this.#leaving === state.__TSR_key) return;
    if (this.#overtakenBy === undefined) this.#leaving = undefined;
    for (const [id, held] of this.#held) this.#follow(id, held);
    const top = this.#layers().at(-1);
    if (top && !this.#held.has(top.id)) this.#leave(top);
    else for (const [id, held] of this.#held) if (!held.entry) this.#enter(id);
  }

  /**
   * The browser steps back either from the layer's entry or from the page after it: `steps` returns to that page in
   * both cases.
   */
  #goBackToPage(steps: number): void {
    this.#overtakenBy = undefined;
    if (steps !== 0) this.#router.history.go(steps);
  }

  /** Stores where a layer's entry is, or closes the layer if its entry was left. */
  #follow(id: string, held: Held): void {
    const { href, state } = this.#router.history.location;
    const layer = this.#layers().find((one) => one.id === id);
    if (layer) {
      held.entry = { index: state.__TSR_index, href: sameSpelling(href), over: layer.over };
      return;
    }
    const left = held.entry;
    if (!left) return;
    this.#held.delete(id);
    held.close();
    // Back closes the filters and keeps the changes made in them; the next Back undoes those.
    const isBelow = state.__TSR_index === left.index - 1 && sameSpelling(href) === left.over;
    if (isBelow && left.href !== left.over) void this.#router.navigate({ href: left.href, resetScroll: false });
  }

  #enter(id: string): void {
    const over = sameSpelling(this.#router.history.location.href);
    this.#commit([...this.#layers(), { id, over }], false);
  }

  #leave(top: Layer): void {
    const { history } = this.#router;
    if (sameSpelling(history.location.href) === top.over && history.canGoBack()) {
      this.#leaving = history.location.state.__TSR_key;
      history.back();
    } else this.#commit(this.#layers().slice(0, -1), true);
  }

  #layers(): readonly Layer[] {
    return this.#router.history.location.state.layers ?? [];
  }

  /** Writes an entry with the current address and mask, and with these layers. */
  #commit(layers: readonly Layer[], replace: boolean): void {
    const { maskedLocation: mask } = this.#router.latestLocation;
    void this.#router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (known: object) => ({ ...known, layers }),
      // After a reload only the mask is left (D12), so it contains the layers too.
      ...(mask && {
        mask: { to: mask.pathname, search: mask.search, hash: mask.hash, state: { layers }, unmaskOnReload: true },
      }),
      resetScroll: false,
      replace,
    });
  }
}

/** An address in the browser's spelling. */
function sameSpelling(href: string): string {
  return new URL(href, location.origin).href.slice(location.origin.length);
}

let known: LayerHistory | undefined;

/** The layers of this window. */
export function layerHistory(router: AnyRouter): LayerHistory {
  known ??= new LayerHistory(router);
  return known;
}
