import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** A value outside React that components can follow. */
export type Store<T> = {
  readonly get: () => T;
  /** Replaces the value and tells every listener. */
  readonly set: (next: T) => void;
  /** Calls the listener after every change; returns what ends that. */
  readonly subscribe: (listener: Listener) => () => void;
};

/**
 * Makes a store. `watch` starts when the first listener comes, to follow changes from elsewhere (another tab, a timer);
 * what it returns is called when the last listener has gone.
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

/** The store's value in a component; `onServer` replaces it on the server and while the page becomes interactive. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
