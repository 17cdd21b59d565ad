import { expect, test } from '../support/open-page.ts';
import { dialogOf, upgradeButton } from '../support/subscription-world.ts';

test('a button pressed before the page’s code has loaded still works afterwards', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/framework-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await upgradeButton(page).click();
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  gate.resolve();
  await expect(dialogOf(page)).toBeVisible();
});
