import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test.use({ serviceWorkers: 'allow', allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

test('without a connection a page in Turkish replaces the browser’s own', BOTH_WIDTHS, async ({ page, context }) => {
  await open(page, '/sss');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/search').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'İnternet bağlantınız yok' })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
});
