import { afterEach, expect } from 'vitest';
import { takeLeaks } from './watched-log.ts';

/** The log of every test is searched: a line with somebody's e-mail, number, password or token fails the test. */
afterEach(() => {
  expect(takeLeaks(), 'the log tells what it must not').toEqual([]);
});
