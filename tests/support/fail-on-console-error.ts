import { afterEach, expect, vi } from 'vitest';

/** A call of console.error means that something went wrong, so the test fails. */
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = consoleError.mock.calls.slice();
  consoleError.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
