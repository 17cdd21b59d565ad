import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Tells React that updates only happen within a test's acts.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a test waits for may have to be loaded first; on a busy machine that takes longer than the default of one
// second.
configure({ asyncUtilTimeout: 20_000 });

/** After each component test: empties the document, signs out, and removes the answers to calls. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
