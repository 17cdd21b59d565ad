import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';

type Entry = { href: string; state: { __TSR_index: number; __TSR_key: string; layers?: readonly unknown[] } };
type Moved = { location: Entry; action: { type: string } };

/**
 * Simulates the router's history in a browser that steps back with a delay, either from the entry at that time or from
 * the one when the call was made.
 */
class SlowHistory {
  readonly #reckonsFrom: 'the layer' | 'the page';
  readonly #subscribers: ((moved: Moved) => void)[] = [];
  #entries: Entry[] = [{ href: '/kurum', state: { __TSR_index: 0, __TSR_key: 'first' } }];
  #at = 0;
  #asked: { steps: number; from: number } | undefined;

  constructor(reckonsFrom: 'the layer' | 'the page') {
    this.#reckonsFrom = reckonsFrom;
  }
  get location(): Entry {
    const entry = this.#entries[this.#at];
    if (!entry) throw new Error('The browser is at an entry.');
    return entry;
  }
  canGoBack = () => this.#at > 0;
  subscribe(subscriber: (moved: Moved) => void): void {
    this.#subscribers.push(subscriber);
  }
  push(href: string, layers?: readonly unknown[]): void {
    const at = this.#at + 1;
    const state = { __TSR_index: at, __TSR_key: `${at} ${href}`, ...(layers && { layers }) };
    this.#entries = [...this.#entries.slice(0, at), { href, state }];
    this.#move(at, 'PUSH');
  }
  back = () => this.go(-1);
  go(steps: number): void {
    this.#asked = { steps, from: this.#at };
  }
  /** Runs the pending steps until there are none. */
  catchUp(): void {
    while (this.#asked) {
      const { steps, from } = this.#asked;
      this.#asked = undefined;
      this.#move((this.#reckonsFrom === 'the layer' ? from : this.#at) + steps, 'GO');
    }
  }
  #move(at: number, type: string): void {
    this.#at = at;
    for (const subscriber of this.#subscribers) subscriber({ location: this.location, action: { type } });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.useRealTimers();
});

it.each(['the layer', 'the page'] as const)(
  'a page opened while a closed layer’s entry is being left is kept, if the step is relative to %s',
  async (reckonsFrom) => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { origin: 'https://peyda.test' });
    const { layerHistory } = await import('./layer-history.ts');
    const history = new SlowHistory(reckonsFrom);
    const navigate = ({ state }: { state: (known: object) => { layers: readonly unknown[] } }) =>
      history.push(history.location.href, state({}).layers);
    // Safe: the layers use nothing else of a router.
    const router = { history, latestLocation: {}, navigate } as unknown as AnyRouter;

    const letGo = layerHistory(router).hold(() => undefined);
    expect(history.location.state).toMatchObject({ __TSR_index: 1, layers: [{ over: '/kurum' }] });
    letGo();
    vi.runAllTimers();
    history.push('/user?tab=saved-ads');
    history.catchUp();
    expect(history.location.href).toBe('/user?tab=saved-ads');
  },
);
