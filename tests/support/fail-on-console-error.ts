import { afterEach, expect, vi } from 'vitest';

/** A test that writes to console.error has seen something go wrong, so it fails. */
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = consoleError.mock.calls.slice();
  consoleError.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
