import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QUICK_STARTS } from './tests/support/processes/quick-starts.ts';
import { readSuites } from './tests/support/suites/read-suites.ts';

const suites = readSuites();
// The workers inherit these, and so do the processes that tests start.
Object.assign(process.env, QUICK_STARTS);
const SETUP = ['tests/support/fail-on-console-error.ts', 'tests/support/fail-on-telling-log.ts'];
const DATABASE = {
  globalSetup: ['tests/support/test-server.ts'],
  setupFiles: [...SETUP, 'tests/support/accounts/make-hashes-cheap.ts'],
};

/*
 * The files of a suite with `isolate: false` share a process and import the server's modules once. Later files see what
 * a file leaves behind, so each file cleans up in `afterAll`.
 */
export default defineConfig({
  test: {
    // No test measures time: these timeouts only end tests that hang, even when other work uses most of the machine's
    // CPU.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: suites.unit, isolate: false, pool: 'threads', setupFiles: SETUP },
      },
      {
        extends: true,
        resolve: {
          alias: {
            '@tanstack/react-start': fileURLToPath(new URL('tests/support/pages/start-in-browser.ts', import.meta.url)),
          },
        },
        test: {
          name: 'pages',
          include: suites.pages,
          environment: 'happy-dom',
          isolate: false,
          pool: 'threads',
          setupFiles: [...SETUP, 'tests/support/pages/clean-page.ts'],
        },
      },
      { extends: true, test: { name: 'api', include: suites.api, isolate: false, pool: 'forks', ...DATABASE } },
      { extends: true, test: { name: 'heavy', include: suites.heavy, pool: 'forks', ...DATABASE } },
    ],
  },
});
