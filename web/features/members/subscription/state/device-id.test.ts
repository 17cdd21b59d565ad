import { afterEach, expect, it, vi } from 'vitest';
import { trialRequestSchema } from '#shared/subscriptions.ts';
import { fakeBrowser } from '#tests/support/fake-browser.ts';
import { DEVICE_ID_KEY, deviceId } from './device-id.ts';

afterEach(() => vi.unstubAllGlobals());

it('is made once, kept, and of the form the server accepts', () => {
  const storage = fakeBrowser();
  const id = deviceId();
  expect(trialRequestSchema.safeParse({ deviceId: id }).success).toBe(true);
  expect(id).toMatch(/^web_[0-9a-f]{24}_[0-9a-z]+$/);
  expect(deviceId()).toBe(id);
  expect(storage.getItem(DEVICE_ID_KEY)).toBe(id);
});

it('differs between devices', () => {
  fakeBrowser();
  const first = deviceId();
  fakeBrowser();
  expect(deviceId()).not.toBe(first);
});

it('is replaced if the stored one would be refused', () => {
  const storage = fakeBrowser();
  storage.setItem(DEVICE_ID_KEY, 'web_<script>');
  expect(deviceId()).toMatch(/^web_[0-9a-f]{24}_/);
});

it('is kept until the page is left if storage is forbidden', () => {
  fakeBrowser({ isStorageClosed: true });
  expect(deviceId()).toBe(deviceId());
});
