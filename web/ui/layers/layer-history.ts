import type { AnyRouter } from '@tanstack/react-router';

/** A dialog, sheet or viewer above a page, as its entry in the browser's history names it. */
type Layer = {
  readonly id: string;
  /** The address it was opened over. */
  readonly over: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The layers that are open at this entry, the lowest first. */
    layers?: readonly Layer[];
  }
}

/** What the router's history tells of each step. */
type Moved = {
  readonly location: { readonly state: { readonly __TSR_index: number } };
  readonly action: { readonly type: string };
};

/** A layer that some component shows. */
type Held = {
  readonly close: () => void;
  /** Where its entry is, and the address there, which a filter may have changed since; undefined before it has one. */
  entry: { readonly index: number; readonly href: string; readonly over: string } | undefined;
};

/**
 * Gives each open layer its own entry in the router's history, so that Back closes the top layer and nothing else. An
 * entry whose layer nobody shows (after a reload, a step forward, a link followed inside the layer) is left at once.
 */
class LayerHistory {
  readonly #router: AnyRouter;
  readonly #held = new Map<string, Held>();
  /** The entry that is being left: the browser steps back some time after it is asked to. */
  #leaving: string | undefined;
  /**
   * The place in the history of another page that came before the browser stepped back: the step leaves that page, too.
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

  /** Holds a layer open; `close` is called when Back has left it. Returns what to call once it is closed. */
  hold(close: () => void): () => void {
    this.#lastId += 1;
    const id = `${performance.timeOrigin}-${this.#lastId}`;
    this.#held.set(id, { close, entry: undefined });
    this.settle();
    return () => {
      this.#held.delete(id);
      // Later: the code that closes a layer may at once lead to another page, and that page must not be left.
      setTimeout(() => this.settle());
    };
  }

  /** Brings what is shown and what the history says together. */
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
   * The browser counts its step sometimes from the layer's entry and sometimes from the page after it: `steps` leads
   * back in both cases.
   */
  #goBackToPage(steps: number): void {
    this.#overtakenBy = undefined;
    if (steps !== 0) this.#router.history.go(steps);
  }

  /** Notes where a layer is, or closes it if its entry was left. */
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
    // Back closes the filters and keeps what was chosen in them; the next Back undoes that.
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

  /** Writes an entry of the address as it is, masked as it is, with these layers. */
  #commit(layers: readonly Layer[], replace: boolean): void {
    const { maskedLocation: mask } = this.#router.latestLocation;
    void this.#router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (known: object) => ({ ...known, layers }),
      // After a reload only the mask is left (D12), so it names the layers too.
      ...(mask && {
        mask: { to: mask.pathname, search: mask.search, hash: mask.hash, state: { layers }, unmaskOnReload: true },
      }),
      resetScroll: false,
      replace,
    });
  }
}

/** An address as the browser spells it. */
function sameSpelling(href: string): string {
  return new URL(href, location.origin).href.slice(location.origin.length);
}

let known: LayerHistory | undefined;

/** The layers of this window. */
export function layerHistory(router: AnyRouter): LayerHistory {
  known ??= new LayerHistory(router);
  return known;
}
