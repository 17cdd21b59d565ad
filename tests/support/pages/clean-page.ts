import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// React says by this that it waits for nothing outside of a test's acts.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** After each component test: the document is empty, nobody is signed in, and calls are answered by nobody. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
