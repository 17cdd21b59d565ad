import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BOTH_WIDTHS, PHONE_ONLY } from './tests/e2e/support/widths.ts';
import { quickFolder } from './tests/support/embedded/quick-folder.ts';
import { BROWSER_ARGS, findBrowser } from './tests/support/find-browser.ts';
import { LAUNCH_DAY } from './tests/support/orders/launch-day.ts';
import { QUICK_STARTS } from './tests/support/processes/quick-starts.ts';

/** Set E2E_PORT when two runs share a machine. */
const PORT = Number(process.env.E2E_PORT ?? 3199);
/** One temporary data folder per run. Workers load this file too and must not create their own. */
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(await quickFolder(), 'peyda-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

Object.assign(process.env, QUICK_STARTS);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a single story may time out; a story that passes on its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    // A service worker would hide navigations from stories that mock them; only the story of a lost connection allows
    // it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    // Only a retry records a trace: tracing every story takes a third of the time.
    trace: 'on-first-retry',
  },
  projects: [
    // A story runs once, on the desktop, unless it has a tag of tests/e2e/support/widths.ts.
    {
      name: 'phone',
      grep: [new RegExp(BOTH_WIDTHS.tag), new RegExp(PHONE_ONLY.tag)],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: new RegExp(PHONE_ONLY.tag), use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      SAMPLE_SIZE: '600',
      LAUNCH_ENDS_ON: LAUNCH_DAY,
      RATE_LIMIT: 'off',
      // Stories about jobs start their own sites. Reading the sample's documents here would keep a CPU busy for
      // minutes.
      JOBS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
