import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { dialogOf, storeState } from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** The filters of a page: next to the results, or in the sheet on a phone. */
async function openFilters(page: Parameters<typeof open>[0]): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtrele( |$)/ });
  if (await button.isVisible()) await button.click();
}

test('a visitor sees which advanced filters exist, and which ones were not applied', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/search?category=1&maxPricePerSquareMeter=20000');
  await expect(page.getByText('“m² bedeli en çok ₺20.000” Premium’a özel, burada uygulamadık.')).toBeVisible();
  await page.getByRole('button', { name: 'Premium ile filtrele' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await openFilters(page);
  await page.getByText('Daha çok filtre').filter({ visible: true }).click();
  const locked = page.getByRole('button', { name: 'Gelişmiş filtreleri aç' });
  await locked.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await locked.click();
  await expect(dialogOf(page)).toBeVisible();
});

test('a premium member chooses them in the panel, and they are added to the address', BOTH_WIDTHS, async ({ page }) => {
  // A real trial: the panel follows the results, which the server filters.
  const deviceId = `web_advanced${test.info().project.name}`;
  expect((await page.request.post('/api/trial', { data: { deviceId } })).ok()).toBe(true);
  await storeState(page, { deviceId, isPremium: true, trialUsed: true });
  await open(page, '/search?category=1');
  await openFilters(page);
  await page.getByText('Daha çok filtre').filter({ visible: true }).click();
  await page.locator('summary', { hasText: 'Kullanım durumu' }).click();
  await page.getByRole('checkbox', { name: 'Boş', exact: true }).check();
  await expect(page).toHaveURL(/occupancy=empty/);
  await page.locator('summary', { hasText: 'Şerhler' }).click();
  await page.getByRole('group', { name: 'Haciz' }).getByText('Var', { exact: true }).click();
  await expect(page).toHaveURL(/annotations=seizure/);
  // The previous results are pale until the new ones have arrived.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await expectAccessible(page);
});
