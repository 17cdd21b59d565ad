import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws no window around each page, which would take a third of the tests' time. */
const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function findInstalled(): string | undefined {
  return [...KNOWN_PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}

/** Returns an installed Chromium, or installs one now. Throws a one-line message that says what is missing. */
export function findBrowser(): string {
  const here = findInstalled();
  if (here) return here;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot && run('apt-get', ['update']))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findInstalled()) run('apt-get', ['install', '-y', name]);
  if (!findInstalled()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

/** Flags that headless Chromium needs in containers and without a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
