import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// React says by this that it waits for nothing outside of a test's acts.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a test waits for may be loaded first; on a busy machine that takes longer than the second that is waited
// otherwise.
configure({ asyncUtilTimeout: 20_000 });

/** After each component test: the document is empty, nobody is signed in, and calls are answered by nobody. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
