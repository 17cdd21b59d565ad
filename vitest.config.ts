import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QUICK_STARTS } from './tests/support/processes/quick-starts.ts';
import { readSuites } from './tests/support/suites/read-suites.ts';

const suites = readSuites();
// The processes of the workers have it too, and what tests start from them.
Object.assign(process.env, QUICK_STARTS);
const SETUP = ['tests/support/fail-on-console-error.ts', 'tests/support/fail-on-telling-log.ts'];
const DATABASE = {
  globalSetup: ['tests/support/test-server.ts'],
  setupFiles: [...SETUP, 'tests/support/accounts/make-hashes-cheap.ts'],
};

/*
 * Files of a suite that share a process (`isolate: false`) import the server's modules once. What a file leaves behind
 * there is seen by the next one, so each file ends what it began (`afterAll`).
 */
export default defineConfig({
  test: {
    // No test is about time: these only end what hangs, also where other machines take most of this one's processors.
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
