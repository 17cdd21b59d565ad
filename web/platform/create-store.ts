import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** A value outside React that components can subscribe to. */
export type Store<T> = {
  readonly get: () => T;
  /** Replaces the value and notifies every listener. */
  readonly set: (next: T) => void;
  /** Calls the listener after every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: Listener) => () => void;
};

/**
 * Creates a store. `watch` starts with the first listener, to follow changes from elsewhere (another tab, a timer); the
 * function it returns is called when the last listener has gone.
 */
export function createStore<T>(initial: T, watch?: () => () => void): Store<T> {
  let current = initial;
  let stopWatching: (() => void) | undefined;
  const listeners = new Set<Listener>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stopWatching = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
  };
}

/** The store's value in a component; `onServer` replaces it on the server and during hydration. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
