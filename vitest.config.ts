import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'shared/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
    ],
    globalSetup: ['tests/support/test-server.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/fail-on-telling-log.ts'],
    // No test is about time: these only end what hangs, also where other machines take most of this one's processors.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
