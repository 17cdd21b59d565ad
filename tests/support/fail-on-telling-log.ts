import { afterAll, afterEach, expect } from 'vitest';
import { forgetSecrets, takeLeaks } from './watched-log.ts';

/** The log of every test is searched: a line with somebody's e-mail, number, password or token fails the test. */
afterEach(() => {
  expect(takeLeaks(), 'the log tells what it must not').toEqual([]);
});

// Files share a process: nobody's log is searched for the secrets of another file.
afterAll(forgetSecrets);
