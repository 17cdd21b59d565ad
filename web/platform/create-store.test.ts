import { expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';

it('notifies its listeners of every change until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  leave();
  store.set(3);
  expect(store.get()).toBe(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('watches the external source from its first listener to its last', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const store = createStore(0, watch);
  expect(watch).not.toHaveBeenCalled();
  const leaves = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  expect(watch).toHaveBeenCalledTimes(1);
  leaves[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leaves[1]?.();
  expect(stop).toHaveBeenCalledTimes(1);
  store.subscribe(() => undefined);
  expect(watch).toHaveBeenCalledTimes(2);
});
