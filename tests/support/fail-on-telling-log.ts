import { afterAll, afterEach, expect } from 'vitest';
import { forgetSecrets, takeLeaks } from './watched-log.ts';

/**
 * The log of every test is searched: a line with a person's e-mail address, number, password or token fails the test.
 */
afterEach(() => {
  expect(takeLeaks(), 'the log tells what it must not').toEqual([]);
});

// Test files share a process, so the secrets of one file are not searched for in the next.
afterAll(forgetSecrets);
