import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeStorage, fakeBrowser } from '#tests/support/fake-browser.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');

let storage: FakeStorage;
let page: typeof import('./preferences.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: TODAY });
  storage = fakeBrowser();
  await openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a newly opened page: nothing of the previous one is in memory. */
async function openPage(): Promise<void> {
  vi.resetModules();
  page = await import('./preferences.ts');
}

it('before a choice a preference lasts until the page is left', async () => {
  page.keepPreference('theme', 'dark');
  expect(page.readPreference('theme')).toBe('dark');
  expect(storage.getItem('theme')).toBeNull();
  await openPage();
  expect(page.readPreference('theme')).toBeUndefined();
});

it('a preference set before consent is stored once consent is given', async () => {
  page.keepPreference('theme', 'dark');
  page.chooseStorage('all');
  expect(storage.getItem('theme')).toBe('dark');
  await openPage();
  expect(page.readPreference('theme')).toBe('dark');
  page.keepPreference('theme', undefined);
  expect(storage.getItem('theme')).toBeNull();
});

it('a refusal is stored, and deletes what was stored before', async () => {
  page.chooseStorage('all');
  page.keepPreference('theme', 'dark');
  page.chooseStorage('necessary');
  expect(storage.getItem('theme')).toBeNull();
  page.keepPreference('theme', 'light');
  expect(storage.getItem('theme')).toBeNull();
  await openPage();
  expect(page.storageChoice()).toBe('necessary');
});

it('a choice expires after a year', () => {
  page.chooseStorage('all');
  page.keepPreference('theme', 'dark');
  expect(page.storageChoice(new Date('2027-11-20T00:00:00Z'))).toBe('all');
  expect(page.storageChoice(new Date('2027-11-21T00:00:00Z'))).toBeUndefined();
});

it.each(['', 'all', 'all 2026', 'everything 2026-11-20', '{"all":true}', 'all 2026-99-99'])(
  '“%s” is not a valid choice',
  (stored) => {
    storage.setItem('storage_choice', stored);
    expect(page.storageChoice()).toBeUndefined();
  },
);

it('without storage the choice lasts until the page is left', async () => {
  fakeBrowser({ isStorageClosed: true });
  await openPage();
  page.chooseStorage('necessary');
  expect(page.storageChoice()).toBe('necessary');
});
