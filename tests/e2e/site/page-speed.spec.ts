import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';

/** Makes the page measure every load without waiting; reports are collected here instead of being counted. */
async function measured(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.route('**/api/page-speed', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return reports;
}

/** Simulates that the visitor switched to another tab. */
const leave = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a page reports its speed once, without identifying the visitor', async ({ page }) => {
  const reports = await measured(page);
  const code = page.waitForResponse('**/assets/page-speed-*.js');
  await open(page, '/search');
  await code;
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await leave(page);
  await leave(page);
  await expect.poll(() => reports.length).toBe(1);
  const { page: kind, ...numbers } = reports[0] as Record<string, number>;
  expect(Object.keys(numbers).every((name) => ['lcp', 'inp', 'cls'].includes(name))).toBe(true);
  expect(numbers.lcp).toBeGreaterThan(0);
  expect(numbers.cls).toBeLessThan(0.1);
  expect(kind).toBe('search');
});

test('a visitor who opts out is not measured', async ({ page }) => {
  const reports = await measured(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const code = page.waitForResponse('**/assets/page-speed-*.js');
  await open(page, '/');
  await code;
  await leave(page);
  // Any report would be sent before the next page opens.
  await open(page, '/sss');
  expect(reports).toEqual([]);
});
